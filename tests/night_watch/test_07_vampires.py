"""Chapter 7: vampires, feeding, the Call (NW-70 … NW-87, NW-223, NW-226, NW-239 … NW-241)."""

import pytest

from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import table


@exercises("NW-72")
def test_donors_feed_too_and_no_more_is_drawn_than_hurt():
    t = table("turn: 3, play", "roof: Larisa, Andrey, Egor, Anton", "larisa hand: attack-2", "andrey hand: attack-2",
              "anton hand: protection-4")  # fmt: skip
    t.fight("play attack-2 -> egor", "play protection-4 -> anton", "play attack-2 -> anton")
    assert t.wounds("egor") == 2 and t.count("larisa.hand") == 2 and t.count("andrey.hand") == 0


@exercises("NW-73")
def test_no_limit_to_a_vampires_cards():
    t = table("turn: 3, play", "roof: Larisa, Semyon", "larisa hand: attack-4 x2, attack-1 x8").fight(
        "play attack-4 -> semyon"
    )
    assert t.count("larisa.hand") == 13


@exercises("NW-74", "NW-237")
def test_wounds_of_this_battle_are_not_fed_away():
    t = table("turn: 3, play", "roof: Larisa*1, Anton", "larisa hand: attack-3", "anton hand: attack-2")
    t.play("play attack-3 -> anton", "play attack-2 -> larisa")
    assert t.options() == ["heal 1", "heal 0"]
    t.play("heal 1").after_battle()
    assert t.wounds("larisa") == 2 and t.count("larisa.hand") == 2


@exercises("NW-239")
def test_wounds_beyond_the_deadly_ones_count():
    t = table("turn: 3, play", "roof: Larisa, Anton*3", "larisa hand: attack-4").fight("play attack-4 -> anton")
    assert t.is_dead("anton") and t.count("larisa.hand") == 4


@exercises("NW-239")
def test_the_share_of_a_vampire_with_four_wounds_goes_to_the_other():
    t = table(
        "turn: 3, play", "roof: Larisa, Andrey, Anton, Semyon", "larisa hand: attack-1", "andrey hand: attack-1",
        "anton hand: attack-4",
    ).fight("play attack-1 -> semyon", "play attack-4 -> larisa", "play attack-1 -> semyon")  # fmt: skip
    assert t.is_dead("larisa") and t.count("andrey.hand") == 2


@exercises("NW-239", "NW-272")
@pytest.mark.parametrize("rules, drawn", [("seed", 3), ("capped", 1), ("whole", 3)])
def test_the_credit_where_protection_stopped_something(rules: str, drawn: int):
    t = table(
        f"rules: vampire_credit {rules}", "turn: 3, play", "roof: Larisa, Petr, Anton, Semyon", "larisa hand: attack-1",
        "petr hand: attack-3", "anton hand: protection-1",
    ).fight("play attack-1 -> semyon", "play attack-3 -> semyon", "play protection-1 -> semyon")  # fmt: skip
    assert t.count("larisa.hand") == drawn


@exercises("NW-239")
def test_each_feeds_in_the_order_of_initiative():
    t = table(
        "turn: 3, play", "roof: Larisa*1, Andrey*1, Anton, Semyon", "larisa hand: attack-1", "andrey hand: attack-2"
    )
    t.play("play attack-1 -> anton", "play attack-2 -> semyon")
    assert t.options() == ["heal 1", "heal 0"]
    t.play("heal 1").play("heal 0").after_battle()
    assert t.happened("fed") == ["larisa", "andrey"] and t.wounds("larisa") == 0 and t.wounds("andrey") == 1


@exercises("NW-76")
def test_a_vampire_plays_one_card_and_on_itself_or_as_an_attack():
    t = table("turn: 3, play", "roof: Larisa, Andrey, Anton [Mirror Shard], Egor", "larisa hand: protection-2")
    assert sorted(t.options()[:-1]) == [
        "play protection-2 -> anton", "play protection-2 -> egor", "play protection-2 -> larisa",
        "play protection-2 -> shard",
    ]  # fmt: skip


@exercises("NW-32", "NW-232")
def test_one_card_in_a_battle():
    t = table(
        "turn: 3, play", "roof: Larisa, Anton", "larisa hand: attack-1, attack-2, healing-1", "anton hand: healing-1"
    )
    t.play("play attack-1 -> anton")
    assert t.asked[0] == "night" and t.count("larisa.hand") == 2


@exercises("NW-77")
def test_three_cards_at_most():
    t = table("turn: 3, receiving", "roof: Larisa")
    assert t.options() == ["draw 1", "draw 2", "draw 3", "pass"]
    t.play("pass")
    assert t.wounds("larisa") == 0 and t.count("larisa.hand") == 0


