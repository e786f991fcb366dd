"""The worked cases 56 to 68, added on review."""

import pytest

from tests.berserk.table_talk import struck, table
from tests.coverage_plugin import exercises


@exercises("B-13.5a")
def test_bc_58_closing_in_mid_combat():
    """Glorm (Steppe) is struck; he reduces that strike to 1, is wounded 0 for it, is closed, and answers all the same."""
    t = struck("Nomad", "Glorm", "5 3").play("full").go_to("value", "opponent")
    t.use("opponent", "Glorm").both_pass()
    assert t.closed("opponent.Glorm") and t.wounds("opponent.Glorm") == 1 and t.wounds("Nomad") == 1


@exercises("B-1.7")
def test_bc_58_not_as_a_defender():
    """Named as defender his closing is promised."""
    t = table("me: Nomad@C1", "opponent: Hoarling@C1', Glorm@D1', Ost@A3'", dice="5 3")
    t.play("strike Nomad -> opponent.Hoarling", "defend Glorm", "full")
    t.both_pass("use")
    assert t.happened("became-defender") == ["Glorm"]
    if t.asked[0] == "opponent":
        assert t.refused("use Glorm") == "B-1.7"
    t.both_pass()
    assert t.wounds("opponent.Glorm") == 2 and t.closed("opponent.Glorm")


def test_bc_59_weakened_is_what_counts():
    """Talion's strong strike gives an incarnation token; weakened to medium it does not."""
    grave = "me graveyard: Plague Rider"
    t = struck("Talion", "Nomad", "5 2", grave).play("weaken").both_pass()
    assert t.wounds("opponent.Nomad") == 3 and t.tally("me graveyard", "Plague Rider") == 0
    t = struck("Talion", "Nomad", "5 2", grave).play("full").both_pass()
    assert t.wounds("opponent.Nomad") == 5 and t.tally("me graveyard", "Plague Rider") == 1


def test_bc_59_the_kept_medium_poisons():
    t = struck("Hedd", "Nomad", "5 3").play("full").both_pass()
    assert t.poison("opponent.Nomad")
    t = struck("Hedd", "Nomad", "5 3").play("weaken").both_pass()
    assert not t.poison("opponent.Nomad")


@exercises("B-15.9b")
def test_bc_60_raised_strength():
    """Talion's weak strike brought to strong: 5 wounds, and no incarnation token, for it was not a strong one."""
    t = table("me: Talion@C1, Ost@A1", "me graveyard: Plague Rider", "opponent: Nomad@C1'", dice="2 3")
    t.play("strike Talion -> opponent.Nomad").use("me", "Ost").both_pass()
    assert t.wounds("opponent.Nomad") == 5 and t.tally("me graveyard", "Plague Rider") == 0


@exercises("B-15.9b")
def test_bc_60_a_miss_stays_a_miss():
    t = table("me: Nomad@C1, Ost@A1", "opponent: Hedd@C1'", dice="2 4").play("strike Nomad -> opponent.Hedd")
    assert t.wounds("opponent.Hedd") == 0 and not t.closed("Ost") and t.stack == []


@pytest.mark.parametrize("rules, wounds", [("rp5", 2), ("modern", 4)])
def test_bc_61_ignore(rules: str, wounds: int):
    """Yetun, total 5, at a closed golem: the −2 is none of the things that the list of РП-5 names."""
    t = struck("Yetun", "Stone Golem (closed)", "4", f"rules: {rules}").both_pass()
    assert t.wounds("opponent.Stone Golem") == wounds


@pytest.mark.parametrize("rules", ["rp5", "modern"])
def test_bc_61_armour_is_ignored_in_both(rules: str):
    t = struck("Yetun", "Axe Master (closed)", "4", f"rules: {rules}").both_pass()
    assert t.wounds("opponent.Axe Master") == 4


def test_bc_62_rush_into_the_gap():
    t = table("me: Velite@C1", "opponent: Nomad@C1' (closed) (wounds 7), Troll@A3'", dice="3")
    t.play("strike Velite -> opponent.Nomad")
    assert "C1'" in t.offered("to")
    t.play("to C1'").both_pass()
    assert t.cell("Velite") == "C1'" and t.closed("Velite")


def test_bc_62_not_diagonally():
    t = table("me: Velite@C1", "opponent: Nomad@D1' (closed) (wounds 7), Troll@A3'", dice="3")
    t.play("strike Velite -> opponent.Nomad")
    assert "D1'" not in t.offered("to") and "C1'" in t.offered("to")


