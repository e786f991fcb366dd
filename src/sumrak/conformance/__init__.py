"""What any game must hold to be played, judged and searched here. Public: hold your own game by it.

    from sumrak.conformance import check_game
    check_game("the_v", games=100)

A game is named by its id or by a function of (seats, seed) that makes one. What does not hold raises `Broken`, which says
with which seats and seed, and after how many answers. `games` random games are played; costly checks look at a few
random decisions of a tenth of them.
"""

from __future__ import annotations

from sumrak.conformance.compiling import check_compiles
from sumrak.conformance.copying import check_copies_do_not_alias
from sumrak.conformance.flow import (
    check_a_step_asks_or_changes,
    check_haste_changes_nothing,
    check_mask_hides_nothing,
    check_scopes_are_closed,
)
from sumrak.conformance.knowing import check_determinizer, check_views_do_not_leak
from sumrak.conformance.naming import check_every_option_is_legal_and_named
from sumrak.conformance.placing import check_cards_are_in_one_place
from sumrak.conformance.playing import Broken, Seats, Source
from sumrak.conformance.replaying import check_record_replays, check_scenario_returns

CHEAP = (check_record_replays, check_scopes_are_closed, check_cards_are_in_one_place)
COSTLY = (
    check_every_option_is_legal_and_named,
    check_copies_do_not_alias,
    check_views_do_not_leak,
    check_determinizer,
    check_mask_hides_nothing,
    check_haste_changes_nothing,
    check_a_step_asks_or_changes,
    check_scenario_returns,
)


def check_game(game: Source, *, games: int = 100, seats: Seats = None, seed: int = 0) -> None:
    """Every check but `check_compiles`, which takes files."""
    for check in CHEAP:
        check(game, games=games, seats=seats, seed=seed)
    for check in COSTLY:
        check(game, games=max(1, games // 10), seats=seats, seed=seed)


__all__ = [
    "CHEAP",
    "COSTLY",
    "Broken",
    "Source",
    "check_a_step_asks_or_changes",
    "check_cards_are_in_one_place",
    "check_compiles",
    "check_copies_do_not_alias",
    "check_determinizer",
    "check_every_option_is_legal_and_named",
    "check_game",
    "check_haste_changes_nothing",
    "check_mask_hides_nothing",
    "check_record_replays",
    "check_scenario_returns",
    "check_scopes_are_closed",
    "check_views_do_not_leak",
]
