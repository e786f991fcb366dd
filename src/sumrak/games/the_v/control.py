"""Chapter N: ownership and control (V-140 … V-145).

Who controls a character is derived: its owner, unless rows of `lasting` or texts give it to somebody; the latest of
them rules, and when it ends the one before it (V-133 in spirit).
"""

from __future__ import annotations

from sumrak.games.the_v.board import modifications_of, side
from sumrak.games.the_v.events import GAVE_BACK, TOOK_CONTROL
from sumrak.games.the_v.state import CHARACTERS, CONTROL, CONTROLLED, COPIES, MODIFICATIONS, TOKENS, ZONES, TheV
from sumrak.kernel.rulebook import cite
from sumrak.kernel.state import Lasting

V142, V143 = cite("V-142"), cite("V-143")


def take_control(s: TheV, card: int, seat: int, until: int, source: int) -> None:
    """V-143: yours until the end of the scope."""
    s.clock += 1
    s.lasting.append(Lasting(until, card, s.since[card], source, CONTROLLED, s.clock, (seat,)))
    s.unsettled |= CONTROL


def rightful(s: TheV, card: int) -> tuple[int, int]:
    """(seat, card that gives it to that seat or -1)."""
    best, seat, source = -1, s.owner[card], -1
    for row in s.lasting:
        if row.clause == CONTROLLED and row.card == card and s.since[card] == row.since and row.stamp > best:
            best, seat, source = row.stamp, row.values[0], row.source
    for m in s.texts:
        if s.host[m] == card and s.facts[m].controls and m not in s.silent and s.since[m] > best:
            best, seat, source = s.since[m], s.player[m], m
    return seat, source


def check_control(s: TheV) -> None:
    """Give every character to whom it belongs now, with everything on it and under it (V-142, V-144)."""
    given = any([row.clause == CONTROLLED for row in s.lasting]) or any([s.facts[m].controls for m in s.texts])
    for place in (CHARACTERS, ZONES + CHARACTERS):
        for card in s.piles[place][:]:
            seat, source = rightful(s, card) if given else (s.owner[card], -1)
            if seat != side(s, card):
                for m in modifications_of(s, card):
                    s.relocate(m, seat * ZONES + MODIFICATIONS)
                s.relocate(card, seat * ZONES + CHARACTERS)
                s.stale = True
                s.unsettled |= COPIES | TOKENS
                s.note(
                    GAVE_BACK if source < 0 else TOOK_CONTROL, V142 if source < 0 else V143, seat, card, cause=source
                )
