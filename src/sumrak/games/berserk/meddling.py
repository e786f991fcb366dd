"""Chapters 15.4b, 15.9b, 17.9: what sudden features do to a combat that is going on."""

from __future__ import annotations

from sumrak.games.berserk import dice
from sumrak.games.berserk.dice import cards_of
from sumrak.games.berserk.events import BROUGHT, DIE_CHANGED, REDIRECTED, REDUCED
from sumrak.games.berserk.state import Berserk
from sumrak.kernel.rulebook import cite

B15_4B, B15_9B, B17_9 = cite("B-15.4b"), cite("B-15.9b"), cite("B-17.9")


def add_to_die(s: Berserk, k: int, who: int, amount: int, cause: int = -1) -> None:
    dice.add(s, k, who, amount)
    card = cards_of(s.frames[k])[who]
    s.note(DIE_CHANGED, B15_4B, s.controller(card), card, -1, cause, 0, amount)


def reroll(s: Berserk, k: int, who: int, cause: int = -1) -> None:
    dice.reroll(s, k, who, cause)


def bring_to(s: Berserk, k: int, who: int, strength: int, cause: int = -1) -> None:
    """B-15.9b: a miss stays a miss."""
    f = s.edit(k)
    if f.strength[who]:
        f.read = (strength, f.read[1]) if who == 0 else (f.read[0], strength)
        card = cards_of(f)[who]
        s.note(BROUGHT, B15_9B, s.controller(card), card, -1, cause, f.strength[who], strength)


def reduce_to(s: Berserk, k: int, who: int, number: int, cause: int = -1) -> None:
    """B-15.9b: it only lowers."""
    f = s.edit(k)
    f.reduced = (number, f.reduced[1]) if who == 0 else (f.reduced[0], number)
    card = cards_of(f)[who]
    s.note(REDUCED, B15_9B, s.controller(card), card, -1, cause, 0, number)


def take_value(s: Berserk, k: int, who: int) -> int:
    """The wounds of this strike are taken elsewhere: what it would have dealt."""
    f = s.edit(k)
    n = 0 if f.guarded[who] else f.value[who]
    f.value = (0, f.value[1]) if who == 0 else (f.value[0], 0)
    return n


def redirect(s: Berserk, k: int, card: int, cause: int = -1) -> None:
    """B-17.9: only before the target is fixed, and once."""
    f = s.edit(k)
    if f.target == f.first and not f.initiated:
        f.target, f.target_since = card, s.since[card]
        s.note(REDIRECTED, B17_9, s.controller(card), card, -1, cause)
