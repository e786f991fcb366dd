"""Conditions that speak of a kind of minion: beside `Only`, what must be so for a use or a bonus."""

from __future__ import annotations

from dataclasses import dataclass

from sumrak.games.vtes.vocabulary.terms import Trait, Type
from sumrak.games.vtes.vocabulary.whom import Cards
from sumrak.kernel import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something about the position, seen from the minion that uses a card or has a text."""


@dataclass(frozen=True)
class Against(Condition):
    """It fights such a minion."""

    who: Cards


@dataclass(frozen=True)
class Blocking(Condition):
    """It attempts to block such an acting minion."""

    who: Cards


@dataclass(frozen=True)
class BlockedBy(Condition):
    """Such a minion attempts to block its action."""

    who: Cards


@dataclass(frozen=True)
class BleedsHolder(Condition):
    """It bleeds a player who controls such a card; `none`: who controls none."""

    who: Cards
    none: bool = False


@dataclass(frozen=True)
class AimsAtHolder(Condition):
    """Its action is directed at a player who controls such a card."""

    who: Cards


@dataclass(frozen=True)
class Holds(Condition):
    """There is such a card; whose, `who` says. `none`: there is none."""

    who: Cards
    none: bool = False


@dataclass(frozen=True)
class ActsBy(Condition):
    """The action is taken with a card that requires this Discipline."""

    code: str


@dataclass(frozen=True)
class ActorIs(Condition):
    """Such a minion acts."""

    who: Cards


@dataclass(frozen=True)
class PoolAtMost(Condition):
    """Whoever is bled has at most so much pool."""

    number: int


@dataclass(frozen=True)
class Counters(Condition):
    """On the card lie at least so many counters."""

    least: int


@dataclass(frozen=True)
class LifeAtMost(Condition):
    """The ally whose text it is has at most so much life."""

    number: int


@dataclass(frozen=True)
class ActionNeeds(Condition):
    """The action, whoever takes it, is taken with a card that requires this Discipline."""

    code: str


@dataclass(frozen=True)
class ActsWithCard(Condition):
    """The action, whoever takes it, is taken with a card of one of these types and with this trait."""

    types: tuple[Type, ...]
    trait: Trait | None = None


@dataclass(frozen=True)
class Outnumber(Condition):
    """There are more cards of the one kind than of the other."""

    who: Cards
    whom: Cards


@dataclass(frozen=True)
class BleedsYou(Condition):
    """It bleeds the controller of the card; `untapped`: while that card is untapped."""

    untapped: bool = False
