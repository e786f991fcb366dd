"""What a client shows of the cards: names, printed facts and texts in both languages, as plain JSON types."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sumrak.games.berserk.cards import BY_ID, CARDS
from sumrak.games.berserk.cards.decks import DECKS, NAMES
from sumrak.games.berserk.deck import Deck
from sumrak.games.berserk.vocabulary.card import Card
from sumrak.games.berserk.vocabulary.printed import say_card, type_line
from sumrak.games.berserk.vocabulary.terms import Crystal
from sumrak.games.berserk.vocabulary.words import CLASSES, ELEMENTS, KEYWORDS, TYPES
from sumrak.kernel.say import LANGUAGES, Words

STRENGTHS = ("weak", "medium", "strong")


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
        "kinds": [*card.classes, *(["elite"] if card.crystal is Crystal.GOLD else [])],
        "cost": card.cost,
        "crystal": card.crystal.value,
        "unique": card.unique,
        "life": card.life,
        "move": card.move,
        "strike": None if card.strike is None else list(card.strike),
        **dict(zip(STRENGTHS, card.strike or (None, None, None), strict=True)),
        "line": {lang: type_line(card, lang) for lang in LANGUAGES},
        "text": {lang: say_card(card, lang) for lang in LANGUAGES},
    }


def show_deck(deck: Deck) -> dict[str, Any]:
    elements: Counter[str] = Counter()
    for id, copies in dict(deck.cards).items():
        elements[BY_ID[id].element.value] += copies
    ((group, _),) = elements.most_common(1)
    return {"id": deck.id, "names": both(NAMES[deck.id]), "group": group, "main": dict(deck.cards)}


def both(words: Words) -> dict[str, str]:
    return {"en": words.en, "ru": words.ru}
