"""All cards of Berserk, one file an element; what is printed on them is data, and their text is generated from it."""

from typing import Final

from sumrak.games.berserk.cards import darkness, forest, mountains, neutral, steppe, swamps
from sumrak.games.berserk.vocabulary import Card

CARDS: Final[tuple[Card, ...]] = (
    steppe.CARDS + mountains.CARDS + forest.CARDS + swamps.CARDS + darkness.CARDS + neutral.CARDS
)
BY_ID: Final[dict[str, Card]] = {card.id: card for card in CARDS}
