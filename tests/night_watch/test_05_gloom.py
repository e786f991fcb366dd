"""Chapter 5: the Gloom, its levels and its price (NW-50 … NW-59, NW-230, NW-243)."""

import pytest

from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import table


@exercises("NW-50", "NW-90", "NW-230")
def test_who_goes_into_the_gloom():
    t = table("turn: 3, gloom", "roof: Anton, Alisa, Larisa, Medved", "flat: Zavulon")
    asked = []
    while t.offers("level"):
        asked.append(t.options()[0].split()[1])
        t.do_nothing()
    assert asked == ["anton", "alisa", "zavulon"]
    for name in ("larisa", "medved"):
        side = "day" if name == "larisa" else "night"
        assert t.why_not(f"{side}: level {name} 1").cite == "NW-50"


@exercises("NW-230")
def test_no_deeper_than_the_third_level_and_any_number_of_levels_at_once():
    t = table("turn: 3, gloom", "roof: Semyon", "semyon hand: protection-3")
    assert t.options() == [f"level semyon {n}" for n in (1, 2, 3, 0)]
    assert t.why_not("level semyon 4").cite == "NW-230"


@exercises("NW-52", "NW-230")
def test_a_level_lasts_until_it_is_changed():
    t = table("turn: 3, gloom", "roof: Semyon", "semyon hand: protection-3").play("level semyon 2").next_turn()
    t.reach("level semyon")
    assert t.level("semyon") == 2 and t.options()[-1] == "level semyon 2"


@exercises("NW-230")
@pytest.mark.parametrize(
    "semyon, hand, deepest",
    [
        ("Semyon*2", "-", 1),  # a wound
        ("Semyon*3", "attack-1 x4", 3),  # on level 3 four cards may pay
        ("Semyon*3", "attack-1", 1),
        ("Semyon*3", "attack-2", 2),
        ("Semyon", "-", 3),
    ],
)
def test_going_down_must_be_payable(semyon: str, hand: str, deepest: int):
    t = table("turn: 3, gloom", f"roof: {semyon}", f"semyon hand: {hand}")
    assert [int(said.split()[2]) for said in t.options()] == [*range(1, deepest + 1), 0]


@exercises("NW-230", "NW-243")
def test_the_amulet_counts_at_its_face_less_one():
    for amulet, deepest in (("attack-1", 0), ("attack-2", 1), ("attack-3", 2)):
        t = table("turn: 3, gloom", "roof: Alisa*3, Anton", f"alisa amulet: {amulet}").play("level anton 0")
        offered = [n for n in (1, 2, 3) if t.offers(f"level alisa {n}")]
        assert offered == list(range(1, deepest + 1))


@exercises("NW-53", "NW-56")
def test_the_price_may_be_split_over_several_cards():
    t = table("turn: 3, gloom", "roof: Semyon (level 3), Larisa", "semyon hand: attack-2, attack-3")
    t.play("level semyon 3", "weaken attack-2 1", "weaken attack-3 2")
    assert t.count("semyon.played") == 2 and t.mark("attack-2", "minus") == 1 and t.mark("attack-3", "minus") == 2
    t.after_battle()
    assert t.wounds("larisa") == 2 and t.wounds("semyon") == 0


@exercises("NW-56", "NW-243")
def test_a_card_is_not_weakened_by_all_its_power():
    """It would be burnt, and bear no Minus chips."""
    t = table("turn: 3, gloom", "roof: Semyon (level 3), Larisa", "semyon hand: attack-2, healing-1").play(
        "level semyon 3"
    )
    assert t.why_not("weaken attack-2 2").cite == "NW-56" and t.offers("burn attack-2")


@exercises("NW-54", "NW-243")
def test_no_more_than_the_price_is_taken_but_a_card_may_be_burnt_whole():
    t = table("turn: 3, gloom", "roof: Semyon (level 1), Larisa", "semyon hand: attack-3").play("level semyon 1")
    assert t.options() == ["weaken attack-3 1", "burn attack-3", "wound 1"]
    assert t.why_not("weaken attack-3 2").cite == t.why_not("wound 2").cite == "NW-243"


