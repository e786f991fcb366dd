"""Doors for other people's programs: the games as environments of PettingZoo and as games of OpenSpiel.

Import the module that is meant (`sumrak.adapters.pettingzoo`, `sumrak.adapters.open_spiel`); both need the extra `rl`.
"""

from __future__ import annotations

import importlib
from types import ModuleType


def needed(module: str, name: str, extra: str = "rl") -> ModuleType:
    """A module that only an extra of Sumrak installs; raises ImportError with one sentence that says how to get it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.partition(".")[0]:
            raise
        raise ImportError(
            f'{name} is not installed; in the folder of Sumrak, .venv/bin/pip install ".[{extra}]" brings it.'
        ) from None
