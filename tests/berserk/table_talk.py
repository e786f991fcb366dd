"""Talk at a table: a few lines of a scenario make a battle, and everything is asked through its face.

    t = table("me: Nomad@C1", "opponent: Nomad@C1'", dice="3 3")
    t.play("strike Nomad -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") == 1

"me" is seat 0 and the First player, unless the scenario says otherwise; "opponent.Nomad" is a card on the other side.
Where a test leaves a side without a row, a Nomad of it stands in the far corner, so that the battle goes on; and the side whose
turn it is has a Bystander in a corner, so that the turn waits (`alone=True` leaves him away).
"""

from __future__ import annotations

import re

import sumrak

SIDES = ("me", "opponent")
CORNERS = ("A3", "A3'")
BYSTANDER = 'card "Bystander": creature(NEUTRAL, 1, SILVER, 9, 1, (1, 1, 1))'
WINDOWS = {"targets": "B-15.2", "roll": "B-15.4b", "value": "B-14.15", "protect": "B-14.16", "wounds": "B-14.17"}
ID = re.compile(r"\b(?:\d\d-\d\d\d|T-\d\d)\b")


class Table:
    """A battle and the questions that players ask about it."""

    def __init__(self, game: sumrak.Game) -> None:
        self.game = game
        self.names = {name.id: name.en for name in game.spec.language.names}

    # acting and judging
    def play(self, *said: str) -> Table:
        """Notation, one answer after another; "opponent: pass" where it matters who speaks."""
        for text in said:
            seat, choice = self.speaker(text)
            self.game.play(choice, seat=seat)
        return self

    def why_not(self, text: str) -> sumrak.Reason | None:
        seat, choice = self.speaker(text)
        return self.game.why_not(choice, seat=seat)

    def refused(self, text: str) -> str | None:
        """The paragraph that forbids it, or None; a choice that is not offered is refused when it is played, too."""
        reason = self.why_not(text)
        return None if reason is None else reason.cite

    def may(self, text: str) -> bool:
        return self.why_not(text) is None

    def warning(self, text: str) -> str | None:
        """The paragraph of the warning that a legal option carries."""
        for option in self.game.decision.options:
            if self.spoken(option.notation) == text:
                return option.warning and option.warning.cite
        raise AssertionError(f"{text!r} is none of {self.options()}")

    def warning_of(self, text: str) -> str | None:
        seat, choice = self.speaker(text)
        decision = next(d for d in self.game.decisions if seat in (None, d.seat))
        option = next(o for o in decision.options if self.spoken(o.notation) == choice)
        return option.warning and option.warning.cite

    def speaker(self, text: str) -> tuple[int | None, str]:
        head, colon, rest = text.partition(": ")
        return (SIDES.index(head), rest) if colon and head in SIDES else (None, text)

    def both_pass(self, until: str = "") -> Table:
        """Pass while nothing is going to be asked but whether to pass, until the stack is empty or something else is asked."""
        while not self.game.is_over and self.stack and self.options()[-1] == "pass":
            if until and any(said.startswith(until) for said in self.options()):
                break
            self.game.play("pass")
        return self

    def go(self, *choices: str) -> Table:
        """Pass until each of these can be said, and say it; then pass on."""
        for said in choices:
            for _ in range(20):
                if said in self.options() or "pass" not in self.options():
                    break
                self.game.play("pass")
            self.play(said)
        return self.both_pass()

    def end_turn(self) -> Table:
        """Both pass until somebody else's main phase; what must be chosen on the way is chosen first."""
        turn = self.game.view(None)["turn"]
        for _ in range(80):
            view = self.game.view(None)
            if self.game.is_over or (view["turn"] > turn and view["phase"] == "main"):
                return self
            said = self.options()
            self.game.play(next((word for word in ("pass", "decline") if word in said), 0))
        raise AssertionError("the turn does not end")

    def use(self, whose: str, name: str, target: str = "") -> Table:
        """The one feature of a card that fits: with a target, or with what follows in the notation."""
        self.game.play(self.using(whose, name, target), seat=SIDES.index(whose))
        return self

    def using(self, whose: str, name: str, target: str) -> str:
        seat = SIDES.index(whose)
        decision = next(d for d in self.game.decisions if d.seat == seat)
        said = [(self.spoken(option.notation), option.notation) for option in decision.options]
        found = [
            raw
            for text, raw in said
            if text.startswith(f"use {name}") and (not target or text.endswith(f"-> {target}"))
        ]
        assert len(found) == 1, f"{found} of {[text for text, _ in said]}"
        return found[0]

    def go_to(self, window: str, whose: str | None = None) -> Table:
        """Pass until somebody is asked in a window of the combat: "targets", "roll", "value", "protect", "wounds"."""
        for _ in range(20):
            if self.asked[1] == WINDOWS[window] and whose in (None, self.asked[0]):
                return self
            self.game.play("pass")
        raise AssertionError(f"no window {window!r}")

    # the combat that is going on, or the last one
    def dice(self) -> tuple[int, ...]:
        """The last roll of striker and target."""
        return self.last_of("rolled", "rerolled")

    def totals(self) -> tuple[int, ...]:
        return self.last_of("total")

    def last_of(self, *words: str) -> tuple[int, ...]:
        """What the two fighters have of it since the last declaration."""
        kinds, found = self.game.spec.event_names, dict[int, int]()
        for event in self.game.events:
            word = kinds[event.kind]
            if word == "initiated":
                found = {}
            elif word in words:
                found[event.card] = event.after
        return tuple(found.values())

    def on_cell(self, cell: str) -> list[str]:
        """The markers on a cell, as everybody sees them."""
        found: list[str] = self.game.view(None).get("cells", {}).get(cell, [])
        return found

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

    def offered(self, verb: str) -> list[str]:
        """What follows a verb in the options: "strike" gives ["Nomad -> opponent.Nomad"]."""
        found = [said.removeprefix(verb).strip() for said in self.options() if said.split(" ")[0] == verb]
        return [said for said in found if "Bystander" not in said]

    def spoken(self, notation: str) -> str:
        return ID.sub(lambda found: self.names[found[0]], notation)

    # what lies where
    def pile(self, place: str) -> list[str]:
        """The names in "me graveyard", "opponent field" …, as far as their player knows them."""
        seat, row = self.place(place)
        return self.named(row)

    def count(self, place: str) -> int:
        return self.place(place)[1]["count"]

    def place(self, place: str, viewer: int | None = None) -> tuple[int, dict]:
        whose, _, zone = place.partition(" ")
        seat = SIDES.index(whose)
        view = self.game.view(seat if viewer is None else viewer)
        return seat, next(p for p in view["places"] if p["id"] == f"{seat}.{zone}")

    def card(self, name: str) -> dict:
        """A card in play as its side sees it: mine before the opponent's; "Nomad#2" is the second by time of entry."""
        name, _, number = name.partition("#")
        head, dot, rest = name.rpartition("opponent.")
        for seat in (1,) if dot else (0, 1):
            view = self.game.view(seat)
            places = [p for p in view["places"] if p["seat"] == seat and p["zone"] in ("field", "aside")]
            found = [c for p in places for c in p["cards"] if c["def"] and self.names[c["def"]] == rest]
            found.sort(key=lambda c: int(c["id"][1:]))
            if len(found) >= int(number or 1):
                return found[int(number or 1) - 1]
        raise AssertionError(f"no {name} in play")

    def in_play(self, name: str) -> bool:
        try:
            return bool(self.card(name))
        except AssertionError:
            return False

    def seen(self, whose: str, place: str) -> list[str]:
        """What one player knows of a place of either side: "me", "opponent field"."""
        return self.named(self.place(place, SIDES.index(whose))[1])

    def named(self, row: dict) -> list[str]:
        names = [self.names[card["def"]] for card in row["cards"] if card["def"]]
        return [name for name in names if name != "Bystander"]

    def tally(self, place: str, name: str) -> int:
        """Incarnation tokens of a card in a graveyard."""
        cards = self.place(place)[1]["cards"]
        return next(card for card in cards if self.names[card["def"]] == name).get("marks", {}).get("incarnation", 0)

    def cell(self, name: str) -> str:
        """The cell of a card, "" in the additional zone."""
        return self.card(name).get("cell", "")

    def wounds(self, name: str) -> int:
        return self.marks(name).get("wounds", 0)

    def poison(self, name: str) -> int:
        return self.marks(name).get("poison", 0)

    def marks(self, name: str) -> dict[str, int]:
        return self.card(name).get("marks", {})

    def life(self, name: str) -> int:
        """What is left of it."""
        return self.card(name)["values"]["life"]

    def strike(self, name: str) -> tuple[int, ...]:
        """Its simple strike with all that it has now: weak, medium, strong."""
        id = self.card(name)["id"]
        return tuple(self.game.explain(id, what, seat=0).value for what in ("weak", "medium", "strong"))

    def tokens(self, name: str) -> int:
        return self.card(name).get("tokens", 0)

    def closed(self, name: str) -> bool:
        return self.card(name).get("turned", 0) == 90

    def closed_in_play(self, name: str) -> bool:
        return self.in_play(name) and self.closed(name)

    def badges(self, name: str) -> list[str]:
        return self.card(name).get("badges", [])

    @property
    def stack(self) -> list[dict]:
        """What is going on besides the turn."""
        return self.game.view(None)["scopes"]

    @property
    def phase(self) -> tuple[str, str]:
        """(whose turn, phase)."""
        view = self.game.view(None)
        return SIDES[view["active"]], view["phase"]

    # what happened
    def happened(self, word: str) -> list[str]:
        """The cards (or else the players) of all events of a kind, in order."""
        known, kinds = self.game.spec.language.names, self.game.spec.event_names
        rows = [e for e in self.game.events if kinds[e.kind] == word]
        return [known[e.names[0]].en if e.names[0] >= 0 else SIDES[e.seat] for e in rows]

    def story(self, *words: str) -> list[str]:
        """ "word card number" of the events of these kinds, in order."""
        known, kinds = self.game.spec.language.names, self.game.spec.event_names
        rows = [(kinds[e.kind], e) for e in self.game.events if kinds[e.kind] in words]
        return [f"{kind} {known[e.names[0]].en if e.names[0] >= 0 else SIDES[e.seat]} {e.after}" for kind, e in rows]

    def cites(self) -> list[str]:
        """The paragraphs of all that happened."""
        return [event.cite for event in self.game.events]

    def explain(self, name: str, what: str) -> list[tuple[int, str]]:
        """(amount, paragraph) of the terms of a value."""
        return [(term.amount, term.cite) for term in self.game.explain(name, what).terms]


