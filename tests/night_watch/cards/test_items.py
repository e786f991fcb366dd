"""The Items one by one, beyond the worked cases: where each stops (NW-310 … NW-316, NW-330 … NW-335)."""

import pytest

from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import table


@exercises("NW-310")
def test_lamp_on_every_attack_and_only_the_holders():
    t = table(
        "turn: 3, play", "roof: Anton (level 1) [Gorsvet Lamp], Semyon, Larisa, Andrey", "anton hand: attack-1, attack-2",
        "semyon hand: attack-1",
    ).play("wound 1", "play attack-1 -> larisa", "play attack-2 -> andrey", "play attack-1 -> andrey")  # fmt: skip
    assert t.numbers("played-spell") == [2, 3, 1]


@exercises("NW-310", "NW-123")
def test_lamp_does_not_help_against_an_item_of_a_vampire():
    t = table("turn: 3, play", "roof: Anton [Gorsvet Lamp], Larisa [Scissors]", "anton hand: attack-1").fight(
        "play attack-1 -> scissors"
    )
    assert t.numbers("played-spell") == [1] and t.wounds("larisa") == 0


SHARD = ("turn: 3, gloom", "darya hand: attack-1", "larisa hand: attack-2")


@exercises("NW-311")
def test_shard_once_a_turn_and_never_in_the_metro():
    t = table(*SHARD, "roof: Anton [Mirror Shard], Darya, Larisa").play("level darya 0", "level anton 0", "look larisa")
    assert (
        t.asked[1] != "NW-311"
        and t.pile("larisa.hand", "night") == ["attack-2"]
        and t.pile("darya.hand", "night") == []
    )
    t = table(*SHARD, "metro: Anton [Mirror Shard], Darya, Larisa", "flat: Petr").play("level petr 0")
    assert t.asked[1] != "NW-311" and t.phase != "battle"


@exercises("NW-311")
def test_shard_need_not_be_used_and_day_learns_whose_hand_was_seen():
    t = table(*SHARD, "roof: Anton [Mirror Shard], Darya, Larisa").play("level darya 0", "level anton 0", "pass")
    assert (
        t.pile("larisa.hand", "night") == t.pile("darya.hand", "night") == [] and t.happened("looked-at-spells") == []
    )
    t = table(*SHARD, "roof: Anton [Mirror Shard], Darya, Larisa").play("level darya 0", "level anton 0", "look darya")
    assert t.happened("looked-at-spells") == ["darya"]


@exercises("NW-311", "NW-213")
def test_what_is_drawn_after_the_look_is_unknown():
    t = table(*SHARD, "roof: Anton [Mirror Shard], Darya", "flat: Larisa", "spells: healing-1 x6").play(
        "level darya 0", "level anton 0", "look darya"
    )
    t.reach("amulet").play("pass")
    assert t.pile("darya.hand", "night") == ["attack-1"] and t.count("darya.hand") == 3


@exercises("NW-312")
def test_glasses_at_price_0_nothing_is_paid_or_burnt():
    t = table("turn: 3, gloom", "roof: Anton [Dark Glasses], Larisa", "anton hand: attack-1, attack-2").play(
        "level anton 1"
    )
    assert t.options() == ["play attack-1 -> larisa", "play attack-2 -> larisa", "end"] and t.numbers("price") == []


@exercises("NW-312")
def test_glasses_when_coming_up():
    t = table("turn: 3, gloom", "roof: Anton (level 3) [Dark Glasses], Larisa").play("level anton 0")
    assert t.numbers("price") == [2] and t.after_battle().wounds("anton") == 2


@exercises("NW-313", "NW-332")
@pytest.mark.parametrize("start, reached", [
    ("roof", {"entrance", "metro"}),
    ("entrance", {"roof", "metro", "hairdressers", "flat", "gorsvet", "kosmos"}),
    ("metro", {"roof", "entrance", "hairdressers", "flat", "gorsvet", "kosmos"}),
])  # fmt: skip
def test_truck_and_car_one_step_or_two(start: str, reached: set[str]):
    for who, item in (("Semyon", "Gorsvet Truck"), ("Petr", "Red Car")):
        t = table(f"turn: 3, slots, {who}", f"{start}: {who} [{item}]", "kosmos: Zavulon")
        assert {said.split()[2] for said in t.options() if said.startswith("move")} == reached


@exercises("NW-313", "NW-113")
def test_truck_does_not_move_who_has_just_entered():
    t = table("turn: 3, slots, tigrenok", "night hand: Tigrenok, Gorsvet Truck", "roof: Semyon").play(
        "introduce tigrenok"
    )
    assert t.why_not("night: move tigrenok roof").cite == "NW-113"


@exercises("NW-314", "NW-201")
def test_owl_and_headquarters_together():
    t = table("turn: 3, receiving", "gorsvet: Geser [Owl]", "spells: attack-1 x9")
    assert t.count("geser.hand") == 6 and t.numbers("drew-spells") == [4, 1, 1]


@exercises("NW-314", "NW-302")
def test_owl_works_in_the_metro():
    t = table("turn: 3, receiving", "metro: Geser [Owl]", "spells: attack-1 x9")
    assert t.count("geser.hand") == 5


@exercises("NW-315")
def test_kit_for_healing_only():
    t = table(
        "turn: 3, play", "roof: Anton [First-aid Kit], Andrey", "anton hand: protection-2", "andrey hand: attack-2"
    )
    t.fight("play protection-2 -> anton", "play attack-2 -> anton")
    assert t.wounds("anton") == 1


