"""Every question that a game asks has its words: for who decides and for who looks on, in both languages."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import sumrak
from sumrak.games.berserk import telling as berserk
from sumrak.games.night_watch import telling as night_watch
from sumrak.games.the_v import telling as the_v
from sumrak.games.vtes import telling as vtes
from sumrak.kernel.agenda import Decision
from tests.reading import LANGUAGES, texts_of

GAMES = Path(sumrak.__file__).parent / "games"
BY_EFFECT = {"chosen", "some_chosen"}
"""What The V names by the effect for which something is chosen (tests/the_v)."""
KEYS: dict[str, Callable[[Decision], str]] = {
    "the_v": lambda asked: the_v.prompt_key(None, asked),  # type: ignore[arg-type]
    "berserk": lambda asked: berserk.prompt_key(None, asked),  # type: ignore[arg-type]
    "night_watch": lambda asked: night_watch.PROMPTS.get(asked.then.__name__, asked.then.__name__).replace("_", "-"),
    "vtes": vtes.prompt_key,
}


def asked(game: str) -> Iterator[Callable[..., Any]]:
    """The functions that carry out an answer: what each call of `ask` in a game's modules is given."""
    for path in sorted((GAMES / game).rglob("*.py")):
        name = ".".join(("sumrak.games", *path.relative_to(GAMES).with_suffix("").parts))
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "ask":
                module: Any = importlib.import_module(name)
                for part in ast.unparse(node.args[3]).split("."):
                    module = getattr(module, part)
                yield module


@pytest.mark.parametrize("game", KEYS)
def test_every_question_has_words(game: str) -> None:
    """Of 27 in Vampire nobody could ask the decision what it wanted: it had no text."""
    functions = [then for then in asked(game) if game != "the_v" or then.__name__ not in BY_EFFECT]
    assert len(functions) > 5
    keys = {f"{game}-prompt-{KEYS[game](Decision(0, '', [], then, (), ()))}" for then in functions}
    for lang in LANGUAGES:
        texts = texts_of(game, lang)
        assert {key for key in keys for text in (key, f"{key}-other") if text not in texts} == set(), lang


def test_a_question_about_a_card_knows_which() -> None:
    """Vampire's texts name the card that asks: it is the use of a card, or the card itself, that comes first among the arguments."""
    said = (Path(sumrak.__file__).parent / "locale/en/vtes.ftl").read_text("utf-8")
    for then in asked("vtes"):
        text = re.search(rf"(?m)^vtes-prompt-{KEYS['vtes'](Decision(0, '', [], then, (), ()))} = .*", said)
        if text is not None and "{ $card }" in text[0]:
            first = list(inspect.signature(then).parameters.values())[1]
            assert first.annotation == "Play" or then.__name__ in vtes.OF_CARD, then.__name__


def windows() -> Iterator[str]:
    """The words of the windows that Vampire opens: steps and calls of the kernel's `window` with their kind."""
    for path in sorted((GAMES / "vtes").glob("*.py")):
        module = importlib.import_module(f"sumrak.games.vtes.{path.stem}")
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            row = [node.func, *node.args] if isinstance(node, ast.Call) else getattr(node, "elts", [])
            if row and isinstance(row[0], ast.Name) and row[0].id == "window":
                kinds = [getattr(module, x.id) for x in row if isinstance(x, ast.Name) and x.id.isupper()]
                yield from [vtes.WINDOWS[kind.bit_length() - 1] for kind in kinds if isinstance(kind, int)]


def test_every_window_has_words() -> None:
    opened = set(windows())
    assert len(opened) > 15
    for lang in LANGUAGES:
        texts = texts_of("vtes", lang)
        keys = {f"vtes-prompt-window-{word}{other}" for word in opened for other in ("", "-other")}
        assert keys - texts == set(), lang


def test_no_game_is_left_out() -> None:
    assert set(KEYS) == set(sumrak.games())
