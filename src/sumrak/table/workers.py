"""Processes that think for the table, so that the table never waits for them.

They are started when they are first needed. What one is given is a function and its arguments; a generator reports what it
yields, and can be stopped after each of its reports. A process that dies is replaced, and what it thought about is thought
about once more. Bots go first, and what people want to know never keeps all processes busy, if there are several.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import pickle
import queue
import signal
import threading
from collections.abc import Callable
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from types import GeneratorType
from typing import Any

BOT, GLANCE, STUDY = 0, 1, 2
"""Ranks of jobs, the lower goes first: a bot's answer, what is found out at once, what takes its time."""
TRIES = 2
GRACE_SECONDS = 3.0
"""A process that was told to stop and does not is ended after so long."""

Call = tuple[Callable[..., Any], tuple[Any, ...]]
Report = Callable[[Any], None]


class WorkerLost(Exception):
    """The process that thought about it died, again and again, or thought for too long."""


# in the process


def serve(pipe: Connection, stops: Connection) -> None:
    """Do what comes through the pipe until it closes; `stops` names the last call that is wanted no more. Ctrl-C is the server's business; so is living longer than it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent,), daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            answer(pipe, stops, *pipe.recv())


def end_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


def answer(
    pipe: Connection, stops: Connection, number: int, function: Callable[..., Any], given: tuple[Any, ...]
) -> None:
    try:
        found = function(*given)
        if isinstance(found, GeneratorType):
            last = None
            for last in found:
                pipe.send(("part", last))
                while stops.poll():
                    if stops.recv() == number:
                        found.close()
            found = last
        message = pickle.dumps(("done", found))
    except OSError:
        raise
    except Exception as error:
        message = pickle.dumps(("failed", f"{type(error).__name__}: {error}"))
    pipe.send_bytes(message)


# at the table


class Job:
    """`make` says what is to be done when it is begun, from the part of its time that a full house leaves to it."""

    def __init__(self, rank: int, make: Callable[[float], Call], report: Report | None, limit: float) -> None:
        self.rank, self.make, self.report, self.limit = rank, make, report, limit
        self.found: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.tries = 0


class ThoughtFailed(Exception):
    """What was thought about raised; the text says what."""


class Worker:
    """One process, and the thread that speaks with it. `ended`: called in the loop with what the process says at the end."""

    def __init__(self, ended: Callable[[Worker, str, Any], None]) -> None:
        self.loop, self.ended = asyncio.get_running_loop(), ended
        self.job: Job | None = None
        self.calls: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.number = 0
        self.is_closing = False
        self.watch: asyncio.TimerHandle | None = None
        context = multiprocessing.get_context("spawn")
        self.pipe, *theirs = context.Pipe()
        their_stops, self.stops = context.Pipe(duplex=False)
        self.theirs = (*theirs, their_stops)
        self.process = context.Process(target=serve, args=self.theirs, daemon=True)
        self.thread = threading.Thread(target=self.speak, daemon=True)
        self.thread.start()

    def speak(self) -> None:
        try:
            self.begin()
            while (call := self.calls.get()) is not None and not self.is_closing:
                self.pipe.send_bytes(call)
                kind = "part"
                while kind == "part":
                    kind, value = self.pipe.recv()
                    self.tell(self.hear, kind, value)
        except (EOFError, OSError, pickle.UnpicklingError):
            self.tell(self.hear, "lost", None)
        finally:
            self.pipe.close()
            self.stops.close()

    def begin(self) -> None:
        """The process is born deaf to Ctrl-C: until it can say so itself it would answer with a traceback."""
        resource_tracker.ensure_running()
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        self.process.start()
        for end in self.theirs:
            end.close()
        if self.is_closing:
            self.process.kill()

    def tell(self, function: Callable[..., None], *arguments: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed
            self.loop.call_soon_threadsafe(function, *arguments)

    def hear(self, kind: str, value: Any) -> None:
        job = self.job
        if kind != "part":
            self.unwatch()
            self.ended(self, kind, value)
        elif job is not None and job.report is not None and not job.found.done():
            job.report(value)

    def take(self, job: Job, call: Call) -> None:
        """Raises what cannot be pickled."""
        self.number += 1
        message = pickle.dumps((self.number, *call))
        self.job = job
        job.tries += 1
        self.unwatch(self.loop.call_later(job.limit, self.end))
        self.calls.put(message)

    def stop(self) -> None:
        """What it thinks about is wanted no more."""
        with contextlib.suppress(OSError, ValueError):
            self.stops.send(self.number)
        self.unwatch(self.loop.call_later(GRACE_SECONDS, self.end))

    def unwatch(self, next: asyncio.TimerHandle | None = None) -> None:
        if self.watch is not None:
            self.watch.cancel()
        self.watch = next

    def end(self) -> None:
        """Its thread tells when it is gone."""
        if self.job is not None:
            self.job.tries = TRIES
        self.kill()

    def kill(self) -> None:
        if self.process.pid is not None:
            self.process.kill()

    @property
    def is_alive(self) -> bool:
        return self.thread.is_alive() and (self.process.pid is None or self.process.is_alive())

    def close(self) -> None:
        self.is_closing = True
        self.unwatch()
        self.calls.put(None)
        self.kill()


class Workers:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.all: list[Worker] = []
        self.waiting: list[Job] = []

    async def run(
        self, rank: int, make: Callable[[float], Call], report: Report | None = None, limit: float = 60.0
    ) -> Any:
        """What the function returns, or a generator's last report. Cancelled, it stops the process at its next report.

        Raises ThoughtFailed or WorkerLost; longer than `limit` seconds nothing may take.
        """
        job = Job(rank, make, report, limit)
        self.waiting.append(job)
        self.go_on()
        try:
            return await job.found
        finally:
            if job in self.waiting:
                self.waiting.remove(job)
            for worker in self.all:
                if worker.job is job:
                    worker.stop()

    def go_on(self) -> None:
        """Begin what can be begun."""
        for worker in self.all[:]:
            if worker.job is None and not worker.is_alive:
                self.all.remove(worker)
                worker.close()
        for job in sorted(self.waiting, key=lambda job: job.rank):
            studies = sum(worker.job is not None and worker.job.rank == STUDY for worker in self.all)
            if job.rank == STUDY and studies >= max(1, self.processes - 1):
                return
            idle = next((worker for worker in self.all if worker.job is None), None)
            if idle is None and len(self.all) >= self.processes:
                return
            share = min(1.0, self.processes / (len(self.waiting) + sum(w.job is not None for w in self.all)))
            self.waiting.remove(job)
            if idle is None:
                idle = Worker(self.ended)
                self.all.append(idle)
            try:
                idle.take(job, job.make(share))
            except Exception as error:
                job.found.set_exception(error)

    def ended(self, worker: Worker, kind: str, value: Any) -> None:
        job, worker.job = worker.job, None
        if kind == "lost" and worker in self.all:
            self.all.remove(worker)
        if job is not None and not job.found.done():
            if kind == "done":
                job.found.set_result(value)
            elif kind == "failed":
                job.found.set_exception(ThoughtFailed(value))
            elif job.tries < TRIES:
                self.waiting.insert(0, job)
            else:
                job.found.set_exception(WorkerLost())
        self.go_on()

    def close(self) -> None:
        for job in self.waiting:
            job.found.cancel()
        self.waiting.clear()
        for worker in self.all:
            if worker.job is not None:
                worker.job.found.cancel()
                worker.job = None
            worker.close()
        self.all.clear()
