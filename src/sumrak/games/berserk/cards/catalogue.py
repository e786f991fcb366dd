"""What a client shows of the cards: names, printed facts and texts in both languages, as plain JSON types."""

from __future__ import annotations

from typing import Any

from sumrak.games.berserk.cards import CARDS
from sumrak.games.berserk.cards.decks import DECKS, NAMES
from sumrak.games.berserk.deck import Deck
from sumrak.games.berserk.vocabulary.card import Card
from sumrak.games.berserk.vocabulary.printed import say_card, type_line
from sumrak.games.berserk.vocabulary.words import CLASSES, ELEMENTS, KEYWORDS, TYPES
from sumrak.kernel.say import LANGUAGES, Words


def catalogue() -> dict[str, Any]:
    """Without `hash` and `layout`, which are not the cards' business."""
    return {
        "game": "berserk",
        "names": {"en": "Berserk", "ru": "Берсерк"},
        "cards": {card.id: show_card(card) for card in CARDS},
        "groups": {element.value: both(words) for element, words in ELEMENTS.items()},
        "types": {type.value: both(words) for type, words in TYPES.items()},
        "classes": {id: both(words) for id, words in CLASSES.items()},
        "keywords": {
            word.value: {"names": {"en": en[:1].upper() + en[1:], "ru": ru[:1].upper() + ru[1:]}}
            for word, (en, ru, _, _) in KEYWORDS.items()
        },
        "decks": [show_deck(deck) for deck in DECKS],
    }


def show_card(card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
        "names": {"en": card.en, "ru": card.ru},
        "group": card.element.value,
        "type": card.type.value,
        "classes": list(card.classes),
        "cost": card.cost,
        "crystal": card.crystal.value,
        "unique": card.unique,
        "life": card.life,
        "move": card.move,
        "strike": None if card.strike is None else list(card.strike),
        "line": {lang: type_line(card, lang) for lang in LANGUAGES},
        "text": {lang: say_card(card, lang) for lang in LANGUAGES},
    }


def show_deck(deck: Deck) -> dict[str, Any]:
    return {"id": deck.id, "names": both(NAMES[deck.id]), "cards": dict(deck.cards)}


def both(words: Words) -> dict[str, str]:
    return {"en": words.en, "ru": words.ru}
