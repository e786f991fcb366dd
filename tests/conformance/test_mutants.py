"""A check that cannot fail holds nothing: each is shown a game with the mistake that it is there for."""

from __future__ import annotations

import pytest

from sumrak import conformance
from sumrak.conformance import Broken, check_compiles
from sumrak.kernel import knowledge
from tests.conformance import mutants
from tests.tiny import checks, effects, raid, turn
from tests.tiny.spec import registered

GAMES = 40
MUTANTS = [
    ("SharedLifeSpec", conformance.check_copies_do_not_alias, "shares something"),
    ("ForgottenColumnSpec", conformance.check_copies_do_not_alias, "another digest"),
    ("Restless", conformance.check_copies_do_not_alias, "looking at a game changes it"),
    ("OwnDiceSpec", conformance.check_record_replays, "replay"),
    ("ImmortalSpec", conformance.check_record_replays, "does not end"),
    ("Mumbling", conformance.check_every_option_is_legal_and_named, "one notation"),
    ("Contradicting", conformance.check_every_option_is_legal_and_named, "offered and refused"),
    ("Unreasoned", conformance.check_every_option_is_legal_and_named, "nothing is against it"),
    ("Speechless", conformance.check_every_option_is_legal_and_named, "cannot be said"),
    ("LostForWords", conformance.check_every_option_is_legal_and_named, "cannot be said"),
    ("Pointless", conformance.check_every_option_is_legal_and_named, "a forced answer"),
    ("NextCard", conformance.check_views_do_not_leak, "sees a difference"),
    ("NextCard", conformance.check_determinizer, "sees a difference"),
    ("Gossip", conformance.check_views_do_not_leak, "reads in the log"),
    ("Clairvoyant", conformance.check_views_do_not_leak, "judges by"),
    ("Indiscreet", conformance.check_views_do_not_leak, "may not"),
    ("ForgetfulSpec", conformance.check_determinizer, "a card that it knows"),
    ("BlinkeredSpec", conformance.check_mask_hides_nothing, "mask skips"),
]
PATCHES = [
    (effects, "carry_out", mutants.spied_by_need, conformance.check_determinizer, "is offered depends on"),
    (
        knowledge,
        "determinize",
        mutants.determinize_without_seed,
        conformance.check_determinizer,
        "the same with every seed",
    ),
    (raid, "window", mutants.window_without_bookkeeping, conformance.check_mask_hides_nothing, "mask"),
    (turn, "main_phase", mutants.main_phase_that_counts, conformance.check_a_step_asks_or_changes, "asks and changes"),
    (
        turn,
        "main_phase",
        mutants.main_phase_that_hurts,
        conformance.check_a_step_asks_or_changes,
        "had changed something",
    ),
    (turn, "main_phase", mutants.main_phase_in_haste, conformance.check_haste_changes_nothing, "something else"),
    (turn, "start_turn", mutants.start_turn_inside_the_last, conformance.check_scopes_are_closed, "of the turn before"),
    (effects, "rallied", mutants.rallied_for_ever, conformance.check_scopes_are_closed, "a scope that is gone"),
    (turn, "draw", mutants.draw_and_keep, conformance.check_cards_are_in_one_place, "lies in two places"),
    (checks, "scrap", mutants.scrap_without_wards, conformance.check_cards_are_in_one_place, "not in play"),
    (raid, "attack", mutants.attack_without_an_end, conformance.check_scopes_are_closed, "the agenda ends"),
]


@pytest.mark.parametrize(
    ("name", "check", "says"), MUTANTS, ids=[f"{name}-{check.__name__}" for name, check, _ in MUTANTS]
)
def test_the_check_sees_what_is_wrong(name, check, says):
    with registered(name, mutants.__name__) as game, pytest.raises(Broken, match=says):
        check(game, games=GAMES)


@pytest.mark.parametrize(
    ("module", "name", "instead", "check", "says"), PATCHES, ids=[row[2].__name__ for row in PATCHES]
)
def test_the_check_sees_a_rule_that_is_wrong(monkeypatch, module, name, instead, check, says):
    monkeypatch.setattr(module, name, instead)
    with registered() as game, pytest.raises(Broken, match=says):
        check(game, games=GAMES)


def test_what_is_broken_says_how_to_see_it_again():
    with registered("NextCard", mutants.__name__) as game:
        with pytest.raises(Broken, match="skirmish, 3 seats, decks all, all, all, seed 7, after 0 answers") as error:
            conformance.check_views_do_not_leak(game, seats=3, seed=7)
        assert (error.value.seats, error.value.seed) == (3, 7)
        with pytest.raises(Broken):
            conformance.check_game(game, games=1, seats=3, seed=7)


def test_a_scenario_that_does_not_return(monkeypatch):
    """Levels were not written, and a judge's position began at 0."""
    from sumrak.games.the_v.game import TheVSpec

    read = TheVSpec.read_position

    def forgets(spec, text):
        s = read(spec, text)
        s.level[0] = 0
        return s

    monkeypatch.setattr(TheVSpec, "read_position", forgets)
    with pytest.raises(Broken, match="scenario"):
        conformance.check_scenario_returns("the_v", games=GAMES)


def test_what_mypyc_refuses(tmp_path):
    """Attributes set by name work until the game is compiled."""
    page = tmp_path / "page.py"
    page.write_text("class A:\n    n: int = 0\n\n\ndef f(a: A) -> int:\n    return a.m\n")
    with pytest.raises(AssertionError, match="mypyc does not compile"):
        check_compiles(page)
