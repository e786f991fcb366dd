"""Any option, all alike; also those with a warning."""

from __future__ import annotations

from random import Random

from sumrak.bots.chair import Chair


def choose(chair: Chair, seed: int) -> str:
    options = chair.options
    return options[Random(seed).randrange(len(options))].notation
