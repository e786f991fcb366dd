"""Nobody is told more than he may know."""

from __future__ import annotations

import json

from sumrak.conformance.flow import asked_again
from sumrak.conformance.playing import Run, Seats, Source, runs
from sumrak.game import Game
from sumrak.kernel.knowledge import bit_of, determinize

MANY = 20
TOGETHER = 12
"""How many answers two worlds are played on side by side."""


def check_determinizer(game: Source, *, games: int = 1, seats: Seats = None, seed: int = 0) -> None:
    """A guessed world never contradicts what its seat knows, looks the same to it, can be played, and differs with the seed."""
    for run in runs(game, games, seats, seed):
        for _ in run.some_decisions(0.1):
            for seat in range(run.seats):
                agrees(run, seat, run.game.determinize(seat, run.random.randrange(1 << 30)))
        varies(run)
        for seat in range(run.seats):
            start = Run(run.source, run.seats, run.seed)
            for _ in start.decisions():
                if start.random.random() < 0.03:
                    break
            if not start.game.is_over:
                run.finish(start.game.determinize(seat, run.seed))


def varies(run: Run) -> None:
    """Looked at where the game has just begun: in the end there may be one world only."""
    start = Run(run.source, run.seats, run.seed)
    for _ in start.decisions():
        if len(start.game.answers) == start.seats:
            break
    for seat in range(run.seats):
        if not start.game.is_over and could_differ(start.game, seat):
            worlds = [start.game.determinize(seat, n).state for n in range(MANY)]
            run.need(len({str(w.definition) for w in worlds}) > 1, f"seat {seat} guesses the same with every seed")
            run.need(worlds[0].keys != start.game.state.keys, f"seat {seat} guesses with the luck of the true game")


def agrees(run: Run, seat: int, world: Game) -> None:
    s, w = run.game.state, world.state
    for card, bits in enumerate(s.known):
        if bits & bit_of(seat):
            run.need(s.definition[card] == w.definition[card], f"seat {seat} guesses a card that it knows ({card})")
    run.need(s.sealed[seat] == w.sealed[seat], f"seat {seat} guesses its own sealed answer")
    run.need(
        sorted(zip(s.definition, s.owner)) == sorted(zip(w.definition, w.owner)),
        f"a guess of seat {seat} has other cards",
    )
    run.need(list(map(len, s.piles)) == list(map(len, w.piles)), f"a guess of seat {seat} has other piles")
    looks_the_same(run, seat, run.game, world)


def could_differ(game: Game, seat: int) -> bool:
    """Whether there are two cards in one lot that this seat does not know and that are not the same."""
    s, lots = game.state, dict[int, set[int]]()
    for card, bits in enumerate(s.known):
        if not bits & bit_of(seat):
            lots.setdefault(s.lot[card], set()).add(s.definition[card])
    return any(len(names) > 1 for names in lots.values())


def looks_the_same(run: Run, seat: int, one: Game, other: Game) -> None:
    a, b = one.view(viewer(seat)), other.view(viewer(seat))
    if text(a) != text(b):
        parts = [key for key in a if a[key] != b[key]]
        was, now = text(a[parts[0]]), text(b[parts[0]])
        run.need(False, f"seat {seat} sees a difference in what it does not know: {', '.join(parts)}\n  {was}\n  {now}")
    for i, decision in enumerate(one.decisions):
        if decision.seat == seat:
            mine, theirs = [asked_again(game.state, i).options for game in (one, other)]
            run.need(
                mine == theirs, f"what seat {seat} is offered depends on what it does not know:\n  {mine}\n  {theirs}"
            )
            for option in decision.raw.options:
                refusal = other.spec.why_not(other.state, seat, option)
                run.need(refusal is None, f"seat {seat} is refused in a world that looks the same: {option} {refusal}")


def check_views_do_not_leak(game: Source, *, games: int = 1, seats: Seats = None, seed: int = 0) -> None:
    """Two worlds that differ only in what a seat does not know give it identical bytes, now and as long as they go on alike.

    Views, options, what may not be done and why, logs, and how the position is judged. A spectator is seat -1 here.
    """
    for run in runs(game, games, seats, seed):
        for _ in run.some_decisions(0.06):
            for seat in range(-1, run.seats):
                one, other = run.game.copy(), guessed(run.game, seat, run.random.randrange(1 << 30))
                looks_the_same(run, seat, one, other)
                if seat >= 0:
                    tells_nothing(run, seat, one, other)
                side_by_side(run, seat, one, other)


def guessed(game: Game, seat: int, seed: int) -> Game:
    if seat >= 0:
        return game.determinize(seat, seed)
    return Game(game.spec, game.origin, determinize(game.state, seat, seed), [])


def viewer(seat: int) -> int | None:
    return seat if seat >= 0 else None


def tells_nothing(run: Run, seat: int, one: Game, other: Game) -> None:
    values = [(g.spec.judgement(g.state, seat), g.spec.prospect(g.state, seat)) for g in (one, other)]
    run.need(values[0] == values[1], f"seat {seat} judges by what it does not know: {values}")
    conceived = [
        [g.spec.language.format(g.state, seat, o) for o in g.spec.conceivable(g.state, seat)] for g in (one, other)
    ]
    run.need(
        sorted(conceived[0]) == sorted(conceived[1]), f"what seat {seat} may name depends on what it does not know"
    )
    refused = [
        {
            g.spec.language.format(g.state, seat, o): g.spec.why_not(g.state, seat, o)
            for o in g.spec.conceivable(g.state, seat)
        }
        for g in (one, other)
    ]
    for option, reason in refused[0].items():
        run.need(
            reason == refused[1][option],
            f"why seat {seat} may not {option} depends on what it does not know: {reason}, {refused[1][option]}",
        )


def side_by_side(run: Run, seat: int, one: Game, other: Game) -> None:
    """The same answers and the same luck in both worlds: while the seat sees the same, it must read the same."""
    one.state.journal, other.state.journal = [], []
    other.state.keys, other.state.draws = one.state.keys, one.state.draws[:]
    for _ in range(TOGETHER):
        if one.is_over or other.is_over:
            return
        decision = run.random.choice(one.decisions)
        option = decision.options[run.random.randrange(len(decision.options))].notation
        if not any(d.seat == decision.seat and option in [o.notation for o in d.options] for d in other.decisions):
            return
        sealed = [x for x in range(run.seats) if one.state.sealed[x] != other.state.sealed[x]]
        one.play(option, seat=decision.seat)
        other.play(option, seat=decision.seat)
        opened = any(one.state.sealed[x] < 0 for x in sealed)
        if (
            opened
            or one.view(viewer(seat)) != other.view(viewer(seat))
            or witnessed(one, seat) != witnessed(other, seat)
        ):
            return
        a, b = text(one.log(viewer(seat))), text(other.log(viewer(seat)))
        run.need(a == b, f"seat {seat} reads in the log what it does not see, after {option}:\n  {a}\n  {b}")


def witnessed(game: Game, seat: int) -> list[tuple[int, ...]]:
    """What the seat saw happen, card by card: by this two worlds may differ."""
    return [event.names for event in game.events if event.seen & bit_of(seat)]


def text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
