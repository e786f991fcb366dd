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
SHIELD_BEARER: Final = creature(
    "10-019",
    STEPPE,
    7,
    SILVER,
    10,
    1,
    (1, 2, 3),
    ru="Щитоносец",
    en="Shield Bearer",
    classes=("akkenian",),
    text=(
        ovz(2),
        less(1, RANGED),
        Has(Those(side=YOURS, where=BESIDE, elements=(STEPPE,)), less(1, RANGED)),
        formation(less(1, SIMPLE)),
    ),
)
INITIATE_OF_DZAR: Final = creature(
    "10-024",
    STEPPE,
    5,
    GOLD,
    9,
    2,
    (1, 1, 2),
    ru="Посвященный Дзара",
    en="Initiate of Dzar",
    classes=("toa_dan",),
    text=(
        FROM_DISCHARGES,
        when(Moves(), Gain(SELF, (more_range(1, DISCHARGE),), THIS_TURN)),
        tap(discharge(2, 3, 4, range=1)),
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
KEST: Final = creature(
    "20-033",
    STEPPE,
    8,
    GOLD,
    13,
    2,
    (4, 5, 6),
    ru="Кест",
    en="Kest",
    classes=("akkenian",),
    text=(
        FROM_POISON,
        when(Moves(), GainOr(SELF, armour(1), ENEMY_TURN)),
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

SCARLET_FLAMECASTER: Final = flyer(
    "60-032",
    STEPPE,
    5,
    GOLD,
    10,
    (2, 3, 3),
    ru="Алый пламевержец",
    en="Scarlet Flamecaster",
    unique=True,
    classes=("dragon",),
    text=(
        ova(1),
        Concentration((PutOnCell(WALL, A_CELL, number=2),)),
        when(Dies(), TakeOffCells(WALL, YOURS)),
    ),
)

SCARLET_DRAGON: Final = flyer(
    "30-033",
    STEPPE,
    9,
    GOLD,
    16,
    (3, 4, 4),
    ru="Алый дракон",
    en="Scarlet Dragon",
    unique=True,
    classes=("dragon",),
    text=(
        FROM_MAGIC,
        when(EndOfTurn(), PutOnCell(WALL, A_CELL, number=2)),
        when(Dies(), TakeOffCells(WALL)),
    ),
)

LEADER_OF_THE_BRONTOBEYS: Final = creature(
    "60-036",
    STEPPE,
    8,
    GOLD,
    14,
    2,
    (3, 3, 4),
    ru="Вожак бронтобеев",
    en="Leader of the Brontobeys",
    text=(
        ova(2),
        armour(2),
        DIRECTED,
        Rebuff((FROM_SPELLS,)),
        when(Moves(), Gain(SELF, (bonus(1, SIMPLE),), THIS_TURN)),
    ),
)

ACOLYTE_OF_DZAR: Final = creature(
    "10-010",
    STEPPE,
    5,
    SILVER,
    7,
    1,
    (1, 1, 2),
    ru="Аколит Дзара",
    en="Acolyte of Dzar",
    unique=True,
    classes=("toa_dan",),
    text=(tap(discharge(1, at=Those()), MoreAttacks(discharge(1, at=Those()), 2)),),
)

ORC_BOMBARDIER: Final = creature(
    "10-022",
    STEPPE,
    4,
    GOLD,
    10,
    1,
    (2, 2, 3),
    ru="Орк-бомбардир",
    en="Orc Bombardier",
    classes=("orc",),
    text=(tap(throw(1, range=3), PutOnCell(BOMB, ITS_CELL, number=2)),),
)

DWARF_LEGIONARY: Final = creature(
    "50-005",
    STEPPE,
    4,
    SILVER,
    9,
    1,
    (1, 2, 3),
    ru="Гном-легионер",
    en="Dwarf Legionary",
    classes=("akkenian", "dwarf"),
    text=(
        formation(bonus(1, SIMPLE)),
        while_(InFormationWith(Those(), 2), armour(2)),
    ),
)

CARDS: Final = (
    ORC,
    SHIELD_BEARER,
    INITIATE_OF_DZAR,
    FOOT_SOLDIER,
    GUARD_OF_TULLEN,
    KNIGHT_OF_TULLEN,
    HAZG,
    KEST,
    FIREMANE,
    ARCHER_OF_DZAR,
    ORC_MARKSMAN,
    ORC_BULLY,
    AVIAL,
    NGOR,
    MONITOR_LIZARD,
    LIGHT_CAVALRY,
    SCARLET_FLAMECASTER,
    SCARLET_DRAGON,
    LEADER_OF_THE_BRONTOBEYS,
    ACOLYTE_OF_DZAR,
    ORC_BOMBARDIER,
    DWARF_LEGIONARY,
)
