"""Cards of the Steppe, one by one."""

import pytest

from tests.berserk.table_talk import struck, table


def test_kshar_lunges_and_stabs():
    """+1 to strikes of every kind at Mountain cards; the stab is paid with a token."""
    t = table("me: Kshar@C1*1", "opponent: Hoarling@C2', Nomad@D1'", dice="3")
    t.play("use Kshar -> opponent.Hoarling").both_pass()
    assert t.wounds("opponent.Hoarling") == 2 and t.tokens("Kshar") == 1
    t = table("me: Kshar@C1*1", "opponent: Hoarling@D1'", dice="3")
    t.play("use Kshar 1 -> opponent.Hoarling").both_pass()
    assert t.wounds("opponent.Hoarling") == 4 and t.tokens("Kshar") == 0 and t.closed("Kshar")


def test_kshar_gathers_what_it_pays_with():
    t = table("me: Kshar@C1", "opponent: Nomad@D1'").play("gather Kshar")
    assert t.tokens("Kshar") == 1 and t.closed("Kshar")
    assert t.refused("use Kshar 1 -> opponent.Nomad") is not None


def test_kshar_plain_against_others():
    t = table("me: Kshar@C1*1", "opponent: Nomad@D1'", dice="6").play("use Kshar 1 -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") == 3


def test_ost_raises_a_strike():
    """A weak strike of his side is read as a strong one; a miss could not be."""
    t = table("me: Talion@C1, Ost@B1", "opponent: Troll@C1' (closed)", dice="2")
    t.play("strike Talion -> opponent.Troll").go_to("value", "me").use("me", "Ost").both_pass()
    assert t.wounds("opponent.Troll") == 5 and t.closed("Ost")


def test_ost_raises_an_answer():
    t = table("me: Nomad@C1", "opponent: Nomad@C1', Ost@D1'", dice="2 5")
    t.play("strike Nomad -> opponent.Nomad", "pass").go_to("value", "opponent").use("opponent", "Ost").both_pass()
    assert t.wounds("Nomad") == 3


def test_ost_has_nothing_to_do_with_a_miss():
    t = table("me: Nomad@C1, Ost@B1", "opponent: Nomad@C1'", dice="2 4")
    t.play("strike Nomad -> opponent.Nomad").both_pass()
    assert not t.closed("Ost") and t.happened("brought") == []


def test_ost_discharges():
    t = table("me: Ost@C1", "opponent: Nomad@C3'", dice="4").play("use Ost 1 -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") == 1 and t.closed("Ost")


def test_steppe_werewolf_is_hit_weakly():
    t = struck("Talion", "Steppe Werewolf (closed)", "6").both_pass()
    assert t.wounds("opponent.Steppe Werewolf") == 2


def test_steppe_werewolf_bites_as_it_dies():
    """From the cell where it stood, at a card that was next to it (B-14.5)."""
    t = table("me: Talion@C1, Troll@D1, Nomad@A1", "opponent: Steppe Werewolf@C1' (closed) (wounds 6)", dice="3 4")
    t.play("strike Talion -> opponent.Steppe Werewolf").both_pass()
    assert t.asked[0] == "opponent" and sorted(t.offered("choose")) == ["opponent.Talion", "opponent.Troll"]
    t.play("opponent: choose opponent.Troll").both_pass()
    assert t.wounds("Troll") == 2 and not t.in_play("opponent.Steppe Werewolf")


def test_snakehead_lunges():
    t = table("me: Snakehead@C1", "opponent: Nomad@C2'", dice="6").play("use Snakehead -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") == 1


@pytest.mark.parametrize(("die", "wounds"), [("2", 0), ("4", 3), ("6", 5)])
def test_sanctorum_is_safe_from_weak_strikes(die: str, wounds: int):
    """Talion's attack experience makes a 4 of a 3."""
    t = struck("Talion", "Sanctorum (closed)", die).both_pass()
    assert t.wounds("opponent.Sanctorum") == wounds


