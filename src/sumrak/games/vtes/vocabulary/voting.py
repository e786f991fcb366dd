"""What a use does to a referendum, and what a referendum that passes does."""

from __future__ import annotations

from dataclasses import dataclass

from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.terms import Title
from sumrak.games.vtes.vocabulary.whom import Amount, Cards, Referenda, Slot


@dataclass(frozen=True)
class AddVotes(Effect):
    """Votes for the vampire that plays it: `number`, or `times` X and `number`."""

    number: int
    times: int = 0

    def slots(self) -> tuple[Slot, ...]:
        return (Amount(),) if self.times else ()


@dataclass(frozen=True)
class CancelReferendum(Effect):
    pass


@dataclass(frozen=True)
class ForceAbstain(Effect):
    """The chosen vampire abstains in this referendum (VTES-6.3.2.10)."""

    whom: Cards

    def slots(self) -> tuple[Slot, ...]:
        return (self.whom,)


@dataclass(frozen=True)
class GainMargin(Effect):
    """Blood equal to the margin by which the referendum passed; up to `to_pool` of it to your pool instead."""

    to_pool: int = 0


@dataclass(frozen=True)
class Referendum(Effect):
    """Call a referendum: `terms` are chosen when the action has succeeded, then the effects apply if it passes."""

    effects: tuple[Effect, ...]
    terms: tuple[Slot, ...] = ()


@dataclass(frozen=True)
class EachBurnsPool(Effect):
    """Every player burns 1 pool for each minion (each tapped one) she controls."""

    tapped: bool = False


@dataclass(frozen=True)
class BurnPoints(Effect):
    """Every player burns the points that the terms gave her."""


@dataclass(frozen=True)
class MovePoints(Effect):
    """The points of the terms go from the chosen player's pool to the others."""


@dataclass(frozen=True)
class Banish(Effect):
    """The chosen vampire goes to the uncontrolled region of its permanent controller (VTES-7.3.5)."""


@dataclass(frozen=True)
class GrantTitle(Effect):
    """The card is put on the vampire (the caller, or the one the terms chose), who has this title."""

    title: Title
    city: str = ""
    to_caller: bool = True


@dataclass(frozen=True)
class EachVotes(Effect):
    """Every such vampire has so many votes more in this referendum."""

    number: int
    who: Cards


@dataclass(frozen=True)
class NextPasses(Effect):
    """The next referendum that anybody (one of yours, if `own`) calls passes by itself, if this one passes."""

    own: bool = False


@dataclass(frozen=True)
class OnlySectVotes(Effect):
    """Only vampires of this sect vote in the referendum."""

    sect: str


@dataclass(frozen=True)
class CallListed(Effect):
    """This vampire calls the chosen referendum, with so many votes more; if it passes, the next one that anybody calls passes by itself."""

    votes: int = 0

    def slots(self) -> tuple[Slot, ...]:
        return (Referenda(),)


@dataclass(frozen=True)
class ChangePlaces(Effect):
    """You change places with the player of the terms."""


@dataclass(frozen=True)
class TakeSeats(Effect):
    """Everybody sits as the terms say."""
