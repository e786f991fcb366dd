"""Chapter 14: battle, targets, the reckoning (NW-224, NW-231 … NW-244)."""

import pytest

from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import table

TARGETS = {
    # who, with which card: what it may be played on, of all that is in the Flat
    ("anton", "attack-1"): {"alisa", "larisa", "ring"},
    ("anton", "protection-1"): {"anton", "semyon", "egor", "svetlana"},
    ("anton", "healing-1"): {"anton", "semyon", "svetlana"},
    ("petr", "attack-1"): {"anton", "semyon", "lamp", "svetlana"},
    ("petr", "protection-1"): {"petr", "alisa", "larisa"},
    ("petr", "healing-1"): {"petr", "alisa", "larisa"},
    ("darya", "attack-1"): {"anton", "semyon", "lamp", "svetlana"},
    ("darya", "protection-1"): {"darya", "alisa", "larisa"},
    ("andrey", "attack-1"): {"anton", "semyon", "lamp", "egor", "svetlana"},
    ("andrey", "protection-1"): {"andrey", "anton", "semyon", "lamp", "egor", "svetlana"},
    ("andrey", "healing-1"): {"andrey", "anton", "semyon", "lamp", "egor", "svetlana"},
    ("medved", "attack-1"): {"alisa", "larisa", "ring"},
    ("medved", "protection-1"): {"medved"},
    ("medved", "healing-1"): {"medved"},
}


@exercises("NW-62", "NW-76", "NW-78", "NW-123", "NW-233")
@pytest.mark.parametrize(("who", "card"), TARGETS)
def test_who_may_play_what_on_what(who: str, card: str):
    others = ["Anton", "Semyon [Gorsvet Lamp]", "Alisa [Alisa's Ring]", "Larisa", "Egor"]
    here = [name for name in others if not name.lower().startswith(who)]
    held = f"spells: {card}" if who == "medved" else f"{who} hand: {card}"
    t = table(
        f"turn: 3, play, {who}", f"flat: {who}, {', '.join(here)}", "roof: Geser, Zavulon [Spine Sword], Cops", held
    )
    found = {said.split(" -> ")[1] for said in t.options() if said.startswith("play")}
    assert found == TARGETS[who, card]


@exercises("NW-233")
def test_the_target_is_in_the_same_location():
    t = table("turn: 3, play", "roof: Anton, Larisa", "entrance: Petr", "anton hand: attack-1")
    assert t.why_not("play attack-1 -> petr").cite == "NW-233"


@exercises("NW-224")
def test_all_locations_fight_together():
    """One round of slots for the whole city, in the order of Initiative."""
    t = table("turn: 3, play", "roof: Petr, Anton", "flat: Darya, Semyon", "petr hand: attack-1", "anton hand: attack-1",
              "darya hand: attack-1", "semyon hand: attack-1")  # fmt: skip
    t.play("play attack-1 -> semyon", "play attack-1 -> anton", "play attack-1 -> petr", "play attack-1 -> darya")
    names = t.game.spec.language.names
    assert [names[e.names[2]].id for e in t.game.events if e.cite == "NW-231"] == ["darya", "petr", "anton", "semyon"]


@exercises("NW-231")
def test_nothing_takes_effect_before_the_reckoning():
    t = table("turn: 3, play", "roof: Larisa, Anton*3", "larisa hand: attack-1", "anton hand: attack-4")
    t.play("play attack-1 -> anton")
    assert not t.is_dead("anton")
    t.play("play attack-4 -> larisa")
    assert t.is_dead("anton") and t.is_dead("larisa")


@exercises("NW-231", "NW-213")
def test_cards_and_targets_are_open():
    t = table("turn: 3, play", "roof: Larisa, Anton, Andrey", "larisa hand: attack-3", "andrey hand: attack-1")
    t.play("play attack-3 -> anton")
    for viewer in ("night", "day"):
        assert t.pile("larisa.played", viewer) == ["attack-3"]


@exercises("NW-234")
@pytest.mark.parametrize("setup, said, power", [
    (("roof: Anton (level 1), Larisa", "anton hand: attack-3"), ("wound 1", "play attack-3 -> larisa"), 3),
    (("roof: Anton (level 1), Larisa", "anton hand: attack-3"), ("weaken attack-3 1",), 2),
    (("roof: Anton (level 2) [First-aid Kit], Larisa", "anton hand: healing-3"), ("weaken healing-3 2",), 1),
    (("roof: Anton (level 2), Larisa", "anton hand: healing-3"), ("weaken healing-3 2",), 0),
    (("roof: Anton (level 1) [Gorsvet Lamp], Larisa", "anton hand: attack-2"), ("weaken attack-2 1",), 2),
])  # fmt: skip
def test_the_power_of_a_card(setup: tuple[str, ...], said: tuple[str, ...], power: int):
    t = table("turn: 3, play", *setup)
    for text in said:
        t.play(text)
    assert t.numbers("played-spell") == [power]


@exercises("NW-234", "NW-310")
def test_bonuses_are_added_to_what_is_left():
    """An Amulet-1 is worth 0, and with the Ambush 1."""
    t = table("turn: 3, play", "roof: Alisa (ambushed), Anton", "alisa amulet: attack-1").fight(
        "amulet attack-1 -> anton"
    )
    assert t.wounds("anton") == 1


