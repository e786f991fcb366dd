"""What a player should know before taking a legal option: a block that cannot succeed."""

from __future__ import annotations

from sumrak.games.vtes.blocks import intercept, stealth
from sumrak.games.vtes.board import action_at, action_of, attached
from sumrak.games.vtes.facts import Facts
from sumrak.games.vtes.state import HAND, PERMANENTS, READY, Vtes
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES6_2_2_12 = cite("VTES-6.2.2.12")
HELPS = ("ntercept", "LessStealth")
"""In what a card does: intercept for a block, or less stealth to reach."""


def falls_short(s: Vtes, seat: int, minion: int) -> Reason | None:
    """VTES-6.2.2.12: its intercept is below the stealth, and nothing that this player has could change that."""
    k = action_at(s)
    if k < 0:
        return None
    f = action_of(s, k)
    has, needs = intercept(s, f.but(blocker=minion, blocker_since=s.since[minion])), stealth(s, f)
    if has >= needs or can_help(s, seat):
        return None
    return Reason(VTES6_2_2_12, "falls-short", (("has", has), ("needs", needs)))


def can_help(s: Vtes, seat: int) -> bool:
    there = s.pile(seat, READY)
    cards = [*s.pile(seat, HAND), *s.pile(seat, PERMANENTS), *there, *[x for c in there for x in attached(s, c)]]
    return any([helps(s.facts[c]) for c in cards])


def helps(facts: Facts) -> bool:
    said = repr((facts.uses, facts.abilities))
    return any([word in said for word in HELPS])
