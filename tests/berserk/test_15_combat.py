"""Chapter 15: combat."""

import itertools
from collections import Counter

import pytest

from tests.berserk.table_talk import Table, struck, table
from tests.coverage_plugin import exercises

MARKSMAN = 'card "Marksman": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=(ovs(1), tap(shot(1, 2, 3))))'

MISS, WEAK, MEDIUM, STRONG = range(4)
TABLE = {
    5: (STRONG, MISS),
    4: (STRONG, WEAK),
    3: (MEDIUM, MISS),
    2: (MEDIUM, WEAK),
    1: (WEAK, MISS),
    -1: (WEAK, MISS),
    -2: (MISS, MISS),
    -3: (MISS, WEAK),
    -4: (WEAK, MEDIUM),
    -5: (MISS, MEDIUM),
}
"""B-15.6, by attacker minus defender; 0 is read apart."""


def by_table(attacker: int, defender: int) -> tuple[int, int]:
    d = attacker - defender
    if d == 0:
        return (WEAK, MISS) if attacker <= 4 else (MISS, WEAK)
    return TABLE[max(-5, min(5, d))]


def outcome(t: Table) -> tuple[int, int]:
    """The strengths of strike and answer, told by the wounds of two Nomads (1-2-3)."""
    return t.wounds("opponent.Nomad"), t.wounds("Nomad")


@exercises("B-15.6")
@pytest.mark.parametrize("attacker", range(1, 7))
@pytest.mark.parametrize("defender", range(1, 7))
def test_all_36_rolls(attacker: int, defender: int):
    """Exactly the table; where there is an exchange its owner is asked, and nobody else ever."""
    t = struck("Nomad", "Nomad", f"{attacker} {defender}")
    d = attacker - defender
    if d in (2, 4, -4):
        assert t.asked == ("me" if d > 0 else "opponent", "B-15.7")
        weaker = t.game.copy()
        t.play("full")
        weaker.play("weaken")
        assert outcome(Table(weaker)) == {2: (1, 0), 4: (2, 0), -4: (0, 1)}[d]
    assert t.stack == [] and outcome(t) == by_table(attacker, defender)


def test_the_chances():
    """B-15.6a, counted over the 36 rolls."""
    found = [by_table(a, b) for a, b in itertools.product(range(1, 7), repeat=2)]
    assert Counter(a for a, _ in found) == {WEAK: 16, MEDIUM: 7, STRONG: 3, MISS: 10}
    assert Counter(b for _, b in found) == {WEAK: 11, MEDIUM: 3, MISS: 22}


# the strike
@exercises("B-15.1")
def test_only_cards_of_the_enemy():
    t = table("me: Nomad@C1, Hedd@D1")
    assert t.refused("strike Nomad -> Hedd") == "B-15.1"


@exercises("B-15.1", "B-26.0")
def test_friendly_fire_is_a_switch():
    t = table("me: Nomad@C1, Hedd@D1", "rules: rp5, friendly_fire true", dice="3 3")
    t.play("strike Nomad -> Hedd").both_pass()
    assert t.wounds("Hedd") == 1


def test_a_strike_is_slow():
    t = table("turn: 2, opponent, main", "me: Nomad@C1", "opponent: Hedd@C1'")
    assert t.refused("me: strike Nomad -> opponent.Hedd") is not None


@exercises("B-15.2a")
def test_across_the_field_the_defender_must_still_touch_both():
    """Charioteer on A1 strikes E1 as if adjacent: nobody can be adjacent to both."""
    t = table("me: Charioteer@A1'", "opponent: Nomad@E1', Hedd@D1', Troll@B1'", dice="6 1")
    t.play("strike Charioteer -> opponent.Nomad").both_pass()
    assert t.happened("became-defender") == [] and t.wounds("opponent.Nomad") == 3


