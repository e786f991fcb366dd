"""Scenes: what is going on, for whoever looks on. An object on a stack, a battle, a price that is being paid.

A scene holds public facts only; cards are numbers of the state, and the view names them for each viewer.
"""

from __future__ import annotations

from typing import NamedTuple

from sumrak.kernel.explanation import Term
from sumrak.kernel.reason import Message

NO_CARD = -1


class Die(NamedTuple):
    """A die that has been rolled. `rolls`: every number it has shown, the last one counts; `terms` are added to that."""

    seat: int
    card: int
    """Whose roll it is, or -1."""
    rolls: tuple[int, ...]
    terms: tuple[Term, ...] = ()
    total: int = 0
    """What counts: the last number and the terms, after any limit."""


class Entry(NamedTuple):
    """One line of a reckoning: a card or a rule, and how much it gives or takes. `terms` say why it is that much."""

    how: str
    """A word of the game: "attack", "protection", "healing", "maneuver"."""
    amount: int
    """Signed as it enters the total."""
    card: int = NO_CARD
    terms: tuple[Term, ...] = ()
    cite: str = ""


class Sum(NamedTuple):
    """A reckoning about one thing: what is laid on it, entry by entry, and what that comes to."""

    what: Message
    """What is reckoned: "wounds of Semyon"."""
    total: int
    entries: tuple[Entry, ...] = ()
    card: int = NO_CARD
    """The card that it is about, or -1."""


class Meter(NamedTuple):
    """How far something has come: a price of which `done` of `of` is paid."""

    what: str
    """A word of the game; the layout says how it looks."""
    done: int
    of: int


class Standing(NamedTuple):
    """How a seat stands to what is going on: it is aimed at, may still answer, has declined."""

    seat: int
    how: str
    """A word of the game; the layout says how it looks."""
    n: int = 0
    """A number that belongs to it, if it is not 0: votes."""


class Scene(NamedTuple):
    """`kind` is a word of the game that the layout knows, `title` says it in a sentence, whatever stands below may be missing."""

    kind: str
    title: Message
    cards: tuple[int, ...] = ()
    arrow: tuple[int, int] | None = None
    """From the card that acts to the card that it is aimed at."""
    seat: int = -1
    """Whose it is."""
    place: int = -1
    """Where it happens, a number of `places`."""
    cite: str = ""
    step: str = ""
    """How far it has come: a word of the game, one of the steps that the layout has for this kind."""
    dice: tuple[Die, ...] = ()
    sums: tuple[Sum, ...] = ()
    meters: tuple[Meter, ...] = ()
    is_over: bool = False
    """It has come to its end and is only shown once more, so that the result can be read."""
    targets: tuple[int, ...] = ()
    """The seats at which it is aimed."""
    standings: tuple[Standing, ...] = ()
    tags: tuple[str, ...] = ()
    """Words for what is so of it now: the range of a combat."""
