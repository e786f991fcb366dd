"""Section 6.4: combat: its beginning, its rounds, range, press, its end."""

from __future__ import annotations

from typing import TypeVar

from sumrak.games.vtes import damage, hands, playing, strikes, using
from sumrak.games.vtes.board import (
    action_at,
    action_of,
    attached,
    begins,
    combat_at,
    combat_of,
    is_object,
    is_ready,
    retainers,
)
from sumrak.games.vtes.counters import gain_blood
from sumrak.games.vtes.events import COMBAT, COMBAT_ENDED, ROUND
from sumrak.games.vtes.events import RANGE as RANGE_CHANGED
from sumrak.games.vtes.frames import (
    BLOCKED,
    HARSH,
    MAY_END,
    MAY_MANEUVER,
    MIGHT,
    NO_STRIKE,
    STORM,
    WEATHER,
    Combat,
    Drinking,
    Hit,
    Object,
    Play,
    boon,
)
from sumrak.games.vtes.moments import mark
from sumrak.games.vtes.moving import burn
from sumrak.games.vtes.occasions import OPENS
from sumrak.games.vtes.state import HAND, HANDS, ZONES, Vtes
from sumrak.games.vtes.vocabulary.terms import (
    AFTER_COMBAT,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    FACING,
    PRESS,
    RANGE,
    ROUND_ENDS,
    STRIKE,
    Moment,
)
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.knowledge import choices
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import window

VTES6_2_3_5, VTES6_4_7_2, VTES6_4_0_8 = cite("VTES-6.2.3.5"), cite("VTES-6.4.7.2"), cite("VTES-6.4.0.8")
VTES6_4_0_1, VTES6_4_0_5, VTES6_4_1_1, VTES6_4_1_3 = (
    cite("VTES-6.4.0.1"), cite("VTES-6.4.0.5"), cite("VTES-6.4.1.1"), cite("VTES-6.4.1.3"),
)  # fmt: skip
VTES6_4_1_6, VTES6_4_2_1, VTES6_4_2_2, VTES6_4_4_2 = (
    cite("VTES-6.4.1.6"), cite("VTES-6.4.2.1"), cite("VTES-6.4.2.2"), cite("VTES-6.4.4.2"),
)  # fmt: skip
CONTINUE, END = 2, 4
"""Bits of an optional press: what it may be used for."""
T = TypeVar("T")
WHEN_OVER = Moment.AFTER_COMBAT
"""Named here, since to look up a member of an Enum takes three times as long as a call."""


def at(pair: tuple[T, T], side: int, value: T) -> tuple[T, T]:
    """The pair with another value on one side."""
    return (value, pair[1]) if side == 0 else (pair[0], value)


def side_of(f: Combat, minion: int) -> int:
    """0 or 1; -1: it does not fight here."""
    return f.minions.index(minion) if minion in f.minions else -1


# begin
def meet(s: Vtes, second: int, k: int, maneuver: bool = False, press: int = 0, strength: int = 0) -> None:
    """The action aims at this minion: first what is used when they are about to fight (VTES-6.2.3.5)."""
    action_of(s, k).facing = (second, s.since[second])
    s.then((window, k, FACING, VTES6_2_3_5), (join, k, maneuver, press, strength))


def join(s: Vtes, k: int, maneuver: bool, press: int, strength: int = 0) -> None:
    f = action_of(s, k)
    facing, f.facing = f.facing, (-1, -1)
    if is_object(s, f.actor, f.since) and is_object(s, *facing):
        start(s, f.actor, facing[0], k, maneuver, press, strength)


