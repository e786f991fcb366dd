"""VTES-11.1.6: what is passed over by bits has nothing to offer, and what is kept from one look to the next is true."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sumrak
from sumrak.games.vtes import occasions, playing, using
from sumrak.games.vtes.frames import Play
from sumrak.games.vtes.masks import fit, refresh
from sumrak.games.vtes.state import ALL_DIRTY, ALL_SIDES, ANYTHING, HAND, IN_PLAY, LIMBO, MINIONS, TABLE, ZONES, Vtes
from sumrak.games.vtes.values import compute
from sumrak.kernel.knowledge import choices
from sumrak.kernel.window import respond
from tests.coverage_plugin import exercises

DERIVED = ("capacity", "basic", "superior", "bleed", "strength", "stealth", "intercept", "hand_bonus", "auras")
KEPT = (
    "could",
    "spoken",
    "says",
    "talking",
    "in_hand",
    "voices",
    "gifted",
    "shining",
    "claims",
    "titled",
    "timely",
    "at_hand",
    "offering",
)


def with_every_card(s: Vtes, k: int, kind: int, seat: int) -> list[tuple[object, ...]]:
    """What `using.from_hand` finds, without a look at any bit."""
    found: list[tuple[object, ...]] = []
    for c in choices(s, s.piles[seat * ZONES + HAND]):
        for i, use in enumerate(s.facts[c].uses):
            if use.when & kind and not use.is_action:
                found += using.plays(s, k, kind, seat, c, i, use)
    return found


def nothing_is_hidden(s: Vtes) -> None:
    asked = s.pending
    if asked is not None and asked.then is respond:
        k, kind = asked.args[0], asked.args[1]
        for seat in s.window_order(k, kind):
            used = [x for x in using.uses(s, k, kind, seat) if x[0] == "play"]
            assert used == with_every_card(s, k, kind, seat), f"seat {seat} in window {kind}"


def look(s: Vtes) -> None:
    """Bring up to date what is not."""
    refresh(s)
    for seat in range(s.seats):
        if not s.fitted >> seat & 1:
            fit(s, seat)


def what_is_kept_is_true(s: Vtes) -> None:
    """A copy that looks at everything anew finds the same."""
    assert not s.dirty >> TABLE or s.says == ANYTHING, "what texts speak about is not known while something has moved"
    again = s.copy()
    look(again)
    kept = [getattr(again.copy(), name) for name in KEPT]
    again.dirty = ALL_DIRTY
    look(again)
    assert [getattr(again, name) for name in KEPT] == kept
    if not s.stale:
        again.altered = ALL_SIDES
        compute(again)
        for name in DERIVED:
            on = [c for seat in range(s.seats) for zone in MINIONS for c in s.piles[seat * ZONES + zone]]
            if name in ("hand_bonus", "auras"):
                assert getattr(again, name) == getattr(s, name), name
            else:
                assert [getattr(again, name)[c] for c in on] == [getattr(s, name)[c] for c in on], name


@exercises("VTES-11.1.6")
@settings(max_examples=10, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 5), st.sampled_from(["2003", "today"]))
def test_what_is_passed_over_has_nothing(seed: int, seats: int, rules: str) -> None:
    luck = random.Random(seed)
    game = sumrak.new("vtes", seats=seats, seed=seed, rules=rules, decks=luck.choices("abcde", k=seats))
    while not game.is_over:
        s = game.state
        assert isinstance(s, Vtes)
        nothing_is_hidden(s)
        if luck.random() < 0.2:
            what_is_kept_is_true(s)
        game.play(luck.randrange(len(game.decision.raw.options)))


def test_a_card_that_nobody_is_asked_about_could_not_be_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """No window was opened for a card that somebody could have cancelled."""
    seen = {True: 0, False: 0}
    awaited = playing.is_awaited

    def looked_at(s: Vtes, kinds: int, lacks: int = 0) -> bool:
        found = awaited(s, kinds, lacks)
        seen[found] += 1
        played = [c for seat in range(s.seats) for c in s.piles[seat * ZONES + LIMBO]]
        if not found and played:
            alone = s.copy()
            seat = alone.side(played[-1])
            k = alone.scope(Play(seat, played[-1]), ())
            for other in range(s.seats):
                assert not with_every_card(alone, k, kinds, other), f"seat {other} was not asked"
        return found

    monkeypatch.setattr(playing, "is_awaited", looked_at)
    for seed in range(12):
        luck = random.Random(seed)
        game = sumrak.new("vtes", seats=4, seed=seed, decks=luck.choices("abcde", k=4))
        while not game.is_over:
            game.play(luck.randrange(len(game.decision.raw.options)))
    assert min(seen.values()) > 20


def test_a_text_in_play_is_listed() -> None:
    """Whatever a definition says or offers puts it among the cards that are looked at."""
    from sumrak.games.vtes.printed import SHEET

    for one in SHEET.facts:
        speaks = one.says or one.speaks or one.offers or one.upkeep or one.named or one.boosts or one.auras
        assert bool(speaks) <= one.has_text, one.card.id
        assert bool(one.costs) is bool(one.says & occasions.COSTS), one.card.id
        assert bool(one.forbids) is bool(one.says & occasions.FORBIDS), one.card.id
    assert len(IN_PLAY) == 5
