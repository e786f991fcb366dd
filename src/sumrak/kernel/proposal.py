"""Proposals: what can be prevented or replaced is proposed first; each replacement may edit it once, then it happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sumrak.kernel.state import State

REPLACE, LEAVE = "replace", "leave"
Used = tuple[tuple[int, int], ...]


def happen(s: State, kind: int, commit: Callable[..., None], *args: Any) -> None:
    """Propose an event; it commits as commit(state, *args) unless something in play replaces it.

    What follows from it belongs into a step, never into the next statement: a replacement may have to ask first.
    With nothing in play that replaces this kind it is a plain call.
    """
    if s.replacing & kind:
        s.then((consider, kind, commit, args, ()))
    else:
        commit(s, *args)


def consider(s: State, kind: int, commit: Callable[..., None], args: tuple[Any, ...], used: Used) -> None:
    found = [row for row in s.replacements(kind, args) if (row[0], row[1]) not in used]
    if not found:
        s.then((commit, *args))
        return
    card, clause, seat, cite, optional = found[0]
    rivals = [row for row in found if row[2] == seat]
    options = [(REPLACE, row[0], row[1]) for row in rivals]
    if all([row[4] for row in rivals]):
        s.ask(seat, cite, [*options, (LEAVE, -1, -1)], replaced, kind, commit, args, used, rivals)
    else:
        s.ask(seat, cite, options, replaced, kind, commit, args, used, rivals)


def replaced(
    s: State,
    kind: int,
    commit: Callable[..., None],
    args: tuple[Any, ...],
    used: Used,
    rivals: list[Any],
    verb: str,
    card: int,
    clause: int,
) -> None:
    if verb == LEAVE:
        s.then((consider, kind, commit, args, (*used, *[(row[0], row[1]) for row in rivals])))
        return
    new = s.replace(kind, args, card, clause)
    if new is not None:
        s.then((consider, kind, commit, new, (*used, (card, clause))))
