"""Time must not tell what a seat hides."""

import asyncio
import time
from types import SimpleNamespace

import pytest

from sumrak.table.pacing import LEVELS, MOST_HUSHED, Budget, Level
from sumrak.table.play import Table


def lingers(hushed: int, bot_seconds: float, *budgets: Budget) -> float:
    """Seconds between an answer and what it led to, where so many questions were passed over."""
    around = SimpleNamespace(bot_seconds=bot_seconds)
    table = SimpleNamespace(
        match=SimpleNamespace(game=SimpleNamespace(hushed=hushed)), around=around, budgets=dict(enumerate(budgets))
    )
    start = time.monotonic()
    asyncio.run(Table.linger(table))
    return time.monotonic() - start


@pytest.mark.parametrize(("hushed", "least"), [(1, 0.05), (2, 0.1), (1000, MOST_HUSHED * 0.05)])
def test_the_table_waits_as_long_as_for_a_bot_that_is_asked(hushed, least):
    assert least <= lingers(hushed, 0.05) < least + 2


def test_nobody_waits_where_nobody_was_passed_over():
    assert lingers(0, 10) < 1


def test_it_waits_as_long_as_a_bot_that_thinks_would():
    assert 0.05 <= lingers(1, 0, Budget(Level(9, 0.05))) < 2


@pytest.mark.parametrize("level", LEVELS.values())
def test_a_long_game_goes_faster_towards_its_end(level):
    budget, offers = Budget(level), []
    for _ in range(400):
        offers.append(budget.offer(in_turn=True))
        budget.spend(offers[-1])
    assert offers[:50] == [level.turn] * 50
    assert offers == sorted(offers, reverse=True)
    assert offers[-1] == pytest.approx(level.turn / 5)
    assert Budget(level).offer(in_turn=False) == level.react <= level.turn
