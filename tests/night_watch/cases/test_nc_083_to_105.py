"""The worked cases NC-83 … NC-105: Maneuvers, vampires feeding, Amulets, Items, the Vortex."""

import pytest

from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import table


@exercises("NW-21", "NW-61")
def test_nc_83_each_shapeshifter_draws_in_its_own_slot():
    t = table("turn: 3, play", "roof: Medved, Tigrenok, Larisa", "spells: attack-1, attack-2, attack-3")
    assert t.count("medved.hand") == 1 and t.count("tigrenok.hand") == 0
    t.play("end")
    assert t.count("tigrenok.hand") == 2


@exercises("NW-64", "NW-65", "NW-66")
def test_nc_84_some_maneuvers_attack_and_the_others_defend():
    """4 − (2 − 1) − 2 = 1."""
    t = table(
        "turn: 3, play", "roof: Tigrenok, Andrey", "tigrenok maneuvers: healing-1 x3", "andrey hand: attack-4",
        "spells: attack-1, protection-2",
    )  # fmt: skip
    t.play("play attack-1 -> andrey", "maneuver healing-1 -> andrey", "play protection-2 -> tigrenok", "end")
    t.fight("play attack-4 -> tigrenok", "maneuver healing-1", "maneuver healing-1")
    assert t.wounds("tigrenok") == 1 and t.wounds("andrey") == 2


@exercises("NW-63", "NW-66")
def test_nc_85_a_new_maneuver_may_defend_at_once():
    """3 − 1 − 1 = 1, and an ally's Protection is enough."""
    t = table(
        "turn: 3, play", "roof: Medved, Anton, Andrey", "anton hand: protection-1", "andrey hand: attack-3",
        "spells: healing-1",
    )  # fmt: skip
    t.play("end").fight("play protection-1 -> medved", "play attack-3 -> medved", "maneuver healing-1")
    assert t.wounds("medved") == 1


@exercises("NW-64", "NW-67")
def test_nc_86_maneuvers_stay_while_an_opponent_does():
    t = table(
        "turn: 3, gloom", "roof: Medved, Larisa", "medved maneuvers: attack-3, attack-4", "larisa hand: healing-1"
    )
    t.next_turn().go_to("battle")
    assert t.pile("medved.maneuvers")[:2] == ["attack-3", "attack-4"]


@exercises("NW-71", "NW-73")
def test_nc_87_a_vampire_keeps_seven_and_draws_none():
    t = table("turn: 3, receiving", "roof: Larisa", "larisa hand: attack-1 x7")
    assert t.turn == 4 and t.count("larisa.hand") == 7


@exercises("NW-34", "NW-76")
def test_nc_88_a_vampires_protection_on_itself_gets_the_minus():
    t = table("turn: 3, play", "roof: Larisa, Anton", "larisa hand: protection-2", "anton hand: attack-3")
    t.fight("play protection-2 -> larisa", "play attack-3 -> larisa")
    assert t.wounds("larisa") == 2


@exercises("NW-76")
def test_nc_89_a_vampires_healing_on_itself_does_not():
    t = table("turn: 3, play", "roof: Larisa*2, Anton", "larisa hand: healing-2").fight("play healing-2 -> larisa")
    assert t.wounds("larisa") == 0


@exercises("NW-76")
def test_nc_90_a_vampire_heals_nobody_else():
    t = table("turn: 3, play", "roof: Larisa, Andrey*2, Anton", "larisa hand: healing-2, protection-1")
    for card in ("healing-2", "protection-1"):
        assert t.why_not(f"play {card} -> andrey").cite == "NW-76"


@exercises("NW-78")
def test_nc_91_only_vampires_attack_donors():
    t = table("turn: 3, play", "roof: Petr, Egor", "petr hand: attack-1, protection-1", "flat: Anton")
    assert t.why_not("play attack-1 -> egor").cite == "NW-78"


@exercises("NW-75", "NW-239")
def test_nc_92_all_that_is_left_when_protection_stopped_a_part():
    t = table(
        "turn: 3, play", "roof: Larisa, Petr, Anton, Semyon", "larisa hand: attack-1", "petr hand: attack-3",
        "anton hand: protection-1",
    ).fight("play attack-1 -> semyon", "play attack-3 -> semyon", "play protection-1 -> semyon")  # fmt: skip
    assert t.wounds("semyon") == 3 and t.count("larisa.hand") == 3


@exercises("NW-72", "NW-239", "NW-272")
@pytest.mark.parametrize("rules, drawn", [("seed", 1), ("capped", 1), ("whole", 4)])
def test_nc_93_without_protection_its_own_attack_only(rules: str, drawn: int):
    t = table(
        f"rules: vampire_credit {rules}", "turn: 3, play", "roof: Larisa, Petr, Semyon", "larisa hand: attack-1",
        "petr hand: attack-3",
    ).fight("play attack-1 -> semyon", "play attack-3 -> semyon")  # fmt: skip
    assert t.is_dead("semyon") and t.count("larisa.hand") == drawn


@exercises("NW-74", "NW-238", "NW-239")
@pytest.mark.parametrize("healed", [2, 0])
def test_nc_94_heal_and_live_or_draw_and_die(healed: int):
    t = table("turn: 3, play", "roof: Larisa*2, Anton", "larisa hand: attack-2", "anton hand: attack-2")
    t.play("play attack-2 -> anton", "play attack-2 -> larisa")
    assert t.options() == ["heal 2", "heal 1", "heal 0"]
    t.play(f"heal {healed}").after_battle()
    if healed:
        assert t.wounds("larisa") == 2 and t.count("larisa.hand") == 0
    else:
        assert t.is_dead("larisa") and t.count("larisa.hand") == 0 and t.numbers("fed") == [2]


