"""What a seat may declare when it has priority (B-10.6, B-13.4): every option, of every card.

This is where most time goes, so what is plain is written out: a card with nothing on it, in a game without auras and
symbiotes. All else goes the way of "why not?".
"""

from __future__ import annotations

from sumrak.games.berserk import defending, dice, effects, movement, reach
from sumrak.games.berserk.acting import (
    needs_target,
    targets,
    why_not_aim,
    why_not_gather,
    why_not_strike_at_all,
    why_not_use,
)
from sumrak.games.berserk.board import CELLS, IS_NEAR, LUNGES, MANHATTAN, NEIGHBOURS, SIDES, between
from sumrak.games.berserk.facts import (
    CANNOT_GATHER,
    FAR,
    FLYER,
    GATHERER,
    GROUND,
    LEAP,
    LUNGE,
    MAX_TOKENS,
    MUST_STRIKE_CLOSED,
    RANGE,
    SIMPLE,
    TERRAIN,
    W_ANY,
    W_MAIN,
    W_ROLL,
    W_TARGETS,
    Act,
)
from sumrak.games.berserk.reach import has_word
from sumrak.games.berserk.state import FIELD, FREE, HAS_AIMED, PROMISED, SPENT, ZONES, Berserk
from sumrak.kernel.agenda import Option
from sumrak.kernel.event import EVERYBODY

NOT_PLAIN = PROMISED | HAS_AIMED


# the Main phase
def main_options(s: Berserk, seat: int) -> list[Option]:
    """B-10.6: every move, strike and feature of every card; hidden cards may be turned up."""
    options: list[Option] = []
    grid, place, cells, facts = s.grid, s.place, s.cell, s.facts
    turned, moved, struck, rows_of, flags = s.turned, s.moved, s.struck, s.rows_of, s.flags
    enemies = (1 - seat) * ZONES + FIELD
    plain = not (s.shapes or s.rules.friendly_fire)
    riding, host = s.riding, s.host
    ridden = [host[c] for c in riding] if riding else riding
    for c in s.field[seat]:
        f = facts[c]
        if turned[c]:
            if f.acts_closed:
                options += uses(s, seat, c, W_MAIN | W_ANY, -1)
            continue
        if not plain or rows_of[c] or flags[c] & NOT_PLAIN or (riding and (c in ridden or c in riding)):
            of_one(s, seat, c, options)
            continue
        cell = cells[c]
        if f.is_plain_striker:
            if struck[c] < f.strikes_a_turn:
                for x in NEIGHBOURS[cell]:
                    other = grid[x]
                    if other >= 0 and place[other] == enemies:
                        options.append(("strike", c, other))
                for other in riding:
                    if place[other] == enemies and IS_NEAR[cell][cells[other]]:
                        options.append(("strike", c, other))
        elif f.strikes:
            options += strikes(s, seat, c)
        if f.has_uses:
            options += plain_uses(s, seat, c)
        if f.is_special_mover:
            options += moves(s, seat, c)
        elif moved[c] < f.move:
            for x in SIDES[cell]:
                if grid[x] == FREE:
                    options.append(("move", c, x))
    for c in s.aside[seat]:
        options += strikes(s, seat, c)
        if facts[c].has_uses:
            options += uses(s, seat, c, W_MAIN | W_ANY, -1)
    if s.aside[1 - seat] and reach.only_flyers(s, 1 - seat):
        options += [("aim", c) for c in s.field[seat] if why_not_aim(s, seat, c) is None]
    if s.turn == 1:
        options += reveals(s, seat)
    return options


