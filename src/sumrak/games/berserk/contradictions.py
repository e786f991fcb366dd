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
        raise atom.wrong(f"{atom.name}@{atom.degrees}: a closed card is written {atom.name} (closed) (B-11.1)")
    if zone in (FIELD, ASIDE):
        return
    if atom.where:
        raise atom.wrong(f"{atom.name} lies on no cell here: cells are for cards in play (B-12.5)")
    if atom.under:
        raise atom.wrong(f"nothing sits on {atom.name} here: symbiotes sit on cards in play (B-19.4)")
    for flag in atom.flags:
        if flag.partition(" ")[0] in STATES:
            raise atom.wrong(f"{atom.name} bears no ({flag}) here: what leaves play loses it (B-12.3)")


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
        raise atoms[hidden[0]].wrong(
            f"{atoms[hidden[0]].name} (hidden): what is hidden is turned up at the end of turn 1 (B-10.11)"
        )


def check_place(s: Berserk, card: int, atom: Atom, face_down: bool) -> None:
    """B-8.2, B-12.5, B-19.4: on a cell, in the additional zone, or on a host."""
    facts: Facts = s.facts[card]
    if s.host[card] >= 0:
        check_host(s, card, atom)
    elif face_down or s.is_hidden(card):
        if s.cell[card] == NOWHERE:
            raise atom.wrong(f"{atom.name} lies face down, and on a cell (B-7.1)")
    elif facts.is_symbiote and s.turn > 0:
        raise atom.wrong(f"{atom.name} sits on a host: write it in [ ] behind it (B-19.4)")
    elif (facts.is_aside and not values.has_lost_flight(s, card)) or s.flags[card] & HAS_FLOWN:
        if s.cell[card] != NOWHERE:
            raise atom.wrong(f"{atom.name} is in the additional zone and on no cell (B-12.5)")
    elif s.cell[card] == NOWHERE:
        raise atom.wrong(f"{atom.name} stands on a cell: write {atom.name}@B1 (B-2.9)")


def check_host(s: Berserk, card: int, atom: Atom) -> None:
    host = s.host[card]
    if not s.facts[card].is_symbiote:
        raise atom.wrong(f"{atom.name} is no symbiote and sits on nobody (B-3.3)")
    if s.facts[host].kind != GROUND or s.cell[host] == NOWHERE:
        raise atom.wrong(f"{atom.name} sits on a ground creature on the field (B-19.4)")
    others = [c for c in s.field[0] + s.field[1] if s.host[c] == host]
    if len(others) > 1:
        raise atom.wrong(f"one symbiote sits on a host, not {len(others)} (B-19.4)")


def check_state(s: Berserk, card: int, atom: Atom) -> None:
    facts = s.facts[card]
    if facts.kind == TERRAIN and s.wounds[card]:
        raise atom.wrong(f"{atom.name} is a terrain and has no life to lose (B-19.7)")
    if facts.kind != TERRAIN and s.wounds[card] >= facts.life + s.extra[card]:
        raise atom.wrong(f"{atom.name} would be dead: {s.wounds[card]} wounds (B-15.12)")
    if facts.kind in (ARTIFACT, TERRAIN) and (s.poison[card] or s.flags[card] & (IS_BLESSED | IS_CURSED)):
        raise atom.wrong(f"{atom.name} is no creature: it is neither poisoned nor blessed nor cursed (B-19.6)")


def check_squad(s: Berserk, seat: int, atoms: dict[int, Atom]) -> None:
    """B-3.6, B-6.4: one copy of a unique card, one terrain."""
    squad = s.squad(seat) + s.piles[seat * ZONES + SQUAD]
    for i, card in enumerate(squad):
        facts, atom = s.facts[card], atoms[card]
        if facts.unique and s.definition[card] in [s.definition[c] for c in squad[:i]]:
            raise atom.wrong(f"{atom.name} is unique: a squad has one (B-3.6)")
        if facts.kind == TERRAIN and TERRAIN in [s.facts[c].kind for c in squad[:i]]:
            raise atom.wrong(f"{atom.name}: a squad has at most one terrain (B-6.4)")
