"""Bots think in processes of their own, so that the table never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any


def settle_in() -> None:
    """Run in each new process: yield to the server, leave Ctrl-C to it, and end when it ends, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent,), daemon=True).start()


def end_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


class Thinkers:
    """`bots`: the module `sumrak.bots`, or a stand-in for it."""

    def __init__(self, bots: Any, processes: int) -> None:
        self.bots, self.processes = bots, processes
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, game: Any, seat: int, seed: int) -> str:
        """What the bot answers, as notation. Raises what the bot raises; a pool that broke is replaced once.

        What goes to the other process is the seat's chair: a bot cannot see more than its seat.
        """
        chair = self.bots.chair(game, seat)
        try:
            return await self.think(bot, chair, seed)
        except BrokenProcessPool:
            return await self.think(bot, chair, seed)

    async def think(self, bot: str, chair: Any, seed: int) -> str:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=settle_in)
        pool = self.pool
        try:
            return await asyncio.wrap_future(pool.submit(self.bots.choose, bot, chair, seed))
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
