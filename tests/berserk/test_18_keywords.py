"""Chapter 18: the named features."""

import pytest

import sumrak
from tests.berserk.table_talk import Table, struck, table
from tests.coverage_plugin import exercises

MARKSMAN = 'card "Marksman": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=(ovs(1), tap(shot(1, 2, 3))))'


@exercises("B-18.1")
def test_attack_experience():
    t = struck("Troll", "Nomad", "3 3").both_pass()
    assert t.totals() == (4, 3)


def test_defence_experience():
    """B-18.2: when it answers a melee strike; not when it strikes."""
    t = struck("Nomad", "Mercenary", "3 3").both_pass()
    assert t.totals() == (3, 4)
    t = struck("Mercenary", "Nomad", "3 3").both_pass()
    assert t.totals() == (3, 3)


def test_shooting_experience():
    t = table(MARKSMAN, "me: Marksman@C1", "opponent: Nomad@C2'", dice="3")
    t.play("use Marksman -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") == 2 and "B-18.3" in t.cites()


# Blessing and Curse
@exercises("B-18.4", "B-18.4a")
def test_blessing_rp5_raises_an_experience():
    t = struck("Troll (blessed)", "Nomad", "3 3").both_pass()
    assert t.totals() == (5, 3)


@exercises("B-18.4a")
def test_blessing_rp5_takes_from_the_experience_of_the_other():
    t = struck("Nomad (blessed)", "Mercenary", "3 3").both_pass()
    assert t.totals() == (3, 3)


def test_blessing_rp5_one_of_the_two():
    """Own experience and the other's: the blessed player chooses when modifiers are applied, and nothing goes on the stack."""
    for said, totals in (("number 0", (5, 5)), ("number 1", (4, 4))):
        t = struck("Troll (blessed)", "Mercenary", "3 4")
        assert t.asked == ("me", "B-18.4a") and len(t.stack) == 1
        t.play(said).both_pass()
        assert t.totals() == totals
    t = struck("Troll (blessed)", "Mercenary", "3 3")
    assert t.stack == []  # either way he is one ahead


@exercises("B-18.4a")
def test_blessing_rp5_rerolls_its_own_die_once():
    t = struck("Nomad (blessed)", "Hedd", "1 3 6")
    assert t.asked[0] == "me" and t.offered("reroll") != []
    t.play("reroll Nomad")
    assert t.offered("reroll") == []
    t.both_pass()
    assert t.totals() == (6, 3)


def test_blessing_modern():
    t = struck("Nomad (blessed)", "Hedd", "3 3", "rules: modern").both_pass()
    assert t.totals() == (4, 3) and "B-18.4" in t.cites()


@exercises("B-18.5")
def test_curse_rp5_takes_from_an_experience():
    t = struck("Troll (cursed)", "Nomad", "3 3").both_pass()
    assert t.totals() == (3, 3)
    t = struck("Nomad", "Mercenary (cursed)", "3 3").both_pass()
    assert t.totals() == (3, 3)


@exercises("B-18.5")
def test_curse_rp5_the_opponent_has_it_rolled_again():
    t = struck("Nomad (cursed)", "Hedd", "6 3 1")
    assert t.asked[0] == "opponent" and t.offered("reroll") != []
    t.play("reroll Nomad").both_pass()
    assert t.totals() == (1, 3)


def test_curse_modern():
    t = struck("Nomad (cursed)", "Hedd", "4 3", "rules: modern").both_pass()
    assert t.totals() == (3, 3) and "B-18.5" in t.cites()


@exercises("B-18.5a")
@pytest.mark.parametrize("rules", ["rp5", "modern"])
def test_both(rules: str):
    t = struck("Nomad (blessed) (cursed)", "Hedd", "4 3", f"rules: {rules}")
    assert t.totals() == (4, 3) and t.stack == []


@pytest.mark.parametrize("rules, total", [("rp5", 3), ("modern", 3)])
def test_clumsiness_when_it_strikes(rules: str, total: int):
    t = struck("Stone Golem", "Nomad", "4 3", f"rules: {rules}").both_pass()
    assert t.totals() == (total, 3) and "B-18.6" in t.cites()


