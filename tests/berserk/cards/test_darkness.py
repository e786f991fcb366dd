"""Cards of Darkness, one by one."""

import pytest

from tests.berserk.table_talk import struck, table

BACK = "turn: 2, opponent, main"
"""The enemy's turn before mine, so that what happens at the start of my turn comes at once."""


def test_herald_comes_back_on_wings():
    t = table(
        BACK, "me: Nomad@C1", "opponent: Nomad@A3'", "me graveyard: Herald of Pestilence (incarnation 2)"
    ).end_turn()
    assert t.in_play("Herald of Pestilence") and t.cell("Herald of Pestilence") == ""
    assert t.closed("Herald of Pestilence")


def test_fire_imp_warms_up():
    """+1 to its next throw when a creature of mine teleports from beside it onto the enemy half; once is all."""
    t = table("me: Fire Imp@B1, Horned Demon@C1, Demon of Envy@A1", "opponent: Baraka@C2'", dice="3")
    t.play("leap Horned Demon E3'").both_pass().play("leap Demon of Envy E2'").both_pass()
    t.play("use Fire Imp -> opponent.Baraka").both_pass()
    assert t.wounds("opponent.Baraka") == 2


def test_fire_imp_stays_cool():
    """From a cell that is not adjacent, or to my own half: nothing."""
    t = (
        table("me: Fire Imp@A1, Horned Demon@C1", "opponent: Baraka@B2'", dice="3")
        .play("leap Horned Demon E3'")
        .both_pass()
    )
    t.play("use Fire Imp -> opponent.Baraka").both_pass()
    assert t.wounds("opponent.Baraka") == 1
    t = (
        table("me: Fire Imp@B1, Horned Demon@C1", "opponent: Baraka@D2'", dice="3")
        .play("leap Horned Demon D2")
        .both_pass()
    )
    t.play("use Fire Imp -> opponent.Baraka").both_pass()
    assert t.wounds("opponent.Baraka") == 1


@pytest.mark.parametrize(("answer", "cell"), [("accept", ""), ("decline", "C2")])
def test_fiend_spreads_its_wings(answer: str, cell: str):
    """When it teleports back from the enemy half it may give up Teleport and fly."""
    t = table("me: Fiend@C2', Nomad@A3", "opponent: Nomad@E3'").play("leap Fiend C2").go(answer)
    assert t.cell("Fiend") == cell


def test_fiend_the_other_way_round():
    t = table("me: Fiend@C2, Nomad@A3", "opponent: Nomad@E3'").play("leap Fiend C2'").both_pass()
    assert t.asked == ("me", "B-10.6") and t.cell("Fiend") == "C2'"


def test_vampire_sucks_one_less():
    """Unanswered, one die; what is more than its wounds becomes additional life."""
    t = struck("Vampire (wounds 1)", "Troll", "6").both_pass()
    assert t.wounds("opponent.Troll") == 3 and t.wounds("Vampire") == 0 and t.life("Vampire") == 10
    t = struck("Vampire (wounds 1)", "Troll", "3").both_pass()
    assert t.wounds("Vampire") == 1


def test_plague_rider_rides_in():
    """Open, with attack experience 2 and +2 to the end of that turn."""
    t = table(BACK, "me: Nomad@C1", "opponent: Nomad@A3'", "me graveyard: Plague Rider (incarnation 2)").end_turn()
    assert not t.closed("Plague Rider") and t.strike("Plague Rider") == (4, 5, 5)
    t.end_turn()
    assert t.strike("Plague Rider") == (2, 3, 3)


def test_charioteer_drives_around_the_field():
    t = table("me: Charioteer@A1, Nomad@C1", "opponent: Troll@E2'", dice="3 1").play("move Charioteer E1").both_pass()
    assert t.cell("Charioteer") == "E1"
    t = table("me: Charioteer@A1, Nomad@C1", "opponent: Nomad@C3'")
    assert "E1" in [said.split()[-1] for said in t.offered("move") if said.startswith("Charioteer")]


def test_charioteer_strikes_across():
    """At a creature on the opposite edge of the row; a defender has to be next to both."""
    t = table("me: Charioteer@A1, Nomad@C1", "opponent: Troll@E1, Hedd@D1", dice="3 1").play(
        "strike Charioteer -> opponent.Troll"
    )
    assert t.offered("defend") == []
    t.both_pass()
    assert t.wounds("opponent.Troll") == 3


def test_demon_of_envy_among_the_strong():
    """+1 to strikes beside two enemies whose printed weak strike is 3 or more."""
    t = table("me: Demon of Envy@C1", "opponent: Baraka@B1', Mercenary@D1', Troll@C1' (closed)", dice="2")
    t.play("strike Demon of Envy -> opponent.Troll").both_pass()
    assert t.wounds("opponent.Troll") == 3
    t = table("me: Demon of Envy@C1", "opponent: Baraka@B1', Troll@C1' (closed)", dice="2")
    t.play("strike Demon of Envy -> opponent.Troll").both_pass()
    assert t.wounds("opponent.Troll") == 2


def test_demon_of_envy_among_mages():
    """Beside two of them it has a magic strike of its own."""
    t = table("me: Demon of Envy@C1", "opponent: Ost@B1', Cyclops@D1'", dice="2")
    t.play("use Demon of Envy 1 -> opponent.Ost").both_pass()
    assert t.wounds("opponent.Ost") == 3
    t = table("me: Demon of Envy@C1", "opponent: Ost@B1', Nomad@D1'")
    assert t.refused("use Demon of Envy 1 -> opponent.Ost") is not None


