"""Dark cards that stand in no deck of the box."""

import pytest

from tests.berserk.table_talk import struck, table

BACK = "turn: 2, opponent, main"


def test_cave_dweller_lunges_and_rests():
    t = (
        table("me: Cave Dweller@C1 (wounds 4)", "opponent: Vyle@C2'", dice="1")
        .use("me", "Cave Dweller", "opponent.Vyle")
        .both_pass()
    )
    assert t.wounds("opponent.Vyle") == 2
    t = table("me: Cave Dweller@C1 (wounds 4)", "opponent: Vyle@E3'").use("me", "Cave Dweller").both_pass()
    assert t.wounds("Cave Dweller") == 1


def test_cave_dweller_and_flyers():
    t = (
        table("me: Korpit", "opponent: Cave Dweller@C1' (closed)", dice="6")
        .play("strike Korpit -> opponent.Cave Dweller")
        .both_pass()
    )
    assert t.wounds("opponent.Cave Dweller") == 0


def test_master_of_the_crypt_counts_the_dead():
    for tokens, after in ((0, 1), (3, 3)):
        t = table(
            f"me: Master of the Crypt@A3*{tokens}, Orc@C1",
            "opponent: Nomad@C1' (closed) (wounds 7), Vyle@A3'",
            dice="1",
        )
        t.play("strike Orc -> opponent.Nomad").both_pass()
        assert t.tokens("Master of the Crypt") == after
    t = table("me: Master of the Crypt@A3, Draks", "opponent: Avial (closed) (wounds 3), Vyle@A3'", dice="1")
    t.play("strike Draks -> opponent.Avial").both_pass()
    assert t.tokens("Master of the Crypt") == 0


def test_master_of_the_crypt_throws_bones():
    t = (
        table("me: Master of the Crypt@C1*2", "opponent: Vyle@C3'", dice="1")
        .play("use Master of the Crypt -> opponent.Vyle")
        .both_pass()
    )
    assert t.wounds("opponent.Vyle") == 5 and t.tokens("Master of the Crypt") == 0


def test_vurdalak_drinks():
    t = struck("Vurdalak (wounds 2)", "Vyle (closed)", "1").both_pass()
    assert t.wounds("opponent.Vyle") == 3 and t.life("Vurdalak") == 13
    assert struck("Vurdalak", "Vyle", "3 3").both_pass().totals() == (4, 3)
    t = (
        table("me: Garrid Archer@C1", "opponent: Vurdalak@C3'", dice="6")
        .play("use Garrid Archer -> opponent.Vurdalak")
        .both_pass()
    )
    assert t.wounds("opponent.Vurdalak") == 2


@pytest.mark.parametrize(("archer", "wounds"), [("Garrid Archer", 2), ("Hoarling", 1)])
def test_skeleton_is_mostly_holes(archer: str, wounds: int):
    t = (
        table(f"me: {archer}@C1", "opponent: Skeleton@C2'", dice="6")
        .play(f"use {archer} -> opponent.Skeleton")
        .both_pass()
    )
    assert t.wounds("opponent.Skeleton") == wounds


def test_skeleton_is_not_poisoned():
    t = table("me: Crone@C1", "opponent: Skeleton@C3'").play("use Crone -> opponent.Skeleton").both_pass()
    assert t.poison("opponent.Skeleton") == 0


@pytest.mark.parametrize(("wounds", "may"), [(11, True), (10, False)])
def test_clawed_hangman_finishes(wounds: int, may: bool):
    t = table("me: Clawed Hangman@C1", f"opponent: Vyle@C1' (wounds {wounds}), Nomad@A3'")
    assert t.offered("use") == (["Clawed Hangman -> opponent.Vyle"] if may else [])


def test_clawed_hangman_and_arrows():
    t = table("me: Garrid Archer@C1", "opponent: Clawed Hangman@C3'", dice="6")
    t.play("use Garrid Archer -> opponent.Clawed Hangman").both_pass()
    assert t.wounds("opponent.Clawed Hangman") == 0


