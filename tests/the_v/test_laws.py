"""What holds at every moment of every game of The V: in random games, and at tables that nobody would set up."""

from __future__ import annotations

import random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import sumrak
from sumrak.games.the_v.cards import CARDS
from sumrak.games.the_v.state import CHARACTERS, IN_PLAY, MODIFICATIONS, ZONES, TheV
from sumrak.games.the_v.vocabulary.terms import Kind
from sumrak.records import ScenarioError

DECKS = ("reaper", "court", "skorn")
WHATS = ("influence", "threat", "endurance", "rage", "madness")
ON_THE_WAY = ("V-28", "V-83", "V-124")
"""Decisions in the middle of what makes a law true again."""


def some_moments(decks: list[str], seed: int, every: float = 0.1, answers: int = 400) -> list[sumrak.Game]:
    """Copies of a random game, at its decisions, mid-duel included."""
    luck, game, found = random.Random(seed), sumrak.new("the_v", decks=decks, seed=seed), []
    for _ in range(answers):
        if game.is_over:
            return [*found, game]
        decision = luck.choice(game.decisions)
        game.play(luck.randrange(len(decision.options)), seat=decision.seat)
        if luck.random() < every:
            found.append(game.copy())
    return found


games = st.builds(some_moments, st.lists(st.sampled_from(DECKS), min_size=2, max_size=2), st.integers(0, 2**32))


# tables
PLAYERS = [card.en for card in CARDS if card.type is Kind.CHARACTER]
UNDER = [card.en for card in CARDS if card.type is Kind.MODIFICATION and card.en != "Puppet Strings"]
LOCATIONS = [card.en for card in CARDS if card.type is Kind.LOCATION]
KINDS = ["change {} -3/+2", "change {} +1/-4", "equal {} 1/-/-", "equal {} 4/0/2", "swap {}", "silence {}"]


@st.composite
def figure(draw: st.DrawFn) -> str:
    name = draw(st.sampled_from(PLAYERS))
    under = draw(st.lists(st.sampled_from(UNDER), max_size=3, unique=True))
    states = f"@{draw(st.sampled_from((0, 90, 180)))}*{draw(st.integers(0, 2))}"
    return f"{name}{states}" + (f" [{', '.join(under)}]" if under else "")


@st.composite
def tables(draw: st.DrawFn) -> str:
    """Characters of all groups with tokens and what lies under them, in any order of entry, and what lasts this turn."""
    rows = ["game: the_v"]
    for side in ("me", "opponent"):
        board = draw(st.lists(figure(), max_size=4, unique_by=lambda text: text.partition("@")[0]))
        board += draw(st.lists(st.sampled_from(LOCATIONS), max_size=2, unique=True))
        rows.append(f"{side}: {', '.join(draw(st.permutations(board))) or '-'} / Ghoul")
        names = [text.partition("@")[0] for text in board if "@" in text]
        for kind in draw(st.lists(st.sampled_from(KINDS), max_size=2)) if names else []:
            who = ("opponent." if side == "opponent" else "") + draw(st.sampled_from(names))
            rows.append("lasting: " + kind.format(who) + " by Curse")
    return "\n".join([rows[0], "me scrapheap: Curse", *rows[1:], ""])


def game_of(text: str) -> sumrak.Game:
    try:
        return sumrak.scenario(text)
    except ScenarioError:
        assume(False)
        raise


# laws
def terms_add_up(game: sumrak.Game) -> None:
    """Every value that the view shows is explained, and the terms before the floor add up to it."""
    for place in game.view(None)["places"]:
        if place["zone"] == "characters":
            for card in place["cards"]:
                for what in WHATS:
                    found = game.explain(card["id"], what)
                    total = sum(term.amount for term in found.terms if term.how != "floor")
                    floor = 1 if what == "endurance" else 0
                    assert found.value == max(floor, total), found
                    assert card["values"].get(what, found.value) == found.value, found
                    assert what != "madness" or found.value == game.view(None)["players"][0]["counters"]["madness"]


def in_one_place(game: sumrak.Game) -> None:
    """Nothing is lost or doubled; a card lies where its column says, on its owner's side unless it is in play."""
    state = game.state
    assert isinstance(state, TheV)
    piles = [card for pile in state.piles for card in pile]
    assert sorted(piles) == list(range(len(state.definition)))
    for place, pile in enumerate(state.piles):
        assert all(state.place[card] == place for card in pile)
        if place % ZONES not in IN_PLAY:
            assert all(state.owner[card] == place // ZONES for card in pile)


def standing_rules(game: sumrak.Game) -> None:
    """V-27, V-55, V-56, V-83: between two steps they hold."""
    state = game.state
    assert isinstance(state, TheV)
    game.view(None)
    for seat in (0, 1):
        base = seat * ZONES
        for card in state.piles[base + CHARACTERS]:
            assert state.endurance[card] >= 1
            assert state.tokens[card] < state.endurance[card]
            under = [state.definition[m] for m in state.piles[base + MODIFICATIONS] if state.host[m] == card]
            assert len(under) == len(set(under))
        for m in state.piles[base + MODIFICATIONS]:
            assert state.place[state.host[m]] == base + CHARACTERS
        names = [state.definition[c] for zone in IN_PLAY for c in state.piles[base + zone]]
        assert all(names.count(n) == 1 for n in names if state.sheet.facts[n].card.unique)


def same(a: sumrak.Game, b: sumrak.Game) -> None:
    assert a.digest() == b.digest() and a.outcome == b.outcome
    for viewer in (None, 0, 1):
        assert a.view(viewer) == b.view(viewer)


@settings(max_examples=25)
@given(games)
def test_laws_of_random_games(moments: list[sumrak.Game]):
    levels = (0, 0)
    for game in moments:
        in_one_place(game)
        terms_add_up(game)
        if game.decision is not None and game.decision.cite not in ON_THE_WAY:
            standing_rules(game)
        now = tuple(player["counters"]["level"] for player in game.view(None)["players"])
        assert all(a <= b for a, b in zip(levels, now, strict=True))
        levels = now
        assert game.is_over or max(levels) < 10


@settings(max_examples=15)
@given(games)
def test_a_scenario_is_the_same_game(moments: list[sumrak.Game]):
    """At any moment: what was answered since the last quiet one is part of the text."""
    for game in moments[:: max(1, len(moments) // 6)]:
        if not game.is_over:
            same(sumrak.scenario(game.scenario()), game)


@settings(max_examples=8)
@given(games)
def test_a_record_is_the_same_game(moments: list[sumrak.Game]):
    game = moments[-1] if moments else sumrak.new("the_v", seed=0)
    again = sumrak.replay(game.record())
    same(again, game)
    assert again.record() == game.record()


@settings(max_examples=120)
@given(tables())
def test_terms_add_up_at_any_table(text: str):
    game = game_of(text)
    terms_add_up(game)
    standing_rules(game)
    in_one_place(game)


@settings(max_examples=40)
@given(tables(), st.integers(0, 1000))
def test_any_table_plays_on_and_can_be_written_down(text: str, seed: int):
    game, luck = game_of(text), random.Random(seed)
    same(sumrak.scenario(game.scenario()), game)
    for _ in range(luck.randrange(30)):
        if game.is_over:
            return
        decision = luck.choice(game.decisions)
        game.play(luck.randrange(len(decision.options)), seat=decision.seat)
    terms_add_up(game)
    in_one_place(game)
    if not game.is_over:
        same(sumrak.scenario(game.scenario()), game)
    same(sumrak.replay(game.record()), game)
