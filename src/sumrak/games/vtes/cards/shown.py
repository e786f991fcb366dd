"""What a client shows of the cards: names and printed facts, as plain JSON types."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes.cards.catalogue import CARDS
from sumrak.games.vtes.cards.decks import DECKS
from sumrak.games.vtes.sayings import deck_name, group_name, say_card, type_line
from sumrak.games.vtes.vocabulary.card import Card
from sumrak.kernel.say import LANGUAGES

GROUPS = (
    "camarilla",
    "sabbat",
    "independent",
    "laibon",
    "library",
    "malkavian",
    "ventrue",
    "brujah",
    "tremere",
    "pack",
)
DECK_GROUPS = {"a": "malkavian", "b": "ventrue", "c": "brujah", "d": "tremere", "e": "pack"}
"""Whose colours and emblem whoever plays a deck has."""


def catalogue() -> dict[str, Any]:
    """Without `hash` and `layout`, which are not the cards' business."""
    return {
        "game": "vtes",
        "names": {"en": "Vampire: The Eternal Struggle", "ru": "Вампиры: Вечная борьба"},
        "cards": {card.id: show_card(card) for card in CARDS},
        "groups": {id: {lang: group_name(id, lang) for lang in LANGUAGES} for id in GROUPS},
        "keywords": {},
        "decks": [
            {
                "id": deck.id,
                "names": {lang: deck_name(deck.id, lang) for lang in LANGUAGES},
                "group": DECK_GROUPS[deck.id],
                "main": dict(deck.crypt + deck.library),
                "crypt": dict(deck.crypt),
                "library": dict(deck.library),
            }
            for deck in DECKS
        ],
    }


def show_card(card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
        "names": dict.fromkeys(LANGUAGES, card.en),
        "group": card.sect.lower() if card.is_crypt else "library",
        "type": card.types[0].value,
        "kinds": ["location"] if card.location else [],
        "extra": [],
        "unique": card.unique or card.is_crypt,
        "clan": card.clan or None,
        "disciplines": card.disciplines or None,
        "capacity": card.capacity or None,
        "bleed": card.bleed if card.is_crypt or card.life else None,
        "strength": card.strength if card.is_crypt or card.life else None,
        "pool": card.pool or None,
        "blood": card.blood or None,
        "sign": sign(card),
        "line": {lang: type_line(card, lang) for lang in LANGUAGES},
        "text": {lang: say_card(card, lang) for lang in LANGUAGES},
    }


def sign(card: Card) -> str | None:
    """As in the lists: the Disciplines of a vampire, and those with which a library card is played."""
    codes = [code for use in card.uses for code, _ in use.needs]
    return card.disciplines or " ".join(dict.fromkeys(codes)).upper() or None
