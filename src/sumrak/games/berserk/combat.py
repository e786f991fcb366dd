"""Chapter 15: combat. Pairs are of the initiating and of the responding card; each of two strikes goes its own way (B-15.11)."""

from __future__ import annotations

from sumrak.games.berserk import changes, dice
from sumrak.games.berserk.board import IS_NEAR, NEIGHBOURS
from sumrak.games.berserk.dice import cards_of, d6, ignores
from sumrak.games.berserk.events import (
    BLOCKED,
    BROUGHT,
    DIE_CHANGED,
    HIT,
    MISSED,
    NET_GONE,
    PREVENTED,
    PROTECTED,
    REDIRECTED,
    REDUCED,
    RESULT,
    VALUE,
    WEAKENED,
)
from sumrak.games.berserk.facts import (
    ARMOUR,
    BLOCKS_RANGED,
    BRING_AT,
    BRING_BY,
    CANNOT_BE_DEFENDED,
    CANNOT_DEFEND,
    DEFENDS_GROUND,
    DEFENDS_OFTEN,
    DEFENDS_OPEN,
    DISCHARGE,
    FROM,
    GUARD,
    IGNORES_ARMOUR,
    IGNORES_P_FLYER,
    MAGIC,
    MAGICAL,
    ONLY_BY_HOST,
    P_DISCHARGE,
    P_FLYER,
    P_MAGIC,
    P_SHOT,
    P_SPELL,
    P_THROW,
    P_WEAK,
    RANGED,
    REDUCE,
    SHOT,
    SIMPLE,
    SPELL,
    STRIKE,
    THROW,
    UNANSWERED,
    WEAK,
)
from sumrak.games.berserk.reach import are_adjacent, has_word, is_flyer
from sumrak.games.berserk.state import FIELD, HAS_DEFENDED, PROMISED, SHIELD, ZONES, Berserk, Chain
from sumrak.games.berserk.strikes import WEAKENED as WEAKER
from sumrak.games.berserk.strikes import by_die, by_table
from sumrak.games.berserk.values import Asked, has, total
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite
from sumrak.kernel.state import Lasting

B15_2, B15_2A, B15_6, B15_7, B15_8, B15_9, B15_9B, B15_10, B15_11, B15_13, B15_14 = (
    cite("B-15.2"), cite("B-15.2a"), cite("B-15.6"), cite("B-15.7"), cite("B-15.8"), cite("B-15.9"), cite("B-15.9b"),
    cite("B-15.10"), cite("B-15.11"), cite("B-15.13"), cite("B-15.14"),
)  # fmt: skip
B1_7, B17_6, B17_7, B17_9, B18_9, B18_35, B19_1A, B15_3, B13_5A = (
    cite("B-1.7"), cite("B-17.6"), cite("B-17.7"), cite("B-17.9"), cite("B-18.9"), cite("B-18.35"), cite("B-19.1a"),
    cite("B-15.3"), cite("B-13.5a"),
)  # fmt: skip

NOT_TARGETED = Reason(B15_2, "not-attacked-side")
DEFENDED_ALREADY = Reason(B15_2, "defended-already")
IS_TARGET = Reason(B15_2, "is-target")
IS_CLOSED = Reason(B15_2, "defender-closed")
IS_PROMISED = Reason(B1_7, "promised")
CANNOT = Reason(B15_2, "cannot-defend")
NOBODY_CAN = Reason(B15_2, "nobody-can-defend")
NOT_BETWEEN = Reason(B15_2, "defender-not-adjacent")
NOT_BESIDE_TARGET = Reason(B19_1A, "defender-not-adjacent")
FLYERS_ONLY = Reason(B19_1A, "flyers-defend-flyers")
NO_CREATURE = Reason(B15_2, "defender-no-creature")
HIGH = 5


