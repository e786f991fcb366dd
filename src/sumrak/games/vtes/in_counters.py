"""Words of counters on cards, and of single cards."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes import combat, costs, damage
from sumrak.games.vtes.board import (
    action_at,
    action_of,
    is_in_play,
    is_minion,
    is_object,
    is_ready,
    is_torpid,
    ready,
)
from sumrak.games.vtes.bonds import bind
from sumrak.games.vtes.counters import burn_blood, burn_pool, gain_blood, gain_pool
from sumrak.games.vtes.frames import FAILED, Hit, Object, Play
from sumrak.games.vtes.in_deeds import get, meant
from sumrak.games.vtes.moving import burn, discard, enter, hand_over, put_on, remove, tap
from sumrak.games.vtes.state import ATTACHED, HAND, PERMANENTS, READY, Vtes
from sumrak.games.vtes.targets import cards
from sumrak.games.vtes.vocabulary import deeds as d
from sumrak.games.vtes.vocabulary.searches import LookAtHands
from sumrak.games.vtes.vocabulary.single import (
    BecomeAlly,
    BindTo,
    BurnOwnBlood,
    CancelMaster,
    Count,
    CountersToPool,
    EachHurt,
    FailForMaster,
    FeedChosen,
    FightThis,
    GainUpTo,
    HandLocation,
    HandOverEquipped,
    MasterActions,
    NobodyUntaps,
    PayForLocations,
    RemoveThis,
    TapOrPay,
    TapUpTo,
)
from sumrak.games.vtes.vocabulary.terms import PLAYED
from sumrak.kernel.agenda import Option
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES1_4_1, VTES1_4_4, VTES1_4_7, VTES1_3_4 = (
    cite("VTES-1.4.1"),
    cite("VTES-1.4.4"),
    cite("VTES-1.4.7"),
    cite("VTES-1.3.4"),
)
VTES6_3_2_8, VTES1_6_1_1_4 = cite("VTES-6.3.2.8"), cite("VTES-1.6.1.1.4")
ANY = 99
NOTHING_THERE = Reason(VTES1_4_4, "nothing-there")
NOT_TORPID = Reason(VTES1_4_1, "only-in-torpor")


# counters on the card itself
def count(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if is_in_play(s, play.card):
        s.blood[play.card] += effect.number
        s.changed()
        if effect.burn_at and s.blood[play.card] >= effect.burn_at:
            burn(s, play.card)


def counters_to_pool(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if is_in_play(s, play.card):
        n = s.blood[play.card] if effect.number < 0 else min(effect.number, s.blood[play.card])
        s.blood[play.card] -= n
        gain_pool(s, play.seat, n, VTES1_4_1, play.card)
        if effect.burn and not s.blood[play.card]:
            burn(s, play.card)


def why_no_counters(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return None if s.blood[play.card] else NOTHING_THERE


def why_not_torpid(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return None if play.minion >= 0 and is_torpid(s, play.minion) else NOT_TORPID


# single ones
def look_at_hands(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    for seat in dict.fromkeys([s.side(c) for c in cards(s, play, effect.who)]):
        for card in s.pile(seat, HAND):
            s.show(card, 1 << play.seat)


def remove_this(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    remove(s, play.card, VTES1_4_1)


def master_actions(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    s.masters += effect.number


def fight_this(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    combat.meet(s, play.card, play.k)


def why_not_ready(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return None if is_ready(s, play.card) and not costs.is_shielded(s, play.seat, play.card) else NOTHING_THERE


def burn_own(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    burn_blood(s, play.card, effect.number, VTES1_4_1)


def each_hurt(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    hits = tuple([Hit(c, s.since[c], effect.number) for c in cards(s, play, effect.who)])
    if hits:
        damage.deal(s, play.k, hits)


def hand_over_equipped(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    k = action_at(s)
    if card < 0 or k < 0:
        return
    f = action_of(s, k)
    pieces = [f.card] if f.card >= 0 else [c for c, _ in f.chosen]
    for c in pieces:
        if s.host[c] == play.minion:
            hand_over(s, c, card, VTES1_4_1)


def pay_for_locations(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    found = [c for zone in (PERMANENTS, ATTACHED) for c in s.pile(play.seat, zone) if s.facts[c].card.location]
    s.then(*[(pay_for_location, play.seat, c, s.since[c]) for c in found])


def pay_for_location(s: Vtes, seat: int, card: int, since: int) -> None:
    if is_object(s, card, since) and is_in_play(s, card):
        s.ask(seat, VTES1_4_1, [("pay_pool",), ("burn", card)], paid_for_location, seat)


def paid_for_location(s: Vtes, seat: int, verb: str, card: int = -1) -> None:
    if verb == "burn":
        burn(s, card)
    else:
        burn_pool(s, seat, 1, VTES1_4_1)


def feed_chosen(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = s.bound_to(play.card)
    if card >= 0 and is_minion(s, card):
        gain_blood(s, card, effect.number, VTES1_4_1, play.card)


def why_nobody_chosen(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    card = s.bound_to(play.card)
    return None if card >= 0 and is_minion(s, card) else NOTHING_THERE


def tap_up_to(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    tap_some(s, play, tuple(cards(s, play, effect.who)), effect.number)


def tap_some(s: Vtes, play: Play, among: tuple[int, ...], left: int) -> None:
    if left and among:
        found: list[Option] = [("choose", c) for c in among]
        s.ask(play.seat, VTES1_4_1, [*found, ("done",)], tapped_one, play, among, left)


def tapped_one(s: Vtes, play: Play, among: tuple[int, ...], left: int, verb: str, card: int = -1) -> None:
    if verb == "choose":
        tap(s, card, VTES1_4_1)
        s.then((tap_some, play, tuple([c for c in among if c != card]), left - 1))


def tap_or_pay(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    options: list[Option] = [("choose", play.card)] if not s.turned[play.card] else []
    s.ask(play.seat, VTES1_4_1, [*options, ("pay_pool",)], tapped_or_paid, play)


def tapped_or_paid(s: Vtes, play: Play, verb: str, card: int = -1) -> None:
    if verb == "choose":
        tap(s, card, VTES1_4_1)
    else:
        burn_pool(s, play.seat, 1, VTES1_4_1)


def why_no_master(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    frame = s.frames[play.k] if 0 <= play.k < len(s.frames) else None
    if kind != PLAYED or not isinstance(frame, Play) or frame.cancelled or frame.seat == play.seat:
        return NOTHING_THERE
    facts = s.facts[frame.card]
    return None if facts.is_master and not facts.card.out_of_turn else NOTHING_THERE


def cancel_master(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    frame = s.frames[play.k]
    if isinstance(frame, Play):
        s.frames[play.k] = frame.but(cancelled=True)
        s.masters += 1


def hand_location(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """A location that is an equipment goes on a minion of hers, which she chooses (RTR 19960112)."""
    (card, since), (seat, _) = chosen
    if not is_object(s, card, since) or not is_in_play(s, card) or s.side(card) == seat:
        return
    if s.zone(card) == PERMANENTS:
        get(s, card, seat, -1)
        return
    hosts: list[Option] = [("choose", c) for c in ready(s, seat)]
    if hosts:
        s.ask(seat, VTES1_4_1, hosts, location_placed, card)


def location_placed(s: Vtes, card: int, verb: str, host: int) -> None:
    hand_over(s, card, host, VTES1_3_4)


# single ones of the era's decks
def why_no_master_to_spend(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    """Only out of turn, and only who is not in debt for another one (VTES-1.6.2.3.1, 1.6.2.3.2)."""
    can = play.seat != s.active and not s.debt[play.seat] and action_at(s) >= 0
    return None if can and [c for c in s.pile(play.seat, HAND) if s.facts[c].is_master] else NOTHING_THERE


def fail_for_master(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    found: list[Option] = [
        ("choose", c) for c in choices(s, [c for c in s.pile(play.seat, HAND) if s.facts[c].is_master])
    ]
    if found:
        s.ask(play.seat, VTES1_4_1, found, master_spent, play)


def master_spent(s: Vtes, play: Play, verb: str, card: int) -> None:
    discard(s, card, VTES1_4_1)
    s.debt[play.seat] = 1
    k = action_at(s)
    if k >= 0:
        s.frames[k] = action_of(s, k).but(result=FAILED)
        s.cut(k)


def become_ally(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    enter(s, play.card, play.seat, READY, VTES1_4_1)
    gain_blood(s, play.card, s.facts[play.card].card.life, VTES1_4_1)


def gain_up_to(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0:
        s.ask(play.seat, VTES1_4_1, [("number", n) for n in range(effect.number, -1, -1)], gained, play, card)


def gained(s: Vtes, play: Play, card: int, verb: str, n: int) -> None:
    gain_blood(s, card, n, VTES1_4_1)


def bind_to(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card < 0:
        burn(s, play.card)
        return
    put_on(s, play.card, card, play.seat, VTES1_4_1)
    bind(s, play.card, play.minion)


def nobody_untaps(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    k = action_at(s)
    if k >= 0:
        s.frames[k] = action_of(s, k).but(still=True)


DO: dict[type, Any] = {
    FailForMaster: fail_for_master,
    BecomeAlly: become_ally,
    GainUpTo: gain_up_to,
    BindTo: bind_to,
    NobodyUntaps: nobody_untaps,
    Count: count,
    CountersToPool: counters_to_pool,
    LookAtHands: look_at_hands,
    RemoveThis: remove_this,
    MasterActions: master_actions,
    FightThis: fight_this,
    BurnOwnBlood: burn_own,
    EachHurt: each_hurt,
    HandOverEquipped: hand_over_equipped,
    PayForLocations: pay_for_locations,
    FeedChosen: feed_chosen,
    TapUpTo: tap_up_to,
    TapOrPay: tap_or_pay,
    CancelMaster: cancel_master,
    HandLocation: hand_location,
}
WHY: dict[type, Any] = {
    FailForMaster: why_no_master_to_spend,
    FightThis: why_not_ready,
    FeedChosen: why_nobody_chosen,
    CancelMaster: why_no_master,
    d.RiseUp: why_not_torpid,
    CountersToPool: why_no_counters,
}
