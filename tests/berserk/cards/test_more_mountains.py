"""Mountain cards that stand in no deck of the box."""

import pytest

from tests.berserk.table_talk import struck, table


@pytest.mark.parametrize(("wounds", "may"), [(12, True), (11, False)])
def test_ghoul_finishes(wounds: int, may: bool):
    t = table("me: Ghoul@C1", f"opponent: Vyle@C1' (wounds {wounds}), Nomad@A3'")
    assert (t.offered("use") != []) is may
    if may:
        t.use("me", "Ghoul", "opponent.Vyle").both_pass()
        assert t.pile("opponent graveyard") == ["Vyle"]


def test_ghoul_reaches_over_a_cell_and_eats():
    t = table("me: Ghoul@C1", "opponent: Vyle@C2', Nomad@A3'", dice="6").use("me", "Ghoul", "opponent.Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == 1
    t = table("me: Ghoul@C1 (wounds 4)", "opponent: Vyle@C1' (closed) (wounds 13), Nomad@A3'", dice="3")
    t.play("strike Ghoul -> opponent.Vyle").both_pass()
    assert t.wounds("Ghoul") == 0


def test_rtunkh_guards_those_below():
    t = table("me: Vyle@C1", "opponent: Nomad@C1', Rtunkh", dice="3 3").play("strike Vyle -> opponent.Nomad")
    assert t.offered("defend") == ["Rtunkh"]
    t.play("opponent: defend Rtunkh").both_pass()
    assert t.totals() == (3, 4)
    t = table("me: Korpit", "opponent: Draks, Rtunkh", dice="3 3").play("strike Korpit -> opponent.Draks")
    assert "Nomad" not in t.offered("defend")


def test_rtunkh_strikes_swamps_and_fears_no_arrows():
    t = table("me: Rtunkh", "opponent: Vyle@C1' (closed)", dice="1").play("strike Rtunkh -> opponent.Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == 2
    t = (
        table("me: Garrid Archer@C1", "opponent: Rtunkh", dice="6")
        .play("use Garrid Archer -> opponent.Rtunkh")
        .both_pass()
    )
    assert t.wounds("opponent.Rtunkh") == 2


@pytest.mark.parametrize(("target", "wounds"), [("Vyle", 4), ("Nomad", 2)])
def test_guardian_of_the_mountains_against_the_swamps(target: str, wounds: int):
    t = struck("Guardian of the Mountains", f"{target} (closed)", "1").both_pass()
    assert t.wounds(f"opponent.{target}") == wounds


def test_guardian_of_the_mountains_and_poison():
    t = table("me: Crone@C1", "opponent: Guardian of the Mountains@C2'")
    t.play("use Crone -> opponent.Guardian of the Mountains").both_pass()
    assert t.poison("opponent.Guardian of the Mountains") == 0


@pytest.mark.parametrize(("target", "defenders"), [("Hoarling", []), ("Vyle", ["Nomad"])])
def test_nom_hunts_throwers(target: str, defenders: list[str]):
    t = table("me: Nom", f"opponent: {target}@C1', Nomad@D1'", dice="3 3").play(f"strike Nom -> opponent.{target}")
    assert t.offered("defend") == defenders


def test_nom_takes_somebody_along():
    t = table("me: Vyle@A3, Draks", "opponent: Nom (closed) (wounds 6), Nomad@A3'", dice="3")
    t.play("strike Draks -> opponent.Nom").both_pass()
    assert t.asked[0] == "opponent" and t.offered("choose") == ["opponent.Vyle"]  # and the Bystander, but no flyer
    t.play("opponent: choose opponent.Vyle").both_pass()
    assert t.wounds("Vyle") == 3


def test_gobrakh_grows_back():
    t = table("turn: 2, opponent, main", "me: Gobrakh@C1 (wounds 5)").end_turn()
    assert t.wounds("Gobrakh") == 2


@pytest.mark.parametrize(("cell", "wounds"), [("C2", 2), ("D2", 1)])
def test_dwarf_crossbowman_in_formation(cell: str, wounds: int):
    t = table(f"me: Dwarf Crossbowman@C1, Sanctorum@{cell}", "opponent: Vyle@C3'", dice="4")
    t.play("use Dwarf Crossbowman -> opponent.Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == wounds


@pytest.mark.parametrize(("cell", "wounds"), [("C3'", 2), ("D3'", 1)])
def test_dwarf_archer_shoots_straight(cell: str, wounds: int):
    t = (
        table("me: Dwarf Archer@C1", f"opponent: Vyle@{cell}", dice="4")
        .play("use Dwarf Archer -> opponent.Vyle")
        .both_pass()
    )
    assert t.wounds("opponent.Vyle") == wounds


def test_diamond_golem():
    t = struck("Orc Bully", "Diamond Golem (closed)", "6").both_pass()
    assert t.wounds("opponent.Diamond Golem") == 0
    assert struck("Diamond Golem", "Vyle", "3 3").both_pass().totals() == (2, 3)


@pytest.mark.parametrize(("answer", "wounds"), [("accept", 2), ("decline", 0)])
def test_red_whisker_steps_in(answer: str, wounds: int):
    t = table("me: Vyle@C1", "opponent: Nomad@C1', Red Whisker@D1'", dice="3 3 3")
    t.play("strike Vyle -> opponent.Nomad", "opponent: defend Red Whisker").go(answer)
    if "choose Vyle" in t.options():
        t.play("choose Vyle").both_pass()
    assert t.wounds("Vyle") == wounds and t.closed("opponent.Red Whisker")


@pytest.mark.parametrize(("cell", "wounds"), [("B3'", 0), ("B2'", 3)])
def test_red_whisker_in_formation(cell: str, wounds: int):
    t = table("me: Archer of Dzar@C1*1", f"opponent: Red Whisker@C3', Sanctorum@{cell}", dice="4")
    t.play("use Archer of Dzar 1 -> opponent.Red Whisker").both_pass()
    assert t.wounds("opponent.Red Whisker") == wounds


def test_ulfsark_lunges():
    t = table("me: Ulfsark@C1", "opponent: Vyle@C2'", dice="1").play("use Ulfsark -> opponent.Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == 2


@pytest.mark.parametrize(("who", "left"), [("Orc", 3), ("Stone Golem", 2)])
def test_ulfsark_from_valhalla(who: str, left: int):
    """Armour 1, or one more where there is some already."""
    t = table(
        "turn: 2, opponent, final",
        f"me: {who}@C1 (closed), Nomad@B3",
        "opponent: Orc Bully@C1'",
        "me graveyard: Ulfsark (by attack)",
        dice="1",
    )
    t.go(f"choose {who}").end_turn()
    t.play(f"opponent: strike Orc Bully -> {who}").both_pass()
    assert t.wounds(who) <= left


def test_borg_stuns_the_sleeping():
    for mark, closed in ((" (closed)", True), ("", False)):
        t = (
            table("me: Borg@C1*1, Nomad@A3", f"opponent: Vyle@C1'{mark}", dice="3")
            .play("use Borg -> opponent.Vyle")
            .both_pass()
        )
        assert t.wounds("opponent.Vyle") == 3
        assert t.end_turn().closed("opponent.Vyle") is closed


@pytest.mark.parametrize(("cell", "strike"), [("C1'", (5, 5, 6)), ("D1'", (3, 3, 4))])
def test_raksar_faces_the_enemy(cell: str, strike: tuple[int, ...]):
    t = table("turn: 2, opponent, main", "me: Raksar@C1", f"opponent: Vyle@{cell}").end_turn()
    assert t.strike("Raksar") == strike


def test_raksar_is_not_stopped_then():
    t = table("turn: 2, opponent, main", "me: Raksar@C1", "opponent: Vyle@C1', Nomad@B1'", dice="3 3").end_turn()
    t.play("strike Raksar -> opponent.Vyle")
    assert t.offered("defend") == []


@pytest.mark.parametrize(("mine", "thrown"), [("Sasquatch@C3", 2), ("Sasquatch@C3, Nomad@A1, Nomad@E1", 1)])
def test_sasquatch_throws_harder_where_it_is_outnumbered(mine: str, thrown: int):
    t = table(
        "turn: 2, opponent, main", f"me: {mine}", "opponent: Nomad@C1', Troll@E3'", dice="1", alone=True
    ).end_turn()
    t.play("use Sasquatch -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") == thrown


def test_the_storm_mage_pays_once_for_two():
    t = table("me: Storm Mage@C3*1", "opponent: Nomad@C1', Hedd@E1'", dice="5 5")
    t.use("me", "Storm Mage", "opponent.Nomad").both_pass().play("choose opponent.Hedd").both_pass()
    assert t.wounds("opponent.Nomad") == 2 and t.wounds("opponent.Hedd") == 2 and t.tokens("Storm Mage") == 0


def test_rangor_lunges_two_ways():
    t = table("me: Rangor@C1", "opponent: Nomad@C2', Hedd@E1", dice="3 3")
    t.play("use Rangor -> opponent.Nomad").both_pass().play("choose opponent.Hedd").both_pass()
    assert t.wounds("opponent.Nomad") == 2 and t.wounds("opponent.Hedd") == 2


@pytest.mark.parametrize(
    ("use", "foe", "wounds"), [(0, "Archer", 1), (0, "Fencer", 2), (1, "Archer", 2), (1, "Fencer", 1)]
)
def test_ruman_finds_the_gap(use: int, foe: str, wounds: int):
    """Shots at who is protected from discharges, discharges at who is protected from shots; else both are plain."""
    cards = (
        'card "Archer": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=(FROM_MAGIC,))',
        'card "Fencer": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=(FROM_DISCHARGES,))',
    )
    if use == 1:
        cards = (
            'card "Archer": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=(FROM_SHOTS,))',
            'card "Fencer": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=(FROM_THROWS,))',
        )
    t = table(*cards, "me: Ruman@C3", f"opponent: {foe}@C1'", dice="1")
    t.game.play(next(option for option in t.game.decision.options if option.raw[0] == "use" and option.raw[2] == use))
    t.both_pass()
    assert t.wounds(f"opponent.{foe}") == wounds


def test_tsvar():
    t = struck("Tsvar", "Nomad", "3 3").both_pass()
    assert t.totals() == (4, 3) and t.marks("Tsvar")["armour"] == 2


@pytest.mark.parametrize(("crystal", "armour", "experience"), [("SILVER", 0, 2), ("GOLD", 2, 0)])
def test_the_keeper_of_the_furnace_and_who_stands_by(crystal: str, armour: int, experience: int):
    other = f'card "Other": creature(NEUTRAL, 3, {crystal}, 9, 1, (1, 2, 3), text=(formation(ova(1)),))'
    t = table(other, "me: Keeper of the Furnace@C1, Other@B1", "opponent: Troll@C3'")
    explained = t.game.explain("Keeper of the Furnace", "ovz").value if experience else 0
    assert t.marks("Keeper of the Furnace").get("armour", 0) == armour and explained == experience