@exercises("B-18.6")
@pytest.mark.parametrize("rules", ["rp5", "modern"])
def test_clumsiness_when_it_answers(rules: str):
    """An answer to a simple strike counts in either reading; no card answers another kind of strike."""
    t = struck("Nomad", "Stone Golem", "4 3", f"rules: {rules}").both_pass()
    assert t.totals() == (4, 2)


# Armour, Regeneration, Poison, Healing
def test_armour():
    """B-18.9: the first wounds of every turn from non-magic attacks, refilled each turn."""
    t = table("me: Minotaur@C1", "opponent: Axe Master@C1', Troll@A3'", dice="1 1 1 1")
    t.play("strike Minotaur -> opponent.Axe Master").both_pass()
    t.play("strike Minotaur -> opponent.Axe Master").both_pass()
    assert t.wounds("opponent.Axe Master") == 2 + 3
    assert "B-18.9" in t.cites()


@exercises("B-18.9")
def test_armour_does_not_stop_magic():
    t = table("me: Cyclops@C1", "opponent: Axe Master@B1', Troll@A3'", dice="1")
    t.use("me", "Cyclops", "opponent.Axe Master").both_pass()
    assert t.wounds("opponent.Axe Master") == 2


def test_regeneration():
    t = table("turn: 2, opponent, main", "me: Troll@C1 (wounds 5)").end_turn()
    assert t.wounds("Troll") == 3 and "B-18.10" in t.cites()
    t.end_turn()
    assert t.wounds("Troll") == 3  # only at the start of its own turn


def test_poison():
    """B-18.11: at the start of its controller's turn, again and again; Armour does not stop it."""
    t = table("turn: 2, opponent, main", "me: Axe Master@C1 (poison 2), Hedd@A3").end_turn()
    assert t.wounds("Axe Master") == 2 and "B-18.11" in t.cites()
    t.end_turn().end_turn()
    assert t.wounds("Axe Master") == 4


@exercises("B-18.11", "B-17.2")
@pytest.mark.parametrize("before, after", [(0, 2), (1, 2), (3, 3)])
def test_of_two_poisons_the_greater(before: int, after: int):
    mark = f" (poison {before})" if before else ""
    t = struck("Aracent", f"Nomad{mark}", "6 4").both_pass()
    assert t.poison("opponent.Nomad") == after


@exercises("B-18.11", "B-17.6")
def test_protection_from_poison():
    t = struck("Aracent", "Steppe Werewolf", "6 3").both_pass()
    assert not t.poison("opponent.Steppe Werewolf")


@exercises("B-18.12")
def test_healing_is_not_for_the_incorporeal():
    t = table("me: Druid@C1, Ghost Knight@A3 (wounds 2), Hedd@B3 (wounds 3)")
    whom = {said.rpartition("-> ")[2] for said in t.offered("use")}
    assert "Hedd" in whom
    if "Phantom Knight" in whom:
        t.play("use Druid -> Ghost Knight").both_pass()
        assert t.wounds("Ghost Knight") == 2


def test_vampirism():
    """Vampire: one less than the wounds dealt; what it has no wounds for becomes additional life."""
    t = table("me: Vampire@C1 (wounds 1)", "opponent: Nomad@C1'", dice="6")
    t.play("strike Vampire -> opponent.Nomad").both_pass()
    assert t.wounds("Vampire") == 0 and t.life("Vampire") == 10 and "B-18.13" in t.cites()


@exercises("B-18.13", "B-20.1")
def test_vampirism_up_to_the_maximum():
    """Horned Demon: at most 12."""
    t = table("me: Horned Demon@C1 (life 5)", "opponent: Nomad@C1' (closed)", dice="6")
    t.play("strike Horned Demon -> opponent.Nomad").both_pass()
    assert t.life("Horned Demon") == 12


