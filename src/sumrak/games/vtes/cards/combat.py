# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Combat cards of the five decks."""

from typing import Final

from sumrak.games.vtes.vocabulary import *

COMBAT: Final = (Type.COMBAT,)


def fight(when: int, *effects: Effect, only: tuple[Only, ...] = ()) -> Use:
    return Use(effects, when, by=By.COMBATANT, only=only)


AMARANTH: Final = Card(
    "amaranth", 100043, "Amaranth", COMBAT, vampires_only=True, uses=(fight(TO_TORPOR, DiablerizeNow()),)
)
APPORTATION: Final = Card(
    "apportation",
    100077,
    "Apportation",
    COMBAT,
    uses=at_levels("tha", fight(PRESS, Press(to_end=False)), fight(RANGE, Maneuver())),
)
BLUR: Final = Card(
    "blur",
    100227,
    "Blur",
    COMBAT,
    blood=1,
    uses=at_levels("cel", fight(MORE_STRIKES, MoreStrikes(1)), fight(MORE_STRIKES, MoreStrikes(2))),
)
DODGE: Final = Card(
    "dodge", 100567, "Dodge", COMBAT, replaced=Moment.AFTER_COMBAT, uses=(fight(STRIKE, Strike(dodge=True)),)
)
FAKE_OUT: Final = Card(
    "fake-out", 100693, "Fake Out", COMBAT, replaced=Moment.AFTER_COMBAT, uses=(fight(RANGE, Maneuver()),)
)
IMMORTAL_GRAPPLE: Final = Card(
    "immortal-grapple",
    100959,
    "Immortal Grapple",
    COMBAT,
    uses=at_levels(
        "pot",
        fight(BEFORE_STRIKES, HandStrikesOnly(), only=(Only.CLOSE, Only.ONCE_A_ROUND)),
        fight(
            BEFORE_STRIKES, HandStrikesOnly(), OptionalPress(), NextRoundClose(), only=(Only.CLOSE, Only.ONCE_A_ROUND)
        ),
    ),
)
MAJESTY: Final = Card(
    "majesty",
    101144,
    "Majesty",
    COMBAT,
    blood=1,
    uses=at_levels("pre", fight(STRIKE, Strike(ends=True)), fight(STRIKE, Strike(ends=True, untap=True))),
)
PSYCHE: Final = Card(
    "psyche",
    101507,
    "Psyche!",
    COMBAT,
    uses=at_levels("cel", fight(PRESS, Press()), fight(ROUND_ENDS, QueueCombat(), only=(Only.BOTH_READY,))),
)
PURSUIT: Final = Card(
    "pursuit",
    101523,
    "Pursuit",
    COMBAT,
    uses=at_levels("cel", fight(RANGE, Maneuver()), fight(MORE_STRIKES, MoreStrikes(1))),
)
TASTE_OF_VITAE: Final = Card(
    "taste-of-vitae",
    101945,
    "Taste of Vitae",
    COMBAT,
    vampires_only=True,
    uses=(fight(ROUND_ENDS, GainBloodLost(), only=(Only.OPPONENT_IS_VAMPIRE, Only.ONCE_A_ROUND)),),
)
THEFT_OF_VITAE: Final = Card(
    "theft-of-vitae",
    101966,
    "Theft of Vitae",
    COMBAT,
    uses=at_levels("tha", fight(STRIKE, Strike(ranged=True, steal=1)), fight(STRIKE, Strike(ranged=True, steal=2))),
)
THROWN_GATE: Final = Card(
    "thrown-gate",
    101982,
    "Thrown Gate",
    COMBAT,
    uses=at_levels(
        "pot",
        fight(STRIKE, Strike(1, ranged=True, maneuver=True)),
        fight(STRIKE, Strike(2, ranged=True, maneuver=True)),
    ),
)
TORN_SIGNPOST: Final = Card(
    "torn-signpost",
    101993,
    "Torn Signpost",
    COMBAT,
    uses=at_levels("pot", fight(BEFORE_RANGE, SetStrength(2)), fight(BEFORE_RANGE, SetStrength(3))),
)
UNDEAD_STRENGTH: Final = Card(
    "undead-strength",
    102061,
    "Undead Strength",
    COMBAT,
    uses=at_levels(
        "pot", fight(STRIKE, Strike(1, hand=True, melee=True)), fight(STRIKE, Strike(2, hand=True, melee=True))
    ),
)
WALK_OF_FLAME: Final = Card(
    "walk-of-flame",
    102139,
    "Walk of Flame",
    COMBAT,
    uses=at_levels(
        "tha",
        fight(STRIKE, Strike(1, ranged=True, aggravated=True), only=(Only.NOT_FIRST_ROUND,)),
        fight(STRIKE, Strike(2, ranged=True, aggravated=True), only=(Only.NOT_FIRST_ROUND,)),
    ),
)
