"""What an action does when it succeeds."""

from __future__ import annotations

from dataclasses import dataclass

from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.whom import Cards, Slot


@dataclass(frozen=True)
class Bleed(Effect):
    """The action is a bleed, with so much more (section 6.1.1)."""

    number: int = 0
    gain: int = 0
    """Pool that you gain if it is successful."""


@dataclass(frozen=True)
class Hunt(Effect):
    number: int = 0


@dataclass(frozen=True)
class FeedUncontrolled(Effect):
    """Blood from the bank to a vampire in your uncontrolled region."""

    number: int
    whom: Cards

    def slots(self) -> tuple[Slot, ...]:
        return (self.whom,)


@dataclass(frozen=True)
class EnterCombat(Effect):
    """VTES-6.1.6.5; what the acting minion has in that combat."""

    whom: Cards
    maneuver: bool = False
    press: bool = False
    strength: int = 0

    def slots(self) -> tuple[Slot, ...]:
        return (self.whom,)


@dataclass(frozen=True)
class BurnCard(Effect):
    whom: Cards
    gain_life: int = 0

    def slots(self) -> tuple[Slot, ...]:
        return (self.whom,)


@dataclass(frozen=True)
class StealBloodAction(Effect):
    """Blood from the chosen vampire to the acting minion."""

    number: int
    whom: Cards

    def slots(self) -> tuple[Slot, ...]:
        return (self.whom,)


@dataclass(frozen=True)
class TakeControl(Effect):
    whom: Cards

    def slots(self) -> tuple[Slot, ...]:
        return (self.whom,)


@dataclass(frozen=True)
class BecomeVampire(Effect):
    """The card comes into play as a vampire of this capacity, of the actor's clan and sect (VTES-1.6.3.14); it must hunt.

    `idle`: instead, it cannot act in this turn; `sect`: of this sect.
    """

    capacity: int = 1
    idle: bool = False
    sect: str = ""


@dataclass(frozen=True)
class FetchEquipment(Effect):
    """Search the library for an equipment and equip it; its requirements and cost apply."""


@dataclass(frozen=True)
class Equip(Effect):
    """The card goes on the acting minion (VTES-6.1.3.1)."""


@dataclass(frozen=True)
class Employ(Effect):
    pass


@dataclass(frozen=True)
class Recruit(Effect):
    pass


@dataclass(frozen=True)
class SendAndBurn(Effect):
    """The chosen vampire goes to torpor and is burned, at one moment (VTES-6.5.1.3)."""

    whom: Cards

    def slots(self) -> tuple[Slot, ...]:
        return (self.whom,)
