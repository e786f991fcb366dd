"""Chapter 4: decks, and the files that people write them in."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sumrak.games.berserk.cards import BY_ID, CARDS
from sumrak.games.berserk.rules import RP5, Rules
from sumrak.games.berserk.vocabulary.keywords import HORDE
from sumrak.kernel.deck_file import Copies, DeckError, DeckFile, IllegalDeck, Names, escaped, read
from sumrak.kernel.kept import Kept
from sumrak.kernel.reason import Named, Reason
from sumrak.kernel.rulebook import cite

B4_1, B4_2 = cite("B-4.1"), cite("B-4.2")
GAME = "berserk"
FIELDS = ("game", "name", "cards")
PREFIX = "berserk-deck"
NAMES = Names([(card.id, card.en, card.ru) for card in CARDS])

__all__ = ["GAME", "Deck", "DeckError", "IllegalDeck", "check", "format_deck", "load", "parse_deck", "playable"]


@dataclass(frozen=True)
class Deck(Kept):
    """Cards by id, with their copies. Whether it keeps the rules is for `check` to say."""

    game: str
    id: str
    name: str
    cards: Copies


def parse_deck(text: str, id: str = "") -> Deck:
    """Reads a deck file; raises `DeckError`."""
    file = DeckFile(text, PREFIX, NAMES)
    file.fields(FIELDS)
    game = file.word("game")
    if game and game != GAME:
        file.note("other-game", game=game, line=file.line_of("game"))
    deck = Deck(GAME, id, file.word("name"), file.copies("cards"))
    if file.wrong:
        raise DeckError(file.wrong)
    return deck


def format_deck(deck: Deck, lang: str) -> str:
    """As a file that `parse_deck` reads, with the names of one language."""
    lines = [f'game = "{deck.game}"', f'name = "{escaped(deck.name)}"', "", "[cards]"]
    for id, number in deck.cards:
        name = BY_ID[id].ru if lang == "ru" else BY_ID[id].en
        lines.append(f'"{name}" = {number}')
    return "\n".join(lines) + "\n"


def check(deck: Deck, rules: Rules = RP5) -> list[Reason]:
    """Every breach of B-4.1 and B-4.2; none for a deck that may be played."""
    total = sum([number for _, number in deck.cards])
    breaches = []
    if not rules.deck_min <= total <= rules.deck_max:
        breaches.append(breach(B4_1, "size", n=total, least=rules.deck_min, most=rules.deck_max))
    for id, number in deck.cards:
        most = rules.horde if HORDE in BY_ID[id].text else rules.copies
        if number > most:
            breaches.append(breach(B4_2, "copies", card=Named(id), n=number, most=most))
    return breaches


def breach(paragraph: str, key: str, **args: Any) -> Reason:
    return Reason(paragraph, f"{PREFIX}-{key}", tuple(args.items()))


def playable(deck: Deck, rules: Rules = RP5) -> Deck:
    """The same deck; raises `IllegalDeck` for one that may not be played."""
    if breaches := check(deck, rules):
        raise IllegalDeck(breaches)
    return deck


def load(path: object) -> Deck:
    """The deck of a file; raises ValueError for a file that cannot be read, DeckError for what is wrong in it."""
    text = read(path, "an id, a path of a deck file or a Deck")
    return parse_deck(text, Path(str(path)).stem)
