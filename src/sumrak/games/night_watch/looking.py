"""What is looked at in secret: the top of a deck (NW-335) and a hand of Spells (NW-311)."""

from __future__ import annotations

from sumrak.games.night_watch.events import LOOKED_AT_DECK, LOOKED_AT_SPELLS, PUT_UNDER
from sumrak.games.night_watch.facts import COMMON_LINES, LINES
from sumrak.games.night_watch.state import NightWatch, is_out_there, items_of, spells_of, watchers_at, where
from sumrak.kernel.agenda import Option
from sumrak.kernel.rulebook import cite

NW311, NW335 = cite("NW-311"), cite("NW-335")
ACCEPT, DECLINE = "accept", "decline"


def phone(s: NightWatch) -> None:
    """Both have drawn: who has Zavulon's Phone outside the Metro may look at the top of the own deck."""
    for w in range(s.sheet.size):
        if is_out_there(s, w):
            for item in s.piles[items_of(w)]:
                deck = deck_of(s, s.sheet.side[w])
                if s.facts[item].looks_at_deck and s.piles[deck]:
                    s.ask(s.sheet.side[w], NW335, [(ACCEPT,), (DECLINE,)], looked, item, s.sheet.side[w])
                    return


def deck_of(s: NightWatch, seat: int) -> int:
    return COMMON_LINES if s.rules.probability_decks == "one" else LINES + seat


def looked(s: NightWatch, item: int, seat: int, verb: str) -> None:
    if verb == ACCEPT:
        top = s.piles[deck_of(s, seat)][-1]
        s.show(top, 1 << seat)
        s.note(LOOKED_AT_DECK, NW335, seat, top, cause=item)
        s.then((put_under, item, seat))


def put_under(s: NightWatch, item: int, seat: int) -> None:
    s.ask(seat, NW335, [(ACCEPT,), (DECLINE,)], decided, item, seat)


def decided(s: NightWatch, item: int, seat: int, verb: str) -> None:
    if verb == ACCEPT:
        deck = deck_of(s, seat)
        top = s.piles[deck][-1]
        s.move(top, deck, bottom=True)
        s.show(top, 1 << seat)  # it lies where he has put it
        s.note(PUT_UNDER, NW335, seat, cause=item)


def shard(s: NightWatch) -> None:
    """The Gloom has been settled: who has the Mirror Shard may look at the Spells of one opposing Watcher there."""
    for w in range(s.sheet.size):
        if is_out_there(s, w):
            for item in s.piles[items_of(w)]:
                if s.facts[item].looks_at_spells:
                    options = in_sight(s, w)
                    if options:
                        s.ask(s.sheet.side[w], NW311, [*options, ("pass",)], seen, item, s.sheet.side[w])
                    return


def in_sight(s: NightWatch, w: int) -> list[Option]:
    """The opposing Watchers in the same Location that hold Spells."""
    side = s.sheet.side
    there = [other for other in watchers_at(s, where(s, w)) if side[other] != side[w] and s.piles[spells_of(other)]]
    return [("look", s.watcher[other]) for other in there]


def seen(s: NightWatch, item: int, seat: int, verb: str, card: int = -1) -> None:
    if verb == "look":
        for spell in s.piles[spells_of(s.facts[card].w)]:
            s.show(spell, 1 << seat)
        s.note(LOOKED_AT_SPELLS, NW311, seat, card, cause=item)
