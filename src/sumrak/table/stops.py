"""Stops: where a player wishes to be asked and where not. What he does not wish is passed for him.

Whether a window is passed depends on public facts and his wishes alone, never on what he holds, and it takes about as long as
somebody who thinks for a moment (`Table.spare`): the others cannot tell it from a pass of his own.
"""

from __future__ import annotations

from typing import Any

from . import protocol as p

PASS = "pass"


def pass_of(options: list[str]) -> int | None:
    """The index of the option that passes."""
    return options.index(PASS) if PASS in options else None


def is_unwanted(layout: dict[str, Any], wish: p.Prefer, decision: Any, offered: list[str], game: Any) -> bool:
    """Whether this decision is one that its player does not want to be asked."""
    if PASS not in offered:
        return False
    idle = layout.get("idle") or ()
    active = getattr(game.state, "active", None)
    is_own = active == decision.seat
    if wish.spare and idle and all(verb(option) in (*idle, PASS) for option in offered):
        return not is_own or any(
            not scope.get("over") for scope in game.view(None)["scopes"]
        )  # one's phase one ends oneself
    window = getattr(decision, "window", "")
    if not window or (wish.wake and game.is_aimed_at(decision.seat)):
        return False
    if wish.until == "turn":
        return not is_own
    when = "own" if is_own else "others"
    return any(f"{stop['id']}:{when}" in wish.off for stop in layout.get("stops") or () if window in stop["windows"])


def verb(option: str) -> str:
    return option.split(" ", 1)[0]
