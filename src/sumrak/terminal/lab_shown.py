"""Sections of a report as text."""

from __future__ import annotations

from rich.text import Text

from sumrak.lab.section import Cell, Section
from sumrak.terminal.screen import listing
from sumrak.terminal.speech import out


def show(sections: list[Section]) -> None:
    console = out()
    for one in sections:
        console.print(Text(one.title, "bold"))
        for text in one.texts:
            console.print(Text(text, "dim"))
        if one.grid is not None and one.grid.rows:
            here = one.grid.brief or range(len(one.grid.heads))
            grid = listing(*[one.grid.heads[i] for i in here])
            for i, column in zip(here, grid.columns):
                if i >= one.grid.words:
                    column.justify, column.no_wrap = "right", True
            for row in one.grid.rows:
                grid.add_row(*[shown(row[i]) for i in here])
            console.print(grid)


def shown(cell: str | Cell) -> Text:
    if isinstance(cell, str):
        return Text(cell)
    said = Text(cell.text, "bold" if cell.is_clear else "")
    return said.append(f"\n{cell.small}", "dim") if cell.small else said
