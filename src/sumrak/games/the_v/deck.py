"""Decks: the files that people write, and chapter B of the rules, which says what a deck must be."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sumrak.games.the_v.cards import BY_ID, CARDS
from sumrak.games.the_v.vocabulary.terms import Kind
from sumrak.games.the_v.vocabulary.words import GROUPS
from sumrak.kernel.deck_file import Copies, DeckError, DeckFile, IllegalDeck, Names, escaped, plain, read
from sumrak.kernel.kept import Kept
from sumrak.kernel.reason import Named, Reason
from sumrak.kernel.rulebook import cite

V10, V11, V12, V13, V14, V15 = cite("V-10"), cite("V-11"), cite("V-12"), cite("V-13"), cite("V-14"), cite("V-15")
GAME = "the_v"
PREFIX = "the_v-deck"
FIELDS = ("game", "name", "group", "title", "main", "duel")
NAMES = Names((card.id, card.en, card.ru) for card in CARDS)

__all__ = ["GAME", "Deck", "DeckError", "IllegalDeck", "check", "format_deck", "load", "parse_deck", "playable"]


@dataclass(frozen=True)
class Deck(Kept):
    """Cards by id, with their copies. Whether it keeps the rules is for `check` to say."""

    game: str
    id: str
    name: str
    group: str  # "R", "S" or "K"
    title: tuple[str, ...]
    main: Copies
    duel: Copies


def parse_deck(text: str, id: str = "") -> Deck:
    """Reads a deck file; raises `DeckError`."""
    file = DeckFile(text, PREFIX, NAMES)
    file.fields(FIELDS)
    game = file.word("game")
    if game and game != GAME:
        file.note("other-game", game=game, line=file.line_of("game"))
    name, group, title = file.word("name"), group_of(file), title_of(file)
    deck = Deck(GAME, id, name, group, title, file.copies("main"), file.copies("duel"))
    if file.wrong:
        raise DeckError(file.wrong)
    return deck


def group_of(file: DeckFile) -> str:
    """By its id or its name in either language."""
    name = file.word("group")
    for id, words in GROUPS.items():
        if id != "N" and plain(name) in (plain(id), plain(words.en), plain(words.ru)):
            return id
    if name:
        known = ", ".join(f"{id} ({words.en}, {words.ru})" for id, words in GROUPS.items() if id != "N")
        file.note("unknown-group", group=name, known=known, line=file.line_of("group"))
    return ""


def title_of(file: DeckFile) -> tuple[str, ...]:
    names = file.data.get("title", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        file.note("not-a-list", field="title", line=file.line_of("title"))
        return ()
    return tuple(id for id in map(file.card, names) if id is not None)


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
    return Reason(paragraph, f"{PREFIX}-{key}", tuple(args.items()))


def load(path: object) -> Deck:
    """The deck of a file by its path; raises ValueError for a file that cannot be read, DeckError for what is wrong in it."""
    text = read(path, "an id, a path of a deck file or a Deck")
    return parse_deck(text, Path(str(path)).stem)
