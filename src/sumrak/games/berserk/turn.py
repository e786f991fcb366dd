"""Chapter 10: the turn. It is a table of contents."""

from __future__ import annotations

from collections.abc import Callable

from sumrak.games.berserk import acting, checks, durations, ending, incarnation, markers, offering, placing
from sumrak.games.berserk.events import ENDED_TURN, OPENED, STARTED_TURN, STAYS_CLOSED
from sumrak.games.berserk.facts import W_ANY
from sumrak.games.berserk.frames import Turn
from sumrak.games.berserk.state import BOUND, HAS_AIMED, HAS_DEFENDED, HAS_RUSHED, IS_AIMING, SLEEPS, WAS_HURT, Berserk
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import PASS, window

B10_5, B10_6, B10_7, B10_9, B10_11 = (
    cite("B-10.5"), cite("B-10.6"), cite("B-10.7"), cite("B-10.9"), cite("B-10.11"),
)  # fmt: skip
B18_27 = cite("B-18.27")
PASSES: Option = (PASS,)
COUNTED = HAS_DEFENDED | HAS_RUSHED | WAS_HURT


def next_turn(s: Berserk) -> None:
    """B-10.12: the roles are exchanged."""
    s.active = 1 - s.active
    s.turn += 1
    s.idle = 0 if s.acted or s.turn == 1 else s.idle + 1
    s.acted = False
    new_counts(s)
    from_phase(s, "start")


def new_counts(s: Berserk) -> None:
    """B-1.12: what is counted by turns starts anew, for both players."""
    s.ambush = [False, False]
    cards = [len(s.field[seat]) + len(s.aside[seat]) for seat in (0, 1)]
    s.rebuff = [cards[0] < cards[1], cards[1] < cards[0]]  # B-18.26
    none = [0] * len(s.struck)
    s.struck, s.spent, s.used = none, none[:], none[:]
    flags = s.flags
    for seat in (0, 1):
        for c in s.field[seat]:
            if flags[c] & COUNTED:
                flags[c] &= ~COUNTED
        for c in s.aside[seat]:
            flags[c] &= ~COUNTED


def from_phase(s: Berserk, phase: str) -> None:
    """Open the scope of a turn that goes on from one of its phases."""
    s.next((next_turn,))
    s.scope(Turn(s.active), STEPS_FROM[phase])


def phase_between(s: Berserk) -> str | None:
    """The phase that is going on, where nothing is half done; "" before the battle or when a phase is in the middle."""
    if s.pending is None or len(s.frames) != 1:
        return None
    return s.phase if s.pending.then in (main_chosen,) else None


# Initial phase
def start(s: Berserk, k: int) -> None:
    """B-10.5: open, take movement back, end what lasts until now; then what the start of the turn sets off."""
    s.phase = "start"
    seat = s.active
    s.note(STARTED_TURN, B10_5, seat, after=s.turn)
    open_cards(s, seat)
    moved, flags = s.moved, s.flags
    for c in s.squad(seat):
        moved[c] = 0
        if flags[c] & (IS_AIMING | HAS_AIMED):
            flags[c] = flags[c] & ~(IS_AIMING | HAS_AIMED) | (HAS_AIMED if flags[c] & IS_AIMING else 0)
    s.expire(durations.before_turn(s.turn))
    markers.expire(s, durations.before_turn(s.turn))
    if s.rules.hidden_permanent != "absent":
        s.unsettled |= BOUND  # B-8.3a


def open_cards(s: Berserk, seat: int) -> None:
    """B-10.5: all together, but what something keeps closed."""
    turned, told = s.turned, s.watching & OPENED or s.journal is not None
    for c in s.squad(seat):
        if not turned[c]:
            continue
        if s.flags[c] & SLEEPS:
            s.flags[c] &= ~SLEEPS
            s.note(STAYS_CLOSED, B10_5, seat, c)
        else:
            turned[c] = 0
            if told:
                s.note(OPENED, B10_5, seat, c)


def priority(s: Berserk, k: int) -> None:
    """Somebody gets priority on an empty stack: who has no creatures left has lost (B-22.1)."""
    if ending.look(s):
        return
    if s.alert & W_ANY:
        window(s, k, W_ANY, B10_9 if s.phase == "final" else B10_5)


