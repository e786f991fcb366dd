"""Chapter 15: the strike table, a strike by one die, and who may weaken an exchange."""

from __future__ import annotations

from sumrak.games.berserk.facts import MEDIUM, MISS, STRONG, WEAK

TABLE = {
    5: (STRONG, MISS),
    4: (STRONG, WEAK),
    3: (MEDIUM, MISS),
    2: (MEDIUM, WEAK),
    1: (WEAK, MISS),
    -1: (WEAK, MISS),
    -2: (MISS, MISS),
    -3: (MISS, WEAK),
    -4: (WEAK, MEDIUM),
    -5: (MISS, MEDIUM),
}
"""B-15.6, by the difference of the totals: (attacker, answer). 5 and -5 stand for all beyond."""
LOW_DRAW, HIGH_DRAW = (WEAK, MISS), (MISS, WEAK)
HIGH = 5
WEAKENED = {(STRONG, WEAK): (MEDIUM, MISS), (MEDIUM, WEAK): (WEAK, MISS), (WEAK, MEDIUM): (MISS, WEAK)}
"""B-15.7: exchanges, and what whoever is higher may make of them."""


def by_table(attacker: int, target: int) -> tuple[int, int]:
    """B-15.6: open against open, from the raw totals."""
    d = attacker - target
    if d == 0:
        return HIGH_DRAW if attacker >= HIGH else LOW_DRAW
    return TABLE[max(-5, min(5, d))]


def by_die(total: int) -> int:
    """B-15.8: up to 3 weak, 4 and 5 medium, 6 strong, after the limits of B-15.5."""
    n = limited(total)
    return WEAK if n <= 3 else MEDIUM if n <= 5 else STRONG


def limited(total: int) -> int:
    """B-15.5."""
    return max(1, min(6, total))
