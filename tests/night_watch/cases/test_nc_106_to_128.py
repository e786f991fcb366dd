"""The worked cases NC-106 … NC-128: going down, Donors, Cops and Mother, endings, the setup and what is hidden."""

import pytest

import sumrak
from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import Table, table


@exercises("NW-230")
def test_nc_106_nobody_goes_deeper_than_he_can_pay():
    t = table("turn: 3, gloom", "roof: Anton*2")
    assert t.why_not("level anton 2").cite == "NW-230"
    t.play("level anton 1").after_battle()
    assert t.level("anton") == 1 and t.wounds("anton") == 3


@exercises("NW-230", "NW-243")
@pytest.mark.parametrize("level", [1, 0])
def test_nc_107_staying_and_coming_up_are_legal_and_deadly(level: int):
    t = table("turn: 3, gloom", "roof: Anton*3 (level 1)")
    assert t.options() == ["level anton 0", "level anton 1"]
    t.play(f"level anton {level}").after_battle()
    assert t.is_dead("anton") and t.numbers("paid-wounds") == [1]


@exercises("NW-102", "NW-230")
def test_nc_108_in_the_metro_the_level_stays_and_costs_nothing():
    t = (
        table("turn: 3, slots, anton", "roof: Petr", "entrance: Anton (level 2)")
        .play("move anton metro")
        .after_battle()
    )
    t.go_to("battle").after_battle()
    assert t.level("anton") == 2 and t.wounds("anton") == 0 and t.numbers("price") == []


@exercises("NW-233", "NW-239", "NW-240")
def test_nc_109_egor_is_drained():
    t = table(
        "turn: 3, play", "roof: Egor*1, Andrey, Anton", "andrey hand: attack-4", "anton hand: protection-1"
    ).fight("play protection-1 -> egor", "play attack-4 -> egor")  # fmt: skip
    assert t.where("egor") == "gone" and t.tokens == (1, 0) and t.points == (1, 0)
    assert t.count("andrey.hand") == 3


@exercises("NW-320")
def test_nc_110_no_attacks_on_watchers_where_the_cops_are():
    t = table(
        "turn: 3, play", "flat: Cops (guest), Anton [Mirror Shard], Larisa", "larisa hand: attack-1, protection-2"
    )
    for card in ("attack-1", "protection-2"):
        for target in ("anton", "shard"):
            assert t.why_not(f"play {card} -> {target}").cite == "NW-320"
    t.play("play attack-1 -> svetlana").after_battle()
    assert t.numbers("vortex-moved")[0] == 6


@exercises("NW-87", "NW-226", "NW-320")
def test_nc_111_cops_that_are_called_away():
    t = table(
        "turn: 3, window", "night hand: Cops", "hairdressers: Larisa", "flat: Anton, Andrey", "andrey hand: attack-1"
    )
    t.play("put cops flat", "call larisa -> cops", "pass")
    assert t.where("cops") == "metro"
    t.fight("play attack-1 -> anton")
    assert t.wounds("anton") == 1 and t.next_turn().where("cops") == "metro"


MOTHER = ("turn: 3, window", "night hand: Egor's Mother", "hairdressers: Larisa, Andrey")


@exercises("NW-226", "NW-321")
def test_nc_112_mother_is_called_away_and_then_egor():
    t = table(*MOTHER).play("put mother roof", "call larisa -> mother", "call andrey -> egor")
    assert t.where("mother") == t.where("egor") == "entrance"


@exercises("NW-226", "NW-321")
def test_nc_113_with_his_mother_egor_stays():
    t = table(*MOTHER).play("put mother roof", "call larisa -> egor", "pass")
    assert t.where("egor") == "roof" and t.happened("call-lost") == ["egor"]
    assert t.why_not("day: move larisa metro").cite == "NW-81"


