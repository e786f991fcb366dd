"""When a use is possible: the conditions that a card names."""

from __future__ import annotations

from collections.abc import Callable

from sumrak.games.vtes.board import (
    action_at,
    action_of,
    attached,
    combat_at,
    combat_of,
    is_object,
    is_ready,
    is_torpid,
    is_vampire,
)
from sumrak.games.vtes.frames import BLOCKED, SUCCESSFUL, Play
from sumrak.games.vtes.state import Vtes
from sumrak.games.vtes.values import bleed_of, is_younger
from sumrak.games.vtes.vocabulary.clauses import Only, Use
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES1_4_1 = cite("VTES-1.4.1")
REASONS: dict[Only, Reason] = {only: Reason(VTES1_4_1, f"only-{only.name.lower().replace('_', '-')}") for only in Only}


def why_not(s: Vtes, play: Play, use: Use, kind: int) -> Reason | None:
    for only in use.only:
        if not HOLDS[only](s, play):
            return REASONS[only]
    return None


# of the action
def is_bleed(s: Vtes, play: Play) -> bool:
    k = action_at(s)
    return k >= 0 and action_of(s, k).is_bleed


def is_bleed_of_you(s: Vtes, play: Play) -> bool:
    k = action_at(s)
    return k >= 0 and action_of(s, k).is_bleed and action_of(s, k).bled == play.seat


def is_bleed_of_four(s: Vtes, play: Play) -> bool:
    k = action_at(s)
    if k < 0 or not is_bleed_of_you(s, play):
        return False
    f = action_of(s, k)
    return bleed_of(s, f.actor) + f.bleed >= 4


def is_political(s: Vtes, play: Play) -> bool:
    k = action_at(s)
    return k >= 0 and action_of(s, k).is_political


def has_passed(s: Vtes, play: Play) -> bool:
    return is_political(s, play) and action_of(s, action_at(s)).passed


def was_successful(s: Vtes, play: Play) -> bool:
    k = action_at(s)
    return k >= 0 and action_of(s, k).result == SUCCESSFUL


def was_blocked(s: Vtes, play: Play) -> bool:
    k = action_at(s)
    return k >= 0 and action_of(s, k).result == BLOCKED


def is_younger_actor(s: Vtes, play: Play) -> bool:
    """The acting vampire is younger than the one that plays it, and they are about to fight."""
    k = action_at(s)
    if k < 0:
        return False
    f = action_of(s, k)
    if (
        not is_object(s, f.actor, f.since)
        or play.minion not in (f.blocker, f.facing[0])
        or not (is_vampire(s, f.actor) or f.as_vampire)
    ):
        return False
    return is_younger(s, f.actor, play.minion)


def is_own_blocker(s: Vtes, play: Play) -> bool:
    k = action_at(s)
    return k >= 0 and action_of(s, k).blocker >= 0 and s.side(action_of(s, k).blocker) == play.seat


def is_others_blocker(s: Vtes, play: Play) -> bool:
    k = action_at(s)
    return k >= 0 and action_of(s, k).blocker >= 0 and s.side(action_of(s, k).blocker) != play.seat


# of the combat
def rival(s: Vtes, play: Play) -> int:
    """The minion that fights against the one that plays it, or -1."""
    k = combat_at(s)
    if k < 0 or play.minion not in combat_of(s, k).minions:
        return -1
    f = combat_of(s, k)
    return f.minions[1 - f.minions.index(play.minion)]


def round_of(s: Vtes) -> int:
    k = combat_at(s)
    return combat_of(s, k).round if k >= 0 else 0


def is_close(s: Vtes, play: Play) -> bool:
    k = combat_at(s)
    return k >= 0 and not combat_of(s, k).far


def is_far(s: Vtes, play: Play) -> bool:
    k = combat_at(s)
    return k >= 0 and combat_of(s, k).far


def mark(s: Vtes, play: Play, per_round: bool) -> tuple[int, int, int]:
    """What can be played once by a minion in a round or combat."""
    return -1 - s.definition[play.card], play.minion, round_of(s) if per_round else 0


