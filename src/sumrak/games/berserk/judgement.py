"""How good a position of Berserk is for a seat: what a one-ply bot looks at. Only what the seat knows."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from sumrak.games.berserk import placement, recruiting, reveal, setup, turn
from sumrak.games.berserk.board import CELLS, CHEBYSHEV, MANHATTAN
from sumrak.games.berserk.facts import FAR, Facts
from sumrak.games.berserk.state import DEAL, FIELD, IS_BLESSED, IS_CURSED, SPENT, SQUAD, ZONES, Berserk
from sumrak.games.berserk.worth import MOST_TOKENS, NO_LIFE, OPEN, TOKEN, with_life

QUIET = (turn.main_chosen, setup.redeal_or_keep, setup.order_chosen, recruiting.recruit_chosen, placement.place)


def value(s: Berserk, seat: int) -> float:
    """-1 (lost) … 1 (won)."""
    if s.end is not None:
        return 0.0 if len(s.end.winners) != 1 else 1.0 if s.end.winners[0] == seat else -1.0
    if not s.turn:
        return 0.5 * math.tanh((before_battle(s, seat) - USUAL) / 40)
    away, near = cells_away(s, 1 - seat), cells_away(s, seat)
    mine, my_reach = stand(s, seat, seat, away)
    theirs, their_reach = stand(s, 1 - seat, seat, near)
    found = 1.6 * (mine - theirs) / (mine + theirs + 20) + (my_reach - their_reach) / 40
    return 0.9 * math.tanh(found - impatience(s) * (mine + theirs) / 60) - staleness(s)


def impatience(s: Berserk) -> float:
    """The longer a battle lasts, the more is a trade worth that leaves less of both: a draw is nobody's aim."""
    return 0.008 * max(0, s.turn - PATIENCE)


def staleness(s: Berserk) -> float:
    """Nor is standing still, or coming back to where one was."""
    again = s.positions.count(s.positions[-1]) - 1 if s.positions else 0
    return (0.0 if s.acted else 0.006 * min(s.idle, 8)) + 0.08 * again


PATIENCE = 24
"""Turns."""
USUAL = 120.0
"""What a squad is worth before the battle, about."""


def is_quiet(s: Berserk) -> bool:
    """Whether a player is asked for his next action and nothing is half done."""
    if s.end is not None:
        return True
    pending = s.pending
    return pending is not None and (pending.then in QUIET or pending.then is reveal.hidden_chosen) and len(s.frames) < 2


# in battle
AWAY: Final = tuple(
    [tuple([0.3 * n + 0.06 * m for n, m in zip(near, steps)]) for near, steps in zip(CHEBYSHEV, MANHATTAN)]
)
"""How much worse a cell is from which it is so far to another one."""
BIT: Final = tuple([1 << cell for cell in range(CELLS)])
NOWHERE_NEAR: Final = (0.0,) * CELLS
UNKNOWN = 12.0
"""A hidden card, about the worth of an average one."""
MARKED: Final = IS_BLESSED | IS_CURSED


def cells_away(s: Berserk, seat: int) -> tuple[float, ...]:
    """How far every cell is from the cards that a seat has on the field."""
    cells, bits = s.cell, 0
    for c in s.field[seat]:
        bits |= BIT[cells[c]]
    return away_from(bits)


@lru_cache(1 << 14)
def away_from(bits: int) -> tuple[float, ...]:
    """How far every cell is from the nearest of these."""
    rows = [AWAY[cell] for cell in range(CELLS) if bits >> cell & 1]
    return tuple([min(found) for found in zip(*rows)]) if rows else NOWHERE_NEAR


def stand(s: Berserk, seat: int, viewer: int, away: tuple[float, ...]) -> tuple[float, float]:
    """What a squad is worth: life that is left and what the cards can do with it. And how near its open creatures are to
    somebody to strike.
    """
    points = near = 0.0
    facts, known, turned, wounds, cells = s.facts, s.known, s.turned, s.wounds, s.cell
    extra, poison, tokens, flags, moved = s.extra, s.poison, s.tokens, s.flags, s.moved
    aside = s.aside[seat]
    for c in s.field[seat] + aside if aside else s.field[seat]:
        if not known[c] >> viewer & 1:
            points += UNKNOWN
            continue
        f = facts[c]
        by_wounds, hurt = f.worth_closed if turned[c] else f.worth_open, wounds[c]
        if extra[c] or poison[c] or hurt >= len(by_wounds) or flags[c] & MARKED:
            points += card_points(s, c)
        elif tokens[c]:
            points += by_wounds[hurt] + f.worth_tokens[min(tokens[c], MOST_TOKENS)]
        else:
            points += by_wounds[hurt]
        cell = cells[c]
        if f.strikes and cell >= 0:
            near -= away[cell]
            if moved[c] >= SPENT:
                near -= 0.05
    return points, near if s.field[1 - seat] else 0.0


def card_points(s: Berserk, card: int) -> float:
    facts = s.facts[card]
    if not facts.life:
        return NO_LIFE
    life = facts.life + s.extra[card] - s.wounds[card] - 0.7 * s.poison[card]
    if life <= 0:
        return 0.0
    more = TOKEN * min(MOST_TOKENS, s.tokens[card]) + (0.0 if s.turned[card] else OPEN)
    flags = s.flags[card]
    if flags & MARKED:
        more += 0.5 if flags & IS_BLESSED else -0.5
    return with_life(facts, life, more)


# before it
def before_battle(s: Berserk, seat: int) -> float:
    """What has been recruited, or may be; and where it stands."""
    pile = s.piles[seat * ZONES + SQUAD] + s.piles[seat * ZONES + FIELD]
    squad = [s.facts[c] for c in pile]
    total = 0.0
    for facts in squad:
        total += worth(facts)
    if s.phase in ("recruit", "redeal"):
        total -= 4.0 * s.redeals[seat]
        if s.phase == "redeal" or is_recruiting(s, seat):
            total += spend(s, seat, squad)
    elif s.phase == "place":
        for c in s.piles[seat * ZONES + FIELD]:
            total += standing(s, seat, c)
    return total


def is_recruiting(s: Berserk, seat: int) -> bool:
    """Whether a seat has not confirmed its squad: from then on what is left of its crystals is worth nothing (B-6.1)."""
    return any([x.seat == seat and (x.pending is not None or len(x.agenda) > 0) for x in s.strands])


def worth(facts: Facts) -> float:
    """A card for what it costs: life and what it deals."""
    base = 0.8 * facts.life + facts.power * 1.5
    return base if facts.is_creature else 0.5 * base


def spend(s: Berserk, seat: int, squad: list[Facts]) -> float:
    """What the crystals that are left would still buy of what was dealt: the best for its price first."""
    purse = recruiting.purse_of(s, seat)
    rest = sorted([s.facts[c] for c in s.piles[seat * ZONES + DEAL]], key=lambda x: -worth(x) / max(1, x.cost))
    have, total = squad[:], 0.0
    for facts in rest:
        if recruiting.why_not_join(s.rules, purse, have, facts) is None:
            have.append(facts)
            total += worth(facts)
    return total


def standing(s: Berserk, seat: int, card: int) -> float:
    """Who strikes stands in front, who shoots behind."""
    facts = s.facts[card]
    row = s.cell[card] // 5 if seat == s.first else 5 - s.cell[card] // 5
    shoots = any([act.kind & FAR for act in facts.acts])
    if facts.is_aside or facts.is_symbiote:
        return -0.5 * row
    return (-0.4 if shoots else 0.1 * facts.life) * row
