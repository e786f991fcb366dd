"""Bots against bots: strength, the same games again, intervals."""

from __future__ import annotations

import pytest

from sumrak.bots.arena import Match, play, play_all, wilson


@pytest.mark.parametrize("deck", ["reaper", "court", "skorn"])
def test_greedy_beats_random(deck):
    """40 games in all three decks together; 400 with each are shown by `sumrak simulate`."""
    match = Match("the_v", ("greedy", "random"), (deck, deck), 11)
    games = 14 if deck == "reaper" else 13
    wins = sum([0 in play(match, number).winners for number in range(games)])
    assert wins >= 0.6 * games


def test_a_match_is_the_same_again_however_many_processes_play_it():
    match = Match("the_v", ("random", "random"), ("reaper", "skorn"), 5, True)
    alone = list(play_all(match, 6, 1))
    together = sorted(play_all(match, 6, 2))
    assert alone == together
    assert [result.record for result in alone] != [result.record for result in play_all(match._replace(seed=6), 6, 1)]


def test_players_change_seats_on_the_same_deal():
    """Seats gave one of two bots the first move more often than the other."""
    match = Match("the_v", ("random", "random"), ("reaper", "skorn"), 5, True)
    first, second, third = (play(match, number) for number in range(3))
    assert first.seed == second.seed != third.seed
    assert 'decks = ["reaper", "skorn"]' in first.record
    assert 'decks = ["skorn", "reaper"]' in second.record


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson(wins, games, low, high):
    """The last is from Newcombe, Statistics in Medicine 1998."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_nothing_is_known_before_the_first_game():
    assert wilson(0, 0) == (0.0, 1.0)