# Main phase
def begin_main(s: Berserk, k: int) -> None:
    s.phase = "main"
    if not ending.look(s):
        ending.deadlock(s)


def main(s: Berserk, k: int) -> None:
    """B-10.6: any act of any card; what ends the phase is a pass (B-10.7), not while a duty can be done (B-10.8)."""
    if s.alive != 3 and ending.look(s):
        return
    if s.waiting and incarnation.waiting(s):
        s.then((come_now, k), (main, k))
        return
    seat = s.active
    if s.hasty and not s.duties >> seat & 1 and offering.has_step(s, seat):
        s.ask_later(seat, B10_6, main_chosen, k)
        return
    options = offering.main_options(s, seat)
    if not s.duties >> seat & 1 or not offering.obliged(s, seat):
        options.append(PASSES)
    s.ask(seat, B10_6, options, main_chosen, k)


def come_now(s: Berserk, k: int) -> None:
    """B-18.22: a cell has become free."""
    s.waiting = False
    s.then(*[(incarnation.ask_for_cell, c, s.since[c]) for c in incarnation.waiting(s)])


def main_chosen(s: Berserk, k: int, verb: str, *operands: int) -> None:
    seat = s.active
    if verb == PASS:
        s.next((other_may, k, False))
    elif s.spirits:
        s.then((do, k, seat, verb, *operands), (main, k))
        acting.sharers_fall(s, seat, verb, operands[0])
    else:
        s.next((main, k))
        acting.act(s, k, seat, verb, *operands)


def do(s: Berserk, k: int, seat: int, verb: str, *operands: int) -> None:
    """What was chosen, unless what had to come first has made it impossible."""
    if s.in_play(operands[0]):
        acting.act(s, k, seat, verb, *operands)


def other_may(s: Berserk, k: int, has_revealed: bool) -> None:
    """B-10.7: the inactive player may still do something sudden; then the active one goes on. If he passes, it is over.

    Who has turned up a card keeps priority, and then the passes start anew (B-8.3e).
    """
    seat = 1 - s.active
    options = offering.window_options(s, -1, W_ANY, seat) if s.alert & W_ANY else []
    if options:
        s.ask(seat, B10_7, [*options, (PASS,)], other_chosen, k, has_revealed)
    elif has_revealed:
        s.next((main, k))


def other_chosen(s: Berserk, k: int, has_revealed: bool, verb: str, *operands: int) -> None:
    seat = 1 - s.active
    if verb == PASS:
        if has_revealed:
            s.next((main, k))
        return
    s.next((other_may, k, True) if verb == "turn_up" else (main, k))
    acting.act(s, -1, seat, verb, *operands)


# Final phase
def final(s: Berserk, k: int) -> None:
    """B-10.9: what the end of the turn sets off."""
    s.phase = "final"
    if s.spirits:
        for seat in (0, 1):
            for c in checks.sharing(s, seat):
                checks.doom(s, c, B18_27, -1, True)
    s.note(ENDED_TURN, B10_9, s.active, after=s.turn)


def end_of_turn(s: Berserk, k: int) -> None:
    """B-10.10, B-10.11."""
    s.expire(durations.after_turn(s.turn))
    markers.expire(s, durations.after_turn(s.turn))
    s.expire(k)
    if s.aside[1 - s.active]:
        for c in s.squad(s.active):
            s.flags[c] &= ~HAS_AIMED
    if s.turn == 1:
        for seat in (0, 1):
            for c in s.field[seat][:]:
                if s.known[c] != EVERYBODY:
                    placing.turn_up(s, c, B10_11)


PHASES: tuple[tuple[str, tuple[Callable[..., None], ...]], ...] = (
    ("start", (start, priority)),
    ("main", (begin_main, main)),
    ("final", (final, priority, end_of_turn)),
)
NAMES = [name for name, _ in PHASES]
STEPS_FROM: dict[str, tuple[Step, ...]] = {
    name: tuple([(step,) for _, steps in PHASES[i:] for step in steps]) for i, name in enumerate(NAMES)
}
