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