@exercises("NW-202", "NW-223")
def test_nc_114_anton_takes_egor_along():
    t = table("turn: 3, slots", "entrance: Anton, Egor").play("move anton metro with egor")
    assert t.where("anton") == t.where("egor") == "metro"
    for flag, cite in (("moved", "NW-202"), ("held", "NW-223")):
        t = table("turn: 3, slots", f"entrance: Anton, Egor ({flag})")
        assert t.why_not("move anton metro with egor").cite == cite
        assert t.offers("move anton metro")


@exercises("NW-313")
def test_nc_115_the_truck_goes_two_steps():
    t = table("turn: 3, slots", "gorsvet: Medved [Gorsvet Truck]").play("move medved flat")
    assert t.where("medved") == "flat" and t.where("truck") == "medved.items"


@exercises("NW-256", "NW-124", "NW-117", "NW-119")
def test_nc_116_geser_is_withdrawn():
    t = table("turn: 3, slots", "balance: day 10", "gorsvet: Geser [Owl]", "geser hand: attack-1").play(
        "withdraw geser"
    )
    assert t.points == (0, 5) and t.where("geser") == "gone" and t.where("attack-1") == "spell_discard"
    assert t.go_to("battle").where("owl") == "lines_discard"


@exercises("NW-262")
@pytest.mark.parametrize("hand", ["Geser", "Gorsvet Lamp"])
def test_nc_117_a_watcher_in_hand_keeps_the_game_going(hand: str):
    t = table("turn: 3, slots", "hairdressers: Larisa", f"night hand: {hand}", "balance: night 2", idle=False)
    t.reach("move larisa").play("stay").after_battle()
    if hand == "Geser":
        assert not t.game.is_over
    else:
        assert t.winner == "day" and t.game.outcome.scores == (2, 4)


@exercises("NW-262", "NW-263")
@pytest.mark.parametrize("vortex, winner", [(6, "night"), (7, "day")])
def test_nc_118_equal_points_after_turn_15(vortex: int, winner: str):
    t = table("turn: 15, receiving", "balance: day 3", "tokens: night 3, day 0", f"vortex: {vortex}")
    assert t.game.outcome.scores == (3, 3) and t.winner == winner


@exercises("NW-124", "NW-222")
def test_nc_119_the_last_one_leaves_and_the_item_is_destroyed():
    t = table("turn: 3, slots", "roof: Andrey, Scissors").play("move andrey entrance")
    assert t.where("scissors") == "roof"
    assert t.go_to("battle").go_to("receiving").where("scissors") == "lines_discard"


@exercises("NW-54", "NW-55", "NW-243")
def test_nc_120_a_card_may_be_burnt_whole_for_less():
    t = table("turn: 3, gloom", "roof: Anton (level 1), Larisa", "anton hand: protection-3, attack-1, attack-1")
    t.play("level anton 1", "burn protection-3", "play attack-1 -> larisa")
    assert t.where("protection-3") == "spell_discard" and not t.offers("play attack-1")
    assert t.after_battle().wounds("larisa") == 1 and t.wounds("anton") == 0


@exercises("NW-67", "NW-242")
def test_nc_121_alone_a_maneuver_is_made_and_lost():
    t = table("turn: 3, play", "flat: Medved", "spells: attack-2")
    assert t.story("made-maneuvers", "lost-maneuvers") == ["made-maneuvers medved", "lost-maneuvers medved"]
    assert t.where("attack-2") == "spell_discard" and t.count("medved.maneuvers") == 0


@exercises("NW-280")
def test_nc_122_a_donor_in_the_metro_goes_on_by_itself():
    t = table(
        "rules: metro_donor auto", "turn: 3, calls", "hairdressers: Larisa", "entrance: Egor", "larisa hand: healing-1"
    )
    t.play("call larisa -> egor")
    assert t.where("egor") == "metro"
    t.next_turn().reach("move larisa metro")
    assert t.where("egor") == "hairdressers" and t.happened("called") == ["larisa"]


