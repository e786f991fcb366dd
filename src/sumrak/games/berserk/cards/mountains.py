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

CARDS: Final = (
    RAVINE_DWARF,
    HOARLING,
    STONE_GOLEM,
    AXE_MASTER,
    BASAARG_DWARF,
    MOUNTAIN_GIANT,
    BONECRUSHER,
)
