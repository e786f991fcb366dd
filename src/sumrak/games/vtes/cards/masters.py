# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Master cards of the five decks."""

from typing import Final

from sumrak.games.vtes.vocabulary import *

MASTER_CARD: Final = (Type.MASTER,)
OWN_READY: Final = Cards(Of.VAMPIRE, Whose.OWN, Region.READY)
ANY_READY_VAMPIRE: Final = Cards(Of.VAMPIRE, Whose.ANY, Region.READY)


def hunting_ground(id: str, number: int, en: str, clan: str) -> Card:
    return Card(
        id,
        number,
        en,
        MASTER_CARD,
        for_clan=(clan,),
        pool=2,
        unique=True,
        location=True,
        traits=(Trait.HUNTING_GROUND,),
        uses=(Use((StayInPlay(),)),),
        text=(Upkeep((GainBlood(1, OWN_READY),), must=False), Named("hunting-ground")),
    )


def discipline(id: str, number: int, en: str, code: str) -> Card:
    return Card(
        id,
        number,
        en,
        MASTER_CARD,
        uses=(Use((PutOn(Cards(Of.VAMPIRE, Whose.ANY, gains=code)),)),),
        text=(GivesDiscipline(code),),
    )


ACADEMIC_HUNTING_GROUND: Final = hunting_ground("academic-hunting-ground", 100015, "Academic Hunting Ground", "Tremere")
ASYLUM_HUNTING_GROUND: Final = hunting_ground("asylum-hunting-ground", 100108, "Asylum Hunting Ground", "Malkavian")
UPTOWN_HUNTING_GROUND: Final = hunting_ground("uptown-hunting-ground", 102084, "Uptown Hunting Ground", "Ventrue")
WARZONE_HUNTING_GROUND: Final = hunting_ground("warzone-hunting-ground", 102150, "Warzone Hunting Ground", "Brujah")
CELERITY: Final = discipline("celerity", 100312, "Celerity", "cel")
DOMINATE: Final = discipline("dominate", 100572, "Dominate", "dom")
THAUMATURGY: Final = discipline("thaumaturgy", 101965, "Thaumaturgy", "tha")
ANARCH_REVOLT: Final = Card(
    "anarch-revolt",
    100055,
    "Anarch Revolt",
    MASTER_CARD,
    uses=(Use((StayInPlay(),)),),
    text=(
        Named("revolt", 1),
        Offers(Use((Referendum((BurnSelf(),)),), stealth=1, is_action=True), "any vampire"),
    ),
)
ARCHON_INVESTIGATION: Final = Card(
    "archon-investigation",
    100085,
    "Archon Investigation",
    MASTER_CARD,
    pool=3,
    out_of_turn=True,
    uses=(Use((BurnActor(),), C, only=(Only.BLEED_OF_FOUR,)),),
)
THE_BARRENS: Final = Card(
    "the-barrens",
    100135,
    "The Barrens",
    MASTER_CARD,
    unique=True,
    location=True,
    uses=(Use((StayInPlay(),)),),
    text=(Ability(Use((DiscardAndDraw(),), BETWEEN | MASTER | INFLUENCE | DISCARD, price=(Price.TAP,))),),
)
BLOOD_DOLL: Final = Card(
    "blood-doll",
    100199,
    "Blood Doll",
    MASTER_CARD,
    uses=(Use((PutOn(Cards(Of.VAMPIRE)),)),),
    text=(
        Ability(Use((BearerBloodToPool(),), MASTER, by=By.BEARER, price=(Price.ONCE_A_TURN, Price.SHARED))),
        Ability(Use((BearerBloodToPool(back=True),), MASTER, by=By.BEARER, price=(Price.ONCE_A_TURN, Price.SHARED))),
    ),
)
DIRECT_INTERVENTION: Final = Card(
    "direct-intervention",
    100545,
    "Direct Intervention",
    MASTER_CARD,
    pool=1,
    out_of_turn=True,
    uses=(Use((Cancel(()),), PLAYED),),
)
EFFECTIVE_MANAGEMENT: Final = Card(
    "effective-management", 100616, "Effective Management", MASTER_CARD, uses=(Use((DrawCrypt(),)),)
)
FAME: Final = Card(
    "fame",
    100698,
    "Fame",
    MASTER_CARD,
    unique=True,
    uses=(Use((PutOn(ANY_READY_VAMPIRE),)),),
    text=(Named("fame", 3), Upkeep((BurnPool(1),), "each", only=(Only.IN_TORPOR,))),
)
HAVEN_UNCOVERED: Final = Card(
    "haven-uncovered",
    100897,
    "Haven Uncovered",
    MASTER_CARD,
    uses=(Use((PutOn(ANY_READY_VAMPIRE),)),),
    text=(
        Offers(Use((FightBearer(),), stealth=1, is_action=True), "others"),
        Offers(Use((BurnSelf(),), stealth=1, is_action=True), "bearer"),
    ),
)
INFORMATION_HIGHWAY: Final = Card(
    "information-highway",
    100984,
    "Information Highway",
    MASTER_CARD,
    unique=True,
    location=True,
    uses=(Use((StayInPlay(),)),),
    text=(Gets(transfers=2),),
)
KRCG_NEWS_RADIO: Final = Card(
    "krcg-news-radio",
    101067,
    "KRCG News Radio",
    MASTER_CARD,
    pool=2,
    unique=True,
    location=True,
    uses=(Use((StayInPlay(),)),),
    text=(
        Ability(Use((AddIntercept(1),), B, only=(Only.YOUR_BLOCKER,), price=(Price.TAP,))),
        Ability(Use((AddIntercept(1),), B, only=(Only.OTHERS_BLOCKER,), price=(Price.TAP,), pool=1)),
    ),
)
LIFE_BOON: Final = Card(
    "life-boon",
    101103,
    "Life Boon",
    MASTER_CARD,
    out_of_turn=True,
    uses=(Use((KeepAlive(),), OUSTING, only=(Only.NO_POOL,)),),
    text=(Upkeep((TakeFrom(1),), "others", must=False), Named("life-boon")),
)
LIFE_IN_THE_CITY: Final = Card(
    "life-in-the-city",
    101104,
    "Life in the City",
    MASTER_CARD,
    trifle=True,
    uses=(Use((GainBlood(1, ANY_READY_VAMPIRE),)),),
)
MINION_TAP: Final = Card(
    "minion-tap", 101217, "Minion Tap", MASTER_CARD, uses=(Use((BloodToPool(Cards(Of.VAMPIRE)),)),)
)
PENTEX_SUBVERSION: Final = Card(
    "pentex-subversion",
    101384,
    "Pentex(TM) Subversion",
    MASTER_CARD,
    pool=2,
    unique=True,
    uses=(Use((PutOn(Cards(Of.MINION, Whose.ANY, Region.READY)),)),),
    text=(BearerCannotBlock(), Offers(Use((BurnSelf(),), is_action=True), "not bearer")),
)
ROTSCHRECK: Final = Card(
    "rotschreck",
    101654,
    "Rötschreck",
    MASTER_CARD,
    out_of_turn=True,
    uses=(Use((PanicAttack(),), STRIKES_CHOSEN, only=(Only.AGGRAVATED_STRIKE,)),),
    text=(Named("rotschreck"),),
)
SMILING_JACK: Final = Card(
    "smiling-jack-the-anarch",
    101811,
    "Smiling Jack, The Anarch",
    MASTER_CARD,
    unique=True,
    uses=(Use((StayInPlay(),)),),
    text=(
        Upkeep((CounterFromPool(),)),
        Upkeep((PayForCounters(),), "others"),
        Offers(Use((BurnSelf(),), is_action=True), "any vampire"),
    ),
)
SUDDEN_REVERSAL: Final = Card(
    "sudden-reversal",
    101896,
    "Sudden Reversal",
    MASTER_CARD,
    out_of_turn=True,
    uses=(Use((Cancel((Type.MASTER,)),), PLAYED),),
)
TRIBUTE_TO_THE_MASTER: Final = Card(
    "tribute-to-the-master", 102023, "Tribute to the Master", MASTER_CARD, uses=(Use((TributeFromEach(),)),)
)
VENTRUE_HEADQUARTERS: Final = Card(
    "ventrue-headquarters",
    102109,
    "Ventrue Headquarters",
    MASTER_CARD,
    for_clan=("Ventrue",),
    pool=1,
    unique=True,
    location=True,
    uses=(Use((StayInPlay(),)),),
    text=(Ability(Use((AddVotes(3),), POLL, price=(Price.TAP,))),),
)