def start(
    s: Vtes, first: int, second: int, k: int, maneuver: bool = False, press: int = 0, strength: int = 0, arms: tuple[bool, bool] = (False, False)
) -> None:  # fmt: skip
    """VTES-6.4.0.1: two ready minions of different controllers, else there is no combat."""
    if not (is_ready(s, first) and is_ready(s, second)) or s.side(first) == s.side(second):
        return
    seats = (s.side(first), s.side(second))
    for seat in seats:
        if s.withdrawing[seat] == 1:
            s.withdrawing[seat] = 2
    ready_to_prevent = [0, 0]
    if k >= 0 and action_of(s, k).result == BLOCKED:
        f = action_of(s, k)
        for side, c in enumerate((first, second)):
            ready_to_prevent[side] = len([x for x, since in f.prevent if x == c and s.since[c] == since])
    maneuvers, kept = [int(maneuver), 0], [press, 0]
    promised: tuple[tuple[int, int, int, int], ...] = ((0, MIGHT, strength, 0),) if strength else ()
    if k >= 0 and action_of(s, k).result == BLOCKED:
        for card, since, bits in action_of(s, k).promised:
            for side, c in enumerate((first, second)):
                if c == card and s.since[c] == since:
                    maneuvers[side] += bits & 1
                    promised += ((side, MAY_MANEUVER, 1, 1),) if bits & 4 else ()
                    promised += ((side, MAY_END, 1, 1),) if bits & 16 else ()
                    promised += ((0, HARSH, 1, 0), (1, HARSH, 1, 0)) if bits & 8 else ()
                    kept[side] |= CONTINUE | END if bits & 2 else 0
    s.note(COMBAT, VTES6_4_0_1, seats[0], first, second)
    if arms[0]:
        promised = (*promised, (0, NO_STRIKE, 1, 1))
    if arms[1]:
        kept[1] |= CONTINUE | END
    s.next((next_combat, first, second))
    frame = Combat(
        (first, second), (s.since[first], s.since[second]), seats, maneuvers=(maneuvers[0], maneuvers[1]), kept=(kept[0], kept[1]),
        prevent=(ready_to_prevent[0], ready_to_prevent[1]), boons=promised,
    )  # fmt: skip
    begins(s, first, second)
    s.unsettled |= HANDS if s.says & OPENS else 0
    s.scope(frame, ((begin_round,),), CLOSING)


def next_combat(s: Vtes, first: int = -1, second: int = -1) -> None:
    """VTES-6.4.0.8: the combat that was queued, if both are ready now; after one of the blocker's another minion may join."""
    k = action_at(s)
    if k < 0:
        return
    f = action_of(s, k)
    if not f.queued:
        if f.result == BLOCKED and (first, second) == (f.actor, f.blocker):
            s.then((window, k, AFTER_COMBAT, VTES6_4_0_8), (next_combat,))
        elif f.scared[2]:
            s.due((damage.deal_alone, *f.scared, False))
            f.scared = (-1, -1, 0)
        return
    f.scared = (-1, -1, 0)
    (a, a_since), (b, b_since) = f.queued
    f.queued, f.facing = (), (b, b_since) if a == f.actor else (a, a_since)
    s.then((window, k, FACING, VTES6_2_3_5), (begin_next, k, (a, a_since), (b, b_since)))


def begin_next(s: Vtes, k: int, first: Object, second: Object) -> None:
    f = action_of(s, k)
    arms, f.arms = f.arms, (False, False)
    f.facing = (-1, -1)
    if is_object(s, *first) and is_object(s, *second):
        start(s, first[0], second[0], -1, arms=arms)


# a round
def begin_round(s: Vtes, k: int) -> None:
    """VTES-6.4.2.1: at close range."""
    f: Combat = s.frames[k]
    f.far, f.is_set, f.close_next, f.step = False, f.close_next, False, BEFORE_RANGE
    f.turn = f.passes = f.pressing = f.committed = f.pair = f.gained = 0
    f.presses, f.blows, f.left, f.lost = f.kept, (None, None), (0, 0), (0, 0)
    f.hands = f.goes_on = False
    s.note(ROUND, VTES6_4_2_1, f.seats[0], after=f.round)
    if f.round > 1 and f.boons:
        weather(s, k)
    s.then(
        (window, k, BEFORE_RANGE, VTES6_4_1_1), (range_step, k), (enter, k, BEFORE_STRIKES), (window, k, BEFORE_STRIKES, VTES6_4_1_3),
        (strikes.pair, k), (begin_press, k), (round_ends, k),
    )  # fmt: skip


