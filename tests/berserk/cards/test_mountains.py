"""Cards of the Mountains, one by one."""

import pytest

from tests.berserk.table_talk import struck, table


@pytest.mark.parametrize(("answer", "closed", "wounds"), [("accept", True, 1), ("decline", False, 3)])
def test_ravine_dwarf_stinks(answer: str, closed: bool, wounds: int):
    """Whoever controls the struck card chooses: it closes, or takes 2 wounds."""
    t = struck("Ravine Dwarf", "Troll", "4 3").both_pass()
    assert t.asked[0] == "opponent"
    t.play(f"opponent: {answer}").both_pass()
    assert t.closed("opponent.Troll") is closed and t.wounds("opponent.Troll") == wounds


def test_ravine_dwarf_at_closed_creatures():
    """+1, and no choice: the stench is for open ones. No defender either."""
    t = table("me: Ravine Dwarf@C1", "opponent: Troll@C1' (closed), Nomad@D1'", dice="3")
    t.play("strike Ravine Dwarf -> opponent.Troll").both_pass()
    assert t.wounds("opponent.Troll") == 2 and t.asked[0] == "me"


def test_ravine_dwarf_who_misses_does_not_stink():
    t = struck("Ravine Dwarf", "Troll", "2 4").both_pass()
    assert not t.closed("opponent.Troll") and t.wounds("opponent.Troll") == 0


def test_ravine_dwarf_and_resilience():
    """The two wounds are those of an influence."""
    t = struck("Ravine Dwarf", "Akkenian Swordsman", "4 3").both_pass()
    t.play("opponent: decline").both_pass()
    assert t.wounds("opponent.Akkenian Swordsman") == 1


@pytest.mark.parametrize(("target", "wounds"), [("Troll", 3), ("Nomad", 2), ("Axe Master", 2)])
def test_hoarling_throws_at_the_seasoned(target: str, wounds: int):
    """+1 at cards with attack or defence experience or Armour; Armour then takes one off again."""
    t = (
        table("me: Hoarling@C1", f"opponent: {target}@C2'", dice="4")
        .play(f"use Hoarling -> opponent.{target}")
        .both_pass()
    )
    assert t.wounds(f"opponent.{target}") == wounds


def test_stone_golem_is_hard():
    t = struck("Talion", "Stone Golem (closed)", "6").both_pass()
    assert t.wounds("opponent.Stone Golem") == 3
    t = table("me: Ost@C1", "opponent: Stone Golem@C3'", dice="6").play("use Ost 1 -> opponent.Stone Golem").both_pass()
    assert t.wounds("opponent.Stone Golem") == 1


def test_stone_golem_is_slow():
    t = struck("Stone Golem", "Nomad", "3 3").both_pass()
    assert t.totals() == (2, 3)


def test_axe_master_gains_tokens_in_formation():
    t = table("turn: 2, opponent, final", "me: Axe Master@C1, Sanctorum@C2", "opponent: Nomad@A3'").play("pass").go()
    t = table("turn: 2, opponent, main", "me: Axe Master@C1, Sanctorum@C2", "opponent: Nomad@A3'").end_turn()
    assert t.tokens("Axe Master") == 1
    t = table("turn: 2, opponent, main", "me: Axe Master@C1, Sanctorum@D2", "opponent: Nomad@A3'").end_turn()
    assert t.tokens("Axe Master") == 0


def test_axe_master_throws_all_he_has():
    """X tokens, at least one: 0-1-2 and one more for each; magic, so that Armour does not help."""
    t = table("me: Axe Master@C1*3", "opponent: Minotaur@C1'", dice="4")
    t.play("use Axe Master -> opponent.Minotaur", "number 2").both_pass()
    assert t.wounds("opponent.Minotaur") == 3 and t.tokens("Axe Master") == 1
    assert (
        table("me: Axe Master@C1", "opponent: Minotaur@C1'").refused("use Axe Master -> opponent.Minotaur") is not None
    )


def test_basaarg_dwarf_in_formation():
    t = table("me: Basaarg Dwarf@C1, Sanctorum@C2", "opponent: Troll@C1' (closed), Nomad@A3'", dice="2")
    t.play("strike Basaarg Dwarf -> opponent.Troll").both_pass()
    assert t.wounds("opponent.Troll") == 4


def test_basaarg_dwarf_is_directed_at_the_closed_only():
    t = table("me: Basaarg Dwarf@C1", "opponent: Troll@C1', Nomad@D1'", dice="2 2").play(
        "strike Basaarg Dwarf -> opponent.Troll"
    )
    assert t.offered("defend") == ["Nomad"]
    t = table("me: Basaarg Dwarf@C1", "opponent: Troll@C1' (closed), Nomad@D1'", dice="2")
    t.play("strike Basaarg Dwarf -> opponent.Troll")
    assert t.offered("defend") == []


def test_basaarg_dwarf_must_strike():
    t = table("me: Basaarg Dwarf@C1", "opponent: Troll@C1' (closed), Nomad@D1'", dice="2")
    assert t.refused("pass") == "B-10.8"
    t.play("strike Basaarg Dwarf -> opponent.Troll").both_pass()
    assert t.may("pass")


def test_mountain_giants_stand_together():
    t = table("me: Nomad@C1", "opponent: Mountain Giant@C1', Sanctorum@C2'", dice="3 2")
    t.play("strike Nomad -> opponent.Mountain Giant", "pass").both_pass()
    assert t.totals() == (3, 3)


def test_bonecrusher_in_valhalla():
    """Killed by an enemy attack, it gives one of my creatures +1 at the start of each of my turns."""
    t = table(
        "turn: 2, opponent, main",
        "me: Bonecrusher@C1 (closed) (wounds 11), Talion@B1, Troll@A3",
        "opponent: Nomad@C1'",
        dice="3",
    )
    t.play("opponent: strike Nomad -> Bonecrusher").both_pass()
    assert t.pile("me graveyard") == ["Bonecrusher"]
    t.go("choose Talion")
    assert t.strike("Talion") == (3, 4, 6) and t.strike("Troll") == (2, 4, 5)
    t.end_turn()
    assert t.strike("Talion") == (2, 3, 5)
