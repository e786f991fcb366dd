"""Chapter 17: features. Texts in quotation marks are test cards declared in the scenario."""

import pytest

from tests.berserk.table_talk import struck, table
from tests.coverage_plugin import exercises

AMBUSHER = 'card "Ambusher": creature(NEUTRAL, 3, SILVER, 6, 1, (1, 2, 2), text=(Ambush((Heal(SELF, 1),)),))'


@exercises("B-17.1")
def test_what_triggers_must_be_declared_what_may_is_asked():
    t = struck("Hedd", "Nomad", "6 3").both_pass()
    assert t.poison("opponent.Nomad")  # nobody was asked
    t = struck("Velite", "Nomad", "3 3")
    assert t.offered("to") != []  # Rush: optional


@exercises("B-17.2")
def test_of_several_copies_the_greatest_counts():
    """Two Armours of 1 prevent 1, not 2; a raise adds up."""
    double = 'card "Twice": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 2), text=(armour(1), armour(2)))'
    t = (
        table(double, "me: Nomad@C1", "opponent: Twice@C1' (closed), Hedd@A3'", dice="6")
        .play("strike Nomad -> opponent.Twice")
        .both_pass()
    )
    assert t.wounds("opponent.Twice") == 1


@exercises("B-17.3")
def test_an_acquired_feature_lasts_for_the_battle():
    """Drakkarh's directed strike, gained by closing."""
    t = table("me: Drakkarh", "opponent: Hedd@C1', Troll@D1'").play("use Drakkarh").both_pass()
    t.end_turn().end_turn().end_turn().end_turn()
    t.play("strike Drakkarh -> opponent.Hedd")
    assert t.happened("became-defender") == [] and t.offered("defend") == []


@exercises("B-17.6")
@pytest.mark.parametrize(
    "shooter, target, wounds",
    [
        ("Garrid Archer", "Klaer", 0),
        ("Hoarling", "Klaer", 1),
        ("Ost", "Osklizg", 0),
        ("Garrid Archer", "Osklizg", 1),
    ],
)
def test_protections(shooter: str, target: str, wounds: int):
    """From shots, and from magic, to which a discharge belongs."""
    t = table(f"me: {shooter}@C1", f"opponent: {target}@C2', Nomad@A3'", dice="3")
    t.use("me", shooter, f"opponent.{target}").both_pass()
    assert t.wounds(f"opponent.{target}") == wounds


@exercises("B-17.6", "B-17.6a")
def test_protected_is_no_illegal_target():
    """The attack may be declared, with a warning; it is rolled and paid."""
    t = table("me: Garrid Archer@C1", "opponent: Klaer@C2', Nomad@A3'", dice="3")
    assert t.warning("use Garrid Archer -> opponent.Klaer") == "B-17.6a"
    t.play("use Garrid Archer -> opponent.Klaer").both_pass()
    assert t.happened("rolled") == ["Garrid Archer"] and t.closed("Garrid Archer") and t.wounds("opponent.Klaer") == 0


@exercises("B-17.6")
@pytest.mark.parametrize("flyer, wounds", [("Drakkarh", 0), ("Manticore", 2)])
def test_protection_from_flyers_and_who_ignores_it(flyer: str, wounds: int):
    """B-17.10d: Manticore ignores it."""
    t = table(f"me: {flyer}", "opponent: Horned Demon@C1' (closed), Nomad@A3'", dice="3")
    t.play(f"strike {flyer} -> opponent.Horned Demon").both_pass()
    assert t.wounds("opponent.Horned Demon") == wounds


@exercises("B-17.6")
def test_what_an_attack_sets_off_does_not_touch_the_protected_card():
    """Hedd's weak strike at Sanctorum is held off; a medium one goes through and poisons."""
    t = struck("Aracent", "Sanctorum", "3 4").both_pass()
    assert t.wounds("opponent.Sanctorum") == 0 and not t.poison("opponent.Sanctorum")


@exercises("B-17.7")
def test_what_is_not_used_up_remains():
    """Armour 2: a wound of 1, then a wound of 2 in the same turn: 1 goes through."""
    t = table("me: Nomad@C1, Hedd@D1", "opponent: Minotaur@C1' (closed), Ost@A3'", dice="3 3")
    t.play("strike Nomad -> opponent.Minotaur").both_pass()
    assert t.wounds("opponent.Minotaur") == 0
    t.play("strike Hedd -> opponent.Minotaur").both_pass()
    assert t.wounds("opponent.Minotaur") == 1