@exercises("NW-316")
def test_badge_in_each_battle_and_on_the_holder_only():
    t = table(
        "turn: 3, play",
        "roof: Anton [Night Watch Badge], Semyon, Larisa, Andrey",
        "larisa hand: attack-1",
        "andrey hand: attack-1",
    )
    t.fight("play attack-1 -> anton", "play attack-1 -> semyon")
    assert (t.wounds("anton"), t.wounds("semyon")) == (0, 1)


@exercises("NW-316")
def test_badge_does_not_help_against_the_gloom():
    t = (
        table("turn: 3, gloom", "roof: Anton (level 1) [Night Watch Badge], Larisa")
        .play("level anton 1")
        .after_battle()
    )
    assert t.wounds("anton") == 1


SWORD = ("turn: 3, play", "roof: Zavulon (level 1) [Spine Sword], Anton [Mirror Shard], Semyon")


@exercises("NW-330")
def test_sword_on_the_attack_that_is_named():
    t = table(*SWORD, "zavulon hand: attack-1, attack-2").play("wound 1", "play attack-1 -> anton", "decline")
    t.play("play attack-2 -> semyon", "accept").after_battle()
    assert (t.wounds("anton"), t.wounds("semyon")) == (1, 3)


@exercises("NW-330")
def test_sword_once_in_a_battle_and_on_attacks_only():
    t = table(*SWORD, "zavulon hand: attack-1, attack-2").play("wound 1", "play attack-1 -> anton", "accept")
    t.play("play attack-2 -> anton")
    assert not t.offers("accept") and t.after_battle().happened("used-sword") == ["attack-1"]
    t = table(*SWORD, "zavulon hand: protection-1").play("wound 1", "play protection-1 -> zavulon")
    assert not t.offers("accept")


@exercises("NW-330", "NW-56")
def test_sword_on_a_weakened_attack():
    t = (
        table(*SWORD, "zavulon hand: attack-3")
        .play("weaken attack-3 1", "aim attack-3 -> anton", "accept")
        .after_battle()
    )
    assert t.wounds("anton") == 3


@exercises("NW-331", "NW-243")
def test_ring_when_the_amulet_pays():
    t = table("turn: 3, play", "roof: Darya (level 2) [Alisa's Ring], Anton", "darya amulet: attack-2")
    assert t.options() == ["amulet_pays attack-2 1", "burn_amulet attack-2", "wound 2"]
    assert t.play("burn_amulet attack-2").after_battle().wounds("darya") == 0


@exercises("NW-331", "NW-34")
def test_ring_leaves_the_minus_for_oneself():
    t = table("turn: 3, play", "roof: Darya*2 [Alisa's Ring], Anton", "darya amulet: healing-2").fight(
        "amulet healing-2 -> darya"
    )
    assert t.wounds("darya") == 1


@exercises("NW-333")
@pytest.mark.parametrize("card, target, power", [
    ("protection-1", "anton", 2), ("healing-3", "anton", 2), ("attack-1", "anton", 1), ("protection-3", "larisa", 2),
])  # fmt: skip
def test_scissors(card: str, target: str, power: int):
    t = table("turn: 3, play", "roof: Larisa [Scissors], Anton", f"larisa hand: {card}").play(
        f"play {card} -> {target}"
    )
    assert t.numbers("played-spell") == [power]


@exercises("NW-334")
def test_no_other_item_is_a_licence():
    t = table("turn: 3, play", "roof: Larisa [Scissors], Egor*2", "larisa hand: attack-1").fight(
        "play attack-1 -> egor"
    )
    assert t.where("egor") == "gone" and t.tokens == (1, 0)


@exercises("NW-334")
def test_licence_only_if_the_holder_attacked_that_donor():
    t = table(
        "turn: 3, play", "roof: Larisa [Licence], Andrey, Egor, Anton", "larisa hand: attack-1", "andrey hand: attack-3"
    )
    t.play("play attack-1 -> anton", "play attack-3 -> egor").after_battle()
    assert t.where("egor") == "gone" and t.tokens == (1, 0)


PHONE = (
    "turn: 3, lines",
    "day lines: Curse, Ambush, Red Car, Evil Eye",
    "night lines: Owl, Mirror Shard, First-aid Kit",
)


@exercises("NW-335", "NW-213")
def test_phone_may_be_left_alone():
    t = table(*PHONE, "kosmos: Petr [Zavulon's Phone]").play("decline")
    assert t.phase == "movement" and t.pile("day.lines", "day") == []


@exercises("NW-335", "NW-213")
def test_phone_shows_the_card_to_day_alone():
    t = table(*PHONE, "kosmos: Petr [Zavulon's Phone]").play("accept")
    assert (
        t.pile("day.lines", "day") == ["car"]
        and t.pile("day.lines", "night") == []
        and t.pile("night.lines", "day") == []
    )
    assert [row["k"] for row in t.game.log(0) if "looked-at-deck" in row["k"]] == [
        "night_watch-log-looked-at-deck-hidden-by"
    ]
    t.play("accept")
    assert t.pile("day.lines", "day") == ["car"] and t.place("day.lines")["count"] == 2


@exercises("NW-335")
def test_phone_finds_nothing_on_an_empty_deck():
    t = table("turn: 3, lines", "day lines: Curse, Ambush", "kosmos: Petr [Zavulon's Phone]")
    assert t.phase == "movement" and t.count("day.lines") == 0
