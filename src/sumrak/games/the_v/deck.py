"""Decks and deck building (chapter B of the rules)."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Deck:
    """A list of cards by id; whether it keeps the rules is for `check` to say."""

    game: str
    id: str
    ru: str
    en: str
    group: str  # "R", "S" or "K"
    title: tuple[str, ...]
    main: tuple[tuple[str, int], ...]  # (card id, copies)
    duel: tuple[tuple[str, int], ...]
