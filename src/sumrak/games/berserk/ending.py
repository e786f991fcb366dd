"""Chapter 22: the end of the game."""

from __future__ import annotations

from sumrak.games.berserk.state import GRAVE, ZONES, Berserk
from sumrak.kernel.rulebook import cite

B22_1, B22_3A, B22_3B, B22_4 = cite("B-22.1"), cite("B-22.3a"), cite("B-22.3b"), cite("B-22.4")
SECOND = 2


def look(s: Berserk) -> bool:
    """B-22.1: whoever controls no creatures when somebody gets priority on an empty stack has lost; both at once: a draw.

    Hidden creatures count, hidden cards that are none do not (B-8.3i): `presence` keeps who has some.
    """
    if s.alive == 3 and s.end is None:
        return False
    if s.end is None:
        finish(s, tuple([seat for seat in (0, 1) if s.alive >> seat & 1]), "NO_CREATURES", B22_1)
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
    """What makes two positions the same (B-22.3b); copies of one card are alike."""
    cell, definition, turned, known, wounds, tokens = s.cell, s.definition, s.turned, s.known, s.wounds, s.tokens
    extra, poison, flags, host = s.extra, s.poison, s.flags, s.host
    cards = [
        (
            cell[c], definition[c], seat, turned[c], known[c], wounds[c], tokens[c], extra[c], poison[c], flags[c],
            host[c] >= 0,
        )
        for seat in (0, 1)
        for c in s.field[seat] + s.aside[seat]
    ]  # fmt: skip
    cards.sort()
    graves = [tuple([(definition[c], s.tally[c], flags[c]) for c in s.piles[seat * ZONES + GRAVE]]) for seat in (0, 1)]
    rows = [
        (s.name_of(row.card), row.clause, s.turn + row.until // 2 if row.until < -1 else row.until) for row in s.lasting
    ]
    marks = [(*one.facts()[:3], s.turn + one.until // 2 if one.until < -1 else one.until) for one in s.on_cells]
    return (s.active, tuple(cards), tuple(graves), (*rows, *marks))
