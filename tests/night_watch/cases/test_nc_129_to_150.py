"""The worked cases NC-129 … NC-150: switches, Items, Accidents, endings, paying."""

import pytest

from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import table


@exercises("NW-34", "NW-270")
@pytest.mark.parametrize("rules, wounds", [("both", 2), ("healing_only", 1)])
def test_nc_129_self_minus(rules: str, wounds: int):
    t = table(
        f"rules: self_minus {rules}", "turn: 3, play", "roof: Anton, Andrey", "anton hand: protection-2",
        "andrey hand: attack-3",
    ).fight("play protection-2 -> anton", "play attack-3 -> anton")  # fmt: skip
    assert t.wounds("anton") == wounds


@exercises("NW-65", "NW-271")
@pytest.mark.parametrize("rules, wounds", [("one", 2), ("face", 0)])
def test_nc_130_maneuver_strength(rules: str, wounds: int):
    t = table(
        f"rules: maneuver_strength {rules}", "turn: 3, play", "roof: Medved, Anton, Andrey", "medved maneuvers: attack-3",
        "anton hand: protection-1", "andrey hand: attack-4", "spells: healing-1",
    ).play("end")  # fmt: skip
    t.fight("play protection-1 -> medved", "play attack-4 -> medved", "maneuver attack-3")
    assert t.wounds("medved") == wounds


@exercises("NW-76", "NW-273")
@pytest.mark.parametrize("rules, wounds", [("no", 0), ("yes", 1)])
def test_nc_131_vampire_heal_minus(rules: str, wounds: int):
    t = table(
        f"rules: vampire_heal_minus {rules}", "turn: 3, play", "roof: Larisa*2, Anton", "larisa hand: healing-2"
    ).fight("play healing-2 -> larisa")  # fmt: skip
    assert t.wounds("larisa") == wounds


@exercises("NW-115", "NW-275")
@pytest.mark.parametrize("cost", [3, 11])
def test_nc_132_entry_limit_cost(cost: int):
    t = table(
        f'card "Test": watcher(NIGHT, MAGE, initiative=12, cost={cost})', "rules: entry_limit cost", "turn: 3, slots",
        "balance: day 8", "night hand: Test",
    )  # fmt: skip
    if cost == 3:
        t.reach("introduce test").play("introduce test")
        assert t.points == (0, 10)
    else:
        assert t.why_not("night: introduce test").cite == "NW-275"


@exercises("NW-237", "NW-276")
@pytest.mark.parametrize("rules, power, wounds", [("no", 3, 3), ("yes", 3, 1), ("yes", 4, 4)])
def test_nc_133_heal_new(rules: str, power: int, wounds: int):
    t = table(
        f"rules: heal_new {rules}", "turn: 3, play", "roof: Anton, Semyon, Larisa", f"larisa hand: attack-{power}",
        "semyon hand: healing-2",
    ).fight(f"play attack-{power} -> anton", "play healing-2 -> anton")  # fmt: skip
    if wounds < 4:
        assert t.wounds("anton") == wounds
    else:
        assert t.is_dead("anton")


@exercises("NW-111", "NW-277")
def test_nc_134_one_deck_and_a_watcher_of_the_other_watch():
    t = table("rules: probability_decks one", "turn: 3, slots", "night hand: Alisa")
    assert t.why_not("night: introduce alisa").cite == "NW-111"


@exercises("NW-233", "NW-279")
@pytest.mark.parametrize("rules", ["free", "same"])
def test_nc_135_gloom_reach(rules: str):
    t = table(
        f"rules: gloom_reach {rules}", "turn: 3, gloom", "roof: Anton, Alisa, Andrey", "anton hand: attack-1",
        "alisa hand: attack-1 x2",
    )  # fmt: skip
    t.play("level anton 0", "level alisa 1")
    if rules == "free":
        assert t.offers("play attack-1 -> alisa")
    else:
        assert t.why_not("play attack-1 -> alisa").cite == "NW-279" and t.offers("play attack-1 -> andrey")
    t.play("play attack-1 -> andrey", "wound 1")
    assert t.offers("play attack-1 -> anton")  # from below one reaches up


