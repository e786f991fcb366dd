"""When a use is possible: the conditions that a card names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sumrak.games.vtes import costs
from sumrak.games.vtes.board import (
    action_at,
    action_of,
    attached,
    controller,
    is_object,
    is_ready,
    is_torpid,
    prey,
    ring,
)
from sumrak.games.vtes.frames import (
    BLOCKED,
    CARD,
    DIABLERIZE,
    OFFERED,
    Play,
)
from sumrak.games.vtes.moments import (
    acts,
    aims_at_comrade,
    aims_at_you,
    are_both_ready,
    bleeds,
    equips,
    fights_not,
    goes_to_fight,
    has_blocked,
    has_equipped,
    has_hunted,
    has_passed,
    hunts,
    is_against_ally,
    is_against_vampire,
    is_bleed,
    is_bleed_of_four,
    is_bleed_of_you,
    is_blocker,
    is_close,
    is_diablerie,
    is_directed,
    is_far,
    is_first_in_combat,
    is_first_in_round,
    is_others_blocker,
    is_own_blocker,
    is_political,
    is_rescue,
    is_struck_by_aggravated,
    is_undirected,
    is_younger_actor,
    predator_bleeds,
    rival,
    round_of,
    votes_on,
    was_blocked,
    was_successful,
    with_card_of,
    younger_bleeds,
    younger_or_ally_bleeds,
)
from sumrak.games.vtes.state import ALIEN, HAS_PASSED, IMPROVED, WAS_UNTAPPED, Vtes
from sumrak.games.vtes.targets import cards, is_such
from sumrak.games.vtes.vocabulary.clauses import Use
from sumrak.games.vtes.vocabulary.only import Only
from sumrak.games.vtes.vocabulary.terms import BIT, Type
from sumrak.games.vtes.vocabulary.when import (
    ActionNeeds,
    ActorIs,
    ActsBy,
    ActsWithCard,
    Against,
    AimsAtHolder,
    BleedsHolder,
    BleedsYou,
    BlockedBy,
    Blocking,
    Condition,
    Counters,
    Holds,
    LifeAtMost,
    Outnumber,
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
        (ActsWithCard, "acts-with-card"),
        (Outnumber, "outnumber"),
        (BleedsYou, "bleeds-you"),
    )
}
REASONS: dict[Only, Reason] = {only: Reason(VTES1_4_1, f"only-{only.name.lower().replace('_', '-')}") for only in Only}


def why_not(s: Vtes, play: Play, use: Use) -> Reason | None:
    for only in use.only:
        if not holds(s, play, only):
            return REASONS[only] if isinstance(only, Only) else OTHER_REASONS[type(only)]
    return None


def holds(s: Vtes, play: Play, only: Only | Condition) -> bool:
    if isinstance(only, Only):
        return HOLDS[only](s, play)
    return HOLDS_OF[type(only)](s, play, only)


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


def bleeds_you(s: Vtes, play: Play, only: Any) -> bool:
    k = action_at(s)
    if k < 0 or (only.untapped and s.turned[play.card]):
        return False
    f = action_of(s, k)
    return f.is_bleed and f.actor == play.minion and f.bled == controller(s, play.card)


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
    return acts_by(s, play.but(minion=-1), only)


def acts_with_card(s: Vtes, play: Play, only: Any) -> bool:
    k = action_at(s)
    return k >= 0 and action_of(s, k).kind == CARD and costs.is_with(s, only, action_of(s, k).card)


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
    ActsWithCard: acts_with_card,
    BleedsYou: bleeds_you,
    Outnumber: lambda s, play, only: len(cards(s, play, only.who)) > len(cards(s, play, only.whom)),
    LifeAtMost: lambda s, play, only: s.blood[play.card] <= int(only.number),
}


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


def has_comrade_fought(s: Vtes, play: Play) -> bool:
    """Another minion of the same player has blocked; the window is open only after it has fought the acting minion."""
    k = action_at(s)
    if k < 0:
        return False
    f = action_of(s, k)
    return f.result == BLOCKED and f.blocker != play.minion and s.side(f.blocker) == play.seat


def has_abstained(s: Vtes, play: Play) -> bool:
    k = action_at(s)
    voters = action_of(s, k).voters if k >= 0 else None
    return voters is not None and play.minion not in voters


def bearer_of(s: Vtes, card: int) -> int:
    return s.host[card] if s.host[card] >= 0 else card


def is_host_aimed_at(s: Vtes, play: Play) -> bool:
    """The card on which it lies was chosen for the action, or offers it to somebody else."""
    k, host = action_at(s), s.host[play.card]
    if k < 0 or host < 0:
        return False
    f = action_of(s, k)
    return any([c == host and since == s.since[host] for c, since in f.chosen]) or (
        f.kind == OFFERED and f.card == host and bool(f.targets)
    )


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
    Only.COMRADE_FOUGHT: has_comrade_fought,
    Only.ABSTAINED: has_abstained,
    Only.FAILED_VOTE: lambda s, play: (
        (k := action_at(s)) >= 0 and action_of(s, k).voters is not None and not action_of(s, k).passed
    ),
    Only.IT_ACTS: lambda s, play: (k := action_at(s)) >= 0 and action_of(s, k).actor == bearer_of(s, play.card),
    Only.AIMED_AT_HOST: is_host_aimed_at,
    Only.PREY_HAS_EDGE: lambda s, play: s.edge >= 0 and s.edge == prey(s, play.seat),
    Only.ONE_OF_A_NAME: lambda s, play: (-1, play.seat, -2000 - s.definition[play.card]) not in s.used,
    Only.WAS_PUT: lambda s, play: bool(s.flags[play.card] & ALIEN),
    Only.HAS_PASSED: lambda s, play: (play.minion, play.since, HAS_PASSED) in s.used,
    Only.WAS_UNTAPPED: lambda s, play: (play.card, s.since[play.card], WAS_UNTAPPED) in s.used,
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
    Only.AIMED_AT_YOU: aims_at_you,
    Only.FIRST_ROUND: lambda s, play: round_of(s) == 1,
    Only.EDGE: lambda s, play: s.edge == play.seat,
    Only.NO_EDGE: lambda s, play: s.edge < 0,
    Only.YOUR_TURN: lambda s, play: s.active == play.seat,
    Only.YOUR_MINION_PHASE: lambda s, play: s.active == play.seat and s.phase == "minion",
    Only.PREDATOR_BLEEDS_YOU: predator_bleeds,
    Only.THREE_PLAYERS: lambda s, play: len(ring(s, play.seat)) > 2,
    Only.YOUNGER_BLEEDS: younger_bleeds,
    Only.OTHER_COMBAT: fights_not,
    Only.HUNTED: has_hunted,
    Only.YOUR_BLOCKER: is_own_blocker,
    Only.OTHERS_BLOCKER: is_others_blocker,
}
