"""The agenda: what remains to be done, as plain data. Scopes that can be cut, forks, decisions.

No generators, threads or closures: in the middle of an effect and of a decision a state copies, pickles, compares and goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, Optional

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Callable[[type], type]:
        return lambda cls: cls


Step = tuple[Any, ...]
"""(function, *arguments): called as function(state, *arguments)."""
Option = tuple[Any, ...]
"""(verb, *operands): a verb is a word of the game, operands are numbers of cards, seats, places or plain numbers."""


class Decision(NamedTuple):
    """A choice of one seat. `options` never change once asked, so that copies share them; `step` asked and may ask again."""

    seat: int
    cite: str
    options: list[Option]
    then: Callable[..., None]
    args: tuple[Any, ...]
    step: Step


class Strand(NamedTuple):
    """What one seat does by itself while others do the same: an agenda and perhaps an open decision."""

    seat: int
    agenda: list[Step]
    pending: Optional[Decision]


class End(NamedTuple):
    """How a game ended. `winners` may be empty (a draw); `termination` is a word, `cite` its paragraph."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    termination: str
    cite: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda:
    """The flow of a game: steps, scopes, strands, decisions. `State` adds the cards."""

    agenda: list[Step]
    frames: list[Any]
    strands: list[Strand]
    pending: Optional[Decision]
    doing: Step
    end: Optional[End]
    unsettled: int
    stream: int

    def start_agenda(self) -> None:
        self.agenda, self.frames, self.strands = [], [], []
        self.pending, self.doing, self.end, self.unsettled, self.stream = None, (), None, 0, 0

    def copy_agenda(self, old: Agenda) -> None:
        self.agenda, self.frames = old.agenda[:], old.frames[:]
        self.strands = [Strand(x.seat, x.agenda[:], x.pending) for x in old.strands] if old.strands else []
        self.pending, self.doing, self.end = old.pending, old.doing, old.end
        self.unsettled, self.stream = old.unsettled, old.stream

    # what is to be done
    def then(self, *steps: Step) -> None:
        """Do these next, in this order, before anything already on the agenda."""
        self.agenda.extend(reversed(steps))

    def scope(self, frame: Any, steps: Iterable[Step], closing: Iterable[Step] = ()) -> int:
        """Open a scope (turn, action, duel, combat): its facts, its steps, and what happens however it ends.

        Every step is called with the scope's index first, and reads the facts of the frame there; so what changes in a
        frame (a redirected target) changes for all of them. Returns the index.
        """
        k = len(self.frames)
        self.frames.append(frame)
        self.agenda.append((close, k, tuple(closing)))
        self.agenda.extend(reversed([(step[0], k, *step[1:]) for step in steps]))
        return k

    def cut(self, k: int) -> None:
        """Drop what is left of scope k; scopes inside it still close, inside out. Inside its closing this does nothing."""
        kept: list[Step] = []
        while self.agenda:
            step = self.agenda.pop()
            if step[0] is close or step[0] is drop:
                kept.append(step)
                if step[1] == k:
                    break
            elif self.is_closing():
                kept.append(step)
        self.agenda.extend(reversed(kept))

    def is_closing(self) -> bool:
        """Whether the step just taken off belongs to the closing of a scope: then a cut leaves it alone."""
        for later in reversed(self.agenda):
            if later[0] is close:
                return False
            if later[0] is drop:
                return True
        return False

    # seats side by side
    def fork(self, *strands: tuple[int, list[Step]]) -> None:
        """(seat, steps) each: the seats go on side by side, in any order; what follows waits until all are done.

        A strand draws its chance from a stream of its own, so that the order of arrival does not matter. No scope may
        be opened inside one.
        """
        self.strands = [self.advance(seat, steps[::-1]) for seat, steps in strands]
        self.join()

    def advance(self, seat: int, agenda: list[Step]) -> Strand:
        main, stream, self.agenda, self.stream = self.agenda, self.stream, agenda, seat + 1
        self.answered()
        while agenda and self.pending is None and self.end is None:
            self.step()
        strand = Strand(seat, agenda, self.pending)
        self.agenda, self.stream = main, stream
        return strand

    def join(self) -> None:
        still = [x.pending for x in self.strands if x.pending is not None]
        self.pending = still[0] if still else None
        if not still:
            self.strands = []

    def open_decisions(self) -> list[Decision]:
        """All decisions that can be answered now, in the order of strands; one outside a fork."""
        if self.strands:
            return [x.pending for x in self.strands if x.pending is not None]
        return [self.pending] if self.pending is not None else []

    def answered(self) -> None:
        self.pending = None  # in a call of its own: mypyc would take the assignment as a fact about what follows

    # decisions
    def ask(self, seat: int, cite: str, options: list[Option], then: Callable[..., None], *args: Any) -> None:
        """Let a seat choose; the answer is carried out as then(state, *args, *option). A forced answer is not asked."""
        if len(options) == 1:
            self.agenda.append((then, *args, *options[0]))
        else:
            self.pending = Decision(seat, cite, options, then, args, self.doing)

    def choose(self, decision: Decision, option: Option) -> None:
        """Answer one of the open decisions with one of its options, and go on to the next decision or the end."""
        step = (decision.then, *decision.args, *option)
        self.answered()
        if self.strands:
            for i, x in enumerate(self.strands):
                if x.pending is decision:
                    x.agenda.append(step)
                    self.strands[i] = self.advance(x.seat, x.agenda)
            self.join()
        else:
            self.agenda.append(step)
        self.run()

    def run(self) -> None:
        while self.pending is None and self.end is None:
            self.step()

    def step(self) -> None:
        """One step, after whatever must hold between two steps has been seen to."""
        if self.unsettled:
            self.settle()
            if self.end is not None:
                return
        step = self.agenda.pop()
        self.doing = step
        step[0](self, *step[1:])

    def settle(self) -> None:
        """Standing checks and triggers; a state with cards knows them."""
        self.unsettled = 0

    def finish(self, winners: tuple[int, ...], scores: tuple[int, ...], termination: str, cite: str) -> None:
        self.end = End(winners, scores, termination, cite)

    def scope_ends(self, k: int) -> None:
        """Called when scope k is gone: durations end with it."""


def close(s: Agenda, k: int, closing: tuple[Step, ...]) -> None:
    s.then(*[(step[0], k, *step[1:]) for step in closing], (drop, k))


def drop(s: Agenda, k: int) -> None:
    s.frames.pop()
    s.scope_ends(k)
