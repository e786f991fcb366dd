"""Arrays out of a view: what a seat sees of the table, and one row of numbers for each option that it has.

Nothing but `kernel.view` is asked about cards, so that two worlds that look the same to a seat give it the same arrays.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sumrak.adapters.paging import Paged
from sumrak.adapters.schema import Schema
from sumrak.kernel import view
from sumrak.kernel.agenda import Option
from sumrak.kernel.notation import CARD, CELL, CLAUSE, NUMBER, PLACE, SEAT, is_known
from sumrak.kernel.state import State

Array = NDArray[np.float32]
View = dict[str, Any]


class Encoder:
    """Turns views of one game into arrays whose columns the schema names."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.facts = np.array(schema.facts, np.float32).reshape(len(schema.facts), -1)
        self.definition = {id: n for n, id in enumerate(schema.definitions, 1)}
        self.at_row = {name: i for i, name in enumerate(schema.row)}
        self.at_table = {name: i for i, name in enumerate(schema.table)}
        self.at_card = {name: i for i, name in enumerate(schema.on_table)}
        self.cells = cells_of(schema.grid)
        self.slots = [self.at_row[f"card{slot}:there"] for slot in range(schema.slots)]
        self.sums = {name: i for i, name in enumerate(schema.summed())}
        self.sums_at = [self.at_table[f"sum:turned:{x}"] for x in schema.relative()]
        self.kinds_at = {
            (kind, x): self.at_table[f"{kind}:{schema.definitions[0]}:{x}"] - 1
            for kind in ("held", "play", "open")
            for x in schema.relative()
        }
        self.count_at = {
            (zone, x): self.at_table[f"count:{zone}:{x}"] for zone in schema.zones for x in schema.relative()
        }
        self.verb_at = {verb: (self.at_row[f"verb:{verb}"], self.at_table[f"offered:{verb}"]) for verb in schema.verbs}
        self.involved_at = self.at_table[f"involved:{schema.definitions[0]}"] - 1

    def relative(self, seat: int, other: int | None) -> int:
        """How many seats on another sits; -1: nobody."""
        return -1 if other is None or other < 0 else (other - seat) % self.schema.seats

    def look(self, paged: Paged, seat: int) -> Look:
        """All that a seat sees at this moment, ready to be written down."""
        game = paged.game
        return Look(self, view.view_of(game.spec, game.state, seat, options=False), paged, seat)


