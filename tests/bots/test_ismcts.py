"""Tree search: reproducible, on time, for every seat's own good, blind to what its seat may not know."""

from __future__ import annotations

import itertools
import math
from random import Random

import pytest

import sumrak
from sumrak import bots
from sumrak.bots import ismcts
from sumrak.bots.ismcts import Thought
from sumrak.bots.tree import TRUST, Edge, Node, added
from sumrak.cli import main
from sumrak.kernel.agenda import Decision
from sumrak.kernel.state import State
from tests.tiny.spec import SkirmishSpec, registered


def chair_of(position: str) -> bots.Chair:
    game = sumrak.scenario("game: the_v\nturn: me, actions\n" + position)
    return bots.chair(game, game.decision.seat)


def asked(seed: int, answers: int) -> bots.Chair:
    """The chair of whoever is asked in the middle of a game of random answers."""
    game, luck = sumrak.new("the_v", decks=["reaper", "skorn"], seed=seed), Random(seed)
    for _ in range(answers):
        game.play(luck.randrange(len(game.decision.options)))
    return bots.chair(game, game.decision.seat)


def test_the_same_seed_thinks_the_same():
    chair = asked(2, 25)
    assert ismcts.think(chair, 7, 60) == ismcts.think(chair, 7, 60)
    assert ismcts.think(chair, 7, 60) != ismcts.think(chair, 8, 60)


def test_every_simulation_goes_through_one_option():
    thoughts = ismcts.think(asked(3, 30), 1, 90)
    assert sum([thought.visits for thought in thoughts]) == 90
    assert thoughts == ismcts.ranked(thoughts)
    assert all(-1 <= thought.value <= 1 for thought in thoughts)


def test_of_those_it_often_came_to_the_best_comes_first():
    """What had just been found to be better was passed over for what had been visited more often till then."""
    found = [
        Thought("a", 40, 0.1, 0.1),
        Thought("b", 14, 0.4, 0.4),
        Thought("c", 3, 0.9, 0.9),
        Thought("d", 5, 0.0, 0.0),
    ]
    assert [thought.notation for thought in ismcts.ranked(found)] == ["b", "a", "d", "c"]


def test_of_what_is_as_good_later_first_what_is_good_now():
    """In a turn of many actions it moved to and fro, because everything could still be done afterwards."""
    now, later = Edge(1, 0.2, 1.0), Edge(1, 0.1, 1.0)
    now.visits, now.totals, later.visits, later.totals = 30, [6.0], 40, [8.2]
    more = added([now, later], 0)
    assert later.totals[0] / 40 > now.totals[0] / 30
    assert later.estimate(0, more, TRUST) < now.estimate(0, more, TRUST)


@pytest.mark.parametrize("name", sumrak.games())
def test_what_it_does_not_know_changes_nothing(name):
    """Two positions that differ only in what the seat does not know."""
    game, luck = sumrak.new(name, seed=1), Random(5)
    for _ in range(30):
        game.play(luck.randrange(len(game.decision.options)))
    seat = game.decision.seat
    guesses = [game.determinize(seat, seed) for seed in range(1, 30)]
    other = next(g for g in guesses if g.digest() != game.digest() and any(d.seat == seat for d in g.decisions))
    assert ismcts.think(bots.chair(game, seat), 3, 20) == ismcts.think(bots.chair(other, seat), 3, 20)


def test_a_decision_of_many_options_is_not_weighed_whole():
    """Beyond the root: of 110 cells to go to, those are weighed that were good elsewhere; more as one comes back."""
    search = ismcts.Search(asked(3, 30), 1)
    s = search.world(0)
    decision = search.asked(s)
    wide = decision.options * 9
    node = Node()
    asks = Decision(decision.seat, decision.cite, wide, decision.then, decision.args, decision.step)
    assert search.meet(s, asks, node)[0] and len(node.edges) <= ismcts.BREADTH < len(wide)


@pytest.mark.parametrize(("seats", "longest", "depth"), [(2, 4, 1), (4, 2, 0), (5, 1, 0)])
def test_how_far_a_simulation_weighs_depends_on_how_many_play(seats, longest, depth):
    """With four seats it weighed as much for each of them: a game of Vampire took more than a minute."""
    game = sumrak.new("vtes", seats=seats, seed=1)
    search = ismcts.Search(bots.chair(game, game.decision.seat), 1)
    assert (search.longest, search.depth) == (longest, depth)


