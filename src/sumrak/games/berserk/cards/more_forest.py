# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Forest: cards that stand in no deck of the box."""

from typing import Final

from sumrak.games.berserk.vocabulary import *

ATEKAR: Final = creature(
    "10-069",
    FOREST,
    3,
    SILVER,
    6,
    1,
    (1, 2, 2),
    ru="Атекар",
    en="Atekar",
    classes=("krong",),
    text=(
        regeneration(1),
        tap(throw(0, 1, 2, range=3)),
        while_(StandsInFront(Those(side=YOURS, wounded=False)), bonus(1, THROW)),
    ),
)
DRAKS: Final = flyer(
    "10-070",
    FOREST,
    3,
    SILVER,
    5,
    (1, 1, 2),
    ru="Дракс",
    en="Draks",
    unique=True,
    classes=("dragon",),
    text=(
        DIRECTED,
        bonus(1, SIMPLE, Those(ANY_CARD, kinds=MAGIC_KINDS)),
    ),
)
LEKKEN: Final = creature(
    "10-085",
    FOREST,
    6,
    SILVER,
    10,
    1,
    (2, 2, 3),
    ru="Леккен",
    en="Lekken",
    classes=("forest_guardian",),
    text=(
        FROM_DISCHARGES,
        ovz(1),
        DefendsOpen(),
        DefendsOften(),
    ),
)
GNAWER: Final = creature(
    "10-089",
    FOREST,
    5,
    GOLD,
    6,
    1,
    (4, 4, 5),
    ru="Грызь",
    en="Gnawer",
    text=(
        FROM_MAGIC,
        FROM_SHOTS,
        jump(4),
        tap(lunge(1)),
        tap(Gain(SELF, (DIRECTED, FROM_FLYERS), THE_BATTLE)),
    ),
)
HOBGOBLIN: Final = creature(
    "10-100",
    FOREST,
    8,
    GOLD,
    18,
    1,
    (3, 4, 5),
    ru="Хобгоблин",
    en="Hobgoblin",
    text=(
        DIRECTED,
        FROM_POISON,
        less(2, NON_MAGIC, Those(max_cost=3)),
    ),
)
ELM: Final = flyer("20-069", FOREST, 1, SILVER, 1, (1, 1, 1), ru="Эльм", en="Elm", text=(ReturnsToDeck(),))
SENTINELS_OF_KRONG: Final = creature(
    "20-088",
    FOREST,
    8,
    SILVER,
    16,
    2,
    (3, 4, 4),
    ru="Часовые Кронга",
    en="Sentinels of Krong",
    classes=("forest_guardian",),
    text=(
        FROM_SHOTS,
        RESILIENCE,
        MovesDiagonally(),
        when(IsHit(Attacks(SIMPLE)), Wound(ATTACKER, 1)),
    ),
)
GMURR: Final = creature(
    "20-090",
    FOREST,
    3,
    GOLD,
    6,
    1,
    (1, 1, 2),
    ru="Гмурр",
    en="Gmurr",
    classes=("forest_guardian",),
    text=(
        ovs(1),
        tap(shot(1, 2, 2, range=4)),
        when(Hits(Attacks(SHOT, (STRONG,))), shot(1, range=4), times=1),
    ),
)
ELVEN_PATHFINDER: Final = creature(
    "21-012",
    FOREST,
    4,
    SILVER,
    8,
    1,
    (1, 2, 2),
    ru="Эльфийский следопыт",
    en="Elven Pathfinder",
    classes=("elf",),
    text=(
        ovz(1),
        when(BecomesDefender(), shot(2), may=True),
    ),
)
BOAR_OF_THE_WILDWOOD: Final = creature(
    "21-013",
    FOREST,
    5,
    SILVER,
    10,
    2,
    (2, 2, 3),
    ru="Боров Лихолесья",
    en="Boar of the Wildwood",
    classes=("krong",),
    text=(
        FROM_POISON,
        bonus(2, SIMPLE, Those(where=IN_FRONT)),
    ),
)
DRYAD: Final = creature(
    "30-067",
    FOREST,
    3,
    SILVER,
    7,
    1,
    (1, 1, 1),
    ru="Дриада",
    en="Dryad",
    classes=("krong",),
    text=(
        tap(Heal(one(Those()), 1)),
        tap(Cure(one(Those())), TakeOff(CURSE, IT)),
    ),
)
LIRAIN: Final = creature(
    "30-068", FOREST, 3, SILVER, 6, 1, (1, 2, 3), ru="Лирайн", en="Lirain", text=(regeneration(5),)
)
HORNBEARER: Final = creature(
    "30-086",
    FOREST,
    9,
    SILVER,
    15,
    2,
    (4, 4, 5),
    ru="Рогач",
    en="Hornbearer",
    classes=("krong",),
    text=(
        FROM_FLYERS,
        RESILIENCE,
        when(StartOfTurn(ENEMYS_TURN), special(2, 3, 4, at=Those(ANY_CARD, where=IN_FRONT))),
    ),
)
WARDEN_OF_SUNSET: Final = creature(
    "40-096",
    FOREST,
    3,
    GOLD,
    7,
    1,
    (1, 2, 2),
    ru="Страж заката",
    en="Warden of Sunset",
    classes=("elf",),
    text=(
        while_(YouAre(second=True), more_range(1, SHOT)),
        tap(shot(1, 2, 2, range=3)),
        when(Hits(Attacks(SHOT, (WEAK,))), Gain(ATTACKED, (bonus(-1, SIMPLE),), ENEMY_TURN)),
    ),
)
PHILAVANDEL: Final = creature(
    "60-087",
    FOREST,
    4,
    SILVER,
    6,
    1,
    (1, 2, 2),
    ru="Филавандель",
    en="Philavandel",
    classes=("elf",),
    text=(
        while_(NoneNextTo(Those(side=ENEMY)), less(2, ATTACKS)),
        ExperienceAt(ovs(1), Those(ANY_CARD, elements=(STEPPE,))),
        ExperienceAt(ovs(1), Those(ANY_CARD, elements=(DARKNESS,))),
        tap(shot(1, 2, 2, range=4)),
    ),
)