@exercises("NW-13")
def test_nc_123_nobody_plays_from_anothers_hand():
    t = table("turn: 3, play", "roof: Anton, Semyon, Larisa", "anton hand: attack-1", "semyon hand: attack-4")
    assert t.why_not("play attack-4 -> larisa").cite == "NW-13"


@exercises("NW-15", "NW-40", "NW-236")
def test_nc_124_the_fourth_wound_comes_before_receiving():
    t = (
        table("turn: 3, play", "roof: Anton*3, Larisa", "larisa hand: attack-1")
        .fight("play attack-1 -> anton")
        .next_turn()
    )
    assert t.is_dead("anton") and t.count("anton.hand") == 0 and "anton" not in t.happened("drew-spells")


# the start, and what is hidden
@exercises("NW-210", "NW-211", "NW-212")
@pytest.mark.parametrize("seed", range(5))
def test_nc_125_the_setup(seed: int):
    game = sumrak.new("night_watch", seed=seed)
    start = Table(game)
    assert (start.counter("day", "balance"), start.points) == (0, (0, 0))
    hands = {w: start.count(f"{w}.hand") for w in ("larisa", "medved", "anton", "andrey")}
    assert hands == {"larisa": 3, "medved": 0, "anton": 3, "andrey": 5}
    where = {name: start.where(name) for name in ("egor", "svetlana", "larisa", "andrey", "anton", "medved")}
    assert where == {
        "egor": "roof", "svetlana": "flat", "larisa": "hairdressers", "andrey": "hairdressers", "anton": "gorsvet",
        "medved": "gorsvet",
    }  # fmt: skip
    assert start.vortex == 6 and start.turn == 1  # it began on 5 and has grown once
    for side in ("night", "day"):
        assert start.count(f"{side}.hand") == 6 and start.count(f"{side}.lines") == 14  # dealt 4, drawn 2
        watchers = {"geser", "semyon", "tigrenok", "zavulon", "petr", "alisa", "darya"}
        assert watchers & set(start.pile(f"{side}.hand"))


@exercises("NW-213")
def test_nc_126_what_day_sees():
    t = table(
        "turn: 3, slots", "roof: Medved, Anton, Darya, Larisa", "anton hand: attack-1", "medved maneuvers: attack-2",
        "darya amulet: attack-3", "night hand: Geser", "spell discard: healing-1", "lines discard: Curse",
    )  # fmt: skip
    for id in ("anton.hand", "medved.maneuvers", "night.hand"):
        assert t.count(id) == 1 and t.pile(id, "day") == [] and len(t.pile(id, "night")) == 1
    assert t.pile("darya.amulet", "day") == ["attack-3"] and t.pile("darya.amulet", "night") == []
    for viewer in ("day", "night"):
        assert t.pile("spell_discard", viewer) == ["healing-1"] and t.pile("lines_discard", viewer) == ["curse"]
        for deck in ("spell_deck", "night.lines", "day.lines"):
            assert t.pile(deck, viewer) == []


@exercises("NW-201")
def test_nc_127_a_mage_at_headquarters_draws_one_more():
    t = table("turn: 3, receiving", "gorsvet: Anton, Semyon*1", "kosmos: Geser", "spells: attack-1 x14")
    assert t.numbers("drew-spells") == [2, 1, 3, 1, 4]
    assert t.count("anton.hand") == 3 and t.count("geser.hand") == 4


@exercises("NW-124", "NW-274")
@pytest.mark.parametrize("rules, where", [("any", "roof"), ("own", "lines_discard")])
def test_nc_128_an_enemy_there_keeps_the_item(rules: str, where: str):
    t = table(
        f"rules: loose_items {rules}", "turn: 3, play", "roof: Anton*3 [Mirror Shard], Larisa", "larisa hand: attack-1"
    )
    assert t.fight("play attack-1 -> anton").where("shard") == where
