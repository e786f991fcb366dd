"""What games of everybody against everybody say: pairings, seats, the first turn, length, endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sumrak.lab.counting import Share, Spread, share, spread
from sumrak.lab.plan import Plan
from sumrak.lab.playing import Row


class Pairing(NamedTuple):
    """One table of two: the share of the first entrant, all of it and from each seat, and what the first turn is worth."""

    table: int
    pair: tuple[int, int]
    share: Share
    from_seats: tuple[Share, ...]
    first: Share
    turns: Spread

    @property
    def is_mirror(self) -> bool:
        return self.pair[0] == self.pair[1]


class Matchups(NamedTuple):
    """`matrix[a][b]`: how much a got where it met b (with more than two: how often it did better); `seats`, by seat."""

    matrix: list[list[Share]]
    entrants: list[Share]
    pairings: list[Pairing]
    seats: list[Share]
    first: Share
    turns: Spread
    answers: Spread
    endings: list[tuple[str, int]]


def matchups(plan: Plan, rows: Sequence[Row]) -> Matchups:
    n, seats = len(plan.entrants), len(plan.tables[0].entrants)
    met: list[list[list[float]]] = [[[] for _ in range(n)] for _ in range(n)]
    alone: list[list[float]] = [[] for _ in range(n)]
    for row in rows:
        for a, b, won in meetings(row):
            met[a][b].append(won)
        if len(set(row.entrants)) > 1:
            for who, won in zip(row.entrants, row.shares):
                alone[who].append(won)
    return Matchups(
        [[share(values) for values in line] for line in met],
        list(map(share, alone)),
        [pairing(plan, table, rows) for table in range(len(plan.tables))] if seats == 2 else [],
        [share([row.shares[seat] for row in rows]) for seat in range(seats)],
        first_of(rows),
        spread([row.turns for row in rows]),
        spread([row.answers for row in rows]),
        Counter([row.ending for row in rows]).most_common(),
    )


def meetings(row: Row) -> Iterable[tuple[int, int, float]]:
    """(a, b, how a did against b) for different entrants at one table: 1 better, 0 worse; of two it is the share of the game."""
    for a, x in zip(row.entrants, row.shares):
        for b, y in zip(row.entrants, row.shares):
            if a != b:
                yield a, b, x if len(row.shares) == 2 else (x > y) + (x == y) / 2


def pairing(plan: Plan, table: int, rows: Sequence[Row]) -> Pairing:
    mine = [row for row in rows if row.table == table]
    a, b = plan.tables[table].entrants
    seats = [seat_of(row, a) for row in mine]
    return Pairing(
        table,
        (a, b),
        share([row.shares[seat] for row, seat in zip(mine, seats)]),
        tuple([share([row.shares[s] for row, s in zip(mine, seats) if s == seat]) for seat in (0, 1)]),
        first_of(mine),
        spread([row.turns for row in mine]),
    )


def seat_of(row: Row, entrant: int) -> int:
    """Where an entrant sat; who plays against himself began at seat 0 and changes like all."""
    return row.game % 2 if row.entrants[0] == row.entrants[1] else row.entrants.index(entrant)


def first_of(rows: Sequence[Row]) -> Share:
    """What the seat with the first turn got."""
    return share([row.shares[row.first] for row in rows if row.first >= 0])