# defenders
def defenders(s: Berserk, k: int, seat: int) -> list[int]:
    """B-15.2, B-19.1a: who of this seat may be named."""
    f: Chain = s.frames[k]
    if seat == f.seat or f.kind != SIMPLE or f.defender >= 0 or f.target != f.first or s.controller(f.target) != seat:
        return []
    found = [c for c in between(s, f, seat) if not s.turned[c] and why_not_defend(s, k, seat, c) is None]
    if s.aside[seat] and (
        is_flyer(s, f.card) or is_flyer(s, f.target) or any([has_word(s, c, DEFENDS_GROUND) for c in s.aside[seat]])
    ):
        found += [c for c in s.aside[seat] if why_not_defend(s, k, seat, c) is None]
    return found


def between(s: Berserk, f: Chain, seat: int) -> list[int]:
    """Cards of this seat that may stand so that they can step in."""
    a, b = s.cell[f.card], s.cell[f.target]
    if a < 0 or b < 0 or s.riding:
        return s.field[seat]
    near, grid, place, mine = IS_NEAR[a], s.grid, s.place, seat * ZONES + FIELD
    return [grid[x] for x in NEIGHBOURS[b] if near[x] and grid[x] >= 0 and place[grid[x]] == mine]


def why_not_defend(s: Berserk, k: int, seat: int, card: int) -> Reason | None:
    """B-15.2: open, of the attacked side, not the target, adjacent to both, not promised, not forbidden."""
    f: Chain = s.frames[k]
    if s.controller(card) != seat or seat == f.seat or s.controller(f.target) != seat or not s.in_play(card):
        return NOT_TARGETED
    if f.defender >= 0 or f.target != f.first:  # one redirection for a strike
        return DEFENDED_ALREADY
    if card == f.target:
        return IS_TARGET
    if s.turned[card]:
        return IS_CLOSED
    facts = s.facts[card]
    if not facts.is_creature:
        return NO_CREATURE
    return why_not_stand_in(s, f, card) or why_unable(s, f, card)


def why_not_stand_in(s: Berserk, f: Chain, card: int) -> Reason | None:
    """Where a defender has to be."""
    flies, by_flyer, at_flyer = is_flyer(s, card), is_flyer(s, f.card), is_flyer(s, f.target)
    if at_flyer:
        return None if flies else FLYERS_ONLY
    if flies:
        return None if by_flyer or has_word(s, card, DEFENDS_GROUND) else FLYERS_ONLY
    if by_flyer:
        return None if are_adjacent(s, card, f.target) else NOT_BESIDE_TARGET
    return None if are_adjacent(s, card, f.target) and are_adjacent(s, card, f.card) else NOT_BETWEEN


def why_unable(s: Berserk, f: Chain, card: int) -> Reason | None:
    if s.flags[card] & PROMISED:
        return IS_PROMISED
    if s.flags[card] & HAS_DEFENDED and has_word(s, card, DEFENDS_OPEN) and not has_word(s, card, DEFENDS_OFTEN):
        return DEFENDED_ALREADY
    if not may_defend_at_all(s, card):
        return CANNOT
    if s.known[f.target] == EVERYBODY and has_word(s, f.target, CANNOT_BE_DEFENDED):
        return NOBODY_CAN
    return None


def may_defend_at_all(s: Berserk, card: int) -> bool:
    if changes.is_netted(s, card):
        return False
    return not (s.facts[card].all_words & CANNOT_DEFEND or s.rows_of[card]) or not has(s, card, CANNOT_DEFEND)


# who fights
def answers(s: Berserk, k: int, f: Chain) -> bool:
    """B-15.3: an open creature that fights rolls and answers; looked at when the roll is made."""
    if f.kind != SIMPLE or f.target < 0 or s.turned[f.target] or not s.facts[f.target].is_creature:
        return False
    if not s.facts[f.target].strikes:
        return False
    return not (
        (s.facts[f.card].all_words & UNANSWERED or s.rows_of[f.card])
        and has(s, f.card, UNANSWERED, Asked(k, f.kind, 0, f.target))
    )


# TABLE
def table(s: Berserk, k: int) -> None:
    """B-15.6, B-15.8; an exchange may be weakened (B-15.7)."""
    f: Chain = s.frames[k]
    if not f.fights:
        set_strength(s, k, (by_die(f.totals[0]), 0), B15_8)
        return
    pair = by_table(f.totals[0], f.totals[1])
    if pair in WEAKER:
        card = f.card if f.totals[0] > f.totals[1] else f.target
        s.then((ask_to_weaken, k, s.controller(card), pair))
    else:
        set_strength(s, k, pair, B15_6)


