"""VTES-11.1.6: who can do nothing but pass: by seat, the windows in which any of her cards could be used."""

from __future__ import annotations

from functools import reduce
from operator import or_

from sumrak.games.vtes.asking import ACTS, ASLEEP, AWAKE, BLED, BLEED, FIGHT, OF_THE_WINDOW, OUT_OF_TURN, REACTS, VOTE
from sumrak.games.vtes.board import controller
from sumrak.games.vtes.facts import Way, Ways
from sumrak.games.vtes.frames import Action
from sumrak.games.vtes.state import (
    ALL_HANDS,
    ATTACHED,
    CONTESTED,
    HAND,
    IN_PLAY,
    LOST,
    MINIONS,
    MOMENT,
    READY,
    TABLE,
    TORPOR,
    ZONES,
    Vtes,
)
from sumrak.games.vtes.vocabulary.terms import OTHERS, POLL, PREVENT, UNTAP

SEATS_OF = [[seat for seat in range(5) if bits >> seat & 1] for bits in range(ALL_HANDS + 1)]
HAVE_LOST = ALL_HANDS << LOST
NOT_ONLY_LOST = ~HAVE_LOST
ALWAYS = POLL | POLL << OTHERS
"""What the mask never hides: votes need no card."""
NEEDS_NO_CARD = ALWAYS | UNTAP | UNTAP << OTHERS | PREVENT | PREVENT << OTHERS
"""What is not only for what is played from the hand: a card may be thrown away, damage prevented by what was used before."""


def refresh(s: Vtes) -> None:
    """Whatever the cards in hand and in play could do, of those seats where something has moved."""
    if s.dirty >> TABLE:
        look_around(s)
    dirty, s.dirty = s.dirty | s.dirty >> LOST, 0
    seats = SEATS_OF[dirty & (1 << s.seats) - 1]
    for seat in seats:
        look_at_hand(s, seat)
    if dirty & MOMENT:
        s.could, s.fitted = list(map(or_, s.in_hand, s.voices)), 0
    else:
        s.fitted &= ~dirty
        for seat in seats:
            s.could[seat] = s.in_hand[seat] | s.voices[seat]
    if s.acting >= 0 and s.frames[s.acting].prevent:
        for c, _ in s.frames[s.acting].prevent:
            s.could[s.side(c)] |= PREVENT | PREVENT << OTHERS
    if s.fighting >= 0 and s.frames[s.fighting].boons:
        for seat in s.frames[s.fighting].seats:
            s.could[seat] |= PREVENT | PREVENT << OTHERS
    s.anybody = reduce(or_, s.could)


def is_awaited(s: Vtes, kinds: int, lacks: int = 0) -> bool:
    """Whether anybody could have something for one of these windows; who could have is asked what fits the moment.

    `lacks`: what does not hold there of all that a use may ask for of its window.
    """
    if s.dirty & NOT_ONLY_LOST:  # a hand that has lost a card since can do no more than it could
        refresh(s)
    if not s.anybody & (kinds | kinds << OTHERS):
        return False
    acting, others = -1, kinds  # while nobody acts, what can be used is for either role
    if s.acting >= 0:
        acting, others = s.frames[s.acting].seat, kinds << OTHERS
    for seat, bits in enumerate(s.could):
        if bits & (kinds if seat == acting else others):
            if not s.fitted >> seat & 1:
                fit(s, seat)
                if not s.could[seat] & (kinds if seat == acting else others):
                    continue
            if not lacks or has_any(s, seat, kinds, lacks):
                return True
    return False


def has_any(s: Vtes, seat: int, kinds: int, lacks: int) -> bool:
    """Whether something is left for these windows without all that asks for what they lack."""
    if s.voices[seat] & (kinds | kinds << OTHERS):
        return True
    if seat == s.active:
        lacks |= OUT_OF_TURN
    hand = seat * ZONES + HAND
    for c, way in s.at_hand[seat]:
        if way[0] & kinds and not way[1] & lacks and s.place[c] == hand:
            return True
    return False


def look_around(s: Vtes) -> None:
    """What is in play; a hand is to be looked at as well where other Disciplines are at work."""
    dirty = s.dirty >> TABLE
    s.dirty = s.dirty & (ALL_HANDS | HAVE_LOST) | MOMENT
    for seat in range(s.seats):
        if dirty >> seat & 1:
            look_at_table(s, seat)
    listen(s)


