"""What holds of the action and of the combat that are going on."""

from __future__ import annotations

from sumrak.games.vtes.board import (
    action_at,
    action_of,
    combat_at,
    combat_of,
    is_object,
    is_ready,
    is_vampire,
    predator,
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
from sumrak.games.vtes.state import Vtes
from sumrak.games.vtes.values import is_younger
from sumrak.games.vtes.vocabulary.acting import EnterCombat
from sumrak.games.vtes.vocabulary.staying import FightBearer
from sumrak.games.vtes.vocabulary.terms import Type
from sumrak.kernel.rulebook import cite

VTES1_4_1 = cite("VTES-1.4.1")


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


def has_hunted(s: Vtes, play: Play) -> bool:
    f = own_action(s, play)
    return f is not None and f.is_hunt and f.result == SUCCESSFUL


# bonuses ask for conditions, which ask for these
from sumrak.games.vtes import bonuses  # noqa: E402
