"""Games of bots against bots, for statistics: the same seed gives the same games, however many processes play them."""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from functools import partial
from typing import Any, NamedTuple

from sumrak import bots
from sumrak.bots.program import Forfeit, Programs
from sumrak.bots.workers import done
from sumrak.catalog import spec_of
from sumrak.game import Game, begin
from sumrak.kernel.chance import key_of
from sumrak.kernel.spec import Spec

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""


class Match(NamedTuple):
    """Who plays: `bots` and `decks` of players 0 … n-1. They change seats from game to game. `rules` as in `sumrak.new`."""

    game: str
    bots: tuple[str, ...]
    decks: tuple[str, ...] | None
    seed: int
    keep_records: bool = False
    rules: Any = None


class Result(NamedTuple):
    """One game. `winners` and `shares` (of the game, together 1) are of players, not seats; `players` sat on seats 0 … n-1."""

    number: int
    seed: int
    winners: tuple[int, ...]
    termination: str
    answers: int
    record: str | None
    shares: tuple[float, ...]
    players: tuple[int, ...]
    forfeit: str = ""
    """Why a program lost without playing on, if it did; the termination is FORFEIT then."""
    cite: str = ""
    """The paragraph under which the game ended."""


def play(match: Match, number: int) -> Result:
    """Game `number` of a match. As many games in a row as there are seats have the same deal, with everybody in every seat."""
    return played(match, number, spec_of(match.game))[1]


def played(match: Match, number: int, spec: Spec) -> tuple[Game, Result]:
    """The game too. `spec`: the game of the match, perhaps with other cards."""
    seats = len(match.bots)
    deal = key_of(match.seed, number // seats)
    players = [(seat + number) % seats for seat in range(seats)]
    decks = None if match.decks is None else [match.decks[p] for p in players]
    game = begin(spec, decks, seats, match.rules, deal)
    lost = play_on(game, [match.bots[player] for player in players], key_of(match.seed, -1 - number))
    if lost is not None:
        return game, forfeited(match, number, deal, game, players, lost)
    return game, result_of(match, number, deal, game, players)


def play_on(game: Game, names: Sequence[str], luck: int) -> Forfeit | None:
    """Let bots play a game to its end, one on each seat; tells if a program lost it by not playing on."""
    try:
        with Programs(game.spec.id, names) as programs:
            while (decision := game.decision) is not None:
                seat = decision.seat
                choice = programs.choose(seat, bots.chair(game, seat), key_of(luck, len(game.answers)))
                game.play(choice, seat=seat)
            programs.end(game.outcome)
    except Forfeit as lost:
        return lost
    return None


def result_of(match: Match, number: int, deal: int, game: Game, players: list[int]) -> Result:
    outcome = game.outcome
    assert outcome is not None
    winners = tuple(sorted([players[seat] for seat in outcome.winners]))
    record = game.record() if match.keep_records else None
    won = game.spec.shares(outcome.winners, outcome.scores)
    shares = tuple([won[players.index(player)] for player in range(len(players))])
    answers, who = len(game.answers), tuple(players)
    return Result(number, deal, winners, outcome.termination, answers, record, shares, who, cite=outcome.cite)


def forfeited(match: Match, number: int, deal: int, game: Game, players: list[int], lost: Forfeit) -> Result:
    """The others have won, and divide the game."""
    record = game.record() if match.keep_records else None
    loser = players[lost.seat]
    winners = tuple([player for player in range(len(players)) if player != loser])
    shares = tuple([0.0 if player == loser else 1 / len(winners) for player in range(len(players))])
    return Result(
        number,
        deal,
        winners,
        "FORFEIT",
        len(game.answers),
        record,
        shares,
        tuple(players),
        f"{match.bots[loser]}: {lost}",
    )


def play_all(match: Match, games: int, jobs: int) -> Generator[Result, None, None]:
    """Results in the order in which the games end; raises WorkerLost."""
    return done(partial(play, match), range(games), jobs)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds a share of wins with 95 % (Wilson, JASA 1927). A draw counts half: then it is too wide."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z * Z / games
    middle = (share + z2 / 2) / (1 + z2)
    half = Z * math.sqrt(share * (1 - share) / games + z2 / 4 / games) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)
