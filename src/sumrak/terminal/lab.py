"""`sumrak lab`: runs with a progress bar, results in a folder, and what they say."""

from __future__ import annotations

import secrets
import shlex
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from sumrak.catalog import catalogue, spec_of
from sumrak.kernel.reason import Wrong as Misfit
from sumrak.lab import folder as folders
from sumrak.lab.asked import announced, command
from sumrak.lab.asked import pairings as pairings_of
from sumrak.lab.changes import game_with
from sumrak.lab.cluster import played_on_ray, reachable
from sumrak.lab.fork import fork_plan
from sumrak.lab.page import page
from sumrak.lab.plan import CARDS, FORK, MATCHUPS, Plan, entrants_of, round_robin
from sumrak.lab.playing import Row, check, games_of
from sumrak.lab.pool import played_here
from sumrak.lab.section import Cell, Section
from sumrak.lab.telling import Teller
from sumrak.lab.wrong import Wrong
from sumrak.terminal.asked import called_once, known_bot, known_deck, known_rules, known_seats
from sumrak.terminal.screen import listing
from sumrak.terminal.simulate import MOST_GAMES, MOST_JOBS
from sumrak.terminal.speech import Complaint, known_game, out, read_file, write_file
from sumrak.words import LANGUAGES, Unsaid, foreign_error, say

T = TypeVar("T")
SAME = {
    "kind": "lab", "game": "GAME", "seed": "--seed", "entrants": "--bots, --decks", "groups": "--pairings", "rules": "--rules",
    "change": "--change", "record": "RECORD", "at": "--at", "seen_by": "--seen-by", "tables": "--no-mirrors, --seats",
}  # fmt: skip
"""What may not differ when a run is gone on with, and how it is asked for; there may be more games."""


class Running(NamedTuple):
    """How a run is carried out, which changes nothing of what it finds."""

    jobs: int
    out: Path | None
    resume: bool
    format: str
    ray: str | None


def politely(do: Callable[[], T]) -> T:
    """What is wrong with what the lab was asked for is said in one sentence."""
    try:
        return do()
    except Wrong as wrong:
        raise Complaint(wrong.key, **wrong.parts) from wrong


# what is played
def matchups(
    kind: str,
    game: str,
    games: int | None,
    bots: str,
    simulations: int | None,
    decks: str | None,
    seats: int | None,
    rules: str | None,
    change: str | None,
    pairings: str | None,
    mirrors: bool,
    seed: int | None,
    running: Running,
    lang: str,
) -> int:
    """Everybody against everybody, told by pairings or by cards."""
    assert kind in (MATCHUPS, CARDS)
    spec = spec_of(known_game(game))
    count = in_range("--games", 20 if games is None else games, MOST_GAMES)
    chairs = known_seats(spec.id, seats)
    names = unique(known_bots(bots, simulations))
    lists = None if decks is None else unique([known_deck(game, name.strip()) for name in decks.split(",")])
    asked = known_rules(game, rules)
    politely(lambda: game_with(game, change or ""))
    number = seed_for(seed, running)
    if running.ray is None:
        called_once(game, names)
    who = politely(lambda: entrants_of(game, names, lists))
    plan = politely(
        lambda: round_robin(
            kind, game, who, count, number, seats=chairs, rules=asked, change=change or "", mirrors=mirrors, pairings=pairings,
            decks=lists or (),
        )
    )  # fmt: skip
    return run(plan, running, lang)


def fork(
    file: str,
    at: int | None,
    change: str | None,
    games: int | None,
    bots: str,
    simulations: int | None,
    seen_by: int | None,
    seed: int | None,
    running: Running,
    lang: str,
) -> int:
    """A position of a record, as it is and with another card."""
    record, names = read_file(file), known_bots(bots, simulations)
    count = in_range("--games", 1000 if games is None else games, MOST_GAMES)
    number = seed_for(seed, running)
    seat = -1 if seen_by is None else seen_by
    if seen_by is not None and seen_by < 0:
        raise Complaint("lab-no-seat", seat=seen_by, last=1)
    try:
        plan = politely(lambda: fork_plan(record, at, change or "", names, count, number, seat))
        if not running.resume:
            politely(lambda: games_begin(plan))
    except Complaint:
        raise
    except ValueError as error:
        raise Complaint("cli-bad-record", file=file, detail=error) from error
    return run(plan, running, lang)


def games_begin(plan: Plan) -> None:
    """That the position can be gone on from with the other cards."""
    from sumrak.lab.playing import position

    spec = plan.spec()
    try:
        spec.adopt(position(plan.record, plan.at).state)
    except Misfit as error:
        raise Wrong("lab-cannot-fork", detail=Unsaid(spec, error.message)) from error
    except ValueError as error:
        raise Wrong("lab-cannot-fork", detail=foreign_error(error)) from error


def known_bots(bots: str, simulations: int | None) -> tuple[str, ...]:
    """`--simulations` is what ismcts thinks where nothing else is said."""
    names = [known_bot(name.strip()) for name in bots.split(",")]
    if simulations is None:
        return tuple(names)
    in_range("--simulations", simulations, 1_000_000)
    if "ismcts" not in names:
        raise Complaint("lab-simulations-unused")
    return tuple([f"ismcts:{simulations}" if name == "ismcts" else name for name in names])


