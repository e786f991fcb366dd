"""A raid: windows, the block, redirection, the duel with its secret tricks."""

from __future__ import annotations

from sumrak.kernel.agenda import Option
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.state import Lasting
from sumrak.kernel.window import window
from tests.tiny import checks, effects
from tests.tiny.cards import (
    CARDS,
    DEFLECTION,
    DUELLED,
    FLIGHT,
    PRESSURE,
    RAID_ENDED,
    RAIDED,
    STEALTH,
    WATCHMAN,
    A,
    B,
    C,
)
from tests.tiny.state import HAND, LAID, OPEN, PLAY, SCRAP, TRICKS, Blows, Duel, Raid, Skirmish

BLOCK, USE, DEFLECT, LAY, DIG, DECLINE = "block", "use", "deflect", "lay", "dig", "decline"
TURNED = Reason("S-40", "turned")
BOUND = Reason("S-41", "bound")
NOT_HERE = Reason("S-42", "not-here")


def why_not_attack(s: Skirmish, seat: int, card: int) -> Reason | None:
    if card not in s.fighters(seat):
        return NOT_HERE
    if s.is_bound(card):
        return BOUND
    return TURNED if s.turned[card] else None


def attack(s: Skirmish, card: int) -> None:
    s.turned[card] = 1
    target = s.ring(s.active)[1]
    s.scope(
        Raid(card, s.since[card], target), [(window, A, "S-43"), (window, C, "S-44"), (strike,)], closing=[(raid_ends,)]
    )


def order(s: Skirmish, k: int) -> list[int]:
    target = s.frames[k].target
    return [s.active, target, *[seat for seat in s.ring(s.active)[1:] if seat != target]]


def usable(s: Skirmish, k: int, kind: int, seat: int) -> list[Option]:
    """The target may block at once, others when it has declined."""
    f: Raid = s.frames[k]
    acting, target = seat == s.active, seat == f.target
    options: list[Option] = []
    if kind == A and not acting and (target or f.declined >> f.target & 1) and not f.declined >> seat & 1:
        options += [(BLOCK, c) for c in s.fighters(seat) if not s.turned[c] and not s.is_bound(c)]
    for card in choices(s, s.pile(seat, HAND)):
        name = s.definition[card]
        if not CARDS[name].windows & kind << 3 * (0 if acting else 1 if target else 2):
            continue
        if (
            (name == STEALTH and f.seek >= f.evade)
            or (name == PRESSURE and f.bleed < 3)
            or (name == WATCHMAN and f.seek < f.evade)
        ):
            options.append((USE, card))
        elif name == DEFLECTION:
            options += [(DEFLECT, card, x) for x in s.ring(seat)[1:] if x != s.active]
    return options


def passed(s: Skirmish, k: int, kind: int, seat: int) -> None:
    """Passing before the block is declining to block, also for who was not asked."""
    if kind == A:
        s.frames[k] = s.frames[k]._replace(declined=s.frames[k].declined | 1 << seat)


def act(s: Skirmish, k: int, seat: int, verb: str, *operands: int) -> None:
    f: Raid = s.frames[k]
    if verb == BLOCK:
        s.frames[k] = f._replace(blocker=operands[0], seek=0, evade=0)
        s.then((window, k, B, "S-45"), (attempt, k))
        return
    card = operands[0]
    name = s.definition[card]
    s.move(card, s.at(seat, SCRAP))
    s.then((refill, seat))
    if verb == DEFLECT:
        s.frames[k] = f._replace(target=operands[1], declined=0, blocker=-1)
        s.cut(k, (window, A, "S-43"), (window, C, "S-44"), (strike,))
    else:
        s.frames[k] = f._replace(
            bleed=f.bleed + (name == PRESSURE), evade=f.evade + (name == STEALTH), seek=f.seek + (name == WATCHMAN)
        )


def refill(s: Skirmish, seat: int) -> None:
    from tests.tiny.turn import draw

    draw(s, seat)