def ask_to_weaken(s: Berserk, k: int, seat: int, pair: tuple[int, int]) -> None:
    s.ask(seat, B15_7, [("full",), ("weaken",)], weaken_or_not, k, pair)


def weaken_or_not(s: Berserk, k: int, pair: tuple[int, int], verb: str) -> None:
    """B-15.7: the weakened pair is the result."""
    if verb == "weaken":
        f: Chain = s.frames[k]
        pair = WEAKER[pair]
        s.note(WEAKENED, B15_7, s.controller(f.card if f.totals[0] > f.totals[1] else f.target), -1, -1, -1, *pair)
    set_strength(s, k, pair, B15_6)


def set_strength(s: Berserk, k: int, pair: tuple[int, int], cite_of: str) -> None:
    f = s.edit(k)
    f.strength = f.read = pair
    s.note(RESULT, cite_of, f.seat, f.card, f.target if s.known[f.target] == EVERYBODY else -1, -1, *pair)


# VALUE
def value(s: Berserk, k: int) -> None:
    """B-15.9: each strike is valued; a miss has no value."""
    f: Chain = s.frames[k]
    pair = [0, 0]
    for who in (0, 1) if f.fights else (0,):
        if f.strength[who]:
            pair[who] = value_of(s, k, f, who)
            dealer, victim = cards_of(f)[who], cards_of(f)[1 - who]
            if s.journal is not None:
                explaining.tell_value(s, k, who)
            s.note(VALUE, B15_9, s.controller(dealer), dealer, victim, -1, printed_value(s, f, who), pair[who])
    f = s.edit(k)
    f.value = (pair[0], pair[1])


def struck_asked(s: Berserk, k: int, f: Chain, who: int, strength: int) -> tuple[int, int, Asked, Asked]:
    """The card that deals, the one that gets it, and what is asked of either."""
    dealer, victim = cards_of(f)[who], cards_of(f)[1 - who]
    bare = s.rules.ignore_scope == "all_innate" and ignores(s, dealer, victim)
    return (
        dealer,
        victim,
        Asked(k, f.kind, strength, victim, who == 1),
        Asked(k, f.kind, strength, dealer, who == 1, bare),
    )


def strength_read(s: Berserk, k: int, f: Chain, who: int) -> int:
    """B-15.9b: brought to a strength by a permanent feature of either card, or as played."""
    dealer, victim, by, at = struck_asked(s, k, f, who, f.strength[who])
    if f.read[who] != f.strength[who]:
        return f.read[who]
    if f.kind == SIMPLE:
        found = total(s, victim, BRING_AT, at) or total(s, dealer, BRING_BY, by)
        if found:
            return min(3, found)
    return f.strength[who]


def printed_value(s: Berserk, f: Chain, who: int, strength: int = 0) -> int:
    """What stands on the card for this strength."""
    values = f.strike if who == 0 and f.strike is not None else s.facts[cards_of(f)[who]].strike
    return values[(strength or f.strength[who]) - 1] if values is not None else 0


def per_token(s: Berserk, f: Chain) -> int:
    """What was paid for it with tokens."""
    return f.number * s.facts[f.card].acts[f.clause].each if f.clause >= 0 else 0


def is_plain(s: Berserk, card: int, whats: int) -> bool:
    """Whether a card has nothing of these numbers, of its own or for a while, and nobody gives it any."""
    return not (s.rows_of[card] or s.auras or s.facts[card].whats & whats)


OF_DEALER = 1 << STRIKE | 1 << BRING_BY
OF_VICTIM = 1 << FROM | 1 << REDUCE | 1 << BRING_AT


