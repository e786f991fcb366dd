"""Chance: a pure function of (seed, counter), with a stream of its own for each part of a game that goes on by itself."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from operator import mod
from struct import Struct

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
    """Mix a list in place (Fisher-Yates) with the numbers that follow the count-th; tells which was the last."""
    last = len(items) - 1
    if last > 0:
        i = last
        for j in map(mod, numbers(key, count, last), range(last + 1, 1, -1)):
            items[i], items[j] = items[j], items[i]
            i -= 1
        count += last
    return count


def numbers(key: int, count: int, n: int) -> Sequence[int]:
    """The n numbers that follow the count-th: `number` once for all, each in a lane of 128 bits of one great integer.

    A lane has room for the product of two 64-bit numbers, so that nothing spills into the next one.
    """
    ones, steps, masks, halves = lanes(n)
    z = (((key + count * GOLDEN) & MASK) * ones + steps) & masks
    z = ((z ^ ((z >> 30) & masks)) * 0xBF58476D1CE4E5B9) & masks
    z = ((z ^ ((z >> 27) & masks)) * 0x94D049BB133111EB) & masks
    z ^= (z >> 31) & masks
    return halves.unpack(z.to_bytes(16 * n, "little"))


@lru_cache(256)
def lanes(n: int) -> tuple[int, int, int, Struct]:
    """In each of n lanes: one; how far it is ahead of the counter; 64 bits; and what takes the lower half of each."""
    ones = sum([1 << 128 * i for i in range(n)])
    return ones, sum([(i + 1) * GOLDEN << 128 * i for i in range(n)]), MASK * ones, Struct("<" + "Q8x" * n)


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
