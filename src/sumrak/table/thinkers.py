"""Bots think, and people's questions are thought about, in processes of their own: see `workers`."""

from __future__ import annotations

import logging
from typing import Any

from .pacing import LEVELS
from .workers import BOT, Call, Report, ThoughtFailed, WorkerLost, Workers

log = logging.getLogger("sumrak.table")

OVERRUN_SECONDS = 30.0
"""A thought that takes so much longer than it may is ended."""
SHORTEST = 0.05
SUBSTITUTE = "greedy"


class Thinkers:
    """`bots`: the module `sumrak.bots`, or a stand-in for it."""

    def __init__(self, bots: Any, processes: int) -> None:
        self.bots, self.workers = bots, Workers(processes)

    async def choose(self, bot: str, game: Any, seat: int, seed: int, seconds: float = 0.0) -> str:
        """What the bot answers, as notation. A bot of LEVELS thinks for `seconds`, or shorter where many think.

        What goes to the other process is the seat's chair: a bot cannot see more than its seat. Where that process dies
        over it or does not come to an end, another bot answers.
        """
        chair = self.bots.chair(game, seat)

        def thought(share: float) -> Call:
            name = f"ismcts:{max(SHORTEST, seconds * share):.3f}s" if bot in LEVELS else bot
            return self.bots.choose, (name, chair, seed)

        try:
            return str(await self.workers.run(BOT, thought, limit=seconds + OVERRUN_SECONDS))
        except (WorkerLost, ThoughtFailed) as error:
            log.warning("Bot %s does not answer, %s does: %r", bot, SUBSTITUTE, error)
        return str(await self.workers.run(BOT, lambda _: (self.bots.choose, (SUBSTITUTE, chair, seed))))

    async def study(
        self, rank: int, function: Any, arguments: tuple[Any, ...], seconds: float, report: Report | None = None
    ) -> Any:
        """What somebody wants to know. `report` is called with all that is found, the last of it is returned."""
        call = (function, arguments)
        return await self.workers.run(rank, lambda _: call, report, limit=seconds + OVERRUN_SECONDS)

    def close(self) -> None:
        self.workers.close()
