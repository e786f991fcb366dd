"""Chapters 9, 11 and 13: the map, moves, escorts, the windows and slots (NW-100 … NW-102, NW-200 … NW-203, NW-222)."""

import pytest

import sumrak
from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import Table, table

NEIGHBOURS = {
    "roof": ["entrance"],
    "entrance": ["roof", "metro"],
    "metro": ["entrance", "hairdressers", "flat", "gorsvet", "kosmos"],
    "hairdressers": ["metro"],
    "flat": ["metro"],
    "gorsvet": ["metro"],
    "kosmos": ["metro"],
}


@exercises("NW-100", "NW-101", "NW-200")
@pytest.mark.parametrize("place", NEIGHBOURS)
def test_one_step_to_a_neighbour(place: str):
    t = table("turn: 3, slots, petr", f"{place}: Petr")
    there = [said.split()[2] for said in t.options() if said.startswith("move")]
    assert sorted(there) == sorted(NEIGHBOURS[place])
    for far in set(NEIGHBOURS) - {place, *NEIGHBOURS[place]}:
        assert t.why_not(f"move petr {far}").cite == "NW-100"


@exercises("NW-102", "NW-222")
def test_in_the_metro_only_accidents_and_the_move():
    t = table(
        "turn: 3, slots, anton", "metro: Anton [Gorsvet Lamp], Semyon, Mirror Shard", "flat: Geser",
        "night hand: Dark Glasses, Licence Check",
    )  # fmt: skip
    assert {said.split()[0] for said in t.options()} == {"play", "move", "stay"}
    assert t.why_not("lay glasses on anton").cite == t.why_not("give lamp -> semyon").cite == "NW-102"
    assert t.why_not("take shard").cite == "NW-102"


@exercises("NW-102", "NW-256")
def test_geser_does_not_leave_in_the_metro_nor_in_the_turn_in_which_he_came():
    t = table("turn: 3, slots, geser", "metro: Geser")
    assert t.why_not("withdraw geser").cite == "NW-102"
    t = table("turn: 3, slots", "night hand: Geser").reach("introduce geser").play("introduce geser")
    assert t.why_not("night: withdraw geser").cite == "NW-113"


@exercises("NW-256")
@pytest.mark.parametrize("before, points", [("day 10", (0, 5)), ("day 3", (2, 0)), ("night 8", (10, 0))])
def test_the_chip_comes_back_by_five_to_the_tenth_cell_at_most(before: str, points: tuple[int, int]):
    t = table("turn: 3, slots", f"balance: {before}", "gorsvet: Geser").play("withdraw geser")
    assert t.points == points


@exercises("NW-256", "NW-222")
def test_leaving_ends_the_slot_and_its_spells_are_discarded():
    t = table(
        "turn: 3, slots, geser", "gorsvet: Geser [Owl], Anton", "geser hand: attack-1 x3", "night hand: First-aid Kit"
    )
    t.play("withdraw geser")
    assert t.pile("spell_discard") == ["attack-1"] * 3 and t.where("owl") == "gorsvet"
    assert not t.offers("lay") and t.why_not("night: introduce geser").cite == "NW-111"


@exercises("NW-202")
def test_only_the_light_escort_one_donor_where_they_start():
    t = table("turn: 3, slots, anton", "roof: Anton, Petr, Egor", "entrance: Cops")
    assert t.offers("move anton entrance with egor")
    assert t.why_not("move anton entrance with cops").cite == "NW-202"
    t = table("turn: 3, slots, petr", "roof: Petr, Egor")
    assert t.why_not("move petr entrance with egor").cite == "NW-202" and t.offers("move petr entrance")


@exercises("NW-202", "NW-313")
def test_an_escort_goes_the_whole_way():
    t = table("turn: 3, slots, medved", "roof: Medved [Gorsvet Truck], Egor").play("move medved metro with egor")
    assert t.where("egor") == t.where("medved") == "metro"


@exercises("NW-202")
def test_out_of_the_metro_too():
    t = table("turn: 3, slots, anton", "metro: Anton, Egor").play("move anton gorsvet with egor")
    assert t.where("egor") == "gorsvet"


