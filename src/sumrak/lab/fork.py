"""A position played on many times, as it is and with another card: the same luck in both, so that little of it is left over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from sumrak import records
from sumrak.catalog import spec_of
from sumrak.lab.counting import Difference, Share, paired, share
from sumrak.lab.plan import FORK, Entrant, Plan, Table
from sumrak.lab.playing import Row
from sumrak.lab.wrong import Wrong


class Fork(NamedTuple):
    """By seat: what it gets as it is, with the change, and the difference. `alike`: games that went the same way."""

    before: list[Share]
    after: list[Share]
    differences: list[Difference]
    turns: Difference
    alike: int
    pairs: int
    endings: list[tuple[str, int, int]]


def fork_plan(
    record: str, at: int | None, change: str, bots: Sequence[str], games: int, seed: int, seen_by: int, file: str = ""
) -> Plan:
    """Raises Wrong, and ValueError for a record that cannot be read."""
    game = records.replay(record)
    number = len(game.answers) if at is None else at
    if not 0 <= number <= len(game.answers):
        raise Wrong("lab-no-answer", at=number, last=len(game.answers))
    if not change:
        raise Wrong("lab-nothing-changed")
    if game.at(number).is_over:
        raise Wrong("lab-over", at=number)
    seats = game.state.seats
    if not -1 <= seen_by < seats:
        raise Wrong("lab-no-seat", seat=seen_by, last=seats - 1)
    if len(bots) not in (1, seats):
        raise Wrong("lab-how-many-bots", n=len(bots), seats=seats)
    names = list(bots) * seats if len(bots) == 1 else list(bots)
    entrants = tuple([Entrant(name, "") for name in names])
    table = Table(tuple(range(seats)), seed)
    plan = Plan(
        FORK,
        game.spec.id,
        entrants,
        (table,),
        games,
        seed,
        change=change,
        record=record,
        at=number,
        seen_by=seen_by,
        asked=games,
        cards=spec_of(game.spec.id).fingerprint(),
        file=file,
    )
    plan.spec()  # whether the change means something
    return plan


def fork(plan: Plan, rows: Sequence[Row]) -> Fork:
    arms = [[row for row in rows if row.arm == arm] for arm in (0, 1)]
    pairs = list(zip(*arms))
    assert all([a.number == b.number for a, b in pairs])
    seats = range(len(plan.entrants))
    ends = [Counter([row.ending for row in arm]) for arm in arms]
    return Fork(
        [share([row.shares[seat] for row in arms[0]]) for seat in seats],
        [share([row.shares[seat] for row in arms[1]]) for seat in seats],
        [paired([b.shares[seat] - a.shares[seat] for a, b in pairs]) for seat in seats],
        paired([b.turns - a.turns for a, b in pairs]),
        sum([same(a, b) for a, b in pairs]),
        len(pairs),
        [(end, ends[0][end], ends[1][end]) for end in sorted(ends[0] | ends[1])],
    )


def same(a: Row, b: Row) -> bool:
    return (a.shares, a.ending, a.turns, a.answers, a.played) == (b.shares, b.ending, b.turns, b.answers, b.played)
