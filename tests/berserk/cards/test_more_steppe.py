"""Steppe cards that stand in no deck of the box. Vyle (14 lives, no text) is whom they try it on."""

import pytest

from tests.berserk.table_talk import struck, table

THEIR_END = "turn: 2, opponent, final"


@pytest.mark.parametrize(("target", "wounds"), [("Hoarling", 4), ("Vyle", 3)])
def test_orc_hates_the_mountains(target: str, wounds: int):
    t = struck("Orc", f"{target} (closed)", "3").both_pass()
    assert t.wounds(f"opponent.{target}") == wounds


@pytest.mark.parametrize(("target", "defenders"), [("Hoarling", []), ("Vyle", ["Nomad"])])
def test_orc_is_not_stopped_there(target: str, defenders: list[str]):
    t = table("me: Orc@C1", f"opponent: {target}@C1', Nomad@D1'", dice="3 3").play(f"strike Orc -> opponent.{target}")
    assert t.offered("defend") == defenders


def test_foot_soldier_strikes_back():
    t = struck("Vyle", "Foot Soldier (closed)", "6").both_pass()
    assert t.wounds("opponent.Foot Soldier") == 4 and t.wounds("Vyle") == 2


def test_foot_soldier_in_formation():
    t = table("me: Vyle@C1", "opponent: Foot Soldier@C1' (closed), Guard of Tullen@C2'", dice="6 3")
    t.play("strike Vyle -> opponent.Foot Soldier").both_pass()
    assert t.wounds("opponent.Foot Soldier") == 2


def test_foot_soldier_and_shots():
    t = table("me: Garrid Archer@C1", "opponent: Foot Soldier@C3'", dice="6")
    t.play("use Garrid Archer -> opponent.Foot Soldier").both_pass()
    assert t.wounds("opponent.Foot Soldier") == 0


