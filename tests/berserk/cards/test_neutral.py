"""Neutral cards, one by one."""

import pytest

from tests.berserk.table_talk import struck, table

BACK = "turn: 2, opponent, main"


def test_mercenary_in_formation():
    t = (
        table("me: Hoarling@C1", "opponent: Mercenary@C2', Sanctorum@C3'", dice="6")
        .play("use Hoarling -> opponent.Mercenary")
        .both_pass()
    )
    assert t.wounds("opponent.Mercenary") == 2


def test_fortune_hunter_turns_the_dice():
    """+1, −1 or a new roll, of either die, in any combat."""
    t = table("me: Nomad@C1, Fortune Hunter@A3", "opponent: Troll@C1'", dice="3 4")
    t.play("strike Nomad -> opponent.Troll").go_to("roll", "me").use("me", "Fortune Hunter")
    assert t.options() == [f"{how} {who}" for who in ("Nomad", "opponent.Troll") for how in ("reroll", "plus", "minus")]
    t.play("minus opponent.Troll").both_pass()
    assert t.totals() == (3, 3)


@pytest.mark.parametrize(("answer", "closed"), [("accept", False), ("decline", True)])
def test_fortune_hunter_opens_in_the_enemys_turn(answer: str, closed: bool):
    t = table("me: Fortune Hunter@C1 (closed)", "opponent: Nomad@A3'").play("pass").go(answer)
    assert t.closed("Fortune Hunter") is closed


def test_fortune_hunter_who_is_open_is_not_asked():
    t = table("me: Fortune Hunter@C1, Troll@D1", "opponent: Nomad@A3', Hedd@B3'").end_turn()
    assert t.happened("triggered") == []


def test_sailors_keep_to_the_middle_or_the_rail():
    t = struck("Nomad", "Sailors of the Adelaide", "3 2").both_pass()
    assert t.totals() == (3, 3) and t.wounds("opponent.Sailors of the Adelaide") == 0
    t = table("me: Sailors of the Adelaide@A1, Nomad@C1", "opponent: Troll@A1' (closed)", dice="4")
    t.play("strike Sailors of the Adelaide -> opponent.Troll").both_pass()
    assert t.wounds("opponent.Troll") == 3
    t = table("me: Sailors of the Adelaide@B1, Nomad@C1", "opponent: Troll@A1' (closed)", dice="4")
    t.play("strike Sailors of the Adelaide -> opponent.Troll").both_pass()
    assert t.wounds("opponent.Troll") == 2


def test_sailors_jump_three_cells():
    t = table("me: Sailors of the Adelaide@B1, Nomad@C1", "opponent: Troll@E3'")
    cells = [said.split()[-1] for said in t.offered("leap")]
    assert "B3'" in cells and "D2'" not in cells and "C2'" in cells


def test_hermitess_shares_the_pain():
    """The wounds of a strike at one of my creatures go to others of mine, divided as I like; Armour has no say in it.

    Wound by wound in the order of the squad: the last two can go to the Nomad only.
    """
    t = table("me: Talion@C1", "opponent: Troll@C1' (closed), Hermitess@E3', Minotaur@A3', Nomad@B3'", dice="6")
    t.play("strike Talion -> opponent.Troll").go_to("wounds", "opponent").use("opponent", "Hermitess")
    for who in ("Hermitess", "Minotaur", "Minotaur", "Nomad"):
        assert t.asked[0] == "opponent"
        t.play(f"opponent: choose {who}")
    t.both_pass()
    assert t.wounds("opponent.Troll") == 0 and t.wounds("opponent.Minotaur") == 2
    assert t.wounds("opponent.Hermitess") == 1 and t.wounds("opponent.Nomad") == 2 and t.closed("opponent.Hermitess")


def test_hermitess_rests():
    t = table("me: Hermitess@C1 (wounds 5)").play("use Hermitess 1").both_pass()
    assert t.wounds("Hermitess") == 2


@pytest.mark.parametrize(("dice", "poison"), [("1 1", 1), ("5 2", 2), ("6 1", 2)])
def test_aracent_has_two_poisons(dice: str, poison: int):
    """Attack experience 1: totals 2:1, 6:2, 7:1."""
    t = struck("Aracent", "Troll", dice)
    if "full" in t.options():
        t.play("full")
    t.both_pass()
    assert t.poison("opponent.Troll") == poison


def test_temple_warrior_picks_a_die():
    """In combat only; the numbers of both rolls are there to choose from."""
    t = struck("Temple Warrior", "Troll (closed)", "3 6")
    assert t.options() == ["number 6", "number 3"]
    t.play("number 6").both_pass()
    assert t.wounds("opponent.Troll") == 6


@pytest.mark.parametrize(("block", "wounds"), [("4", 3), ("5", 0)])
def test_temple_warrior_blocks_missiles(block: str, wounds: int):
    """On 5 and 6; the shooter pays all the same."""
    t = table("me: Garrid Archer@C1", "opponent: Temple Warrior@C2'", dice=f"6 {block}")
    t.play("use Garrid Archer -> opponent.Temple Warrior").both_pass()
    assert t.wounds("opponent.Temple Warrior") == wounds and t.closed("Garrid Archer")


def test_uri_guards_its_host():
    """After defending it may wound itself by 1 and open; and it may defend again."""
    t = table("me: Nomad@C1, Hoarling@B1", "opponent: Stone Golem@C1' [Uri]", dice="2 2 2 2")
    t.play("strike Nomad -> opponent.Stone Golem", "opponent: defend Uri").go("accept")
    assert not t.closed("opponent.Uri") and t.marks("opponent.Uri").get("wounds", 0) >= 1
    t.play("strike Hoarling -> opponent.Stone Golem")
    assert t.offered("defend") == ["Uri"]


def test_uri_helps_the_clumsy():
    t = (
        table("me: Stone Golem@C1 [Uri]", "opponent: Nomad@C1'", dice="3 3")
        .play("strike Stone Golem -> opponent.Nomad", "pass")
        .both_pass()
    )
    assert t.totals() == (3, 3)


def test_champion_of_the_order_blesses_who_kills():
    t = table(
        "me: Champion of the Order@A3, Talion@C1, Troll@D1",
        "opponent: Nomad@C1' (closed) (wounds 7), Hedd@D1' (closed) (wounds 7)",
        dice="3 3",
    )
    t.play("strike Talion -> opponent.Nomad").go("accept")
    assert "blessed" in t.badges("Talion")
    t.play("strike Troll -> opponent.Hedd").both_pass()
    assert "blessed" not in t.badges("Troll")


@pytest.mark.parametrize(("enemies", "wounds"), [("Nomad@A3', Troll@B3'", 1), ("Nomad@A3', Kshar@B3'", 3)])
def test_champion_of_the_order_against_the_many(enemies: str, wounds: int):
    """Armour 2 while the enemy squad is of three elements or more."""
    t = table(
        "turn: 2, opponent, main", "me: Champion of the Order@C1 (closed)", f"opponent: Talion@C1', {enemies}", dice="4"
    )
    t.play("opponent: strike Talion -> Champion of the Order").both_pass()
    assert t.wounds("Champion of the Order") == wounds
