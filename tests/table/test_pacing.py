"""Time must not tell what a seat hides."""

import asyncio
import time
from types import SimpleNamespace

import pytest

from sumrak.table.pacing import MOST_HUSHED
from sumrak.table.play import Table


def lingers(hushed: int, bot_seconds: float) -> float:
    """Seconds between an answer and what it led to, where so many questions were passed over."""
    around = SimpleNamespace(bot_seconds=bot_seconds)
    table = SimpleNamespace(match=SimpleNamespace(game=SimpleNamespace(hushed=hushed)), around=around)
    start = time.monotonic()
    asyncio.run(Table.linger(table))
    return time.monotonic() - start


@pytest.mark.parametrize(("hushed", "least"), [(1, 0.05), (2, 0.1), (1000, MOST_HUSHED * 0.05)])
def test_the_table_waits_as_long_as_for_a_bot_that_is_asked(hushed, least):
    assert least <= lingers(hushed, 0.05) < least + 2


def test_nobody_waits_where_nobody_was_passed_over():
    assert lingers(0, 10) < 1
