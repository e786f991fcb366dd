"""How good a position is for a seat: what a one-ply bot looks at. Only public facts and its own cards.

It is counted in victory points: those that a seat has, and its share of those that are still to be had.
"""

from __future__ import annotations

import math

from sumrak.games.vtes import discarding, influence, master, minion, untapping
from sumrak.games.vtes.board import is_in, is_vampire, minions, predator, prey
from sumrak.games.vtes.state import HAND, TORPOR, UNCONTROLLED, Vtes
from sumrak.games.vtes.values import capacity, fresh, title_of

QUIET = (untapping.chosen, minion.act, master.act, influence.act, discarding.act)
PREY, PREDATOR = 0.5, 0.25
"""How much of the strength of the neighbours counts against a seat."""
EVEN = 8.0
"""Who is so much better placed has e times the chances."""


def value(s: Vtes, seat: int) -> float:
    """-1 (no victory points) … 1 (all of them)."""
    if s.end is not None:
        won = sum(s.halves)
        return 2.0 * s.halves[seat] / won - 1.0 if won else 0.0
    fresh(s)
    points = 0.5 * s.halves[seat]
    if is_in(s, seat):
        points += share(s, seat)
    return 0.99 * (2.0 * points / s.seats - 1.0)


def share(s: Vtes, seat: int) -> float:
    """What a seat may still win of the points that are left, one for everybody who is still in."""
    strengths = [strength(s, other) for other in range(s.seats)]
    count, whole, own = 0, 0.0, 0.0
    for other in range(s.seats):
        if is_in(s, other):
            place = strengths[other] - PREY * strengths[prey(s, other)] - PREDATOR * strengths[predator(s, other)]
            chances = math.exp(place / EVEN)
            count += 1
            whole += chances
            if other == seat:
                own = chances
    return count * own / whole


def strength(s: Vtes, seat: int) -> float:
    """Pool counts more the less there is; minions by what they can do; torpor is nearly a loss."""
    if not is_in(s, seat):
        return 0.0
    pool = s.pool[seat]
    total = 2.2 * math.sqrt(max(0, pool)) + 0.12 * pool + 0.8 * (s.edge == seat) + 0.05 * len(s.pile(seat, HAND))
    for c in minions(s, seat):
        total += of_minion(s, c) * (0.25 if s.zone(c) == TORPOR else 1)
    for c in s.pile(seat, UNCONTROLLED):
        if s.blood[c]:
            total += 0.36 * s.blood[c]
    return total


def of_minion(s: Vtes, card: int) -> float:
    """What it is, what it has, whether it can still do something."""
    size = capacity(s, card) if is_vampire(s, card) else s.facts[card].card.life
    title = title_of(s, card)
    worth = 0.9 + 0.3 * size + 0.13 * min(s.blood[card], size) + 0.5 * s.bleed[card] + 0.3 * s.intercept[card]
    worth += 0.35 * title.votes if title is not None else 0
    if is_vampire(s, card) and not s.blood[card]:
        worth -= 0.5
    return worth + (0.0 if s.turned[card] else 0.25)


def is_quiet(s: Vtes) -> bool:
    """Whether a player is asked what to do next in a phase and nothing is half done."""
    return s.end is not None or (s.pending is not None and s.pending.then in QUIET and len(s.frames) == 1)
