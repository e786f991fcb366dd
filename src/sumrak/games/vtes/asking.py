"""What a use of a card asks of the moment, as bits: so that what cannot be is passed over before anything is built."""

from __future__ import annotations

from sumrak.games.vtes.vocabulary.clauses import Use
from sumrak.games.vtes.vocabulary.effects import AddBleed, Redirect
from sumrak.games.vtes.vocabulary.only import Only
from sumrak.games.vtes.vocabulary.terms import By

ACTS, REACTS, AWAKE, ASLEEP, BLEED, BLED, VOTE, FIGHT = 1, 2, 4, 8, 16, 32, 64, 128
"""Her own action; somebody else's; she has a minion that may react, one that sleeps; a bleed; a bleed of her; a political action; a combat."""
BY = {
    By.ACTING: ACTS,
    By.HELPER: ACTS,
    By.REACTING: REACTS | AWAKE,
    By.SLEEPER: REACTS | ASLEEP,
    By.BLOCKER: REACTS,
    By.COMBATANT: FIGHT,
}
ONLY = {
    Only.BLEED: BLEED,
    Only.BLEED_OF_YOU: BLEED | BLED,
    Only.BLEED_OF_FOUR: BLEED | BLED,
    Only.POLITICAL: VOTE,
    Only.PASSED: VOTE,
}


def asked_by(use: Use) -> int:
    """Without these it is not possible; with them it may still not be (see `using.why_not`)."""
    found = BY.get(use.by, 0)
    for only in use.only:
        if isinstance(only, Only):
            found |= ONLY.get(only, 0)
    for effect in use.effects:
        if isinstance(effect, AddBleed):
            found |= BLEED
        elif isinstance(effect, Redirect):
            found |= BLEED | BLED
    return found
