"""Decks: the files that people write, and chapter B of the rules, which says what a deck must be."""

from __future__ import annotations

import difflib
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sumrak.games.the_v.cards import BY_ID, CARDS
from sumrak.games.the_v.vocabulary.card import Card
from sumrak.games.the_v.vocabulary.terms import Kind
from sumrak.games.the_v.vocabulary.words import GROUPS
from sumrak.kernel.reason import Message, Named, Reason
from sumrak.kernel.rulebook import cite

V10, V11, V12, V13, V14, V15 = cite("V-10"), cite("V-11"), cite("V-12"), cite("V-13"), cite("V-14"), cite("V-15")
GAME = "the_v"
FIELDS = ("game", "name", "group", "title", "main", "duel")
AT = re.compile(r"\(at line (\d+), column (\d+)\)")

Copies = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Deck:
    """Cards by id, with their copies. Whether it keeps the rules is for `check` to say."""

    game: str
    id: str
    name: str
    group: str  # "R", "S" or "K"
    title: tuple[str, ...]
    main: Copies
    duel: Copies


class DeckError(ValueError):
    """A deck file that cannot be read: everything that is wrong with it, line by line."""

    def __init__(self, messages: list[Message]) -> None:
        super().__init__("; ".join(f"{message.key} {dict(message.args)}" for message in messages))
        self.messages = tuple(messages)


class IllegalDeck(DeckError):
    """A deck that breaks the rules of chapter B; `reasons` says which."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__([Message(reason.key, reason.args) for reason in reasons])
        self.reasons = tuple(reasons)
        self.args = ("; ".join(f"{reason.cite}: {reason.key} {dict(reason.args)}" for reason in reasons),)


def parse_deck(text: str, id: str = "") -> Deck:
    """Reads a deck file; raises `DeckError`."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise DeckError([syntax(text, str(error))]) from error
    reader = Reader(text)
    deck = reader.deck(data, id)
    if reader.wrong:
        raise DeckError(reader.wrong)
    return deck


def syntax(text: str, detail: str) -> Message:
    found = AT.search(detail)
    if found is None:  # tomllib says "at end of document"
        lines = text.split("\n")
        return message("syntax", line=len(lines), column=len(lines[-1]) + 1)
    return message("syntax", line=int(found.group(1)), column=int(found.group(2)))


def message(key: str, **args: Any) -> Message:
    return Message(f"the_v-deck-{key}", tuple(args.items()))


