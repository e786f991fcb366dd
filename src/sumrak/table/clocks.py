"""Clocks: a bank for the whole game and something more for every decision. They follow the decision, not the turn.

Off unless the table was made with them. Only people have one. A clock starts when the decision is shown and stops when the
answer comes; the time that the wire took is given back, up to `MOST_LAG`. What an answer took is stored with it, so that a
restart costs nobody time: a decision that was open then begins anew. Who has no time left has lost, where two play; where more
do, a bot of the house plays on in that seat, and the game of the others is not ended.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable

from . import protocol as p
from .store import Entry

MOST_LAG = 500.0
"""Milliseconds of the wire that are given back for an answer; what a browser says of it is not believed beyond that."""


class Clock:
    """All clocks of a table, in milliseconds. `since`: when the running ones were started; `fall` is called when one has run out."""

    def __init__(self, terms: list[int], seats: int, fall: Callable[[], Awaitable[None]]) -> None:
        self.bank, self.increment = terms
        self.left = [float(self.bank)] * seats
        self.since: dict[int, float] = {}
        self.fall = fall
        self.flag: asyncio.TimerHandle | None = None
        self.falling: asyncio.Future[None] | None = None

    def replay(self, entries: Iterable[Entry]) -> None:
        """What earlier answers have taken. An answer that was taken back has taken its time all the same."""
        for entry in entries:
            if entry.kind == "answer" and entry.used is not None:
                self.left[entry.seat] += self.increment - entry.used

    def run(self, seats: Iterable[int]) -> None:
        """Exactly these run from now on; those that run already go on."""
        running = set(seats)
        for seat in set(self.since) - running:
            del self.since[seat]
        for seat in running - set(self.since):
            self.since[seat] = now()
        if self.flag is not None:
            self.flag.cancel()
        self.flag = None
        if self.since:
            first = min(self.remaining(seat) for seat in self.since) + MOST_LAG
            self.flag = asyncio.get_running_loop().call_later(max(0.0, first) / 1000 + 0.01, self.ring)

    def ring(self) -> None:
        self.falling = asyncio.ensure_future(self.fall())

    def used(self, seat: int, lag: float) -> int | None:
        """What the decision of a seat has taken so far, less the wire's part; None where its clock does not run."""
        if seat not in self.since:
            return None
        return round(max(0.0, now() - self.since[seat] - min(lag, MOST_LAG)))

    def answered(self, entry: Entry) -> None:
        self.since.pop(entry.seat, None)
        self.replay([entry])

    def remaining(self, seat: int) -> float:
        return self.left[seat] - (now() - self.since[seat] if seat in self.since else 0.0)

    def fallen(self) -> list[int]:
        return [seat for seat in sorted(self.since) if self.remaining(seat) + MOST_LAG <= 0]

    def faces(self, people: frozenset[int]) -> list[p.ClockFace | None]:
        return [
            p.ClockFace(max(0, round(self.remaining(seat))), seat in self.since) if seat in people else None
            for seat in range(len(self.left))
        ]


def now() -> float:
    return time.monotonic() * 1000
