"""What cannot stand in a position of Night Watch: a sentence each, with line, column and paragraph."""

from __future__ import annotations

from sumrak.games.night_watch.cards.decks import DAY as DAY_DECK
from sumrak.games.night_watch.cards.decks import NIGHT as NIGHT_DECK
from sumrak.games.night_watch.cards.decks import SPELLS
from sumrak.games.night_watch.facts import (
    ACCIDENT,
    CHARACTER,
    COMMON_LINES,
    FLAT,
    GONE,
    HAND,
    ITEM,
    LINES,
    LOCATIONS,
    MAGE,
    SHAPESHIFTER,
    SPELL,
    SPELL_DECK,
    SPELL_DISCARD,
    VAMPIRE,
    WATCHER,
    WITCH,
)
from sumrak.games.night_watch.state import NightWatch, items_of, spells_of
from sumrak.kernel.reason import Named
from sumrak.kernel.scenario import Atom, Line

DEADLY, DRAINED, DEEPEST = 4, 3, 3


class Written:
    """Where cards are written."""

    def __init__(self) -> None:
        self.atoms: dict[int, Atom] = {}

    def note(self, card: int, atom: Atom) -> None:
        self.atoms[card] = atom


def check(s: NightWatch, first: Line, written: Written) -> None:
    for card, atom in written.atoms.items():
        check_place(s, card, atom)
        check_marks(s, card, atom)
    check_times(s, written)
    check_copies(s, first, written)
    for w in range(s.sheet.size):
        check_watcher(s, w, first, written)


def check_place(s: NightWatch, card: int, atom: Atom) -> None:
    """A card lies where cards of its kind can lie."""
    facts, place = s.facts[card], s.place[card]
    zone = s.places[place].zone.name
    hand_or_deck = (HAND, HAND + 1, LINES, LINES + 1, COMMON_LINES)
    if facts.type == SPELL:
        if zone not in ("spells", "maneuvers", "amulet") and place not in (SPELL_DECK, SPELL_DISCARD):
            raise atom.wrong("night_watch-scenario-spell")
        return
    if zone in ("spells", "maneuvers", "amulet") or place in (SPELL_DECK, SPELL_DISCARD):
        raise atom.wrong("night_watch-scenario-no-spell")
    if zone == "items":
        if facts.type != ITEM:
            raise atom.wrong("night_watch-scenario-no-item")
    elif facts.card.id == "svetlana":
        if place != FLAT:
            raise atom.wrong("night_watch-scenario-svetlana")
    elif facts.type == WATCHER:
        if place >= LOCATIONS and place not in hand_or_deck and place != GONE:
            raise atom.wrong("night_watch-scenario-watcher")
        if place in hand_or_deck and facts.starts >= 0:
            raise atom.wrong("night_watch-scenario-starts")
    elif facts.type == CHARACTER:
        if place >= LOCATIONS and place != GONE and (s.rules.egor != "deck" or place not in hand_or_deck):
            raise atom.wrong("night_watch-scenario-donor")
    elif facts.type == ACCIDENT:
        if (place < LOCATIONS and not facts.donor) or place == GONE:
            raise atom.wrong("night_watch-scenario-accident")
    elif place == GONE:
        raise atom.wrong("night_watch-scenario-destroyed")
    check_side(s, card, atom)


def check_side(s: NightWatch, card: int, atom: Atom) -> None:
    """Each side has its own deck (NW-212)."""
    side, place = s.facts[card].side, s.place[card]
    if s.rules.probability_decks == "one":
        if place in (LINES, LINES + 1):
            raise atom.wrong("night_watch-scenario-one-deck")
    elif place == COMMON_LINES:
        raise atom.wrong("night_watch-scenario-own-decks")
    elif side >= 0 and place in (HAND + 1 - side, LINES + 1 - side):
        raise atom.wrong("night_watch-scenario-other-deck")


def check_marks(s: NightWatch, card: int, atom: Atom) -> None:
    facts, place = s.facts[card], s.place[card]
    if atom.degrees or atom.where:
        raise atom.wrong("night_watch-scenario-nothing-turned")
    if atom.tokens:
        most = DEADLY if facts.type == WATCHER else DRAINED
        if place >= LOCATIONS or not (facts.type == WATCHER or facts.donor):
            raise atom.wrong("night_watch-scenario-no-wounds")
        if atom.tokens >= most:
            raise atom.wrong(
                "night_watch-scenario-dead" if facts.type == WATCHER else "night_watch-scenario-drained", n=atom.tokens
            )


def check_times(s: NightWatch, written: Written) -> None:
    times: dict[int, int] = {}
    for card, atom in written.atoms.items():
        if atom.time and times.setdefault(atom.time, card) != card:
            raise atom.wrong("scenario-same-time", time=str(atom.time))


def check_copies(s: NightWatch, first: Line, written: Written) -> None:
    """There are only so many of each card (NW-301, chapter 18)."""
    most: dict[str, int] = {}
    for deck in (SPELLS, NIGHT_DECK, DAY_DECK):
        for id, n in deck:
            most[id] = most.get(id, 0) + n
    count: dict[int, int] = {}
    for card, atom in written.atoms.items():
        definition = s.definition[card]
        count[definition] = count.get(definition, 0) + 1
        there_are = most.get(s.facts[card].card.id, 1)
        if count[definition] > there_are:
            raise atom.wrong("night_watch-scenario-only", n=there_are)


def check_watcher(s: NightWatch, w: int, first: Line, written: Written) -> None:
    """What a Watcher holds and is."""
    card, facts, under = s.watcher[w], s.sheet.watchers[w], s.sheet.under[w]
    who, hand = Named(facts.card.id), s.piles[spells_of(w)]
    kept = s.piles[under] if under >= 0 else []
    atom = written.atoms.get((hand or kept or [-1])[0])
    if card < 0:
        if atom is not None:
            raise atom.wrong("night_watch-scenario-holds-nothing", who=who)
        return
    me = written.atoms[card]
    if s.level[w] and (facts.breed not in (MAGE, WITCH) or s.level[w] > DEEPEST):
        raise me.wrong("night_watch-scenario-level", n=s.level[w], most=DEEPEST)
    if s.called >> w & 1 and facts.breed != VAMPIRE:
        raise me.wrong("night_watch-scenario-called")
    if s.fresh[w] > s.wounds[card]:
        raise me.wrong("night_watch-scenario-fresh", n=s.fresh[w], wounds=s.wounds[card])
    for item in s.piles[items_of(w)]:
        if not s.facts[item].users >> w & 1:
            raise written.atoms[item].wrong("night_watch-scenario-cannot-use", who=who)
    if hand and facts.breed == SHAPESHIFTER:
        raise written.atoms[hand[0]].wrong("night_watch-scenario-no-hand", who=who)
    if len(hand) > facts.strength and facts.breed != VAMPIRE:
        raise written.atoms[hand[0]].wrong("night_watch-scenario-hand", who=who, n=len(hand), most=facts.strength)
    if facts.breed == WITCH and len(kept) > 1:
        raise written.atoms[kept[0]].wrong("night_watch-scenario-amulets", who=who, n=len(kept))
