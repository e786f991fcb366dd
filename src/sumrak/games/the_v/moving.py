"""Chapters C and D: cards between zones, and what happens to what lies under a character (V-30, V-31, V-42)."""

from __future__ import annotations

from sumrak.games.the_v.board import modifications_of, side
from sumrak.games.the_v.events import DESTROYED, DISCARDED, DREW, RETURNED, SHUFFLED_IN, VOIDED, WENT_ALONG
from sumrak.games.the_v.state import CHARACTERS, CONTROL, DECK, HAND, IN_PLAY, SCRAPHEAP, VOID, ZONES, TheV
from sumrak.games.the_v.values import ends, renew
from sumrak.kernel.rulebook import cite

V5, V30, V31, V42, V64 = cite("V-5"), cite("V-30"), cite("V-31"), cite("V-42"), cite("V-64")


def leave(s: TheV, card: int, zone: int) -> list[int]:
    """Out of wherever it is into a zone of its owner's (V-141); gives the modifications that went along (V-30, V-31)."""
    under: list[int] = []
    touched: list[int] = []
    if s.place[card] % ZONES in IN_PLAY:
        facts = s.facts[card]
        if facts.controls:
            s.unsettled |= CONTROL
        s.goes(card)
        touched = ends(s, card)
        if facts.is_character:
            under = modifications_of(s, card)
            for m in under:
                leave(s, m, HAND if zone == HAND else SCRAPHEAP)
        s.tokens[card], s.turned[card], s.host[card] = 0, 0, -1
        s.player[card] = s.owner[card]
    s.move(card, s.owner[card] * ZONES + zone)
    for c in touched:
        if s.place[c] % ZONES == CHARACTERS:
            renew(s, c)
    return under


def went_along(s: TheV, under: list[int], card: int, where: str = V30) -> None:
    """Say what went with a character: to scrapheaps (V-30) or hands (V-31), always the owners'."""
    for m in under:
        s.note(WENT_ALONG, where, s.owner[m], m, card)


def destroy(s: TheV, card: int, cause: int = -1) -> None:
    """V-5: no domination for it."""
    seat = side(s, card)
    under = leave(s, card, SCRAPHEAP)
    s.note(DESTROYED, V5, seat, card, cause=cause)
    went_along(s, under, card)


def return_to_hand(s: TheV, card: int, cause: int = -1) -> None:
    under = leave(s, card, HAND)
    s.note(RETURNED, V31, s.owner[card], card, cause=cause)
    went_along(s, under, card, V31)


def remove_to_void(s: TheV, card: int, where: str, cause: int = -1) -> None:
    under = leave(s, card, VOID)
    s.note(VOIDED, where, s.owner[card], card, cause=cause)
    went_along(s, under, card)


def shuffle_into_deck(s: TheV, card: int, cause: int = -1) -> None:
    seat = s.owner[card]
    s.note(SHUFFLED_IN, V30, seat, card, cause=cause)
    leave(s, card, DECK)
    s.shuffle(seat * ZONES + DECK)


def discard(s: TheV, card: int, cause: int = -1) -> None:
    """V-42: hand to scrapheap."""
    s.move(card, s.owner[card] * ZONES + SCRAPHEAP)
    s.note(DISCARDED, V42, s.owner[card], card, cause=cause)


def draw(s: TheV, seat: int, where: str = V64, cause: int = -1, number: int = 1) -> None:
    """As many cards as there are: only the draw phase can lose a game (V-6). Of `after` cards it is the one after `before`."""
    deck = s.deck[seat]
    if number > len(deck):
        number = len(deck)
    for i in range(number):
        card = deck[-1]
        s.move(card, seat * ZONES + HAND)
        s.note(DREW, where, seat, card, -1, cause, i, number)
