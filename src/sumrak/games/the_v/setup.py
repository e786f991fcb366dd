"""Chapter G: the start of the game (V-60 … V-62)."""

from __future__ import annotations

from functools import lru_cache

from sumrak.games.the_v.deck import Deck
from sumrak.games.the_v.events import DEALT, FIRST_PLAYER, KEPT_HAND, NEW_HAND
from sumrak.games.the_v.facts import Sheet
from sumrak.games.the_v.state import DECK, DUEL, HAND, LIMBO, TITLE, ZONES, TheV
from sumrak.games.the_v.turn import next_turn
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.rulebook import cite

V60, V61, V62 = cite("V-60"), cite("V-61"), cite("V-62")
HAND_SIZE = 6


def new_game(sheet: Sheet, decks: tuple[Deck, Deck], seed: int) -> TheV:
    """A game before its first decision; the caller runs it."""
    s = laid_out(sheet, decks).copy()
    s.reseed(seed)
    return s


@lru_cache(64)
def laid_out(sheet: Sheet, decks: tuple[Deck, Deck]) -> TheV:
    """The same for every game of two decks: cards in their places, nothing shuffled yet."""
    s = TheV(sheet, 2, 0)
    for seat, deck in enumerate(decks):
        lay_out(s, seat, deck)
    from_hands(s)
    s.then(*[(deal, seat) for seat in (0, 1)])
    return s


def from_hands(s: TheV) -> None:
    """From the moment when both have their six cards."""
    s.then((keep_or_change,), (open_answers,), (lot_for_first_turn,), (next_turn,))


def lay_out(s: TheV, seat: int, deck: Deck) -> None:
    """V-60: the title card on the table, both decks shuffled. A deck list is open: what is in it is no secret."""
    for id in deck.title:
        card = s.add(s.sheet.number[id], seat * ZONES + LIMBO, EVERYBODY)
        s.move(card, seat * ZONES + TITLE)
    for zone, cards, known in ((DECK, deck.main, 0), (DUEL, deck.duel, 1 << seat)):
        for id, copies in cards:
            for _ in range(copies):
                s.add(s.sheet.number[id], seat * ZONES + zone, known)


def deal(s: TheV, seat: int) -> None:
    """V-60: six cards."""
    s.shuffle(seat * ZONES + DECK)
    take_six(s, seat)
    s.note(DEALT, V60, seat, after=len(s.piles[seat * ZONES + HAND]))


def take_six(s: TheV, seat: int) -> None:
    for _ in range(HAND_SIZE):
        deck = s.piles[seat * ZONES + DECK]
        if deck:
            s.move(deck[-1], seat * ZONES + HAND)


def keep_or_change(s: TheV) -> None:
    """V-61: both decide at the same time, unseen."""
    s.fork(*[(seat, [(ask_for_hand, seat)]) for seat in (0, 1)])


def ask_for_hand(s: TheV, seat: int) -> None:
    s.ask(seat, V61, [("keep_hand",), ("new_hand",)], hand_decided, seat)


def hand_decided(s: TheV, seat: int, verb: str) -> None:
    s.seal(seat, verb == "new_hand", 2)


def open_answers(s: TheV) -> None:
    """V-61: both decisions are shown when both are made; once only."""
    for seat in (0, 1):
        if s.unseal(seat):
            for card in s.piles[seat * ZONES + HAND][:]:
                s.move(card, seat * ZONES + DECK)
            s.shuffle(seat * ZONES + DECK)
            take_six(s, seat)
            s.note(NEW_HAND, V61, seat)
        else:
            s.note(KEPT_HAND, V61, seat)


def lot_for_first_turn(s: TheV) -> None:
    """V-62: only now the first player is drawn."""
    s.active = 1 - s.below(2)  # next_turn passes the turn to the other
    s.note(FIRST_PLAYER, V62, 1 - s.active)