# Items
@exercises("NW-310")
def test_nc_136_the_lamp_burns_vampires():
    t = table("turn: 3, play", "roof: Anton [Gorsvet Lamp], Larisa, Petr", "anton hand: attack-2")
    assert t.fight("play attack-2 -> larisa").wounds("larisa") == 3
    t = table("turn: 3, play", "roof: Anton [Gorsvet Lamp], Larisa, Petr", "anton hand: attack-2")
    assert t.fight("play attack-2 -> petr").wounds("petr") == 2


@exercises("NW-312")
def test_nc_137_dark_glasses_make_the_gloom_cheaper():
    t = table(
        "turn: 3, gloom", "roof: Semyon [Dark Glasses], Larisa", "semyon hand: attack-1 x4"
    ).play("level semyon 2")  # fmt: skip
    assert t.numbers("price") == [1]
    t.play("wound 1", *["play attack-1 -> larisa"] * 3)
    assert not t.offers("play")
    t = table("turn: 3, gloom", "roof: Anton*3 [Dark Glasses], Larisa", "anton hand: -")
    assert t.options() == ["level anton 1", "level anton 0"]  # the lower price counts for what he may choose
    t.play("level anton 1").after_battle()
    assert t.numbers("price") == [] and t.wounds("anton") == 3


@exercises("NW-66", "NW-316")
def test_nc_138_the_badge_protects_and_is_no_protection():
    t = table(
        "turn: 3, play", "roof: Medved [Night Watch Badge], Larisa, Andrey", "medved maneuvers: healing-1, healing-2",
        "larisa hand: attack-2", "andrey hand: attack-1", "spells: healing-3",
    ).play("play attack-2 -> medved", "end")  # fmt: skip
    assert t.why_not("night: maneuver healing-1").cite == "NW-66"
    assert t.play("end").after_battle().wounds("medved") == 1 and t.count("medved.maneuvers") == 3


@exercises("NW-331")
def test_nc_139_the_ring_makes_the_amulet_whole():
    t = table("turn: 3, play", "roof: Alisa [Alisa's Ring], Anton", "alisa amulet: attack-2")
    assert t.fight("amulet attack-2 -> anton").wounds("anton") == 2


@exercises("NW-333")
def test_nc_140_scissors_bite_deeper():
    t = table("turn: 3, play", "roof: Larisa [Scissors], Egor", "larisa hand: healing-1").fight(
        "play healing-1 -> egor"
    )
    assert t.wounds("egor") == 2 and t.count("larisa.hand") == 2


@exercises("NW-334")
@pytest.mark.parametrize("item, tokens", [(" [Licence]", 0), ("", 1)])
def test_nc_141_with_a_licence_no_token(item: str, tokens: int):
    t = table(
        "turn: 3, play", f"roof: Larisa{item}, Andrey, Egor", "larisa hand: attack-1", "andrey hand: attack-3"
    ).play("play attack-1 -> egor", "play attack-3 -> egor").after_battle()  # fmt: skip
    assert t.where("egor") == "gone" and t.tokens == (tokens, 0)


# Accidents
@exercises("NW-322", "NW-341")
def test_nc_142_in_a_traffic_jam_one_calls_and_does_not_move():
    t = table("turn: 3, window", "night hand: Traffic Jam", "hairdressers: Andrey").play("play jam -> andrey")
    assert t.offers("call andrey -> egor")
    t.play("pass")
    assert t.why_not("day: move andrey metro").cite == "NW-322"
    assert t.next_turn().reach("move andrey metro").offers("move andrey metro")


