"""What a client shows of the cards: names, printed facts and texts in both languages, as plain JSON types."""

from __future__ import annotations

from typing import Any

from sumrak.games.night_watch.cards import BY_ID, CARDS
from sumrak.games.night_watch.vocabulary import words
from sumrak.games.night_watch.vocabulary.card import Card
from sumrak.games.night_watch.vocabulary.printed import say_card, type_line
from sumrak.games.night_watch.vocabulary.terms import Breed, Type, Watch
from sumrak.kernel.say import LANGUAGES, Phrase, Words, render

NEUTRAL = Words("both Watches", "оба Дозора")


def catalogue() -> dict[str, Any]:
    """Without `hash` and `layout`, which are not the cards' business."""
    return {
        "game": "night_watch",
        "names": {"en": "Night Watch", "ru": "Ночной Дозор"},
        "cards": {card.id: show_card(card) for card in CARDS},
        "groups": {**{watch.value: both(words.WATCHES[watch]) for watch in Watch}, "none": both(NEUTRAL)},
        "keywords": show_keywords(),
        "decks": [],
    }


def show_card(card: Card) -> dict[str, Any]:
    """Numbers are there where they mean something: a vampire has no Experience, a shapeshifter no Strength."""
    is_watcher = card.type is Type.WATCHER
    return {
        "id": card.id,
        "names": {"en": card.en, "ru": card.ru},
        "group": card.watch.value if card.watch is not None else "none",
        "type": card.type.value,
        "kinds": kinds(card),
        "extra": [],
        "unique": is_watcher,
        "key": False,
        "initiative": card.initiative if is_watcher else None,
        "strength": card.strength if is_watcher else None,
        "experience": card.experience if is_watcher else None,
        "cost": card.cost if is_watcher else None,
        "power": card.power if card.type is Type.SPELL else None,
        "sign": None,
        "specialisation": None,
        "gloss": None,
        "line": {lang: type_line(card, lang) for lang in LANGUAGES},
        "text": {lang: say_card(card, lang, BY_ID) for lang in LANGUAGES},
    }


def kinds(card: Card) -> list[str]:
    found = [kind.value for kind in (card.breed, card.spell) if kind is not None]
    return [*found, "donor"] if card.donor else found


def show_keywords() -> dict[str, Any]:
    shown: dict[str, Any] = {"donor": {"names": both(words.DONOR), "text": both(words.DONOR_REMINDER)}}
    for breed in Breed:
        noun = words.BREEDS[breed]
        names = {"en": noun.en, "ru": noun.singular[0]}
        shown[breed.value] = {"names": names, "text": both(words.REMINDERS[breed])}
    return shown


def both(phrase: Phrase) -> dict[str, str]:
    return {lang: render(phrase, lang) for lang in LANGUAGES}