@exercises("NW-74", "NW-281")
@pytest.mark.parametrize("rules, left", [("any_old", 0), ("last_battle", 1)])
def test_nc_95_a_wound_taken_for_a_card_can_be_healed(rules: str, left: int):
    t = table(
        f"rules: feed_heal {rules}", "turn: 3, receiving", "roof: Larisa, Anton", "spells: attack-1, healing-1 x9"
    ).play("draw 1")  # fmt: skip
    assert t.wounds("larisa") == 1
    t.next_turn().reach("play attack-1 -> anton").play("play attack-1 -> anton").after_battle()
    assert t.wounds("larisa") == left and t.count("larisa.hand") == left


@exercises("NW-90", "NW-93")
def test_nc_96_the_amulet_is_one_more_card_on_a_level_too():
    t = table(
        "turn: 3, gloom", "roof: Alisa, Anton", "alisa hand: attack-1, attack-1", "alisa amulet: attack-2"
    ).play("level anton 0", "level alisa 1")  # fmt: skip
    assert t.numbers("price") == [1]
    t.play("wound 1", "play attack-1 -> anton", "play attack-1 -> anton", "amulet attack-2 -> anton").after_battle()
    assert t.wounds("anton") == 3


@exercises("NW-93", "NW-123", "NW-234")
@pytest.mark.parametrize("target", ["shard", "anton"])
def test_nc_97_an_amulet_attack_1_destroys_an_item_and_hurts_nobody(target: str):
    t = table("turn: 3, play", "roof: Alisa, Anton [Mirror Shard]", "alisa amulet: attack-1")
    t.fight(f"amulet attack-1 -> {target}")
    assert t.wounds("anton") == 0
    assert t.where("shard") == ("lines_discard" if target == "shard" else "anton.items")


@exercises("NW-120", "NW-121")
def test_nc_98_an_item_is_laid_in_movement_and_on_whom_it_names():
    t = table("turn: 3, gloom", "roof: Anton", "night hand: Gorsvet Lamp")
    assert t.why_not("lay lamp on anton").cite == "NW-121"
    t = table("turn: 3, slots", "roof: Medved", "night hand: Gorsvet Lamp")
    assert t.why_not("lay lamp on medved").cite == "NW-120"


@exercises("NW-122")
def test_nc_99_items_are_passed_within_a_location():
    t = table("turn: 3, slots", "roof: Anton [Gorsvet Lamp]", "entrance: Semyon")
    assert t.why_not("give lamp -> semyon").cite == "NW-122"


@exercises("NW-124")
def test_nc_100_an_item_next_door_is_not_taken():
    t = table("turn: 3, slots, anton", "roof: Anton", "entrance: Gorsvet Lamp, Larisa")
    assert t.why_not("take lamp").cite == "NW-124"
    t.play("move anton entrance").next_turn().reach("take lamp").play("take lamp")
    assert t.where("lamp") == "anton.items"


@exercises("NW-113", "NW-115")
def test_nc_101_geser_for_all_ten_cells():
    t = table("turn: 3, slots", "night hand: Geser").reach("introduce geser").play("introduce geser")
    assert t.points == (0, 10) and t.count("geser.hand") == 6


@exercises("NW-220", "NW-261", "NW-262")
def test_nc_102_the_vortex_bursts_in_the_first_phase():
    t = table("turn: 3, vortex", "vortex: 11")
    assert t.winner == "day" and t.game.outcome.scores == (0, 4) and t.vortex == 12


@exercises("NW-251", "NW-262")
def test_nc_103_dispelled():
    """−3 + 1: from 2 to 0."""
    t = table(
        "turn: 3, play", "vortex: 2", "flat: Anton, Semyon, Larisa", "anton hand: protection-3",
        "semyon hand: healing-1", "larisa hand: attack-2",
    )  # fmt: skip
    t.play("play attack-2 -> svetlana", "play protection-3 -> svetlana", "play healing-1 -> svetlana")
    assert t.vortex == 0 and t.winner == "night" and t.game.outcome.scores == (4, 0)


@exercises("NW-252")
def test_nc_104_at_0_for_a_while_is_not_dispelled():
    t = table(
        "turn: 3, window", "vortex: 1", "flat: Anton, Larisa", "night hand: Svetlana's Insight", "larisa hand: attack-1"
    ).play("play insight")  # fmt: skip
    assert t.vortex == 0
    t.fight("play attack-1 -> svetlana")
    assert t.vortex == 1 and not t.game.is_over


@exercises("NW-237", "NW-238")
@pytest.mark.parametrize("power", [3, 4])
def test_nc_105_old_wounds_are_healed_before_the_new_ones_come(power: int):
    t = table(
        "turn: 3, play", "roof: Anton*2, Semyon, Larisa", f"larisa hand: attack-{power}", "semyon hand: healing-2"
    ).fight(f"play attack-{power} -> anton", "play healing-2 -> anton")  # fmt: skip
    if power == 3:
        assert t.wounds("anton") == 3
    else:
        assert t.is_dead("anton")
