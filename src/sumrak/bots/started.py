"""Programs that are started here, each with whatever it starts itself: none of them outlives this process.

They do not hear the terminal's Ctrl-C, which is for the process that was started by hand; it ends them.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import shlex
import signal
import subprocess
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Any

MOMENT = 1.0
"""Seconds in which a bot that is let go may end by itself."""
RUNNING: set[subprocess.Popen[str]] = set()
ENDINGS = ("SIGTERM", "SIGHUP")
"""Signals after which this process does not come to its end in the usual way."""


def started(command: str) -> subprocess.Popen[str]:
    """A program to write lines to and read lines from, as the head of a group of its own; raises OSError, ValueError, IndexError."""
    if not RUNNING:
        take_them_along()
    with undisturbed("SIGINT", *ENDINGS):  # between its start and its being written down
        process = subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        RUNNING.add(process)
    return process


@contextlib.contextmanager
def undisturbed(*names: str) -> Iterator[None]:
    """Signals that come meanwhile are heard afterwards; those that are ignored stay so."""
    numbers: list[Any] = [getattr(signal, name) for name in names if hasattr(signal, name)]
    usual = {number: signal.getsignal(number) for number in numbers}
    heard: list[int] = []
    waiting = [number for number, handler in usual.items() if callable(handler)]
    if threading.current_thread() is not threading.main_thread():
        waiting = []
    for number in waiting:
        signal.signal(number, lambda n, _frame: heard.append(n))
    try:
        yield
    finally:
        for number in waiting:
            signal.signal(number, usual[number])
        for n in heard:
            signal.raise_signal(n)


def ended(process: subprocess.Popen[str], seconds: float = MOMENT) -> None:
    """After a moment in any case, and all that is left of its group with it."""
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(seconds)
    kill(process)
    process.wait()
    RUNNING.discard(process)


def kill(process: subprocess.Popen[str]) -> None:
    """With its group, where the system has groups."""
    if hasattr(os, "killpg"):
        with contextlib.suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def end_all() -> None:
    """At once."""
    for process in list(RUNNING):
        kill(process)


def take_them_along() -> None:
    """However this process ends, if it can say so at all. Whoever has ways of his own to end by a signal keeps them."""
    atexit.unregister(end_all)
    atexit.register(end_all)
    if threading.current_thread() is threading.main_thread():
        for name in ENDINGS:
            number: Any = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) == signal.SIG_DFL:
                signal.signal(number, end_with_them)


def end_with_them(number: int, _frame: FrameType | None) -> None:
    """As it would have ended without them."""
    end_all()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