def test_sanctorum_in_formation():
    """+1 to its weak strike only."""
    t = table("me: Sanctorum@C1, Minotaur@C2", "opponent: Troll@C1' (closed), Nomad@A3'", dice="3")
    t.play("strike Sanctorum -> opponent.Troll").both_pass()
    assert t.wounds("opponent.Troll") == 2
    t = table("me: Sanctorum@C1, Minotaur@C2", "opponent: Troll@C1' (closed), Nomad@A3'", dice="5")
    t.play("strike Sanctorum -> opponent.Troll").both_pass()
    assert t.wounds("opponent.Troll") == 2


def test_crossbowman_winds_up_and_shoots():
    """+2 for each token, all lost on the shot; a token takes an action of its own, and there are no more than four."""
    t = table("me: Crossbowman@C1*3", "opponent: Cyclops@C2'", dice="5")
    t.play("use Crossbowman -> opponent.Cyclops").both_pass()
    assert t.wounds("opponent.Cyclops") == 8 and t.tokens("Crossbowman") == 0
    t = table("me: Crossbowman@C1*4", "opponent: Cyclops@C2'").play("use Crossbowman 1").both_pass()
    assert t.tokens("Crossbowman") == 4 and t.closed("Crossbowman")
    t = table("me: Crossbowman@C1", "opponent: Cyclops@C2'").play("use Crossbowman 1").both_pass()
    assert t.tokens("Crossbowman") == 1


def test_crossbowman_does_not_accumulate():
    """B-20.3: it loses tokens, but does not pay with them."""
    t = table("me: Crossbowman@C1", "opponent: Nomad@C2'")
    assert t.refused("gather Crossbowman") == "B-20.3"


def test_crossbowman_in_formation_fears_no_throws():
    t = table("me: Hoarling@C1", "opponent: Crossbowman@C2', Sanctorum@B2'", dice="6")
    t.play("use Hoarling -> opponent.Crossbowman").both_pass()
    assert t.wounds("opponent.Crossbowman") == 0


def test_glorm_takes_the_edge_off():
    """A melee strike at a creature of his squad comes down to 1, he is wounded by 1; by 0 if that creature is of the Steppe."""
    t = table("me: Talion@C1", "opponent: Troll@C1' (closed), Glorm@E1'", dice="6")
    t.play("strike Talion -> opponent.Troll").go_to("value", "opponent").use("opponent", "Glorm").both_pass()
    assert t.wounds("opponent.Troll") == 1 and t.wounds("opponent.Glorm") == 1 and t.closed("opponent.Glorm")
    t = table("me: Talion@C1", "opponent: Nomad@C1' (closed), Glorm@E1'", dice="6")
    t.play("strike Talion -> opponent.Nomad").go_to("value", "opponent").use("opponent", "Glorm").both_pass()
    assert t.wounds("opponent.Nomad") == 1 and t.wounds("opponent.Glorm") == 0


def test_manticore_hunts_mages():
    """+1 and no defender against those with a discharge, a magic strike or a spell."""
    t = table("me: Manticore", "opponent: Ost@C1', Nomad@D1'", dice="6 1")
    t.play("strike Manticore -> opponent.Ost").both_pass()
    assert t.wounds("opponent.Ost") == 4
    t = table("me: Manticore", "opponent: Troll@C1', Nomad@D1'", dice="6 1").play("strike Manticore -> opponent.Troll")
    assert t.offered("defend") == ["Nomad"]


def test_manticore_ignores_protection_from_flyers():
    t = table("me: Manticore", "opponent: Horned Demon@C1' (closed)", dice="4")
    t.play("strike Manticore -> opponent.Horned Demon").both_pass()
    assert t.wounds("opponent.Horned Demon") == 2
    t = table("me: Korpit", "opponent: Horned Demon@C1' (closed)", dice="4")
    t.play("strike Korpit -> opponent.Horned Demon").both_pass()
    assert t.wounds("opponent.Horned Demon") == 0


def test_minotaur_strikes_twice():
    t = table("me: Minotaur@C1", "opponent: Troll@C1' (closed), Cyclops@D1' (closed)", dice="3 6")
    t.play("strike Minotaur -> opponent.Troll").both_pass()
    assert not t.closed("Minotaur")
    t.play("strike Minotaur -> opponent.Cyclops").both_pass()
    assert t.closed("Minotaur") and t.wounds("opponent.Cyclops") == 5


