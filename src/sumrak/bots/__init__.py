"""Bots. They get a chair at the table – a view and guesses – never the true state.

A bot is called by its name; `ismcts` may be followed by how long it thinks: `ismcts:200` simulations, `ismcts:2s` seconds,
`ismcts:2sx4` the same in four processes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

from sumrak.bots import greedy, ismcts, random
from sumrak.bots.chair import Chair, chair

BOTS = {"random": random.choose, "greedy": greedy.choose, "ismcts": ismcts.choose}
THINKING = re.compile(r"ismcts:(?:([1-9][0-9]{0,6})|(?=[0-9.]*[1-9])([0-9]{1,4}(?:\.[0-9]{1,3})?)s)(?:x([1-9][0-9]?))?")


class UnknownBot(ValueError):
    """No bot of this name."""

    def __init__(self, name: object) -> None:
        known = f"{', '.join(BOTS)}, ismcts:SIMULATIONS, ismcts:SECONDSs, either with xPROCESSES"
        super().__init__(f"unknown bot {name!r}; there are: {known}")


@lru_cache
def bot(name: str) -> Callable[[Chair, int], str]:
    """The bot of this name, to be called with a chair and a seed; raises UnknownBot."""
    if name in BOTS:
        return BOTS[name]
    found = THINKING.fullmatch(name) if isinstance(name, str) else None
    if found is None:
        raise UnknownBot(name)
    how: dict[str, Any] = {"simulations": int(found[1])} if found[1] else {"seconds": float(found[2])}
    if found[3]:
        how["processes"] = int(found[3])
    return partial(ismcts.choose, **how)


def choose(name: str, chair: Chair, seed: int) -> str:
    """What a bot answers to the decision of its seat, as notation. The same chair and seed give the same answer.

    A bot that thinks by the clock (`ismcts:2s`) is the exception: what it finds depends on the machine.
    """
    return bot(name)(chair, seed)


__all__ = ["BOTS", "Chair", "UnknownBot", "bot", "chair", "choose"]
