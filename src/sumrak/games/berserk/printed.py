"""The printed cards as the rules know them, once for everybody; a scenario may declare test cards beside them."""

from __future__ import annotations

from sumrak.games.berserk.cards import CARDS
from sumrak.games.berserk.facts import Sheet
from sumrak.games.berserk.vocabulary.card import Card

SHEET = Sheet(CARDS)


def sheet_with(declared: tuple[Card, ...]) -> Sheet:
    return Sheet((*CARDS, *declared), len(CARDS)) if declared else SHEET
