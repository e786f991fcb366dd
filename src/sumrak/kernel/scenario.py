"""The grammar of positions as text, the same for all games: lines `what: value`, lists of cards with their states.

    Марго@90*2^53 (modified) [Аура Жнеца, "Test"], Упырь x3

`@` degrees or where it lies (`@B1'`), `*` tokens, `^` time of entry, words in parentheses, what lies under it in brackets, `x` copies.
docs/scenario.md describes it for people.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.notation import normal
from sumrak.kernel.reason import Wrong


class Misread(Wrong):
    """A text that is no position; line and column are counted from 1. `sumrak.scenario` makes a sentence of it."""

    def __init__(self, line: int, column: int, key: str, **args: Any) -> None:
        super().__init__(key, **args)
        self.line, self.column = line, column


@dataclass
class Line:
    """`words` is what stands before the colon, `text` what stands after it, from `column` on."""

    number: int
    column: int
    words: str
    text: str

    def wrong(self, key: str, at: int = 0, **args: Any) -> Misread:
        """What is wrong with it, as a message that still is to be said; `at` counts from where its text begins."""
        return Misread(self.number, self.column + at, key, **args)

    def because(self, wrong: Wrong) -> Misread:
        """The same message, with the place where it stands."""
        return self.wrong(wrong.message.key, **dict(wrong.message.args))

    def whole(self, key: str, most: int | None = None, signed: bool = False) -> int:
        """Its text as a whole number; the message `key` says what it must be."""
        text = self.text.strip()
        if not is_number(text.removeprefix("-") if signed else text) or (most is not None and int(text) > most):
            raise self.wrong(key, word=self.words, found=text)
        return int(text)


@dataclass
class Atom:
    """A card as written."""

    name: str
    line: Line
    at: int
    degrees: int = 0
    where: str = ""
    """A cell of a grid or a place of a map, as written."""
    tokens: int = 0
    time: int = 0
    copies: int = 1
    flags: list[str] = field(default_factory=list)
    under: list[Atom] = field(default_factory=list)

    def wrong(self, key: str, **args: Any) -> Misread:
        """What is wrong with it; the message also gets its `name`."""
        return self.line.wrong(key, self.at, name=self.name, **args)


WIDEST = 5000
"""Characters in a line."""
LONGEST = 40
"""Digits of a number that somebody means."""
ENDLESS = re.compile(rf"\d{{{LONGEST + 1}}}")


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST


def near(name: str, names: Mapping[str, Any]) -> str:
    """Up to three names like this one."""
    import difflib

    return ", ".join(difflib.get_close_matches(normal(name), names, 3, 0.6))


def unknown(atom: Atom, names: Mapping[str, Any]) -> Misread:
    """No card is called so; the names that are like it are named."""
    like = near(atom.name, names)
    return atom.wrong("scenario-no-card-near", near=like) if like else atom.wrong("scenario-no-card")


def who_knows(atom: Atom, flag: str, seats: Mapping[str, int]) -> int:
    """`(known to me)`: the seats that know a card, as bits; `seats` gives each by its words, the English ones first."""
    words = {"known": EVERYBODY, "known to both": EVERYBODY, "known to nobody": 0}
    words.update({f"known to {word}": 1 << seat for word, seat in seats.items()})
    if flag not in words:
        raise atom.wrong("scenario-known-to", flag=flag, seats="/".join([word for word in seats if word.isascii()]))
    return words[flag]


def by_time(since: Sequence[int], line: Line, time: int, at: int) -> int:
    """The card that came into play then."""
    for card, came in enumerate(since):
        if came == time:
            return card
    raise line.wrong("scenario-no-time", at, time=str(time))


def lines_of(text: str) -> list[Line]:
    """Lines with a colon; empty ones and those that begin with // are passed over."""
    found = []
    for number, raw in enumerate(text.splitlines(), 1):
        if not raw.strip() or raw.strip().startswith("//"):
            continue
        if len(raw) > WIDEST:
            raise Misread(number, WIDEST, "scenario-long-line", most=WIDEST)
        if (endless := ENDLESS.search(raw)) is not None:
            raise Misread(number, endless.start() + 1, "scenario-long-number", most=LONGEST)
        words, colon, rest = raw.partition(": ") if ": " in raw else raw.partition(":")
        if not colon:
            raise Misread(number, 1, "scenario-no-colon", found=raw.strip())
        found.append(Line(number, len(words) + len(colon) + 1, " ".join(words.split()), rest.rstrip()))
    return found


NAME = re.compile(r'\s*("[^"]*"|[^@*^\[\](),/"×]+?)(?=\s*(?:$|[@*^\[\](),/×]|\sx\d))')
MARK = re.compile(r"\s*(?:@(\d+)|@([^\W\d]\w*['’]?)|\*(\d+)|\^(\d+)|(?:\sx|×)\s*(\d+)|\(([^()]*)\))")


def cards_of(line: Line, text: str | None = None, at: int = 0) -> list[Atom]:
    """The list of cards in a line (or in a part of it that begins at `at`); `-` or nothing is an empty list."""
    text = line.text if text is None else text
    if text.strip() in ("", "-", "–"):
        return []
    try:
        atoms, i = read_list(line, text, 0, at)
    except RecursionError as error:
        raise line.wrong("scenario-brackets-inside-brackets", at) from error
    if text[i:].strip():
        raise line.wrong("scenario-unexpected", at + i, found=text[i:].strip()[:1])
    return atoms


def read_list(line: Line, text: str, i: int, at: int) -> tuple[list[Atom], int]:
    atoms = []
    while True:
        atom, i = read_atom(line, text, i, at)
        atoms.append(atom)
        rest = text[i:].lstrip()
        if not rest.startswith(","):
            return atoms, i
        i = len(text) - len(rest) + 1


def read_atom(line: Line, text: str, i: int, at: int) -> tuple[Atom, int]:
    found = NAME.match(text, i)
    if found is None or not found[1].strip(' "'):
        raise line.wrong("scenario-name-missing", at + i)
    atom = Atom(found[1].strip().strip('"'), line, at + found.start(1))
    i = found.end()
    while True:
        mark = MARK.match(text, i)
        if mark is not None:
            degrees, where, tokens, time, copies, flag = mark.groups()
            atom.degrees = int(degrees) if degrees else atom.degrees
            atom.where = where.replace("’", "'") if where else atom.where
            atom.tokens = int(tokens) if tokens else atom.tokens
            atom.time = int(time) if time else atom.time
            atom.copies = int(copies) if copies else atom.copies
            atom.flags += [flag.strip()] if flag is not None else []
            i = mark.end()
        elif text[i:].lstrip().startswith("["):
            start = len(text) - len(text[i:].lstrip()) + 1
            atom.under, i = read_list(line, text, start, at)
            rest = text[i:].lstrip()
            if not rest.startswith("]"):
                raise line.wrong("scenario-open-bracket", at + start - 1)
            i = len(text) - len(rest) + 1
        else:
            return atom, i
