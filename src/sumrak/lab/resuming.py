"""A run that is gone on with: what must be as it was, and what may be more."""

from __future__ import annotations

from sumrak.lab.asked import pairings as pairings_of
from sumrak.lab.folder import Folder
from sumrak.lab.plan import Plan
from sumrak.lab.playing import Row, check
from sumrak.lab.wrong import Wrong

SAME = {
    "kind": "lab", "game": "GAME", "seed": "--seed", "entrants": "--bots, --decks", "groups": "--pairings", "rules": "--rules",
    "change": "--change", "record": "RECORD", "at": "--at", "seen_by": "--seen-by", "tables": "--no-mirrors, --seats",
}  # fmt: skip
"""What may not differ when a run is gone on with, and how it is asked for; there may be more games."""


def opened(folder: Folder, plan: Plan, resume: bool) -> list[Row]:
    """The rows that are there already; the plan is kept, perhaps with more games than before. Raises Wrong."""
    if not folder.has_plan:
        folder.start(plan)
        return []
    before = folder.plan()
    rows = folder.rows(before)
    if not resume and not rows:  # it never came to a game
        folder.start(plan)
        return []
    if not resume:
        raise Wrong("lab-has-run", folder=str(folder.path))
    check(before)
    for name, option in SAME.items():
        if not alike(name, before, plan):
            if name == "groups" and not (before.groups and plan.groups):
                raise Wrong("lab-other-pairings", folder=str(folder.path), pairings=pairings_of(before))
            raise Wrong("lab-other-run", folder=str(folder.path), detail=option)
    if rows and rows[-1].number >= plan.size:
        raise Wrong("lab-fewer-games", folder=str(folder.path), asked=plan.asked)
    folder.start(plan)
    return rows


def alike(name: str, before: Plan, plan: Plan) -> bool:
    """Where tables are drawn one after the other, more games are more tables."""
    a, b = getattr(before, name), getattr(plan, name)
    if name == "tables" and before.in_turn and plan.in_turn:
        most = min(len(a), len(b))
        return bool(a[:most] == b[:most])
    return bool(a == b)
