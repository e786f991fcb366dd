"""Test cards: a scenario may declare cards of its own from the vocabulary, in quotation marks."""

from __future__ import annotations

import ast
from dataclasses import fields, is_dataclass, replace
from typing import Any

from sumrak.games.the_v import vocabulary as v
from sumrak.games.the_v.lint.sense import Sense
from sumrak.games.the_v.vocabulary.card import Card
from sumrak.kernel.notation import normal
from sumrak.kernel.scenario import Line

SIDES = ("me", "opponent")
FACADE = ("character", "modification", "action", "location", "duel_card", "title")
NOTHING = type(None)
CONDITIONS = (v.HasTokens, v.IsExhausted, v.WasAttacked, v.WasExhaustedInDuel)
REQUIREMENTS = (v.Discard, v.MadnessAtLeast, v.RemoveFromScrapheap, v.Specialisation, v.TurnOwn, v.TurnTitle)
# what may stand in a field of this name, in a card or anywhere inside it
ONE: dict[str, tuple[type, ...]] = {
    "influence": (int, v.MadnessAtMost, NOTHING),
    "threat": (int, v.MadnessAtMost, NOTHING),
    "endurance": (int, NOTHING),
    "number": (int,),
    "times": (int,),
    "en": (str,),
    "ru": (str,),
    "gloss": (str,),
    "sign": (str,),
    "unique": (bool,),
    "key": (bool,),
    "may": (bool,),
    "additional": (bool,),
    "other": (bool,),
    "exhausted": (bool,),
    "zero": (bool,),
    "participating": (bool,),
    "whom": (v.Those, v.Ref, v.Target, v.Some),
    "of": (v.Those, v.Ref),
    "on": (v.Target, NOTHING),
    "keyword": (v.Keyword, NOTHING),
    "condition": (*CONDITIONS, NOTHING),
    "turned": (v.Turned, NOTHING),
    "specialisation": (v.Field, NOTHING),
    "kind": (v.Kind,),
    "side": (v.Side,),
    "zone": (v.Zone,),
    "moment": (v.Moment,),
    "until": (v.Until,),
    "price": (v.Price,),
    "field": (v.Field,),
}
SEVERAL: dict[str, tuple[type, ...]] = {
    "kinds": (v.Kind,),
    "extra": (v.Kind,),
    "keywords": (v.Keyword,),
    "explained": (v.Keyword,),
    "requirements": REQUIREMENTS,
    "text": (v.Clause,),
    "effects": (v.Effect,),
}
SENSELESS = ("wrong-type", "no-duel", "nothing-chosen", "no-bearer", "empty", "not-in-list")
"""Findings of the linter that a game could not play; the others are a matter of a good card."""


def declare(line: Line, number: int) -> Card:
    """`card "Name": action(text=(do(Draw(1)),))` — with `"English" / "Русский"` for a name in both languages."""
    names = [part.strip().strip('"').strip() for part in line.words[len("card") :].split(" / ")]
    if not all(names) or len(names) > 2:
        raise line.wrong('a test card is declared as `card "Name": …` or `card "English" / "Русский": …`')
    tree = parsed(line)
    assert isinstance(tree.func, ast.Name)
    named: dict[str, Any] = {"en": names[0], "ru": names[-1]}
    try:
        arguments = [value(line, node) for node in tree.args]
        named.update({k.arg: value(line, k.value) for k in tree.keywords if k.arg is not None})
        card = getattr(v, tree.func.id)(f"T-{number:02d}", *arguments, **named)
    except TypeError as error:
        raise line.wrong(f"this is no card: {error}") from error
    assert isinstance(card, Card)
    check(line, card)
    return replace(card, gloss=line.text.strip())


def parsed(line: Line) -> ast.Call:
    try:
        tree = ast.parse(line.text.strip(), mode="eval").body
    except SyntaxError as error:
        raise line.wrong(f"this is no card: {error.msg}", (error.offset or 1) - 1) from error
    except (ValueError, RecursionError, MemoryError) as error:
        raise line.wrong("this is no card") from error
    if not isinstance(tree, ast.Call) or not isinstance(tree.func, ast.Name) or tree.func.id not in FACADE:
        raise line.wrong(f"a card is one of {', '.join(FACADE)}(…)")
    return tree


def value(line: Line, node: ast.expr) -> Any:
    """A value made of numbers, texts, tuples and words of the vocabulary; nothing else is evaluated."""
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, str, NOTHING)):
        return node.value
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
        return -value(line, node.operand)
    if isinstance(node, ast.Tuple):
        return tuple([value(line, item) for item in node.elts])
    if isinstance(node, ast.Name):
        if node.id in v.__all__:
            return getattr(v, node.id)
        raise line.wrong(f"the vocabulary has no word {node.id!r}", node.col_offset)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id not in FACADE:
        word = value(line, node.func)
        if callable(word):
            return word(
                *[value(line, a) for a in node.args], **{k.arg: value(line, k.value) for k in node.keywords if k.arg}
            )
    raise line.wrong("only words of the vocabulary, numbers, texts and tuples may stand here", node.col_offset)


def check(line: Line, card: Card) -> None:
    """That every part is what it should be, and that a game can play it."""
    check_fields(line, card)
    sense = Sense(card, "", line.number)
    for clause in card.text:
        sense.clause(clause)
    for found in sense.findings:
        key = found.message.key.removeprefix("lint-")
        if key in SENSELESS:
            what = dict(found.message.args).get("what", key)
            raise line.wrong(f"this card makes no sense: {what} ({key.replace('-', ' ')}) on {card.type.value}")


def check_fields(line: Line, node: Any) -> None:
    for field in fields(node):
        found = getattr(node, field.name)
        rows = found if field.name in SEVERAL and isinstance(found, tuple) else (found,)
        wanted = ONE.get(field.name) or SEVERAL.get(field.name)
        if wanted is None:
            continue
        if field.name in SEVERAL and not isinstance(found, tuple):
            raise line.wrong(f"{field.name} is a tuple: write (…,) with a comma, not {shown(found)}")
        for one in rows:
            if not isinstance(one, wanted) or isinstance(one, bool) is not (wanted == (bool,)):
                raise line.wrong(f"{field.name} of {type(node).__name__} cannot be {shown(one)}")
            if is_dataclass(one):
                check_fields(line, one)


def shown(found: Any) -> str:
    return getattr(found, "__name__", None) or (type(found).__name__ + "(…)" if is_dataclass(found) else repr(found))


def declaration(card: Card) -> str:
    """The line that declares a test card; its `gloss` keeps how it was written."""
    names = f'"{card.en}"' if card.en == card.ru else f'"{card.en}" / "{card.ru}"'
    return f"card {names}: {card.gloss}"


def names_of(cards: tuple[Card, ...]) -> dict[str, int]:
    return {normal(name): i for i, card in enumerate(cards) for name in (card.id, card.en, card.ru)}
