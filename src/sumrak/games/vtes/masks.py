"""VTES-11.1.6: who can do nothing but pass: by seat, the windows in which any of her cards could be used."""

from __future__ import annotations

from sumrak.games.vtes.asking import ACTS, ASLEEP, AWAKE, BLED, BLEED, FIGHT, REACTS, VOTE
from sumrak.games.vtes.board import action_of, combat_of, controller
from sumrak.games.vtes.frames import Action
from sumrak.games.vtes.state import (
    ALL_HANDS,
    ATTACHED,
    CONTESTED,
    HAND,
    IN_PLAY,
    MINIONS,
    READY,
    TABLE,
    TORPOR,
    ZONES,
    Timely,
    Vtes,
)
from sumrak.games.vtes.vocabulary.terms import OTHERS, POLL, PREVENT

ALWAYS = POLL | POLL << OTHERS
"""What the mask never hides: votes need no card."""


def refresh(s: Vtes) -> None:
    """Whatever the cards in hand and in play could do, of those seats where something has moved."""
    if s.dirty >> TABLE:
        look_around(s)
    dirty, s.dirty = s.dirty, 0
    for seat in range(s.seats):
        if dirty >> seat & 1:
            look_at_hand(s, seat)
    s.could = could = [hand | voice | ALWAYS for hand, voice in zip(s.in_hand, s.voices)]
    if s.acting >= 0:
        for c, _ in action_of(s, s.acting).prevent:
            could[s.side(c)] |= PREVENT | PREVENT << OTHERS
    if s.fighting >= 0 and (f := combat_of(s, s.fighting)).boons:
        for seat in f.seats:
            could[seat] |= PREVENT | PREVENT << OTHERS
    s.anybody = 0
    for bits in could:
        s.anybody |= bits


def look_around(s: Vtes) -> None:
    """What is in play; and the hands of those where it has changed are to be looked at as well."""
    dirty = s.dirty >> TABLE
    s.dirty = s.dirty & ALL_HANDS | dirty
    for seat in range(s.seats):
        if dirty >> seat & 1:
            look_at_table(s, seat)
    listen(s)


def look_at_table(s: Vtes, seat: int) -> None:
    """Cards with a text, unique names, who may have a title, and the Disciplines that any minion of hers has at all."""
    facts, piles, base = s.facts, s.piles, seat * ZONES
    row = [c for zone in IN_PLAY for c in piles[base + zone]]
    s.talking[seat] = [c for c in row if facts[c].has_text]
    s.claims[seat] = [facts[c].name for c in row + piles[base + CONTESTED] if facts[c].unique]
    given = [s.host[c] for c in piles[base + ATTACHED] if facts[c].gives_title]
    s.titled[seat] = [c for c in row if facts[c].title is not None or (c in given and s.place[c] - base in MINIONS)]
    basic = superior = 0
    for c in piles[base + READY] + piles[base + TORPOR]:
        fits = facts[c].fits
        basic, superior = basic | fits[0], superior | fits[1]
    for c in piles[base + ATTACHED]:
        gives = facts[c].gives
        basic, superior = basic | gives, superior | gives
    s.gifted[seat] = basic, superior


def listen(s: Vtes) -> None:
    """By seat, the windows in which cards in play could be used; and what their texts speak about."""
    shining: list[int] = []
    facts, voices, s.says = s.facts, [0] * s.seats, 0
    for seat, cards in enumerate(s.talking):
        for c in cards:
            s.says |= facts[c].says
            if facts[c].shines:
                shining.append(c)
            speaks = facts[c].speaks
            if speaks:
                voices[seat] |= speaks
                voices[controller(s, c)] |= speaks
                if facts[c].for_rivals:
                    voices = [bits | facts[c].for_rivals for bits in voices]
    s.voices, s.spoken, s.shining = voices, 0, shining
    for bits in voices:
        s.spoken |= bits


def look_at_hand(s: Vtes, seat: int) -> None:
    """A superset: of any role in the window; and what of it each card asks of the moment."""
    timely: list[Timely] = []
    facts, bits = s.facts, 0
    gifts = s.gifted[seat]
    for c in s.piles[seat * ZONES + HAND]:
        card = facts[c]
        if card.could:
            own = card.reached.get(gifts, -1)
            if own < 0:
                own = card.reach_with(gifts)
            if own:
                timely.append((c, own, card.least))
            bits |= own | card.untimed
    s.in_hand[seat], s.timely[seat] = bits, timely


def texts(s: Vtes) -> list[list[int]]:
    """By side, the cards in play whose text does more than to change what its bearer is."""
    if s.dirty >> TABLE:
        look_around(s)
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
    return found | FIGHT if s.fighting >= 0 else found


def roused(s: Vtes, f: Action, seat: int) -> int:
    found = 0
    for m in s.piles[seat * ZONES + READY]:
        found |= ASLEEP if s.turned[m] else AWAKE
    return found | AWAKE if f.woken else found
