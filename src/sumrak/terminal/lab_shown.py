"""Sections of a report as text. A table for which there is no room is told row by row: nothing is cut."""

from __future__ import annotations

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from sumrak.lab.section import Cell, Grid, Section
from sumrak.terminal.screen import listing
from sumrak.terminal.speech import out

NOTHING = ("", "·", "–")
"""A cell that says nothing."""


def show(sections: list[Section]) -> None:
    console = out()
    for one in sections:
        console.print(Text(one.title, "bold"))
        for text in one.texts:
            console.print(Text(text, "dim"))
        if one.grid is not None and one.grid.rows:
            show_grid(console, one.grid)


def show_grid(console: Console, grid: Grid) -> None:
    """As a table, if names keep their words whole in it and numbers their signs."""
    if grid.words == len(grid.heads):  # words alone, which may be there to be copied: a line each
        for what, said in grid.rows:
            console.print(Text(f"{plain(what)}: ", "dim").append(plain(said), "not dim"), soft_wrap=True)
        return
    table = tabular(grid)
    if Measurement.get(console, console.options.update(width=10_000), table).minimum <= console.width:
        console.print(table)
        return
    console.print()
    for row in grid.rows:
        console.print(Text(called(grid, row), "bold"))
        facts = [fact(grid.heads[i], row[i]) for i in columns(grid) if i >= grid.words and plain(row[i]) not in NOTHING]
        for line in lines(facts, console.width - 2):
            console.print(Text("  ").append(line))
        console.print()


def columns(grid: Grid) -> range | tuple[int, ...]:
    return grid.brief or range(len(grid.heads))


def tabular(grid: Grid) -> Table:
    here = columns(grid)
    table = listing(*[grid.heads[i] for i in here])
    rows = [[shown(row[i]) for i in here] for row in grid.rows]
    for n, i in enumerate(here):
        if i >= grid.words:
            column = table.columns[n]
            column.justify, column.no_wrap = "right", True
            column.min_width = max([len(line) for row in rows for line in row[n].plain.split("\n")])
    for row in rows:
        table.add_row(*row)
    return table


def shown(cell: str | Cell) -> Text:
    if isinstance(cell, str):
        return Text(cell)
    said = Text(cell.text, "bold" if cell.is_clear else "")
    return said.append(f"\n{cell.small}", "dim") if cell.small else said


# row by row
def called(grid: Grid, row: list[str | Cell]) -> str:
    return " – ".join([plain(row[i]) for i in columns(grid) if i < grid.words and plain(row[i])])


def plain(cell: str | Cell) -> str:
    return cell if isinstance(cell, str) else cell.text


def fact(head: str, cell: str | Cell) -> Text:
    said = Text(f"{head}: ").append(plain(cell), "bold" if isinstance(cell, Cell) and cell.is_clear else "")
    return said.append(f" ({cell.small})", "dim") if isinstance(cell, Cell) and cell.small else said


def lines(facts: list[Text], width: int) -> list[Text]:
    """As many in each as fit, none of them broken."""
    found: list[Text] = []
    for one in facts:
        if found and len(found[-1]) + len(one) + 3 <= width:
            found[-1].append(" · ").append(one)
        else:
            found.append(one.copy())
    return found
