"""The order of effects that come at the same moment."""

from __future__ import annotations

from sumrak.kernel.agenda import Step
from sumrak.kernel.state import State

FIRST = "first"


Trigger = tuple[int, int, int, int, Step]
"""(card, since, clause, touches, step): a clause by its address, a bit for each kind of thing that it reads or
changes, and the step that performs it."""


def in_order(s: State, seat: int, cite: str, found: list[Trigger]) -> None:
    """Put simultaneous effects on the agenda; `seat` orders them where the order can matter.

    It cannot where no two touch the same thing; then they go in the order in which they were found.
    """
    if order_matters(s, found):
        s.then((ask_for_first, seat, cite, found))
    else:
        s.then(*[row[4] for row in found])


def order_matters(s: State, found: list[Trigger]) -> bool:
    for i, a in enumerate(found):
        for b in found[:i]:
            if a[3] & b[3]:
                return True
    return False


def ask_for_first(s: State, seat: int, cite: str, found: list[Trigger]) -> None:
    s.ask(seat, cite, [(FIRST, row[0], row[2]) for row in found], first, seat, cite, found)


def first(s: State, seat: int, cite: str, found: list[Trigger], verb: str, card: int, clause: int) -> None:
    """Do this one now; the rest is ordered again, for what it did may have changed what matters."""
    now = [row for row in found if row[0] == card and row[2] == clause][0]
    rest = [row for row in found if row is not now]
    if rest:
        in_order(s, seat, cite, rest)
    s.then(now[4])
