"""The games, held by the kit. HYPOTHESIS_PROFILE=long looks at twenty times as many."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import sumrak
from sumrak import conformance
from tests.tiny.spec import registered

pytestmark = pytest.mark.compiled
TIMES = 20 if os.environ.get("HYPOTHESIS_PROFILE") == "long" else 1
EXAMPLES = {
    conformance.check_record_replays: 60,
    conformance.check_scopes_are_closed: 400,
    conformance.check_cards_are_in_one_place: 100,
    conformance.check_every_option_is_legal_and_named: 20,
    conformance.check_copies_do_not_alias: 20,
    conformance.check_views_do_not_leak: 25,
    conformance.check_determinizer: 20,
    conformance.check_mask_hides_nothing: 40,
    conformance.check_a_step_asks_or_changes: 100,
    conformance.check_scenario_returns: 25,
}


@pytest.fixture(autouse=True, scope="module")
def skirmish():
    with registered() as name:
        yield name


@pytest.mark.parametrize("check", EXAMPLES, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", ["skirmish", *sumrak.games()])
def test_it_holds(game, check):
    phases = (Phase.explicit, Phase.reuse, Phase.generate)  # a smaller seed is no smaller game

    @settings(max_examples=EXAMPLES[check] * TIMES, phases=phases, deadline=None)
    @given(st.integers(0, 2**32))
    def holds(seed):
        check(game, games=1, seed=seed)

    holds()


def test_a_game_may_be_a_function():
    conformance.check_scopes_are_closed(
        lambda seats, seed: sumrak.new("skirmish", seats=seats, seed=seed), games=4, seats=(2, 5)
    )


def test_every_check_is_run_by_check_game():
    assert {*conformance.CHEAP, *conformance.COSTLY} == set(EXAMPLES)
    conformance.check_game("skirmish", games=2)


@pytest.mark.skipif(os.environ.get("SUMRAK_COMPILE") == "1", reason="it is compiled")
def test_kernel_and_games_compile():
    package = Path(sumrak.__file__).parent
    globs = ("kernel/*.py", "games/*/*.py", "games/*/vocabulary/*.py")
    conformance.check_compiles(
        *[path for glob in globs for path in sorted(package.glob(glob)) if path.name != "__init__.py"]
    )
