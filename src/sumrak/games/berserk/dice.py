"""Chapter 15.4: the roll, and what is put on a die."""

from __future__ import annotations

from sumrak.games.berserk.events import NATURAL, REROLLED, ROLLED, TOTAL
from sumrak.games.berserk.facts import (
    CLUMSY,
    DIE,
    DISCHARGE,
    IGNORES,
    MELEE,
    NO_CLUMSY,
    OVA,
    OVD,
    OVS,
    OVT,
    OVZ,
    SHOT,
    SIMPLE,
    THROW,
    TWO_DICE,
)
from sumrak.games.berserk.frames import Chain
from sumrak.games.berserk.state import IS_BLESSED, IS_CURSED, Berserk
from sumrak.games.berserk.strikes import HIGH, limited
from sumrak.games.berserk.values import Asked, has, total
from sumrak.kernel.agenda import Option
from sumrak.kernel.rulebook import cite

B15_4A, B15_4B, B15_4C, B15_5, B18_4A, B18_5 = (
    cite("B-15.4a"), cite("B-15.4b"), cite("B-15.4c"), cite("B-15.5"), cite("B-18.4a"), cite("B-18.5"),
)  # fmt: skip
EXPERIENCE = {SIMPLE: OVA, SHOT: OVS, THROW: OVT, DISCHARGE: OVD}


OF_CLUMSY, OF_DIE, ALL_WHATS = 1 << CLUMSY, 1 << DIE, -1
OF_DICE = 1 << OVA | 1 << OVZ | 1 << OVS | 1 << OVT | 1 << OVD | 1 << CLUMSY | 1 << DIE


def d6(s: Berserk) -> int:
    return 1 + s.below(6)


def cards_of(f: Chain) -> tuple[int, int]:
    return f.card, f.target


def roll_if_alive(s: Berserk, k: int) -> None:
    """B-14.7: source and target are looked at once more; whether the target answers is known now (B-15.3)."""
    f: Chain = s.frames[k]
    if not chain.can_pay(s, f) or (f.target >= 0 and not chain.is_there(s, f.target, f.target_since)):
        chain.cancel(s, k)
        return
    if f.fights and s.turned[f.target]:
        s.edit(k).fights = False
    roll(s, k)


def roll(s: Berserk, k: int) -> None:
    """B-15.4a: the attacker first, then the target if it fights."""
    f: Chain = s.frames[k]
    sides = (0, 1) if f.fights else (0,)
    dice, tries = [0, 0], [(0, 0), (0, 0)]
    for who in sides:
        card = cards_of(f)[who]
        dice[who] = d6(s)
        if s.facts[card].all_words & TWO_DICE and f.kind & MELEE and has(s, card, TWO_DICE):
            tries[who] = (dice[who], d6(s))
            s.next((pick_die, k, who))
        s.note(ROLLED, B15_4A, s.controller(card), card, -1, -1, who, dice[who])
    f = s.edit(k)
    f.dice, f.tries = (dice[0], dice[1]), tuple(tries)


def pick_die(s: Berserk, k: int, who: int) -> None:
    """Whoever rolls twice picks one of the two."""
    f: Chain = s.frames[k]
    one, two = f.tries[who]
    card = cards_of(f)[who]
    options: list[Option] = [("number", one)] if one == two else [("number", max(one, two)), ("number", min(one, two))]
    s.ask(s.controller(card), B15_4A, options, die_picked, k, who)


def die_picked(s: Berserk, k: int, who: int, verb: str, number: int) -> None:
    set_die(s, k, who, number)


def set_die(s: Berserk, k: int, who: int, number: int) -> None:
    f = s.edit(k)
    f.dice = (number, f.dice[1]) if who == 0 else (f.dice[0], number)


