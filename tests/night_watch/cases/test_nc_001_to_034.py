"""The worked cases NC-01 … NC-34: entering play, receiving, Calls, the Gloom, shapeshifters."""

import pytest

from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import table

ALISA = ("turn: 3, slots", "day hand: Alisa", "night hand: Semyon")


@exercises("NW-113", "NW-114")
def test_nc_01_alisa_enters_and_night_has_her_cost():
    t = table(*ALISA).reach("introduce alisa").play("introduce alisa")
    assert t.points == (5, 0)
    assert t.where("alisa") == "metro" and t.count("alisa.hand") == 3


@exercises("NW-114")
def test_nc_02_semyon_moves_the_chip_back_past_zero():
    t = (
        table(*ALISA)
        .reach("introduce alisa")
        .play("introduce alisa")
        .reach("introduce semyon")
        .play("introduce semyon")
    )
    assert t.points == (0, 2)


def cheap(cost: int) -> tuple[str, ...]:
    return (
        f'card "Test": watcher(NIGHT, MAGE, initiative=12, strength=2, cost={cost})',
        "turn: 3, slots",
        "night hand: Test",
        "balance: day 8",
    )


@exercises("NW-115")
def test_nc_04_the_chip_may_stop_on_the_tenth_cell_and_not_pass_it():
    t = table(*cheap(2)).reach("introduce test").play("introduce test")
    assert t.points == (0, 10)
    t = table(*cheap(3))
    assert t.why_not("night: introduce test").cite == "NW-115"
    t.next_turn()
    assert t.points == (0, 8)


@exercises("NW-118")
def test_nc_05_a_death_moves_no_chip():
    t = table("turn: 3, play", "balance: night 3", "roof: Anton, Larisa*3", "anton hand: attack-1")
    t.fight("play attack-1 -> larisa")
    assert t.is_dead("larisa") and t.points == (3, 0)


@exercises("NW-113")
def test_nc_06_who_has_entered_moves_in_the_next_turn():
    t = table("turn: 3, slots", "day hand: Alisa").reach("introduce alisa").play("introduce alisa")
    assert t.why_not("day: move alisa kosmos").cite == "NW-113"
    t.next_turn().reach("move alisa kosmos").play("move alisa kosmos")
    assert t.where("alisa") == "kosmos"


@exercises("NW-117", "NW-119")
def test_nc_07_nobody_comes_back_to_the_hand_or_is_taken_out_of_play():
    t = table("turn: 3, slots, anton", "roof: Anton")
    assert t.why_not("withdraw anton").cite == "NW-119"
    assert t.why_not("introduce anton").cite in ("NW-111", "NW-117")
    t.next_turn()
    assert t.where("anton") == "roof" and t.count("night.hand") == 2


@exercises("NW-42", "NW-92")
def test_nc_09_the_amulet_does_not_count_against_strength():
    t = table(
        "turn: 3, receiving", "roof: Darya", "darya hand: attack-1, healing-1", "darya amulet: protection-2",
        "spells: attack-2, attack-3",
    )  # fmt: skip
    t.play("pass")
    assert t.count("darya.hand") == 4
    t.play("choose attack-2", "choose attack-3")
    assert t.pile("darya.hand") == ["attack-1", "healing-1"] and t.count("darya.amulet") == 1


@exercises("NW-41")
def test_nc_10_draw_look_discard_and_only_then_the_next():
    t = table(
        "turn: 3, receiving", "roof: Anton, Semyon", "anton hand: attack-1, attack-2",
        "spells: healing-1, protection-1, attack-3, attack-3, attack-3",
    )  # fmt: skip
    assert sorted(t.pile("anton.hand")) == ["attack-1", "attack-2", "healing-1", "protection-1"]
    assert t.count("semyon.hand") == 0
    t.play("choose attack-1")
    assert t.count("anton.hand") == 3 and t.count("semyon.hand") == 3


@exercises("NW-41", "NW-21")
def test_nc_11_the_smaller_initiative_receives_first():
    t = table("turn: 3, receiving", "roof: Anton, Darya").play("pass")
    assert t.happened("drew-spells")[:2] == ["darya", "anton"]


