"""Deck files as people write them: TOML with a table of names and numbers. The same for all games; the texts of what is wrong are each game's."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sumrak.kernel.reason import Message, Named, Reason

AT = re.compile(r"\(at line (\d+), column (\d+)\)")
Copies = tuple[tuple[str, int], ...]
"""Cards by id, with their number."""


class DeckError(ValueError):
    """A deck file that cannot be read: everything that is wrong with it, line by line."""

    def __init__(self, messages: list[Message]) -> None:
        super().__init__("; ".join([f"{message.key} {dict(message.args)}" for message in messages]))
        self.messages = tuple(messages)


class IllegalDeck(DeckError):
    """A deck that breaks the rules of its game; `reasons` says which."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__([Message(reason.key, reason.args) for reason in reasons])
        self.reasons = tuple(reasons)
        self.args = ("; ".join([f"{reason.cite}: {reason.key} {dict(reason.args)}" for reason in reasons]),)


def plain(name: str) -> str:
    """Case, ё and the kind of apostrophe do not matter."""
    return " ".join(name.casefold().replace("ё", "е").replace("’", "'").split())


class Names:
    """The cards of a game by id and by their names in both languages: (id, English, Russian) each."""

    def __init__(self, cards: Iterable[tuple[str, str, str]]) -> None:
        self.cards = tuple(cards)
        self.ids: dict[str, str] = {}
        for id, en, ru in self.cards:
            for name in (id, en, ru):
                self.ids.setdefault(plain(name), id)

    def find(self, name: str) -> str | None:
        return self.ids.get(plain(name))

    def near(self, name: str) -> list[str]:
        """Up to three names like it, in the language that it is written in."""
        is_russian = any(["а" <= letter <= "я" for letter in plain(name)])
        names = {plain(ru if is_russian else en): ru if is_russian else en for _, en, ru in self.cards}
        names.update({plain(id): id for id, _, _ in self.cards})
        return [names[match] for match in difflib.get_close_matches(plain(name), list(names), 3, 0.6)]


class DeckFile:
    """A deck file that is being read. What is wrong is collected in `wrong`, with keys that begin with `prefix`."""

    def __init__(self, text: str, prefix: str, names: Names) -> None:
        self.prefix, self.names = prefix, names
        self.lines = text.split("\n")
        self.wrong: list[Message] = []
        self.data: dict[str, Any] = {}
        try:
            self.data = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            self.syntax(str(error))
            raise DeckError(self.wrong) from error

    def syntax(self, detail: str) -> None:
        found = AT.search(detail)
        if found is None:  # tomllib says "at end of document"
            self.note("syntax", line=len(self.lines), column=len(self.lines[-1]) + 1)
        else:
            self.note("syntax", line=int(found.group(1)), column=int(found.group(2)))

    def note(self, key: str, **args: Any) -> None:
        self.wrong.append(Message(f"{self.prefix}-{key}", tuple(args.items())))

    def fields(self, fields: tuple[str, ...]) -> None:
        """That these are there, and no others."""
        for field in self.data:
            if field not in fields:
                self.note("unknown-field", field=field, line=self.line_of(field))
        for field in fields:
            if field not in self.data:
                self.note("missing-field", field=field)

    def word(self, field: str) -> str:
        value = self.data.get(field, "")
        if isinstance(value, str):
            return value
        self.note("not-text", field=field, line=self.line_of(field))
        return ""

    def copies(self, field: str) -> Copies:
        table = self.data.get(field, {})
        if not isinstance(table, dict):
            self.note("not-a-table", field=field, line=self.line_of(field))
            return ()
        found: dict[str, int] = {}
        for name, number in table.items():
            card = self.card(name)
            if not isinstance(number, int) or isinstance(number, bool) or number < 1:
                self.note("not-a-number", name=name, line=self.line_of(name, field))
            elif card is not None and card in found:
                self.note("twice", card=Named(card), line=self.line_of(name, field))
            elif card is not None:
                found[card] = number
        return tuple(found.items())

    def card(self, name: str) -> str | None:
        """The id of a card by any of its names."""
        id = self.names.find(name)
        if id is None:
            near, line = self.names.near(name), self.line_of(name)
            if near:
                self.note("unknown-card-near", name=name, near=", ".join(near), line=line)
            else:
                self.note("unknown-card", name=name, line=line)
        return id

    def line_of(self, name: str, table: str = "") -> int:
        """Where it is written, counted from 1; in that table, if one is named."""
        inside = not table
        for number, line in enumerate(self.lines, 1):
            if line.strip().startswith("["):
                inside = not table or line.strip() == f"[{table}]"
            key = line.split("=")[0].strip().strip("[]").strip()
            if inside and (key.strip("\"'") == name or f'"{name}"' in line):
                return number
        return 0


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def read(path: object, decks: str) -> str:
    """The text of a deck file; raises ValueError with one sentence. `decks`: what else a deck may be given as."""
    if not isinstance(path, (str, Path)):
        raise ValueError(f"a deck is {decks}, not {path!r}")
    try:
        if not Path(path).is_file():
            raise ValueError(f"no deck {str(path)!r}: neither one of the decks here nor a file")
        return Path(path).read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"the deck file {str(path)!r} cannot be read: {error}") from error
