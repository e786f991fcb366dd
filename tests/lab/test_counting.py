"""Intervals, against values from the literature and by hand."""

from __future__ import annotations

import math

import pytest

from sumrak.lab.counting import Share, difference, paired, share, spread


def test_a_share_of_nothing_is_not_known():
    assert math.isnan(share([]).value) and share([]).interval == (0.0, 1.0)


@pytest.mark.parametrize(
    ("a", "b", "low", "high"),
    [  # Newcombe, Statistics in Medicine 17 (1998), table II, method 10
        (Share(56, 70), Share(48, 80), 0.0524, 0.3339),
        (Share(9, 10), Share(3, 10), 0.1705, 0.8090),
        (Share(10, 10), Share(0, 20), 0.6791, 1.0),
    ],
)
def test_a_difference_of_shares_has_newcombes_interval(a, b, low, high):
    found = difference(a, b)
    assert (found.low, found.high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_pairs_are_compared_inside():
    found = paired([1, 0, 0, 0, -1, 1, 0, 0, 0, 0])
    assert found.value == pytest.approx(0.1)
    assert found.high - found.value == pytest.approx(1.959964 * math.sqrt(2.9 / 9 / 10), rel=1e-3)
    assert not found.is_clear


def test_pairs_that_are_all_alike_are_not_certain():
    """Thirty games without a difference do not prove that there is none: the rule of three."""
    assert paired([0.0] * 30) == (0.0, -0.1, 0.1)
    assert math.isnan(paired([]).value)


def test_how_numbers_scatter():
    assert spread([1, 2, 3, 4, 5]) == (1, 2, 3, 4, 5)
    assert spread([7]) == (7, 7, 7, 7, 7)
