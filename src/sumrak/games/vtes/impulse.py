"""Section 11.1: the impulse. Who may use something in a window, in what order, and what becomes of a pass."""

from __future__ import annotations

from functools import lru_cache

from sumrak.games.vtes import blocks, damage, playing, politics, resolving, using
from sumrak.games.vtes.board import is_in, ring, ring_of
from sumrak.games.vtes.frames import Action, Combat, Poll, Turn
from sumrak.games.vtes.masks import ALWAYS
from sumrak.games.vtes.rules import PREY_PREDATOR
from sumrak.games.vtes.state import Vtes
from sumrak.games.vtes.vocabulary.terms import ANNOUNCED, BETWEEN, BLOCKED, OTHERS, POLL, PREVENT, UNTAP, A, B, C
from sumrak.kernel.agenda import Option


# the order
def row(s: Vtes, k: int, kind: int) -> tuple[list[int], list[int]]:
    """The seats in order, and what each must have to be asked: the acting player the bits below OTHERS; where somebody else may
    be first, both."""
    frame = s.frames[k]
    if isinstance(frame, Action):
        return row_of_action(s, frame, kind)
    seats = order(s, k, kind)
    return seats, [kind | kind << OTHERS] * len(seats)


def order(s: Vtes, k: int, kind: int) -> list[int]:
    frame = s.frames[k]
    if isinstance(frame, Turn):
        seats = ring(s, frame.seat)
        return seats[1:] if kind & (UNTAP | BETWEEN) and seats and seats[0] == frame.seat else seats
    if isinstance(frame, Poll):
        return ring(s, frame.seat)
    return order_at(s, k)


def row_of_action(s: Vtes, f: Action, kind: int) -> tuple[list[int], list[int]]:
    """VTES-6.2.2.14: nobody is asked in an attempt that is none any more."""
    hunted_first = s.rules.impulse_undirected == PREY_PREDATOR
    if kind == A:
        return row_of_a(s.alive, s.seating, f.seat, f.targets, hunted_first, f.declined)
    if (kind == B and not blocks.is_attempt_good(s, f)) or (kind == ANNOUNCED and f.is_told):  # VTES-6.2.1.5
        return [], []
    return row_around(s.alive, s.seating, f.seat, f.targets, hunted_first, kind, -1)


@lru_cache(4096)
def row_of_a(
    alive: int, seating: int, seat: int, targets: int, hunted_first: bool, declined: int
) -> tuple[list[int], list[int]]:
    """VTES-6.2.2.10: nobody any more, once all have declined to block; to do it needs no card."""
    turn = blocks.first_to_block(alive, seating, seat, targets, declined)
    return row_around(alive, seating, seat, targets, hunted_first, A, turn) if turn >= 0 else ([], [])


@lru_cache(4096)
def row_around(
    alive: int, seating: int, seat: int, targets: int, hunted_first: bool, kind: int, turn: int
) -> tuple[list[int], list[int]]:
    """`turn`: whose it is to block, or -1. The lists are shared."""
    seats = order_around(alive, seating, seat, targets, hunted_first)
    masks = [kind << OTHERS] * len(seats)
    masks[0] = kind if alive >> seat & 1 else kind | kind << OTHERS
    if turn >= 0:
        masks[seats.index(turn)] = ALWAYS
    return seats, masks


def order_at(s: Vtes, k: int) -> list[int]:
    """Of a combat or action around this scope; else from the active player on."""
    for j in range(k, -1, -1):
        frame = s.frames[j]
        if isinstance(frame, Combat):
            return order_of_combat(s, frame)
        if isinstance(frame, Action):
            return order_of_action(s, frame)
        if isinstance(frame, Poll):
            return ring(s, frame.seat)
    return ring(s, s.active)


def order_of_action(s: Vtes, f: Action) -> list[int]:
    """VTES-11.1.2: acting player, defending players, the rest clockwise."""
    return order_around(s.alive, s.seating, f.seat, f.targets, s.rules.impulse_undirected == PREY_PREDATOR)


@lru_cache(4096)
def order_around(alive: int, seating: int, seat: int, targets: int, hunted_first: bool) -> list[int]:
    """The list is shared."""
    row = ring_of(alive, seating, seat)
    others = [x for x in row if x != seat]
    if targets:
        first = [x for x in others if targets >> x & 1]
    elif hunted_first and others:
        first = list(dict.fromkeys([others[0], others[-1]]))
    else:
        return row
    return [*[x for x in row if x == seat], *first, *[x for x in others if x not in first]]


def order_of_combat(s: Vtes, f: Combat) -> list[int]:
    """VTES-6.4.0.3."""
    first = [x for x in f.seats if is_in(s, x)]
    return [*first, *[x for x in ring(s, f.seats[0]) if x not in first]]


# what may be done
def options(s: Vtes, k: int, kind: int, seat: int) -> list[Option]:
    found = using.uses(s, k, kind, seat)
    frame = s.frames[k]
    if isinstance(frame, Action):
        if kind == A:
            if blocks.turn_to_block(s, frame) == seat:
                found += blocks.blocks(s, frame, seat)
                if blocks.is_last_entitled(s, frame, seat) and (more := using.uses(s, k, C, seat)):  # VTES-6.2.2.17
                    found += [x for x in more if x not in found]
        elif kind == BLOCKED and seat == frame.seat:
            found += [("use_slave", m) for m in blocks.slaves(s, frame)]
    elif isinstance(frame, Poll) and kind == POLL:
        found += politics.ballots(s, k, seat)
    elif kind == UNTAP:
        found += playing.burn_options(s, seat)
    elif kind == PREVENT:
        found += damage.may_prevent(s, seat)
    return found


def act(s: Vtes, k: int, seat: int, verb: str, *operands: int) -> None:
    if verb == "block":
        blocks.attempt(s, k, operands[0])
    elif verb == "use_slave":
        resolving.send_slave(s, k, operands[0])
    elif verb in politics.VERBS:
        politics.cast(s, k, seat, verb, *operands)
    elif verb == "discard":
        playing.burn_option(s, seat, operands[0])
    elif verb == "prevent":
        damage.prevent_one(s, operands[0])
    else:
        playing.begin(s, k, seat, verb, *operands)


def passed(s: Vtes, k: int, seat: int) -> bool:
    """VTES-6.2.2.9, 6.2.2.10: whose turn it is to block in A and who passes has declined, which counts as an effect."""
    frame = s.frames[k]
    if isinstance(frame, Action) and blocks.turn_to_block(s, frame) == seat:
        blocks.decline(s, k, seat)
        return True
    return False
