"""What cannot stand in a position of The V: a sentence each, with line, column and paragraph."""

from __future__ import annotations

from sumrak.games.the_v.control import rightful
from sumrak.games.the_v.declared import SIDES
from sumrak.games.the_v.state import (
    CHARACTERS,
    DECK,
    DUEL,
    IN_PLAY,
    LOCATIONS,
    MODIFICATIONS,
    OPEN,
    TITLE,
    ZONE_TABLE,
    ZONES,
    TheV,
)
from sumrak.games.the_v.values import compute
from sumrak.games.the_v.vocabulary.terms import Kind
from sumrak.kernel.scenario import Atom, Line

WHOSE = ("me", "я", "opponent", "противник")


# one card as written
def check_public(s: TheV, atom: Atom, definition: int, zone: int) -> None:
    """A card belongs where it is written, and bears only what it can bear there."""
    kind = s.sheet.facts[definition].type
    check_place(atom, kind, zone)
    if atom.where:
        raise atom.wrong(f"{atom.name}@{atom.where}: there are no cells here; @90 and @180 are turned states (V-50)")
    if atom.degrees not in (0, 90, 180):
        raise atom.wrong(f"{atom.name}: a card is turned by 0, 90 or 180, not {atom.degrees} (V-50)")
    if atom.degrees and zone not in (CHARACTERS, TITLE):
        raise atom.wrong(f"{atom.name} has no turned state here: characters in play and title cards have one (V-33)")
    if atom.tokens and zone != CHARACTERS:
        raise atom.wrong(f"{atom.name} bears no exhaustion tokens here: characters in play do (V-56)")
    if atom.under and zone != CHARACTERS:
        raise atom.wrong(f"nothing lies under {atom.name}: modifications lie under characters in play (V-25)")
    if zone % ZONES not in (DECK, DUEL) and ZONE_TABLE[zone].name != "hand":
        check_flags(atom, zone)


def check_place(atom: Atom, kind: Kind, zone: int) -> None:
    if zone == MODIFICATIONS:
        if kind is not Kind.MODIFICATION:
            raise atom.wrong(f"{atom.name} is no modification and lies under nobody (V-25)")
    elif zone in (CHARACTERS, LOCATIONS):
        if kind is Kind.MODIFICATION:
            raise atom.wrong(f"{atom.name}: a modification lies under a character: write it in [ ] (V-25)")
        if kind not in (Kind.CHARACTER, Kind.LOCATION):
            raise atom.wrong(f"{atom.name} does not stay in play; characters and locations do (V-32, V-34)")
    elif (zone == TITLE) is not (kind is Kind.TITLE):
        raise atom.wrong(f"{atom.name} cannot lie there: title cards never leave play, and nothing else is one (V-23)")
    elif (zone in (DUEL, OPEN)) is not (kind is Kind.DUEL):
        raise atom.wrong(f"{atom.name} cannot lie there: duel cards are closed or open, no others are (V-10, V-98)")


def check_flags(atom: Atom, zone: int) -> None:
    """`modified` is for characters, `by` for modifications, `of` for both: elsewhere cards lie with their owners."""
    for flag in atom.flags:
        word, _, whose = flag.partition(" ")
        if flag == "modified":
            if zone != CHARACTERS:
                raise atom.wrong(f"{atom.name} (modified): only a character gets modifications (V-26)")
        elif word not in ("of", "by") or whose not in WHOSE:
            raise atom.wrong(f"unknown word ({flag}); there are: modified, of me/opponent, by me/opponent")
        elif word == "by" and zone != MODIFICATIONS:
            raise atom.wrong(f"{atom.name} ({flag}): who played it is kept for modifications only (V-145)")
        elif word == "of" and zone not in (CHARACTERS, MODIFICATIONS):
            raise atom.wrong(f"{atom.name} ({flag}): a card lies with its owner; only characters change sides (V-141)")


# the whole position
def check(s: TheV, first: Line, rows: dict[str, Line], atoms: dict[int, Atom]) -> None:
    """Every card is known now. `first` is blamed where no other line is."""
    compute(s)
    check_times(s, atoms)
    for seat in (0, 1):
        base, who = seat * ZONES, SIDES[seat]
        if len(s.piles[base + TITLE]) != 1:
            row = rows.get(f"{who} title", first)
            raise row.wrong(f"{who} has {len(s.piles[base + TITLE])} title cards; there must be one (V-11)")
        if not s.piles[base + DUEL]:
            row = rows.get(f"{who} duel", first)
            raise row.wrong(
                f"{who} has no closed duel card: when the last is open they become the duel deck again (V-98)"
            )
        check_unique(s, seat, atoms)
        for card in s.piles[base + CHARACTERS]:
            check_character(s, card, seat, atoms)


def check_times(s: TheV, atoms: dict[int, Atom]) -> None:
    """The time of entry names an object: no two have the same."""
    seen: set[int] = set()
    for card, atom in atoms.items():
        time = s.since[card]
        if time and time in seen:
            raise atom.wrong(f"{atom.name}^{time}: another card has that time of entry (V-133)")
        seen.add(time)


def check_unique(s: TheV, seat: int, atoms: dict[int, Atom]) -> None:
    seen: set[int] = set()
    for zone in IN_PLAY:
        for card in s.piles[seat * ZONES + zone]:
            name = s.definition[card]
            if s.sheet.facts[name].card.unique and name in seen:
                raise atoms[card].wrong(f"{SIDES[seat]} has {atoms[card].name} twice, and it is unique (V-83)")
            seen.add(name)


def check_character(s: TheV, card: int, seat: int, atoms: dict[int, Atom]) -> None:
    atom = atoms[card]
    if s.tokens[card] >= s.endurance[card]:
        what = f"{atom.name} has {s.tokens[card]} tokens and endurance {s.endurance[card]}"
        raise atom.wrong(f"{what}: it would be in the scrapheap (V-56)")
    if rightful(s, card)[0] != seat:
        what = f"{atom.name} is under the control of {SIDES[1 - seat]}"
        raise atom.wrong(f"{what}: nothing here gives it to {SIDES[seat]} (V-143)")
    seen: set[int] = set()
    for m in [m for m in s.piles[seat * ZONES + MODIFICATIONS] if s.host[m] == card]:
        if s.definition[m] in seen:
            raise atoms[m].wrong(f"{atom.name} has two copies of {atoms[m].name} (V-27)")
        seen.add(s.definition[m])