def is_first_in_round(s: Vtes, play: Play) -> bool:
    k = combat_at(s)
    return k >= 0 and mark(s, play, True) not in combat_of(s, k).used


def is_first_in_combat(s: Vtes, play: Play) -> bool:
    k = combat_at(s)
    return k >= 0 and mark(s, play, False) not in combat_of(s, k).used


def are_both_ready(s: Vtes, play: Play) -> bool:
    k = combat_at(s)
    return k >= 0 and all(
        [is_object(s, c, since) and is_ready(s, c) for c, since in zip(combat_of(s, k).minions, combat_of(s, k).since)]
    )


def is_against_vampire(s: Vtes, play: Play) -> bool:
    """What has just been burned was one too."""
    other = rival(s, play)
    return other >= 0 and (s.facts[other].is_vampire or is_vampire(s, other))


def is_against_ally(s: Vtes, play: Play) -> bool:
    other = rival(s, play)
    return other >= 0 and s.facts[other].is_ally


def is_struck_by_aggravated(s: Vtes, play: Play) -> bool:
    """A strike for aggravated damage has been announced that reaches at this range."""
    k = combat_at(s)
    return k >= 0 and bool(aggravated_sides(s, k))


def aggravated_sides(s: Vtes, k: int) -> list[int]:
    """The sides that are struck at by aggravated damage that reaches."""
    f = combat_of(s, k)
    found = []
    for side in (0, 1):
        blow = f.blows[1 - side]
        if blow is not None and blow.aggravated and (blow.ranged or not f.far) and is_vampire(s, f.minions[side]):
            found.append(side)
    return found


# of the card or minion
def is_tapped(s: Vtes, play: Play) -> bool:
    return play.minion >= 0 and bool(s.turned[play.minion])


def somebody_has_no_pool(s: Vtes, play: Play) -> bool:
    return any([s.pool[x] <= 0 for x in range(s.seats) if x != play.seat and s.alive >> x & 1])


def is_merged(s: Vtes, play: Play) -> bool:
    """VTES-7.4.4: its base lies under it."""
    return any([s.facts[x].is_vampire for x in attached(s, play.card)])


def always(s: Vtes, play: Play) -> bool:
    return True


HOLDS: dict[Only, Callable[[Vtes, Play], bool]] = {
    Only.BLEED: is_bleed,
    Only.BLEED_OF_YOU: is_bleed_of_you,
    Only.BLEED_OF_FOUR: is_bleed_of_four,
    Only.POLITICAL: is_political,
    Only.PASSED: has_passed,
    Only.SUCCESSFUL: was_successful,
    Only.WAS_BLOCKED: was_blocked,
    Only.IS_BLOCKED: was_blocked,
    Only.YOUNGER_ACTOR: is_younger_actor,
    Only.NOT_FIRST_ROUND: lambda s, play: round_of(s) > 1,
    Only.CLOSE: is_close,
    Only.LONG: is_far,
    Only.ONCE_A_ROUND: is_first_in_round,
    Only.ONCE_A_COMBAT: is_first_in_combat,
    Only.BOTH_READY: are_both_ready,
    Only.OPPONENT_IS_VAMPIRE: is_against_vampire,
    Only.TAPPED: is_tapped,
    Only.AGGRAVATED_STRIKE: is_struck_by_aggravated,
    Only.NO_POOL: somebody_has_no_pool,
    Only.IN_TORPOR: lambda s, play: play.minion >= 0 and is_torpid(s, play.minion),
    Only.READY: lambda s, play: play.minion >= 0 and is_ready(s, play.minion),
    Only.AGAINST_ALLY: is_against_ally,
    Only.MERGED: is_merged,
    Only.BLEEDS: is_bleed,
    Only.IMPROVED: always,
    Only.YOUR_BLOCKER: is_own_blocker,
    Only.OTHERS_BLOCKER: is_others_blocker,
}
