"""Talk at a table: a few lines of a position make a game, and everything is asked through its face.

    t = table("a: Ozmo / Bonding", "b: Roland Bishop")
    t.play("bleed ozmo", "b: block roland-bishop")

Seats are a, b, c …; b is the prey of a. Vampires are full unless they say `*2` or `(empty)`; libraries are empty, so that nothing is
drawn; it is a's minion phase, turn 20. `cards=` declares test cards.
"""

from __future__ import annotations

from functools import lru_cache

from sumrak.game import Game, Origin
from sumrak.games.vtes.cards.catalogue import CARDS
from sumrak.games.vtes.facts import Sheet
from sumrak.games.vtes.game import spec_with
from sumrak.games.vtes.state import ASH, CONTESTED, HAND, READY, REMOVED, TORPOR, UNCONTROLLED, ZONES
from sumrak.games.vtes.vocabulary import (
    BETWEEN,
    DISCARD,
    INFLUENCE,
    MASTER,
    UNTAP,
    Ability,
    Card,
    GainPool,
    Price,
    Type,
    Use,
)

LETTERS = "abcde"
ZONE_NAMES = {READY: "ready", TORPOR: "torpor", ASH: "ash heap", HAND: "hand", UNCONTROLLED: "uncontrolled", CONTESTED: "contested",
              REMOVED: "removed"}  # fmt: skip


class Table:
    """A game and the questions that players ask about it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.s = game.state
        self.game.events  # noqa: B018  (somebody listens from now on)

    # acting and judging
    def play(self, *said: str) -> Table:
        """Notation, one answer after another; "b: pass" says who must be the one who is asked."""
        for text in said:
            seat, choice = self.speaker(text)
            if seat is not None:
                assert self.asked == LETTERS[seat], f"{text}: {self.asked} is asked ({self.options()})"
            self.game.play(choice, seat=seat)
        return self

    def speaker(self, text: str) -> tuple[int | None, str]:
        head, colon, rest = text.partition(": ")
        return (LETTERS.index(head), rest) if colon and head in LETTERS else (None, text)

    def why_not(self, text: str) -> str | None:
        """The paragraph of the refusal."""
        seat, choice = self.speaker(text)
        found = self.game.why_not(choice, seat=seat)
        return found and found.cite

    def passes(self) -> Table:
        """Everybody passes, until something else is asked."""
        while not self.game.is_over and "pass" in self.options():
            self.game.play("pass")
        return self

    def terms(self, *numbers: int) -> Table:
        """Pass until the terms of a referendum are asked, then allocate these points, player by player."""
        self.passes()
        for n in numbers:
            self.game.play(
                next(option for option in self.options() if option.startswith("give") and option.endswith(f" {n}"))
            )
        return self

    def until(self, what: str) -> Table:
        """Pass and end until an option that begins like this is offered."""
        for _ in range(200):
            said = self.options()
            if self.game.is_over or any(option.startswith(what) for option in said):
                return self
            self.game.play(next((word for word in ("pass", "end", "done", "decline") if word in said), 0))
        raise AssertionError(f"{what}: never offered")

    # what is asked
    @property
    def asked(self) -> str:
        return LETTERS[self.game.decision.seat] if self.game.decision else ""

    @property
    def cite(self) -> str:
        return self.game.decision.cite

    def options(self) -> list[str]:
        decision = self.game.decision
        said = [option.notation for option in decision.options] if decision else []
        return [option for option in said if option != "use pause"]

    # what is true
    def card(self, name: str, n: int = 0) -> int:
        """A card by its id: the first copy that lies on the table, else anywhere."""
        s = self.game.state
        found = [c for c in range(len(s.definition)) if s.sheet.cards[s.definition[c]].id == name]
        on_table = [c for c in found if s.places[s.place[c]].zone.in_play]
        return (on_table or found)[n]

    def pool(self, seat: str) -> int:
        return self.game.state.pool[LETTERS.index(seat)]

    def points(self, seat: str) -> float:
        return self.game.state.halves[LETTERS.index(seat)] / 2

    def blood(self, name: str, n: int = 0) -> int:
        return self.game.state.blood[self.card(name, n)]

    def is_tapped(self, name: str, n: int = 0) -> bool:
        return bool(self.game.state.turned[self.card(name, n)])

    def zone(self, name: str, n: int = 0) -> str:
        zone = self.game.state.place[self.card(name, n)] % ZONES
        return ZONE_NAMES.get(zone, self.game.state.places[zone].zone.name)

    def side(self, name: str, n: int = 0) -> str:
        return LETTERS[self.game.state.place[self.card(name, n)] // ZONES]

    def hand(self, seat: str) -> list[str]:
        s = self.game.state
        return sorted(s.sheet.cards[s.definition[c]].id for c in s.piles[LETTERS.index(seat) * ZONES + HAND])

    def host(self, name: str, n: int = 0) -> str:
        s = self.game.state
        host = s.host[self.card(name, n)]
        return s.sheet.cards[s.definition[host]].id if host >= 0 else ""

    @property
    def edge(self) -> str:
        edge = self.game.state.edge
        return LETTERS[edge] if edge >= 0 else ""

    @property
    def cites(self) -> set[str]:
        return {event.cite for event in self.game.events}

    @property
    def phase(self) -> tuple[str, str]:
        return LETTERS[self.game.state.active], self.game.state.phase


PAUSE = Card(
    "pause",
    0,
    "Pause",
    (Type.MASTER,),
    text=(Ability(Use((GainPool(0),), MASTER | INFLUENCE | DISCARD | BETWEEN | UNTAP, price=(Price.TAP,))),),
)
"""A permanent that does nothing: whoever has it is asked in every phase of her own."""


@lru_cache(64)
def sheet_of(cards: tuple[Card, ...]) -> Sheet:
    """The cards that are built in, and test cards."""
    return Sheet((*CARDS, PAUSE, *cards))


def table(*lines: str, cards: tuple[Card, ...] = (), rules: str = "", pause: str = "") -> Table:
    """`pause`: the seats that are asked in every phase of theirs, although they have nothing to do."""
    rows = ["game: vtes", *([f"rules: {rules}"] if rules else [])]
    for line in lines:
        head, colon, rest = line.partition(":")
        if head in pause and head:
            board, slash, hand = rest.partition(" / ")
            line = f"{head}: {board.strip()}, Pause{slash}{hand}"
        rows.append(line)
    spec = spec_with(sheet_of(cards))
    text = "\n".join(rows) + "\n"
    start = spec.read_position(text)
    state = start.copy()
    state.run()
    return Table(Game(spec, Origin(start.copy, start.seats, (), start.rules, 0, text), state, []))
