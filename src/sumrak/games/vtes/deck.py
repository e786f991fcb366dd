"""Decks: a crypt and a library, and whether they are legal (VTES-1.2.2 … 1.2.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sumrak.games.vtes.facts import Sheet
from sumrak.kernel.kept import Kept


@dataclass(frozen=True)
class Deck(Kept):
    """(card id, copies) each."""

    id: str
    name: str
    crypt: tuple[tuple[str, int], ...]
    library: tuple[tuple[str, int], ...]


def read(sheet: Sheet, what: Any) -> Deck:
    """A deck itself, or what `write` made of one; raises ValueError with one clear sentence."""
    if isinstance(what, Deck):
        for id, _ in (*what.crypt, *what.library):
            if id not in sheet.number:
                raise ValueError(f"there is no card {id!r}")
        return what
    if isinstance(what, dict) and {"id", "name", "crypt", "library"} <= set(what):
        crypt = tuple([(str(id), int(n)) for id, n in what["crypt"].items()])
        library = tuple([(str(id), int(n)) for id, n in what["library"].items()])
        return read(sheet, Deck(str(what["id"]), str(what["name"]), crypt, library))
    raise ValueError(f"no deck {what!r}; Vampire comes with a, b, c, d and e")


def write(sheet: Sheet, deck: Deck) -> Any:
    return {"id": deck.id, "name": deck.name, "crypt": dict(deck.crypt), "library": dict(deck.library)}
