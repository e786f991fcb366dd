"""Chapters 13, 16 and 17: what may be declared by whom and when, and what a declaration sets going."""

from __future__ import annotations

from sumrak.games.berserk import chain, changes, checks, conditions, dice, effects, movement, placing, protecting, reach
from sumrak.games.berserk.events import AIMS, DECLARED_STRIKE, DECLARED_USE, GATHERS
from sumrak.games.berserk.facts import (
    AIM,
    AMBUSH,
    ATTACKS,
    CANNOT_GATHER,
    GATHER,
    GATHERER,
    IGNORES_P_FLYER,
    LEAP,
    MAX_TOKENS,
    P_FLYER,
    SIMPLE,
    STRIKES_A_TURN,
    W_ANY,
    W_MAIN,
    W_PROTECT,
    W_TARGETS,
    Act,
)
from sumrak.games.berserk.reach import has_word
from sumrak.games.berserk.state import FREE, IS_AIMING, PROMISED, Berserk
from sumrak.games.berserk.values import Asked, has, in_formation, total
from sumrak.kernel.agenda import Option
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import window

B1_7, B1_8, B8_3E, B8_3F, B8_3G, B10_6, B10_8, B11_1, B11_4, B11_4A = (
    cite("B-1.7"), cite("B-1.8"), cite("B-8.3e"), cite("B-8.3f"), cite("B-8.3g"), cite("B-10.6"), cite("B-10.8"),
    cite("B-11.1"), cite("B-11.4"), cite("B-11.4a"),
)  # fmt: skip
B17_6A = cite("B-17.6a")
B13_4, B14_11, B15_1, B15_2, B16_0, B17_1, B18_16, B18_35, B19_2, B19_5, B20_3, B20_4, B17_13C = (
    cite("B-13.4"), cite("B-14.11"), cite("B-15.1"), cite("B-15.2"), cite("B-16.0"), cite("B-17.1"), cite("B-18.16"),
    cite("B-18.35"), cite("B-19.2"), cite("B-19.5"), cite("B-20.3"), cite("B-20.4"), cite("B-17.13c"),
)  # fmt: skip

ACT = 16
"""In a declaration, the number of the feature stands above its kind, from this bit on."""
NOT_YOURS = Reason(B10_6, "not-yours")
NOT_IN_PLAY = Reason(B10_6, "not-in-play")
CLOSED = Reason(B11_1, "closed")
PROMISED_ALREADY = Reason(B1_7, "promised")
NO_STRIKE = Reason(B15_1, "no-strike")
STRUCK_ALREADY = Reason(B11_4A, "struck-already")
NETTED = Reason(B18_35, "netted")
NO_TOKENS = Reason(B1_7, "no-tokens")
USED_ALREADY = Reason(B17_1, "used-already")
NOT_SUDDEN = Reason(B13_4, "not-sudden")
NOT_NOW = Reason(B13_4, "not-now")
NO_FORMATION = Reason(B18_16, "no-formation")
NO_CONDITION = Reason(B17_1, "no-condition")
NO_FEATURE = Reason(B17_1, "no-feature")
NO_TARGET = Reason(B16_0, "no-target")
CANNOT_GATHER_TOKENS = Reason(B20_3, "cannot-gather")
FULL_OF_TOKENS = Reason(B20_3, "full-of-tokens")
NOT_HIDDEN = Reason(B8_3G, "not-hidden")
MAY_NOT_REVEAL = Reason(B8_3E, "may-not-reveal")
NOT_FOR_FLYERS = Reason(B19_2, "not-flyers-alone")
ONLY_GROUND = Reason(B19_2, "only-ground")
OBLIGED = Reason(B10_8, "obliged")
PROTECTED = Reason(B17_6A, "protected")
BOUND_HOST = Reason(B19_5, "bound-to-parasite")


