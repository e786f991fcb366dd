"""Berserk in both profiles, held by the kit."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import sumrak
from sumrak import conformance
from sumrak.games.berserk.cards import CARDS
from sumrak.games.berserk.deck import Deck
from sumrak.games.berserk.vocabulary import Element
from tests.conformance.holding import holds

pytestmark = pytest.mark.compiled


def modern(seats: int, seed: int) -> sumrak.Game:
    ids = [deck["id"] for deck in sumrak.catalogue("berserk")["decks"]]
    decks = [ids[(seed + seat * (1 + seed % 3)) % len(ids)] for seat in range(seats)]
    return sumrak.new("berserk", decks=decks, seats=seats, rules="modern", seed=seed)


HELD = (
    *conformance.CHEAP,
    conformance.check_every_option_is_legal_and_named,
    conformance.check_scenario_returns,
    conformance.check_determinizer,
    conformance.check_views_do_not_leak,
)


def with_any_cards(seats: int, seed: int) -> sumrak.Game:
    """Thirty cards of two elements a side: most of them stand in no deck of the box."""
    luck = random.Random(seed)
    decks = [
        Deck("berserk", f"any-{seat}", "Any", tuple((card, 1) for card in any_cards(luck))) for seat in range(seats)
    ]
    return sumrak.new("berserk", decks=decks, seats=seats, rules=("rp5", "modern")[seed % 2], seed=seed)


def any_cards(luck: random.Random) -> list[str]:
    elements = luck.sample([element for element in Element if element is not Element.NEUTRAL], 2)
    return luck.sample([card.id for card in CARDS if card.element in (*elements, Element.NEUTRAL)], 30)


test_it_holds = holds("berserk", 0.25)
test_it_holds_in_the_modern_profile = holds(modern, 0.25)


@pytest.mark.parametrize("check", HELD, ids=lambda check: check.__name__)
def test_it_holds_with_any_cards(check: Callable[..., None]) -> None:
    check(with_any_cards, games=2, seats=2, seed=700)
