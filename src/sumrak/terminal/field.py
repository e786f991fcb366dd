"""A grid of cells as text: who stands where, drawn from a view and the game's layout."""

from __future__ import annotations

from typing import Any

from rich.box import SQUARE
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sumrak.terminal.speech import Teller

MINE, THEIRS = "▲", "▼"
Plain = dict[str, Any]


def field(view: Plain, grid: Plain, teller: Teller, me: int | None) -> RenderableType:
    """Rows of cells, one's own side below. An empty cell says its name; who is turned stands in brackets."""
    cards = {card["cell"]: (place["seat"], card) for place in view["places"] if place["zone"] == grid["zone"]
             for card in place["cards"] if card.get("cell")}  # fmt: skip
    near = grid["near"]
    for player in view["players"]:
        if player["counters"].get(grid["near_counter"]):
            near = player["seat"]
    seat = me if me is not None else near
    rows = grid["cells"] if seat == near else [row[::-1] for row in grid["cells"][::-1]]
    table = Table(box=SQUARE, show_header=False, show_lines=True, padding=(0, 1), border_style="dim")
    for _ in rows[0]:
        table.add_column(justify="center", no_wrap=True, overflow="ellipsis", min_width=10, max_width=18)
    for row in rows:
        table.add_row(
            *[standing(cell, *cards[cell], teller, seat) if cell in cards else Text(cell, "dim") for cell in row]
        )
    return table


def standing(cell: str, whose: int, card: Plain, teller: Teller, me: int) -> Text:
    name = teller.card(card["def"]) if card["def"] else "?"
    said = f"({name})" if card.get("turned") else name
    return Text.assemble(
        (f"{MINE if whose == me else THEIRS} ", "dim"), (said, "bold green" if whose == me else "bold red")
    )
