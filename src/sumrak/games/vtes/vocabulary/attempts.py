"""What a use does to the action, the attempt to block it and the referendum that are going on."""

from __future__ import annotations

from dataclasses import dataclass

from sumrak.games.vtes.vocabulary.acting import Bleed
from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.whom import Amount, Cards, Players, Slot


# the action
@dataclass(frozen=True)
class AttemptFails(Effect):
    """The block attempt fails; that minion cannot attempt to block this action again. `tap`: and is tapped."""

    tap: bool = False


@dataclass(frozen=True)
class CannotBlockThis(Effect):
    """No such minion can block this action."""

    who: Cards


@dataclass(frozen=True)
class EndActionHere(Effect):
    """The action ends without block or combat; the blocker burns blood, and goes to torpor if `torpor`."""

    blood: int = 0
    torpor: bool = False


@dataclass(frozen=True)
class LessBleed(Effect):
    """The bleed is so much less."""

    number: int


@dataclass(frozen=True)
class LessIntercept(Effect):
    """Whoever attempts to block has so much less intercept."""

    number: int


@dataclass(frozen=True)
class RedirectTo(Effect):
    """The bleed goes to your predator's predator."""


@dataclass(frozen=True)
class InCombat(Effect):
    """What this minion has if the action is blocked (or it blocks): in the resulting combat, its first round."""

    maneuver: bool = False
    press: bool = False
    first: bool = False
    """The maneuver in the first round only."""
    harsh: bool = False
    """All damage to vampires in it is aggravated."""
    ends: bool = False
    """In the first round it may strike: combat ends."""
    cancels: bool = False
    """Its player may cancel that combat."""


@dataclass(frozen=True)
class BleedOf(Bleed):
    """A bleed of a player who is chosen (`whom`), or of your prey; `most`: of no more pool than that."""

    whom: Players | None = None
    most: int = -1
    blood: int = 0
    """Blood that the vampire gains if it is successful."""

    def slots(self) -> tuple[Slot, ...]:
        return () if self.whom is None else (self.whom,)


@dataclass(frozen=True)
class Mute(Effect):
    """Reactions that require one of these do nothing to this vampire in this action; `combat`: nor are such cards played against it."""

    codes: tuple[str, ...]
    combat: bool = False


@dataclass(frozen=True)
class KeepPath(Effect):
    """The card is put on the acting vampire and remembers at whom the action was directed."""

    improved: bool = False


@dataclass(frozen=True)
class PaidIntercept(Effect):
    """The vampire that attempts to block can burn 1 blood for +1 intercept."""


@dataclass(frozen=True)
class PaidBleed(Effect):
    """The acting vampire, if it is such a one, can burn 1 blood for +1 bleed."""

    who: Cards


@dataclass(frozen=True)
class JoinFight(Effect):
    """This minion fights the acting one, which cannot strike in the first round; `press`: with an optional press."""

    press: bool = False


@dataclass(frozen=True)
class TollForBlocks(Effect):
    """Such a minion must burn so much blood to attempt to block this action; an ally cannot."""

    number: int
    who: Cards


@dataclass(frozen=True)
class BleedForBlood(Effect):
    """+X bleed for X and `more` blood of this vampire."""

    more: int = 0

    def slots(self) -> tuple[Slot, ...]:
        return (Amount(least=1, spare=self.more),)


@dataclass(frozen=True)
class RaiseStolen(Effect):
    """The acting vampire may burn so much blood: the vampire that was chosen goes to your ready region."""

    price: int


@dataclass(frozen=True)
class InterceptForMasters(Effect):
    """X master cards of your hand are discarded, all at once, for +X intercept."""


@dataclass(frozen=True)
class LessStealth(Effect):
    """The acting minion has so much less stealth."""

    number: int


@dataclass(frozen=True)
class PutOnActor(Effect):
    """The card is put on the acting minion; `before`: before its controller instead."""

    before: bool = False


@dataclass(frozen=True)
class CancelRedirection(Effect):
    """A minion card that would change the target of your minion's bleed is cancelled as it is played; the bleed burns no more than 1."""


@dataclass(frozen=True)
class TargetTaps(Effect):
    """The player who is bled taps a ready untapped minion of hers."""


@dataclass(frozen=True)
class ActorPays(Effect):
    """The controller of the acting minion burns so much pool."""

    number: int
