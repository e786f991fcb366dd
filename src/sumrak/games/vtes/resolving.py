"""Section 6.2.3: how an action is resolved: successful, blocked, ended, failed; and what comes after."""

from __future__ import annotations

from functools import lru_cache

from sumrak.games.vtes import basic, combat, damage, effects, hands, playing, torpor
from sumrak.games.vtes.board import (
    action_of,
    attached,
    is_in,
    is_in_play,
    is_object,
    is_ready,
    is_torpid,
)
from sumrak.games.vtes.counters import burn_blood, burn_pool
from sumrak.games.vtes.events import ENDED, FIZZLED, SUCCEEDED
from sumrak.games.vtes.frames import (
    AGGRAVATED_DUE,
    ANARCH,
    BLEED,
    BLOCKED,
    CARD,
    DAMAGE_DUE,
    DIABLERIZE,
    GOING,
    HUNT,
    LEAVE,
    OFFERED,
    RESCUE,
    SUCCESSFUL,
    TAKE,
    TORPOR_DUE,
    Action,
    Play,
)
from sumrak.games.vtes.frames import ENDED as WAS_ENDED
from sumrak.games.vtes.frames import OFFER as FROM_OFFER
from sumrak.games.vtes.masks import is_awaited
from sumrak.games.vtes.moving import burn, tap, untap
from sumrak.games.vtes.requirements import why_unfit
from sumrak.games.vtes.state import ASH, LIMBO, Vtes
from sumrak.games.vtes.targets import cards, is_such, slots_of
from sumrak.games.vtes.vocabulary.clauses import BlocksUntapped
from sumrak.games.vtes.vocabulary.only import Only
from sumrak.games.vtes.vocabulary.terms import AFTER, A, C, D, Moment
from sumrak.games.vtes.vocabulary.terms import ANNOUNCED as AS_ANNOUNCED
from sumrak.games.vtes.vocabulary.terms import BLOCKED as BEFORE_BLOCK
from sumrak.games.vtes.vocabulary.whom import Cards
from sumrak.kernel.agenda import Step
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import window

VTES1_4_1 = cite("VTES-1.4.1")
VTES6_2_1_5 = cite("VTES-6.2.1.5")
VTES6_2_2_15 = cite("VTES-6.2.2.15")
VTES6_2_2_18 = cite("VTES-6.2.2.18")
VTES6_2_2_23 = cite("VTES-6.2.2.23")
VTES6_2_2_7 = cite("VTES-6.2.2.7")
VTES6_2_3_1 = cite("VTES-6.2.3.1")
VTES6_2_3_11 = cite("VTES-6.2.3.11")
VTES6_2_3_2 = cite("VTES-6.2.3.2")
VTES6_2_3_3 = cite("VTES-6.2.3.3")
VTES6_2_3_5 = cite("VTES-6.2.3.5")
VTES6_2_3_6 = cite("VTES-6.2.3.6")
VTES6_2_3_9 = cite("VTES-6.2.3.9")
VTES6_2_4_2 = cite("VTES-6.2.4.2")
IN_TORPOR, AFTER_ACTION = Only.IN_TORPOR, Moment.AFTER_ACTION
"""Named here, since to look up a member of an Enum takes three times as long as a call."""


# before
def all_let_pass(s: Vtes, k: int) -> None:
    """Nobody blocks any more: C, D, resolution; in one go where nobody has anything for it."""
    if is_awaited(s, C | D):
        s.then((window, k, C, VTES6_2_2_15), (enter_d, k), *resolution(k))
        return
    enter_d(s, k)
    if s.unsettled or s.dirty:
        s.then(*resolution(k))
        return
    before_resolution(s, k)
    s.go_on(resolve, k)


@lru_cache(8)
def resolution(k: int) -> tuple[Step, ...]:
    return (window, k, D, VTES6_2_2_18), (before_resolution, k), (resolve, k)


def enter_d(s: Vtes, k: int) -> None:
    """VTES-6.2.2.18: what was stored for a bleed of this player goes off; nothing of an earlier timing may follow."""
    f: Action = s.frames[k]
    if f.is_bleed and is_object(s, f.actor, f.since):
        for x in attached(s, f.actor):
            for clause in s.facts[x].named:
                if clause.word == "stored-bleed" and s.blood[x] == f.bled + 1:
                    burn(s, x)
                    f.bleed += clause.number


def before_resolution(s: Vtes, k: int) -> None:
    """What was stored until the action resolves: a price for waking, blockers that failed."""
    f: Action = s.frames[k]
    for c, since in f.owes:
        if is_object(s, c, since) and not (f.result == BLOCKED and f.blocker == c):
            burn_blood(s, c, 1, VTES6_2_2_23)
    for c, since in f.failed:
        if is_object(s, c, since) and is_ready(s, c):
            tap(s, c, VTES1_4_1)


