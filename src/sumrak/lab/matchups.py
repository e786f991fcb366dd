"""What games of everybody against everybody say: pairings, seats, the first turn, length, endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sumrak.lab.counting import Share, Spread, share, spread
from sumrak.lab.plan import ALL, BOTS, Entrant, Plan, bots_of, decks_of
from sumrak.lab.playing import Row

DECKS = "decks"


class Pairing(NamedTuple):
    """Two who met: the share of the first, all of it and from each seat, and what the first turn is worth.

    `seed` is that of all their tables (None: they have several).
    """

    pair: tuple[int, int]
    share: Share
    from_seats: tuple[Share, ...]
    first: Share
    turns: Spread
    seed: int | None

    @property
    def is_mirror(self) -> bool:
        return self.pair[0] == self.pair[1]


class Compared(NamedTuple):
    """Who met whom: entrants (`by` is ALL), or bots or decks alone. `shown`: an entrant of each of these sides.

    `matrix[a][b]`: how much a got where it met b (with more than two: how often it did better).
    """

    by: str
    shown: list[int]
    matrix: list[list[Share]]
    shares: list[Share]
    pairings: list[Pairing]


class Matchups(NamedTuple):
    """`compared`: entrants, or, where games are counted by pairings of bots, these and then their decks; `seats`, by seat."""

    compared: list[Compared]
    seats: list[Share]
    first: Share
    turns: Spread
    answers: Spread
    endings: list[tuple[str, int]]


def matchups(plan: Plan, rows: Sequence[Row]) -> Matchups:
    seats = len(plan.tables[0].entrants)
    return Matchups(
        [compared(plan, rows, by, sides) for by, sides in sides_of(plan)],
        [share([row.shares[seat] for row in rows]) for seat in range(seats)],
        first_of(rows),
        spread([row.turns for row in rows]),
        spread([row.answers for row in rows]),
        Counter([row.ending for row in rows]).most_common(),
    )


def sides_of(plan: Plan) -> list[tuple[str, list[int]]]:
    """What is compared, and the number of the side that each entrant is on."""
    if not plan.groups:
        return [(ALL, list(range(len(plan.entrants))))]
    bots, decks = bots_of(plan.entrants), decks_of(plan.entrants)
    by_deck = [decks.index(Entrant("", entrant.deck, entrant.list)) for entrant in plan.entrants]
    found = [(BOTS, [bots.index(entrant.bot) for entrant in plan.entrants]), (DECKS, by_deck)]
    return [(by, sides) for by, sides in found if by == BOTS or len(decks) > 1]


def compared(plan: Plan, rows: Sequence[Row], by: str, sides: list[int]) -> Compared:
    n = max(sides) + 1
    met: list[list[list[float]]] = [[[] for _ in range(n)] for _ in range(n)]
    alone: list[list[float]] = [[] for _ in range(n)]
    for row in rows:
        who = [sides[entrant] for entrant in row.entrants]
        for a, b, won in meetings(who, row.shares):
            met[a][b].append(won)
        if len(set(who)) > 1:
            for side, won in zip(who, row.shares):
                alone[side].append(won)
    return Compared(
        by,
        [sides.index(side) for side in range(n)],
        [[share(values) for values in line] for line in met],
        list(map(share, alone)),
        pairings(plan, rows, sides) if len(plan.tables[0].entrants) == 2 else [],
    )


def meetings(who: Sequence[int], shares: Sequence[float]) -> Iterable[tuple[int, int, float]]:
    """(a, b, how a did against b) for different sides at one table: 1 better, 0 worse; of two it is the share of the game."""
    for a, x in zip(who, shares):
        for b, y in zip(who, shares):
            if a != b:
                yield a, b, x if len(shares) == 2 else (x > y) + (x == y) / 2


def pairings(plan: Plan, rows: Sequence[Row], sides: list[int]) -> list[Pairing]:
    """All that were to meet, in their order."""
    seeds: dict[tuple[int, int], set[int]] = {}
    played: dict[tuple[int, int], list[Row]] = {}
    for table in plan.tables:
        seeds.setdefault(pair_of(table.entrants, sides), set()).add(table.seed)
    for row in rows:
        played.setdefault(pair_of(row.entrants, sides), []).append(row)
    return [pairing(pair, played.get(pair, []), sides, seeds[pair]) for pair in sorted(seeds)]


def pair_of(who: Sequence[int], sides: list[int]) -> tuple[int, int]:
    a, b = sorted([sides[entrant] for entrant in who])
    return a, b


def pairing(pair: tuple[int, int], rows: list[Row], sides: list[int], seeds: set[int]) -> Pairing:
    seats = [seat_of(row, pair[0], sides) for row in rows]
    return Pairing(
        pair,
        share([row.shares[seat] for row, seat in zip(rows, seats)]),
        tuple([share([row.shares[s] for row, s in zip(rows, seats) if s == seat]) for seat in (0, 1)]),
        first_of(rows),
        spread([row.turns for row in rows]),
        min(seeds) if len(seeds) == 1 else None,
    )


def seat_of(row: Row, side: int, sides: list[int]) -> int:
    """Where one side sat; who plays against himself began at seat 0 and changes like all."""
    who = [sides[entrant] for entrant in row.entrants]
    return row.game % 2 if who[0] == who[1] else who.index(side)


def first_of(rows: Sequence[Row]) -> Share:
    """What the seat with the first turn got."""
    return share([row.shares[row.first] for row in rows if row.first >= 0])