def test_minotaur_in_formation():
    t = table("me: Minotaur@C1, Sanctorum@B1", "opponent: Cyclops@D1' (closed)", dice="6")
    t.play("strike Minotaur -> opponent.Cyclops").both_pass()
    assert t.wounds("opponent.Cyclops") == 6


def test_und_holds_its_host():
    """Its host attacks nothing else and does nothing else, but may move."""
    t = table("me: Ost@C1 [Und the Dwarfling (by opponent)]", "opponent: Nomad@C1', Troll@D3'", dice="4 1")
    assert t.refused("strike Ost -> opponent.Nomad") is not None
    assert t.refused("use Ost 1 -> opponent.Troll") is not None
    assert t.may("move Ost C2")
    t.play("strike Ost -> opponent.Und the Dwarfling").both_pass()
    assert t.wounds("opponent.Und the Dwarfling") == 1 and t.wounds("Ost") == 0


def test_und_is_wounded_by_its_host_only():
    t = table("me: Ost@C1 [Und the Dwarfling (by opponent)], Talion@B1", "opponent: Nomad@A3'", dice="6 1")
    t.play("strike Talion -> opponent.Und the Dwarfling").both_pass()
    assert t.wounds("opponent.Und the Dwarfling") == 0


def test_und_neither_defends_nor_is_defended():
    t = table("me: Ost@C1 [Und the Dwarfling (by opponent)], Talion@B1", "opponent: Nomad@C1'", dice="6 1 6 1")
    t.play("strike Talion -> opponent.Nomad")
    assert t.offered("defend") == []
    t = table("me: Ost@C1 [Und the Dwarfling (by opponent)]", "opponent: Nomad@C1'", dice="6 1 6 1")
    t.play("strike Ost -> opponent.Und the Dwarfling")
    assert t.offered("defend") == []


def test_desert_of_dzar_shields_after_discharges():
    """The next wound from non-magic attacks at my cards, to the end of the enemy's turn."""
    t = table("me: Ost@C1, Nomad@D1, Desert of Dzar", "opponent: Talion@D1', Nomad@C3'", dice="4 3 3")
    t.play("use Ost 1 -> opponent.Nomad").both_pass().end_turn()
    t.play("opponent: strike Talion -> Nomad", "pass").both_pass()
    assert t.wounds("Nomad") == 1 and t.happened("prevented") == ["Nomad"]


def test_desert_of_dzar_wounds_who_does_not_fly():
    t = (
        table("me: Desert of Dzar", "opponent: Nomad@C3', Korpit")
        .play("use Desert of Dzar -> opponent.Nomad")
        .both_pass()
    )
    assert t.wounds("opponent.Nomad") == 1 and t.closed("Desert of Dzar")
    t = table("me: Desert of Dzar", "opponent: Nomad@C3', Korpit")
    assert t.refused("use Desert of Dzar -> opponent.Korpit") is not None


def test_velite_shoots_further_in_formation():
    t = table("me: Velite@C1, Sanctorum@B1", "opponent: Nomad@E2'", dice="4")
    t.play("use Velite -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") == 1
    t = table("me: Velite@C1", "opponent: Nomad@E2'")
    assert t.refused("use Velite -> opponent.Nomad") is not None


@pytest.mark.parametrize(("die", "wounds"), [("4", 1), ("6", 2)])
def test_velite_pierces_the_mountains(die: str, wounds: int):
    """+1 to a strong shot at Mountain cards only."""
    t = table("me: Velite@C1", "opponent: Hoarling@C2'", dice=die).play("use Velite -> opponent.Hoarling").both_pass()
    assert t.wounds("opponent.Hoarling") == wounds


def test_cleric_blesses_a_neighbour():
    """Optional, at the start of his own turn."""
    t = table("turn: 2, opponent, final", "me: Cleric@C1, Nomad@D1", "opponent: Nomad@A3'")
    t.go("accept")
    assert "blessed" in t.badges("Nomad")


def test_cleric_heals_the_blessed():
    t = table("me: Cleric@C1, Nomad@A3 (blessed) (wounds 3), Troll@B3 (wounds 3)", "opponent: Nomad@A3'")
    t.play("use Cleric").both_pass()
    assert t.wounds("Nomad") == 2 and t.wounds("Troll") == 3


