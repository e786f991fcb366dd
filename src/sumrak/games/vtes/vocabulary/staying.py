"""What master cards and cards in play do: cards that stay, pool and blood, counters on them."""

from __future__ import annotations

from dataclasses import dataclass

from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.whom import Amount, Cards, Slot


@dataclass(frozen=True)
class StayInPlay(Effect):
    """The card comes into play before whoever played it."""


@dataclass(frozen=True)
class PutOn(Effect):
    """The card is put on the chosen card; `unique_for`: only one of its name on it."""

    whom: Cards

    def slots(self) -> tuple[Slot, ...]:
        return (self.whom,)


@dataclass(frozen=True)
class GainBlood(Effect):
    number: int
    whom: Cards

    def slots(self) -> tuple[Slot, ...]:
        return (self.whom,)


@dataclass(frozen=True)
class BloodToPool(Effect):
    """An announced amount of blood from the chosen vampire to your pool."""

    whom: Cards

    def slots(self) -> tuple[Slot, ...]:
        return (self.whom, Amount(least=1, of_chosen=True))


@dataclass(frozen=True)
class TributeFromEach(Effect):
    """1 blood from each of your ready vampires to your pool."""


@dataclass(frozen=True)
class BearerBloodToPool(Effect):
    """1 blood from the vampire on which the card lies to its controller's pool; `back`: the other way."""

    back: bool = False


@dataclass(frozen=True)
class DrawCrypt(Effect):
    pass


@dataclass(frozen=True)
class DiscardAndDraw(Effect):
    pass


@dataclass(frozen=True)
class GainPool(Effect):
    number: int


@dataclass(frozen=True)
class BurnPool(Effect):
    number: int


@dataclass(frozen=True)
class BurnSelf(Effect):
    """The card whose text it is is burned; an action that does it is `directed` at its controller."""

    directed: bool = True


@dataclass(frozen=True)
class KeepAlive(Effect):
    """Life Boon: pool of yours to a player who has none."""


@dataclass(frozen=True)
class LeaveTorpor(Effect):
    """The bearer becomes ready, for so much blood."""

    price: int


@dataclass(frozen=True)
class UseStored(Effect):
    """A stored bleed goes off (StoreBleed)."""

    number: int


@dataclass(frozen=True)
class CounterFromPool(Effect):
    """One of your pool goes onto the card."""


@dataclass(frozen=True)
class PayForCounters(Effect):
    """For each counter on the card the active player burns 1 pool, or 1 blood of a vampire she controls."""


@dataclass(frozen=True)
class TakeFrom(Effect):
    """Pool of the player whom the card speaks of to you."""

    number: int


@dataclass(frozen=True)
class FightBearer(Effect):
    """The acting minion fights the one on which the card lies."""


@dataclass(frozen=True)
class LoseLife(Effect):
    """The card itself loses so much life."""

    number: int
