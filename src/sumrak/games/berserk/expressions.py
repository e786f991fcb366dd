"""Values of lasting effects as text and back: numbers, tuples, words of the vocabulary and plain objects of the rules."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from sumrak.games.berserk.declared import WORDS
from sumrak.games.berserk.facts import Act, Permanent, When
from sumrak.games.berserk.frames import Work
from sumrak.games.berserk.picks import Pick, Test
from sumrak.kernel.plain import Plain
from sumrak.kernel.reason import Foreign
from sumrak.kernel.scenario import Line, Misread

OBJECTS: dict[str, Callable[..., Any]] = {
    "Permanent": Permanent, "Pick": Pick, "Test": Test, "Act": Act, "Trigger": When, "Work": Work,
}  # fmt: skip
"""Of the rules; `When` is a word of the vocabulary, so that of the rules is called Trigger."""


def format_value(x: Any) -> str:
    """As Python would read it."""
    if isinstance(x, Enum):
        return f"{type(x).__name__}.{x.name}"
    if isinstance(x, tuple):
        return f"({', '.join([format_value(one) for one in x])}{',' if len(x) == 1 else ''})"
    if isinstance(x, Plain):
        name = "Trigger" if isinstance(x, When) else type(x).__name__
        return f"{name}({', '.join([format_value(one) for one in x.parts()])})"
    if is_dataclass(x) and not isinstance(x, type):
        parts = [f"{field.name}={format_value(getattr(x, field.name))}" for field in fields(x)]
        return f"{type(x).__name__}({', '.join(parts)})"
    return repr(x)


def parse_value(line: Line, text: str, at: int) -> Any:
    """Raises Misread; nothing but the words above is evaluated."""
    try:
        return value(line, ast.parse(text.strip(), mode="eval").body, at)
    except Misread:
        raise
    except (SyntaxError, ValueError, TypeError, RecursionError, MemoryError) as error:
        raise line.wrong(
            "berserk-scenario-no-value", at, detail=Foreign(getattr(error, "msg", None) or str(error))
        ) from error


def value(line: Line, node: ast.expr, at: int) -> Any:
    if isinstance(node, ast.Constant) and (node.value is None or isinstance(node.value, (int, str))):
        return node.value
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
        return -value(line, node.operand, at)
    if isinstance(node, ast.Tuple):
        return tuple([value(line, item, at) for item in node.elts])
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        kind = WORDS.get(node.value.id)
        if isinstance(kind, type) and issubclass(kind, Enum) and node.attr in kind.__members__:
            return kind[node.attr]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        made = OBJECTS.get(node.func.id, WORDS.get(node.func.id))
        if callable(made):
            named = {k.arg: value(line, k.value, at) for k in node.keywords if k.arg}
            return made(*[value(line, a, at) for a in node.args], **named)
    raise line.wrong("berserk-scenario-only-words", at)
