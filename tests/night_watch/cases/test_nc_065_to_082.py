"""The worked cases NC-65 … NC-82: the turn, entering, Calls, the price of the Gloom."""

import itertools

import pytest

from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import Table, table


@exercises("NW-20", "NW-43")
def test_nc_65_the_phases_in_their_order():
    t = table("turn: 3, vortex", "roof: Anton, Larisa", "larisa hand: attack-1", "gorsvet: Semyon")
    t.reach("move semyon metro").play("move semyon metro").fight("play attack-1 -> anton").next_turn()
    words = ("turn-began", "vortex-moved", "drew-lines", "moved", "played-spell", "drew-spells")
    kinds = [t.game.spec.event_names[e.kind] for e in t.game.events if e.cite != "NW-72"]  # a vampire feeds in battle
    told = [word for word, _ in itertools.groupby([kind for kind in kinds if kind in words])]
    assert told[:8] == [*words, "turn-began", "vortex-moved"]


@exercises("NW-111")
def test_nc_66_only_a_watcher_that_you_hold():
    t = table("turn: 3, slots", "roof: Anton")
    assert t.why_not("night: introduce semyon").cite == "NW-111"


@exercises("NW-112")
@pytest.mark.parametrize("moment", ["gloom", "receiving", "slots, tigrenok"])
def test_nc_67_nobody_enters_out_of_its_slot(moment: str):
    t = table(f"turn: 3, {moment}", "day hand: Alisa", "roof: Darya, Tigrenok", "spells: attack-1 x9")
    assert t.why_not("day: introduce alisa").cite == "NW-112"
    t.next_turn().reach("introduce alisa").play("introduce alisa")
    assert t.where("alisa") == "metro"


@exercises("NW-118")
def test_nc_68_a_death_leaves_the_chip_where_the_entry_has_put_it():
    t = table("turn: 3, slots", "roof: Larisa*3, Anton", "anton hand: attack-1", "day hand: Alisa")
    t.reach("introduce alisa").play("introduce alisa").fight("play attack-1 -> larisa")
    assert t.is_dead("larisa") and t.points == (5, 0)


@exercises("NW-82")
def test_nc_69_first_into_the_metro_then_to_the_vampire():
    t = table("turn: 3, calls", "hairdressers: Larisa", "entrance: Egor", "larisa hand: healing-1")
    t.play("call larisa -> egor")
    assert t.where("egor") == "metro"
    t.next_turn().reach("call larisa -> egor").play("call larisa -> egor")
    assert t.where("egor") == "hairdressers"


@exercises("NW-82")
def test_nc_70_from_next_door_at_once():
    t = table("turn: 3, calls", "roof: Larisa", "entrance: Egor").play("call larisa -> egor")
    assert t.where("egor") == "roof"


CALLS = ("turn: 3, calls", "hairdressers: Larisa, Andrey", "entrance: Cops")


@exercises("NW-81")
def test_nc_71_one_vampire_calls_one_donor():
    t = table(*CALLS).play("call larisa -> egor")
    assert t.why_not("call larisa -> cops").cite == "NW-81"


@exercises("NW-81", "NW-83")
def test_nc_72_both_vampires_call_in_one_turn():
    t = table(*CALLS).play("call larisa -> egor", "call andrey -> cops")
    assert t.where("egor") == "entrance" and t.where("cops") == "metro"


@exercises("NW-87", "NW-241")
def test_nc_73_cops_that_nobody_called_are_discarded():
    t = table("turn: 3, window", "day hand: Cops").play("put cops kosmos")
    assert t.where("cops") == "kosmos"
    assert t.next_turn().where("cops") == "lines_discard"


@exercises("NW-80")
def test_nc_74_no_call_in_battle():
    t = table("turn: 3, gloom", "hairdressers: Larisa", "roof: Petr, Egor")
    assert t.why_not("call larisa -> egor").cite == "NW-80"


# the price
def deep(old: int, new: int, hand: str = "attack-1 x4") -> Table:
    return table("turn: 3, gloom", f"roof: Semyon (level {old}), Larisa", f"semyon hand: {hand}").play(
        f"level semyon {new}"
    )


def attacks(t: Table) -> int:
    """How many times he can attack Larisa."""
    n = 0
    while t.offers("play attack-1 -> larisa"):
        t.play("play attack-1 -> larisa")
        n += 1
    return n


@exercises("NW-58")
def test_nc_75_wounds_alone_pay_and_no_card_is_weakened():
    t = deep(2, 2, "attack-2 x2").play("wound 2")
    assert t.wounds("semyon") == 2 and t.happened("weakened") == t.happened("burnt") == []
    assert t.count("semyon.hand") == 2


@exercises("NW-50", "NW-51")
@pytest.mark.parametrize(
    "old, new, price, cards", [(3, 2, 3, 3), (1, 3, 3, 4), (2, 2, 2, 3)], ids=["nc_76", "nc_77", "nc_78"]
)
def test_nc_76_77_78_the_deepest_level_is_the_price(old: int, new: int, price: int, cards: int):
    t = deep(old, new)
    assert t.numbers("price") == [price]
    assert attacks(t.play(f"wound {price}")) == cards


@exercises("NW-51")
def test_nc_78_who_stays_pays_again_in_the_next_turn():
    t = deep(2, 2, "protection-2 x2, healing-1").play("burn protection-2")
    t.next_turn().reach("level semyon").play("level semyon 2")
    assert t.numbers("price") == [2, 2]


@exercises("NW-59", "NW-243")
def test_nc_79_nobody_pays_before_or_after_its_slot():
    t = table("turn: 3, gloom", "roof: Anton (level 1), Semyon, Larisa", "anton hand: attack-1, attack-2")
    assert t.why_not("burn attack-1").cite == "NW-59"
    t.play("level anton 1", "level semyon 0", "burn attack-1", "end")
    assert t.why_not("night: burn attack-2").cite == "NW-59"
    t = table(
        "turn: 3, gloom", "roof: Anton (level 1), Andrey", "anton hand: attack-1, attack-2", "andrey hand: attack-1"
    )
    t.play("level anton 1", "wound 1", "end")
    assert t.asked[0] == "day" and t.why_not("night: burn attack-2").cite == "NW-59"


@exercises("NW-34", "NW-56", "NW-234")
def test_nc_80_weakened_for_the_gloom_and_for_himself():
    """3 − 1 − 1 = 1."""
    t = table("turn: 3, gloom", "roof: Anton (level 1), Larisa", "larisa hand: attack-3", "anton hand: protection-3")
    t.play("level anton 1", "play attack-3 -> anton", "weaken protection-3 1").fight("aim protection-3 -> anton")
    assert t.numbers("played-spell") == [3, 1] and t.wounds("anton") == 2


@exercises("NW-34")
@pytest.mark.parametrize("whom, left", [("anton", 1), ("semyon", 0)])
def test_nc_81_healing_on_himself_and_on_an_ally(whom: str, left: int):
    t = table("turn: 3, play", "roof: Anton*2, Semyon*2, Larisa", "anton hand: healing-2")
    t.fight(f"play healing-2 -> {whom}")
    assert t.wounds(whom) == left


@exercises("NW-32", "NW-232")
def test_nc_82_one_card_outside_the_gloom():
    t = table("turn: 3, play", "roof: Anton, Andrey", "anton hand: attack-1, attack-2", "andrey hand: attack-1")
    t.play("play attack-1 -> andrey")
    assert t.asked[0] == "day" and t.why_not("night: play attack-2 -> andrey") is not None
    t.play("end")
    assert t.wounds("andrey") == 1 and len(t.happened("played-spell")) == 1
