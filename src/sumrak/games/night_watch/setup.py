"""Chapter 12: the start of the game (NW-210 … NW-212)."""

from __future__ import annotations

from functools import lru_cache

from sumrak.games.night_watch import probability, spells, vortex
from sumrak.games.night_watch.cards import decks
from sumrak.games.night_watch.facts import (
    COMMON_LINES,
    DAY,
    HAND,
    LINES,
    NIGHT,
    SIDES,
    SPELL_DECK,
    WATCHER,
    Sheet,
)
from sumrak.games.night_watch.rules import Rules
from sumrak.games.night_watch.state import NightWatch
from sumrak.games.night_watch.turn import next_turn
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.rulebook import cite

NW211, NW212 = cite("NW-211"), cite("NW-212")
DEALT_AFTER = 3


def new_game(sheet: Sheet, rules: Rules, seed: int) -> NightWatch:
    """A game before its first decision; the caller runs it."""
    s = laid_out(sheet, rules).copy()
    s.reseed(seed)
    return s


@lru_cache(64)
def laid_out(sheet: Sheet, rules: Rules) -> NightWatch:
    """The same for every game: cards in their places, nothing shuffled yet."""
    s = NightWatch(sheet, rules, 2, 0)
    s.vortex = vortex.START
    lay_out_board(s)
    lay_out_decks(s)
    s.then((shuffle_spells,), (first_spells,), (first_watchers,), (deal,), (next_turn,))
    return s


def lay_out_board(s: NightWatch) -> None:
    """NW-210, NW-211: Svetlana, Egor, and the Watchers who are there from the beginning."""
    for number, facts in enumerate(s.sheet.facts):
        if facts.starts >= 0 and not (facts.is_egor and s.rules.egor == "deck"):
            card = s.add(number, facts.starts, facts.side, EVERYBODY)
            s.clock = s.since[card] = s.clock + 1
            if facts.w >= 0:
                s.watcher[facts.w] = card


def lay_out_decks(s: NightWatch) -> None:
    """NW-212, NW-301: what is in a deck is no secret, only its order."""
    for id, copies in decks.SPELLS:
        for _ in range(copies):
            s.add(s.sheet.number[id], SPELL_DECK, -1)
    for watch, cards in decks.PROBABILITY.items():
        seat = SIDES[watch]
        for id, copies in cards:
            for _ in range(copies):
                s.add(s.sheet.number[id], probability.deck_of(s, seat), seat)
    if s.rules.egor == "deck":
        s.add(s.sheet.number["egor"], probability.deck_of(s, DAY), DAY)


def shuffle_spells(s: NightWatch) -> None:
    s.shuffle(SPELL_DECK)


def first_spells(s: NightWatch) -> None:
    """NW-211: as many as their Strength, in the order of Initiative."""
    for w, card in enumerate(s.watcher):
        if card >= 0:
            spells.draw(s, w, s.sheet.watchers[w].strength, NW211)


def first_watchers(s: NightWatch) -> None:
    """NW-212: each side one Watcher of its own, by lot."""
    dealt = []
    for seat in (NIGHT, DAY):
        deck = s.piles[probability.deck_of(s, seat)]
        own = [c for c in deck if s.facts[c].type == WATCHER and s.facts[c].side == seat]
        card = own[s.below(len(own))]
        s.move(card, HAND + seat)
        dealt.append(card)
    s.dealt = (dealt[NIGHT], dealt[DAY])


def deal(s: NightWatch) -> None:
    """NW-212: the rest is shuffled, and each player gets three more cards."""
    for place in [COMMON_LINES] if s.rules.probability_decks == "one" else [LINES + NIGHT, LINES + DAY]:
        s.shuffle(place)
    for seat in (NIGHT, DAY):
        probability.draw(s, seat, DEALT_AFTER, NW212)
