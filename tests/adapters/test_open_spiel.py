"""The games as games of OpenSpiel: its own tests, worlds resampled from an information state, and its search."""

from __future__ import annotations

import json
import pickle
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import sumrak
from sumrak.adapters import open_spiel

NAMES = [f"sumrak_{game}" for game in sumrak.games()]


def dealt(game: pyspiel.Game, seed: int) -> pyspiel.State:
    state, luck = game.new_initial_state(), Random(seed)
    while state.is_chance_node():
        state.apply_action(luck.choice([action for action, _ in state.chance_outcomes()]))
    return state


def later(game: pyspiel.Game, seed: int, moves: int) -> pyspiel.State:
    """A game in its middle."""
    state, luck = dealt(game, seed), Random(seed)
    for _ in range(moves):
        before = state.clone()
        state.apply_action(luck.choice(state.legal_actions()))
        if state.is_terminal():
            return before
    return state


def test_our_games_are_there():
    assert set(NAMES) <= {kind.short_name for kind in pyspiel.registered_games()}
    assert {pyspiel.load_game("sumrak_vtes", {"players": n}).num_players() for n in (2, 3, 4, 5)} == {2, 3, 4, 5}
    game = pyspiel.load_game("sumrak_the_v(decks=skorn+reaper,width=32)")
    assert game.num_distinct_actions() == 32 and game.utility_sum() == 0
    assert dealt(game, 1).position.game.origin.decks[0] is sumrak.new("the_v", decks=["skorn", "skorn"]).origin.decks[0]
    with pytest.raises(ValueError, match=r"unknown deck|no deck"):
        open_spiel.SumrakGame.__subclasses__()[NAMES.index("sumrak_the_v")]({"decks": "nobody+reaper"})


@pytest.mark.parametrize("name", [*NAMES[:3], "sumrak_vtes(players=3,width=32)", "sumrak_the_v(width=4)"])
def test_openspiels_random_sim_test(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_api_test(name):
    """Its tests of a part of the tree, on moments of random games beside the few that it would find below the chance nodes."""
    game = pyspiel.load_game(name)
    case = type("Test", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": name})
    case.game_type = game.get_type()
    case.some_states = [game.new_initial_state(), *[later(game, seed, 12 * seed) for seed in range(4)], over(game, 1)]
    tests = [test for test in dir(case) if test.startswith("test_")]
    assert len(tests) >= 5
    for test in tests:
        getattr(case(test), test)()


def over(game: pyspiel.Game, seed: int) -> pyspiel.State:
    state, luck = dealt(game, seed), Random(seed)
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_world_is_the_same_information_and_another_truth(name):
    """As OpenSpiel's own test of it, which Python games cannot be given to; gin rummy's gave the true hand back."""
    game, differs = pyspiel.load_game(name), 0
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    for seed in range(3):
        state = later(game, seed, 10 + 15 * seed)
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player() and other.history() == state.history()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            differs += str(other) != str(state)
            again = [world.resample_from_infostate(player, lambda: 0.25) for world in (state, other)]
            assert str(again[0]) == str(again[1]), "the truth shows through"
    assert differs > 3


def test_resampled_worlds_go_on_to_the_end_and_differ_from_each_other():
    state = later(pyspiel.load_game("sumrak_the_v"), 4, 30)
    worlds = [state.resample_from_infostate(state.current_player(), lambda n=n: n / 8) for n in range(8)]
    assert len({str(world) for world in worlds}) == 8
    luck = Random(1)
    for world in worlds:
        while not world.is_terminal():
            world.apply_action(luck.choice(world.legal_actions()))
        assert sum(world.returns()) == 0


def test_memory_does_not_depend_on_when_it_is_asked_for():
    game = pyspiel.load_game("sumrak_the_v")
    often, luck = dealt(game, 5), Random(5)
    seldom = often.clone()
    while not often.is_terminal():
        action = luck.choice(often.legal_actions())
        often.apply_action(action)
        seldom.apply_action(action)
        for player in (0, 1):
            often.information_state_string(player)
    for player in (0, 1):
        assert often.information_state_string(player) == seldom.information_state_string(player)


def test_what_was_seen_is_remembered_when_nothing_shows_it():
    """Two ways to the same view are different information; without memory they are one observation."""
    game = pyspiel.load_game("sumrak_the_v")
    state = later(game, 6, 20)
    player = state.current_player()
    seen = json.loads(state.information_state_string(player))
    assert len(seen["memory"]) == 16 and seen["options"] == [state.action_to_string(a) for a in state.legal_actions()]
    assert "memory" not in json.loads(state.observation_string(player))
    other = state.clone()
    other.position.told[player] = b"elsewise"
    other.position.said = {}
    assert other.observation_string(player) == state.observation_string(player)
    assert other.information_state_string(player) != state.information_state_string(player)
    assert other.information_state_tensor(player) != state.information_state_tensor(player)


def test_a_history_replays_and_a_state_travels():
    game = pyspiel.load_game("sumrak_night_watch")
    state = later(game, 7, 40)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state) and again.information_state_string(0) == state.information_state_string(0)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(again) == str(state)


def test_the_tensor_is_what_the_arrays_are():
    game = pyspiel.load_game("sumrak_berserk")
    state = later(game, 3, 20)
    observer = game.make_py_observer()
    player = state.current_player()
    observer.set_from(state, player)
    assert observer.dict["action_mask"].tolist() == state.legal_actions_mask(player)
    assert observer.tensor.tolist() == state.observation_tensor(player)
    assert observer.dict["options"][len(state.legal_actions()) :].sum() == 0
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert game.make_py_observer(everything) is None
    with pytest.raises(ValueError, match="no parameters of observations"):
        game.make_py_observer(None, {"deep": True})


def searcher(game: pyspiel.Game, simulations: int, seed: int) -> pyspiel.Bot:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    return ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=np.random.RandomState(seed))