@exercises("NW-77", "NW-225")
def test_it_may_be_done_in_the_metro_too():
    t = table("turn: 3, receiving", "metro: Andrey").play("draw 2")
    assert t.count("andrey.hand") == 2 and t.wounds("andrey") == 2


@exercises("NW-78")
def test_a_vampire_attacks_any_donor():
    t = table("turn: 3, play", "roof: Andrey, Egor, Cops", "andrey hand: attack-3")
    assert t.options() == ["play attack-3 -> egor", "play attack-3 -> cops", "end"]
    t.play("play attack-3 -> cops").after_battle()
    assert t.where("cops") == "lines_discard" and t.tokens == (1, 0)


# the Call
@exercises("NW-80", "NW-226")
def test_calls_come_before_the_moves_and_day_declares_them():
    t = table("turn: 3, calls", "roof: Larisa, Andrey, Egor", "entrance: Cops")
    assert t.asked == ("day", "NW-80")
    assert t.why_not("night: call larisa -> egor").cite == "NW-80"
    t.play("call larisa -> cops")
    assert t.where("cops") == "entrance"  # nothing happens before all are declared
    t.play("pass")
    assert t.where("cops") == "roof"


@exercises("NW-80")
def test_no_call_once_somebody_moves():
    t = table("turn: 3, slots", "roof: Larisa", "entrance: Andrey, Egor")
    assert t.why_not("call larisa -> egor").cite == "NW-80"


@exercises("NW-226")
def test_a_call_reaches_any_distance():
    t = table("turn: 3, calls", "kosmos: Larisa", "roof: Egor").play("call larisa -> egor")
    assert t.where("egor") == "entrance"


@exercises("NW-82", "NW-85")
def test_a_donor_in_the_metro_needs_another_call():
    t = table("turn: 3, calls", "hairdressers: Larisa", "metro: Egor", "larisa hand: healing-1").play("pass")
    assert t.where("egor") == "metro"
    t.next_turn().reach("call larisa -> egor").play("call larisa -> egor")
    assert t.where("egor") == "hairdressers"


@exercises("NW-280")
def test_by_itself_only_to_the_vampire_that_called_if_it_is_next_to_the_metro():
    lured = ("rules: metro_donor auto", "turn: 3, calls", "metro: Egor (lured larisa)")
    t = table(*lured, "kosmos: Larisa")
    assert t.where("egor") == "kosmos" and t.offers("call larisa -> egor") is False  # it has been moved in this phase
    t = table(*lured, "roof: Larisa", "kosmos: Andrey")
    assert t.where("egor") == "metro" and t.why_not("call andrey -> egor").cite == "NW-280"
    t = table(*lured, "kosmos: Andrey")  # Larisa is dead
    assert t.where("egor") == "metro" and t.offers("call andrey -> egor")


@exercises("NW-280")
def test_a_lured_donor_is_not_escorted():
    t = table("rules: metro_donor auto", "turn: 3, slots, anton", "metro: Egor (lured larisa), Anton", "roof: Larisa")
    assert t.why_not("move anton entrance with egor").cite == "NW-280"


@exercises("NW-83", "NW-202")
def test_a_donor_is_moved_once_in_a_phase():
    t = table("turn: 3, calls", "entrance: Anton", "metro: Larisa", "hairdressers: Andrey").play("call andrey -> egor")
    assert t.where("egor") == "entrance"
    assert t.why_not("night: move anton metro with egor").cite == "NW-202"


@exercises("NW-84", "NW-223")
def test_who_is_held_cannot_leave():
    t = table("turn: 3, calls", "roof: Larisa, Anton", "entrance: Andrey").play("call larisa -> egor")
    assert t.happened("held") == ["egor"] and t.why_not("night: move anton entrance with egor").cite == "NW-223"


@exercises("NW-81", "NW-223")
def test_who_has_not_called_moves():
    t = (
        table("turn: 3, calls", "roof: Larisa, Andrey")
        .play("pass", "pass")
        .play("move larisa entrance", "move andrey entrance")
    )
    assert t.where("larisa") == t.where("andrey") == "entrance"


@exercises("NW-241")
def test_a_donor_that_was_held_stays_too_and_its_text_is_over():
    t = table("turn: 3, window", "day hand: Cops", "roof: Larisa, Anton", "larisa hand: attack-1").play("put cops roof")
    t.play("call larisa -> cops").next_turn()
    assert t.where("cops") == "roof"
    t.fight("play attack-1 -> anton")
    assert t.wounds("anton") == 1 and t.next_turn().where("cops") == "roof"


@exercises("NW-240")
def test_protection_and_wounds_of_donors():
    t = table("turn: 3, play", "roof: Egor, Larisa, Anton", "larisa hand: attack-2", "anton hand: protection-1")
    t.fight("play attack-2 -> egor", "play protection-1 -> egor")
    assert t.wounds("egor") == 1
    assert t.next_turn().wounds("egor") == 1
