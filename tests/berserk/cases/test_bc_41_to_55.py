"""The worked cases 41 to 55: tokens, markers, special kinds of attack, recruiting, the end."""

import pytest

from tests.berserk.table_talk import table
from tests.coverage_plugin import exercises


def card(name: str, text: str) -> str:
    return f'card "{name}": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=({text},))'


def test_bc_41_who_accumulates():
    """Kshar pays with tokens and may; Crossbowman only loses them when he shoots."""
    t = table("me: Kshar@C1, Crossbowman@D1")
    t.play("gather Kshar")
    assert t.tokens("Kshar") == 1 and t.closed("Kshar")
    assert t.refused("gather Crossbowman") == "B-20.3"


@pytest.mark.parametrize("mine", ["Kshar@C1", "Kshar@C1, Troll@C1'"])
def test_bc_43_over_nothing_or_an_ally(mine: str):
    t = table(f"me: {mine}", "opponent: Hedd@C2'", dice="5").play("use Kshar -> opponent.Hedd").both_pass()
    assert t.wounds("opponent.Hedd") == 1 and t.closed("Kshar")


def test_bc_43_lunge_path():
    t = table("me: Kshar@C1", "opponent: Hedd@C2', Druid@D1', Izhor@E2', Troll@C1', Baraka@C3'")
    assert t.offered("use") == []
    assert t.refused("use Kshar -> opponent.Hedd") == "B-16.9"  # over an enemy
    assert t.refused("use Kshar -> opponent.Troll") == "B-16.9"  # a neighbour
    assert t.refused("use Kshar -> opponent.Baraka") == "B-16.9"  # three cells away
    assert t.refused("use Kshar -> opponent.Izhor") == "B-16.9"  # diagonally


def test_bc_44_range():
    t = table("me: Velite@B1", "opponent: Hedd@C1', Troll@D1', Druid@D2', Korpit")
    assert t.refused("use Velite -> opponent.Hedd") == "B-16.1"
    assert t.may("use Velite -> opponent.Troll")
    assert t.refused("use Velite -> opponent.Druid") == "B-2.8"
    assert t.may("use Velite -> opponent.Korpit")


@exercises("B-1.8")
@pytest.mark.parametrize("wounds, dealt", [(0, 0), (2, 2)])
def test_bc_45_zero_throw(wounds: int, dealt: int):
    """Unwounded it throws X = 0: allowed as an attack, deals nothing, and closes."""
    rekken = card("Rekken", "tap(Attack(Kind.THROW, x=Count.ITS_WOUNDS))")
    mark = f" (wounds {wounds})" if wounds else ""
    t = (
        table(rekken, f"me: Rekken@C1{mark}", "opponent: Nomad@C2'", dice="3")
        .play("use Rekken -> opponent.Nomad")
        .both_pass()
    )
    assert t.wounds("opponent.Nomad") == dealt and t.closed("Rekken") and t.happened("hit") == ["Rekken"]


def test_bc_47_must_strike():
    t = table("me: Basaarg Dwarf@C1", "opponent: Nomad@C1' (closed)", dice="3")
    assert t.refused("pass") == "B-10.8" and "pass" not in t.options()
    t.play("strike Basaarg Dwarf -> opponent.Nomad").both_pass()
    assert t.may("pass")


def test_bc_47_out_of_reach_there_is_no_duty():
    t = table("me: Basaarg Dwarf@C1", "opponent: Nomad@C3' (closed)")
    assert t.may("pass")


BOMBARDIER = card("Bombardier", "tap(throw(1, range=3), PutOnCell(CellMarker.BOMB, Spot.ITS, number=2))")
STOKER = card("Stoker", "tap(PutOnCell(CellMarker.FIRE, Spot.FREE, ENEMY_TURN))")


@exercises("B-20.6")
def test_bc_48_a_bomb_stays_on_its_cell():
    """Whoever has left it is safe; who stands there when its player's turn begins is not, be he of its own side."""
    rows = ("turn: 1, me, main", "me: Bombardier@C1", "opponent: Nomad@C2', Troll@A3'")
    t = table(BOMBARDIER, *rows, dice="3").play("use Bombardier -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") == 1 and t.on_cell("C2'") == ["bomb"]
    t.end_turn().play("move Nomad D2'").both_pass()
    t.end_turn()
    assert t.on_cell("C2'") == [] and t.wounds("opponent.Nomad") == 1, "nobody stood there"


def test_bc_48_a_bomb_stays_where_its_target_died():
    rows = ("turn: 1, me, main", "me: Bombardier@C1", "opponent: Hedd@C2' (wounds 7), Troll@A3'")
    t = table(BOMBARDIER, *rows, dice="3").play("use Bombardier -> opponent.Hedd").both_pass()
    assert not t.in_play("opponent.Hedd") and t.on_cell("C2'") == ["bomb"]


