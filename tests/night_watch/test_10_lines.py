"""Chapter 10: Watchers, Items and Accidents of the Probability Lines (NW-110 … NW-130, NW-302, NW-303)."""

import pytest

import sumrak
from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import Table, table


@exercises("NW-111", "NW-277")
def test_with_one_deck_the_other_watchs_cards_are_dead_and_accidents_are_not():
    t = table(
        "rules: probability_decks one", "turn: 3, window", "roof: Anton, Larisa", "flat: Petr",
        "night hand: Alisa, Scissors, Curse",
    )  # fmt: skip
    assert t.why_not("night: introduce alisa").cite == "NW-111"
    assert t.why_not("night: lay scissors on larisa") is not None
    t.play("night: play curse")
    assert t.vortex == 6


@exercises("NW-277", "NW-212")
@pytest.mark.parametrize("egor, cards", [("roof", 40), ("deck", 41)])
def test_one_deck_for_both(egor: str, cards: int):
    t = Table(sumrak.new("night_watch", seed=2, rules={"probability_decks": "one", "egor": egor}))
    assert t.count("lines") + t.count("night.hand") + t.count("day.hand") == cards
    own = {"night": {"geser", "semyon", "tigrenok"}, "day": {"zavulon", "petr", "alisa", "darya"}}
    for side, watchers in own.items():
        assert watchers & set(t.pile(f"{side}.hand")) and t.count(f"{side}.hand") == 6


@exercises("NW-114", "NW-116", "NW-255")
@pytest.mark.parametrize("balance, name, points", [
    ("0", "petr", (4, 0)), ("day 3", "petr", (1, 0)), ("day 6", "petr", (0, 2)), ("night 6", "petr", (10, 0)),
    ("night 6", "semyon", (0, 1)), ("day 3", "semyon", (0, 10)),
])  # fmt: skip
def test_the_chip(balance: str, name: str, points: tuple[int, int]):
    side = "day" if name == "petr" else "night"
    t = (
        table("turn: 3, slots", f"balance: {balance}", f"{side} hand: {name}")
        .reach(f"introduce {name}")
        .play(f"introduce {name}")
    )
    assert t.points == points


@exercises("NW-115")
def test_no_entry_past_the_tenth_cell():
    t = table("turn: 3, slots", "balance: night 7", "day hand: Petr, Darya")
    assert t.why_not("day: introduce petr").cite == "NW-115"
    t.reach("introduce darya").play("introduce darya")
    assert t.points == (10, 0)


@exercises("NW-120")
def test_an_item_goes_along_with_its_watcher():
    t = table("turn: 3, slots, anton", "roof: Anton [Gorsvet Lamp]").play("move anton entrance")
    assert t.where("lamp") == "anton.items"


@exercises("NW-122")
def test_the_receiver_must_be_one_that_the_item_allows():
    t = table("turn: 3, slots, anton", "roof: Anton [Gorsvet Lamp], Medved, Larisa")
    assert t.why_not("give lamp -> medved").cite == "NW-120"
    assert t.why_not("give lamp -> larisa") is not None and not t.offers("give")


@exercises("NW-122", "NW-121")
def test_items_are_given_in_the_givers_slot():
    t = table("turn: 3, slots, anton", "roof: Anton, Semyon [Gorsvet Lamp]")
    assert t.why_not("give lamp -> anton").cite == "NW-122"
    t.play("stay", "give lamp -> anton")
    assert t.where("lamp") == "anton.items"


@exercises("NW-123")
def test_items_of_the_own_watch_are_not_attacked():
    t = table("turn: 3, play", "roof: Larisa, Andrey [Scissors], Anton [Mirror Shard]", "larisa hand: attack-1")
    assert t.why_not("play attack-1 -> scissors") is not None and t.offers("play attack-1 -> shard")


