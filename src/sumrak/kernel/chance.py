"""Chance: a pure function of (seed, counter), with a stream of its own for each part of a game that goes on by itself."""

from __future__ import annotations

import hashlib
from functools import lru_cache

MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15


def key_of(seed: int, stream: int) -> int:
    """The 64-bit key of one stream of a seed of any size: streams of one seed have nothing to do with each other."""
    text = f"{seed}/{stream}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def number(key: int, count: int) -> int:
    """The count-th 64-bit number of a stream (splitmix64: Steele, Lea, Flood, OOPSLA 2014)."""
    z = (key + count * GOLDEN) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def shuffle(items: list[int], key: int, count: int) -> int:
    """Mix a list in place (Fisher-Yates) with the numbers that follow the count-th; tells which was the last.

    `number` is written out: a shuffle is where nearly all numbers go.
    """
    for i in range(len(items) - 1, 0, -1):
        count += 1
        z = (key + count * GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        j = (z ^ (z >> 31)) % (i + 1)
        items[i], items[j] = items[j], items[i]
    return count


BLOCK = 8192
"""How many rolls are looked through at a time."""


def count_before(key: int, sides: int, wanted: bytes, count: int = 0) -> int:
    """How many numbers of a stream to pass over, from the count-th on, so that dice with these sides fall as wanted next."""
    found = bytearray()
    while True:
        at = found.find(wanted)
        if at >= 0:
            return count + at
        block = (count + len(found)) // BLOCK
        found += rolls(key, sides, block)[(count + len(found)) % BLOCK :]


@lru_cache(512)
def rolls(key: int, sides: int, block: int) -> bytes:
    """A block of the stream as rolls from 1 on."""
    return bytes([1 + number(key, n) % sides for n in range(block * BLOCK + 1, (block + 1) * BLOCK + 1)])
