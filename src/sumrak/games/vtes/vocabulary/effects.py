"""What a use does. Each effect names what it chooses (`slot`); `games/vtes/effects.py` carries it out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sumrak.games.vtes.vocabulary.terms import Title, Type
from sumrak.games.vtes.vocabulary.whom import Amount, Cards, Players, Slot
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


# politics
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
class SetRange(Effect):
    """The range of this round is set (VTES-6.4.2.5)."""

    far: bool


@dataclass(frozen=True)
class SendAndBurn(Effect):
    """The chosen vampire goes to torpor and is burned, at one moment (VTES-6.5.1.3)."""

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


# what actions do
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


# masters and abilities
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
class PanicAttack(Effect):
    """Rötschreck: combat ends, the vampire struck at is tapped and goes to torpor; the card lies on it until its next untap phase."""


# counters and clauses of single cards
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
