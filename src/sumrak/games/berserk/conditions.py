"""Which cards a text means, and whether what it asks for is so: never more than its player knows (B-8.3c)."""

from __future__ import annotations

from sumrak.games.berserk.board import (
    CHEBYSHEV,
    IS_NEAR,
    MANHATTAN,
    NEIGHBOURS,
    SIDES,
    SURFACE,
    ahead,
    is_half_of_first,
    row_number,
)
from sumrak.games.berserk.events import DIED, HIT, INITIATED, MISSED
from sumrak.games.berserk.facts import ARTIFACT, FEARSOME, FLYER, IGNORES_FEAR, TERRAIN, When
from sumrak.games.berserk.picks import (
    ANY_DEATH,
    AROUND_IT,
    BESIDE,
    BLESSED,
    BOTH,
    BY_FEAR,
    BY_POISON,
    BY_RUSH,
    BY_YOURS,
    CURSED,
    DIAGONALLY,
    ENEMY_ELEMENTS,
    FOR_HOST,
    FRONT,
    HAS_MARK,
    HAS_TOKENS,
    HOST,
    HOST_CLOSED,
    IN_COLUMNS,
    IN_FORMATION,
    IN_SQUAD,
    IN_YOUR_ROW,
    IS_OPEN,
    IS_SECOND,
    IS_WOUNDED,
    MINE,
    NEAR,
    NONE_NEXT_TO,
    NOT_LOST,
    ON_ENEMY_HALF,
    ON_FIELD,
    ON_SURFACE,
    ON_YOUR_HALF,
    POISONED,
    REBUFFS,
    SAME_COLUMN,
    TO_ENEMY_HALF,
    TO_YOUR_HALF,
    UNHURT,
    YOUR_ELEMENTS,
    Pick,
    Test,
)
from sumrak.games.berserk.state import (
    ASIDE,
    ASIDES,
    FIELD,
    FIELDS,
    IS_BLESSED,
    IS_CURSED,
    LOSE,
    OF_POISON,
    WAS_HURT,
    ZONES,
    Berserk,
)
from sumrak.kernel.event import EVERYBODY, Event
from sumrak.kernel.rulebook import cite

B18_18, B18_19 = cite("B-18.18"), cite("B-18.19")
IN_PLAY = (FIELD, ASIDE)
IN_ATTACK = HIT | MISSED | INITIATED


# which cards
def fits(s: Berserk, pick: Pick, c: int, card: int, seat: int, cell: int = -2) -> bool:
    """Whether the text of `card` can mean `c`, as far as `seat` knows: a card hidden from it meets every condition on what
    it is, though not on where it lies. `cell`: where the source was, if it is there no more (B-14.5)."""
    if not stands_right(s, pick, c, card, s.cell[card] if cell == -2 else cell):
        return False
    if not s.known[c] >> seat & 1:
        return True
    facts = s.facts[c]
    what = pick.what
    if what and (not facts.is_creature if what == 1 else facts.kind != (ARTIFACT if what == 2 else TERRAIN)):
        return False
    if pick.bare:  # as it mostly is
        return True
    if pick.closed >= 0 and not is_closed(s, c, pick.closed):
        return False
    if pick.flying >= 0 and is_flying(s, c) != bool(pick.flying):
        return False
    if pick.elements and not pick.elements >> facts.element & 1:
        return False
    if pick.classes and not any([name in facts.classes for name in pick.classes]):
        return False
    if pick.marks and not has_mark(s, c, pick.marks):
        return False
    if (pick.numbers or pick.words or pick.kinds) and not has_one(s, pick, c):
        return False
    return fits_numbers(s, pick, c)


def fits_numbers(s: Berserk, pick: Pick, c: int) -> bool:
    facts = s.facts[c]
    if pick.elite >= 0 and facts.elite != bool(pick.elite):
        return False
    if (pick.cost and facts.cost > pick.cost) or facts.cost < pick.min_cost:
        return False
    if pick.min_weak >= 0 and (facts.strike is None or facts.strike[0] < pick.min_weak):
        return False
    if pick.max_weak >= 0 and (facts.strike is None or facts.strike[0] > pick.max_weak):
        return False
    if pick.is_wounded >= 0 and (s.wounds[c] > 0) != bool(pick.is_wounded):
        return False
    if pick.min_wounds and s.wounds[c] < pick.min_wounds:
        return False
    if pick.unique >= 0 and facts.unique != bool(pick.unique):
        return False
    return pick.type < 0 or facts.kind == pick.type


