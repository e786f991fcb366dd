"""What a game tells when it is gone through again: who was first, how many turns it took, which cards each seat had and used."""

from __future__ import annotations

from typing import Any, NamedTuple

from sumrak.game import Game
from sumrak.kernel.notation import CARD
from sumrak.kernel.place import NOBODY, OWNER
from sumrak.kernel.state import State

PLAYING = ("play", "lay", "introduce", "place", "hide", "recruit")
"""Verbs that use a card out of the hand; what enters play is seen there."""


class Seen(NamedTuple):
    """By seat: ids of cards. `drawn` holds `opening`."""

    deck: list[list[str]]
    opening: list[list[str]]
    drawn: list[list[str]]
    played: list[list[str]]
    first: int
    turns: int


class Watcher:
    """Looks at every position of a game."""

    def __init__(self, game: Game) -> None:
        self.cards = game.spec.cards()
        self.first = -1
        seats = game.state.seats
        self.deck: list[set[int]] = [set() for _ in range(seats)]
        self.opening: list[set[int]] = [set() for _ in range(seats)]
        self.drawn: list[set[int]] = [set() for _ in range(seats)]
        self.played: list[set[int]] = [set() for _ in range(seats)]
        self.verbs = game.spec.language.verbs

    def look(self, s: State) -> None:
        """What lies where only its owner sees it has been drawn, what lies in play for all has been played."""
        for place, pile in zip(s.places, s.piles):
            zone = place.zone
            if place.seat < 0 or zone.sees == NOBODY or not pile:
                continue
            if zone.sees == OWNER:
                self.drawn[place.seat].update([s.definition[card] for card in pile])
            elif zone.in_play:
                self.played[place.seat].update([s.definition[card] for card in pile if s.owner[card] == place.seat])
        if self.first < 0 and s.turn > 0:
            self.first = s.active
            self.opening = [set(cards) for cards in self.drawn]

    def hear(self, s: State, seat: int, option: tuple[Any, ...]) -> None:
        """An answer, before it is carried out."""
        operands = self.verbs[option[0]].operands
        if option[0] in PLAYING and operands and operands[0][1] == CARD and option[1] >= 0:
            self.played[seat].add(s.definition[option[1]])

    def ids(self, found: list[set[int]]) -> list[list[str]]:
        return [[str(self.cards[i].id) for i in sorted(cards)] for cards in found]


def watched(game: Game) -> Seen:
    """A game from its beginning to where it is now."""
    again = game._replayed(0)
    s, watcher = again.state, Watcher(game)
    for definition, owner in zip(s.definition, s.owner):
        if owner >= 0:
            watcher.deck[owner].add(definition)
    watcher.look(s)
    for seat, i in game.answers:
        option = next(decision for decision in s.open_decisions() if decision.seat == seat).options[i]
        watcher.hear(s, seat, option)
        again._answer(seat, i)
        watcher.look(s)
    drawn = [cards | used for cards, used in zip(watcher.drawn, watcher.played)]
    ids = watcher.ids
    return Seen(ids(watcher.deck), ids(watcher.opening), ids(drawn), ids(watcher.played), watcher.first, s.turn)
