"""The worked cases 1 to 19: the strike table, dice, numbers."""

import pytest

from tests.berserk.table_talk import struck, table
from tests.coverage_plugin import exercises

MARKSMAN = 'card "Marksman": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=(ovs(1), tap(shot(1, 2, 3))))'


def test_bc_01_draw_low():
    t = struck("Nomad", "Nomad", "3 3")
    assert t.wounds("opponent.Nomad") == 1 and t.wounds("Nomad") == 0
    assert t.closed("Nomad")


def test_bc_03_one_behind_still_hits():
    t = struck("Nomad", "Nomad", "3 4")
    assert t.wounds("opponent.Nomad") == 1 and t.wounds("Nomad") == 0


def test_bc_04_two_behind_both_miss():
    t = struck("Nomad", "Nomad", "2 4")
    assert t.wounds("opponent.Nomad") == t.wounds("Nomad") == 0 and t.closed("Nomad")


@pytest.mark.parametrize("answer, mine, theirs", [("full", 1, 2), ("weaken", 0, 1)])
def test_bc_05_exchange_forward(answer: str, mine: int, theirs: int):
    """Only the attacker is asked."""
    t = struck("Nomad", "Nomad", "5 3")
    assert t.asked == ("me", "B-15.7") and t.options() == ["full", "weaken"]
    t.play(answer)
    assert (t.wounds("Nomad"), t.wounds("opponent.Nomad")) == (mine, theirs)


def test_bc_07_no_exchange_at_three():
    """Nobody is asked."""
    t = struck("Nomad", "Nomad", "6 3")
    assert (t.wounds("Nomad"), t.wounds("opponent.Nomad")) == (0, 2)
    assert t.phase == ("me", "main") and t.stack == []


def test_bc_08_beyond_six():
    t = struck("Bonecrusher", "Nomad", "6 1")
    assert t.wounds("opponent.Nomad") == 6


def test_bc_08_beyond_six_where_it_matters():
    """7:3 is a strong strike with an answer; cut to 6 it would be medium without one."""
    t = struck("Bonecrusher", "Nomad", "6 3")
    assert t.asked == ("me", "B-15.7")
    t.play("full")
    assert (t.wounds("Bonecrusher"), t.wounds("opponent.Nomad")) == (1, 6)


def test_bc_09_below_one_in_the_table_modern():
    """1 − 1 − 1 = −1 against 3 is −4: weak, and medium in answer; with 0 or 1 both would miss or be answered weakly."""
    t = struck("Stone Golem (cursed)", "Nomad", "1 3", "rules: modern")
    assert t.asked == ("opponent", "B-15.7")
    t.play("full")
    assert (t.wounds("Stone Golem"), t.wounds("opponent.Nomad")) == (0, 3)
    assert t.totals() == (-1, 3)


def test_bc_09_below_one_in_the_table_rp5():
    """Curse takes nothing from a die without experience: the total is 0, and the opponent may have it rolled again."""
    said = ("Stone Golem (cursed)", "Nomad", "1 3 6")
    t = struck(*said)
    assert t.asked[0] == "opponent" and any("reroll" in option for option in t.options())
    t.both_pass()
    assert (t.wounds("Stone Golem"), t.wounds("opponent.Nomad")) == (0, 0)
    t = struck(*said).play("reroll Stone Golem").both_pass()
    assert t.asked == ("me", "B-15.7")


def test_bc_11_closed_target():
    t = table("me: Basaarg Dwarf@C1", "opponent: Nomad@C1' (closed), Hoarling@B1'", dice="3")
    t.play("strike Basaarg Dwarf -> opponent.Nomad")
    assert t.wounds("opponent.Nomad") == 4 and t.wounds("Basaarg Dwarf") == 0
    assert t.stack == [] and not t.closed("opponent.Hoarling")


def test_bc_11_an_artifact_is_only_treated_as_closed():
    """Neither the +1 nor directed: a defender is asked for, and the strike is 3."""
    t = table("me: Basaarg Dwarf@C1", "opponent: Orc Cannon@C1', Hoarling@B1'", dice="3")
    t.play("strike Basaarg Dwarf -> opponent.Orc Cannon")
    assert t.asked[0] == "opponent" and t.offered("defend") == ["Hoarling"]
    t.play("pass")
    assert t.wounds("opponent.Orc Cannon") == 3


