"""What a use does. Each effect names what it chooses (`slot`); `games/vtes/effects.py` carries it out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sumrak.games.vtes.vocabulary.terms import Type
from sumrak.games.vtes.vocabulary.whom import Cards, Players, Slot
from sumrak.kernel import mypyc_attr

ANOTHER: Final = Players(not_actor=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that a use does."""

    def slots(self) -> tuple[Slot, ...]:
        """What is chosen when it is declared, in this order."""
        return ()


# while an action is taken
@dataclass(frozen=True)
class AddStealth(Effect):
    """Only where it is needed (VTES-6.2.2.20), unless `always`."""

    number: int
    always: bool = False


@dataclass(frozen=True)
class AddIntercept(Effect):
    number: int
    always: bool = False


@dataclass(frozen=True)
class AddBleed(Effect):
    """`limited`: one of these for each action (VTES-6.1.1.5)."""

    number: int
    limited: bool = True


@dataclass(frozen=True)
class CannotBlock(Effect):
    """A minion that cannot block this action."""

    whom: Cards

    def slots(self) -> tuple[Slot, ...]:
        return (self.whom,)


@dataclass(frozen=True)
class TapFailedBlockers(Effect):
    """Whoever from now on tries to block and fails is tapped just before resolution."""


@dataclass(frozen=True)
class Wake(Effect):
    """VTES-6.2.2.23; `burn` blood before resolution if it does not block."""

    burn: int = 0


@dataclass(frozen=True)
class Redirect(Effect):
    """A bleed of you goes to another player (VTES-6.2.2.16)."""

    tap: bool = False

    def slots(self) -> tuple[Slot, ...]:
        return (ANOTHER,)


@dataclass(frozen=True)
class AttemptBlock(Effect):
    """This vampire attempts to block, even as an outsider (VTES-6.2.2.11); `untap` first, with `intercept`."""

    untap: bool = False
    burn: int = 0
    intercept: int = 0


@dataclass(frozen=True)
class Cancel(Effect):
    """Cancels a card as it is played (section 1.6.1.7); its cost is not paid."""

    types: tuple[Type, ...]
    """Empty: any minion card."""


@dataclass(frozen=True)
class EndAction(Effect):
    """The action ends (VTES-6.2.3.8): no block resolution; the acting minion may not take the same action again this turn."""

    untap: bool = True


@dataclass(frozen=True)
class BurnActor(Effect):
    """The acting minion is burned: the action does not succeed."""


@dataclass(frozen=True)
class UntapActor(Effect):
    pass


@dataclass(frozen=True)
class StoreBleed(Effect):
    """The bleed burns no pool and is not successful; the card is kept for `number` more next time against the same player."""

    number: int


@dataclass(frozen=True)
class PreventIfBlocks(Effect):
    """If this minion blocks it can prevent `number` damage in the first round of that combat."""

    number: int
