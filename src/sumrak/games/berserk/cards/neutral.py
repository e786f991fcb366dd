# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Neutral cards: of no element."""

from typing import Final

from sumrak.games.berserk.vocabulary import *

MERCENARY: Final = creature(
    "10-176",
    NEUTRAL,
    4,
    SILVER,
    10,
    1,
    (3, 3, 4),
    ru="Наёмник",
    en="Mercenary",
    unique=True,
    text=(
        ovz(1),
        formation(less(1, SHOTS_AND_THROWS)),
    ),
)
FORTUNE_HUNTER: Final = creature(
    "10-181",
    NEUTRAL,
    5,
    SILVER,
    8,
    1,
    (1, 2, 3),
    ru="Ловец удачи",
    en="Fortune Hunter",
    unique=True,
    text=(
        tap(lunge(1)),
        sudden(ChangeDie()),
        when(StartOfTurn(ENEMYS_TURN), Open(SELF), may=True),
    ),
)
SAILORS_OF_THE_ADELAIDE: Final = creature(
    "10-182",
    NEUTRAL,
    5,
    SILVER,
    8,
    1,
    (2, 2, 3),
    ru="Матросы Аделаиды",
    en="Sailors of the Adelaide",
    classes=("pirate",),
    text=(
        jump(3),
        while_(InColumns((2,)), ovz(1), less(1, SIMPLE, strengths=(WEAK,))),
        while_(InColumns((0, 4)), ova(1), bonus(1, SIMPLE, strengths=AT_LEAST_MEDIUM)),
    ),
)
HERMITESS: Final = creature(
    "10-184",
    NEUTRAL,
    5,
    SILVER,
    9,
    1,
    (1, 1, 2),
    ru="Отшельница",
    en="Hermitess",
    text=(
        sudden(SpreadWounds()),
        tap(Heal(SELF, 3)),
    ),
)
TEMPLE_WARRIOR: Final = creature(
    "10-189",
    NEUTRAL,
    8,
    SILVER,
    13,
    2,
    (2, 4, 6),
    ru="Воин храма",
    en="Temple Warrior",
    classes=("inquisitor",),
    text=(
        TwoDice(),
        when(IsAttacked(Attacks(RANGED)), BlockAttack(5)),
    ),
)
ARACENT: Final = creature(
    "10-193",
    NEUTRAL,
    6,
    GOLD,
    12,
    2,
    (2, 2, 3),
    ru="Арацент",
    en="Aracent",
    text=(
        FROM_POISON,
        ova(1),
        when(Hits(Attacks(SIMPLE, (WEAK,))), Poison(ATTACKED, 1)),
        when(Hits(Attacks(SIMPLE, AT_LEAST_MEDIUM)), Poison(ATTACKED, 2)),
    ),
)
URI: Final = companion(
    "20-171",
    NEUTRAL,
    2,
    SILVER,
    5,
    (1, 1, 2),
    ru="Ури",
    en="Uri",
    text=(
        ovz(1),
        HostLoses(CLUMSINESS),
        when(HasDefendedHost(), Wound(SELF, 1), Open(SELF), may=True),
        DefendsOften(),
    ),
)
CHAMPION_OF_THE_ORDER: Final = creature(
    "30-175",
    NEUTRAL,
    4,
    SILVER,
    8,
    1,
    (2, 2, 3),
    ru="Поборник Ордена",
    en="Champion of the Order",
    classes=("inquisitor",),
    text=(
        while_(EnemyElements(3), armour(2)),
        when(YoursDestroys(Those(side=ENEMY)), Give(BLESSING, IT), may=True, times=1),
    ),
)

CARDS: Final = (
    MERCENARY,
    FORTUNE_HUNTER,
    SAILORS_OF_THE_ADELAIDE,
    HERMITESS,
    TEMPLE_WARRIOR,
    ARACENT,
    URI,
    CHAMPION_OF_THE_ORDER,
)