class Reader:
    """Turns the tables of a deck file into a deck and collects what is wrong on the way."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.wrong: list[Message] = []

    def deck(self, data: dict[str, Any], id: str) -> Deck:
        for field in data:
            if field not in FIELDS:
                self.wrong.append(message("unknown-field", field=field, line=self.line_of(field)))
        for field in FIELDS:
            if field not in data:
                self.wrong.append(message("missing-field", field=field))
        game = self.word(data, "game")
        if game and game != GAME:
            self.wrong.append(message("other-game", game=game, line=self.line_of("game")))
        return Deck(
            GAME,
            id,
            self.word(data, "name"),
            self.group(self.word(data, "group")),
            self.title(data.get("title", [])),
            self.copies(data.get("main", {}), "main"),
            self.copies(data.get("duel", {}), "duel"),
        )

    def word(self, data: dict[str, Any], field: str) -> str:
        value = data.get(field, "")
        if isinstance(value, str):
            return value
        self.wrong.append(message("not-text", field=field, line=self.line_of(field)))
        return ""

    def group(self, name: str) -> str:
        for id, words in GROUPS.items():
            if id != "N" and plain(name) in (plain(id), plain(words.en), plain(words.ru)):
                return id
        if name:
            known = ", ".join(f"{id} ({words.en}, {words.ru})" for id, words in GROUPS.items() if id != "N")
            self.wrong.append(message("unknown-group", group=name, known=known, line=self.line_of("group")))
        return ""

    def title(self, names: Any) -> tuple[str, ...]:
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            self.wrong.append(message("not-a-list", field="title", line=self.line_of("title")))
            return ()
        return tuple(card.id for card in map(self.card, names) if card is not None)

    def copies(self, table: Any, field: str) -> Copies:
        if not isinstance(table, dict):
            self.wrong.append(message("not-a-table", field=field, line=self.line_of(field)))
            return ()
        found: dict[str, int] = {}
        for name, number in table.items():
            card = self.card(name)
            if not isinstance(number, int) or isinstance(number, bool) or number < 1:
                self.wrong.append(message("not-a-number", name=name, line=self.line_of(name, field)))
            elif card is not None and card.id in found:
                self.wrong.append(message("twice", card=Named(card.id), line=self.line_of(name, field)))
            elif card is not None:
                found[card.id] = number
        return tuple(found.items())

    def card(self, name: str) -> Card | None:
        card = find_card(name)
        if card is None:
            near = near_names(name)
            line = self.line_of(name)
            if near:
                self.wrong.append(message("unknown-card-near", name=name, near=", ".join(near), line=line))
            else:
                self.wrong.append(message("unknown-card", name=name, line=line))
        return card

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


def plain(name: str) -> str:
    return " ".join(name.casefold().replace("ё", "е").replace("’", "'").split())


def find_card(name: str) -> Card | None:
    """A card by id or by its name in either language; case and ё do not matter."""
    wanted = plain(name)
    for card in CARDS:
        if wanted in (plain(card.id), plain(card.ru), plain(card.en)):
            return card
    return None


def near_names(name: str) -> list[str]:
    """Up to three names like it, in the language that it is written in."""
    is_russian = any("а" <= letter <= "я" for letter in plain(name))
    names = {plain(card.ru if is_russian else card.en): card.ru if is_russian else card.en for card in CARDS}
    names.update({plain(card.id): card.id for card in CARDS})
    return [names[match] for match in difflib.get_close_matches(plain(name), list(names), 3, 0.6)]


def format_deck(deck: Deck, lang: str) -> str:
    """As a file that `parse_deck` reads, with the names of one language."""

    def name(id: str) -> str:
        card = BY_ID[id]
        return card.ru if lang == "ru" else card.en

    title = ", ".join(f'"{name(id)}"' for id in deck.title)
    lines = [f'game = "{deck.game}"', f'name = "{escaped(deck.name)}"', f'group = "{deck.group}"', f"title = [{title}]"]
    for field, copies in (("main", deck.main), ("duel", deck.duel)):
        lines += ["", f"[{field}]", *[f'"{name(id)}" = {number}' for id, number in copies]]
    return "\n".join(lines) + "\n"


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def check(deck: Deck) -> list[Reason]:
    """Every breach of V-10 … V-15; none for a deck that may be played."""
    return [*check_title(deck), *check_main(deck), *check_duel(deck)]


def playable(deck: Deck) -> Deck:
    """The same deck; raises `IllegalDeck` for one that may not be played."""
    if breaches := check(deck):
        raise IllegalDeck(breaches)
    return deck


def check_title(deck: Deck) -> list[Reason]:
    breaches = [] if len(deck.title) == 1 else [breach(V11, "title-count", n=len(deck.title))]
    for id in deck.title:
        if not BY_ID[id].is_a(Kind.TITLE):
            breaches.append(breach(V11, "not-a-title", card=Named(id)))
        elif BY_ID[id].group != deck.group:
            breaches.append(breach(V11, "title-group", card=Named(id)))
    return breaches


def check_main(deck: Deck) -> list[Reason]:
    total = sum(number for _, number in deck.main)
    breaches = [] if total == 40 else [breach(V10, "main-size", n=total)]
    for id, number in deck.main:
        card = BY_ID[id]
        if card.type in (Kind.TITLE, Kind.DUEL):
            breaches.append(breach(V10, "not-main", card=Named(id)))
        if card.group not in (deck.group, "N"):
            breaches.append(breach(V12, "foreign", card=Named(id)))
        if number > 3:
            breaches.append(breach(V13, "main-copies", card=Named(id), n=number))
    return breaches


def check_duel(deck: Deck) -> list[Reason]:
    total = sum(number for _, number in deck.duel)
    breaches = [] if total == 8 else [breach(V10, "duel-size", n=total)]
    for id, number in deck.duel:
        card = BY_ID[id]
        if card.type is not Kind.DUEL:
            breaches.append(breach(V10, "not-duel", card=Named(id)))
        if card.group not in (deck.group, "N"):
            breaches.append(breach(V15, "foreign-duel", card=Named(id)))
        if card.unique and number > 1:
            breaches.append(breach(V14, "duel-unique", card=Named(id), n=number))
        elif number > 2:
            breaches.append(breach(V14, "duel-copies", card=Named(id), n=number))
    return breaches


def breach(paragraph: str, key: str, **args: Any) -> Reason:
    return Reason(paragraph, f"the_v-deck-{key}", tuple(args.items()))


def load(path: object) -> Deck:
    """The deck of a file by its path; raises ValueError for a file that cannot be read, DeckError for what is wrong in it."""
    if not isinstance(path, (str, Path)):
        raise ValueError(f"a deck is an id, a path of a deck file or a Deck, not {path!r}")
    try:
        if not Path(path).is_file():
            raise ValueError(f"no deck {str(path)!r}: neither one of the decks here nor a file")
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"the deck file {str(path)!r} cannot be read: {error}") from error
    return parse_deck(text, Path(path).stem)
