"""Chapters 2, 16 and 19: who may be attacked by what. Reads only what the asking seat knows: an enemy hidden card fits (B-8.3c)."""

from __future__ import annotations

from sumrak.games.berserk.board import (
    CHEBYSHEV,
    IS_NEAR,
    LUNGES,
    MANHATTAN,
    NEIGHBOURS,
    across,
    ahead,
    between,
)
from sumrak.games.berserk.facts import (
    FAR,
    FLIGHT,
    HOST_BOUND,
    IGNORES,
    IGNORES_OBLIGATIONS,
    LUNGE,
    MELEE,
    ONLY_FRONT,
    PARASITE,
    RANGE,
    SIMPLE,
    TAUNTS_FLYERS,
    TERRAIN,
    WIDE,
)
from sumrak.games.berserk.state import ASIDES, FIELD, HAS_AIMED, ZONES, Berserk
from sumrak.games.berserk.values import Asked, has, total
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

B2_8, B8_3J, B15_1, B16_1, B16_9, B17_13B = (
    cite("B-2.8"), cite("B-8.3j"), cite("B-15.1"), cite("B-16.1"), cite("B-16.9"), cite("B-17.13b"),
)  # fmt: skip
B19_1, B19_2, B19_5, B19_7 = cite("B-19.1"), cite("B-19.2"), cite("B-19.5"), cite("B-19.7")

NOT_ENEMY = Reason(B15_1, "not-an-enemy")
NOT_ADJACENT = Reason(B15_1, "not-adjacent")
IS_TERRAIN = Reason(B19_7, "is-terrain")
IS_FLYING = Reason(B19_1, "is-flying")
NO_PERMISSION = Reason(B19_2, "not-flyers-alone")
TOO_NEAR = Reason(B16_1, "too-near")
OUT_OF_RANGE = Reason(B2_8, "out-of-range")
NO_LUNGE = Reason(B16_9, "no-lunge")
LUNGE_BLOCKED = Reason(B16_9, "lunge-blocked")
MUST_CHOOSE = Reason(B17_13B, "must-choose-another")
ONLY_IN_FRONT = Reason(B17_13B, "only-in-front")
BOUND_TO_PARASITE = Reason(B19_5, "bound-to-parasite")
NOT_IN_PLAY = Reason(B15_1, "target-not-in-play")


def is_flyer(s: Berserk, card: int) -> bool:
    """A flying creature in the additional zone."""
    return s.place[card] in ASIDES and s.facts[card].kind != TERRAIN


def is_flying(s: Berserk, card: int) -> bool:
    return is_flyer(s, card) or (s.rows_of[card] > 0 and has(s, card, FLIGHT))


def are_adjacent(s: Berserk, a: int, b: int) -> bool:
    """B-2.4; a symbiote is adjacent to its host and to whatever its host is adjacent to (B-19.4)."""
    x, y = s.cell[a], s.cell[b]
    if x < 0 or y < 0:
        return False
    if x == y:
        return s.host[a] == b or s.host[b] == a or (s.host[a] >= 0 and s.host[a] == s.host[b])
    return IS_NEAR[x][y]


def distance(s: Berserk, a: int, b: int) -> int:
    """B-2.8a, B-2.8b."""
    table = MANHATTAN if s.rules.range_metric == "manhattan" else CHEBYSHEV
    return table[s.cell[a]][s.cell[b]]


def range_of(s: Berserk, card: int, kind: int, spread: int) -> int:
    """The printed range and what raises it; 0: no limit."""
    return spread + total(s, card, RANGE, Asked(-1, kind)) if spread else 0


def why_not_attack(s: Berserk, seat: int, card: int, kind: int, spread: int, target: int) -> Reason | None:
    """Why an attack of this kind may not be made at this card."""
    side = s.place[target] // ZONES
    if s.place[target] % ZONES != FIELD and s.place[target] not in ASIDES:
        return NOT_IN_PLAY
    if side == seat and not (s.rules.friendly_fire and target != card):
        return NOT_ENEMY
    seen = s.known[target] >> seat & 1
    if seen and s.facts[target].kind == TERRAIN:
        return IS_TERRAIN
    return why_out_of_reach(s, seat, card, kind, spread, target) or why_obliged(s, card, kind, target)


def why_out_of_reach(s: Berserk, seat: int, card: int, kind: int, spread: int, target: int) -> Reason | None:
    if kind & FAR:
        return why_not_far(s, card, kind, spread, target)
    if kind == LUNGE:
        return why_not_lunge(s, seat, card, target)
    if kind & MELEE and is_flyer(s, card):
        return None  # B-19.1: any enemy card
    if s.place[target] in ASIDES:
        if kind != SIMPLE or not s.flags[card] & HAS_AIMED or s.cell[card] < 0:
            return IS_FLYING
        return None if only_flyers(s, 1 - seat) else NO_PERMISSION
    if are_adjacent(s, card, target):
        return None
    if kind == SIMPLE and is_across(s, card, target):
        return None
    return NOT_ADJACENT


def is_across(s: Berserk, card: int, target: int) -> bool:
    """From an edge cell a strike at a creature on the opposite edge of the row, for who has that feature."""
    if not s.facts[card].words & WIDE or s.cell[card] < 0 or across(s.cell[card]) != s.cell[target]:
        return False
    return s.facts[target].is_creature or s.known[target] != EVERYBODY


