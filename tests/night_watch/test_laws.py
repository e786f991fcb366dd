"""What holds at every moment of every game of Night Watch: in random games, and at tables that nobody would set up."""

from __future__ import annotations

import random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import sumrak
from sumrak.games.night_watch.facts import (
    ITEM,
    LOCATIONS,
    MAGE,
    SHAPESHIFTER,
    SPELL,
    WITCH,
)
from sumrak.games.night_watch.rules import VALUES
from sumrak.games.night_watch.state import NightWatch, items_of, played_of, spells_of
from sumrak.records import ScenarioError

rules = st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in VALUES.items()})


def some_moments(rules: dict, seed: int, every: float = 0.1, answers: int = 600) -> list[sumrak.Game]:
    """Copies of a random game, at its decisions, those in the midst of a battle included; and its end."""
    luck, game, found = random.Random(seed), sumrak.new("night_watch", rules=rules, seed=seed), []
    for _ in range(answers):
        if game.is_over:
            break
        decision = luck.choice(game.decisions)
        game.play(luck.randrange(len(decision.options)), seat=decision.seat)
        if luck.random() < every:
            found.append(game.copy())
    return [*found, game]


games = st.builds(some_moments, rules, st.integers(0, 2**32))


# tables
LIGHT = {"anton": 3, "semyon": 4, "geser": 6, "medved": 0, "tigrenok": 0}
DARK = {"larisa": 5, "andrey": 5, "darya": 2, "alisa": 3, "petr": 3, "zavulon": 6}
PLACES = ("roof", "entrance", "metro", "flat")
SPELLS = [
    f"{kind}-{n}" for kind, most in (("attack", 4), ("protection", 3), ("healing", 3)) for n in range(1, most + 1)
]
ITEMS = {"anton": ["lamp", "shard", "glasses", "kit"], "semyon": ["truck", "badge"], "alisa": ["ring", "car"], "larisa": ["scissors"],
         "andrey": ["licence", "phone"], "zavulon": ["sword"], "geser": ["owl"]}  # fmt: skip
ACCIDENTS = {"night": ["cops", "mother", "jam", "insight", "second-wind", "check", "broadcast"],
             "day": ["curse", "second-wind-day", "ambush", "evil-eye", "blackout", "jam"]}  # fmt: skip


@st.composite
def tables(draw: st.DrawFn) -> str:
    """Watchers with wounds, levels, Items and Spells anywhere, and Accidents in the hands, before movement or battle."""
    here: dict[str, list[str]] = {place: [] for place in PLACES}
    rows = []
    for name, most in {**LIGHT, **DARK}.items():
        if draw(st.integers(0, 2)):
            level = draw(st.integers(0, 3)) if most and name not in ("larisa", "andrey") else 0
            items = draw(st.lists(st.sampled_from(ITEMS[name]), max_size=2, unique=True)) if name in ITEMS else []
            wounds = f"*{draw(st.integers(0, 3))}" if name not in ("larisa",) else ""
            held = f" [{', '.join(items)}]" if items else ""
            here[draw(st.sampled_from(PLACES))].append(
                f"{name}{wounds}" + (f" (level {level})" if level else "") + held
            )
            hand = draw(st.lists(st.sampled_from(SPELLS), max_size=most))
            rows += [f"{name} hand: {', '.join(hand)}"] if hand else []
            if name in ("darya", "alisa") and draw(st.booleans()):
                rows.append(f"{name} amulet: {draw(st.sampled_from(SPELLS))}")
            if name in ("medved", "tigrenok"):
                rows.append(
                    f"{name} maneuvers: {', '.join(draw(st.lists(st.sampled_from(SPELLS), max_size=2))) or '-'}"
                )
    here[draw(st.sampled_from(PLACES))].append("egor")
    rows += [f"{place}: {', '.join(cards) or '-'}" for place, cards in here.items()]
    for side, names in ACCIDENTS.items():
        rows.append(f"{side} hand: {', '.join(draw(st.lists(st.sampled_from(names), max_size=3, unique=True))) or '-'}")
    switches = draw(rules)
    switches = {name: value for name, value in switches.items() if name not in ("probability_decks", "egor")}
    if switches:
        rows.append("rules: " + ", ".join(f"{name} {value}" for name, value in switches.items()))
    step = draw(st.sampled_from(("window", "gloom", "play", "receiving")))
    numbers = [f"turn: {draw(st.integers(1, 14))}, {step}", f"vortex: {draw(st.integers(0, 11))}"]
    return "\n".join(["game: night_watch", *numbers, f"seed: {draw(st.integers(0, 99))}", *rows, ""])


def game_of(text: str) -> sumrak.Game:
    try:
        return sumrak.scenario(text)
    except ScenarioError:
        assume(False)
        raise


# laws
def state_of(game: sumrak.Game) -> NightWatch:
    assert isinstance(game.state, NightWatch)
    return game.state