def test_akkenian_swordsman_defends_again_and_again():
    t = table("me: Nomad@C1, Hoarling@B1", "opponent: Kshar@C1' (closed), Akkenian Swordsman@B1'", dice="2 2 2 2")
    t.play("strike Nomad -> opponent.Kshar", "opponent: defend Akkenian Swordsman").both_pass()
    assert not t.closed("opponent.Akkenian Swordsman")
    t.play("strike Hoarling -> opponent.Kshar")
    assert t.offered("defend") == ["Akkenian Swordsman"]


def test_akkenian_swordsman_is_spurred_by_a_blessing():
    t = table("turn: 2, opponent, final", "me: Cleric@C1, Akkenian Swordsman@D1", "opponent: Troll@D1'", dice="4")
    t.go("accept", "choose Akkenian Swordsman")
    assert t.wounds("opponent.Troll") == 2 and not t.closed("Akkenian Swordsman")


def test_orc_cannon_is_pushed():
    """By closing a creature next to it, once a turn; to any free neighbouring cell."""
    t = table("me: Orc Cannon@C2, Hedd@C3, Troll@D3", "opponent: Nomad@A3'")
    t.play("use Orc Cannon -> Hedd").go("to D1")
    assert t.cell("Orc Cannon") == "D1" and t.closed("Hedd") and not t.closed("Orc Cannon")
    assert t.refused("use Orc Cannon -> Troll") is not None


def test_orc_cannon_recoils():
    """On initiating the shot it may go one cell back for +1 to that shot."""
    t = table("me: Orc Cannon@C2", "opponent: Troll@C2'", dice="4").play("use Orc Cannon 1 -> opponent.Troll")
    t.go("accept")
    assert t.wounds("opponent.Troll") == 3 and t.cell("Orc Cannon") == "C3"
    t = table("me: Orc Cannon@C2", "opponent: Troll@C2'", dice="4").play("use Orc Cannon 1 -> opponent.Troll")
    t.go("decline")
    assert t.wounds("opponent.Troll") == 2 and t.cell("Orc Cannon") == "C2"


def test_orc_cannon_has_nowhere_to_recoil_to():
    """Nobody is asked if the cell behind is taken."""
    t = table("me: Orc Cannon@C2, Nomad@C3", "opponent: Troll@C2'", dice="4").play("use Orc Cannon 1 -> opponent.Troll")
    t.both_pass()
    assert t.wounds("opponent.Troll") == 2


def test_orc_champion_grows_a_shell():
    """Frenzy 4: +1 Armour to the end of the enemy's turn."""
    t = table("me: Orc Champion@C1", "opponent: Troll@C1' (closed), Talion@D2'", dice="4 4")
    t.play("strike Orc Champion -> opponent.Troll").both_pass().end_turn()
    t.play("opponent: move Talion D1'").both_pass()
    t.play("opponent: strike Talion -> Orc Champion").both_pass()
    assert t.wounds("Orc Champion") == 1


def test_orc_champion_is_directed_at_the_mountains():
    t = table("me: Orc Champion@C1", "opponent: Hoarling@C1', Nomad@D1'", dice="6 1").play(
        "strike Orc Champion -> opponent.Hoarling"
    )
    assert t.offered("defend") == []
    t = table("me: Orc Champion@C1", "opponent: Troll@C1', Nomad@D1'", dice="6 1").play(
        "strike Orc Champion -> opponent.Troll"
    )
    assert t.offered("defend") == ["Nomad"]


def test_horse_archer_shoots_as_he_rushes():
    """The shot comes with the rush and closes nothing."""
    t = table("me: Horse Archer@C1", "opponent: Troll@C1' (closed), Nomad@C3'", dice="4 4")
    t.play("strike Horse Archer -> opponent.Troll").go("to D1")
    assert t.cell("Horse Archer") == "D1" and t.wounds("opponent.Nomad") == 2


def test_chained_hound_bites_what_stands_before_it():
    """Frenzy 3, friend or enemy."""
    t = table("me: Chained Hound@C1", "opponent: Nomad@C1', Troll@D1' (closed)", dice="3")
    t.play("strike Chained Hound -> opponent.Troll", "pass").both_pass()
    assert t.wounds("opponent.Nomad") == 1 and t.wounds("opponent.Troll") == 1