# ignoring
@exercises("B-17.10", "B-17.10b", "B-17.10f")
def test_ignored_preventions():
    t = struck("Yetun", "Axe Master (closed)", "4").both_pass()
    assert t.wounds("opponent.Axe Master") == 4
    t = struck("Nomad", "Axe Master (closed)", "4").both_pass()
    assert t.wounds("opponent.Axe Master") == 1


@exercises("B-17.10b", "B-17.10d")
def test_ignored_protections():
    t = struck("Yetun", "Sanctorum (closed)", "1").both_pass()
    assert t.wounds("opponent.Sanctorum") == 3


@exercises("B-17.10c")
@pytest.mark.parametrize("rules, wounds", [("rp5", 2), ("modern", 4)])
def test_what_is_not_in_the_list(rules: str, wounds: int):
    t = struck("Yetun", "Stone Golem (closed)", "4", f"rules: {rules}").both_pass()
    assert t.wounds("opponent.Stone Golem") == wounds


@exercises("B-17.10h")
def test_played_features_can_still_be_played():
    t = table("me: Yetun@C1", "opponent: Glorm@C1', Nomad@A3'", dice="4 4")
    t.play("strike Yetun -> opponent.Glorm")
    assert t.go_to("value", "opponent").offered("use") != []


# Ambush
@exercises("B-17.11", "B-17.11a", "B-1.12")
@pytest.mark.parametrize("mark", ["", " (blessed)"])
def test_what_closes_for_a_feature_is_promised_to_it(mark: str):
    """Where somebody could answer, the feature was cancelled: the card that pays was taken to be promised to something else,
    and whoever did not mind could declare it again without end (B-1.7, B-14.7)."""
    t = table("turn: 3, me, main", "me: Orc Cannon@A2 (closed), Nomad@B2", f"opponent: Troll@A1'{mark}")
    t.play("use Orc Cannon -> Nomad")
    assert t.asked == ("me", "B-11.7") and {"to A1", "to B1"} <= set(t.options())
    t.play("to B1")
    assert t.closed("Nomad") and t.cell("Orc Cannon") == "B1"


def test_ambush_once_a_turn():
    t = table(
        AMBUSHER, "me: Ambusher@C1 (wounds 3), Ambusher@A1 (wounds 3)", "opponent: Nomad@C1', Nomad@A1'", dice="2 4 2 4"
    )
    t.play("strike Ambusher#1 -> opponent.Nomad#1").both_pass()
    assert t.wounds("Ambusher#1") == 2
    t.play("strike Ambusher#2 -> opponent.Nomad#2").both_pass()
    assert t.wounds("Ambusher#2") == 3
    t.end_turn().end_turn()
    t.play("strike Ambusher#2 -> opponent.Nomad#2").both_pass()
    assert t.wounds("Ambusher#2") == 2


@exercises("B-17.11a")
def test_ambush_comes_before_the_dice():
    t = table(AMBUSHER, "me: Ambusher@C1 (wounds 3)", "opponent: Nomad@C1'", dice="2 4")
    t.play("strike Ambusher -> opponent.Nomad").both_pass()
    story = [row.partition(" ")[0] for row in t.story("declared-strike", "healed", "rolled")]
    assert story == ["declared-strike", "healed", "rolled", "rolled"]


# obligations
@exercises("B-17.13b")
def test_may_attack_only_at():
    """Enemy flyers may attack only Mocking Spiders: any of several; where none is in reach they do not attack."""
    t = table("me: Manticore", "opponent: Mocking Spider@C1', Mocking Spider@D1', Hedd@A1'")
    assert sorted(t.offered("strike")) == [
        "Manticore -> opponent.Mocking Spider#1",
        "Manticore -> opponent.Mocking Spider#2",
    ]
    assert t.refused("strike Manticore -> opponent.Hedd") == "B-17.13b" and t.may("pass")


@exercises("B-17.13c")
def test_a_duty_of_its_own():
    """The controller chooses among targets, other cards may act first; having acted otherwise ends it."""
    t = table("me: Basaarg Dwarf@C1, Nomad@A1", "opponent: Hedd@C1' (closed), Troll@D1' (closed)", dice="1")
    assert t.refused("pass") == "B-10.8"
    t.play("move Nomad A2").both_pass()
    assert {"Basaarg Dwarf -> opponent.Hedd", "Basaarg Dwarf -> opponent.Troll"} <= set(t.offered("strike"))
    t.play("move Basaarg Dwarf B1").both_pass()
    assert t.may("pass") is (t.refused("strike Basaarg Dwarf -> opponent.Hedd") is not None)
