"""Berserk in both profiles, held by the kit."""

from __future__ import annotations

import pytest

import sumrak
from tests.conformance.holding import holds

pytestmark = pytest.mark.compiled


def modern(seats: int, seed: int) -> sumrak.Game:
    ids = [deck["id"] for deck in sumrak.catalogue("berserk")["decks"]]
    decks = [ids[(seed + seat * (1 + seed % 3)) % len(ids)] for seat in range(seats)]
    return sumrak.new("berserk", decks=decks, seats=seats, rules="modern", seed=seed)


test_it_holds = holds("berserk", 0.25)
test_it_holds_in_the_modern_profile = holds(modern, 0.25)
