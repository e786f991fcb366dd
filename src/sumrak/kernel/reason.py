"""Reasons: why a thing may not be done, and the sentence that says so."""

from __future__ import annotations

from typing import Any, NamedTuple


class Message(NamedTuple):
    """A sentence that is not said yet: the key of a text and its arguments (strings, numbers, `Named`, `Player`)."""

    key: str
    args: tuple[tuple[str, Any], ...] = ()


class Named(NamedTuple):
    """An argument of a message: the card with this stable id, said by its name."""

    id: str


class Player(NamedTuple):
    """An argument of a message: whoever sits on this seat."""

    seat: int


class Where(NamedTuple):
    """An argument of a message: the place with this id, said by its name."""

    place: str


class Reason(NamedTuple):
    """A refusal: the paragraph and the key of its sentence. Made once per module, so that refusing costs nothing."""

    cite: str
    key: str
    args: tuple[tuple[str, Any], ...] = ()
