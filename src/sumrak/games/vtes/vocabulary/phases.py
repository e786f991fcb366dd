"""What a use does to phases and hands: what holds until an untap phase, costs, hands that are seen, cards that go on to another vampire."""

from __future__ import annotations

from dataclasses import dataclass

from sumrak.games.vtes.vocabulary.clauses import Clause, Gets
from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.whom import Cards, Slot


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


@dataclass(frozen=True)
class Auction(Effect):
    """Everybody bids pool for the chosen vampire: the highest bid goes to its controller, who pays half of it to the bank if she wins."""

    whom: Cards

    def slots(self) -> tuple[Slot, ...]:
        return (self.whom,)


@dataclass(frozen=True)
class DisciplineForNew(Effect):
    """A master Discipline card of your library, hand or ash heap may be put on the vampire that this card has become."""


@dataclass(frozen=True)
class BloodForNew(Effect):
    """Up to so much blood from the acting vampire to the one that this card has become."""

    number: int


@dataclass(frozen=True)
class Mends(Clause):
    """For each blood that is burned for it, so much damage that is not aggravated is healed."""

    number: int


@dataclass(frozen=True)
class PassesOn(Clause):
    """In its controller's discard phase the card goes on counter-clockwise to who controls such a card; if nobody does, it is burned."""

    who: Cards


@dataclass(frozen=True)
class Ordain(Effect):
    """The chosen vampire becomes a bishop."""

    whom: Cards

    def slots(self) -> tuple[Slot, ...]:
        return (self.whom,)
