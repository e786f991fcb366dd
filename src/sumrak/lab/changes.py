"""Cards with other numbers: `Shilo.threat=3`, `Шило.угроза=3`, several of them separated by commas.

A fact is a number that is printed on a card, a keyword with a number, or a number anywhere in its text, which goes by the
word of the vocabulary that it stands in (`The Mourner.draw.number` is how many cards she draws).
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import Any, NamedTuple

from sumrak.catalog import spec_of
from sumrak.kernel.notation import normal
from sumrak.kernel.spec import Spec
from sumrak.lab.wrong import Wrong
from sumrak.words import LANGUAGES, bundle, foreign_error, say

NO_FACTS = ("id", "number", "group", "explained")
"""What a card is counted by, or printed twice for."""
WHOLE = re.compile(r"-?[0-9]{1,6}")
MOST = 99
"""No card has a greater number; below zero are only those that are so on some card of the game."""


Way = tuple[str | int, ...]


class Fact(NamedTuple):
    """A number, or a few, of a card: what it is called, what it is, and the way to it (names of fields, numbers in tuples)."""

    name: str
    value: int | tuple[int, ...]
    way: Way


class Change(NamedTuple):
    """One number of one card: definition, the way to it, before, after."""

    card: int
    fact: Fact
    value: int | tuple[int, ...]


# what there is to change
def facts_of(card: Any) -> dict[str, Fact]:
    """The facts of a card by name; the second of a name is `name#2`."""
    found: dict[str, Fact] = {}
    for name, value, way in numbers(card, (), ""):
        unique, n = name, 1
        while unique in found:
            n += 1
            unique = f"{name}#{n}"
        found[unique] = Fact(unique, value, way)
    return found


def numbers(node: Any, way: Way, prefix: str) -> Iterator[tuple[str, int | tuple[int, ...], Way]]:
    for field in fields(node):
        value, here = getattr(node, field.name), (*way, field.name)
        if not way and field.name in NO_FACTS:
            continue
        if field.name == "number" and value == 0:  # a keyword that has none
            continue
        if is_number(value) or (isinstance(value, tuple) and value and all(map(is_number, value))):
            yield called(node, field.name, prefix), value, here
        elif is_dataclass(value) and not isinstance(value, type):
            yield from numbers(value, here, f"{type(value).__name__.lower()}.")
        elif isinstance(value, tuple):
            for i, one in enumerate(value):
                if is_dataclass(one) and not isinstance(one, type):
                    yield from numbers(one, (*here, i), f"{type(one).__name__.lower()}.")


def called(node: Any, field: str, prefix: str) -> str:
    """A keyword with a number goes by its word."""
    word = getattr(node, "word", None)
    return str(word.value) if isinstance(word, Enum) and field == "number" else prefix + field


def is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, (bool, Enum))


def is_number(value: Any) -> bool:
    """What is greater is no number of a card: it holds signs."""
    return is_whole(value) and abs(value) <= MOST


def changed(node: Any, way: Way, value: Any) -> Any:
    """The same data with another value at the end of the way."""
    if not way:
        return value
    step, rest = way[0], way[1:]
    if isinstance(step, int):
        return (*node[:step], changed(node[step], rest, value), *node[step + 1 :])
    return replace(node, **{step: changed(getattr(node, step), rest, value)})


# as people write it
def spellings(game: str, fact: str) -> set[str]:
    """What a fact may be called: its name, and what the game or the lab calls it in either language."""
    return {normal(one) for one in (fact, *[said(game, fact, lang) for lang in LANGUAGES])}


def said(game: str, fact: str, lang: str) -> str:
    """The game's word for a fact, or the lab's, or else its name."""
    for key in (f"{game}-value-{fact}", f"lab-fact-{fact.replace('.', '-')}"):
        if bundle(lang).has_message(key):
            return say(lang, key)
    return fact


def read(spec: Spec, text: str) -> tuple[Change, ...]:
    """`CARD.FACT=VALUE, …`; raises Wrong."""
    found: list[Change] = []
    for part in [part.strip() for part in text.split(",")]:
        if not part:
            raise Wrong("lab-no-change", text=text)
        change = read_one(spec, part)
        if (change.card, change.fact) in [(other.card, other.fact) for other in found]:
            raise Wrong("lab-changed-twice", card=called_in_both([spec.cards()[change.card]]), fact=change.fact.name)
        found.append(change)
    return tuple(found)


def read_one(spec: Spec, text: str) -> Change:
    left, equals, right = text.partition("=")
    cards = spec.cards()
    names = spelt(cards)
    left = left.strip()
    dots = [i for i, sign in enumerate(left) if sign == "."]
    if not equals or not dots:
        raise Wrong("lab-no-change", text=text)
    split = next((i for i in dots if normal(left[:i]) in names), None)
    if split is None:
        near = difflib.get_close_matches(normal(left[: dots[0]]), list(names), 3, 0.6)
        key = "lab-no-card-near" if near else "lab-no-card"
        like = [cards[names[one]] for one in near]
        raise Wrong(key, card=left[: dots[0]], near=called_in_both(like))
    number = names[normal(left[:split])]
    facts, asked = facts_of(cards[number]), normal(left[split + 1 :])
    fact = next((fact for fact in facts.values() if asked in spellings(spec.id, fact.name)), None)
    if fact is None:
        known = ", ".join([f"{fact.name}={written(fact.value)}" for fact in facts.values()])
        key = "lab-no-fact" if known else "lab-no-facts"
        raise Wrong(key, card=called_in_both([cards[number]]), fact=left[split + 1 :], known=known)
    value = value_of(right.strip(), fact, text)
    low = -MOST if can_be_negative(spec.id, fact.name) else 0
    for one in value if isinstance(value, tuple) else (value,):
        if not low <= one <= MOST:
            raise Wrong("lab-out-of-range", card=called_in_both([cards[number]]), fact=fact.name, value=str(one), low=str(low), high=str(MOST))  # fmt: skip
    return Change(number, fact, value)


@lru_cache(256)
def can_be_negative(game: str, name: str) -> bool:
    """Whether any card has such a number below zero."""
    kind = name.partition("#")[0]
    facts = [fact for card in spec_of(game).cards() for fact in facts_of(card).values()]
    found = [fact.value for fact in facts if fact.name.partition("#")[0] == kind]
    return min([min(value) if isinstance(value, tuple) else value for value in found], default=0) < 0


def value_of(text: str, fact: Fact, change: str) -> int | tuple[int, ...]:
    """A whole number, or `1-2-3` where the fact is several."""
    parts = [text] if is_whole(fact.value) else re.split("[-/]", text)
    if not all([WHOLE.fullmatch(part) for part in parts]):
        raise Wrong("lab-no-number", text=change, value=written(fact.value))
    found = tuple([int(part) for part in parts])
    if is_whole(fact.value):
        return found[0]
    if not isinstance(fact.value, tuple) or len(found) != len(fact.value):
        raise Wrong("lab-no-number", text=change, value=written(fact.value))
    return found


def spelt(cards: tuple[Any, ...]) -> dict[str, int]:
    """Definitions by id and name, and by the first word of a name where no other card begins with it: Anton is Anton Gorodetsky."""
    whole = {normal(name): i for i, card in enumerate(cards) for name in names_of(card)}
    first: dict[str, set[int]] = {}
    for name, i in whole.items():
        first.setdefault(name.partition(" ")[0], set()).add(i)
    return {**{word: min(found) for word, found in first.items() if len(found) == 1}, **whole}


def names_of(card: Any) -> list[str]:
    return [name for name in (card.id, card.en, getattr(card, "ru", "")) if name]


def called_in_both(cards: list[Any]) -> str:
    """Cards for a sentence of either language: "Shilo / Шило, …"."""
    return ", ".join([" / ".join(dict.fromkeys(names_of(card)[1:])) for card in cards])


def written(value: int | tuple[int, ...]) -> str:
    return "-".join(map(str, value)) if isinstance(value, tuple) else str(value)


def described(spec: Spec, change: Change, lang: str) -> str:
    """ "Shilo, threat: 4 → 3"."""
    card = spec.cards()[change.card]
    name = getattr(card, lang, card.en) or card.en
    fact = said(spec.id, change.fact.name, lang)
    return say(lang, "lab-change", card=name, fact=fact, before=written(change.fact.value), after=written(change.value))


@lru_cache(16)
def game_with(game: str, text: str) -> Spec:
    """A game with these changes of its cards, made once in each process; raises Wrong."""
    spec = spec_of(game)
    if not text:
        return spec
    cards = list(spec.cards())
    for change in read(spec, text):
        cards[change.card] = changed(cards[change.card], change.fact.way, change.value)
    try:
        return spec.with_cards(tuple(cards))
    except (ValueError, TypeError, KeyError, IndexError, AssertionError) as error:
        raise Wrong("lab-no-sense", text=text, detail=foreign_error(error)) from error
