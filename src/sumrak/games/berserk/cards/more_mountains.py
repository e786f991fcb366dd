# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Mountains: cards that stand in no deck of the box."""

from typing import Final

from sumrak.games.berserk.vocabulary import *

GHOUL: Final = creature(
    "10-039",
    MOUNTAINS,
    4,
    SILVER,
    8,
    2,
    (1, 2, 3),
    ru="Гуль",
    en="Ghoul",
    text=(
        CORPSE_EATING,
        tap(lunge(1)),
        tap(FinishingBlow(2)),
    ),
)
RTUNKH: Final = flyer(
    "10-047",
    MOUNTAINS,
    5,
    SILVER,
    9,
    (1, 2, 2),
    ru="Ртунх",
    en="Rtunkh",
    unique=True,
    text=(
        ovz(1),
        less(1, RANGED),
        bonus(1, SIMPLE, Those(ANY_CARD, elements=(SWAMPS,))),
        DefendsGround(),
    ),
)
GUARDIAN_OF_THE_MOUNTAINS: Final = creature(
    "10-050",
    MOUNTAINS,
    5,
    SILVER,
    13,
    1,
    (2, 2, 3),
    ru="Хранитель гор",
    en="Guardian of the Mountains",
    text=(
        FROM_POISON,
        bonus(2, SIMPLE, Those(ANY_CARD, elements=(SWAMPS,))),
    ),
)
BORG: Final = creature(
    "10-055",
    MOUNTAINS,
    4,
    GOLD,
    10,
    1,
    (2, 3, 4),
    ru="Борг",
    en="Borg",
    text=(
        pay(1, special(3)),
        when(Hits(Attacks(SPECIAL), at=Those(closed=True)), StaysClosed(ATTACKED)),
    ),
)
NOM: Final = flyer(
    "10-056",
    MOUNTAINS,
    4,
    GOLD,
    7,
    (2, 3, 4),
    ru="Ном",
    en="Nom",
    unique=True,
    text=(
        DirectedAt(Those(ANY_CARD, kinds=THROW)),
        when(Dies(), Wound(one(Those(flying=False, side=ENEMY)), 3)),
    ),
)
GOBRAKH: Final = creature(
    "10-064",
    MOUNTAINS,
    7,
    GOLD,
    10,
    2,
    (4, 4, 5),
    ru="Гобрах",
    en="Gobrakh",
    text=(
        regeneration(3),
        Less(2, Attacks(STRIKES, diagonal=True)),
    ),
)
DWARF_CROSSBOWMAN: Final = creature(
    "20-035",
    MOUNTAINS,
    3,
    SILVER,
    6,
    1,
    (1, 1, 2),
    ru="Гном-арбалетчик",
    en="Dwarf Crossbowman",
    classes=("dwarf",),
    text=(
        formation(bonus(1, SHOT)),
        tap(shot(0, 1, 1, range=4)),
    ),
)
DWARF_ARCHER: Final = creature(
    "21-006",
    MOUNTAINS,
    3,
    SILVER,
    6,
    1,
    (1, 2, 2),
    ru="Гном-лучник",
    en="Dwarf Archer",
    classes=("dwarf",),
    text=(
        tap(shot(0, 1, 1, range=4)),
        bonus(1, SHOT, Those(where=SAME_COLUMN)),
    ),
)
DIAMOND_GOLEM: Final = creature(
    "30-035",
    MOUNTAINS,
    3,
    SILVER,
    3,
    1,
    (2, 3, 3),
    ru="Алмазный голем",
    en="Diamond Golem",
    text=(
        FROM_POISON,
        armour(7),
        CLUMSINESS,
    ),
)
RED_WHISKER: Final = creature(
    "30-049",
    MOUNTAINS,
    5,
    SILVER,
    11,
    1,
    (1, 2, 2),
    ru="Рыжий Ус",
    en="Red Whisker",
    classes=("dwarf",),
    text=(
        armour(1),
        ovz(1),
        formation(FROM_DISCHARGES),
        when(BecomesDefender(), magic(2), may=True),
    ),
)
RAKSAR: Final = creature(
    "30-065",
    MOUNTAINS,
    7,
    GOLD,
    12,
    2,
    (3, 3, 4),
    ru="Раксар",
    en="Raksar",
    text=(
        when(
            StartOfTurn(),
            Gain(SELF, (bonus(2, STRIKES), DIRECTED), THIS_TURN),
            condition=StandsInFront(Those(side=ENEMY)),
        ),
    ),
)
ULFSARK: Final = creature(
    "40-064",
    MOUNTAINS,
    4,
    GOLD,
    8,
    2,
    (2, 3, 3),
    ru="Ульфсарк",
    en="Ulfsark",
    classes=("jordling",),
    text=(
        tap(lunge(2)),
        Valhalla((GainOr(one(Those(side=YOURS)), armour(1), ENEMY_TURN),)),
    ),
)