@exercises("B-15.2")
def test_closed_cards_and_artifacts_may_be_defended():
    t = table("me: Nomad@C1", "opponent: Druid@C1' (closed), Hedd@D1'", dice="3 3")
    t.play("strike Nomad -> opponent.Druid")
    assert t.offered("defend") == ["Hedd"]
    t.play("defend Hedd").both_pass()
    assert t.happened("rolled") == ["Nomad", "Hedd"] and t.closed("opponent.Hedd")


@exercises("B-15.2", "B-14.3")
def test_the_defender_closes_though_the_strike_is_blocked():
    warden = 'card "Warden": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=(sudden(BlockIt()),))'
    t = table(warden, "me: Nomad@C1", "opponent: Troll@C1', Hedd@D1', Warden@A3'", dice="6 1")
    t.play("strike Nomad -> opponent.Troll", "opponent: defend Hedd").go_to("targets", "opponent")
    t.use("opponent", "Warden").both_pass()
    assert (
        t.closed("opponent.Hedd")
        and t.closed("Nomad")
        and t.wounds("opponent.Hedd") == 0
        and t.happened("rolled") == []
    )


@exercises("B-15.3")
def test_who_rolls():
    """B-15.3: looked at when the roll is carried out."""
    t = struck("Nomad", "Nomad (closed)", "6")
    assert t.happened("rolled") == ["Nomad"] and t.wounds("opponent.Nomad") == 3 and t.wounds("Nomad") == 0


@exercises("B-15.4", "B-15.4a")
def test_the_attacker_rolls_first():
    t = struck("Troll", "Hedd", "6 1")
    assert t.story("rolled") == ["rolled Troll 6", "rolled Hedd 1"]


@exercises("B-15.5")
@pytest.mark.parametrize("die, wounds", [(6, 3), (5, 3), (4, 2)])
def test_limits_of_one_die(die: int, wounds: int):
    """5 + 1 is 6: strong; 6 + 1 is 7, which counts as 6."""
    t = table(MARKSMAN, "me: Marksman@C1", "opponent: Nomad@C2'", dice=str(die))
    t.play("use Marksman -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") == wounds


def test_weakening_by_the_defender():
    """−4: medium for him, weak for the attacker become weak and miss."""
    t = struck("Nomad", "Nomad", "1 5")
    assert t.asked == ("opponent", "B-15.7")
    t.play("weaken")
    assert outcome(t) == (0, 1)


@exercises("B-15.7")
def test_higher_is_read_from_the_totals():
    """Dice 3:1 with attack experience are 4:1, no exchange; 1:4 with defence experience is −4: the defender's."""
    t = struck("Nomad", "Mercenary", "1 4")
    assert t.asked == ("opponent", "B-15.7")


