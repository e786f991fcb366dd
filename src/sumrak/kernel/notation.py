"""Notation: options as words that a person can write, in either language, and back.

`verb operand …`: verbs in English or Russian, cards by name in either language or by stable id, `on`/`на` before a host,
`->` before a target. A second copy of a name on one side is `Марго#2`, by time of entry; `opponent.Марго` where a name
fits both sides (`seat3.Марго` with more than two). The canonical form is English with ids.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from sumrak.kernel.agenda import Option
from sumrak.kernel.state import State

CARD, SEAT, NUMBER, CLAUSE, PLACE, CELL = "card", "seat", "number", "clause", "place", "cell"
"""Kinds of operands: numbers of cards, seats, plain numbers, numbers of clauses, of `State.places`, of cells of a grid."""

JOINERS = {"": ("",), "on": ("on", "на", ""), "->": ("->", "→", ""), "with": ("with", "с", "со", "")}
"""What stands before an operand; people leave it out."""

EVERY_JOINER = tuple(dict.fromkeys([word for words in JOINERS.values() for word in words]))
LARGEST = 100
"""Beyond any number that an option names."""


class Verb(NamedTuple):
    """A word of the game's options. `operands`: (joiner, kind) each; later operands may be missing."""

    word: str
    ru: str
    operands: tuple[tuple[str, str], ...] = ()
    also: tuple[str, ...] = ()

    def spellings(self) -> list[str]:
        """As a normalised text has them: `go_first` is "go first" there."""
        return [word.replace("_", " ") for word in (self.word, self.ru, *self.also)]


class Named3(NamedTuple):
    """What a definition is called: stable id and two names."""

    id: str
    en: str
    ru: str