def weather(s: Vtes, k: int) -> None:
    """What both combatants and their retainers take before range, and more of it each round."""
    f: Combat = s.frames[k]
    n = sum([boon(f, side, WEATHER) + (f.round - 1) * boon(f, side, STORM) for side in (0, 1)])
    if n:
        s.due((storm, k, n))


def storm(s: Vtes, k: int, n: int) -> None:
    f: Combat = s.frames[k]
    cards = [c for side, c in enumerate(f.minions) if mine(s, k, side)]
    hits = tuple([Hit(x, s.since[x], n, sure=True) for c in cards for x in (c, *retainers(s, c))])
    if hits:
        damage.deal(s, k, hits)


def enter(s: Vtes, k: int, step: int) -> None:
    combat_of(s, k).step = step


def note_played(s: Vtes, play: Play) -> None:
    """What can be played once in a round or combat is used up by playing it (VTES-1.6.1.7.4)."""
    k = combat_at(s)
    if k >= 0:
        f: Combat = s.frames[k]
        f.used = (*f.used, mark(s, play, True), mark(s, play, False))


def mine(s: Vtes, k: int, side: int) -> bool:
    """Whether a combatant is still there."""
    f: Combat = s.frames[k]
    return is_object(s, f.minions[side], f.since[side]) and is_ready(s, f.minions[side])


# range (section 6.4.2)
def range_step(s: Vtes, k: int) -> None:
    """The acting minion decides first; who has maneuvered waits for the answer."""
    f: Combat = s.frames[k]
    if f.is_set or f.passes >= 2:
        return
    f.step = RANGE
    seat = f.seats[f.turn]
    s.ask(seat, VTES6_4_2_2, [*maneuvers(s, k, f.turn), ("pass",)], range_chosen, k)


def range_chosen(s: Vtes, k: int, verb: str, *operands: int) -> None:
    f: Combat = s.frames[k]
    s.next((range_step, k))
    if verb == "pass":
        f.passes, f.turn = f.passes + 1, 1 - f.turn
    elif verb == "maneuver":
        strikes.maneuver_with(s, k, f.turn, operands[0])
    else:
        playing.begin(s, k, f.seats[f.turn], verb, *operands)


def maneuvers(s: Vtes, k: int, side: int) -> list[Option]:
    """Cards, weapons and whatever else gives a maneuver to this side."""
    f: Combat = s.frames[k]
    seat, minion = f.seats[side], f.minions[side]
    found = using.uses(s, k, RANGE, seat)
    if f.maneuvers[side] or boon(f, side, MAY_MANEUVER) > 0:
        found.append(("maneuver", minion))
    if f.committed >> side & 1 or f.hands or boon(f, side, NO_STRIKE):
        return found
    for c in attached(s, minion):
        if strikes.has_maneuver(s, k, c):
            found.append(("maneuver", c))
    hand = [c for c in s.piles[seat * ZONES + HAND] if s.facts[c].strikes_with_maneuver]
    for c in choices(s, hand) if hand else ():
        for i in s.facts[c].strikes_with_maneuver:
            found += using.plays(s, k, STRIKE, seat, c, i, s.facts[c].uses[i])
    return found


def turn_range(s: Vtes, k: int, side: int) -> None:
    """VTES-6.4.2.2: a maneuver always flips the range; only the other minion may answer."""
    f: Combat = s.frames[k]
    f.far, f.turn, f.passes = not f.far, 1 - side, 1
    s.note(RANGE_CHANGED, VTES6_4_2_2, f.seats[side], f.minions[side], after=int(f.far))


# press (section 6.4.4)
def begin_press(s: Vtes, k: int) -> None:
    """Only if both are ready (VTES-6.4.1.5)."""
    f: Combat = s.frames[k]
    f.turn, f.passes, f.step = 0, 0, PRESS
    if mine(s, k, 0) and mine(s, k, 1):
        if f.traps:
            spring(s, k)
        s.next((press_step, k))


