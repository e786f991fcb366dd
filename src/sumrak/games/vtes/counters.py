"""Pool, blood and life: the bank never runs out (VTES-1.2.7), so counters only come and go."""

from __future__ import annotations

from sumrak.games.vtes.board import is_in, is_object, is_vampire, prey, ring
from sumrak.games.vtes.events import BURNED_BLOOD, BURNED_POOL, DRAINED, GAINED_BLOOD, GAINED_POOL, LOST_EDGE, TOOK_EDGE
from sumrak.games.vtes.occasions import EDGES
from sumrak.games.vtes.state import LIVES, MINIONS, PERMANENTS, POOLS, ZONES, Vtes
from sumrak.games.vtes.values import fresh
from sumrak.games.vtes.vocabulary.clauses import CountsEdge
from sumrak.kernel.rulebook import cite

VTES1_4_1, VTES1_5_2_3, VTES2_2_2 = cite("VTES-1.4.1"), cite("VTES-1.5.2.3"), cite("VTES-2.2.2")


def burn_pool(s: Vtes, seat: int, n: int, where: str, cause: int = -1) -> int:
    """Who has to pay more than she has pays all of it (VTES-9.1.2); how much she paid."""
    if n <= 0 or not s.alive >> seat & 1:
        return 0
    before = s.pool[seat]
    paid = min(n, before)
    s.pool[seat] = before - paid
    if paid == before:
        s.due_pool[seat] += n - paid
        s.unsettled |= POOLS
    if s.withdrawing[seat]:
        spoil_withdrawal(s, seat)
    if s.journal is not None:
        s.note(BURNED_POOL, where, seat, cause=cause, before=before, after=before - paid)
    return paid


def gain_pool(s: Vtes, seat: int, n: int, where: str, cause: int = -1) -> None:
    if n > 0 and is_in(s, seat):
        s.pool[seat] += n
        if s.journal is not None:
            s.note(GAINED_POOL, where, seat, cause=cause, before=s.pool[seat] - n, after=s.pool[seat])


def burn_blood(s: Vtes, card: int, n: int, where: str, cause: int = -1) -> int:
    """As much as there is; how much it was. An ally's life, when it plays a card as a vampire, and a retainer's too."""
    lost = min(n, s.blood[card])
    if lost > 0:
        s.blood[card] -= lost
        if is_vampire(s, card):
            spoil_withdrawal(s, s.side(card))
        elif not s.blood[card]:
            s.unsettled |= LIVES
        if s.journal is not None:
            s.note(
                BURNED_BLOOD, where, s.side(card), card, cause=cause, before=s.blood[card] + lost, after=s.blood[card]
            )
    return max(0, lost)


def gain_blood(s: Vtes, card: int, n: int, where: str, cause: int = -1) -> None:
    """The surplus drains between two steps (VTES-1.5.2.3)."""
    if n > 0:
        s.blood[card] += n
        if s.blood[card] > s.capacity[card]:
            s.unsettled |= LIVES
        if s.journal is not None:
            s.note(GAINED_BLOOD, where, s.side(card), card, cause=cause, before=s.blood[card] - n, after=s.blood[card])


def drain(s: Vtes) -> None:
    """VTES-1.5.2.3: no vampire that is controlled holds more than its capacity."""
    if s.stale:
        fresh(s)
    blood, most = s.blood, s.capacity
    for seat in range(s.seats):
        for zone in MINIONS:
            for c in s.piles[seat * ZONES + zone]:
                if blood[c] > most[c] and is_vampire(s, c):
                    if s.journal is not None:
                        s.note(DRAINED, VTES1_5_2_3, seat, c, before=blood[c], after=most[c])
                    blood[c] = most[c]


def spoil_withdrawal(s: Vtes, seat: int) -> None:
    """VTES-9.2.2."""
    if s.withdrawing[seat] == 1:
        s.withdrawing[seat] = 2


# the Edge
def take_edge(s: Vtes, seat: int, where: str) -> None:
    if s.edge != seat and is_in(s, seat):
        if s.journal is not None:
            s.note(TOOK_EDGE, where, seat, before=s.edge, after=seat)
        s.edge = seat
        if s.says & EDGES:
            count_edge(s, seat)


def count_edge(s: Vtes, seat: int) -> None:
    """Cards that count how often their controller's prey has got it."""
    for x in ring(s, seat):
        for c in s.piles[x * ZONES + PERMANENTS]:
            if prey(s, x) == seat and any([isinstance(clause, CountsEdge) for clause in s.facts[c].card.text]):
                s.then((may_count, c, s.since[c]))


def may_count(s: Vtes, card: int, since: int) -> None:
    if is_object(s, card, since) and s.zone(card) == PERMANENTS:
        s.ask(s.side(card), VTES1_4_1, [("number", 1), ("number", 0)], counted, card)


def counted(s: Vtes, card: int, verb: str, n: int) -> None:
    if n:
        s.blood[card] += n
        s.changed()


def burn_edge(s: Vtes, where: str = VTES2_2_2) -> None:
    if s.edge >= 0:
        s.note(LOST_EDGE, where, s.edge)
        s.edge = -1
