"""A library card from its name and facts: the id is the name in plain letters."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes.cards.plain_crypt import id_of
from sumrak.games.vtes.vocabulary import BASIC, SUPERIOR, Card, Type, Use


def printed(number: int, en: str, *types: Type, **facts: Any) -> Card:
    """`facts`: the fields of a card."""
    return Card(id_of(en), number, en, types, **facts)


def needs(use: Use, *codes: str) -> Use:
    """A use that asks for these Disciplines: "obf", "OBF"."""
    levels = tuple([(code.lower(), SUPERIOR if code.isupper() else BASIC) for code in codes])
    return Use(
        use.effects, use.when, levels, use.by, use.only, use.price, use.blood, use.pool, use.stealth, use.is_action
    )


def levels(*rows: tuple[str, Use]) -> tuple[Use, ...]:
    """Rows of Disciplines and a use: ("obf", …), ("OBF", …), ("aus dem", …)."""
    return tuple([needs(use, *codes.split()) for codes, use in rows])
