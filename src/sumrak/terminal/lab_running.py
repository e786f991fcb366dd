"""A run of the lab at the terminal: with a progress bar, into a folder, and told at the end."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from sumrak.lab import folder as folders
from sumrak.lab.asked import announced, command
from sumrak.lab.cluster import played_on_ray, reachable
from sumrak.lab.page import page
from sumrak.lab.plan import Plan
from sumrak.lab.playing import Row
from sumrak.lab.pool import played_here
from sumrak.lab.resuming import opened
from sumrak.lab.telling import Teller
from sumrak.lab.wrong import Wrong
from sumrak.terminal.lab_shown import show
from sumrak.terminal.simulate import MOST_JOBS
from sumrak.terminal.speech import Complaint, out
from sumrak.words import LANGUAGES, foreign_error, say

T = TypeVar("T")


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


def in_range(name: str, value: int, most: int) -> int:
    if not 1 <= value <= most:
        raise Complaint("cli-out-of-range", name=name, value=value, low=1, high=most)
    return value


def run(plan: Plan, running: Running, lang: str) -> int:
    """Play what is not there yet, keep it, and tell. 0, or 130 if it was broken off."""
    in_range("--jobs", running.jobs, MOST_JOBS)
    known_format(running.format)
    if running.ray is not None:
        politely(lambda: reachable(str(running.ray)))
    path = running.out or Path("lab") / f"{plan.game}-{plan.kind}-{plan.seed}"
    folder = folders.Folder(path)
    try:
        with folder.held():
            return carried_out(folder, plan, running, lang)
    except Wrong as wrong:
        raise Complaint(wrong.key, **wrong.parts) from wrong


def carried_out(folder: folders.Folder, plan: Plan, running: Running, lang: str) -> int:
    """In a folder that is ours for so long; raises Wrong."""
    rows = opened(folder, plan, running.resume)
    done = {row.number for row in rows}
    todo = [n for n in range(plan.size) if n not in done]
    again = f"{command(plan)} --out {shlex.quote(str(folder.path))} --resume"
    out().print(Text(announced(plan, lang), "dim"))
    if done:
        out().print(Text(say(lang, "lab-kept", done=len(done)), "dim"))
    broken_off, wrong, start = False, list[Wrong](), time.monotonic()
    try:
        with bar(lang) as progress:
            task = progress.add_task("", total=plan.size, completed=len(done))
            with closing(folder.add(played(plan, todo, running) if todo else ())) as games:
                for found in games:
                    rows += found
                    progress.advance(task)
    except KeyboardInterrupt:
        broken_off = True
    except Wrong as error:
        wrong.append(error)
    rows.sort(key=lambda row: (row.number, row.arm))
    if rows or not wrong:
        try:
            tell(folder, plan, rows, running.format, lang)
        except Wrong as error:
            wrong.append(error)
    kept = len({row.number for row in rows})
    seconds = f"{time.monotonic() - start:.1f}"
    out().print(Text(say(lang, "lab-rate", games=kept - len(done), seconds=seconds), "dim"))
    if broken_off or (wrong and kept < plan.size):
        words = say(lang, "lab-broken-off", done=kept, all=plan.size, command=again)
        out().print(Text(words, "yellow"), soft_wrap=True)
    if wrong:
        raise wrong[0]
    return 130 if broken_off else 0


def played(plan: Plan, todo: list[int], running: Running) -> Iterator[list[Row]]:
    if running.ray is not None:
        return played_on_ray(plan, todo, running.jobs, running.ray)
    return played_here(plan, todo, running.jobs)


def bar(lang: str) -> Progress:
    columns = (TextColumn(say(lang, "lab-column-running")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def known_format(kind: str) -> None:
    if kind not in folders.FORMATS:
        raise Complaint("lab-bad-format", format=kind)
    if kind == "parquet":
        politely(folders.polars)


def tell(folder: folders.Folder, plan: Plan, rows: list[Row], kind: str, lang: str) -> None:
    """The table of results, the report, and its sections here, whether or not those could be written; raises Wrong then."""
    tellers = {one: Teller(plan, rows, one) for one in LANGUAGES}
    found = {one: teller.sections() for one, teller in tellers.items()}
    results, report, wrong = folder.path / f"{folders.RESULTS}.{kind}", folder.path / folders.REPORT, list[Wrong]()
    for file in (results, report):
        try:
            if file == results:
                folder.finish(plan, rows, kind)
            else:
                file.write_text(page({one: teller.title() for one, teller in tellers.items()}, found, lang), "utf-8")
        except OSError as error:
            words = shlex.join(["sumrak", "lab", "report", str(folder.path)])
            wrong.append(Wrong("lab-results-unwritten", file=str(file), detail=foreign_error(error), command=words))
    show(found[lang])
    if wrong:
        raise wrong[0]
    out().print(Text(say(lang, "lab-report-at", results=str(results), report=str(report)), "dim"))
