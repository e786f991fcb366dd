"""Conditions: read when the text works."""

from dataclasses import dataclass

from sumrak.games.the_v.vocabulary.whom import Ref


@dataclass(frozen=True)
class WasAttacked:
    """`whom` is the attacked character of the duel."""

    whom: Ref = Ref.PARTICIPANT


@dataclass(frozen=True)
class IsExhausted:
    """`whom` has one or more tokens now (V-57)."""

    whom: Ref = Ref.RIVAL


@dataclass(frozen=True)
class HasTokens:
    """`whom` has this many tokens or more now."""

    whom: Ref
    number: int


@dataclass(frozen=True)
class WasExhaustedInDuel:
    """`whom` got a token in this duel, for whatever reason; full exhaustion counts (V-112)."""

    whom: Ref = Ref.RIVAL


Condition = WasAttacked | IsExhausted | HasTokens | WasExhaustedInDuel