@exercises("B-18.13")
def test_vampirism_needs_a_corporeal_creature():
    t = table("me: Horned Demon@C1 (wounds 3)", "opponent: Ghost Knight@C1' (closed), Hedd@A3'", dice="6")
    t.play("strike Horned Demon -> opponent.Ghost Knight").both_pass()
    assert t.wounds("Horned Demon") == 3


@pytest.mark.parametrize("rules, zone", [("rp5", "graveyard"), ("modern", "exile")])
def test_corpse_eating(rules: str, zone: str):
    """B-18.14: an enemy creature it kills heals it fully and takes its poison off; the modern rules exile the victim."""
    t = table(
        "me: Korpit (wounds 4) (poison 1)",
        "opponent: Nomad@C1' (closed) (wounds 7), Hedd@A3'",
        f"rules: {rules}",
        dice="3",
    )
    t.play("strike Korpit -> opponent.Nomad").both_pass()
    assert t.wounds("Korpit") == 0 and not t.poison("Korpit")
    assert t.pile(f"opponent {zone}") == ["Nomad"] and "B-18.14" in t.cites()


@exercises("B-18.15")
def test_finishing_blow():
    """Executioner: destroys an adjacent corporeal creature with at most 2 life, 4 on his own half."""
    t = table(
        "me: Executioner@C1", "opponent: Nomad@C1' (wounds 6), Hedd@D1' (wounds 5), Troll@B1 (wounds 6), Druid@A3'"
    )
    reach = {said.rpartition("-> ")[2] for said in t.offered("use") if "->" in said}
    assert {"opponent.Nomad", "opponent.Troll"} <= reach and "opponent.Hedd" not in reach
    t.play("use Executioner -> opponent.Nomad").both_pass()
    assert t.pile("opponent graveyard") == ["Nomad"] and t.happened("wounded") == []


@exercises("B-18.15")
def test_finishing_blow_not_at_symbiotes():
    t = table("me: Executioner@C1", "opponent: Troll@C1' [Uri (wounds 4)]")
    assert not any("Uri" in said for said in t.offered("use"))


@exercises("B-18.16")
@pytest.mark.parametrize("cell, works", [("B2", True), ("A1", True), ("A2", False), ("B3", False)])
def test_formation(cell: str, works: bool):
    """B-18.16: in row or column."""
    t = table(
        "turn: 2, opponent, main", f"me: Mountain Giant@B1, Mountain Giant@{cell}", "opponent: Nomad@B1'", dice="3 3"
    )
    t.play("strike Nomad -> opponent.Mountain Giant#1").both_pass()
    assert t.totals() == (3, 4 if works else 3)
    assert (t.game.explain("Mountain Giant#1", "ovz", seat=0).value if works else 0) == works


@exercises("B-18.16", "B-8.3a")
def test_a_hidden_card_is_no_partner_in_a_formation():
    t = table(
        "turn: 1, me, main", "me: Nomad@B3'", "opponent: Mountain Giant@C3' (hidden), Mountain Giant@C2'", dice="3 3"
    )
    t.play("strike Nomad -> opponent.Mountain Giant").both_pass()
    assert t.totals() == (3, 3)


@exercises("B-18.18")
def test_teleport_anywhere():
    t = table("me: Demon of Envy@A3", "opponent: Hedd@E3'")
    assert len({said.rpartition(" ")[2] for said in t.offered("leap")}) == 27


def test_rush():
    """B-18.19: a free neighbouring cell, not diagonally, once a turn; it may be declined."""
    t = struck("Velite", "Nomad", "3 3")
    assert sorted(t.offered("to")) == ["B1", "C2", "D1"] and t.options()[-1] in ("decline", "pass")
    t.play("to D1").both_pass()
    assert t.cell("Velite") == "D1" and "B-18.19" in t.cites()