def test_talion_calls_the_dead():
    """A strong strike puts an incarnation token on one that waits; who has come back already waits no more."""
    t = struck("Talion", "Troll (closed)", "6", "me graveyard: Plague Rider, Nomad").both_pass()
    assert t.tally("me graveyard", "Plague Rider") == 1
    t = struck("Talion", "Troll (closed)", "4", "me graveyard: Plague Rider").both_pass()
    assert t.tally("me graveyard", "Plague Rider") == 0


def test_drakkarh_in_the_air():
    """−1 from ranged attacks, +1 at flyers, and it learns to strike so that nobody defends."""
    t = (
        table("me: Garrid Archer@C1", "opponent: Drakkarh", dice="6")
        .play("use Garrid Archer -> opponent.Drakkarh")
        .both_pass()
    )
    assert t.wounds("opponent.Drakkarh") == 2
    t = (
        table("me: Drakkarh", "opponent: Korpit (closed)", dice="3")
        .play("strike Drakkarh -> opponent.Korpit")
        .both_pass()
    )
    assert t.wounds("opponent.Korpit") == 3


def test_drakkarh_learns_the_directed_strike():
    t = table("me: Drakkarh", "opponent: Troll@C1', Nomad@D1'", dice="3 3").play("use Drakkarh").both_pass()
    t.end_turn().end_turn().play("strike Drakkarh -> opponent.Troll")
    assert t.offered("defend") == []


def test_horned_demon_drinks():
    """Up to 12 lives, wounds and all."""
    t = struck("Horned Demon", "Troll (closed)", "6").both_pass()
    assert t.life("Horned Demon") == 10
    t = struck("Horned Demon (life +4)", "Troll (closed)", "6").both_pass()
    assert t.life("Horned Demon") == 12


def test_baraka_stays_open():
    t = struck("Baraka", "Troll (closed)", "3").both_pass()
    assert not t.closed("Baraka")


def test_salamander_flames_with_its_host():
    """The host teleports or jumps: discharge 1, range 3, from where it has come to."""
    t = table("me: Horned Demon@C1 [Salamander], Nomad@A3", "opponent: Hedd@C3', Troll@D3'", dice="4")
    t.play("leap Horned Demon C1'").go("choose opponent.Hedd")
    assert t.wounds("opponent.Hedd") == 1 and not t.closed("Salamander")


def test_possessed_by_a_curse():
    """Its strikes at the cursed are strong; theirs are one less."""
    t = struck("The Possessed", "Troll (closed) (cursed)", "1").both_pass()
    assert t.wounds("opponent.Troll") == 3
    t = struck("Talion (cursed)", "The Possessed (closed)", "6").both_pass()
    assert t.wounds("opponent.The Possessed") == 4
    t = struck("The Possessed", "Troll (closed)", "1").both_pass()
    assert t.wounds("opponent.Troll") == 1


def test_ghost_knight_is_barely_there():
    """Attacks that are not magic come down to 1."""
    t = struck("Talion", "Ghost Knight (closed)", "6").both_pass()
    assert t.wounds("opponent.Ghost Knight") == 1
    t = (
        table("me: Cyclops@C1", "opponent: Ghost Knight@D1'", dice="3")
        .play("use Cyclops -> opponent.Ghost Knight")
        .both_pass()
    )
    assert t.wounds("opponent.Ghost Knight") == 2


def test_ghost_knight_chills_whom_it_passes():
    t = table("me: Ghost Knight@C1", "opponent: Troll@C1', Nomad@A3'").play("move Ghost Knight C1'").both_pass()
    assert t.wounds("opponent.Troll") == 1
    t.play("move Ghost Knight C2'").both_pass()
    assert t.in_play("Ghost Knight") and t.wounds("opponent.Troll") == 1


def test_hunchback_curses_what_is_before_him():
    t = table(BACK, "me: Hunchback@C1", "opponent: Troll@C1', Nomad@A3'").end_turn()
    assert "cursed" in t.badges("opponent.Troll")
    t = table(BACK, "me: Hunchback@C1, Nomad@A1", "opponent: Troll@D1', Nomad@A3'").end_turn()
    assert "cursed" not in t.badges("opponent.Troll")


CITY = 'card "Old Town" / "Старый город": terrain(DARKNESS, 3, SILVER, classes=("city",))'


def test_hunchback_with_a_city():
    t = (
        table(CITY, "me: Nomad@C1", "opponent: Hunchback@C1', Old Town", dice="3 2")
        .play("strike Nomad -> opponent.Hunchback")
        .both_pass()
    )
    assert t.totals() == (3, 3)
    t = struck("Nomad", "Hunchback", "3 2").both_pass()
    assert t.totals() == (3, 2)


def test_black_knight_and_the_cursed():
    t = struck("Talion (cursed)", "Black Knight (closed)", "6").both_pass()
    assert t.wounds("opponent.Black Knight") == 3
    t = struck("Black Knight", "Troll (closed)", "6").both_pass()
    assert "cursed" in t.badges("opponent.Troll")
    t = struck("Black Knight", "Troll (closed)", "4").both_pass()
    assert "cursed" not in t.badges("opponent.Troll")


def test_executioner_finishes():
    """2, and 4 on my own half; not a symbiote, not the healthy."""
    t = (
        table("me: Executioner@C1", "opponent: Troll@C1' (wounds 8), Nomad@A3'")
        .play("use Executioner 1 -> opponent.Troll")
        .both_pass()
    )
    assert t.pile("opponent graveyard") == ["Troll"]
    t = table("me: Executioner@C1", "opponent: Troll@C1' (wounds 7), Nomad@D1 (wounds 4)")
    assert t.refused("use Executioner 1 -> opponent.Troll") is not None
    assert t.may("use Executioner 1 -> opponent.Nomad")
