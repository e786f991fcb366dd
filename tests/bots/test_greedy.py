"""What a sensible player does at once, greedy does too."""

from __future__ import annotations

import pytest

import sumrak
from sumrak import bots


def answers(position: str) -> set[str]:
    """What greedy answers to a position of The V, with several seeds."""
    game = sumrak.scenario("game: the_v\nturn: me, actions\n" + position)
    chair = bots.chair(game, game.decision.seat)
    return {bots.choose("greedy", chair, seed) for seed in range(4)}


def test_it_leaves_alone_what_would_count_as_not_played():
    """V-79: Scythe asks for a card to discard, and there is none."""
    assert "play R-05" not in answers("me: Марго / Коса\nopponent: Упырь*2 / -\n")


def test_it_gives_its_own_the_good_things():
    assert answers("me: Марго / Клинок\nopponent: Упырь / -\n") == {"play N-14 on R-01"}


def test_it_plays_before_it_attacks():
    """The attack was best and came first, so that everything in hand stayed there (V-68)."""
    assert answers("me: Марго, Громила / Нина\nopponent: Марго / -\n") == {"play S-02"}


def test_it_attacks_what_is_about_to_fall():
    assert answers("me: Громила / -\nopponent: Марго, Марго*2 / -\n") == {"attack N-11 -> opponent.R-01#2"}


def test_it_brings_the_girl_first():
    """V-76: a monster without a girl comes in with a token."""
    assert answers("me: - / Марго, Упырь\nopponent: Упырь / -\n") == {"play R-01"}


def test_it_draws_what_it_may():
    game = sumrak.scenario("game: the_v\nturn: me, additional\nme: Марго / -\nopponent: Марго / -\n")
    assert bots.choose("greedy", bots.chair(game, 0), 1) == "draw 2"


@pytest.mark.parametrize("seed", range(3))
def test_the_same_seed_the_same_answer(seed):
    game = sumrak.new("the_v", decks=["court", "skorn"], seed=seed)
    chair = bots.chair(game, game.decision.seat)
    assert bots.choose("greedy", chair, 7) == bots.choose("greedy", chair, 7)
