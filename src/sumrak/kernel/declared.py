"""Test cards of scenarios, the same for all games: `card "English" / "Русский": word(…)`, read as data and never run."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from sumrak.kernel.reason import Foreign
from sumrak.kernel.scenario import Line

NOTHING = type(None)


def made(line: Line, words: Mapping[str, Any], facade: tuple[str, ...], id: Callable[[str], str]) -> Any:
    """The card that a line declares: one of the words of `facade`, called with values of the vocabulary `words`.

    `id` gives the card's id from its English name.
    """
    names = names_of(line)
    tree = parsed(line, facade)
    assert isinstance(tree.func, ast.Name)
    named: dict[str, Any] = {"en": names[0], "ru": names[-1]}
    try:
        arguments = [value(line, node, words, facade) for node in tree.args]
        named.update({k.arg: value(line, k.value, words, facade) for k in tree.keywords if k.arg is not None})
        return words[tree.func.id](id(names[0]), *arguments, **named)
    except TypeError as error:
        raise line.wrong("scenario-is-no-card", detail=Foreign(str(error))) from error


def names_of(line: Line) -> list[str]:
    names = [part.strip().strip('"').strip() for part in line.words[len("card") :].split(" / ")]
    if not all(names) or len(names) > 2:
        raise line.wrong("scenario-test-card")
    return names


def parsed(line: Line, facade: tuple[str, ...]) -> ast.Call:
    try:
        tree = ast.parse(line.text.strip(), mode="eval").body
    except SyntaxError as error:
        raise line.wrong("scenario-is-no-card", (error.offset or 1) - 1, detail=Foreign(error.msg)) from error
    except (ValueError, RecursionError, MemoryError) as error:
        raise line.wrong("scenario-no-card-at-all") from error
    if not isinstance(tree, ast.Call) or not isinstance(tree.func, ast.Name) or tree.func.id not in facade:
        raise line.wrong("scenario-card-is-one-of", known=", ".join(facade))
    return tree


def value(line: Line, node: ast.expr, words: Mapping[str, Any], facade: tuple[str, ...]) -> Any:
    """A value made of numbers, texts, tuples and words of the vocabulary; nothing else is evaluated."""
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, str, NOTHING)):
        return node.value
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
        return -value(line, node.operand, words, facade)
    if isinstance(node, ast.Tuple):
        return tuple([value(line, item, words, facade) for item in node.elts])
    if isinstance(node, ast.Name):
        if node.id in words:
            return words[node.id]
        raise line.wrong("scenario-no-word", node.col_offset, found=node.id)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        kind = words.get(node.value.id)
        if isinstance(kind, type) and issubclass(kind, Enum) and node.attr in kind.__members__:
            return kind[node.attr]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id not in facade:
        word = value(line, node.func, words, facade)
        if callable(word):
            return word(
                *[value(line, a, words, facade) for a in node.args],
                **{k.arg: value(line, k.value, words, facade) for k in node.keywords if k.arg},
            )
    raise line.wrong("scenario-only-words", node.col_offset)


def declaration(en: str, ru: str, text: str) -> str:
    """The line that declares a test card; `text` is how it was written."""
    names = f'"{en}"' if en == ru else f'"{en}" / "{ru}"'
    return f"card {names}: {text}"
