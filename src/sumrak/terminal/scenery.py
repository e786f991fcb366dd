"""A city map as text: who stands where with what, the tracks, and what is going on, drawn from a view and the game's layout."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sumrak.catalog import spec_of
from sumrak.terminal.speech import Teller

FULL, EMPTY = "●", "○"
Plain = dict[str, Any]


class Scenery:
    """Draws what lies between the players; `labels` of badges and marks by id."""

    def __init__(self, teller: Teller, layout: Plain) -> None:
        self.teller, self.layout = teller, layout
        self.labels = {row["id"]: row["label"] for part in ("badges", "marks") for row in layout.get(part) or ()}
        self.holdings: list[Plain] = layout["side"].get("holdings") or []
        happenings = layout.get("happenings") or []
        self.entries = {how: label for row in happenings for how, label, _ in row.get("entries") or ()}

    def tracks(self, view: Plain) -> list[str]:
        """Each track with where its marker stands: "Vortex 8/12"; of a scale on whose side."""
        counters = view["players"][0]["counters"]
        said = []
        for track in self.layout.get("tracks") or ():
            n = counters.get(track["id"], 0)
            label = self.teller.say(track["label"])
            if track["low"] < 0:
                sides = [self.teller.message(spec_of(self.teller.game).seat_name(seat)) for seat in (0, 1)]
                said.append(f"{label} {abs(n)}" + (f" ({sides[0 if n > 0 else 1]})" if n else ""))
            else:
                said.append(f"{label} {n}/{track['high']}")
        return said

    def map(self, view: Plain) -> RenderableType:
        """A row for each place, then a line for everybody who is there."""
        places = {place["id"]: place for place in view["places"]}
        grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        for node in self.layout["map"]["nodes"]:
            here = Text(self.teller.places[node["place"]][self.teller.lang], "bold cyan")
            cards = places[node["place"]]["cards"] or [None]
            for card in cards:
                grid.add_row(here, *(self.figure(card, places) if card is not None else ("–",)))
                here = Text("")
        return grid

    def figure(self, card: Plain, places: dict[str, Plain]) -> list[RenderableType]:
        """Name, wounds, what is to be known of it, what it holds; the cards that the viewer knows by name."""
        marks, values = dict(card.get("marks", {})), card.get("values", {})
        wounds, lives = marks.pop("wounds", 0), values.get("lives", 0)
        more = [f"{self.label(mark)} {n}" for mark, n in marks.items()]
        more += [self.label(badge) for badge in card.get("badges", [])]
        held = [self.held(place, holding) for holding in self.holdings for place in self.of(card, holding, places)]
        pips = Text(FULL * wounds + EMPTY * (lives - wounds), "red")
        return [
            Text(self.teller.card(card["def"]), "bold"),
            pips,
            Text(" · ".join(more), "italic"),
            Text("  ".join(held)),
        ]

    def of(self, card: Plain, holding: Plain, places: dict[str, Plain]) -> list[Plain]:
        """The places of a kind that belong to a card, where something lies."""
        found = [place for id, place in places.items() if id.partition(".")[0] == card["def"]]
        return [place for place in found if place["zone"] == holding["zone"] and place["count"]]

    def held(self, place: Plain, holding: Plain) -> str:
        names = [self.teller.card(card["def"]) for card in place["cards"] if card["def"]]
        unknown = place["count"] - len(names)
        return f"{self.teller.say(holding['label'])}: {', '.join([*names, *([str(unknown)] if unknown else [])])}"

    def label(self, word: str) -> str:
        return self.teller.say(self.labels[word]) if word in self.labels else word

    # what is going on
    def scenes(self, view: Plain) -> list[RenderableType]:
        rows: list[RenderableType] = []
        for scene in [scene for scene in view["scopes"] if not scene.get("over")]:  # what is over the log has told
            rows.append(Text(self.teller.message(scene["title"]), "bold magenta"))
            rows += [self.sum(row) for row in scene.get("sums", [])]
        return rows

    def sum(self, row: Plain) -> RenderableType:
        """Medved: new wounds 2 = Attack-3 +3, Night Watch Badge −1."""
        parts = [f"{self.entry(entry)} {signed(entry['amount'])}" for entry in row["entries"]]
        total = str(row["total"]).replace("-", "−")
        said = Text(f"  {self.teller.message(row['what'])} ")
        said.append(total, "bold")
        return said.append(f" = {', '.join(parts)}" if parts else "", "dim")

    def entry(self, entry: Plain) -> str:
        if entry.get("def"):
            return self.teller.card(entry["def"])
        return self.teller.say(self.entries[entry["how"]]) if entry["how"] in self.entries else str(entry["how"])


def signed(n: int) -> str:
    return f"{n:+d}".replace("-", "−")
