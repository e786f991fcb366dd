"""Words about block attempts and bleeds: attempts that fail, bleeds that are smaller or aim elsewhere, what comes afterwards."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes import basic, blocks, resolving, torpor
from sumrak.games.vtes.board import (
    action_at,
    is_in,
    is_in_play,
    is_object,
    is_ready,
    is_torpid,
    is_vampire,
    predator,
)
from sumrak.games.vtes.counters import (
    burn_blood,
    burn_pool,
)
from sumrak.games.vtes.events import BLEED_CHANGED, REDIRECTED, STEALTH
from sumrak.games.vtes.frames import (
    AGGRAVATED_DUE,
    CARD,
    DAMAGE_DUE,
    FAILED,
    TORPOR_DUE,
    Action,
    Object,
    Play,
)
from sumrak.games.vtes.in_action import NO_ACTION, change, give_intercept, now, why_no_intercept
from sumrak.games.vtes.in_combat import IS_QUEUED
from sumrak.games.vtes.in_deeds import NOTHING_THERE
from sumrak.games.vtes.moving import burn, discard, put_before, put_on, tap, to_ready
from sumrak.games.vtes.state import (
    HAND,
    IMPROVED,
    MOMENT,
    READY,
    ZONES,
    Vtes,
)
from sumrak.games.vtes.targets import is_such, use_of
from sumrak.games.vtes.vocabulary import attempts
from sumrak.games.vtes.vocabulary import deeds as d
from sumrak.games.vtes.vocabulary.effects import (
    AddIntercept,
    Redirect,
)
from sumrak.games.vtes.vocabulary.terms import BIT, B
from sumrak.kernel.agenda import Option
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES1_4_1, VTES6_1_1_5, VTES6_2_2_13, VTES6_2_2_16, VTES6_2_2_21 = (
    cite("VTES-1.4.1"), cite("VTES-6.1.1.5"), cite("VTES-6.2.2.13"), cite("VTES-6.2.2.16"), cite("VTES-6.2.2.21"),
)  # fmt: skip
NO_ATTEMPT = Reason(VTES6_2_2_13, "no-attempt")


# attempts
def why_no_attempt(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    f = now(s)
    return None if f is not None and kind == B and f.blocker >= 0 else NO_ATTEMPT


def attempt_fails(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None and f.blocker >= 0:
        change(s, f.but(barred=(*f.barred, (f.blocker, f.blocker_since))))
        if effect.tap and is_object(s, f.blocker, f.blocker_since):
            tap(s, f.blocker, VTES1_4_1)


def why_no_action(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return NO_ACTION if now(s) is None else None


def why_no_ban(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    """An action card bans by itself, from its announcement on (see `actions.announced`)."""
    return None if use_of(s, play).is_action else why_no_action(s, play, effect, kind)


def ban(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        j = use_of(s, play).effects.index(effect)
        change(s, f.but(bans=(*f.bans, (s.definition[play.card], play.use, j))))


def end_here(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is None:
        return
    k = action_at(s)
    if is_object(s, f.blocker, f.blocker_since):
        burn_blood(s, f.blocker, effect.blood, VTES1_4_1)
        if effect.torpor and is_ready(s, f.blocker):
            s.due((torpor.fall, f.blocker, f.blocker_since, ((f.blocker, f.blocker_since),)))
    resolving.end(s, k)


def fail(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        change(s, f.but(result=FAILED))
        s.cut(action_at(s))


# bleeds
def less_bleed(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        change(s, f.but(bleed=f.bleed - effect.number))
        s.note(BLEED_CHANGED, VTES6_1_1_5, play.seat, f.actor, before=-effect.number, after=f.bleed - effect.number)


def redirect_to(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is None:
        return
    seat = predator(s, predator(s, play.seat))
    if not is_in(s, seat) or seat == play.seat:
        return
    change(s, f.but(bled=seat, targets=1 << seat, declined=0, blocker=-1, blocker_since=-1))
    s.dirty |= MOMENT
    s.note(REDIRECTED, VTES6_2_2_16, play.seat, f.actor, before=f.bled, after=seat)
    s.cut(action_at(s), *resolving.BLOCK_STEPS)


def bleed_of(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    basic.bleed(s, play.k, effect.gain, effect.blood)


# stealth and intercept
def reduce(s: Vtes, f: Action, seat: int, n: int) -> None:
    change(s, f.but(stealth=f.stealth - n))
    s.note(STEALTH, VTES6_2_2_21, seat, f.actor, before=-n, after=f.stealth - n)


def less_intercept(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None and f.blocker >= 0:
        give_intercept(s, action_at(s), f.blocker, -effect.number, play.card)


# the combat that a block brings
def promise(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        bits = (4 if effect.first else 1) * int(effect.maneuver) + 2 * int(effect.press) + 8 * int(effect.harsh)
        bits += 16 * int(effect.ends) + 32 * int(effect.cancels)
        change(s, f.but(promised=(*f.promised, (play.minion, play.since, bits))))


def why_no_fight(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    """Nor while another combat is queued (RTR 20020501)."""
    f = now(s)
    if f is None or not is_object(s, f.actor, f.since) or not is_ready(s, f.actor):
        return NO_ACTION
    return IS_QUEUED if f.queued else None


def join_fight(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """A new combat; what was to come after the one before is lost with it (RTR 20020501)."""
    f = now(s)
    if f is not None:
        pair = ((f.actor, f.since), (play.minion, play.since))
        change(s, f.but(queued=pair, continues=False, misty=False, arms=(True, effect.press)))


def toll(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """From now on; who attempts already pays, or gives the attempt up (LSJ 20031121)."""
    f = now(s)
    if f is None:
        return
    j = use_of(s, play).effects.index(effect)
    change(s, f.but(tolls=(*f.tolls, (s.definition[play.card], play.use, j))))
    if is_object(s, f.blocker, f.blocker_since) and blocks.toll(
        s, f.but(tolls=((s.definition[play.card], play.use, j),)), f.blocker
    ):
        can = is_vampire(s, f.blocker) and s.blood[f.blocker] >= effect.number
        s.ask(
            s.side(f.blocker),
            VTES1_4_1,
            [*([("number", effect.number)] if can else []), ("number", 0)],
            toll_paid,
            play,
        )


def toll_paid(s: Vtes, play: Play, verb: str, n: int) -> None:
    f = now(s)
    if f is None:
        return
    if n:
        burn_blood(s, f.blocker, n, VTES1_4_1, play.card)
    else:
        blocks.give_up(s, action_at(s))


def bleed_for_blood(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f, n = now(s), chosen[0][0]
    if f is not None and is_object(s, play.minion, play.since):
        burn_blood(s, play.minion, n + effect.more, VTES1_4_1)
        change(s, f.but(bleed=f.bleed + n))
        s.note(BLEED_CHANGED, VTES6_1_1_5, play.seat, f.actor, before=n, after=f.bleed + n)


def raise_stolen(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card, since = play.chosen[0]
    if not is_object(s, card, since) or not is_torpid(s, card) or s.side(card) != play.seat:
        return
    if is_object(s, play.minion, play.since) and s.blood[play.minion] >= effect.price:
        s.ask(play.seat, VTES1_4_1, [("number", effect.price), ("number", 0)], stolen_raised, play, card)


def stolen_raised(s: Vtes, play: Play, card: int, verb: str, price: int) -> None:
    if price:
        burn_blood(s, play.minion, price, VTES1_4_1)
        to_ready(s, card, VTES1_4_1)


def why_no_masters(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    found = why_no_intercept(s, play, AddIntercept(1), kind)
    return found or (None if masters(s, play.seat) else NOTHING_THERE)


def masters(s: Vtes, seat: int) -> list[int]:
    return [c for c in s.pile(seat, HAND) if s.facts[c].is_master]


def intercept_for_masters(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    s.then((choose_masters, play, ()))


def choose_masters(s: Vtes, play: Play, picked: tuple[int, ...]) -> None:
    """All are chosen before any is thrown away, and so before any is replaced (LSJ 19981005)."""
    left = choices(s, [c for c in masters(s, play.seat) if c not in picked])
    options: list[Option] = [("choose", c) for c in left]
    if options:
        s.ask(play.seat, VTES1_4_1, [*options, *([("done",)] if picked else [])], master_chosen, play, picked)
    else:
        throw_masters(s, play, picked)


def master_chosen(s: Vtes, play: Play, picked: tuple[int, ...], verb: str, card: int = -1) -> None:
    if verb == "choose":
        s.then((choose_masters, play, (*picked, card)))
    else:
        throw_masters(s, play, picked)


def throw_masters(s: Vtes, play: Play, picked: tuple[int, ...]) -> None:
    for card in picked:
        discard(s, card, VTES1_4_1)
    f = now(s)
    if f is not None and f.blocker == play.minion:
        give_intercept(s, action_at(s), play.minion, len(picked), play.card)


def less_stealth(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        reduce(s, f, play.seat, effect.number)


def why_no_actor(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    f = now(s)
    return None if f is not None and is_object(s, f.actor, f.since) and is_in_play(s, f.actor) else NO_ACTION


def put_on_actor(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is None or not is_object(s, f.actor, f.since) or not is_in_play(s, f.actor):
        burn(s, play.card)
        return
    if effect.before:
        put_before(s, play.card, f.seat, VTES1_4_1)
        s.flags[play.card] |= IMPROVED
    else:
        put_on(s, play.card, f.actor, play.seat, VTES1_4_1)


def why_not_redirected(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    """A card that would give a bleed of your minion another target, as it is played."""
    frame, f = s.frames[play.k] if 0 <= play.k < len(s.frames) else None, now(s)
    if f is None or not f.is_bleed or f.seat != play.seat or not isinstance(frame, Play) or frame.cancelled:
        return NOTHING_THERE
    turns = any([isinstance(x, (Redirect, attempts.RedirectTo)) for x in use_of(s, frame).effects])
    return None if turns and not s.facts[frame.card].is_master else NOTHING_THERE


def cancel_redirection(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    frame, f = s.frames[play.k], now(s)
    if isinstance(frame, Play):
        s.frames[play.k] = frame.but(cancelled=True)
    if f is not None:
        change(s, f.but(most=1 if f.most < 0 else min(1, f.most)))


def target_taps(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None and is_in(s, f.bled):
        options: list[Option] = [("choose", c) for c in s.piles[f.bled * ZONES + READY] if not s.turned[c]]
        if options:
            s.ask(f.bled, VTES1_4_1, options, target_tapped)


def target_tapped(s: Vtes, verb: str, card: int) -> None:
    tap(s, card, VTES1_4_1)


def actor_pays(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        burn_pool(s, f.seat, effect.number, VTES1_4_1, play.card)


def mute(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        bits = sum([BIT[code] for code in effect.codes])
        change(s, f.but(muted=f.muted | bits, mutes_combat=f.mutes_combat or effect.combat))


def keep_path(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """On the acting vampire; at whom the action was directed is kept as a number on it."""
    f = now(s)
    if f is not None and is_object(s, f.actor, f.since):
        put_on(s, play.card, f.actor, play.seat, VTES1_4_1)
        s.blood[play.card] = f.targets
        if effect.improved:
            s.flags[play.card] |= IMPROVED


def paid_intercept(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """Whoever controls the vampire that attempts to block decides."""
    f = now(s)
    if f is not None and is_object(s, f.blocker, f.blocker_since) and s.blood[f.blocker]:
        s.ask(s.side(f.blocker), VTES1_4_1, [("number", 1), ("number", 0)], intercept_paid, play)


def intercept_paid(s: Vtes, play: Play, verb: str, price: int) -> None:
    f = now(s)
    if f is not None and price and is_object(s, f.blocker, f.blocker_since):
        burn_blood(s, f.blocker, price, VTES1_4_1)
        give_intercept(s, action_at(s), f.blocker, 1, play.card)


def paid_bleed(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """A vampire that acts may burn 1 blood for +1 bleed; whoever controls it decides."""
    f = now(s)
    if f is not None and is_object(s, f.actor, f.since) and s.blood[f.actor] and is_such(s, play, effect.who, f.actor):
        s.ask(s.side(f.actor), VTES1_4_1, [("number", 1), ("number", 0)], bleed_paid, play)


def bleed_paid(s: Vtes, play: Play, verb: str, price: int) -> None:
    f = now(s)
    if f is not None and price and is_object(s, f.actor, f.since):
        burn_blood(s, f.actor, price, VTES1_4_1)
        change(s, f.but(bleed=f.bleed + 1))
        s.note(BLEED_CHANGED, VTES6_1_1_5, play.seat, f.actor, before=1, after=f.bleed + 1)


# what comes when it is resolved
def fall_afterwards(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    owe(s, play, TORPOR_DUE, 0)


def hurt_afterwards(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None and f.kind == CARD and f.card == play.card:
        return  # known since the action was announced
    owe(s, play, AGGRAVATED_DUE if effect.aggravated else DAMAGE_DUE, effect.number)


def owe(s: Vtes, play: Play, word: int, n: int) -> None:
    f = now(s)
    if f is not None:
        change(s, f.but(dues=(*f.dues, (word, play.minion, play.since, n))))


DO: dict[type, Any] = {
    attempts.AttemptFails: attempt_fails,
    attempts.CannotBlockThis: ban,
    attempts.EndActionHere: end_here,
    d.FailAction: fail,
    attempts.LessBleed: less_bleed,
    attempts.RedirectTo: redirect_to,
    attempts.BleedOf: bleed_of,
    attempts.LessIntercept: less_intercept,
    attempts.InCombat: promise,
    d.FallAfterwards: fall_afterwards,
    d.HurtAfterwards: hurt_afterwards,
    attempts.Mute: mute,
    attempts.TollForBlocks: toll,
    attempts.CancelRedirection: cancel_redirection,
    attempts.TargetTaps: target_taps,
    attempts.ActorPays: actor_pays,
    attempts.LessStealth: less_stealth,
    attempts.PutOnActor: put_on_actor,
    attempts.InterceptForMasters: intercept_for_masters,
    attempts.BleedForBlood: bleed_for_blood,
    attempts.RaiseStolen: raise_stolen,
    attempts.JoinFight: join_fight,
    attempts.KeepPath: keep_path,
    attempts.PaidBleed: paid_bleed,
    attempts.PaidIntercept: paid_intercept,
}
WHY: dict[type, Any] = {
    attempts.AttemptFails: why_no_attempt,
    attempts.CannotBlockThis: why_no_ban,
    attempts.EndActionHere: why_no_attempt,
    d.FailAction: why_no_action,
    attempts.LessIntercept: why_no_attempt,
    attempts.InCombat: why_no_action,
    attempts.JoinFight: why_no_fight,
    attempts.TollForBlocks: why_no_action,
    attempts.CancelRedirection: why_not_redirected,
    attempts.ActorPays: why_no_action,
    attempts.LessStealth: why_no_action,
    attempts.PutOnActor: why_no_actor,
    attempts.InterceptForMasters: why_no_masters,
}
