"""Time must not tell: how long the table waits is the same whether or not a hidden card made it ask.

Bots answer after so many seconds, however short they thought and however many options they had. A game in which a seat may be
passed over for what it hides says so (`Agenda.hush`), and the table waits as long there. How long a bot may think depends on what
everybody sees only: whether it is its turn, and how much it has thought already.
"""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

MOST_HUSHED = 3
"""Nobody waits longer than that for questions that were not asked."""


class Pace:
    """Started when the question is asked; `wait` ends `seconds` after that, or at once if they are over."""

    def __init__(self, seconds: float) -> None:
        self.until = time.monotonic() + seconds

    async def wait(self) -> None:
        await asyncio.sleep(max(0.0, self.until - time.monotonic()))


class Level(NamedTuple):
    """How long a bot thinks about a decision: in its own turn, and where it only reacts."""

    turn: float
    react: float


LEVELS = {"ismcts-quick": Level(0.5, 0.5), "ismcts-steady": Level(2.0, 1.0), "ismcts-deep": Level(5.0, 1.5)}
"""Bots that think by the clock, as they are called at a table; to `sumrak.bots` they are `ismcts:SECONDSs`."""

FULL = 120
"""A bot's time over a game is enough for so many decisions at full length,"""
SHARE = 40
"""of what is left of it a decision gets at most so small a part,"""
LEAST = 0.2
"""but never less than this part of a full length."""


class Budget:
    """What a bot that thinks by the clock may still spend over the game: a long game goes faster towards its end."""

    def __init__(self, level: Level) -> None:
        self.level, self.left = level, level.turn * FULL

    def offer(self, in_turn: bool) -> float:
        """Seconds for a decision."""
        most = self.level.turn if in_turn else self.level.react
        return max(most * LEAST, min(most, self.left / SHARE))

    def spend(self, seconds: float) -> None:
        self.left = max(0.0, self.left - seconds)