@exercises("NW-55", "NW-232")
def test_what_pays_is_among_the_cards_played():
    t = table("turn: 3, gloom", "roof: Semyon (level 1), Larisa", "semyon hand: attack-1 x4").play(
        "level semyon 1", "burn attack-1"
    )
    t.play("play attack-1 -> larisa").after_battle()
    assert t.wounds("larisa") == 1 and len(t.happened("played-spell")) == 1


@exercises("NW-58")
def test_wounds_of_the_gloom_come_with_the_reckoning_and_nothing_prevents_them():
    t = table(
        "turn: 3, gloom", "roof: Anton (level 2), Semyon, Larisa", "semyon hand: protection-4"
    ).play("level anton 2", "level semyon 0").fight("play protection-4 -> anton")  # fmt: skip
    assert t.wounds("anton") == 2


@exercises("NW-231", "NW-51")
def test_who_plays_nothing_pays_all_the_same():
    t = table("turn: 3, gloom", "roof: Semyon (level 2), Larisa", "semyon hand: attack-1").play(
        "level semyon 0", "wound 2", "end"
    )
    assert t.after_battle().wounds("semyon") == 2 and t.level("semyon") == 0


@exercises("NW-243")
def test_a_weakened_card_without_a_target_is_discarded():
    t = table("turn: 3, gloom", "entrance: Semyon (level 1)", "semyon hand: attack-3").play(
        "level semyon 1", "weaken attack-3 1"
    )
    assert t.happened("discarded") == ["attack-3"] and t.where("attack-3") == "spell_discard"


@exercises("NW-243")
def test_a_weakened_card_must_be_played():
    t = table("turn: 3, gloom", "roof: Semyon (level 1), Larisa, Andrey", "semyon hand: attack-3, healing-1")
    t.play("level semyon 1", "weaken attack-3 1")
    assert t.why_not("end").cite == "NW-243" and not t.offers("end")
    t.play("aim attack-3 -> andrey")
    assert t.offers("end")


@exercises("NW-243")
def test_a_split_that_kills_is_allowed_only_if_every_one_does():
    t = table("turn: 3, gloom", "roof: Anton*2 (level 2), Larisa", "anton hand: attack-1").play("level anton 2")
    assert t.wounds("anton") == 3 and t.happened("burnt") == ["attack-1"]  # the one way to live
    t = table("turn: 3, gloom", "roof: Anton*2 (level 3), Larisa", "anton hand: attack-1").play("level anton 3")
    assert t.options() == ["burn attack-1", "wound 3"]
    assert t.play("wound 3").after_battle().is_dead("anton")


@exercises("NW-102", "NW-230")
def test_no_change_of_level_in_the_metro():
    t = table("turn: 3, gloom", "metro: Anton (level 1)", "roof: Petr")
    assert t.why_not("night: level anton 0").cite == "NW-102"


@exercises("NW-242", "NW-224")
def test_the_gloom_is_paid_where_there_is_no_opponent_too():
    t = table("turn: 3, gloom", "roof: Semyon (level 2)").play("level semyon 2").after_battle()
    assert t.wounds("semyon") == 2


@exercises("NW-93", "NW-243")
def test_the_amulet_may_pay():
    t = table("turn: 3, gloom", "roof: Alisa (level 2), Anton", "alisa amulet: attack-4").play(
        "level anton 0", "level alisa 2"
    )
    assert t.options() == ["amulet_pays attack-4 1", "amulet_pays attack-4 2", "burn_amulet attack-4", "wound 2"]
    t.play("amulet_pays attack-4 2").after_battle()
    assert t.wounds("anton") == 1  # 4 − 1 − 2


@exercises("NW-57")
def test_the_amulet_pays_for_its_witch_only():
    t = table(
        "turn: 3, gloom",
        "roof: Darya (level 1), Alisa, Anton",
        "alisa amulet: attack-3",
        "darya hand: attack-2, healing-1",
    )
    t.play("level darya 1", "level anton 0", "level alisa 0")
    assert t.offers("burn attack-2") and t.why_not("burn_amulet attack-3").cite == "NW-57"
