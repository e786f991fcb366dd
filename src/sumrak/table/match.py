"""A game at a table together with its record: what was answered, taken back, resigned. No sockets and no store here."""

from __future__ import annotations

from bisect import bisect_right
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
    """`seq`: how many entries the record has. `asked[seat]`: the `seq` since which a seat has had its present decision.
    `events_at[ply]`: how many events had happened after so many answers. `left`: seats that a bot has taken over.
    `spared`: which answers were passes given for a player who did not wish to be asked."""

    def __init__(self, face: Any, row: TableRow) -> None:
        self.face, self.row = face, row
        self.seats = len(row.bots)
        self.seq = 0
        self.resigned: int | None = None
        self.is_flag = False
        self.left: dict[int, str] = {}
        self.spared: list[bool] = []
        self.nonces: dict[str, int] = {}
        self.asked = [0] * self.seats
        self.game: Any = face.new(row.game, decks=row.decks or None, seed=int(row.seed, 16))
        self.before: Any = None
        self.kept = [self.game.copy()]
        self.events_at = [len(self.game.events)]

    def replay(self, entries: list[Entry]) -> None:
        """Follow a record from its start. Raises Parted; the match then stands before the answer that did not fit."""
        line: list[tuple[int, str]] = []
        spared: list[bool] = []
        for number, entry in enumerate(entries):
            if entry.number != number:
                raise Parted(len(line) + 1, f"entry {number} is missing")
            self.note(entry)
            if entry.kind == "answer":
                line.append((entry.seat, entry.body))
                spared.append(is_spared(entry))
            elif entry.kind == "undo" and entry.body.isdecimal():
                del line[int(entry.body) :]
                del spared[int(entry.body) :]
            elif entry.kind in ("resign", "flag"):
                self.resigned, self.is_flag = entry.seat, entry.kind == "flag"
            elif entry.kind == "leave":
                self.left[entry.seat] = entry.body
            else:
                raise Parted(len(line) + 1, f"entry {number} cannot be read")
        for number, (seat, notation) in enumerate(line, 1):
            try:
                self.play(seat, notation)
            except Exception as error:
                raise Parted(number, f"{type(error).__name__}: {error}") from error
        self.spared = spared
        self.asked = [self.seq] * self.seats

    def note(self, entry: Entry) -> None:
        """Count an entry that is in the store."""
        self.seq = entry.number + 1
        if entry.nonce:
            self.nonces[entry.nonce] = self.seq

    def play(self, seat: int, choice: int | str) -> None:
        self.before = self.game.copy()
        self.game.play(choice, seat=seat)
        self.events_at.append(len(self.game.events))
        if self.ply % KEEP_EVERY == 0:
            self.kept.append(self.game.copy())

    # what a new entry does
    def try_answer(self, seat: int, index: int) -> None:
        """Raise what the answer would raise; nothing changes."""
        self.game.copy().play(index, seat=seat)

    def answer(self, entry: Entry, index: int) -> None:
        had = {decision.seat: notations(decision) for decision in self.game.decisions if decision.seat != entry.seat}
        self.note(entry)
        self.play(entry.seat, index)
        self.spared.append(is_spared(entry))
        for decision in self.game.decisions:
            if decision.seat not in had or notations(decision) != had[decision.seat]:
                self.asked[decision.seat] = self.seq

    def undo(self, entry: Entry) -> None:
        self.note(entry)
        keep = int(entry.body)
        self.before = self.at(keep - 1) if keep else None
        self.game = self.game.at(keep)
        del self.events_at[keep + 1 :]
        del self.spared[keep:]
        del self.kept[keep // KEEP_EVERY + 1 :]
        self.asked = [self.seq] * self.seats

    def resign(self, entry: Entry) -> None:
        self.note(entry)
        self.resigned, self.is_flag = entry.seat, entry.kind == "flag"

    def leave(self, entry: Entry) -> None:
        self.note(entry)
        self.left[entry.seat] = entry.body

    # what it is
    @property
    def ply(self) -> int:
        return len(self.game.answers)

    @property
    def is_over(self) -> bool:
        return self.resigned is not None or bool(self.game.is_over)

    def decision(self, seat: int | None) -> Any:
        """The open decision of a seat, or None."""
        if self.is_over:
            return None
        return next((decision for decision in self.game.decisions if decision.seat == seat), None)

    def at(self, ply: int) -> Any:
        """The game after the first `ply` answers. It is quiet: its log is the live one's, up to there."""
        if ply == self.ply:
            return self.game
        game = self.kept[ply // KEEP_EVERY].copy()
        for seat, index in self.game.answers[ply - ply % KEEP_EVERY : ply]:
            game.play(index, seat=seat)
        return game

    def log(self, seat: int | None, since: int, ply: int) -> list[dict[str, Any]]:
        """The log's entries from number `since` on, up to a ply; `seq` says after how many answers each happened."""
        until = self.events_at[ply]
        out = []
        for entry in self.game.log(seat, since=since) if since < until else ():
            if entry["n"] >= until:
                break
            out.append({**entry, "seq": bisect_right(self.events_at, entry["n"])})
        return out

    def last_answer(self, seats: frozenset[int]) -> int | None:
        """Index of the last answer that one of these seats gave itself."""
        answers = self.game.answers
        own = (i for i in range(len(answers) - 1, -1, -1) if answers[i][0] in seats and not any(self.spared[i : i + 1]))
        return next(own, None)

    def is_undo_free(self, seat: int, view: dict[str, Any], old: dict[str, Any] | None) -> bool:
        """Whether taking the last answer back takes nothing from anybody: since it was given no chance was used, nobody
        else was asked, and this seat has seen no card that it had not seen. `view`: what it sees, `old`: what it saw
        before the answer, if that is at hand."""
        if self.before is None or self.game.answers[-1][0] != seat:
            return False
        if self.game.state.draws != self.before.state.draws:
            return False
        if any(decision.seat != seat for decision in self.game.decisions):
            return False
        return not known(view) - known(old or self.before.view(seat))


SPARED = "spared:"
"""How the nonce begins of a pass that was given for a player."""


def is_spared(entry: Entry) -> bool:
    return (entry.nonce or "").startswith(SPARED)


def notations(decision: Any) -> list[str]:
    return [option.notation for option in decision.options]


def known(view: dict[str, Any]) -> Counter[str]:
    """How many of each definition a view shows."""
    return Counter(card["def"] for place in view["places"] for card in place.get("cards", ()) if card["def"])