def unique(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


def in_range(name: str, value: int, most: int) -> int:
    if not 1 <= value <= most:
        raise Complaint("cli-out-of-range", name=name, value=value, low=1, high=most)
    return value


def seed_for(seed: int | None, running: Running) -> int:
    """The seed that was given, else that of the run that is gone on with, else a new one."""
    if seed is not None:
        return seed
    if running.resume and running.out is not None:
        return politely(folders.Folder(running.out).plan).seed
    return secrets.randbits(32)


# running
def run(plan: Plan, running: Running, lang: str) -> int:
    """Play what is not there yet, keep it, and tell. 0, or 130 if it was broken off."""
    in_range("--jobs", running.jobs, MOST_JOBS)
    if running.format not in folders.FORMATS:
        raise Complaint("lab-bad-format", format=running.format)
    if running.format == "parquet":
        politely(folders.polars)
    if running.ray is not None:
        politely(lambda: reachable(str(running.ray)))
    path = running.out or Path("lab") / f"{plan.game}-{plan.kind}-{plan.seed}"
    folder = folders.Folder(path)
    rows = politely(lambda: opened(folder, plan, running.resume))
    done = {row.number for row in rows}
    todo = [n for n in range(plan.size) if n not in done]
    out().print(Text(announced(plan, lang), "dim"))
    if done:
        out().print(Text(say(lang, "lab-kept", done=len(done)), "dim"))
    broken_off, start = False, time.monotonic()
    try:
        with bar(lang) as progress:
            task = progress.add_task("", total=plan.size, completed=len(done))
            with closing(folder.add(played(plan, todo, running) if todo else ())) as games:
                for found in games:
                    rows += found
                    progress.advance(task)
    except KeyboardInterrupt:
        broken_off = True
    except Wrong as wrong:
        if rows:
            tell(folder, plan, rows, running.format, lang)
        raise Complaint(wrong.key, **wrong.parts) from wrong
    rows.sort(key=lambda row: (row.number, row.arm))
    tell(folder, plan, rows, running.format, lang)
    fresh = len({row.number for row in rows}) - len(done)
    seconds = f"{time.monotonic() - start:.1f}"
    out().print(Text(say(lang, "lab-rate", games=fresh, seconds=seconds), "dim"))
    if broken_off:
        words = f"{command(plan)} --out {shlex.quote(str(path))} --resume"
        out().print(Text(say(lang, "lab-broken-off", done=len(done) + fresh, all=plan.size, command=words), "yellow"))
        return 130
    return 0


def opened(folder: folders.Folder, plan: Plan, resume: bool) -> list[Row]:
    """The rows that are there already; the plan is kept, perhaps with more games than before."""
    if not folder.has_plan:
        folder.start(plan)
        return []
    if not resume and not folder.rows():  # it never came to a game
        folder.start(plan)
        return []
    if not resume:
        raise Wrong("lab-has-run", folder=str(folder.path))
    before = folder.plan()
    check(before)
    for name, option in SAME.items():
        if getattr(before, name) != getattr(plan, name):
            if name == "groups" and not (before.groups and plan.groups):
                raise Wrong("lab-other-pairings", folder=str(folder.path), pairings=pairings_of(before))
            raise Wrong("lab-other-run", folder=str(folder.path), detail=option)
    rows = folder.rows()
    if rows and rows[-1].number >= plan.size:
        raise Wrong("lab-fewer-games", folder=str(folder.path), asked=plan.asked)
    folder.start(plan)
    return rows


def played(plan: Plan, todo: list[int], running: Running) -> Iterator[list[Row]]:
    if running.ray is not None:
        return played_on_ray(plan, todo, running.jobs, running.ray)
    return played_here(plan, todo, running.jobs)


def bar(lang: str) -> Progress:
    columns = (TextColumn(say(lang, "lab-column-running")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


# telling
def tell(folder: folders.Folder, plan: Plan, rows: list[Row], kind: str, lang: str) -> None:
    """The table of results, the report, and its sections here."""
    results = folder.finish(plan, rows, kind)
    tellers = {one: Teller(plan, rows, one) for one in LANGUAGES}
    found = {one: teller.sections() for one, teller in tellers.items()}
    report = folder.path / folders.REPORT
    write_file(report, page({one: teller.title() for one, teller in tellers.items()}, found, lang))
    show(found[lang])
    out().print(Text(say(lang, "lab-report-at", results=str(results), report=str(report)), "dim"))


def show(sections: list[Section]) -> None:
    console = out()
    for one in sections:
        console.print(Text(one.title, "bold"))
        for text in one.texts:
            console.print(Text(text, "dim"))
        if one.grid is not None and one.grid.rows:
            here = one.grid.brief or range(len(one.grid.heads))
            grid = listing(*[one.grid.heads[i] for i in here])
            for i, column in zip(here, grid.columns):
                if i >= one.grid.words:
                    column.justify, column.no_wrap = "right", True
            for row in one.grid.rows:
                grid.add_row(*[shown(row[i]) for i in here])
            console.print(grid)


def shown(cell: str | Cell) -> Text:
    if isinstance(cell, str):
        return Text(cell)
    said = Text(cell.text, "bold" if cell.is_clear else "")
    return said.append(f"\n{cell.small}", "dim") if cell.small else said


def report(path: Path, kind: str, lang: str) -> int:
    """What a folder has, told again."""
    folder = folders.Folder(path)
    plan = politely(folder.plan)
    if kind not in folders.FORMATS:
        raise Complaint("lab-bad-format", format=kind)
    if kind == "parquet":
        politely(folders.polars)
    catalogue(known_game(plan.game))
    tell(folder, plan, politely(folder.rows), kind, lang)
    return 0


def game(path: Path, number: int) -> int:
    """The record of one game of a run, played again."""
    plan = politely(folders.Folder(path).plan)
    politely(lambda: check(plan))
    if plan.kind == FORK:
        raise Complaint("lab-no-record")
    if not 0 <= number < plan.size:
        raise Complaint("lab-no-game", number=number, last=plan.size - 1)
    print(games_of(plan, number)[0][1].record(), end="")
    return 0
