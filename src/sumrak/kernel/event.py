"""Events are cited facts: log, animation, triggers and statistics read them and nothing else."""

from __future__ import annotations

from typing import NamedTuple


class Event(NamedTuple):
    """One change of the state, frozen when it happened: no later shuffle or reveal rewrites it.

    Cards are numbers of the state (-1: none); `names` are their definitions at that moment in the same order
    (card, other, cause); `ids` the clocks that name public objects (-1: hidden); `seen` has a bit for each seat that
    knew the card then (other and cause are known to all). In a journal `cells` tell these cards from their copies (-1: no
    need).
    """

    kind: int
    cite: str
    seat: int
    card: int
    other: int
    cause: int
    names: tuple[int, int, int]
    ids: tuple[int, int, int]
    before: int
    after: int
    seen: int
    cells: tuple[int, int, int] = (-1, -1, -1)


EVERYBODY = 255
SPECTATOR = 128
"""Bits of seats: what all know a spectator knows too, by a bit of its own. So there are at most seven seats."""


def sees(event: Event, seat: int) -> bool:
    """Whether a viewer knew, when it happened, what card an event is about."""
    return bool(event.seen >> seat & 1) if seat >= 0 else event.seen == EVERYBODY
