"""Chapter 20: markers on cells, by cards that a test declares."""

import pytest

import sumrak
from sumrak.records import ScenarioError
from tests.berserk.table_talk import Table, table
from tests.coverage_plugin import exercises

BOMBER = 'card "Bomber": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=(tap(throw(1, range=3), PutOnCell(CellMarker.BOMB, Spot.ITS, number=2)),))'
WALLER = 'card "Waller": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=(tap(PutOnCell(CellMarker.WALL, Spot.ANY, number=2)), when(Dies(), TakeOffCells(CellMarker.WALL))))'
EMBER = 'card "Ember": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=(tap(discharge(1)), when(Hits(Attacks(DISCHARGE)), PutOnCell(CellMarker.FIRE, Spot.NEXT_TO_IT, ENEMY_TURN))))'


@pytest.mark.parametrize(
    "cells",
    [
        "C1 fire of me until the end of turn 4",
        "C1 bomb 2 of opponent until the battle by T-01^2",
        "A3' wall 1 of me until the battle by T-01^2",
    ],
)
def test_a_position_says_what_lies_on_cells(cells: str):
    game = table(BOMBER, "turn: 3, me, main", "me: Nomad@B1^1", "opponent: Bomber@A1'^2", f"cells: {cells}").game
    text = game.scenario()
    assert f"cells: {cells.replace('T-01', chr(34) + 'Bomber' + chr(34))}\n" in text
    again = sumrak.scenario(text)
    assert again.digest() == game.digest() and again.view(0) == game.view(0) and again.scenario() == text


def test_the_digest_and_the_view_tell_cells_apart():
    rows = ("turn: 3, me, main", "me: Nomad@B1", "opponent: Troll@A1'")
    games = [table(*rows, *more).game for more in ((), ("cells: C1 fire of me",), ("cells: D1 fire of me",))]
    assert len({game.digest() for game in games}) == 3
    assert [game.view(None).get("cells") for game in games] == [None, {"C1": ["fire"]}, {"D1": ["fire"]}]


@pytest.mark.parametrize(
    "cells", ["C1 flood of me", "C9 fire of me", "C1 fire 2 of me", "C1 bomb of me", "C1 bomb 2 of me", "C1 fire"]
)
def test_what_cannot_lie_on_a_cell_is_refused(cells: str):
    with pytest.raises(ScenarioError, match="line 2, column 8"):
        sumrak.scenario(f"game: berserk\ncells: {cells}\nme: Nomad@B1\n")


@exercises("B-20.6", "B-14.5")
def test_a_bomb_goes_off_though_its_thrower_is_dead():
    rows = ("turn: 2, opponent, main", "me: Nomad@C1", "me graveyard: Bomber^5", "opponent: Troll@C1'")
    t = table(BOMBER, *rows, "cells: C1' bomb 2 of me by Bomber^5").end_turn()
    assert t.wounds("opponent.Troll") == 2 and t.on_cell("C1'") == []


@exercises("B-18.30")
def test_resilience_keeps_the_wounds_of_an_enemy_bomb_away():
    """It is an influence."""
    rows = ("turn: 2, opponent, main", "me: Bomber@A1, Nomad@C1", "opponent: Akkenian Swordsman@C1'")
    assert (
        table(BOMBER, *rows, "cells: C1' bomb 2 of me by Bomber").end_turn().wounds("opponent.Akkenian Swordsman") == 0
    )


def test_two_bombs_on_a_cell_go_off_both():
    """B-20.5."""
    rows = ("turn: 2, opponent, main", "me: Bomber@A1, Nomad@C1", "opponent: Troll@C1'")
    t = table(BOMBER, *rows, "cells: C1' bomb 2 of me by Bomber, C1' bomb 2 of me by Bomber").end_turn()
    assert t.wounds("opponent.Troll") == 4 and t.on_cell("C1'") == []


def test_a_wall_of_fire_wounds_at_every_enemy_turn_until_its_maker_dies():
    t = table(WALLER, "turn: 1, me, main", "me: Waller@C1 (wounds 6)", "opponent: Nomad@C1'")
    t.play("use Waller").both_pass().play("to C1'").both_pass().end_turn()
    assert t.wounds("opponent.Nomad") == 2 and t.on_cell("C1'") == ["wall"]
    t.end_turn()
    assert t.wounds("opponent.Nomad") == 2, "not at my own turn"
    t.end_turn()
    assert t.wounds("opponent.Nomad") == 4
    t = table(
        WALLER,
        "turn: 2, opponent, main",
        "me: Waller@C1 (wounds 8), Nomad@A1",
        "opponent: Troll@C1'",
        "cells: A1' wall 2 of me by Waller",
        dice="6 1",
    )
    t.play("strike Troll -> opponent.Waller").both_pass()
    assert not t.in_play("Waller") and t.on_cell("A1'") == []


def test_a_fire_beside_the_struck_card():
    t = table(EMBER, "turn: 1, me, main", "me: Ember@C3", "opponent: Troll@C1', Nomad@B1'", dice="2")
    t.play("use Ember -> opponent.Troll").both_pass()
    assert sorted(t.options()) == sorted(f"to {cell}" for cell in ("B1", "C1", "D1", "D1'", "B2'", "C2'", "D2'"))


def test_nothing_comes_onto_a_burning_cell():
    """B-2.9: neither a leap nor who comes back; the incorporeal may pass, and the fire burns on behind it."""
    fire = "cells: D1 fire of opponent until the end of turn 9, A3 fire of opponent until the end of turn 9"
    t = table("turn: 1, me, main", "me: Horned Demon@C1, Ghost Knight@D2, Nomad@E3", fire, "opponent: Troll@C3'")
    leaps = [said for said in t.options() if said.startswith("leap Horned Demon")]
    assert leaps and not [said for said in leaps if said.endswith((" D1", " A3"))]
    t.play("move Ghost Knight D1").both_pass()
    assert t.cell("Ghost Knight") == "D1" and t.on_cell("D1") == ["fire"]
    t.play("move Ghost Knight D1'").both_pass()
    assert t.on_cell("D1") == ["fire"] and not [
        said for said in t.options() if said.startswith("move") and said.endswith(" D1") and "Ghost" not in said
    ]
    again = Table(sumrak.scenario(t.game.scenario()))
    assert again.game.digest() == t.game.digest()


def test_the_log_says_what_was_put_where():
    t = table(BOMBER, "turn: 1, me, main", "me: Bomber@C1", "opponent: Nomad@C2', Troll@A3'", dice="3")
    t.play("use Bomber -> opponent.Nomad").both_pass().end_turn().end_turn()
    said = [entry["k"] for entry in t.game.log(0)]
    assert (
        "berserk-log-cell-marked-by" in said and "berserk-log-cell-cleared" in said and t.wounds("opponent.Nomad") == 3
    )
