"""How good a position of Night Watch is for a seat: what a one-ply bot looks at. Only public facts and its own cards."""

from __future__ import annotations

import math

from sumrak.games.night_watch import endings
from sumrak.games.night_watch.facts import NIGHT
from sumrak.games.night_watch.state import NightWatch


def value(s: NightWatch, seat: int) -> float:
    """-1 (lost) … 1 (won)."""
    if s.end is not None:
        return 1.0 if s.end.winners[0] == seat else -1.0
    lead = endings.points(s, NIGHT) - endings.points(s, 1 - NIGHT)
    worth = 0.6 * lead - 0.5 * (s.vortex - 6)
    for w, card in enumerate(s.watcher):
        if card >= 0:
            one = 2.0 - 0.4 * s.wounds[card]
            worth += one if s.sheet.side[w] == NIGHT else -one
    return 0.99 * math.tanh((worth if seat == NIGHT else -worth) / 8)


def is_quiet(s: NightWatch) -> bool:
    return True
