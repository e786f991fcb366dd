"""Positions of The V as text: what lies where between two effects (docs/scenario.md)."""

from __future__ import annotations

from typing import Optional

from sumrak.games.the_v.state import TheV
from sumrak.kernel.state import State


def write(s: TheV) -> Optional[str]:
    return None


def read(text: str) -> State:
    raise ValueError(text)
