"""A copy has nothing in common with what it was copied from that could change."""

from __future__ import annotations

import pickle

from sumrak.conformance.playing import Run, Seats, Source, runs
from sumrak.game import Game


def check_copies_do_not_alias(game: Source, *, games: int = 1, seats: Seats = None, seed: int = 0) -> None:
    """Past states of a random game stay as they were, whatever the game and copies of theirs do; looking changes nothing."""
    for run in runs(game, games, seats, seed):
        kept: list[tuple[Game, bytes]] = []
        for _ in run.some_decisions(0.2):
            past = run.game.copy()
            run.need(past.digest() == run.game.digest(), "a copy has another digest")
            look(past)
            kept.append((past, everything(past)))
            look(past)
            unchanged(run, kept[-1:], "looking at a game changes it")
        for past, _ in run.random.sample(kept, min(len(kept), 3)):
            run.finish(past.copy())
        unchanged(run, kept, "a past state has changed since: a copy shares something with it")


def unchanged(run: Run, kept: list[tuple[Game, bytes]], what: str) -> None:
    for past, before in kept:
        if everything(past) != before:
            was, now = pickle.loads(before)[0].__getstate__(), past.state.__getstate__()
            names = [name for name in now if was.get(name) != now[name]]
            run.need(False, f"{what} ({', '.join(names) or 'answers'})")


def everything(game: Game) -> bytes:
    """The whole state as bytes: more than a digest says."""
    return pickle.dumps((game.state, game.answers))


def look(game: Game) -> None:
    """Whatever may be asked of a game without acting."""
    for viewer in (None, *range(game.state.seats)):
        game.view(viewer)
    for decision in game.decisions:
        for option in decision.options:
            game.why_not(option, seat=decision.seat)
    for seat in range(game.state.seats):
        game.determinize(seat, 1)
        game.spec.judgement(game.state, seat)
        game.spec.prospect(game.state, seat)
