"""A card of Berserk as data, and the words that make one."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from sumrak.games.berserk.vocabulary.feature import Feature
from sumrak.games.berserk.vocabulary.terms import Crystal, Element, Type

Strike = tuple[int, int, int]


@dataclass(frozen=True)
class Card:
    """What is printed on a card (B-3.1). Names are in both languages; the text is generated (`say_card`)."""

    id: str
    ru: str
    en: str
    type: Type
    element: Element
    cost: int
    crystal: Crystal
    unique: bool = False
    life: int | None = None
    move: int | None = None  # ground creatures only
    strike: Strike | None = None  # weak, medium, strong
    classes: tuple[str, ...] = ()
    text: tuple[Feature, ...] = ()
    gloss: str = ""  # of a test card: how it was written


def parts_of(node: Any) -> Iterator[Any]:
    """A text word by word."""
    if isinstance(node, tuple):
        for inner in node:
            yield from parts_of(inner)
    elif is_dataclass(node) and not isinstance(node, type):
        yield node
        for field in fields(node):
            yield from parts_of(getattr(node, field.name))


def creature(
    id: str,
    element: Element,
    cost: int,
    crystal: Crystal,
    life: int,
    move: int,
    strike: Strike,
    *,
    ru: str,
    en: str,
    unique: bool = False,
    classes: tuple[str, ...] = (),
    text: tuple[Feature, ...] = (),
) -> Card:
    """A ground creature."""
    return Card(id, ru, en, Type.GROUND, element, cost, crystal, unique, life, move, strike, classes, text)


def flyer(
    id: str,
    element: Element,
    cost: int,
    crystal: Crystal,
    life: int,
    strike: Strike,
    *,
    ru: str,
    en: str,
    unique: bool = False,
    classes: tuple[str, ...] = (),
    text: tuple[Feature, ...] = (),
) -> Card:
    return Card(id, ru, en, Type.FLYER, element, cost, crystal, unique, life, None, strike, classes, text)


def companion(
    id: str,
    element: Element,
    cost: int,
    crystal: Crystal,
    life: int,
    strike: Strike,
    *,
    ru: str,
    en: str,
    unique: bool = False,
    classes: tuple[str, ...] = (),
    text: tuple[Feature, ...] = (),
) -> Card:
    return Card(id, ru, en, Type.COMPANION, element, cost, crystal, unique, life, None, strike, classes, text)


def parasite(
    id: str,
    element: Element,
    cost: int,
    crystal: Crystal,
    life: int,
    strike: Strike,
    *,
    ru: str,
    en: str,
    unique: bool = False,
    classes: tuple[str, ...] = (),
    text: tuple[Feature, ...] = (),
) -> Card:
    return Card(id, ru, en, Type.PARASITE, element, cost, crystal, unique, life, None, strike, classes, text)


def artifact(
    id: str,
    element: Element,
    cost: int,
    crystal: Crystal,
    life: int,
    *,
    ru: str,
    en: str,
    unique: bool = False,
    classes: tuple[str, ...] = (),
    text: tuple[Feature, ...] = (),
) -> Card:
    return Card(id, ru, en, Type.ARTIFACT, element, cost, crystal, unique, life, None, None, classes, text)


def terrain(
    id: str,
    element: Element,
    cost: int,
    crystal: Crystal,
    *,
    ru: str,
    en: str,
    unique: bool = False,
    classes: tuple[str, ...] = (),
    text: tuple[Feature, ...] = (),
) -> Card:
    return Card(id, ru, en, Type.TERRAIN, element, cost, crystal, unique, None, None, None, classes, text)
