"""Chapter 2: the battlefield."""

import pytest

from tests.berserk.table_talk import table
from tests.coverage_plugin import exercises

AROUND_C1 = ["B2", "C2", "D2", "B1", "D1", "B1'", "C1'", "D1'"]


@exercises("B-2.4")
@pytest.mark.parametrize("cell", AROUND_C1)
def test_eight_neighbours(cell: str):
    """The middle line included."""
    t = table("me: Nomad@C1", f"opponent: Hedd@{cell}, Troll@A3'")
    assert t.may("strike Nomad -> opponent.Hedd")


@exercises("B-2.4")
@pytest.mark.parametrize("cell", ["A1", "E1", "C3", "A2", "C2'", "A1'", "E1'", "B2'"])
def test_nobody_else_is_adjacent(cell: str):
    t = table("me: Nomad@C1", f"opponent: Hedd@{cell}, Troll@A3'")
    assert t.refused("strike Nomad -> opponent.Hedd") == "B-15.1"


@exercises("B-2.5")
@pytest.mark.parametrize(
    "mine, front, is_front",
    [
        ("C1", "C1'", True),
        ("C1'", "C2'", True),
        ("C1'", "C1", False),
        ("C2", "C1", True),
        ("C1", "D1'", False),
        ("C1", "B1", False),
    ],
)
def test_in_front_of_a_card_of_the_first_player(mine: str, front: str, is_front: bool):
    """It depends on who controls the card, not on the half it stands on."""
    t = table(f"me: Cyclops@{mine}", f"opponent: Hedd@{front}, Troll@A3'")
    assert t.may("strike Cyclops -> opponent.Hedd") is is_front


@exercises("B-2.5")
@pytest.mark.parametrize("theirs, front, is_front", [("C1'", "C1", True), ("C1", "C2", True), ("C1", "C1'", False)])
def test_in_front_of_a_card_of_the_second_player(theirs: str, front: str, is_front: bool):
    t = table("turn: 2, opponent, main", f"me: Hedd@{front}, Troll@A3", f"opponent: Cyclops@{theirs}")
    assert t.may("strike Cyclops -> opponent.Hedd") is is_front


RANGE = ("me: Velite@B1", "opponent: Druid@D2', Hedd@C2', Troll@A3'")


@exercises("B-2.8a")
@pytest.mark.parametrize("metric, may", [("manhattan", False), ("chebyshev", True)])
def test_how_range_is_counted(metric: str, may: bool):
    """Two columns and two rows: 4 steps by row and column, 2 with diagonals; the shot has range 3."""
    t = table(*RANGE, f"rules: rp5, range_metric {metric}")
    refusal = t.refused("use Velite -> opponent.Druid")
    assert refusal == (None if may else "B-2.8") and t.may("use Velite -> opponent.Hedd")


@exercises("B-2.8", "B-2.8a")
def test_cards_between_do_not_matter():
    t = table("me: Velite@C1, Nomad@C1'", "opponent: Druid@C3', Hedd@C2', Troll@A3'")
    assert t.may("use Velite -> opponent.Druid")


@exercises("B-2.8c")
def test_without_a_printed_range_there_is_no_limit():
    t = table("me: Treetop Runner@A3", "opponent: Hedd@E3', Korpit")
    assert t.may("use Treetop Runner -> opponent.Hedd") and t.may("use Treetop Runner -> opponent.Korpit")


@exercises("B-2.8d")
@pytest.mark.parametrize("cell, may", [("C3'", True), ("D3'", False)])
def test_the_distance_to_a_companion_is_that_to_its_cell(cell: str, may: bool):
    t = table("me: Garrid Archer@B1", f"opponent: Hedd@{cell} [Uri]")
    assert t.may("use Garrid Archer -> opponent.Uri") is may


def test_one_card_on_a_cell():
    t = table("me: Nomad@C1, Hedd@C2")
    assert t.refused("move Nomad C2") == "B-2.9"
    assert t.may("move Nomad B1")


@exercises("B-2.9")
def test_a_symbiote_shares_the_cell_of_its_host():
    t = table("me: Nomad@C1 [Uri]").play("move Nomad D1").both_pass()
    assert t.cell("Uri") == t.cell("Nomad") == "D1"


@exercises("B-2.9", "B-18.27")
def test_the_incorporeal_goes_into_occupied_cells():
    t = table("me: Ghost Knight@C2, Hedd@C1")
    assert t.may("move Ghost Knight C1")
