"""Processes on this machine that play the tasks of a plan. One that dies is replaced, and its task is played again."""

from __future__ import annotations

import signal
import traceback
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from sumrak.lab.plan import Plan
from sumrak.lab.playing import Row, play
from sumrak.lab.wrong import Wrong

TRIES = 3
"""A task whose worker has died so often is given up, and the run with it."""


class Worker:
    """One process, and the task that it has been given."""

    def __init__(self, plan: Plan) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(plan, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.task = -1

    def give(self, task: int) -> None:
        self.task = task
        self.connection.send(task)

    def take(self) -> list[Row] | None:
        """The rows of its task, or None if it has died."""
        try:
            found = self.connection.recv()
        except (EOFError, OSError):
            return None
        if isinstance(found, BaseException):
            raise found
        rows: list[Row] = found
        return rows

    def end(self) -> None:
        self.connection.close()
        self.process.terminate()
        self.process.join()


def played_here(plan: Plan, tasks: Iterable[int], jobs: int) -> Iterator[list[Row]]:
    """The rows of each task as they are ready. Whoever stops listening ends the workers."""
    waiting, tries = deque(tasks), dict[int, int]()
    if jobs == 1:
        for task in waiting:
            yield play(plan, task)
        return
    workers: list[Worker] = []
    try:
        workers += [Worker(plan) for _ in range(min(jobs, len(waiting)))]
        for worker in workers:
            worker.give(waiting.popleft())
        while workers:
            ready = wait([worker.connection for worker in workers])
            for worker in [worker for worker in workers if worker.connection in ready]:
                rows = worker.take()
                if rows is None:
                    tries[worker.task] = tries.get(worker.task, 0) + 1
                    if tries[worker.task] == TRIES:
                        raise Wrong("lab-worker-lost", task=worker.task, tries=TRIES)
                    waiting.appendleft(worker.task)
                    worker.end()
                    workers.remove(worker)
                    workers.append(worker := Worker(plan))
                if waiting:
                    worker.give(waiting.popleft())
                else:
                    worker.end()
                    workers.remove(worker)
                if rows is not None:
                    yield rows
    finally:
        for worker in workers:
            worker.end()


def serve(plan: Plan, connection: Connection) -> None:
    """What a worker does, until nobody asks any more. Ctrl-C is for the process that was started by hand."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task = connection.recv()
        except (EOFError, OSError):
            return
        try:
            found: object = play(plan, task)
        except Wrong as error:
            found = error
        except Exception:  # told to whoever asked
            found = RuntimeError(f"task {task} of the plan:\n{traceback.format_exc()}")
        try:
            connection.send(found)
        except OSError:
            return