@exercises("NW-236", "NW-237", "NW-238")
@pytest.mark.parametrize("old, attack, healing, gloom, left", [
    (0, 3, 0, 0, 3), (0, 4, 3, 0, None), (2, 1, 2, 0, 1), (2, 1, 0, 0, 3), (2, 2, 0, 0, None), (3, 1, 3, 0, 1),
    (1, 1, 0, 1, 3), (1, 2, 0, 1, None), (1, 2, 1, 1, 3), (0, 3, 0, 1, None), (3, 0, 2, 0, 1),
])  # fmt: skip
def test_the_reckoning_of_wounds(old: int, attack: int, healing: int, gloom: int, left: int | None):
    """Healing takes off old wounds; then new ones and those of the Gloom are laid; four in this battle or in all are death."""
    rows = [f"larisa hand: attack-{attack}"] if attack else []
    rows += [f"semyon hand: healing-{healing}"] if healing else []
    t = table("turn: 3, play", f"roof: Anton*{old} (level {gloom}), Semyon, Larisa", *rows)
    if attack:
        t.play(f"play attack-{attack} -> anton")
    if healing:
        t.reach(f"play healing-{healing}").play(f"play healing-{healing} -> anton")
    t.after_battle()
    if left is None:
        assert t.is_dead("anton")
    else:
        assert t.wounds("anton") == left


@exercises("NW-237")
def test_healing_beyond_the_wounds_is_lost():
    t = table("turn: 3, play", "roof: Anton*1, Semyon, Larisa", "semyon hand: healing-3", "larisa hand: attack-2")
    t.fight("play attack-2 -> anton", "play healing-3 -> anton")
    assert t.wounds("anton") == 2


@exercises("NW-238")
def test_the_dead_leave_their_cards():
    t = table(
        "turn: 3, play", "roof: Alisa*3, Medved*3, Anton, Andrey", "alisa hand: healing-1", "alisa amulet: healing-2",
        "medved maneuvers: healing-3", "spells: protection-1, attack-2 x15", "anton hand: attack-1", "andrey hand: attack-1",
    ).play("end", "play attack-1 -> alisa", "end", "play attack-1 -> medved").after_battle()  # fmt: skip
    assert t.is_dead("alisa") and t.is_dead("medved")
    assert {"healing-1", "healing-2", "healing-3", "protection-1"} <= set(t.pile("spell_discard"))
    assert t.count("alisa.hand") == t.count("alisa.amulet") == t.count("medved.maneuvers") == 0


@exercises("NW-239", "NW-316")
def test_the_badge_counts_for_the_credit():
    t = table(
        "turn: 3, play",
        "roof: Larisa, Petr, Semyon [Night Watch Badge]",
        "larisa hand: attack-1",
        "petr hand: attack-2",
    )
    t.fight("play attack-1 -> semyon", "play attack-2 -> semyon")
    assert t.wounds("semyon") == 2 and t.count("larisa.hand") == 2


@exercises("NW-240")
def test_cops_that_are_drained_cost_a_token_too():
    t = table("turn: 3, play", "roof: Larisa, Cops*2", "larisa hand: attack-1").fight("play attack-1 -> cops")
    assert t.where("cops") == "lines_discard" and t.tokens == (1, 0)


@exercises("NW-240", "NW-241")
def test_who_came_by_an_accident_and_is_drained_does_not_leave_again():
    t = table("turn: 3, play", "roof: Larisa, Cops*2 (guest)", "kosmos: Petr", "larisa hand: attack-1")
    t.play("play attack-1 -> cops").next_turn()
    assert t.pile("lines_discard") == ["cops"] and t.happened("donor-left") == [] and t.tokens == (1, 0)
    t = table("turn: 3, play", "roof: Larisa, Cops*2 (guest), Egor, Egor's Mother (guest)", "larisa hand: attack-1")
    t.play("play attack-1 -> cops").next_turn()
    assert t.happened("donor-left") == ["mother"]


@exercises("NW-242")
def test_healing_where_nobody_fights():
    t = table("turn: 3, play", "roof: Anton*2, Semyon", "anton hand: healing-1").fight("play healing-1 -> anton")
    assert t.wounds("anton") == 2  # it is weakened to nothing
    t = table("turn: 3, play", "roof: Anton*2, Semyon", "semyon hand: healing-1").fight("play healing-1 -> anton")
    assert t.wounds("anton") == 1


@exercises("NW-244")
def test_the_order_of_the_reckoning():
    t = table(
        "turn: 3, play", "vortex: 3", "flat: Larisa*1, Andrey, Zavulon, Anton*1 [Mirror Shard], Semyon, Egor*2, Medved",
        "larisa hand: attack-1", "andrey hand: attack-2", "zavulon hand: attack-1", "anton hand: protection-1",
        "semyon hand: healing-1", "spells: attack-4, healing-2 x6",
    )  # fmt: skip
    t.play("play attack-1 -> egor", "play attack-4 -> andrey", "play protection-1 -> svetlana", "play healing-1 -> anton",
           "play attack-2 -> anton", "play attack-1 -> shard", "heal 1")  # fmt: skip
    words = (
        "reckoned",
        "healed",
        "fed",
        "wounded",
        "died",
        "item-destroyed",
        "drained",
        "vortex-moved",
        "lost-maneuvers",
    )
    told = t.story(*words)
    assert told[:10] == [
        "reckoned anton", "reckoned andrey", "reckoned egor", "healed anton", "healed larisa", "fed larisa",
        "wounded anton", "wounded andrey", "died andrey", "item-destroyed shard",
    ]  # fmt: skip
    assert told[10:13] == ["wounded egor", "drained egor", "vortex-moved day"]
