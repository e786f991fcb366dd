"""What must hold at any moment: control, one copy of what is unique or lies under one character, endurance."""

from __future__ import annotations

from sumrak.games.the_v.board import modifications_of, side
from sumrak.games.the_v.control import check_control
from sumrak.games.the_v.events import KEEPS_ONE
from sumrak.games.the_v.exhaustion import fully_exhaust
from sumrak.games.the_v.moving import remove_to_void
from sumrak.games.the_v.state import CONTROL, COPIES, IN_PLAY, TOKENS, ZONES, TheV
from sumrak.games.the_v.values import compute
from sumrak.kernel.rulebook import cite

V28, V83 = cite("V-28"), cite("V-83")


def check(s: TheV, flags: int) -> None:
    """Between two steps; `flags` says what may have changed. Questions are put on the agenda, never asked here."""
    if s.stale:
        compute(s)
    if flags & CONTROL:
        check_control(s)
        flags, s.unsettled = flags | s.unsettled, 0  # seen to here, not once more
        if s.stale:
            compute(s)
    if flags & COPIES:
        check_copies(s)
    if flags & TOKENS:
        check_endurance(s)


def check_endurance(s: TheV) -> None:
    """V-56: as soon as the tokens reach the endurance."""
    out, tokens, endurance = [], s.tokens, s.endurance
    for seat in (s.active, 1 - s.active):
        for c in s.characters[seat]:
            if tokens[c] >= endurance[c]:
                out.append(c)
    if out:
        s.then((fully_exhaust, tuple(out)))


def check_copies(s: TheV) -> None:
    """V-83, V-28: of two unique cards on one side, or two copies under one character, one is kept."""
    facts = s.facts
    for seat in (s.active, 1 - s.active):
        seen: set[int] = set()
        for zone in IN_PLAY:
            for c in s.piles[seat * ZONES + zone]:
                if facts[c].is_unique:
                    name = s.definition[c]
                    if name in seen:
                        s.then((keep_one_unique, seat, name))
                        return
                    seen.add(name)
        under: set[tuple[int, int]] = set()
        for m in s.modifications[seat]:
            copy = (s.host[m], s.definition[m])
            if copy in under:
                s.then((keep_one_modification, *copy))
                return
            under.add(copy)


def keep_one_unique(s: TheV, seat: int, name: int) -> None:
    cards = [c for zone in IN_PLAY for c in s.piles[seat * ZONES + zone] if s.definition[c] == name]
    keep_one(s, seat, cards, V83)


def keep_one_modification(s: TheV, host: int, name: int) -> None:
    """V-28: the controller of the character chooses."""
    cards = [m for m in modifications_of(s, host) if s.definition[m] == name]
    keep_one(s, side(s, host), cards, V28)


def keep_one(s: TheV, seat: int, cards: list[int], where: str) -> None:
    """Of those that are still there: some may have been fully exhausted at the same moment."""
    if len(cards) > 1:
        s.ask(seat, where, [("keep", c) for c in cards], keep, tuple(cards), where)
    else:
        s.unsettled |= COPIES


def keep(s: TheV, cards: tuple[int, ...], where: str, verb: str, kept: int) -> None:
    """The others go to the voids of their owners (V-141)."""
    s.note(KEEPS_ONE, where, side(s, kept), kept)
    for card in cards:
        if card != kept:
            remove_to_void(s, card, where)
    s.unsettled |= COPIES
