# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Master cards that the decks of the era hold: places and what lies before a player or on a minion."""

from typing import Final

from sumrak.games.vtes.cards.domain import OWN_READY, lasting, now, place, tap, upon
from sumrak.games.vtes.cards.naming import printed
from sumrak.games.vtes.vocabulary import *

ALL_VAMPIRES: Final = Cards(Of.VAMPIRE, Whose.ANY)
HIGH: Final = (Title.JUSTICAR, Title.INNER_CIRCLE)
WHEN_PAYING: Final = ANNOUNCED | A | B | C | D

CARDS: Final = (
    place(101904, "Sunset Strip, Hollywood",
        tap(ANYTIME, UntilUntap(ALL_VAMPIRES, Gets(stealth=1, only=(Only.ON_HUNT,)))),
        tap(WHEN_PAYING, LessCost(1), only=(ActsWithCard((Type.ALLY, Type.RETAINER), Trait.MORTAL),)), pool=1,
    ),
    place(100367, "Club Zombie",
        tap(B, AddIntercept(1), only=(BlockedBy(Cards(Of.VAMPIRE, Whose.OWN)),)),
        Upkeep((GainBlood(1, OWN_READY),), only=(Only.WAS_UNTAPPED,)), pool=4,
    ),
    lasting(102126, "Visit from the Capuchin", Gets(hand=1, per_counter=True), PaysForReplacing(), uses=(Use((StayWith(4),)),)),
    upon(100710, "Fear of Mekhet", Cards(Of.VAMPIRE, Whose.ANY, Region.READY, titles=HIGH),
        Upkeep((PayOrBurn(5), MoveOn(Cards(Of.VAMPIRE, Whose.ANY, titles=HIGH))), who="bearer"),
        more=(TapBearer(),), pool=2,
    ),
    upon(101586, "Regenerative Blood", Cards(Of.VAMPIRE, Whose.OWN, clans=("Samedi",)), Mends(2), pool=1, unique=True,
        for_clan=("Samedi",), burn_option=True),
    upon(101711, "Secure Haven", Cards(Of.MINION, Whose.OWN), Untargeted(), CostlyTarget(1, masters=True), Named("not-in-torpor"),
        OnePerMinion("haven"), pool=1, unique=True, location=True, traits=(Trait.HAVEN,)),
    printed(100419, "Contingency Planning", Type.MASTER, pool=1, out_of_turn=True, own_turn_too=True, uses=(Use((CancelRedirection(),), PLAYED),)),
    upon(101091, "Legendary Vampire", Cards(Of.VAMPIRE, Whose.OWN, least_capacity=7, fresh=True), Gets(bleed=2, votes=2),
        Offers(Use((Referendum((BurnSelf(),)),), stealth=1, is_action=True), "any vampire"), pool=2, unique=True),
    upon(102117, "Vicissitude Poisoning", Cards(Of.VAMPIRE, Whose.ANY, clans=("Tzimisce",)), Poisons("vic")),
    printed(101019, "Jake Washington", Type.MASTER, Type.ALLY, life=1, strength=0, bleed=0, unique=True, traits=(Trait.MORTAL,),
        uses=(Use((BecomeAlly(),)),),
        text=(Upkeep((GainUpTo(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, most_blood=0), 4),), must=False, price=(Price.BURN,)),)),
    now(100939, "Hostile Takeover", Auction(Cards(Of.VAMPIRE, Whose.ANY, most_capacity=6)), pool=1, for_clan=("Ventrue",)),
    lasting(100023, "Admonitions, The",
        tap(ANYTIME, DiscardAndDraw(), only=(Holds(Cards(Of.VAMPIRE, Whose.OWN, Region.READY, sect=SABBAT)),)),
        tap(ANYTIME, Draw(2), only=(Holds(Cards(Of.VAMPIRE, Whose.OWN, Region.READY, trait=Trait.BLACK_HAND)),)),
        PassesOn(Cards(Of.VAMPIRE, Whose.OWN, Region.READY, sect=SABBAT)),
    ),
)  # fmt: skip
