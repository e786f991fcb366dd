"""How much more certain the outcome of a game is than its judgement says: what `Spec.certainty` should be.

    python bench/certainty.py the_v --games 40

Greedy bots play, now and then at random. On the way positions are kept with what `sumrak.bots.study` expects of them as plain
shares; in the end it is known what came of them. Printed is the mean squared error for some certainties, beside that of saying
that all seats stand alike. It prints and exits 0.
"""

from __future__ import annotations

import argparse
import random
import statistics

import sumrak
from sumrak import bots
from sumrak.bots import study

CERTAINTIES = (0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0)
KEPT, ASTRAY = 0.07, 0.1
"""So many of the positions are kept, and so many of the answers drawn."""

Point = tuple[tuple[float, ...], tuple[float, ...]]


def points_of(name: str, seed: int) -> list[Point]:
    """Positions of one game: expected shares, shares won."""
    game, luck = sumrak.new(name, seed=seed), random.Random(seed)
    expected: list[tuple[float, ...]] = []
    while (decision := game.decision) is not None:
        seat, n = decision.seat, len(game.answers)
        if luck.random() < KEPT:
            expected.append(study.plain_outlook(study.Lookout(game, 0), 1, 4))
        if luck.random() < ASTRAY:
            game.play(luck.randrange(len(decision.options)), seat=seat)
        else:
            game.play(bots.choose("greedy", bots.chair(game, seat), n), seat=seat)
    assert game.outcome is not None
    won = game.spec.shares(game.outcome.winners, game.outcome.scores)
    return [(shares, won) for shares in expected]


def error(points: list[Point], certainty: float) -> float:
    return statistics.mean(
        (a - b) ** 2 for shares, won in points for a, b in zip(study.sharpened(shares, certainty), won, strict=True)
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=sumrak.games())
    parser.add_argument("--games", type=int, default=40)
    asked = parser.parse_args()
    points = [point for seed in range(asked.games) for point in points_of(asked.game, seed)]
    alike = [((1 / len(won),) * len(won), won) for _, won in points]
    print(f"{asked.game}: {len(points)} positions of {asked.games} games; all alike: {error(alike, 1.0):.4f}")
    for certainty in CERTAINTIES:
        print(f"  certainty {certainty:4}: {error(points, certainty):.4f}")


if __name__ == "__main__":
    main()
