"""Chapter 8: witches and their Amulets (NW-90 … NW-93, NW-225)."""

import pytest

from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import table


@exercises("NW-91")
def test_only_witches_lay_an_amulet_and_only_when_receiving():
    t = table("turn: 3, receiving", "roof: Alisa, Anton, Petr", "alisa hand: attack-1, healing-1")
    assert t.asked == ("day", "NW-91")
    t = table("turn: 3, slots, alisa", "roof: Alisa", "alisa hand: attack-1, healing-1")
    assert t.why_not("amulet attack-1").cite == "NW-91"
    t = table(
        "turn: 3, receiving", "roof: Petr, Alisa", "petr hand: attack-1, attack-2, attack-3", "spells: healing-1 x9"
    )
    assert t.offers("choose") and t.why_not("amulet attack-1").cite == "NW-91"


@exercises("NW-91")
def test_she_need_not_and_what_she_has_stays():
    t = table("turn: 3, receiving", "roof: Alisa", "alisa amulet: attack-3", "spells: healing-1 x9").play("pass")
    assert t.pile("alisa.amulet") == ["attack-3"] and t.count("alisa.hand") == 2


@exercises("NW-91", "NW-213")
def test_which_spell_was_laid_is_her_secret_even_if_her_hand_was_known():
    t = table(
        "turn: 3, receiving", "roof: Darya", "darya hand: attack-1 (known to night), healing-2 (known to night)",
        "spells: protection-1, protection-2",
    )  # fmt: skip
    assert t.pile("darya.hand", "night") == ["attack-1", "healing-2"]
    t.play("amulet attack-1", "choose healing-2")
    assert t.pile("darya.amulet", "night") == t.pile("darya.hand", "night") == []
    assert t.pile("darya.amulet", "day") == ["attack-1"]


@exercises("NW-91", "NW-213")
def test_the_old_amulet_is_shown_when_it_goes():
    t = table(
        "turn: 3, receiving", "roof: Darya", "darya amulet: attack-4", "darya hand: healing-1", "spells: healing-2 x2"
    )
    t.play("amulet healing-1")
    assert t.pile("spell_discard", "night") == ["attack-4"] and t.pile("darya.amulet", "night") == []


@exercises("NW-225", "NW-42")
def test_draw_then_the_amulet_then_down_to_strength():
    t = table("turn: 3, receiving", "kosmos: Alisa", "alisa hand: attack-1, attack-2, attack-3", "spells: healing-1 x9")
    assert t.count("alisa.hand") == 6 and t.asked == ("day", "NW-91")
    t.play("amulet healing-1")
    assert t.count("alisa.hand") == 5 and t.asked == ("day", "NW-42")
    t.play("choose healing-1")
    assert t.pile("alisa.hand") == ["attack-1", "attack-2", "attack-3"]


@exercises("NW-93", "NW-34")
@pytest.mark.parametrize("target, power", [("alisa", 1), ("petr", 2)])
def test_the_amulet_is_weaker_by_one_and_by_another_on_herself(target: str, power: int):
    t = table("turn: 3, play", "roof: Alisa*2, Petr*2, Medved", "alisa amulet: healing-3", "spells: healing-1").play(
        "end"
    )
    t.play(f"amulet healing-3 -> {target}")
    assert t.numbers("played-spell") == [power] and t.after_battle().wounds(target) == 2 - power


@exercises("NW-93", "NW-231")
def test_a_used_amulet_is_gone():
    t = table("turn: 3, play", "roof: Alisa, Anton", "alisa amulet: attack-2").fight("amulet attack-2 -> anton")
    assert t.count("alisa.amulet") == 0 and t.where("attack-2") == "spell_discard"


@exercises("NW-93")
def test_it_may_be_kept():
    t = table("turn: 3, play", "roof: Alisa, Anton", "alisa amulet: attack-2").play("end").after_battle()
    assert t.count("alisa.amulet") == 1 and t.wounds("anton") == 0


@exercises("NW-233")
def test_witches_do_not_protect_svetlana_or_donors():
    t = table("turn: 3, play", "flat: Alisa, Egor, Anton", "alisa hand: protection-1, healing-1")
    for card in ("protection-1", "healing-1"):
        for target in ("svetlana", "egor"):
            assert t.why_not(f"play {card} -> {target}").cite == "NW-233"
