"""VTES-11.6.1: what holds at every decision of every game."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

import sumrak
from sumrak.games.vtes import hands
from sumrak.games.vtes.board import is_vampire, ring
from sumrak.games.vtes.contests import is_unique
from sumrak.games.vtes.state import HAND, HAND_OF, IN_PLAY, LIBRARY, MINIONS, ZONES, Vtes
from sumrak.games.vtes.values import capacity
from sumrak.kernel.plain import Current
from tests.coverage_plugin import exercises


def holds(s: Vtes) -> None:
    names: dict[int, int] = {}
    for seat in range(s.seats):
        assert s.pool[seat] >= 0
        for zone in MINIONS:
            for c in s.piles[seat * ZONES + zone]:
                assert s.blood[c] >= 0
                assert not is_vampire(s, c) or s.blood[c] <= capacity(s, c), "surplus blood"
        for zone in IN_PLAY:
            for c in s.piles[seat * ZONES + zone]:
                if is_unique(s, c):
                    name = s.facts[c].name
                    assert name not in names, f"two copies of {s.facts[c].card.id}"
                    names[name] = c
    for seat in ring(s, 0):
        hand, library = len(s.piles[seat * ZONES + HAND]), len(s.piles[seat * ZONES + LIBRARY])
        size = hands.size(s, seat)
        is_discarding = s.pending is not None and s.pending.seat == seat and s.pending.then.__name__ == "chosen_one"
        assert hand == size or (hand < size and not library) or (hand > size and is_discarding), (
            "the hand has another size"
        )
    assert s.edge < 0 or s.alive >> s.edge & 1


@exercises("VTES-1.5.2.3", "VTES-1.6.1.2.2", "VTES-9.1.6")
@settings(max_examples=12)
@given(st.integers(0, 2**32), st.integers(2, 5), st.sampled_from(["2003", "today"]))
def test_laws(seed: int, seats: int, rules: str) -> None:
    game = sumrak.new("vtes", seats=seats, seed=seed, rules=rules, decks=random.Random(seed).choices("abcde", k=seats))
    luck = random.Random(seed)
    while not game.is_over:
        s = game.state
        assert isinstance(s, Vtes)
        holds(s)
        options = game.decision.raw.options
        game.play(luck.randrange(len(options)))
    if game.outcome.termination == "LAST_STANDING":
        assert sum(game.state.halves) == 2 * seats, "a point for each player"


def test_a_copy_has_scopes_of_its_own() -> None:
    """An action and a combat change in place: what happens in a copy must not be seen in the game that it was made of."""
    luck = random.Random(5)
    seen: set[str] = set()
    for seed in range(40):
        game = sumrak.new("vtes", seats=3, seed=seed, decks=luck.choices("abcde", k=3))
        while not game.is_over and len(seen) < 2:
            frames = [(x, x.copy()) for x in game.state.frames if isinstance(x, Current)]
            if frames:
                other = game.copy()
                for _ in range(12):
                    if not other.is_over:
                        other.play(luck.randrange(len(other.decision.options)))
                for frame, before in frames:
                    assert frame == before
                    seen.add(type(frame).__name__)
            game.play(luck.randrange(len(game.decision.options)))
    assert seen == {"Action", "Combat"}


def test_the_hand_of_who_is_out_is_not_looked_at() -> None:
    """A single hand was looked at whether or not its player is still in: a card that came back to it had to be discarded."""
    s = sumrak.new("vtes", seats=3, seed=1).state
    assert isinstance(s, Vtes)
    s.move(s.pile(1, LIBRARY)[-1], s.at(1, HAND))
    s.alive &= ~(1 << 1)
    before = s.agenda[:]
    hands.check(s, 1 << HAND_OF + 1)
    assert s.agenda == before
