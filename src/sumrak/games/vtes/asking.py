"""What a use of a card asks of the moment, as bits: so that what cannot be is passed over before anything is built."""

from __future__ import annotations

from sumrak.games.vtes.vocabulary.card import Card
from sumrak.games.vtes.vocabulary.clauses import Use
from sumrak.games.vtes.vocabulary.effects import AddBleed, AddIntercept, AddStealth, Cancel, Redirect
from sumrak.games.vtes.vocabulary.only import Only
from sumrak.games.vtes.vocabulary.terms import By, Type

ACTS, REACTS, AWAKE, ASLEEP, BLEED, BLED, VOTE, FIGHT = 1, 2, 4, 8, 16, 32, 64, 128
"""Her own action; somebody else's; she has a minion that may react, one that sleeps; a bleed; a bleed of her; a political action; a combat."""
STEALTH, INTERCEPT, MASTER_PLAYED, MINION_PLAYED, OUT_OF_TURN = 256, 512, 1024, 2048, 4096
"""More stealth is needed, or more intercept; a master card is being played, or a minion's; it is somebody else's turn."""
OF_THE_WINDOW = STEALTH | INTERCEPT | MASTER_PLAYED | MINION_PLAYED | OUT_OF_TURN
"""What is no matter of an action or combat: it is told where a window is looked at."""
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


def asked_by(card: Card, use: Use) -> int:
    """Without these it is not possible; with them it may still not be (see `using.why_not`)."""
    found = BY.get(use.by, 0)
    if Type.MASTER in card.types and card.out_of_turn and not card.own_turn_too:
        found |= OUT_OF_TURN
    for only in use.only:
        if isinstance(only, Only):
            found |= ONLY.get(only, 0)
    for effect in use.effects:
        if isinstance(effect, AddBleed):
            found |= BLEED
        elif isinstance(effect, Redirect):
            found |= BLEED | BLED
        elif isinstance(effect, AddStealth):
            found |= 0 if effect.always else STEALTH
        elif isinstance(effect, AddIntercept):
            found |= 0 if effect.always else INTERCEPT
        elif isinstance(effect, Cancel):
            found |= asked_to_cancel(effect)
    return found


def asked_to_cancel(effect: Cancel) -> int:
    if not effect.types:
        return MINION_PLAYED
    return MASTER_PLAYED if effect.types == (Type.MASTER,) else 0
