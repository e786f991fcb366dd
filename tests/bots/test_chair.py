"""A bot gets a view and guesses, and nothing that its seat does not know."""

from __future__ import annotations

import pickle
from random import Random

import pytest

import sumrak
from sumrak import bots


def middle(seed: int, answers: int) -> sumrak.Game:
    """A game in its middle, after random answers."""
    game, luck = sumrak.new("the_v", decks=["reaper", "skorn"], seed=seed), Random(seed)
    while len(game.answers) < answers and (decision := game.decision) is not None:
        before = game.copy()
        game.play(luck.randrange(len(decision.options)))
        if game.is_over:
            return before
    return game


@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts:20"])
def test_a_bot_plays_alike_in_worlds_that_it_cannot_tell_apart(bot):
    """A guess was the truth permuted, so that the same seed led to another move when only the truth was another."""
    for seed in range(6):
        truth = middle(seed, 5 + 9 * seed)
        for seat in {decision.seat for decision in truth.decisions}:
            worlds = [truth, *[truth.determinize(seat, 1000 + n) for n in range(3)]]
            assert len({world.digest() for world in worlds}) > 1
            assert len({bots.choose(bot, bots.chair(world, seat), 5) for world in worlds}) == 1


def test_a_chair_holds_no_truth():
    """What the other seat has in its hand and deck is guessed before a bot gets anything."""
    game = middle(3, 20)
    seat = game.decision.seat
    unknown = [c for c, bits in enumerate(game.state.known) if not bits >> seat & 1]
    chair = bots.chair(game, seat)
    assert chair._guess.state is not game.state
    assert [chair._guess.state.definition[c] for c in unknown] != [game.state.definition[c] for c in unknown]
    assert chair.view() == game.view(seat)
    assert [option.notation for option in chair.options] == [option.notation for option in game.decision.options]


def test_guesses_vary_and_are_those_of_the_truth():
    game = middle(4, 24)
    seat = game.decision.seat
    chair = bots.chair(game, seat)
    guesses = [chair.determinize(n) for n in range(4)]
    assert len({guess.digest() for guess in guesses}) == 4
    assert [guess.digest() for guess in guesses] == [game.determinize(seat, n).digest() for n in range(4)]
    assert all(guess.view(seat) == game.view(seat) for guess in guesses)


def test_a_chair_travels_to_another_process():
    game = middle(5, 30)
    chair = bots.chair(game, game.decision.seat)
    again = pickle.loads(pickle.dumps(chair))
    assert again.view() == chair.view()
    assert bots.choose("greedy", again, 9) == bots.choose("greedy", chair, 9)


def test_a_seat_that_is_not_asked_has_no_chair():
    game = middle(6, 12)
    with pytest.raises(ValueError, match="nothing to decide"):
        bots.chair(game, 1 - game.decision.seat)


def test_a_bot_that_does_not_exist():
    game = middle(6, 12)
    with pytest.raises(bots.UnknownBot, match="unknown bot 'deep blue'; there are: random, greedy"):
        bots.choose("deep blue", bots.chair(game, game.decision.seat), 1)
