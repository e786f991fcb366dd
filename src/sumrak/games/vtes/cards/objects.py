# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Equipment, retainers and allies of the five decks."""

from typing import Final

from sumrak.games.vtes.vocabulary import *

EQUIPMENT: Final = (Type.EQUIPMENT,)
RETAINER: Final = (Type.RETAINER,)
ALLY: Final = (Type.ALLY,)

MAGNUM: Final = Card(
    "44-magnum",
    100001,
    ".44 Magnum",
    EQUIPMENT,
    pool=2,
    traits=(Trait.GUN,),
    text=(Weapon(Strike(2, ranged=True, maneuver=True)),),
)
IVORY_BOW: Final = Card(
    "ivory-bow",
    101014,
    "Ivory Bow",
    EQUIPMENT,
    pool=1,
    unique=True,
    text=(Weapon(Strike(1, ranged=True, aggravated=True)),),
)
LAPTOP_COMPUTER: Final = Card(
    "laptop-computer", 101073, "Laptop Computer", EQUIPMENT, pool=1, text=(Gets(bleed=1), OnePerMinion())
)
LEATHER_JACKET: Final = Card(
    "leather-jacket",
    101081,
    "Leather Jacket",
    EQUIPMENT,
    text=(
        Ability(Use((Prevent(-1),), PREVENT, by=By.BEARER, price=(Price.BURN,))),
        OnePerMinion(),
        Named("untaps-at-end"),
    ),
)
SATURDAY_NIGHT_SPECIAL: Final = Card(
    "saturday-night-special",
    101682,
    "Saturday-Night Special",
    EQUIPMENT,
    pool=1,
    traits=(Trait.GUN,),
    text=(Weapon(Strike(1, ranged=True, maneuver=True)),),
)
SPORT_BIKE: Final = Card(
    "sport-bike",
    101856,
    "Sport Bike",
    EQUIPMENT,
    pool=1,
    traits=(Trait.VEHICLE,),
    text=(Gets(intercept=1), OnePerMinion("vehicle")),
)
J_S_SIMMONS: Final = Card(
    "j-s-simmons-esq", 101015, "J. S. Simmons, Esq.", RETAINER, unique=True, life=1, text=(Gets(bleed=1),)
)
MR_WINTHROP: Final = Card(
    "mr-winthrop", 101249, "Mr. Winthrop", RETAINER, unique=True, life=1, text=(Gets(intercept=1),)
)
TASHA_MORGAN: Final = Card("tasha-morgan", 101943, "Tasha Morgan", RETAINER, unique=True, life=1, text=(Gets(bleed=1),))
GREGORY_WINTER: Final = Card(
    "gregory-winter",
    100855,
    "Gregory Winter",
    ALLY,
    pool=2,
    unique=True,
    life=4,
    traits=(Trait.GHOUL,),
    text=(
        Offers(
            Use((StealBloodAction(1, Cards(Of.VAMPIRE, Whose.OTHERS, Region.READY)),), stealth=1, is_action=True),
            "bearer",
        ),
        Offers(Use((BurnCard(Cards(Of.VAMPIRE, Whose.ANY, Region.TORPOR), 2),), is_action=True), "bearer"),
        Upkeep((LoseLife(1),)),
    ),
)
LOYAL_STREET_GANG: Final = Card(
    "loyal-street-gang",
    101129,
    "Loyal Street Gang",
    ALLY,
    for_clan=("Brujah",),
    pool=1,
    life=2,
    bleed=0,
    traits=(Trait.MORTAL,),
)
