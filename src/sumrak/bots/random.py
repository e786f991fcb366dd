"""Any option, all alike; also those with a warning, but nothing that only takes back what was done before."""

from __future__ import annotations

from random import Random

from sumrak.bots.chair import Chair


def choose(chair: Chair, seed: int) -> str:
    options = [option for option in chair.options if option.raw[0] not in chair.takes_back]
    return options[Random(seed).randrange(len(options))].notation