@exercises("NW-252", "NW-342")
def test_nc_143_the_curse():
    t = table("turn: 3, window", "day hand: Curse, Evil Eye", "flat: Anton")
    assert t.why_not("day: play curse").cite == "NW-342"
    t = table("turn: 3, window", "day hand: Curse", "flat: Larisa", "vortex: 11").play("play curse")
    assert t.winner == "day" and t.vortex == 12


@exercises("NW-346")
def test_nc_144_in_a_blackout_nobody_changes_level():
    t = table(
        "turn: 3, window", "day hand: Blackout", "roof: Semyon (level 2), Larisa", "semyon hand: attack-1 x4"
    ).play("play blackout").reach("wound")  # fmt: skip
    assert t.happened("set-level") == [] and t.numbers("price") == [2]
    t.play("wound 2", *["play attack-1 -> larisa"] * 3)
    assert not t.offers("play attack-1") and len(t.happened("played-spell")) == 3


@exercises("NW-303", "NW-320")
def test_nc_145_donors_are_played_in_the_window_only():
    t = table("turn: 3, slots", "roof: Anton", "night hand: Cops")
    assert t.why_not("put cops roof").cite == "NW-303"


@exercises("NW-244", "NW-262")
def test_nc_146_dispelled_comes_before_wiped_out():
    t = table(
        "turn: 3, play", "vortex: 0", "roof: Anton*3, Larisa*3", "anton hand: attack-1", "larisa hand: attack-1",
        idle=False,
    ).play("play attack-1 -> anton", "play attack-1 -> larisa", "heal 0")  # fmt: skip
    assert t.is_dead("anton") and t.is_dead("larisa")
    assert t.game.outcome.termination == "DISPELLED" and t.game.outcome.scores == (4, 0)


@exercises("NW-53", "NW-56")
@pytest.mark.parametrize("whom, wounds", [("anton", 1), ("semyon", 2)])
def test_nc_147_the_price_spread_over_two_cards(whom: str, wounds: int):
    """The Attack works with 1; the Protection with 1 on an ally, with 0 on himself; both are among the four."""
    t = table(
        "turn: 3, gloom", "roof: Semyon (level 3), Anton, Larisa", "semyon hand: attack-2, protection-3, healing-1 x2",
        "larisa hand: attack-2",
    ).play("level anton 0", "level semyon 3", f"play attack-2 -> {whom}")  # fmt: skip
    t.play("weaken attack-2 1", "weaken protection-3 2", f"aim protection-3 -> {whom}", "aim attack-2 -> larisa")
    for _ in range(2):
        t.play("play healing-1 -> semyon")
    t.after_battle()
    assert t.wounds(whom) == wounds and t.wounds("larisa") == 1 and len(t.happened("played-spell")) == 5


@exercises("NW-60", "NW-201")
def test_nc_148_a_shapeshifter_receives_nothing_at_headquarters_either():
    t = table("turn: 3, receiving", "gorsvet: Medved", "spells: attack-1 x9")
    assert t.happened("drew-spells") == [] and t.count("medved.hand") == 0


@exercises("NW-84", "NW-202", "NW-223")
def test_nc_149_a_hold_ends_with_its_phase():
    t = table("turn: 3, calls", "roof: Larisa, Anton, Egor", "larisa hand: healing-1").play("call larisa -> egor")
    assert t.why_not("day: move larisa entrance").cite == "NW-81"
    assert t.why_not("night: move anton entrance with egor").cite == "NW-223"
    t.next_turn().reach("move anton entrance with egor").play("move anton entrance with egor")
    assert t.where("egor") == "entrance"


@exercises("NW-130", "NW-323")
def test_nc_150_two_insights_in_one_turn():
    t = table("turn: 3, window", "night hand: Svetlana's Insight x2", "flat: Anton").play("play insight", "pass")
    assert t.vortex == 4
    t.reach("play insight").play("play insight")
    assert t.vortex == 3 and t.pile("lines_discard") == ["insight", "insight"] and t.count("night.hand") == 0
