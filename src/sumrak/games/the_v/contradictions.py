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
        raise atom.wrong("the_v-scenario-no-cells", where=atom.where)
    if atom.degrees not in (0, 90, 180):
        raise atom.wrong("the_v-scenario-degrees", found=str(atom.degrees))
    if atom.degrees and zone not in (CHARACTERS, TITLE):
        raise atom.wrong("the_v-scenario-not-turned")
    if atom.tokens and zone != CHARACTERS:
        raise atom.wrong("the_v-scenario-no-tokens")
    if atom.under and zone != CHARACTERS:
        raise atom.wrong("the_v-scenario-nothing-under")
    if zone % ZONES not in (DECK, DUEL) and ZONE_TABLE[zone].name != "hand":
        check_flags(atom, zone)


def check_place(atom: Atom, kind: Kind, zone: int) -> None:
    if zone == MODIFICATIONS:
        if kind is not Kind.MODIFICATION:
            raise atom.wrong("the_v-scenario-no-modification")
    elif zone in (CHARACTERS, LOCATIONS):
        if kind is Kind.MODIFICATION:
            raise atom.wrong("the_v-scenario-modification")
        if kind not in (Kind.CHARACTER, Kind.LOCATION):
            raise atom.wrong("the_v-scenario-not-in-play")
    elif (zone == TITLE) is not (kind is Kind.TITLE):
        raise atom.wrong("the_v-scenario-title-place")
    elif (zone in (DUEL, OPEN)) is not (kind is Kind.DUEL):
        raise atom.wrong("the_v-scenario-duel-place")


def check_flags(atom: Atom, zone: int) -> None:
    """`modified` is for characters, `by` for modifications, `of` for both: elsewhere cards lie with their owners."""
    for flag in atom.flags:
        word, _, whose = flag.partition(" ")
        if flag == "modified":
            if zone != CHARACTERS:
                raise atom.wrong("the_v-scenario-modified")
        elif word not in ("of", "by") or whose not in WHOSE:
            raise atom.wrong("the_v-scenario-flag", flag=flag)
        elif word == "by" and zone != MODIFICATIONS:
            raise atom.wrong("the_v-scenario-by", flag=flag)
        elif word == "of" and zone not in (CHARACTERS, MODIFICATIONS):
            raise atom.wrong("the_v-scenario-of", flag=flag)


# the whole position
def check(s: TheV, first: Line, rows: dict[str, Line], atoms: dict[int, Atom]) -> None:
    """Every card is known now. `first` is blamed where no other line is."""
    compute(s)
    check_times(s, atoms)
    for seat in (0, 1):
        base, who = seat * ZONES, SIDES[seat]
        if len(s.piles[base + TITLE]) != 1:
            row = rows.get(f"{who} title", first)
            raise row.wrong("the_v-scenario-one-title", who=who, n=len(s.piles[base + TITLE]))
        if not s.piles[base + DUEL]:
            row = rows.get(f"{who} duel", first)
            raise row.wrong("the_v-scenario-no-duel-cards", who=who)
        check_unique(s, seat, atoms)
        for card in s.piles[base + CHARACTERS]:
            check_character(s, card, seat, atoms)


def check_times(s: TheV, atoms: dict[int, Atom]) -> None:
    """The time of entry names an object: no two have the same."""
    seen: set[int] = set()
    for card, atom in atoms.items():
        time = s.since[card]
        if time and time in seen:
            raise atom.wrong("the_v-scenario-same-time", time=str(time))
        seen.add(time)


def check_unique(s: TheV, seat: int, atoms: dict[int, Atom]) -> None:
    seen: set[int] = set()
    for zone in IN_PLAY:
        for card in s.piles[seat * ZONES + zone]:
            name = s.definition[card]
            if s.sheet.facts[name].card.unique and name in seen:
                raise atoms[card].wrong("the_v-scenario-unique", who=SIDES[seat])
            seen.add(name)


def check_character(s: TheV, card: int, seat: int, atoms: dict[int, Atom]) -> None:
    atom = atoms[card]
    if s.tokens[card] >= s.endurance[card]:
        raise atom.wrong("the_v-scenario-exhausted", tokens=s.tokens[card], endurance=s.endurance[card])
    if rightful(s, card)[0] != seat:
        raise atom.wrong("the_v-scenario-control", of=SIDES[1 - seat], to=SIDES[seat])
    seen: set[int] = set()
    for m in [m for m in s.piles[seat * ZONES + MODIFICATIONS] if s.host[m] == card]:
        if s.definition[m] in seen:
            raise atoms[m].wrong("the_v-scenario-two-copies", bearer=atom.name)
        seen.add(s.definition[m])
