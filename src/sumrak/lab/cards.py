"""How a card moves the win rate of its deck: in the opening hand, drawn, played, or merely in the deck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sumrak.lab.counting import Difference, Share, difference, share
from sumrak.lab.plan import Plan
from sumrak.lab.playing import Row


class CardShare(NamedTuple):
    """One card of one deck. `unseen`: games in which it stayed in the deck.

    The opening hand is dealt by chance, so `opening_effect` is what the card does. Longer games see more cards, and who is
    winning plays more: the other effects have that in them too.
    """

    card: str
    opening: Share
    drawn: Share
    played: Share
    unseen: Share
    opening_effect: Difference
    drawn_effect: Difference
    played_effect: Difference


class DeckShare(NamedTuple):
    """A deck (empty: the side of a game without decks, by its seat), how it did, and its cards, the best first."""

    deck: str
    seat: int
    share: Share
    cards: list[CardShare]


class Sight(NamedTuple):
    """One seat of one game."""

    won: float
    opening: frozenset[str]
    drawn: frozenset[str]
    played: frozenset[str]


def cards(plan: Plan, rows: Sequence[Row]) -> list[DeckShare]:
    """By deck, whatever bot plays it; where nobody brings a deck, by seat."""
    seen: dict[tuple[str, int], list[Sight]] = {}
    lists: dict[tuple[str, int], dict[str, None]] = {}
    for row in rows:
        for seat, who in enumerate(row.entrants):
            deck = plan.entrants[who].deck
            key = deck, -1 if deck else seat
            parts = [frozenset(cards[seat]) for cards in (row.opening, row.drawn, row.played)]
            seen.setdefault(key, []).append(Sight(row.shares[seat], *parts))
            lists.setdefault(key, {}).update(dict.fromkeys([*row.deck[seat], *row.drawn[seat]]))
    return [of_deck(deck, seat, seen[deck, seat], lists[deck, seat]) for deck, seat in sorted(seen)]


def of_deck(deck: str, seat: int, sights: list[Sight], ids: Iterable[str]) -> DeckShare:
    found = [of_card(card, sights) for card in ids]
    found.sort(key=lambda one: (-effect(one), one.card))
    return DeckShare(deck, seat, share([sight.won for sight in sights]), found)


def effect(one: CardShare) -> float:
    """For the order: what nobody could measure comes last."""
    value = one.drawn_effect.value
    return value if value == value else -2.0


def of_card(card: str, sights: list[Sight]) -> CardShare:
    opening = share([sight.won for sight in sights if card in sight.opening])
    later = share([sight.won for sight in sights if card not in sight.opening])
    drawn = share([sight.won for sight in sights if card in sight.drawn])
    unseen = share([sight.won for sight in sights if card not in sight.drawn])
    played = share([sight.won for sight in sights if card in sight.played])
    held = share([sight.won for sight in sights if card in sight.drawn and card not in sight.played])
    return CardShare(
        card,
        opening,
        drawn,
        played,
        unseen,
        difference(opening, later),
        difference(drawn, unseen),
        difference(played, held),
    )