def test_openspiels_ismcts_plays_the_v():
    game = pyspiel.load_game("sumrak_the_v")
    bots = [searcher(game, 4, 1), uniform_random.UniformRandomBot(1, np.random.RandomState(2))]
    state = dealt(game, 8)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert state.returns() in ([1, -1], [-1, 1], [0, 0])


@pytest.mark.parametrize("name", NAMES)
def test_the_games_own_judgement_may_evaluate(name):
    state = later(pyspiel.load_game(name), 5, 33)
    judge = open_spiel.Judge(np.random.RandomState(1))
    before = str(state)
    values = judge.evaluate(state)
    assert len(values) == state.num_players() and abs(values).max() <= 1 and str(state) == before
    assert [action for action, _ in judge.prior(state)] == state.legal_actions()
    bot = ismcts.ISMCTSBot(state.get_game(), judge, 1.4, 6, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["sumrak_berserk", "sumrak_night_watch", "sumrak_vtes"])
def test_openspiels_ismcts_finds_a_move_in_the_others(name):
    state = later(pyspiel.load_game(name), 9, 30)
    assert searcher(state.get_game(), 4, 1).step(state) in state.legal_actions()


def test_openspiels_search_does_not_see_what_its_seat_does_not():
    """Two worlds that look the same to the seat: the same search, number for number, comes to the same policy."""
    state = later(pyspiel.load_game("sumrak_the_v"), 10, 24)
    world = state.resample_from_infostate(state.current_player(), lambda: 0.7)
    assert str(world) != str(state)
    policies = []
    for one in (state, world):
        bot, numbers = searcher(one.get_game(), 12, 5), Random(5)
        bot.set_resampler(lambda s, player, numbers=numbers: s.resample_from_infostate(player, numbers.random))
        policies.append(sorted(bot.get_policy(one)))
    assert policies[0] == policies[1]


def test_openspiels_rl_environment_takes_our_games():
    environment = rl_environment.Environment(
        "sumrak_the_v", chance_event_sampler=rl_environment.ChanceEventSampler(seed=1)
    )
    step, luck = environment.reset(), Random(1)
    for _ in range(25):
        player = step.observations["current_player"]
        step = environment.step([luck.choice(step.observations["legal_actions"][player])])
    assert len(step.observations["info_state"][0]) == environment.game.information_state_tensor_size()


@pytest.mark.parametrize("width", [1, 0, -5])
def test_a_width_that_shows_nothing_is_refused_at_once(width):
    with pytest.raises(ValueError, match=f"the width is a number of rows, 2 or more, not {width}"):
        pyspiel.load_game(f"sumrak_the_v(width={width})")


def test_an_action_that_is_not_offered_has_no_name():
    game = pyspiel.load_game("sumrak_the_v")
    with pytest.raises(ValueError, match="action 999 is not offered: the cards are not dealt yet"):
        game.new_initial_state().action_to_string(0, 999)
    state = dealt(game, 1)
    for action in (999, -1):
        with pytest.raises(
            ValueError, match=f"action {action} is not offered: seat {state.current_player()} chooses from 0 to"
        ):
            state.action_to_string(state.current_player(), action)
