"""All cards of The V, one file a group; what is printed on them is data, and their text is generated from it."""

from typing import Final

from sumrak.games.the_v.cards import court, neutral, reaper, skorn
from sumrak.games.the_v.vocabulary import Card

CARDS: Final[tuple[Card, ...]] = reaper.CARDS + court.CARDS + skorn.CARDS + neutral.CARDS
BY_ID: Final[dict[str, Card]] = {card.id: card for card in CARDS}
