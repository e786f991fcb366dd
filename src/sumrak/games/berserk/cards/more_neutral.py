# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Neutral: cards that stand in no deck of the box."""

from typing import Final

from sumrak.games.berserk.vocabulary import *

ASSASSIN: Final = creature(
    "10-191",
    NEUTRAL,
    5,
    GOLD,
    7,
    1,
    (1, 2, 3),
    ru="Ассасин",
    en="Assassin",
    unique=True,
    classes=("koyar",),
    text=(
        jump(3),
        tap(lunge(1)),
        tap(FinishingBlow(4)),
    ),
)
HEADHUNTER: Final = creature(
    "20-176",
    NEUTRAL,
    3,
    SILVER,
    7,
    1,
    (1, 2, 2),
    ru="Охотник за головами",
    en="Headhunter",
    classes=("koyar",),
    text=(
        less(1, ATTACKS, by=Those(unique=True)),
        bonus(1, SIMPLE, Those(unique=True)),
        while_(YouAre(second=True), DIRECTED),
    ),
)
SLASHER: Final = creature(
    "30-183",
    NEUTRAL,
    7,
    SILVER,
    13,
    1,
    (3, 4, 5),
    ru="Рубака",
    en="Slasher",
    text=(
        ova(1),
        RUSH,
        while_(YourElementsAtMost(2), DIRECTED),
    ),
)
DIVER: Final = creature(
    "40-184",
    NEUTRAL,
    3,
    SILVER,
    7,
    1,
    (1, 2, 3),
    ru="Ныряльщик",
    en="Diver",
    classes=("pirate",),
    text=(
        while_(OnSurface(False), when(StartOfTurn(), GetTokens())),
        while_(OnSurface(True), pay(1, throw(1, 2, 2, range=3))),
    ),
)
DEFILED_ABBOT: Final = creature(
    "50-212",
    NEUTRAL,
    4,
    GOLD,
    8,
    1,
    (2, 2, 3),
    ru="Осквернённый аббат",
    en="Defiled Abbot",
    classes=(
        "inquisitor",
        "sluagh",
    ),
    text=(
        MaxLife(16),
        while_(HasMark(CURSE), VAMPIRISM),
        while_(HasMark(BLESSING), bonus(1, SIMPLE), MoreMovement(1)),
    ),
)

ADEPT_OF_THE_WHITE_ORDER: Final = creature(
    "40-186",
    NEUTRAL,
    4,
    SILVER,
    8,
    1,
    (1, 2, 2),
    ru="Адепт Белого Ордена",
    en="Adept of the White Order",
    classes=("inquisitor",),
    text=(
        Concentration((Give(BLESSING, one(Those())),)),
        tap(Heal(one(Those()), 2), TakeOff(CURSE, IT)),
    ),
)

KRONDAK: Final = creature(
    "10-175",
    NEUTRAL,
    4,
    SILVER,
    7,
    1,
    (1, 1, 2),
    ru="Крондак",
    en="Krondak",
    classes=("inquisitor",),
    text=(
        tap(PutOnCell(FIRE, A_FREE_CELL, ENEMY_TURN)),
        tap(discharge(1)),
        bonus(1, DISCHARGE, Those(flying=True)),
    ),
)

WITCHBURNER: Final = creature(
    "60-195",
    NEUTRAL,
    4,
    SILVER,
    8,
    1,
    (1, 1, 2),
    ru="Ведьможог",
    en="Witchburner",
    classes=("inquisitor",),
    text=(
        tap(discharge(1, 2, 2, range=4)),
        when(Hits(Attacks(DISCHARGE, (WEAK,))), PutOnCell(FIRE, NEXT_TO_IT, ENEMY_TURN)),
    ),
)

ARMOUR_BEARER: Final = creature(
    "20-182",
    NEUTRAL,
    4,
    SILVER,
    8,
    1,
    (1, 2, 2),
    ru="Оруженосец",
    en="Armour-Bearer",
    text=(
        ovz(1),
        Play(Price(closes=False), (RedirectHere(),), sudden=True, once=True),
    ),
)

CARDS: Final = (
    ASSASSIN,
    HEADHUNTER,
    SLASHER,
    DIVER,
    DEFILED_ABBOT,
    ADEPT_OF_THE_WHITE_ORDER,
    KRONDAK,
    WITCHBURNER,
    ARMOUR_BEARER,
)
