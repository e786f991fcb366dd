"""The Accidents one by one, beyond the worked cases: their targets and conditions (NW-320 … NW-326, NW-340 … NW-346, NW-350)."""

import pytest

from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import table

LAID = {"roof", "entrance", "hairdressers", "flat", "gorsvet", "kosmos"}


@exercises("NW-320", "NW-340")
@pytest.mark.parametrize("side, cite", [("night", "NW-320"), ("day", "NW-340")])
def test_cops_go_anywhere_but_into_the_metro(side: str, cite: str):
    t = table("turn: 3, window", f"{side} hand: Cops")
    assert {said.split()[2] for said in t.options() if said.startswith("put cops")} == LAID
    assert t.why_not("put cops metro").cite == cite
    t.play("put cops roof")
    assert t.where("cops") == "roof" and cite in [event.cite for event in t.game.events]


@exercises("NW-320", "NW-340")
def test_both_cops_in_one_location():
    t = table("turn: 3, window", "night hand: Cops", "day hand: Cops", "roof: Larisa").play(
        "put cops roof", "put cops roof", "pass"
    )
    assert [card["def"] for card in t.place("roof")["cards"]].count("cops") == 2
    t.next_turn()
    assert t.pile("lines_discard") == ["cops", "cops"]


@exercises("NW-320")
def test_cops_stop_attacks_for_this_turn_where_they_are_now():
    """What follows them when they are called is the truce, not the place."""
    t = table("turn: 3, window", "night hand: Cops", "roof: Larisa, Anton", "entrance: Andrey, Semyon", "andrey hand: attack-1",
              "semyon hand: attack-1", "larisa hand: attack-1")  # fmt: skip
    t.play("put cops roof", "pass", "call andrey -> cops").reach("play attack-1 -> anton").play(
        "play attack-1 -> anton"
    )
    assert t.where("cops") == "entrance"
    assert t.why_not("night: play attack-1 -> andrey") is not None
    t.after_battle()
    assert t.wounds("anton") == 1 and t.wounds("andrey") == t.wounds("semyon") == 0


@exercises("NW-321")
def test_mother_only_with_egor():
    t = table("turn: 3, window", "night hand: Egor's Mother, Licence Check", "entrance: Egor")
    assert [said for said in t.options() if said.startswith("put")] == ["put mother entrance"]
    assert t.why_not("night: put mother roof").cite == "NW-321"
    for egor in ("metro: Egor", "gone: Egor"):
        t = table("turn: 3, window", "night hand: Egor's Mother, Licence Check", egor)
        assert t.why_not("night: put mother metro").cite == t.why_not("night: put mother roof").cite == "NW-321"
        assert not t.offers("put mother")


@exercises("NW-321")
def test_with_his_mother_egor_is_not_attacked_and_not_escorted_but_may_be_held():
    t = table(
        "turn: 3, window", "night hand: Egor's Mother", "roof: Larisa, Andrey, Anton, Egor", "andrey hand: attack-1"
    )
    t.play("put mother roof", "call larisa -> egor", "pass")
    assert t.happened("held") == ["egor"]
    assert t.why_not("night: move anton entrance with egor").cite in ("NW-223", "NW-321")
    t.reach("play attack-1 -> mother")
    assert t.why_not("play attack-1 -> egor").cite == "NW-321"
    t = table("turn: 3, window", "night hand: Egor's Mother", "roof: Anton, Egor").play("put mother roof")
    assert t.why_not("move anton entrance with egor").cite == "NW-321"
    t.play("move anton entrance with mother")  # she may go, and then he is not guarded any more
    assert t.where("mother") == "entrance"


@exercises("NW-321", "NW-241")
def test_mother_guards_for_this_turn_only():
    t = table("turn: 3, window", "night hand: Egor's Mother", "roof: Larisa, Anton", "larisa hand: healing-1")
    t.play("put mother roof", "call larisa -> mother").next_turn()
    assert t.where("mother") == "roof"
    t.reach("move anton entrance with egor").play("move anton entrance with egor")


