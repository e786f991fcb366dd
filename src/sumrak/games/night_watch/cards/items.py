# ruff: noqa: F403, F405
"""The Items of both Watches (NW-310 … NW-316, NW-330 … NW-335)."""

from typing import Final

from sumrak.games.night_watch.vocabulary import *

LAMP: Final = item(
    "lamp", NIGHT, ru="Лампа Горсвета", en="Gorsvet Lamp", holders=("anton", "semyon"), text=(Stronger(1, VAMPIRE),)
)
SHARD: Final = item("shard", NIGHT, ru="Осколок зеркала", en="Mirror Shard", holders=("anton",), text=(LookAtSpells(),))
GLASSES: Final = item(
    "glasses", NIGHT, ru="Тёмные очки", en="Dark Glasses", holders=("anton", "semyon"), text=(CheaperGloom(1),)
)
TRUCK: Final = item(
    "truck",
    NIGHT,
    ru="Грузовик Горсвета",
    en="Gorsvet Truck",
    holders=("semyon", "tigrenok", "medved"),
    text=(Steps(2),),
)
OWL: Final = item("owl", NIGHT, ru="Сова", en="Owl", holders=("geser",), text=(DrawsMore(1),))
KIT: Final = item("kit", NIGHT, ru="Аптечка", en="First-aid Kit", text=(NoMinus(HEALING),))
BADGE: Final = item("badge", NIGHT, ru="Знак Ночного Дозора", en="Night Watch Badge", text=(Guards(1),))

SWORD: Final = item("sword", DAY, ru="Меч-позвоночник", en="Spine Sword", holders=("zavulon",), text=(StrongerOnce(1),))
RING: Final = item("ring", DAY, ru="Кольцо Алисы", en="Alisa's Ring", holders=("alisa", "darya"), text=(AmuletWhole(),))
CAR: Final = item("car", DAY, ru="Красная машина", en="Red Car", holders=("alisa", "petr"), text=(Steps(2),))
SCISSORS: Final = item("scissors", DAY, ru="Ножницы", en="Scissors", holders=("andrey", "larisa"), text=(BitesAs(2),))
LICENCE: Final = item("licence", DAY, ru="Лицензия", en="Licence", holders=("andrey", "larisa"), text=(NoToken(),))
PHONE: Final = item("phone", DAY, ru="Телефон Завулона", en="Zavulon's Phone", text=(LookAtDeck(),))

CARDS: Final = (LAMP, SHARD, GLASSES, TRUCK, OWL, KIT, BADGE, SWORD, RING, CAR, SCISSORS, LICENCE, PHONE)
