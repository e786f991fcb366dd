"""The printed cards as the rules know them, once for everybody; a scenario may declare test cards beside them."""

from __future__ import annotations

from sumrak.games.the_v.cards import CARDS
from sumrak.games.the_v.facts import Sheet
from sumrak.games.the_v.vocabulary.card import Card

SHEET = Sheet(CARDS)


def sheet_with(declared: tuple[Card, ...]) -> Sheet:
    return Sheet((*CARDS, *declared), len(CARDS)) if declared else SHEET
