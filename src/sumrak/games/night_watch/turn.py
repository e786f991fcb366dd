"""Chapters 2 and 13: the turn, which is one for both sides (NW-20, NW-241)."""

from __future__ import annotations

from collections.abc import Callable

from sumrak.games.night_watch import battle, calls, endings, gloom, movement, probability, receiving, vortex
from sumrak.games.night_watch.events import DONOR_LEFT, DONOR_STAYS
from sumrak.games.night_watch.facts import DAY, LINES_DISCARD
from sumrak.games.night_watch.state import NightWatch, Slot, Turn
from sumrak.kernel.rulebook import cite

NW87, NW241 = cite("NW-87"), cite("NW-241")


def next_turn(s: NightWatch) -> None:
    s.turn += 1
    from_phase(s, "vortex")


def from_phase(s: NightWatch, phase: str) -> None:
    """Open the scope of a turn that goes on from one of its phases."""
    s.next((next_turn,))
    s.scope(Turn(s.turn), STEPS_FROM[phase])


def end_of_turn(s: NightWatch, k: int) -> None:
    """NW-241: who came by an Accident goes, unless called; what was said for this turn is over. NW-262: the last turn."""
    for card in s.guests:
        if card in s.summoned:
            s.note(DONOR_STAYS, NW87, -1, card)
        else:
            s.wounds[card] = 0
            s.move(card, LINES_DISCARD)
            s.note(DONOR_LEFT, NW241, -1, card)
    s.guests, s.summoned, s.moved, s.held, s.fought = [], [], [], [], ()
    s.entered = s.called = s.jammed = s.ambushed = s.slotted = 0
    s.no_donor_attacks = s.blackout = 0
    if s.turn >= endings.LAST_TURN:
        endings.last_turn(s)


PHASES: tuple[tuple[str, Callable[..., None]], ...] = (
    ("vortex", vortex.phase),
    ("lines", probability.phase),
    ("movement", movement.phase),
    ("battle", battle.phase),
    ("receiving", receiving.phase),
    ("end", end_of_turn),
)
NAMES = [name for name, _ in PHASES]
STEPS_FROM = {name: tuple([(step,) for _, step in PHASES[i:]]) for i, name in enumerate(NAMES)}

# positions as text
LAST = endings.LAST_TURN
STEPS = ("vortex", "lines", "window", "calls", "slots", "gloom", "play", "defence", "receiving", "end")
"""Where a position may begin. "window" goes with a seat; "slots", "gloom", "play" and "receiving" with a Watcher."""
AFTER = {"movement": "battle", "battle": "receiving", "receiving": "end"}


def begin(s: NightWatch, step: str, w: int = -1) -> None:
    """Go on from one of STEPS; w is a Watcher, in a window a seat, -1 the first."""
    if step in NAMES and step != "receiving":
        from_phase(s, step)
        return
    phase = "movement" if step in ("window", "calls", "slots") else "receiving" if step == "receiving" else "battle"
    from_phase(s, AFTER[phase])
    k = len(s.frames) - 1
    if phase == "movement":
        movement.go_on(s, k, step, w if w >= 0 else DAY if step == "window" else 0)
    elif phase == "battle":
        battle.go_on(s, k, step, max(0, w))
    else:
        receiving.go_on(s, k, max(0, w))


def quiet(s: NightWatch) -> tuple[str, int] | None:
    """What `begin` needs to come back to the decision that is open: a step, and a Watcher or a seat; None in the midst of one."""
    if s.pending is None:
        return None
    asked = s.pending.step
    if asked[0] is movement.window:
        return "window", asked[1]
    if asked[0] is calls.declare and calls.is_first(s, asked[1]):
        return "calls", -1
    if asked[0] is movement.may_come:
        return "slots", asked[1]
    if asked[0] is movement.act:
        slot: Slot = s.frames[asked[1]]
        return "slots", slot.w
    if asked[0] is gloom.ask_level and s.level == s.old_level:
        return "gloom", asked[1]
    return None
