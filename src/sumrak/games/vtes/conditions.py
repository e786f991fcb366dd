"""When a use is possible: the conditions that a card names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
    predator,
    prey,
    ring,
)
from sumrak.games.vtes.frames import (
    BLOCKED,
    CARD,
    DIABLERIZE,
    OFFERED,
    RESCUE,
    SUCCESSFUL,
    TAKE,
    Action,
    Play,
)
from sumrak.games.vtes.state import IMPROVED, Vtes
from sumrak.games.vtes.targets import cards, is_such
from sumrak.games.vtes.values import is_younger, title_of
from sumrak.games.vtes.vocabulary.clauses import Only, Use
from sumrak.games.vtes.vocabulary.effects import EnterCombat, FightBearer
from sumrak.games.vtes.vocabulary.terms import BIT, Type
from sumrak.games.vtes.vocabulary.when import (
    ActionNeeds,
    ActorIs,
    ActsBy,
    Against,
    AimsAtHolder,
    BleedsHolder,
    BlockedBy,
    Blocking,
    Condition,
    Counters,
    Holds,
    LifeAtMost,
    PoolAtMost,
)
from sumrak.games.vtes.vocabulary.whom import Cards
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES1_4_1 = cite("VTES-1.4.1")
OTHER_REASONS: dict[type[Condition], Reason] = {
    kind: Reason(VTES1_4_1, f"only-if-{word}")
    for kind, word in (
        (Against, "against"),
        (Blocking, "blocking"),
        (BlockedBy, "blocked-by"),
        (BleedsHolder, "bleeds-holder"),
        (AimsAtHolder, "aims-at-holder"),
        (Holds, "holds"),
        (ActsBy, "acts-by"),
        (ActorIs, "actor-is"),
        (PoolAtMost, "pool-at-most"),
        (Counters, "counters"),
        (LifeAtMost, "life-at-most"),
        (ActionNeeds, "action-needs"),
    )
}
REASONS: dict[Only, Reason] = {only: Reason(VTES1_4_1, f"only-{only.name.lower().replace('_', '-')}") for only in Only}


def why_not(s: Vtes, play: Play, use: Use, kind: int) -> Reason | None:
    for only in use.only:
        if not holds(s, play, only):
            return REASONS[only] if isinstance(only, Only) else OTHER_REASONS[type(only)]
    return None


def holds(s: Vtes, play: Play, only: Only | Condition) -> bool:
    if isinstance(only, Only):
        return HOLDS[only](s, play)
    return HOLDS_OF[type(only)](s, play, only)


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
    return bonuses.bleed(s, f) >= 4


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


# of a kind of minion
def is_against(s: Vtes, play: Play, only: Any) -> bool:
    other = rival(s, play)
    return other >= 0 and is_such(s, play, only.who, other)


def is_blocking(s: Vtes, play: Play, only: Any) -> bool:
    k = action_at(s)
    if k < 0:
        return False
    f = action_of(s, k)
    return f.blocker == play.minion and is_object(s, f.actor, f.since) and is_such(s, play, only.who, f.actor)


def is_blocked_by(s: Vtes, play: Play, only: Any) -> bool:
    k = action_at(s)
    if k < 0:
        return False
    f = action_of(s, k)
    return f.blocker >= 0 and is_object(s, f.blocker, f.blocker_since) and is_such(s, play, only.who, f.blocker)


def holder(s: Vtes, play: Play, who: Cards, seat: int) -> bool:
    """Whether this player controls such a card."""
    return any([s.side(c) == seat for c in cards(s, play, who)])


def bleeds_holder(s: Vtes, play: Play, only: Any) -> bool:
    k = action_at(s)
    if k < 0:
        return False
    f = action_of(s, k)
    return f.is_bleed and f.actor == play.minion and holder(s, play, only.who, f.bled) is not only.none


def aims_at_holder(s: Vtes, play: Play, only: Any) -> bool:
    k = action_at(s)
    if k < 0:
        return False
    f = action_of(s, k)
    if f.actor != play.minion:
        return False
    return any([f.targets >> x & 1 and holder(s, play, only.who, x) for x in range(s.seats)])


def is_held(s: Vtes, play: Play, only: Any) -> bool:
    return bool(cards(s, play, only.who)) is not bool(only.none)


def acts_by(s: Vtes, play: Play, only: Any) -> bool:
    k = action_at(s)
    if k < 0:
        return False
    f = action_of(s, k)
    if f.kind != CARD or (play.minion >= 0 and f.actor != play.minion):
        return False
    return bool(s.facts[f.card].levels) and bool(s.facts[f.card].levels[f.use][0] & BIT[only.code])


def action_needs(s: Vtes, play: Play, only: Any) -> bool:
    return acts_by(s, play._replace(minion=-1), only)


def actor_is(s: Vtes, play: Play, only: Any) -> bool:
    k = action_at(s)
    if k < 0:
        return False
    f = action_of(s, k)
    return is_object(s, f.actor, f.since) and is_such(s, play, only.who, f.actor)


def has_little_pool(s: Vtes, play: Play, only: Any) -> bool:
    k = action_at(s)
    return k >= 0 and action_of(s, k).is_bleed and s.pool[action_of(s, k).bled] <= int(only.number)


def has_counters(s: Vtes, play: Play, only: Any) -> bool:
    return s.blood[play.card] >= int(only.least)


HOLDS_OF: dict[type[Condition], Callable[[Vtes, Play, Any], bool]] = {
    Against: is_against,
    Blocking: is_blocking,
    BlockedBy: is_blocked_by,
    BleedsHolder: bleeds_holder,
    AimsAtHolder: aims_at_holder,
    Holds: is_held,
    ActsBy: acts_by,
    ActorIs: actor_is,
    PoolAtMost: has_little_pool,
    Counters: has_counters,
    ActionNeeds: action_needs,
    LifeAtMost: lambda s, play, only: s.blood[play.card] <= int(only.number),
}


# what kind of action is taken, by this minion
def own_action(s: Vtes, play: Play) -> Action | None:
    k = action_at(s)
    f = action_of(s, k) if k >= 0 else None
    return f if f is not None and (play.minion < 0 or f.actor == play.minion) else None


def acts(s: Vtes, play: Play) -> bool:
    return own_action(s, play) is not None


def is_blocker(s: Vtes, play: Play) -> bool:
    k = action_at(s)
    return k >= 0 and action_of(s, k).blocker == play.minion


def has_blocked(s: Vtes, play: Play) -> bool:
    k = action_at(s)
    return k >= 0 and action_of(s, k).result == BLOCKED and action_of(s, k).blocker == play.minion


def fights(s: Vtes, play: Play) -> bool:
    return rival(s, play) >= 0


def is_your_action(s: Vtes, play: Play) -> bool:
    k = action_at(s)
    return k >= 0 and action_of(s, k).seat == play.seat


def votes_on(s: Vtes, play: Play) -> bool:
    f = own_action(s, play)
    return f is not None and f.is_political


def hunts(s: Vtes, play: Play) -> bool:
    f = own_action(s, play)
    return f is not None and f.is_hunt


def bleeds(s: Vtes, play: Play) -> bool:
    f = own_action(s, play)
    return f is not None and f.is_bleed


def with_card_of(s: Vtes, play: Play, *kinds: Type) -> bool:
    f = own_action(s, play)
    return f is not None and f.kind == CARD and any([kind in s.facts[f.card].card.types for kind in kinds])


def equips(s: Vtes, play: Play) -> bool:
    f = own_action(s, play)
    return f is not None and (f.kind == TAKE or with_card_of(s, play, Type.EQUIPMENT))


def is_undirected(s: Vtes, play: Play) -> bool:
    f = own_action(s, play)
    return f is not None and not f.targets


def is_directed(s: Vtes, play: Play) -> bool:
    f = own_action(s, play)
    return f is not None and bool(f.targets)


def is_diablerie(s: Vtes, play: Play) -> bool:
    f = own_action(s, play)
    return f is not None and f.kind == DIABLERIZE


def is_rescue(s: Vtes, play: Play) -> bool:
    f = own_action(s, play)
    return f is not None and f.kind == RESCUE


def goes_to_fight(s: Vtes, play: Play) -> bool:
    f = own_action(s, play)
    if f is None or f.kind not in (CARD, OFFERED):
        return False
    facts = s.facts[f.card]
    use = facts.offers[f.use].use if f.kind == OFFERED else facts.uses[f.use]
    return any([isinstance(effect, (EnterCombat, FightBearer)) for effect in use.effects])


def aims_at_you(s: Vtes, play: Play) -> bool:
    k = action_at(s)
    return k >= 0 and bool(action_of(s, k).targets >> play.seat & 1)


def predator_bleeds(s: Vtes, play: Play) -> bool:
    k = action_at(s)
    return is_bleed_of_you(s, play) and action_of(s, k).seat == predator(s, play.seat)


def younger_bleeds(s: Vtes, play: Play) -> bool:
    k = action_at(s)
    if k < 0 or not is_bleed_of_you(s, play):
        return False
    f = action_of(s, k)
    return is_object(s, f.actor, f.since) and is_vampire(s, f.actor) and is_younger(s, f.actor, play.minion)


def younger_or_ally_bleeds(s: Vtes, play: Play) -> bool:
    k = action_at(s)
    if k < 0 or not is_bleed_of_you(s, play):
        return False
    f = action_of(s, k)
    return is_object(s, f.actor, f.since) and (s.facts[f.actor].is_ally or is_younger(s, f.actor, play.minion))


def aims_at_comrade(s: Vtes, play: Play) -> bool:
    """A card that was chosen for the action is another minion of the same player."""
    k = action_at(s)
    if k < 0:
        return False
    return any(
        [
            is_object(s, c, since) and c != play.minion and s.facts[c].is_minion and s.side(c) == play.seat
            for c, since in action_of(s, k).chosen
            if since >= 0
        ]
    )


def has_equipped(s: Vtes, play: Play) -> bool:
    f = own_action(s, play)
    return f is not None and f.result == SUCCESSFUL and equips(s, play)


def fights_not(s: Vtes, play: Play) -> bool:
    """A combat goes on in which it has no part."""
    k = combat_at(s)
    return k >= 0 and play.minion not in combat_of(s, k).minions


def has_hurt(s: Vtes, play: Play) -> bool:
    """The opponent has lost something to damage in this round."""
    k = combat_at(s)
    if k < 0 or play.minion not in combat_of(s, k).minions:
        return False
    f = combat_of(s, k)
    return f.lost[1 - f.minions.index(play.minion)] > 0


def has_failed(s: Vtes, play: Play) -> bool:
    return is_political(s, play) and not action_of(s, action_at(s)).passed


def has_bled(s: Vtes, play: Play) -> bool:
    f = own_action(s, play)
    return f is not None and f.bled_for > 0


def has_hunted(s: Vtes, play: Play) -> bool:
    f = own_action(s, play)
    return f is not None and f.is_hunt and f.result == SUCCESSFUL


# of the card or minion
def is_tapped(s: Vtes, play: Play) -> bool:
    return play.minion >= 0 and bool(s.turned[play.minion])


def somebody_has_no_pool(s: Vtes, play: Play) -> bool:
    return any([s.pool[x] <= 0 for x in range(s.seats) if x != play.seat and s.alive >> x & 1])


def is_merged(s: Vtes, play: Play) -> bool:
    """VTES-7.4.4: its base lies under it."""
    return any([s.facts[x].is_vampire for x in attached(s, play.card)])


def is_first_in_action(s: Vtes, play: Play) -> bool:
    k = action_at(s)
    return k < 0 or (play.minion, -5000 - s.definition[play.card]) not in action_of(s, k).played


def has_same_targets(s: Vtes, play: Play) -> bool:
    """The players at whom the action is directed are those of whom the card speaks."""
    k = action_at(s)
    return k >= 0 and action_of(s, k).targets == s.blood[play.card]


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
    Only.BLEEDS: bleeds,
    Only.IMPROVED: lambda s, play: bool(s.flags[play.card] & IMPROVED),
    Only.ACTS: acts,
    Only.BLOCKS: is_blocker,
    Only.HAS_BLOCKED: has_blocked,
    Only.FIGHTS: fights,
    Only.OWN_COMBAT_ENDS: fights,
    Only.YOUR_ACTION: is_your_action,
    Only.UNTAPPED: lambda s, play: play.minion >= 0 and not s.turned[play.minion],
    Only.NO_BLOOD: lambda s, play: play.minion >= 0 and not s.blood[play.minion],
    Only.YOUNGER_OR_ALLY_BLEEDS: younger_or_ally_bleeds,
    Only.DIABLERIE: lambda s, play: (k := action_at(s)) >= 0 and action_of(s, k).kind == DIABLERIZE,
    Only.AIMED_AT_COMRADE: aims_at_comrade,
    Only.EQUIPPED: has_equipped,
    Only.FIRST_THIS_TURN: lambda s, play: (play.minion, play.since, -2000 - s.definition[play.card]) not in s.used,
    Only.YOUR_FIRST_THIS_TURN: lambda s, play: (-1, play.seat, -2000 - s.definition[play.card]) not in s.used,
    Only.FIRST_THIS_ACTION: is_first_in_action,
    Only.NOT_IMPROVED: lambda s, play: not s.flags[play.card] & IMPROVED,
    Only.SAME_TARGETS: has_same_targets,
    Only.DIRECTED: lambda s, play: (k := action_at(s)) >= 0 and bool(action_of(s, k).targets),
    Only.ON_VOTE: votes_on,
    Only.ON_HUNT: hunts,
    Only.ON_EQUIP: equips,
    Only.ON_EQUIP_WEAPON: lambda s, play: equips(s, play) and bool(s.facts[action_of(s, action_at(s)).card].weapons),
    Only.ON_RECRUIT: lambda s, play: with_card_of(s, play, Type.ALLY, Type.RETAINER),
    Only.ON_UNDIRECTED: is_undirected,
    Only.ON_DIRECTED: is_directed,
    Only.ON_DIABLERIE: is_diablerie,
    Only.ON_FIGHT: goes_to_fight,
    Only.ON_RESCUE: is_rescue,
    Only.NOT_ON_BLEED: lambda s, play: not is_bleed(s, play),
    Only.NOT_ON_VOTE: lambda s, play: not is_political(s, play),
    Only.AIMED_AT_YOU: aims_at_you,
    Only.NOT_ELSEWHERE: aims_at_you,
    Only.FIRST_ROUND: lambda s, play: round_of(s) == 1,
    Only.EDGE: lambda s, play: s.edge == play.seat,
    Only.NO_EDGE: lambda s, play: s.edge < 0,
    Only.PREY_HAS_EDGE: lambda s, play: s.edge >= 0 and s.edge == prey(s, play.seat),
    Only.YOUR_TURN: lambda s, play: s.active == play.seat,
    Only.YOUR_MINION_PHASE: lambda s, play: s.active == play.seat and s.phase == "minion",
    Only.PREDATOR_BLEEDS_YOU: predator_bleeds,
    Only.THREE_PLAYERS: lambda s, play: len(ring(s, play.seat)) > 2,
    Only.YOUNGER_BLEEDS: younger_bleeds,
    Only.OTHER_COMBAT: fights_not,
    Only.OPPONENT_WOUNDED: has_hurt,
    Only.FAILED_VOTE: has_failed,
    Only.BLED: has_bled,
    Only.HUNTED: has_hunted,
    Only.TITLED: lambda s, play: play.minion >= 0 and title_of(s, play.minion) is not None,
    Only.NOT_TITLED: lambda s, play: play.minion >= 0 and title_of(s, play.minion) is None,
    Only.YOUR_BLOCKER: is_own_blocker,
    Only.OTHERS_BLOCKER: is_others_blocker,
}


# bonuses ask for conditions
from sumrak.games.vtes import bonuses  # noqa: E402
