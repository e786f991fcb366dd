"""Chapter 15.2: who may step in front of a simple strike."""

from __future__ import annotations

from sumrak.games.berserk import changes
from sumrak.games.berserk.board import IS_NEAR, NEIGHBOURS
from sumrak.games.berserk.events import DECLARED_STRIKE
from sumrak.games.berserk.facts import (
    AMBUSH,
    CANNOT_BE_DEFENDED,
    CANNOT_DEFEND,
    DEFENDS_GROUND,
    DEFENDS_OFTEN,
    DEFENDS_OPEN,
    SIMPLE,
)
from sumrak.games.berserk.frames import Chain
from sumrak.games.berserk.reach import are_adjacent, has_word, is_flyer
from sumrak.games.berserk.state import FIELD, HAS_DEFENDED, PROMISED, ZONES, Berserk
from sumrak.games.berserk.values import has
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

B1_7, B15_2, B19_1A = cite("B-1.7"), cite("B-15.2"), cite("B-19.1a")

NOT_TARGETED = Reason(B15_2, "not-attacked-side")
DEFENDED_ALREADY = Reason(B15_2, "defended-already")
IS_TARGET = Reason(B15_2, "is-target")
IS_CLOSED = Reason(B15_2, "defender-closed")
IS_PROMISED = Reason(B1_7, "promised")
CANNOT = Reason(B15_2, "cannot-defend")
NOBODY_CAN = Reason(B15_2, "nobody-can-defend")
NOT_BETWEEN = Reason(B15_2, "defender-not-adjacent")
NOT_BESIDE_TARGET = Reason(B19_1A, "defender-not-adjacent")
FLYERS_ONLY = Reason(B19_1A, "flyers-defend-flyers")
NO_CREATURE = Reason(B15_2, "defender-no-creature")


def defenders(s: Berserk, k: int, seat: int) -> list[int]:
    """B-15.2, B-19.1a: who of this seat may be named."""
    f: Chain = s.frames[k]
    if seat == f.seat or f.kind != SIMPLE or f.defender >= 0 or f.target != f.first or s.controller(f.target) != seat:
        return []
    found = [c for c in between(s, f.card, f.target, seat) if not s.turned[c] and why_not_defend(s, k, seat, c) is None]
    if s.aside[seat] and (
        is_flyer(s, f.card) or is_flyer(s, f.target) or any([has_word(s, c, DEFENDS_GROUND) for c in s.aside[seat]])
    ):
        found += [c for c in s.aside[seat] if why_not_defend(s, k, seat, c) is None]
    return found


def is_thinkable(s: Berserk, card: int, target: int, seat: int) -> bool:
    """Whether a defender might be named against this strike; where nothing can change that, nobody need be asked."""
    if s.alert or s.watching & DECLARED_STRIKE or s.facts[card].all_words & AMBUSH or s.aside[1 - seat]:
        return True
    turned = s.turned
    return any([c != target and not turned[c] for c in between(s, card, target, 1 - seat)])


def between(s: Berserk, card: int, target: int, seat: int) -> list[int]:
    """Cards of this seat that may stand so that they can step in."""
    a, b = s.cell[card], s.cell[target]
    if a < 0 or b < 0 or s.riding:
        return s.field[seat]
    near, grid, place, mine = IS_NEAR[a], s.grid, s.place, seat * ZONES + FIELD
    return [grid[x] for x in NEIGHBOURS[b] if near[x] and grid[x] >= 0 and place[grid[x]] == mine]


def why_not_defend(s: Berserk, k: int, seat: int, card: int) -> Reason | None:
    """B-15.2: open, of the attacked side, not the target, adjacent to both, not promised, not forbidden."""
    f: Chain = s.frames[k]
    if s.controller(card) != seat or seat == f.seat or s.controller(f.target) != seat or not s.in_play(card):
        return NOT_TARGETED
    if f.defender >= 0 or f.target != f.first:  # one redirection for a strike
        return DEFENDED_ALREADY
    if card == f.target:
        return IS_TARGET
    if s.turned[card]:
        return IS_CLOSED
    facts = s.facts[card]
    if not facts.is_creature:
        return NO_CREATURE
    return why_not_stand_in(s, f, card) or why_unable(s, f, card)


def why_not_stand_in(s: Berserk, f: Chain, card: int) -> Reason | None:
    """Where a defender has to be."""
    flies, by_flyer, at_flyer = is_flyer(s, card), is_flyer(s, f.card), is_flyer(s, f.target)
    if at_flyer:
        return None if flies else FLYERS_ONLY
    if flies:
        return None if by_flyer or has_word(s, card, DEFENDS_GROUND) else FLYERS_ONLY
    if by_flyer:
        return None if are_adjacent(s, card, f.target) else NOT_BESIDE_TARGET
    return None if are_adjacent(s, card, f.target) and are_adjacent(s, card, f.card) else NOT_BETWEEN


def why_unable(s: Berserk, f: Chain, card: int) -> Reason | None:
    if s.flags[card] & PROMISED:
        return IS_PROMISED
    if s.flags[card] & HAS_DEFENDED and has_word(s, card, DEFENDS_OPEN) and not has_word(s, card, DEFENDS_OFTEN):
        return DEFENDED_ALREADY
    if not may_defend_at_all(s, card):
        return CANNOT
    if s.known[f.target] == EVERYBODY and has_word(s, f.target, CANNOT_BE_DEFENDED):
        return NOBODY_CAN
    return None


def may_defend_at_all(s: Berserk, card: int) -> bool:
    if changes.is_netted(s, card):
        return False
    return not (s.facts[card].all_words & CANNOT_DEFEND or s.rows_of[card]) or not has(s, card, CANNOT_DEFEND)
