"""What a client shows of the cards: names, printed facts and texts in both languages, as plain JSON types."""

from __future__ import annotations

from typing import Any

from sumrak.games.the_v.cards import CARDS
from sumrak.games.the_v.cards.decks import DECKS
from sumrak.games.the_v.deck import Deck
from sumrak.games.the_v.vocabulary.card import Card
from sumrak.games.the_v.vocabulary.keywords import KEY_EXPLANATION, Keyword
from sumrak.games.the_v.vocabulary.printed import say_card, type_line
from sumrak.games.the_v.vocabulary.terms import Word
from sumrak.games.the_v.vocabulary.values import MINUS
from sumrak.games.the_v.vocabulary.words import FIELDS, GROUPS, KEY
from sumrak.kernel.say import LANGUAGES, Words, render

NUMBERED = (Word.ENDURANCE, Word.RAGE, Word.MADNESS)
NUMBERS = (-3, -2, -1, 1, 2, 3)


def catalogue() -> dict[str, Any]:
    """Without `hash` and `layout`, which are not the cards' business."""
    return {
        "game": "the_v",
        "names": {"en": "The V", "ru": "V"},
        "cards": {card.id: show_card(card) for card in CARDS},
        "groups": {id: both(words) for id, words in GROUPS.items()},
        "keywords": show_keywords(),
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


def show_keywords() -> dict[str, Any]:
    """Names and explanations; of a word that takes a number one for each, "endurance:-1"."""
    shown: dict[str, Any] = {"key": {"names": both(KEY), "text": both(KEY_EXPLANATION)}}
    for word in Word:
        for number in NUMBERS if word in NUMBERED else (0,):
            keyword = Keyword(word, number)
            shown[f"{word.value}:{number}" if number else word.value] = {
                "names": {lang: render(keyword.say(), lang) for lang in LANGUAGES},
                "text": {lang: render(keyword.explanation(), lang) for lang in LANGUAGES},
            }
    return shown


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