def test_it_attacks_what_is_about_to_fall():
    chair = chair_of("me: Громила / -\nopponent: Марго, Марго*2 / -\n")
    assert {ismcts.choose(chair, seed, 100) for seed in range(3)} == {"attack N-11 -> opponent.R-01#2"}


def test_it_leaves_alone_what_would_count_as_not_played():
    """V-79: Scythe asks for a card to discard, and there is none."""
    search = ismcts.Search(chair_of("me: Марго / Коса\nopponent: Упырь*2 / -\n"), 1)
    search.run(40)
    assert "play R-05" not in search.root.edges


def test_the_line_begins_with_the_best_option():
    search = ismcts.Search(asked(4, 24), 1)
    search.run(120)
    assert search.line()[0] == search.thoughts()[0].notation


@pytest.mark.parametrize(("simulations", "times"), [(10, 30), (200, 600), (5000, 600), (None, 600)])
def test_the_first_look_is_as_long_as_the_search(simulations, times):
    """Three worlds told what one ply can tell, and a search went where luck had sent it."""
    search = ismcts.Search(asked(3, 30), 1, simulations)
    search.look(math.inf)
    options = len(search.root.edges)
    assert 1 < options < 30
    assert len(search.worlds) == max(ismcts.FEWEST, min(ismcts.MOST, times // options))


def test_options_are_compared_in_worlds_that_all_were_looked_at_in():
    """Time was up in the middle of a world: what came first had one more, and its luck."""
    search = ismcts.Search(asked(3, 30), 1)
    search.begin({"a": [0.5, -0.9], "b": [0.3]})
    assert [edge.value for edge in search.root.edges.values()] == [0.5, 0.3]
    search = ismcts.Search(asked(3, 30), 1)
    search.begin({"a": [0.5], "b": []})
    assert search.root.edges["b"].value == 0.5


def test_portions_are_one_search():
    """A table that asks for more of the same thinking got a new tree each time."""
    whole, parts = ismcts.Search(asked(5, 20), 3), ismcts.Search(asked(5, 20), 3)
    whole.run(60)
    parts.run(25)
    parts.run(35)
    assert whole.thoughts() == parts.thoughts()


def test_it_is_not_late(monkeypatch):
    """It began one more simulation because a little time was left, and was late by nearly all of it."""
    clock = itertools.accumulate(itertools.cycle([0.05, 0.2]))
    monkeypatch.setattr(ismcts.time, "perf_counter", lambda: next(clock))
    search = ismcts.Search(asked(6, 30), 1)
    start = next(clock)
    search.run(seconds=2)
    assert search.done > 5 and next(clock) - start <= 2.5


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_any_number_of_seats(seats):
    """Each goes for its own value; every seat has a total on every branch."""
    with registered() as name:
        game = sumrak.new(name, seats=seats, seed=4)
        while not game.is_over:
            seat = game.decision.seat
            game.play(bots.choose("ismcts:4", bots.chair(game, seat), len(game.answers)), seat=seat)
        assert game.outcome is not None


class Promising(SkirmishSpec):
    """What a position promises is not what a judgement says of it."""

    def prospect(self, s: State, seat: int) -> float:
        return 0.5


def test_it_learns_from_what_a_position_promises_at_its_horizon():
    """What comes of an answer at once is judged; what lies beyond is not."""
    with registered("Promising", __name__) as name:
        game = sumrak.new(name, seed=4)
        search = ismcts.Search(bots.chair(game, game.decision.seat), 1)
        search.run(simulations=20)
    assert {thought.value for thought in search.thoughts()} == {0.5}
    assert all(edge.value < 0.5 for edge in search.root.edges.values())


@pytest.mark.parametrize(
    "name",
    [
        "ismcts:",
        "ismcts:0",
        "ismcts:-3",
        "ismcts:2m",
        "ismcts:0s",
        "ismcts:0.00s",
        "ismcts:²",
        "ismcts:s",
        "ismcts:1e9",
        "greedy:5",
    ],
)
def test_how_long_it_thinks_is_understood_or_refused(name):
    with pytest.raises(bots.UnknownBot):
        bots.bot(name)
    assert bots.bot("ismcts:50").keywords == {"simulations": 50}
    assert bots.bot("ismcts:0.5s").keywords == {"seconds": 0.5}


def test_it_plays_in_a_simulation(capsys):
    assert main(["simulate", "the_v", "--games", "2", "--bots", "ismcts:5,random", "--seed", "1", "--jobs", "1"]) == 0
    assert "ismcts:5" in capsys.readouterr().out
