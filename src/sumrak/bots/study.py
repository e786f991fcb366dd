"""What a person may be told about a position: who stands how well, what could best be done, and what is expected to follow.

It is found like a bot's answer: from what a seat sees and guesses, never from the true state, unless the game is over. Who
stands how well is said in shares of the game: together 1, half and half between two who stand alike.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from sumrak.bots.chair import Chair
from sumrak.bots.greedy import played_out
from sumrak.bots.ismcts import Search
from sumrak.bots.tree import Node
from sumrak.game import Game

WORLDS = 12
"""So many guesses say who stands how well."""
FIRST, PORTION = 0.6, 0.25
"""Seconds before the first report of a search, which has to look at everything once, and between two reports."""
IDEAS, LINE, FOLLOWED = 5, 4, 3
"""So many options are told of, what follows them up to so many answers, as far as the search has been there so often."""
POINTS = 160
"""Of a long game so many positions are looked at."""


class Lookout(Chair):
    """A seat that need not be asked anything, or, after the end, somebody who sees everything (`seat` None)."""

    __slots__ = ()

    def __init__(self, game: Game, seat: int | None) -> None:
        self.seat = -1 if seat is None else seat
        self._guess = game.copy() if seat is None else game.determinize(seat, 0)

    @property
    def certainty(self) -> float:
        return self._guess.spec.certainty

    def world(self, seed: int) -> Game:
        return self._guess.copy() if self.seat < 0 else self._guess.determinize(self.seat, seed)


class Step(NamedTuple):
    """One answer of an expected line; `label` as in a view's options."""

    seat: int
    label: dict[str, Any]
    cite: str


class Idea(NamedTuple):
    """What came of one option; `shares` of all seats."""

    option: str
    visits: int
    shares: tuple[float, ...]
    line: tuple[Step, ...]


class Advice(NamedTuple):
    """The best options, the best first, after so many simulations."""

    ideas: tuple[Idea, ...]
    simulations: int


def plain_shares(values: list[float]) -> tuple[float, ...]:
    """Values from -1 (lost) to 1 (won), one a seat, as shares of the game."""
    return sharpened(tuple([min(1.0, max(0.0, (value + 1) / 2)) for value in values]), 1.0)


def sharpened(shares: tuple[float, ...], certainty: float) -> tuple[float, ...]:
    """As certain as outcomes are (`Spec.certainty`); together 1."""
    parts = [share**certainty for share in shares]
    whole = sum(parts)
    return tuple([part / whole if whole else 1 / len(parts) for part in parts])


# who stands how well


def outlook(lookout: Lookout, seed: int, worlds: int = WORLDS) -> tuple[float, ...]:
    """Shares of the game that each seat may expect."""
    return sharpened(plain_outlook(lookout, seed, worlds), lookout.certainty)


def plain_outlook(lookout: Lookout, seed: int, worlds: int) -> tuple[float, ...]:
    """As the position promises, from a few guesses played on to where nothing is half done."""
    totals: list[float] = []
    for n in range(worlds):
        game = lookout.world(seed * WORLDS + n)
        game = played_out(lookout, game, Random(seed * WORLDS + n), 1)
        values = [lookout.prospect(game, seat) for seat in range(game.state.seats)]
        totals = [a + b for a, b in zip(totals or [0.0] * len(values), values)]
    return plain_shares([total / worlds for total in totals])


def course(game: Game, seat: int | None, seed: int) -> Iterator[list[tuple[int, tuple[float, ...]]]]:
    """How it stood after so many answers, as (answers, shares), for the whole of a game that is over: first roughly."""
    plies = course_of(len(game.answers))
    wanted, kept = set(plies), {}
    again = game.at(0).copy()
    for ply in range(len(game.answers) + 1):
        if ply:
            who, index = game.answers[ply - 1]
            again.play(index, seat=who)
        if ply in wanted:
            kept[ply] = again.copy()
    found, since = [], time.perf_counter()
    for ply in plies:
        found.append((ply, outlook(Lookout(kept[ply], seat), seed, WORLDS // 2)))
        if time.perf_counter() - since > PORTION:
            yield found
            found, since = [], time.perf_counter()
    yield found


def course_of(last: int) -> list[int]:
    """The positions to look at, so that those found first are spread over the whole game."""
    step = max(1, -(-last // POINTS))
    plies = sorted({*range(0, last + 1, step), last})
    order: list[int] = []
    stride = len(plies)
    while stride >= 1:
        order += [ply for ply in plies[::stride] if ply not in order]
        stride //= 2
    return order


# what could be done


def advise(chair: Chair, seed: int, seconds: float) -> Iterator[Advice]:
    """What a search finds, told again and again while it goes on."""
    search = Search(chair, seed)
    until = time.perf_counter() + seconds
    while (left := until - time.perf_counter()) > 0:
        search.run(seconds=min(PORTION if search.done else FIRST, left))
        yield advice(search)
        if len(search.root.edges) == 1 and len(search.worth) == 1:
            return


def advice(search: Search) -> Advice:
    ideas = []
    for thought in search.thoughts()[:IDEAS]:
        edge = search.root.edges[thought.notation]
        plain = plain_shares([total / max(1, edge.visits) for total in edge.totals])
        shares = sharpened(plain, search.spec.certainty)
        steps = told(search.chair, [thought.notation, *followed(edge.node)])
        ideas.append(Idea(thought.notation, thought.visits, shares, tuple(steps[1:])))
    return Advice(tuple(ideas), search.done)


def followed(node: Node) -> list[str]:
    """The answers that a search gave most often from there on, as far as it has been there often enough to tell."""
    found: list[str] = []
    while node.edges and len(found) < LINE:
        key = max(node.edges, key=lambda key: node.edges[key].visits)
        if node.edges[key].visits < FOLLOWED:
            break
        found.append(key)
        node = node.edges[key].node
    return found


def told(chair: Chair, line: list[str], tries: int = 8) -> list[Step]:
    """A line in words, as far as it is possible in one of a few guesses."""
    best: list[Step] = []
    for seed in range(tries):
        game, steps = chair.determinize(seed), []
        for n, notation in enumerate(line):
            step = None if game.is_over else answered(game, notation, chair.seat if n == 0 else None)
            if step is None:
                break
            steps.append(step)
        if len(steps) > len(best):
            best = steps
        if len(best) == len(line):
            break
    return best


def answered(game: Game, notation: str, seat: int | None) -> Step | None:
    """Gives an answer in a guess, whoever is asked it (or that seat); None if nobody is."""
    for decision in game.decisions:
        if seat is not None and decision.seat != seat:
            continue
        for i, option in enumerate(decision.options):
            if option.notation == notation:
                shown = game.view(decision.seat)["options"][i]
                game.play(i, seat=decision.seat)
                return Step(decision.seat, shown["label"], shown["cite"])
    return None
