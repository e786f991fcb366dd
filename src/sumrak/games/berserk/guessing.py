"""A squad that nobody has seen, guessed so that it could have been recruited (chapter 6): put together, not hit upon."""

from __future__ import annotations

from sumrak.games.berserk.facts import FLYER, NEUTRAL, TERRAIN, Facts
from sumrak.games.berserk.recruiting import is_plausible, purse_of, squad_of
from sumrak.games.berserk.state import Berserk
from sumrak.kernel.knowledge import bit_of


class Budget:
    """What cards may cost together: gold, gold and silver, crystals for flyers. A sum is one number, a digit for each."""

    def __init__(self, gold: int, crystals: int, flyers: int) -> None:
        self.gold, self.crystals, self.flyers = gold, crystals, flyers
        self.row = 2 * crystals + 1
        self.page = self.row * (2 * gold + 1)
        allowed = 0
        for row in range(gold + 1):
            allowed |= ((1 << crystals + 1) - 1) << row * self.row
        self.plane = allowed
        self.allowed = 0
        for page in range(flyers + 1):
            self.allowed |= allowed << page * self.page

    def sum_of(self, facts: Facts) -> int:
        """The cost of a card as such a number; -1: it alone is too much."""
        gold, flyers = facts.cost if facts.elite else 0, facts.cost if facts.kind == FLYER and self.flyers else 0
        if gold > self.gold or facts.cost > self.crystals or flyers > self.flyers:
            return -1
        return flyers * self.page + gold * self.row + facts.cost


def mended(s: Berserk, seat: int) -> bool:
    """Let the squads that a seat has not seen be such as could have been paid; False if there are none."""
    stream, s.stream = s.stream, 0
    for other in (0, 1):
        if other != seat:
            mend(s, other, bit_of(seat))
    s.stream = stream
    s.refreshed()
    return is_plausible(s, seat)


def mend(s: Berserk, other: int, bit: int) -> None:
    squad = squad_of(s, other)
    slots = [c for c in squad if not s.known[c] & bit]
    if not slots:
        return
    lot = s.lot[slots[0]]
    rest = [c for c in range(len(s.place)) if s.lot[c] == lot and not s.known[c] & bit and c not in slots]
    pool = [s.definition[c] for c in [*slots, *rest]]
    taken = choose(s, other, [s.facts[c] for c in squad if c not in slots], pool, len(slots))
    if taken:
        left = [name for i, name in enumerate(pool) if i not in taken]
        cards, names = [*slots, *rest], [pool[i] for i in taken] + left
        s.rename(cards, names, [s.owner[c] for c in cards])


def choose(s: Berserk, other: int, seen: list[Facts], pool: list[int], number: int) -> list[int]:
    """Which cards of the pool, by their places in it, may be the unseen ones of a squad."""
    order = s.in_random_order(len(pool))
    candidates = possible(s, seen, [(i, s.sheet.facts[pool[i]]) for i in order])
    if s.turn and not any([facts.is_creature for facts in seen]):  # he would have lost (B-22.1)
        for first in [one for one in candidates if one[1].is_creature]:
            others = [one for one in candidates if one is not first]
            found = choose_paid(s, other, [*seen, first[1]], others, number - 1)
            if found is not None:
                return [first[0], *found]
        return []
    return choose_paid(s, other, seen, candidates, number) or []


def possible(s: Berserk, seen: list[Facts], candidates: list[tuple[int, Facts]]) -> list[tuple[int, Facts]]:
    """Without second copies of what is unique, and symbiotes where those would have shown themselves (B-8.1)."""
    found: list[tuple[int, Facts]] = []
    is_battle = s.phase in ("start", "main", "final")
    taken = [facts for facts in seen if facts.unique]
    for i, facts in candidates:
        if facts in taken or (is_battle and facts.is_symbiote):
            continue
        if facts.unique:
            taken.append(facts)
        found.append((i, facts))
    return found


def choose_paid(
    s: Berserk, other: int, seen: list[Facts], candidates: list[tuple[int, Facts]], number: int
) -> list[int] | None:
    """Elements in any order, since each costs gold (B-6.1); at most one terrain (B-6.4), or none if one is there."""
    known = {facts.element for facts in seen if facts.element != NEUTRAL}
    more = sorted({facts.element for _, facts in candidates} - known - {NEUTRAL})
    terrains = [one for one in candidates if one[1].kind == TERRAIN]
    plain = [one for one in candidates if one[1].kind != TERRAIN]
    has_terrain = any([facts.kind == TERRAIN for facts in seen])
    for bits in s.in_random_order(1 << len(more)):
        elements = {*known, NEUTRAL, *[element for i, element in enumerate(more) if bits >> i & 1]}
        for terrain in [*([] if has_terrain else terrains), None]:
            allowed = [one for one in ([terrain] if terrain else []) + plain if one[1].element in elements]
            budget = budget_of(s, other, seen, elements, [facts for _, facts in allowed])
            if budget is not None and len(allowed) >= number:
                found = drawn(s, budget, allowed, number)
                if found is not None:
                    return found
    return None


def budget_of(s: Berserk, other: int, seen: list[Facts], elements: set[int], allowed: list[Facts]) -> Budget | None:
    """B-6.3a: what is left for the rest."""
    purse = purse_of(s, other)
    gold = purse.gold - max(0, len(elements) - 2)  # neutral is among them
    crystals = gold + purse.silver - sum([facts.cost for facts in seen])
    gold -= sum([facts.cost for facts in seen if facts.elite])
    flyers = s.rules.fly_limit - sum([facts.cost for facts in seen if facts.kind == FLYER])
    if gold < 0 or crystals < 0 or flyers < 0:
        return None
    wanted = sum([facts.cost for facts in allowed if facts.kind == FLYER])
    return Budget(gold, crystals, 0 if wanted <= flyers else flyers)


def drawn(s: Berserk, budget: Budget, allowed: list[tuple[int, Facts]], number: int) -> list[int] | None:
    """So many of them at random, within the budget; None if there is no such choice.

    `sums[i][n]` is the set of all that n of the cards from the i-th on may cost together, a bit for each sum.
    """
    costs = [budget.sum_of(facts) for _, facts in allowed]
    sums = [[1] + [0] * number]
    for cost in reversed(costs):
        last = sums[-1]
        sums.append(
            [1] + [last[n] | (last[n - 1] << cost & budget.allowed if cost >= 0 else 0) for n in range(1, number + 1)]
        )
    sums.reverse()
    found: list[int] = []
    spent, left = 0, number
    if not sums[0][left] & budget.allowed:
        return None
    for i, (place, _) in enumerate(allowed):
        if not left:
            break
        cost = costs[i]
        may_take = cost >= 0 and sums[i + 1][left - 1] & budget.allowed >> spent + cost
        may_leave = sums[i + 1][left] & budget.allowed >> spent
        if may_take and not (may_leave and s.below(len(allowed) - i) >= left):
            found.append(place)
            spent, left = spent + cost, left - 1
    return found
