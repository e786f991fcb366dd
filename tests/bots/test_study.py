"""What people are told about a position: from what a seat sees, and the same whatever it does not see."""

import pickle
from itertools import pairwise
from random import Random

import pytest

import sumrak
from sumrak.bots import chair, study
from sumrak.bots.ismcts import Search

pytestmark = pytest.mark.compiled


def position(game: str, answers: int, seed: int = 3) -> sumrak.Game:
    luck, found = Random(seed), sumrak.new(game, seed=seed)
    while len(found.answers) < answers and not found.is_over:
        decision = found.decision
        assert decision is not None
        found.play(luck.randrange(len(decision.options)), seat=decision.seat)
    return found


def finished(game: str, seed: int = 3) -> sumrak.Game:
    return position(game, 10_000, seed)


def advice(game: sumrak.Game, seat: int, simulations: int = 60) -> study.Advice:
    search = Search(chair(game, seat), 7)
    search.run(simulations=simulations)
    return study.advice(search)


@pytest.mark.parametrize("game", sumrak.games())
def test_hidden_things_change_nothing(game):
    """Two positions that differ only in what the seat does not know are the same to it."""
    true = position(game, 40)
    seat = true.decision.seat
    other = next(
        guess
        for guess in (true.determinize(seat, seed) for seed in range(1, 50))
        if any(d.seat == seat for d in guess.decisions) and guess.digest() != true.digest()
    )
    assert advice(true, seat) == advice(other, seat)
    assert study.outlook(study.Lookout(true, seat), 1) == study.outlook(study.Lookout(other, seat), 1)


@pytest.mark.parametrize("game", sumrak.games())
def test_the_options_the_line_and_the_shares(game):
    true = position(game, 40)
    seat = true.decision.seat
    found = advice(true, seat)
    options = [option.notation for option in true.decision.options]
    assert found.simulations == 60
    assert found.ideas
    for idea in found.ideas:
        assert idea.option in options
        assert sum(idea.shares) == pytest.approx(1)
        assert all(step.label["k"] and 0 <= step.seat < true.state.seats for step in idea.line)
    assert 4 * found.ideas[0].visits >= max(idea.visits for idea in found.ideas)
    often = [idea.shares[seat] for idea in found.ideas if not idea.seldom]
    assert often == sorted(often, reverse=True), "what is told agrees with the order"
    assert [idea.seldom for idea in found.ideas] == sorted(idea.seldom for idea in found.ideas)
    pickle.dumps(found)


@pytest.mark.parametrize("game", sumrak.games())
@pytest.mark.parametrize("seat", [None, 0])
def test_the_course_of_a_game_ends_with_who_won(game, seat):
    over = finished(game)
    found = [(ply, shares) for part in study.course(over, seat, 1) for ply, shares, _ in part]
    plies = [ply for ply, _ in found]
    assert sorted(plies) == sorted(set(plies))
    assert {0, len(over.answers)} <= set(plies)
    assert len(plies) <= study.POINTS + 2
    last = dict(found)[len(over.answers)]
    assert max(range(len(last)), key=last.__getitem__) in over.outcome.winners


def test_a_course_says_what_was_answered_between_its_points():
    over = finished("the_v")
    points = sorted(point for part in study.course(over, None, 1) for point in part)
    assert points[0][2] == ()
    seats = [step.seat for _, _, given in points for step in given]
    assert seats == [seat for seat, _ in over.answers]
    assert all(step.label["k"] for _, _, given in points for step in given)


def test_who_knows_everything_guesses_nothing():
    true = position("the_v", 40)
    seat = true.decision.seat
    chair = study.Knowing(true, seat)
    assert all(chair.determinize(seed).digest() == true.digest() for seed in range(3))
    search = Search(chair, 7)
    search.run(simulations=20)
    assert study.advice(search).ideas


def test_shares_are_as_certain_as_the_game_says():
    assert study.plain_shares([0.0, 0.0]) == (0.5, 0.5)
    assert study.plain_shares([1.0, -1.0]) == (1.0, 0.0)
    assert study.plain_shares([-1.0, -1.0, -1.0]) == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert study.sharpened((0.6, 0.4), 1.0) == pytest.approx((0.6, 0.4))
    assert study.sharpened((0.6, 0.4), 3.0) == pytest.approx((0.216 / 0.28, 0.064 / 0.28))
    assert sum(study.sharpened((0.5, 0.3, 0.2), 1.5)) == pytest.approx(1)


def test_the_positions_found_first_are_spread_over_the_game():
    order = study.course_of(1000)
    assert len(order) == len(set(order)) <= study.POINTS + 2
    first = sorted(order[:9])
    assert max(b - a for a, b in pairwise(first)) < 300
    assert study.course_of(0) == [0]


def test_a_lookout_holds_a_guess():
    """What goes to another process is not the true state, unless it is asked for."""
    true = position("the_v", 40)
    digests = {study.Lookout(true, 0).world(seed).digest() for seed in range(5)}
    assert len(digests) > 1
    assert study.Lookout(true, None).world(3).digest() == true.digest()
