"""Markers on cells (B-20.6): they belong to the cell, whoever stands there, for as long as their text says."""

from __future__ import annotations

from sumrak.games.berserk.events import CELL_CLEARED, CELL_MARKED
from sumrak.games.berserk.frames import OnCell
from sumrak.games.berserk.state import BURNING, FREE, Berserk
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.rulebook import cite

B20_6 = cite("B-20.6")
FIRE, BOMB, WALL = range(3)
WORDS = ("fire", "bomb", "wall")


def mark(s: Berserk, cell: int, kind: int, seat: int, until: int, card: int, number: int, cite: str = B20_6) -> None:
    """A cell with a fire is occupied."""
    s.clock += 1
    s.on_cells = [*s.on_cells, OnCell(cell, kind, seat, until, card, number, s.clock)]
    burn(s, cell)
    s.acted = True
    s.note(CELL_MARKED, cite, seat, -1, -1, card if s.known[card] == EVERYBODY else -1, kind, cell)


def clear(s: Berserk, gone: list[OnCell], cite: str = B20_6) -> None:
    s.on_cells = [one for one in s.on_cells if one not in gone]
    for one in gone:
        burn(s, one.cell)
        s.note(CELL_CLEARED, cite, one.seat, -1, -1, -1, one.kind, one.cell)
    s.acted = s.acted or bool(gone)


def burn(s: Berserk, cell: int) -> None:
    """What the grid says of a cell on which no card stands."""
    if s.grid[cell] < 0:
        s.grid[cell] = empty(s, cell)


def empty(s: Berserk, cell: int) -> int:
    return BURNING if s.on_cells and any([one.cell == cell and one.kind == FIRE for one in s.on_cells]) else FREE


def expire(s: Berserk, until: int) -> None:
    gone = [one for one in s.on_cells if one.until == until]
    if gone:
        clear(s, gone)
