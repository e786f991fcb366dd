"""Records and scenarios lead to the same game."""

from __future__ import annotations

from sumrak.conformance.playing import Run, Seats, Source, runs
from sumrak.game import Game
from sumrak.records import RecordParted, replay, scenario


def check_record_replays(game: Source, *, games: int = 1, seats: Seats = None, seed: int = 0) -> None:
    """Random games end, and their records lead to the same end: state, outcome, views and logs."""
    for run in runs(game, games, seats, seed):
        middle = run.random.randrange(200)
        for _ in run.decisions():
            if len(run.game.answers) == middle:
                replays(run)
        replays(run)


def replays(run: Run) -> None:
    viewers = (None, *range(run.seats))
    try:  # writing a record or a log plays the game again, too
        record = run.game.record()
        again = replay(record)
        rewritten = again.record()
        logs = [(viewer, again.log(viewer) == run.game.log(viewer)) for viewer in viewers]
    except (RecordParted, IndexError, AssertionError) as error:
        run.need(False, f"the game does not replay: {error}")
        return
    same(run, again, "the replay of a record")
    run.need(rewritten == record, "the record of a replay is another text")
    for viewer, is_same in logs:
        run.need(is_same, f"after a replay the log of {viewer} is another one")


def check_scenario_returns(game: Source, *, games: int = 1, seats: Seats = None, seed: int = 0) -> None:
    """A position written as text and read back is the same one. Games that write no positions are left out."""
    for run in runs(game, games, seats, seed):
        for _ in run.some_decisions(0.05):
            try:
                text = run.game.scenario()
            except (ValueError, NotImplementedError):
                continue
            same(run, scenario(text), f"a scenario, read back\n{text}\n")


def same(run: Run, again: Game, what: str) -> None:
    run.need(again.digest() == run.game.digest(), f"{what}: the digest is another one")
    run.need(again.outcome == run.game.outcome, f"{what}: the outcome is another one")
    for viewer in (None, *range(run.seats)):
        was, now = run.game.view(viewer), again.view(viewer)
        parts = [f"{key}:\n  {was[key]}\n  {now[key]}" for key in was if was[key] != now[key]]
        run.need(not parts, f"{what}: the view of {viewer} is another one: {' '.join(parts)}")
