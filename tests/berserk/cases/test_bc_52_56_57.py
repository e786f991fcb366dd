"""The worked cases 52, 56 and 57: recruiting and placement."""

import pytest

from tests.berserk.test_05_before_the_battle import GIANTS, placing, recruiting


def test_bc_52_third_element():
    """Two elements recruited, 6 gold left: an elite 6-cost of a third element is out of reach (1 gold is due first)."""
    deal = "Mountain Giant x2, Leshy, Bonecrusher, Drakkarh"
    t = recruiting("me counts: redeals 5", deal=deal)
    t.play("me: recruit Mountain Giant", "me: recruit Mountain Giant", "me: recruit Leshy")
    assert t.game.view(0)["own"]["gold"] == 6
    assert t.refused("me: recruit Drakkarh") == "B-6.3"
    assert t.may("me: recruit Bonecrusher")


REGULAR_26 = ("Klaer", "Treetop Runner", "Druid", "Leshy", "Stone Golem", "Hoarling")


def test_bc_56_gold_check():
    t = recruiting("me counts: redeals 1").play(*GIANTS, *[f"me: recruit {name}" for name in REGULAR_26])
    assert t.count("me squad") == 9


def test_bc_56_one_crystal_too_many():
    t = recruiting("me counts: redeals 1").play(*GIANTS, *[f"me: recruit {name}" for name in REGULAR_26[:-1]])
    assert t.refused("me: recruit Axe Master") == "B-6.3a"


BLOCK = [f"{column}{row}" for column in "BCD" for row in (1, 2, 3)]
TEN = "Chained Hound x10"


def test_bc_57_the_first_player_with_ten_cards():
    t = placing(TEN)
    t.play(*[f"place Chained Hound {cell}" for cell in BLOCK[:-1]])  # the ninth cell is the only one left
    assert sorted(said.rpartition(" ")[2] for said in t.offered("place")) == ["A2", "A3", "E2", "E3"]
    for cell in ("A1", "E1", "A1'"):
        assert t.refused(f"place Chained Hound {cell}") in ("B-7.2a", "B-7.1")


def test_bc_57_the_first_player_with_eight_cards():
    t = placing("Chained Hound x8")
    cells = {said.rpartition(" ")[2] for said in t.offered("place")}
    assert cells == set(BLOCK)
    assert t.refused("place Chained Hound A2") in ("B-7.2", "B-7.2a")


def test_bc_57_the_second_player_with_eleven_cards():
    t = placing("Leshy", "Chained Hound x11").play("place Leshy C1")
    first_zone = [f"{column}1'" for column in "ABCDE"] + [f"{cell}'" for cell in BLOCK if cell[1] != "1"]
    assert {said.rpartition(" ")[2] for said in t.offered("place")} == set(first_zone)
    assert t.refused("place Chained Hound A2'") in ("B-7.2", "B-7.2b")
    t.play(*[f"place Chained Hound {cell}" for cell in first_zone[:-1]])
    assert t.phase[1] != "place" and t.count("opponent squad") == 0


@pytest.mark.parametrize("cards, cell, may", [(13, "A1", True), (12, "A1", False)])
def test_bc_57_the_last_zone_of_the_first_player(cards: int, cell: str, may: bool):
    """A1 and E1 only when the thirteen cells of the zones before are full."""
    t = placing(f"Chained Hound x{cards + 1}")
    second = ["A2", "A3", "E2", "E3"]
    t.play(*[f"place Chained Hound {at}" for at in [*BLOCK[:-1], *second[: cards - 9 - (cards == 13)]]])
    assert t.may(f"place Chained Hound {cell}") is may
