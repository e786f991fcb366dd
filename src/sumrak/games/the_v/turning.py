"""Chapter E: turned states, in quarter turns (V-50 … V-54)."""

from __future__ import annotations

from sumrak.games.the_v.events import TURNED, UNTAPPED
from sumrak.games.the_v.state import ZONES, TheV
from sumrak.kernel.rulebook import cite

V50, V54 = cite("V-50"), cite("V-54")


def turn_card(s: TheV, card: int, times: int = 1, where: str = V50, cause: int = -1) -> None:
    """V-50: 90 more, 180 at most; at 180 nothing happens (V-54)."""
    before = s.turned[card]
    if before < 2:
        after = 2 if before + times > 2 else before + times
        s.turned[card] = after
        s.stale = s.stale or s.sheet.reads_states
        s.note(TURNED, where, s.place[card] // ZONES, card, -1, cause, 90 * before, 90 * after)


def untap_card(s: TheV, card: int, times: int = 1, where: str = V50, cause: int = -1) -> None:
    """V-50: 90 less, 0 at least."""
    before = s.turned[card]
    if before:
        after = 0 if times > before else before - times
        s.turned[card] = after
        s.stale = s.stale or s.sheet.reads_states
        s.note(UNTAPPED, where, s.place[card] // ZONES, card, -1, cause, 90 * before, 90 * after)
