"""Where cards lie: cells, faces, the additional zone (chapters 2, 8, 19). Each verb says what happened, with its paragraph."""

from __future__ import annotations

from sumrak.games.berserk import changes, durations, markers, presence
from sumrak.games.berserk.board import NOWHERE
from sumrak.games.berserk.events import (
    FLEW,
    LANDED,
    RELOCATED,
    REVEALED,
    WENT_ASIDE,
)
from sumrak.games.berserk.facts import (
    FLIGHT,
    WORD,
    Permanent,
)
from sumrak.games.berserk.state import (
    ASIDE,
    BOUND,
    FIELD,
    FOREVER,
    HAS_FLOWN,
    HOSTS,
    WAS_HIDDEN,
    ZONES,
    Berserk,
)
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.rulebook import cite

B19_4A = cite("B-19.4a")
B6_6, B8_2, B8_3J, B11_1, B11_2, B11_7 = (
    cite("B-6.6"), cite("B-8.2"), cite("B-8.3j"), cite("B-11.1"), cite("B-11.2"), cite("B-11.7"),
)  # fmt: skip
B12_2, B12_3, B15_12, B18_4, B18_5, B18_11 = (
    cite("B-12.2"), cite("B-12.3"), cite("B-15.12"), cite("B-18.4"), cite("B-18.5"), cite("B-18.11"),
)  # fmt: skip
B19_4A = cite("B-19.4a")
B18_12, B18_35, B19_3, B20_1, B20_3, B21_1, B21_4, B21_5 = (
    cite("B-18.12"), cite("B-18.35"), cite("B-19.3"), cite("B-20.1"), cite("B-20.3"), cite("B-21.1"), cite("B-21.4"),
    cite("B-21.5"),
)  # fmt: skip
B17_8 = cite("B-17.8")


def lift(s: Berserk, card: int) -> None:
    """Take a card off its cell; one that was passing through holds it now."""
    cell = s.cell[card]
    if cell >= 0 and s.grid[cell] == card:
        s.grid[cell] = markers.empty(s, cell)
        if s.spirits:
            for other in s.field[0] + s.field[1]:
                if other != card and s.cell[other] == cell and s.host[other] < 0:
                    s.grid[cell] = other
    s.cell[card] = NOWHERE


def put(s: Berserk, card: int, cell: int) -> None:
    """Stand a card on a cell, and with it what sits on it (B-19.4)."""
    lift(s, card)
    s.cell[card] = cell
    if s.grid[cell] < 0:
        s.grid[cell] = card
    if s.riding:
        for rider in riders(s, card):
            s.cell[rider] = cell


def riders(s: Berserk, card: int) -> list[int]:
    """Symbiotes on a card."""
    return [c for c in s.riding if s.host[c] == card] if s.riding else []


def relocate(s: Berserk, card: int, cell: int, cite: str = B11_7, cause: int = -1) -> None:
    """B-11.7: an effect moves it, which is no movement."""
    old = s.cell[card]
    put(s, card, cell)
    s.unsettled |= BOUND
    s.note(RELOCATED, cite, s.controller(card), card, -1, cause, old, cell)


def turn_up(s: Berserk, card: int, cite: str, alone: bool = True) -> None:
    """A hidden card is turned up (B-8.3): its permanent features exist from now on; a flyer or terrain leaves its cell at once."""
    if not s.is_hidden(card):
        return
    s.show(card, EVERYBODY)
    s.flags[card] |= WAS_HIDDEN
    s.note(REVEALED, cite, s.controller(card), card, -1, -1, 0, s.cell[card])
    begin_with(s, card)
    if s.facts[card].is_aside and s.turn:
        go_aside(s, card, B8_3J)
    if alone:
        presence.look_again(s)
    s.unsettled |= BOUND | HOSTS


def begin_with(s: Berserk, card: int) -> None:
    """B-6.6: what it begins the battle with was hidden with it."""
    facts, seat = s.facts[card], s.owner[card]
    if facts.begins_tokens and (not facts.begins_if or (facts.begins_if == 1) == (seat == s.first)):
        changes.give_tokens(s, card, facts.begins_tokens, B6_6, card)


def go_aside(s: Berserk, card: int, cite: str = B8_2) -> None:
    """To the additional zone; its cell is free."""
    cell = s.cell[card]
    lift(s, card)
    s.relocate(card, s.controller(card) * ZONES + ASIDE)  # it stays the object that it was
    s.note(WENT_ASIDE, cite, s.controller(card), card, -1, -1, cell)


def fly(s: Berserk, card: int, until: int = FOREVER, cite: str = B19_3, cause: int = -1) -> None:
    """B-19.3: it gains flight and goes to the additional zone at once; what sat on it dies."""
    if s.flags[card] & HAS_FLOWN:
        durations.gain(s, card, Permanent(WORD, FLIGHT), until, card)
    if s.place[card] % ZONES != FIELD:
        return
    for rider in riders(s, card):
        s.host[rider] = -1
        s.unsettled |= HOSTS
    s.flags[card] |= HAS_FLOWN
    durations.gain(s, card, Permanent(WORD, FLIGHT), until, card)
    cell = s.cell[card]
    lift(s, card)
    s.relocate(card, s.controller(card) * ZONES + ASIDE)
    s.note(FLEW, cite, s.controller(card), card, -1, cause, cell)
    presence.look_again(s)


def land(s: Berserk, card: int, cell: int, cite: str = B19_3, cause: int = -1) -> None:
    """B-19.3: it has lost flight."""
    s.flags[card] &= ~HAS_FLOWN
    s.lasting = [row for row in s.lasting if not (row.card == card and is_flight(row.values))]
    s.rows_of[card] = len([row for row in s.lasting if row.card == card])
    s.relocate(card, s.controller(card) * ZONES + FIELD)
    put(s, card, cell)
    s.note(LANDED, cite, s.controller(card), card, -1, cause, -1, cell)
    presence.look_again(s)


def is_flight(values: tuple[object, ...]) -> bool:
    p = values[0] if values else None
    return isinstance(p, Permanent) and p.what == WORD and p.amount == FLIGHT
