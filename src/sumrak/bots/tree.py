"""The tree of a search: decisions as one seat sees them, and what has been learnt about each answer.

An answer is weighed when a decision is met for the first time: what comes of it at once is its prior value. How good it
turns out to be is told by what lies beyond it; which answer is looked at next, by both.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

EXPLORATION = 1.0
"""Against the spread of the values seen: how much a rarely tried answer may be believed to be better."""
OPENNESS = 0.2
"""This part of the attention is shared out evenly, the rest by prior values."""
TEMPERATURE = 0.8
"""The smaller, the more attention goes to the best prior value; against the spread of the prior values of a decision."""
WEIGHT, TRUST = 3.0, 12.0
"""A prior value counts as so many visits, while one looks and when one answers: of what is as good later, first what is good now."""


class Edge:
    """One answer: its prior `value` for the seat that decides, `weight` of attention, visits, what each seat had of it, where it leads."""

    __slots__ = ("node", "totals", "value", "visits", "weight")

    def __init__(self, seats: int, value: float, weight: float) -> None:
        self.value, self.weight, self.visits = value, weight, 0
        self.totals = [0.0] * seats
        self.node = Node()

    def estimate(self, seat: int, more: float, weight: float) -> float:
        """Its value as visits and prior value tell it, the prior value and what visits add elsewhere counted as so many visits."""
        return (self.totals[seat] + weight * (self.value + more)) / (self.visits + weight)


class Node:
    """A decision as one seat sees it. `aside`: where others begin who decide in secret at the same time."""

    __slots__ = ("aside", "edges", "scale", "top", "visits")

    def __init__(self) -> None:
        self.visits, self.top, self.scale = 0, 0.0, 0.0
        self.edges: dict[str, Edge] = {}
        self.aside: dict[int, Node] | None = None

    def beside(self, seat: int) -> Node:
        if self.aside is None:
            self.aside = {}
        return self.aside.setdefault(seat, Node())

    def add(self, values: dict[str, float], seats: int) -> None:
        """Answers that were not known here, with their prior values."""
        if not self.edges:
            mean = sum(values.values(), 0.0) / len(values)
            variance = sum([(value - mean) ** 2 for value in values.values()], 0.0) / len(values)
            self.top, self.scale = max(values.values()), TEMPERATURE * math.sqrt(variance) + 0.005
        for key, value in values.items():
            weight = math.exp(max(-20.0, min(0.0, (value - self.top) / self.scale)))
            self.edges[key] = Edge(seats, value, weight)


class Spread:
    """How far the values of a seat lie apart (their standard deviation), as they come in."""

    __slots__ = ("count", "mean", "squares")

    def __init__(self) -> None:
        self.count, self.mean, self.squares = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)

    def width(self) -> float:
        return max(0.01, math.sqrt(self.squares / self.count)) if self.count > 3 else 0.1


def added(edges: Iterable[Edge], seat: int) -> float:
    """What visits have added to the prior values of the answers that were visited.

    It is expected of the others as well: a position that looks better after the reply looks better after any answer.
    """
    tried, total = 0, 0.0
    for edge in edges:
        if edge.visits:
            tried += 1
            total += edge.totals[seat] / edge.visits - edge.value
    return total / tried if tried else 0.0


def most_promising(edges: list[Edge], seat: int, width: float) -> int:
    """Which of the answers that are possible in this world to look at."""
    seen, whole = 0, 0.0
    for edge in edges:
        whole += edge.weight
        seen += edge.visits
    count, more = len(edges), added(edges, seat)
    reach = EXPLORATION * width * math.sqrt(count * (seen + 1))
    even, share = OPENNESS / count, (1 - OPENNESS) / whole
    best, most = 0, -math.inf
    for i, edge in enumerate(edges):
        found = edge.estimate(seat, more, WEIGHT) + reach * (even + share * edge.weight) / (1 + edge.visits)
        if found > most:
            best, most = i, found
    return best