@exercises("NW-322", "NW-341")
def test_jam_names_an_opponent_that_has_not_had_its_slot():
    t = table(
        "turn: 3, slots, anton", "night hand: Traffic Jam", "roof: Anton, Larisa", "flat: Petr, Andrey", "metro: Alisa"
    )
    assert [said for said in t.options() if said.startswith("play jam")] == [
        "play jam -> alisa", "play jam -> andrey", "play jam -> idle-dark",
    ]  # fmt: skip
    for name in ("larisa", "petr"):
        assert t.why_not(f"play jam -> {name}").cite == "NW-322"
    assert t.why_not("play jam -> anton").cite == "NW-322"
    t.play("play jam -> alisa").reach("move andrey metro")
    assert t.why_not("move alisa flat").cite == "NW-322" and t.happened("jammed") == ["alisa"]


@exercises("NW-322", "NW-341")
def test_who_entered_this_turn_has_had_its_slot():
    t = table("turn: 3, slots", "day hand: Darya", "night hand: Traffic Jam", "roof: Anton", "flat: Andrey").reach(
        "introduce darya"
    )
    t.play("introduce darya").reach("play jam -> andrey")
    assert t.why_not("play jam -> darya").cite == "NW-322"


@exercises("NW-341")
def test_days_jam():
    t = table("turn: 3, window", "day hand: Traffic Jam", "roof: Anton").play("play jam -> anton")
    assert "NW-341" in [event.cite for event in t.game.events]
    assert t.why_not("night: move anton entrance").cite == "NW-322"


@exercises("NW-322")
def test_to_name_a_vampire_that_called_is_legal_and_idle():
    t = table("turn: 3, slots, anton", "night hand: Traffic Jam", "roof: Anton", "flat: Andrey (called)").play(
        "play jam -> andrey"
    )
    assert t.why_not("day: move andrey metro").cite == "NW-81"


@exercises("NW-323", "NW-342")
@pytest.mark.parametrize("side, card, there, allowed", [
    ("night", "insight", "Anton", True), ("night", "insight", "Medved", True), ("night", "insight", "Petr", False),
    ("day", "curse", "Petr", True), ("day", "curse", "Larisa", True), ("day", "curse", "Anton", False),
])  # fmt: skip
def test_somebody_of_the_right_side_in_the_flat(side: str, card: str, there: str, allowed: bool):
    t = table("turn: 3, window", f"{side} hand: {card}", f"flat: {there}", "roof: Semyon, Zavulon")
    assert t.offers(f"play {card}") is allowed
    if allowed:
        assert t.play(f"play {card}").vortex == (4 if card == "insight" else 6)


@exercises("NW-324")
def test_nights_second_wind_is_for_mages():
    t = table("turn: 3, window", "night hand: Second Wind", "roof: Anton, Medved", "metro: Semyon", "flat: Petr")
    assert [said for said in t.options() if said.startswith("play")] == [
        "play second-wind -> anton",
        "play second-wind -> semyon",
    ]
    for name in ("medved", "petr"):
        assert t.why_not(f"play Second Wind -> {name}").cite == "NW-324"


@exercises("NW-343")
def test_days_second_wind_is_for_witches_too():
    t = table("turn: 3, window", "day hand: Second Wind", "roof: Alisa, Larisa", "flat: Petr, Anton")
    assert [said for said in t.options() if said.startswith("play")] == [
        "play second-wind-day -> petr", "play second-wind-day -> alisa",
    ]  # fmt: skip
    assert t.why_not("play Second Wind -> larisa").cite == "NW-343"
    assert t.play("play Second Wind -> alisa").count("alisa.hand") == 2


@exercises("NW-325")
def test_licence_check_on_every_donor_and_no_watcher():
    t = table(
        "turn: 3, window",
        "night hand: Licence Check",
        "flat: Larisa, Cops, Anton",
        "larisa hand: attack-1, protection-1",
    )
    t.play("play check").reach("play attack-1 -> anton")
    for card in ("attack-1", "protection-1"):
        assert t.why_not(f"play {card} -> cops").cite == "NW-325"


