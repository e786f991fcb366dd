"""What a viewer may be told: why a card may not be used; about a position hints, who stands how well, the course of a whole game.

Alone against bots one is told by what one's own seat sees; in a game between people nobody is told anything before its end.
All of it is found in the thinkers' processes. Of each kind a viewer has one wish at a time: a later one ends the earlier.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any, cast

import msgspec

from sumrak.bots import study as finding
from sumrak.kernel.view import plain

from . import protocol as p
from .play import Refused, Table
from .viewer import Viewer
from .workers import GLANCE, STUDY, ThoughtFailed, WorkerLost

log = logging.getLogger("sumrak.table")

HINT_SECONDS, WORTH_SECONDS, COURSE_SECONDS = 4.0, 10.0, 120.0
BETWEEN_SECONDS = 0.3
"""At the soonest so long after a viewer's last wish of a kind the next one is begun."""
MOST_WAITING = 50
KEPT = 400
"""Answers kept at a table, so that looking there again costs nothing."""


class Moment:
    """What a wish is about: a game at one moment, through whose eyes (None: everything is seen)."""

    def __init__(self, table: Table, viewer: Viewer, f: p.Study) -> None:
        self.n, self.what, self.table, self.viewer = f.n, f.what, table, viewer
        self.ply, self.eyes = viewer.looks_at or (table.match.ply, table.eyes(viewer))
        self.truth = f.truth
        if f.truth and f.what != "hint":
            self.eyes = None
        self.game: Any = table.match.game if f.what == "course" else table.match.at(self.ply)
        if f.what == "hint":
            self.eyes = self.adviser()

    def adviser(self) -> int:
        """Whose decision is advised on: the viewer's own, or in a game that is over also somebody else's."""
        deciding: list[int] = [decision.seat for decision in self.game.decisions]
        if self.eyes is not None and self.eyes in deciding:
            return self.eyes
        if not deciding or self.table.state != "over":
            raise Refused("not_now", p.Message("server-study-nothing"))
        return deciding[0]

    @property
    def key(self) -> object:
        """The same for the same position, whatever way the game took to it meanwhile."""
        answers = self.table.match.game.answers
        return (
            self.what,
            self.eyes,
            self.truth,
            self.ply,
            tuple(answers if self.what == "course" else answers[: self.ply]),
        )

    def played(self) -> p.Option | None:
        """What was answered here."""
        given = self.table.match.game.answers[self.ply : self.ply + 1]
        if self.what != "hint" or not given or given[0][0] != self.eyes:
            return None
        return msgspec.convert(self.game.view(self.eyes)["options"][given[0][1]], p.Option)

    def answer(self, frame: p.ServerMsg) -> p.ServerMsg:
        """What was found out about this position, for this wish."""
        if isinstance(frame, p.Hint):
            return msgspec.structs.replace(frame, n=self.n, played=self.played())
        return cast(p.ServerMsg, msgspec.structs.replace(frame, n=self.n))


def why(table: Table, viewer: Viewer, f: p.AskWhy) -> None:
    """Every conceivable use of a card, by what the viewer's eyes know, and how its values come about. Anybody may ask."""
    ply, seat = viewer.looks_at or (table.match.ply, table.eyes(viewer))
    game = table.match.at(ply)
    try:
        rows = [] if seat is None else game.why(seat, f.card)
        if f.cell and seat is not None:
            rows = why_there(table, game, seat, rows, f.cell)
        values = cast(list[p.Value], game.values(seat, f.card))
    except ValueError:
        raise Refused("bad", p.Message("server-no-such-card")) from None
    uses = []
    for row in rows:
        reason = row["reason"] or {"cite": row.get("cite", ""), "message": None}
        uses.append(p.Use(row["option"], row["label"], reason["cite"], reason["message"]))
    viewer.send(p.Why(f.n, f.card, uses, values))


def why_there(table: Table, game: Any, seat: int, rows: list[dict[str, Any]], cell: str) -> list[dict[str, Any]]:
    """Of the uses of a card those at a cell; where none is conceivable there, what it could do elsewhere as if it were there."""
    grid = (table.catalogue.get("layout") or {}).get("grid") or {"cells": []}
    cells = {name for row in grid["cells"] for name in row}
    if cell not in cells:
        return []
    found, tried = [row for row in rows if cell in row["option"].split()], set()
    for row in [] if found else rows:
        there = " ".join(cell if word in cells else word for word in row["option"].split())
        if there == row["option"] or there in tried:
            continue
        tried.add(there)
        try:
            reason = game.why_not(there, seat=seat)
        except ValueError:  # it means nothing there
            continue
        against = None if reason is None else {"cite": reason.cite, "message": plain(reason.message)}
        said = {
            name: cell if value in cells else value
            for name, value in row["label"]["a"].items()
            if isinstance(value, str)
        }
        label = {**row["label"], "a": {**row["label"]["a"], **said}}
        found.append({**row, "option": there, "label": label, "reason": against})
    return found


