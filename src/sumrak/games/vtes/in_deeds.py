"""Words about blood, pool, minions in play, hands and libraries: what they do, and why not."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes import basic, contests, damage
from sumrak.games.vtes.board import (
    is_in_play,
    is_minion,
    is_object,
    is_torpid,
    is_vampire,
    predator,
    prey,
    ring,
)
from sumrak.games.vtes.bonds import choose_anew
from sumrak.games.vtes.counters import burn_blood, burn_pool, gain_blood, gain_pool, take_edge
from sumrak.games.vtes.frames import Hit, Object, Play
from sumrak.games.vtes.moving import (
    burn,
    hand_over,
    put_before,
    put_on,
    shift,
    tap,
    to_ready,
    untap,
)
from sumrak.games.vtes.state import (
    ATTACHED,
    HELD,
    IMPROVED,
    NOW_CAMARILLA,
    NOW_SABBAT,
    PERMANENTS,
    TEMPORARY,
    UNCONTROLLED,
    Vtes,
)
from sumrak.games.vtes.targets import cards, use_of
from sumrak.games.vtes.values import capacity, clan_of
from sumrak.games.vtes.vocabulary import deeds as d
from sumrak.games.vtes.vocabulary.terms import CAMARILLA, SUPERIOR, Whose
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


def meant(s: Vtes, chosen: tuple[Object, ...]) -> int:
    """The card that was chosen, if it is still the same; or -1."""
    card, since = chosen[0]
    return card if is_object(s, card, since) else -1


# blood
def gain_own(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if is_object(s, play.minion, play.since):
        gain_blood(s, play.minion, effect.number, VTES1_4_1)


def fill(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0:
        gain_blood(s, card, max(0, capacity(s, card) - s.blood[card]), VTES1_4_1)


def burns(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0:
        burn_blood(s, card, effect.number, VTES1_4_1)


def give(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0 and is_object(s, play.minion, play.since):
        how_much(s, play, play.minion, card, effect)


def take(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0 and is_object(s, play.minion, play.since):
        how_much(s, play, card, play.minion, effect)


def how_much(s: Vtes, play: Play, giver: int, getter: int, effect: Any) -> None:
    most = min(effect.number, s.blood[giver])
    if effect.up_to and most > 1:
        s.ask(play.seat, VTES1_4_1, [("number", n) for n in range(most, 0, -1)], much, giver, getter)
    else:
        much(s, giver, getter, "number", most)


def much(s: Vtes, giver: int, getter: int, verb: str, n: int) -> None:
    """Counters on an uncontrolled vampire are no blood yet (VTES-1.5.2.5)."""
    n = burn_blood(s, giver, n, VTES1_4_1)
    if s.zone(getter) == UNCONTROLLED:
        s.blood[getter] += n
    else:
        gain_blood(s, getter, n, VTES1_4_1)


def why_no_blood(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return None if play.minion >= 0 and s.blood[play.minion] else NOTHING_THERE


def each_gains(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    for c in cards(s, play, effect.who):
        gain_blood(s, c, effect.number, VTES1_4_1)


def each_burns(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    for c in cards(s, play, effect.who):
        burn_blood(s, c, effect.number, VTES1_4_1)


# pool and the Edge
def of(s: Vtes, seat: int, whose: Whose) -> list[int]:
    """Players, seen from one of them."""
    if whose is Whose.OWN:
        return [seat]
    if whose is Whose.OTHERS:
        return [x for x in ring(s, seat) if x != seat]
    if whose is Whose.ANY:
        return ring(s, seat)
    found = [prey(s, seat)] if whose in (Whose.PREY, Whose.NEIGHBOURS) else []
    found += [predator(s, seat)] if whose in (Whose.PREDATOR, Whose.NEIGHBOURS) else []
    return [x for x in dict.fromkeys(found) if x != seat]


def clan_chosen(s: Vtes, chosen: tuple[Object, ...]) -> str:
    """The clan of the vampire that stands for it."""
    return clan_of(s, chosen[0][0]) if chosen else ""


def each_pool(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """Counted now (VTES-6.3.2.7); lost together (VTES-6.3.2.8)."""
    clan = clan_chosen(s, chosen) if effect.of_clan else ""
    counted = [c for c in cards(s, play, effect.who) if not clan or clan_of(s, c) == clan]
    for seat in ring(s, play.seat):
        n = effect.number * len([c for c in counted if s.side(c) == seat])
        if effect.gain:
            gain_pool(s, seat, n, VTES1_4_1)
        else:
            burn_pool(s, seat, n, VTES6_3_2_8)


def steal_from_each(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    mine = s.pool[play.seat]
    total = 0
    for x in ring(s, play.seat):
        if x == play.seat or (effect.richer and s.pool[x] <= mine):
            continue
        if effect.without is not None and any([s.side(c) == x for c in cards(s, play, effect.without)]):
            continue
        total += burn_pool(s, x, effect.number, VTES6_3_2_8)
    gain_pool(s, play.seat, total, VTES1_4_1)


def burn_also(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    for x in ring(s, play.seat):
        burn_pool(s, x, effect.each + (effect.chosen if chosen and x == chosen[0][0] else 0), VTES6_3_2_8)


def get_edge(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    take_edge(s, chosen[0][0] if effect.chosen else play.seat, VTES1_4_1)


# minions
def tap_it(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0:
        tap(s, card, VTES1_4_1)
        burn_blood(s, card, effect.burn, VTES1_4_1)
        if effect.held:
            s.flags[card] |= HELD


def untap_it(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0:
        untap(s, card, VTES1_4_1)


def untap_this(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if is_object(s, play.minion, play.since):
        untap(s, play.minion, VTES1_4_1)


def tap_each(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    clan = clan_chosen(s, chosen) if effect.of_clan else ""
    for c in cards(s, play, effect.who):
        if not clan or clan_of(s, c) == clan:
            tap(s, c, VTES1_4_1)


def raise_up(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0 and is_torpid(s, card):
        to_ready(s, card, VTES1_4_1)
        gain_blood(s, card, effect.blood, VTES1_4_1)


def rise_up(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if is_object(s, play.minion, play.since) and is_torpid(s, play.minion):
        to_ready(s, play.minion, VTES1_4_1)
        gain_blood(s, play.minion, effect.blood, VTES1_4_1)


def hurt_this(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if not is_object(s, play.minion, play.since) or (effect.vampires_only and not is_vampire(s, play.minion)):
        return
    if effect.price and s.blood[play.minion] >= effect.price:
        s.ask(
            play.seat,
            VTES1_4_1,
            [("number", effect.price), ("number", 0)],
            spared,
            play,
            effect.number,
            effect.aggravated,
        )
    else:
        inflict(s, play.minion, effect.number, effect.aggravated)


def spared(s: Vtes, play: Play, n: int, aggravated: bool, verb: str, price: int) -> None:
    if price:
        burn_blood(s, play.minion, price, VTES1_4_1)
    else:
        inflict(s, play.minion, n, aggravated)


def inflict(s: Vtes, card: int, n: int, aggravated: bool = False, sure: bool = True) -> None:
    damage.deal(s, -1, (Hit(card, s.since[card], n, aggravated, sure=sure),))


def hurt_it(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0:
        inflict(s, card, effect.number, sure=not effect.preventable)


def lose_title(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """Cards that stand for a title are burned; a printed one is lost."""
    card = meant(s, chosen)
    if card >= 0:
        contests.lose_title(s, card)


def change_sect(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0:
        s.flags[card] &= ~(NOW_SABBAT | NOW_CAMARILLA)
        s.flags[card] |= NOW_CAMARILLA if effect.sect == CAMARILLA else NOW_SABBAT
        s.changed()


# cards
def put_on_this(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if not is_object(s, play.minion, play.since) or not is_in_play(s, play.minion):
        burn(s, play.card)
        return
    put_on(s, play.card, play.minion, play.seat, VTES1_6_1_1_4)
    s.blood[play.card] = effect.counters
    if play.source == 0 and any([level == SUPERIOR for _, level in use_of(s, play).needs]):
        s.flags[play.card] |= IMPROVED
    if effect.tapped:
        tap(s, play.card, VTES1_4_1)


def why_no_room(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return basic.why_no_room(s, play.minion, play.card) if play.minion >= 0 else None


def stay_with(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    n = effect.number + (len(cards(s, play, effect.per)) if effect.per is not None else 0)
    put_before(s, play.card, play.seat, VTES1_6_1_1_4)
    s.blood[play.card] = n
    s.changed()


def steal(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0:
        get(s, card, play.seat, play.minion)


def get(s: Vtes, card: int, seat: int, minion: int) -> None:
    """VTES-1.3.4: with everything on it, as tapped as it was; no cost, no requirement."""
    if is_minion(s, card):
        shift(s, card, seat, s.zone(card))
        s.player[card] = seat
        s.flags[card] &= ~TEMPORARY
    elif s.zone(card) == PERMANENTS:
        s.relocate(card, s.at(seat, PERMANENTS))
        s.player[card] = seat
        s.changed()
        choose_anew(s, card)
    elif s.zone(card) == ATTACHED and minion >= 0 and is_in_play(s, minion):
        hand_over(s, card, minion, VTES1_3_4)


def steal_it(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if is_in_play(s, play.card):
        get(s, play.card, play.seat, play.minion)


def pass_on(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    seats = of(s, play.seat, effect.whose)
    if seats and is_in_play(s, play.card):
        get(s, play.card, seats[0], -1)


DO: dict[type, Any] = {
    d.GainOwnBlood: gain_own,
    d.FillBlood: fill,
    d.BurnBlood: burns,
    d.GiveBlood: give,
    d.TakeBlood: take,
    d.EachGains: each_gains,
    d.EachBurns: each_burns,
    d.EachPoolFor: each_pool,
    d.StealFromEach: steal_from_each,
    d.BurnAlsoPool: burn_also,
    d.GetEdge: get_edge,
    d.Tap: tap_it,
    d.Untap: untap_it,
    d.UntapThis: untap_this,
    d.TapEach: tap_each,
    d.ToReady: raise_up,
    d.RiseUp: rise_up,
    d.HurtThis: hurt_this,
    d.Hurt: hurt_it,
    d.LoseTitle: lose_title,
    d.ChangeSect: change_sect,
    d.PutOnThis: put_on_this,
    d.StayWith: stay_with,
    d.Steal: steal,
    d.StealIt: steal_it,
    d.PassOn: pass_on,
}
WHY: dict[type, Any] = {
    d.GiveBlood: why_no_blood,
    d.PutOnThis: why_no_room,
}
