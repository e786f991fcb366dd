# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Darkness: cards that stand in no deck of the box."""

from typing import Final

from sumrak.games.berserk.vocabulary import *

CAVE_DWELLER: Final = creature(
    "10-152",
    DARKNESS,
    6,
    SILVER,
    8,
    2,
    (2, 2, 3),
    ru="Пещерник",
    en="Cave Dweller",
    text=(
        FROM_FLYERS,
        tap(lunge(2)),
        tap(Heal(SELF, 3)),
    ),
)
MASTER_OF_THE_CRYPT: Final = creature(
    "10-163",
    DARKNESS,
    6,
    GOLD,
    8,
    1,
    (2, 2, 3),
    ru="Хозяин склепа",
    en="Master of the Crypt",
    unique=True,
    classes=("undead",),
    text=(
        when(CreatureDies(Those(flying=False)), GetTokens()),
        MaxTokens(3),
        tap(throw(1, range=5)),
        Bonus(2, Attacks(THROW), per_token=True),
        when(Hits(Attacks(THROW)), LoseTokens()),
    ),
)
VURDALAK: Final = creature(
    "10-166",
    DARKNESS,
    7,
    GOLD,
    13,
    2,
    (3, 3, 4),
    ru="Вурдалак",
    en="Vurdalak",
    classes=("sluagh",),
    text=(
        ova(1),
        less(1, RANGED),
        VAMPIRISM,
        MaxLife(13),
    ),
)
SKELETON: Final = creature(
    "20-141",
    DARKNESS,
    3,
    SILVER,
    8,
    1,
    (1, 2, 2),
    ru="Скелет",
    en="Skeleton",
    classes=("undead",),
    text=(
        FROM_POISON,
        HORDE,
        less(1, SHOTS_AND_THROWS),
    ),
)
CLAWED_HANGMAN: Final = creature(
    "20-150",
    DARKNESS,
    5,
    SILVER,
    12,
    1,
    (1, 2, 3),
    ru="Когтистый палач",
    en="Clawed Hangman",
    classes=("undead",),
    text=(
        FROM_SHOTS,
        tap(FinishingBlow(3)),
    ),
)
FIENDLING: Final = creature(
    "20-153",
    DARKNESS,
    6,
    SILVER,
    10,
    1,
    (2, 2, 3),
    ru="Исчадие",
    en="Fiendling",
    classes=("demon",),
    text=(
        FROM_MAGIC,
        ovz(1),
        Has(Those(where=BESIDE), less(1, MAGIC_ATTACKS)),
    ),
)
SKELETON_ARCHER: Final = creature(
    "30-147",
    DARKNESS,
    5,
    SILVER,
    7,
    1,
    (1, 2, 2),
    ru="Скелет-лучник",
    en="Skeleton Archer",
    classes=("undead",),
    text=(
        FROM_POISON,
        ovs(1),
        Incarnation(3),
        tap(shot(1, 2, 2, range=4)),
        when(Hits(Attacks(SHOT, (STRONG,))), Poison(ATTACKED, 1)),
    ),
)
HYENA_OF_CHAOS: Final = creature(
    "30-156",
    DARKNESS,
    5,
    GOLD,
    10,
    2,
    (2, 3, 4),
    ru="Гиена Хаоса",
    en="Hyena of Chaos",
    classes=("undead",),
    text=(
        CORPSE_EATING,
        Incarnation(2),
    ),
)

GAZER_INTO_THE_NIGHT: Final = creature(
    "40-161",
    DARKNESS,
    5,
    SILVER,
    9,
    1,
    (1, 2, 2),
    ru="Смотрящий в ночь",
    en="Gazer into the Night",
    classes=("coven",),
    text=(
        ovs(1),
        FROM_SHOTS,
        Concentration((Wound(one(Those(side=ENEMY, marks=(CURSE,))), 1),)),
        tap(shot(1, 2, 2, range=4)),
        when(Hits(Attacks(SHOT)), Give(CURSE, ATTACKED)),
    ),
)

LICH_LIBRARIAN: Final = creature(
    "30-139",
    DARKNESS,
    4,
    SILVER,
    8,
    1,
    (1, 1, 2),
    ru="Лич-библиотекарь",
    en="Lich Librarian",
    classes=("undead",),
    text=(
        Concentration((AddIncarnationToken(),)),
        tap(discharge(1, 2, 2, range=4)),
    ),
)

FIRE_DEMON: Final = creature(
    "20-163",
    DARKNESS,
    5,
    GOLD,
    8,
    1,
    (2, 3, 3),
    ru="Огненный демон",
    en="Fire Demon",
    classes=("demon",),
    text=(
        FROM_POISON,
        FROM_SHOTS,
        TELEPORT,
        When(Dies(), (Wound(each(Those(ANY_CARD, where=ADJACENT)), 3),), spell=True),
    ),
)

CARDS: Final = (
    CAVE_DWELLER,
    MASTER_OF_THE_CRYPT,
    VURDALAK,
    SKELETON,
    CLAWED_HANGMAN,
    FIENDLING,
    SKELETON_ARCHER,
    HYENA_OF_CHAOS,
    GAZER_INTO_THE_NIGHT,
    LICH_LIBRARIAN,
    FIRE_DEMON,
)
