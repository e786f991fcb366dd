"""Chapter 2: the battlefield. A cell is a number, row * 5 + column; row 0 is the First player's 3rd row, row 5 the Second's."""

from __future__ import annotations

COLUMNS, ROWS, CELLS = 5, 6, 30
NOWHERE = -1


def name_of(cell: int) -> str:
    """A1 … E3 on the First player's half, A1' … E3' on the Second's (B-2.3)."""
    row, column = divmod(cell, COLUMNS)
    return f"{'ABCDE'[column]}{3 - row if row < 3 else row - 2}{'' if row < 3 else chr(39)}"


NAMES = tuple([name_of(cell) for cell in range(CELLS)])
NUMBER = {name: cell for cell, name in enumerate(NAMES)}


def column_of(cell: int) -> int:
    return cell % COLUMNS


def on_board(row: int, column: int) -> bool:
    return 0 <= row < ROWS and 0 <= column < COLUMNS


def around(cell: int, steps: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    row, column = divmod(cell, COLUMNS)
    return tuple([(row + a) * COLUMNS + column + b for a, b in steps if on_board(row + a, column + b)])


STRAIGHT = ((1, 0), (-1, 0), (0, 1), (0, -1))
DIAGONAL = ((1, 1), (1, -1), (-1, 1), (-1, -1))

NEIGHBOURS = tuple([around(cell, STRAIGHT + DIAGONAL) for cell in range(CELLS)])
"""B-2.4: up to eight, the middle line included."""
SIDES = tuple([around(cell, STRAIGHT) for cell in range(CELLS)])
"""The neighbours in row and column: where a step may go (B-11.5)."""
IS_NEAR = tuple([tuple([other in NEIGHBOURS[cell] for other in range(CELLS)]) for cell in range(CELLS)])
BESIDE = tuple([tuple([other in SIDES[cell] for other in range(CELLS)]) for cell in range(CELLS)])
SURFACE = tuple([cell % 5 in (0, 4) or cell // 5 in (0, 5) for cell in range(CELLS)])
"""B-2.7: the outer ring."""
MANHATTAN = tuple([tuple([abs(a // 5 - b // 5) + abs(a % 5 - b % 5) for b in range(CELLS)]) for a in range(CELLS)])
CHEBYSHEV = tuple([tuple([max(abs(a // 5 - b // 5), abs(a % 5 - b % 5)) for b in range(CELLS)]) for a in range(CELLS)])
LUNGES = tuple([around(cell, ((2, 0), (-2, 0), (0, 2), (0, -2))) for cell in range(CELLS)])
"""B-16.9: in one row or column with exactly one cell between."""


def between(a: int, b: int) -> int:
    """The one cell between two that are two apart in a line."""
    return (a + b) // 2


def ahead(cell: int, is_first: bool) -> int:
    """B-2.5: the cell in front, towards the enemy's back row; beyond the edge there is none."""
    other = cell + COLUMNS if is_first else cell - COLUMNS
    return other if 0 <= other < CELLS else NOWHERE


def behind(cell: int, is_first: bool) -> int:
    return ahead(cell, not is_first)


def is_half_of_first(cell: int) -> bool:
    return cell < 15


def row_number(cell: int) -> int:
    """B-2.2: counted from the middle line, in either half: 1 to 3."""
    row = cell // COLUMNS
    return 3 - row if row < 3 else row - 2


def across(cell: int) -> int:
    """The cell on the opposite edge of the same row, or none if this is no edge."""
    column = cell % COLUMNS
    return cell + 4 if column == 0 else cell - 4 if column == 4 else NOWHERE


def further(a: int, b: int) -> int:
    """B-2.6: the next cell of the line from a to its neighbour b, or none."""
    row, column = 2 * (b // 5) - a // 5, 2 * (b % 5) - a % 5
    return row * COLUMNS + column if on_board(row, column) else NOWHERE
