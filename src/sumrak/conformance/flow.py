"""How a game goes on from step to step: windows, questions, scopes."""

from __future__ import annotations

from typing import Any

from sumrak.conformance.playing import Run, Seats, Source, runs
from sumrak.kernel.agenda import Decision, Strand, close, drop
from sumrak.kernel.digest import digest
from sumrak.kernel.state import State
from sumrak.kernel.window import respond

ALL = -1


def check_mask_hides_nothing(game: Source, *, games: int = 1, seats: Seats = None, seed: int = 0) -> None:
    """A window that is skipped by the mask had no option: with every bit set the game goes the same way."""
    for run in runs(game, games, seats, seed):
        for _ in run.decisions():
            for decision in run.game.state.open_decisions():
                has_its_bit(run, decision)
            masked, open_ = run.game.state.copy(), run.game.state.copy()
            open_.could = [ALL] * run.seats
            go_alike(
                run, masked, open_, "the mask skips a seat that has something", "a skip by the mask does not do what a pass does"
            )  # fmt: skip


def has_its_bit(run: Run, decision: Decision) -> None:
    """Usable means bit, for every seat of the window that is open."""
    if decision.then is not respond:
        return
    s = run.game.state
    k, kind = decision.args[0], decision.args[1]
    for seat, mask in zip(*s.window_row(k, kind)):
        options = s.window_options(k, kind, seat)
        run.need(
            not options or bool(s.could[seat] & mask),
            f"seat {seat} could {options} in window {kind}, and the mask skips it",
        )


def go_alike(run: Run, one: State, other: State, asks_otherwise: str, has_changed: str) -> None:
    """After the same answer both ask the same, and are the same."""
    which = run.random.randrange(len(one.open_decisions()))
    option = run.random.choice(one.open_decisions()[which].options)
    for s in (one, other):
        s.choose(s.open_decisions()[which], option)
    run.need(asked(one) == asked(other), f"after {option} {asks_otherwise}:\n  {asked(one)}\n  {asked(other)}")
    run.need(digest(one) == digest(other), f"after {option} {has_changed}")


def asked(s: State) -> list[Any]:
    return [(d.seat, d.cite, d.options) for d in s.open_decisions()]


def check_haste_changes_nothing(game: Source, *, games: int = 1, seats: Seats = None, seed: int = 0) -> None:
    """Options that are made once somebody looks are those that were made at once elsewhere (`Agenda.ask_later`)."""
    for run in runs(game, games, seats, seed):
        for _ in run.some_decisions(0.3):
            calm, hasty = run.game.state.copy(), run.game.state.copy()
            hasty.hasty = True
            go_alike(run, calm, hasty, "whoever is hasty is asked something else", "haste has changed something")


def check_a_step_asks_or_changes(game: Source, *, games: int = 1, seats: Seats = None, seed: int = 0) -> None:
    """A step that asked has changed nothing: done again it asks the same, and nothing waits to be settled."""
    for run in runs(game, games, seats, seed):
        for _ in run.some_decisions(0.3):
            s = run.game.state
            if not s.strands:
                run.need(not s.unsettled, f"the step that asked had changed something: {name(s.open_decisions()[0])}")
                run.need(
                    not s.batch or bool(s.holding),
                    "somebody is asked, and triggers of what happened are still to be found",
                )
            for i, decision in enumerate(s.open_decisions()):
                asks_again(run, i, decision)


def asks_again(run: Run, which: int, decision: Decision) -> None:
    s = run.game.state.copy()
    before = everything_but_the_question(s)
    ask_again(s, which)
    now = s.open_decisions()
    same = which < len(now) and (now[which].seat, now[which].cite, now[which].then) == (
        decision.seat,
        decision.cite,
        decision.then,
    )
    run.need(same, f"{name(decision)} is not asked again by the step that asked: {decision.step[0].__name__}")
    after = everything_but_the_question(s)
    changed = [key for key in before if before[key] != after.get(key)]
    run.need(not changed, f"{decision.step[0].__name__} asks and changes something: {', '.join(changed)}")


def ask_again(s: State, which: int) -> None:
    """Let the step that asked one of the open decisions ask once more."""
    step = s.open_decisions()[which].step
    if s.strands:
        i = [i for i, x in enumerate(s.strands) if x.pending is not None][which]
        x = s.strands[i]
        s.strands[i] = s.advance(Strand(x.seat, [*x.agenda, step], None, x.clock))
        s.join()
    else:
        s.agenda.append(step)
        s.answered()
        s.step()


def asked_again(s: State, which: int) -> Decision:
    """One of the open decisions as it is asked from what is true in this state."""
    s = s.copy()
    old = s.open_decisions()[which]
    ask_again(s, which)
    now = s.open_decisions()
    return now[which] if which < len(now) else Decision(old.seat, old.cite, [], old.then, old.args, old.step)


def everything_but_the_question(s: State) -> dict[str, Any]:
    found = s.__getstate__()
    found.update(pending=None, doing=None, strands=[(x.seat, x.agenda[:], x.clock) for x in s.strands])
    return found


def name(decision: Decision) -> str:
    return decision.then.__name__


def check_scopes_are_closed(game: Source, *, games: int = 1, seats: Seats = None, seed: int = 0) -> None:
    """Frames and their ends on the agenda match; at the start of a turn nothing of the turn before is left.

    No frame, no strand, and no lasting row whose scope or object is gone.
    """
    for run in runs(game, games, seats, seed):
        turn, frames = run.game.state.turn, list[Any]()
        for _ in run.decisions():
            s = run.game.state
            ends = [step[1] for step in s.agenda if step[0] is close or step[0] is drop]
            run.need(ends == list(range(len(s.frames))), f"{len(s.frames)} scopes are open, and the agenda ends {ends}")
            run.need(not s.strands or len(s.open_decisions()) > 0, "a fork is left over, and nobody is asked in it")
            if s.turn != turn:
                left = [frame for frame in s.frames if any(frame is old for old in frames)]
                run.need(not left, f"turn {s.turn} begins in scopes of the turn before: {left}")
                for row in s.lasting:
                    run.need(
                        row.until < len(s.frames), f"turn {s.turn} begins with an effect of a scope that is gone: {row}"
                    )
                    run.need(row.card < 0 or s.is_object(row.card, row.since), f"an effect has lost its object: {row}")
            turn, frames = s.turn, [x for x in s.frames if not isinstance(x, (str, int, type(None)))]