# resolution (section 6.2.3)
def resolve(s: Vtes, k: int) -> None:
    f: Action = s.frames[k]
    if not is_there(s, f):
        f.result = WAS_ENDED
        s.note(ENDED, VTES6_2_3_1, f.seat)
        s.cut(k)
        return
    f.result = SUCCESSFUL
    if s.journal is not None:
        s.note(SUCCEEDED, VTES6_2_3_2, f.seat, f.actor)
    if is_fizzle(s, f):
        pay(s, f)
        s.note(FIZZLED, VTES6_2_3_3, f.seat, f.actor)
        return
    pay(s, f)
    s.go_on(apply, k)


def is_there(s: Vtes, f: Action) -> bool:
    """VTES-6.2.3.1: ready, or torpid and leaving torpor."""
    if not is_object(s, f.actor, f.since) or not is_in(s, f.seat):
        return False
    if f.kind == LEAVE or leaves_torpor(s, f):
        return is_torpid(s, f.actor)
    return is_ready(s, f.actor)


def leaves_torpor(s: Vtes, f: Action) -> bool:
    """An action of a vampire in torpor, by a card that says so."""
    return f.kind == CARD and s.facts[f.card].from_torpor and IN_TORPOR in s.facts[f.card].uses[f.use].only


def pay(s: Vtes, f: Action) -> None:
    if f.blood:
        burn_blood(s, f.actor, f.blood - f.shared, VTES6_2_3_2)
        if f.shared:
            burn_blood(s, f.chosen[0][0], f.shared, VTES6_2_3_2)
    if f.pool:
        burn_pool(s, f.seat, f.pool, VTES6_2_3_2)


def is_fizzle(s: Vtes, f: Action) -> bool:
    """VTES-6.2.3.3: the cost cannot be paid, the requirement has lapsed, no target is legal any more."""
    if s.blood[f.actor] < f.blood - f.shared or s.pool[f.seat] < f.pool:
        return True
    if f.shared and is_object(s, *f.chosen[0]) and s.blood[f.chosen[0][0]] < f.shared:
        return True
    if f.is_bleed and not is_in(s, f.bled):
        return True
    if f.kind == CARD:
        return why_unfit(s, s.facts[f.card], f.use, f.actor) is not None or not has_target(s, f)
    if f.kind == OFFERED:
        return not is_object(s, f.card, f.card_since) or not has_target(s, f)
    return (
        bool(f.chosen) and f.kind != ANARCH and not any([since < 0 or is_object(s, c, since) for c, since in f.chosen])
    )


def has_target(s: Vtes, f: Action) -> bool:
    """Whether some card that was chosen is still what it was and where it may be chosen; or nothing was."""
    play = play_of(f)
    meant = [(slot, x) for slot, x in zip(slots_of(s, play), f.chosen) if isinstance(slot, Cards)]
    return not meant or any([is_object(s, c, since) and c in cards(s, play, slot) for slot, (c, since) in meant])


def play_of(f: Action, k: int = -1) -> Play:
    """The action as the use of its card."""
    return Play(f.seat, f.card, f.actor, f.since, f.use, f.chosen, k, source=FROM_OFFER if f.kind == OFFERED else 0)


def apply(s: Vtes, k: int) -> None:
    f: Action = s.frames[k]
    if f.kind in (CARD, OFFERED):
        effects.carry_out(s, play_of(f, k))
    elif f.kind == BLEED:
        basic.bleed(s, k)
    elif f.kind == HUNT:
        basic.hunt(s, k)
    elif f.kind == TAKE:
        basic.take(s, k)
    elif f.kind == LEAVE:
        torpor.leave(s, k)
    elif f.kind == RESCUE:
        torpor.rescue(s, k)
    elif f.kind == DIABLERIZE:
        torpor.diablerize(s, k)
    else:
        basic.become_anarch(s, k)


def resolve_block(s: Vtes, k: int) -> None:
    """VTES-6.2.3.6: the card is burned unpaid, the blocker taps, combat begins; none if leaving torpor was blocked."""
    f: Action = s.frames[k]
    if f.kind == CARD:
        playing.put_away(s, f.card)
        f.burned_since = s.since[f.card]
    if not is_object(s, f.blocker, f.blocker_since) or not is_ready(s, f.blocker):
        return
    if not blocks_untapped(s, f):
        tap(s, f.blocker, VTES6_2_3_6)
    if f.kind == LEAVE or leaves_torpor(s, f):
        torpor.blocked(s, k)
    elif is_object(s, f.actor, f.since):
        if any([c == f.actor and since == f.since and bits & 32 for c, since, bits in f.promised]):
            s.ask(f.seat, VTES6_2_3_6, [("finish", f.actor), ("decline",)], may_cancel, k)
        else:
            combat.start(s, f.actor, f.blocker, k)


def may_cancel(s: Vtes, k: int, verb: str, card: int = -1) -> None:
    """The combat that the block would bring, if its player likes to fight at all."""
    f: Action = s.frames[k]
    if verb == "decline":
        combat.start(s, f.actor, f.blocker, k)


