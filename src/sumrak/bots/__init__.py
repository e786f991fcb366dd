"""Bots. They get a chair at the table – a view and guesses – never the true state."""

from __future__ import annotations

from sumrak.bots import greedy, random
from sumrak.bots.chair import Chair, chair

BOTS = {"random": random.choose, "greedy": greedy.choose}


class UnknownBot(ValueError):
    """No bot of this name."""

    def __init__(self, name: object) -> None:
        super().__init__(f"unknown bot {name!r}; there are: {', '.join(BOTS)}")


def choose(name: str, chair: Chair, seed: int) -> str:
    """What a bot answers to the decision of its seat, as notation. The same chair and seed give the same answer."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](chair, seed)


__all__ = ["BOTS", "Chair", "UnknownBot", "chair", "choose"]
