"""The worked cases 41 to 55: tokens, markers, special kinds of attack, recruiting, the end."""

import pytest

from tests.berserk.table_talk import table


def test_bc_41_who_accumulates():
    """Kshar pays with tokens and may; Crossbowman only loses them when he shoots."""
    t = table("me: Kshar@C1, Crossbowman@D1")
    t.play("gather Kshar")
    assert t.tokens("Kshar") == 1 and t.closed("Kshar")
    assert t.refused("gather Crossbowman") == "B-20.3"


@pytest.mark.parametrize(
    "row, target, cite",
    [
        ("me: Kshar@C1, Troll@A3", "C2'", None),
        ("me: Kshar@C3, Troll@C2", "C1", None),
    ],
)
def test_bc_43_over_nothing_or_an_ally(row: str, target: str, cite: str | None): ...


def test_bc_43_lunge_path():
    t = table("me: Kshar@C1, Snakehead@A1", "opponent: Hedd@C2', Druid@D1', Izhor@E2', Troll@C1', Hoarling@A2'")
    reach = {said for said in t.offered("use")}
    assert not any("Kshar" in said and "Hedd" in said for said in reach)
    assert t.refused("use Kshar -> opponent.Hedd") == "B-16.9"  # over an enemy
    assert t.refused("use Kshar -> opponent.Troll") == "B-16.9"  # a neighbour
    assert t.refused("use Kshar -> opponent.Izhor") == "B-16.9"  # diagonal
    assert t.may("use Snakehead -> opponent.Hoarling")


def test_bc_44_range():
    t = table("me: Velite@B1", "opponent: Hedd@C1', Troll@D1', Druid@D2', Korpit")
    assert t.refused("use Velite -> opponent.Hedd") == "B-16.1"
    assert t.may("use Velite -> opponent.Troll")
    assert t.refused("use Velite -> opponent.Druid") == "B-2.8"
    assert t.may("use Velite -> opponent.Korpit")


def test_bc_47_must_strike():
    t = table("me: Basaarg Dwarf@C1", "opponent: Nomad@C1' (closed)", dice="3")
    assert t.refused("pass") == "B-10.8" and "pass" not in t.options()
    t.play("strike Basaarg Dwarf -> opponent.Nomad").both_pass()
    assert t.may("pass")


def test_bc_47_out_of_reach_there_is_no_duty():
    t = table("me: Basaarg Dwarf@C1", "opponent: Nomad@C3' (closed)")
    assert t.may("pass")


def test_bc_51_opened_again(): ...


def test_bc_52_third_element(): ...


def test_bc_53_only_artifacts_left():
    t = table("me: Nomad@C1", "opponent: Hoarling@C1' (closed) (wounds 6), Orc Cannon@A3', Desert of Dzar", dice="3")
    t.play("strike Nomad -> opponent.Hoarling").both_pass()
    assert t.game.outcome is not None and t.game.outcome.winners == (0,) and t.game.outcome.cite == "B-22.1"


def test_bc_55_ambush(): ...
