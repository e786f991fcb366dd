"""What must hold at any moment: pool, hands, surplus blood, life, copies of unique cards, combatants that are ready."""

from __future__ import annotations

from sumrak.games.vtes import combat, contests, hands, ousting
from sumrak.games.vtes.board import is_ally, who_bound
from sumrak.games.vtes.counters import drain
from sumrak.games.vtes.moving import burn
from sumrak.games.vtes.occasions import BONDS
from sumrak.games.vtes.state import (
    ATTACHED,
    COPIES,
    CRYPT,
    FIGHT,
    HANDS,
    LIVES,
    MINIONS,
    POOLS,
    UNCONTROLLED,
    ZONES,
    Vtes,
)
from sumrak.games.vtes.values import compute
from sumrak.games.vtes.vocabulary.clauses import FeedsWhoBound
from sumrak.kernel.knowledge import bit_of
from sumrak.kernel.rulebook import cite

VTES6_1_5_4, VTES6_1_4_2, VTES1_4_1 = cite("VTES-6.1.5.4"), cite("VTES-6.1.4.2"), cite("VTES-1.4.1")
ON_TABLE = LIVES | COPIES | FIGHT
"""What is no matter of hands and pools, which move far more often."""


def check(s: Vtes, flags: int) -> None:
    """Between two steps; questions are put on the agenda, never asked here."""
    if s.stale:
        compute(s)
    if s.uneven or flags & ON_TABLE:
        check_table(s, flags)
    if flags & HANDS:
        hands.check(s, flags)
    if flags & POOLS:
        ousting.check_pools(s)  # pushed last, so that it comes first (VTES-9.1.1)


def check_table(s: Vtes, flags: int) -> None:
    if flags & LIVES or s.uneven:
        s.uneven = False
        check_lives(s)
        drain(s)
    if flags & COPIES:
        contests.check(s)
    if flags & FIGHT and s.says & BONDS:
        check_bonds(s)
    if s.fighting >= 0 and flags & (FIGHT | LIVES):
        combat.check(s)


def check_lives(s: Vtes) -> None:
    """VTES-6.1.5.4, VTES-6.1.4.2: allies and retainers without life are burned."""
    facts, blood = s.facts, s.blood
    for seat in range(s.seats):
        base = seat * ZONES
        for c in [c for zone in MINIONS for c in s.piles[base + zone] if blood[c] <= 0 and is_ally(s, c)]:
            burn(s, c, VTES6_1_5_4)
        for c in [c for c in s.piles[base + ATTACHED] if blood[c] <= 0 and facts[c].is_retainer]:
            burn(s, c, VTES6_1_4_2)


def check_bonds(s: Vtes) -> None:
    """What binds a vampire to another one goes when that one is not ready any more."""
    for seat in range(s.seats):
        for c in s.pile(seat, ATTACHED)[:]:
            if any([isinstance(clause, FeedsWhoBound) for clause in s.facts[c].card.text]) and who_bound(s, c) < 0:
                burn(s, c, VTES1_4_1)


def is_plausible(s: Vtes, seat: int) -> bool:
    """A vampire that is still uncontrolled after its owner's influence phase has a capacity above its counters.

    A world that says otherwise is mended: that vampire changes places with one of the crypt that fits.
    """
    if not s.rules.influence_auto_end:
        return True
    bit = bit_of(seat)
    for x in range(s.seats):
        if x == seat or (x == s.active and s.phase in ("influence", "discard")):
            continue
        for c in s.piles[x * ZONES + UNCONTROLLED]:
            if not s.known[c] & bit and s.blood[c] >= s.facts[c].capacity > 0 and not mend(s, x, c, bit):
                return False
    return True


def mend(s: Vtes, seat: int, card: int, bit: int) -> bool:
    """Let an unknown vampire be one whose capacity is above its counters."""
    unknown = [c for zone in (CRYPT, UNCONTROLLED) for c in s.piles[seat * ZONES + zone] if not s.known[c] & bit]
    own = s.facts[card].capacity
    found = [
        c
        for c in unknown
        if s.lot[c] == s.lot[card] and s.facts[c].capacity > s.blood[card] and (s.zone(c) == CRYPT or s.blood[c] < own)
    ]
    if not found:
        return False
    other = found[s.below(len(found))]
    definition, facts = s.definition, s.facts  # a guess has just made them: they are shared with nobody
    definition[card], definition[other] = definition[other], definition[card]
    facts[card], facts[other] = facts[other], facts[card]
    if s.owner[card] != s.owner[other]:
        s.owner = owner = s.owner[:]
        owner[card], owner[other] = owner[other], owner[card]
    return True
