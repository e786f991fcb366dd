# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Swamps."""

from typing import Final

from sumrak.games.berserk.vocabulary import *

IZHOR: Final = creature(
    "10-103",
    SWAMPS,
    3,
    SILVER,
    6,
    1,
    (1, 2, 3),
    ru="Ижор",
    en="Izhor",
    classes=("arhaalite",),
    text=(
        tap(shot(1, range=4)),
        when(Hits(Attacks(ATTACKS, (STRONG,))), Poison(ATTACKED, 1)),
        DieBonus(1, Those(ANY_CARD, row=2)),
    ),
)
OSKLIZG: Final = creature(
    "10-109",
    SWAMPS,
    4,
    SILVER,
    8,
    1,
    (1, 2, 3),
    ru="Осклизг",
    en="Osklizg",
    classes=("troll",),
    text=(
        FROM_MAGIC,
        regeneration(2),
        pay(1, Redistribute(4, Those(where=ADJACENT, elements=(SWAMPS,)))),
        tap(lunge(1)),
        while_(YouAre(second=True), BeginsWithTokens(1)),
    ),
)
HEDD: Final = creature(
    "10-112",
    SWAMPS,
    4,
    SILVER,
    8,
    1,
    (2, 2, 3),
    ru="Хедд",
    en="Hedd",
    classes=("arhaalite",),
    text=(
        regeneration(1),
        when(Hits(Attacks(SIMPLE, AT_LEAST_MEDIUM)), Poison(ATTACKED, 1)),
    ),
)
GARRID_ARCHER: Final = creature(
    "10-113",
    SWAMPS,
    5,
    SILVER,
    9,
    2,
    (2, 3, 4),
    ru="Гаррид-лучник",
    en="Garrid Archer",
    text=(tap(shot(1, 2, 3, range=4)),),
)
TROLL: Final = creature(
    "10-128",
    SWAMPS,
    5,
    GOLD,
    10,
    1,
    (2, 4, 5),
    ru="Тролль",
    en="Troll",
    classes=("troll",),
    text=(
        regeneration(2),
        ova(1),
    ),
)
URIIL: Final = creature(
    "10-134",
    SWAMPS,
    7,
    GOLD,
    12,
    1,
    (3, 3, 4),
    ru="Уриил",
    en="Uriil",
    text=(
        regeneration(1),
        when(IsHit(Attacks(SIMPLE)), StaysClosed(ATTACKER)),
    ),
)

CARDS: Final = (
    IZHOR,
    OSKLIZG,
    HEDD,
    GARRID_ARCHER,
    TROLL,
    URIIL,
)
