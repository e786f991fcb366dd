"""Chapter 9: ousting, victory points, withdrawing, the end of the game."""

from __future__ import annotations

from sumrak.games.vtes.board import controller, has_word, in_play, is_in, predator, ring
from sumrak.games.vtes.counters import burn_edge, gain_pool
from sumrak.games.vtes.events import OUSTED, SCORED, WITHDREW
from sumrak.games.vtes.frames import Ousting, Turn
from sumrak.games.vtes.moving import burn
from sumrak.games.vtes.state import COPIES, CRYPT, HAND, LIBRARY, LIMBO, ON_TABLE, POOLS, REMOVED, ZONES, Vtes
from sumrak.games.vtes.vocabulary.terms import OUSTING as OUSTING_WINDOW
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import window

VTES9_1_1, VTES9_1_3, VTES9_1_4, VTES9_1_5 = (
    cite("VTES-9.1.1"),
    cite("VTES-9.1.3"),
    cite("VTES-9.1.4"),
    cite("VTES-9.1.5"),
)
VTES9_1_6, VTES9_1_7, VTES9_1_8, VTES9_1_9 = (
    cite("VTES-9.1.6"),
    cite("VTES-9.1.7"),
    cite("VTES-9.1.8"),
    cite("VTES-9.1.9"),
)
VTES9_1_10, VTES9_2_3, VTES11_5_1 = cite("VTES-9.1.10"), cite("VTES-9.2.3"), cite("VTES-11.5.1")
POOL_FOR_PREY = 6


def without_pool(s: Vtes) -> int:
    """Bits of the players still in who have no pool."""
    return sum([1 << seat for seat in range(s.seats) if is_in(s, seat) and s.pool[seat] <= 0])


def check_pools(s: Vtes) -> None:
    """VTES-9.1.1: as soon as the effect has been applied; all of one moment together."""
    out = without_pool(s) if min(s.pool) <= 0 else 0
    if out and not any([isinstance(frame, Ousting) for frame in s.frames]):
        s.then((no_pool, out))


def no_pool(s: Vtes, out: int) -> None:
    """VTES-9.1.10: one window, then who still has no pool leaves."""
    s.then((oust_all, out))
    s.scope(Ousting(out), ((window, OUSTING_WINDOW, VTES9_1_10),))


def oust_all(s: Vtes, out: int) -> None:
    """VTES-9.1.4, VTES-9.1.5: points by the ring as it stood, pool only for who stays."""
    out &= without_pool(s)
    gone = [seat for seat in ring(s, s.active) if out >> seat & 1]
    for seat in gone:
        s.note(OUSTED, VTES9_1_1, seat)
        hunter = predator(s, seat)
        if hunter != seat:
            score(s, hunter, 2, VTES9_1_4, out)
            if not out >> hunter & 1:
                gain_pool(s, hunter, POOL_FOR_PREY, VTES9_1_4)
    for seat in gone:
        leave(s, seat)
    after_leaving(s)
    s.unsettled |= POOLS  # whoever has lost the last of it meanwhile is next


def score(s: Vtes, seat: int, halves: int, where: str, out: int = 0) -> None:
    """`out`: bits of those who are being ousted now."""
    for c in in_play(s):  # Life Boon: the next one is somebody else's
        if (
            halves == 2
            and where != VTES9_1_6
            and has_word(s, c, "life-boon")
            and s.blood[c] == seat + 1
            and is_in(s, controller(s, c))
            and not out >> controller(s, c) & 1
        ):
            seat = controller(s, c)
            burn(s, c, where)
            break
    s.halves[seat] += halves
    s.note(SCORED, where, seat, before=s.halves[seat] - halves, after=s.halves[seat])


def leave(s: Vtes, seat: int) -> None:
    """VTES-9.1.3: what she controls is removed, not burned; what others control stays (VTES-1.3.3)."""
    s.alive &= ~(1 << seat)
    s.due_pool[seat] = s.owed[seat] = 0
    s.delayed = [row for row in s.delayed if row[0] != seat]
    table = [c for zone in ON_TABLE for x in range(s.seats) for c in s.piles[x * ZONES + zone]]
    mine = [c for c in table if controller(s, c) == seat]
    theirs = [(s.host[x], x) for x in sorted(table) if s.host[x] >= 0 and controller(s, x) != seat]
    for c in mine if theirs else ():
        for host, x in theirs:
            if host == c and s.host[x] == c:
                burn(s, x, VTES9_1_3)
    for c in mine:
        s.move(c, s.at(s.owner[c], REMOVED))
    for zone in (HAND, LIBRARY, CRYPT, LIMBO):
        s.move_all(s.at(seat, zone), s.at(seat, REMOVED))
    if s.edge == seat:
        burn_edge(s)


def after_leaving(s: Vtes) -> None:
    """VTES-9.1.6, VTES-9.1.8: the last one, or the turn of somebody who is out."""
    left = ring(s, 0)
    if len(left) <= 1:
        if left:
            score(s, left[0], 2, VTES9_1_6)
        finish(s, "LAST_STANDING", VTES9_1_7)
    elif not is_in(s, s.active) and s.frames and isinstance(s.frames[0], Turn):
        s.phase = "over"
        s.cut(0)
    s.unsettled |= COPIES


def withdraw(s: Vtes, seat: int) -> None:
    """VTES-9.2.3: with a victory point of her own."""
    s.note(WITHDREW, VTES9_2_3, seat)
    score(s, seat, 1 if s.rules.withdraw_half else 2, VTES9_2_3)
    leave(s, seat)
    after_leaving(s)


def finish(s: Vtes, termination: str, where: str) -> None:
    """VTES-9.1.7: most victory points, also of somebody who was ousted."""
    best = max(s.halves)
    winners = [seat for seat in range(s.seats) if s.halves[seat] == best]
    if s.rules.tournament and (best < 4 or len(winners) > 1):  # VTES-9.1.9
        winners, where = [], VTES9_1_9
    elif (len(winners) > 1 and s.rules.tie_is_no_win) or not best:
        winners = []
    s.finish(tuple(winners), scores(s), termination, where)


def scores(s: Vtes) -> tuple[int, ...]:
    """Victory points; in half points where halves are possible."""
    if s.rules.tournament or s.rules.withdraw_half:
        return tuple(s.halves)
    return tuple([halves // 2 for halves in s.halves])


def time_is_up(s: Vtes) -> None:
    """VTES-11.5.1; at a tournament every survivor gets half a point (VTES-9.1.9)."""
    if s.rules.tournament:
        for seat in ring(s, 0):
            score(s, seat, 1, VTES9_1_9)
    finish(s, "TIME", VTES11_5_1)
