"""`sumrak lab`: runs with a progress bar, results in a folder, and what they say."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path

from sumrak.catalog import spec_of
from sumrak.kernel.reason import Wrong as Misfit
from sumrak.lab import folder as folders
from sumrak.lab.changes import game_with
from sumrak.lab.cluster import LOCAL
from sumrak.lab.fork import fork_plan
from sumrak.lab.plan import CARDS, FORK, MATCHUPS, Plan, entrants_of, round_robin
from sumrak.lab.playing import check, games_of
from sumrak.lab.wrong import Wrong
from sumrak.terminal.asked import called_once, known_bot, known_deck, known_rules, known_seats
from sumrak.terminal.lab_running import Running, in_range, known_format, politely, run, tell
from sumrak.terminal.simulate import MOST_GAMES
from sumrak.terminal.speech import Complaint, known_game, read_file
from sumrak.words import Unsaid, foreign_error


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
    call_programs(game, names, running)
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
        plan = politely(lambda: fork_plan(record, at, change or "", names, count, number, seat, file))
        if not running.resume:
            politely(lambda: games_begin(plan))
    except Complaint:
        raise
    except ValueError as error:
        raise Complaint("cli-bad-record", file=file, detail=error) from error
    call_programs(plan.game, names, running)
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


def call_programs(game: str, bots: Iterable[str], running: Running) -> None:
    """Programs among the bots are called once, if it is here that they play."""
    if running.ray in (None, LOCAL):
        called_once(game, unique(bots))


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


def seed_for(seed: int | None, running: Running) -> int:
    """The seed that was given, else that of the run that is gone on with, else a new one."""
    if seed is not None:
        return seed
    if running.resume and running.out is not None:
        return politely(folders.Folder(running.out).plan).seed
    return secrets.randbits(32)


def report(path: Path, kind: str, lang: str) -> int:
    """What a folder has, told again."""
    folder = folders.Folder(path)
    plan = politely(folder.plan)
    known_format(kind)
    rows = politely(lambda: folder.rows(plan))
    politely(lambda: tell(folder, plan, rows, kind, lang))
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
