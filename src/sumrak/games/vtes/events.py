"""The kinds of events of Vampire, a bit each, and the words by which log and animation know them."""

from __future__ import annotations

WORDS = (
    "began-turn", "phase", "untapped", "tapped", "gained-pool", "burned-pool", "gained-blood", "burned-blood", "drained", "drew",
    "discarded", "played", "cancelled", "entered", "put-on", "burned", "removed", "announced", "block-attempt", "block-failed", "declined",
    "blocked", "stealth", "intercept", "bleed-changed", "redirected", "succeeded", "fizzled", "ended", "failed", "bled", "took-edge",
    "lost-edge", "hunted", "woke", "combat", "round", "range", "strike", "dodged", "combat-ended", "damage", "prevented", "went-to-torpor",
    "left-torpor", "diablerized", "called", "voted", "passed-vote", "failed-vote", "ousted", "scored", "withdrew", "contested", "yielded",
    "transferred", "brought-out", "changed-places",
)  # fmt: skip
(
    BEGAN_TURN, PHASE, UNTAPPED, TAPPED, GAINED_POOL, BURNED_POOL, GAINED_BLOOD, BURNED_BLOOD, DRAINED, DREW,
    DISCARDED, PLAYED, CANCELLED, ENTERED, PUT_ON, BURNED, REMOVED, ANNOUNCED, BLOCK_ATTEMPT, BLOCK_FAILED, DECLINED,
    BLOCKED, STEALTH, INTERCEPT, BLEED_CHANGED, REDIRECTED, SUCCEEDED, FIZZLED, ENDED, FAILED, BLED, TOOK_EDGE,
    LOST_EDGE, HUNTED, WOKE, COMBAT, ROUND, RANGE, STRIKE, DODGED, COMBAT_ENDED, DAMAGE, PREVENTED, WENT_TO_TORPOR,
    LEFT_TORPOR, DIABLERIZED, CALLED, VOTED, PASSED_VOTE, FAILED_VOTE, OUSTED, SCORED, WITHDREW, CONTESTED, YIELDED,
    TRANSFERRED, BROUGHT_OUT, CHANGED_PLACES,
) = [1 << i for i in range(58)]  # fmt: skip

NAMES = {1 << i: word for i, word in enumerate(WORDS)}
