"""Words of master cards and of cards in play: counters moved, cards cancelled, drawn, put into play."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes import combat, costs
from sumrak.games.vtes.board import (
    controller,
    has_word,
    is_in_play,
    is_object,
    is_ready,
    is_torpid,
    is_vampire,
    ready,
    ring,
    vampires,
)
from sumrak.games.vtes.bonds import choose_anew
from sumrak.games.vtes.counters import burn_blood, burn_pool, gain_blood, gain_pool
from sumrak.games.vtes.frames import Object, Play
from sumrak.games.vtes.moving import burn, discard, draw_crypt, put_before, put_on, to_ready
from sumrak.games.vtes.state import CRYPT, FED, HAND, HANDS, IMPROVED, MINIONS, Vtes
from sumrak.games.vtes.targets import use_of
from sumrak.games.vtes.values import capacity
from sumrak.games.vtes.vocabulary import effects as w
from sumrak.games.vtes.vocabulary.staying import (
    BearerBloodToPool,
    BloodToPool,
    BurnPool,
    BurnSelf,
    CounterFromPool,
    DiscardAndDraw,
    DrawCrypt,
    FightBearer,
    GainBlood,
    GainPool,
    KeepAlive,
    LeaveTorpor,
    LoseLife,
    PayForCounters,
    PutOn,
    StayInPlay,
    TakeFrom,
    TributeFromEach,
)
from sumrak.games.vtes.vocabulary.terms import PLAYED, SUPERIOR, Type
from sumrak.kernel.agenda import Option
from sumrak.kernel.choice import choose_cards
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES1_4_1, VTES1_4_4, VTES1_6_1_7_1 = cite("VTES-1.4.1"), cite("VTES-1.4.4"), cite("VTES-1.6.1.7.1")
VTES1_6_1_1_4, VTES1_6_1_3_6, VTES9_1_10 = cite("VTES-1.6.1.1.4"), cite("VTES-1.6.1.3.6"), cite("VTES-9.1.10")
NOTHING_PLAYED = Reason(VTES1_6_1_7_1, "nothing-to-cancel")
EMPTY_CRYPT = Reason(VTES1_4_4, "empty-crypt")
NO_BEARER = Reason(VTES1_4_4, "no-bearer")
NOBODY_TO_KEEP = Reason(VTES9_1_10, "nobody-to-keep")
NO_BLOOD_THERE = Reason(VTES1_6_1_3_6, "no-blood-there")


# cancelling (section 1.6.1.7)


def why_not_cancel(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    k = play.k
    frame = s.frames[k] if 0 <= k < len(s.frames) else None
    if kind != PLAYED or not isinstance(frame, Play) or frame.cancelled or frame.seat == play.seat:
        return NOTHING_PLAYED
    facts = s.facts[frame.card]
    if effect.types:
        return None if any([kind in facts.card.types for kind in effect.types]) else NOTHING_PLAYED
    return NOTHING_PLAYED if facts.is_master or Type.EVENT in facts.card.types else None


def cancel(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    frame = s.frames[play.k]
    if isinstance(frame, Play):
        s.frames[play.k] = frame.but(cancelled=True)


# into play
def stay(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    put_before(s, play.card, play.seat, VTES1_6_1_1_4)
    choose_anew(s, play.card)
    if play.source == 0 and any([level == SUPERIOR for _, level in use_of(s, play).needs]):
        s.flags[play.card] |= IMPROVED


def lay_on(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card, since = chosen[0]
    if is_object(s, card, since):
        put_on(s, play.card, card, play.seat, VTES1_6_1_1_4)
        if play.source == 0 and any([level == SUPERIOR for _, level in use_of(s, play).needs]):
            s.flags[play.card] |= IMPROVED
    else:
        burn(s, play.card)


# counters
def give_blood(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card, since = chosen[0]
    if is_object(s, card, since):
        if has_word(s, play.card, "hunting-ground"):
            s.used = [*s.used, (card, since, FED)]
        gain_blood(s, card, effect.number, VTES1_4_1, play.card if s.known[play.card] == 255 else -1)


def blood_to_pool(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    (card, since), (n, _) = chosen
    if is_object(s, card, since):
        gain_pool(s, play.seat, burn_blood(s, card, n, VTES1_4_1), VTES1_4_1)


def tribute(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    total = sum([burn_blood(s, c, 1, VTES1_4_1) for c in ready(s, play.seat) if is_vampire(s, c)])
    gain_pool(s, play.seat, total, VTES1_4_1)


def why_no_move(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    host = s.host[play.card]
    if effect.back:
        return NO_BLOOD_THERE if s.pool[play.seat] < 1 or s.blood[host] >= capacity(s, host) else None
    return NO_BLOOD_THERE if s.blood[host] < 1 else None


def move_blood(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    host = s.host[play.card]
    if host < 0 or s.zone(host) not in MINIONS:
        return
    seat = s.side(host)
    if effect.back:
        gain_blood(s, host, burn_pool(s, seat, 1, VTES1_4_1), VTES1_4_1)
    else:
        gain_pool(s, seat, burn_blood(s, host, 1, VTES1_4_1), VTES1_4_1)


def gain(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    gain_pool(s, play.seat, effect.number, VTES1_4_1)


def lose(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    burn_pool(s, play.seat, effect.number, VTES1_4_1)


def burn_itself(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if is_in_play(s, play.card):
        burn(s, play.card)


# texts of the untap phase
def leave_torpor(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if is_torpid(s, play.minion) and s.blood[play.minion] >= effect.price:
        burn_blood(s, play.minion, effect.price, VTES1_4_1)
        to_ready(s, play.minion, VTES1_4_1)


def why_stays(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return NO_BLOOD_THERE if s.blood[play.minion] < effect.price else None


def counter_from_pool(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    s.blood[play.card] += burn_pool(s, play.seat, 1, VTES1_4_1, play.card)


def pay_for_counters(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    s.then((pay_for_counter, play, s.blood[play.card]))


def pay_for_counter(s: Vtes, play: Play, left: int) -> None:
    """One after the other: pool, or blood of a vampire that she controls."""
    if left > 0:
        fed = [c for c in vampires(s, play.seat) if s.blood[c]]
        s.ask(play.seat, VTES1_4_1, [*[("choose", c) for c in fed], ("pay_pool",)], paid_for_counter, play, left)


def paid_for_counter(s: Vtes, play: Play, left: int, verb: str, card: int = -1) -> None:
    s.then((pay_for_counter, play, left - 1))
    if verb == "choose":
        burn_blood(s, card, 1, VTES1_4_1, play.card)
    else:
        burn_pool(s, play.seat, 1, VTES1_4_1, play.card)


def lose_life(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    burn_blood(s, play.card, effect.number, VTES1_4_1)


# actions that cards in play offer
def fight_bearer(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    combat.meet(s, s.host[play.card], play.k)


def why_no_bearer(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    host = s.host[play.card]
    return None if is_ready(s, host) and not costs.is_shielded(s, play.seat, host) else NO_BEARER


# Life Boon
def keep_alive(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """How much of one's pool goes over: at least 1, and what was owed must be covered (VTES-9.1.10)."""
    out = [x for x in ring(s, play.seat) if s.pool[x] <= 0 and x != play.seat]
    options: list[Option] = []
    for x in out:
        for n in range(s.due_pool[x] + 1, s.pool[play.seat]):
            options.append(("give", x, n))
    if options:
        s.ask(play.seat, VTES9_1_10, options, kept_alive, play)


