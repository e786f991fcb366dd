"""Chapters 10 and 11: the turn; open and closed, moving, acting."""

import pytest

from tests.berserk.table_talk import struck, table
from tests.coverage_plugin import exercises


# the turn
@exercises("B-10.5")
def test_the_turn_begins_in_its_order():
    """What is closed opens, movement comes back, then poison and what else happens at the start."""
    t = table("turn: 2, opponent, main", "me: Troll@C1 (closed) (moved) (wounds 3), Hedd@D1 (poison 1) (moved 1)")
    t.end_turn()
    assert not t.closed("Troll") and t.wounds("Troll") == 1 and t.wounds("Hedd") == 0
    assert t.story("started-turn", "opened", "healed")[0].startswith("started-turn me")
    assert t.may("move Troll B1") and t.may("move Hedd E1")


@exercises("B-10.1")
@pytest.mark.parametrize("state, wounds", [("", 2), (" (sleeps) (closed)", 4)])
def test_regeneration_needs_an_open_creature(state: str, wounds: int):
    """One that does not open this turn neither heals nor suffers from its poison."""
    t = table("turn: 2, opponent, main", f"me: Troll@C1 (wounds 4){state}, Nomad@A3").end_turn()
    assert t.wounds("Troll") == wounds


@exercises("B-10.1", "B-18.11")
@pytest.mark.parametrize("state, wounds", [("", 2), (" (sleeps) (closed)", 0)])
def test_poison_needs_an_open_creature(state: str, wounds: int):
    t = table("turn: 2, opponent, main", f"me: Nomad@C1 (poison 2){state}, Druid@A3").end_turn()
    assert t.wounds("Nomad") == wounds


@exercises("B-10.1", "B-13.6")
def test_the_active_player_orders_poison_and_regeneration():
    """Hedd has 2 lives left, a poison of 2 and Regeneration 1: poison first kills him, regeneration first saves him."""
    saved = []
    for i in (0, 1):
        t = table("turn: 2, opponent, main", "me: Hedd@C1 (poison 2) (wounds 6), Druid@A3")
        while not t.offered("first"):
            t.play("pass")
        assert t.asked == ("me", "B-13.6") and len(t.offered("first")) == 2
        t.game.play(i)
        t.both_pass()
        saved.append(t.in_play("Hedd"))
    assert saved == [False, True]


@exercises("B-10.2")
def test_what_is_made_for_the_start_of_a_turn_waits_for_the_next():
    """Бегущая gets +1 to her shots at the start of a turn; on arriving in the 1st row in mid-turn she has nothing yet."""
    t = table("me: Treetop Runner@C2", "opponent: Nomad@C2', Troll@A3'", dice="1")
    t.play("move Treetop Runner C1").both_pass()
    t.play("use Treetop Runner -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") == 1


@exercises("B-10.4")
def test_what_may_stay_closed():
    """Fortune Hunter may open at the start of the enemy's turn."""
    t = table("me: Fortune Hunter@C1 (closed)", "opponent: Nomad@A3'")
    t.play("pass")
    while t.asked[0] == "opponent" or "accept" not in t.options():
        t.play("pass")
    assert t.asked[0] == "me"
    t.play("accept").both_pass()
    assert not t.closed("Fortune Hunter") and t.phase[0] == "opponent"


@exercises("B-10.6", "B-13.2")
def test_the_main_phase():
    """One card, another, the first one again: in any order."""
    t = table("me: Nomad@C1, Hedd@A1", "opponent: Troll@D1'", dice="1 6")
    t.play("move Nomad D1").both_pass()
    t.play("move Hedd A2").both_pass()
    t.play("move Nomad E1").both_pass()
    t.play("strike Nomad -> opponent.Troll").both_pass()
    assert t.phase == ("me", "main") and t.asked[0] == "me"


@exercises("B-10.7")
def test_a_pass_and_something_sudden():
    """After something sudden in answer to the last pass the active player may go on; if the other passes too, it is over."""
    monk = 'card "Monk": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=(sudden(Heal(SELF, 1)),))'
    t = table(monk, "me: Nomad@C1", "opponent: Monk@A3' (wounds 2)").play("pass")
    assert t.asked == ("opponent", "B-10.7")
    t.play("use Monk").both_pass()
    assert t.asked == ("me", "B-10.6") and t.may("move Nomad B1")
    t = table(monk, "me: Nomad@C1", "opponent: Monk@A3' (wounds 2)").play("pass", "pass")
    assert t.phase == ("me", "final")


@exercises("B-10.9", "B-10.12", "B-13.4")
def test_nothing_slow_in_the_end():
    t = table("turn: 1, me, main", "me: Nomad@C1", "opponent: Hedd@C1', Ost@C3' (hidden)").play("pass")
    assert t.phase == ("me", "main") and t.asked == ("opponent", "B-10.7")
    assert t.refused("strike Hedd -> opponent.Nomad") == "B-13.4"
    t.play("pass")
    assert t.phase == ("me", "final") and t.asked == ("opponent", "B-10.9")
    assert t.refused("strike Hedd -> opponent.Nomad") == "B-13.4"
    t.play("pass")
    assert t.phase == ("opponent", "main") and t.refused("me: move Nomad B1") is not None


@exercises("B-10.3", "B-10.11")
def test_the_second_row_is_turned_up_at_the_end_of_turn_1():
    t = table("turn: 1, me, main", "opponent: Hedd@C3' (hidden), Drakkarh@D3' (hidden)")
    assert t.seen("me", "opponent field") == []
    t.end_turn()
    assert t.seen("me", "opponent field") == ["Hedd"] and t.pile("opponent aside") == ["Drakkarh"]


