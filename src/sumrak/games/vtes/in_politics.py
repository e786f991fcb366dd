"""Words about referendums: calling one, votes, what passes."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes import actions, calling, politics
from sumrak.games.vtes.board import (
    action_at,
    action_of,
    is_forbidden,
    is_in,
    is_in_play,
    is_object,
    minions,
    order_of,
    ring,
    seated,
)
from sumrak.games.vtes.contests import new_title
from sumrak.games.vtes.counters import burn_pool, gain_blood, gain_pool
from sumrak.games.vtes.events import CANCELLED, CHANGED_PLACES
from sumrak.games.vtes.frames import CARD, Object, Play, Poll
from sumrak.games.vtes.moving import put_on, shift, untap
from sumrak.games.vtes.state import HAND, HANDS, LIMBO, TEMPORARY, UNCONTROLLED, Vtes
from sumrak.games.vtes.targets import cards
from sumrak.games.vtes.vocabulary.terms import POLL
from sumrak.games.vtes.vocabulary.voting import (
    AddVotes,
    Banish,
    BurnPoints,
    CallListed,
    CancelReferendum,
    ChangePlaces,
    EachBurnsPool,
    EachVotes,
    ForceAbstain,
    GainMargin,
    GrantTitle,
    MovePoints,
    NextPasses,
    OnlySectVotes,
    Referendum,
    TakeSeats,
)
from sumrak.kernel.agenda import Option
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES6_3_2_7, VTES6_3_2_8, VTES6_3_2_9 = cite("VTES-6.3.2.7"), cite("VTES-6.3.2.8"), cite("VTES-6.3.2.9")
VTES7_3_5, VTES10_0_1, VTES1_4_1, VTES2_1_1 = (
    cite("VTES-7.3.5"),
    cite("VTES-10.0.1"),
    cite("VTES-1.4.1"),
    cite("VTES-2.1.1"),
)


def call(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    politics.call(s, play)


def call_listed(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    s.then((calling.begin, play, *chosen[0], effect.votes))


# votes
def why_no_votes(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return None if kind == POLL and politics.poll_at(s) >= 0 else politics.NO_POLL


def add_votes(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """Of the vampire that plays it, or of the card itself."""
    k = politics.poll_at(s)
    if k >= 0:
        f = politics.poll_of(s, k)
        source = play.minion if play.minion >= 0 else play.card
        n = effect.number + (effect.times * chosen[0][0] if effect.times else 0)
        s.frames[k] = f._replace(extra=(*f.extra, (source, n)))


def each_votes(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    k = politics.poll_at(s)
    if k >= 0:
        f = politics.poll_of(s, k)
        more = [(c, effect.number) for c in cards(s, play, effect.who)]
        s.frames[k] = f._replace(extra=(*f.extra, *more))


def next_passes(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """If the referendum passes; it is looked at when the votes are counted."""
    k = politics.poll_at(s)
    if k >= 0:
        s.frames[k] = politics.poll_of(s, k)._replace(then_passes=play.seat if effect.own else politics.ANYBODY)


def only_sect(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    k = politics.poll_at(s)
    if k >= 0:
        s.frames[k] = politics.poll_of(s, k)._replace(only_sect=effect.sect)


def cancel_referendum(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """No tally, no result (VTES-6.3.2.9): the caller untaps, its card goes back to the hand.

    No minion of that player calls the same referendum again in this turn: of the same card in play, or of this name.
    """
    k = politics.poll_at(s)
    if k < 0:
        return
    f = politics.poll_of(s, k)
    s.note(CANCELLED, VTES6_3_2_9, play.seat)
    if f.card >= 0:
        word, value = (actions.SAME_OFFER, f.card) if f.source else (actions.SAME_CARD, s.definition[f.card])
        s.acted = [*s.acted, (*actions.everybody(f.seat), word, value)]
        j = action_at(s)
        if j >= 0 and action_of(s, j).kind == CARD and action_of(s, j).card != f.card:  # a card by which it was called
            by = s.definition[action_of(s, j).card]
            s.acted = [*s.acted, (*actions.everybody(f.seat), actions.SAME_CARD, by)]
    if is_object(s, f.caller, f.since):
        untap(s, f.caller, VTES1_4_1)
    if f.card >= 0 and s.zone(f.card) == LIMBO:
        s.move(f.card, s.at(s.owner[f.card], HAND))
        s.unsettled |= HANDS
    s.cut(k)


def abstain(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """VTES-6.3.2.10: what it has cast is void, its ballot too (VTES-6.3.3.7)."""
    k = politics.poll_at(s)
    card, since = chosen[0]
    if k >= 0 and is_object(s, card, since):
        f = politics.poll_of(s, k)
        s.frames[k] = f._replace(cast=tuple([row for row in f.cast if row[0] != card]), silent=(*f.silent, card))


def gain_margin(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """How much of it goes to the pool is chosen now (it depends on the outcome)."""
    k = action_at(s)
    if k < 0:
        return
    margin = max(0, action_of(s, k).margin)
    most = min(margin, effect.to_pool)
    s.ask(play.seat, VTES1_4_1, [("number", n) for n in range(most, -1, -1)], margin_split, play, margin)


def margin_split(s: Vtes, play: Play, margin: int, verb: str, n: int) -> None:
    gain_pool(s, play.seat, n, VTES1_4_1, play.card)
    if is_object(s, play.minion, play.since):
        gain_blood(s, play.minion, margin - n, VTES1_4_1, play.card)


# what passes
def each_burns(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """Counted now (VTES-6.3.2.7), lost together (VTES-6.3.2.8)."""
    for seat in ring(s, play.seat):
        n = len([c for c in minions(s, seat) if s.turned[c] or not effect.tapped])
        burn_pool(s, seat, n, VTES6_3_2_8)


def burn_points(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = politics.poll_of(s, play.k)
    for seat in ring(s, play.seat):
        burn_pool(s, seat, f.points[seat] if f.points else 0, VTES6_3_2_8)


def move_points(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """As far as there is pool (VTES-6.3.2.7)."""
    share(s, play, pool_to_move(s, politics.poll_of(s, play.k)), ())


def pool_to_move(s: Vtes, f: Poll) -> int:
    return min(sum(f.points), s.pool[f.terms[0][0]])


def share(s: Vtes, play: Play, left: int, given: tuple[int, ...]) -> None:
    """Player by player, to nobody more than was named; whoever calls is asked where there is less, and a choice."""
    f = politics.poll_of(s, play.k)
    among = [x for x in ring(s, play.seat) if f.points[x]]
    for j in range(len(given), len(among)):
        most = min(left, f.points[among[j]])
        least = min(most, max(0, left - sum([f.points[x] for x in among[j + 1 :]])))
        if least < most and is_in(s, play.seat):
            found: list[Option] = [("give", among[j], n) for n in range(most, least - 1, -1)]
            s.ask(play.seat, VTES6_3_2_7, found, share_chosen, play, left, given)
            return
        given, left = (*given, most), left - most
    burn_pool(s, f.terms[0][0], pool_to_move(s, f), VTES6_3_2_7)
    for seat, n in zip(among, given):
        gain_pool(s, seat, n, VTES6_3_2_7)


def share_chosen(s: Vtes, play: Play, left: int, given: tuple[int, ...], verb: str, seat: int, n: int) -> None:
    s.then((share, play, left - n, (*given, n)))


def banish(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """VTES-7.3.5: to its last permanent controller, with everything on it."""
    card, since = chosen[0]
    if is_object(s, card, since) and is_in_play(s, card):
        s.turned[card] = 0
        s.flags[card] &= ~TEMPORARY
        shift(s, card, s.player[card], UNCONTROLLED)


def change_places(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """From now on each has the other's prey and predator (VTES-2.1.1)."""
    other = chosen[0][0]
    if is_in(s, play.seat) and is_in(s, other):
        order = [other if x == play.seat else play.seat if x == other else x for x in order_of(s.seating)]
        sit(s, play.seat, other, order)