def spring(s: Vtes, k: int) -> None:
    """A trap burns a counter for a press to continue, before any other; either side may press to end."""
    f: Combat = s.frames[k]
    for card, since, _ in f.traps:
        if is_object(s, card, since) and s.blood[card] > 0:
            s.blood[card] -= 1
            s.changed()
            f.pressing = 1
            return


def set_traps(s: Vtes, k: int) -> None:
    """Whenever a card is played they are as full as at first."""
    for card, since, n in combat_of(s, k).traps:
        if is_object(s, card, since):
            s.blood[card] = n
            s.changed()


def press_step(s: Vtes, k: int) -> None:
    f: Combat = s.frames[k]
    if f.passes >= 2:
        f.goes_on = f.pressing == 1
        return
    s.ask(f.seats[f.turn], VTES6_4_4_2, [*presses(s, k, f.turn), ("pass",)], press_chosen, k)


def needed(f: Combat) -> int:
    """The first press is to continue, the answer to end, and so on."""
    return END if f.pressing == 1 else CONTINUE


def presses(s: Vtes, k: int, side: int) -> list[Option]:
    f: Combat = s.frames[k]
    found = using.uses(s, k, PRESS, f.seats[side])
    if f.presses[side] & needed(f):
        found.append(("press", f.minions[side]))
    return found


def press_chosen(s: Vtes, k: int, verb: str, *operands: int) -> None:
    f: Combat = s.frames[k]
    s.next((press_step, k))
    if verb == "pass":
        f.passes, f.turn = f.passes + 1, 1 - f.turn
    elif verb == "press":
        f.presses, f.kept = at(f.presses, f.turn, 0), at(f.kept, f.turn, 0)
        press(s, k, f.turn)
    else:
        playing.begin(s, k, f.seats[f.turn], verb, *operands)


def press(s: Vtes, k: int, side: int) -> None:
    f: Combat = s.frames[k]
    f.pressing, f.turn, f.passes = 1 if needed(f) == CONTINUE else 2, 1 - side, 1


# the end (VTES-6.4.1.6)
def round_ends(s: Vtes, k: int) -> None:
    combat_of(s, k).step = ROUND_ENDS
    s.then((window, k, ROUND_ENDS, VTES6_4_1_6), (after_round, k))


def after_round(s: Vtes, k: int) -> None:
    """VTES-6.4.4.3."""
    f: Combat = s.frames[k]
    if f.goes_on and not f.is_over and mine(s, k, 0) and mine(s, k, 1):
        f.round += 1
        s.next((begin_round, k))


def check(s: Vtes) -> None:
    """VTES-6.4.0.5: a combatant is not ready any more, or both have one controller."""
    for k in range(len(s.frames) - 1, -1, -1):
        f = s.frames[k]
        if isinstance(f, Drinking):
            return  # one unit (VTES-6.5.5.1)
        if isinstance(f, Combat) and not f.is_over and f.step != ROUND_ENDS:
            there = mine(s, k, 0) and mine(s, k, 1)
            if not there or s.side(f.minions[0]) == s.side(f.minions[1]):
                s.next((stop, k))
            return


def stop(s: Vtes, k: int) -> None:
    """The combat ends at once; the end of the round still takes place."""
    f: Combat = s.frames[k]
    if not f.is_over:
        f.is_over, f.goes_on = True, False
        s.cut(k, (round_ends,))


def after_combat(s: Vtes, k: int) -> None:
    f: Combat = s.frames[k]
    for card, since, _ in f.traps:
        if is_object(s, card, since):
            burn(s, card, VTES6_4_0_5)
    s.note(COMBAT_ENDED, VTES6_4_0_5, f.seats[0])
    for card, since, lost in f.hurt:
        if is_object(s, card, since):
            gain_blood(s, card, lost, VTES6_4_7_2)
    playing.burn_poisoned(s)
    hands.release(s, WHEN_OVER, what=k)


CLOSING: tuple[Step, ...] = ((after_combat,),)