def has_step(s: Berserk, seat: int) -> bool:
    """Whether some plain card may move: then there is something to choose, whatever else there is."""
    grid, cells, facts, rows_of, flags = s.grid, s.cell, s.facts, s.rows_of, s.flags
    turned, moved, riding, host = s.turned, s.moved, s.riding, s.host
    if s.shapes or s.rules.friendly_fire:
        return False
    ridden = [host[c] for c in riding] if riding else riding
    for c in s.field[seat]:
        f = facts[c]
        if turned[c] or f.is_special_mover or moved[c] >= f.move or rows_of[c] or flags[c] & NOT_PLAIN:
            continue
        if riding and (c in ridden or c in riding):
            continue
        for x in SIDES[cells[c]]:
            if grid[x] == FREE:
                return True
    return False


def of_one(s: Berserk, seat: int, card: int, options: list[Option]) -> None:
    """All of one card, the long way."""
    options += strikes(s, seat, card)
    if s.facts[card].has_uses or s.shapes or s.rows_of[card]:
        options += uses(s, seat, card, W_MAIN | W_ANY, -1)
    if s.moved[card] < SPENT:
        options += moves(s, seat, card)


def strikes(s: Berserk, seat: int, card: int) -> list[Option]:
    """B-15.1."""
    if why_not_strike_at_all(s, seat, card) is not None:
        return []
    return [("strike", card, t) for t in reach.targets(s, seat, card, SIMPLE, 0)]


def moves(s: Berserk, seat: int, card: int) -> list[Option]:
    """B-11.5."""
    if movement.why_not_move_at_all(s, seat, card) is not None:
        return []
    return [("move", card, cell) for cell in movement.steps_of(s, card) if movement.is_free_for(s, card, cell)]


def uses(s: Berserk, seat: int, card: int, kind: int, k: int) -> list[Option]:
    """Every use of the played features of a card in this window."""
    options: list[Option] = []
    for i, act in enumerate(s.facts[card].acts):
        if s.turned[card] and act.tap:
            continue
        if why_not_use(s, seat, card, i, kind, k) is None:
            options += use(s, seat, card, i, act, k)
    may_gather = s.facts[card].all_words | s.aura_words if not s.rows_of[card] else GATHERER
    if kind & W_MAIN and may_gather & GATHERER and why_not_gather(s, seat, card) is None:
        options.append(("gather", card))
    return options


def use(s: Berserk, seat: int, card: int, i: int, act: Act, k: int) -> list[Option]:
    if act.kind == LEAP:
        return [("leap", card, i, cell) for cell in movement.leaps(s, card, act)]
    if needs_target(act):
        return [("use", card, i, t) for t in targets(s, seat, card, act, k)]
    return [("use", card, i)]


def plain_uses(s: Berserk, seat: int, card: int) -> list[Option]:
    """The same for an open card with nothing on it, in the Main phase."""
    options: list[Option] = []
    f = s.facts[card]
    for i, act in f.main_acts:
        if act.is_plain:
            if act.kind & FAR:
                options += far(s, seat, card, i, act)
                continue
            if not s.riding:
                if act.kind == LUNGE:
                    options += lunges(s, seat, card, i)
                    continue
                if f.kind != FLYER:
                    options += beside(s, seat, card, i)
                    continue
        if act.leaps_plainly:
            if not s.moved[card] and f.kind == GROUND:
                grid = s.grid
                if act.spread:
                    options += [("leap", card, i, x) for x in movement.leaps(s, card, act)]
                else:
                    options += [("leap", card, i, x) for x in range(CELLS) if grid[x] == FREE]
            continue
        if act.is_free:
            if effects.why_not(s, act, card, seat, -1) is None:
                options += use(s, seat, card, i, act, -1)
            continue
        if act.tokens and s.tokens[card] < max(1, act.tokens):
            continue
        if why_not_use(s, seat, card, i, W_MAIN | W_ANY, -1) is None:
            options += use(s, seat, card, i, act, -1)
    if f.all_words & GATHERER and not f.all_words & CANNOT_GATHER:
        if not f.whats >> MAX_TOKENS & 1 or why_not_gather(s, seat, card) is None:
            options.append(("gather", card))
    return options


