"""Accidents (NW-130, NW-303, NW-320 … NW-346): what may be played with which target, and what it does."""

from __future__ import annotations

from sumrak.games.night_watch import receiving, spells, vortex
from sumrak.games.night_watch.events import AMBUSHED, BLACKED_OUT, CHECKED, JAMMED, LOOKED_AT_LINES, NAMED, PLAYED, PUT
from sumrak.games.night_watch.facts import (
    ACCIDENT,
    BREEDS,
    FLAT,
    HAND,
    LINES_DISCARD,
    LOCATIONS,
    METRO,
    SIDES,
)
from sumrak.games.night_watch.state import NightWatch, spells_of, watchers_at
from sumrak.games.night_watch.vocabulary import (
    DrawSpells,
    Effect,
    FirstAttack,
    HoldBack,
    LayDown,
    LookAtHand,
    LoseSpell,
    MoveVortex,
    NoDonorAttacks,
    NoLevelChange,
    Where,
)
from sumrak.kernel.agenda import Option
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

NW320, NW321, NW322, NW323 = cite("NW-320"), cite("NW-321"), cite("NW-322"), cite("NW-323")
NW324, NW325, NW326, NW340, NW341 = cite("NW-324"), cite("NW-325"), cite("NW-326"), cite("NW-340"), cite("NW-341")
NW342, NW343, NW344, NW345, NW346 = cite("NW-342"), cite("NW-343"), cite("NW-344"), cite("NW-345"), cite("NW-346")
NW303, NW350 = cite("NW-303"), cite("NW-350")

CITES = {
    "cops": (NW320, NW340),
    "mother": (NW321, NW321),
    "jam": (NW322, NW341),
    "insight": (NW323, NW323),
    "second-wind": (NW324, NW324),
    "check": (NW325, NW325),
    "broadcast": (NW326, NW326),
    "curse": (NW342, NW342),
    "second-wind-day": (NW343, NW343),
    "ambush": (NW344, NW344),
    "evil-eye": (NW345, NW345),
    "blackout": (NW346, NW346),
    "egor": (NW350, NW350),
}
"""The paragraph of an Accident by the seat that plays it."""


def paragraph(s: NightWatch, seat: int, card: int) -> str:
    return CITES.get(s.facts[card].card.id, (NW303, NW303))[seat]


# what may be played
def plays(s: NightWatch, seat: int, window: bool) -> list[Option]:
    """Every Accident of the hand that can be played now, with each of its targets; Donors in the opening window only."""
    found: list[Option] = []
    for card in choices(s, s.piles[HAND + seat]):
        if s.facts[card].type == ACCIDENT or s.facts[card].donor:
            if window or not s.facts[card].donor:
                found += [option for option in uses(s, seat, card) if why_not_play(s, seat, option) is None]
    return found


def uses(s: NightWatch, seat: int, card: int) -> list[Option]:
    """An Accident with all that can be named for it, legal or not."""
    if s.facts[card].donor:
        return [("put", card, place) for place in range(LOCATIONS)]
    if is_aimed(s, card):
        return [("play", card, watcher) for watcher in s.watcher if watcher >= 0]
    return [("play", card)]


def is_aimed(s: NightWatch, card: int) -> bool:
    """Whether it names a Watcher."""
    return isinstance(what_it_does(s, card), (HoldBack, DrawSpells, FirstAttack, LoseSpell))


def what_it_does(s: NightWatch, card: int) -> Effect:
    return s.facts[card].card.text[0]


def why_not_play(s: NightWatch, seat: int, option: Option) -> Reason | None:
    """Conditions and target (NW-303); the moment is not looked at here."""
    card = option[1]
    facts = s.facts[card]
    where = paragraph(s, seat, card)
    if facts.donor:
        return why_not_put(s, card, option[2], where)
    effect = what_it_does(s, card)
    if isinstance(effect, MoveVortex):
        present = [w for w in watchers_at(s, FLAT) if s.sheet.side[w] == SIDES[effect.present]]
        return None if present else Reason(where, "nobody-in-the-flat")
    if is_aimed(s, card):
        return why_not_name(s, seat, effect, option[2], where)
    return None


def why_not_put(s: NightWatch, card: int, place: int, where: str) -> Reason | None:
    effect = what_it_does(s, card)
    if isinstance(effect, LayDown) and effect.where is Where.WITH_EGOR:
        egor = egor_at(s)
        if egor < 0:
            return Reason(where, "egor-is-out")
        if place != egor:
            return Reason(where, "not-with-egor")
    return Reason(where, "not-in-the-metro") if place == METRO else None


def why_not_name(s: NightWatch, seat: int, effect: Effect, card: int, where: str) -> Reason | None:
    facts = s.facts[card]
    if isinstance(effect, (HoldBack, LoseSpell)):
        if facts.side == seat:
            return Reason(where, "needs-an-opponent")
        if isinstance(effect, HoldBack) and s.slotted >> facts.w & 1:
            return Reason(where, "had-its-slot")
        return None
    if facts.side != seat:
        return Reason(where, "needs-your-own")
    if isinstance(effect, DrawSpells) and facts.breed not in [BREEDS[breed] for breed in effect.whom]:
        return Reason(where, "wrong-kind")
    return None


def egor_at(s: NightWatch) -> int:
    """The Location in which Egor is, or -1."""
    number = s.sheet.number["egor"]
    for place in range(LOCATIONS):
        if number in [s.definition[card] for card in s.piles[place]]:
            return place
    return -1


# what it does
def play(s: NightWatch, seat: int, verb: str, card: int, target: int = -1) -> None:
    """Carry out an option of `plays`. An Accident is discarded before it works (NW-130), a Donor stays (NW-241)."""
    where = paragraph(s, seat, card)
    if verb == "put":
        s.move(card, target)
        s.note(PUT, where, seat, card, after=target)
        if s.facts[card].type == ACCIDENT:
            s.guests.append(card)
        return
    s.move(card, LINES_DISCARD)
    if target >= 0:
        s.note(NAMED, where, seat, card, target)
    else:
        s.note(PLAYED, where, seat, card)
    work(s, seat, card, target, what_it_does(s, card), where)


def work(s: NightWatch, seat: int, card: int, target: int, effect: Effect, where: str) -> None:
    w = s.facts[target].w if target >= 0 else -1
    if isinstance(effect, MoveVortex):
        vortex.change(s, effect.by, where, card)
    elif isinstance(effect, HoldBack):
        s.jammed |= 1 << w
        s.note(JAMMED, where, seat, target, cause=card)
    elif isinstance(effect, DrawSpells):
        spells.draw(s, w, effect.number, where)
        s.then((receiving.discard_down, w))
    elif isinstance(effect, FirstAttack):
        s.ambushed |= 1 << w
        s.note(AMBUSHED, where, seat, target, cause=card)
    elif isinstance(effect, LoseSpell):
        for _ in range(min(effect.number, len(s.piles[spells_of(w)]))):
            hand = s.piles[spells_of(w)]
            spells.discard(s, hand[s.below(len(hand))], w, where)
    elif isinstance(effect, LookAtHand):
        for held in s.piles[HAND + 1 - seat]:
            s.show(held, 1 << seat)
        s.note(LOOKED_AT_LINES, where, seat, cause=card)
    elif isinstance(effect, NoDonorAttacks):
        s.no_donor_attacks = 1
        s.note(CHECKED, where, seat, cause=card)
    elif isinstance(effect, NoLevelChange):
        s.blackout = 1
        s.note(BLACKED_OUT, where, seat, cause=card)