@exercises("B-18.19")
def test_a_rush_with_a_shot():
    """Horse Archer: when he rushes he shoots, without closing for it."""
    t = table("me: Horse Archer@C1", "opponent: Hedd@C1', Nomad@A2'", dice="3 3 3")
    t.play("strike Horse Archer -> opponent.Hedd", "to D1").both_pass()
    if t.offered("choose"):
        t.play("choose opponent.Nomad").both_pass()
    assert t.cell("Horse Archer") == "D1" and t.wounds("opponent.Nomad") == 2 and t.closed("Horse Archer")


@pytest.mark.parametrize("die, wounds", [(3, 1), (4, 0)])
def test_frenzy(die: int, wounds: int):
    """B-18.20: Chained Hound, Frenzy 3: the creature in front is wounded, before the wounds of the strike."""
    t = table("me: Chained Hound@C1", "opponent: Hedd@C1', Nomad@D1'", dice=f"{die} 1")
    t.play("strike Chained Hound -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Hedd") == wounds


@exercises("B-18.20")
@pytest.mark.parametrize("frenzy_die, works", [("natural", True), ("modified", False)])
def test_frenzy_natural_or_modified(frenzy_die: str, works: bool):
    """Blessed in the modern way he rolls 3: with +1 that is 4."""
    t = table(
        f"rules: rp5, blessing plus_minus_one, frenzy_die {frenzy_die}",
        "me: Chained Hound@C1 (blessed)",
        "opponent: Hedd@C1', Nomad@D1'",
        dice="3 1",
    )
    t.play("strike Chained Hound -> opponent.Nomad").both_pass()
    assert (t.wounds("opponent.Hedd") == 1) is works


def test_incarnation():
    """B-18.22: a token each own turn; with the third it comes back closed, in the 3rd row."""
    t = table(
        "turn: 2, opponent, main", "me: Nomad@C1", "me graveyard: Herald of Pestilence (incarnation 1)"
    ).end_turn()
    assert t.pile("me graveyard") == ["Herald of Pestilence"] and "B-18.22" in t.cites()


@exercises("B-18.22")
def test_the_last_token_by_another_card_brings_nobody_back_at_once():
    """A position in which that had happened was read back with the card on its way in."""
    t = table(
        "turn: 3, me, main", "me: Talion@C1", "opponent: Hedd@C1' (closed)",
        "me graveyard: Herald of Pestilence (incarnation 2)", dice="6",
    ).play("strike Talion -> opponent.Hedd").both_pass()  # fmt: skip
    assert t.tally("me graveyard", "Herald of Pestilence") == 3 and t.asked == ("me", "B-10.6")
    again = Table(sumrak.scenario(t.game.scenario()))
    assert again.asked == ("me", "B-10.6") and again.game.digest() == t.game.digest()
    again.end_turn()
    assert again.tally("me graveyard", "Herald of Pestilence") == 3
    for _ in range(9):
        if again.asked != ("me", "B-18.22"):
            again.play("pass")
    assert again.options() == ["to A3", "to B3", "to C3", "to D3"]


@exercises("B-18.22")
def test_who_waits_for_a_cell_comes_when_there_is_one():
    """The third row is full; then one of it steps forward."""
    row = "me: Nomad@A3, Nomad@B3, Nomad@C3, Nomad@D3, Hedd@E3"
    t = table("turn: 2, opponent, main", row, "me graveyard: Herald of Pestilence (incarnation 2)").end_turn()
    assert t.asked == ("me", "B-10.6") and "(waits)" in t.game.scenario()
    again = Table(sumrak.scenario(t.game.scenario()))
    again.play("move Hedd E2").both_pass()
    assert again.in_play("Herald of Pestilence") and again.asked == ("me", "B-10.6")


@exercises("B-18.23", "B-10.10")
def test_valhalla():
    """Killed by an enemy attack: at each of your turns one of your creatures gets +1 to its simple strike until the end."""
    t = table("turn: 2, opponent, main", "me: Nomad@C1", "me graveyard: Bonecrusher (by attack)", "opponent: Hedd@A3'")
    t.end_turn()
    assert t.game.explain("Nomad", "weak", seat=0).value == 2 and t.game.explain("Nomad", "strong", seat=0).value == 4
    t.end_turn()
    assert t.game.explain("Nomad", "weak", seat=0).value == 1