def blocks_untapped(s: Vtes, f: Action) -> bool:
    """Whether the blocker has a text that it does not tap for this."""
    play = Play(s.side(f.blocker), f.blocker, f.blocker, f.blocker_since)
    for x in (f.blocker, *attached(s, f.blocker)):
        for clause in s.facts[x].card.text:
            if (
                isinstance(clause, BlocksUntapped)
                and is_object(s, f.actor, f.since)
                and is_such(s, play, clause.who, f.actor)
            ):
                return True
    return False


def slave_fights(s: Vtes, k: int, slave: int) -> None:
    """VTES-6.2.4.2: the slave takes the place of the acting minion in that combat."""
    f: Action = s.frames[k]
    if f.kind == CARD:
        playing.put_away(s, f.card)
    if is_object(s, f.blocker, f.blocker_since) and is_ready(s, f.blocker):
        tap(s, f.blocker, VTES6_2_3_6)
        combat.start(s, slave, f.blocker, k)


def send_slave(s: Vtes, k: int, slave: int) -> None:
    f: Action = s.frames[k]
    tap(s, slave, VTES6_2_4_2)
    untap(s, f.actor, VTES6_2_4_2)
    s.cut(k, (before_resolution,), (slave_fights, slave), (after_resolution,))


def after_resolution(s: Vtes, k: int) -> None:
    """VTES-6.2.3.9: all combats and the referendum are over, the action is not."""
    if action_of(s, k).continues and go_on(s, k):
        return
    f: Action = s.frames[k]
    if f.misty and is_object(s, f.actor, f.since) and is_ready(s, f.actor) and s.blood[f.actor] and not f.queued:
        f.misty = False
        s.ask(s.side(f.actor), VTES6_2_3_11, [("number", 1), ("number", 0)], through_mist, k)
        return
    if is_awaited(s, AFTER):
        s.then((window, k, AFTER, VTES6_2_3_9), (settle_dues, k))
    elif f.dues:
        settle_dues(s, k)


def through_mist(s: Vtes, k: int, verb: str, price: int) -> None:
    """For 1 blood it goes on with +1 stealth, needed or not."""
    f: Action = s.frames[k]
    if price:
        burn_blood(s, f.actor, price, VTES6_2_3_11)
        f.continues, f.stealth = True, f.stealth + 1
    s.next((after_resolution, k))


def settle_dues(s: Vtes, k: int) -> None:
    """What was to come when the action had been resolved, after whatever is used then."""
    for word, card, since, n in action_of(s, k).dues:
        if not is_object(s, card, since) or not is_in_play(s, card):
            continue
        if word == TORPOR_DUE and is_ready(s, card):
            s.then((torpor.fall, card, since, ((card, since),)))
        elif word in (DAMAGE_DUE, AGGRAVATED_DUE):
            s.next((damage.deal_alone, card, since, n, word == AGGRAVATED_DUE))


def go_on(s: Vtes, k: int) -> bool:
    """VTES-6.2.3.11: as if unblocked: the card goes back to limbo, back to A; who had declined stays so."""
    f: Action = s.frames[k]
    f.continues = False
    if not is_there(s, f):
        return False
    if f.kind == CARD:
        if s.zone(f.card) != ASH or s.since[f.card] != f.burned_since:
            return False
        s.move(f.card, s.at(s.owner[f.card], LIMBO))
        f.card_since = s.since[f.card]
    f.result, f.blocker, f.blocker_since = GOING, -1, -1
    s.cut(k, *BLOCK_STEPS)
    return True


def action_over(s: Vtes, k: int) -> None:
    f: Action = s.frames[k]
    if f.is_bleed and (f.result != SUCCESSFUL or f.bled_for <= 0):
        s.vain = (*[row for row in s.vain if row[0] != f.seat], (f.seat, s.alive & ~(1 << f.seat)))
    playing.burn_poisoned(s)
    if f.kind == CARD and s.zone(f.card) == LIMBO and s.since[f.card] == f.card_since:
        s.move(f.card, s.at(s.owner[f.card], ASH))
    if s.delayed:
        hands.release(s, AFTER_ACTION, what=k)


def end(s: Vtes, k: int) -> None:
    """VTES-6.2.3.8: ended: over at once."""
    f: Action = s.frames[k]
    f.result = WAS_ENDED
    s.note(ENDED, VTES6_2_3_1, f.seat)
    s.cut(k)


BLOCK_STEPS: tuple[Step, ...] = (
    (window, A, VTES6_2_2_7),
    (all_let_pass,),
    (after_resolution,),
)
STEPS: tuple[Step, ...] = ((window, AS_ANNOUNCED, VTES6_2_1_5), *BLOCK_STEPS)
BLOCKED_STEPS: tuple[Step, ...] = (
    (window, BEFORE_BLOCK, VTES6_2_3_5),
    (before_resolution,),
    (resolve_block,),
    (after_resolution,),
)
CLOSING: tuple[Step, ...] = ((action_over,),)
