"""The order of effects that come at the same moment."""

from __future__ import annotations

from typing import NamedTuple

from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.state import State

FIRST = "first"


class Trigger(NamedTuple):
    """A text that goes off: a clause by its address (card, clause) and the step that performs it.

    `touches` has a bit for each kind of thing that it reads or changes; two of one `group` are alike: their order
    cannot matter.
    """

    card: int
    clause: int
    touches: int
    group: tuple[int, ...]
    step: Step


def in_order(s: State, seat: int, cite: str, found: list[Trigger]) -> None:
    """Put simultaneous effects on the agenda; `seat` orders them where the order can matter.

    It cannot where no two touch the same thing; then they go in the order in which they were found.
    """
    if order_matters(s, found):
        s.then((ask_for_first, seat, cite, found))
    else:
        for row in reversed(found):
            s.next(row.step)


def order_matters(s: State, found: list[Trigger]) -> bool:
    for i, a in enumerate(found):
        for b in found[:i]:
            if a.touches & b.touches and a.group != b.group:
                return True
    return False


def ask_for_first(s: State, seat: int, cite: str, found: list[Trigger]) -> None:
    """One option for each group: of two that are alike nobody could say which is meant."""
    options: dict[tuple[int, ...], Option] = {}
    for row in found:
        options.setdefault(row.group, (FIRST, row.card, row.clause))
    s.ask(seat, cite, list(dict.fromkeys(options.values())), first, seat, cite, found)


def first(s: State, seat: int, cite: str, found: list[Trigger], verb: str, card: int, clause: int) -> None:
    """Do this one now; the rest is ordered again, for what it did may have changed what matters."""
    now = [row for row in found if row.card == card and row.clause == clause][0]
    rest = [row for row in found if row is not now]
    if rest:
        in_order(s, seat, cite, rest)
    s.then(now.step)
