"""Chapter 7: placing the squad, one player after the other, zone by zone."""

from __future__ import annotations

from sumrak.games.berserk import placing
from sumrak.games.berserk.board import CELLS, row_number
from sumrak.games.berserk.events import PLACED, PLACEMENT_DONE
from sumrak.games.berserk.state import FIELD, SQUAD, ZONES, Berserk
from sumrak.kernel.agenda import Option
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

B7_1, B7_2, B7_2A, B7_2B = cite("B-7.1"), cite("B-7.2"), cite("B-7.2a"), cite("B-7.2b")
OTHER_HALF = Reason(B7_1, "other-half")
CELL_TAKEN = Reason(B7_1, "cell-taken")
LATER_ZONE = {True: Reason(B7_2A, "later-zone"), False: Reason(B7_2B, "later-zone")}


def is_of_first(cell: int) -> bool:
    return cell < CELLS // 2


def zone_number(cell: int, is_first: bool) -> int:
    """B-7.2a, B-7.2b: 0 is filled first."""
    row, edge = row_number(cell), cell % 5 in (0, 4)
    if not edge:
        return 0
    if row == 1:
        return 2 if is_first else 0
    return 1


ZONES_OF = {
    is_first: tuple(
        [
            tuple([c for c in range(CELLS) if is_of_first(c) == is_first and zone_number(c, is_first) == zone])
            for zone in range(3)
        ]
    )
    for is_first in (True, False)
}


def free_cells(s: Berserk, seat: int) -> list[int]:
    """B-7.2: of the first zone that is not full."""
    for cells in ZONES_OF[seat == s.first]:
        found = [cell for cell in cells if s.grid[cell] < 0]
        if found:
            return found
    return []


def ask_for_place(s: Berserk, seat: int) -> None:
    """B-7.1: any card of the squad on any cell that is open to it."""
    pile = s.piles[seat * ZONES + SQUAD]
    if not pile:
        s.next((placed_all, seat))
        return
    cells = free_cells(s, seat)
    options: list[Option] = [("place", c, cell) for c in choices(s, pile) for cell in cells]
    s.ask(seat, B7_1, options, place, seat)


def why_not_place(s: Berserk, seat: int, card: int, cell: int) -> Reason | None:
    if is_of_first(cell) != (seat == s.first):
        return OTHER_HALF
    if s.grid[cell] >= 0:
        return CELL_TAKEN
    return None if cell in free_cells(s, seat) else LATER_ZONE[seat == s.first]


def place(s: Berserk, seat: int, verb: str, card: int, cell: int) -> None:
    """Face down: the other sees a back, and where it lies (B-7.3)."""
    s.conceal(s.piles[seat * ZONES + SQUAD], 1 << seat, seat * ZONES)
    s.move(card, seat * ZONES + FIELD)
    placing.put(s, card, cell)
    s.note(PLACED, B7_1, seat, card, -1, -1, 0, cell)
    s.next((ask_for_place, seat))


def placed_all(s: Berserk, seat: int) -> None:
    """The order in which they were placed tells nothing afterwards."""
    pile = sorted(s.piles[seat * ZONES + FIELD], key=s.cell.__getitem__)
    times = sorted([s.since[c] for c in pile])
    for card, time in zip(pile, times):
        s.since[card] = time
    s.piles[seat * ZONES + FIELD][:] = pile
    s.note(PLACEMENT_DONE, B7_1, seat, after=len(pile))
