"""All cards of Berserk; what is printed on them is data, and their text is generated from it.

A file an element for the cards of the decks, and a file an element (`more_…`) for those that stand in no deck."""

from typing import Final

from sumrak.games.berserk.cards import (
    darkness,
    forest,
    more_darkness,
    more_forest,
    more_mountains,
    more_neutral,
    more_steppe,
    more_swamps,
    mountains,
    neutral,
    steppe,
    swamps,
)
from sumrak.games.berserk.vocabulary import Card

FILES: Final = (
    *(steppe, mountains, forest, swamps, darkness, neutral),
    *(more_steppe, more_mountains, more_forest, more_swamps, more_darkness, more_neutral),
)
CARDS: Final[tuple[Card, ...]] = tuple(card for file in FILES for card in file.CARDS)
BY_ID: Final[dict[str, Card]] = {card.id: card for card in CARDS}
