"""Time must not tell: how long the table waits is the same whether or not a hidden card made it ask.

Bots answer after `seconds`, however short they thought and however many options they had. A game in which a seat may be
passed over for what it hides would have the table wait as long there; in The V a seat is asked, or not, on public facts.
"""

from __future__ import annotations

import asyncio
import time


class Pace:
    """Started when the question is asked; `wait` ends `seconds` after that, or at once if they are over."""

    def __init__(self, seconds: float) -> None:
        self.until = time.monotonic() + seconds

    async def wait(self) -> None:
        await asyncio.sleep(max(0.0, self.until - time.monotonic()))
