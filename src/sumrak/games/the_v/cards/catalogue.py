"""What a client shows of the cards: names, printed facts and texts in both languages, as plain JSON types."""

from __future__ import annotations

from typing import Any

from sumrak.games.the_v.cards import CARDS
from sumrak.games.the_v.cards.decks import DECKS
from sumrak.games.the_v.deck import Deck
from sumrak.games.the_v.vocabulary.card import Card
from sumrak.games.the_v.vocabulary.keywords import Keyword
from sumrak.games.the_v.vocabulary.printed import say_card, type_line
from sumrak.games.the_v.vocabulary.terms import Word
from sumrak.games.the_v.vocabulary.values import MINUS
from sumrak.games.the_v.vocabulary.words import FIELDS, GROUPS
from sumrak.kernel.say import LANGUAGES, Words, render


def catalogue() -> dict[str, Any]:
    """Without `hash` and `layout`, which are not the cards' business."""
    return {
        "game": "the_v",
        "names": {"en": "The V", "ru": "V"},
        "cards": {card.id: show_card(card) for card in CARDS},
        "groups": {id: both(words) for id, words in GROUPS.items()},
        "keywords": {word.value: show_keyword(word) for word in Word},
        "decks": [show_deck(deck) for deck in DECKS],
    }


def show_card(card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
        "names": {"en": card.en, "ru": card.ru},
        "group": card.group,
        "type": card.type.value,
        "kinds": [kind.value for kind in card.kinds],
        "extra": [kind.value for kind in card.extra],
        "unique": card.unique,
        "key": card.key,
        "influence": card.influence,
        "threat": card.threat,
        "sign": card.sign.replace("-", MINUS) or None,
        "specialisation": None if card.specialisation is None else both(FIELDS[card.specialisation]),
        "gloss": card.gloss or None,
        "line": {lang: type_line(card, lang) for lang in LANGUAGES},
        "text": {lang: say_card(card, lang) for lang in LANGUAGES},
    }


def show_keyword(word: Word) -> dict[str, Any]:
    """Its name, and its explanation with 1 for the number."""
    takes_number = word in (Word.ENDURANCE, Word.RAGE, Word.MADNESS)
    keyword = Keyword(word, 1 if takes_number else 0)
    return {
        "names": {lang: render(keyword.say(), lang) for lang in LANGUAGES},
        "text": {lang: render(keyword.explanation(), lang) for lang in LANGUAGES},
    }


def show_deck(deck: Deck) -> dict[str, Any]:
    return {
        "id": deck.id,
        "names": both(GROUPS[deck.group]),
        "group": deck.group,
        "title": deck.title[0],
        "main": dict(deck.main),
        "duel": dict(deck.duel),
    }


def both(words: Words) -> dict[str, str]:
    return {"en": words.en, "ru": words.ru}
