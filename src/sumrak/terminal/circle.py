"""A ring of more than two seats as text: what its neighbours are to a player, and everything that lies before a seat, region by region."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from sumrak.terminal.speech import Teller

BAR = " · "
Plain = dict[str, Any]


def around(view: Plain, me: int | None) -> list[int]:
    """The seats clockwise from the left of mine, my own the last."""
    order = view.get("ring") or [player["seat"] for player in view["players"]]
    at = order.index(me) if me in order else -1
    return [*order[at + 1 :], *order[: at + 1]]


class Circle:
    """Draws seats of a ring from the layout of their game."""

    def __init__(self, teller: Teller, layout: Plain) -> None:
        self.teller, self.layout, self.ring = teller, layout, layout["ring"]
        self.faces: Plain = {face["type"]: face for face in layout["faces"]}
        self.badges: Plain = {row["id"]: row["label"] for row in layout["badges"]}

    def is_out(self, view: Plain, seat: int) -> bool:
        return bool(view["players"][seat]["counters"].get(self.ring["out"]))

    def roles(self, view: Plain, seat: int, me: int | None) -> list[str]:
        """Prey and predator: the next ones who are still in the game; or that this seat no longer is."""
        if self.is_out(view, seat):
            return [self.teller.say("ring-out")]
        if me is None:
            return []
        others = [other for other in around(view, me)[:-1] if not self.is_out(view, other)]
        ends = ((self.ring["left"], others[:1]), (self.ring["right"], others[-1:]))
        return [self.teller.say(label) for label, seats in ends if seat in seats]

    def regions(self, view: Plain, seat: int) -> list[Text]:
        """A line for the name of a region and one for each card; what lies face down is counted."""
        places = {place["zone"]: place for place in view["places"] if place["seat"] == seat}
        under: dict[str, list[Plain]] = {}
        for place in view["places"]:
            for card in place["cards"]:
                if card.get("host"):
                    under.setdefault(card["host"], []).append(card)
        rows: list[Text] = []
        for area in self.layout["side"]["board"]:
            place = places.get(area["zone"])
            if place is None or not place["count"]:
                continue
            told = [card for card in place["cards"] if card["def"]]
            rows.append(Text(f"{self.teller.say(area['label'])}:", "italic"))
            for card in told:
                rows.append(self.line(card, "  "))
                rows += [self.line(below, "    + ") for below in under.get(card["id"], [])]
            if place["count"] > len(told):
                closed = self.closed(place, place["count"] - len(told))
                rows.append(closed if told else rows.pop().append(closed))
        return rows

    def closed(self, place: Plain, count: int) -> Text:
        """How many lie face down, and what lies on them: "3 cards face down · blood 5, 2"."""
        said = [self.teller.say("twin-hidden", n=count)]
        for mark in self.layout["marks"]:
            laid = [
                card["marks"][mark["id"]]
                for card in place["cards"]
                if not card["def"] and card.get("marks", {}).get(mark["id"])
            ]
            said += [f"{self.word(mark['label'])} {', '.join(map(str, laid))}"] if laid else []
        return Text(f"  {BAR.join(said)}", "dim")

    def line(self, card: Plain, indent: str) -> Text:
        """What a card is called, what it can do, how it stands."""
        turned = card.get("turned", 0)
        said = Text(indent).append(self.teller.card(card["def"]), "dim" if turned else "bold")
        facts = self.facts(card)
        return said.append(f"  {BAR.join(facts)}" if facts else "")

    def facts(self, card: Plain) -> list[str]:
        face = self.faces.get(self.teller.cards.get(card["def"], {}).get("type", ""), {"numbers": [], "pips": []})
        values, marks, found = card.get("values", {}), dict(card.get("marks", {})), list[str]()
        sign = self.teller.cards.get(card["def"], {}).get("sign")
        found += [sign] if sign and values else []
        pips = [row for row in face["pips"] if row["of"] in values]
        for row in pips:
            found.append(f"{self.word(row['label'])} {marks.pop(row['count'], 0)}/{values[row['of']]}")
        filled = {row["of"] for row in pips}
        for number in face["numbers"]:
            if number["value"] in values and number["value"] not in filled:
                found.append(f"{self.word(number['label'])} {values[number['value']]}")
        for mark in self.layout["marks"]:
            if marks.get(mark["id"]):
                found.append(f"{self.word(mark['label'])} {marks[mark['id']]}")
        if card.get("turned"):
            found.append(self.turned(card["turned"]))
        return found + [self.word(self.badges[badge]) for badge in card.get("badges", ()) if badge in self.badges]

    def turned(self, degrees: int) -> str:
        word = self.layout["turned"]
        return self.teller.say(word) if word else f"{degrees}°"

    def word(self, label: str) -> str:
        said = self.teller.say(label)
        return said[:1].lower() + said[1:]
