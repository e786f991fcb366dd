"""A search in several processes: each grows a tree of its own from guesses of its own, and what they found is added up.

The same seed, simulations and processes give the same thoughts. Who thinks by the clock is told when it ends, not how
long it has: a process that is late to begin has less time.
"""

from __future__ import annotations

import time
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context

from sumrak.bots.chair import Chair
from sumrak.bots.ismcts import Search, Thought, ranked
from sumrak.bots.workers import attend, deaf
from sumrak.kernel.chance import key_of

GRACE = 0.02
"""Who thinks by the clock waits for the others for so much of the time longer."""


@lru_cache
def pool(processes: int) -> ProcessPoolExecutor:
    """They are kept: to start one takes longer than most searches."""
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=attend)


def grow(chair: Chair, seed: int, simulations: int | None, until: float | None) -> list[Thought]:
    """One tree; nothing if it is too late for one."""
    left = None if until is None else until - time.time()
    if left is not None and left <= 0:
        return []
    search = Search(chair, seed, simulations)
    search.run(simulations, left)
    return search.thoughts()


def think_together(
    chair: Chair, seed: int, simulations: int | None, seconds: float | None, processes: int
) -> list[Thought]:
    """Thoughts of all; this process grows the first tree."""
    until = None if seconds is None else time.time() + seconds
    tasks = [(chair, key_of(seed, n), share, until) for n, share in enumerate(shared_out(simulations, processes))]
    others: list[Future[list[Thought]]] = []
    try:
        with deaf():
            others = [pool(processes - 1).submit(grow, *task) for task in tasks[1:]]
    except BrokenProcessPool:
        pool.cache_clear()
    found = grow(*tasks[0])
    for n, task in enumerate(tasks[1:]):
        try:
            patience = None if until is None else max(0.0, until - time.time()) + GRACE * (seconds or 0.0)
            found = [*found, *(others[n].result(patience) if others else grow(*task))]
        except TimeoutError:
            others[n].cancel()
        except BrokenProcessPool:
            pool.cache_clear()
            found = [*found, *grow(*task)]
    return together(found)


def shared_out(simulations: int | None, processes: int) -> list[int | None]:
    """How many fall to each; nobody gets none."""
    if simulations is None:
        return [None] * processes
    many = min(processes, simulations)
    return [simulations // many + (n < simulations % many) for n in range(many)]


def together(thoughts: list[Thought]) -> list[Thought]:
    """Thoughts about the same option become one."""
    found: dict[str, list[Thought]] = {}
    for thought in thoughts:
        found.setdefault(thought.notation, []).append(thought)
    return ranked([one(about) for about in found.values()])


def one(about: list[Thought]) -> Thought:
    visits = sum([thought.visits for thought in about])
    value = sum([thought.visits * thought.value for thought in about]) / visits
    merit = sum([thought.visits * thought.merit for thought in about]) / visits
    return Thought(about[0].notation, visits, value, merit)
