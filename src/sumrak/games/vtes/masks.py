"""VTES-11.1.6: who can do nothing but pass: by seat, the windows in which any of her cards could be used."""

from __future__ import annotations

from sumrak.games.vtes.asking import ACTS, ASLEEP, AWAKE, BLED, BLEED, FIGHT, REACTS, VOTE
from sumrak.games.vtes.board import action_at, action_of, combat_at, combat_of, controller
from sumrak.games.vtes.frames import Action
from sumrak.games.vtes.state import ATTACHED, HAND, IN_PLAY, READY, TORPOR, ZONES, Vtes
from sumrak.games.vtes.vocabulary.terms import OTHERS, POLL, PREVENT, A

ALWAYS = POLL | (POLL | A) << OTHERS
"""What the mask never hides: votes and blocks need no card."""


def refresh(s: Vtes) -> None:
    """Whatever the cards in hand and in play could do, of those seats where something has moved."""
    dirty, s.dirty = s.dirty, 0
    for seat in range(s.seats):
        if dirty >> seat & 1:
            look_at(s, seat)
    could, spoken, facts = [bits | ALWAYS for bits in s.in_hand], 0, s.facts
    for seat, cards in enumerate(s.talking):
        for c in cards:
            speaks = facts[c].speaks
            if speaks:
                spoken |= speaks
                could[seat] |= speaks
                could[controller(s, c)] |= speaks
    k = action_at(s)
    if k >= 0:
        for c, _ in action_of(s, k).prevent:
            could[s.side(c)] |= PREVENT | PREVENT << OTHERS
    j = combat_at(s)
    if j >= 0 and combat_of(s, j).boons:
        for seat in combat_of(s, j).seats:
            could[seat] |= PREVENT | PREVENT << OTHERS
    s.could, s.spoken, s.anybody = could, spoken, 0
    for bits in could:
        s.anybody |= bits


def look_at(s: Vtes, seat: int) -> None:
    """A superset: of a Discipline that any minion of hers has at all, and of any role in the window."""
    facts, piles, base = s.facts, s.piles, seat * ZONES
    s.talking[seat] = [c for zone in IN_PLAY for c in piles[base + zone] if facts[c].has_text]
    basic = superior = 0
    for c in piles[base + READY] + piles[base + TORPOR]:
        fits = facts[c].fits
        basic, superior = basic | fits[0], superior | fits[1]
    for c in piles[base + ATTACHED]:
        gives = facts[c].gives
        basic, superior = basic | gives, superior | gives
    bits = 0
    for c in piles[base + HAND]:
        card = facts[c]
        if card.could:
            bits |= card.untimed
            for needed, high, windows in card.reach:
                if not needed & ~basic and not high & ~superior:
                    bits |= windows
    s.in_hand[seat] = bits


def texts(s: Vtes) -> list[list[int]]:
    """By side, the cards in play whose text does more than to change what its bearer is."""
    if s.dirty:
        refresh(s)
    return s.talking


def moment(s: Vtes, f: Action | None, seat: int) -> int:
    """What holds now of all that a use may ask for (see `asking`), as bits."""
    found = 0
    if f is not None:
        found = ACTS if f.seat == seat else REACTS | roused(s, f, seat)
        if f.is_bleed:
            found |= BLEED | BLED if f.bled == seat else BLEED
        if f.is_political:
            found |= VOTE
    return found | FIGHT if combat_at(s) >= 0 else found


def roused(s: Vtes, f: Action, seat: int) -> int:
    found = 0
    for m in s.piles[seat * ZONES + READY]:
        found |= ASLEEP if s.turned[m] else AWAKE
    return found | AWAKE if f.woken else found