def struck(mine: str, theirs: str, dice: str, *more: str) -> Table:
    """`mine` on C1 strikes `theirs` on C1' ("Nomad (closed)" with its marks); what comes up on the way is left to the test."""
    t = table(f"me: {placed(mine, 'C1')}", f"opponent: {placed(theirs, FRONT)}", *more, dice=dice)
    return t.play(f"strike {bare(mine)} -> opponent.{bare(theirs)}")


FRONT = "C1'"


def bare(written: str) -> str:
    return re.split(r" \(|\*", written)[0]


def placed(written: str, cell: str) -> str:
    return f"{bare(written)}@{cell}{written[len(bare(written)) :]}"


def table(*lines: str, dice: str = "", fill: bool = True, alone: bool = False) -> Table:
    """Lines of a scenario (docs/scenario.md); what is quiet is filled in unless it is said otherwise."""
    rows = [row.strip() for line in lines for row in line.splitlines() if row.strip()]
    named = {row.partition(":")[0] for row in rows}
    if fill:
        rows += [f"{side}: Nomad@{corner}" for side, corner in zip(SIDES, CORNERS) if side not in named]
    if fill and not alone:
        rows = [BYSTANDER, *with_bystander(rows)]
    rows += [f"dice: {dice}"] if dice else []
    return Table(sumrak.scenario("\n".join(["game: berserk", *rows, ""])))


def with_bystander(rows: list[str]) -> list[str]:
    """The side whose turn it is has one more card to move with, so that the turn waits for it."""
    side = SIDES[any(row.startswith(("turn:", "first:")) and "opponent" in row for row in rows)]
    cell = next(c for c in ("E3", "A3", "E2") if not any(f"@{c}" in row.replace("'", "-") for row in rows))
    home = cell if side == "me" else f"{cell}'"
    return [f"{row}, Bystander@{home}" if row.startswith(f"{side}:") else row for row in rows]