def reroll(s: Berserk, k: int, who: int, cause: int = -1) -> None:
    """B-15.4b: the last roll counts; what was put on the die stays."""
    f: Chain = s.frames[k]
    card, old, new = cards_of(f)[who], f.dice[who], d6(s)
    set_die(s, k, who, new)
    s.note(REROLLED, B15_4B, s.controller(card), card, -1, cause, old, new)


def add(s: Berserk, k: int, who: int, amount: int) -> None:
    """B-15.4d: it stays on the die, whatever is rolled again."""
    f = s.edit(k)
    f.plus = (f.plus[0] + amount, f.plus[1]) if who == 0 else (f.plus[0], f.plus[1] + amount)


# what counts on its own
def asked_of(s: Berserk, k: int, f: Chain, who: int) -> Asked:
    other = f.target if who == 0 else f.card
    bare = s.rules.ignore_scope == "all_innate" and ignores(s, other, cards_of(f)[who])
    return Asked(k, f.kind, 0, other, who == 1, bare)


def ignores(s: Berserk, card: int, other: int) -> bool:
    """B-17.10: whether a card ignores the features of this other one."""
    if card < 0 or other < 0 or (not s.facts[card].all_words & IGNORES and not s.rows_of[card]):
        return False
    return has(s, card, IGNORES, Asked(other=other))


def experience(s: Berserk, k: int, f: Chain, who: int) -> int:
    """B-18.1 … B-18.3: the experience that this card applies to this roll."""
    what = OVZ if who == 1 else EXPERIENCE.get(f.kind, -1)
    if what < 0 or (who == 1 and not (f.fights and f.kind & MELEE)):
        return 0
    return total(s, cards_of(f)[who], what, asked_of(s, k, f, who))


def clumsiness(s: Berserk, k: int, f: Chain, who: int) -> int:
    """B-18.6."""
    if f.kind != SIMPLE and (who == 0 or s.rules.clumsy_on == "simple" or not f.kind & MELEE):
        return 0
    card = cards_of(f)[who]
    asked = asked_of(s, k, f, who)
    number = total(s, card, CLUMSY, asked)
    return 0 if number and has(s, card, NO_CLUMSY, asked) else number


def modifiers(s: Berserk, k: int, f: Chain, who: int) -> int:
    """All that is on a die but Blessing and Curse."""
    card = f.card if who == 0 else f.target
    whats = ALL_WHATS if s.rows_of[card] else s.facts[card].whats | s.aura_whats
    if not whats & OF_DICE:  # as it often is
        return f.plus[who]
    number = f.plus[who]
    what = OVZ if who == 1 else EXPERIENCE.get(f.kind, -1)
    if what >= 0 and whats >> what & 1:
        number += experience(s, k, f, who)
    if whats & OF_CLUMSY:
        number -= clumsiness(s, k, f, who)
    if whats & OF_DIE:
        number += total(s, card, DIE, asked_of(s, k, f, who))
    return number


def blessed_die(s: Berserk, k: int, f: Chain, who: int) -> tuple[tuple[int, int], ...]:
    """B-18.4a, B-18.5: what Blessing or Curse of this card may do to the two dice: one way or more."""
    card = cards_of(f)[who]
    marks = s.flags[card] & (IS_BLESSED | IS_CURSED)
    if not marks or marks == IS_BLESSED | IS_CURSED:
        return ((0, 0),)
    sign = 1 if marks == IS_BLESSED else -1
    own = ((sign, 0),) if who == 0 else ((0, sign),)
    if s.rules.blessing == "plus_minus_one":
        return own
    mine = experience(s, k, f, who)
    theirs = experience(s, k, f, 1 - who) if f.fights else 0
    if sign < 0:
        return own if mine else ((0, 0),)
    other = ((0, -1),) if who == 0 else ((-1, 0),)
    if mine and theirs:
        return own + other
    return own if mine else other if theirs else ((0, 0),)


