"""Chapter A: winning and losing."""

from __future__ import annotations

from sumrak.games.the_v.events import GAINED, LOST_TO_EMPTY_DECK
from sumrak.games.the_v.state import TheV
from sumrak.kernel.rulebook import cite

V2, V6 = cite("V-2"), cite("V-6")
FIRST_TO = 10


def gain(s: TheV, seat: int, levels: int, where: str, kind: int = GAINED) -> None:
    """V-2, V-3: tokens on the title card; the game stops at once at 10 or more."""
    s.level[seat] += levels
    s.note(kind, where, seat, before=s.level[seat] - levels, after=s.level[seat])
    if s.level[seat] >= FIRST_TO and s.end is None:
        s.finish((seat,), tuple(s.level), "DOMINATION", V2)


def lose_to_empty_deck(s: TheV, seat: int) -> None:
    """V-6: who has to draw in his draw phase and cannot has lost."""
    s.note(LOST_TO_EMPTY_DECK, V6, seat)
    s.finish((1 - seat,), tuple(s.level), "EMPTY_DECK", V6)