@pytest.mark.parametrize(("die", "wounds", "poison"), [("5", 2, 1), ("4", 2, 0), ("3", 2, 0), ("2", 1, 0)])
def test_skeleton_archer_shoots_poison(die: str, wounds: int, poison: int):
    """One more on its die."""
    t = (
        table("me: Skeleton Archer@C1", "opponent: Vyle@C3'", dice=die)
        .play("use Skeleton Archer -> opponent.Vyle")
        .both_pass()
    )
    assert t.wounds("opponent.Vyle") == wounds and t.poison("opponent.Vyle") == poison


@pytest.mark.parametrize(("name", "waits"), [("Skeleton Archer", 2), ("Hyena of Chaos", 1)])
def test_they_come_back(name: str, waits: int):
    t = table(BACK, "me: Nomad@C1", f"me graveyard: {name} (incarnation {waits})").play("pass")
    for _ in range(20):
        if t.in_play(name) or t.phase == ("me", "main"):
            break
        t.play(next(said for said in t.options() if said == "pass" or said.startswith("to ")))
    assert t.in_play(name) and t.closed(name) and t.cell(name)[1:] == "3"
    t = table(BACK, "me: Nomad@C1", f"me graveyard: {name} (incarnation {waits - 1})").end_turn()
    assert t.pile("me graveyard") == [name] and t.tally("me graveyard", name) == waits


def test_hyena_of_chaos_feeds():
    t = table("me: Hyena of Chaos@C1 (wounds 5)", "opponent: Vyle@C1' (closed) (wounds 13), Nomad@A3'", dice="1")
    t.play("strike Hyena of Chaos -> opponent.Vyle").both_pass()
    assert t.wounds("Hyena of Chaos") == 0


@pytest.mark.parametrize(("cell", "wounds"), [("B3'", 2), ("C2'", 3)])
def test_fiendling_soaks_up_magic(cell: str, wounds: int):
    """For friend and foe, to the left and right."""
    t = table("me: Archer of Dzar@C1*1", f"opponent: Fiendling@C3', Vyle@{cell}", dice="4")
    t.play("use Archer of Dzar 1 -> opponent.Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == wounds


def test_the_gazer_curses_by_shots_and_wounds_the_cursed():
    t = table("turn: 1, me, main", "me: Gazer into the Night@A3", "opponent: Nomad@A1', Hedd@E3'", dice="1")
    t.play("use Gazer into the Night -> opponent.Nomad").both_pass()
    assert "cursed" in t.badges("opponent.Nomad") and t.wounds("opponent.Nomad") == 1
    t.end_turn().end_turn()
    assert t.wounds("opponent.Nomad") == 2, "the only cursed one: nothing is to be chosen"


@pytest.mark.parametrize(("struck", "tokens"), [(False, 2), (True, 1)])
def test_the_librarian_helps_the_dead_where_it_was_left_in_peace(struck: bool, tokens: int):
    rows = ("me: Lich Librarian@C1", "me graveyard: Talion (incarnation 1)", "opponent: Nomad@C1'")
    t = table("turn: 2, opponent, main", *rows, dice="6 1")
    if struck:
        t.play("strike Nomad -> opponent.Lich Librarian").both_pass()
    t.end_turn()
    assert t.tally("me graveyard", "Talion") == tokens + 1, "and one more at the start of its own turn"


def test_the_fire_demon_burns_all_around_when_it_dies():
    """Friend and foe; who stands further off is not touched."""
    rows = ("me: Troll@C1, Nomad@B1", "opponent: Fire Demon@C1' (closed) (wounds 7), Hedd@D2', Druid@C3'")
    t = table(*rows, dice="6").play("strike Troll -> opponent.Fire Demon").both_pass()
    assert not t.in_play("opponent.Fire Demon")
    assert [t.wounds(name) for name in ("Troll", "Nomad", "opponent.Hedd", "opponent.Druid")] == [3, 3, 3, 0]