def far(s: Berserk, seat: int, card: int, i: int, act: Act) -> list[Option]:
    """B-16.1, B-2.8, B-2.8c."""
    cells, facts, cell = s.cell, s.facts, s.cell[card]
    if s.rules.range_metric != "manhattan" or s.rules.min_ranged_distance != "not_adjacent":
        return [("use", card, i, t) for t in reach.targets(s, seat, card, act.kind, act.spread)]
    spread = act.spread
    if spread and facts[card].whats >> RANGE & 1:
        spread = reach.range_of(s, card, act.kind, spread)
    near = IS_NEAR[cell]  # nobody lies on this very cell: who bears a parasite goes the long way
    if spread:
        steps = MANHATTAN[cell]
        options: list[Option] = [
            ("use", card, i, t) for t in s.field[1 - seat] if not near[cells[t]] and steps[cells[t]] <= spread
        ]
    else:
        options = [("use", card, i, t) for t in s.field[1 - seat] if not near[cells[t]]]
    if s.aside[1 - seat]:
        options += [("use", card, i, t) for t in s.aside[1 - seat] if facts[t].kind != TERRAIN]
    return options


def lunges(s: Berserk, seat: int, card: int, i: int) -> list[Option]:
    """B-16.9."""
    grid, place, cell = s.grid, s.place, s.cell[card]
    enemies = (1 - seat) * ZONES + FIELD
    options: list[Option] = []
    for x in LUNGES[cell]:
        other = grid[x]
        if other >= 0 and place[other] == enemies:
            middle = grid[between(cell, x)]
            if middle < 0 or place[middle] != enemies:
                options.append(("use", card, i, other))
    return options


def beside(s: Berserk, seat: int, card: int, i: int) -> list[Option]:
    """B-16.7, B-16.8."""
    grid, place, enemies = s.grid, s.place, (1 - seat) * ZONES + FIELD
    found = [grid[x] for x in NEIGHBOURS[s.cell[card]] if grid[x] >= 0 and place[grid[x]] == enemies]
    return [("use", card, i, t) for t in found]


# windows
def window_options(s: Berserk, k: int, kind: int, seat: int) -> list[Option]:
    """B-13.4: what is sudden: features, a defender, a reroll by Blessing or Curse, turning up a hidden card."""
    options: list[Option] = []
    if kind & W_TARGETS:
        options += [("defend", c) for c in defending.defenders(s, k, seat)]
    if s.alert:
        facts, known = s.facts, s.known
        for c in s.squad(seat):
            if facts[c].windows & kind:
                options += uses(s, seat, c, kind, k)
        if kind & W_ROLL and s.rules.blessing == "rp5":
            options += dice.rerolls(s, k, seat)
        if s.turn == 1 and any([known[c] != EVERYBODY for c in s.field[seat]]):
            options += reveals(s, seat)
    return options


def reveals(s: Berserk, seat: int) -> list[Option]:
    """B-8.3e."""
    if not s.rules.owner_may_reveal:
        return []
    return [("turn_up", c) for c in s.field[seat] if s.known[c] != EVERYBODY]


# obligations of one's own
def obliged(s: Berserk, seat: int) -> list[int]:
    """B-17.13c: cards that must strike a closed enemy creature and can do so at once."""
    found = []
    for c in s.field[seat]:
        if s.turned[c] or not s.facts[c].all_words & MUST_STRIKE_CLOSED:
            continue
        if has_word(s, c, MUST_STRIKE_CLOSED) and any([s.turned[t] for t in reach.near(s, seat, c, s.cell[c], SIMPLE)]):
            if why_not_strike_at_all(s, seat, c) is None and not reach.ignores_obligations(s, c):
                if any([s.turned[t] and is_known_creature(s, t) for t in reach.targets(s, seat, c, SIMPLE, 0)]):
                    found.append(c)
    return found


def is_known_creature(s: Berserk, card: int) -> bool:
    return s.known[card] == EVERYBODY and s.facts[card].is_creature
