"""Chapter 13.7: what the rules themselves see to between two steps: deaths, hosts, bounds, hidden cards that must show."""

from __future__ import annotations

from sumrak.games.berserk import changes, conditions, durations, leaving, placing
from sumrak.games.berserk.board import CELLS
from sumrak.games.berserk.events import CURED, DYING, NO_HOST, SAVED
from sumrak.games.berserk.facts import FLIGHT, FORMATION, INCORPOREAL, TAUNTS_FLYERS
from sumrak.games.berserk.state import (
    BOUND,
    FIELDS,
    FLIGHTS,
    FREE,
    GAIN,
    HAS_FLOWN,
    HOSTS,
    IS_DYING,
    LIVES,
    LOSE,
    LOSE_ALL,
    Berserk,
)
from sumrak.games.berserk.values import has, has_lost_flight, in_formation
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.rulebook import cite
from sumrak.kernel.state import Lasting

B8_3A, B15_12, B17_4, B18_11, B19_3, B19_4A = (
    cite("B-8.3a"), cite("B-15.12"), cite("B-17.4"), cite("B-18.11"), cite("B-19.3"), cite("B-19.4a"),
)  # fmt: skip


def check(s: Berserk, flags: int) -> None:
    if not s.turn:
        return  # the battle has not begun
    if flags & HOSTS:
        orphans(s)
    if flags & BOUND:
        bound_effects(s)
        illegal_poison(s)
        must_show(s)
    if flags & LIVES:
        deaths(s)
    if flags & FLIGHTS:
        falling(s)


def deaths(s: Berserk) -> None:
    """B-15.12: who has as many wounds as lives is to die: the destruction effect goes on the stack."""
    facts, wounds, extra, flags = s.facts, s.wounds, s.extra, s.flags
    for seat in (0, 1):
        for c in s.squad(seat):
            if wounds[c] and wounds[c] >= facts[c].life + extra[c] and not flags[c] & IS_DYING and facts[c].life:
                doom(s, c, B15_12, -1, False)


def doom(s: Berserk, card: int, cite: str, cause: int, outright: bool) -> None:
    """The card is to die: `outright` whatever wounds it has."""
    s.flags[card] |= IS_DYING
    if outright:
        s.slayer[card] = cause
    s.note(DYING, cite, s.controller(card), card, -1, cause, int(outright))


def die(s: Berserk, card: int, since: int, cite: str, outright: bool) -> None:
    """B-15.12: healed before this resolves, it is saved."""
    if s.since[card] != since or not s.in_play(card):
        return
    s.flags[card] &= ~IS_DYING
    if outright or s.wounds[card] >= s.facts[card].life + s.extra[card]:
        leaving.kill(s, card, cite)
    else:
        s.note(SAVED, B15_12, s.controller(card), card)


def orphans(s: Berserk) -> None:
    """B-19.4a: a symbiote without a host, or with one that is none any more."""
    for seat in (0, 1):
        for c in s.field[seat][:]:
            if s.facts[c].is_symbiote and s.known[c] == EVERYBODY and not s.flags[c] & IS_DYING:
                host = s.host[c]
                if (
                    host < 0
                    or s.place[host] not in FIELDS
                    or (has(s, host, INCORPOREAL) and not has(s, c, INCORPOREAL))
                ):
                    s.note(NO_HOST, B19_4A, seat, c)
                    doom(s, c, B19_4A, -1, True)


def falling(s: Berserk) -> None:
    """B-19.3: who has lost flight comes to stand on a free cell, and dies where there is none."""
    for seat in (0, 1):
        for c in s.aside[seat]:
            if has_to_land(s, c) and not s.flags[c] & IS_DYING:
                s.next((ask_to_land, c, s.since[c]))


def has_to_land(s: Berserk, card: int) -> bool:
    if has(s, card, FLIGHT):
        return False
    return s.flags[card] & HAS_FLOWN > 0 or has_lost_flight(s, card)


def ask_to_land(s: Berserk, card: int, since: int) -> None:
    if s.since[card] != since or s.cell[card] >= 0 or not has_to_land(s, card):
        return
    cells = [cell for cell in range(CELLS) if s.grid[cell] == FREE]
    if cells:
        s.ask(s.controller(card), B19_3, [("to", cell) for cell in cells], landed, card)
    else:
        doom(s, card, B19_3, -1, True)


def landed(s: Berserk, card: int, verb: str, cell: int) -> None:
    placing.land(s, card, cell)


def bound_effects(s: Berserk) -> None:
    """B-17.4: what was given while something holds ends for good the first time it does not."""
    gone = [row for row in s.lasting if row.clause in BINDABLE and not bond_holds(s, row)]
    if gone:
        s.lasting = [row for row in s.lasting if row not in gone]
        durations.ended(s, gone)
        s.unsettled |= BOUND | LIVES


BINDABLE = (GAIN, LOSE, LOSE_ALL)


def bond_holds(s: Berserk, row: Lasting) -> bool:
    """Worded "in your squad" it fails on a change of control of the source, "on the field" it does not."""
    bound = row.values[-1]
    if bound is None or isinstance(bound, int):
        return True
    return conditions.holds(s, bound, row.source, -1)


def illegal_poison(s: Berserk) -> None:
    """B-18.11: gaining protection from it removes poison at once."""
    for seat in (0, 1):
        for c in s.squad(seat):
            if s.poison[c] and not changes.can_be_poisoned(s, c):
                s.note(CURED, B18_11, seat, c, -1, -1, s.poison[c], 0)
                s.poison[c] = 0


def must_show(s: Berserk) -> None:
    """B-8.3a, played the other way: a hidden card is turned up when a permanent feature of it starts to matter."""
    if s.rules.hidden_permanent != "auto_reveal":
        return
    for seat in (0, 1):
        for c in s.field[seat][:]:
            if s.known[c] != EVERYBODY and matters(s, c):
                placing.turn_up(s, c, B8_3A)


def matters(s: Berserk, card: int) -> bool:
    facts = s.facts[card]
    if facts.auras:
        return True
    if facts.words & TAUNTS_FLYERS and s.aside[1 - s.controller(card)]:
        return True
    if not facts.words & FORMATION:
        return False
    known, s.known[card] = s.known[card], EVERYBODY
    found = in_formation(s, card)
    s.known[card] = known
    return found


def sharing(s: Berserk, seat: int) -> list[int]:
    """B-18.27: incorporeal creatures of a seat that share a cell with another card, not their own symbiote."""
    found = []
    for c in s.field[seat]:
        cell = s.cell[c]
        if s.host[c] < 0 and s.grid[cell] != c and s.grid[cell] >= 0:
            found.append(c)
    return found
