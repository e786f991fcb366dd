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
            raise atom.wrong(
                f"{atom.name} is a Spell: Watchers hold them, or they are in the deck or the discards (NW-13)"
            )
        return
    if zone in ("spells", "maneuvers", "amulet") or place in (SPELL_DECK, SPELL_DISCARD):
        raise atom.wrong(f"{atom.name} is no Spell (NW-30)")
    if zone == "items":
        if facts.type != ITEM:
            raise atom.wrong(f"{atom.name} lies on nobody: Items do (NW-120)")
    elif facts.card.id == "svetlana":
        if place != FLAT:
            raise atom.wrong("Svetlana is in her Flat and nowhere else (NW-210)")
    elif facts.type == WATCHER:
        if place >= LOCATIONS and place not in hand_or_deck and place != GONE:
            raise atom.wrong(f"{atom.name} is a Watcher: in play, in a hand or a deck, or out of the game (NW-238)")
        if place in hand_or_deck and facts.starts >= 0:
            raise atom.wrong(f"{atom.name} is in play from the beginning and never in a hand (NW-211, NW-117)")
    elif facts.type == CHARACTER:
        if place >= LOCATIONS and place != GONE and (s.rules.egor != "deck" or place not in hand_or_deck):
            raise atom.wrong(f"{atom.name} is in play until drained, then out of the game (NW-350)")
    elif facts.type == ACCIDENT:
        if (place < LOCATIONS and not facts.donor) or place == GONE:
            raise atom.wrong(f"{atom.name} does not stay in play: it is in a hand, a deck or the discards (NW-130)")
    elif place == GONE:
        raise atom.wrong(f"{atom.name} cannot lie there: destroyed Items are among the discards (NW-123)")
    check_side(s, card, atom)


def check_side(s: NightWatch, card: int, atom: Atom) -> None:
    """Each side has its own deck (NW-212)."""
    side, place = s.facts[card].side, s.place[card]
    if s.rules.probability_decks == "one":
        if place in (LINES, LINES + 1):
            raise atom.wrong("there is one deck for both: write it as `lines` (NW-277)")
    elif place == COMMON_LINES:
        raise atom.wrong("each side has its own deck: `night lines`, `day lines` (NW-212)")
    elif side >= 0 and place in (HAND + 1 - side, LINES + 1 - side):
        raise atom.wrong(f"{atom.name} is of the other Watch's deck (NW-212)")


def check_marks(s: NightWatch, card: int, atom: Atom) -> None:
    facts, place = s.facts[card], s.place[card]
    if atom.degrees or atom.where:
        raise atom.wrong(f"{atom.name}@…: nothing is turned here, and there are no cells")
    if atom.tokens:
        most = DEADLY if facts.type == WATCHER else DRAINED
        if place >= LOCATIONS or not (facts.type == WATCHER or facts.donor):
            raise atom.wrong(f"{atom.name} bears no wounds here: Watchers and Donors in play do (NW-33, NW-240)")
        if atom.tokens >= most:
            what = "dead (NW-15)" if facts.type == WATCHER else "drained (NW-240)"
            raise atom.wrong(f"{atom.name} with {atom.tokens} wounds would be {what}")


def check_times(s: NightWatch, written: Written) -> None:
    times: dict[int, int] = {}
    for card, atom in written.atoms.items():
        if atom.time and times.setdefault(atom.time, card) != card:
            raise atom.wrong(f"{atom.name}^{atom.time}: another card has that time of entry")


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
            raise atom.wrong(f"{atom.name}: there {'is' if there_are == 1 else 'are'} only {there_are} of it (NW-301)")


def check_watcher(s: NightWatch, w: int, first: Line, written: Written) -> None:
    """What a Watcher holds and is."""
    card, facts, under = s.watcher[w], s.sheet.watchers[w], s.sheet.under[w]
    name, hand = facts.card.en, s.piles[spells_of(w)]
    kept = s.piles[under] if under >= 0 else []
    atom = written.atoms.get((hand or kept or [-1])[0])
    if card < 0:
        if atom is not None:
            raise atom.wrong(f"{name} is not in play and holds nothing (NW-13)")
        return
    me = written.atoms[card]
    if s.level[w] and (facts.breed not in (MAGE, WITCH) or s.level[w] > DEEPEST):
        raise me.wrong(f"{name} (level {s.level[w]}): mages and witches are on levels 0 to {DEEPEST} (NW-50, NW-230)")
    if s.called >> w & 1 and facts.breed != VAMPIRE:
        raise me.wrong(f"{name} (called): only vampires call (NW-80)")
    if s.fresh[w] > s.wounds[card]:
        raise me.wrong(f"{name} (fresh {s.fresh[w]}): it has {s.wounds[card]} wounds (NW-281)")
    for item in s.piles[items_of(w)]:
        if not s.facts[item].users >> w & 1:
            raise written.atoms[item].wrong(f"{name} cannot use {written.atoms[item].name} (NW-120)")
    if hand and facts.breed == SHAPESHIFTER:
        raise written.atoms[hand[0]].wrong(f"{name} holds no Spells between battles (NW-60, NW-63)")
    if len(hand) > facts.strength and facts.breed != VAMPIRE:
        raise written.atoms[hand[0]].wrong(
            f"{name} holds {len(hand)} Spells, more than Strength {facts.strength} (NW-42)"
        )
    if facts.breed == WITCH and len(kept) > 1:
        raise written.atoms[kept[0]].wrong(f"{name} has {len(kept)} Amulets; there is one at most (NW-91)")
