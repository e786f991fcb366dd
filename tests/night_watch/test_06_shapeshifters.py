"""Chapter 6: shapeshifters and their Maneuvers (NW-60 … NW-67, NW-235)."""

import pytest

from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import table


@exercises("NW-60", "NW-113")
def test_a_shapeshifter_enters_without_spells():
    t = table("turn: 3, slots", "night hand: Tigrenok").reach("introduce tigrenok").play("introduce tigrenok")
    assert t.count("tigrenok.hand") == 0 and t.where("tigrenok") == "metro"


@exercises("NW-61", "NW-242")
def test_it_draws_where_it_is_alone_and_not_in_the_metro():
    t = table("turn: 3, play", "flat: Medved", "metro: Tigrenok", "spells: healing-1, healing-2, healing-3")
    assert t.happened("drew-spells") == ["medved"]


@exercises("NW-62")
def test_its_attack_goes_by_the_usual_rules():
    t = table("turn: 3, play", "roof: Medved, Larisa, Mirror Shard, Scissors", "spells: attack-2")
    assert t.options() == ["play attack-2 -> larisa", "play attack-2 -> scissors", "end"]


@exercises("NW-62", "NW-34")
def test_its_protection_gets_the_minus_and_its_healing_does_not():
    t = table(
        "turn: 3, play, tigrenok",
        "roof: Tigrenok*2, Andrey",
        "andrey hand: attack-2",
        "spells: protection-2, healing-2",
    )
    t.fight("play protection-2 -> tigrenok", "play healing-2 -> tigrenok", "play attack-2 -> tigrenok")
    assert t.numbers("played-spell") == [1, 2, 2] and t.wounds("tigrenok") == 1


@exercises("NW-63", "NW-64")
def test_new_maneuvers_do_not_attack_in_the_same_battle():
    t = table("turn: 3, play", "roof: Tigrenok, Larisa", "spells: attack-1, healing-1").play("play attack-1 -> larisa")
    assert not t.offers("maneuver") and t.why_not("maneuver healing-1 -> larisa") is not None
    t.play("end").after_battle()
    assert t.wounds("larisa") == 1 and t.pile("tigrenok.maneuvers") == ["healing-1"]


@exercises("NW-64")
def test_nobody_has_to_use_maneuvers():
    t = table("turn: 3, play", "roof: Tigrenok, Andrey", "tigrenok maneuvers: healing-1", "spells: attack-1, protection-1",
              "andrey hand: attack-1")  # fmt: skip
    t.play("play attack-1 -> andrey", "play protection-1 -> tigrenok", "end").play("play attack-1 -> tigrenok", "end")
    assert t.wounds("tigrenok") == 1 and t.pile("tigrenok.maneuvers") == ["healing-1"]


@exercises("NW-66")
def test_the_attack_must_be_its_own_and_at_the_same_watcher():
    t = table(
        "turn: 3, play", "roof: Anton, Tigrenok, Larisa, Andrey [Scissors]", "anton hand: attack-2",
        "tigrenok maneuvers: healing-1", "spells: attack-1, healing-2",
    ).play("play attack-2 -> andrey")  # fmt: skip
    assert t.why_not("maneuver healing-1 -> andrey").cite == "NW-66"
    t.play("play attack-1 -> scissors")
    assert not t.offers("maneuver")


@exercises("NW-66")
def test_a_protection_of_no_power_opens_maneuvers():
    t = table(
        "turn: 3, play",
        "roof: Medved, Andrey",
        "medved maneuvers: healing-1",
        "spells: protection-1",
        "andrey hand: attack-2",
    )
    t.play("play protection-1 -> medved").fight("play attack-2 -> medved", "maneuver healing-1")
    assert t.numbers("played-spell")[0] == 0 and t.wounds("medved") == 1


@exercises("NW-65", "NW-271")
@pytest.mark.parametrize("rules, wounds", [("one", 2), ("face", 4)])
def test_the_strength_of_an_attacking_maneuver(rules: str, wounds: int):
    t = table(
        f"rules: maneuver_strength {rules}", "turn: 3, play", "roof: Medved, Andrey", "medved maneuvers: healing-3",
        "spells: attack-1",
    ).fight("play attack-1 -> andrey", "maneuver healing-3 -> andrey")  # fmt: skip
    if wounds < 4:
        assert t.wounds("andrey") == wounds
    else:
        assert t.is_dead("andrey")


@exercises("NW-67", "NW-213")
def test_maneuvers_go_when_it_begins_to_move_and_are_shown_then():
    t = table(
        "turn: 3, slots, medved", "roof: Medved, Larisa", "entrance: Andrey", "medved maneuvers: attack-1, healing-2"
    )
    assert t.pile("medved.maneuvers", "day") == []
    t.play("move medved entrance")
    assert t.count("medved.maneuvers") == 0 and t.pile("spell_discard", "day") == ["attack-1", "healing-2"]


@exercises("NW-67")
def test_used_maneuvers_are_discarded():
    t = table("turn: 3, play", "roof: Medved, Andrey", "medved maneuvers: healing-1, healing-2", "spells: attack-1")
    t.fight("play attack-1 -> andrey", "maneuver healing-1 -> andrey")
    assert t.pile("medved.maneuvers") == ["healing-2"] and t.where("healing-1") == "spell_discard"


@exercises("NW-67")
def test_any_number_of_maneuvers():
    t = table(
        "turn: 3, play",
        "roof: Medved, Larisa",
        "medved maneuvers: attack-1 x9",
        "spells: attack-2",
        "larisa hand: healing-1",
    )
    t.after_battle().go_to("receiving") if not t.game.is_over else None
    assert t.count("medved.maneuvers") == 10


@exercises("NW-235")
def test_defence_comes_after_the_last_slot():
    """So a Maneuver answers the Attacks of all, and is used up by none that never came."""
    t = table("turn: 3, play", "roof: Medved, Zavulon", "medved maneuvers: healing-1", "spells: protection-2",
              "zavulon hand: attack-3")  # fmt: skip
    t.play("play protection-2 -> medved")
    assert not t.offers("maneuver healing-1")
    t.play("play attack-3 -> medved")
    assert t.options() == ["maneuver healing-1", "end"] and t.asked == ("night", "NW-235")
