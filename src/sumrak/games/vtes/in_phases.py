"""Words about phases and hands: what holds until an untap phase, costs, hands that are seen, a card that goes on."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes import costs
from sumrak.games.vtes.board import action_at, after, is_forbidden, is_in_play, is_minion, is_object, ring
from sumrak.games.vtes.counters import burn_blood, burn_pool, gain_blood, gain_pool
from sumrak.games.vtes.events import ENTERED
from sumrak.games.vtes.frames import Object, Play
from sumrak.games.vtes.in_deeds import NOTHING_THERE, get
from sumrak.games.vtes.moving import burn, hand_over, put_on, tap
from sumrak.games.vtes.state import ASH, EMBRACED, HAND, HANDS, LIBRARY, LOST_TITLE, ORDAINED, SEES_HANDS, Vtes
from sumrak.games.vtes.targets import cards, use_of
from sumrak.games.vtes.vocabulary import phases as p
from sumrak.kernel.agenda import Option
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES1_4_1, VTES4_0_3, VTES1_4_7, VTES4_2_5 = (
    cite("VTES-1.4.1"),
    cite("VTES-4.0.3"),
    cite("VTES-1.4.7"),
    cite("VTES-4.2.5"),
)


def until_untap(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    j = use_of(s, play).effects.index(effect)
    s.until = (*s.until, (play.seat, s.definition[play.card], play.use, j))


def less_cost(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    k = action_at(s)
    if k >= 0:
        costs.reduce(s, k, effect.number)


def why_no_cost(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return None if costs.has_cost(s) else NOTHING_THERE


def see_hands(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    s.used = [*s.used, (play.seat, -1, SEES_HANDS)]
    s.unsettled |= HANDS


def tap_bearer(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    host = s.host[play.card]
    if host >= 0:
        tap(s, host, VTES1_4_1, play.card)


def pay_or_burn(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """What it cannot pay in full it does not pay at all: it is burned, and what lies on it."""
    if not is_minion(s, play.minion):
        return
    if s.blood[play.minion] >= effect.number:
        burn_blood(s, play.minion, effect.number, VTES4_0_3, play.card)
    else:
        burn(s, play.minion, VTES4_0_3, play.card)


def move_on(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """It is moved, not played: it may go where it could not be played."""
    if not is_in_play(s, play.card):
        return
    host = s.host[play.card]
    found: list[Option] = [("choose", c) for c in cards(s, play, effect.who) if c != host]
    if found:
        s.ask(play.seat, VTES1_4_1, found, moved_on, play)
    else:
        burn(s, play.card, VTES1_4_1)


def moved_on(s: Vtes, play: Play, verb: str, host: int) -> None:
    hand_over(s, play.card, host, VTES1_4_1)


def ordain(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card, since = chosen[0]
    if is_object(s, card, since) and is_minion(s, card) and not is_forbidden(s, card, "title"):
        s.flags[card] = s.flags[card] & ~LOST_TITLE | ORDAINED
        s.note(ENTERED, VTES4_2_5, s.side(card), card)
        s.changed()


# an auction
def auction(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """Open, from whoever played the card on, until nobody bids more (LSJ 19990104)."""
    card, since = chosen[0]
    if is_object(s, card, since) and is_minion(s, card):
        s.then((bid, play, card, since, play.seat, -1, 0, 0))


def bid(s: Vtes, play: Play, card: int, since: int, seat: int, leader: int, best: int, passed: int) -> None:
    """`passed`: how many have declined since the best bid."""
    count = len(ring(s, play.seat)) - (leader >= 0)
    if not is_object(s, card, since) or not is_minion(s, card):
        return
    if passed >= count:
        sell(s, card, leader, best)
        return
    if seat == leader:
        s.then((bid, play, card, since, after(s, seat)[0], leader, best, passed))
        return
    most = 2 * s.pool[seat] if s.side(card) == seat else s.pool[seat]  # she pays half of it
    numbers: list[Option] = [("number", n) for n in range(best + 1, most + 1)]
    s.ask(seat, VTES1_4_1, [*numbers, ("pass",)], has_bid, play, card, since, seat, leader, best, passed)


def has_bid(
    s: Vtes, play: Play, card: int, since: int, seat: int, leader: int, best: int, passed: int, verb: str, n: int = 0
) -> None:
    on = after(s, seat)[0]
    if verb == "pass":
        s.then((bid, play, card, since, on, leader, best, passed + 1))
    else:
        s.then((bid, play, card, since, on, seat, n, 0))


def sell(s: Vtes, card: int, leader: int, best: int) -> None:
    """Its controller keeps it for half of her bid; anybody else pays her."""
    if leader < 0:
        return
    seller = s.side(card)
    if leader == seller:
        burn_pool(s, seller, -(-best // 2), VTES1_4_1)
    else:
        gain_pool(s, seller, burn_pool(s, leader, best, VTES1_4_1), VTES1_4_1)
        get(s, card, leader, -1)


# a vampire that has just been made
def is_new(s: Vtes, play: Play) -> bool:
    return bool(s.flags[play.card] & EMBRACED) and is_minion(s, play.card)


def discipline_for_new(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """Who looks through her library knows it until it is shuffled (VTES-1.4.7)."""
    if is_new(s, play):
        for card in s.pile(play.seat, LIBRARY):
            s.show(card, 1 << play.seat)
        s.then((choose_discipline, play))


def choose_discipline(s: Vtes, play: Play) -> None:
    found: list[Option] = []
    for zone in (HAND, ASH, LIBRARY):
        for c in choices(s, s.pile(play.seat, zone)):
            if s.facts[c].is_discipline:
                found.append(("learn", c, s.place[c]))
    s.ask(play.seat, VTES1_4_7, [*found, ("done",)], discipline_chosen, play)


def discipline_chosen(s: Vtes, play: Play, verb: str, card: int = -1, place: int = -1) -> None:
    """Not played, free."""
    if verb == "learn":
        put_on(s, card, play.card, play.seat, VTES1_4_7)
    s.shuffle(s.at(play.seat, LIBRARY))
    s.unsettled |= HANDS


def blood_for_new(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    most = min(effect.number, s.blood[play.minion]) if is_object(s, play.minion, play.since) else 0
    if is_new(s, play) and most > 0:
        s.ask(play.seat, VTES1_4_1, [("number", n) for n in range(most, -1, -1)], blood_given, play)


def blood_given(s: Vtes, play: Play, verb: str, n: int) -> None:
    gain_blood(s, play.card, burn_blood(s, play.minion, n, VTES1_4_1), VTES1_4_1)


DO: dict[type, Any] = {
    p.Ordain: ordain,
    p.Auction: auction,
    p.DisciplineForNew: discipline_for_new,
    p.BloodForNew: blood_for_new,
    p.UntilUntap: until_untap,
    p.LessCost: less_cost,
    p.SeeHands: see_hands,
    p.TapBearer: tap_bearer,
    p.PayOrBurn: pay_or_burn,
    p.MoveOn: move_on,
}
WHY: dict[type, Any] = {
    p.LessCost: why_no_cost,
}
