"""What a position of The V promises (docs/decisions/018)."""

from __future__ import annotations

import pytest

import sumrak

FRESH, ABOUT_TO_FALL = "Марго", "Марго*2"


def chance(mine: str, theirs: str, levels: tuple[int, int] = (0, 0)) -> float:
    """Of me, with these characters in play."""
    game = sumrak.scenario(
        f"game: the_v\nturn: 5, me, actions\nme: {mine} / -\nopponent: {theirs} / -\n"
        f"me level: {levels[0]}\nopponent level: {levels[1]}\n"
    )
    found = [game.spec.prospect(game.state, seat) for seat in (0, 1)]
    assert found[0] == pytest.approx(-found[1])
    return found[0]


def test_alike_is_even():
    assert chance(FRESH, FRESH) == pytest.approx(0)


def test_a_level_is_worth_the_more_the_more_there_are():
    steps = [chance(FRESH, FRESH, (level, 0)) for level in range(0, 10, 2)]
    assert steps == sorted(steps)
    assert chance(FRESH, FRESH, (8, 6)) > chance(FRESH, FRESH, (2, 0)) > 0


@pytest.mark.parametrize(("before", "after"), [("Марго", "Марго*1"), ("Марго*1", "Марго*2")])
def test_every_token_hurts(before, after):
    assert chance(before, FRESH) > chance(after, FRESH)


def test_who_is_about_to_fall_matters_most_when_it_decides():
    """V-2, V-4: at level 8 it is the game."""

    def loss(level: int) -> float:
        return chance(FRESH, FRESH, (0, level)) - chance(ABOUT_TO_FALL, FRESH, (0, level))

    assert loss(4) > loss(0) > 0


def test_what_is_over_is_known():
    game = sumrak.new("the_v", decks=["reaper", "court"], seed=1)
    while not game.is_over:
        game.play(0)
    assert game.outcome is not None
    for seat in (0, 1):
        assert game.spec.prospect(game.state, seat) == (1.0 if game.outcome.winners == (seat,) else -1.0)
