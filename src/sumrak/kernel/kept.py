"""What is agreed on or brought to a game and stays as it is, such as switches and decks."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from sumrak.kernel import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept:
    """The base of frozen dataclasses that travel to other processes: compiled ones cannot be filled in after they are made."""

    def __reduce__(self) -> tuple[Any, ...]:
        whole: Any = self
        return type(self), tuple([getattr(whole, field.name) for field in fields(whole)])