def why_nobody_to_keep(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    needs = [s.due_pool[x] + 1 for x in ring(s, play.seat) if s.pool[x] <= 0 and x != play.seat]
    return None if needs and min(needs) < s.pool[play.seat] else NOBODY_TO_KEEP


def kept_alive(s: Vtes, play: Play, verb: str, seat: int, n: int) -> None:
    paid = burn_pool(s, play.seat, n, VTES9_1_10)
    gain_pool(s, seat, paid - s.due_pool[seat], VTES9_1_10)
    s.due_pool[seat] = 0
    put_before(s, play.card, play.seat, VTES9_1_10)
    s.blood[play.card] = seat + 1


def why_not_from_them(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return None if s.blood[play.card] == play.seat + 1 and s.pool[play.seat] else NOBODY_TO_KEEP


def take_from(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    gain_pool(s, controller(s, play.card), burn_pool(s, play.seat, effect.number, VTES1_4_1), VTES1_4_1)


# cards
def why_empty(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return None if s.pile(play.seat, CRYPT) else EMPTY_CRYPT


def from_crypt(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    draw_crypt(s, play.seat, VTES1_4_1)


def discard_one(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    choose_cards(s, play.seat, VTES1_4_1, s.at(play.seat, HAND), 1, discarded)


def discarded(s: Vtes, cards: tuple[int, ...]) -> None:
    for card in cards:
        discard(s, card, VTES1_4_1)
    s.unsettled |= HANDS


DO: dict[type, Any] = {
    w.Cancel: cancel,
    StayInPlay: stay,
    PutOn: lay_on,
    GainBlood: give_blood,
    BloodToPool: blood_to_pool,
    TributeFromEach: tribute,
    BearerBloodToPool: move_blood,
    GainPool: gain,
    BurnPool: lose,
    BurnSelf: burn_itself,
    DrawCrypt: from_crypt,
    DiscardAndDraw: discard_one,
    LeaveTorpor: leave_torpor,
    CounterFromPool: counter_from_pool,
    PayForCounters: pay_for_counters,
    LoseLife: lose_life,
    FightBearer: fight_bearer,
    KeepAlive: keep_alive,
    TakeFrom: take_from,
}
WHY: dict[type, Any] = {
    w.Cancel: why_not_cancel,
    BearerBloodToPool: why_no_move,
    DrawCrypt: why_empty,
    LeaveTorpor: why_stays,
    FightBearer: why_no_bearer,
    KeepAlive: why_nobody_to_keep,
    TakeFrom: why_not_from_them,
}
