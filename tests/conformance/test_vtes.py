"""Vampire with two to five seats in both profiles, held by the kit."""

from __future__ import annotations

import pytest

import sumrak
from tests.conformance.holding import holds

pytestmark = pytest.mark.compiled


def today(seats: int, seed: int) -> sumrak.Game:
    ids = [deck["id"] for deck in sumrak.catalogue("vtes")["decks"]]
    decks = [ids[(seed + seat * (1 + seed % 4)) % len(ids)] for seat in range(seats)]
    return sumrak.new("vtes", decks=decks, seats=seats, rules="today", seed=seed)


test_it_holds = holds("vtes", 0.15)
test_it_holds_in_the_profile_of_today = holds(today, 0.15)