# open and closed
@exercises("B-11.1")
def test_what_is_closed_does_nothing():
    t = table("me: Nomad@C1 (closed), Hedd@D1", "opponent: Troll@C1' (closed), Druid@D1' (closed)", dice="3")
    assert t.refused("move Nomad B1") == "B-11.1"
    assert t.refused("strike Nomad -> opponent.Troll") == "B-11.1"
    t.play("strike Hedd -> opponent.Troll").both_pass()
    assert t.happened("rolled") == ["Hedd"] and t.wounds("Hedd") == 0 and t.happened("became-defender") == []


@exercises("B-11.4")
def test_a_card_acts_once():
    t = table("me: Garrid Archer@C1", "opponent: Hedd@C2', Troll@B1'", dice="1")
    t.play("use Garrid Archer -> opponent.Hedd").both_pass()
    assert t.closed("Garrid Archer")
    for said in (
        "move Garrid Archer D1",
        "strike Garrid Archer -> opponent.Troll",
        "use Garrid Archer -> opponent.Hedd",
    ):
        assert t.refused(said) == "B-11.1", said


def test_a_strike_that_does_not_close():
    t = struck("Baraka", "Nomad", "3 4")
    assert not t.closed("Baraka")
    assert t.refused("strike Baraka -> opponent.Nomad") == "B-11.4a" and t.may("move Baraka B1")


# moving
@exercises("B-11.5")
def test_a_step_along_row_or_column():
    t = table("me: Nomad@C1")
    assert sorted(said.rpartition(" ")[2] for said in t.offered("move")) == ["B1", "C1'", "C2", "D1"]
    assert t.refused("move Nomad D2") == "B-11.5" and t.refused("move Nomad C3") == "B-11.5"


@exercises("B-11.5", "B-11.6a")
def test_the_movement_is_used_up():
    t = table("me: Nomad@C1").play("move Nomad C1'").both_pass().play("move Nomad C2'").both_pass()
    assert t.cell("Nomad") == "C2'" and t.refused("move Nomad C3'") == "B-11.6a"


@exercises("B-11.5")
@pytest.mark.parametrize("row", ["Drakkarh", "Hedd@C1 [Uri]", "Orc Cannon@C1, Hedd@A1", "Desert of Dzar, Hedd@A1"])
def test_only_ground_creatures_move(row: str):
    t = table(f"me: {row}")
    movers = {said.rpartition(" ")[0] for said in t.offered("move")}
    assert movers <= {"Hedd"}


def test_a_move_is_made_at_once():
    """B-11.6: unless a card has something to do upon movement."""
    t = table("me: Nomad@C1").play("move Nomad B1")
    assert t.stack == [] and t.cell("Nomad") == "B1"


@exercises("B-11.6")
def test_a_move_that_sets_something_off():
    """Ghost Knight wounds everybody in the cell he enters."""
    t = table("me: Ghost Knight@C2, Nomad@C1", "opponent: Hedd@A3'")
    t.play("move Ghost Knight C1").both_pass()
    assert t.wounds("Nomad") == 1


@exercises("B-11.7")
def test_relocation_is_no_movement():
    """Rush relocates; it uses no movement, and works in answer to nothing but its own attack."""
    t = table("me: Velite@C1", "opponent: Hedd@C1'", dice="1 6")
    t.play("strike Velite -> opponent.Hedd").play("to B1").both_pass()
    assert t.cell("Velite") == "B1" and t.happened("moved") == []


@exercises("B-11.8", "B-18.18")
def test_teleport_instead_of_movement():
    t = table("me: Fiend@C1", "opponent: Hedd@C3', Troll@A3'")
    t.play("leap Fiend C2'").both_pass()
    assert t.cell("Fiend") == "C2'" and t.may("strike Fiend -> opponent.Hedd")
    assert t.refused("move Fiend B2'") == "B-11.6a"
    t = table("me: Fiend@C1").play("move Fiend B1").both_pass()
    assert t.refused("leap Fiend C2'") == "B-11.8"


@exercises("B-11.8", "B-18.17")
def test_jump_within_its_range():
    t = table("me: Sailors of the Adelaide@C1")
    assert t.may("leap Sailors of the Adelaide C3'") and t.refused("leap Sailors of the Adelaide D3'") is not None


def test_teleport_inside_a_feature_uses_no_movement():
    """B-11.8a: it needs no unspent movement and spends none."""
    monkey = 'card "Monkey": creature(NEUTRAL, 3, SILVER, 9, 2, (1, 2, 3), text=(when(Hits(Attacks(SIMPLE)), TeleportSelf()), StaysOpen()))'
    t = table(monkey, "me: Monkey@C1", "opponent: Hedd@D2', Troll@A3'", dice="3 3")
    t.play("move Monkey C1'").both_pass().play("strike Monkey -> opponent.Hedd").both_pass()
    assert t.asked == ("me", "B-11.8a")
    t.play("to A1").both_pass()
    assert t.cell("Monkey") == "A1" and "B-11.8a" in t.cites() and t.may("move Monkey A2")
    t.play("move Monkey A2").both_pass()
    assert t.refused("move Monkey A3") == "B-11.6a"


@exercises("B-11.3")
def test_what_is_closed_is_not_closed_again():
    """Ravine Dwarf: the attacked side chooses to close or take 2; closed cards are not asked."""
    t = struck("Ravine Dwarf", "Nomad (closed)", "3")
    assert t.wounds("opponent.Nomad") == 2 and t.happened("triggered") == []
    shutter = (
        'card "Shutter": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=(tap(Close(one(Those(side=ENEMY)))),))'
    )
    t = table(shutter, "me: Shutter@C1", "opponent: Hedd@C1' (closed), Troll@D1'")
    assert t.offered("use") == ["Shutter -> opponent.Troll"]
    assert t.refused("use Shutter -> opponent.Hedd") == "B-11.3"
