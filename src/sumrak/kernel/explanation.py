"""Explanations: the terms of a value, each with its paragraph."""

from __future__ import annotations

from typing import NamedTuple


class Term(NamedTuple):
    """One term: `amount`; `how` is a word of the game ("own", "modification", "text", "becomes", "floor" …);
    `definition` the card it comes from (-1: none)."""

    amount: int
    how: str
    definition: int
    cite: str


class Explanation(NamedTuple):
    """`value` is what counts; the terms before a floor add up to it."""

    what: str
    value: int
    terms: tuple[Term, ...]
