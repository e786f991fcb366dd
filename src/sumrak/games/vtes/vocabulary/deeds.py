"""More of what a use does: to blood and pool, to minions and cards in play, to hands and libraries."""

from __future__ import annotations

from dataclasses import dataclass

from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.terms import Whose
from sumrak.games.vtes.vocabulary.whom import Cards, Players, Slot


@dataclass(frozen=True)
class OnCard(Effect):
    """Done to a card that is chosen when it is declared."""

    whom: Cards

    def slots(self) -> tuple[Slot, ...]:
        return (self.whom,)


@dataclass(frozen=True)
class OnPlayer(Effect):
    """Done to a player that is chosen when it is declared; your prey needs no choice."""

    whom: Players

    def slots(self) -> tuple[Slot, ...]:
        return (self.whom,)


# blood
@dataclass(frozen=True)
class GainOwnBlood(Effect):
    """This minion gains blood (an ally: life)."""

    number: int


@dataclass(frozen=True)
class FillBlood(OnCard):
    """Blood up to its capacity."""


@dataclass(frozen=True)
class BurnBlood(OnCard):
    """It burns so much blood, an ally life."""

    number: int = 1


@dataclass(frozen=True)
class GiveBlood(OnCard):
    """So much blood from this vampire to the chosen one, uncontrolled ones too; `up_to`: how much is chosen."""

    number: int = 1
    up_to: bool = False


@dataclass(frozen=True)
class TakeBlood(OnCard):
    """So much blood from the chosen vampire to this one."""

    number: int = 1
    up_to: bool = False


@dataclass(frozen=True)
class EachGains(Effect):
    """Every such vampire gains blood."""

    number: int
    who: Cards


@dataclass(frozen=True)
class EachBurns(Effect):
    number: int
    who: Cards


# pool and the Edge
@dataclass(frozen=True)
class EachPoolFor(Effect):
    """Every player gains (burns) so much pool for each such card of hers."""

    who: Cards
    gain: bool = True
    number: int = 1
    of_clan: bool = False
    """Of the clan that the terms chose."""


@dataclass(frozen=True)
class StealFromEach(Effect):
    """Pool from each player: who is richer than you, or who controls no such card."""

    number: int
    richer: bool = False
    without: Cards | None = None


@dataclass(frozen=True)
class BurnAlsoPool(Effect):
    """Every player burns `each` pool, the one whom the terms chose `chosen` more."""

    each: int
    chosen: int


@dataclass(frozen=True)
class GetEdge(Effect):
    """You get the Edge; `chosen`: the player of the terms."""

    chosen: bool = False


# minions
@dataclass(frozen=True)
class Tap(OnCard):
    """`held`: it does not untap in its next untap phase."""

    held: bool = False
    burn: int = 0
    """Blood or life that it burns too."""


@dataclass(frozen=True)
class Untap(OnCard):
    pass


@dataclass(frozen=True)
class UntapThis(Effect):
    """This minion: who uses it, or the bearer."""


@dataclass(frozen=True)
class TapEach(Effect):
    """All such minions; `of_clan`: of the clan that the terms chose."""

    who: Cards
    of_clan: bool = False


@dataclass(frozen=True)
class ToReady(OnCard):
    """From torpor to its controller's ready region; `blood` of it from the bank then."""

    blood: int = 0


@dataclass(frozen=True)
class RiseUp(Effect):
    """This vampire leaves torpor."""

    blood: int = 0


@dataclass(frozen=True)
class FallAfterwards(Effect):
    """This vampire goes to torpor when the action has been resolved."""


@dataclass(frozen=True)
class HurtAfterwards(Effect):
    """Damage to the acting minion when the action has been resolved, blocked or not; it cannot be prevented."""

    number: int
    aggravated: bool = False


@dataclass(frozen=True)
class HurtThis(Effect):
    """Damage to this minion that cannot be prevented; `price`: blood for which it is spared."""

    number: int
    aggravated: bool = False
    price: int = 0
    vampires_only: bool = False


@dataclass(frozen=True)
class Hurt(OnCard):
    """Damage to the chosen minion."""

    number: int = 1
    preventable: bool = True


@dataclass(frozen=True)
class LoseTitle(OnCard):
    pass


@dataclass(frozen=True)
class ChangeSect(OnCard):
    sect: str = ""


@dataclass(frozen=True)
class FailAction(Effect):
    """The action fails; it was not blocked."""


# cards
@dataclass(frozen=True)
class PutOnThis(Effect):
    """The card is put on this minion; `tapped`: tapped."""

    tapped: bool = False
    counters: int = 0


@dataclass(frozen=True)
class StayWith(Effect):
    """The card comes into play before you with counters: `number`, and one for each such card (`per`)."""

    number: int
    per: Cards | None = None


@dataclass(frozen=True)
class Steal(OnCard):
    """A card in play becomes yours: an equipment or retainer goes on this minion, a location before you."""


@dataclass(frozen=True)
class StealIt(Effect):
    """The card whose text it is goes to whoever takes the action."""


@dataclass(frozen=True)
class PassOn(Effect):
    """Your prey (predator) gets control of the card."""

    whose: Whose = Whose.PREDATOR


# the Edge and the pool of one player
@dataclass(frozen=True)
class BurnPoolOf(OnPlayer):
    """That player burns so much pool; `edge`: if you have the Edge, which is burned for it."""

    number: int = 1
    edge: bool = False


@dataclass(frozen=True)
class BurnEdge(Effect):
    """Whoever has the Edge loses it."""


@dataclass(frozen=True)
class NoMoreBleeds(Effect):
    """Your minions cannot bleed until the end of the turn."""


@dataclass(frozen=True)
class ShuffleIn(Effect):
    """The card whose text it is is shuffled into its owner's library."""


@dataclass(frozen=True)
class BurnAllSuch(Effect):
    """Every card of this name that you have is burned."""


@dataclass(frozen=True)
class UntapForBlood(Effect):
    """The bearer untaps for 1 blood, and 1 more for each other card of this name on it."""


@dataclass(frozen=True)
class Shackle(Effect):
    """The card is put on the opposing minion, remains yours, and the combat ends."""


@dataclass(frozen=True)
class BearerBurns(Effect):
    """The bearer, if it is a vampire, burns so much blood."""

    number: int