SPEAKER_WITH_TREES: Final = creature(
    "40-087",
    FOREST,
    5,
    SILVER,
    9,
    1,
    (1, 2, 2),
    ru="Говорящий с деревьями",
    en="Speaker with Trees",
    classes=("forest_guardian",),
    text=(
        FROM_FLYERS,
        Concentration((AddLife(one(Those()), 1),)),
        tap(Heal(one(Those()), 2)),
        tap(Heal(one(Those(min_cost=7)), 4)),
    ),
)

PRIESTESS_OF_ALLAMOR: Final = creature(
    "20-085",
    FOREST,
    6,
    SILVER,
    11,
    2,
    (1, 1, 1),
    ru="Жрица Алламора",
    en="Priestess of Allamor",
    classes=("elf",),
    text=(
        FROM_SPELLS,
        tap(magic(2)),
        tap(
            magic(2, at=Those(ANY_CARD, elements=(DARKNESS, STEPPE))),
            MoreAttacks(magic(2, at=Those(ANY_CARD, elements=(DARKNESS, STEPPE))), must=True),
        ),
    ),
)

ELVEN_WARRIOR: Final = creature(
    "10-097",
    FOREST,
    6,
    GOLD,
    10,
    1,
    (2, 3, 4),
    ru="Эльфийский воин",
    en="Elven Warrior",
    classes=("elf",),
    text=(
        ova(1),
        less(1, ATTACKS, by=Those(elements=(STEPPE,))),
        when(HitsOrMisses(Attacks(STRIKES)), shot(2)),
    ),
)

CARDS: Final = (
    ATEKAR,
    DRAKS,
    LEKKEN,
    GNAWER,
    HOBGOBLIN,
    ELM,
    SENTINELS_OF_KRONG,
    GMURR,
    ELVEN_PATHFINDER,
    BOAR_OF_THE_WILDWOOD,
    DRYAD,
    LIRAIN,
    HORNBEARER,
    WARDEN_OF_SUNSET,
    PHILAVANDEL,
    SPEAKER_WITH_TREES,
    PRIESTESS_OF_ALLAMOR,
    ELVEN_WARRIOR,
)
