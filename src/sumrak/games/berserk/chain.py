"""Chapter 14: the life of a game action, from its declaration to its end. One scope; its steps are 14.11 … 14.19.

Between two steps priority goes round (B-13.5). Windows in which nobody could do anything, by what is in play, are left
out from the beginning: `Berserk.alert` says which there are.
"""

from __future__ import annotations

from functools import lru_cache

from sumrak.games.berserk import changes, combat, defending, dice, effects, placing, protecting, reach
from sumrak.games.berserk.events import (
    AFTER_ACTION,
    AFTER_DEFENCE,
    BECAME_DEFENDER,
    BLOCKED,
    CANCELLED,
    ILLEGAL_TARGET,
    INITIATED,
)
from sumrak.games.berserk.facts import (
    ATTACKS,
    DEFENDS_OPEN,
    DIRECTED,
    INFLUENCE,
    KEEPS_OPEN,
    SIMPLE,
    STRIKES_A_TURN,
    UNANSWERED,
    W_ANY,
    W_PROTECT,
    W_ROLL,
    W_TARGETS,
    W_VALUE,
    W_WOUNDS,
    Act,
)
from sumrak.games.berserk.frames import Chain, Work
from sumrak.games.berserk.state import HAS_AIMED, HAS_DEFENDED, PROMISED, Berserk
from sumrak.games.berserk.values import Asked, has, total
from sumrak.kernel.agenda import Step
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import window

B8_3C, B13_2, B14_2, B14_3, B14_7, B14_12, B14_18 = (
    cite("B-8.3c"), cite("B-13.2"), cite("B-14.2"), cite("B-14.3"), cite("B-14.7"), cite("B-14.12"), cite("B-14.18"),
)  # fmt: skip
B15_2, B15_4B, B14_15, B14_16, B14_17, B14_6 = (
    cite("B-15.2"), cite("B-15.4b"), cite("B-14.15"), cite("B-14.16"), cite("B-14.17"), cite("B-14.6"),
)  # fmt: skip


# the steps
def begin(
    s: Berserk, kind: int, clause: int, card: int, seat: int, target: int, number: int, pays: bool,
    strike: tuple[int, int, int] | None, undefended: bool = False,
) -> int:  # fmt: skip
    """B-14.11: the declaration stands; what is left is put on the agenda. Returns the frame."""
    since = s.since[target] if target >= 0 else -1
    f = Chain(kind, clause, card, s.since[card], seat, target, since, number, pays, strike)
    f.owner = s.token
    if pays:
        s.flags[card] |= PROMISED  # B-1.7
    defended = kind == SIMPLE and not undefended and target >= 0 and defending.is_thinkable(s, card, target, seat)
    rolls = strike is not None and len(set(strike)) > 1  # B-15.8: a spell or influence "for X" has no die
    more = clause >= 0 and bool(s.facts[card].acts[clause].effects)
    s.fight = k = s.scope(f, steps_of(kind, rolls, defended, more, s.alert), CLOSING)
    return k


@lru_cache(256)
def steps_of(kind: int, has_strike: bool, defended: bool, more: bool, alert: int) -> tuple[Step, ...]:
    """B-14.11 … B-14.19, with a window before each step where somebody in play might use it. `more`: the text goes on."""
    steps: list[tuple[int, str, Step]] = [(W_TARGETS, B14_12, (fix_target,))]
    if kind & ATTACKS:
        steps += [
            (0, B13_2, (dice.roll_if_alive,)), (W_ROLL, B15_4B, (dice.settle_roll,)), (0, B13_2, (combat.table,)),
            (W_VALUE, B14_15, (combat.value,)), (W_PROTECT, B14_16, (protecting.protect,)),
            (W_WOUNDS, B14_17, (protecting.apply,)),
        ]  # fmt: skip
        if more:
            steps.append((0, B14_17, (carry_out,)))
    else:
        if has_strike:
            steps += [(0, B13_2, (dice.roll_if_alive,)), (W_ROLL, B15_4B, (dice.settle_roll,))]
        steps.append((0, B14_17, (carry_out,)))
    steps.append((0, B14_18, (pay,)))
    found: list[Step] = []
    for kinds, cite_of, step in steps:
        if (kinds | W_ANY) & alert or (defended and kinds == W_TARGETS):
            found.append((window, kinds | W_ANY, B15_2 if defended and kinds == W_TARGETS else cite_of))
        found.append(step)
    return tuple(found)


