"""Chapters 15.10 and 17.6: protections and blocks of a target, prevention, and the wounds that are left."""

from __future__ import annotations

from sumrak.games.berserk import changes, combat
from sumrak.games.berserk.dice import cards_of, d6, ignores
from sumrak.games.berserk.events import (
    BLOCKED,
    DIE_CHANGED,
    HIT,
    MISSED,
    NET_GONE,
    PREVENTED,
    PROTECTED,
)
from sumrak.games.berserk.facts import (
    ARMOUR,
    BLOCKS_RANGED,
    DISCHARGE,
    GUARD,
    IGNORES_ARMOUR,
    IGNORES_P_FLYER,
    MAGIC,
    MAGICAL,
    P_DISCHARGE,
    P_FLYER,
    P_MAGIC,
    P_SHOT,
    P_SPELL,
    P_THROW,
    P_WEAK,
    RANGED,
    SHOT,
    SIMPLE,
    SPELL,
    THROW,
    WEAK,
)
from sumrak.games.berserk.frames import Chain
from sumrak.games.berserk.reach import has_word, is_flyer
from sumrak.games.berserk.state import SHIELD, ZONES, Berserk
from sumrak.games.berserk.values import has, total
from sumrak.kernel.rulebook import cite
from sumrak.kernel.state import Lasting

B15_10, B15_11, B15_13, B15_14 = cite("B-15.10"), cite("B-15.11"), cite("B-15.13"), cite("B-15.14")
B17_6, B17_7, B17_9, B18_9, B18_35 = (
    cite("B-17.6"), cite("B-17.7"), cite("B-17.9"), cite("B-18.9"), cite("B-18.35"),
)  # fmt: skip
BLOCKED_FROM = 5
"""On this number or more an attack at range is blocked."""


# PROTECT
def protect(s: Berserk, k: int) -> None:
    """B-14.16: protections and permanent blocks of each target."""
    f: Chain = s.frames[k]
    if net_blocks(s, k, f):
        return
    one, two = f.strength
    guarded = (bool(one) and is_protected(s, k, f, 0), bool(two) and is_protected(s, k, f, 1))
    if guarded[0] or guarded[1]:
        s.edit(k).guarded = guarded
        for who in (0, 1):
            if guarded[who]:
                victim = cards_of(f)[1 - who]
                s.note(PROTECTED, B17_6, s.controller(victim), victim, cards_of(f)[who])
    if f.kind & RANGED and has_word(s, f.target, BLOCKS_RANGED) and not ignores(s, f.card, f.target):
        roll_to_block(s, k, f)


def roll_to_block(s: Berserk, k: int, f: Chain) -> None:
    """On 5 or 6 the attack at range is blocked."""
    number = d6(s)
    s.note(DIE_CHANGED, B17_9, s.controller(f.target), f.target, -1, -1, 0, number)
    if number >= BLOCKED_FROM:
        mark_blocked(s, k, B17_9, f.target)


def net_blocks(s: Berserk, k: int, f: Chain) -> bool:
    """B-18.35: both strikes are lost, the attacker pays, and all its nets are gone (B-20.5)."""
    if not changes.is_netted(s, f.target):
        return False
    changes.remove_nets(s, f.target)
    s.note(NET_GONE, B18_35, s.controller(f.target), f.target)
    mark_blocked(s, k, B18_35, f.target)
    return True


def mark_blocked(s: Berserk, k: int, cite_of: str, cause: int) -> None:
    f = s.edit(k)
    f.blocked = True
    s.note(BLOCKED, cite_of, f.seat, f.card, -1, cause)


SHIELDS = {
    SHOT: P_SHOT,
    THROW: P_THROW,
    DISCHARGE: P_DISCHARGE | P_MAGIC,
    MAGIC: P_MAGIC,
    SPELL: P_SPELL | P_MAGIC,
}
ANY_SHIELD = P_SHOT | P_THROW | P_DISCHARGE | P_SPELL | P_MAGIC | P_FLYER | P_WEAK


