"""Who is at a table: online, offline (it may come back) or left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from .protocol import Presence
from .viewer import Viewer

LEFT_AFTER_SECONDS = {True: 3.0, False: 60.0}
"""Until an absent player counts as gone: after closing the page, after a broken connection."""


class Attendance:
    """`changed` is called when somebody who was offline counts as gone."""

    def __init__(self, bots: list[str], changed: Callable[[], None]) -> None:
        self.bots, self.changed = bots, changed
        self.viewers: set[Viewer] = set()
        self.leaving: dict[int, asyncio.TimerHandle] = {}

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        for seat in viewer.seats:
            self.forget(seat)

    def leave(self, viewer: Viewer, on_purpose: bool) -> None:
        self.viewers.discard(viewer)
        loop = asyncio.get_running_loop()
        for seat in viewer.seats - self.here():
            self.forget(seat)
            self.leaving[seat] = loop.call_later(LEFT_AFTER_SECONDS[on_purpose], self.has_left, seat)

    def has_left(self, seat: int) -> None:
        self.forget(seat)
        self.changed()

    def forget(self, seat: int) -> None:
        if handle := self.leaving.pop(seat, None):
            handle.cancel()

    def here(self) -> frozenset[int]:
        return frozenset(seat for viewer in self.viewers for seat in viewer.seats)

    @property
    def watching(self) -> int:
        return sum(not viewer.seats for viewer in self.viewers)

    def online(self, free: Iterable[int]) -> list[Presence]:
        here, free = self.here(), set(free)
        return [self.of(seat, bool(bot), seat in free, seat in here) for seat, bot in enumerate(self.bots)]

    def of(self, seat: int, is_bot: bool, is_free: bool, is_here: bool) -> Presence:
        if is_bot:
            return "bot"
        if is_free:
            return "free"
        if is_here:
            return "online"
        return "offline" if seat in self.leaving else "left"
