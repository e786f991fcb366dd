"""Cards of the Swamps, one by one."""

import pytest

from tests.berserk.table_talk import struck, table


@pytest.mark.parametrize(("die", "poisoned"), [("5", 0), ("6", 1)])
def test_izhor_poisons_by_strong_attacks(die: str, poisoned: int):
    """Of any kind: the die is rolled for his shot although it is always 1 (B-15.8)."""
    t = table("me: Izhor@C1", "opponent: Nomad@C3'", dice=die).play("use Izhor -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") == 1 and t.poison("opponent.Nomad") == poisoned


def test_izhor_aims_at_the_second_row():
    """+1 to his die against cards in the enemy's 2nd row."""
    t = table("me: Izhor@C1", "opponent: Nomad@C2'", dice="5").play("use Izhor -> opponent.Nomad").both_pass()
    assert t.poison("opponent.Nomad") == 1
    t = struck("Izhor", "Nomad (closed)", "5").both_pass()
    assert t.wounds("opponent.Nomad") == 2


def test_izhor_answers_without_the_bonus():
    """It is for when he attacks."""
    t = table("turn: 2, opponent, main", "me: Izhor@C1", "opponent: Nomad@D2", dice="3 3")
    t.play("opponent: strike Nomad -> Izhor").both_pass()
    assert t.totals() == (3, 3)


def test_osklizg_takes_wounds_over():
    """Up to 4 from a Swamp creature next to it, as many as its player likes; for a token and by closing."""
    t = table("me: Osklizg@C1*1, Hedd@D1 (wounds 6), Troll@A3 (wounds 3), Leshy@B1 (wounds 2)", "opponent: Nomad@A3'")
    assert [said for said in t.offered("use") if said.startswith("Osklizg")] == ["Osklizg -> Hedd"]
    t.play("use Osklizg -> Hedd").go("number 3")
    assert t.wounds("Hedd") == 3 and t.wounds("Osklizg") == 3 and t.tokens("Osklizg") == 0 and t.closed("Osklizg")


def test_osklizg_never_more_than_four():
    t = table("me: Osklizg@C1*1, Hedd@D1 (wounds 6)", "opponent: Nomad@A3'").play("use Osklizg -> Hedd").go()
    assert t.offered("number") == ["4", "3", "2", "1"]


@pytest.mark.parametrize(("first", "tokens"), [("opponent", 1), ("me", 0)])
def test_osklizg_begins_with_a_token_if_second(first: str, tokens: int):
    from sumrak.games.berserk.printed import SHEET

    facts = SHEET.facts[SHEET.number["10-109"]]
    assert (facts.begins_tokens, facts.begins_if) == (1, 2)


@pytest.mark.parametrize(("dice", "poison"), [("1 1", 0), ("5 2", 1), ("6 1", 1)])
def test_hedd_poisons_from_medium_on(dice: str, poison: int):
    t = struck("Hedd", "Troll", dice).both_pass()
    assert t.poison("opponent.Troll") == poison


def test_hedd_poisons_in_answer():
    """B-15.14: "on a strike" works on answers."""
    t = struck("Nomad", "Hedd", "1 6").both_pass()
    assert t.wounds("Nomad") == 2 and t.poison("Nomad") == 1


def test_garrid_archer_has_a_range():
    t = (
        table("me: Garrid Archer@C1", "opponent: Nomad@C3'", dice="6")
        .play("use Garrid Archer -> opponent.Nomad")
        .both_pass()
    )
    assert t.wounds("opponent.Nomad") == 3
    t = table("me: Garrid Archer@C2", "opponent: Nomad@D3'")
    assert t.refused("use Garrid Archer -> opponent.Nomad") is not None


def test_troll_regenerates():
    t = table("turn: 2, opponent, main", "me: Troll@C1 (wounds 5)", "opponent: Nomad@A3'").end_turn()
    assert t.wounds("Troll") == 3


def test_uriil_stuns_whoever_hits_it():
    """The striker stays closed at the start of its next turn, and opens at the one after."""
    t = struck("Nomad", "Uriil", "4 1").both_pass()
    assert t.wounds("opponent.Uriil") == 2
    t.end_turn().end_turn()
    assert t.closed("Nomad")
    t.end_turn().end_turn()
    assert not t.closed("Nomad")


def test_uriil_only_if_hit():
    t = struck("Nomad", "Uriil", "2 4").both_pass()
    t.end_turn().end_turn()
    assert not t.closed("Nomad")