SASQUATCH: Final = creature(
    "60-048",
    MOUNTAINS,
    4,
    SILVER,
    8,
    1,
    (2, 2, 3),
    ru="Сасквоч",
    en="Sasquatch",
    classes=("giant",),
    text=(
        Rebuff((bonus(1, THROW),)),
        CORPSE_EATING,
        tap(throw(1, 2, 2, range=3)),
    ),
)

STORM_MAGE: Final = creature(
    "21-007",
    MOUNTAINS,
    3,
    SILVER,
    7,
    1,
    (1, 1, 2),
    ru="Грозовой маг",
    en="Storm Mage",
    classes=("linung",),
    text=(pay(1, discharge(1, 2, 2), MoreAttacks(discharge(1, 2, 2))),),
)

RANGOR: Final = creature(
    "60-047",
    MOUNTAINS,
    4,
    SILVER,
    9,
    2,
    (1, 2, 2),
    ru="Рангор",
    en="Rangor",
    classes=("jordling",),
    text=(tap(lunge(2), MoreAttacks(lunge(2))),),
)

RUMAN: Final = creature(
    "40-066",
    MOUNTAINS,
    5,
    GOLD,
    9,
    1,
    (1, 2, 2),
    ru="Руман",
    en="Ruman",
    classes=("linung", "elf"),
    text=(
        FROM_THROWS,
        bonus(1, SHOT, Those(ANY_CARD, words=(PROTECTION_FROM_DISCHARGES,))),
        bonus(1, DISCHARGE, Those(ANY_CARD, words=(PROTECTION_FROM_SHOTS,))),
        tap(shot(1, 2, 2)),
        tap(discharge(1, 2, 2)),
    ),
)

TSVAR: Final = creature(
    "21-010",
    MOUNTAINS,
    8,
    GOLD,
    14,
    1,
    (3, 4, 5),
    ru="Цвар",
    en="Tsvar",
    unique=True,
    classes=("dwarf",),
    text=(
        ova(1),
        armour(2),
    ),
)

KEEPER_OF_THE_FURNACE: Final = creature(
    "10-048",
    MOUNTAINS,
    5,
    SILVER,
    10,
    1,
    (2, 2, 2),
    ru="Смотритель горнила",
    en="Keeper of the Furnace",
    classes=("dwarf",),
    text=(
        formation(
            while_(InFormationWith(Those(elite=True)), armour(2)), while_(InFormationWith(Those(elite=False)), ovz(2))
        ),
    ),
)

CARDS: Final = (
    GHOUL,
    RTUNKH,
    GUARDIAN_OF_THE_MOUNTAINS,
    BORG,
    NOM,
    GOBRAKH,
    DWARF_CROSSBOWMAN,
    DWARF_ARCHER,
    DIAMOND_GOLEM,
    RED_WHISKER,
    RAKSAR,
    ULFSARK,
    SASQUATCH,
    STORM_MAGE,
    RANGOR,
    RUMAN,
    TSVAR,
    KEEPER_OF_THE_FURNACE,
)
