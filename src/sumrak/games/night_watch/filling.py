"""Cards of a position: whose they are, who knows them; and what a text leaves out (docs/scenario.md)."""

from __future__ import annotations

from sumrak.games.night_watch.cards import CARDS
from sumrak.games.night_watch.cards.decks import DAY as DAY_DECK
from sumrak.games.night_watch.cards.decks import NIGHT as NIGHT_DECK
from sumrak.games.night_watch.cards.decks import SPELLS
from sumrak.games.night_watch.facts import (
    CHARACTER,
    COMMON_LINES,
    DAY,
    FLAT,
    GONE,
    HAND,
    LINES,
    NIGHT,
    ROOF,
    SPELL,
    SPELL_DECK,
    WATCHER,
)
from sumrak.games.night_watch.state import NightWatch
from sumrak.games.night_watch.vortex import START
from sumrak.kernel.chance import key_of, shuffle
from sumrak.kernel.place import ALL

FILLING = 77
"""The stream of chance by which a deck that a text leaves out is mixed."""


def add(s: NightWatch, definition: int, place: int, time: int = 0) -> int:
    """A card at its place; public ones have a time of entry, hidden ones somebody who knows them."""
    card = s.add(definition, place, owner_of(s, definition, place), max(0, s.sees[place]))
    s.lot[card] = lot_of(s, definition, place)
    if s.places[place].zone.sees == ALL:
        s.clock += 0 if time else 1
        s.since[card] = time or s.clock
    return card


def owner_of(s: NightWatch, definition: int, place: int) -> int:
    """The seat from whose deck a card is; Spells, Egor and Svetlana are nobody's. See the flag `of`."""
    facts = s.sheet.facts[definition]
    if facts.type == SPELL or facts.side >= 0:
        return facts.side
    if facts.type == CHARACTER:
        return DAY if facts.is_egor and s.rules.egor == "deck" else -1
    return max(NIGHT, s.places[place].seat)


def lot_of(s: NightWatch, definition: int, place: int) -> int:
    """Where those who do not know a card lost sight of it."""
    facts = s.sheet.facts[definition]
    if facts.type == SPELL:
        return SPELL_DECK
    if s.rules.probability_decks == "one":
        return COMMON_LINES
    if place in (HAND + NIGHT, HAND + DAY):
        return place - HAND + LINES
    return place if place in (LINES + NIGHT, LINES + DAY) else LINES + max(0, facts.side)


def fill(s: NightWatch, filled: set[int], has_vortex: bool) -> None:
    """The Vortex, who is in play or gone from the beginning, and decks of what lies nowhere else."""
    if not has_vortex:
        s.vortex = START
    there, number, in_deck = set(s.definition), s.sheet.number, s.rules.egor == "deck"
    places = {"svetlana": FLAT} if in_deck else {"svetlana": FLAT, "egor": ROOF}
    places.update(
        {card.id: GONE for card in CARDS if card.starts is not None and s.sheet.facts[number[card.id]].type == WATCHER}
    )
    for id, place in places.items():
        if number[id] not in there:
            add(s, number[id], place)
    day = (*DAY_DECK, ("egor", 1)) if in_deck else DAY_DECK
    decks = {LINES + NIGHT: NIGHT_DECK, LINES + DAY: day, SPELL_DECK: SPELLS}
    if s.rules.probability_decks == "one":
        decks = {COMMON_LINES: (*NIGHT_DECK, *day), SPELL_DECK: SPELLS}
    used: dict[tuple[int, int], int] = {}
    for row in zip(s.definition, s.owner):
        used[row] = used.get(row, 0) + 1
    for place, deck in decks.items():
        if place not in filled:
            fill_deck(s, place, deck, used)


def fill_deck(s: NightWatch, place: int, deck: tuple[tuple[str, int], ...], used: dict[tuple[int, int], int]) -> None:
    """What of a deck lies nowhere else, mixed. `used`: how many of each definition and owner there are already."""
    left: list[int] = []
    for id, n in deck:
        definition = s.sheet.number[id]
        owners = (-1, NIGHT, DAY) if place == COMMON_LINES else (owner_of(s, definition, place),)
        for owner in owners:
            taken = min(n, used.get((definition, owner), 0))
            used[definition, owner] = used.get((definition, owner), 0) - taken
            n -= taken
        left += [definition] * n
    shuffle(left, key_of(s.seed, FILLING + place), 0)
    for definition in left:
        add(s, definition, place)
