"""The smallest questions about a position: who sits where, who controls what, which minions there are."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sumrak.games.vtes.frames import Action, Combat
from sumrak.games.vtes.occasions import FORBIDS, SILENCES, TRAITS
from sumrak.games.vtes.state import (
    ALIEN,
    ATTACHED,
    CONTESTED,
    EMBRACED,
    IN_PLAY,
    MINIONS,
    PERMANENTS,
    READY,
    RECRUITS,
    STOWED,
    TORPOR,
    ZONES,
    Vtes,
)
from sumrak.games.vtes.vocabulary.clauses import Is
from sumrak.games.vtes.vocabulary.terms import Trait

GIVEN = (Trait.BLACK_HAND, Trait.FLIGHT, Trait.SERAPH, Trait.INFERNAL, Trait.STERILE)
"""Traits that another card can give."""
ANIMAL = Trait.ANIMAL
"""Named here, since to look up a member of an Enum takes three times as long as a call."""


# the ring (VTES-2.1.1)
def is_in(s: Vtes, seat: int) -> bool:
    return bool(s.alive >> seat & 1)


def ring(s: Vtes, seat: int) -> list[int]:
    """The seats that are still in, clockwise from this one on (from the next, if it is out). The list is shared."""
    if s.seating < SEATED:
        return RINGS[s.seating][s.alive][seat]
    return ring_of(s.alive, s.seating, seat)


@lru_cache(1024)
def ring_of(alive: int, seating: int, seat: int) -> list[int]:
    order = order_of(seating)
    i = order.index(seat)
    return [x for x in (*order[i:], *order[:i]) if alive >> x & 1]


def after(s: Vtes, seat: int) -> list[int]:
    """The seats that are still in, clockwise from the next one on. The list is shared."""
    if s.seating < SEATED:
        return AFTERS[s.seating][s.alive][seat]
    return after_of(s.alive, s.seating, seat)


@lru_cache(1024)
def after_of(alive: int, seating: int, seat: int) -> list[int]:
    order = order_of(seating)
    i = order.index(seat) + 1
    return [x for x in (*order[i:], *order[:i]) if alive >> x & 1]


SEATED: Final = 8
"""Seatings below this are numbers of seats, that sit as they are counted; others are octal digits, the last of them 7."""


@lru_cache(256)
def order_of(seating: int) -> tuple[int, ...]:
    """Clockwise."""
    if seating < SEATED:
        return tuple(range(seating))
    found: list[int] = []
    while seating != SEATED - 1:
        found.append(seating % SEATED)
        seating //= SEATED
    return tuple(found)


RINGS = [[[ring_of(alive, n, seat) for seat in range(n)] for alive in range(1 << n)] for n in range(6)]
AFTERS = [[[after_of(alive, n, seat) for seat in range(n)] for alive in range(1 << n)] for n in range(6)]
"""By number of seats, who is in, and seat, while all sit as they are counted: to look one up takes half the time of a call."""


def seated(order: tuple[int, ...]) -> int:
    """The number of an order around the table."""
    if order == tuple(range(len(order))):
        return len(order)
    number = SEATED - 1
    for seat in reversed(order):
        number = SEATED * number + seat
    return number


def prey(s: Vtes, seat: int) -> int:
    """Whom this seat bleeds; itself, if it is alone."""
    row = after(s, seat)
    return row[0] if row else seat


def predator(s: Vtes, seat: int) -> int:
    row = [x for x in after(s, seat) if x != seat]
    return row[-1] if row else seat


# cards
def controller(s: Vtes, card: int) -> int:
    """A master card on another card is controlled by whoever played it (VTES-1.6.2.0.3), all else by its side."""
    if s.place[card] % ZONES in (ATTACHED, STOWED):
        if s.facts[card].is_master:
            return s.player[card]
        if s.flags[card] & ALIEN:
            return holder_of(s, card)
    return s.place[card] // ZONES


def who_bound(s: Vtes, card: int) -> int:
    """The ready vampire of which a card knows that it put it there, or -1."""
    other = s.bound_to(card)
    return other if other >= 0 and is_ready(s, other) else -1


def holder_of(s: Vtes, card: int) -> int:
    """Who controls what was put on somebody else's minion: whoever controls the vampire that did it, or has had it last."""
    other = s.bound_to(card)
    return s.side(other) if other >= 0 and (is_ready(s, other) or is_torpid(s, other)) else s.player[card]


def is_in_play(s: Vtes, card: int) -> bool:
    return s.place[card] % ZONES in IN_PLAY


def is_object(s: Vtes, card: int, since: int) -> bool:
    return card >= 0 and s.since[card] == since


def is_ready(s: Vtes, card: int) -> bool:
    return s.place[card] % ZONES == READY


def is_same_ready(s: Vtes, card: int, since: int) -> bool:
    return card >= 0 and s.since[card] == since and s.place[card] % ZONES == READY


def is_torpid(s: Vtes, card: int) -> bool:
    return s.place[card] % ZONES == TORPOR


