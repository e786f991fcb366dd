"""Decks: a crypt and a library, and whether they are legal (VTES-1.2.2 … 1.2.5)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Deck:
    """(card id, copies) each."""

    id: str
    name: str
    crypt: tuple[tuple[str, int], ...]
    library: tuple[tuple[str, int], ...]
