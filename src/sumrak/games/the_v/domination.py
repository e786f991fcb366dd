"""Chapter A: winning and losing."""

from __future__ import annotations

from sumrak.games.the_v.events import GAINED, LOST_TO_EMPTY_DECK
from sumrak.games.the_v.state import TheV
from sumrak.kernel.rulebook import cite

V2, V4, V6, V124 = cite("V-2"), cite("V-4"), cite("V-6"), cite("V-124")
FIRST_TO = 10


def gain(s: TheV, seat: int, levels: int, where: str) -> None:
    """V-2, V-3: tokens on the title card; the game stops at once at 10 or more."""
    s.level[seat] += levels
    s.note(GAINED, where, seat, before=s.level[seat] - levels, after=s.level[seat])
    if s.level[seat] >= FIRST_TO and s.end is None:
        s.finish((seat,), tuple(s.level), "DOMINATION", V2)


def gain_for_exhausted(s: TheV, seats: tuple[int, ...]) -> None:
    """V-4, V-7: two levels to the opponent of whoever controlled each character that was fully exhausted.

    Both might reach 10 at one moment: then the active player says who gains first (V-124).
    """
    both = 0 in seats and 1 in seats
    if both and all([s.level[seat] + 2 * seats.count(seat) >= FIRST_TO for seat in (0, 1)]):
        s.ask(s.active, V124, [("first_gain", seat) for seat in (s.active, 1 - s.active)], first_gain, seats)
    else:
        s.then(*[(gain, seat, 2, V4) for seat in seats])


def first_gain(s: TheV, seats: tuple[int, ...], verb: str, seat: int) -> None:
    s.then(*[(gain, x, 2, V4) for x in sorted(seats, key=lambda x: x != seat)])


def lose_to_empty_deck(s: TheV, seat: int) -> None:
    """V-6: who has to draw in his draw phase and cannot has lost."""
    s.note(LOST_TO_EMPTY_DECK, V6, seat)
    s.finish((1 - seat,), tuple(s.level), "EMPTY_DECK", V6)