def attempt(s: Skirmish, k: int) -> None:
    """A block that failed falls back into the window below; that one declined now."""
    f: Raid = s.frames[k]
    c = f.blocker
    if s.zone(c) == PLAY and not s.turned[c] and f.seek >= f.evade:
        s.turned[c] = 1
        s.cut(k, (duel,))
    else:
        passed(s, k, A, s.controller(c))


def strike(s: Skirmish, k: int) -> None:
    f: Raid = s.frames[k]
    if s.is_object(f.raider, f.since) and s.controller(f.raider) == s.active and s.alive >> f.target & 1:
        s.note(RAIDED, "S-46", f.target, f.raider, before=s.life[f.target], after=s.life[f.target] - f.bleed)
        checks.lose_life(s, f.target, f.bleed)
        s.then((may_dig, k, s.active))


def raid_ends(s: Skirmish, k: int) -> None:
    s.note(RAID_ENDED, "S-47", s.active)


# the duel, a scope inside the raid
def duel(s: Skirmish, k: int) -> None:
    f: Raid = s.frames[k]
    if s.is_object(f.raider, f.since) and s.zone(f.blocker) == PLAY:
        frame = Duel(f.raider, f.since, f.blocker, s.since[f.blocker])
        s.scope(frame, [(lay_tricks,), (open_tricks,), (compare,)], closing=[(after_duel,)])


def sides(s: Skirmish, k: int) -> list[int]:
    return [s.controller(s.frames[k].raider), s.controller(s.frames[k].blocker)]


def lay_tricks(s: Skirmish, k: int) -> None:
    s.fork(*[(seat, [(lay, seat)]) for seat in dict.fromkeys(sides(s, k)) if s.pile(seat, TRICKS)])


def lay(s: Skirmish, seat: int) -> None:
    s.ask(seat, "S-50", [(LAY, c) for c in choices(s, s.pile(seat, TRICKS))], laid, seat)


def laid(s: Skirmish, seat: int, verb: str, card: int) -> None:
    s.conceal(s.pile(seat, TRICKS), 1 << seat, s.at(seat, TRICKS))
    s.move(card, s.at(seat, LAID))


def open_tricks(s: Skirmish, k: int) -> None:
    f: Duel = s.frames[k]
    stopped = False
    for seat, mine in zip(sides(s, k), (f.raider, f.blocker), strict=True):
        for card in s.pile(seat, LAID)[:]:
            s.move(card, s.at(seat, OPEN))
            s.clock += 1
            s.lasting.append(Lasting(k, mine, s.since[mine], card, 0, s.clock, (CARDS[s.definition[card]].power,)))
            stopped = stopped or s.definition[card] == FLIGHT
        if not s.pile(seat, TRICKS):
            for card in s.pile(seat, OPEN)[:]:
                s.move(card, s.at(seat, TRICKS))
    if stopped:
        s.cut(k)


def compare(s: Skirmish, k: int) -> None:
    f: Duel = s.frames[k]
    if s.is_object(f.raider, f.raider_since) and s.is_object(f.blocker, f.blocker_since):
        a, d = s.power(f.raider), s.power(f.blocker)
        blows = [(effects.blow, f.raider, f.raider_since, 1, f.blocker)] * (d >= a)
        blows += [(effects.blow, f.blocker, f.blocker_since, 1 + (a > d + 1), f.raider)] * (a >= d)
        s.scope(Blows(), [(effects.hold,), *blows])


def after_duel(s: Skirmish, k: int) -> None:
    """However the duel ended, the raider's side may dig if the raider is still there."""
    f: Duel = s.frames[k]
    s.note(DUELLED, "S-51", s.active, f.raider, f.blocker)
    if s.is_object(f.raider, f.raider_since):
        s.then((may_dig, k, s.active))


def may_dig(s: Skirmish, k: int, seat: int) -> None:
    if s.alive >> seat & 1 and s.life[seat] > 1:
        s.ask(seat, "S-52", [(DIG,), (DECLINE,)], dug, seat)


def dug(s: Skirmish, seat: int, verb: str) -> None:
    if verb == DIG:
        checks.lose_life(s, seat, 1)
        s.then((effects.dig, seat))
