"""Section 1.6.1.3: cards in play that are tapped so that an action costs less."""

from __future__ import annotations

from sumrak.games.vtes.board import action_at, action_of, attached, is_minion, is_object
from sumrak.games.vtes.frames import Action, Object, Play
from sumrak.games.vtes.moving import tap
from sumrak.games.vtes.occasions import TARGETS
from sumrak.games.vtes.state import PERMANENTS, ZONES, Vtes
from sumrak.games.vtes.vocabulary.clauses import CostlyTarget, Untargeted, Use
from sumrak.games.vtes.vocabulary.only import Price
from sumrak.games.vtes.vocabulary.phases import LessCost
from sumrak.games.vtes.vocabulary.when import ActsWithCard
from sumrak.kernel.rulebook import cite

VTES1_6_1_3_6 = cite("VTES-1.6.1.3.6")


def is_covered(s: Vtes, play: Play, blood: int, pool: int) -> bool:
    """Whether a card that cannot be paid as it is can be announced: what lacks is what cards in play would save."""
    if play.source or play.minion < 0 or not s.facts[play.card].is_action:
        return False
    lack = max(0, blood - s.blood[play.minion]) + max(0, pool - s.pool[play.seat])
    return lack <= sum([n for _, n in savers(s, play.seat, play.card)])


def savers(s: Vtes, seat: int, card: int) -> list[tuple[int, int]]:
    """Untapped cards of a player that save something for an action with this card, and how much."""
    found = []
    for c in s.piles[seat * ZONES + PERMANENTS]:
        if not s.turned[c]:
            for use in s.facts[c].abilities:
                n = saved_by(s, use, card)
                if n:
                    found.append((c, n))
    return found


def saved_by(s: Vtes, use: Use, card: int) -> int:
    """How much this use takes off the cost of an action with a card."""
    if Price.TAP not in use.price or not all([isinstance(x, ActsWithCard) and is_with(s, x, card) for x in use.only]):
        return 0
    return sum([effect.number for effect in use.effects if isinstance(effect, LessCost)])


def is_with(s: Vtes, only: ActsWithCard, card: int) -> bool:
    facts = s.facts[card]
    if not any([kind in facts.card.types for kind in only.types]):
        return False
    return only.trait is None or only.trait in facts.traits


def reduce(s: Vtes, k: int, n: int) -> None:
    """Of pool, if it costs any, else of blood; never below 0."""
    f = action_of(s, k)
    f = f.but(pool=max(0, f.pool - n)) if f.pool else f.but(blood=max(0, f.blood - n))
    s.frames[k] = f


def save_what_must_be(s: Vtes, k: int) -> None:
    """What could not be paid otherwise is saved as the action is announced."""
    f = action_of(s, k)
    for c, n in savers(s, f.seat, f.card):
        f = action_of(s, k)
        if not is_short(s, f):
            return
        tap(s, c, VTES1_6_1_3_6)
        reduce(s, k, n)


def is_short(s: Vtes, f: Action) -> bool:
    return s.blood[f.actor] < f.blood or s.pool[f.seat] < f.pool


# what it costs more to aim at somebody
def surcharge(s: Vtes, seat: int, cards: tuple[Object, ...], is_master: bool) -> int:
    """Pool that a player pays more for an action, or a master card, that aims at these."""
    if not s.says & TARGETS:
        return 0
    total = 0
    for c, since in cards:
        if since < 0 or not is_object(s, c, since) or not is_minion(s, c):
            continue
        for x in (c, *attached(s, c)):
            for clause in s.facts[x].card.text:
                if (
                    isinstance(clause, CostlyTarget)
                    and clause.masters is is_master
                    and (is_master or s.side(c) != seat)
                ):
                    total += clause.pool
    return total


def is_out_of_reach(s: Vtes, play: Play, use: Use, card: int) -> bool:
    """Whether a card cannot be chosen: by another player's action, or for want of the pool that it costs more."""
    if not s.says & TARGETS or not is_minion(s, card) or not (use.is_action or s.facts[play.card].is_master):
        return False
    if use.is_action and is_shielded(s, play.seat, card):
        return True
    n = surcharge(s, play.seat, ((card, s.since[card]),), not use.is_action)
    return n > 0 and s.pool[play.seat] < n + cost_of(s, play)[1]


def is_shielded(s: Vtes, seat: int, card: int) -> bool:
    """Whether actions of this player cannot be directed at a minion."""
    if not s.says & TARGETS or s.side(card) == seat:
        return False
    return any([isinstance(x, Untargeted) for c in (card, *attached(s, card)) for x in s.facts[c].card.text])


def has_cost(s: Vtes) -> bool:
    k = action_at(s)
    return k >= 0 and (action_of(s, k).blood > 0 or action_of(s, k).pool > 0)


# requirements ask for what is saved, this for what is asked
from sumrak.games.vtes.requirements import cost_of  # noqa: E402
