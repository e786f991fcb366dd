"""Processes on this machine that do tasks, one at a time each. One that dies is replaced, and its task is done again."""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, TypeVar

from sumrak.bots.started import end_all, undisturbed
from sumrak.words import Said

T = TypeVar("T")
TRIES = 3
"""A task whose worker has died so often is given up, and all with it."""
MOMENT = 2.0
"""Seconds in which a worker may end by itself."""


class WorkerLost(Exception):
    """A task has ended its process too often."""

    def __init__(self, task: int) -> None:
        super().__init__(f"task {task} has ended its process {TRIES} times")
        self.task = task


class Worker(Generic[T]):
    """One process, and the task that it has been given."""

    def __init__(self, do: Callable[[int], T]) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(do, theirs))
        with deaf():
            self.process.start()
        theirs.close()
        self.task = -1

    def give(self, task: int) -> None:
        self.task = task
        try:
            self.connection.send(task)
        except OSError:  # it has died: `take` says so
            pass

    def take(self) -> list[T]:
        """What came of its task, alone; nothing if it has died."""
        try:
            found = self.connection.recv()
        except (EOFError, OSError):
            return []
        if isinstance(found, BaseException):
            raise found
        return [found]

    def end(self, at_once: bool = False) -> None:
        self.connection.close()
        if not at_once:  # nobody asks any more: it ends by itself
            self.process.join(MOMENT)
        self.process.terminate()
        self.process.join(MOMENT)
        self.process.kill()
        self.process.join()


def done(do: Callable[[int], T], tasks: Iterable[int], jobs: int) -> Generator[T, None, None]:
    """What comes of each task as it is ready; raises WorkerLost. Whoever stops listening ends the workers."""
    waiting, tries = deque(tasks), dict[int, int]()
    if jobs == 1:
        for task in waiting:
            yield do(task)
        return
    workers: list[Worker[T]] = []
    try:
        for _ in range(min(jobs, len(waiting))):
            workers.append(Worker(do))
            workers[-1].give(waiting.popleft())
        while workers:
            ready = wait([worker.connection for worker in workers])
            for worker in [worker for worker in workers if worker.connection in ready]:
                found = worker.take()
                if not found:
                    tries[worker.task] = tries.get(worker.task, 0) + 1
                    if tries[worker.task] == TRIES:
                        raise WorkerLost(worker.task)
                    waiting.appendleft(worker.task)
                    worker.end()
                    workers.remove(worker)
                    workers.append(worker := Worker(do))
                if waiting:
                    worker.give(waiting.popleft())
                else:
                    worker.end()
                    workers.remove(worker)
                yield from found
    finally:
        for worker in workers:
            worker.end(at_once=True)


def serve(do: Callable[[int], T], connection: Connection) -> None:
    """What a worker does, until nobody asks any more."""
    attend()
    while True:
        try:
            task = connection.recv()
        except (EOFError, OSError):
            return
        try:
            found: object = do(task)
        except Said as error:  # what was asked for is wrong, which is said by whoever asked
            found = error
        except Exception:
            found = RuntimeError(f"task {task}:\n{traceback.format_exc()}")
        try:
            connection.send(found)
        except OSError:
            return


# with the process that was started by hand
@contextmanager
def deaf() -> Iterator[None]:
    """Who is started meanwhile does not hear Ctrl-C, from its first moment on; who starts him hears it afterwards."""
    with undisturbed("SIGINT"):
        if not hasattr(signal, "pthread_sigmask"):
            yield
            return
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # it stays blocked in a new process
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def attend() -> None:
    """Ctrl-C is for the process that was started by hand; this one ends with the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """In a thread of its own."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        end_all()
        os._exit(1)
