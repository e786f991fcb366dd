"""Bots think in processes of their own, so that the table never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

Choose = Callable[[str, Any, int], str]
"""(bot, chair, seed) → notation."""


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
    def __init__(self, choose: Choose, processes: int) -> None:
        self.choose_one, self.processes = choose, processes
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, chair: Any, seed: int) -> str:
        """What the bot answers, as notation. Raises what the bot raises; a process that died is replaced once."""
        for is_last in (False, True):
            if self.pool is None:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=settle_in)
            pool = self.pool
            try:
                future = pool.submit(self.choose_one, bot, chair, seed)
                return await asyncio.wrap_future(future)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                if is_last:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
