"""The kit itself, and the game of the tests' own, which has the nasty half of every game, held by it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import sumrak
from sumrak import conformance
from tests.conformance.holding import EXAMPLES, holds
from tests.tiny.spec import registered

pytestmark = pytest.mark.compiled


@pytest.fixture(autouse=True, scope="module")
def skirmish():
    with registered() as name:
        yield name


test_it_holds = holds("skirmish")


def test_every_game_of_the_house_is_held():
    held = {path.stem.removeprefix("test_") for path in Path(__file__).parent.glob("test_*.py")}
    assert held >= set(sumrak.games()) - {"skirmish"}  # the tests' own, while it is registered


def test_a_game_may_be_a_function():
    conformance.check_scopes_are_closed(
        lambda seats, seed: sumrak.new("skirmish", seats=seats, seed=seed), games=4, seats=(2, 5)
    )


def test_every_check_is_run_by_check_game():
    assert {*conformance.CHEAP, *conformance.COSTLY} == set(EXAMPLES)
    conformance.check_game("skirmish", games=2)


@pytest.mark.skipif(os.environ.get("SUMRAK_COMPILE", "0") != "0", reason="it is compiled")
def test_kernel_and_games_compile():
    package = Path(sumrak.__file__).parent
    globs = ("kernel/*.py", "games/*/*.py", "games/*/vocabulary/*.py")
    conformance.check_compiles(
        *[path for glob in globs for path in sorted(package.glob(glob)) if path.name != "__init__.py"]
    )
