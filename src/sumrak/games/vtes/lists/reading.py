"""Deck lists as people have them: the text of the tournament archive, exports of deck builders for JOL and Lackey.

A list is lines of a number and a name. What stands around them (heads, sums, capacities, comments) is used where it
helps: sums are checked, the group of a vampire tells two of one name apart.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from sumrak.games.vtes.lists.official import Pool, Printed

CARD = re.compile(r"^\s*(\d{1,3})\s*(?:[x×*]\s*|\s+|\t)(\S.*)$", re.I)
SECTION = re.compile(r"^\s*(crypt|library)\b[^:\d(]*(?:[:(\[]\s*(\d+)?.*)?$", re.I)
KIND = re.compile(
    r"^\s*(masters?|actions?|action modifiers?|political actions?|allies|ally|equipments?|retainers?|reactions?|combats?|events?|conviction|power|"
    r"[a-z ]+/[a-z /]+)\s*[\[(]\s*(\d+)[^)\]]*[)\]]\s*$",
    re.I,
)
HEAD = re.compile(r"^\s*(deck name|name|author|created by|player|description|event)\s*:\s*(.*)$", re.I)
RULER = re.compile(r"^\s*[-=_*]{3,}\s*$")
MARKS = re.compile(r"\s*[(\[]\s*(adv(?:anced)?|g(\d+|any))\s*[)\]]", re.I)
GROUP = re.compile(r":(\d+)\s*$")
COLUMNS = re.compile(r"\s{2,}|\t")
CAPACITY = re.compile(r"\s\d{1,2}\s")
AROUND = re.compile(r"^[-+x×*\s\d.]+|[-+x×*\s\d.]+$", re.I)
"""What stands around the name of a card where no number stands before it."""
LONGEST = 200_000
"""Characters of a list: nobody's deck is longer."""


@dataclass(frozen=True)
class Entry:
    """One line: so many copies of a card, and the card if it is known."""

    copies: int
    name: str
    card: Printed | None
    line: int


@dataclass(frozen=True)
class Sum:
    """A sum that the list states, and what its lines come to."""

    what: str
    line: int
    stated: int
    counted: int


@dataclass(frozen=True)
class Skipped:
    """A line that names a card, but not how many before it: it is not counted."""

    line: int
    text: str


@dataclass
class DeckList:
    """A list as it was read."""

    name: str = ""
    author: str = ""
    crypt: list[Entry] = field(default_factory=list)
    library: list[Entry] = field(default_factory=list)
    sums: list[Sum] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)

    @property
    def unknown(self) -> list[Entry]:
        return [entry for entry in (*self.crypt, *self.library) if entry.card is None]

    @property
    def wrong_sums(self) -> list[Sum]:
        return [each for each in self.sums if each.stated != each.counted]


def size(entries: list[Entry]) -> int:
    return sum([entry.copies for entry in entries])


class Reader:
    """Goes through the lines of one list. `section` is "crypt", "library" or "" before either is named."""

    def __init__(self, pool: Pool) -> None:
        self.pool, self.found = pool, DeckList()
        self.section, self.number = "", 0
        self.open_sums: dict[str, tuple[str, int, int, int]] = {}

    def read(self, text: str) -> DeckList:
        for self.number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
            if line.strip() and not RULER.match(line):
                self.line(line)
        for what in list(self.open_sums):
            self.close(what)
        self.found.sums.sort(key=lambda each: each.line)
        return self.found

    def line(self, line: str) -> None:
        section, kind, card = SECTION.match(line), KIND.match(line), CARD.match(line)
        if section is not None:
            self.begin(section[1].lower(), section[2])
        elif kind is not None and self.section == "library":
            self.open("kind", kind[1].strip(), int(kind[2]))
        elif card is not None:
            self.card(int(card[1]), card[2])
        elif not self.found.crypt and not self.found.library:
            self.head(line)
        elif self.pool.find(AROUND.sub("", line), 0, False, None) is not None:
            self.found.skipped.append(Skipped(self.number, line.strip()[:80]))

    def head(self, line: str) -> None:
        found = HEAD.match(line)
        word = found[1].lower() if found is not None else ""
        if found is not None and word in ("deck name", "name"):
            self.found.name = found[2].strip()
        elif found is not None and word in ("author", "created by", "player"):
            self.found.author = found[2].strip()
        elif found is None and not self.found.name:
            self.found.name = line.strip()[:80]

    # sums
    def begin(self, section: str, stated: str | None) -> None:
        for what in list(self.open_sums):
            self.close(what)
        self.section = section
        if stated is not None:
            self.open("section", section, int(stated))

    def open(self, level: str, what: str, stated: int) -> None:
        self.close(level)
        self.open_sums[level] = (what, self.number, stated, self.counted())

    def close(self, level: str) -> None:
        if level in self.open_sums:
            what, line, stated, before = self.open_sums.pop(level)
            self.found.sums.append(Sum(what, line, stated, self.counted() - before))

    def counted(self) -> int:
        return size(self.found.crypt) + size(self.found.library)

    # cards
    def card(self, copies: int, text: str) -> None:
        said = text.split(" -- ")[0].split("//")[0].rstrip()
        card, name = self.known(said)
        is_crypt = card.is_crypt if card is not None else self.section == "crypt"
        entries = self.found.crypt if is_crypt else self.found.library
        entries.append(Entry(copies, name, card, self.number))

    def known(self, said: str) -> tuple[Printed | None, str]:
        """The card that a line means, and its name as written: all of it, its first column, what precedes a capacity."""
        crypt = {"crypt": True, "library": False}.get(self.section)
        group = GROUP.search(said)
        marks = list(MARKS.finditer(said))
        number = int(group[1]) if group is not None else next((int(m[2]) for m in marks if (m[2] or "").isdigit()), 0)
        columns = COLUMNS.split(said.strip())
        is_advanced = any([mark[1].lower().startswith("adv") for mark in marks]) or "(adv)" in said.lower()
        capacity = CAPACITY.search(said)
        for part in (said, columns[0], said[: capacity.start()] if capacity is not None else ""):
            name = MARKS.sub("", part).strip()
            if name:
                card = self.pool.find(name, number, is_advanced, crypt)
                if card is not None:
                    return card, name
        return None, MARKS.sub("", columns[0]).strip()


def read_deck(text: str, pool: Pool) -> DeckList:
    """A list, whatever program wrote it. Unknown names, sums that do not come out and cards without a number are in it."""
    return Reader(pool).read(text[:LONGEST])