@exercises("NW-31")
def test_nc_12_an_interrupted_draw_goes_on_from_the_new_deck():
    t = table("turn: 3, receiving", "roof: Semyon", "spells: attack-4", "spell discard: attack-1 x10")
    assert t.count("semyon.hand") == 3 and t.count("spell_deck") == 8 and t.count("spell_discard") == 0
    assert "attack-4" in t.pile("semyon.hand")


@exercises("NW-82", "NW-85", "NW-100", "NW-101")
def test_nc_14_egor_needs_three_calls_from_the_roof_to_the_hairdressers():
    t = table("turn: 3, calls", "hairdressers: Larisa", "larisa hand: healing-1")
    for place in ("entrance", "metro", "hairdressers"):
        t.reach("call larisa -> egor").play("call larisa -> egor")
        assert t.where("egor") == place
        t.next_turn()


# the Gloom
def in_gloom(level: int, hand: str, more: str = "Larisa") -> tuple[str, ...]:
    """Semyon on a level, somebody with him, before the levels are chosen."""
    return ("turn: 3, gloom", f"roof: Semyon (level {level}), {more}", f"semyon hand: {hand}")


@exercises("NW-50", "NW-51", "NW-232")
@pytest.mark.parametrize("old, new, cards", [(0, 1, 2), (1, 2, 3)], ids=["nc_15", "nc_16"])
def test_nc_15_16_going_down(old: int, new: int, cards: int):
    """On level n one plays n + 1 cards; the price is the deepest level."""
    t = table(*in_gloom(old, "attack-1 x4")).play(f"level semyon {new}")
    assert t.numbers("price") == [new]
    t.play(f"wound {new}")
    for _ in range(cards):
        assert t.offers("play attack-1 -> larisa")
        t.play("play attack-1 -> larisa")
    assert not t.offers("play") and len(t.happened("played-spell")) == cards


@exercises("NW-52")
def test_nc_17_nobody_enters_and_leaves_in_one_turn():
    t = table(*in_gloom(0, "attack-1 x4")).play("level semyon 1")
    assert t.why_not("level semyon 0").cite == "NW-52"
    assert t.level("semyon") == 1


@exercises("NW-54", "NW-55", "NW-56")
def test_nc_19_20_a_card_burnt_whole_counts_at_its_face_and_is_one_of_the_three():
    t = table(*in_gloom(2, "protection-2, attack-1 x3")).play("level semyon 2", "burn protection-2")
    assert t.numbers("burnt") == [2] and t.numbers("paid-wounds") == [] and t.happened("weakened") == []
    assert t.where("protection-2") == "spell_discard" and "marks" not in t.card("protection-2")
    t.play("play attack-1 -> larisa", "play attack-1 -> larisa")
    assert not t.offers("play") and t.count("semyon.hand") == 1


@exercises("NW-57")
def test_nc_21_nobody_pays_for_another():
    t = table(
        "turn: 3, gloom", "roof: Anton (level 2), Semyon, Larisa", "anton hand: attack-1, attack-2",
        "semyon hand: protection-4",
    )  # fmt: skip
    t.play("level anton 2")
    t.reach("wound")
    assert t.asked[0] == "night" and t.why_not("burn protection-4").cite == "NW-57"


@exercises("NW-53", "NW-58")
def test_nc_22_wounds_and_power_may_be_mixed():
    t = table(*in_gloom(2, "attack-2")).play("level semyon 2", "weaken attack-2 1").after_battle()
    assert t.wounds("semyon") == 1 and t.wounds("larisa") == 1


# shapeshifters
@exercises("NW-61")
def test_nc_24_tigrenok_draws_two_and_may_play_both_without_the_gloom():
    t = table("turn: 3, play", "roof: Tigrenok, Larisa", "spells: attack-1, attack-2")
    assert t.count("tigrenok.hand") == 2
    t.fight("play attack-1 -> larisa", "play attack-2 -> larisa")
    assert t.wounds("larisa") == 3


@exercises("NW-62")
def test_nc_25_a_shapeshifters_healing_is_not_weakened():
    t = table("turn: 3, play", "roof: Medved*1, Larisa", "spells: healing-1").fight("play healing-1 -> medved")
    assert t.wounds("medved") == 0


