"""What cannot be in a position of Berserk, said in one sentence with its place and paragraph."""

from __future__ import annotations

from sumrak.games.berserk import setup, values
from sumrak.games.berserk.board import NOWHERE
from sumrak.games.berserk.facts import ARTIFACT, GROUND, TERRAIN, Facts
from sumrak.games.berserk.state import ASIDE, FIELD, HAS_FLOWN, IS_BLESSED, IS_CURSED, SQUAD, ZONES, Berserk
from sumrak.kernel.scenario import Atom

STATES = (
    "closed",
    "hidden",
    "wounds",
    "poison",
    "blessed",
    "cursed",
    "moved",
    "struck",
    "закрыта",
    "скрыта",
    "раны",
    "яд",
)


# one card as written
def check_card(s: Berserk, atom: Atom, definition: int, zone: int) -> None:
    """A card bears only what it can bear where it lies."""
    if atom.degrees:
        raise atom.wrong("berserk-scenario-degrees", found=str(atom.degrees))
    if zone in (FIELD, ASIDE):
        return
    if atom.where:
        raise atom.wrong("berserk-scenario-no-cell")
    if atom.under:
        raise atom.wrong("berserk-scenario-nothing-on")
    for flag in atom.flags:
        if flag.partition(" ")[0] in STATES:
            raise atom.wrong("berserk-scenario-no-state", flag=flag)


# the whole
def check(s: Berserk, phase: str, atoms: dict[int, Atom]) -> None:
    for card, atom in atoms.items():
        if s.in_play(card):
            check_place(s, card, atom, phase in setup.FACE_DOWN)
            check_state(s, card, atom)
    for seat in (0, 1):
        check_squad(s, seat, atoms)
    hidden = [card for card in atoms if s.is_hidden(card)]
    if hidden and phase not in setup.FACE_DOWN and s.turn > 1:
        raise atoms[hidden[0]].wrong("berserk-scenario-hidden")


def check_place(s: Berserk, card: int, atom: Atom, face_down: bool) -> None:
    """B-8.2, B-12.5, B-19.4: on a cell, in the additional zone, or on a host."""
    facts: Facts = s.facts[card]
    if s.host[card] >= 0:
        check_host(s, card, atom)
    elif face_down or s.is_hidden(card):
        if s.cell[card] == NOWHERE:
            raise atom.wrong("berserk-scenario-face-down")
    elif facts.is_symbiote and s.turn > 0:
        raise atom.wrong("berserk-scenario-needs-host")
    elif (facts.is_aside and not values.has_lost_flight(s, card)) or s.flags[card] & HAS_FLOWN:
        if s.cell[card] != NOWHERE:
            raise atom.wrong("berserk-scenario-aside")
    elif s.cell[card] == NOWHERE:
        raise atom.wrong("berserk-scenario-needs-cell")


def check_host(s: Berserk, card: int, atom: Atom) -> None:
    host = s.host[card]
    if not s.facts[card].is_symbiote:
        raise atom.wrong("berserk-scenario-no-symbiote")
    if s.facts[host].kind != GROUND or s.cell[host] == NOWHERE:
        raise atom.wrong("berserk-scenario-host")
    others = [c for c in s.field[0] + s.field[1] if s.host[c] == host]
    if len(others) > 1:
        raise atom.wrong("berserk-scenario-one-symbiote", n=len(others))


def check_state(s: Berserk, card: int, atom: Atom) -> None:
    facts = s.facts[card]
    if facts.kind == TERRAIN and s.wounds[card]:
        raise atom.wrong("berserk-scenario-terrain-wounds")
    if facts.kind != TERRAIN and s.wounds[card] >= facts.life + s.extra[card]:
        raise atom.wrong("berserk-scenario-dead", n=s.wounds[card])
    if facts.kind in (ARTIFACT, TERRAIN) and (s.poison[card] or s.flags[card] & (IS_BLESSED | IS_CURSED)):
        raise atom.wrong("berserk-scenario-no-creature")


def check_squad(s: Berserk, seat: int, atoms: dict[int, Atom]) -> None:
    """B-3.6, B-6.4: one copy of a unique card, one terrain."""
    squad = s.squad(seat) + s.piles[seat * ZONES + SQUAD]
    for i, card in enumerate(squad):
        facts, atom = s.facts[card], atoms[card]
        if facts.unique and s.definition[card] in [s.definition[c] for c in squad[:i]]:
            raise atom.wrong("berserk-scenario-unique")
        if facts.kind == TERRAIN and TERRAIN in [s.facts[c].kind for c in squad[:i]]:
            raise atom.wrong("berserk-scenario-one-terrain")
