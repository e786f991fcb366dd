"""What is wrong with what the lab was asked for."""

from __future__ import annotations

from typing import Any

from sumrak.words import say


class Wrong(ValueError):
    """One clear sentence: `key` and `args_of_text` of a text of lab.ftl."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(say("en", key, **args))
        self.key, self.args_of_text = key, args

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (self.key, self.args_of_text)


def again(key: str, args: dict[str, Any]) -> Wrong:
    """For whoever unpickles one, out of another process."""
    return Wrong(key, **args)
