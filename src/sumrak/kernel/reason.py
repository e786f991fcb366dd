"""Reasons: why a thing may not be done, and the sentence that says so."""

from __future__ import annotations

from typing import Any, NamedTuple


class Message(NamedTuple):
    """A sentence that is not said yet: the key of a text and its arguments (strings, numbers, `Named`, `Player`)."""

    key: str
    args: tuple[tuple[str, Any], ...] = ()


class Named(NamedTuple):
    """An argument of a message: the card with this stable id, said by its name; with its cell where it has copies."""

    id: str
    cell: str = ""


class Player(NamedTuple):
    """An argument of a message: whoever sits on this seat."""

    seat: int


class Where(NamedTuple):
    """An argument of a message: the place with this id, said by its name."""

    place: str


class Phrased(NamedTuple):
    """An argument of a message: words that a card's text is made of, in either language."""

    en: str
    ru: str


class Foreign(NamedTuple):
    """An argument of a message: what somebody else's program found wrong, in its English (Python, TOML, the system)."""

    text: str


class Wrong(ValueError):
    """Input that means nothing. `message` says why, to be said where languages are known; `str` is for developers."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(f"{key} {args}" if args else key)
        self.message = Message(key, tuple(args.items()))


class Reason(NamedTuple):
    """A refusal: the paragraph and the key of its sentence. Made once per module, so that refusing costs nothing."""

    cite: str
    key: str
    args: tuple[tuple[str, Any], ...] = ()
