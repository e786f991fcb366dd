"""What holds at every moment of every battle: in random games, and at tables that nobody would set up."""

from __future__ import annotations

import random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import sumrak
from sumrak.games.berserk.board import NAMES
from sumrak.games.berserk.cards import CARDS
from sumrak.games.berserk.state import ASIDE, FIELD, ZONES, Berserk
from sumrak.games.berserk.vocabulary.terms import Type
from sumrak.kernel.event import EVERYBODY
from sumrak.records import ScenarioError

DECKS = ("a", "b", "c", "d")
PROFILES = ("rp5", "modern")


def some_moments(decks: list[str], rules: str, seed: int, every: float = 0.05, answers: int = 500) -> list[sumrak.Game]:
    """Copies of a random game, at its decisions, mid-combat included."""
    luck, game, found = random.Random(seed), sumrak.new("berserk", decks=decks, rules=rules, seed=seed), []
    for _ in range(answers):
        if game.is_over:
            return [*found, game]
        decision = luck.choice(game.decisions)
        game.play(luck.randrange(len(decision.options)), seat=decision.seat)
        if luck.random() < every:
            found.append(game.copy())
    return found


games = st.builds(
    some_moments,
    st.lists(st.sampled_from(DECKS), min_size=2, max_size=2),
    st.sampled_from(PROFILES),
    st.integers(0, 2**32),
)


# tables
GROUND = [card.en for card in CARDS if card.type is Type.GROUND]
FLYERS = [card.en for card in CARDS if card.type is Type.FLYER]
ARTIFACTS = [card.en for card in CARDS if card.type is Type.ARTIFACT]
COMPANIONS = [card.en for card in CARDS if card.type is Type.COMPANION]
MARKS = ("(closed)", "(wounds 2)", "(poison 1)", "(blessed)", "(cursed)", "(moved)", "(life 2)")


@st.composite
def tables(draw: st.DrawFn) -> str:
    """Creatures of all decks anywhere on the field, in any state."""
    cells = draw(st.permutations(NAMES))
    rows = ["game: berserk", f"rules: {draw(st.sampled_from(PROFILES))}", "turn: 3, me, main"]
    for side in ("me", "opponent"):
        names = draw(st.lists(st.sampled_from(GROUND), min_size=1, max_size=6, unique=True))
        board = []
        for name in names:
            cell, *cells = cells
            marks = " ".join(draw(st.lists(st.sampled_from(MARKS), max_size=3, unique=True)))
            board.append(f"{name}@{cell}*{draw(st.integers(0, 2))} {marks}".rstrip())
        if draw(st.booleans()):
            board[0] += f" [{draw(st.sampled_from(COMPANIONS))}]"
        board += draw(st.lists(st.sampled_from(FLYERS), max_size=1))
        for name in draw(st.lists(st.sampled_from(ARTIFACTS), max_size=1)):
            cell, *cells = cells
            board.append(f"{name}@{cell}")
        rows.append(f"{side}: {', '.join(board)}")
    return "\n".join([*rows, ""])


def game_of(text: str) -> sumrak.Game:
    try:
        return sumrak.scenario(text)
    except ScenarioError:
        assume(False)
        raise


# laws
def in_one_place(game: sumrak.Game) -> None:
    """Nothing is lost or doubled; a card lies where its column says, on its owner's side unless it is in play."""
    state = game.state
    assert isinstance(state, Berserk)
    piles = [card for pile in state.piles for card in pile]
    assert sorted(piles) == list(range(len(state.definition)))
    for place, pile in enumerate(state.piles):
        assert all(state.place[card] == place for card in pile)
        if place % ZONES not in (FIELD, ASIDE):
            assert all(state.owner[card] == place // ZONES for card in pile)


def on_the_grid(game: sumrak.Game) -> None:
    """B-2.9, B-12.5: a cell holds one card, whatever stands on it knows it; nobody has a cell in the additional zone."""
    state = game.state
    assert isinstance(state, Berserk)
    for cell, card in enumerate(state.grid):
        if card >= 0:
            assert state.cell[card] == cell and state.place[card] % ZONES == FIELD and state.host[card] < 0
    for card, place in enumerate(state.place):
        cell = state.cell[card]
        if place % ZONES == FIELD and not state.turn and state.facts[card].is_symbiote:
            continue  # lifted from its cell until it has a host (B-8.2)
        if place % ZONES == FIELD:
            assert cell >= 0
            if state.host[card] >= 0:
                assert state.cell[state.host[card]] == cell and state.place[state.host[card]] % ZONES == FIELD
            else:
                assert state.grid[cell] >= 0
        elif place % ZONES != FIELD:
            assert cell < 0


def numbers_are_sound(game: sumrak.Game) -> None:
    """Counters are never below nothing; what lies outside of play bears nothing (B-12.3); only field cards are hidden."""
    state = game.state
    assert isinstance(state, Berserk)
    for card, place in enumerate(state.place):
        counts = (state.wounds, state.tokens, state.extra, state.poison, state.moved, state.struck, state.spent)
        assert all(column[card] >= 0 for column in counts)
        if place % ZONES not in (FIELD, ASIDE):
            assert state.wounds[card] == state.poison[card] == state.extra[card] == state.turned[card] == 0
        if place % ZONES == ASIDE:
            assert state.known[card] == EVERYBODY


def settled(game: sumrak.Game) -> None:
    """Where the active player has a free hand nobody is dead, and nobody is without creatures."""
    state = game.state
    assert isinstance(state, Berserk)
    if game.is_over or game.decision.cite not in ("B-10.6", "B-10.7"):
        return
    for seat in (0, 1):
        squad = state.squad(seat)
        assert any(state.facts[card].is_creature for card in squad)
        for card in squad:
            if state.facts[card].life:
                assert state.wounds[card] < state.facts[card].life + state.extra[card]


def laws(game: sumrak.Game) -> None:
    in_one_place(game)
    on_the_grid(game)
    numbers_are_sound(game)
    settled(game)


def same(a: sumrak.Game, b: sumrak.Game) -> None:
    assert a.digest() == b.digest() and a.outcome == b.outcome
    for viewer in (None, 0, 1):
        assert a.view(viewer) == b.view(viewer)


@settings(max_examples=20)
@given(games)
def test_laws_of_random_games(moments: list[sumrak.Game]):
    for game in moments:
        laws(game)


@settings(max_examples=10)
@given(games)
def test_a_scenario_is_the_same_game(moments: list[sumrak.Game]):
    """At any moment: what was answered since the last quiet one is part of the text."""
    for game in moments[:: max(1, len(moments) // 4)]:
        if not game.is_over:
            same(sumrak.scenario(game.scenario()), game)


@settings(max_examples=5)
@given(games)
def test_a_record_is_the_same_game(moments: list[sumrak.Game]):
    game = moments[-1] if moments else sumrak.new("berserk", seed=0)
    again = sumrak.replay(game.record())
    same(again, game)
    assert again.record() == game.record()


@settings(max_examples=40)
@given(tables(), st.integers(0, 1000))
def test_any_table_plays_on_and_can_be_written_down(text: str, seed: int):
    game, luck = game_of(text), random.Random(seed)
    if game.is_over:
        return
    same(sumrak.scenario(game.scenario()), game)
    for _ in range(luck.randrange(40)):
        if game.is_over:
            return
        decision = luck.choice(game.decisions)
        game.play(luck.randrange(len(decision.options)), seat=decision.seat)
        laws(game)
    if not game.is_over:
        same(sumrak.scenario(game.scenario()), game)
    same(sumrak.replay(game.record()), game)
