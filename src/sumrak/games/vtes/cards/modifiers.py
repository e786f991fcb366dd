# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Action modifiers and reactions of the five decks."""

from typing import Final

from sumrak.games.vtes.vocabulary import *

MODIFIER: Final = (Type.MODIFIER,)
REACTION: Final = (Type.REACTION,)
BLOCKERS: Final = Cards(Of.VAMPIRE, Whose.OTHERS, Region.READY)


def mod(when: int, *effects: Effect, by: By = By.ACTING, only: tuple[Only, ...] = ()) -> Use:
    return Use(effects, when, by=by, only=only)


def react(when: int, *effects: Effect, by: By = By.REACTING, only: tuple[Only, ...] = ()) -> Use:
    return Use(effects, when, by=by, only=only)


AWAKE: Final = PLAYED | ANNOUNCED | A | B | C | AFTER

AWE: Final = Card(
    "awe",
    100119,
    "Awe",
    MODIFIER,
    blood=X,
    uses=at_levels(
        "pre", mod(POLL, AddVotes(1, 1), only=(Only.POLITICAL,)), mod(POLL, AddVotes(1, 2), only=(Only.POLITICAL,))
    ),
)
BEWITCHING_ORATION: Final = Card(
    "bewitching-oration",
    100157,
    "Bewitching Oration",
    MODIFIER,
    uses=at_levels(
        "pre", mod(POLL, AddVotes(2), only=(Only.POLITICAL,)), mod(POLL, AddVotes(4), only=(Only.POLITICAL,))
    ),
)
BONDING: Final = Card(
    "bonding",
    100236,
    "Bonding",
    MODIFIER,
    uses=at_levels("dom", mod(A | B | C, AddBleed(1)), mod(B, AddBleed(1), AddStealth(1))),
)
CHANGE_OF_TARGET: Final = Card(
    "change-of-target", 100323, "Change of Target", MODIFIER, uses=(mod(BLOCKED, EndAction()),)
)
CLOAK_THE_GATHERING: Final = Card(
    "cloak-the-gathering",
    100362,
    "Cloak the Gathering",
    MODIFIER,
    uses=at_levels("obf", mod(B, AddStealth(1)), mod(B, AddStealth(1), by=By.HELPER)),
)
CONDITIONING: Final = Card(
    "conditioning",
    100401,
    "Conditioning",
    MODIFIER,
    blood=1,
    uses=at_levels("dom", mod(A | B | C, AddBleed(2)), mod(A | B | C, AddBleed(3))),
)
FACELESS_NIGHT: Final = Card(
    "faceless-night",
    100687,
    "Faceless Night",
    MODIFIER,
    uses=at_levels("obf", mod(B, AddStealth(1)), mod(B, AddStealth(1), TapFailedBlockers())),
)
FREAK_DRIVE: Final = Card(
    "freak-drive",
    100788,
    "Freak Drive",
    MODIFIER,
    blood=1,
    uses=at_levels(
        "for", mod(AFTER, UntapActor(), only=(Only.SUCCESSFUL,)), mod(AFTER, UntapActor(), only=(Only.WAS_BLOCKED,))
    ),
)
LOST_IN_CROWDS: Final = Card(
    "lost-in-crowds",
    101125,
    "Lost in Crowds",
    MODIFIER,
    uses=at_levels("obf", mod(B, AddStealth(1)), mod(B, AddStealth(2))),
)
SEDUCTION: Final = Card(
    "seduction",
    101712,
    "Seduction",
    MODIFIER,
    uses=at_levels(
        "dom",
        mod(ANNOUNCED, CannotBlock(Cards(Of.VAMPIRE, Whose.OTHERS, Region.READY, younger=True))),
        mod(ANNOUNCED, CannotBlock(BLOCKERS)),
    ),
)
SPYING_MISSION: Final = Card(
    "spying-mission",
    101857,
    "Spying Mission",
    MODIFIER,
    uses=at_levels("obf", mod(B, AddStealth(1)), mod(D, StoreBleed(2), only=(Only.BLEED,))),
    text=(Named("stored-bleed", 2),),
)
VOTER_CAPTIVATION: Final = Card(
    "voter-captivation",
    102131,
    "Voter Captivation",
    MODIFIER,
    uses=at_levels(
        "pre", mod(AFTER, GainMargin(), only=(Only.PASSED,)), mod(AFTER, GainMargin(2), only=(Only.PASSED,))
    ),
)

DEFLECTION: Final = Card(
    "deflection",
    100518,
    "Deflection",
    REACTION,
    blood=1,
    uses=at_levels("dom", react(C, Redirect(tap=True)), react(C, Redirect())),
)
DELAYING_TACTICS: Final = Card(
    "delaying-tactics",
    100519,
    "Delaying Tactics",
    REACTION,
    blood=1,
    uses=(react(POLL, CancelReferendum(), only=(Only.POLITICAL,)),),
)
EAGLES_SIGHT: Final = Card(
    "eagles-sight",
    100598,
    "Eagle's Sight",
    REACTION,
    uses=at_levels("aus", react(B, AddIntercept(1), by=By.BLOCKER), react(A | C, AttemptBlock())),
)
ENHANCED_SENSES: Final = Card(
    "enhanced-senses",
    100644,
    "Enhanced Senses",
    REACTION,
    uses=at_levels("aus", react(B, AddIntercept(1), by=By.BLOCKER), react(B, AddIntercept(2), by=By.BLOCKER)),
)
FORCED_AWAKENING: Final = Card(
    "forced-awakening",
    100760,
    "Forced Awakening",
    REACTION,
    vampires_only=True,
    uses=(react(AWAKE, Wake(1), by=By.SLEEPER),),
)
OBEDIENCE: Final = Card(
    "obedience",
    101309,
    "Obedience",
    REACTION,
    uses=at_levels(
        "dom",
        react(BLOCKED | FACING, EndAction(), by=By.BLOCKER, only=(Only.YOUNGER_ACTOR,)),
        react(BLOCKED | FACING, EndAction(untap=False), by=By.BLOCKER, only=(Only.YOUNGER_ACTOR,)),
    ),
)
PRECOGNITION: Final = Card(
    "precognition",
    101475,
    "Precognition",
    REACTION,
    uses=at_levels(
        "aus", react(B, AddIntercept(1), by=By.BLOCKER), react(B, AddIntercept(1), PreventIfBlocks(1), by=By.BLOCKER)
    ),
)
SECOND_TRADITION: Final = Card(
    "second-tradition-domain",
    101706,
    "Second Tradition: Domain",
    REACTION,
    for_titles=(Title.PRINCE, Title.JUSTICAR),
    uses=(react(B, AddIntercept(2), by=By.BLOCKER), react(A, AttemptBlock(True, 1, 2), by=By.SLEEPER)),
)
TELEPATHIC_MISDIRECTION: Final = Card(
    "telepathic-misdirection",
    101949,
    "Telepathic Misdirection",
    REACTION,
    blood=1,
    uses=at_levels("aus", react(B, AddIntercept(1), by=By.BLOCKER), react(C, Redirect(tap=True))),
)
WAKE: Final = Card(
    "wake-with-evenings-freshness",
    102137,
    "Wake with Evening's Freshness",
    REACTION,
    vampires_only=True,
    replaced=Moment.YOUR_UNTAP,
    uses=(react(AWAKE, Wake(), by=By.SLEEPER),),
)
