# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""The eleven Watchers (NW-300), in the order of Initiative."""

from typing import Final

from sumrak.games.night_watch.vocabulary import *

LARISA: Final = watcher(
    "larisa", DAY, VAMPIRE, ru="Лариса", en="Larisa", initiative=1, strength=3, cost=3, starts=HAIRDRESSERS
)
DARYA: Final = watcher("darya", DAY, WITCH, ru="Дарья", en="Darya", initiative=2, strength=2, experience=2, cost=3)
MEDVED: Final = watcher(
    "medved", NIGHT, SHAPESHIFTER, ru="Медведь", en="Medved", initiative=3, experience=1, cost=5, starts=GORSVET
)
PETR: Final = watcher("petr", DAY, MAGE, ru="Пётр", en="Petr", initiative=4, strength=3, experience=2, cost=4)
ANTON: Final = watcher(
    "anton",
    NIGHT,
    MAGE,
    ru="Антон Городецкий",
    en="Anton Gorodetsky",
    initiative=5,
    strength=3,
    experience=2,
    cost=4,
    starts=GORSVET,
)
ALISA: Final = watcher("alisa", DAY, WITCH, ru="Алиса", en="Alisa", initiative=6, strength=3, experience=2, cost=5)
TIGRENOK: Final = watcher(
    "tigrenok", NIGHT, SHAPESHIFTER, ru="Тигрёнок", en="Tigrenok", initiative=7, experience=2, cost=6
)
SEMYON: Final = watcher("semyon", NIGHT, MAGE, ru="Семён", en="Semyon", initiative=8, strength=4, experience=3, cost=7)
ANDREY: Final = watcher(
    "andrey", DAY, VAMPIRE, ru="Андрей", en="Andrey", initiative=9, strength=5, cost=5, starts=HAIRDRESSERS
)
ZAVULON: Final = watcher(
    "zavulon", DAY, MAGE, ru="Завулон", en="Zavulon", initiative=10, strength=6, experience=4, cost=10
)
GESER: Final = watcher(
    "geser", NIGHT, MAGE, ru="Гесер", en="Geser", initiative=11, strength=6, experience=4, cost=10, text=(Withdraws(5),)
)

CARDS: Final = (LARISA, DARYA, MEDVED, PETR, ANTON, ALISA, TIGRENOK, SEMYON, ANDREY, ZAVULON, GESER)
