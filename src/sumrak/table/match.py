"""A game at a table together with its record: what was answered, taken back, resigned. No sockets and no store here."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .store import Entry, TableRow

KEEP_EVERY = 8
"""Plies between two kept copies: a past position is at most so many answers from one of them."""


class Parted(Exception):
    """The record does not fit the rules any more: at answer `number` (from 1), because of `why`."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"answer {number}: {why}")
        self.number, self.why = number, why


class Match:
    """`line`: (seat, notation) of the answers that count. `seq`: how many entries the record has. `asked[seat]`: the
    `seq` since which that seat has had the decision that it has."""

    def __init__(self, face: Any, row: TableRow) -> None:
        self.face, self.row = face, row
        self.line: list[tuple[int, str]] = []
        self.resigned: int | None = None
        self.seq = 0
        self.nonces: dict[str, int] = {}
        self.start()

    def replay(self, entries: list[Entry]) -> None:
        """Follow a record from its start. Raises Parted; the match then stands before the answer that did not fit."""
        line: list[tuple[int, str]] = []
        for entry in entries:
            self.note(entry)
            if entry.kind == "answer":
                line.append((entry.seat, entry.body))
            elif entry.kind == "undo":
                del line[int(entry.body) :]
            elif entry.kind == "resign":
                self.resigned = entry.seat
        self.follow(line)

    def start(self) -> None:
        row = self.row
        self.game: Any = self.face.new(row.game, decks=row.decks, seed=int(row.seed, 16))
        self.before: Any = None
        self.kept = [self.game.copy()]
        self.seats = len(row.bots)
        self.asked = [self.seq] * self.seats

    def follow(self, line: list[tuple[int, str]]) -> None:
        """Play a whole line from the start. Raises Parted; the match then stands before the answer that failed."""
        self.line = []
        self.start()
        for number, (seat, notation) in enumerate(line, 1):
            try:
                self.play(seat, notation)
            except Exception as error:
                raise Parted(number, f"{type(error).__name__}: {error}") from error

    def play(self, seat: int, notation: str) -> None:
        self.before = self.game.copy()
        self.game.play(notation, seat=seat)
        self.line.append((seat, notation))
        if len(self.line) % KEEP_EVERY == 0:
            self.kept.append(self.game.copy())

    def note(self, entry: Entry) -> None:
        """Count an entry that is in the store."""
        self.seq = entry.number + 1
        if entry.nonce:
            self.nonces[entry.nonce] = self.seq

    # what a new entry does; the table writes it to the store between `try_…` and the other
    def try_answer(self, seat: int, notation: str) -> None:
        """Raise what the answer would raise; nothing changes."""
        self.game.copy().play(notation, seat=seat)

    def answer(self, entry: Entry) -> None:
        open_before = {d.seat: ids(d.options) for d in self.game.decisions if d.seat != entry.seat}
        self.note(entry)
        self.play(entry.seat, entry.body)
        for d in self.game.decisions:
            if ids(d.options) != open_before.get(d.seat):
                self.asked[d.seat] = self.seq

    def undo(self, entry: Entry) -> None:
        self.note(entry)
        self.follow(self.line[: int(entry.body)])

    def resign(self, entry: Entry) -> None:
        self.note(entry)
        self.resigned = entry.seat

    # what it is
    @property
    def is_over(self) -> bool:
        return self.resigned is not None or bool(self.game.is_over)

    def decision(self, seat: int | None) -> Any:
        """The open decision of a seat, or None."""
        if self.is_over:
            return None
        return next((d for d in self.game.decisions if d.seat == seat), None)

    def at(self, ply: int) -> Any:
        """The game after the first `ply` answers. It is quiet: its log is the live one's, up to there."""
        if ply == len(self.line):
            return self.game
        game = self.kept[ply // KEEP_EVERY].copy()
        for seat, notation in self.line[ply - ply % KEEP_EVERY : ply]:
            game.play(notation, seat=seat)
        return game

    def last_answer(self, seats: frozenset[int]) -> int | None:
        """Index of the last answer that one of these seats gave."""
        return next((i for i in range(len(self.line) - 1, -1, -1) if self.line[i][0] in seats), None)

    def is_undo_free(self, seats: frozenset[int]) -> bool:
        """Whether taking the last answer back takes nothing from anybody: since it was given no chance was used, nobody
        else was asked, and these seats have seen no card that they had not seen."""
        if self.before is None or not self.line or self.line[-1][0] not in seats:
            return False
        if any(d.seat not in seats for d in self.game.decisions) or self.game.draws != self.before.draws:
            return False
        return all(not known(self.game.view(s)) - known(self.before.view(s)) for s in seats)


def ids(options: Any) -> tuple[str, ...]:
    return tuple(option.notation for option in options)


def known(view: dict[str, Any]) -> Counter[str]:
    """How many of each definition a view shows."""
    return Counter(card["def"] for place in view["places"] for card in place.get("cards", ()))
