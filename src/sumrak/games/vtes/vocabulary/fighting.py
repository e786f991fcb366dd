"""What a use does in combat: strikes, manoeuvres, presses, prevention."""

from __future__ import annotations

from dataclasses import dataclass

from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.whom import Amount, Slot


@dataclass(frozen=True)
class Strike(Effect):
    """A strike (section 6.4.5). `hand`: strength and `damage`; `melee`: or so much more with a melee weapon."""

    damage: int = 0
    hand: bool = False
    ranged: bool = False
    aggravated: bool = False
    first: bool = False
    dodge: bool = False
    ends: bool = False
    steal: int = 0
    untap: bool = False
    """With `ends`: untaps before combat ends."""
    destroy_equipment: bool = False
    steal_equipment: bool = False
    maneuver: bool = False
    """With an optional maneuver, which commits (VTES-6.4.2.3)."""
    goes_on: bool = False
    """With `ends`: the action continues as if unblocked (VTES-6.2.3.11)."""
    melee: bool = False
    steal_life: bool = False
    """With `steal`: life of an ally too, which becomes blood."""
    undodgeable: bool = False
    unpreventable: bool = False
    weapon_only: bool = False
    """Of equipment only a weapon is stolen."""
    torpor: bool = False
    """Sends the opposing vampire to torpor."""
    burns_ally: bool = False
    burns_retainer: bool = False
    backfires: int = 0
    """Damage of the same kind to the striking minion."""
    no_weapons: bool = False
    """The opposing minion's weapons deal nothing in this round."""
    hits_ally: int = 0
    """So much more against an ally."""
    goes_on_but: str = ""
    """With `goes_on`: not a "bleed", not a "vote"."""
    misty: bool = False
    """With `goes_on`: for 1 blood, with +1 stealth, if its player likes."""
    fear: int = 0
    """With `ends`: after the combat the opponent takes so much damage that cannot be prevented, if it was close and no other combat follows."""
    not_by: str = ""
    """Its damage is not prevented by cards that require this Discipline."""


@dataclass(frozen=True)
class Maneuver(Effect):
    """`far`: only to long (close) range."""

    far: bool | None = None


@dataclass(frozen=True)
class Press(Effect):
    to_continue: bool = True
    to_end: bool = True


@dataclass(frozen=True)
class OptionalPress(Effect):
    """A press that may be used in this round."""

    to_continue: bool = True
    to_end: bool = True


@dataclass(frozen=True)
class MoreStrikes(Effect):
    number: int
    limited: bool = True
    bonus: bool = False
    """Comes with a strike: lost, if another source has been used."""


@dataclass(frozen=True)
class MoreStrength(Effect):
    """For this combat, or this round. `opponent`: the other one."""

    number: int
    combat: bool = True
    opponent: bool = False


@dataclass(frozen=True)
class HandsAggravated(Effect):
    """Damage of this vampire's hand strikes, in this round or combat; of melee weapons too."""

    combat: bool = False
    melee: bool = False
    more: int = 0


@dataclass(frozen=True)
class FirstStrikes(Effect):
    """This minion strikes first in this round."""


@dataclass(frozen=True)
class NoDodge(Effect):
    """The opponent cannot dodge in this round."""


@dataclass(frozen=True)
class NoStrikeCards(Effect):
    """The opponent cannot play strike cards in this combat."""


@dataclass(frozen=True)
class PreventEach(Effect):
    """This vampire can prevent so much damage in each round of this combat."""

    number: int
    normal: bool = False
    once: bool = False
    """In this round only."""


@dataclass(frozen=True)
class HurtsEach(Effect):
    """The opponent takes so much damage in each round of this combat, as strikes resolve."""

    number: int
    ranged: bool = False
    first_only: bool = False


@dataclass(frozen=True)
class AsNormal(Effect):
    """Aggravated damage is to this vampire as normal one, in this round or combat."""

    combat: bool = False


@dataclass(frozen=True)
class Marble(Effect):
    """In each round of this combat no more than one damage is done to this vampire; `aggravated`: also of such."""

    aggravated: bool = False


@dataclass(frozen=True)
class OptionalManeuver(Effect):
    """A maneuver that may be used in this combat."""


@dataclass(frozen=True)
class EndCombat(Effect):
    """Combat ends, now; then `hurt` damage to each combatant and its retainers that cannot be prevented."""

    hurt: int = 0


@dataclass(frozen=True)
class HurtFighters(Effect):
    """Damage to both combatants that cannot be prevented; to their retainers too."""

    number: int
    retainers: bool = False


@dataclass(frozen=True)
class BurnOpponentsBlood(Effect):
    """The opponent burns so much blood (an ally life)."""

    number: int
    ally_burned: bool = False


@dataclass(frozen=True)
class PreventX(Effect):
    """X blood: prevent X and `more`."""

    more: int = 1

    def slots(self) -> tuple[Slot, ...]:
        return (Amount(),)


@dataclass(frozen=True)
class SetStrength(Effect):
    """For this combat (VTES-6.4.6.11)."""

    number: int


@dataclass(frozen=True)
class HandStrikesOnly(Effect):
    """Both minions, this round."""


@dataclass(frozen=True)
class NextRoundClose(Effect):
    """The next round is at close range, without the range step (VTES-6.4.2.5)."""


@dataclass(frozen=True)
class Prevent(Effect):
    """-1: all of one strike."""

    number: int
    aggravated_to_normal: bool = False
    normal: bool = False
    """Only such as is not aggravated."""
    aggravated: bool = False
    """Only aggravated damage."""
    all_round: bool = False
    """With -1: of the opponent's strikes for the rest of the round too."""
    whole: bool = False
    """With -1: all damage, whatever does it."""


@dataclass(frozen=True)
class GainBloodLost(Effect):
    """Blood equal to what the opposing vampire lost to damage in this round."""


@dataclass(frozen=True)
class DiablerizeNow(Effect):
    """Instead of its going to torpor (section 6.5.5)."""


@dataclass(frozen=True)
class QueueCombat(Effect):
    """A new combat after this one (VTES-6.4.0.8)."""


@dataclass(frozen=True)
class SaveFromBurning(Effect):
    """This vampire is not burned, it goes to torpor."""


@dataclass(frozen=True)
class FallNow(Effect):
    """This vampire goes to torpor with the damage that is being dealt."""


@dataclass(frozen=True)
class SetTrap(Effect):
    """The card comes into play with counters; in each press step it burns one for a press to continue; cards that are played put them back."""

    number: int


@dataclass(frozen=True)
class Weather(Effect):
    """Both combatants and their retainers take so much damage in each round, before range, that cannot be prevented; `more` each round."""

    number: int
    more: int = 0


@dataclass(frozen=True)
class SetRange(Effect):
    """The range of this round is set (VTES-6.4.2.5)."""

    far: bool


@dataclass(frozen=True)
class PanicAttack(Effect):
    """Rötschreck: combat ends, the vampire struck at is tapped and goes to torpor; the card lies on it until its next untap phase."""
