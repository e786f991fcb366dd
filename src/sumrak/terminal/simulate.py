"""`sumrak simulate`: bots against bots, with a progress bar and a table of results."""

from __future__ import annotations

import math
import secrets
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from sumrak.bots.arena import Match, Result, play_all, wilson
from sumrak.bots.program import forfeited
from sumrak.bots.workers import TRIES, WorkerLost
from sumrak.catalog import spec_of
from sumrak.lab.section import Cell, Grid, between, percent
from sumrak.terminal.asked import called_once, known_bots, known_decks, known_rules
from sumrak.terminal.lab_shown import show_grid
from sumrak.terminal.speech import Complaint, known_game, out, write_file
from sumrak.words import ending, say, say_in_game

MOST_GAMES, MOST_JOBS = 10_000_000, 256
SHOWN = 5
"""So many different reasons of forfeits are told."""


def simulate(
    game: str,
    games: int,
    bots: str,
    decks: str | None,
    rules: str | None,
    seed: int | None,
    jobs: int,
    folder: Path | None,
    lang: str,
) -> int:
    """Print who won how often. The same seed gives the same games."""
    if not 1 <= games <= MOST_GAMES:
        raise Complaint("cli-out-of-range", name="--games", value=games, low=1, high=MOST_GAMES)
    if not 1 <= jobs <= MOST_JOBS:
        raise Complaint("cli-out-of-range", name="--jobs", value=jobs, low=1, high=MOST_JOBS)
    names = known_bots(bots)
    chosen = known_decks(known_game(game), decks, len(names))
    number = secrets.randbits(32) if seed is None else seed
    asked_rules = known_rules(game, rules)
    called_once(game, names)
    match = Match(game, names, chosen, number, folder is not None, asked_rules)
    start, results = time.monotonic(), []
    with bar(lang) as progress:
        task = progress.add_task("", total=games)
        try:
            with closing(play_all(match, games, min(jobs, games))) as found:
                for result in found:
                    results.append(result)
                    if folder is not None and result.record is not None:
                        write_file(folder / f"{result.number:0{len(str(games - 1))}d}.toml", result.record)
                    progress.advance(task)
        except WorkerLost as lost:
            raise Complaint("lab-simulate-lost", 1, task=lost.task, tries=TRIES) from lost
    report(match, sorted(results), time.monotonic() - start, lang)
    return 0


def bar(lang: str) -> Progress:
    columns = (TextColumn(say(lang, "cli-games-column")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def report(match: Match, results: list[Result], seconds: float, lang: str) -> None:
    """A row for each player: games won, the share of all games (a draw is shared), and from which seat."""
    console, games, seats = out(), len(results), range(len(match.bots))
    spec, names = spec_of(match.game), match.decks or ("",) * len(match.bots)
    heads = [say(lang, f"cli-column-{head}") for head in ("bot", "deck", "wins", "share", "interval")]
    sides = [say_in_game(spec, lang, spec.seat_name(seat)) for seat in seats]
    rows: list[list[str | Cell]] = []
    for player, (name, deck) in enumerate(zip(match.bots, names)):
        wins = sum([player in result.winners for result in results])
        won = sum([result.shares[player] for result in results])
        low, high = wilson(won, games)
        there = [[r.shares[player] for r in results if r.players[seat] == player] for seat in seats]
        from_seats = [percent(sum(row) / len(row) if row else math.nan, lang) for row in there]
        numbers = [str(wins), percent(won / games, lang), between(low, high, lang), *from_seats]
        rows.append([str(player + 1), name, deck, *numbers])
    every = [[r.shares[r.players[seat]] for r in results] for seat in seats]
    rows.append(
        ["", say(lang, "cli-simulated-all"), "", "", "", "", *[percent(sum(row) / games, lang) for row in every]]
    )
    show_grid(console, Grid(["", *heads, *sides], rows, 3))
    draws = sum([not result.winners for result in results])
    answers = sum([result.answers for result in results]) / games
    console.print(say(lang, "cli-simulated", games=games, draws=draws, answers=f"{answers:.0f}"))
    for (word, cite), count in Counter([(result.termination, result.cite) for result in results]).most_common():
        end = f"{ending(match.game, word, lang)} ({cite})" if cite else ending(match.game, word, lang)
        console.print(Text(say(lang, "cli-simulated-end", end=end, n=count), "dim"))
    for told in sorted({result.forfeit for result in results if result.forfeit})[:SHOWN]:
        console.print(Text(say(lang, "cli-simulated-forfeit", why=forfeited(told, lang)), "yellow"))
    console.print(Text(say(lang, "cli-simulated-seed", seed=str(match.seed), rate=f"{games / seconds:.1f}"), "dim"))