def in_one_place(game: sumrak.Game) -> None:
    """Nothing is lost or doubled; a card lies where its column says, and in a place for cards of its kind."""
    s = state_of(game)
    piles = [card for pile in s.piles for card in pile]
    assert sorted(piles) == list(range(len(s.definition)))
    for place, pile in enumerate(s.piles):
        zone = s.places[place].zone.name
        for card in pile:
            assert s.place[card] == place
            if zone in ("spells", "played", "maneuvers", "amulet", "spell_deck", "spell_discard"):
                assert s.facts[card].type == SPELL
            elif zone == "items":
                assert s.facts[card].type == ITEM
            else:
                assert s.facts[card].type != SPELL
    for w, card in enumerate(s.watcher):
        in_play = [c for place in range(LOCATIONS) for c in s.piles[place] if s.facts[c].w == w]
        assert in_play == ([card] if card >= 0 else [])


def within_bounds(game: sumrak.Game) -> None:
    """Tracks end where they end, four wounds are death, and nobody holds more than its Strength."""
    s = state_of(game)
    assert 0 <= s.vortex <= 12 and -10 <= s.balance <= 10 and 1 <= s.turn <= 15
    for w, card in enumerate(s.watcher):
        breed, hand = s.sheet.breed[w], s.piles[spells_of(w)]
        if card < 0:
            under = s.sheet.under[w]
            assert not hand and not s.piles[items_of(w)] and not (under >= 0 and s.piles[under])
            continue
        assert 0 <= s.wounds[card] <= 3 and 0 <= s.level[w] <= (3 if breed in (MAGE, WITCH) else 0)
        asked = game.decision is not None and game.decision.cite in ("NW-42", "NW-91")
        if breed in (MAGE, WITCH) and not asked:
            assert len(hand) <= s.sheet.watchers[w].strength
        if breed == SHAPESHIFTER and s.phase != "battle":
            assert not hand
        assert all(s.facts[item].users >> w & 1 for item in s.piles[items_of(w)])
        if s.phase != "battle":
            assert not s.piles[played_of(w)]
    assert not any(s.wounds[card] for card, place in enumerate(s.place) if place >= LOCATIONS)
    for place in range(LOCATIONS):
        assert all(s.wounds[card] < 3 for card in s.piles[place] if s.facts[card].donor)


def terms_add_up(game: sumrak.Game) -> None:
    """Every value that can be explained is explained, and its terms add up to it."""
    for place in game.view(None)["places"]:
        for card in place["cards"]:
            for row in game.values(None, card["id"]):
                found = game.explain(card["id"], row["what"]["k"].removeprefix("night_watch-value-"))
                assert found.value == row["value"] == sum(term.amount for term in found.terms), found


def same(a: sumrak.Game, b: sumrak.Game) -> None:
    assert a.digest() == b.digest() and a.outcome == b.outcome
    for viewer in (None, 0, 1):
        assert a.view(viewer) == b.view(viewer)


@settings(max_examples=20)
@given(games)
def test_laws_of_random_games(moments: list[sumrak.Game]):
    """And the game always ends, with somebody as the winner of more points, or of equal ones by the Vortex."""
    for game in moments[::4]:
        in_one_place(game)
        terms_add_up(game)
        within_bounds(game)
    end = moments[-1]
    assert end.is_over
    (winner,), scores, vortex = end.outcome.winners, end.outcome.scores, state_of(end).vortex
    assert scores[winner] >= scores[1 - winner] and (scores[0] != scores[1] or winner == (0 if vortex <= 6 else 1))


@settings(max_examples=10)
@given(games)
def test_a_scenario_is_the_same_game(moments: list[sumrak.Game]):
    """At any moment: what was answered since the last quiet one is part of the text."""
    for game in moments[:: max(1, len(moments) // 6)]:
        if not game.is_over:
            same(sumrak.scenario(game.scenario()), game)


@settings(max_examples=5)
@given(games)
def test_a_record_is_the_same_game(moments: list[sumrak.Game]):
    again = sumrak.replay(moments[-1].record())
    same(again, moments[-1])
    assert again.record() == moments[-1].record()


@settings(max_examples=80)
@given(tables(), st.integers(0, 1000))
def test_any_table_plays_on_and_can_be_written_down(text: str, seed: int):
    game, luck = game_of(text), random.Random(seed)
    for _ in range(luck.randrange(60)):
        if game.is_over:
            break
        in_one_place(game)
        decision = luck.choice(game.decisions)
        game.play(luck.randrange(len(decision.options)), seat=decision.seat)
    terms_add_up(game)
    in_one_place(game)
    within_bounds(game)
    if not game.is_over:
        same(sumrak.scenario(game.scenario()), game)
    same(sumrak.replay(game.record()), game)


@settings(max_examples=40)
@given(tables(), st.integers(0, 1000))
def test_the_chip_moves_by_entries_and_gesers_leaving_only(text: str, seed: int):
    """NW-255: whatever dies, burns or bursts."""
    game, luck = game_of(text), random.Random(seed)
    assert game.events is not None
    for _ in range(60):
        if game.is_over:
            break
        before, told = state_of(game).balance, len(game.events)
        decision = luck.choice(game.decisions)
        verb = game.play(n := luck.randrange(len(decision.options)), seat=decision.seat) or decision.options[n].raw[0]
        if state_of(game).balance != before:
            kinds = {game.spec.event_names[event.kind] for event in game.events[told:]}
            assert verb in ("introduce", "withdraw") and "balance-moved" in kinds
