"""Chapter 5: the Preliminary phase, before the battle."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sumrak.games.berserk import placement, recruiting, reveal, turn
from sumrak.games.berserk.dice import d6
from sumrak.games.berserk.events import DEALT, IS_FIRST, KEPT_DEAL, REDEALT, ROLLED_FOR_ORDER
from sumrak.games.berserk.facts import Sheet
from sumrak.games.berserk.rules import Rules
from sumrak.games.berserk.state import DEAL, DECK, ZONES, Berserk
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.rulebook import cite

B5_1, B5_2, B5_3, B5_5 = cite("B-5.1"), cite("B-5.2"), cite("B-5.3"), cite("B-5.5")


def new_game(sheet: Sheet, rules: Rules, decks: tuple[Any, Any], seed: int) -> Berserk:
    """A game before its first decision; the caller runs it."""
    s = laid_out(sheet, rules, decks).copy()
    s.reseed(seed)
    return s


@lru_cache(64)
def laid_out(sheet: Sheet, rules: Rules, decks: tuple[Any, Any]) -> Berserk:
    """The same for every game of two decks: cards in their places, nothing shuffled yet."""
    s = Berserk(sheet, rules, 2, 0)
    for seat, deck in enumerate(decks):
        for id, copies in deck.cards:
            for _ in range(copies):
                s.add(sheet.number[id], seat * ZONES + DECK)
    from_step(s, "deal")
    return s


def from_step(s: Berserk, name: str) -> None:
    """Put the Preliminary phase on the agenda, from one of its steps on."""
    s.then(*STEPS[NAMES.index(name) :])


# deal and order
def deal(s: Berserk) -> None:
    """B-5.1."""
    s.phase = "deal"
    for seat in (0, 1):
        deal_to(s, seat)
        s.note(DEALT, B5_1, seat, after=len(s.piles[seat * ZONES + DEAL]))


def deal_to(s: Berserk, seat: int) -> None:
    deck = seat * ZONES + DECK
    s.shuffle(deck)
    for _ in range(min(s.rules.deal_size, len(s.piles[deck]))):
        s.move(s.piles[deck][-1], seat * ZONES + DEAL)


def roll_for_order(s: Berserk) -> None:
    """B-5.2: ties are rolled again; the higher chooses."""
    s.phase = "order"
    dice = (d6(s), d6(s))
    for seat in (0, 1):
        s.note(ROLLED_FOR_ORDER, B5_2, seat, after=dice[seat])
    if dice[0] == dice[1]:
        s.next((roll_for_order,))
    else:
        s.next((ask_for_order, 0 if dice[0] > dice[1] else 1))


def ask_for_order(s: Berserk, seat: int) -> None:
    options: list[Option] = [("go_first",), ("go_second",)]
    s.ask(seat, B5_2, options, order_chosen, seat)


def order_chosen(s: Berserk, seat: int, verb: str) -> None:
    s.first = seat if verb == "go_first" else 1 - seat
    s.active = s.first
    for x in (0, 1):
        count_crystals(s, x)
    s.note(IS_FIRST, B5_2, s.first, after=seat)


def count_crystals(s: Berserk, seat: int) -> None:
    s.gold[seat], s.silver[seat] = recruiting.purse_of(s, seat).left(())


# redeal
def redeals(s: Berserk) -> None:
    """B-5.3: the First player, then the Second."""
    s.phase = "redeal"
    s.then((ask_for_redeal, s.first), (ask_for_redeal, 1 - s.first))


def ask_for_redeal(s: Berserk, seat: int) -> None:
    options: list[Option] = [("redeal",)] if s.gold[seat] >= s.rules.redeal_cost else []
    s.ask(seat, B5_3, [*options, ("keep",)], redeal_or_keep, seat)


def redeal_or_keep(s: Berserk, seat: int, verb: str) -> None:
    if verb == "keep":
        s.note(KEPT_DEAL, B5_3, seat)
        return
    s.redeals[seat] += 1
    count_crystals(s, seat)
    for card in s.piles[seat * ZONES + DEAL][:]:
        s.move(card, seat * ZONES + DECK)
    deal_to(s, seat)
    s.note(REDEALT, B5_3, seat, after=s.redeals[seat])
    s.next((ask_for_redeal, seat))


# recruiting, side by side
def recruit(s: Berserk) -> None:
    """B-5.5: both at the same time, unseen."""
    s.phase = "recruit"
    s.fork(*[(seat, [(recruiting.ask_for_recruit, seat)]) for seat in (0, 1)])


def put_back(s: Berserk) -> None:
    """B-5.5: what was not taken goes back, and the decks are shuffled. Whoever sees the squad knows no more of what is left."""
    for seat in (0, 1):
        for card in s.piles[seat * ZONES + DEAL][:]:
            s.move(card, seat * ZONES + DECK)
        s.shuffle(seat * ZONES + DECK)


def place(s: Berserk) -> None:
    """B-7.1: the First player, then the Second."""
    s.phase = "place"
    s.then(*[(placement.ask_for_place, seat) for seat in (s.first, 1 - s.first)])


def begin_reveal(s: Berserk) -> None:
    s.phase = "reveal"
    s.then((reveal.reveal_first,), (reveal.choose_hidden, ()), (reveal.to_additional_zone,), (reveal.hosts,))


def begin_battle(s: Berserk) -> None:
    s.phase = "battle"
    s.then((reveal.orphans_die,), (reveal.battle_begins,), (reveal.first_check,), (turn.next_turn,))


STEPS: tuple[Step, ...] = (
    (deal,), (roll_for_order,), (redeals,), (recruit,), (put_back,), (place,), (begin_reveal,), (begin_battle,),
)  # fmt: skip
NAMES = ("deal", "order", "redeal", "recruit", "put_back", "place", "reveal", "battle")
BEFORE = NAMES
"""Phases before the battle, in order; each is one step of the agenda."""
FACE_DOWN = ("place", "reveal")
"""Those in which the cards on the field lie face down."""
PHASES = (*NAMES, *turn.NAMES)


def from_phase(s: Berserk, phase: str) -> None:
    """Go on from one of `PHASES`: who is First, whose turn it is and its number stand in the state."""
    if phase in NAMES:
        from_step(s, phase)
    else:
        turn.from_phase(s, phase)
