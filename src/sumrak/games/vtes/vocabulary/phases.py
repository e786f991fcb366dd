"""What a use does to phases and hands: what holds until an untap phase, costs, hands that are seen, cards that go on to another vampire."""

from __future__ import annotations

from dataclasses import dataclass

from sumrak.games.vtes.vocabulary.clauses import Clause, Gets
from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.whom import Cards


@dataclass(frozen=True)
class UntilUntap(Effect):
    """Until your next untap phase such minions have what `gets` gives."""

    who: Cards
    gets: Gets


@dataclass(frozen=True)
class LessCost(Effect):
    """The action that is going on costs so much blood or pool less; a card can be announced that could not be paid otherwise."""

    number: int


@dataclass(frozen=True)
class SeeHands(Effect):
    """You see the hands of all players until the end of the turn."""


@dataclass(frozen=True)
class TapBearer(Effect):
    """The minion on which the card lies is tapped."""


@dataclass(frozen=True)
class PayOrBurn(Effect):
    """The bearer burns so much blood; if it has less, it is burned."""

    number: int


@dataclass(frozen=True)
class MoveOn(Effect):
    """The card goes on to another such card; if there is none, it is burned."""

    who: Cards


@dataclass(frozen=True)
class PaysForReplacing(Clause):
    """Instead of replacing another card its controller burns a counter from this one, and the card with the last."""
