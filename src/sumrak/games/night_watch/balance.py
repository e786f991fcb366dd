"""Chapter 16: the Treaty chip on the Balance track (NW-114 … NW-116, NW-255)."""

from __future__ import annotations

from sumrak.games.night_watch.events import BALANCE_MOVED
from sumrak.games.night_watch.facts import NIGHT
from sumrak.games.night_watch.state import NightWatch
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

NW115, NW116, NW275 = cite("NW-115"), cite("NW-116"), cite("NW-275")
CELLS = 10
PAST_THE_TRACK = Reason(NW115, "past-the-track")
TOO_DEAR = Reason(NW275, "too-dear")


def after_entry(s: NightWatch, seat: int, cost: int) -> int:
    """Where the chip would stand if this side introduced somebody of this Cost."""
    return s.balance - cost if seat == NIGHT else s.balance + cost


def cell(s: NightWatch, seat: int, cost: int) -> int:
    """The cell on which the chip would come to stand."""
    return max(-CELLS, min(CELLS, after_entry(s, seat, cost)))


def why_not_enter(s: NightWatch, seat: int, cost: int) -> Reason | None:
    """NW-115: the chip cannot pass the tenth cell; NW-275: or only the Cost is looked at."""
    if s.rules.entry_limit == "cost":
        return TOO_DEAR if cost > CELLS else None
    return PAST_THE_TRACK if abs(after_entry(s, seat, cost)) > CELLS else None


def put_chip(s: NightWatch, balance: int, cite: str) -> None:
    """The chip goes to a cell, or to the last one on its way there."""
    old, s.balance = s.balance, stop(balance)
    s.note(BALANCE_MOVED, cite, -1, before=old, after=s.balance)


def stop(balance: int) -> int:
    """The chip stays on the track."""
    return max(-CELLS, min(CELLS, balance))