def stands_right(s: Berserk, pick: Pick, c: int, card: int, cell: int) -> bool:
    """What everybody sees: whose it is and where it lies."""
    if pick.other and c == card:
        return False
    place = s.place
    if pick.side and (place[c] // ZONES == place[card] // ZONES) != (pick.side == MINE):
        return False
    if not (pick.where or pick.spread or pick.half or pick.row or pick.defending):  # as it mostly is
        return True
    seat = place[card] // ZONES
    if pick.where and not is_where(s, pick.where, c, card, cell, seat):
        return False
    there = s.cell[c]
    if pick.spread and cell >= 0 and there >= 0:
        table = MANHATTAN if s.rules.range_metric == "manhattan" else CHEBYSHEV
        if table[cell][there] > pick.spread:
            return False
    if pick.half and (there < 0 or (is_half_of_first(there) == (seat == s.first)) != (pick.half == MINE)):
        return False
    if pick.row and (there < 0 or is_half_of_first(there) == (seat == s.first) or row_number(there) != pick.row):
        return False
    return not pick.defending or is_defending(s, c)


def is_where(s: Berserk, where: int, c: int, card: int, cell: int, seat: int) -> bool:
    there = s.cell[c]
    if where == HOST:
        return s.host[card] == c
    if cell < 0 or there < 0:
        return False
    if where == SAME_COLUMN:
        return cell % 5 == there % 5
    if where == BESIDE:
        return IS_NEAR[cell][there] and cell // 5 == there // 5
    if where == DIAGONALLY:
        return IS_NEAR[cell][there] and cell % 5 != there % 5 and cell // 5 != there // 5
    if where == AROUND_IT:
        return IS_NEAR[cell][there]
    if where == NEAR:
        if there == cell:  # B-19.4
            return (
                s.host[c] == card or s.host[card] == c or (s.host[c] >= 0 and s.host[c] == s.host[card] and c != card)
            )
        return IS_NEAR[cell][there]
    if where == FRONT:
        return there == ahead(cell, seat == s.first)
    return there == cell


def is_defending(s: Berserk, c: int) -> bool:
    return s.fight >= 0 and s.frames[s.fight].defender == c


def is_closed(s: Berserk, c: int, wanted: int) -> bool:
    """An artifact is attacked as a closed card but is none for a text about closed creatures (B-19.6)."""
    return s.turned[c] == wanted


def is_flying(s: Berserk, c: int) -> bool:
    if s.place[c] in ASIDES:
        return s.facts[c].kind != TERRAIN
    return s.facts[c].kind == FLYER and (s.place[c] not in FIELDS or s.known[c] != EVERYBODY)


def has_mark(s: Berserk, c: int, marks: int) -> bool:
    flags = s.flags[c]
    return bool(
        (marks & BLESSED and flags & IS_BLESSED)
        or (marks & CURSED and flags & IS_CURSED)
        or (marks & POISONED and s.poison[c])
    )


def has_one(s: Berserk, pick: Pick, c: int) -> bool:
    """Whether it has one of the features."""
    from sumrak.games.berserk import values  # what a card has may depend on conditions

    if pick.words and values.words(s, c) & pick.words:
        return True
    for what in pick.numbers:
        if values.total(s, c, what):
            return True
    if not pick.kinds or s.known[c] != EVERYBODY or values.has_lost_all(s, c):
        return False
    facts = s.facts[c]
    if facts.kinds & pick.kinds:
        return True
    return any(
        [
            act.kind & pick.kinds and act.condition is not None and not asks_for_kinds(act.condition)
            and holds(s, act.condition, c, -1)
            for act in facts.acts
        ]
    )  # fmt: skip


def asks_for_kinds(test: Test) -> bool:
    """Whether what a card has would depend on what others have: of two that look at each other neither has it thereby."""
    return test.pick is not None and test.pick.kinds > 0


def all_of(s: Berserk, pick: Pick, card: int, seat: int, cell: int = -2) -> list[int]:
    """Every card in play that the text of `card` can mean, as far as `seat` knows."""
    mine = s.place[card] // ZONES
    if s.place[card] % ZONES in IN_PLAY and pick.side:
        sides: tuple[int, ...] = (mine,) if pick.side == MINE else (1 - mine,)
    else:
        sides = (seat, 1 - seat)
    if cell == -2:
        cell = s.cell[card]
    if pick.where == NEAR and cell >= 0:
        grid, place = s.grid, s.place
        cards = [grid[x] for x in NEIGHBOURS[cell] if grid[x] >= 0 and place[grid[x]] // ZONES in sides]
        if s.riding:
            near = [*s.riding, *([grid[cell]] if grid[cell] >= 0 else [])]
            cards += [c for c in near if place[c] // ZONES in sides]
    else:
        cards = [c for side in sides for c in s.field[side] + s.aside[side]]
    if pick.bare and pick.what < 2 and not (pick.where or pick.spread or pick.half or pick.row or pick.defending):
        if pick.other:
            cards = [c for c in cards if c != card]
        if not pick.what:
            return cards
        facts, known = s.facts, s.known
        return [c for c in cards if facts[c].is_creature or not known[c] >> seat & 1]
    return [c for c in cards if fits(s, pick, c, card, seat, cell)]


# whether it is so
def holds(s: Berserk, test: Test, card: int, k: int) -> bool:
    """Hidden cards of either side do not count: what they are is not known."""
    asks, number = test.asks, test.number
    cell = s.cell[card]
    seat = s.controller(card)
    if asks == BOTH:
        assert test.first is not None and test.second is not None
        return holds(s, test.first, card, k) and holds(s, test.second, card, k)
    if asks == IN_COLUMNS:
        return cell >= 0 and bool(number >> cell % 5 & 1)
    if asks in (IN_YOUR_ROW, ON_YOUR_HALF, ON_ENEMY_HALF):
        if cell < 0:
            return False
        is_own = is_half_of_first(cell) == (seat == s.first)
        return not is_own if asks == ON_ENEMY_HALF else is_own and (asks == ON_YOUR_HALF or row_number(cell) == number)
    if asks == HAS_TOKENS:
        return s.tokens[card] >= number
    if asks == HAS_MARK:
        return has_mark(s, card, number)
    if asks == HOST_CLOSED:
        return s.host[card] >= 0 and s.turned[s.host[card]] == number
    if asks == IS_SECOND:
        return (seat != s.first) == bool(number)
    if asks == ON_SURFACE:
        return cell >= 0 and SURFACE[cell] == bool(number)
    if asks == IS_WOUNDED:
        return (s.wounds[card] > 0) == bool(number)
    if asks == IN_SQUAD:
        return s.in_play(card) and seat == number
    if asks == ON_FIELD:
        return s.in_play(card)
    if asks == IS_OPEN:
        return not s.turned[card]
    if asks == UNHURT:
        return not s.flags[card] & WAS_HURT
    if asks == REBUFFS:
        return s.rebuff[seat]
    if asks == NOT_LOST:
        return not lost(s, card, number)
    if asks in (ENEMY_ELEMENTS, YOUR_ELEMENTS):
        found = elements(s, seat if asks == YOUR_ELEMENTS else 1 - seat)
        return found <= number if asks == YOUR_ELEMENTS else found >= number
    assert test.pick is not None
    if asks == IN_FORMATION:
        return partners(s, test.pick, card, seat) >= number
    count = count_open(s, test.pick, card, seat)
    return count == 0 if asks == NONE_NEXT_TO else count >= number


def partners(s: Berserk, pick: Pick, card: int, seat: int) -> int:
    """How many of these it is in formation with (B-18.16)."""
    from sumrak.games.berserk import values  # what a card has may depend on conditions

    if s.place[card] % ZONES != FIELD:
        return 0
    found = [s.grid[cell] for cell in SIDES[s.cell[card]] if s.grid[cell] >= 0]
    return len(
        [
            c
            for c in found
            if s.place[c] == s.place[card] and values.has_formation(s, c) and fits(s, pick, c, card, seat)
        ]
    )


def count_open(s: Berserk, pick: Pick, card: int, seat: int) -> int:
    known = s.known
    return len([c for c in all_of(s, pick, card, seat) if known[c] == EVERYBODY])


def elements(s: Berserk, seat: int) -> int:
    """How many elements the face-up cards of a squad have; neutral is none (B-3.2)."""
    found = 0
    for c in s.squad(seat):
        if s.known[c] == EVERYBODY and s.facts[c].element:
            found |= 1 << s.facts[c].element
    return found.bit_count()


def lost(s: Berserk, card: int, bits: int) -> bool:
    return s.rows_of[card] > 0 and any(
        [row.card == card and row.clause == LOSE and row.values[1] & bits for row in s.lasting]
    )


# which events
def suits(s: Berserk, when: When, event: Event, card: int) -> bool:
    """Whether an event of its kind and side is one that this trigger of `card` waits for.

    In an attack the kind is that of the innermost action, and of `hit` `before` is the strength. Of `leapt` `before` and
    `after` are cells; of `died` `cause` is who did it.
    """
    if when.special == BY_FEAR and is_fearless(s, event.card):
        return False
    if event.kind & IN_ATTACK:
        if s.fight < 0 or not when.kinds & s.frames[s.fight].kind:
            return False
        if when.strengths != 7 and not (event.kind == HIT and event.before and when.strengths >> event.before - 1 & 1):
            return False
        other = event.card if event.other == card else event.other
        return when.against is None or (other >= 0 and fits(s, when.against, other, card, s.controller(card)))
    if when.special:
        return suits_specially(s, when, event, card)
    if event.kind == DIED and when.against is not None:
        return fits_dead(s, when.against, event, card)
    return True


def is_fearless(s: Berserk, card: int) -> bool:
    """B-18.32, B-17.10e."""
    from sumrak.games.berserk import values  # what a card has may depend on conditions

    return bool(values.words(s, card) & (IGNORES_FEAR | FEARSOME))


def suits_specially(s: Berserk, when: When, event: Event, card: int) -> bool:
    special = when.special
    seat = s.controller(card)
    if special == BY_YOURS:
        by = event.cause
        if by < 0 or s.controller(by) != seat or not s.facts[by].is_creature:
            return False
        return when.against is None or fits_dead(s, when.against, event, card)
    if special == ANY_DEATH:
        return event.card != card and when.against is not None and fits_dead(s, when.against, event, card)
    if special == BY_POISON:
        return bool(s.flags[event.card] & OF_POISON)
    if special == FOR_HOST:
        return event.other >= 0 and event.other == s.host[card]
    if special == BY_RUSH:
        return event.cite == B18_19
    if event.cite != B18_18 or event.before < 0 or event.after < 0:
        return False
    was_own = is_half_of_first(event.before) == (seat == s.first)
    is_own = is_half_of_first(event.after) == (seat == s.first)
    if special == TO_YOUR_HALF:
        return not was_own and is_own
    if special == TO_ENEMY_HALF:
        return was_own and not is_own
    cell = s.cell[card]
    return not is_own and cell >= 0 and IS_NEAR[cell][event.before] and s.facts[event.card].is_creature


def fits_dead(s: Berserk, pick: Pick, event: Event, card: int) -> bool:
    """Of a card that has left play: whose it was, and what it is."""
    facts = s.facts[event.card]
    seat = s.controller(card)
    if pick.side and (event.seat == seat) != (pick.side == MINE):
        return False
    if pick.what == 1 and not facts.is_creature:
        return False
    if pick.flying >= 0 and (facts.kind == FLYER) != bool(pick.flying):
        return False
    return not pick.elements or bool(pick.elements >> facts.element & 1)
