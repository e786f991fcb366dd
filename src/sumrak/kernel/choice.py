"""Choices with several parts: one small decision for each part, carried out with the last, none that leads nowhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sumrak.kernel.agenda import Decision, Option
from sumrak.kernel.state import State

CHOOSE = "choose"


def choose_cards(s: State, seat: int, cite: str, place: int, n: int, then: Callable[..., None], *args: Any) -> None:
    """Let a seat choose n cards of a pile, in one order only; then(state, cards, *args) is done with them as a step.

    Options name definitions (see `knowledge.choices`), of copies the one that came first. With n cards or fewer in the pile nobody is asked.
    """
    more(s, seat, cite, place, n, then, args, ())


def more(
    s: State,
    seat: int,
    cite: str,
    place: int,
    n: int,
    then: Callable[..., None],
    args: tuple[Any, ...],
    chosen: tuple[int, ...],
) -> None:
    definition, known = s.definition, s.known  # the copy that most seats know comes first, as in `fame`
    row: list[tuple[int, int, int, int]] = []
    for i, card in enumerate(s.piles[place]):
        row.append((definition[card], -known[card].bit_count(), i, card))
    row.sort()
    count = min(n, len(row))
    first = [copy[3] for copy in row].index(chosen[-1]) + 1 if chosen else 0
    while len(chosen) < count:
        last = len(row) - count + len(chosen)
        options: list[Option] = []
        for i in range(first, last + 1):
            if i == first or row[i][0] != row[i - 1][0]:
                options.append((CHOOSE, row[i][3]))
        if len(options) > 1:
            s.doing = (more, seat, cite, place, n, then, args, ())  # in a world guessed by another all parts are open
            s.ask(seat, cite, options, chosen_one, seat, cite, place, n, then, args, chosen)
            return
        chosen, first = (*chosen, row[first][3]), first + 1
    s.then((then, chosen, *args))


def chosen_one(
    s: State, seat: int, cite: str, place: int, n: int, then: Callable[..., None], args: tuple[Any, ...], chosen: tuple[int, ...],
    verb: str, card: int,
) -> None:  # fmt: skip
    s.then((more, seat, cite, place, n, then, args, (*chosen, card)))


def several(s: State, decision: Decision) -> tuple[int, int, list[int]] | None:
    """How many cards of a choice of several are chosen, how many are not, and out of which, in the order of its parts.

    Whoever shows a decision may have them pointed at in any order and give the parts in this one.
    """
    if decision.then is not chosen_one:
        return None
    _, _, place, n, _, _, chosen = decision.args
    rows = sorted([(s.definition[card], -s.known[card].bit_count(), i, card) for i, card in enumerate(s.piles[place])])
    cards = [row[3] for row in rows]
    return len(chosen), min(n, len(cards)) - len(chosen), cards[cards.index(chosen[-1]) + 1 if chosen else 0 :]


def spread(total: int, room: list[int], part: int) -> list[int]:
    """How much of `total` the part-th of several takers may get so that the later ones can still take the rest."""
    rest = sum(room[part + 1 :])
    return [n for n in range(min(room[part], total) + 1) if total - n <= rest]
