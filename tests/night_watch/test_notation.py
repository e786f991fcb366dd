"""Every verb can be said in Russian, too, with cards and Locations by their names."""

import pytest

from tests.night_watch.table_talk import table

SAID = [
    (("turn: 3, slots", "day hand: Alisa"), "introduce alisa", "ввести Алиса"),
    (("turn: 3, slots, anton", "roof: Anton, Semyon", "night hand: Gorsvet Lamp"), "lay lamp on anton", "вручить Лампа Горсвета на Антон Городецкий"),
    (("turn: 3, slots, anton", "roof: Anton, Gorsvet Lamp"), "take lamp", "забрать Лампа Горсвета"),
    (("turn: 3, slots, anton", "roof: Anton [Gorsvet Lamp], Semyon"), "give lamp -> semyon", "передать Лампа Горсвета -> Семён"),
    (("turn: 3, window", "night hand: Cops"), "put cops flat", "выложить Менты Квартира Светланы"),
    (("turn: 3, slots, anton", "roof: Anton, Egor"), "move anton entrance with egor", "идти Антон Городецкий Подъезд с Егор"),
    (("turn: 3, slots, petr", "metro: Petr"), "move petr kosmos", "идти Петр Космос"),
    (("turn: 3, slots, geser", "roof: Geser"), "withdraw geser", "вывести Гесер"),
    (("turn: 3, slots, geser", "roof: Geser"), "stay", "остаться"),
    (("turn: 3, calls", "roof: Larisa"), "call larisa -> egor", "позвать Лариса -> Егор"),
    (("turn: 3, gloom", "roof: Anton"), "level anton 2", "уровень Антон Городецкий 2"),
    (("turn: 3, play", "roof: Anton (level 1), Larisa", "anton hand: attack-3, healing-1"), "weaken attack-3 1", "ослабить Атака-3 1"),
    (("turn: 3, play", "roof: Anton (level 1), Larisa", "anton hand: attack-3, healing-1"), "burn healing-1", "сжечь Исцеление-1"),
    (("turn: 3, play", "roof: Anton (level 1), Larisa", "anton hand: attack-3, healing-1"), "wound 1", "рана 1"),
    (("turn: 3, play", "roof: Darya (level 2), Anton", "darya amulet: attack-4"), "amulet_pays attack-4 1", "амулет платит Атака-4 1"),
    (("turn: 3, play", "roof: Darya (level 2), Anton", "darya amulet: attack-4"), "burn_amulet attack-4", "сжечь амулет Атака-4"),
    (("turn: 3, play", "roof: Larisa, Anton", "larisa hand: attack-1"), "play attack-1 -> anton", "сыграть Атака-1 -> Антон Городецкий"),
    (("turn: 3, play", "roof: Alisa, Anton", "alisa amulet: attack-2"), "amulet attack-2 -> anton", "амулет Атака-2 -> Антон Городецкий"),
    (("turn: 3, play", "roof: Larisa, Anton", "larisa hand: attack-1"), "end", "закончить"),
    (("turn: 3, receiving", "roof: Larisa"), "draw 2", "взять 2"),
    (("turn: 3, receiving", "roof: Larisa"), "pass", "пас"),
    (("turn: 3, receiving", "roof: Alisa", "alisa hand: attack-1"), "amulet attack-1", "амулет Атака-1"),
    (("turn: 3, receiving", "roof: Anton", "anton hand: attack-1 x3"), "choose attack-1", "сбросить Атака-1"),
    (("turn: 3, lines", "roof: Petr [Zavulon's Phone]"), "accept", "да"),
]  # fmt: skip


@pytest.mark.parametrize(("rows", "en", "ru"), SAID, ids=[en for _, en, _ in SAID])
def test_in_both_languages(rows: tuple[str, ...], en: str, ru: str):
    found = []
    for said in (en, ru):
        t = table(*rows)
        if not t.offers(en):
            t.reach(en)
        found.append(t.play(said).game.digest())
    assert found[0] == found[1]
