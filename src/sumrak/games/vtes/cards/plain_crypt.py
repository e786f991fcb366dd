"""Vampires of the pool of 2003 whose card says nothing beyond facts: sect, title, bleed, strength, stealth, intercept, traits.

They are a table of facts, `plain_vampires.csv`; bleed, strength, stealth and intercept are what the card adds.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from pathlib import Path
from typing import Final

from sumrak.games.vtes.vocabulary import Card, Clause, Gets, Title, Trait, vampire

TITLES: Final = {title.word.replace("_", " "): title for title in Title}
TRAITS: Final = {trait.name.lower(): trait for trait in Trait}


def id_of(name: str) -> str:
    """What a card is called in notation and records: its name in plain letters."""
    letters = [
        c for c in unicodedata.normalize("NFKD", name.lower().replace("œ", "oe")) if not unicodedata.combining(c)
    ]
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['’\"“”.]", "", "".join(letters))).strip("-")


def of_row(row: dict[str, str], more: tuple[Clause, ...] = ()) -> Card:
    """`more`: what its card says beside the facts."""
    adds = {what: int(row[what] or 0) for what in ("bleed", "strength", "stealth", "intercept")}
    text: tuple[Clause, ...] = ()
    if adds["stealth"] or adds["intercept"]:
        text = (Gets(stealth=adds["stealth"], intercept=adds["intercept"]),)
    return vampire(
        id_of(row["name"]),
        int(row["number"]),
        row["name"],
        row["clan"],
        row["sect"],
        int(row["capacity"]),
        int(row["group"]),
        row["disciplines"],
        title=TITLES[row["title"]] if row["title"] else None,
        city=row["city"],
        bleed=1 + adds["bleed"],
        strength=1 + adds["strength"],
        traits=tuple([TRAITS[trait] for trait in row["traits"].split()]),
        text=(*text, *more),
    )


def rows_of(name: str) -> list[dict[str, str]]:
    with Path(__file__).with_name(name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


PLAIN_VAMPIRES: Final = tuple([of_row(row) for row in rows_of("plain_vampires.csv")])