def study(table: Table, viewer: Viewer, f: p.Study) -> None:
    """Begin to find it out, instead of what this viewer last wanted to know of the kind. Raises Refused."""
    if f.what == "stop":
        stop(viewer, ("hint", "course"))
        return
    must_be_fair(table, viewer, f)
    if len(table.around.thinkers.workers.waiting) >= MOST_WAITING:
        raise Refused("flood", p.Message("server-study-busy"))
    moment = Moment(table, viewer, f)
    earlier = viewer.studies.get(f.what)
    if earlier is not None:
        earlier.cancel()
    known = table.studied.get(moment.key)
    if known is not None:
        for frame in known:
            viewer.send(moment.answer(frame))
        return
    now = time.monotonic()
    start = max(now, viewer.begun.get(f.what, 0.0) + BETWEEN_SECONDS)
    viewer.begun[f.what] = start
    viewer.studies[f.what] = asyncio.create_task(find(moment, start - now))


def stop(viewer: Viewer, kinds: tuple[str, ...] = ("hint", "worth", "course")) -> None:
    for kind in kinds:
        if task := viewer.studies.pop(kind, None):
            task.cancel()


def must_be_fair(table: Table, viewer: Viewer, f: p.Study) -> None:
    """Who sat down to a game between people stays in one, also when the others have left."""
    if table.state == "over":
        return
    if sum(not bot for bot in table.row.bots) != 1:
        raise Refused("unfair")
    if not viewer.seats:
        raise Refused("unfair", p.Message("server-unfair-watching"))
    table.must_be_playing()
    if f.truth or f.what == "course":
        raise Refused("unfair", p.Message("server-study-over-only"))


async def find(moment: Moment, wait: float) -> None:
    found: list[p.ServerMsg] = []
    try:
        await asyncio.sleep(wait)
        match moment.what:
            case "hint":
                await find_hint(moment, found)
            case "worth":
                await find_worth(moment, found)
            case _:
                await find_course(moment, found)
    except (WorkerLost, ThoughtFailed) as error:
        log.warning("Table %s: %s could not be found out: %r", moment.table.row.id, moment.what, error)
        moment.viewer.send(p.Err(moment.n, "internal", p.Message("server-study-failed")))
        return
    studied = moment.table.studied
    studied[moment.key] = found
    while len(studied) > KEPT:
        del studied[next(iter(studied))]


def wired(step: finding.Step) -> p.Step:
    return p.Step(step.seat, msgspec.convert(step.label, p.Message), step.cite)


async def find_hint(moment: Moment, found: list[p.ServerMsg]) -> None:
    seat = cast(int, moment.eyes)
    options = {option["id"]: option for option in moment.game.view(seat)["options"]}
    chairs = moment.table.around.thinkers.bots
    chair = finding.Knowing(moment.game, seat) if moment.truth else chairs.chair(moment.game, seat)
    played = moment.played()

    def frame(advice: finding.Advice, done: bool) -> p.Hint:
        ideas = [
            p.Idea(
                msgspec.convert(options[idea.option], p.Option),
                idea.shares[seat],
                idea.visits,
                [wired(step) for step in idea.line],
                idea.seldom,
            )
            for idea in advice.ideas
            if idea.option in options
        ]
        return p.Hint(moment.n, moment.ply, seat, ideas, advice.simulations, done, played)

    last = await moment.table.around.thinkers.study(
        STUDY,
        finding.advise,
        (chair, secrets.randbits(48), HINT_SECONDS),
        HINT_SECONDS,
        lambda advice: moment.viewer.send(frame(advice, False)),
    )
    found.append(frame(last, True))
    moment.viewer.send(found[-1])


async def find_worth(moment: Moment, found: list[p.ServerMsg]) -> None:
    lookout = finding.Lookout(moment.game, moment.eyes)
    shares = await moment.table.around.thinkers.study(GLANCE, finding.outlook, (lookout, 1), WORTH_SECONDS)
    found.append(p.Worth(moment.n, moment.ply, moment.eyes, list(shares)))
    moment.viewer.send(found[-1])


async def find_course(moment: Moment, found: list[p.ServerMsg]) -> None:
    """The game is over: its record goes to the other process as it is."""
    points: list[p.Point] = []

    def report(part: list[finding.Stood]) -> None:
        points.extend(p.Point(ply, list(shares), [wired(step) for step in given]) for ply, shares, given in part)
        new = points[-len(part) :]
        moment.viewer.send(p.Course(moment.n, moment.eyes, new))

    game = moment.game.copy()
    await moment.table.around.thinkers.study(STUDY, finding.course, (game, moment.eyes, 1), COURSE_SECONDS, report)
    found.append(p.Course(moment.n, moment.eyes, points, done=True))
    moment.viewer.send(found[-1])