class Look:
    """One view of one seat, and the arrays that come of it."""

    def __init__(self, encoder: Encoder, seen: View, paged: Paged, seat: int) -> None:
        self.encoder, self.seen, self.seat, self.paged = encoder, seen, seat, paged
        self.cards = {card["id"]: (place, card) for place in seen["places"] for card in place["cards"]}
        self.turned_round = self.sits_opposite()
        self.written: dict[int, Array] = {}
        self.ids: dict[int, dict[int, str]] = {}

    def sits_opposite(self) -> bool:
        """Whether this seat sees the grid from its far side."""
        grid = self.encoder.schema.grid
        if grid is None:
            return False
        near = grid["near"]
        if grid["near_counter"]:
            near = next((p["seat"] for p in self.seen["players"] if p["counters"].get(grid["near_counter"]) == 1), near)
        return bool(near != self.seat)

    def table(self) -> Array:
        """How the table stands, with what is going on and what is asked."""
        encoder, seen, seat = self.encoder, self.seen, self.seat
        at, row = encoder.at_table, np.zeros(len(encoder.schema.table), np.float32)
        row[at["turn"]] = seen["turn"]
        row[at[f"active:{encoder.relative(seat, seen['active'])}"]] = 1
        if (phase := at.get(f"phase:{seen['phase']}")) is not None:
            row[phase] = 1
        for asked in seen["decisions"]:
            row[at[f"asked:{encoder.relative(seat, asked['seat'])}"]] = 1
        for player in seen["players"]:
            x = encoder.relative(seat, player["seat"])
            for name, number in player["counters"].items():
                row[at[f"counter:{name}:{x}"]] = number
        for name, number in seen.get("own", {}).items():
            row[at[f"own:{name}"]] = number
        for scope in seen["scopes"]:
            row[at[f"going_on:{scope['kind']}"]] += 1
            for id in scope["cards"]:
                if id in self.cards:
                    row[encoder.involved_at + encoder.definition.get(self.cards[id][1]["def"], 0)] += 1
        self.add_places(row)
        self.add_offer(row)
        return row

    def add_places(self, row: Array) -> None:
        encoder, schema = self.encoder, self.encoder.schema
        for place in self.seen["places"]:
            x, zone = encoder.relative(self.seat, place["seat"]), place["zone"]
            if not place["count"]:
                continue
            row[encoder.count_at[zone, x]] += place["count"]
            kind = schema.classes[zone]
            here = encoder.kinds_at[kind, x]
            for card in place["cards"]:
                if card["def"]:
                    row[here + encoder.definition[card["def"]]] += 1
                if kind == "play":
                    start = encoder.sums_at[x]
                    row[start] += card.get("turned", 0) / 90
                    row[start + 1] += card.get("tokens", 0)
                    for name, number in card.get("values", {}).items():
                        row[start + encoder.sums[name]] += number
                    for name, number in card.get("marks", {}).items():
                        row[start + encoder.sums[f"mark:{name}"]] += number

    def add_offer(self, row: Array) -> None:
        """What kind of options this seat has now."""
        if self.paged.seat != self.seat:
            return
        options, at = self.paged.options, self.encoder.at_table
        row[at["options"]], row[at["page"]] = len(options), self.paged.page
        for option in options:
            row[self.encoder.verb_at[option[0]][1]] += 1

    # options
    def rows(self) -> Array:
        """A row for each action; nought where there is none, and for who is not asked."""
        encoder, paged = self.encoder, self.paged
        rows = np.zeros((paged.width, len(encoder.schema.row)), np.float32)
        if paged.seat == self.seat:
            for n, option in enumerate(paged.options):
                self.write_option(rows[n], option)
            if paged.has_more:
                rows[paged.width - 1, encoder.at_row["more"]] = 1
        return rows

    def write_option(self, row: Array, option: Option) -> None:
        encoder, state, slots = self.encoder, self.paged.game.state, iter(self.encoder.slots)
        at = encoder.at_row
        row[encoder.verb_at[option[0]][0]] = 1
        operands = self.paged.game.spec.language.verbs[option[0]].operands
        for (_, kind), value in zip(operands, option[1:]):
            if kind == CARD:
                start, block = next(slots), self.card(value)
                row[start : start + len(block)] = block
            elif kind == SEAT:
                row[at[f"seat:{encoder.relative(self.seat, value)}"]] = 1
            elif kind == NUMBER:
                row[at["number"]] = value
            elif kind == CLAUSE:
                row[at["clause"]] = value
            elif kind == CELL:
                name = self.paged.game.spec.language.cells[value]
                row[at["row"]], row[at["column"]] = self.cell(name)
            elif kind == PLACE:
                self.write_place(row, state, value)

    def write_place(self, row: Array, state: State, number: int) -> None:
        place, at = state.places[number], self.encoder.at_row
        row[at[f"place:{place.zone.name}"]] = 1
        if (spot := at.get(f"place:{place.id}")) is not None:
            row[spot] = 1
        if place.seat >= 0:
            row[at[f"seat:{self.encoder.relative(self.seat, place.seat)}"]] = 1

    def card(self, card: int) -> Array:
        """A card of an option as its notation names it: what it is if the seat may say so, and how it lies there."""
        found = self.written.get(card)
        if found is None:
            found = self.written[card] = self.write_card(card)
        return found

    def write_card(self, card: int) -> Array:
        encoder, game = self.encoder, self.paged.game
        number = game.state.definition[card] + 1 if is_known(game.state, self.seat, card) else 0
        facts = encoder.facts[number]
        row = np.zeros(2 + len(facts) + len(encoder.at_card), np.float32)
        row[0], row[1] = 1, number
        row[2 : 2 + len(facts)] = facts
        where = game.state.place[card]
        if where not in self.ids:
            self.ids[where] = view.card_ids(game.spec, game.state, self.seat, where)
        id = self.ids[where].get(card, "")
        if id in self.cards:
            self.write_lies(row[2 + len(facts) :], *self.cards[id])
        return row

    def write_lies(self, row: Array, place: View, card: View) -> None:
        """Where a card lies, and what lies on it."""
        encoder, at = self.encoder, self.encoder.at_card
        row[at[f"seat:{encoder.relative(self.seat, place['seat'])}"]] = 1
        row[at[f"zone:{place['zone']}"]] = 1
        row[at["turned"]], row[at["tokens"]] = card.get("turned", 0) / 90, card.get("tokens", 0)
        row[at["attached"]], row[at["stolen"]] = "host" in card, "owner" in card
        if "cell" in card:
            row[at["row"]], row[at["column"]] = self.cell(card["cell"])
        for name, number in card.get("values", {}).items():
            row[at[f"value:{name}"]] = number
        for name, number in card.get("marks", {}).items():
            row[at[f"mark:{name}"]] = number
        for name in card.get("badges", ()):
            row[at[f"badge:{name}"]] = 1

    def cell(self, name: str) -> tuple[int, int]:
        """Row and column of a cell as this seat sees the grid, counted from 1 at its own left."""
        row, column = self.encoder.cells[name]
        grid = self.encoder.schema.grid
        assert grid is not None
        if self.turned_round:
            row, column = len(grid["cells"]) - 1 - row, len(grid["cells"][0]) - 1 - column
        return len(grid["cells"]) - row, column + 1


def cells_of(grid: dict[str, Any] | None) -> dict[str, tuple[int, int]]:
    """Row from the far side and column of each cell, as the near seat sees it."""
    if grid is None:
        return {}
    return {name: (i, j) for i, line in enumerate(grid["cells"]) for j, name in enumerate(line)}


def mask(paged: Paged, seat: int) -> NDArray[np.int8]:
    """1 for each action that this seat can play now."""
    found = np.zeros(paged.width, np.int8)
    if paged.seat == seat:
        found[: len(paged.actions())] = 1
    return found
