"""Talk at a table: a few lines of a scenario make a game, and everything is asked through its face.

    t = table("me: Margo [Reaper's Aura] / Reaper's Aura")
    assert t.why_not("play Reaper's Aura on Margo").cite == "V-27"

What a test does not speak about is quiet: both duel decks hold a card that does nothing ("Blank"), and the player whose
turn it is holds a spare action that does nothing ("Pause"), so that the turn waits for him. `pause=False` takes it away.
"""

from __future__ import annotations

import re

import sumrak

SIDES = ("me", "opponent")
QUIET = ('card "Pause": action()', 'card "Blank": duel_card()')
PASSIVE = ("end", "pass", "decline", "keep_hand")
ID = re.compile(r"\b[RSKNT]-[TD]?\d\d\b")


class Table:
    """A game and the questions that players ask about it. "me" is seat 0; "opponent.Ghoul" a card on the other side."""

    def __init__(self, game: sumrak.Game) -> None:
        self.game = game
        self.names = {name.id: name.en for name in game.spec.language.names}

    # acting and judging
    def play(self, *said: str) -> Table:
        """Notation, one answer after another; "opponent: lay Strike" where it matters who speaks."""
        for text in said:
            seat, choice = self.speaker(text)
            self.game.play(choice, seat=seat)
        return self

    def why_not(self, text: str) -> sumrak.Reason | None:
        seat, choice = self.speaker(text)
        return self.game.why_not(choice, seat=seat)

    def warning(self, text: str) -> str | None:
        """The paragraph of the warning that a legal option carries."""
        for option in self.game.decision.options:
            if self.spoken(option.notation) == text:
                return option.warning and option.warning.cite
        raise AssertionError(f"{text!r} is none of {self.options()}")

    def speaker(self, text: str) -> tuple[int | None, str]:
        head, colon, rest = text.partition(": ")
        return (SIDES.index(head), rest) if colon and head in SIDES else (None, text)

    def go_to(self, phase: str, whose: str) -> Table:
        """Pass until a phase of somebody's turn in which there is something to decide."""
        for _ in range(60):
            view = self.game.view(None)
            if (view["phase"], view["active"]) == (phase, SIDES.index(whose)) or self.game.is_over:
                return self
            said = self.options()
            self.game.play(next((word for word in PASSIVE if word in said), 0))
        raise AssertionError(f"{whose} {phase}: never reached")

    # what is asked
    @property
    def asked(self) -> tuple[str, str]:
        """(who, paragraph) of the open decision."""
        return SIDES[self.game.decision.seat], self.game.decision.cite

    def options(self, whose: str | None = None) -> list[str]:
        """What may be said now, with English names."""
        seat = None if whose is None else SIDES.index(whose)
        open_ = [d for d in self.game.decisions if seat in (None, d.seat)]
        return [self.spoken(option.notation) for option in open_[0].options] if open_ else []

    def choices(self, whose: str | None = None) -> list[str]:
        """The options without their verb: the cards one may choose."""
        return [said.partition(" ")[2] or said for said in self.options(whose)]

    def spoken(self, notation: str) -> str:
        return ID.sub(lambda found: self.names[found[0]], notation)

    # what lies where
    def pile(self, place: str) -> list[str]:
        """The names in "me hand", "opponent scrapheap" …, as far as one of the players knows them."""
        whose, _, zone = place.partition(" ")
        seat = SIDES.index(whose)
        names = [self.names[card["def"]] for card in self.place(seat, seat, zone)["cards"]]
        return [name for name in names if name != "Pause"]

    def count(self, place: str) -> int:
        whose, _, zone = place.partition(" ")
        return self.place(None, SIDES.index(whose), zone)["count"]

    def place(self, viewer: int | None, seat: int, zone: str) -> dict:
        return next(p for p in self.game.view(viewer)["places"] if p["id"] == f"{seat}.{zone}")

    def card(self, name: str) -> dict:
        """A card in play as the view shows it: mine before the opponent's; "Ghoul#2" is the second by time of entry."""
        name, _, number = name.partition("#")
        head, dot, rest = name.rpartition("opponent.")
        seats = (1,) if dot else (0, 1)
        zones = ("characters", "modifications", "locations", "title")
        view = self.game.view(None)
        for seat in seats:
            places = [p for p in view["places"] if p["seat"] == seat and p["zone"] in zones]
            found = [c for p in places for c in p["cards"] if self.names[c["def"]] == rest]
            found.sort(key=lambda c: int(c["id"][1:]))
            if found:
                return found[int(number or 1) - 1]
        raise AssertionError(f"no {name} in play")

    def in_play(self, name: str) -> bool:
        try:
            return bool(self.card(name))
        except AssertionError:
            return False

    def values(self, name: str) -> tuple[int, int]:
        """Influence and threat."""
        row = self.card(name)["values"]
        return row["influence"], row["threat"]

    def endurance(self, name: str) -> int:
        return self.card(name)["values"]["endurance"]

    def tokens(self, name: str) -> int:
        return self.card(name).get("tokens", 0)

    def turned(self, name: str) -> int:
        return self.card(name).get("turned", 0)

    def badges(self, name: str) -> list[str]:
        return self.card(name).get("badges", [])

    @property
    def levels(self) -> tuple[int, int]:
        mine, theirs = (player["counters"]["level"] for player in self.game.view(None)["players"])
        return mine, theirs

    @property
    def madness(self) -> int:
        return self.game.view(None)["players"][0]["counters"]["madness"]

    @property
    def phase(self) -> tuple[str, str]:
        """(whose turn, phase)."""
        view = self.game.view(None)
        return SIDES[view["active"]], view["phase"]

    # what happened
    def happened(self, word: str) -> list[str]:
        """The cards (or else the players) of all events of a kind, in order."""
        rows = [e for e in self.game.events if self.game.spec.event_names[e.kind] == word]
        known = self.game.spec.language.names
        return [known[e.names[0]].en if e.names[0] >= 0 else SIDES[e.seat] for e in rows]

    def story(self, *words: str) -> list[str]:
        """ "word card" of the events of these kinds, in order."""
        known, kinds = self.game.spec.language.names, self.game.spec.event_names
        rows = [(kinds[e.kind], e) for e in self.game.events]
        return [
            f"{kind} {known[e.names[0]].en if e.names[0] >= 0 else SIDES[e.seat]}" for kind, e in rows if kind in words
        ]

    def cites(self) -> list[str]:
        """The paragraphs of all that happened."""
        return [event.cite for event in self.game.events]


def table(*lines: str, pause: bool = True) -> Table:
    """Lines of a scenario (docs/scenario.md); what is quiet is filled in."""
    rows = [row.strip() for line in lines for row in line.splitlines() if row.strip()]
    named = {row.partition(":")[0] for row in rows}
    if pause:
        is_theirs = any(row.startswith("turn:") and "opponent" in row for row in rows)
        rows = with_pause(rows, SIDES[is_theirs])
    rows += [f"{side} duel: Blank x8" for side in SIDES if f"{side} duel" not in named]
    return Table(sumrak.scenario("\n".join(["game: the_v", *QUIET, *rows, ""])))


def with_pause(rows: list[str], side: str) -> list[str]:
    for i, row in enumerate(rows):
        if row.startswith(f"{side}:"):
            board, slash, hand = row.partition(" /")
            held = "Pause" if hand.strip() in ("", "-") else f"{hand.strip()}, Pause"
            return [*rows[:i], f"{board} / {held}", *rows[i + 1 :]]
    return [*rows, f"{side}: - / Pause"]