@pytest.mark.parametrize(("answer", "wounds"), [("accept", 2), ("decline", 0)])
def test_guard_of_tullen_keeps_watch(answer: str, wounds: int):
    t = table(THEIR_END, "me: Guard of Tullen@C1", "opponent: Vyle@C1'", dice="3").go(answer)
    if "choose opponent.Vyle" in t.options():
        t.play("choose opponent.Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == wounds and not t.closed("Guard of Tullen")


def test_guard_of_tullen_sleeps_when_closed():
    t = table("turn: 2, opponent, main", "me: Guard of Tullen@C1 (closed)", "opponent: Vyle@C1'").end_turn()
    assert t.wounds("opponent.Vyle") == 0


@pytest.mark.parametrize(("target", "wounds"), [("Vyle", 2), ("Hoarling", 4)])
def test_knight_of_tullen_rides_down(target: str, wounds: int):
    t = table("me: Knight of Tullen@C1", f"opponent: {target}@C1'", dice="3")
    t.play(f"use Knight of Tullen -> opponent.{target}").both_pass()
    assert t.wounds(f"opponent.{target}") == wounds and t.closed("Knight of Tullen")


def test_knight_of_tullen_in_iron():
    t = struck("Orc Bully", "Knight of Tullen (closed)", "1").both_pass()
    assert t.wounds("opponent.Knight of Tullen") == 1


def test_hazg_shoots_far():
    t = table("me: Hazg@A1", "opponent: Vyle@E3', Nomad@A3'", dice="1")
    assert t.refused("use Hazg -> opponent.Vyle") is not None
    t = table("me: Hazg@C1", "opponent: Vyle@D3', Nomad@A3'", dice="1").play("use Hazg -> opponent.Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == 3


def test_hazg_and_throws():
    t = table("me: Hoarling@C1", "opponent: Hazg@C2'", dice="6").play("use Hoarling -> opponent.Hazg").both_pass()
    assert t.wounds("opponent.Hazg") == 0


def test_firemane_burns_who_strikes_it():
    t = struck("Vyle", "Firemane (closed)", "1").both_pass()
    assert t.wounds("opponent.Firemane") == 1 and t.wounds("Vyle") == 1
    t = table("me: Garrid Archer@C1", "opponent: Firemane@C3'", dice="6")
    t.play("use Garrid Archer -> opponent.Firemane").both_pass()
    assert t.wounds("Garrid Archer") == 0


def test_archer_of_dzar_gathers_and_lets_go():
    t = table("me: Archer of Dzar@C1", "opponent: Vyle@C3'", dice="4")
    assert len(t.offered("use")) == 1
    t.use("me", "Archer of Dzar", "opponent.Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == 2 and t.tokens("Archer of Dzar") == 1
    t = table("me: Archer of Dzar@C1*1", "opponent: Vyle@C3'", dice="4")
    t.play("use Archer of Dzar 1 -> opponent.Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == 3 and t.tokens("Archer of Dzar") == 0 and t.closed("Archer of Dzar")


@pytest.mark.parametrize(("before", "after"), [(3, 4), (4, 6)])
def test_orc_marksman_finds_the_wounded(before: int, after: int):
    t = table("me: Orc Marksman@A3", f"opponent: Vyle@E3' (wounds {before})", dice="1")
    t.play("use Orc Marksman -> opponent.Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == after


def test_orc_bully_and_defenders():
    t = table("me: Orc Bully@C1", "opponent: Nomad@C1', Vyle@D1'", dice="6 1")
    t.play("strike Orc Bully -> opponent.Nomad", "opponent: defend Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == 5
    t = struck("Orc Bully", "Vyle", "6 1").both_pass()
    assert t.wounds("opponent.Vyle") == 7


@pytest.mark.parametrize(("cell", "wounds"), [("C1", 0), ("C1'", 2)])
def test_avial_is_shy_at_home(cell: str, wounds: int):
    t = (
        table("me: Avial", f"opponent: Vyle@{cell} (closed)", dice="6")
        .play("strike Avial -> opponent.Vyle")
        .both_pass()
    )
    assert t.wounds("opponent.Vyle") == wounds


def test_ngor_is_seasoned():
    assert struck("Ngor", "Vyle", "3 3").both_pass().totals() == (4, 3)
    assert struck("Vyle", "Ngor", "3 3").both_pass().totals() == (3, 4)


def test_ngor_jumps_and_wakes():
    t = table("me: Ngor@C1, Nomad@A3")
    cells = [said.split()[-1] for said in t.offered("leap")]
    assert "C3'" in cells and "E2'" in cells and "E3'" not in cells
    t = table("me: Ngor@C1 (closed), Nomad@A3").end_turn()
    assert not t.closed("Ngor")


@pytest.mark.parametrize(("die", "poison"), [("2", 1), ("3", 0)])
def test_monitor_lizard_in_frenzy(die: str, poison: int):
    t = struck("Monitor Lizard", "Vyle (closed)", die).both_pass()
    assert t.poison("opponent.Vyle") == poison


def test_monitor_lizard_hurt_and_fed():
    t = table("me: Monitor Lizard@C1 (wounds 3)", "opponent: Nomad@C1' (closed) (wounds 7), Vyle@A3'", dice="3")
    assert t.card("Monitor Lizard")["values"]["move"] == 2
    t.play("strike Monitor Lizard -> opponent.Nomad").both_pass()
    assert t.wounds("Monitor Lizard") == 0 and t.card("Monitor Lizard")["values"]["move"] == 1


@pytest.mark.parametrize(("start", "moves", "wounds"), [("D1", True, 2), ("C1", False, 1)])
def test_light_cavalry_with_a_run_up(start: str, moves: bool, wounds: int):
    t = table(f"me: Light Cavalry@{start}, Nomad@A3", "opponent: Vyle@C2'", dice="3")
    if moves:
        t.play("move Light Cavalry C1").both_pass()
    t.play("use Light Cavalry -> opponent.Vyle").go("decline") if moves else t.play(
        "use Light Cavalry -> opponent.Vyle"
    )
    t.both_pass()
    assert t.wounds("opponent.Vyle") == wounds


def test_light_cavalry_and_the_forest():
    t = struck("Boar of the Wildwood", "Light Cavalry (closed)", "1").both_pass()
    assert t.wounds("opponent.Light Cavalry") == 3


@pytest.mark.parametrize(("cell", "wounds"), [("B1'", 2), ("C2'", 3)])
def test_shield_bearer_covers_those_beside_it(cell: str, wounds: int):
    """Steppe creatures of its own side."""
    t = table("me: Garrid Archer@C2", f"opponent: Shield Bearer@C1', Nomad@{cell}", dice="6")
    t.play("use Garrid Archer -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") == wounds
    t = table("me: Garrid Archer@C1", "opponent: Shield Bearer@C2', Vyle@B2'", dice="6 6")
    t.play("use Garrid Archer -> opponent.Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == 3


def test_shield_bearer_itself():
    t = table("me: Garrid Archer@C1", "opponent: Shield Bearer@C3'", dice="6")
    t.play("use Garrid Archer -> opponent.Shield Bearer").both_pass()
    assert t.wounds("opponent.Shield Bearer") == 2
    t = struck("Vyle", "Shield Bearer (closed)", "6").both_pass()
    assert t.wounds("opponent.Shield Bearer") == 4
    t = table("me: Vyle@C1", "opponent: Shield Bearer@C1' (closed), Guard of Tullen@C2'", dice="6")
    t.play("strike Vyle -> opponent.Shield Bearer").both_pass()
    assert t.wounds("opponent.Shield Bearer") == 3
    assert struck("Vyle", "Shield Bearer", "3 3").both_pass().totals() == (3, 5)


def test_initiate_of_dzar_comes_nearer():
    t = table("me: Initiate of Dzar@C2, Nomad@A3", "opponent: Vyle@C2'", dice="4")
    assert t.refused("use Initiate of Dzar -> opponent.Vyle") is not None
    t.play("move Initiate of Dzar C1").both_pass().play("use Initiate of Dzar -> opponent.Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == 3


@pytest.mark.parametrize(("start", "steps", "wounds"), [("C1", [], 4), ("C2", ["C1"], 3), ("C3", ["C2", "C1"], 2)])
def test_kest_on_the_move(start: str, steps: list[str], wounds: int):
    """Armour 1, and one more for each further cell."""
    t = table(f"me: Kest@{start}, Nomad@A3", "opponent: Vyle@C1'", dice="6 1")
    for cell in steps:
        t.play(f"move Kest {cell}").both_pass()
    t.end_turn().play("opponent: strike Vyle -> Kest").both_pass()
    assert t.wounds("Kest") == wounds


def test_scarlet_flamecaster_and_its_walls():
    """Walls of fire are gone with it, those of the other player stay."""
    rows = ("me: Scarlet Flamecaster, Nomad@A3", "opponent: Troll@C1', Nomad@E3'")
    t = table("turn: 2, opponent, main", *rows).play("pass")
    t.go("to C1'")
    assert t.on_cell("C1'") == ["wall"]
    t.end_turn()
    assert t.wounds("Troll") == 2
    fall = (
        "me: Scarlet Flamecaster (wounds 9) (poison 1), Nomad@A3",
        "cells: C1' wall 2 of me by Scarlet Flamecaster, A3 wall 2 of opponent by Troll",
    )
    t = table("turn: 2, opponent, main", *fall, "opponent: Troll@C1'").end_turn()
    assert not t.in_play("Scarlet Flamecaster") and t.on_cell("C1'") == [] and t.on_cell("A3") == ["wall"]


def test_scarlet_dragon_puts_a_wall_every_turn():
    t = table("turn: 1, me, main", "me: Scarlet Dragon, Nomad@A3", "opponent: Troll@C1'").play("pass").go("to C1'")
    assert t.on_cell("C1'") == ["wall"]


def test_the_leader_of_the_brontobeys_strikes_harder_after_moving():
    t = table("turn: 1, me, main", "me: Leader of the Brontobeys@C1", "opponent: Troll@C2', Hedd@A3'")
    t.play("move Leader of the Brontobeys C1'").both_pass()
    assert t.game.explain("Leader of the Brontobeys", "weak", seat=0).value == 4
    t.play("move Leader of the Brontobeys D1'").both_pass()
    assert t.game.explain("Leader of the Brontobeys", "weak", seat=0).value == 5


def test_the_acolyte_discharges_at_three_creatures():
    """At creatures only; an artifact is none."""
    foes = "opponent: Nomad@C2', Troll@A2', Hedd@E2', Orc Cannon@B3'"
    t = table("me: Acolyte of Dzar@C2", foes, dice="3 3 3").use("me", "Acolyte of Dzar", "opponent.Nomad").both_pass()
    assert "choose opponent.Orc Cannon" not in t.options()
    t.play("choose opponent.Troll").both_pass().play("choose opponent.Hedd").both_pass()
    assert [t.wounds(f"opponent.{name}") for name in ("Nomad", "Troll", "Hedd")] == [1, 1, 1]


def test_the_bombardier_throws_a_bomb():
    t = table("turn: 1, me, main", "me: Orc Bombardier@C1", "opponent: Nomad@C2', Hedd@E3'", dice="3")
    t.play("use Orc Bombardier -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") == 1 and t.on_cell("C2'") == ["bomb"]
    t.end_turn().end_turn()
    assert t.wounds("opponent.Nomad") == 3 and t.on_cell("C2'") == []


def test_the_dwarf_legionary_among_its_own():
    t = table("me: Dwarf Legionary@C1, Mountain Giant@B1, Mountain Giant@D1", "opponent: Nomad@C1'")
    assert t.marks("Dwarf Legionary")["armour"] == 2 and t.game.explain("Dwarf Legionary", "weak").value == 2
    alone = table("me: Dwarf Legionary@C1, Mountain Giant@B1", "opponent: Nomad@C1'")
    assert "armour" not in alone.marks("Dwarf Legionary")
