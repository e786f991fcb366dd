"""Chapter 15: the Vortex (NW-250 … NW-252)."""

from __future__ import annotations

from sumrak.games.night_watch import endings
from sumrak.games.night_watch.events import TURN_BEGAN, VORTEX_MOVED
from sumrak.games.night_watch.state import NightWatch
from sumrak.kernel.rulebook import cite

NW20, NW220, NW250, NW252 = cite("NW-20"), cite("NW-220"), cite("NW-250"), cite("NW-252")
START, BURST = 5, 12


def phase(s: NightWatch, k: int) -> None:
    """NW-220: it grows by 1."""
    s.phase = "vortex"
    s.note(TURN_BEGAN, NW20, -1, after=s.turn)
    change(s, 1, NW220)


def change(s: NightWatch, by: int, cite: str, cause: int = -1) -> None:
    """NW-252: it stays on its track, and at 12 it bursts at once."""
    old = s.vortex
    s.vortex = max(0, min(BURST, old + by))
    s.note(VORTEX_MOVED, cite, -1, cause=cause, before=old, after=s.vortex)
    if s.vortex >= BURST:
        endings.burst(s)