@exercises("NW-203")
def test_nobody_has_to_move_and_a_place_is_never_full():
    crowd = "Anton, Semyon, Geser, Medved, Tigrenok, Larisa, Andrey, Alisa, Darya, Zavulon"
    t = table("turn: 3, slots, petr", f"roof: {crowd}", "entrance: Petr").play("move petr roof")
    assert t.where("petr") == "roof" and t.place("roof")["count"] == 12


@exercises("NW-201")
@pytest.mark.parametrize("where, name, drawn", [
    ("gorsvet", "anton", 3), ("kosmos", "anton", 2), ("kosmos", "petr", 3), ("kosmos", "alisa", 3), ("gorsvet", "petr", 2),
])  # fmt: skip
def test_headquarters(where: str, name: str, drawn: int):
    t = table("turn: 3, receiving", f"{where}: {name}", "spells: attack-1 x9")
    assert sum(t.numbers("drew-spells")) == drawn


@exercises("NW-210")
def test_svetlana_is_not_moved_wounded_or_called():
    t = table("turn: 3, calls", "flat: Larisa, Anton, Andrey", "larisa hand: attack-3", "entrance: Petr")
    assert t.why_not("call larisa -> svetlana") is not None
    t.play("pass", "pass").reach("move anton")
    assert not any("svetlana" in said for said in t.options())
    t.fight("play attack-3 -> svetlana")
    assert t.where("svetlana") == "flat" and t.wounds("svetlana") == 0


@exercises("NW-222")
def test_in_a_slot_items_and_accidents_in_any_order_and_the_move_ends_it():
    t = table(
        "turn: 3, slots, anton", "roof: Anton, Mirror Shard, Semyon", "flat: Geser",
        "night hand: Gorsvet Lamp, Svetlana's Insight, Dark Glasses",
    )  # fmt: skip
    t.play(
        "lay lamp on anton",
        "play insight",
        "take shard",
        "lay glasses on anton",
        "give lamp -> semyon",
        "move anton entrance",
    )
    assert sorted(t.pile("anton.items")) == ["glasses", "shard"] and t.pile("semyon.items") == ["lamp"]
    assert t.vortex == 4 and not t.offers("move anton")


@exercises("NW-112", "NW-222")
def test_who_comes_does_nothing_more_in_its_slot():
    t = table("turn: 3, slots", "day hand: Alisa, Alisa's Ring, Evil Eye", "roof: Anton").reach("introduce alisa")
    t.play("introduce alisa")
    assert t.options()[0].split()[1] != "alisa" and not t.offers("lay ring on alisa")


@exercises("NW-117")
def test_a_card_may_be_kept_for_a_later_turn_at_the_same_cost():
    t = table("turn: 3, slots", "day hand: Alisa").reach("introduce alisa").play("pass")
    assert t.count("day.hand") == 1
    t.next_turn().reach("introduce alisa").play("introduce alisa")
    assert t.points == (5, 0)


@exercises("NW-214")
def test_the_owner_chooses():
    """Each slot, level, payment and hand is asked of the side whose Watcher it is."""
    t = table(
        "turn: 3, slots",
        "roof: Larisa, Anton, Petr (level 1), Semyon (level 1)",
        "anton hand: attack-1",
        "petr hand: attack-1",
    )
    sides = {"larisa": "day", "petr": "day", "anton": "night", "semyon": "night"}
    for _ in range(14):
        first = t.options()[0].split()
        name = first[1] if len(first) > 1 and first[1] in sides else None
        if name:
            assert t.asked[0] == sides[name]
        t.do_nothing()


@exercises("NW-20", "NW-21", "NW-220", "NW-221")
def test_a_game_begins_with_the_vortex():
    t = Table(sumrak.new("night_watch", seed=3))
    kinds = [t.game.spec.event_names[e.kind] for e in t.game.events]
    started = kinds.index("turn-began")
    assert kinds[started : started + 4] == ["turn-began", "vortex-moved", "drew-lines", "drew-lines"]
    assert t.story("drew-lines")[-2:] == ["drew-lines day", "drew-lines night"]
