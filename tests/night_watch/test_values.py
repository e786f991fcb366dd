"""Every number on the table is explained, term by term, each with its paragraph."""

import pytest

from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import Table, table


def terms(t: Table, card: str, what: str) -> list[tuple[int, str, str]]:
    """(amount, what it comes from, paragraph) of each term."""
    found = t.game.explain(card, what)
    names = t.game.spec.language.names
    assert found.value == sum(term.amount for term in found.terms)
    return [
        (term.amount, names[term.definition].id if term.how == "item" else term.how, term.cite) for term in found.terms
    ]


@exercises("NW-12", "NW-30", "NW-34", "NW-56", "NW-93", "NW-234")
@pytest.mark.parametrize(("rows", "said", "card", "found"), [
    (("roof: Anton [First-aid Kit, Gorsvet Lamp], Larisa, Zavulon", "anton hand: attack-2", "zavulon hand: attack-1"), ("play attack-2 -> larisa",), "attack-2",
     [(2, "printed", "NW-30"), (1, "lamp", "NW-310")]),
    (("roof: Anton (level 1), Larisa, Zavulon", "anton hand: protection-3", "zavulon hand: attack-1"), ("weaken protection-3 1", "aim protection-3 -> anton"), "protection-3",
     [(3, "printed", "NW-30"), (-1, "paid", "NW-56"), (-1, "self", "NW-34")]),
    (("roof: Larisa [Licence, Scissors], Anton, Andrey", "larisa hand: healing-3", "andrey hand: attack-1"), ("play healing-3 -> anton",), "healing-3",
     [(1, "bite", "NW-76"), (1, "scissors", "NW-333")]),
    (("roof: Alisa (ambushed), Anton, Zavulon", "alisa amulet: attack-2", "zavulon hand: attack-1"), ("amulet attack-2 -> anton",), "attack-2",
     [(2, "printed", "NW-30"), (-1, "amulet", "NW-93"), (1, "ambush", "NW-344")]),
    (("roof: Alisa [Red Car, Alisa's Ring], Anton, Zavulon", "alisa amulet: healing-1", "zavulon hand: attack-1"), ("amulet healing-1 -> alisa",),
     "healing-1", [(1, "printed", "NW-30"), (-1, "self", "NW-34")]),
    (("roof: Alisa, Anton, Zavulon", "alisa amulet: healing-1", "zavulon hand: attack-1"), ("amulet healing-1 -> alisa",),
     "healing-1", [(1, "printed", "NW-30"), (-1, "amulet", "NW-93"), (-1, "self", "NW-34"), (1, "floor", "NW-234")]),
    (("roof: Zavulon [Zavulon's Phone, Spine Sword], Geser", "zavulon hand: attack-3", "geser hand: attack-1"),
     ("play attack-3 -> geser", "accept"), "attack-3", [(3, "printed", "NW-30"), (1, "sword", "NW-330")]),
    (("roof: Medved, Andrey", "medved maneuvers: healing-3", "spells: attack-1", "andrey hand: attack-2"),
     ("play attack-1 -> andrey", "maneuver healing-3 -> andrey"), "healing-3", [(1, "maneuver", "NW-65")]),
])  # fmt: skip
def test_the_power_of_a_spell(
    rows: tuple[str, ...], said: tuple[str, ...], card: str, found: list[tuple[int, str, str]]
):
    t = table("turn: 3, play", *rows).play(*said)
    assert terms(t, card, "power") == found


@exercises("NW-12", "NW-201", "NW-314")
@pytest.mark.parametrize(("row", "name", "found"), [
    ("gorsvet: Geser [First-aid Kit, Owl]", "geser", [(4, "printed", "NW-12"), (1, "headquarters", "NW-201"), (1, "owl", "NW-314")]),
    ("kosmos: Geser", "geser", [(4, "printed", "NW-12")]),
    ("gorsvet: Tigrenok", "tigrenok", [(2, "printed", "NW-61")]),
])  # fmt: skip
def test_experience(row: str, name: str, found: list[tuple[int, str, str]]):
    assert terms(table("turn: 3, slots", row), name, "experience") == found


@exercises("NW-51", "NW-312", "NW-313", "NW-232")
def test_steps_price_and_cards():
    t = table("turn: 3, slots", "roof: Semyon (level 2) [Night Watch Badge, Gorsvet Truck, Dark Glasses]")
    assert terms(t, "semyon", "steps") == [(1, "step", "NW-100"), (1, "truck", "NW-313")]
    assert terms(t, "semyon", "cards") == [(1, "one-card", "NW-32"), (2, "level", "NW-232")]
    t = table("turn: 3, gloom", "roof: Semyon [Dark Glasses], Larisa", "semyon hand: attack-3").play("level semyon 3")
    assert terms(t, "semyon", "price") == [(3, "level", "NW-51"), (-1, "glasses", "NW-312")]


def test_what_is_seen_is_what_is_explained():
    """Strength, Initiative and Cost are printed; wounds and the Vortex are counted."""
    t = table("turn: 3, slots", "vortex: 7", "roof: Semyon*2, Egor*1")
    assert [t.game.explain("semyon", what).value for what in ("strength", "initiative", "cost", "wounds")] == [
        4,
        8,
        7,
        2,
    ]
    assert t.game.explain("egor", "wounds").value == 1 and t.game.explain("svetlana", "vortex").value == 7
    with pytest.raises(ValueError, match="has no price"):
        t.game.explain("egor", "price")