def release(s: Berserk, k: int) -> None:
    """B-14.19: what was promised for this is free again; an action around it may have promised more."""
    f: Chain = s.frames[k]
    act = act_of(s, f)
    if f.pays:
        s.flags[f.card] &= ~PROMISED
    if f.defender >= 0:
        s.flags[f.defender] &= ~PROMISED
    if act is not None and act.closes is not None and f.target >= 0:
        s.flags[f.target] &= ~PROMISED


CLOSING: tuple[Step, ...] = ((release,),)


def drop_roles(s: Berserk, k: int) -> None:
    """B-14.19: the action around it is what is going on again."""
    for i in range(len(s.frames) - 1, -1, -1):
        if isinstance(s.frames[i], Chain):
            s.fight = i
            return
    s.fight = -1


def below(s: Berserk, k: int) -> int:
    """The attack into which something was played: the next frame below that is one."""
    for i in range(k - 1, -1, -1):
        f = s.frames[i]
        if isinstance(f, Chain) and f.kind & ATTACKS:
            return i
    return -1


def is_there(s: Berserk, card: int, since: int) -> bool:
    return s.since[card] == since and s.in_play(card)


def act_of(s: Berserk, f: Chain) -> Act | None:
    return s.facts[f.card].acts[f.clause] if f.clause >= 0 else None


def can_pay(s: Berserk, f: Chain) -> bool:
    """B-14.2."""
    if not f.pays:
        return True
    return is_there(s, f.card, f.since) and not s.turned[f.card] and s.controller(f.card) == f.seat


# TARGETS
def fix_target(s: Berserk, k: int) -> None:
    """B-14.12: the final target is fixed and turned up; an illegal one ends the action (B-14.7, B-8.3c)."""
    f: Chain = s.frames[k]
    if not can_pay(s, f) or (f.target >= 0 and not is_there(s, f.target, f.target_since)):
        cancel(s, k)
        return
    if f.blocked:  # by what was played before (B-14.3)
        s.cut(k, (pay,))
        return
    if f.target >= 0 and s.known[f.target] != EVERYBODY:
        placing.turn_up(s, f.target, B8_3C if s.controller(f.target) != f.seat else B14_12)
        f = s.edit(k)
        f.turned_up = True
        f.target_since = s.since[f.target]
        s.then((go_on, k))
    else:
        go_on(s, k)


def go_on(s: Berserk, k: int) -> None:
    """The target is known to be there, and what it is: the source initiates (B-14.12)."""
    f: Chain = s.frames[k]
    if f.target >= 0 and (f.turned_up or s.alert) and not is_fitting(s, f):
        if f.turned_up:
            s.note(ILLEGAL_TARGET, B8_3C, f.seat, f.card, f.target)
            s.cut(k, (pay,))
        else:
            cancel(s, k)
        return
    if f.kind & ATTACKS:
        f = s.edit(k)
        f.initiated = True
        f.spot = s.cell[f.target]
        f.fights = combat.answers(s, k, f)
        s.note(INITIATED, B14_12, f.seat, f.card, f.target, -1, f.kind)
        if f.defender >= 0:
            s.note(
                BECAME_DEFENDER, B15_2, s.controller(f.target), f.target, f.first if is_up(s, f.first) else -1, f.card
            )


def is_up(s: Berserk, card: int) -> bool:
    return s.known[card] == EVERYBODY


def is_fitting(s: Berserk, f: Chain) -> bool:
    """Whether what was declared would still be legal, now that the target is known."""
    if f.defender >= 0:
        return s.facts[f.target].is_creature
    if f.kind & ATTACKS:
        act = act_of(s, f)
        if f.clause < 0 and f.kind != SIMPLE:
            return True  # out of a triggered feature: chosen as it resolves
        return reach.why_not_attack(s, f.seat, f.card, f.kind, act.spread if act is not None else 0, f.target) is None
    act = act_of(s, f)
    if act is not None and act.closes is not None:
        return effects.still_pays(s, act, f.card, f.seat, f.target)
    return act is None or effects.why_not_target(s, act, f.card, f.seat, f.target) is None


def undefendable(s: Berserk, card: int, kind: int, target: int) -> bool:
    """B-15.2, B-18.7, B-18.8: directed and unanswered strikes know no defender."""
    if not s.facts[card].all_words & (DIRECTED | UNANSWERED) and not s.rows_of[card]:
        return False
    return has(s, card, DIRECTED | UNANSWERED, Asked(-1, kind, 0, target))


