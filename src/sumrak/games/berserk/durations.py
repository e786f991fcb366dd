"""How long something lasts: a scope, the battle, until a turn ends or begins (B-10.5, B-10.10, B-17.4)."""

from __future__ import annotations

from typing import Any

from sumrak.games.berserk import presence
from sumrak.games.berserk.facts import FLIGHT, WORD, Permanent
from sumrak.games.berserk.state import BOUND, CONTROLLED, FLIGHTS, FOREVER, GAIN, HOSTS, LATER, Berserk
from sumrak.kernel.state import Lasting


def after_turn(turn: int) -> int:
    """Until the end of this turn (by its number)."""
    return -2 * turn - 2


def before_turn(turn: int) -> int:
    """Until this turn (by its number) begins."""
    return -2 * turn - 3


def next_turn_of(s: Berserk, seat: int) -> int:
    """The number of the next turn of a seat that begins."""
    return s.turn + (2 if s.active == seat else 1)


def current_or_next_turn_of(s: Berserk, seat: int) -> int:
    return s.turn if s.active == seat else s.turn + 1


def last(s: Berserk, card: int, clause: int, until: int, source: int, values: tuple[Any, ...]) -> None:
    """A row about this object, from now on."""
    s.clock += 1
    s.lasting.append(Lasting(until, card, s.since[card], source, clause, s.clock, values))
    s.rows_of[card] += 1
    if clause == LATER:
        presence.look_again(s)
    elif clause == GAIN and values[0].what == WORD:
        presence.look_again(s)
        s.unsettled |= HOSTS | BOUND
    if values and values[-1] is not None:
        s.unsettled |= BOUND


def gain(s: Berserk, card: int, what: Permanent, until: int, source: int, bound: Any = None) -> None:
    """The card has this as well; `bound`: only while this condition holds, and never again (B-17.4)."""
    last(s, card, GAIN, until, source, (what, bound))


def ended(s: Berserk, rows: list[Lasting]) -> None:
    for row in rows:
        if row.card >= 0:
            s.rows_of[row.card] -= 1
    if any([row.clause == LATER or (row.clause == GAIN and row.values[0].what == WORD) for row in rows]):
        presence.look_again(s)
    for row in rows:
        if row.clause == CONTROLLED:
            presence.give_back(s, row)
        elif row.clause == GAIN and row.values[0].what == WORD and row.values[0].amount & FLIGHT:
            s.unsettled |= FLIGHTS


def forget(s: Berserk, card: int) -> None:
    """B-12.3: whatever was about a card that has left play is gone."""
    if s.rows_of[card]:
        s.lasting = [row for row in s.lasting if row.card != card]
        s.rows_of[card] = 0


def is_permanent(until: int) -> bool:
    return until == FOREVER
