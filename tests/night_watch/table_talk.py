"""Talk at a table: a few lines of a scenario make a game, and everything is asked through its face.

    t = table("turn: 3, slots", "gorsvet: Anton", "night hand: Semyon")
    assert t.why_not("introduce semyon").cite == "NW-112"

Cards are named by their ids (`anton`, `attack-3`). What a test does not speak about is quiet: nobody holds anything, Egor
is on the Roof, both Watches have somebody in the Metro who does nothing ("Idle Light", "Idle Dark"; `idle=False` takes
them away), so that no game ends for want of Watchers.
"""

from __future__ import annotations

import sumrak

SIDES = ("night", "day")
PASSIVE = ("pass", "stay", "end", "decline")
IDLE = (
    'card "Idle Light" / "Светлый наблюдатель": watcher(NIGHT, SHAPESHIFTER, initiative=90)',
    'card "Idle Dark" / "Тёмный наблюдатель": watcher(DAY, SHAPESHIFTER, initiative=91)',
)


class Table:
    """A game and the questions that players ask about it."""

    def __init__(self, game: sumrak.Game) -> None:
        self.game = game

    # acting and judging
    def play(self, *said: str) -> Table:
        """Notation, one answer after another; "day: pass" where it matters who speaks."""
        for text in said:
            seat, choice = self.speaker(text)
            self.game.play(choice, seat=seat)
        return self

    def why_not(self, text: str) -> sumrak.Reason | None:
        seat, choice = self.speaker(text)
        return self.game.why_not(choice, seat=seat)

    def speaker(self, text: str) -> tuple[int | None, str]:
        head, colon, rest = text.partition(": ")
        return (SIDES.index(head), rest) if colon and head in SIDES else (None, text)

    def reach(self, wanted: str, most: int = 80) -> Table:
        """Do nothing until something is offered that begins so: "introduce alisa", "level". Then it may be played."""
        for _ in range(most):
            if any(offered(wanted, said) for said in self.options()):
                return self
            self.do_nothing()
        raise AssertionError(f"{wanted!r} was never offered; now: {self.options()}")

    def go_to(self, phase: str, most: int = 80) -> Table:
        """Do nothing until a phase in which somebody is asked (or the end of the game)."""
        for _ in range(most):
            if self.game.is_over or self.phase == phase:
                return self
            self.do_nothing()
        raise AssertionError(f"{phase} was never reached; now: {self.phase}")

    def next_turn(self, most: int = 120) -> Table:
        """Do nothing until the turn is over."""
        now = self.turn
        for _ in range(most):
            if self.game.is_over or self.turn != now:
                return self
            self.do_nothing()
        raise AssertionError(f"turn {now} never ended; now: {self.options()}")

    def fight(self, *said: str) -> Table:
        """Play all this, each as soon as it is offered, then do nothing until the battle is over."""
        for text in said:
            self.reach(text).play(text)
        return self.after_battle()

    def after_battle(self, most: int = 80) -> Table:
        """Do nothing until the reckoning of this turn is over."""
        for _ in range(most):
            if self.game.is_over or self.phase != "battle":
                return self
            self.do_nothing()
        raise AssertionError(f"the battle never ended; now: {self.options()}")

    def do_nothing(self) -> None:
        """The quietest answer: pass, stay, end; the same level; wounds for the Gloom; nothing healed."""
        said = self.options()
        quiet = [word for word in said if word.split()[0] in PASSIVE]
        if not quiet:
            quiet = [word for word in said if word.split()[0] in ("level", "wound")][-1:]
        self.game.play(said.index(quiet[0]) if quiet else 0)

    # what is asked
    @property
    def asked(self) -> tuple[str, str]:
        """(who, paragraph) of the open decision."""
        return SIDES[self.game.decision.seat], self.game.decision.cite

    def options(self, whose: str | None = None) -> list[str]:
        """What may be said now."""
        seat = None if whose is None else SIDES.index(whose)
        open_ = [d for d in self.game.decisions if seat in (None, d.seat)]
        return [option.notation.replace("opponent.", "") for option in open_[0].options] if open_ else []

    def offers(self, wanted: str) -> bool:
        return any(offered(wanted, said) for said in self.options())

    # what lies where
    @property
    def view(self) -> dict:
        return self.game.view(None)

    def place(self, id: str, viewer: str | None = None) -> dict:
        """A place by its id; "night.hand" is the hand of a player."""
        seat = None if viewer is None else SIDES.index(viewer)
        head, _, rest = id.partition(".")
        id = f"{SIDES.index(head)}.{rest}" if head in SIDES else id
        return next(p for p in self.game.view(seat)["places"] if p["id"] == id)

    def count(self, id: str) -> int:
        return self.place(id)["count"]

    def pile(self, id: str, viewer: str | None = None) -> list[str]:
        """The cards of a place that a viewer knows; without one those that its owner knows."""
        seat = self.place(id)["seat"]
        if viewer is None and seat is not None and seat >= 0:
            viewer = SIDES[seat]
        return [card["def"] for card in self.place(id, viewer)["cards"]]

    def where(self, name: str) -> str:
        """The place of a public card."""
        found = [p["id"] for p in self.view["places"] if name in [card["def"] for card in p["cards"]]]
        assert len(found) == 1, f"{name} is in {found}"
        return found[0]

    def card(self, name: str) -> dict:
        return next(card for p in self.view["places"] for card in p["cards"] if card["def"] == name)

    def wounds(self, name: str) -> int:
        return self.mark(name, "wounds")

    def level(self, name: str) -> int:
        return self.mark(name, "level")

    def mark(self, name: str, what: str) -> int:
        return self.card(name).get("marks", {}).get(what, 0)

    def is_dead(self, name: str) -> bool:
        return self.where(name) == "gone"

    # numbers
    def counter(self, seat: str, what: str) -> int:
        return self.view["players"][SIDES.index(seat)]["counters"][what]

    @property
    def points(self) -> tuple[int, int]:
        """Victory points of Night and of Day, without the award."""
        return self.counter("night", "points"), self.counter("day", "points")

    @property
    def tokens(self) -> tuple[int, int]:
        return self.counter("night", "tokens"), self.counter("day", "tokens")

    @property
    def vortex(self) -> int:
        return self.counter("night", "vortex")

    @property
    def phase(self) -> str:
        return self.view["phase"]

    @property
    def turn(self) -> int:
        return self.view["turn"]

    @property
    def winner(self) -> str | None:
        outcome = self.game.outcome
        return None if outcome is None else SIDES[outcome.winners[0]]

    # what happened
    def happened(self, word: str) -> list[str]:
        """The cards (or else the players) of all events of a kind, in order."""
        names = self.game.spec.language.names
        rows = [e for e in self.game.events if self.game.spec.event_names[e.kind] == word]
        return [names[e.names[0]].id if e.names[0] >= 0 else SIDES[e.seat] for e in rows]

    def numbers(self, word: str) -> list[int]:
        """What came of it, in all events of a kind: Powers played, prices, Spells drawn."""
        return [e.after for e in self.game.events if self.game.spec.event_names[e.kind] == word]

    def story(self, *words: str) -> list[str]:
        """ "word card" of the events of these kinds, in order."""
        names, kinds = self.game.spec.language.names, self.game.spec.event_names
        rows = [(kinds[e.kind], e) for e in self.game.events]
        return [
            f"{kind} {names[e.names[0]].id if e.names[0] >= 0 else SIDES[e.seat]}" for kind, e in rows if kind in words
        ]


def offered(wanted: str, said: str) -> bool:
    return said == wanted or said.startswith(wanted + " ")


def table(*lines: str, idle: bool = True) -> Table:
    """Lines of a scenario (docs/scenario.md); what is quiet is filled in."""
    rows = [row.strip() for line in lines for row in line.splitlines() if row.strip()]
    if idle:
        rows = with_idle(rows)
    return Table(sumrak.scenario("\n".join(["game: night_watch", *rows, ""])))


def with_idle(rows: list[str]) -> list[str]:
    """Both Watches keep somebody in the Metro."""
    for i, row in enumerate(rows):
        if row.startswith("metro:"):
            held = row.removeprefix("metro:").strip()
            there = "Idle Light, Idle Dark" + (f", {held}" if held not in ("", "-") else "")
            return [*IDLE, *rows[:i], f"metro: {there}", *rows[i + 1 :]]
    return [*IDLE, "metro: Idle Light, Idle Dark", *rows]
