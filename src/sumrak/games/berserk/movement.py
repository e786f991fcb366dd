"""Chapter 11: moving, jumping, teleporting."""

from __future__ import annotations

from sumrak.games.berserk import changes, placing
from sumrak.games.berserk.board import CELLS, CHEBYSHEV, MANHATTAN, NEIGHBOURS, SIDES, across
from sumrak.games.berserk.events import LEAPT, MOVED
from sumrak.games.berserk.facts import DIAGONAL, GROUND, INCORPOREAL, MOVEMENT, WIDE, Act
from sumrak.games.berserk.state import BOUND, FIELD, FREE, PROMISED, SPENT, ZONES, Berserk
from sumrak.games.berserk.values import has, total
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

B1_7, B11_1, B11_5, B11_6A, B11_8, B18_17, B18_18, B18_35 = (
    cite("B-1.7"), cite("B-11.1"), cite("B-11.5"), cite("B-11.6a"), cite("B-11.8"), cite("B-18.17"), cite("B-18.18"),
    cite("B-18.35"),
)  # fmt: skip
B2_9 = cite("B-2.9")

NOT_YOURS = Reason(B11_5, "not-yours")
NOT_MOBILE = Reason(B11_5, "not-mobile")
MOVER_CLOSED = Reason(B11_1, "closed")
MOVER_PROMISED = Reason(B1_7, "promised")
NETTED = Reason(B18_35, "netted")
NO_MOVEMENT = Reason(B11_6A, "no-movement")
NOT_BESIDE = Reason(B11_5, "not-beside")
OCCUPIED = Reason(B2_9, "occupied")
MOVED_ALREADY = Reason(B11_8, "moved-already")
TOO_FAR = Reason(B18_17, "too-far")


def allowance(s: Berserk, card: int) -> int:
    """B-11.6a: what it may move in all, with what changes that."""
    if s.facts[card].kind != GROUND:
        return 1  # it has lost flight (B-19.3)
    number = s.facts[card].move
    if s.rows_of[card] or (s.facts[card].whats | s.aura_whats) >> MOVEMENT & 1:
        number += total(s, card, MOVEMENT)
    return max(0, number)


def is_ground(s: Berserk, card: int) -> bool:
    """B-3.3: a creature that stands on the field by itself."""
    facts = s.facts[card]
    return facts.is_creature and not facts.is_symbiote and s.place[card] % ZONES == FIELD and s.host[card] < 0


def steps_of(s: Berserk, card: int) -> tuple[int, ...]:
    """The cells next to it in row and column; both edges of a row, for who has that feature."""
    cell = s.cell[card]
    if s.facts[card].all_words & DIAGONAL and has(s, card, DIAGONAL):
        return NEIGHBOURS[cell]
    if s.facts[card].all_words & WIDE and across(cell) >= 0 and has(s, card, WIDE):
        return (*SIDES[cell], across(cell))
    return SIDES[cell]


def is_free_for(s: Berserk, card: int, cell: int) -> bool:
    """B-2.9, B-18.27: an incorporeal creature passes into occupied cells."""
    return s.grid[cell] == FREE or (has(s, card, INCORPOREAL) and s.cell[card] != cell)


def why_not_move_at_all(s: Berserk, seat: int, card: int) -> Reason | None:
    if not s.in_play(card) or s.controller(card) != seat:
        return NOT_YOURS
    if not is_ground(s, card):
        return NOT_MOBILE
    if s.turned[card]:
        return MOVER_CLOSED
    if s.flags[card] & PROMISED:
        return MOVER_PROMISED
    if changes.is_netted(s, card):
        return NETTED
    if s.moved[card] >= allowance(s, card):
        return NO_MOVEMENT
    return None


def why_not_move(s: Berserk, seat: int, card: int, cell: int) -> Reason | None:
    """B-11.5: open, with movement left, to a free neighbouring cell in row or column."""
    reason = why_not_move_at_all(s, seat, card)
    if reason is not None:
        return reason
    if cell not in steps_of(s, card):
        return NOT_BESIDE
    return None if is_free_for(s, card, cell) else OCCUPIED


def move(s: Berserk, card: int, cell: int) -> None:
    """B-11.5: a point of movement for a cell."""
    old = s.cell[card]
    s.moved[card] += 1
    if s.spirits or s.riding:
        placing.put(s, card, cell)
    else:
        s.grid[old], s.grid[cell], s.cell[card] = FREE, card, cell
    after_moving(s)
    s.note(MOVED, B11_5, s.controller(card), card, -1, -1, old, cell)


def after_moving(s: Berserk) -> None:
    """What holds while somebody stands somewhere may have come to its end."""
    if s.lasting or s.rules.hidden_permanent != "absent":
        s.unsettled |= BOUND


# instead of movement
def why_not_leap(s: Berserk, seat: int, card: int) -> Reason | None:
    """B-11.8: an open ground creature that has spent no movement; also one without any."""
    if not is_ground(s, card):
        return NOT_MOBILE
    if s.turned[card]:
        return MOVER_CLOSED
    if s.flags[card] & PROMISED:
        return MOVER_PROMISED
    if changes.is_netted(s, card):
        return NETTED
    return MOVED_ALREADY if s.moved[card] else None


def leaps(s: Berserk, card: int, act: Act) -> list[int]:
    """B-18.17, B-18.18: any free cell, within the range if there is one."""
    return free_cells(s, card, act.spread)


def free_cells(s: Berserk, card: int, spread: int) -> list[int]:
    grid = s.grid
    if not spread:
        return [cell for cell in range(CELLS) if grid[cell] == FREE]
    table = (MANHATTAN if s.rules.range_metric == "manhattan" else CHEBYSHEV)[s.cell[card]]
    return [cell for cell in range(CELLS) if grid[cell] == FREE and table[cell] <= spread]


def why_not_leap_to(s: Berserk, card: int, act: Act, cell: int) -> Reason | None:
    if s.grid[cell] != FREE:
        return OCCUPIED
    return None if cell in leaps(s, card, act) else TOO_FAR


def leap(s: Berserk, card: int, cell: int, cause: int = -1, spends: bool = True, cite_of: str = B18_18) -> None:
    """B-11.8: it counts as movement, and spends all of it unless an effect made it (B-11.8a)."""
    old = s.cell[card]
    if spends:
        s.moved[card] = SPENT
    placing.put(s, card, cell)
    after_moving(s)
    s.note(LEAPT, cite_of, s.controller(card), card, -1, cause, old, cell)
