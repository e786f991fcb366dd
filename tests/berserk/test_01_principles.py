"""Chapter 1: principles."""

import pytest

import sumrak
from tests.berserk.table_talk import struck, table
from tests.coverage_plugin import exercises


@exercises("B-1.4")
def test_what_can_be_done_in_part_is_done():
    """Healing 2 takes off the one wound that is there."""
    t = table("me: Druid@C1, Nomad@B1 (wounds 1)").play("use Druid -> my.Nomad").both_pass()
    assert t.wounds("Nomad") == 0 and t.happened("healed") == ["Nomad"]


@exercises("B-1.4")
def test_without_a_choice_nothing_is_declared():
    """A Net is for a non-flying enemy creature within 2: there is none."""
    t = table("me: Mocking Spider@C3")
    assert t.offered("use") == [] and t.refused("use Mocking Spider -> opponent.Nomad") == "B-16.11"


@exercises("B-1.6")
def test_the_active_player_is_asked_first():
    """Both have a hidden card or something sudden: the one whose turn it is has the first say."""
    t = table("me: Nomad@C1, Ost@A1", "opponent: Hoarling@C1', Ost@A1'", dice="5 3")
    t.play("strike Nomad -> opponent.Hoarling", "full")
    assert t.asked[0] == "me"
    t.play("pass")
    assert t.asked[0] == "opponent"


def test_an_attack_of_nothing_may_be_made():
    """Its shot of 0 is paid and deals no wounds; 0 tokens pay for nothing."""
    t = table("me: Axe Master@C1", "opponent: Nomad@C1'")
    assert t.refused("use Axe Master -> opponent.Nomad") == "B-1.7"


def test_what_is_refused_changes_nothing():
    """B-1.11: nothing is paid, and priority stays where it was."""
    t = table("me: Nomad@C1", "opponent: Nomad@C2'")
    before, view = t.game.digest(), t.game.view(0)
    assert t.refused("strike Nomad -> opponent.Nomad") == "B-15.1"
    with pytest.raises(sumrak.IllegalMove):
        t.play("strike Nomad -> opponent.Nomad")
    assert t.game.digest() == before and t.game.view(0) == view


@exercises("B-1.11", "B-24.2")
def test_a_refusal_tells_nothing_of_a_hidden_card():
    """Whatever lies there, what may and may not be done to it is the same to the other player."""
    refusals = []
    for name in ("Drakkarh", "Hedd", "Orc Cannon", "Desert of Dzar"):
        t = table(
            "turn: 1, me, main", "me: Nomad@C1, Garrid Archer@A1, Druid@B1", f"opponent: {name}@C2' (hidden), Troll@A3'"
        )
        said = ["strike Nomad -> C2'", "use Garrid Archer -> C2'", "use Druid -> C2'"]
        refusals.append([t.refused(text) for text in said] + t.options())
    assert all(found == refusals[0] for found in refusals)


def test_armour_counts_every_turn_anew():
    """B-1.12: a turn is each player's turn."""
    t = table("me: Axe Master@C1", "opponent: Nomad@C1', Izhor@A1'", dice="3 3 3 3")
    t.end_turn()
    t.play("strike Nomad -> opponent.Axe Master").both_pass()
    assert t.wounds("Axe Master") == 0


@exercises("B-1.9")
def test_a_value_is_never_below_nothing():
    t = struck("Nomad", "Stone Golem", "3 3")
    assert t.wounds("opponent.Stone Golem") == 0 and t.story("value")[0].endswith(" 0")
