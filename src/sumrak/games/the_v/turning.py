"""Chapter E: turned states, in quarter turns (V-50 … V-54)."""

from __future__ import annotations

from sumrak.games.the_v.board import side
from sumrak.games.the_v.events import TURNED, UNTAPPED
from sumrak.games.the_v.state import TheV
from sumrak.kernel.rulebook import cite

V50, V54 = cite("V-50"), cite("V-54")


def turn_card(s: TheV, card: int, times: int = 1, where: str = V50, cause: int = -1) -> None:
    """V-50: 90 more, 180 at most; at 180 nothing happens (V-54)."""
    before = s.turned[card]
    s.turned[card] = min(2, before + times)
    if s.turned[card] != before:
        s.stale = s.stale or s.sheet.reads_states
        s.note(TURNED, where, side(s, card), card, -1, cause, 90 * before, 90 * s.turned[card])


def untap_card(s: TheV, card: int, times: int = 1, where: str = V50, cause: int = -1) -> None:
    """V-50: 90 less, 0 at least."""
    before = s.turned[card]
    s.turned[card] = max(0, before - times)
    if s.turned[card] != before:
        s.stale = s.stale or s.sheet.reads_states
        s.note(UNTAPPED, where, side(s, card), card, -1, cause, 90 * before, 90 * s.turned[card])
