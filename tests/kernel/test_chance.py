"""Chance is a pure function of seed and counter."""

from __future__ import annotations

from collections import Counter

import pytest

from sumrak.kernel.chance import count_before, key_of, number
from tests.kernel.bare import DECK, Bare

pytestmark = pytest.mark.compiled


def test_the_numbers_are_those_of_splitmix64():
    """Another machine, another Python or a compiled build drew others, and a record parted."""
    assert [number(0, i) for i in (1, 2, 3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_streams_of_a_seed_have_nothing_to_do_with_each_other():
    keys = {key_of(seed, stream) for seed in (0, 1, 2**127) for stream in range(-8, 8)}
    assert len(keys) == 48


def test_copies_draw_the_same():
    """A global generator made a replay depend on who else had played."""
    s = Bare(seed=11)
    t = s.copy()
    assert [s.below(6) for _ in range(20)] == [t.below(6) for _ in range(20)]


def test_every_order_of_a_deck_can_come():
    found = Counter()
    for seed in range(600):
        s = Bare(seed=seed)
        s.deal(0, DECK, 1, 2, 3)
        s.shuffle(s.at(0, DECK))
        found[tuple(s.names(0, DECK))] += 1
    assert len(found) == 6
    assert min(found.values()) > 60


@pytest.mark.parametrize("count", [0, 5, 8190, 8192])
def test_luck_is_found_where_dice_fall_as_wanted(count: int):
    """Also across the edge of a block."""
    for wanted in ([6], [3, 3], [1, 6, 6, 2, 5]):
        s = Bare(seed=4)
        s.draws[0] = count_before(s.keys[0], 6, bytes(wanted), count)
        assert s.draws[0] >= count
        assert [1 + s.below(6) for _ in wanted] == wanted
