"""Forest cards that stand in no deck of the box."""

import pytest

import sumrak
from tests.berserk.table_talk import struck, table


@pytest.mark.parametrize(("before", "wounds"), [("Nomad@C1", 2), ("Nomad@C1 (wounds 1)", 1), ("Nomad@B1", 1)])
def test_atekar_behind_a_sound_back(before: str, wounds: int):
    t = (
        table(f"me: Atekar@C2, {before}", "opponent: Vyle@C2'", dice="4")
        .play("use Atekar -> opponent.Vyle")
        .both_pass()
    )
    assert t.wounds("opponent.Vyle") == wounds


@pytest.mark.parametrize(("target", "wounds"), [("Archer of Dzar", 3), ("Firemane", 3), ("Vyle", 2)])
def test_draks_hunts_mages(target: str, wounds: int):
    t = (
        table("me: Draks", f"opponent: {target}@C1' (closed)", dice="6")
        .play(f"strike Draks -> opponent.{target}")
        .both_pass()
    )
    assert t.wounds(f"opponent.{target}") == wounds


def test_draks_is_not_stopped():
    t = table("me: Draks", "opponent: Vyle@C1', Nomad@D1'", dice="3 3").play("strike Draks -> opponent.Vyle")
    assert t.offered("defend") == []


def test_lekken_defends_again_and_again():
    t = table("me: Nomad@C1, Hoarling@B1", "opponent: Kshar@C1' (closed), Lekken@B1'", dice="2 2 2 2")
    t.play("strike Nomad -> opponent.Kshar", "opponent: defend Lekken").both_pass()
    assert t.totals() == (2, 3) and not t.closed("opponent.Lekken")
    t.play("strike Hoarling -> opponent.Kshar")
    assert t.offered("defend") == ["Lekken"]


def test_lekken_and_discharges():
    t = table("me: Archer of Dzar@C1*1", "opponent: Lekken@C3'", dice="6")
    t.play("use Archer of Dzar 1 -> opponent.Lekken").both_pass()
    assert t.wounds("opponent.Lekken") == 0


def test_gnawer_and_magic():
    for use in ("0", "1"):
        t = table("me: Archer of Dzar@C1*1", "opponent: Gnawer@C3'", dice="6")
        t.play(f"use Archer of Dzar {use} -> opponent.Gnawer").both_pass()
        assert t.wounds("opponent.Gnawer") == 0


def test_gnawer_gnaws_itself_a_way():
    t = table("me: Gnawer@C1, Nomad@A3", "opponent: Vyle@C1', Nomad@D1', Korpit", dice="6 3 3")
    t.use("me", "Gnawer").both_pass().end_turn()
    t.play("opponent: strike Korpit -> Gnawer").both_pass()
    assert t.wounds("Gnawer") == 0
    t.end_turn().play("strike Gnawer -> opponent.Vyle")
    assert t.offered("defend") == []


@pytest.mark.parametrize(("striker", "wounds"), [("Nomad", 1), ("Orc", 4)])
def test_hobgoblin_fears_no_small_fry(striker: str, wounds: int):
    t = struck(striker, "Hobgoblin (closed)", "6").both_pass()
    assert t.wounds("opponent.Hobgoblin") == wounds


def test_elm_comes_again():
    t = (
        table("me: Draks", "opponent: Elm (closed), Nomad@A3'", dice="1")
        .play("strike Draks -> opponent.Elm")
        .both_pass()
    )
    assert t.count("opponent deck") == 1 and t.count("opponent graveyard") == 0


def test_sentinels_of_krong_are_thorny():
    t = struck("Vyle", "Sentinels of Krong (closed)", "1").both_pass()
    assert t.wounds("opponent.Sentinels of Krong") == 1 and t.wounds("Vyle") == 1
    t = table("me: Garrid Archer@C1", "opponent: Sentinels of Krong@C3'", dice="6")
    t.play("use Garrid Archer -> opponent.Sentinels of Krong").both_pass()
    assert t.wounds("opponent.Sentinels of Krong") == 0
    assert table("me: Sentinels of Krong@C1, Nomad@A3").may("move Sentinels of Krong D2")


@pytest.mark.parametrize(("die", "second"), [("5", 1), ("4", 0)])
def test_gmurr_shoots_twice(die: str, second: int):
    """With its experience a 5 is strong."""
    t = table("me: Gmurr@C1", "opponent: Vyle@C3', Nomad@B3'", dice=f"{die} 1")
    t.play("use Gmurr -> opponent.Vyle").both_pass()
    if second:
        t.play("choose opponent.Nomad").both_pass()
    assert t.wounds("opponent.Vyle") == 2 and t.wounds("opponent.Nomad") == second


@pytest.mark.parametrize(("answer", "wounds"), [("accept", 2), ("decline", 0)])
def test_elven_pathfinder_shoots_first(answer: str, wounds: int):
    t = table("me: Vyle@C1, Orc@A3", "opponent: Nomad@C1', Elven Pathfinder@D1'", dice="3 3 3")
    t.play("strike Vyle -> opponent.Nomad", "opponent: defend Elven Pathfinder").go(answer)
    if answer == "accept":
        assert "Vyle" not in t.offered("choose")  # no shots at what is adjacent
        t.play("choose Orc").both_pass()
    assert t.wounds("Orc") == wounds and sorted(t.totals()) == [3, 4]


