"""The games as environments of PettingZoo: its own tests, and what it does not test."""

from __future__ import annotations

import sys
import time
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import sumrak
from sumrak.adapters.paging import IllegalAction
from sumrak.adapters.pettingzoo import env, raw_env
from sumrak.adapters.schema import SchemaChanged, schema

TABLES = [("berserk", 2), ("night_watch", 2), ("the_v", 2), ("vtes", 2), ("vtes", 3), ("vtes", 4), ("vtes", 5)]
HARMLESS = (
    "is not a NumPy array",
    "should be gymnasium.spaces.box",
    "contains negative numbers",
    "is all zeros",
    "not 'options'",
)
"""What it says of every environment with masks, of negative numbers, and of the rows of who is not asked; and what we say of its option."""


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoos_api_test(game, seats, capsys):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        api_test(env(game, seats=seats))
    assert "Passed API test" in capsys.readouterr().out
    assert not [str(w.message) for w in found if not any(word in str(w.message) for word in HARMLESS)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoos_seed_test(game, seats):
    seed_test(lambda: env(game, seats=seats))


def test_pettingzoos_performance_benchmark(monkeypatch, capsys):
    """It runs for five seconds by the clock; here its clock goes ten times as fast."""
    start = time.monotonic()
    monkeypatch.setattr(performance_benchmark.__globals__["time"], "time", lambda: (time.monotonic() - start) * 10)
    performance_benchmark(env("the_v"))
    assert "turns per second" in capsys.readouterr().out


def play(table, luck: np.random.Generator):
    """Random until the end: what each agent was rewarded with."""
    won = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, info = table.last()
        won[agent] += reward
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        table.step(None if over else luck.choice(np.flatnonzero(seen["action_mask"])))
    return won


@pytest.mark.parametrize(("game", "seats"), [("the_v", 2), ("vtes", 4)])
def test_rewards_are_what_the_game_was_worth(game, seats):
    table = env(game, seats=seats)
    table.reset(seed=3)
    won = play(table, np.random.default_rng(3))
    over = table.unwrapped.game
    assert sum(won.values()) == pytest.approx(0)
    best = max(won, key=won.get)
    assert int(best[-1]) in over.outcome.winners
    table = env(game, seats=seats, rewards="score")
    table.reset(seed=3)
    assert list(play(table, np.random.default_rng(3)).values()) == list(over.outcome.scores)
    assert table.unwrapped.game.outcome == over.outcome


def test_deals_follow_from_the_seed_and_no_two_are_the_same():
    """Every game of a tournament had the same seed."""
    table, other = raw_env("the_v"), raw_env("the_v")
    table.reset(seed=1)
    other.reset(seed=1)
    deals = []
    for _ in range(5):
        assert table.deal == other.deal
        deals.append(table.deal)
        table.reset()
        other.reset()
    assert len(set(deals)) == 5
    again = sumrak.new("the_v", seed=deals[2])
    table.reset(options={"deal": deals[2]})
    assert table.game.digest() == again.digest()
    table.reset(options={"deal": 1, "decks": ["skorn", "skorn"]})
    assert table.game.digest() == sumrak.new("the_v", decks=["skorn", "skorn"], seed=1).digest()
    with pytest.raises(ValueError, match="2 decks are needed, one per seat"):
        raw_env("vtes", seats=2).reset(options={"decks": ["a", "b", "c"]})


def test_nobody_sees_what_another_seat_sees():
    """Observations held the opponent's hand."""
    table = raw_env("the_v")
    table.reset(seed=2)
    found = schema("the_v")
    held = [i for i, name in enumerate(found.table) if name.startswith("held:")]
    theirs = [i for i in held if found.table[i].endswith(":1")]
    for agent in table.agents:
        seen = table.observe(agent)["table"]
        assert seen[[i for i in held if i not in theirs]].sum() > 0 and seen[theirs].sum() == 0
    waits = table.possible_agents[1 - table.seat_of[table.agent_selection]]
    assert not table.observe(waits)["action_mask"].any() and not table.observe(waits)["observation"].any()
    assert not table.infos[waits]["action_mask"].any()


def test_an_illegal_action_is_answered_clearly():
    table = env("the_v")
    table.reset(seed=1)
    before = table.unwrapped.game.digest()
    for action in (127, -1, None, "play"):
        with pytest.raises(IllegalAction, match=r"action .* is not offered: seat [01] chooses from 0 to \d+ \(0: "):
            table.step(action)
    assert table.unwrapped.game.digest() == before
    table.step(np.int64(0))
    assert len(table.unwrapped.game.answers) == 1


def test_or_loses_the_game_with_pettingzoos_own_wrapper():
    table = TerminateIllegalWrapper(env("the_v"), illegal_reward=-1)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(127)
    assert all(table.terminations.values())
    assert table.rewards[agent] == -1


def test_render_tells_what_happened():
    table = env("the_v", render_mode="ansi")
    table.reset(seed=1)
    play(table, np.random.default_rng(1))
    told = table.render()
    assert len(told.splitlines()) > 20
    assert table.render() == ""
    with pytest.raises(ValueError, match="the render mode is None or 'ansi'"):
        env("the_v", render_mode="human")
    with pytest.raises(ValueError, match="rewards are one of zero_sum, score"):
        env("the_v", rewards="love")


@pytest.mark.parametrize(
    ("module", "adapter", "name"),
    [
        ("pettingzoo", "pettingzoo", "PettingZoo"),
        ("numpy", "pettingzoo", "NumPy"),
        ("pyspiel", "open_spiel", "OpenSpiel"),
    ],
)
def test_without_the_extra_one_sentence_says_what_to_do(monkeypatch, module, adapter, name):
    import importlib

    sentence = f'{name} is not installed; in the folder of Sumrak, .venv/bin/pip install ".[rl]" brings it.'
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delitem(sys.modules, f"sumrak.adapters.{adapter}", raising=False)
    with pytest.raises(ImportError) as missing:
        importlib.import_module(f"sumrak.adapters.{adapter}")
    assert str(missing.value) == sentence


def test_sumrak_itself_needs_none_of_it():
    import subprocess

    script = "import sys, sumrak, sumrak.adapters, sumrak.adapters.schema, sumrak.cli; print({'numpy', 'pettingzoo', 'pyspiel'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True).stdout == "set()\n"


def test_what_cannot_be_meant_is_refused():
    """It was ignored, or taken for something else."""
    with pytest.raises(ValueError, match="the width is a number of rows, 2 or more, not 0"):
        env("the_v", width=0)
    table = raw_env("the_v")
    with pytest.warns(UserWarning, match="reset knows the options deal and decks, not 'foo'"):
        table.reset(options={"foo": 1})
    table.reset(seed=1)
    before = len(table.game.answers)
    with pytest.raises(IllegalAction, match="action True is not offered"):
        table.step(True)
    assert len(table.game.answers) == before
    with pytest.raises(SchemaChanged, match="the stamp of a policy is a text such as the_v/2/"):
        table.schema.check(None)
