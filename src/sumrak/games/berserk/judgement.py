"""How good a position of Berserk is for a seat: what a one-ply bot looks at. Only what the seat knows."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from sumrak.games.berserk import placement, recruiting, reveal, setup, turn
from sumrak.games.berserk.board import CHEBYSHEV, MANHATTAN
from sumrak.games.berserk.facts import ARMOUR, ATTACKS, FAR, OVA, OVZ, Facts
from sumrak.games.berserk.state import DEAL, FIELD, IS_BLESSED, IS_CURSED, SPENT, SQUAD, ZONES, Berserk

QUIET = (turn.main_chosen, setup.redeal_or_keep, setup.order_chosen, recruiting.recruit_chosen, placement.place)


def value(s: Berserk, seat: int) -> float:
    """-1 (lost) … 1 (won)."""
    if s.end is not None:
        return 0.0 if len(s.end.winners) != 1 else 1.0 if s.end.winners[0] == seat else -1.0
    if not s.turn:
        return 0.5 * math.tanh((before_battle(s, seat) - USUAL) / 40)
    mine, theirs = points(s, seat, seat), points(s, 1 - seat, seat)
    stand = (nearness(s, seat, seat) - nearness(s, 1 - seat, seat)) / 40
    found = 1.6 * (mine - theirs) / (mine + theirs + 20) + stand
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
def points(s: Berserk, seat: int, viewer: int) -> float:
    """What a squad is worth: life that is left and what the cards can do with it."""
    total = 0.0
    for c in s.field[seat]:
        total += card_points(s, c) if s.known[c] >> viewer & 1 else UNKNOWN
    for c in s.aside[seat]:
        total += card_points(s, c)
    return total


AWAY: Final = tuple(
    [tuple([0.3 * n + 0.06 * m for n, m in zip(near, steps)]) for near, steps in zip(CHEBYSHEV, MANHATTAN)]
)
"""How much worse a cell is from which it is so far to another one."""
UNKNOWN = 12.0
"""A hidden card, about the worth of an average one."""


def card_points(s: Berserk, card: int) -> float:
    facts = s.facts[card]
    if not facts.life:
        return 3.0
    life = facts.life + s.extra[card] - s.wounds[card] - 0.7 * s.poison[card]
    if life <= 0:
        return 0.0
    worth = 0.75 * min(life, facts.life) + 0.25 * facts.life * (life > 0) + power(facts)
    worth += 0.4 * min(3, s.tokens[card])
    flags = s.flags[card]
    if flags & (IS_BLESSED | IS_CURSED):
        worth += 0.5 if flags & IS_BLESSED else -0.5
    if not s.turned[card]:
        worth += 0.6
    if not facts.is_creature:
        worth *= 0.4
    return worth


@lru_cache(4096)
def power(facts: Facts) -> float:
    """What it deals, about, in a turn."""
    found = 0.0
    if facts.strike is not None:
        weak, medium, strong = facts.strike
        found = 0.5 * weak + 0.3 * medium + 0.2 * strong
    for act in facts.acts:
        if act.kind & ATTACKS and act.strike is not None:
            found = max(found, sum(act.strike) / 3 + (0.5 if act.kind & FAR else 0.0))
    return 1.2 * found + 0.5 * (facts.numbers[OVA] + facts.numbers[OVZ]) + 0.8 * facts.numbers[ARMOUR]


def nearness(s: Berserk, seat: int, viewer: int) -> float:
    """How near its open creatures are to somebody to strike."""
    enemies = [s.cell[c] for c in s.field[1 - seat]]
    if not enemies:
        return 0.0
    found = 0.0
    for c in s.field[seat]:
        cell = s.cell[c]
        if cell < 0 or not s.known[c] >> viewer & 1 or s.facts[c].strike is None:
            continue
        away = AWAY[cell]
        found -= min([away[other] for other in enemies])
        if s.moved[c] >= SPENT:
            found -= 0.05
    return found


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
    base = 0.8 * facts.life + power(facts) * 1.5
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