@exercises("NW-326")
def test_live_broadcast_shows_all_cards_once_and_to_night():
    t = table("turn: 3, window", "night hand: Live Broadcast", "day hand: Curse, Zavulon, Red Car").play(
        "play broadcast"
    )
    assert sorted(t.pile("day.hand", "night")) == ["car", "curse", "zavulon"] and t.pile("day.hand", "day") != []
    assert (
        t.game.view(None)["places"]
        and [c for p in t.game.view(None)["places"] if p["id"] == "1.hand" for c in p["cards"]] == []
    )


@exercises("NW-277", "NW-326")
def test_live_broadcast_serves_whoever_holds_it():
    t = table(
        "rules: probability_decks one", "turn: 3, window", "day hand: Live Broadcast", "night hand: Curse, Geser"
    ).play("play broadcast")
    assert t.pile("night.hand", "day") == ["geser", "curse"]


@exercises("NW-344")
def test_ambush_on_the_first_card_played_as_an_attack():
    t = table("turn: 3, window", "day hand: Ambush", "roof: Larisa, Anton", "larisa hand: healing-2").play(
        "play ambush -> larisa", "pass"
    )
    t.fight("play healing-2 -> anton")
    assert t.wounds("anton") == 2  # a vampire's Healing is an Attack-1
    t = table("turn: 3, window", "day hand: Ambush", "roof: Petr (level 1), Anton", "petr hand: protection-1, attack-1")
    t.play("play ambush -> petr").reach("wound").play("wound 1", "play protection-1 -> petr", "play attack-1 -> anton")
    assert t.numbers("played-spell") == [0, 2]


@exercises("NW-344")
def test_ambush_is_for_ones_own_and_for_this_turn():
    t = table("turn: 3, window", "day hand: Ambush", "metro: Petr", "roof: Anton, Larisa", "larisa hand: attack-1 x2")
    assert t.why_not("play ambush -> anton").cite == "NW-344" and t.offers("play ambush -> petr")
    t.play("play ambush -> larisa", "pass").fight("play attack-1 -> anton").next_turn().fight("play attack-1 -> anton")
    assert t.numbers("played-spell") == [2, 1]


@exercises("NW-345")
def test_evil_eye_on_an_opponent_and_neither_amulet_nor_maneuvers():
    t = table("turn: 3, window", "day hand: Evil Eye", "roof: Medved, Larisa, Andrey", "medved maneuvers: attack-1")
    assert t.why_not("play evil-eye -> larisa").cite == "NW-345"
    t.play("play evil-eye -> medved")
    assert t.count("medved.maneuvers") == 1 and t.count("spell_discard") == 0 and t.where("evil-eye") == "lines_discard"


@exercises("NW-346")
def test_blackout_for_both_sides_and_one_turn():
    t = table(
        "turn: 3, window",
        "day hand: Blackout",
        "roof: Anton, Petr (level 1)",
        "petr hand: attack-1",
        "anton hand: attack-2",
    )
    t.play("play blackout").go_to("battle")
    assert not t.offers("level") and t.why_not("night: level anton 1").cite == "NW-346"
    t.next_turn().reach("level anton")


@exercises("NW-350")
def test_egor_stays_without_a_call_and_leaves_only_when_drained():
    t = table("turn: 3, receiving", "roof: Egor*2", "kosmos: Larisa", "larisa hand: attack-1").next_turn()
    assert t.where("egor") == "roof" and t.wounds("egor") == 2


@exercises("NW-282", "NW-350")
def test_egor_in_the_deck_is_played_like_a_donor_and_his_mother_waits_for_him():
    t = table(
        "rules: egor deck",
        "turn: 3, window",
        "day hand: Egor",
        "night hand: Egor's Mother, Licence Check",
        "roof: Anton",
    )
    assert {said.split()[2] for said in t.options() if said.startswith("put egor")} == LAID
    t.play("pass")
    assert t.why_not("night: put mother roof").cite == "NW-321"
    t = table("rules: egor deck", "turn: 3, window", "day hand: Egor", "night hand: Egor's Mother", "roof: Anton").play(
        "put egor roof"
    )
    assert t.options() == ["put mother roof", "pass"]