def act(s: Berserk, k: int, seat: int, verb: str, *operands: int) -> None:
    """Carry out what was chosen when holding priority."""
    if verb == "move":
        if s.known[operands[0]] == EVERYBODY:
            movement.move(s, operands[0], operands[1])
        else:
            placing.turn_up(s, operands[0], B8_3F)
            s.next((move_if_still, seat, operands[0], operands[1]))
    elif verb == "strike":
        declare_strike(s, seat, operands[0], operands[1])
    elif verb == "use":
        use(s, seat, operands[0], operands[1], operands[2] if len(operands) > 2 else -1, k)
    elif verb == "leap":
        declare_leap(s, seat, operands[0], operands[1], operands[2])
    elif verb == "gather":
        gather(s, seat, operands[0])
    elif verb == "aim":
        aim(s, seat, operands[0])
    elif verb == "defend":
        chain.name_defender(s, k, operands[0])
    elif verb == "reroll":
        dice.blessed_reroll(s, k, operands[0])
    elif verb == "turn_up":
        turn_up(s, k, seat, operands[0])


def move_if_still(s: Berserk, seat: int, card: int, cell: int) -> None:
    """A hidden card that is no creature has been turned up for nothing."""
    if movement.why_not_move(s, seat, card, cell) is None:
        movement.move(s, card, cell)


# striking
def why_not_strike_at_all(s: Berserk, seat: int, card: int) -> Reason | None:
    """B-15.1, B-11.4a."""
    if not s.in_play(card):
        return NOT_IN_PLAY
    if s.controller(card) != seat:
        return NOT_YOURS
    if not s.facts[card].strikes:
        return NO_STRIKE
    if s.turned[card]:
        return CLOSED
    if s.flags[card] & PROMISED:
        return PROMISED_ALREADY
    if s.struck[card] and s.struck[card] >= max(1, total(s, card, STRIKES_A_TURN)):
        return STRUCK_ALREADY
    return NETTED if changes.is_netted(s, card) else None


def why_not_strike(s: Berserk, seat: int, card: int, target: int) -> Reason | None:
    return why_not_strike_at_all(s, seat, card) or reach.why_not_attack(s, seat, card, SIMPLE, 0, target)


def declare_strike(s: Berserk, seat: int, card: int, target: int) -> None:
    """B-14.11."""
    placing.turn_up(s, card, B8_3F)
    undefended = chain.undefendable(s, card, SIMPLE, target)
    k = chain.begin(s, SIMPLE, -1, card, seat, target, 0, True, None, undefended)
    said = target if s.known[target] == EVERYBODY else -1
    s.note(DECLARED_STRIKE, B15_1, seat, card, said, -1, SIMPLE, s.cell[target])
    ambush(s, k, seat, card)


def ambush(s: Berserk, k: int, seat: int, card: int) -> None:
    """B-17.11a: right after the declaration of the first of them to act in this turn."""
    if s.facts[card].all_words & AMBUSH and not s.ambush[seat]:
        if k >= 0:
            s.edit(k).ambushed = True
        effects.ambush(s, k, seat, card)


# features
def needs_target(act_: Act) -> bool:
    return bool(act_.kind & ATTACKS) or act_.whom is not None or act_.closes is not None


def targets(s: Berserk, seat: int, card: int, act_: Act, k: int) -> list[int]:
    if act_.kind & ATTACKS:
        found = reach.targets(s, seat, card, act_.kind, act_.spread)
        if act_.whom is None:
            return found
        return [c for c in found if conditions.fits(s, act_.whom, c, card, seat)]
    return effects.targets(s, act_, card, seat, k)


def why_not_use(s: Berserk, seat: int, card: int, i: int, kind: int, k: int) -> Reason | None:
    """B-13.4, B-1.7: the moment, the price, what the text demands; not yet whom it aims at."""
    if not s.in_play(card):
        return NOT_IN_PLAY
    if s.controller(card) != seat:
        return NOT_YOURS
    if not 0 <= i < len(s.facts[card].acts):
        return NO_FEATURE
    act_ = s.facts[card].acts[i]
    return why_not_time(s, act_, kind) or why_no_price(s, card, act_, i) or why_not_work(s, seat, card, act_, k)


BLOCKING = W_TARGETS | W_PROTECT


