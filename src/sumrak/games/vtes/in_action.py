"""Words about an action under way: stealth, intercept, bleed, waking, redirection, its end."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes import actions, blocks, resolving
from sumrak.games.vtes.board import action_at, is_in, is_object
from sumrak.games.vtes.counters import burn_blood
from sumrak.games.vtes.events import BLEED_CHANGED, INTERCEPT, REDIRECTED, STEALTH, WOKE
from sumrak.games.vtes.frames import FAILED, Action, Object, Play
from sumrak.games.vtes.moving import burn, put_on, tap, untap
from sumrak.games.vtes.state import INTERCEPT as ROW
from sumrak.games.vtes.state import (
    MOMENT,
    Vtes,
)
from sumrak.games.vtes.targets import VTES1_6_1_5_3
from sumrak.games.vtes.values import intercept_of
from sumrak.games.vtes.vocabulary import effects as w
from sumrak.games.vtes.vocabulary.terms import A, B
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite
from sumrak.kernel.state import Lasting

VTES1_4_1, VTES6_1_1_5, VTES6_2_2_12 = cite("VTES-1.4.1"), cite("VTES-6.1.1.5"), cite("VTES-6.2.2.12")
VTES6_2_2_16, VTES6_2_2_20, VTES6_2_2_23 = cite("VTES-6.2.2.16"), cite("VTES-6.2.2.20"), cite("VTES-6.2.2.23")
NO_ACTION = Reason(VTES1_6_1_5_3, "no-action")
NOT_NEEDED = Reason(VTES6_2_2_20, "not-needed")
LIMITED = Reason(VTES6_1_1_5, "limited")
NOT_A_BLEED = Reason(VTES6_1_1_5, "not-a-bleed")
NOT_BLED = Reason(VTES6_2_2_16, "not-bled")
UNDER_ATTEMPT = Reason(VTES6_2_2_12, "under-attempt")
IS_AWAKE = Reason(VTES6_2_2_23, "is-awake")


def now(s: Vtes) -> Action | None:
    f: Action | None = s.frames[s.acting] if s.acting >= 0 else None
    return f


def change(s: Vtes, f: Action) -> None:
    s.frames[action_at(s)] = f


# stealth and intercept (VTES-6.2.2.20)
def why_no_stealth(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    f = now(s)
    if f is None:
        return NO_ACTION
    if effect.always:
        return None
    return None if kind == B and blocks.intercept(s, f) >= blocks.stealth(s, f) else NOT_NEEDED


def add_stealth(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        f.stealth += effect.number
        s.note(STEALTH, VTES6_2_2_20, play.seat, f.actor, before=effect.number, after=f.stealth)


def why_no_intercept(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    f = now(s)
    if f is None:
        return NO_ACTION
    if effect.always:
        return None
    return None if kind == B and blocks.stealth(s, f) > blocks.intercept(s, f) else NOT_NEEDED


def add_intercept(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """To the minion that attempts to block, for the action."""
    f = now(s)
    if f is not None and f.blocker >= 0:
        give_intercept(s, action_at(s), f.blocker, effect.number, play.card)


def give_intercept(s: Vtes, k: int, card: int, n: int, source: int) -> None:
    s.clock += 1
    s.lasting = [*s.lasting, Lasting(k, card, s.since[card], source, ROW, s.clock, (n,))]
    s.note(INTERCEPT, VTES6_2_2_20, s.side(card), card, before=n, after=intercept_of(s, card))


# bleed
def why_no_bleed(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    f = now(s)
    if f is None or not f.is_bleed:
        return NOT_A_BLEED
    return LIMITED if effect.limited and f.limited else None


def add_bleed(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        f.bleed, f.limited = f.bleed + effect.number, f.limited or effect.limited
        s.note(BLEED_CHANGED, VTES6_1_1_5, play.seat, f.actor, before=effect.number, after=f.bleed)


# who may block
def bar(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        change(s, f.but(barred=(*f.barred, *chosen)))


def tap_failed(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        change(s, f.but(taps_failed=True))


def why_awake(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    f = now(s)
    if f is None:
        return NO_ACTION
    return IS_AWAKE if not s.turned[play.minion] or (play.minion, s.since[play.minion]) in f.woken else None


def wake(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """VTES-6.2.2.23: it stays tapped."""
    f = now(s)
    if f is not None:
        object = (play.minion, s.since[play.minion])
        f.woken = (*f.woken, object)
        if effect.burn:
            f.owes = (*f.owes, object)
        s.dirty |= MOMENT
        s.note(WOKE, VTES6_2_2_23, play.seat, play.minion)


def why_no_redirect(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    f = now(s)
    if f is None or not f.is_bleed or f.bled != play.seat:
        return NOT_BLED
    if effect.tap and s.turned[play.minion]:
        return IS_TAPPED
    return UNDER_ATTEMPT if kind == B else None


IS_TAPPED = Reason(VTES6_2_2_23, "price-is-a-tap")


def redirect(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """VTES-6.2.2.15: back to A, every refusal is wiped out; what was added stays (VTES-6.2.2.16)."""
    f = now(s)
    seat = chosen[0][0]
    if f is None or not is_in(s, seat):
        return
    if effect.tap:
        tap(s, play.minion, VTES1_4_1)
    change(s, f.but(bled=seat, targets=1 << seat, declined=0, blocker=-1, blocker_since=-1))
    s.dirty |= MOMENT
    s.note(REDIRECTED, VTES6_2_2_16, play.seat, f.actor, before=f.bled, after=seat)
    s.cut(action_at(s), *resolving.BLOCK_STEPS)


def why_no_attempt(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    """VTES-6.2.2.11: an outsider when all have declined; an entitled player in her turn."""
    f = now(s)
    if f is None:
        return NO_ACTION
    if kind == B:
        return UNDER_ATTEMPT
    if f.declined >> play.seat & 1:
        return blocks.HAS_DECLINED
    if kind == A and blocks.turn_to_block(s, f) != play.seat:
        return blocks.NOT_YET
    if effect.untap:
        return (
            None
            if s.turned[play.minion] and s.blood[play.minion] >= effect.burn and not blocks.is_barred(s, f, play.minion)
            else IS_AWAKE
        )
    return blocks.why_not_block(s, f, play.seat, play.minion)


def attempt_block(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    k = action_at(s)
    if effect.burn:
        burn_blood(s, play.minion, effect.burn, VTES1_4_1)
    if effect.untap:
        untap(s, play.minion, VTES1_4_1)
    if effect.intercept:
        give_intercept(s, k, play.minion, effect.intercept, play.card)
    blocks.attempt(s, k, play.minion)


# its end
def end_action(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        if effect.untap:
            untap(s, f.actor, VTES1_4_1)
        actions.bar(s, f)
        resolving.end(s, action_at(s))


def burn_actor(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        change(s, f.but(result=FAILED))
        if is_object(s, f.actor, f.since):
            burn(s, f.actor, VTES1_4_1, play.card)
        s.cut(action_at(s))


def untap_actor(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None and is_object(s, f.actor, f.since):
        untap(s, f.actor, VTES1_4_1)


def store_bleed(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """The card is put on the vampire; the bleed burns nothing."""
    f = now(s)
    if f is not None:
        change(s, f.but(stored=True))
        put_on(s, play.card, f.actor, play.seat, VTES1_4_1)
        s.blood[play.card] = f.bled + 1  # of whom it speaks


def prevent_if_blocks(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        change(s, f.but(prevent=(*f.prevent, *[(play.minion, play.since)] * effect.number)))
        s.dirty |= 1 << play.seat


DO: dict[type, Any] = {
    w.AddStealth: add_stealth,
    w.AddIntercept: add_intercept,
    w.AddBleed: add_bleed,
    w.CannotBlock: bar,
    w.TapFailedBlockers: tap_failed,
    w.Wake: wake,
    w.Redirect: redirect,
    w.AttemptBlock: attempt_block,
    w.EndAction: end_action,
    w.BurnActor: burn_actor,
    w.UntapActor: untap_actor,
    w.StoreBleed: store_bleed,
    w.PreventIfBlocks: prevent_if_blocks,
}
WHY: dict[type, Any] = {
    w.AddStealth: why_no_stealth,
    w.AddIntercept: why_no_intercept,
    w.AddBleed: why_no_bleed,
    w.Wake: why_awake,
    w.Redirect: why_no_redirect,
    w.AttemptBlock: why_no_attempt,
}
