"""A game held by the kit, a test each check. Every game has a file of its own, so that they are held side by side.

HYPOTHESIS_PROFILE=new looks at other games every time, HYPOTHESIS_PROFILE=long at twenty times as many.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from sumrak import conformance

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
    conformance.check_haste_changes_nothing: 12,
    conformance.check_a_step_asks_or_changes: 100,
    conformance.check_scenario_returns: 25,
}


def holds(game: conformance.Source, share: float = 1.0) -> Callable[[Callable[..., None]], None]:
    """A test of this game; `share` of the usual number of games where they are long."""

    @pytest.mark.parametrize("check", EXAMPLES, ids=lambda check: check.__name__)
    def test(check: Callable[..., None]) -> None:
        phases = (Phase.explicit, Phase.reuse, Phase.generate)  # a smaller seed is no smaller game

        @settings(max_examples=max(2, round(EXAMPLES[check] * share * TIMES)), phases=phases, deadline=None)
        @given(st.integers(0, 2**32))
        def each(seed: int) -> None:
            check(game, games=1, seed=seed)

        each()

    return test
