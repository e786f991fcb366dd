"""All cards that are built in."""

from __future__ import annotations

from typing import Final

from sumrak.games.vtes.cards import actions, combat, crypt, masters, modifiers, objects
from sumrak.games.vtes.vocabulary.card import Card


def of(module: object) -> tuple[Card, ...]:
    return tuple([value for value in vars(module).values() if isinstance(value, Card)])


CARDS: Final = tuple([card for module in (crypt, masters, actions, modifiers, combat, objects) for card in of(module)])
