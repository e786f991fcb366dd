"""Chapter 22: the end of the game."""

from __future__ import annotations

from sumrak.games.berserk.state import ASIDE, FIELD, ZONES, Berserk
from sumrak.kernel.rulebook import cite

B22_1, B22_3A, B22_3B, B22_4 = cite("B-22.1"), cite("B-22.3a"), cite("B-22.3b"), cite("B-22.4")
SECOND = 2


def has_creatures(s: Berserk, seat: int) -> bool:
    """B-8.3i: hidden creatures count, hidden cards that are none do not."""
    facts = s.facts
    for c in s.field[seat]:
        if facts[c].is_creature:
            return True
    return any([facts[c].is_creature for c in s.aside[seat]])


def look(s: Berserk) -> bool:
    """B-22.1: whoever controls no creatures when somebody gets priority on an empty stack has lost; both at once: a draw."""
    if s.end is not None:
        return True
    alive = [seat for seat in (0, 1) if has_creatures(s, seat)]
    if len(alive) == 2:
        return False
    finish(s, tuple(alive), "NO_CREATURES", B22_1)
    return True


def finish(s: Berserk, winners: tuple[int, ...], termination: str, cite: str) -> None:
    lives = tuple([sum([max(0, s.facts[c].life + s.extra[c] - s.wounds[c]) for c in s.squad(seat)]) for seat in (0, 1)])
    s.finish(winners, lives, termination, cite)


def deadlock(s: Berserk) -> bool:
    """B-22.3, B-22.4: looked at when a Main phase begins."""
    if s.rules.turn_cap and s.turn > s.rules.turn_cap:
        finish(s, (), "TURN_CAP", B22_4)
        return True
    if s.idle >= 2 * s.rules.no_progress_rounds:
        finish(s, (), "NO_PROGRESS", B22_3A)
        return True
    now = hash(position(s))
    if s.positions.count(now) >= SECOND:
        finish(s, (), "REPETITION", B22_3B)
        return True
    s.positions = (*s.positions, now)
    return False


def position(s: Berserk) -> tuple[object, ...]:
    """What makes two positions the same (B-22.3b): which card is which does not matter, what lies where does."""
    cards = [
        (
            s.definition[c], s.owner[c], s.cell[c] + 1, s.place[c], s.turned[c], s.known[c], s.wounds[c], s.tokens[c], s.extra[c],
            s.poison[c], s.tally[c], s.flags[c], s.host[c] >= 0,
        )
        for c in range(len(s.place))
        if s.place[c] % ZONES in (FIELD, ASIDE) or s.tally[c]
    ]  # fmt: skip
    rows = [
        (s.definition[row.card], s.cell[row.card] + 1, row.clause, -(s.turn + row.until // 2) if row.until < -1 else 0)
        for row in s.lasting
    ]
    return (s.active, tuple(sorted(cards)), tuple(sorted(rows)), tuple([len(pile) for pile in s.piles]))
