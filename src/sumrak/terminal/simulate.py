"""`sumrak simulate`: bots against bots, with a progress bar and a table of results."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from pathlib import Path
from shutil import which
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from sumrak.bots import BOTS, UnknownBot, bot
from sumrak.bots.arena import Match, Result, play_all, wilson
from sumrak.bots.wires import PREFIX, is_program
from sumrak.catalog import catalogue, spec_of
from sumrak.kernel.reason import Wrong
from sumrak.kernel.scenario import is_number
from sumrak.terminal.screen import listing
from sumrak.terminal.speech import Complaint, is_there, known_game, out, write_file
from sumrak.words import Unsaid, say, say_in_game

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
    match = Match(game, names, chosen, number, folder is not None, known_rules(game, rules))
    start, results = time.monotonic(), []
    with bar(lang) as progress:
        task = progress.add_task("", total=games)
        for result in play_all(match, games, min(jobs, games)):
            results.append(result)
            if folder is not None and result.record is not None:
                write_file(folder / f"{result.number:0{len(str(games - 1))}d}.toml", result.record)
            progress.advance(task)
    report(match, sorted(results), time.monotonic() - start, lang)
    return 0


def known_bots(bots: str) -> tuple[str, ...]:
    return tuple([known_bot(name.strip()) for name in bots.split(",")])


def known_bot(name: str) -> str:
    if is_program(name):
        return name
    if name not in BOTS and which(name.partition(" ")[0]):  # a program of somebody's
        return PREFIX + name
    try:
        bot(name)
    except UnknownBot:
        raise Complaint("cli-unknown-bot", bot=name, known=", ".join((*BOTS, "ismcts:200", "ismcts:2s"))) from None
    return name


def known_rules(game: str, rules: str | None) -> Any:
    """A profile, or switches `name=value,…`, as `sumrak.new` takes them, once the game has understood them."""
    if rules is None:
        return None
    pairs = [part.partition("=") for part in rules.split(",")]
    asked = {name.strip(): switch(value.strip()) for name, sign, value in pairs} if "=" in rules else rules.strip()
    try:
        spec_of(game).rules(asked)
    except Wrong as error:
        detail = Unsaid(spec_of(game), error.message)
        raise Complaint("cli-unknown-rules", rules=rules, game=game, detail=detail) from error
    return asked


def switch(value: str) -> str | int | bool:
    """The value of a switch as it is written in a command."""
    if value in ("true", "false"):
        return value == "true"
    return int(value) if is_number(value.removeprefix("-")) else value


def known_decks(game: str, decks: str | None, seats: int) -> tuple[str, ...] | None:
    """A deck a seat; where none are named, those of the game in turn, and none where it has no decks to choose from."""
    spec, found = spec_of(game), catalogue(game)
    if not spec.fewest <= seats <= spec.most:
        key = "cli-how-many-bots" if spec.fewest < spec.most else "cli-how-many-bots-exactly"
        raise Complaint(key, n=seats, fewest=spec.fewest, most=spec.most)
    ids = [deck["id"] for deck in found["decks"]]
    if decks is None and not ids:
        return None
    if decks is None:
        return tuple([ids[seat % len(ids)] for seat in range(seats)])
    names = tuple([name.strip() for name in decks.split(",")])
    if len(names) != seats:
        raise Complaint("cli-how-many-decks", n=len(names), seats=seats)
    return tuple([known_deck(game, name) for name in names])


def known_deck(game: str, name: str) -> str:
    """The id of a deck, or the path of a deck file that can be played."""
    ids = [deck["id"] for deck in catalogue(game)["decks"]]
    if name in ids:
        return name
    if not ids:
        raise Complaint("cli-no-own-decks", game=game)
    if not is_there(name):
        raise Complaint("cli-unknown-deck", deck=name, known=", ".join(ids))
    from sumrak.terminal.shelf import playable

    return playable(name, game)


def bar(lang: str) -> Progress:
    columns = (TextColumn(say(lang, "cli-games-column")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def report(match: Match, results: list[Result], seconds: float, lang: str) -> None:
    """A row for each player: games won, the share of all games (a draw is shared), and from which seat."""
    console, games, seats = out(), len(results), range(len(match.bots))
    spec, names = spec_of(match.game), match.decks or ("",) * len(match.bots)
    heads = [say(lang, f"cli-column-{head}") for head in ("bot", "deck", "wins", "share", "interval")]
    sides = [say_in_game(spec, lang, spec.seat_name(seat)) for seat in seats]
    grid = listing("", *heads, *sides)
    for player, (name, deck) in enumerate(zip(match.bots, names)):
        wins = sum([player in result.winners for result in results])
        won = sum([result.shares[player] for result in results])
        low, high = wilson(won, games)
        interval = f"{100 * low:.1f} … {100 * high:.1f} %"
        there = [[r.shares[player] for r in results if r.players[seat] == player] for seat in seats]
        from_seats = [f"{100 * sum(row) / len(row):.1f} %" if row else "–" for row in there]
        grid.add_row(str(player + 1), name, Text(deck), str(wins), f"{100 * won / games:.1f} %", interval, *from_seats)
    every = [[r.shares[r.players[seat]] for r in results] for seat in seats]
    grid.add_row("", "", "", "", "", "", *[f"{100 * sum(row) / games:.1f} %" for row in every], style="dim")
    console.print(grid)
    draws = sum([not result.winners for result in results])
    answers = sum([result.answers for result in results]) / games
    console.print(say(lang, "cli-simulated", games=games, draws=draws, answers=f"{answers:.0f}"))
    for end, count in Counter([result.termination for result in results]).most_common():
        console.print(Text(say(lang, "cli-simulated-end", end=end, n=count), "dim"))
    for why in sorted({result.forfeit for result in results if result.forfeit})[:SHOWN]:
        console.print(Text(say(lang, "cli-simulated-forfeit", why=why), "yellow"))
    console.print(Text(say(lang, "cli-simulated-seed", seed=str(match.seed), rate=f"{games / seconds:.1f}"), "dim"))
