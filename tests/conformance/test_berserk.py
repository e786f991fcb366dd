"""Berserk in both profiles, held by the kit."""

from __future__ import annotations

import random

import pytest

import sumrak
from sumrak.games.berserk.cards import CARDS
from sumrak.games.berserk.deck import Deck
from tests.conformance.holding import holds

pytestmark = pytest.mark.compiled


def modern(seats: int, seed: int) -> sumrak.Game:
    ids = [deck["id"] for deck in sumrak.catalogue("berserk")["decks"]]
    decks = [ids[(seed + seat * (1 + seed % 3)) % len(ids)] for seat in range(seats)]
    return sumrak.new("berserk", decks=decks, seats=seats, rules="modern", seed=seed)


def with_any_cards(seats: int, seed: int) -> sumrak.Game:
    """Thirty cards of all that there are a side: most of them stand in no deck of the box."""
    luck = random.Random(seed)
    decks = [
        Deck("berserk", f"any-{seat}", "Any", tuple((card.id, 1) for card in luck.sample(CARDS, 30)))
        for seat in range(seats)
    ]
    return sumrak.new("berserk", decks=decks, seats=seats, rules=("rp5", "modern")[seed % 2], seed=seed)


test_it_holds = holds("berserk", 0.25)
test_it_holds_in_the_modern_profile = holds(modern, 0.25)
test_it_holds_with_any_cards = holds(with_any_cards, 0.25)
