"""A fingerprint of a state that does not depend on numbers of cards, clocks or addresses of functions."""

from __future__ import annotations

import hashlib
from typing import Any

from sumrak.kernel.state import State


def digest(s: State) -> str:
    """Sixteen hex digits; equal for two states that go on alike and show every seat the same."""
    return hashlib.blake2b(repr(canon(s)).encode(), digest_size=8).hexdigest()


def canon(s: State) -> list[Any]:
    order = [card for pile in s.piles for card in pile]
    number = {card: i for i, card in enumerate(order)}
    number[-1] = -1
    lasting = [row for row in s.lasting if s.is_object(row.card, row.since)]
    timed = [s.since[card] for card in order if s.places[s.place[card]].zone.in_play] + [row.stamp for row in lasting]
    times = {time: i for i, time in enumerate(sorted(set(timed)))}
    everybody = (1 << s.seats) - 1
    cards = [
        (
            s.definition[c], s.owner[c], s.place[c], times.get(s.since[c], -1), s.known[c] & everybody,
            -1 if s.known[c] & everybody == everybody else s.lot[c], s.turned[c], number[s.host[c]], *s.marks(c),
        )
        for c in order
    ]  # fmt: skip
    rows = [(r.until, number[r.card], times[r.stamp], r.clause, r.values, s.name_of(r.source)) for r in lasting]
    strands = [(x.seat, [step_of(y) for y in x.agenda], decision_of(x.pending)) for x in s.strands]
    return [
        cards, rows, strands, [step_of(x) for x in s.agenda], [repr(type(x).__name__) for x in s.frames],
        decision_of(s.asked()), s.sealed, s.keys, s.draws, s.turn, s.active, s.end, s.game_facts(),
    ]  # fmt: skip


def step_of(step: tuple[Any, ...]) -> Any:
    return (step[0].__module__, step[0].__name__, len(step))


def decision_of(decision: Any) -> Any:
    if decision is None:
        return None
    return (decision.seat, decision.cite, [option[0] for option in decision.options], decision.then.__name__)
