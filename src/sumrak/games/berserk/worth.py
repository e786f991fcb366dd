"""What a card is worth by itself: for the judgement of positions, worked out once for every definition."""

from __future__ import annotations

from sumrak.games.berserk.facts import ARMOUR, ATTACKS, FAR, OVA, OVZ, Facts

OPEN = 0.6
"""A card that is open may still do something."""
TOKEN, MOST_TOKENS = 0.4, 3
"""Each of the first is worth something."""
NO_LIFE = 3.0
"""What has no life has no wounds either."""
NO_CREATURE = 0.4
"""So much of it counts where a card is no creature."""


def power_of(facts: Facts) -> float:
    """What it deals, about, in a turn."""
    found = 0.0
    if facts.strike is not None:
        weak, medium, strong = facts.strike
        found = 0.5 * weak + 0.3 * medium + 0.2 * strong
    for act in facts.acts:
        if act.kind & ATTACKS and act.strike is not None:
            found = max(found, sum(act.strike) / 3 + (0.5 if act.kind & FAR else 0.0))
    return 1.2 * found + 0.5 * (facts.numbers[OVA] + facts.numbers[OVZ]) + 0.8 * facts.numbers[ARMOUR]


def worths(facts: Facts, is_open: bool) -> tuple[float, ...]:
    """What a card with nothing on it but so many wounds is worth; as long as it lives."""
    if not facts.life:
        return (NO_LIFE,)
    return tuple([with_life(facts, facts.life - wounds, OPEN if is_open else 0.0) for wounds in range(facts.life)])


def of_tokens(facts: Facts) -> tuple[float, ...]:
    """What so many tokens on a card are worth."""
    each = 0.0 if not facts.life else TOKEN if facts.is_creature else TOKEN * NO_CREATURE
    return tuple([each * number for number in range(MOST_TOKENS + 1)])


def with_life(facts: Facts, life: float, more: float) -> float:
    """What a card is worth that has so much life left, and as much besides."""
    found = 0.75 * min(life, facts.life) + 0.25 * facts.life + facts.power + more
    return found if facts.is_creature else found * NO_CREATURE
