"""The official lists of cards (`vtescrypt.csv`, `vteslib.csv`): the facts that deck building needs, read and kept.

The texts of the cards are the publisher's: they are read past and not kept.
"""

from __future__ import annotations

import csv
import io
import json
import re
import unicodedata
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from sumrak.kernel.reason import Foreign

ERA_2003 = frozenset(["Jyhad", "VTES", "DS", "AH", "Sabbat", "SW", "FN", "BL", "CE", "Anarchs", "BH"])
"""Abbreviations of the sets up to Black Hand, November 2003; promotional cards of that time carry their dates."""
LAST_PROMO = 20031117
CRYPT_COLUMNS = ("Id", "Name", "Aka", "Type", "Clan", "Adv", "Group", "Capacity", "Disciplines", "Set", "Title")
LIBRARY_COLUMNS = ("Id", "Name", "Aka", "Type", "Set")
ANY_GROUP = -1
ARTICLE = re.compile(r"^(the|le|la|les|el|der|die|das)\s+(.*)$|^(.*),\s*(the|le|la|les|el|der|die|das)$", re.I)
LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ß": "ss", "™": "", "®": ""})


class ListError(ValueError):
    """A file that is no list of the kind it should be; `key` and `args` say what is wrong."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(f"{key} {args}")
        self.key, self.args_of_text = key, args


@dataclass(frozen=True)
class Printed:
    """What an official list says of one card. `group` is 0 in the library and -1 where a vampire fits every group."""

    number: int
    name: str
    other_names: tuple[str, ...]
    types: tuple[str, ...]
    is_of_2003: bool
    clan: str = ""
    capacity: int = 0
    group: int = 0
    disciplines: str = ""
    title: str = ""
    advanced: bool = False

    @property
    def is_crypt(self) -> bool:
        return self.group != 0


def plain(name: str) -> str:
    """A name without what people write differently: case, accents, quotation marks, a leading or trailing article."""
    letters = unicodedata.normalize("NFKD", name.lower().translate(LETTERS))
    bare = re.sub(r"[^\w\s,]", "", "".join([c for c in letters if not unicodedata.combining(c)]))
    found = ARTICLE.match(" ".join(bare.split()))
    if found is not None:
        bare = found[2] or found[3]
    return " ".join(bare.replace(",", " ").split())


class Pool:
    """All cards that are known by name."""

    def __init__(self, cards: Iterable[Printed]) -> None:
        self.cards = tuple(cards)
        self.named: dict[str, list[Printed]] = {}
        for card in self.cards:
            for name in dict.fromkeys([plain(card.name), *map(plain, card.other_names)]):
                self.named.setdefault(name, []).append(card)

    def find(self, name: str, group: int = 0, advanced: bool = False, crypt: bool | None = None) -> Printed | None:
        """The card of this name; where several have it, the one of that group, else the oldest."""
        found = [card for card in self.named.get(plain(name), ()) if crypt is None or card.is_crypt is crypt]
        found = [card for card in found if card.advanced is advanced] or found
        exact = [card for card in found if card.group == group] if group else []
        return min(exact or found, key=lambda card: card.number, default=None)


# reading the official files
def read_lists(texts: Iterable[tuple[str, str]]) -> Pool:
    """A pool out of (file name, text) of both lists, in any order. Raises ListError."""
    crypt: list[Printed] | None = None
    library: list[Printed] | None = None
    for file, text in texts:
        rows = csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline=""), strict=True)
        try:
            heads = set(rows.fieldnames or ())
            if heads >= set(CRYPT_COLUMNS):
                crypt = [vampire(file, rows.line_num, row) for row in rows]
            elif heads >= set(LIBRARY_COLUMNS):
                library = [other(file, rows.line_num, row) for row in rows]
            else:
                raise ListError("vtes-list-no-columns", file=file)
        except csv.Error as error:
            raise ListError("vtes-list-no-csv", file=file, line=rows.line_num, detail=Foreign(str(error))) from error
    if crypt is None or library is None:
        raise ListError("vtes-list-both", missing="vtescrypt.csv" if crypt is None else "vteslib.csv")
    return Pool([*crypt, *library])


def vampire(file: str, line: int, row: dict[str, str]) -> Printed:
    group = row["Group"].strip()
    return Printed(
        whole(file, line, "Id", row["Id"]),
        row["Name"],
        names(row["Aka"]),
        types(row["Type"]),
        of_2003(row["Set"]),
        row["Clan"],
        whole(file, line, "Capacity", row["Capacity"]),
        ANY_GROUP if group.upper() == "ANY" else whole(file, line, "Group", group or "1"),
        row["Disciplines"],
        row["Title"],
        bool(row["Adv"].strip()),
    )


def other(file: str, line: int, row: dict[str, str]) -> Printed:
    number = whole(file, line, "Id", row["Id"])
    return Printed(number, row["Name"], names(row["Aka"]), types(row["Type"]), of_2003(row["Set"]))


def whole(file: str, line: int, column: str, value: str) -> int:
    if not (value or "").isascii() or not (value or "").isdigit() or len(value) > 9:
        raise ListError("vtes-list-no-number", file=file, line=line, column=column, value=str(value))
    return int(value)


def names(text: str) -> tuple[str, ...]:
    return tuple([name.strip() for name in text.split(";") if name.strip()])


def types(text: str) -> tuple[str, ...]:
    return tuple([kind.strip() for kind in text.split("/")])


def of_2003(sets: str) -> bool:
    """Whether a card was printed by November 2003: "Jyhad:C, VTES:C, Promo-20030301"."""
    for each in sets.split(","):
        name = each.split(":")[0].strip()
        date = name.removeprefix("Promo-")
        if name in ERA_2003 or (date != name and date.isdigit() and int(date) <= LAST_PROMO):
            return True
    return False


# keeping them
def write(pool: Pool) -> str:
    return json.dumps([asdict(card) for card in pool.cards], ensure_ascii=False, separators=(",", ":"))


def read(file: str, text: str) -> Pool:
    """What `write` made; raises ListError if it is something else."""
    try:
        rows = json.loads(text)
        return Pool(
            [Printed(**{**row, "other_names": tuple(row["other_names"]), "types": tuple(row["types"])}) for row in rows]
        )
    except (ValueError, TypeError, KeyError) as error:
        raise ListError("vtes-list-not-kept", file=file) from error
