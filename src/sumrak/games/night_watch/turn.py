"""Chapters 2 and 13: the turn, which is one for both sides (NW-20, NW-241)."""

from __future__ import annotations

from collections.abc import Callable

from sumrak.games.night_watch import battle, endings, movement, probability, receiving, vortex
from sumrak.games.night_watch.events import DONOR_LEFT, DONOR_STAYS
from sumrak.games.night_watch.facts import LINES_DISCARD
from sumrak.games.night_watch.state import NightWatch, Turn
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
    s.guests, s.summoned, s.moved, s.held = [], [], [], []
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