@exercises("NW-123", "NW-236")
def test_an_attacked_item_still_works_in_this_battle():
    t = table(
        "turn: 3, play", "roof: Medved [Night Watch Badge], Larisa, Andrey", "larisa hand: attack-1",
        "andrey hand: attack-2", "spells: healing-1",
    ).fight("play attack-1 -> badge", "play attack-2 -> medved")  # fmt: skip
    assert t.wounds("medved") == 1 and t.where("badge") == "lines_discard"


@exercises("NW-123")
def test_otherwise_it_works_for_ever():
    t = table("turn: 3, play", "roof: Anton [Gorsvet Lamp], Larisa", "anton hand: attack-1, attack-2")
    t.fight("play attack-1 -> larisa").next_turn().fight("play attack-2 -> larisa")
    assert t.is_dead("larisa") and t.where("lamp") == "anton.items"  # 2 + 3


@exercises("NW-124")
def test_a_colleague_takes_what_the_dead_left_if_the_item_allows_it():
    t = table(
        "turn: 3, play", "roof: Anton*3 [Gorsvet Lamp, Mirror Shard], Semyon, Larisa", "larisa hand: attack-1"
    ).fight("play attack-1 -> anton")  # fmt: skip
    assert t.where("lamp") == t.where("shard") == "roof"
    t.next_turn().reach("take lamp")
    assert t.why_not("take shard").cite == "NW-120"
    t.play("take lamp")
    assert t.where("lamp") == "semyon.items"


@exercises("NW-124", "NW-244")
def test_both_dead_and_nobody_left_there():
    t = table(
        "turn: 3, play",
        "roof: Anton*3 [Mirror Shard], Larisa*3 [Scissors]",
        "larisa hand: attack-1",
        "anton hand: attack-1",
    )
    t.play("play attack-1 -> anton", "play attack-1 -> larisa", "heal 0").after_battle()
    assert t.where("shard") == t.where("scissors") == "lines_discard"


@exercises("NW-124", "NW-238")
def test_an_attacked_item_of_somebody_who_dies_is_destroyed():
    t = table(
        "turn: 3, play", "roof: Anton*3 [Gorsvet Lamp], Semyon, Larisa, Andrey", "larisa hand: attack-1", "andrey hand: attack-1"
    ).fight("play attack-1 -> anton", "play attack-1 -> lamp")  # fmt: skip
    assert t.is_dead("anton") and t.where("lamp") == "lines_discard"


@exercises("NW-124")
def test_a_loose_item_can_be_attacked():
    t = table("turn: 3, play", "roof: Larisa, Mirror Shard, Semyon", "larisa hand: attack-1").fight(
        "play attack-1 -> shard"
    )
    assert t.where("shard") == "lines_discard"


@exercises("NW-130")
def test_an_accident_works_once_and_is_discarded_at_once():
    t = table("turn: 3, window", "night hand: Licence Check, Live Broadcast", "day hand: Curse").play("play check")
    assert t.pile("lines_discard", "day") == ["check"] and t.count("night.hand") == 1
    assert t.why_not("play check").cite == "NW-130"


@exercises("NW-130", "NW-303")
def test_in_no_other_phase():
    t = table("turn: 3, gloom", "roof: Anton", "night hand: Licence Check")
    assert t.why_not("play check").cite == "NW-303"
    t = table("turn: 3, slots", "roof: Petr", "night hand: Licence Check", "flat: Anton")
    assert t.why_not("night: play check").cite == "NW-303"  # the slot is Day's


@exercises("NW-302")
def test_several_items_on_one_watcher():
    t = table(
        "turn: 3, gloom",
        "roof: Anton*2 [Gorsvet Lamp, Dark Glasses, First-aid Kit], Larisa",
        "anton hand: attack-1, healing-2",
    )
    t.play("level anton 1", "play attack-1 -> larisa", "play healing-2 -> anton").after_battle()
    assert t.wounds("larisa") == 2 and t.wounds("anton") == 0 and t.numbers("price") == []
