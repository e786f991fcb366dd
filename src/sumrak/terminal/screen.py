"""The table as text, drawn from a view and the game's layout; cards close up."""

from __future__ import annotations

from typing import Any

from rich.box import ROUNDED, SIMPLE
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sumrak.catalog import catalogue, spec_of
from sumrak.terminal.circle import Circle, around
from sumrak.terminal.field import field
from sumrak.terminal.scenery import Scenery
from sumrak.terminal.speech import Teller, plain

FULL, EMPTY = "●", "○"
Plain = dict[str, Any]


class Screen:
    """Draws tables of one game for one seat (None: a spectator)."""

    def __init__(self, teller: Teller, me: int | None) -> None:
        self.teller, self.me = teller, me
        found = catalogue(teller.game)
        self.layout: Plain = found["layout"]
        self.groups: Plain = found["groups"]
        self.faces: Plain = {face["type"]: face for face in self.layout["faces"]}
        self.labels = {row["id"]: row["label"] for part in ("badges", "phases") for row in self.layout[part]}
        self.scenery = Scenery(teller, self.layout) if self.layout.get("map") else None
        self.circle = Circle(teller, self.layout) if self.layout.get("ring") else None
        self.under = {area["under"] for area in self.layout["side"]["board"] if area["under"]}

    def say(self, key: str) -> str:
        return self.teller.say(key)

    def table(self, view: Plain) -> RenderableType:
        """Everything on the table; one's own side nearest, with the hand."""
        return Group(*self.parts(view).values())

    def parts(self, view: Plain) -> dict[str, RenderableType]:
        """The same in pieces that can be shown alone, each by a name of its own, in their order."""
        seats = sorted([player["seat"] for player in view["players"]], reverse=True)
        seats.sort(key=lambda seat: seat == (self.me or 0))
        if self.circle is not None:
            seats = around(view, self.me)
        rows: list[tuple[str, RenderableType]] = [(f"side {seat}", self.side(view, seat)) for seat in seats]
        if self.scenery is not None:
            scenes = self.scenery.scenes(view)
            rows[1:1] = [("map", self.scenery.map(view)), *([("scenes", Group(*scenes))] if scenes else [])]
        elif self.layout.get("grid") and any(
            [place["zone"] == self.layout["grid"]["zone"] and place["cards"] for place in view["places"]]
        ):
            rows.insert(len(rows) - 1, ("field", field(view, self.layout["grid"], self.teller, self.me)))
        if self.scenery is None:
            scopes = [
                Text(self.teller.message(scope["title"]), "bold magenta")
                for scope in view["scopes"]
                if not scope.get("over")
            ]
            rows += [("scopes", Group(*scopes))] if scopes else []
        return {"headline": Text(self.headline(view), "bold"), **dict(rows)}

    def headline(self, view: Plain) -> str:
        said = []
        if view["turn"]:
            if self.layout.get("common_turn"):
                said.append(self.teller.say("cli-headline-common", turn=view["turn"]))
            else:
                player = self.teller.player(view["active"])
                said.append(self.teller.say("cli-headline", turn=view["turn"], player=player))
        if view["phase"] in self.labels:
            said.append(self.say(self.labels[view["phase"]]))
        for counter in self.layout["shared"]:
            said.append(f"{self.say(counter['label'])} {view['players'][0]['counters'].get(counter['id'], 0)}")
        return " · ".join(said + (self.scenery.tracks(view) if self.scenery is not None else []))

    # one side
    def side(self, view: Plain, seat: int) -> RenderableType:
        places = {place["zone"]: place for place in view["places"] if place["seat"] == seat}
        attached: dict[str, list[str]] = {}
        for place in view["places"]:  # a card of the other player may lie under mine
            for card in place["cards"] if place["zone"] in self.under else ():
                attached.setdefault(card.get("host", ""), []).append(self.teller.card(card["def"]))
        zones = [area["zone"] for area in self.layout["side"]["board"]]
        zones += [self.layout["grid"]["zone"]] if self.layout.get("grid") else []
        board = [card for zone in dict.fromkeys(zones) if zone in places for card in places[zone]["cards"]]
        rows: list[RenderableType] = [self.board(board, attached)] if board else []
        if self.circle is not None:
            rows = list(self.circle.regions(view, seat))
        rows.append(self.piles(places, seat))
        if seat == self.me:
            rows += self.hands(places)
        title = Text(self.teller.player(seat), "bold")
        if self.layout["sides"]:
            title.append(f" · {self.teller.message(spec_of(self.teller.game).seat_name(seat))}")
        roles = self.circle.roles(view, seat, self.me) if self.circle is not None else []
        title.append(f" ({', '.join(roles)})" if roles else "", "not bold")
        counters = view["players"][seat]["counters"]
        for counter in self.layout["side"]["counters"]:
            if counter["rare"] and not counters.get(counter["id"]):
                continue
            title.append(f"  {self.counter(counter, counters.get(counter['id'], 0))}", "yellow")
        if seat == self.me:
            title.append("".join([f"  {said}" for said in self.budgets(view)]), "yellow")
        is_active = bool(view["turn"]) and view["active"] == seat
        style = "cyan" if is_active else "dim"
        return Panel(Group(*rows), title=title, title_align="left", border_style=style, box=ROUNDED)

    def budgets(self, view: Plain) -> list[str]:
        """What one may still spend where cards are chosen out of many: "Gold 9/24"."""
        own, here = (
            view.get("own", {}),
            [pool for pool in self.layout["pools"] if view["phase"] in (pool["phase"], *pool["before"])],
        )
        rows = [budget for pool in here for budget in pool["budgets"] if budget["id"] in own]
        most = {row["id"]: f"/{own[row['of']]}" if row["of"] in own else "" for row in rows}
        return [f"{self.say(row['label'])} {own[row['id']]}{most[row['id']]}" for row in rows]

    def counter(self, counter: Plain, value: int) -> str:
        pips = f" {FULL * value}{EMPTY * (counter['top'] - value)}" if counter["top"] else ""
        return f"{self.say(counter['label'])} {value}{pips}"

    def board(self, cards: list[Plain], attached: dict[str, list[str]]) -> RenderableType:
        grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        for card in cards:
            values = {**card.get("values", {}), "tokens": card.get("tokens", 0), **card.get("marks", {})}
            face = self.faces.get(self.teller.cards.get(card["def"], {}).get("type", ""), {"numbers": [], "pips": []})
            numbers = "/".join([shown(row, values) for row in face["numbers"] if row["value"] in values])
            pips = [
                FULL * values.get(p["count"], 0) + EMPTY * (values[p["of"]] - values.get(p["count"], 0))
                for p in face["pips"]
                if p["of"] in values
            ]
            more = [self.say(self.labels[badge]) if badge in self.labels else badge for badge in card.get("badges", [])]
            more = more if card["def"] else []  # that it lies face down is seen
            if card["id"] in attached:
                more.append(f"[{', '.join(attached[card['id']])}]")
            turned = card.get("turned", 0)
            name = Text(self.teller.card(card["def"]) or "?", "dim" if turned else "bold")
            name.append(f" {card['cell']}" if card.get("cell") else "", "cyan")
            more_text = Text(" · ".join(more), "italic")
            grid.add_row(name, numbers, Text(" ".join(pips), "red"), f"{turned}°" if turned else "", more_text)
        return self.headed(grid, False)

    def headed(self, grid: Table, with_price: bool) -> RenderableType:
        """With what the numbers in it are, above."""
        head = self.named_numbers(with_price)
        return Group(Text(head, "dim"), grid) if head else grid

    def named_numbers(self, with_price: bool) -> str:
        """What the numbers of a card are, in their order, where they are too many to be known by heart: life/strike/movement."""
        face: Plain = max(self.faces.values(), key=lambda face: len(face["numbers"]))
        if len(face["numbers"]) < 3 or self.circle is not None or self.scenery is not None:
            return ""
        rows = [face["price"], *face["numbers"]] if with_price and face["price"] is not None else face["numbers"]
        return (" / " if with_price else "/").join([self.say(row["label"]).lower() for row in rows])

    def piles(self, places: Plain, seat: int) -> Text:
        """How many cards lie in each; what one knows of another's hand."""
        side = self.layout["side"]
        rows = []
        for area in [*side["hand"], *side["piles"]]:
            place = places[area["zone"]]
            known = [self.teller.card(card["def"]) for card in place["cards"] if card["def"]]
            is_told = known and seat != self.me and area in side["hand"]
            rows.append(f"{self.say(area['label'])} {place['count']}" + (f": {', '.join(known)}" if is_told else ""))
        said = Text("  ".join(rows), "dim")
        for area in side["passing"]:
            place = places[area["zone"]]
            if place["count"]:
                names = ", ".join([self.teller.card(card["def"]) for card in place["cards"]]) or str(place["count"])
                said.append(f"  {self.say(area['label'])}: {names}", "magenta")
        return said

    def open_piles(self, view: Plain) -> Text:
        """What lies in piles that one may look through, by their owners, in their order."""
        labels = {area["zone"]: area["label"] for area in (*self.layout["side"]["piles"], *self.layout["common"])}
        rows = []
        for place in view["places"]:
            cards = [card["def"] for card in place["cards"] if card["def"]]
            if place["zone"] in labels and cards:
                owner = f"{self.teller.player(place['seat'])}, " if place["seat"] is not None else ""
                names = [
                    self.teller.card(id) + (f" ×{cards.count(id)}" if cards.count(id) > 1 else "")
                    for id in dict.fromkeys(cards)
                ]
                rows.append(
                    Text(f"{owner}{self.say(labels[place['zone']])}: ", "bold").append(", ".join(names), "not bold")
                )
        return Text("\n").join(rows) if rows else Text(self.say("cli-no-piles"))

    def hands(self, places: Plain) -> list[RenderableType]:
        """What one holds; with its name where there are several such places."""
        areas = [area for area in self.layout["side"]["hand"] if places[area["zone"]]["cards"]]
        rows: list[RenderableType] = []
        for area in areas:
            if len(areas) > 1:
                rows.append(Text(f"{self.say(area['label'])}:", "italic"))
            rows.append(self.hand(places[area["zone"]]["cards"]))
        return rows

    def hand(self, cards: list[Plain]) -> RenderableType:
        copies: dict[str, int] = {}
        for card in cards:
            copies[card["def"]] = copies.get(card["def"], 0) + 1
        grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False, expand=True)
        for is_cut in (False, False, True):  # of a text as much as has room in its line; ?card says all of it
            grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1 if is_cut else None)
        for id, count in copies.items():
            name = Text(self.teller.card(id), "bold").append(f" ×{count}" if count > 1 else "", "not bold")
            known = self.teller.cards.get(id)
            facts = [known["line"][self.teller.lang], *self.facts(known)] if known else []
            line = Text(" · ".join(facts), "dim")
            said = known["text"][self.teller.lang] if known else ""
            line.append(f" · {' '.join(said.split())}" if said else "", "not dim")
            grid.add_row(name, printed(known) if known else "", line)
        return self.headed(grid, True)

    # one card
    def close_up(self, card: Plain) -> RenderableType:
        """A card of the catalogue with its text."""
        lang = self.teller.lang
        marks = [sign for key, sign in (("unique", "★"), ("key", "⚿")) if card.get(key)]
        title = Text(" ".join([*marks, card["names"][lang]]), "bold").append(f"  {printed(card)}".rstrip(), "not bold")
        group = self.groups.get(card["group"], {}).get(lang, card["group"])
        said = card["line"][lang].split(" · ")
        is_said = any([group in part.split(", ") for part in said])
        body = Text(" · ".join(said if is_said else [*said, group]) + "\n", "dim")
        if facts := self.facts(card):
            body.append(" · ".join(facts) + "\n", "not dim")
        if card["text"][lang]:
            body.append(card["text"][lang] + "\n", "not dim")
        name = card["names"][lang]
        others = [other for other in card["names"].values() if other != name]
        is_name = card["id"] == "-".join(plain(name).split())
        body.append(" · ".join(others if is_name else [card["id"], *others]))
        body.rstrip()
        return Panel(body, title=title, title_align="left", box=ROUNDED, width=76)

    def facts(self, card: Plain) -> list[str]:
        """What is printed on a card and has no short form of its own, in words: its numbers, what it costs."""
        face = self.faces.get(card["type"])
        if self.circle is None or face is None:
            return []
        rows = [*face["numbers"], *[face[price] for price in ("price", "or_price") if face[price] is not None]]
        printed = [(self.circle.word(row["label"]), card.get(row["value"])) for row in rows]
        return [f"{word} {number if number > 0 else 'X'}" for word, number in printed if number]


def shown(row: Plain, values: Plain) -> str:
    """A number of a face, with those that belong to it: a strike 1-2-3."""
    return "-".join([str(values[name]) for name in (row["value"], *row["also"]) if name in values])


def printed(card: Plain) -> str:
    """The printed numbers of a card."""
    if card.get("influence") is not None:
        sign = "+" if card["type"] == "modification" else ""  # it adds, a character has
        return "/".join([f"{card[value]:{sign}}".replace("-", "−") for value in ("influence", "threat")])
    if card.get("life") is not None:
        strike = "-".join(map(str, card.get("strike") or ()))
        move = card.get("move")
        numbers = [card["cost"], card["life"], *([strike, "–" if move is None else move] if strike else [])]
        return " / ".join(map(str, numbers))
    return card.get("sign") or ""


def listing(*columns: str) -> Table:
    """A table for lists and numbers."""
    return Table(*columns, box=SIMPLE, header_style="bold", pad_edge=False)
