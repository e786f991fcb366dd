"""Phase 2: cards of the Probability Lines are drawn (NW-110, NW-221, NW-277)."""

from __future__ import annotations

from sumrak.games.night_watch import looking
from sumrak.games.night_watch.events import DREW_LINES
from sumrak.games.night_watch.facts import COMMON_LINES, DAY, HAND, LINES, NIGHT
from sumrak.games.night_watch.state import NightWatch
from sumrak.kernel.rulebook import cite

NW221 = cite("NW-221")
EACH_TURN = 2


def deck_of(s: NightWatch, seat: int) -> int:
    """The place of the deck from which a seat draws."""
    return COMMON_LINES if s.rules.probability_decks == "one" else LINES + seat


def phase(s: NightWatch, k: int) -> None:
    """NW-221, NW-214: Day first."""
    s.phase = "lines"
    s.then((draw, DAY, EACH_TURN, NW221), (draw, NIGHT, EACH_TURN, NW221), (looking.phone,))


def draw(s: NightWatch, seat: int, n: int, cite: str) -> None:
    deck = s.piles[deck_of(s, seat)]
    count = min(n, len(deck))
    for _ in range(count):
        s.move(deck[-1], HAND + seat)
    if count:
        s.note(DREW_LINES, cite, seat, after=count)
