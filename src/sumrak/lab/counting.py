"""Shares of games with the interval that holds them at 95 %, differences of such shares, and means of paired games."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import mean, quantiles, stdev
from typing import NamedTuple

from sumrak.bots.arena import Z, wilson


class Share(NamedTuple):
    """So much won of so many games. A draw is shared, so `won` need not be whole."""

    won: float
    games: int

    @property
    def value(self) -> float:
        return self.won / self.games if self.games else math.nan

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


class Difference(NamedTuple):
    """How much greater one thing is than another, with its interval at 95 %; nan where there is nothing to compare."""

    value: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """Whether nothing lies outside the interval."""
        return self.low > 0 or self.high < 0


NOTHING = Difference(math.nan, math.nan, math.nan)


def share(values: Iterable[float]) -> Share:
    found = list(values)
    return Share(sum(found), len(found))


def difference(a: Share, b: Share) -> Difference:
    """a - b of independent shares: the interval of Newcombe (Statistics in Medicine 1998, method 10), out of Wilson's."""
    if not a.games or not b.games:
        return NOTHING
    (a_low, a_high), (b_low, b_high) = a.interval, b.interval
    value = a.value - b.value
    low = value - math.hypot(a.value - a_low, b_high - b.value)
    return Difference(value, low, value + math.hypot(a_high - a.value, b.value - b_low))


def paired(differences: Sequence[float]) -> Difference:
    """The mean of differences inside pairs, with the interval of the normal distribution.

    Where all are equal nothing is known of how they scatter: then the rule of three says how much may be missed.
    """
    n = len(differences)
    if not n:
        return NOTHING
    value = mean(differences)
    half = Z * stdev(differences) / math.sqrt(n) if n > 1 else 1.0
    if not half:
        half = min(1.0, 3 / n)
    return Difference(value, value - half, value + half)


class Spread(NamedTuple):
    """How a number scatters: least, quarters, greatest."""

    least: float
    low: float
    median: float
    high: float
    greatest: float


def spread(values: Sequence[float]) -> Spread:
    if len(values) < 2:
        return Spread(*[float(values[0]) if values else math.nan] * 5)
    low, median, high = quantiles(values, n=4, method="inclusive")
    return Spread(min(values), low, median, high, max(values))
