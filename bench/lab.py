"""How much two workers do of what two single ones would: `.venv/bin/python bench/lab.py [GAME] [--games N]`.

By the clock, on a machine that does nothing else; and by the processor: how much of the work of one process two have to do in all,
which a busy machine disturbs less.
"""

from __future__ import annotations

import argparse
import os
import time

from sumrak.lab.plan import MATCHUPS, entrants_of, round_robin
from sumrak.lab.pool import played_here


def used() -> float:
    """Processor seconds of this process and of those that it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game", nargs="?", default="the_v")
    words.add_argument("--games", type=int, default=20)
    words.add_argument("--bot", default="greedy")
    asked = words.parse_args()
    decks = ["reaper", "court"] if asked.game == "the_v" else None
    plan = round_robin(MATCHUPS, asked.game, entrants_of(asked.game, [asked.bot], decks), asked.games, 1, seats=2)
    tasks, clock, processor = range(plan.size), dict[int, float](), dict[int, float]()
    list(played_here(plan, tasks[:2], 1))  # what is loaded once
    for jobs in (1, 2):
        start, before = time.perf_counter(), used()
        list(played_here(plan, tasks, jobs))
        clock[jobs], processor[jobs] = time.perf_counter() - start, used() - before
        print(
            f"{jobs} worker(s): {clock[jobs]:6.1f} s, {processor[jobs]:6.1f} s of processor, {plan.size / clock[jobs]:.2f} games/s"
        )
    print(
        f"efficiency of two: {clock[1] / clock[2] / 2:.2f} by the clock, {processor[1] / processor[2]:.2f} by the processor"
    )


if __name__ == "__main__":
    main()
