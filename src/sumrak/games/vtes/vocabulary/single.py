"""What a use does to counters on its own card, and words of few cards."""

from __future__ import annotations

from dataclasses import dataclass

from sumrak.games.vtes.vocabulary.deeds import OnCard
from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.whom import Cards


@dataclass(frozen=True)
class Count(Effect):
    """So many counters more; `burn_at`: the card is burned when so many are on it."""

    number: int = 1
    burn_at: int = 0


@dataclass(frozen=True)
class CountersToPool(Effect):
    """Counters of the card go to the pool: so many, or all (-1), of whoever does it; then it is burned if none are left."""

    number: int = 1
    burn: bool = True


@dataclass(frozen=True)
class RemoveThis(Effect):
    """The card itself is removed from the game."""


@dataclass(frozen=True)
class MasterActions(Effect):
    """More master phase actions."""

    number: int


@dataclass(frozen=True)
class FightThis(Effect):
    """The acting minion fights the one whose text it is."""


@dataclass(frozen=True)
class BurnOwnBlood(Effect):
    """The minion whose text it is burns blood."""

    number: int


@dataclass(frozen=True)
class EachHurt(Effect):
    """Damage to every such minion."""

    number: int
    who: Cards


@dataclass(frozen=True)
class HandOverEquipped(OnCard):
    """What it has just equipped with goes on the chosen minion."""


@dataclass(frozen=True)
class PayForLocations(Effect):
    """For each location that she controls, the active player burns 1 pool or the location."""


@dataclass(frozen=True)
class FeedChosen(Effect):
    """The vampire of whom the card speaks gains blood."""

    number: int


@dataclass(frozen=True)
class TapUpTo(Effect):
    """Up to so many such minions."""

    number: int
    who: Cards


@dataclass(frozen=True)
class TapOrPay(Effect):
    """Tap this card, or burn 1 pool."""


@dataclass(frozen=True)
class CancelMaster(Effect):
    """A master card of another player that is not out of turn is cancelled as it is played; she gets a master phase action back."""


@dataclass(frozen=True)
class HandLocation(Effect):
    """The location of the terms goes to the player of the terms."""


@dataclass(frozen=True)
class FailForMaster(Effect):
    """A master card of the hand is discarded, as if it were played out of turn: the action fails."""


@dataclass(frozen=True)
class BecomeAlly(Effect):
    """The card comes into play as an ally."""


@dataclass(frozen=True)
class GainUpTo(OnCard):
    """Up to so much blood for the chosen vampire."""

    number: int = 1


@dataclass(frozen=True)
class BindTo(OnCard):
    """The card is put on the chosen vampire and remembers the acting one."""


@dataclass(frozen=True)
class NobodyUntaps(Effect):
    """Minions do not untap during this action."""