def test_bc_48_a_fire_is_put_on_a_free_cell():
    t = table(STOKER, "turn: 1, me, main", "me: Stoker@C2", "opponent: Troll@C1'").play("use Stoker").both_pass()
    assert "to C1" in t.options() and "to C1'" not in t.options() and t.asked == ("me", "B-20.6")
    t.play("to C1").both_pass().end_turn()
    assert t.on_cell("C1") == ["fire"] and t.refused("move Troll C1") == "B-2.9"
    t.end_turn()
    assert t.on_cell("C1") == [] and t.may("move Stoker C1")


@pytest.mark.parametrize("marker, may", [("bomb 2 of opponent", True), ("fire of opponent", False)])
def test_bc_48_fire_blocks_entry_bomb_does_not(marker: str, may: bool):
    t = table(
        BOMBARDIER,
        "turn: 3, me, main",
        "me: Nomad@C1",
        "opponent: Bombardier@A3'",
        f"cells: C1' {marker} by Bombardier",
    )
    assert t.may("move Nomad C1'") is may
    assert may or t.refused("move Nomad C1'") == "B-2.9"


def test_bc_48_the_bomb_goes_off_and_the_fire_stays():
    """At the start of its player's turn, on friend and foe and what rides there; the fire burns until its own time."""
    rows = ("turn: 2, opponent, main", "me: Bombardier@A3, Nomad@C1 [Uri]", "opponent: Troll@C1'")
    cells = "cells: C1 bomb 2 of me by Bombardier, C1 fire of opponent until the end of turn 3 by Bombardier"
    t = table(BOMBARDIER, *rows, cells)
    assert t.on_cell("C1") == ["bomb", "fire"]
    t.end_turn()
    assert (t.wounds("Nomad"), t.wounds("Uri"), t.wounds("opponent.Troll")) == (2, 2, 0)
    assert t.on_cell("C1") == ["fire"]
    t.end_turn()
    assert t.on_cell("C1") == [] and t.wounds("Nomad") == 2


SOWER = card("Sower", "when(EnemyDiesOfPoison(), Poison(one(Those(where=AROUND_IT)), 1), may=True, times=1)")


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_bc_49_optional_death_trigger(answer: str):
    """A card next to the dead one, one's own too; once a turn; declining lets the phase go on."""
    rows = (
        "me: Sower@A3, Nomad@C1",
        "opponent: Hoarling@C1' (poison 1) (wounds 6), Hoarling@E1' (poison 1) (wounds 6), Troll@D2'",
    )
    t = table("turn: 1, me, main", SOWER, *rows).play("pass").go(answer)
    if answer == "accept":
        assert "Nomad" in t.offered("choose") and "opponent.Troll" in t.offered("choose")
        t.play("choose Nomad").both_pass()
        assert t.poison("Nomad") == 1
    while t.phase[1] != "main":
        t.play("decline" if "decline" in t.options() else "pass")
    assert t.happened("died") == ["Hoarling", "Hoarling"] and t.phase == ("opponent", "main")


@exercises("B-11.2")
def test_bc_51_opened_again():
    """A creature that has attacked and is opened may move its full allowance and act again."""
    rouser = card("Rouser", "tap(Open(one(Those(side=YOURS, closed=True))))")
    t = table(rouser, "me: Rouser@A1, Nomad@C1", "opponent: Troll@D1'", dice="1 1 6 1")
    t.play("move Nomad D1").both_pass().play("strike Nomad -> opponent.Troll").both_pass()
    assert t.refused("move Nomad C1") == "B-11.1"
    t.play("use Rouser -> Nomad").both_pass()
    t.play("move Nomad C1").both_pass().play("move Nomad D1").both_pass()
    t.play("strike Nomad -> opponent.Troll").both_pass()
    assert t.wounds("opponent.Troll") == 4 and t.closed("Nomad")


def test_bc_53_only_artifacts_left():
    t = table("me: Nomad@C1", "opponent: Hoarling@C1' (closed) (wounds 6), Orc Cannon@A3', Desert of Dzar", dice="3")
    t.play("strike Nomad -> opponent.Hoarling").both_pass()
    assert t.game.outcome is not None and t.game.outcome.winners == (0,) and t.game.outcome.cite == "B-22.1"


AMBUSHER = card("Ambusher", "Ambush((Heal(SELF, 1),))")


def test_bc_55_ambush():
    """Two Ambush cards act in one turn: only the first gets its text; next turn again."""
    t = table(
        AMBUSHER,
        "me: Ambusher@C1 (wounds 3), Ambusher@A1 (wounds 3)",
        "opponent: Nomad@C1', Hedd@A1'",
        dice="2 4 2 4 2 4",
    )
    t.play("strike Ambusher#1 -> opponent.Nomad").both_pass().play("strike Ambusher#2 -> opponent.Hedd").both_pass()
    assert (t.wounds("Ambusher#1"), t.wounds("Ambusher#2")) == (2, 3)
    t.end_turn().end_turn()
    t.play("strike Ambusher#2 -> opponent.Hedd").both_pass()
    assert (t.wounds("Ambusher#1"), t.wounds("Ambusher#2")) == (2, 2)
