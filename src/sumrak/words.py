"""Texts: Fluent messages of interface, log and reasons, said in English or Russian.

The same .ftl files serve the browser client. Loaded on the first word, not on import.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sumrak.kernel.reason import Message, Named, Player, Where

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from sumrak.kernel.explanation import Term
    from sumrak.kernel.spec import Spec

FOLDERS = [Path(__file__).parent / "locale"]
LANGUAGES = ("en", "ru")


class UnknownLanguage(ValueError):
    """A language that Sumrak does not speak."""

    def __init__(self, lang: object) -> None:
        super().__init__(f"unknown language {lang!r}; there are {' and '.join(LANGUAGES)}")


@lru_cache
def bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([lang], use_isolating=False)
    for folder in FOLDERS:
        for file in sorted((folder / lang).glob("*.ftl")):
            found.add_resource(FluentResource(file.read_text("utf-8")))
    return found


def add_folder(folder: Path) -> None:
    """Texts of a game that does not come with Sumrak: a folder with en/*.ftl and ru/*.ftl."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        bundle.cache_clear()


def say(lang: str, key: str, **args: Any) -> str:
    """A message with its arguments; raises KeyError for an unknown key and ValueError for a missing argument."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    texts = bundle(lang)
    if not texts.has_message(key):
        raise KeyError(f"no text {key!r} in {lang}")
    pattern = texts.get_message(key).value
    assert pattern is not None
    text, errors = texts.format_pattern(pattern, args)
    if errors:
        raise ValueError(f"text {key!r} in {lang}: {errors[0]}")
    return str(text)


def keys(prefix: str) -> list[str]:
    """What follows a prefix in the keys that begin with it, in the order of the files."""
    files = [file for folder in FOLDERS for file in sorted((folder / "en").glob("*.ftl"))]
    return [key for file in files for key in re.findall(rf"(?m)^{re.escape(prefix)}(\S+) =", file.read_text("utf-8"))]


def say_message(lang: str, message: Message, names: dict[str, dict[str, str]], players: tuple[str, ...] = ()) -> str:
    """A message of a game; `names` of cards and places by id and language, `players` by seat (else "player 1" …)."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    args: dict[str, Any] = {}
    for name, value in message.args:
        if isinstance(value, Named):
            args[name] = names[value.id][lang]
        elif isinstance(value, Where):
            args[name] = names[value.place][lang]
        elif isinstance(value, Player):
            args[name] = players[value.seat] if players else say(lang, "player", n=value.seat + 1)
        else:
            args[name] = value
    return say(lang, message.key, **args)


def say_in_game(spec: Spec, lang: str, message: Message) -> str:
    """A message of this game's, with the names of its cards and places."""
    names = {name.id: {"en": name.en, "ru": name.ru} for name in spec.language.names}
    names.update({id: {"en": name.en, "ru": name.ru} for id, name in spec.language.places.items()})
    return say_message(lang, message, names)


class Explanation:
    """A value and its terms, each with its paragraph: "threat 5 = 3 own, +2 Blade (V-29)"."""

    def __init__(self, spec: Spec, what: str, value: int, terms: tuple[Term, ...]) -> None:
        self._spec, self.what, self.value, self.terms = spec, what, value, terms

    def text(self, lang: str) -> str:
        said = [
            f"{say_in_game(self._spec, lang, self._spec.term_message(term, i == 0))} ({term.cite})"
            for i, term in enumerate(self.terms)
        ]
        value = f"{say_in_game(self._spec, lang, self._spec.value_message(self.what))} {self.value}"
        return f"{value} = {', '.join(said)}" if said else value

    def __repr__(self) -> str:
        return self.text("en")
