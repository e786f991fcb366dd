"""Test cards: a scenario may declare cards of its own from the vocabulary, in quotation marks."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass, replace
from typing import Any

from sumrak.games.vtes import vocabulary as v
from sumrak.games.vtes.facts import Facts
from sumrak.games.vtes.vocabulary.card import Card
from sumrak.games.vtes.vocabulary.clauses import Clause, Use
from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.terms import By, Type
from sumrak.kernel import declared
from sumrak.kernel.reason import Foreign
from sumrak.kernel.scenario import Line

FACADE = ("library_card", "crypt_card")
SEVERAL: dict[str, type] = {
    "types": Type, "uses": Use, "text": Clause, "merged": Clause, "effects": Effect, "traits": v.Trait, "for_titles": v.Title,
}  # fmt: skip


def library_card(id: str, *types: Type, en: str, ru: str, **parts: Any) -> Card:
    return Card(id, 0, en, types, **parts)


def crypt_card(id: str, capacity: int, *, en: str, ru: str, **parts: Any) -> Card:
    return Card(id, 0, en, (Type.VAMPIRE,), capacity=capacity, **parts)


WORDS: dict[str, Any] = {
    **{name: getattr(v, name) for name in v.__all__}, "library_card": library_card, "crypt_card": crypt_card,
}  # fmt: skip


def declare(line: Line) -> Card:
    """`card "Jab": library_card(Type.MASTER, uses=(Use((GainPool(1),)),))`; its id is its English name with hyphens."""
    card = declared.made(line, WORDS, FACADE, id_of)
    assert isinstance(card, Card)
    check(line, card)
    if not isinstance(card.capacity, int) or not isinstance(card.life, int) or not card.types:
        raise line.wrong("vtes-scenario-senseless", why="capacity, life, types")
    try:
        Facts(card, 0, 0)
    except (TypeError, ValueError, AttributeError, KeyError) as error:
        raise line.wrong("vtes-scenario-senseless", why=Foreign(str(error))) from error
    return replace(card, gloss=line.text.strip())


def check(line: Line, node: Any) -> None:
    """That whatever is several of a kind is a tuple of that kind."""
    for field in fields(node):
        found = getattr(node, field.name)
        wanted = SEVERAL.get(field.name)
        if wanted is not None:
            if not isinstance(found, tuple) or not all([isinstance(one, wanted) for one in found]):
                raise line.wrong("scenario-a-tuple", field=field.name, found=repr(found))
            for one in found:
                if is_dataclass(one):
                    check(line, one)
        elif field.name == "by" and isinstance(node, Use) and not isinstance(found, By):
            raise line.wrong("vtes-scenario-senseless", why="by")


def id_of(name: str) -> str:
    return re.sub(r"[^\w]+", "-", name.lower()).strip("-")


def declaration(card: Card) -> str:
    return declared.declaration(card.en, card.en, card.gloss)
