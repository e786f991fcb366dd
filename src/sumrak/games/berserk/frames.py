"""What is going on: the turn, an action, a feature on the stack, and a feature that is being carried out."""

from __future__ import annotations

from typing import Any

from sumrak.games.berserk.board import NOWHERE
from sumrak.kernel.plain import Plain


class Turn(Plain):
    """The scope of a turn (chapter 10)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def parts(self) -> tuple[Any, ...]:
        return (self.seat,)


class Work(Plain):
    """A feature that is being carried out: whose, which, and what it is about.

    `clause` is its number in the card's text; `effects` what it does; `target` and `number` as chosen when it was declared;
    `fight` the frame of the action in which it was played or went off (-1: none); `other`, `before`, `after` as in the
    event that set it off; `cell` where its card stood then.
    """

    __slots__ = (
        "after",
        "before",
        "card",
        "cell",
        "clause",
        "effects",
        "fight",
        "kind",
        "number",
        "other",
        "seat",
        "since",
        "target",
    )

    def __init__(
        self, card: int, since: int, seat: int, clause: int, kind: int, effects: tuple[Any, ...], target: int = -1,
        number: int = 0, fight: int = -1, other: int = -1, before: int = 0, after: int = 0, cell: int = NOWHERE,
    ) -> None:  # fmt: skip
        self.card, self.since, self.seat, self.clause, self.kind = card, since, seat, clause, kind
        self.effects, self.target, self.number, self.fight = effects, target, number, fight
        self.other, self.before, self.after, self.cell = other, before, after, cell

    def parts(self) -> tuple[Any, ...]:
        return (
            self.card, self.since, self.seat, self.clause, self.kind, self.effects, self.target, self.number, self.fight,
            self.other, self.before, self.after, self.cell,
        )  # fmt: skip


class Item(Plain):
    """The scope of a triggered feature on the stack (B-13.1)."""

    __slots__ = ("work",)

    def __init__(self, work: Work) -> None:
        self.work = work

    def parts(self) -> tuple[Any, ...]:
        return (self.work,)


class OnCell(Plain):
    """A marker: on which cell, which, whose, until when, and which card has put it there; by how much it wounds."""

    __slots__ = ("card", "cell", "kind", "number", "seat", "stamp", "until")

    def __init__(self, cell: int, kind: int, seat: int, until: int, card: int, number: int, stamp: int) -> None:
        self.cell, self.kind, self.seat, self.until = cell, kind, seat, until
        self.card, self.number, self.stamp = card, number, stamp

    def parts(self) -> tuple[Any, ...]:
        return self.cell, self.kind, self.seat, self.until, self.card, self.number, self.stamp

    def facts(self) -> tuple[int, ...]:
        """What of it counts in a position, whichever copy has put it there."""
        return self.cell, self.kind, self.seat, self.until, self.number


class Chain(Plain):
    """The scope of a game action (chapter 14): who does what to whom, and how far it has come.

    Pairs are of the initiating and of the responding card. A frame never changes: `Berserk.edit` puts a changed copy into its place.
    `kind` a bit of `facts`; `clause` the number of its act (-1: the simple strike); `seat` whose it is; `first` the target
    as it was declared; `defender` a card or -1; `number` what was chosen or paid (X); `pays` whether it closes at the end;
    `strike` the three values; `dice` natural (0: none), `plus` what has been put on them, `totals`; `strength` by the
    table, `read` by which the value is read, `value`; `fights` whether the target rolls and answers; `spot` the cell where the target stood.
    """

    __slots__ = (
        "ambushed",
        "blocked",
        "card",
        "clause",
        "defender",
        "dice",
        "fights",
        "first",
        "first_since",
        "guarded",
        "initiated",
        "kind",
        "number",
        "owner",
        "pays",
        "plus",
        "read",
        "reduced",
        "rerolled",
        "seat",
        "since",
        "spot",
        "strength",
        "strike",
        "target",
        "target_since",
        "totals",
        "tries",
        "turned_up",
        "value",
    )  # fmt: skip

    def __init__(
        self, kind: int, clause: int, card: int, since: int, seat: int, target: int, target_since: int, number: int, pays: bool,
        strike: tuple[int, int, int] | None,
    ) -> None:  # fmt: skip
        self.kind, self.clause, self.card, self.since, self.seat = kind, clause, card, since, seat
        self.target = self.first = target
        self.target_since = self.first_since = target_since
        self.number, self.pays, self.strike = number, pays, strike
        self.defender = -1
        self.dice = self.plus = self.totals = self.strength = self.read = self.value = (0, 0)
        self.reduced = (-1, -1)
        self.rerolled = 0
        self.tries: tuple[tuple[int, int], ...] = ()
        self.fights = self.blocked = self.initiated = self.turned_up = False
        self.guarded = (False, False)
        self.ambushed = False
        self.spot = NOWHERE
        self.owner: object = None  # the token of the state that alone has it

    def copy(self) -> Chain:
        new = Chain(
            self.kind, self.clause, self.card, self.since, self.seat, self.target, self.target_since, self.number, self.pays, self.strike
        )  # fmt: skip
        new.blocked, new.defender, new.dice, new.fights = self.blocked, self.defender, self.dice, self.fights
        new.first, new.first_since, new.guarded, new.initiated = (
            self.first,
            self.first_since,
            self.guarded,
            self.initiated,
        )
        new.plus, new.read, new.reduced, new.rerolled = self.plus, self.read, self.reduced, self.rerolled
        new.strength, new.totals, new.tries, new.turned_up = self.strength, self.totals, self.tries, self.turned_up
        new.value, new.ambushed, new.spot = self.value, self.ambushed, self.spot
        return new

    def parts(self) -> tuple[Any, ...]:
        return (
            self.kind, self.clause, self.card, self.since, self.seat, self.target, self.target_since, self.number, self.pays,
            self.strike, self.blocked, self.defender, self.dice, self.fights, self.first, self.first_since, self.guarded,
            self.initiated, self.plus, self.read, self.reduced, self.rerolled, self.strength, self.totals, self.tries,
            self.turned_up, self.value, self.ambushed, self.spot,
        )  # fmt: skip

    def __reduce__(self) -> tuple[Any, ...]:
        return read_chain, self.parts()


def read_chain(*parts: Any) -> Chain:
    """A frame from its parts, for pickles."""
    new = Chain(*parts[:10])
    (
        new.blocked, new.defender, new.dice, new.fights, new.first, new.first_since, new.guarded, new.initiated, new.plus,
        new.read, new.reduced, new.rerolled, new.strength, new.totals, new.tries, new.turned_up, new.value, new.ambushed, new.spot,
    ) = parts[10:]  # fmt: skip
    return new
