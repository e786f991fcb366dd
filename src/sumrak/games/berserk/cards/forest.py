# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Forest."""

from typing import Final

from sumrak.games.berserk.vocabulary import *

LESHY: Final = creature(
    "10-071", FOREST, 3, SILVER, 7, 1, (1, 2, 3), ru="Леший", en="Leshy", text=(tap(Heal(SELF, ALL)),)
)
DRUID: Final = creature(
    "10-073",
    FOREST,
    4,
    SILVER,
    7,
    1,
    (1, 2, 2),
    ru="Друид",
    en="Druid",
    classes=("forest_guardian",),
    text=(
        FROM_POISON,
        tap(Heal(one(Those()), 2), Cure(IT)),
    ),
)
KORPIT: Final = flyer(
    "10-074",
    FOREST,
    4,
    SILVER,
    6,
    (1, 2, 2),
    ru="Корпит",
    en="Korpit",
    text=(
        DIRECTED,
        CORPSE_EATING,
    ),
)
MOCKING_SPIDER: Final = creature(
    "10-077",
    FOREST,
    4,
    SILVER,
    7,
    1,
    (1, 2, 2),
    ru="Паук-пересмешник",
    en="Mocking Spider",
    text=(
        TauntsFlyers(),
        tap(Net(one(Those(side=ENEMY, flying=False, range=2)))),
    ),
)
TREETOP_RUNNER: Final = creature(
    "10-079",
    FOREST,
    5,
    SILVER,
    9,
    2,
    (2, 3, 4),
    ru="Бегущая по кронам",
    en="Treetop Runner",
    classes=("elf",),
    text=(
        tap(shot(1, 2, 2)),
        when(StartOfTurn(EACH_TURN), Gain(SELF, (bonus(1, SHOT),), THIS_TURN), condition=InYourRow(1)),
        when(StartOfTurn(EACH_TURN), Gain(SELF, (DIRECTED,), THIS_TURN), condition=InYourRow(3)),
    ),
)
KLAER: Final = creature(
    "10-082",
    FOREST,
    5,
    SILVER,
    11,
    2,
    (1, 2, 4),
    ru="Клаэр",
    en="Klaer",
    classes=("krong",),
    text=(
        FROM_SHOTS,
        when(BecomesDefender(), Gain(SELF, (bonus(2, SIMPLE), ova(1)), YOUR_NEXT_TURN)),
    ),
)
KOBOLD: Final = creature(
    "10-092",
    FOREST,
    5,
    GOLD,
    11,
    1,
    (2, 3, 4),
    ru="Кобольд",
    en="Kobold",
    text=(
        FROM_SHOTS,
        tap(lunge(1)),
        when(Hits(Attacks(STRIKES)), Heal(SELF, STRIKE_IN_FRONT), may=True),
    ),
)
YETUN: Final = creature(
    "10-098",
    FOREST,
    7,
    GOLD,
    14,
    2,
    (3, 4, 5),
    ru="Етун",
    en="Yetun",
    text=(
        FROM_MAGIC,
        ova(1),
        IgnoresFeatures(),
    ),
)
CYCLOPS: Final = creature(
    "10-101",
    FOREST,
    8,
    GOLD,
    14,
    2,
    (4, 5, 6),
    ru="Циклоп",
    en="Cyclops",
    text=(
        FROM_POISON,
        FROM_MAGIC,
        DIRECTED,
        regeneration(1),
        StrikesOnlyInFront(),
        tap(magic(2)),
    ),
)

CARDS: Final = (
    LESHY,
    DRUID,
    KORPIT,
    MOCKING_SPIDER,
    TREETOP_RUNNER,
    KLAER,
    KOBOLD,
    YETUN,
    CYCLOPS,
)
