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
from sumrak.bots.ismcts import OFTEN, Search, Thought
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


class Knowing(Chair):
    """After the end: a seat that is asked something and knows everything."""

    __slots__ = ()

    def __init__(self, game: Game, seat: int) -> None:
        self.seat, self._guess = seat, game.copy()

    def determinize(self, seed: int) -> Game:
        return self._guess.copy()


class Step(NamedTuple):
    """One answer, expected or given; `label` as in a view's options."""

    seat: int
    label: dict[str, Any]
    cite: str


class Idea(NamedTuple):
    """What came of one option; `shares` of all seats. `seldom`: tried too seldom for its shares to be compared with others'."""

    option: str
    visits: int
    shares: tuple[float, ...]
    line: tuple[Step, ...]
    seldom: bool = False


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


Stood = tuple[int, tuple[float, ...], tuple[Step, ...]]
"""After how many answers, the shares, and the answers since the position before that is looked at."""


def course(game: Game, seat: int | None, seed: int) -> Iterator[list[Stood]]:
    """How it stood after so many answers, for the whole of a game that is over: first roughly."""
    plies = course_of(len(game.answers))
    wanted, kept, given = set(plies), {}, {}
    again, steps = game.at(0).copy(), []
    for ply in range(len(game.answers) + 1):
        if ply:
            who, index = game.answers[ply - 1]
            steps.append(given_now(again, who, index))
        if ply in wanted:
            kept[ply], given[ply] = again.copy(), tuple(steps)
            steps = []
    found, since = [], time.perf_counter()
    for ply in plies:
        found.append((ply, outlook(Lookout(kept[ply], seat), seed, WORLDS // 2), given[ply]))
        if time.perf_counter() - since > PORTION:
            yield found
            found, since = [], time.perf_counter()
    yield found


def given_now(game: Game, seat: int, index: int) -> Step:
    """Gives the answer of this number, and says it."""
    shown = game.view(seat)["options"][index]
    game.play(index, seat=seat)
    return Step(seat, shown["label"], shown["cite"])


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
    """In the order of what is told: by the shares where an option was tried often, the others after them."""
    thoughts, seat, ideas = search.thoughts(), search.chair.seat, []
    often = OFTEN * max([thought.visits for thought in thoughts], default=0)
    for thought in thoughts[:IDEAS]:
        shares = sharpened(plain_shares(weighed(search, thought)), search.spec.certainty)
        steps = told(search.chair, [thought.notation, *followed(search.root.edges[thought.notation].node)])
        ideas.append(Idea(thought.notation, thought.visits, shares, tuple(steps[1:]), thought.visits < often))
    ideas.sort(key=lambda idea: (idea.seldom, 0.0 if idea.seldom else -idea.shares[seat]))
    return Advice(tuple(ideas), search.done)


def weighed(search: Search, thought: Thought) -> list[float]:
    """The value of an option for each seat: for the one that thinks what it is chosen by, for the others what that leaves."""
    edge, seat = search.root.edges[thought.notation], search.chair.seat
    less = (thought.merit - thought.value) / max(1, len(edge.totals) - 1)
    return [thought.merit if i == seat else total / edge.visits - less for i, total in enumerate(edge.totals)]


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
                return given_now(game, decision.seat, i)
    return None
