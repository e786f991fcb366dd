"""Test cards: a scenario may declare cards of its own from the vocabulary, in quotation marks."""

from __future__ import annotations

import ast
from typing import Any

from sumrak.games.the_v import vocabulary
from sumrak.games.the_v.vocabulary.card import Card
from sumrak.kernel.scenario import Line

SIDES = ("me", "opponent")
FACADE = ("character", "modification", "action", "location", "duel_card", "title")


def declare(line: Line, number: int) -> Card:
    """`card "Name": action(text=(do(Draw(1)),))` — with `"English" / "Русский"` for a name in both languages."""
    names = [part.strip().strip('"') for part in line.words[len("card") :].split(" / ")]
    if not all(names) or len(names) > 2:
        raise line.wrong('a test card is declared as `card "Name": …` or `card "English" / "Русский": …`')
    try:
        tree = ast.parse(line.text.strip(), mode="eval").body
    except SyntaxError as error:
        raise line.wrong(f"this is no card: {error.msg}", (error.offset or 1) - 1) from error
    if not isinstance(tree, ast.Call) or not isinstance(tree.func, ast.Name) or tree.func.id not in FACADE:
        raise line.wrong(f"a card is one of {', '.join(FACADE)}(…)")
    first: list[Any] = [f"T-{number:02d}"]
    keywords = {"en": names[0], "ru": names[-1]}
    try:
        arguments = [value(line, node) for node in tree.args]
        keywords.update({k.arg: value(line, k.value) for k in tree.keywords if k.arg is not None})
        card = getattr(vocabulary, tree.func.id)(*first, *arguments, **keywords)
    except TypeError as error:
        raise line.wrong(f"this is no card: {error}") from error
    assert isinstance(card, Card)
    object.__setattr__(card, "group", "N")
    object.__setattr__(card, "gloss", line.text.strip())
    return card


def value(line: Line, node: ast.expr) -> Any:
    """A value made of numbers, texts, tuples and words of the vocabulary; nothing else is evaluated."""
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, str)):
        return node.value
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
        return -value(line, node.operand)
    if isinstance(node, ast.Tuple):
        return tuple([value(line, item) for item in node.elts])
    if isinstance(node, ast.Name):
        if node.id in ("True", "False", "None"):
            return {"True": True, "False": False, "None": None}[node.id]
        if not node.id.startswith("_") and hasattr(vocabulary, node.id):
            return getattr(vocabulary, node.id)
        raise line.wrong(f"the vocabulary has no word {node.id!r}", node.col_offset)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        word = value(line, node.func)
        return word(*[value(line, a) for a in node.args], **{k.arg: value(line, k.value) for k in node.keywords if k.arg})
    raise line.wrong("only words of the vocabulary, numbers, texts and tuples may stand here", node.col_offset)


def declaration(card: Card) -> str:
    """The line that declares a test card; its `gloss` keeps how it was written."""
    names = f'"{card.en}"' if card.en == card.ru else f'"{card.en}" / "{card.ru}"'
    return f"card {names}: {card.gloss}"