@pytest.mark.parametrize(("cell", "wounds"), [("C1'", 4), ("D1'", 2)])
def test_boar_of_the_wildwood_charges_ahead(cell: str, wounds: int):
    t = table("me: Boar of the Wildwood@C1", f"opponent: Vyle@{cell} (closed)", dice="1")
    t.play("strike Boar of the Wildwood -> opponent.Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == wounds


def test_dryad_heals_and_cures():
    t = table("me: Dryad@C1, Vyle@A3 (wounds 3) (poison 1) (cursed)").play("use Dryad 0 -> Vyle").both_pass()
    assert t.wounds("Vyle") == 2 and t.poison("Vyle") == 1
    t = table("me: Dryad@C1, Vyle@A3 (wounds 3) (poison 1) (cursed)").play("use Dryad 1 -> Vyle").both_pass()
    assert t.wounds("Vyle") == 3 and t.poison("Vyle") == 0 and t.badges("Vyle") == []


def test_lirain_heals_fast():
    t = table("turn: 2, opponent, main", "me: Lirain@C1 (wounds 5)").end_turn()
    assert t.wounds("Lirain") == 0


@pytest.mark.parametrize(("cell", "wounds"), [("C1'", 3), ("D1'", 0)])
def test_hornbearer_butts(cell: str, wounds: int):
    t = table("me: Hornbearer@C1", f"opponent: Vyle@{cell}", dice="4").end_turn()
    assert t.wounds("opponent.Vyle") == wounds


def test_hornbearer_and_flyers():
    t = (
        table("me: Korpit", "opponent: Hornbearer@C1' (closed)", dice="6")
        .play("strike Korpit -> opponent.Hornbearer")
        .both_pass()
    )
    assert t.wounds("opponent.Hornbearer") == 0


def test_philavandel_out_of_reach():
    t = table("me: Garrid Archer@C1", "opponent: Philavandel@C3'", dice="6")
    t.play("use Garrid Archer -> opponent.Philavandel").both_pass()
    assert t.wounds("opponent.Philavandel") == 1
    t = struck("Orc", "Philavandel (closed)", "1").both_pass()
    assert t.wounds("opponent.Philavandel") == 3


@pytest.mark.parametrize(("target", "wounds"), [("Nomad", 2), ("Cave Dweller", 2), ("Vyle", 1)])
def test_philavandel_knows_its_enemies(target: str, wounds: int):
    t = (
        table("me: Philavandel@C1", f"opponent: {target}@C3'", dice="3")
        .play(f"use Philavandel -> opponent.{target}")
        .both_pass()
    )
    assert t.wounds(f"opponent.{target}") == wounds


def test_warden_of_sunset_weakens():
    t = (
        table("me: Warden of Sunset@C1", "opponent: Vyle@C3'", dice="3")
        .play("use Warden of Sunset -> opponent.Vyle")
        .both_pass()
    )
    assert t.wounds("opponent.Vyle") == 1 and t.strike("opponent.Vyle") == (0, 0, 3)
    t.end_turn().end_turn()
    assert t.strike("opponent.Vyle") == (1, 1, 4)
    t = (
        table("me: Warden of Sunset@C1", "opponent: Vyle@C3'", dice="4")
        .play("use Warden of Sunset -> opponent.Vyle")
        .both_pass()
    )
    assert t.strike("opponent.Vyle") == (1, 1, 4)


@pytest.mark.parametrize(("first", "turn", "may"), [("opponent", 2, True), ("me", 1, False)])
def test_warden_of_sunset_of_the_second_player(first: str, turn: int, may: bool):
    t = table(f"first: {first}", f"turn: {turn}, me, main", "me: Warden of Sunset@C1", "opponent: Vyle@D3'")
    assert t.may("use Warden of Sunset -> opponent.Vyle") is may


def test_two_elms_at_once():
    """Both return; neither is named as who did it to the other once it lies in the deck."""
    t = table("me: Elm, Nomad@A3", "opponent: Elm, Nomad@A3'", dice="5 3").play("strike Elm -> opponent.Elm")
    t.both_pass().play("full").both_pass()
    assert (t.count("me deck"), t.count("opponent deck")) == (1, 1)
    assert sumrak.replay(t.game.record()).digest() == t.game.digest()


def test_the_speaker_heals_the_dear_ones_more():
    t = table("me: Speaker with Trees@A3, Nomad@C1 (wounds 4), Baraka@B1 (wounds 5)", "opponent: Troll@C3'")
    used = [said for said in t.options() if said.startswith("use Speaker with Trees")]
    assert len([said for said in used if said.endswith("Baraka")]) == 2
    assert len([said for said in used if said.endswith("Nomad")]) == 1


def test_the_speaker_gives_life_where_it_was_left_in_peace():
    t = table("turn: 2, opponent, main", "me: Speaker with Trees@A3", "opponent: Troll@C3'").play("pass")
    t.go("choose Speaker with Trees")
    assert t.life("Speaker with Trees") == 10


def test_the_priestess_strikes_twice_at_the_dark_and_the_steppe():
    foes = "opponent: Talion@C1', Nomad@B1', Druid@D1'"
    t = table("me: Priestess of Allamor@C1", foes, dice="3 3")
    two = [said for said in t.options() if said.startswith("use Priestess of Allamor")]
    assert (
        len([said for said in two if said.endswith("Druid")]) == 1
        and len([said for said in two if said.endswith("Talion")]) == 2
    )
    t.play([said for said in two if said.endswith("Talion")][1]).both_pass()
    assert t.wounds("opponent.Talion") == 2 and t.wounds("opponent.Nomad") == 2 and t.wounds("opponent.Druid") == 0


def test_the_elven_warrior_shoots_after_striking():
    """At anybody who is not beside it."""
    t = table("me: Elven Warrior@C1", "opponent: Druid@C1', Leshy@C3'", dice="6 1 3")
    t.play("strike Elven Warrior -> opponent.Druid").both_pass()
    assert t.wounds("opponent.Leshy") == 2