@exercises("B-18.27")
def test_the_incorporeal_dies_in_company():
    """It may pass through; when its player does anything else it dies."""
    t = table("me: Ghost Knight@C2, Nomad@C1, Hedd@A1").play("move Ghost Knight C1").both_pass()
    assert t.in_play("Ghost Knight")
    t.play("move Ghost Knight C1'").both_pass()
    assert t.in_play("Ghost Knight")
    t = table("me: Ghost Knight@C2, Nomad@C1, Hedd@A1").play("move Ghost Knight C1").both_pass()
    t.play("move Hedd A2").both_pass()
    assert not t.in_play("Ghost Knight")
    t = table("me: Ghost Knight@C2, Nomad@C1, Hedd@A1").play("move Ghost Knight C1").both_pass().end_turn()
    assert not t.in_play("Ghost Knight")


@exercises("B-18.30")
def test_resilience():
    """No wounds from influences of enemy cards; it may still be their target. One's own influence wounds."""
    t = table("me: Desert of Dzar, Chained Hound@A1", "opponent: Akkenian Swordsman@C1'")
    t.play("use Desert of Dzar -> opponent.Akkenian Swordsman").both_pass()
    assert t.wounds("opponent.Akkenian Swordsman") == 0 and t.closed("Desert of Dzar")
    t = table("me: Desert of Dzar, Chained Hound@A1").play("use Desert of Dzar -> Chained Hound").both_pass()
    assert t.wounds("Chained Hound") == 1


@exercises("B-18.34")
def test_redistributing_wounds():
    """Osklizg, token and closing: up to 4 wounds from an adjacent Swamp creature to itself."""
    t = table("me: Osklizg@C1*1, Hedd@D1 (wounds 3), Nomad@B1 (wounds 2)")
    assert not any("Nomad" in said for said in t.offered("use"))
    t.use("me", "Osklizg", "Hedd").both_pass()
    while t.offered("number"):
        t.play("number 3")
    assert t.wounds("Hedd") == 0 and t.wounds("Osklizg") == 3


def test_the_net():
    """B-18.35: no moving, no acting; an attack at it is blocked, both strikes are lost, the attacker pays, the net goes."""
    t = table("me: Mocking Spider@C1, Nomad@D1", "opponent: Hedd@D1', Troll@A3'", dice="6 1")
    t.play("use Mocking Spider -> opponent.Hedd").both_pass()
    assert "net" in t.badges("opponent.Hedd")
    t.play("strike Nomad -> opponent.Hedd").both_pass()
    assert t.wounds("opponent.Hedd") == t.wounds("Nomad") == 0 and t.closed("Nomad")
    assert "net" not in t.badges("opponent.Hedd") and "B-18.35" in t.cites()


@exercises("B-20.5")
def test_two_nets_are_removed_by_one_blocked_attack():
    net = "lasting: net on opponent.Hedd until the end of turn 4"
    t = table("turn: 3, me, main", "me: Nomad@C1", "opponent: Hedd@C1', Troll@A3'", net, net, dice="6 1")
    assert t.marks("opponent.Hedd")["net"] == 2
    t.play("strike Nomad -> opponent.Hedd").both_pass()
    assert t.wounds("opponent.Hedd") == 0 and "net" not in t.marks("opponent.Hedd") and t.happened("net-gone") != []


@exercises("B-18.35")
def test_in_the_net_nothing_is_done():
    t = table("me: Mocking Spider@C1", "opponent: Hedd@C1', Troll@A3'")
    t.play("use Mocking Spider -> opponent.Hedd").both_pass().end_turn()
    assert t.refused("opponent: move Hedd B1'") == "B-18.35"
    assert t.refused("opponent: strike Hedd -> opponent.Mocking Spider") == "B-18.35"
    t.end_turn()
    assert "net" not in t.badges("opponent.Hedd")