def may_reroll(s: Berserk, k: int, f: Chain, who: int) -> int:
    """rp5: the seat that may have this die rolled again by a Blessing or Curse, or -1."""
    if s.rules.blessing != "rp5" or not f.dice[who] or f.rerolled >> who & 1:
        return -1
    card = cards_of(f)[who]
    marks = s.flags[card] & (IS_BLESSED | IS_CURSED)
    if not marks or marks == IS_BLESSED | IS_CURSED or experience(s, k, f, who):
        return -1
    if marks == IS_BLESSED:
        return -1 if f.fights and experience(s, k, f, 1 - who) else s.controller(card)
    return 1 - s.controller(card)


def rerolls(s: Berserk, k: int, seat: int) -> list[Option]:
    f: Chain = s.frames[k]
    sides = (0, 1) if f.fights else (0,)
    return [("reroll", cards_of(f)[who]) for who in sides if may_reroll(s, k, f, who) == seat]


def blessed_reroll(s: Berserk, k: int, card: int) -> None:
    f = s.edit(k)
    who = 0 if card == f.card else 1
    f.rerolled |= 1 << who
    reroll(s, k, who)


# the totals
def settle_roll(s: Berserk, k: int) -> None:
    """B-15.4c: all that is on the dice is applied to the last roll made of each."""
    f: Chain = s.frames[k]
    if not f.dice[0]:
        return
    a = f.dice[0] + modifiers(s, k, f, 0)
    d = f.dice[1] + modifiers(s, k, f, 1) if f.fights else 0
    marked = (s.flags[f.card] | s.flags[f.target] if f.target >= 0 else s.flags[f.card]) & (IS_BLESSED | IS_CURSED)
    if marked:
        s.then((bless_dice, k, a, d, 0))
    else:
        set_totals(s, k, a, d)


def bless_dice(s: Berserk, k: int, a: int, d: int, who: int) -> None:
    """Blessing and Curse of one after the other; where both ways lead to another result, the blessed player chooses."""
    f: Chain = s.frames[k]
    if who == 2 or (who == 1 and not f.fights):
        set_totals(s, k, a, d)
        return
    ways = blessed_die(s, k, f, who)
    if len(ways) > 1 and is_one_result(a, d, ways):
        ways = ways[:1]
    options: list[Option] = [("number", i) for i in range(len(ways))]
    s.ask(s.controller(cards_of(f)[who]), B18_4A, options, die_blessed, k, a, d, who, ways)


def is_one_result(a: int, d: int, ways: tuple[tuple[int, int], ...]) -> bool:
    """The difference is the same either way; only a draw is read by how high it is."""
    (x, y), (other, _) = ways[0], ways[1]
    return a + x != d + y or (a + x >= HIGH) == (a + other >= HIGH)


def die_blessed(
    s: Berserk, k: int, a: int, d: int, who: int, ways: tuple[tuple[int, int], ...], verb: str, number: int
) -> None:
    x, y = ways[number]
    if s.journal is not None and (x or y):
        explaining.tell_blessing(s, k, 0 if x else 1, x or y)
    s.then((bless_dice, k, a + x, d + y, who + 1))


def set_totals(s: Berserk, k: int, a: int, d: int) -> None:
    if s.journal is not None:
        explaining.tell_die(s, k, 0)
    f = s.edit(k)
    f.totals = (a, d)
    s.note(TOTAL, B15_4C, f.seat, f.card, -1, -1, f.dice[0], a)
    if s.watching & NATURAL:
        s.note(NATURAL, B15_4C, f.seat, f.card, -1, -1, f.dice[0], limited(a))
    if f.fights:
        seat = s.controller(f.target)
        if s.journal is not None:
            explaining.tell_die(s, k, 1)
        s.note(TOTAL, B15_4C, seat, f.target, -1, -1, f.dice[1], d)
        if s.watching & NATURAL:
            s.note(NATURAL, B15_4C, seat, f.target, -1, -1, f.dice[1], limited(d))


from sumrak.games.berserk import chain, explaining  # noqa: E402  # they use what stands above
