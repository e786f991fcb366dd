"""The worked cases NC-35 … NC-64: vampires, Calls, witches, Items."""

import pytest

import sumrak
from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import Table, table


@exercises("NW-70", "NW-211")
def test_nc_35_vampires_begin_with_as_many_spells_as_their_strength():
    t = Table(sumrak.new("night_watch", seed=1))
    assert t.count("andrey.hand") == 5 and t.count("larisa.hand") == 3


def bite(*more: str) -> tuple[str, ...]:
    return ("turn: 3, play", "larisa hand: attack-3", *more)


@exercises("NW-72")
def test_nc_36_a_spell_for_each_wound():
    t = table(*bite("roof: Anton, Larisa")).fight("play attack-3 -> anton")
    assert t.wounds("anton") == 3 and t.count("larisa.hand") == 3


@exercises("NW-74")
def test_nc_37_some_credit_heals_and_the_rest_draws():
    t = table(*bite("roof: Anton, Larisa*2")).fight("play attack-3 -> anton", "heal 2")
    assert t.wounds("larisa") == 0 and t.count("larisa.hand") == 1


@exercises("NW-74", "NW-239")
def test_nc_39_four_wounds_in_this_battle_and_nothing_heals():
    t = table(
        "turn: 3, play", "roof: Anton, Semyon, Larisa", "larisa hand: attack-4", "anton hand: attack-4"
    ).fight("play attack-4 -> semyon", "play attack-4 -> larisa")  # fmt: skip
    assert t.is_dead("larisa") and t.is_dead("semyon") and t.happened("fed") == []


@exercises("NW-75")
def test_nc_40_with_protection_the_whole_remainder_is_the_vampires():
    t = table(
        "turn: 3, play", "roof: Larisa, Petr, Anton, Semyon", "larisa hand: attack-2", "petr hand: attack-2",
        "anton hand: protection-2",
    ).fight("play attack-2 -> semyon", "play attack-2 -> semyon", "play protection-2 -> semyon")  # fmt: skip
    assert t.wounds("semyon") == 2 and t.count("larisa.hand") == 2


@exercises("NW-75")
@pytest.mark.parametrize("share", [2, 1, 0])
def test_nc_41_two_vampires_divide_as_day_likes(share: int):
    t = table(
        "turn: 3, play", "roof: Larisa, Andrey, Anton", "larisa hand: attack-1", "andrey hand: attack-1"
    ).play("play attack-1 -> anton", "play attack-1 -> anton").reach("credit")  # fmt: skip
    assert t.options() == ["credit larisa 2", "credit larisa 1", "credit larisa 0"] and t.asked == ("day", "NW-75")
    t.play(f"credit larisa {share}")
    assert (t.count("larisa.hand"), t.count("andrey.hand")) == (share, 2 - share)


@exercises("NW-76")
def test_nc_42_any_protection_or_healing_of_a_vampire_is_an_attack_1():
    t = table(
        "turn: 3, play", "roof: Larisa, Andrey, Anton", "larisa hand: protection-3", "andrey hand: healing-3"
    ).fight("play protection-3 -> anton", "play healing-3 -> anton")  # fmt: skip
    assert t.wounds("anton") == 2 and t.numbers("played-spell") == [1, 1]


def hungry(larisa: str = "Larisa", *more: str) -> tuple[str, ...]:
    return ("turn: 3, receiving", f"roof: {larisa}, Andrey", "andrey hand: attack-1", *more)


@exercises("NW-77")
def test_nc_44_three_cards_for_three_wounds():
    t = table(*hungry()).play("draw 3")
    assert t.count("larisa.hand") == 3 and t.wounds("larisa") == 3


@exercises("NW-77")
def test_nc_45_a_vampire_cannot_kill_itself_so():
    t = table(*hungry("Larisa*2"))
    assert t.options() == ["draw 1", "pass"] and t.why_not("draw 2").cite == "NW-77"
    t.play("draw 1")
    assert t.wounds("larisa") == 3 and t.count("larisa.hand") == 1


@exercises("NW-77", "NW-71")
def test_nc_46_a_vampire_with_a_card_draws_nothing():
    t = table(*hungry()).play("pass")
    assert t.turn == 4 and t.count("andrey.hand") == 1 and t.happened("drew-spells") == []


CALLS = ("turn: 3, calls", "hairdressers: Larisa, Andrey", "entrance: Cops")


@exercises("NW-81", "NW-223")
def test_nc_47_who_called_does_not_move():
    t = table(*CALLS).play("call larisa -> egor", "pass")
    assert t.why_not("day: move larisa metro").cite == "NW-81"
    assert t.offers("move andrey metro")


