"""How well `prospect` and `judgement` tell who wins The V, and which weights would tell it best.

    python bench/prospects.py --games 400

Greedy bots play; of the quiet positions on the way all that begin a turn are kept and a third of the others. Printed is the mean log loss for
positions of games that were not fitted (five parts, by game): of saying that both win as often, of `judgement` and of `prospect`, each scaled
as it fits best, and of a logistic regression; and its weights, which stand in sumrak/games/the_v/prospects.py. It prints and exits 0.
"""

from __future__ import annotations

import argparse
import math
import operator
import random

import numpy

import sumrak
from sumrak import bots
from sumrak.games.the_v.prospects import (
    ALONE,
    AT_STAKE,
    BODY,
    CARD,
    INFLUENCE,
    LEFT,
    LEVEL,
    LOCATION,
    THREAT,
    TURNED,
    points,
)
from sumrak.games.the_v.state import CHARACTERS, HAND, LOCATIONS, ZONES, TheV
from sumrak.games.the_v.values import fresh

KEPT, PARTS, PENALTY = 0.35, 5, 3.0
ONE, TWO = AT_STAKE[1] - AT_STAKE[0], AT_STAKE[2] - AT_STAKE[0]
WEIGHTS = {
    "LEVEL": LEVEL, "CARD": CARD, "LOCATION": LOCATION, "ALONE": ALONE, "INFLUENCE": INFLUENCE, "THREAT": THREAT, "LEFT": LEFT,
    "TURNED": TURNED, "BODY": BODY, "at stake": AT_STAKE[0], "… and one": ONE, "… and two": TWO,
}  # fmt: skip
"""As they are; those at stake with one and with two tokens left come on top of what all have."""

Row = tuple[int, list[float], float, float, float]
"""Game, differences, judgement, prospect, and what seat 0 had of it."""


def counts(s: TheV, seat: int) -> list[float]:
    """What `prospects.points` weighs, by weight."""
    base, level, against = seat * ZONES, s.level[seat], s.level[1 - seat]
    girls = s.piles[base + CHARACTERS]
    left = [s.endurance[c] - s.tokens[c] for c in girls]
    found = [level**2, len(s.piles[base + HAND]), len(s.piles[base + LOCATIONS]), len(girls) < 2]
    found += [sum(max(0, s.influence[c]) for c in girls), sum(max(0, s.threat[c]) for c in girls)]
    found += [sum(left), sum(s.turned[c] for c in girls), len(girls)]
    found += [against * len(girls), against * left.count(1), against * left.count(2)]
    assert math.isclose(sum(map(operator.mul, found, WEIGHTS.values())), points(s, seat), abs_tol=1e-9), (
        "not what is weighed"
    )
    return list(map(float, found))


def rows_of(n: int) -> list[Row]:
    """Positions of game number n, from seat 0."""
    decks = [deck["id"] for deck in sumrak.catalogue("the_v")["decks"]]
    game = sumrak.new("the_v", decks=[decks[n % 3], decks[n // 3 % 3]], seed=n)
    spec, luck, turn, found = game.spec, random.Random(n), 0, list[tuple[list[float], float, float]]()
    while (decision := game.decision) is not None:
        s = game.state
        assert isinstance(s, TheV)
        if spec.is_quiet(s) and (s.turn != turn or luck.random() < KEPT):
            turn = s.turn
            fresh(s)
            apart = [a - b for a, b in zip(counts(s, 0), counts(s, 1), strict=True)]
            found.append((apart, spec.judgement(s, 0), spec.prospect(s, 0)))
        seat = decision.seat
        game.play(bots.choose("greedy", bots.chair(game, seat), n * 1000 + len(game.answers)), seat=seat)
    assert game.outcome is not None
    won = spec.shares(game.outcome.winners, game.outcome.scores)[0]
    return [(n, apart, judged, promised, won) for apart, judged, promised in found]


def fitted(x: numpy.ndarray, y: numpy.ndarray) -> numpy.ndarray:
    """Logistic regression with a small penalty, by Newton's method."""
    w = numpy.zeros(x.shape[1])
    for _ in range(30):
        p = 1 / (1 + numpy.exp(-x @ w))
        slope = x.T @ (p - y) + PENALTY * w
        w -= numpy.linalg.solve((x.T * (p * (1 - p) + 1e-6)) @ x + PENALTY * numpy.eye(len(w)), slope)
    return w


def loss(x: numpy.ndarray, y: numpy.ndarray, games: numpy.ndarray) -> float:
    """Mean log loss where it was not fitted."""
    total, scale = 0.0, x.std(axis=0) + 1e-9
    for part in range(PARTS):
        apart = games % PARTS == part
        p = 1 / (1 + numpy.exp(-(x[apart] / scale) @ fitted(x[~apart] / scale, y[~apart])))
        p = numpy.clip(p, 1e-6, 1 - 1e-6)
        total -= float((y[apart] * numpy.log(p) + (1 - y[apart]) * numpy.log(1 - p)).sum())
    return total / len(y)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=400)
    rows = [row for n in range(parser.parse_args().games) for row in rows_of(n)]
    games, y = numpy.array([row[0] for row in rows]), numpy.array([row[4] for row in rows])
    x = numpy.array([row[1] for row in rows])
    print(f"{len(rows)} positions of {len(set(games))} games; both as often: {math.log(2):.4f}")
    for name, column in (("judgement", 2), ("prospect", 3)):
        odds = numpy.arctanh(numpy.clip([row[column] for row in rows], -0.9999, 0.9999))
        print(f"  {name:10} {loss(odds[:, None], y, games):.4f}")
    print(f"  {'regression':10} {loss(x, y, games):.4f}")
    for (name, now), weight in zip(WEIGHTS.items(), fitted(x, y), strict=True):
        print(f"    {name:10} {weight:6.3f}   (now {now:6.3f})")


if __name__ == "__main__":
    main()
