"""One open WebSocket: who it is, what it may send, and the queue of what it is sent."""

from __future__ import annotations

import asyncio
import contextlib
import time

from starlette.websockets import WebSocket

from .protocol import ServerMsg, encode

QUEUE_LIMIT = 600
RATE = 100.0  # frames a second; scrubbing through a replay sends one for each frame of the screen
BURST = 200.0
PATIENCE = 300
"""Refused frames before a flood is cut off."""

GONE_AWAY = {1000, 1001}  # the page was closed or left
FLOOD = 4429
NOT_HERE = 4404


class Viewer:
    """`seats`: the seats of this browser; empty for a spectator."""

    def __init__(self, socket: WebSocket, holder: str) -> None:
        self.socket, self.holder = socket, holder
        self.seats: frozenset[int] = frozenset()
        self.eyes: int | None = None
        self.lag = 0.0  # ms that the wire takes both ways, as the browser says
        self.log_eyes: int | None = None
        self.log_to = 0  # the log entries below this number are there, as `log_eyes` may read them
        self.looks_at: tuple[int, int | None] | None = None  # ply and eyes, while it looks back
        self.queue: asyncio.Queue[str | int] = asyncio.Queue(QUEUE_LIMIT)
        self.studies: dict[str, asyncio.Task[None]] = {}  # what it wants to know, by kind
        self.begun: dict[str, float] = {}
        self.tokens, self.counted_at, self.refused = BURST, time.monotonic(), 0

    def has_log(self, eyes: int | None) -> int:
        return self.log_to if eyes == self.log_eyes else 0

    def was_shown(self, eyes: int | None, log_to: int) -> None:
        self.log_eyes, self.log_to = eyes, log_to

    def send(self, frame: ServerMsg) -> None:
        self.send_text(encode(frame).decode())

    def send_text(self, text: str) -> None:
        """Queue a frame. A viewer that does not read is dropped; it comes back with a full view."""
        if self.queue.qsize() >= QUEUE_LIMIT - 1:
            self.close(1013)
        else:
            self.queue.put_nowait(text)

    def close(self, code: int) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self.queue.put_nowait(code)

    async def write(self) -> None:
        """Send what is queued, until told to close or the socket is gone."""
        with contextlib.suppress(Exception):
            while True:
                item = await self.queue.get()
                if isinstance(item, int):
                    await self.socket.close(item)
                    return
                await self.socket.send_text(item)

    def is_flooding(self) -> bool:
        """Count a frame that came in: whether it is one too many."""
        now = time.monotonic()
        self.tokens = min(BURST, self.tokens + RATE * (now - self.counted_at))
        self.counted_at = now
        if self.tokens >= 1:
            self.tokens -= 1
            return False
        self.refused += 1
        if self.refused == PATIENCE:
            self.close(FLOOD)
        return True