def test_bc_63_not_closing_is_not_striking_again():
    t = table("me: Baraka@C1", "opponent: Nomad@C1', Hoarling@D1'", dice="3 3")
    t.play("strike Baraka -> opponent.Nomad", "pass").both_pass()
    assert not t.closed("Baraka")
    assert t.refused("strike Baraka -> opponent.Nomad") == "B-11.4a"
    t.play("move Baraka B1").both_pass()
    assert t.cell("Baraka") == "B1"


def test_bc_63_two_strikes():
    t = table("me: Minotaur@C1", "opponent: Troll@C1'", dice="3 3 3 3")
    t.play("strike Minotaur -> opponent.Troll").both_pass()
    assert not t.closed("Minotaur")
    t.play("move Minotaur D1").both_pass()
    t.play("strike Minotaur -> opponent.Troll").both_pass()
    assert t.closed("Minotaur") and t.wounds("opponent.Troll") == 6


def test_bc_64_a_hidden_flyer():
    t = table("turn: 1, me, main", "me: Korpit", "opponent: Drakkarh@B3' (hidden), Nomad@E3'", dice="3 3")
    t.play("strike Korpit -> B3'").both_pass()
    assert t.cell("opponent.Drakkarh") == "" and t.wounds("opponent.Drakkarh") == 1


def test_bc_64_a_net_at_a_hidden_flyer():
    t = table("turn: 1, me, main", "me: Mocking Spider@B2'", "opponent: Drakkarh@B3' (hidden), Nomad@E3'")
    t.play("use Mocking Spider -> B3'").both_pass()
    assert t.cell("opponent.Drakkarh") == "" and t.closed("Mocking Spider")
    assert "net" not in t.badges("opponent.Drakkarh")


def test_bc_65_a_defender_before_the_reveal():
    t = table(
        "turn: 1, me, main",
        "me: Horned Demon@C2'",
        "opponent: Hedd@C3' (hidden), Troll@D3', Nomad@A3'",
        dice="3 3",
    )
    t.play("strike Horned Demon -> C3'", "defend Troll").both_pass()
    assert t.wounds("opponent.Troll") == 2
    assert sorted(t.seen("me", "opponent field")) == ["Nomad", "Troll"]


def test_bc_66_companion_and_parasite():
    """A host with a companion cannot be chosen for Und the Dwarfling; without another he dies at the start of the battle."""
    rows = ("me: Leshy@C1, Und the Dwarfling@B1", "opponent: Hedd@C1', Uri@B1', Troll@C2'")
    t = table("turn: reveal", *rows, fill=False)
    while not t.offered("host"):
        t.play("done" if "done" in t.options() else "pass")
    assert t.asked == ("opponent", "B-8.2")
    t.play("host Uri on Hedd")
    assert t.refused("me: host Und the Dwarfling on opponent.Hedd") is not None
    while t.phase[1] != "main":
        t.play("pass")
    assert t.pile("me graveyard") == ["Und the Dwarfling"] and "B-9.1" in t.cites()


def test_bc_67_frenzy_on_the_natural_die():
    """With +1 on his die a 4 is 5, and Frenzy 4 works; after a reroll to 6 it does not."""
    rows = ("me: Orc Champion@C1, Fortune Hunter@A1", "opponent: Hedd@C1'")
    t = table(*rows, dice="4 4").play("strike Orc Champion -> opponent.Hedd").use("me", "Fortune Hunter")
    t.play("plus Orc Champion").both_pass()
    assert t.marks("Orc Champion")["armour"] == 2
    t = table(*rows, dice="4 4 6").play("strike Orc Champion -> opponent.Hedd").use("me", "Fortune Hunter")
    t.play("reroll Orc Champion").both_pass()
    assert t.marks("Orc Champion")["armour"] == 1


def test_bc_68_passes_start_anew():
    t = table("turn: 1, me, main", "me: Nomad@C1", "opponent: Hoarling@C1', Hedd@C3' (hidden), Ost@D3' (hidden)")
    t.play("pass", "opponent: turn_up Hedd", "opponent: pass")
    assert t.phase == ("me", "main") and t.asked[0] == "me"
    t.play("pass")
    assert t.phase == ("me", "main") and t.asked[0] == "opponent"
    t.play("pass")
    assert t.phase != ("me", "main")
