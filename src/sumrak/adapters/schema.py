"""What the arrays of a game mean, column by column. A policy keeps the stamp of the schema that it was trained on.

Everything is derived from the game's own catalogue and layout, so that a new game or card needs nothing here: the schema
changes then, its hash with it, and whoever brings an old policy is told.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import Any

from sumrak.catalog import spec_of
from sumrak.game import begin
from sumrak.kernel.notation import CARD
from sumrak.kernel.place import ALL
from sumrak.kernel.spec import Spec

VERSION = 1
"""Goes up when the same columns come to mean something else."""
NOT_FACTS = {"id", "names", "line", "text", "gloss", "specialisation", "sign"}
"""What a catalogue says of a card for people to read."""
MOST_WORDS = 64
"""A fact with more different values than this is taken word by word."""
CLASSES = ("held", "play", "open")
"""Where a known card is: in a hand or a deck, in play, in a pile that all may look through."""


class SchemaChanged(ValueError):
    """A policy was trained on arrays that meant something else."""


class Schema:
    """The columns of a game for so many seats; `schema(game, seats)` gives it.

    `table`: names of the numbers that tell how the table stands. `row`: names of the numbers that tell what an option is.
    Seats are relative: 0 is the one that looks, 1 the next, and so on; -1 is nobody.
    """

    def __init__(self, spec: Spec, seats: int) -> None:
        self.game, self.seats = spec.id, seats
        found = spec.catalogue()
        layout: dict[str, Any] = found["layout"]
        state = begin(spec, None, seats, None, 0).state
        self.verbs = list(spec.language.verbs)
        self.definitions = [name.id for name in spec.language.names]
        self.zones = list(dict.fromkeys([place.zone.name for place in state.places]))
        self.in_play = list(dict.fromkeys([place.zone.name for place in state.places if place.zone.in_play]))
        self.classes = {place.zone.name: class_of(place.zone) for place in state.places}
        self.spots = [place.id for place in state.places if place.seat < 0 and place.name]
        self.counters = list(spec.counters(state, 0))
        self.own = [name for pool in layout["pools"] for b in pool["budgets"] for name in (b["id"], b["of"]) if name]
        self.phases = [phase["id"] for phase in layout["phases"]]
        self.kinds = [row["kind"] for row in (*layout["scopes"], *layout["happenings"])]
        self.badges = [badge["id"] for badge in layout["badges"]]
        self.values, self.marks = numbers(layout)
        self.grid: dict[str, Any] | None = layout["grid"]
        self.slots = max([sum(kind == CARD for _, kind in verb.operands) for verb in spec.language.verbs.values()])
        self.fact_names, self.facts = facts(found["cards"], self.definitions)
        self.on_table = self.columns_of_a_card()
        self.row = tuple(self.columns_of_a_row())
        self.table = tuple(self.columns_of_the_table())
        said = json.dumps([VERSION, self.game, seats, self.row, self.table, self.definitions], ensure_ascii=False)
        self.hash = hashlib.sha256(said.encode()).hexdigest()[:16]

    @property
    def stamp(self) -> str:
        """What a policy keeps: game, seats, version and hash."""
        return f"{self.game}/{self.seats}/v{VERSION}/{self.hash}"

    def check(self, stamp: str) -> None:
        """See to it that a policy with this stamp understands these arrays; raises SchemaChanged."""
        if stamp == self.stamp:
            return
        if not isinstance(stamp, str):
            raise SchemaChanged(f"the stamp of a policy is a text such as {self.stamp}, not {stamp!r}")
        parts = zip(("game", "number of seats", "schema version", "columns"), stamp.split("/"), self.stamp.split("/"))
        what = [f"{name} {was}, now {now}" for name, was, now in parts if was != now]
        raise SchemaChanged(f"this policy was trained on other arrays: {'; '.join(what) or repr(stamp)}")

    def relative(self) -> list[int]:
        return [*range(self.seats), -1]

    def columns_of_a_card(self) -> list[str]:
        """What is told of a card beside its printed facts."""
        return [
            *[f"seat:{x}" for x in self.relative()],
            *[f"zone:{zone}" for zone in self.zones],
            "turned",
            "tokens",
            "attached",
            "stolen",
            "row",
            "column",
            *[f"value:{name}" for name in self.values],
            *[f"mark:{name}" for name in self.marks],
            *[f"badge:{name}" for name in self.badges],
        ]

    def columns_of_a_row(self) -> list[str]:
        columns = [f"verb:{verb}" for verb in self.verbs]
        columns += ["more", "number", "clause", "row", "column"]
        columns += [f"seat:{x}" for x in range(self.seats)]
        columns += [f"place:{zone}" for zone in self.zones] + [f"place:{id}" for id in self.spots]
        for slot in range(self.slots):
            columns += [f"card{slot}:there", f"card{slot}:definition"]
            columns += [f"card{slot}:{name}" for name in (*self.fact_names, *self.on_table)]
        return columns

    def columns_of_the_table(self) -> list[str]:
        columns = ["turn", "options", "page", *[f"phase:{phase}" for phase in self.phases]]
        columns += [f"active:{x}" for x in self.relative()] + [f"asked:{x}" for x in range(self.seats)]
        columns += [f"going_on:{kind}" for kind in self.kinds] + [f"offered:{verb}" for verb in self.verbs]
        columns += [f"own:{name}" for name in self.own]
        for x in range(self.seats):
            columns += [f"counter:{name}:{x}" for name in self.counters]
        for x in self.relative():
            columns += [f"count:{zone}:{x}" for zone in self.zones]
            columns += [f"sum:{name}:{x}" for name in self.summed()]
            for kind in CLASSES:
                columns += [f"{kind}:{id}:{x}" for id in self.definitions]
        return columns + [f"involved:{id}" for id in self.definitions]

    def summed(self) -> list[str]:
        """What is added up over the cards that a seat has in play."""
        return ["turned", "tokens", *self.values, *[f"mark:{name}" for name in self.marks]]

    def __repr__(self) -> str:
        return f"Schema({self.stamp}: {len(self.table)} numbers of the table, {len(self.row)} of an option)"


def class_of(zone: Any) -> str:
    return "play" if zone.in_play else "open" if zone.sees == ALL else "held"


def numbers(layout: dict[str, Any]) -> tuple[list[str], list[str]]:
    """The names of the values and of the marks that cards can have in view."""
    values: dict[str, None] = {}
    marks = dict.fromkeys([mark["id"] for mark in layout["marks"]])
    for face in layout["faces"]:
        for number in face["numbers"]:
            values.update(dict.fromkeys([number["value"], *number["also"]]))
        for pips in face["pips"]:
            values[pips["of"]] = None
            if pips["count"] != "tokens":
                marks[pips["count"]] = None
    return list(values), list(marks)


def facts(cards: dict[str, dict[str, Any]], definitions: list[str]) -> tuple[list[str], list[list[float]]]:
    """The printed facts of every definition: numbers as they are, words as ones and noughts. The first row is of no card."""
    names: dict[str, None] = {}
    for field in sorted({field for card in cards.values() for field in card} - NOT_FACTS):
        said = [card.get(field) for card in cards.values()]
        if any(isinstance(x, (int, float)) for x in said):
            names[field] = None
        else:
            names.update(dict.fromkeys(sorted({f"{field}:{word}" for x in said for word in words(said, x)})))
    at = {name: i for i, name in enumerate(names)}
    rows = [[0.0] * len(at)]
    for id in definitions:
        row = [0.0] * len(at)
        for field, x in cards.get(id, {}).items():
            if field in at and isinstance(x, (int, float)):
                row[at[field]] = float(x)
            elif field not in NOT_FACTS:
                for word in words([card.get(field) for card in cards.values()] if isinstance(x, str) else [], x):
                    if f"{field}:{word}" in at:
                        row[at[f"{field}:{word}"]] = 1.0
        rows.append(row)
    return list(names), rows


def words(said: list[Any], x: Any) -> list[str]:
    """The words that a fact comes to."""
    if isinstance(x, list):
        return [word for word in x if isinstance(word, str)]
    if not isinstance(x, str):
        return []
    return [x] if len({str(other) for other in said}) <= MOST_WORDS else x.split()


@lru_cache
def schema(game: str, seats: int | None = None) -> Schema:
    """The schema of a game (seats: as many as usual)."""
    spec = spec_of(game)
    return Schema(spec, spec.usual if seats is None else seats)


__all__ = ["VERSION", "Schema", "SchemaChanged", "schema"]