def is_protected(s: Berserk, k: int, f: Chain, who: int) -> bool:
    """B-17.6: by a named protection or a text; one that the dealer ignores is none (B-17.10)."""
    dealer, victim = (f.card, f.target) if who == 0 else (f.target, f.card)
    facts = s.facts[victim]
    if not (
        (facts.all_words | s.aura_words) & ANY_SHIELD or (facts.whats | s.aura_whats) >> GUARD & 1 or s.rows_of[victim]
    ):  # fmt: skip
        return False
    if ignores(s, dealer, victim):
        return False
    _, _, _, at = combat.struck_asked(s, k, f, who, combat.strength_read(s, k, f, who))
    if total(s, victim, GUARD, at):
        return True
    bits = SHIELDS.get(f.kind, 0) if who == 0 else 0
    if is_flyer(s, dealer) and not has_word(s, dealer, IGNORES_P_FLYER):
        bits |= P_FLYER
    if f.kind == SIMPLE and at.strength == WEAK:
        bits |= P_WEAK
    return bool(bits) and has(s, victim, bits, at)


def is_guarded(s: Berserk, k: int, card: int) -> bool:
    """B-17.6: whether what this attack sets off does not touch this card."""
    f = s.frames[k] if 0 <= k < len(s.frames) else None
    if not isinstance(f, Chain):
        return False
    return (card == f.target and f.guarded[0]) or (card == f.card and f.guarded[1])


# APPLY
def apply(s: Berserk, k: int) -> None:
    """B-14.17, B-15.11: both results at once; then what hits and misses set off."""
    f: Chain = s.frames[k]
    if f.blocked:
        return
    one, two = f.strength
    first = deal(s, f, 0) if one else 0
    second = deal(s, f, 1) if two else 0
    pay_out(s, f, first, second)
    card, target, place = f.card, f.target, s.place
    if one:
        s.note(HIT, B15_10, place[card] // ZONES, card, target, -1, one, first)
    else:
        s.note(MISSED, B15_13, place[card] // ZONES, card, target)
    if two:
        s.note(HIT, B15_14, place[target] // ZONES, target, card, -1, two, second)


def deal(s: Berserk, f: Chain, who: int) -> int:
    """The wounds that one of the strikes deals."""
    n = f.value[who]
    return unprevented(s, f, who, n) if n and not f.guarded[who] else 0


def pay_out(s: Berserk, f: Chain, first: int, second: int) -> None:
    """B-15.11: at once."""
    hostile = s.place[f.card] // ZONES != s.place[f.target] // ZONES
    cite_of = B15_11 if f.fights else B15_10
    if first:
        changes.wound(s, f.target, first, cite_of, f.card, hostile)
    if second:
        changes.wound(s, f.card, second, cite_of, f.target, hostile)


def unprevented(s: Berserk, f: Chain, who: int, n: int) -> int:
    """B-15.10: Armour first, then what prevents the next wounds; magic goes through both."""
    dealer, victim = (f.card, f.target) if who == 0 else (f.target, f.card)
    if f.kind & MAGICAL or ignores(s, dealer, victim):
        return n
    facts = s.facts[victim]
    if has_word(s, dealer, IGNORES_ARMOUR):  # B-17.10f
        return shielded(s, victim, n) if s.lasting else n
    if (facts.whats | s.aura_whats) >> ARMOUR & 1 or s.rows_of[victim]:
        here = min(n, max(0, total(s, victim, ARMOUR) - s.spent[victim]))
        if here:
            s.spent[victim] += here
            n -= here
            s.note(PREVENTED, B18_9, s.controller(victim), victim, -1, -1, here, n)
    return shielded(s, victim, n) if s.lasting and n else n


def shielded(s: Berserk, victim: int, n: int) -> int:
    """B-17.7: "prevents the next N"; the unused part remains."""
    seat = s.controller(victim)
    for i, row in enumerate(s.lasting):
        if row.clause == SHIELD and row.values[0] == seat and row.values[1] and n:
            here = min(n, row.values[1])
            n -= here
            s.lasting[i] = Lasting(
                row.until, row.card, row.since, row.source, row.clause, row.stamp, (seat, row.values[1] - here)
            )
            s.note(PREVENTED, B17_7, seat, victim, -1, -1, here, n)
    return n
