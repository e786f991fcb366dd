# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Steppe: cards that stand in no deck of the box."""

from typing import Final

from sumrak.games.berserk.vocabulary import *

ORC: Final = creature(
    "10-013",
    STEPPE,
    5,
    SILVER,
    10,
    1,
    (3, 3, 4),
    ru="Орк",
    en="Orc",
    classes=("orc",),
    text=(
        bonus(1, SIMPLE, Those(elements=(MOUNTAINS,))),
        DirectedAt(Those(elements=(MOUNTAINS,))),
    ),
)
FOOT_SOLDIER: Final = creature(
    "10-029",
    STEPPE,
    6,
    GOLD,
    12,
    1,
    (2, 2, 3),
    ru="Пеший латник",
    en="Foot Soldier",
    classes=("akkenian",),
    text=(
        FROM_SHOTS,
        formation(armour(2)),
        when(IsHit(Attacks(MELEE)), special(2, back=True)),
    ),
)
GUARD_OF_TULLEN: Final = creature(
    "20-012",
    STEPPE,
    4,
    SILVER,
    7,
    1,
    (2, 2, 3),
    ru="Стражник Туллена",
    en="Guard of Tullen",
    classes=("akkenian",),
    text=(
        armour(1),
        formation(ovz(1)),
        when(EndOfTurn(ENEMYS_TURN), special(2), may=True, condition=StandsOpen()),
    ),
)
KNIGHT_OF_TULLEN: Final = creature(
    "20-030",
    STEPPE,
    6,
    GOLD,
    10,
    3,
    (3, 3, 4),
    ru="Рыцарь Туллена",
    en="Knight of Tullen",
    classes=("akkenian",),
    text=(
        armour(3),
        FROM_SHOTS,
        tap(special(2)),
        bonus(2, SPECIAL, Those(ANY_CARD, elements=(MOUNTAINS,))),
    ),
)
HAZG: Final = creature(
    "20-031",
    STEPPE,
    7,
    GOLD,
    9,
    2,
    (2, 3, 4),
    ru="Хазг",
    en="Hazg",
    classes=("akkenian",),
    text=(
        FROM_THROWS,
        tap(shot(3, range=5)),
    ),
)
FIREMANE: Final = creature(
    "21-001",
    STEPPE,
    4,
    SILVER,
    9,
    2,
    (2, 3, 3),
    ru="Огнегривый",
    en="Firemane",
    text=(When(IsHit(Attacks(STRIKES)), (Wound(ATTACKER, 1),), spell=True),),
)
ARCHER_OF_DZAR: Final = creature(
    "21-003",
    STEPPE,
    4,
    GOLD,
    7,
    1,
    (1, 1, 2),
    ru="Лучник Дзара",
    en="Archer of Dzar",
    classes=("toa_dan",),
    text=(
        tap(shot(1, 2, 2, range=4), GetTokens()),
        pay(1, discharge(2, 3, 3)),
    ),
)
ORC_MARKSMAN: Final = creature(
    "21-004",
    STEPPE,
    5,
    GOLD,
    8,
    1,
    (1, 2, 2),
    ru="Орк-стрелок",
    en="Orc Marksman",
    classes=("orc",),
    text=(
        tap(shot(1, 2, 3)),
        bonus(1, SHOT, Those(min_wounds=4)),
    ),
)
ORC_BULLY: Final = creature(
    "21-005",
    STEPPE,
    8,
    GOLD,
    18,
    2,
    (4, 5, 7),
    ru="Орк-задира",
    en="Orc Bully",
    classes=("orc",),
    text=(bonus(-2, SIMPLE, Those(defending=True)),),
)
AVIAL: Final = flyer(
    "40-001",
    STEPPE,
    2,
    SILVER,
    4,
    (1, 2, 2),
    ru="Авиал",
    en="Avial",
    text=(bonus(-2, SIMPLE, Those(ANY_CARD, half=YOURS)),),
)
NGOR: Final = creature(
    "40-031",
    STEPPE,
    6,
    GOLD,
    11,
    1,
    (2, 3, 4),
    ru="Нгор",
    en="Ngor",
    text=(
        ova(1),
        ovz(1),
        jump(4),
        when(StartOfTurn(ENEMYS_TURN), Open(SELF)),
    ),
)
MONITOR_LIZARD: Final = creature(
    "50-016",
    STEPPE,
    7,
    SILVER,
    13,
    1,
    (3, 3, 4),
    ru="Варан",
    en="Monitor Lizard",
    text=(
        regeneration(1),
        CORPSE_EATING,
        while_(IsWounded(True), MoreMovement(1)),
        Frenzy(2, (Poison(ATTACKED, 1),)),
    ),
)
LIGHT_CAVALRY: Final = creature(
    "60-015",
    STEPPE,
    6,
    SILVER,
    11,
    2,
    (2, 3, 3),
    ru="Легкая кавалерия",
    en="Light Cavalry",
    classes=("akkenian",),
    text=(
        RUSH,
        less(1, ATTACKS, Those(ANY_CARD, elements=(FOREST,))),
        when(Moves(), Gain(SELF, (bonus(1, LUNGE),), THIS_TURN)),
        tap(lunge(1)),
    ),
)

CARDS: Final = (
    ORC,
    FOOT_SOLDIER,
    GUARD_OF_TULLEN,
    KNIGHT_OF_TULLEN,
    HAZG,
    FIREMANE,
    ARCHER_OF_DZAR,
    ORC_MARKSMAN,
    ORC_BULLY,
    AVIAL,
    NGOR,
    MONITOR_LIZARD,
    LIGHT_CAVALRY,
)
