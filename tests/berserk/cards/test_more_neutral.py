"""Neutral cards that stand in no deck of the box."""

import pytest

from tests.berserk.table_talk import struck, table


@pytest.mark.parametrize(("wounds", "may"), [(10, True), (9, False)])
def test_assassin_finishes(wounds: int, may: bool):
    t = table("me: Assassin@C1", f"opponent: Vyle@C1' (wounds {wounds}), Nomad@A3'")
    assert t.offered("use") == (["Assassin 2 -> opponent.Vyle"] if may else [])


def test_assassin_leaps_and_lunges():
    t = table("me: Assassin@C1, Nomad@A3", "opponent: Vyle@C2'", dice="6")
    cells = [said.split()[-1] for said in t.offered("leap")]
    assert "D2'" in cells and "C3'" in cells and "D3'" not in cells
    t.use("me", "Assassin", "opponent.Vyle").both_pass()
    assert t.wounds("opponent.Vyle") == 1


@pytest.mark.parametrize(("other", "given", "taken"), [("Mercenary", 3, 2), ("Orc", 2, 3)])
def test_headhunter_hunts_the_unique(other: str, given: int, taken: int):
    t = struck("Headhunter", f"{other} (closed)", "4").both_pass()
    assert t.wounds(f"opponent.{other}") == given
    t = struck(other, "Headhunter (closed)", "1").both_pass()
    assert t.wounds("opponent.Headhunter") == taken


@pytest.mark.parametrize(("first", "turn", "defenders"), [("opponent", 2, []), ("me", 1, ["Nomad"])])
def test_headhunter_of_the_second_player(first: str, turn: int, defenders: list[str]):
    t = table(
        f"first: {first}", f"turn: {turn}, me, main", "me: Headhunter@C1", "opponent: Vyle@C1', Nomad@D1'", dice="3 3"
    )
    t.play("strike Headhunter -> opponent.Vyle")
    assert t.offered("defend") == defenders


@pytest.mark.parametrize(("third", "defenders"), [("Troll", []), ("Hoarling", ["Nomad"])])
def test_slasher_in_a_squad_of_two_elements(third: str, defenders: list[str]):
    """Neutral is no element."""
    t = table(f"me: Slasher@C1, Orc@A3, Vyle@B3, {third}@C3", "opponent: Vyle@C1', Nomad@D1'", dice="3 3")
    t.play("strike Slasher -> opponent.Vyle")
    assert t.offered("defend") == defenders


def test_slasher_is_seasoned():
    t = struck("Slasher", "Vyle", "3 3")
    t.both_pass()
    assert t.totals() == (4, 3)


@pytest.mark.parametrize(("cell", "tokens"), [("C1", 1), ("A1", 0)])
def test_diver_gathers_in_the_depth(cell: str, tokens: int):
    t = table("turn: 2, opponent, main", f"me: Diver@{cell}").end_turn()
    assert t.tokens("Diver") == tokens


@pytest.mark.parametrize(("cell", "target", "may"), [("A1", "A2'", True), ("C1", "C2'", False)])
def test_diver_throws_on_the_surface(cell: str, target: str, may: bool):
    t = table(f"me: Diver@{cell}*1", f"opponent: Vyle@{target}", dice="4")
    assert (t.offered("use") != []) is may
    if may:
        t.play("use Diver -> opponent.Vyle").both_pass()
        assert t.wounds("opponent.Vyle") == 2 and t.tokens("Diver") == 0


@pytest.mark.parametrize(("mark", "life", "wounds", "move"), [("cursed", 7, 2, 1), ("blessed", 5, 3, 2)])
def test_defiled_abbot(mark: str, life: int, wounds: int, move: int):
    """Under a Curse it drinks, under a Blessing it is strong and quick."""
    t = struck(f"Defiled Abbot (wounds 3) ({mark})", "Vyle (closed)", "4").both_pass()
    assert t.life("Defiled Abbot") == life and t.card("Defiled Abbot")["values"]["move"] == move
    assert t.wounds("opponent.Vyle") == wounds


def test_the_adept_blesses_where_nothing_happened():
    t = table("turn: 2, opponent, main", "me: Adept of the White Order@A3, Nomad@C1", "opponent: Troll@C3'").play(
        "pass"
    )
    t.go("choose Nomad")
    assert "blessed" in t.badges("Nomad")


def test_the_adept_takes_a_curse_off():
    t = table("me: Adept of the White Order@A3, Nomad@C1 (cursed) (wounds 3)", "opponent: Troll@C3'")
    t.play("use Adept of the White Order -> Nomad").both_pass()
    assert t.wounds("Nomad") == 1 and "cursed" not in t.badges("Nomad")


def test_krondak_lights_a_fire_or_discharges_at_flyers():
    t = table("me: Krondak@C1", "opponent: Troll@C1', Korpit", dice="3")
    used = [said for said in t.options() if said.startswith("use Krondak")]
    assert len(used) == 2 and not [said for said in used if said.endswith("Troll")], (
        "a fire, or a discharge at who is not beside it"
    )
    t.use("me", "Krondak", "opponent.Korpit").both_pass()
    assert t.wounds("opponent.Korpit") == 2


@pytest.mark.parametrize(("die", "burns"), [("3", True), ("5", False)])
def test_the_witchburners_weak_discharge_leaves_a_fire(die: str, burns: bool):
    """Next to whom it was at, on a free cell of one's choice."""
    t = table("me: Witchburner@C2", "opponent: Troll@C2'", dice=die)
    t.use("me", "Witchburner", "opponent.Troll").both_pass()
    assert (t.asked == ("me", "B-20.6")) is burns
    if burns:
        t.play("to C1'").both_pass()
        assert t.on_cell("C1'") == ["fire"]


def test_the_armour_bearer_takes_an_attack_upon_itself():
    """It does not close for it, and does it once a turn."""
    foes = "opponent: Armour-Bearer@B1', Nomad@C1'"
    t = (
        table("me: Troll@C1, Leshy@D1", foes, dice="3 3 3 3")
        .play("strike Troll -> opponent.Nomad")
        .go_to("targets", "opponent")
    )
    t.use("opponent", "Armour-Bearer").both_pass()
    assert (
        t.wounds("opponent.Nomad") == 0
        and t.wounds("opponent.Armour-Bearer") > 0
        and not t.closed("opponent.Armour-Bearer")
    )
    t.play("strike Leshy -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") > 0
