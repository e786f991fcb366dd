"""Chapter 22: the end of the battle."""

import pytest

from tests.berserk.table_talk import Table, table
from tests.coverage_plugin import exercises


def pass_turns(t: Table, turns: int) -> Table:
    for _ in range(turns):
        if not t.game.is_over:
            t.end_turn()
    return t


@exercises("B-22.2")
def test_nothing_else_ends_a_battle_at_the_table():
    """Conceding and agreeing on a draw are the table's affair; the rules offer neither as an option."""
    t = table("me: Nomad@C1")
    assert {said.split(" ")[0] for said in t.options()} == {"move", "pass"}


@pytest.mark.parametrize("rounds, last", [(10, 20), (2, 4)])
def test_no_progress(rounds: int, last: int):
    """B-22.3a: so many turns of each without a wound, a token, a card coming or going."""
    t = table(f"rules: rp5, no_progress_rounds {rounds}", "me: Nomad@A3", "opponent: Nomad@E3'")
    cells = ["A2", "A1", "A1'", "A2'", "A3'", "B3'", "B2'", "B1'", "B1", "B2", "B3"]
    for turn in range(1, last + 1):
        assert not t.game.is_over, turn
        if turn % 2:
            t.play(f"move Nomad {cells[turn // 2]}").both_pass()
        t.end_turn()
    assert t.game.outcome is not None and t.game.outcome.winners == () and t.game.outcome.cite == "B-22.3a"


def test_threefold_repetition():
    """B-22.3b: the same position at the beginning of a main phase for the third time."""
    t = pass_turns(table("me: Nomad@A3", "opponent: Nomad@E3'"), 5)
    assert t.game.outcome is not None and t.game.outcome.winners == () and t.game.outcome.cite == "B-22.3b"
    assert t.game.view(None)["turn"] == 5


@exercises("B-22.4")
@pytest.mark.parametrize("cap, is_over", [(3, True), (4, False)])
def test_the_cap(cap: int, is_over: bool):
    t = pass_turns(table(f"rules: rp5, turn_cap {cap}", "me: Nomad@A3", "opponent: Nomad@E3'"), 3)
    assert t.game.is_over is is_over
    if is_over:
        assert t.game.outcome.winners == () and t.game.outcome.cite == "B-22.4"


def test_no_creatures_at_the_beginning():
    """B-5.9: the first check is before turn 1."""
    t = table("turn: reveal", "me: Orc Cannon@C1", "opponent: Hedd@C1'", fill=False)
    while t.game.decision is not None:
        t.play("done" if "done" in t.options() else "pass")
    assert t.game.outcome.winners == (1,) and t.game.outcome.cite == "B-22.1"
    assert t.game.view(None)["turn"] in (0, 1)
