"""Chapter 2: decks, hands, uncontrolled vampires, who begins."""

from __future__ import annotations

from functools import lru_cache

from sumrak.games.vtes.deck import Deck
from sumrak.games.vtes.events import DREW
from sumrak.games.vtes.facts import Sheet
from sumrak.games.vtes.rules import Rules
from sumrak.games.vtes.state import CRYPT, CRYPT_DEALT, HAND, HAND_SIZE, LIBRARY, UNCONTROLLED, Vtes
from sumrak.games.vtes.turn import next_turn
from sumrak.kernel.rulebook import cite

VTES2_1_3, VTES2_3_2 = cite("VTES-2.1.3"), cite("VTES-2.3.2")


def new_game(sheet: Sheet, decks: tuple[Deck, ...], rules: Rules, seed: int) -> Vtes:
    """A game before its first decision; the caller runs it."""
    s = laid_out(sheet, decks, rules).copy()
    s.reseed(seed)
    return s


@lru_cache(256)
def laid_out(sheet: Sheet, decks: tuple[Deck, ...], rules: Rules) -> Vtes:
    """The same for every game of these decks: nothing shuffled yet."""
    s = Vtes(sheet, rules, len(decks), 0)
    for seat, deck in enumerate(decks):
        for zone, cards in ((CRYPT, deck.crypt), (LIBRARY, deck.library)):
            s.add_all([sheet.number[id] for id, copies in cards for _ in range(copies)], s.at(seat, zone), seat)
    s.then((deal_all,), (who_begins,), (next_turn,))
    return s


def deal_all(s: Vtes) -> None:
    """At one moment: a hand that is not dealt yet is not too small."""
    s.shuffle(*[s.at(seat, zone) for seat in range(s.seats) for zone in (LIBRARY, CRYPT)])
    for seat in range(s.seats):
        deal(s, seat)


def deal(s: Vtes, seat: int) -> None:
    """VTES-2.3.2: 7 cards, 4 vampires face down; no mulligan."""
    cards = s.move_top(s.at(seat, LIBRARY), s.at(seat, HAND), HAND_SIZE)
    cards += s.move_top(s.at(seat, CRYPT), s.at(seat, UNCONTROLLED), CRYPT_DEALT)
    for card in cards if s.journal is not None else ():
        s.note(DREW, VTES2_3_2, seat, card)


def who_begins(s: Vtes) -> None:
    """VTES-2.1.3: a lot; the turn then passes to the next."""
    s.active = s.below(s.seats)