@exercises("NW-62")
def test_nc_26_no_healing_and_no_protection_on_an_ally():
    t = table("turn: 3, play, tigrenok", "roof: Tigrenok, Anton*2, Larisa", "spells: healing-1, protection-1")
    for card in ("healing-1", "protection-1"):
        assert t.why_not(f"play {card} -> anton").cite == "NW-62"
        assert t.offers(f"play {card} -> tigrenok")


@exercises("NW-63")
def test_nc_27_what_is_not_played_becomes_maneuvers():
    t = table(
        "turn: 3, play", "roof: Tigrenok, Larisa", "spells: attack-1, attack-2, healing-1, healing-1"
    ).play("end")  # fmt: skip
    assert t.count("tigrenok.hand") == 0 and t.count("tigrenok.maneuvers") == 2
    assert t.pile("tigrenok.maneuvers", "day") == [] and len(t.pile("tigrenok.maneuvers")) == 2
    t.next_turn().reach("play healing-1 -> tigrenok")
    assert t.why_not("play attack-1 -> larisa").cite == "NW-63"


@exercises("NW-64")
def test_nc_29_all_maneuvers_go_at_one_opponent():
    t = table(
        "turn: 3, play, tigrenok", "roof: Tigrenok, Larisa, Andrey", "tigrenok maneuvers: healing-1, healing-2",
        "spells: attack-1, attack-2",
    )  # fmt: skip
    t.play("play attack-1 -> larisa", "play attack-2 -> andrey", "maneuver healing-1 -> larisa")
    assert t.why_not("maneuver healing-2 -> andrey").cite == "NW-64"
    t.play("maneuver healing-2 -> larisa").after_battle()
    assert t.wounds("larisa") == 3 and t.wounds("andrey") == 2


@exercises("NW-66")
def test_nc_30_no_maneuvers_in_attack_without_an_attack():
    t = table(
        "turn: 3, play", "roof: Tigrenok, Larisa", "tigrenok maneuvers: healing-1", "spells: healing-3, protection-1"
    )
    assert t.why_not("maneuver healing-1 -> larisa").cite == "NW-66"
    assert not t.offers("maneuver")


def attacked(*more: str) -> tuple[str, ...]:
    """Larisa attacks Medved before his slot, Andrey after it."""
    return ("turn: 3, play", "roof: Medved, Larisa, Andrey", "larisa hand: attack-2", "andrey hand: attack-3", *more)


@exercises("NW-33", "NW-62", "NW-65", "NW-66")
def test_nc_31_protection_on_itself_and_a_maneuver():
    """5 − (2 − 1) − 1 = 3."""
    t = table(*attacked("medved maneuvers: attack-1", "spells: protection-2"))
    t.fight("play attack-2 -> medved", "play protection-2 -> medved", "play attack-3 -> medved", "maneuver attack-1")
    assert t.wounds("medved") == 3


@exercises("NW-66")
def test_nc_32_no_maneuvers_in_defence_without_a_protection():
    t = table(*attacked("medved maneuvers: attack-1", "spells: healing-1"))
    t.reach("play attack-2 -> medved").play("play attack-2 -> medved", "end")
    assert t.why_not("night: maneuver attack-1").cite == "NW-66"
    t.play("end").after_battle()
    assert t.wounds("medved") == 2 and t.count("medved.maneuvers") == 2


@exercises("NW-67")
def test_nc_34_without_an_opponent_maneuvers_are_discarded():
    t = table("turn: 3, play", "roof: Medved, Larisa*3", "medved maneuvers: healing-1", "spells: attack-1")
    t.fight("play attack-1 -> larisa")
    assert t.is_dead("larisa") and t.count("medved.maneuvers") == 0 and "medved" in t.happened("lost-maneuvers")
    t = table("turn: 3, slots", "roof: Medved, Larisa", "medved maneuvers: healing-1")
    t.play("move larisa entrance")
    assert t.count("medved.maneuvers") == 1
    t.go_to("battle")
    assert t.count("medved.maneuvers") == 0
