"""The agenda: what remains to be done, as plain data. Scopes that can be cut, forks, decisions.

No generators, threads or closures: in the middle of an effect and of a decision a state copies, pickles, compares and goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from sumrak.kernel import mypyc_attr
from sumrak.kernel.plain import Current, Plain

Step = tuple[Any, ...]
"""(function, *arguments): called as function(state, *arguments)."""
Option = tuple[Any, ...]
"""(verb, *operands): a verb is a word of the game, operands are numbers of cards, seats, places or plain numbers."""


APART = 1000
"""How far apart the clocks of two strands start: no strand moves as many cards."""


class Decision(Plain):
    """A choice of one seat. `options` never change once asked, so that copies share them; `step` asked and may ask again."""

    __slots__ = ("args", "cite", "options", "seat", "step", "then")

    def __init__(
        self, seat: int, cite: str, options: list[Option], then: Callable[..., None], args: tuple[Any, ...], step: Step
    ) -> None:
        self.seat, self.cite, self.options = seat, cite, options
        self.then, self.args, self.step = then, args, step

    def parts(self) -> tuple[Any, ...]:
        return self.seat, self.cite, self.options, self.then, self.args, self.step


class Strand(Plain):
    """What one seat does by itself while others do the same: an agenda, perhaps an open decision, and a clock. It goes on in place."""

    __slots__ = ("agenda", "clock", "pending", "seat")

    def __init__(self, seat: int, agenda: list[Step], pending: Decision | None, clock: int) -> None:
        self.seat, self.agenda = seat, agenda
        self.pending, self.clock = pending, clock

    def parts(self) -> tuple[Any, ...]:
        return self.seat, self.agenda, self.pending, self.clock


class End(NamedTuple):
    """How a game ended. `winners` may be empty (a draw); `termination` is a word, `cite` its paragraph."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    termination: str
    cite: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda:
    """The flow of a game: steps, scopes, strands, decisions. `State` adds the cards.

    `hasty`: the options of a decision may wait until somebody looks (`ask_later`); those of the `pending` one do if it is
    `vague`. A guessed game is hasty, for most of its positions are judged, and nobody goes on from there.
    """

    __slots__ = (
        "agenda", "clock", "doing", "end", "frames", "hasty", "hushed", "pending", "strands", "stream", "unsettled", "vague",
    )  # fmt: skip

    agenda: list[Step]
    frames: list[Any]
    strands: list[Strand]
    pending: Decision | None
    doing: Step
    end: End | None
    unsettled: int
    stream: int
    clock: int
    hushed: int
    hasty: bool
    vague: bool

    def start_agenda(self) -> None:
        self.agenda, self.frames, self.strands = [], [], []
        self.pending, self.doing, self.end = None, (), None
        self.unsettled = self.stream = self.clock = self.hushed = 0
        self.hasty = self.vague = False

    def copy_agenda(self, old: Agenda) -> None:
        self.agenda = old.agenda[:]
        self.frames = [x.copy() if isinstance(x, Current) else x for x in old.frames] if old.frames else []
        self.strands = [Strand(x.seat, x.agenda[:], x.pending, x.clock) for x in old.strands] if old.strands else []
        self.pending, self.doing, self.end = old.pending, old.doing, old.end
        self.unsettled, self.stream, self.clock = old.unsettled, old.stream, old.clock
        self.hushed, self.hasty, self.vague = old.hushed, old.hasty, old.vague

    # what is to be done
    def then(self, *steps: Step) -> None:
        """Do these next, in this order, before anything already on the agenda."""
        self.agenda += steps[::-1]

    def next(self, step: Step) -> None:
        """Do this next: `then` for one step."""
        self.agenda.append(step)

    def go_on(self, do: Callable[..., None], what: Any) -> None:
        """The step (do, what) at once, as the last thing that a step does; next, if something has to be settled first."""
        if self.unsettled:
            self.agenda.append((do, what))
        else:
            self.doing = (do, what)
            do(self, what)

    def scope(self, frame: Any, steps: Iterable[Step], closing: Iterable[Step] = ()) -> int:
        """Open a scope (turn, action, duel, combat): its facts, its steps, and what happens however it ends.

        Every step is called with the scope's index first, and reads the facts of the frame there; so what changes in a
        frame (a redirected target) changes for all of them. Returns the index. Arguments of these steps are hashable.
        """
        assert not self.stream, "no scope may be opened inside a strand"
        k = len(self.frames)
        self.frames.append(frame)
        self.agenda.append((close, k, tuple(closing)))
        self.agenda += inside(k, tuple(steps))
        return k

    def cut(self, k: int, *instead: Step) -> None:
        """Drop what is left of scope k and do these steps instead, called like those of `scope`.

        Scopes inside it close first, inside out, before `instead`. Nothing of a closing is dropped, so that inside the
        closing of k this does nothing; nor is what is `due`.
        """
        assert not self.stream, "no scope may be cut from a strand"
        agenda = self.agenda
        at = len(agenda) - 1
        while at >= 0 and not (agenda[at][0] is close and agenda[at][1] == k):
            at -= 1
        if at < 0:
            return
        kept = [(step[0], k, *step[1:]) for step in reversed(instead)]
        keeping = False
        for step in agenda[at + 1 :]:
            if step[0] is close:
                keeping = False
            elif step[0] is drop or step[0] is done:
                keeping = True
            elif not keeping:
                continue
            kept.append(step)
        agenda[at + 1 :] = kept  # the same list: `run` is at it

    def due(self, *steps: Step) -> None:
        """Do these next, like `then`, but no cut drops them: what has gone off happens although the duel stops."""
        self.agenda.append((done,))
        self.agenda.extend(reversed(steps))

    # seats side by side
    def fork(self, *strands: tuple[int, list[Step]]) -> None:
        """(seat, steps) each: the seats go on side by side, in any order; what follows waits until all are done.

        A strand has a stream of chance and a clock of its own, so that the order of arrival does not matter. What must
        hold between two steps, and triggers, wait until all are done. No scope may be opened or cut inside one.
        """
        assert not self.stream, "no fork inside a strand"
        clock = self.clock
        self.clock += APART * len(strands)
        begun: list[Strand] = []
        for seat, steps in strands:
            begun.append(self.advance(Strand(seat, steps[::-1], None, clock)))
            clock += APART
        self.strands = begun
        self.join()

    def advance(self, strand: Strand) -> Strand:
        """Let a strand go on to its next decision or its end."""
        main, clock = self.agenda, self.clock
        self.agenda, self.clock, self.stream = strand.agenda, strand.clock, strand.seat + 1
        self.pending = strand.pending
        while strand.agenda and self.pending is None and self.end is None:
            self.doing = step = strand.agenda.pop()
            step[0](self, *step[1:])
        strand.pending, strand.clock = self.pending, self.clock
        self.agenda, self.clock, self.stream = main, clock, 0
        return strand

    def join(self) -> None:
        for strand in self.strands:
            if strand.pending is not None:
                self.pending = strand.pending
                return
        self.pending, self.strands = None, []

    def open_decisions(self) -> list[Decision]:
        """All decisions that can be answered now, in the order of strands; one outside a fork."""
        if self.strands:
            return [x.pending for x in self.strands if x.pending is not None]
        if self.vague:
            self.ask_fully()
        return [self.pending] if self.pending is not None else []

    def asked(self) -> Decision | None:
        """What is pending, with its options (the first of several side by side)."""
        if self.vague:
            self.ask_fully()
        return self.pending

    def answered(self) -> None:
        self.vague = False
        self.pending = None  # in a call of its own: mypyc would take the assignment as a fact about what follows

    # decisions
    def ask(self, seat: int, cite: str, options: list[Option], then: Callable[..., None], *args: Any) -> None:
        """Let a seat choose; the answer is carried out as then(state, *args, *option). A forced answer is not asked."""
        assert options and self.pending is None, "a step asks one question, and there is something to choose"
        if len(options) == 1:
            self.agenda.append((then, *args, *options[0]))
        else:
            self.pending = Decision(seat, cite, options, then, args, self.doing)

    def ask_later(self, seat: int, cite: str, then: Callable[..., None], *args: Any) -> None:
        """`ask` where there certainly is a choice: its options are made once somebody looks, by the same step, which does nothing
        but ask. Only while one is `hasty`.
        """
        assert self.hasty and not self.stream and self.pending is None
        self.pending, self.vague = Decision(seat, cite, [], then, args, self.doing), True

    def ask_fully(self) -> None:
        """Make the options of a decision that is `vague`."""
        assert self.pending is not None
        self.doing = step = self.pending.step
        self.answered()
        self.hasty = False
        try:
            step[0](self, *step[1:])
        finally:
            self.hasty = True

    def hush(self) -> None:
        """Somebody is passed over for what he hides: on public facts he could have been asked here. A table waits as if he had.

        `hushed` counts it since the last answer.
        """
        self.hushed += 1

    def choose(self, decision: Decision, option: Option) -> None:
        """Answer one of the open decisions with one of its options, and go on to the next decision or the end."""
        self.pending, self.hushed, self.vague = None, 0, False
        step = (decision.then, *decision.args, *option)
        if not self.strands:
            self.agenda.append(step)
        else:
            for strand in self.strands:
                if strand.pending is decision:
                    strand.agenda.append(step)
                    strand.pending = None
                    self.advance(strand)
            self.join()
        self.run()

    def run(self) -> None:
        """Step by step to the next decision or the end.

        What every step costs is spent here: calls that are written out take half the time of one with `*step[1:]`.
        """
        agenda = self.agenda
        while self.pending is None:
            if self.unsettled:
                if self.end is not None:
                    return
                self.settle()
                continue
            self.doing = step = agenda.pop()
            n = len(step)
            if n == 2:
                step[0](self, step[1])
            elif n == 4:
                step[0](self, step[1], step[2], step[3])
            elif n == 3:
                step[0](self, step[1], step[2])
            elif n == 1:
                step[0](self)
            elif n == 5:
                step[0](self, step[1], step[2], step[3], step[4])
            else:
                step[0](self, *step[1:])

    def is_halted(self) -> bool:
        """See to whatever must hold between two steps; whether the game is over."""
        while self.unsettled and self.end is None:
            self.settle()
        return self.end is not None

    def step(self) -> None:
        """One step, after whatever must hold between two steps has been seen to."""
        if self.unsettled and self.is_halted():
            return
        self.doing = step = self.agenda.pop()
        step[0](self, *step[1:])

    def settle(self) -> None:
        """Standing checks and triggers; a state with cards knows them."""
        self.unsettled = 0

    def finish(self, winners: tuple[int, ...], scores: tuple[int, ...], termination: str, cite: str) -> None:
        self.end = End(winners, scores, termination, cite)
        self.unsettled |= 1  # so that `run` looks

    def scope_ends(self, k: int) -> None:
        """Called when scope k is gone: durations end with it."""


@lru_cache(256)
def inside(k: int, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Steps as they lie on the agenda for scope k, the first on top. A game opens the same few scopes again and again."""
    return tuple([(step[0], k, *step[1:]) for step in reversed(steps)])


def close(s: Agenda, k: int, closing: tuple[Step, ...]) -> None:
    if closing:
        s.agenda.append((drop, k))
        s.agenda += inside(k, closing)
    else:
        drop(s, k)


def drop(s: Agenda, k: int) -> None:
    s.frames.pop()
    s.scope_ends(k)


def done(s: Agenda) -> None:
    """Marks the end of what is due."""
