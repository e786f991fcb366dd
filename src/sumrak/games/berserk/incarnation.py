"""Chapter 18.22: who comes back out of the graveyard."""

from __future__ import annotations

from sumrak.games.berserk import placing, presence
from sumrak.games.berserk.events import INCARNATED, INCARNATION_TOKEN
from sumrak.games.berserk.facts import FLYER
from sumrak.games.berserk.state import ASIDE, FIELD, FREE, GRAVE, HOSTS, WAITS, WAS_INCARNATED, ZONES, Berserk
from sumrak.kernel.agenda import Option
from sumrak.kernel.rulebook import cite

B3_6, B18_22 = cite("B-3.6"), cite("B-18.22")


def may_come(s: Berserk, card: int) -> bool:
    """Once in a battle."""
    return not s.flags[card] & WAS_INCARNATED


def grow(s: Berserk, card: int, since: int) -> None:
    """A token at the start of its owner's turn."""
    if s.since[card] == since:
        add_token(s, card, card)


def add_token(s: Berserk, card: int, cause: int) -> None:
    """These tokens are not of the kind that has a maximum."""
    if s.place[card] % ZONES != GRAVE:
        return
    if s.tally[card] < s.facts[card].incarnation:
        s.tally[card] += 1
        s.acted = True
        s.note(INCARNATION_TOKEN, B18_22, s.owner[card], card, -1, cause, s.tally[card] - 1, s.tally[card])
    if s.tally[card] >= s.facts[card].incarnation:
        s.next((ask_for_cell, card, s.since[card]))


def cells(s: Berserk, seat: int) -> list[int]:
    """The free cells of the 3rd row."""
    row = range(5) if seat == s.first else range(25, 30)
    return [cell for cell in row if s.grid[cell] == FREE]


def is_barred(s: Berserk, card: int) -> bool:
    """B-3.6: a second one of a unique name may not come in."""
    if not s.facts[card].unique:
        return False
    return any([s.definition[c] == s.definition[card] for c in s.squad(s.owner[card])])


def ask_for_cell(s: Berserk, card: int, since: int) -> None:
    """On a free cell of the 3rd row; without one it waits."""
    if s.since[card] != since or is_barred(s, card) or not may_come(s, card):
        return
    seat = s.owner[card]
    if s.facts[card].kind == FLYER:
        s.next((come, card, "to", -1))
        return
    options: list[Option] = [("to", cell) for cell in cells(s, seat)]
    if options:
        s.ask(seat, B18_22, options, come, card)
    else:
        s.next((wait, card))


def wait(s: Berserk, card: int) -> None:
    s.flags[card] |= WAITS
    s.waiting = True


def waiting(s: Berserk) -> list[int]:
    """Those who found no cell to come to, and have one now."""
    found = []
    for seat in (s.active, 1 - s.active):
        for c in s.piles[seat * ZONES + GRAVE]:
            if s.flags[c] & WAITS and may_come(s, c) and not is_barred(s, c) and cells(s, seat):
                found.append(c)
    return found


def come(s: Berserk, card: int, verb: str, cell: int) -> None:
    """Closed, unless its text says otherwise."""
    facts, seat = s.facts[card], s.owner[card]
    s.tally[card] = 0
    s.flags[card] = WAS_INCARNATED
    s.move(card, seat * ZONES + (ASIDE if facts.kind == FLYER else FIELD))
    if cell >= 0:
        placing.put(s, card, cell)
    s.turned[card] = 0 if facts.comes_open else 1
    s.moved[card] = s.struck[card] = s.used[card] = 0
    s.acted = True
    s.unsettled |= HOSTS
    presence.look_again(s)
    s.note(INCARNATED, B18_22, seat, card, -1, -1, -1, cell)