# defender
def name_defender(s: Berserk, k: int, card: int) -> None:
    """B-15.2: the strike goes on against the defender as if it had been named."""
    placing.turn_up(s, card, B15_2)
    if not s.facts[card].is_creature or not defending.may_defend_at_all(
        s, card
    ):  # B-25.6: its player finds out with all others
        return
    f = s.edit(k)
    f.target = f.defender = card
    f.target_since = s.since[card]
    if not has(s, card, DEFENDS_OPEN):
        s.flags[card] |= PROMISED


# how it ends early
def cancel(s: Berserk, k: int) -> None:
    """B-14.3: as if it had never been: nothing is paid, and it was no acting (B-17.11a)."""
    f: Chain = s.frames[k]
    if f.ambushed:
        s.ambush[f.seat] = False
    s.note(CANCELLED, B14_7, f.seat, f.card)
    s.cut(k)


def block(s: Berserk, k: int, cite: str = B14_3, cause: int = -1) -> None:
    """B-14.3: without effect, but paid."""
    f = s.edit(k)
    f.blocked = True
    s.note(BLOCKED, cite, f.seat, f.card, -1, cause)
    s.cut(k, (pay,))


# APPLY of what is no attack
def carry_out(s: Berserk, k: int) -> None:
    """B-14.17: the effects of a played feature, in the order of its text."""
    f: Chain = s.frames[k]
    act = act_of(s, f)
    if act is None or f.blocked:
        return
    is_attack = f.kind & ATTACKS != 0  # then what else the text chooses is chosen now
    work = Work(
        f.card, f.since, f.seat, act.clause, INFLUENCE if is_attack else f.kind, act.effects, -1 if is_attack else f.target,
        f.number, k if is_attack else below(s, k), f.target, f.strength[0], 0, s.cell[f.card],
    )  # fmt: skip
    effects.run(s, work)


# PAY
def pay(s: Berserk, k: int) -> None:
    """B-14.18: close the source, remove tokens, note that it was used; the defender closes now."""
    f: Chain = s.frames[k]
    here = is_there(s, f.card, f.since)
    if here and f.kind == SIMPLE and f.clause < 0:
        s.struck[f.card] += 1
        if f.target >= 0 and s.cell[f.target] < 0:
            s.flags[f.card] &= ~HAS_AIMED
    if here and f.pays and closes(s, k, f):
        changes.close(s, f.card, B14_18)
    act = act_of(s, f)
    if act is not None and act.closes is not None and is_there(s, f.target, f.target_since):
        changes.close(s, f.target, B14_18)
    if here and act is not None:
        if act.tokens:
            changes.take_tokens(s, f.card, f.number if act.tokens < 0 else act.tokens, B14_18)
        if act.once:
            s.used[f.card] |= 1 << f.clause
    d = f.defender
    if d >= 0 and is_there(s, d, f.target_since):
        s.flags[d] |= HAS_DEFENDED
        if s.flags[d] & PROMISED:
            changes.close(s, d, B15_2)
    if s.watching & (AFTER_ACTION | AFTER_DEFENCE):
        said = f.card if is_up(s, f.card) else -1
        s.note(AFTER_ACTION, B14_18, f.seat, said, f.target if f.target >= 0 and is_up(s, f.target) else -1, -1, f.kind)
        if d >= 0:
            s.note(AFTER_DEFENCE, B14_18, 1 - f.seat, d, f.first if is_up(s, f.first) else -1, said)


def closes(s: Berserk, k: int, f: Chain) -> bool:
    """Whether it closes for this; by its text it may stay open (B-11.4a)."""
    if f.kind & ATTACKS and s.facts[f.card].all_words & KEEPS_OPEN and has(s, f.card, KEEPS_OPEN, Asked(k, f.kind)):
        return False
    return f.kind != SIMPLE or s.struck[f.card] >= max(1, total(s, f.card, STRIKES_A_TURN))


# attacks out of triggered features
def special(s: Berserk, card: int, seat: int, kind: int, strike: tuple[int, int, int], target: int) -> None:
    """An attack that a triggered feature makes: nothing is closed for it (B-16.7)."""
    begin(s, kind, -1, card, seat, target, 0, False, strike)