def value_of(s: Berserk, k: int, f: Chain, who: int) -> int:
    if is_plain(s, cards_of(f)[who], OF_DEALER) and is_plain(s, cards_of(f)[1 - who], OF_VICTIM):
        if f.reduced[who] < 0 and not s.facts[cards_of(f)[1 - who]].all_words & ONLY_BY_HOST:
            return printed_value(s, f, who, f.read[who]) + (per_token(s, f) if who == 0 else 0)
    strength = strength_read(s, k, f, who)
    dealer, victim, by, at = struck_asked(s, k, f, who, strength)
    number = printed_value(s, f, who, strength) + (per_token(s, f) if who == 0 else 0)
    number += total(s, dealer, STRIKE, by) + total(s, victim, FROM, at)
    limits = [n for n in (f.reduced[who], total(s, victim, REDUCE, at) or -1) if n >= 0]
    if has_word(s, victim, ONLY_BY_HOST) and s.host[victim] != dealer:
        limits.append(0)
    return max(0, min([number, *limits]))


# PROTECT
def protect(s: Berserk, k: int) -> None:
    """B-14.16: protections and permanent blocks of each target."""
    f: Chain = s.frames[k]
    if net_blocks(s, k, f):
        return
    guarded = [False, False]
    for who in (0, 1) if f.fights else (0,):
        victim = cards_of(f)[1 - who]
        if f.strength[who] and is_protected(s, k, f, who):
            guarded[who] = True
            s.note(PROTECTED, B17_6, s.controller(victim), victim, cards_of(f)[who])
    if guarded[0] or guarded[1]:
        f = s.edit(k)
        f.guarded = (guarded[0], guarded[1])
    if f.kind & RANGED and has_word(s, f.target, BLOCKS_RANGED) and not ignores(s, f.card, f.target):
        roll_to_block(s, k, f)


def roll_to_block(s: Berserk, k: int, f: Chain) -> None:
    """On 5 or 6 the attack at range is blocked."""
    number = d6(s)
    s.note(DIE_CHANGED, B17_9, s.controller(f.target), f.target, -1, -1, 0, number)
    if number >= HIGH:
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
    dealer, victim = cards_of(f)[who], cards_of(f)[1 - who]
    facts = s.facts[victim]
    if not (facts.all_words & ANY_SHIELD or facts.by_what[GUARD] or s.rows_of[victim] or s.auras):
        return False
    if ignores(s, dealer, victim):
        return False
    _, _, _, at = struck_asked(s, k, f, who, strength_read(s, k, f, who))
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
    sides = (0, 1) if f.fights else (0,)
    done = [0, 0]
    for who in sides:
        if f.strength[who] and f.value[who] and not f.guarded[who]:
            done[who] = unprevented(s, f, who, f.value[who])
    for who in sides:
        dealer, victim = cards_of(f)[who], cards_of(f)[1 - who]
        if done[who]:
            changes.wound(
                s,
                victim,
                done[who],
                B15_11 if f.fights else B15_10,
                dealer,
                s.controller(victim) != s.controller(dealer),
            )
    for who in sides:
        dealer, victim = cards_of(f)[who], cards_of(f)[1 - who]
        if f.strength[who]:
            s.note(HIT, B15_14 if who else B15_10, s.controller(dealer), dealer, victim, -1, f.strength[who], done[who])
        elif who == 0:
            s.note(MISSED, B15_13, s.controller(dealer), dealer, victim)


def unprevented(s: Berserk, f: Chain, who: int, n: int) -> int:
    """B-15.10: Armour first, then what prevents the next wounds; magic goes through both."""
    dealer, victim = cards_of(f)[who], cards_of(f)[1 - who]
    if f.kind & MAGICAL or ignores(s, dealer, victim):
        return n
    facts = s.facts[victim]
    if has_word(s, dealer, IGNORES_ARMOUR):  # B-17.10f
        return shielded(s, victim, n) if s.lasting else n
    if facts.numbers[ARMOUR] or facts.by_what[ARMOUR] or s.rows_of[victim] or s.auras:
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


# what sudden features do to a combat
def add_to_die(s: Berserk, k: int, who: int, amount: int, cause: int = -1) -> None:
    dice.add(s, k, who, amount)
    card = cards_of(s.frames[k])[who]
    s.note(DIE_CHANGED, B15_9, s.controller(card), card, -1, cause, 0, amount)


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


def near_cell(cell: int, other: int) -> bool:
    return IS_NEAR[cell][other]


from sumrak.games.berserk import explaining  # noqa: E402  # it explains what is worked out above