def why_not_time(s: Berserk, act_: Act, kind: int) -> Reason | None:
    if kind & W_MAIN:
        return None if not act_.sudden or act_.windows & (kind | W_ANY) & ~W_MAIN or act_.windows & W_MAIN else NOT_NOW
    if not act_.sudden:
        return NOT_SUDDEN
    windows = act_.windows
    if windows & BLOCKING == BLOCKING:  # a block: before the target is fixed, or after the dice (B-14.3)
        windows &= ~(W_PROTECT if s.rules.block_time == "target" else W_TARGETS)
    return None if windows & kind else NOT_NOW


def why_no_price(s: Berserk, card: int, act_: Act, i: int) -> Reason | None:
    """B-1.7: what it costs is there, and promised to nothing else."""
    if act_.tap and s.turned[card]:
        return CLOSED
    if s.flags[card] & PROMISED and (act_.tap or act_.kind == LEAP):
        return PROMISED_ALREADY
    if act_.tokens and s.tokens[card] < max(1, act_.tokens):
        return NO_TOKENS
    if act_.once and s.used[card] >> i & 1:
        return USED_ALREADY
    if act_.tap and changes.is_netted(s, card):
        return NETTED
    return None


def why_not_work(s: Berserk, seat: int, card: int, act_: Act, k: int) -> Reason | None:
    if act_.formation and not in_formation(s, card):
        return NO_FORMATION
    if act_.condition is not None and not effects.condition_holds(s, act_.condition, card, k):
        return NO_CONDITION
    if act_.kind == LEAP:
        return movement.why_not_leap(s, seat, card)
    if act_.tap and not act_.kind & ATTACKS and reach.host_binders(s, card):
        return BOUND_HOST
    if effects.has_lost_text(s, card):
        return NO_FEATURE
    return effects.why_not(s, act_, card, seat, k)


def why_not_use_on(s: Berserk, seat: int, card: int, i: int, target: int, kind: int, k: int) -> Reason | None:
    reason = why_not_use(s, seat, card, i, kind, k)
    if reason is not None:
        return reason
    act_ = s.facts[card].acts[i]
    if not needs_target(act_):
        return None if target < 0 else NO_TARGET
    if target < 0:
        return NO_TARGET if not targets(s, seat, card, act_, k) else None
    if act_.kind & ATTACKS:
        reason = reach.why_not_attack(s, seat, card, act_.kind, act_.spread, target)
        if reason is None and act_.whom is not None and not conditions.fits(s, act_.whom, target, card, seat):
            return NO_TARGET
        return reason
    if target in targets(s, seat, card, act_, k):
        return None
    return effects.why_not_target(s, act_, card, seat, target) or NO_TARGET


def use(s: Berserk, seat: int, card: int, i: int, target: int, k: int) -> None:
    """Declare a played feature; with X as a price the number is chosen first (B-14.8)."""
    act_ = s.facts[card].acts[i]
    if act_.tokens < 0:
        s.next((choose_number, seat, card, i, target))
    else:
        declare_use(s, seat, card, i, target, "number", 0)


def choose_number(s: Berserk, seat: int, card: int, i: int, target: int) -> None:
    options: list[Option] = [("number", n) for n in range(s.tokens[card], 0, -1)]
    s.ask(seat, B1_8, options, declare_use, seat, card, i, target)


def declare_use(s: Berserk, seat: int, card: int, i: int, target: int, verb: str, number: int) -> None:
    """B-14.11."""
    placing.turn_up(s, card, B8_3F)
    act_ = s.facts[card].acts[i]
    if act_.closes is not None:
        s.flags[target] |= PROMISED
    undefended = True
    k = chain.begin(s, act_.kind, i, card, seat, target, number, act_.tap, act_.strike, undefended)
    said = target if target >= 0 and s.known[target] == EVERYBODY else -1
    s.note(DECLARED_USE, B17_1, seat, card, said, -1, act_.kind | i << ACT, s.cell[target] if target >= 0 else -1)
    if act_.tap:
        ambush(s, k, seat, card)


def declare_leap(s: Berserk, seat: int, card: int, i: int, cell: int) -> None:
    """B-11.8: instead of movement."""
    placing.turn_up(s, card, B8_3F)
    if movement.why_not_leap(s, seat, card) is None and s.grid[cell] == FREE:
        movement.leap(s, card, cell, cite_of=movement.B18_17 if s.facts[card].acts[i].spread else movement.B18_18)


