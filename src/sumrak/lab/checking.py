"""Whether a plan and rows that were read from a folder make sense: whoever wrote in them by hand is told where."""

from __future__ import annotations

from typing import Any

from sumrak.bots import UnknownBot, bot
from sumrak.bots.program import TOLD
from sumrak.bots.wires import is_program
from sumrak.catalog import games, spec_of
from sumrak.lab.plan import CARDS, FORK, MATCHUPS, Plan
from sumrak.lab.playing import Row
from sumrak.lab.wrong import Wrong

MOST = 10_000_000
"""Games of a plan at a table."""


def check_plan(plan: Plan) -> None:
    """Raises Wrong: what in it can be of no plan."""
    refuse("kind", plan.kind, plan.kind in (MATCHUPS, CARDS, FORK))
    refuse("game", plan.game, plan.game in games())
    refuse("games", plan.games, 1 <= plan.games <= MOST)
    refuse("asked", plan.asked, 1 <= plan.asked <= MOST)
    refuse("at", plan.at, plan.at >= 0)
    spec, who = spec_of(plan.game), range(len(plan.entrants))
    for entrant in plan.entrants:
        refuse("bot", entrant.bot, is_bot(entrant.bot))
        refuse("list", entrant.deck, entrant.list is None or is_read(spec.deck, entrant.list))
    refuse("tables", len(plan.tables), len(plan.tables) > 0)
    seats = len(plan.tables[0].entrants)
    for table in plan.tables:
        at = table.entrants
        refuse("entrants", at, len(at) == seats and spec.fewest <= seats <= spec.most and all([i in who for i in at]))
    for group in plan.groups:
        refuse("groups", group, len(group) > 0 and all([i in range(len(plan.tables)) for i in group]))
    refuse("rules", plan.rules, is_read(spec.rules, plan.rules))
    refuse("seen_by", plan.seen_by, -1 <= plan.seen_by < seats)
    refuse("change", plan.change, is_read(lambda _: plan.spec(), None))


def check_row(plan: Plan, row: Row) -> None:
    """Raises Wrong: what in it can be of no game of this plan."""
    refuse("number", row.number, 0 <= row.number < plan.size)
    refuse("arm", row.arm, row.arm in ((0, 1) if plan.kind == FORK else (0,)))
    table, game = plan.place(row.number)
    refuse("table", row.table, row.table == table)
    refuse("game", row.game, row.game == game)
    who, seats = plan.tables[table].entrants, len(plan.tables[table].entrants)
    refuse("entrants", row.entrants, sorted(row.entrants) == sorted(who))
    fits = len(row.shares) == seats and all([0 <= one <= 1 for one in row.shares])
    refuse("shares", row.shares, fits and abs(sum(row.shares) - 1) < 0.001)
    refuse("first", row.first, -1 <= row.first < seats)
    refuse("turns", row.turns, row.turns >= 0)
    refuse("answers", row.answers, row.answers >= 0)
    refuse("ending", row.ending, bool(row.ending))
    for name in ("deck", "opening", "drawn", "played"):
        refuse(name, getattr(row, name), len(getattr(row, name)) == seats)
    refuse("forfeit", row.forfeit, not row.forfeit or TOLD.fullmatch(row.forfeit) is not None)


def refuse(field: str, value: Any, is_sound: bool) -> None:
    if not is_sound:
        raise Wrong("lab-bad-value", field=field, value=str(value)[:60])


def is_bot(name: str) -> bool:
    try:
        return is_program(name) or bot(name) is not None
    except UnknownBot:
        return False


def is_read(read: Any, what: Any) -> bool:
    """Whether a game understands it."""
    try:
        read(what)
    except (ValueError, TypeError, KeyError):
        return False
    return True
