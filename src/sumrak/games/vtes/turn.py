"""Chapter 3: turns and their phases; and section 11.5: games that would not end."""

from __future__ import annotations

from itertools import chain, compress

from sumrak.games.vtes import discarding, hands, influence, master, minion, ousting, untapping
from sumrak.games.vtes.board import after
from sumrak.games.vtes.events import BEGAN_TURN
from sumrak.games.vtes.frames import Turn
from sumrak.games.vtes.state import ARE_ON_TABLE, LIBRARY, MORE_HAND, ZONES, Vtes
from sumrak.kernel.agenda import Step
from sumrak.kernel.rulebook import cite

VTES3_1, VTES11_5_1 = cite("VTES-3.1"), cite("VTES-11.5.1")
SAME = 3
TURNS = tuple([Turn(seat) for seat in range(5)])


def next_turn(s: Vtes) -> None:
    """Clockwise (VTES-2.1.1)."""
    if s.vain:
        kept = [(x, bits & ~(1 << s.active)) for x, bits in s.vain]
        s.vain = tuple([row for row in kept if row[1]])
    s.active = after(s, s.active)[0]
    s.turn += 1
    s.turns[s.active] += 1
    if s.used and any([row[2] == MORE_HAND for row in s.used]):
        hands.back_to_size(s)
    s.acted, s.used, s.trifle = [], [], False
    if s.turns[s.active] > s.rules.turn_limit:
        ousting.time_is_up(s)
    elif is_repeated(s):
        ousting.finish(s, "REPETITION", VTES11_5_1)
    else:
        if s.journal is not None:
            s.note(BEGAN_TURN, VTES3_1, s.active, after=s.turn)
        s.then((next_turn,))
        s.scope(TURNS[s.active], STEPS)


def is_repeated(s: Vtes) -> bool:
    """The same public state for the third time at the start of a turn; not while libraries grow smaller."""
    piles = s.piles
    left = sum(map(len, piles[LIBRARY::ZONES]))
    if not s.history or s.history[0] != left:
        s.history = [left]
        return False
    cards = list(chain.from_iterable(compress(piles, ARE_ON_TABLE)))
    columns = [tuple(map(column.__getitem__, cards)) for column in (s.since, s.blood, s.turned, s.flags, s.host)]
    mark = hash((s.active, s.edge, s.alive, s.seating, *s.pool, *s.halves, *s.debt, *map(len, piles), *columns))
    s.history.append(mark)
    return s.history[1:].count(mark) >= SAME


STEPS: tuple[Step, ...] = (
    *untapping.STEPS,
    *master.STEPS,
    *minion.STEPS,
    *influence.STEPS,
    *discarding.STEPS,
)
