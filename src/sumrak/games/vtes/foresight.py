"""What a player should know before taking a legal option: a block that cannot succeed."""

from __future__ import annotations

from sumrak.games.vtes.blocks import intercept, stealth
from sumrak.games.vtes.board import action_at, action_of, attached
from sumrak.games.vtes.masks import texts
from sumrak.games.vtes.state import HAND, Vtes
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES6_2_2_12 = cite("VTES-6.2.2.12")


def falls_short(s: Vtes, seat: int, minion: int) -> Reason | None:
    """VTES-6.2.2.12: its intercept is below the stealth, and nothing that this player has could change that."""
    k = action_at(s)
    if k < 0:
        return None
    f = action_of(s, k)
    has, needs = intercept(s, f.but(blocker=minion, blocker_since=s.since[minion])), stealth(s, f)
    if has >= needs or can_help(s, seat, minion):
        return None
    return Reason(VTES6_2_2_12, "falls-short", (("has", has), ("needs", needs)))


def can_help(s: Vtes, seat: int, minion: int) -> bool:
    """Whether a card of her hand or any text in play may help: of others only what lies open is looked at."""
    facts = s.facts
    if any([facts[c].helps_block for c in s.pile(seat, HAND)]):
        return True
    if any([facts[c].helps_as_it_lies for side in texts(s) for c in side]):
        return True
    gains = [gets for c in (minion, *attached(s, minion)) for gets in facts[c].when]
    gains += [aura.gets for c in s.auras for aura in facts[c].auras if aura.gets.only]
    return any([gets.intercept > 0 for gets in gains])  # some hold only once it attempts to block