@exercises("B-15.8")
@pytest.mark.parametrize("die, wounds", [(1, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_by_one_die(die: int, wounds: int):
    t = struck("Nomad", "Nomad (closed)", str(die)).both_pass()
    assert outcome(t) == (wounds, 0)


@exercises("B-15.8")
def test_an_attack_for_x_is_rolled_for():
    """Izhor's shot of 1: a strong one poisons."""
    for die, poisoned in ((6, True), (5, False)):
        t = table("me: Izhor@C1", "opponent: Nomad@C2'", dice=str(die - 1))
        t.play("use Izhor -> opponent.Nomad").both_pass()
        assert t.wounds("opponent.Nomad") == 1
        assert bool(t.poison("opponent.Nomad")) is poisoned


# values
@exercises("B-15.9a")
def test_plus_to_strikes_of_every_kind():
    """Kshar: +1 to strikes of every kind at Mountain cards, lunge and special strike among them."""
    rows = ("me: Kshar@C1*1", "opponent: Mountain Giant@D1', Axe Master@C2', Troll@A3'")
    t = table(*rows, dice="1").use("me", "Kshar", "opponent.Axe Master").both_pass()
    assert t.wounds("opponent.Axe Master") == 1  # a lunge of 1, +1, Armour 1
    t = table(*rows, dice="1").use("me", "Kshar", "opponent.Mountain Giant").both_pass()
    assert t.wounds("opponent.Mountain Giant") == 4  # a special strike of 3, +1
    t = table(*rows, dice="3 3").play("strike Kshar -> opponent.Mountain Giant").both_pass()
    assert t.wounds("opponent.Mountain Giant") == 2


@exercises("B-15.10")
def test_protection_then_prevention():
    t = struck("Nomad", "Axe Master", "6 1").both_pass()
    assert t.wounds("opponent.Axe Master") == 2 and t.story("prevented") != []


@exercises("B-15.11")
def test_each_of_the_two_strikes_has_its_own_protection():
    """Sanctorum is protected from weak strikes; the answer is his own affair."""
    t = struck("Nomad", "Sanctorum", "3 3").both_pass()
    assert t.wounds("opponent.Sanctorum") == 0 and "B-17.6" in t.cites()
    t = struck("Nomad", "Sanctorum", "1 4").both_pass()
    assert t.wounds("Nomad") == 1


@exercises("B-15.12")
def test_a_card_that_waits_for_its_death_is_still_in_play():
    """Healed before its destruction is carried out it is saved (a sudden healer is asked in between)."""
    healer = (
        'card "Healer": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=(sudden(Heal(one(Those(side=YOURS)), 2)),))'
    )
    rows = (healer, "me: Nomad@C1", "opponent: Hedd@C1' (wounds 7) (closed), Healer@A3'")
    for heals in (True, False):
        t = table(*rows, dice="3").play("strike Nomad -> opponent.Hedd")
        while t.wounds("opponent.Hedd") < 8:
            t.play("opponent: pass")
        assert t.in_play("opponent.Hedd") and t.offered("use") != []
        t.play("use Healer -> Hedd" if heals else "pass").both_pass()
        assert t.in_play("opponent.Hedd") is heals and (t.happened("saved") == ["Hedd"]) is heals


@exercises("B-15.13")
@pytest.mark.parametrize("dice, asked", [("2 4", True), ("1 4", True)])
def test_rush_after_a_miss(dice: str, asked: bool):
    """«При нападении»: a miss is an attack, too."""
    t = struck("Velite", "Nomad", dice)
    assert (t.offered("to") != []) is asked


@exercises("B-15.13")
def test_no_on_strike_feature_on_a_miss():
    """Ravine Dwarf's choice needs a hit."""
    t = struck("Ravine Dwarf", "Nomad", "2 4").both_pass()
    assert t.happened("triggered") == [] and not t.closed("opponent.Nomad")


@exercises("B-15.14")
def test_the_answer_is_a_simple_strike_too():
    """Hedd answers with a medium strike: poison 1."""
    t = struck("Nomad", "Hedd", "1 6").both_pass()
    assert t.wounds("Nomad") == 2 and t.poison("Nomad")


@exercises("B-15.14", "B-18.1")
def test_attack_experience_is_for_the_initiator():
    """Troll (OvA 1) answers: no +1."""
    t = struck("Nomad", "Troll", "3 3").both_pass()
    assert t.totals() == (3, 3)


@exercises("B-15.9c")
def test_a_number_taken_from_a_card_is_the_printed_one():
    """Kobold heals X, the weak strike of the creature in front: 1, though that has +1 for now."""
    more = "lasting: gain strike +1 on opponent.Nomad until the end of turn 4"
    t = table("turn: 3, me, main", "me: Kobold@C1 (wounds 5)", "opponent: Nomad@C1'", more, dice="3 3")
    assert t.game.explain("opponent.Nomad", "weak", seat=0).value == 2
    t.play("strike Kobold -> opponent.Nomad").go("accept")
    assert t.wounds("Kobold") == 4


@exercises("B-15.9")
def test_terms_of_a_value_in_their_order():
    t = table("me: Nomad@C1", "opponent: Stone Golem@C1'", dice="6 1")
    t.play("strike Nomad -> opponent.Stone Golem").both_pass()
    assert t.wounds("opponent.Stone Golem") == 1
