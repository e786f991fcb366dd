"""A search in several processes: the same seed, the same thoughts; never late; a process that dies is made good."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest

import sumrak
from sumrak import bots
from sumrak.bots import crew, ismcts
from sumrak.bots.ismcts import Thought

POSITION = "game: the_v\nturn: 5, me, actions\nme: Margo, Brute / Nina, Ghoul\nopponent: Margo, Ghoul\n"


@pytest.fixture
def chair():
    game = sumrak.scenario(POSITION)
    return bots.chair(game, game.decision.seat)


@pytest.fixture(autouse=True)
def nobody_is_left():
    yield
    crew.pool(1).shutdown()
    crew.pool.cache_clear()


def test_the_same_thoughts_again(chair):
    found = ismcts.think(chair, 7, 41, processes=2)
    assert found == ismcts.think(chair, 7, 41, processes=2)
    assert sum([thought.visits for thought in found]) == 41
    assert bots.choose("ismcts:41x2", chair, 7) == found[0].notation


def test_a_process_that_died_is_made_good(chair):
    found = ismcts.think(chair, 7, 20, processes=2)
    for process in list(crew.pool(1)._processes.values()):
        process.kill()
        process.join()
    assert ismcts.think(chair, 7, 20, processes=2) == found


def test_the_first_answer_does_not_wait_for_the_processes_to_start(chair):
    start = time.perf_counter()
    assert ismcts.think(chair, 1, seconds=0.3, processes=2)
    assert time.perf_counter() - start < 5  # on any machine; a start alone takes 0.3 s and more


@pytest.mark.parametrize("simulations, shares", [(7, [3, 2, 2]), (2, [1, 1]), (None, [None] * 3)])
def test_simulations_are_shared_out(simulations, shares):
    assert crew.shared_out(simulations, 3) == shares


def test_what_they_found_is_added_up():
    found = crew.together([Thought("a", 3, 0.5, 0.5), Thought("b", 1, 1.0, 1.0), Thought("a", 1, -0.5, -0.5)])
    assert found == [Thought("b", 1, 1.0, 1.0), Thought("a", 4, 0.25, 0.25)]


def test_a_bot_of_several_processes_plays_in_one_of_several(tmp_path):
    """Processes of the lab could have none of their own."""
    words = ["lab", "matchups", "the_v", "--bots", "ismcts:2x2", "--decks", "reaper", "--games", "2", "--jobs", "2"]
    run = subprocess.run(
        [sys.executable, "-m", "sumrak", *words, "--out", "a"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert (run.returncode, run.stderr.strip()) == (0, "")
    assert len((tmp_path / "a" / "rows.jsonl").read_text("utf-8").splitlines()) == 2
