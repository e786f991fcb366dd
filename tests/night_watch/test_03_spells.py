"""Chapters 3 and 4: Spells, their Power, drawing and receiving them (NW-31 … NW-43)."""

import pytest

from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import table


@exercises("NW-31")
def test_what_cannot_be_drawn_is_lost():
    t = table("turn: 3, receiving", "roof: Semyon", "spells: attack-1", "spell discard: attack-2")
    assert sorted(t.pile("semyon.hand")) == ["attack-1", "attack-2"] and t.count("spell_deck") == 0


def test_a_renewed_deck_is_a_secret():
    """Whoever knew the discards does not know the order of the new deck, nor what is drawn from it."""
    t = table(
        "turn: 3, receiving",
        "roof: Geser",
        "spell discard: attack-1, attack-2, attack-3, attack-4, healing-1",
        "spells: -",
    )
    assert t.count("geser.hand") == 4
    assert t.pile("spell_deck", "night") == t.pile("spell_deck", "day") == t.pile("geser.hand", "day") == []


@exercises("NW-33")
@pytest.mark.parametrize(
    "powers, wounds", [("attack-1, attack-1", 2), ("attack-3, protection-1", 2), ("attack-1, protection-3", 0)]
)
def test_attacks_add_up_and_protection_is_taken_off(powers: str, wounds: int):
    first, second = powers.split(", ")
    attacks = second.startswith("attack")
    helper = "Petr" if attacks else "Semyon"
    t = table(
        "turn: 3, play", f"roof: Larisa, Anton, {helper}", f"larisa hand: {first}", f"{helper} hand: {second}"
    ).play(f"play {first} -> anton").reach(f"play {second}")  # fmt: skip
    t.play(f"play {second} -> anton").after_battle()
    assert t.wounds("anton") == wounds


@exercises("NW-33")
def test_each_target_is_reckoned_by_itself():
    t = table("turn: 3, play", "roof: Anton, Semyon, Larisa, Andrey", "larisa hand: attack-2", "andrey hand: attack-1")
    t.fight("play attack-2 -> anton", "play attack-1 -> semyon")
    assert (t.wounds("anton"), t.wounds("semyon")) == (2, 1)


@exercises("NW-34", "NW-234")
def test_a_card_with_no_power_left_does_nothing():
    t = table("turn: 3, play", "roof: Anton, Andrey", "anton hand: protection-1", "andrey hand: attack-1")
    t.fight("play protection-1 -> anton", "play attack-1 -> anton")
    assert t.wounds("anton") == 1 and t.numbers("played-spell") == [0, 1]


@exercises("NW-40")
def test_the_dead_receive_nothing_and_the_wounded_do():
    t = table(
        "turn: 3, play", "roof: Anton*3, Semyon, Larisa, Andrey", "larisa hand: attack-1", "andrey hand: attack-3",
        "spells: attack-1 x15",
    ).play("play attack-1 -> anton", "play attack-3 -> semyon")  # fmt: skip
    drew = [word for word in t.story("died", "wounded", "drew-spells") if "larisa" not in word and "andrey" not in word]
    assert drew == ["wounded anton", "wounded semyon", "died anton", "drew-spells semyon"]


@exercises("NW-42")
def test_nobody_may_keep_more_than_its_strength():
    t = table("turn: 3, receiving", "roof: Zavulon", "zavulon hand: attack-1 x6", "spells: healing-1 x9")
    assert t.asked == ("day", "NW-42") and t.count("zavulon.hand") == 10
    t.play("choose attack-1")
    assert t.asked == ("day", "NW-42") and t.count("zavulon.hand") == 10  # all at once, with the last choice
    t.play("choose healing-1")
    assert t.pile("zavulon.hand") == ["attack-1"] * 5 + ["healing-1"]


def test_of_what_is_discarded_everybody_learns():
    t = table(
        "turn: 3, receiving", "roof: Anton", "anton hand: attack-1, attack-2, attack-3", "spells: healing-1, healing-2"
    )
    t.play("choose attack-2", "choose healing-1")
    assert t.pile("spell_discard", "day") == ["attack-2", "healing-1"] and t.pile("anton.hand", "day") == []
