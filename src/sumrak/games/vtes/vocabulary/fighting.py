"""What a use does in combat: strikes, manoeuvres, presses, prevention."""

from __future__ import annotations

from dataclasses import dataclass

from sumrak.games.vtes.vocabulary.effects import Effect


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


@dataclass(frozen=True)
class Maneuver(Effect):
    pass


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


@dataclass(frozen=True)
class GainBloodLost(Effect):
    """Blood equal to what the opposing vampire lost to damage in this round."""


@dataclass(frozen=True)
class DiablerizeNow(Effect):
    """Instead of its going to torpor (section 6.5.5)."""


@dataclass(frozen=True)
class QueueCombat(Effect):
    """A new combat after this one (VTES-6.4.0.8)."""
