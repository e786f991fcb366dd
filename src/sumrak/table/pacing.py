"""Time must not tell: how long the table waits is the same whether or not a hidden card made it ask.

Bots answer after `seconds`, however short they thought and however many options they had. A game in which a seat may be
passed over for what it hides says so (`Agenda.hush`), and the table waits as long there.
"""

from __future__ import annotations

import asyncio
import time

MOST_HUSHED = 3
"""Nobody waits longer than that for questions that were not asked."""


class Pace:
    """Started when the question is asked; `wait` ends `seconds` after that, or at once if they are over."""

    def __init__(self, seconds: float) -> None:
        self.until = time.monotonic() + seconds

    async def wait(self) -> None:
        await asyncio.sleep(max(0.0, self.until - time.monotonic()))
