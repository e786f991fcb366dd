"""What test_workers gives to the processes to do."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path


def double(n: int) -> int:
    return 2 * n


def fail() -> None:
    raise ValueError("no such thing")


def die() -> None:
    os._exit(3)


def die_once(mark: Path) -> str:
    """Dies, but not where it has died before."""
    if mark.exists():
        return "survived"
    mark.touch()
    os._exit(3)


def write(mark: Path, text: str) -> None:
    with mark.open("a") as out:
        out.write(text)


def wait_for(mark: Path) -> str:
    while not mark.exists():
        time.sleep(0.01)
    return "seen"


def count(mark: Path) -> Iterator[int]:
    """For ever; when it is stopped, it leaves a mark."""
    try:
        for n in range(10**9):
            yield n
            time.sleep(0.01)
    finally:
        mark.touch()


def count_to(n: int) -> Iterator[int]:
    yield from range(n + 1)
