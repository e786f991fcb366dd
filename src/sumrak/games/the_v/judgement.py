"""How good a position of The V is for a seat: what a one-ply bot looks at. Only public facts and its own hand."""

from __future__ import annotations

import math

from sumrak.games.the_v.facts import FATALITY, INVIOLABLE, REAPER
from sumrak.games.the_v.state import CHARACTERS, DECK, DUEL, HAND, LOCATIONS, ZONES, TheV
from sumrak.games.the_v.turn import act, attack_on, draw_additional
from sumrak.games.the_v.values import fresh

LEVEL, EXHAUSTED, CARD, DUEL_CARD, LOCATION, READY = 2.0, 1.1, 0.35, 0.1, 0.6, 0.25
SPECIAL = REAPER | INVIOLABLE | FATALITY
QUIET = (act, attack_on, draw_additional)


def value(s: TheV, seat: int) -> float:
    """-1 (lost) … 1 (won)."""
    if s.end is not None:
        return 0.0 if len(s.end.winners) != 1 else 1.0 if s.end.winners[0] == seat else -1.0
    fresh(s)
    return 0.99 * math.tanh((points(s, seat) - points(s, 1 - seat)) / 14)


def is_quiet(s: TheV) -> bool:
    """Whether a player is asked for his next action and nothing is half done."""
    return s.end is not None or (s.pending is not None and s.pending.then in QUIET and len(s.frames) == 1)


def points(s: TheV, seat: int) -> float:
    """A seat's position in points; a domination level counts for about half a good character."""
    base = seat * ZONES
    total = LEVEL * s.level[seat] + CARD * len(s.piles[base + HAND]) + LOCATION * len(s.piles[base + LOCATIONS])
    total += DUEL_CARD * len(s.piles[base + DUEL]) + 0.02 * len(s.piles[base + DECK])
    for c in s.piles[base + CHARACTERS]:
        total += character(s, c)
    return total


def character(s: TheV, card: int) -> float:
    """Strength, scaled by how far it is from full exhaustion."""
    influence, threat, keywords, endurance = s.influence[card], s.threat[card], s.keywords[card], s.endurance[card]
    strength = float((influence if influence > 0 else 0) + (threat if threat > 0 else 0))
    if keywords & SPECIAL:
        strength += 0.7 * bool(keywords & REAPER) + 0.5 * bool(keywords & INVIOLABLE) + 0.5 * bool(keywords & FATALITY)
    left = (endurance - s.tokens[card]) / endurance
    ready = READY * (2 - s.turned[card])
    return 0.9 + 0.42 * strength * (0.4 + 0.6 * left) + 0.2 * endurance - EXHAUSTED * (1 - left) + ready
