"""V-79: requirements, all of them or nothing."""

from __future__ import annotations

from sumrak.games.the_v import actions
from sumrak.games.the_v.state import HAND, SCRAPHEAP, TITLE, ZONES, TheV
from sumrak.games.the_v.turning import turn_card
from sumrak.games.the_v.values import fresh
from sumrak.games.the_v.vocabulary.effects import Discard, RemoveFromScrapheap
from sumrak.games.the_v.vocabulary.requirements import Requirement, Specialisation, TurnOwn, TurnTitle
from sumrak.kernel.agenda import Option
from sumrak.kernel.choice import choose_cards
from sumrak.kernel.rulebook import cite

V45, V79 = cite("V-45"), cite("V-79")


def title_of(s: TheV, seat: int) -> int:
    return s.piles[seat * ZONES + TITLE][0]


def is_met(s: TheV, seat: int, card: int) -> bool:
    """Whether all of it can be fulfilled now; the card itself is not in hand for its own requirement."""
    for requirement in s.facts[card].requirements:
        if not can(s, seat, card, requirement):
            return False
    return True


def can(s: TheV, seat: int, card: int, requirement: Requirement) -> bool:
    if isinstance(requirement, Discard):
        hand = s.piles[seat * ZONES + HAND]
        return len(hand) - (s.place[card] == seat * ZONES + HAND) >= requirement.number
    if isinstance(requirement, RemoveFromScrapheap):
        heap = s.piles[seat * ZONES + SCRAPHEAP]
        return len(heap) - (s.place[card] == seat * ZONES + SCRAPHEAP) >= requirement.number
    if isinstance(requirement, TurnTitle):
        return s.turned[title_of(s, seat)] < 2  # V-51, V-54
    if isinstance(requirement, TurnOwn):
        return has_untapped(s, seat)
    if isinstance(requirement, Specialisation):
        return s.facts[title_of(s, seat)].card.specialisation is requirement.field
    fresh(s)
    return s.madness >= requirement.number


def has_untapped(s: TheV, seat: int) -> bool:
    return any([not s.turned[c] for c in s.characters[seat]])


def turns(s: TheV, seat: int) -> list[Option]:
    return [("turn", c) for c in s.characters[seat] if not s.turned[c]]


def pay(s: TheV, seat: int, card: int, i: int) -> None:
    """Fulfil one part of it; who discards, removes or turns chooses which (V-45)."""
    requirement = s.facts[card].card.requirements[i]
    if isinstance(requirement, Discard):
        choose_cards(s, seat, V79, seat * ZONES + HAND, requirement.number, actions.discard_these, card)
    elif isinstance(requirement, RemoveFromScrapheap):
        choose_cards(s, seat, V79, seat * ZONES + SCRAPHEAP, requirement.number, actions.remove_these, card)
    elif isinstance(requirement, TurnTitle):
        turn_card(s, title_of(s, seat), requirement.times, V79, card)
    elif isinstance(requirement, TurnOwn):
        s.ask(seat, V45, turns(s, seat), turn_own, requirement.times, card)


def turn_own(s: TheV, times: int, cause: int, verb: str, card: int) -> None:
    turn_card(s, card, times, V79, cause)
