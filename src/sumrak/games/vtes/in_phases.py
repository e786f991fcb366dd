"""Words about phases and hands: what holds until an untap phase, costs, hands that are seen, a card that goes on."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes import costs
from sumrak.games.vtes.board import action_at, is_in_play, is_minion
from sumrak.games.vtes.counters import burn_blood
from sumrak.games.vtes.frames import Object, Play
from sumrak.games.vtes.in_deeds import NOTHING_THERE
from sumrak.games.vtes.moving import burn, hand_over, tap
from sumrak.games.vtes.state import HANDS, SEES_HANDS, Vtes
from sumrak.games.vtes.targets import cards, use_of
from sumrak.games.vtes.vocabulary import phases as p
from sumrak.kernel.agenda import Option
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES1_4_1, VTES4_0_3 = cite("VTES-1.4.1"), cite("VTES-4.0.3")


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


DO: dict[type, Any] = {
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
