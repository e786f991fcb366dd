"""Texts: Fluent messages of interface, log and reasons, said in English or Russian.

The same .ftl files serve the browser client. Loaded on the first word, not on import.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sumrak.foreign import recognised
from sumrak.kernel.reason import Foreign, Message, Named, Phrased, Player, Where

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from sumrak.kernel.explanation import Term
    from sumrak.kernel.spec import Spec

FOLDERS = [Path(__file__).parent / "locale"]
LANGUAGES = ("en", "ru")
LONGEST = 900
"""Characters of an argument; Fluent takes a thousand."""


class Said(ValueError):
    """Bad input, said in both languages: `text("ru")`; `str` is English. An argument may be such an error itself."""

    def __init__(self, key: str, **args: Any) -> None:
        self.key, self.parts = key, args
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        """The sentence in "en" or "ru"."""
        return say(lang, self.key, **{name: said(value, lang) for name, value in self.parts.items()})


class Unsaid(Said):
    """What the rules of a game found wrong: a message of the kernel with the names of the game."""

    def __init__(self, spec: Spec, message: Message) -> None:
        self.spec, self.message = spec, message
        super().__init__(message.key)

    def text(self, lang: str) -> str:
        return say_in_game(self.spec, lang, self.message)


def said(what: Any, lang: str) -> Any:
    """An error as text in a language, if it can be said in one; anything else as it is."""
    if isinstance(what, Foreign):
        return foreign(what.text, lang)
    if isinstance(what, Exception):
        text = getattr(what, "text", None)
        return text(lang) if text is not None else str(what)
    return what


def foreign(text: str, lang: str) -> str:
    """What somebody else's program found wrong: in the reader's language if it is known, else quoted."""
    key, args = recognised(text)
    if "what" in args and key.startswith("foreign-at"):
        args["what"] = foreign(args["what"], lang)
    return say(lang, key, **args)


def foreign_error(error: BaseException) -> Foreign:
    """What the system, Python or a reader of some format has to say."""
    return Foreign(getattr(error, "strerror", None) or str(error) or type(error).__name__)


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
    """A message with its arguments; raises KeyError for an unknown key and ValueError for a missing argument.

    An endless argument (somebody's text that is quoted) is cut.
    """
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    texts = bundle(lang)
    if not texts.has_message(key):
        raise KeyError(f"no text {key!r} in {lang}")
    pattern = texts.get_message(key).value
    assert pattern is not None
    for name, value in args.items():
        if isinstance(value, str) and len(value) > LONGEST:
            args[name] = f"{value[:LONGEST]}…"
    text, errors = texts.format_pattern(pattern, args)
    if errors:
        raise ValueError(f"text {key!r} in {lang}: {errors[0]}")
    return str(text)


def keys(prefix: str) -> list[str]:
    """What follows a prefix in the keys that begin with it, in the order of the files."""
    files = [file for folder in FOLDERS for file in sorted((folder / "en").glob("*.ftl"))]
    return [key for file in files for key in re.findall(rf"(?m)^{re.escape(prefix)}(\S+) =", file.read_text("utf-8"))]


def ending(game: str, termination: str, lang: str) -> str:
    """How a game ended, whoever has won; of a game that does not come with Sumrak, its word for that."""
    for key in (f"ending-{game}-{termination.lower()}", f"ending-{termination.lower()}"):
        if bundle(lang).has_message(key):
            return say(lang, key)
    return termination


def on_cell(name: str, cell: str) -> str:
    """A card's name, with its cell where it has copies: "Militiaman B2"."""
    return f"{name}\N{NO-BREAK SPACE}{cell}" if cell else name


def say_message(lang: str, message: Message, names: dict[str, dict[str, str]], players: tuple[str, ...] = ()) -> str:
    """A message of a game; `names` of cards and places by id and language, `players` by seat (else "player 1" …)."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    args: dict[str, Any] = {}
    for name, value in message.args:
        if isinstance(value, Named):
            args[name] = on_cell(names[value.id][lang], value.cell)
        elif isinstance(value, Where):
            args[name] = names[value.place][lang]
        elif isinstance(value, Message):  # a sentence in a sentence
            args[name] = say_message(lang, value, names, players).rstrip(".")
        elif isinstance(value, Phrased):
            args[name] = value.ru if lang == "ru" else value.en
        elif isinstance(value, Player):
            args[name] = players[value.seat] if players else say(lang, "player", n=value.seat + 1)
        else:
            args[name] = said(value, lang)
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
