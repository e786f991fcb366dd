"""What a sensible player does at once, greedy does too."""

from __future__ import annotations

import pytest

import sumrak
from sumrak import bots
from sumrak.bots import greedy
from sumrak.games.vtes.vocabulary import STRIKE, By, Card, Strike, Type, Use
from tests.vtes.table_talk import Table, table

BOLT = Card("bolt", 0, "Bolt", (Type.COMBAT,), uses=(Use((Strike(1, ranged=True),), STRIKE, by=By.COMBATANT),))


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


@pytest.mark.parametrize(
    ("better", "worse", "clear"),
    [
        ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5], True),
        ([0.6, 0.3, 0.9], [0.5, 0.2, 0.8], True),
        ([0.9, 0.1, 0.5], [0.1, 0.9, 0.4], False),
        ([0.9, 0.8, 0.7], [0.1, 0.2, 0.1], True),
    ],
)
def test_more_worlds_only_as_long_as_it_is_open(better, worse, clear):
    """What is the same in all worlds was weighed in twelve; so was what was far behind in the first three."""
    assert greedy.is_clear(better, worse) is clear


def test_what_leaves_the_rest_open_is_not_dropped_for_what_closes_it():
    """The attack is worth more, and the card played before it is still better than nothing."""
    found = {0: [0.9, 0.9, 0.9], 1: [0.2, 0.2, 0.2], 2: [0.1, 0.1, 0.1]}
    assert greedy.still_open([0, 1, 2], {1, 2}, found, [0.15, 0.15, 0.15]) == [1]
    assert greedy.still_open([0, 1, 2], {2}, found, [0.15, 0.15, 0.15]) == [0]


def vtes(t: Table) -> set[str]:
    """What greedy answers to a position of Vampire."""
    chair = bots.chair(t.game, t.game.decision.seat)
    return {bots.choose("greedy", chair, seed) for seed in range(6)}


def test_vtes_it_sees_how_a_referendum_stands():
    """Bots elsewhere vote for everything. Who has called it is for it, who would lose 3 pool is against it."""
    t = table("a: Royce / Kine Resources Contested", "b: Crusher@90", "c: Gilbert Duane@90")
    t.play(next(option for option in t.options() if "kine-resources" in option)).terms(0, 1)
    assert vtes(t) == {"for kine-resources-contested"}
    t.play("a: for kine-resources-contested", "b: against crusher")
    assert t.asked == "c" and vtes(t) == {"against gilbert-duane"}


def test_vtes_no_hand_strike_at_long_range():
    t = table("a: Ozmo, Ohanna / Bolt", "b: Gilbert Duane [.44 Magnum]", cards=(BOLT,))
    t.play("bleed ozmo", "b: block gilbert-duane", "b: maneuver 44-magnum")
    assert t.options() == ["play bolt with ozmo", "strike ozmo"]
    assert vtes(t) == {"play bolt with ozmo"}
