"""The grammar of positions as text, the same for all games: lines `what: value`, lists of cards with their states.

    Марго@90*2^53 (modified) [Аура Жнеца, "Test"], Упырь x3

`@` degrees or where it lies (`@B1'`), `*` tokens, `^` time of entry, words in parentheses, what lies under it in brackets, `x` copies.
docs/scenario.md describes it for people.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from sumrak.kernel.notation import normal


class ScenarioError(ValueError):
    """A text that is no position; names line and column, counted from 1."""

    def __init__(self, line: int, column: int, what: str) -> None:
        super().__init__(f"line {line}, column {column}: {what}")
        self.line, self.column = line, column


@dataclass
class Line:
    """`words` is what stands before the colon, `text` what stands after it, from `column` on."""

    number: int
    column: int
    words: str
    text: str

    def wrong(self, what: str, at: int = 0) -> ScenarioError:
        return ScenarioError(self.number, self.column + at, what)

    def whole(self, what: str, most: int | None = None, signed: bool = False) -> int:
        """Its text as a whole number; `what` says what it must be."""
        text = self.text.strip()
        if not is_number(text.removeprefix("-") if signed else text) or (most is not None and int(text) > most):
            raise self.wrong(f"{what}, not {text!r}")
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

    def wrong(self, what: str) -> ScenarioError:
        return self.line.wrong(what, self.at)


WIDEST = 5000
"""Characters in a line."""
LONGEST = 40
"""Digits of a number that somebody means."""
ENDLESS = re.compile(rf"\d{{{LONGEST + 1}}}")


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST


def near(name: str, names: dict[str, int]) -> str:
    """ "The words "; near: …" where a name is like others, else nothing."""
    import difflib

    found = difflib.get_close_matches(normal(name), names, 3, 0.6)
    return f"; near: {', '.join(found)}" if found else ""


def lines_of(text: str) -> list[Line]:
    """Lines with a colon; empty ones and those that begin with // are passed over."""
    found = []
    for number, raw in enumerate(text.splitlines(), 1):
        if not raw.strip() or raw.strip().startswith("//"):
            continue
        if len(raw) > WIDEST:
            raise ScenarioError(number, WIDEST, f"a line of more than {WIDEST} characters")
        if (endless := ENDLESS.search(raw)) is not None:
            raise ScenarioError(number, endless.start() + 1, f"a number of more than {LONGEST} digits")
        words, colon, rest = raw.partition(": ") if ": " in raw else raw.partition(":")
        if not colon:
            raise ScenarioError(number, 1, f"a line of a scenario is `what: value`, not {raw.strip()!r}")
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
        raise line.wrong("brackets inside brackets", at) from error
    if text[i:].strip():
        raise line.wrong(f"unexpected {text[i:].strip()[:1]!r}", at + i)
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
        raise line.wrong("here a card's name should stand", at + i)
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
                raise line.wrong("a bracket [ is not closed", at + start - 1)
            i = len(text) - len(rest) + 1
        else:
            return atom, i