def why_not_far(s: Berserk, card: int, kind: int, spread: int, target: int) -> Reason | None:
    """B-16.1, B-2.8: not adjacent, in range; who is in the additional zone is neither near nor far (B-2.8c)."""
    if s.cell[target] < 0 or s.cell[card] < 0:
        return None
    if s.rules.min_ranged_distance == "not_adjacent" and (
        are_adjacent(s, card, target) or s.cell[card] == s.cell[target]
    ):
        return TOO_NEAR
    most = range_of(s, card, kind, spread)
    return OUT_OF_RANGE if most and distance(s, card, target) > most else None


def why_not_lunge(s: Berserk, seat: int, card: int, target: int) -> Reason | None:
    """B-16.9: one row or column, exactly one cell between, empty or held only by own cards."""
    a, b = s.cell[card], s.cell[target]
    if a < 0 or b < 0 or b not in LUNGES[a]:
        return NO_LUNGE
    cell = between(a, b)
    for c in s.field[1 - seat]:
        if s.cell[c] == cell:
            return LUNGE_BLOCKED
    return None


def only_flyers(s: Berserk, seat: int) -> bool:
    """B-19.2: no creature but flyers; while there is a hidden card it counts as not fulfilled."""
    for c in s.field[seat]:
        if s.facts[c].is_creature or s.known[c] != EVERYBODY:
            return False
    return len(s.aside[seat]) > 0


# obligations to choose a target (B-17.13b)
def why_obliged(s: Berserk, card: int, kind: int, target: int) -> Reason | None:
    seat = s.controller(card)
    if kind == SIMPLE and has_word(s, card, ONLY_FRONT) and not ignores_obligations(s, card):
        if s.cell[target] < 0 or s.cell[target] != ahead(s.cell[card], seat == s.first):
            return ONLY_IN_FRONT
    binders = host_binders(s, card)
    if binders and target not in binders:
        return BOUND_TO_PARASITE
    if is_flyer(s, card):
        taunts = taunting(s, seat, card)
        if taunts and target not in taunts:
            return MUST_CHOOSE
    return None


def has_word(s: Berserk, card: int, word: int) -> bool:
    if not (s.facts[card].all_words | s.aura_words) & word and not s.rows_of[card]:  # as it mostly is
        return False
    return has(s, card, word)


def ignores_obligations(s: Berserk, card: int) -> bool:
    """B-17.10a."""
    return has_word(s, card, IGNORES_OBLIGATIONS) or has_word(s, card, IGNORES)


def host_binders(s: Berserk, card: int) -> list[int]:
    """Parasites whose host may attack nothing but them."""
    if not s.riding:  # as it mostly is
        return []
    seat = s.controller(card)
    found = [c for c in s.riding if s.host[c] == card and s.facts[c].kind == PARASITE and s.controller(c) != seat]
    found = [c for c in found if has_word(s, c, HOST_BOUND)]
    return [] if not found or ignores_obligations(s, card) else found


# all that may be attacked
def targets(s: Berserk, seat: int, card: int, kind: int, spread: int) -> list[int]:
    """Every card that may be attacked so."""
    cell = s.cell[card]
    if cell < 0 and kind & MELEE and not s.rules.friendly_fire:
        return prey(s, seat, card)
    if kind & FAR or cell < 0 or s.flags[card] & HAS_AIMED or s.rules.friendly_fire:
        found = s.field[1 - seat] + s.aside[1 - seat]
        if s.rules.friendly_fire:
            found = found + s.squad(seat)
    else:
        found = near(s, seat, card, cell, kind)
    return [c for c in found if why_not_attack(s, seat, card, kind, spread, c) is None]


def prey(s: Berserk, seat: int, card: int) -> list[int]:
    """B-19.1: what a flyer may strike: any enemy card but terrain, unless it is obliged."""
    facts, known = s.facts, s.known
    found = [c for c in s.field[1 - seat] + s.aside[1 - seat] if facts[c].kind != TERRAIN or not known[c] >> seat & 1]
    taunts = taunting(s, seat, card)
    return [c for c in found if c in taunts] if taunts else found


def taunting(s: Berserk, seat: int, card: int) -> list[int]:
    """B-17.13b: the cards one of which a flyer must choose."""
    found = [c for c in s.field[1 - seat] if s.facts[c].all_words & TAUNTS_FLYERS and has_word(s, c, TAUNTS_FLYERS)]
    return [] if not found or ignores_obligations(s, card) else found


def near(s: Berserk, seat: int, card: int, cell: int, kind: int) -> list[int]:
    """Enemy cards on the cells that an attack of this kind may reach from here."""
    grid, place, enemies = s.grid, s.place, (1 - seat) * ZONES + FIELD
    cells = LUNGES[cell] if kind == LUNGE else NEIGHBOURS[cell]
    if s.facts[card].words & WIDE and kind == SIMPLE and across(cell) >= 0:
        cells = (*cells, across(cell))
    found = [grid[x] for x in cells if grid[x] >= 0 and place[grid[x]] == enemies]
    if s.riding:
        found += [c for c in s.field[1 - seat] if s.host[c] >= 0 and (s.cell[c] == cell or s.cell[c] in cells)]
        if s.host[card] >= 0 and s.controller(s.host[card]) != seat:
            found.append(s.host[card])
    return found
