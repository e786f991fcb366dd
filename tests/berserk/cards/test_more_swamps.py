"""Swamp cards that stand in no deck of the box."""

import pytest

from tests.berserk.table_talk import struck, table


def test_vyle_has_teeth():
    t = struck("Vyle", "Orc (closed)", "6").both_pass()
    assert t.wounds("opponent.Orc") == 4


def test_ooze_splashes():
    """A shot with every simple strike."""
    t = (
        table("me: Ooze@C1", "opponent: Orc@C1' (closed), Vyle@C3'", dice="1 1")
        .play("strike Ooze -> opponent.Orc")
        .both_pass()
    )
    if "choose opponent.Vyle" in t.options():
        t.play("choose opponent.Vyle").both_pass()
    assert t.wounds("opponent.Orc") == 3 and t.wounds("opponent.Vyle") == 1


def test_ooze_burns():
    t = struck("Vyle", "Ooze (closed)", "1").both_pass()
    assert t.wounds("Vyle") == 1
    t = table("me: Ooze@C1*1", "opponent: Vyle@C1'", dice="1").play("use Ooze -> opponent.Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == 3 and t.poison("opponent.Vyle") == 1 and t.tokens("Ooze") == 0


@pytest.mark.parametrize(
    ("target", "wounds"), [("Garrid Archer", 3), ("Hoarling", 3), ("Archer of Dzar", 3), ("Vyle", 2)]
)
def test_trollock_aims_at_those_who_aim(target: str, wounds: int):
    t = (
        table("me: Trollock@C1", f"opponent: {target}@C2'", dice="6")
        .play(f"use Trollock -> opponent.{target}")
        .both_pass()
    )
    assert t.wounds(f"opponent.{target}") == wounds


def test_forktail_and_defenders():
    t = table("me: Forktail", "opponent: Nomad@C1', Vyle@D1'", dice="6 1")
    t.play("strike Forktail -> opponent.Nomad", "opponent: defend Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == 4
    t = table("me: Forktail", "opponent: Lirain@C1', Vyle@D1'", dice="3 3").play("strike Forktail -> opponent.Lirain")
    assert t.offered("defend") == []
    assert t.both_pass().totals() == (4, 3)


def test_undine_poisons_and_sings():
    t = table("me: Undine@C1", "opponent: Vyle@C3', Nomad@A3'").play("use Undine -> opponent.Vyle").both_pass()
    assert t.poison("opponent.Vyle") == 1
    t = (
        table("me: Undine@C1, Orc@A3 (poison 1)", "opponent: Vyle@C3' (poison 1), Nomad@A3'")
        .play("use Undine 1")
        .both_pass()
    )
    assert (t.wounds("opponent.Vyle"), t.wounds("opponent.Nomad"), t.wounds("Orc")) == (1, 0, 0)


@pytest.mark.parametrize(("die", "closed"), [("6", True), ("5", False)])
def test_medusa_petrifies(die: str, closed: bool):
    t = struck("Medusa the Gorgon (wounds 4)", "Vyle (closed)", die).both_pass()
    assert t.wounds("Medusa the Gorgon") == (0 if closed else 1)
    t.end_turn()
    assert t.closed("opponent.Vyle") is closed


def test_medusa_never_has_more_than_ten():
    t = struck("Medusa the Gorgon (wounds 2)", "Vyle (closed)", "6").both_pass()
    assert t.life("Medusa the Gorgon") == 10


def test_ancient_ogre_is_struck_once():
    t = table("me: Orc@C1, Vyle@B1", "opponent: Ancient Ogre@C1' (closed)", dice="3 6")
    t.play("strike Orc -> opponent.Ancient Ogre").both_pass()
    assert t.wounds("opponent.Ancient Ogre") == 3
    t.play("strike Vyle -> opponent.Ancient Ogre").both_pass()
    assert t.wounds("opponent.Ancient Ogre") == 3


def test_ancient_ogre_and_arrows():
    t = table("me: Garrid Archer@C1", "opponent: Ancient Ogre@C3'", dice="6")
    t.play("use Garrid Archer -> opponent.Ancient Ogre").both_pass()
    assert t.wounds("opponent.Ancient Ogre") == 2


@pytest.mark.parametrize(("die", "poison"), [("6", 2), ("5", 0)])
def test_wyvern_stings(die: str, poison: int):
    t = table("me: Wyvern", "opponent: Vyle@C1' (closed)", dice=die).play("strike Wyvern -> opponent.Vyle").both_pass()
    assert t.poison("opponent.Vyle") == poison


def test_wyvern_rests():
    t = table("me: Wyvern (wounds 4), Nomad@A3").play("use Wyvern").both_pass()
    assert t.wounds("Wyvern") == 0 and t.closed("Wyvern")


def test_zendar_defends():
    assert struck("Vyle", "Zendar", "3 3").both_pass().totals() == (3, 5)


def test_crone_poisons():
    t = table("me: Crone@C1", "opponent: Vyle@C3'").play("use Crone -> opponent.Vyle").both_pass()
    assert t.poison("opponent.Vyle") == 1


@pytest.mark.parametrize(("mark", "closed"), [(" (poison 1)", False), ("", True)])
def test_slave_of_the_blade_smells_poison(mark: str, closed: bool):
    t = table("me: Slave of the Blade@C1 (closed), Nomad@A3", f"opponent: Vyle@C1'{mark}").end_turn()
    assert t.closed("Slave of the Blade") is closed


def test_troll_warrior_hits_again():
    t = struck("Troll Warrior", "Vyle (closed)", "1 4").both_pass()
    assert t.wounds("opponent.Vyle") == 4


@pytest.mark.parametrize(
    ("target", "die", "wounds", "poison"), [("Vyle", "1", 1, 1), ("Vyle", "4", 2, 0), ("Draks", "", 0, 0)]
)
def test_gloa_hunter_pricks(target: str, die: str, wounds: int, poison: int):
    if target == "Draks":
        t = struck("Gloa Hunter", "Lirain (closed)", "1").both_pass()
        assert t.wounds("opponent.Lirain") == 3
        t = (
            table("me: Gloa Hunter@C1", "opponent: Lirain@C2'", dice="1")
            .play("use Gloa Hunter -> opponent.Lirain")
            .both_pass()
        )
        assert t.wounds("opponent.Lirain") == 2
        return
    t = (
        table("me: Gloa Hunter@C1", f"opponent: {target}@C2'", dice=die)
        .play(f"use Gloa Hunter -> opponent.{target}")
        .both_pass()
    )
    assert t.wounds(f"opponent.{target}") == wounds and t.poison(f"opponent.{target}") == poison


@pytest.mark.parametrize(("host", "wounds"), [("Nomad@C1' (closed)", 1), ("Nomad@C1'", 3)])
def test_krait_hides_behind_a_closed_host(host: str, wounds: int):
    t = (
        table("me: Orc@C1", f"opponent: {host} [Krait (closed)]", dice="1")
        .play("strike Orc -> opponent.Krait")
        .both_pass()
    )
    assert t.wounds("opponent.Krait") == wounds


@pytest.mark.parametrize(("host", "defenders"), [("Nomad@C1", []), ("Nomad@C1 (closed)", ["Hoarling"])])
def test_krait_strikes_from_an_open_host(host: str, defenders: list[str]):
    t = table(f"me: {host} [Krait]", "opponent: Vyle@C1', Hoarling@D1'", dice="3 3").play(
        "strike Krait -> opponent.Vyle"
    )
    assert t.offered("defend") == defenders


def test_triton_in_the_depth_and_on_the_surface():
    assert struck("Vyle", "Triton", "3 3").both_pass().totals() == (3, 4)
    t = table("me: Vyle@A1", "opponent: Triton@A1'", dice="3 3").play("strike Vyle -> opponent.Triton").both_pass()
    assert t.totals() == (3, 3)
    t = (
        table("me: Triton@A1", "opponent: Vyle@A1' (wounds 12), Nomad@A3'")
        .play("use Triton -> opponent.Vyle")
        .both_pass()
    )
    assert t.pile("opponent graveyard") == ["Vyle"]
    t = table("me: Triton@B1", "opponent: Vyle@B1' (wounds 12), Nomad@A3'")
    assert t.offered("use") == []


def test_triton_and_the_forest():
    t = struck("Triton", "Lirain (closed)", "1").both_pass()
    assert t.wounds("opponent.Lirain") == 2


@pytest.mark.parametrize(("start", "wounds"), [("C1", 2), ("A1", 3)])
def test_aquanite_archer_in_the_depth_and_on_the_surface(start: str, wounds: int):
    t = table(f"me: Aquanite Archer@{start}", f"opponent: Vyle@{start[0]}2'", dice="4")
    t.play("use Aquanite Archer -> opponent.Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == wounds
    t = table(f"me: Aquanite Archer@{start}", f"opponent: Vyle@{start[0]}3', Nomad@E3'")
    far = f"opponent: Vyle@{chr(ord(start[0]) + 2)}3'"
    t = table(f"me: Aquanite Archer@{start}", far)
    assert t.may("use Aquanite Archer -> opponent.Vyle") is (start == "C1")


def test_asp_bites_back():
    t = struck("Vyle", "Asp (closed)", "1").both_pass()
    assert t.poison("Vyle") == 1
    t = (
        table("me: Garrid Archer@C1", "opponent: Asp@C3'", dice="6")
        .play("use Garrid Archer -> opponent.Asp")
        .both_pass()
    )
    assert t.wounds("opponent.Asp") == 2 and t.poison("Garrid Archer") == 0


def test_laming():
    t = table("me: Laming", "opponent: Vyle@C1', Nomad@D1'", dice="3 3").play("strike Laming -> opponent.Vyle")
    assert t.offered("defend") == []
    t = table("turn: 2, opponent, main", "me: Laming (wounds 2), Nomad@C1").end_turn()
    assert t.wounds("Laming") == 1


@pytest.mark.parametrize(
    ("near", "strike"), [("Vyle@C1'", (2, 2, 3)), ("Vyle@C1' (closed)", (3, 3, 4)), ("Vyle@C3'", (3, 3, 4))]
)
def test_maiden_of_the_floodplain_undisturbed(near: str, strike: tuple[int, ...]):
    t = table("me: Maiden of the Floodplain@C1", f"opponent: {near}", dice="3")
    assert t.strike("Maiden of the Floodplain") == strike


def test_maiden_of_the_floodplain_is_protected():
    t = table("me: Garrid Archer@C1", "opponent: Maiden of the Floodplain@C3'", dice="6")
    t.play("use Garrid Archer -> opponent.Maiden of the Floodplain").both_pass()
    assert t.wounds("opponent.Maiden of the Floodplain") == 0
    t = struck("Boar of the Wildwood", "Maiden of the Floodplain (closed)", "1").both_pass()
    assert t.wounds("opponent.Maiden of the Floodplain") == 3


@pytest.mark.parametrize(("die", "poison"), [("3", 1), ("4", 0)])
def test_awakened_shoots_poison(die: str, poison: int):
    t = (
        table("me: The Awakened@C1", "opponent: Vyle@C2'", dice=die)
        .play("use The Awakened -> opponent.Vyle")
        .both_pass()
    )
    assert t.poison("opponent.Vyle") == poison


def test_giant_crab_in_the_depth_and_on_the_surface():
    assert struck("Giant Crab", "Vyle", "4 3").go().totals() == (5, 3)
    t = (
        table("me: Giant Crab@A1", "opponent: Vyle@A1'", dice="4 3")
        .play("strike Giant Crab -> opponent.Vyle")
        .both_pass()
    )
    assert t.totals() == (3, 3)


@pytest.mark.parametrize(("die", "wounds"), [("3", 3), ("4", 4)])
def test_giant_crab_in_frenzy(die: str, wounds: int):
    """The number on its die, not the total."""
    t = struck("Giant Crab", "Vyle (closed)", f"{die} 6").both_pass().end_turn()
    t.play("opponent: strike Vyle -> Giant Crab").both_pass()
    assert t.wounds("Giant Crab") == wounds


def test_herbalist_brews():
    t = table("me: Herbalist@C1", "opponent: Vyle@C3' (poison 1), Nomad@A3'").play("pass")
    for _ in range(20):
        if "choose opponent.Vyle" in t.options():
            t.play("choose opponent.Vyle")
        if t.phase == ("opponent", "main"):
            break
        t.play("pass")
    assert t.badges("opponent.Vyle") == ["cursed"] and t.badges("opponent.Nomad") == []
    t = table("me: Herbalist@C1", "opponent: Vyle@C2'", dice="6").play("use Herbalist -> opponent.Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == 1


@pytest.mark.parametrize(("cell", "move", "strike"), [("C1'", 0, (0, 0, 3)), ("D1'", 1, (1, 1, 4))])
def test_navka_stares(cell: str, move: int, strike: tuple[int, ...]):
    t = table("turn: 2, opponent, main", "me: Navka@C1", f"opponent: Vyle@{cell}")
    assert t.card("opponent.Vyle")["values"]["move"] == move and t.strike("opponent.Vyle") == strike
    assert (t.offered("move") == []) is (move == 0)


def test_vilia_binds():
    t = table("me: Vilia", "opponent: Medusa the Gorgon@C1' (closed), Nomad@D1'", dice="1")
    t.play("strike Vilia -> opponent.Medusa the Gorgon").both_pass()
    assert t.card("opponent.Medusa the Gorgon")["values"]["move"] == 1
    t.end_turn()
    assert t.card("opponent.Medusa the Gorgon")["values"]["move"] == 1
    t.end_turn()
    assert t.card("opponent.Medusa the Gorgon")["values"]["move"] == 2


@pytest.mark.parametrize("dice", ["6 1", "3 6"])
def test_the_goblin_closes_whom_it_attacks(dice: str):
    """By a strike or by a miss of its own."""
    t = table("me: Goblin@C1", "opponent: Nomad@C1', Hedd@A3'", dice=dice)
    t.play("strike Goblin -> opponent.Nomad").both_pass()
    assert t.closed("opponent.Nomad")


def test_nobody_defends_the_outcast_of_djaal():
    t = table("me: Djaal@A1, Troll@C1", "opponent: Nomad@C1', Hedd@B1'", dice="3 3")
    t.play("use Djaal -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") == 1
    t.play("strike Troll -> opponent.Nomad")
    assert not [said for said in t.options() if said.startswith("defend")]
