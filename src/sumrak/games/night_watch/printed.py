"""The sheet of the cards that come with the game, and sheets with test cards behind them."""

from functools import lru_cache

from sumrak.games.night_watch.cards import CARDS
from sumrak.games.night_watch.facts import Sheet
from sumrak.games.night_watch.vocabulary.card import Card

SHEET = Sheet(CARDS)


@lru_cache(256)
def sheet_with(declared: tuple[Card, ...]) -> Sheet:
    """The same sheet for the same test cards."""
    return Sheet((*CARDS, *declared)) if declared else SHEET
