# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Actions that the decks of the era hold, and reactions: hands, allies, referendums that are called by another card."""

from typing import Final

from sumrak.games.vtes.cards.actions import act
from sumrak.games.vtes.cards.naming import levels, printed
from sumrak.games.vtes.vocabulary import *

ACT: Final = Type.ACTION
THEIR_ALLY: Final = Cards(Of.ALLY, Whose.OTHERS)


def fights_on(press: bool = False) -> Use:
    return Use(
        (JoinFight(press),), AFTER_COMBAT, by=By.REACTING, only=(Only.COMRADE_FOUGHT,), price=(Price.TAP_BEARER,)
    )


CARDS: Final = (
    printed(101517, "Pulse of the Canaille", ACT, blood=3, uses=levels(
        ("aus", act(SeeHands(), stealth=1)), ("AUS", act(PutOnThis(), stealth=1)),
    ), text=(Gets(bleed=2), OnePerMinion())),
    printed(101615, "Restructure", ACT, blood=1, uses=levels(
        ("dem", act(PutOn(Cards(Of.ALLY, Whose.ANY)))), ("DEM", act(TakeControl(THEIR_ALLY))),
    ), text=(StaysTapped(), Upkeep((UntapThis(),), who="bearer", must=False, only=(Only.TAPPED,), pool=1))),
    printed(100334, "Charming Lobby", ACT, uses=levels(
        ("pre", act(CallListed(), stealth=1)), ("PRE", act(CallListed(2), stealth=1)),
    )),
    # reactions
    printed(100705, "Fast Reaction", Type.REACTION, uses=levels(("aus", fights_on()), ("AUS", fights_on(press=True)))),
)  # fmt: skip
