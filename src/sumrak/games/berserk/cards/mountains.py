# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Mountains."""

from typing import Final

from sumrak.games.berserk.vocabulary import *

RAVINE_DWARF: Final = creature(
    "10-037",
    MOUNTAINS,
    3,
    SILVER,
    6,
    1,
    (1, 1, 2),
    ru="Овражный гном",
    en="Ravine Dwarf",
    classes=("dwarf",),
    text=(
        DIRECTED,
        bonus(1, SIMPLE, Those(closed=True)),
        when(Hits(Attacks(SIMPLE), at=Those(closed=False)), CloseOrWound(ATTACKED, 2)),
    ),
)
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
HOARLING: Final = creature(
    "10-040",
    MOUNTAINS,
    4,
    SILVER,
    7,
    1,
    (1, 2, 2),
    ru="Мразень",
    en="Hoarling",
    text=(
        tap(throw(1, 2, 2, range=3)),
        bonus(1, THROW, Those(ANY_CARD, words=(ATTACK_EXPERIENCE, DEFENCE_EXPERIENCE, ARMOUR))),
    ),
)
STONE_GOLEM: Final = creature(
    "10-043",
    MOUNTAINS,
    5,
    SILVER,
    8,
    1,
    (3, 4, 5),
    ru="Каменный голем",
    en="Stone Golem",
    text=(
        CLUMSINESS,
        less(2, NON_MAGIC),
    ),
)
AXE_MASTER: Final = creature(
    "10-046",
    MOUNTAINS,
    5,
    SILVER,
    10,
    1,
    (2, 3, 3),
    ru="Мастер топора",
    en="Axe Master",
    classes=("dwarf",),
    text=(
        armour(1),
        formation(when(StartOfTurn(), GetTokens())),
        pay(X, magic(0, 1, 2, per_token=1)),
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
BASAARG_DWARF: Final = creature(
    "10-053",
    MOUNTAINS,
    7,
    SILVER,
    12,
    1,
    (2, 3, 4),
    ru="Гном-басаарг",
    en="Basaarg Dwarf",
    classes=("dwarf",),
    text=(
        ova(1),
        formation(bonus(1, SIMPLE)),
        bonus(1, SIMPLE, Those(closed=True)),
        DirectedAt(Those(closed=True)),
        MustStrikeClosed(),
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
MOUNTAIN_GIANT: Final = creature(
    "10-061", MOUNTAINS, 6, GOLD, 17, 1, (2, 3, 5), ru="Горный великан", en="Mountain Giant", text=(formation(ovz(1)),)
)
BONECRUSHER: Final = creature(
    "10-062",
    MOUNTAINS,
    6,
    GOLD,
    12,
    1,
    (3, 5, 6),
    ru="Костедробитель",
    en="Bonecrusher",
    classes=("jordling",),
    text=(
        ova(1),
        ovz(1),
        Valhalla((Gain(one(Those(side=YOURS)), (bonus(1, SIMPLE),), YOUR_TURN),)),
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

CARDS: Final = (
    RAVINE_DWARF,
    GHOUL,
    HOARLING,
    STONE_GOLEM,
    AXE_MASTER,
    RTUNKH,
    GUARDIAN_OF_THE_MOUNTAINS,
    BASAARG_DWARF,
    NOM,
    MOUNTAIN_GIANT,
    BONECRUSHER,
    GOBRAKH,
    DWARF_CROSSBOWMAN,
    DWARF_ARCHER,
    DIAMOND_GOLEM,
    RED_WHISKER,
    ULFSARK,
)