@exercises("NW-83", "NW-226")
def test_nc_49_two_vampires_never_call_one_donor():
    t = table(*CALLS).play("call larisa -> egor")
    assert t.why_not("call andrey -> egor").cite == "NW-83"
    assert t.options() == ["call andrey -> cops", "pass"]


@exercises("NW-85")
def test_nc_50_no_call_out_of_the_metro():
    t = table("turn: 3, calls", "metro: Larisa", "hairdressers: Andrey")
    assert t.why_not("call larisa -> egor").cite == "NW-85" and t.offers("call andrey -> egor")


@exercises("NW-86")
def test_nc_51_only_donors_are_called():
    t = table("turn: 3, calls", "hairdressers: Larisa", "roof: Anton, Egor")
    assert t.why_not("call larisa -> anton").cite == "NW-86"


@exercises("NW-87", "NW-222", "NW-241")
def test_nc_52_cops_that_were_called_stay():
    t = table("turn: 3, window", "day hand: Cops", "hairdressers: Larisa", "larisa hand: attack-1")
    t.play("put cops entrance", "call larisa -> cops").next_turn().next_turn()
    assert t.where("cops") == "metro"


# witches
@exercises("NW-91")
def test_nc_54_a_new_amulet_in_place_of_the_old():
    t = table(
        "turn: 3, receiving", "roof: Darya, Anton", "darya amulet: attack-1", "darya hand: healing-1",
        "spells: attack-3, attack-4, healing-2, healing-2, healing-3, healing-3",
    ).play("amulet attack-4")  # fmt: skip
    assert t.pile("darya.amulet") == ["attack-4"] and t.where("attack-1") == "spell_discard"
    t.next_turn().fight("amulet attack-4 -> anton")
    assert t.wounds("anton") == 3  # it carries its Minus-1


@exercises("NW-93")
def test_nc_55_a_card_and_the_amulet_outside_the_gloom():
    t = table("turn: 3, play", "roof: Alisa, Anton", "alisa hand: attack-1", "alisa amulet: attack-2")
    t.fight("play attack-1 -> anton", "amulet attack-2 -> anton")
    assert t.wounds("anton") == 2


# Items
@exercises("NW-123", "NW-236")
def test_nc_56_an_attack_of_whatever_power_destroys_an_item():
    t = table("turn: 3, play", "roof: Anton [Mirror Shard], Larisa", "larisa hand: attack-1")
    t.fight("play attack-1 -> shard")
    assert t.where("shard") == "lines_discard" and t.wounds("anton") == 0


@exercises("NW-123")
def test_nc_57_no_protection_and_no_healing_on_an_item():
    t = table("turn: 3, play", "roof: Anton [Mirror Shard], Larisa", "anton hand: protection-1, healing-1")
    for card in ("protection-1", "healing-1"):
        assert t.why_not(f"play {card} -> shard").cite == "NW-123"


@exercises("NW-124")
def test_nc_59_an_item_of_the_dead_with_nobody_there_is_destroyed():
    t = table("turn: 3, gloom", "roof: Anton*3 (level 1) [Mirror Shard]").play("level anton 1").after_battle()
    assert t.is_dead("anton") and t.where("shard") == "lines_discard"


@exercises("NW-124")
def test_nc_60_nobody_takes_an_item_of_the_other_watch():
    t = table("turn: 3, slots", "roof: Larisa, Mirror Shard")
    assert t.why_not("take shard").cite == "NW-124"


@exercises("NW-122")
def test_nc_61_who_passed_an_item_may_still_move():
    t = table("turn: 3, slots", "gorsvet: Anton [Gorsvet Lamp], Semyon").play("give lamp -> semyon", "move anton metro")
    assert t.where("lamp") == "semyon.items" and t.where("anton") == "metro"


@exercises("NW-121", "NW-21")
def test_nc_62_items_are_laid_in_the_order_of_initiative():
    t = table("turn: 3, slots", "roof: Anton, Darya", "night hand: Gorsvet Lamp", "day hand: Alisa's Ring")
    t.play("lay ring on darya", "stay", "lay lamp on anton")
    assert t.happened("laid-item") == ["ring", "lamp"]


@exercises("NW-102")
def test_nc_64_no_battle_in_the_metro():
    t = table("turn: 3, gloom", "metro: Anton, Larisa", "anton hand: attack-1", "larisa hand: attack-1", "roof: Semyon")
    assert t.options() == ["level semyon 1", "level semyon 2", "level semyon 3", "level semyon 0"]
    t.play("level semyon 0").go_to("receiving")
    assert t.happened("played-spell") == [] and (t.wounds("anton"), t.wounds("larisa")) == (0, 0)
