"""Chapter 16: the kinds of attacks, spells and influences."""

import pytest

from tests.berserk.table_talk import struck, table
from tests.coverage_plugin import exercises


@exercises("B-16.0", "B-18.30")
def test_a_text_that_names_no_kind_is_an_influence():
    """Chained Hound's Frenzy wounds the creature in front of it: Resilience keeps that off."""
    t = struck("Chained Hound", "Chained Hound", "1 1").both_pass()
    assert t.wounds("opponent.Chained Hound") == 1  # by the strike alone
    t = struck("Chained Hound", "Nomad", "1 1").both_pass()
    assert t.wounds("opponent.Nomad") == 2


@exercises("B-16.1")
@pytest.mark.parametrize("distance, may", [("not_adjacent", False), ("any", True)])
def test_ranged_attacks_at_adjacent_cards(distance: str, may: bool):
    t = table("me: Garrid Archer@C1", "opponent: Hedd@D1', Korpit", f"rules: rp5, min_ranged_distance {distance}")
    refusal = t.refused("use Garrid Archer -> opponent.Hedd")
    assert refusal == (None if may else "B-16.1")
    assert t.may("use Garrid Archer -> opponent.Korpit")  # a flyer is never too near


@exercises("B-16.2", "B-16.10")
def test_no_line_of_sight():
    t = table("me: Garrid Archer@C2, Nomad@C1", "opponent: Hedd@C1', Troll@C2'")
    assert t.may("use Garrid Archer -> opponent.Troll")


@exercises("B-16.4")
def test_one_feature_an_act():
    t = table("me: Ost@C1", "opponent: Hedd@C2', Troll@C3'", dice="1")
    t.play("use Ost -> opponent.Hedd").both_pass()
    assert t.closed("Ost") and t.refused("use Ost -> opponent.Troll") == "B-11.1"


@exercises("B-16.5", "B-18.7")
def test_directed_at_y_holds_for_y_only():
    """Orc Champion is directed at Mountain cards."""
    rows = ("me: Orc Champion@C1", "opponent: Mountain Giant@C1', Hedd@D1', Nomad@B1'")
    t = table(*rows, dice="5 2").play("strike Orc Champion -> opponent.Mountain Giant")
    assert t.offered("defend") == [] and t.happened("became-defender") == []
    t = table(*rows, dice="5 2").play("strike Orc Champion -> opponent.Hedd")
    assert t.offered("defend") != []


@exercises("B-16.6", "B-18.8")
def test_unanswered():
    """Vampire: no defender, no roll of the target, one die."""
    t = table("me: Vampire@C1", "opponent: Nomad@C1', Hedd@D1'", dice="6")
    t.play("strike Vampire -> opponent.Nomad").both_pass()
    assert t.happened("rolled") == ["Vampire"] and t.wounds("opponent.Nomad") == 3 and t.wounds("Vampire") == 0


@exercises("B-16.7")
def test_a_special_strike():
    """Kshar, a token and closing: 3, unanswered, nobody defends."""
    t = table("me: Kshar@C1*1", "opponent: Nomad@C1', Hedd@D1'", dice="2")
    t.use("me", "Kshar", "opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") == 3 and t.tokens("Kshar") == 0 and t.closed("Kshar")
    assert t.wounds("Kshar") == 0 and t.happened("rolled") == ["Kshar"]


@exercises("B-16.8")
def test_a_magic_strike():
    """Cyclops's magic strike 2 passes by the golem's −2 from non-magic attacks, and stops at protection from magic."""
    t = table("me: Cyclops@C1", "opponent: Stone Golem@B1', Osklizg@D1', Troll@A3'", dice="2")
    t.use("me", "Cyclops", "opponent.Stone Golem").both_pass()
    assert t.wounds("opponent.Stone Golem") == 2
    t = table("me: Cyclops@C1", "opponent: Stone Golem@B1', Osklizg@D1', Troll@A3'", dice="2")
    t.use("me", "Cyclops", "opponent.Osklizg").both_pass()
    assert t.wounds("opponent.Osklizg") == 0


@exercises("B-16.9")
@pytest.mark.parametrize("between, may", [("", True), ("me", True), ("opponent", False)])
def test_what_a_lunge_goes_over(between: str, may: bool):
    mine = ", Hedd@C1'" if between == "me" else ""
    theirs = ", Hedd@C1'" if between == "opponent" else ""
    t = table(f"me: Snakehead@C1{mine}", f"opponent: Troll@C2', Nomad@A3'{theirs}", dice="2")
    assert t.refused("use Snakehead -> opponent.Troll") == (None if may else "B-16.9")


@exercises("B-16.9")
def test_an_enemy_parasite_stands_in_the_way():
    """Over a card of one's own that carries an enemy parasite no lunge goes."""
    t = table("me: Snakehead@C1, Hedd@C1' [Und the Dwarfling (by opponent)]", "opponent: Troll@C2', Nomad@A3'")
    assert t.refused("use Snakehead -> opponent.Troll") == "B-16.9"


def test_the_default_value_of_a_lunge():
    t = table("me: Snakehead@C1", "opponent: Troll@C2', Nomad@A3'", dice="5")
    t.play("use Snakehead -> opponent.Troll").both_pass()
    assert t.wounds("opponent.Troll") == 1 and t.closed("Snakehead")


@exercises("B-16.11")
def test_whom_an_influence_may_choose():
    """Druid: "a creature" is any in play on either side, itself included; an enemy may be healed."""
    t = table(
        "me: Druid@C1 (wounds 1), Hedd@A3 (wounds 2)",
        "opponent: Troll@C3' (wounds 2), Drakkarh (wounds 1), Orc Cannon@A3' (wounds 2)",
    )
    whom = {said.rpartition("-> ")[2] for said in t.offered("use")}
    assert {"Druid", "Hedd", "opponent.Troll", "opponent.Drakkarh"} <= whom and "opponent.Orc Cannon" not in whom
    t.play("use Druid -> opponent.Troll").both_pass()
    assert t.wounds("opponent.Troll") == 0


@exercises("B-16.12")
def test_an_influence_that_wounds_is_no_attack():
    """Desert of Dzar wounds a non-flying creature, one's own too; Armour does not stop it."""
    t = table("me: Desert of Dzar, Axe Master@C1")
    t.play("use Desert of Dzar -> Axe Master").both_pass()
    assert t.wounds("Axe Master") == 1