def warning_of_use(s: Berserk, seat: int, card: int, i: int, target: int) -> Reason | None:
    """B-17.6a: it may be declared at a protected card, and would be paid for nothing."""
    kind = s.facts[card].acts[i].kind
    if not s.known[target] >> seat & 1 or not kind & ATTACKS:
        return None
    bits = protecting.SHIELDS.get(kind, 0)
    if reach.is_flyer(s, card) and not has_word(s, card, IGNORES_P_FLYER):
        bits |= P_FLYER
    if bits and has(s, target, bits, Asked(-1, kind, 0, card)) and not dice.ignores(s, card, target):
        return PROTECTED
    return None


# tokens
def why_not_gather(s: Berserk, seat: int, card: int) -> Reason | None:
    """B-20.3, B-20.4: only who has a feature that tokens pay for; it closes."""
    if not s.in_play(card):
        return NOT_IN_PLAY
    if s.controller(card) != seat:
        return NOT_YOURS
    if not has_word(s, card, GATHERER) or has_word(s, card, CANNOT_GATHER):
        return CANNOT_GATHER_TOKENS
    if s.turned[card]:
        return CLOSED
    if s.flags[card] & PROMISED:
        return PROMISED_ALREADY
    if changes.is_netted(s, card):
        return NETTED
    if reach.host_binders(s, card):
        return BOUND_HOST
    most = total(s, card, MAX_TOKENS)
    return FULL_OF_TOKENS if most and s.tokens[card] >= most else None


def gather(s: Berserk, seat: int, card: int) -> None:
    placing.turn_up(s, card, B8_3F)
    s.note(GATHERS, B20_4, seat, card, -1, -1, GATHER, s.tokens[card] + 1)
    changes.close(s, card, B20_4)
    changes.give_tokens(s, card, 1, B20_4, card)
    ambush(s, -1, seat, card)


# flyers alone
def why_not_aim(s: Berserk, seat: int, card: int) -> Reason | None:
    """B-19.2: a ground creature closes to strike at a flyer in its next turn."""
    if not s.in_play(card):
        return NOT_IN_PLAY
    if s.controller(card) != seat:
        return NOT_YOURS
    if not movement.is_ground(s, card) or not s.facts[card].strikes:
        return ONLY_GROUND
    if s.turned[card]:
        return CLOSED
    if s.flags[card] & PROMISED:
        return PROMISED_ALREADY
    if changes.is_netted(s, card):
        return NETTED
    if reach.host_binders(s, card):
        return BOUND_HOST
    return None if reach.only_flyers(s, 1 - seat) else NOT_FOR_FLYERS


def aim(s: Berserk, seat: int, card: int) -> None:
    placing.turn_up(s, card, B8_3F)
    changes.close(s, card, B19_2)
    s.flags[card] |= IS_AIMING
    s.note(AIMS, B19_2, seat, card, -1, -1, AIM)
    ambush(s, -1, seat, card)


# hidden cards
def why_not_turn_up(s: Berserk, seat: int, card: int) -> Reason | None:
    if not s.in_play(card):
        return NOT_IN_PLAY
    if s.controller(card) != seat:
        return NOT_YOURS
    if s.known[card] == EVERYBODY:
        return NOT_HIDDEN
    return None if s.rules.owner_may_reveal else MAY_NOT_REVEAL


def turn_up(s: Berserk, k: int, seat: int, card: int) -> None:
    """B-8.3e: no stack, nothing paid; whoever does it keeps priority, and the passes start anew."""
    if s.agenda and s.agenda[-1][0] is window:
        step = s.agenda.pop()
        s.next((window, step[1], step[2], step[3], 0 if seat == s.active else 1, 0))
    placing.turn_up(s, card, B8_3E)


# what shares a cell
def sharers_fall(s: Berserk, seat: int, verb: str, card: int) -> None:
    """B-18.27: who shares a cell dies when its controller does anything but move it further."""
    for c in checks.sharing(s, seat):
        if not (verb == "move" and card == c):
            checks.doom(s, c, B18_27, -1, True)


B18_27 = cite("B-18.27")
