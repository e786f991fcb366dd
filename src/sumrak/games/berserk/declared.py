"""Test cards: a scenario may declare cards of its own from the vocabulary, in quotation marks."""

from __future__ import annotations

import ast
import sys
from dataclasses import fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from types import GenericAlias, UnionType
from typing import Any, Union, get_args, get_origin

from sumrak.games.berserk import vocabulary as v
from sumrak.games.berserk.compiling import facts_of
from sumrak.games.berserk.vocabulary.card import Card
from sumrak.kernel import declared
from sumrak.kernel.notation import normal
from sumrak.kernel.reason import Foreign
from sumrak.kernel.scenario import Line

SIDES = ("me", "opponent")
FACADE = ("creature", "flyer", "companion", "parasite", "artifact", "terrain")
WORDS = {name: getattr(v, name) for name in v.__all__}


def declare(line: Line, number: int) -> Card:
    """`card "Name": creature(NEUTRAL, 3, SILVER, 6, 1, (1, 2, 2))`; `"English" / "Русский"` names it in both languages."""
    card = declared.made(line, WORDS, FACADE, lambda en: f"T-{number:02d}")
    assert isinstance(card, Card)
    check(line, card)
    try:
        facts_of(card)
    except (TypeError, ValueError, KeyError, AttributeError, AssertionError, IndexError, NotImplementedError) as error:
        raise line.wrong("berserk-scenario-senseless", detail=Foreign(str(error))) from error
    return replace(card, gloss=line.text.strip())


def check(line: Line, node: Any) -> None:
    """That every part is what it should be."""
    kind: Any = type(node)
    wanted = types_of(kind)
    for field in fields(node):
        found = getattr(node, field.name)
        if isinstance(found, Card) or not fits(found, wanted[field.name]):
            raise line.wrong("scenario-cannot-be", field=field.name, of=type(node).__name__, found=shown(found))
        for one in found if isinstance(found, tuple) else (found,):
            if is_dataclass(one) and not isinstance(one, type):
                check(line, one)


@cache
def types_of(kind: Any) -> dict[str, Any]:
    """What the fields are annotated with, as the source has it: compiled classes know only outlines (`tuple`, `type`)."""
    found: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        if base is not object and base.__name__ in annotations_in(base.__module__):
            module = vars(sys.modules[base.__module__])
            for name, annotation in annotations_in(base.__module__)[base.__name__].items():
                found[name] = eval(annotation, module)
    return found


@cache
def annotations_in(module: str) -> dict[str, dict[str, str]]:
    """The annotated fields of each class of a module."""
    file = Path(str(sys.modules[module].__file__))
    tree = ast.parse(file.with_name(module.rpartition(".")[2] + ".py").read_text("utf-8"))
    return {
        node.name: {
            row.target.id: ast.unparse(row.annotation)
            for row in node.body
            if isinstance(row, ast.AnnAssign) and isinstance(row.target, ast.Name)
        }
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }


def fits(found: Any, wanted: Any) -> bool:
    """Whether a value is of the type that a field is annotated with."""
    origin = get_origin(wanted)
    if origin in (Union, UnionType):
        return any([fits(found, one) for one in get_args(wanted)])
    if origin is tuple or isinstance(wanted, GenericAlias):
        inner = get_args(wanted)
        if not isinstance(found, tuple):
            return False
        if len(inner) == 2 and inner[1] is ...:
            return all([fits(one, inner[0]) for one in found])
        return len(found) == len(inner) and all([fits(one, x) for one, x in zip(found, inner)])
    if wanted is None:
        return found is None
    if not isinstance(wanted, type):
        return True
    return isinstance(found, wanted) and (wanted is bool or not isinstance(found, bool))


def shown(found: Any) -> str:
    return getattr(found, "__name__", None) or (type(found).__name__ + "(…)" if is_dataclass(found) else repr(found))


def declaration(card: Card) -> str:
    """The line that declares a test card."""
    return declared.declaration(card.en, card.ru, card.gloss)


def names_of(cards: tuple[Card, ...]) -> dict[str, int]:
    return {normal(name): i for i, card in enumerate(cards) for name in (card.id, card.en, card.ru)}
