"""Test cards: a scenario may declare Watchers and other cards of its own from the vocabulary."""

from __future__ import annotations

import re
from dataclasses import replace

from sumrak.games.night_watch import vocabulary as v
from sumrak.games.night_watch.lint.sense import Sense
from sumrak.games.night_watch.vocabulary.card import Card
from sumrak.kernel import declared
from sumrak.kernel.notation import normal
from sumrak.kernel.scenario import Line

SIDES = ("night", "day")
FACADE = ("watcher", "item", "accident")
WORDS = {name: getattr(v, name) for name in v.__all__}


def declare(line: Line, known: dict[str, Card]) -> Card:
    """`card "Test" / "Проба": watcher(NIGHT, MAGE, initiative=12, cost=2)`; its id is its English name with hyphens."""
    card = declared.made(line, WORDS, FACADE, id_of)
    assert isinstance(card, Card)
    if not isinstance(card.holders, tuple) or not isinstance(card.text, tuple):
        raise line.wrong("night_watch-scenario-tuples")
    found = [row for row in Sense(card, "", line.number, known).findings if row.message.key != "lint-name"]
    if found:
        raise line.wrong("night_watch-scenario-senseless", why=found[0].message)
    return replace(card, gloss=line.text.strip())


def id_of(name: str) -> str:
    return re.sub(r"[^\w]+", "-", name.lower()).strip("-")


def declaration(card: Card) -> str:
    return declared.declaration(card.en, card.ru, card.gloss)


def names_of(cards: tuple[Card, ...]) -> dict[str, list[int]]:
    """The definitions of a name in either language, or of an id. Both Watches may have a card of one name."""
    found: dict[str, list[int]] = {}
    for i, card in enumerate(cards):
        for name in dict.fromkeys([normal(word) for word in (card.id, card.en, card.ru)]):
            found.setdefault(name, []).append(i)
    return found
