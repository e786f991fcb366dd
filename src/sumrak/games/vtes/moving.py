"""Cards that move: drawn, discarded, burned, put into play, tapped; and what lies on them goes along."""

from __future__ import annotations

from sumrak.games.vtes.board import action_of, carried, is_minion
from sumrak.games.vtes.events import (
    BURNED,
    DISCARDED,
    DREW,
    ENTERED,
    LEFT_TORPOR,
    PUT_ON,
    REMOVED,
    TAPPED,
    UNTAPPED,
    WENT_TO_TORPOR,
)
from sumrak.games.vtes.state import (
    ANYTHING,
    ASH,
    ATTACHED,
    CONTESTED,
    CRYPT,
    DIRT,
    HAND,
    LIBRARY,
    MOMENT,
    PERMANENTS,
    READY,
    STOWED,
    TORPOR,
    UNCONTROLLED,
    ZONES,
    Vtes,
)
from sumrak.games.vtes.state import REMOVED as REMOVED_ZONE
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.rulebook import cite

VTES1_1_4, VTES1_1_8, VTES1_6_1_2_1, VTES6_5_1_1 = (
    cite("VTES-1.1.4"),
    cite("VTES-1.1.8"),
    cite("VTES-1.6.1.2.1"),
    cite("VTES-6.5.1.1"),
)


# tapping (VTES-1.1.1)
def tap(s: Vtes, card: int, where: str, cause: int = -1) -> None:
    if not s.turned[card]:
        s.turned[card] = 1
        if s.acting >= 0:
            s.dirty |= MOMENT  # somebody sleeps, or is awake, who could react
        if s.journal is not None:
            s.note(TAPPED, where, s.side(card), card, cause=cause)


def untap(s: Vtes, card: int, where: str, cause: int = -1) -> None:
    if s.turned[card] and not is_kept_still(s, card):
        s.turned[card] = 0
        if s.acting >= 0:
            s.dirty |= MOMENT  # somebody sleeps, or is awake, who could react
        if s.journal is not None:
            s.note(UNTAPPED, where, s.side(card), card, cause=cause)


def is_kept_still(s: Vtes, card: int) -> bool:
    """Whether an action goes on during which minions do not untap."""
    return s.acting >= 0 and action_of(s, s.acting).still and is_minion(s, card)


# hand, library, crypt
def draw(s: Vtes, seat: int, where: str = VTES1_6_1_2_1) -> None:
    """With an empty library nothing is drawn (VTES-1.6.1.2.4)."""
    library = s.piles[seat * ZONES + LIBRARY]
    if library and s.alive >> seat & 1:
        card = library[-1]
        s.move(card, seat * ZONES + HAND)
        if s.journal is not None:
            s.note(DREW, where, seat, card)


def draw_crypt(s: Vtes, seat: int, where: str) -> None:
    """The top card of the crypt, seen by its owner alone, goes to the uncontrolled region."""
    crypt = s.pile(seat, CRYPT)
    if crypt:
        card = crypt[-1]
        s.move(card, s.at(seat, UNCONTROLLED))
        if s.journal is not None:
            s.note(DREW, where, seat, card)


def discard(s: Vtes, card: int, where: str) -> None:
    seat = s.place[card] // ZONES
    s.move(card, s.owner[card] * ZONES + ASH)
    if s.journal is not None:
        s.note(DISCARDED, where, seat, card)


# out of play
def burn(s: Vtes, card: int, where: str = VTES1_1_4, cause: int = -1) -> None:
    """VTES-1.1.4, VTES-1.1.8: to its owner's ash heap, and so all that is on it."""
    if cause == card:
        cause = -1
    if s.journal is not None:
        s.note(BURNED, where, s.side(card), card, cause=cause)
    for x in carried(s, card):
        burn(s, x, VTES1_1_8)
    s.move(card, s.at(s.owner[card], ASH))


def remove(s: Vtes, card: int, where: str) -> None:
    """Out of the game for good (VTES-1.1.7); what is on it is burned (VTES-1.1.8)."""
    for x in carried(s, card):
        burn(s, x, VTES1_1_8)
    s.move(card, s.at(s.owner[card], REMOVED_ZONE))
    s.note(REMOVED, where, s.owner[card], card)


# into play
def enter(s: Vtes, card: int, seat: int, zone: int, where: str) -> None:
    s.move(card, s.at(seat, zone))
    s.player[card] = seat
    if s.journal is not None:
        s.note(ENTERED, where, seat, card)


def put_before(s: Vtes, card: int, seat: int, where: str) -> None:
    enter(s, card, seat, PERMANENTS, where)


def put_on(s: Vtes, card: int, host: int, seat: int, where: str) -> None:
    """On a card in play; `seat` put it there."""
    s.move(card, s.at(s.side(host), ATTACHED))
    s.host[card], s.player[card] = host, seat
    if s.journal is not None:
        s.note(PUT_ON, where, seat, card, host)


def hand_over(s: Vtes, card: int, host: int, where: str) -> None:
    """A card on a minion goes to another one: it stays the same object."""
    s.relocate(card, s.at(s.side(host), ATTACHED))
    s.host[card] = host
    s.dirty |= DIRT[s.place[card]]
    s.says = ANYTHING
    s.changed()
    if s.journal is not None:
        s.note(PUT_ON, where, s.side(host), card, host)


# between regions
def shift(s: Vtes, card: int, seat: int, zone: int) -> None:
    """To a side and region, with everything on it; the same object (VTES-1.3.4)."""
    on = carried(s, card)
    s.relocate(card, s.at(seat, zone))
    for x in on:
        if s.zone(x) == CONTESTED:  # a master stays with whoever played it (VTES-1.6.2.0.3)
            s.relocate(x, s.at(s.player[x] if s.facts[x].is_master else seat, CONTESTED))
        else:
            s.relocate(x, s.at(seat, STOWED if zone in (UNCONTROLLED, CONTESTED) else ATTACHED))


def to_torpor(s: Vtes, card: int, where: str = VTES6_5_1_1) -> None:
    shift(s, card, s.side(card), TORPOR)
    s.note(WENT_TO_TORPOR, where, s.side(card), card)


def to_ready(s: Vtes, card: int, where: str) -> None:
    shift(s, card, s.side(card), READY)
    s.note(LEFT_TORPOR, where, s.side(card), card)


def uncover(s: Vtes, card: int) -> None:
    s.show(card, EVERYBODY)