def test_bc_12_order_of_rerolls():
    t = table("me: Nomad@C1, Fortune Hunter@B1", "opponent: Hoarling@C1', Fortune Hunter@A1'", dice="6 1 2")
    t.play("strike Nomad -> opponent.Hoarling")
    t.go_to("roll")
    t.play("me: pass").use("opponent", "Fortune Hunter").play("opponent: reroll Nomad")
    assert t.dice() == (2, 1) and t.asked[0] == "me"
    t.use("me", "Fortune Hunter").play("plus Nomad").both_pass()
    assert t.totals() == (3, 1)
    assert t.closed("Fortune Hunter") and t.closed("opponent.Fortune Hunter")


def test_bc_12_a_modifier_waits_for_the_last_roll():
    """+1 declared before the reroll applies to the new die."""
    t = table("me: Nomad@C1, Fortune Hunter@B1", "opponent: Hoarling@C1', Fortune Hunter@A1'", dice="6 1 2")
    t.play("strike Nomad -> opponent.Hoarling").go_to("roll")
    t.use("me", "Fortune Hunter").play("plus Nomad")
    t.use("opponent", "Fortune Hunter").play("opponent: reroll Nomad").both_pass()
    assert t.dice() == (2, 1) and t.totals() == (3, 1)


def test_bc_13_limits_of_a_shot():
    """6 + 1 counts as 6: strong."""
    t = table(MARKSMAN, "me: Marksman@C1", "opponent: Nomad@C2'", dice="6").play("use Marksman -> opponent.Nomad")
    assert t.wounds("opponent.Nomad") == 3 and t.totals() == (7,)


@pytest.mark.parametrize("rules", ["rp5", "modern"])
def test_bc_15_both_blessed_and_cursed(rules: str):
    """Nobody rerolls, and experience counts as printed; in the modern reading +1 and −1 are 0."""
    t = struck("Bonecrusher (blessed) (cursed)", "Nomad", "3 3", f"rules: {rules}")
    assert t.stack == [] and t.totals() == (4, 3)


@pytest.mark.parametrize("answer, winners", [("full", ()), ("weaken", (0,))])
def test_bc_16_both_die(answer: str, winners: tuple[int, ...]):
    t = table("me: Nomad@C1 (wounds 7)", "opponent: Nomad@C1' (wounds 7)", dice="5 3", alone=True)
    t.play("strike Nomad -> opponent.Nomad", answer).both_pass()
    assert t.game.outcome is not None and t.game.outcome.winners == winners
    assert t.game.outcome.cite == "B-22.1"


SLY = 'card "Sly": creature(NEUTRAL, 2, SILVER, 9, 1, (1, 2, 3), text=(Less(2, Attacks(SIMPLE, diagonal=True)),))'


@exercises("B-1.9")
@pytest.mark.parametrize("cell, wounds", [("D1'", 0), ("C1'", 1)])
def test_bc_17_not_below_zero(cell: str, wounds: int):
    """Weak 1 − 2 along a diagonal is 0: the attack was made and paid, and it is no miss; Vampirism has nothing to feed on."""
    t = table(SLY, "me: Horned Demon@C1 (wounds 2)", f"opponent: Sly@{cell}, Hedd@A3'", dice="3 4")
    t.play("strike Horned Demon -> opponent.Sly").both_pass()
    assert t.wounds("opponent.Sly") == 2 * (wounds > 0) and t.closed("Horned Demon")
    assert t.happened("missed") == [] and t.wounds("Horned Demon") == (0 if wounds else 2)


@exercises("B-15.9c")
def test_bc_19_the_printed_number():
    """A throw for its weak strike takes the printed 2, though its simple strike has +1."""
    text = "bonus(1, SIMPLE), tap(Attack(Kind.THROW, x=Count.ITS_WEAK))"
    slinger = f'card "Slinger": creature(NEUTRAL, 3, SILVER, 9, 1, (2, 3, 4), text=({text},))'
    t = table(slinger, "me: Slinger@C1", "opponent: Nomad@C2'", dice="6")
    assert t.game.explain("Slinger", "weak").value == 3
    t.play("use Slinger -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") == 2