def is_vampire(s: Vtes, card: int) -> bool:
    """Also a library card that was put into play as one (VTES-1.6.3.14)."""
    return s.facts[card].is_vampire or bool(s.flags[card] & EMBRACED)


def is_ally(s: Vtes, card: int) -> bool:
    return s.facts[card].is_ally and not s.flags[card] & EMBRACED


def is_minion(s: Vtes, card: int) -> bool:
    return s.place[card] % ZONES in MINIONS


def has_trait(s: Vtes, card: int, trait: Trait) -> bool:
    if trait in s.facts[card].traits:
        return True
    if trait not in GIVEN or not s.says & TRAITS:
        return False
    return any(
        [isinstance(clause, Is) and clause.trait is trait for x in attached(s, card) for clause in s.facts[x].card.text]
    )


def ready(s: Vtes, seat: int) -> list[int]:
    return s.piles[seat * ZONES + READY]


def minions(s: Vtes, seat: int) -> list[int]:
    """The minions that she controls (VTES-1.1.10)."""
    base = seat * ZONES
    return [*s.piles[base + READY], *s.piles[base + TORPOR], *s.piles[base + RECRUITS]]


def vampires(s: Vtes, seat: int) -> list[int]:
    return [c for c in minions(s, seat) if is_vampire(s, c)]


def attached(s: Vtes, card: int) -> list[int]:
    """What lies on a card in play."""
    on = s.piles[s.place[card] // ZONES * ZONES + ATTACHED]
    return [c for c in on if s.host[c] == card] if on else []


def carried(s: Vtes, card: int) -> list[int]:
    """What lies on a card, in play or out of it with the card; what is contested of it lies before whoever contests it."""
    base = s.place[card] // ZONES * ZONES
    host = s.host
    found = [c for zone in (ATTACHED, STOWED) for c in s.piles[base + zone] if host[c] == card]
    for seat in range(s.seats):
        found += [c for c in s.piles[seat * ZONES + CONTESTED] if host[c] == card]
    return found


def equipment(s: Vtes, card: int) -> list[int]:
    return [c for c in attached(s, card) if s.facts[c].is_equipment and not s.facts[c].card.location]


def retainers(s: Vtes, card: int) -> list[int]:
    return [c for c in attached(s, card) if s.facts[c].is_retainer]


def in_play(s: Vtes) -> list[int]:
    """Everything in play, from the active player on."""
    return [c for seat in ring(s, s.active) for zone in IN_PLAY for c in s.piles[seat * ZONES + zone]]


def speakers(s: Vtes, seat: int) -> list[int]:
    """Cards in play that this seat controls and whose text offers something in a window."""
    found = []
    for x in ring(s, seat):
        for zone in (READY, TORPOR, PERMANENTS, ATTACHED):
            for c in s.piles[x * ZONES + zone]:
                if s.facts[c].speaks and controller(s, c) == seat:
                    found.append(c)
    return found


def has_word(s: Vtes, card: int, word: str) -> bool:
    """Whether the text of a card is one that the engine knows by this word."""
    for clause in s.facts[card].named:
        if clause.word == word:
            return True
    return False


def is_silenced(s: Vtes, card: int) -> bool:
    """Whether a card on it keeps its special abilities from being used."""
    if not s.says & SILENCES:
        return False
    return any([s.facts[x].silences for x in attached(s, card)])


def is_forbidden(s: Vtes, card: int, what: str) -> bool:
    """Whether a text of a minion, or of a card on it, forbids it something."""
    if not s.says & FORBIDS:
        return False
    for x in (card, *attached(s, card)):
        for clause in s.facts[x].forbids:
            if what in clause:
                return True
    return False


def are_animals_silent(s: Vtes) -> bool:
    """Whether somebody acts or fights whose text takes the abilities of animal retainers."""
    for frame in s.frames:
        minions = frame.minions if isinstance(frame, Combat) else (frame.actor,) if isinstance(frame, Action) else ()
        if any([s.facts[c].stills_animals for c in minions]):
            return True
    return False


def is_silent_animal(s: Vtes, card: int) -> bool:
    facts = s.facts[card]
    return facts.is_retainer and ANIMAL in facts.traits and are_animals_silent(s)


def begins(s: Vtes, *minions: int) -> None:
    """An action or combat of these: what depends on it is reckoned again."""
    for c in minions:
        if s.facts[c].stills_animals:
            s.changed()


# frames
def action_at(s: Vtes) -> int:
    """The index of the action under way, or -1."""
    return s.acting


def action_of(s: Vtes, k: int) -> Action:
    frame: Action = s.frames[k]
    return frame


def combat_at(s: Vtes) -> int:
    """The index of the combat under way, or -1."""
    return s.fighting


def combat_of(s: Vtes, k: int) -> Combat:
    frame: Combat = s.frames[k]
    return frame


def acting_seat(s: Vtes) -> int:
    """VTES-11.1.4: whose minion acts; outside an action, whose turn it is."""
    k = action_at(s)
    return action_of(s, k).seat if k >= 0 else s.active
