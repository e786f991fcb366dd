"""The tasks of a plan, played by processes on this machine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from sumrak.bots.workers import TRIES, WorkerLost, done
from sumrak.lab.plan import Plan
from sumrak.lab.playing import Row, play
from sumrak.lab.wrong import Wrong


def played_here(plan: Plan, tasks: Iterable[int], jobs: int) -> Iterator[list[Row]]:
    """The rows of each task as they are ready; raises Wrong. Whoever stops listening ends the workers."""
    try:
        yield from done(partial(play, plan), tasks, jobs)
    except WorkerLost as lost:
        raise Wrong("lab-worker-lost", task=lost.task, tries=TRIES) from lost
