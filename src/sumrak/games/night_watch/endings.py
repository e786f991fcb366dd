"""Chapter 17: the end of the game and victory (NW-260 … NW-264)."""

from __future__ import annotations

from sumrak.games.night_watch.events import AWARD, POINTS, TIE
from sumrak.games.night_watch.facts import DAY, HAND, NIGHT, WATCHER
from sumrak.games.night_watch.state import NightWatch
from sumrak.kernel.rulebook import cite

NW260, NW261, NW262, NW263 = cite("NW-260"), cite("NW-261"), cite("NW-262"), cite("NW-263")
PRIZE, LAST_TURN, CALM = 4, 15, 6


def points(s: NightWatch, seat: int) -> int:
    """NW-260, without the award: those of the chip, if it stands on this side's half, and tokens."""
    return max(0, s.balance if seat == NIGHT else -s.balance) + s.tokens[seat]


def over(s: NightWatch, termination: str, taker: int) -> None:
    """NW-263: most points win; who takes the award (-1: nobody) has PRIZE more."""
    scores = [points(s, NIGHT), points(s, DAY)]
    if taker >= 0:
        scores[taker] += PRIZE
        s.note(AWARD, NW261, taker, after=PRIZE)
    for seat in (NIGHT, DAY):
        s.note(POINTS, NW260, seat, after=scores[seat])
    if scores[NIGHT] == scores[DAY]:
        winner = NIGHT if s.vortex <= CALM else DAY
        s.note(TIE, NW263, winner, after=s.vortex)
    else:
        winner = NIGHT if scores[NIGHT] > scores[DAY] else DAY
    s.finish((winner,), (scores[NIGHT], scores[DAY]), termination, NW262)


def burst(s: NightWatch) -> None:
    """NW-262, first."""
    over(s, "BURST", DAY)


def after_battle(s: NightWatch, k: int) -> None:
    """NW-262, second and third: dispelled, or nobody left on one side."""
    lost = [seat for seat in (NIGHT, DAY) if is_wiped_out(s, seat)]
    if s.vortex == 0:
        over(s, "DISPELLED", NIGHT)
    elif lost:
        over(s, "WIPED_OUT", 1 - lost[0] if len(lost) == 1 else -1)


def is_wiped_out(s: NightWatch, seat: int) -> bool:
    """No Watcher in play and no Watcher's card in hand that could come (NW-111)."""
    side = s.sheet.side
    for w, card in enumerate(s.watcher):
        if card >= 0 and side[w] == seat:
            return False
    return not any([s.facts[c].type == WATCHER and s.facts[c].side == seat for c in s.piles[HAND + seat]])


def last_turn(s: NightWatch) -> None:
    """NW-262, fourth."""
    over(s, "TURN_LIMIT", -1)