class Language:
    """The verbs of a game and the names of its cards, its cells, and those of its places that are spoken of."""

    def __init__(
        self,
        verbs: tuple[Verb, ...],
        names: list[Named3],
        cells: tuple[str, ...] = (),
        places: dict[str, Named3] | None = None,
    ) -> None:
        self.verbs = {verb.word: verb for verb in verbs}
        self.leads = {
            verb.word: [(f" {joiner} " if joiner else " ", kind) for joiner, kind in verb.operands] for verb in verbs
        }
        """By verb: what stands before each of its operands, and of what kind it is."""
        self.names, self.cells = names, cells
        self.places = places if places is not None else {}
        """By the id of the place."""

    def format(self, s: State, seat: int, option: Option) -> str:
        """The canonical notation of an option for the seat that chooses: unique inside a decision."""
        text: str = option[0]
        for (lead, kind), value in zip(self.leads[text], option[1:]):
            if kind == CARD:
                text += lead + self.card(s, seat, value)
            elif value or kind != CLAUSE:
                text += lead + self.operand(s, seat, kind, value)
        return text

    def operand(self, s: State, seat: int, kind: str, value: int) -> str:
        if kind == CARD:
            return self.card(s, seat, value)
        if kind == SEAT:
            return f"seat{value}"
        if kind == PLACE:
            return s.places[value].id
        if kind == CELL:
            return self.cells[value]
        return str(value)

    def card(self, s: State, seat: int, card: int) -> str:
        """A card by its id: whose it is unless it is the seat's own, which of several it is. A search asks it all the time."""
        zone, whose, _ = s.places[s.place[card]]
        name = self.names[s.definition[card]].id
        if zone.in_play:
            if not s.known[card] >> seat & 1:
                return s.spot(card)
            number, of = rank(s, card, seat)
            if of > 1:
                name = f"{name}#{number}"
        return name if whose == seat else side_of(s, seat, whose) + name

    def first_clause(self, option: Option) -> Option | None:
        """The same with the first clause of its card, which notation does not name; None where it is that or has none."""
        kinds = [kind for _, kind in self.verbs[option[0]].operands[: len(option) - 1]]
        i = kinds.index(CLAUSE) + 1 if CLAUSE in kinds else 0
        return (*option[:i], 0, *option[i + 1 :]) if i and option[i] else None

    def fits(self, s: State, seat: int, option: Option, text: str) -> bool:
        """Whether a text (normalised) means this option, perhaps among others; missing last operands are allowed."""
        verb = self.verbs[option[0]]
        for word in verb.spellings():
            if text == word:
                return True
            if text.startswith(word + " "):
                if self.rest_fits(s, seat, verb, option, 1, text[len(word) + 1 :]):
                    return True
        return False

    def verb_of(self, text: str) -> tuple[str, list[int]]:
        """The verb of a text (normalised) that names some card of the game, wherever it may be, and the definitions of the cards
        that it names one after the other; empty if it names none."""
        for verb in self.verbs.values():
            for word in verb.spellings() if verb.operands and verb.operands[0][1] == CARD else ():
                if text.startswith(word + " "):
                    found = self.cards_at(text[len(word) + 1 :])
                    if found:
                        return verb.word, found
        return "", []

    def cards_at(self, text: str) -> list[int]:
        """The definitions that a text begins with, one after the other."""
        for joiner in EVERY_JOINER:
            if not joiner or text.startswith(f"{joiner} "):
                rest = text[len(joiner) + 1 if joiner else 0 :] + " "
                names = [(len(name), n) for n, row in enumerate(self.names) for name in map(normal, row)
                         if rest.startswith(name + " ")]  # fmt: skip
                if names:
                    length, n = max(names)
                    return [n, *self.cards_at(rest[length + 1 : -1])]
        return []

    def meant(self, s: State, seat: int, text: str, cards: list[int]) -> Option | None:
        """The option that a text (normalised) names card by card, whether or not anybody could want it: the first of `cards`
        that each name fits. None where it is not understood to its end, or names no card."""
        for verb in self.verbs.values():
            for word in verb.spellings() if verb.operands and verb.operands[0][1] == CARD else ():
                if text.startswith(word + " "):
                    found = self.rest_meant(s, seat, verb, (verb.word,), text[len(word) + 1 :], cards)
                    if found is not None:
                        return found
        return None

    def rest_meant(self, s: State, seat: int, verb: Verb, option: Option, text: str, cards: list[int]) -> Option | None:
        if not text:
            return option
        if len(option) > len(verb.operands):
            return None
        kind = verb.operands[len(option) - 1][1]
        for word in EVERY_JOINER:  # what is meant is clear with another one, too
            if word and not text.startswith(word + " "):
                continue
            rest = text[len(word) + 1 :] if word else text
            for value in self.values(s, kind, cards):
                for name in self.spellings(s, seat, kind, value):
                    if rest == name or rest.startswith(name + " "):
                        found = self.rest_meant(s, seat, verb, (*option, value), rest[len(name) + 1 :], cards)
                        if found is not None:
                            return found
        return self.rest_meant(s, seat, verb, (*option, 0), text, cards) if kind == CLAUSE else None

    def values(self, s: State, kind: str, cards: list[int]) -> Iterable[int]:
        """What an operand of this kind can be; clauses are not named."""
        if kind == CARD:
            return cards
        many = {PLACE: len(s.places), CELL: len(self.cells), SEAT: s.seats, NUMBER: LARGEST}
        return range(many.get(kind, 0))

    def rest_fits(self, s: State, seat: int, verb: Verb, option: Option, i: int, text: str) -> bool:
        if not text:
            return True
        if i > len(verb.operands) or i >= len(option):
            return False
        joiner, kind = verb.operands[i - 1]
        for word in JOINERS[joiner]:
            if word and not text.startswith(word + " "):
                continue
            rest = text[len(word) + 1 :] if word else text
            for name in self.spellings(s, seat, kind, option[i]):
                if rest == name or rest.startswith(name + " "):
                    if self.rest_fits(s, seat, verb, option, i + 1, rest[len(name) + 1 :]):
                        return True
        return kind == CLAUSE and self.rest_fits(s, seat, verb, option, i + 1, text)

    def spellings(self, s: State, seat: int, kind: str, value: int) -> list[str]:
        if kind == PLACE:
            id = s.places[value].id
            return [normal(word) for word in (id, *self.places.get(id, ()))]
        if kind != CARD or not is_known(s, seat, value):
            return [normal(self.operand(s, seat, kind, value))]
        where = s.places[s.place[value]]
        number, _ = rank(s, value, seat)
        sides = ["", f"seat{where.seat}."]
        if where.seat != seat:
            sides += ["opponent.", "противник."] if s.seats == 2 else []
        else:
            sides += ["my.", "мой."]
        numbers = [""] if number == 0 else [f"#{number}", ""]
        cell = s.cell_of(value)
        names = self.names[s.definition[value]]
        said = [normal(side + name + n) for side in sides for name in names for n in numbers]
        return said if cell < 0 else said + [normal(f"{name}@{self.cells[cell]}") for name in names]


ALIKE = str.maketrans("ё’–—_", "е'-- ")


def normal(text: str) -> str:
    """Case, quotes, ё, runs of spaces, "_" and the kinds of apostrophe and dash make no difference."""
    text = text.strip().lower().translate(ALIKE)
    return re.sub(r"\s+", " ", re.sub(r"[«»“”\"]", "", text).replace("->", " -> ").replace("→", " -> "))


def side_of(s: State, seat: int, whose: int) -> str:
    if whose == seat or whose < 0:
        return ""
    return "opponent." if s.seats == 2 else f"seat{whose}."


def is_known(s: State, seat: int, card: int) -> bool:
    """Whether a seat may name this card: face down in play it is known to some only. Piles and hands are asked by name."""
    return not s.places[s.place[card]].zone.in_play or bool(s.known[card] >> seat & 1)


def rank(s: State, card: int, seat: int) -> tuple[int, int]:
    """(number, of how many): which copy of its name on its side this is by time of entry, of those that the seat knows;
    (0, 0) where none can tell."""
    where = s.places[s.place[card]]
    if not where.zone.in_play:
        return 0, 0
    definition, piles, known, since = s.definition, s.piles, s.known, s.since
    name = definition[card]
    row = [
        (since[c], c)
        for place in s.on_table[where.seat]
        for c in piles[place]
        if definition[c] == name and known[c] >> seat & 1
    ]
    row.sort()
    return row.index((since[card], card)) + 1, len(row)
