"""Effects that are parts of a feature and follow from another, or carry the card itself away (B-11.8a, B-14.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sumrak.games.berserk import deeds, movement
from sumrak.games.berserk.events import FAILS
from sumrak.games.berserk.frames import Work
from sumrak.games.berserk.state import Berserk
from sumrak.games.berserk.vocabulary.effects import ALL, AndThen, Heal, TeleportSelf
from sumrak.games.berserk.vocabulary.terms import Ref
from sumrak.kernel.rulebook import cite

B11_8A, B14_6 = cite("B-11.8a"), cite("B-14.6")
Before = tuple[tuple[int, int, int], ...]
"""Cards, when they came, and their wounds."""


def teleport_self(s: Berserk, work: Work, effect: TeleportSelf) -> None:
    """B-11.8a: it needs no unspent movement, and spends none."""
    there = deeds.whom(s, work, Ref.SELF) and s.cell[work.card] >= 0
    cells = movement.free_cells(s, work.card, effect.range) if there else []
    if cells:
        s.ask(work.seat, B11_8A, [("to", cell) for cell in cells], teleported_self, work)
    else:
        deeds.drop_rest(s, work)


def teleported_self(s: Berserk, work: Work, verb: str, cell: int) -> None:
    movement.leap(s, work.card, cell, work.card, False, B11_8A)


def and_then(s: Berserk, work: Work, effect: AndThen) -> None:
    """B-14.6: what depends on an influence without success is not declared."""
    before = tuple([(c, s.since[c], s.wounds[c]) for c in deeds.whom(s, work, effect.first.whom)])
    s.next((if_it_did, work, effect, before))
    deeds.do(s, work, effect.first)


def if_it_did(s: Berserk, work: Work, effect: AndThen, before: Before) -> None:
    if is_done(s, effect, before):
        deeds.do(s, work, effect.then)
    else:
        s.note(FAILS, B14_6, work.seat, deeds.shown(s, work.card))


def is_done(s: Berserk, effect: AndThen, before: Before) -> bool:
    """Somebody was wounded, be it to death; or all of the number was healed."""
    if not isinstance(effect.first, Heal):
        return any([s.since[c] != since or s.wounds[c] > wounds for c, since, wounds in before])
    healed = sum([wounds - s.wounds[c] for c, since, wounds in before if s.since[c] == since])
    number = effect.first.number
    return healed > 0 if number == ALL or not isinstance(number, int) else healed >= number


DEEDS: dict[type, Callable[[Berserk, Work, Any], None]] = {TeleportSelf: teleport_self, AndThen: and_then}