def take_seats(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """As the terms say; whoever is out sits behind the others."""
    order = [x for x, _ in politics.poll_of(s, play.k).terms if is_in(s, x)]
    gone = [x for x in order_of(s.seating) if x not in order]
    sit(s, play.seat, -1, [*order, *gone])


def sit(s: Vtes, seat: int, other: int, order: list[int]) -> None:
    """`other`: with whom she has changed places, if that is all."""
    s.seating = seated(tuple(order[order.index(0) :] + order[: order.index(0)]))
    s.changed()
    s.note(CHANGED_PLACES, VTES2_1_1, seat, after=other)


def grant_title(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """The card lies on the vampire and stands for the title (VTES-10.0.5)."""
    card, since = (play.minion, play.since) if effect.to_caller else chosen[0]
    if is_object(s, card, since) and is_forbidden(s, card, "title"):
        return
    if is_object(s, card, since) and is_in_play(s, card) and s.zone(play.card) == LIMBO:
        put_on(s, play.card, card, play.seat, VTES10_0_1)
        new_title(s, card, play.card)


DO: dict[type, Any] = {
    Referendum: call,
    AddVotes: add_votes,
    CancelReferendum: cancel_referendum,
    ForceAbstain: abstain,
    GainMargin: gain_margin,
    EachBurnsPool: each_burns,
    BurnPoints: burn_points,
    MovePoints: move_points,
    Banish: banish,
    GrantTitle: grant_title,
    CallListed: call_listed,
    ChangePlaces: change_places,
    TakeSeats: take_seats,
    EachVotes: each_votes,
    NextPasses: next_passes,
    OnlySectVotes: only_sect,
}
WHY: dict[type, Any] = {
    AddVotes: why_no_votes,
    CancelReferendum: why_no_votes,
}
