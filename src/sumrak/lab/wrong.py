"""What is wrong with what the lab was asked for."""

from __future__ import annotations

from functools import partial
from typing import Any

from sumrak.words import Said


class Wrong(Said):
    """One clear sentence of lab.ftl. It may come out of another process."""

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(Wrong, self.key, **self.parts), ()
