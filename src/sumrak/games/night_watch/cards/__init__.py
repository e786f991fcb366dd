"""The cards of Night Watch. A definition is an index into `CARDS`; test cards of a scenario come behind."""

from typing import Final

from sumrak.games.night_watch.cards import accidents, characters, items, spells, watchers
from sumrak.games.night_watch.vocabulary.card import Card

CARDS: Final = (*watchers.CARDS, *spells.CARDS, *items.CARDS, *accidents.CARDS, *characters.CARDS)
BY_ID: Final[dict[str, Card]] = {card.id: card for card in CARDS}