def look_at_table(s: Vtes, seat: int) -> None:
    """Cards with a text, unique names, who may have a title, and the Disciplines that any minion of hers has at all."""
    facts, piles, base = s.facts, s.piles, seat * ZONES
    on = piles[base + ATTACHED]
    row = [c for zone in IN_PLAY for c in piles[base + zone]]
    given = [s.host[c] for c in on if facts[c].gives_title] if on else on
    talking: list[int] = []
    claims: list[int] = []
    titled: list[int] = []
    for c in row:
        own = facts[c]
        if own.has_text:
            talking.append(c)
        if own.unique:
            claims.append(own.name)
        if own.may_contest or (given and c in given and s.place[c] - base in MINIONS):
            titled.append(c)
    claims += [facts[c].name for c in piles[base + CONTESTED] if facts[c].unique]
    s.talking[seat], s.claims[seat], s.titled[seat] = talking, claims, titled
    basic = superior = 0
    for c in piles[base + READY] + piles[base + TORPOR]:
        fits = facts[c].fits
        basic, superior = basic | fits[0], superior | fits[1]
    for c in piles[base + ATTACHED]:
        gives = facts[c].gives
        basic, superior = basic | gives, superior | gives
    if s.gifted[seat] != (basic, superior):
        s.gifted[seat] = basic, superior
        s.dirty |= 1 << seat


def listen(s: Vtes) -> None:
    """By seat, the windows in which cards in play could be used; and what their texts speak about."""
    shining: list[int] = []
    offering: list[int] = []
    facts, voices, says = s.facts, [0] * s.seats, 0
    for seat, cards in enumerate(s.talking):
        for c in cards:
            own = facts[c]
            says |= own.says
            if own.shines:
                shining.append(c)
            if own.offers:
                offering.append(c)
            speaks = own.speaks
            if speaks:
                voices[seat] |= speaks
                if s.host[c] >= 0:
                    voices[controller(s, c)] |= speaks
                if own.for_rivals:
                    voices = [bits | own.for_rivals for bits in voices]
    s.voices, s.spoken, s.says, s.shining, s.offering = voices, reduce(or_, voices), says, shining, offering


def look_at_hand(s: Vtes, seat: int) -> None:
    """How its cards can be used by somebody with the Disciplines that her minions have; a superset, of any moment."""
    timely: list[tuple[int, Ways]] = []
    definition, gifts, bits = s.definition, s.gifted[seat], ALWAYS
    known = s.sheet.reached.get(gifts) or s.sheet.reached_with(gifts)
    for c in s.piles[seat * ZONES + HAND]:
        ways = known[definition[c]]
        if ways is None:
            ways = known[definition[c]] = s.facts[c].reach_with(gifts)
        if ways[0]:
            bits |= ways[0]
            timely.append((c, ways))
    s.timely[seat], s.in_hand[seat] = timely, bits


def fit(s: Vtes, seat: int) -> None:
    """What of it the moment allows: it is kept until the moment is another, and with it the windows that are left."""
    rows: list[tuple[int, Way]] = []
    bits = 0
    if s.timely[seat]:
        misses = ~moment(s, seat)
        for c, (_, least, ways) in s.timely[seat]:
            if not least & misses:
                for way in ways:
                    if not way[1] & misses:
                        bits |= way[0]
                        rows.append((c, way))
    s.at_hand[seat] = rows
    s.fitted |= 1 << seat
    bits |= bits << OTHERS | s.could[seat] & (s.voices[seat] | NEEDS_NO_CARD)
    s.could[seat] = bits


def texts(s: Vtes) -> list[list[int]]:
    """By side, the cards in play whose text does more than to change what its bearer is."""
    if s.dirty >> TABLE:
        look_around(s)
    return s.talking


def moment(s: Vtes, seat: int) -> int:
    """What holds now of all that a use may ask for (see `asking`), as bits."""
    found = OF_THE_WINDOW | FIGHT if s.fighting >= 0 else OF_THE_WINDOW
    if s.acting < 0:
        return found
    f: Action = s.frames[s.acting]
    found |= ACTS if f.seat == seat else REACTS | roused(s, f, seat)
    if f.is_bleed:
        found |= BLEED | BLED if f.bled == seat else BLEED
    return found | VOTE if f.is_political else found


def roused(s: Vtes, f: Action, seat: int) -> int:
    found = AWAKE if f.woken else 0
    for m in s.piles[seat * ZONES + READY]:
        found |= ASLEEP if s.turned[m] else AWAKE
    return found
