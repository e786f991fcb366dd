"""What puts markers on cells, and what those do by themselves (B-20.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sumrak.games.berserk import deeds, effects
from sumrak.games.berserk.board import CELLS, NEIGHBOURS, NOWHERE
from sumrak.games.berserk.events import FAILS, TRIGGERED
from sumrak.games.berserk.facts import INFLUENCE, W_ANY
from sumrak.games.berserk.frames import Chain, Item, OnCell, Work
from sumrak.games.berserk.markers import BOMB, FIRE, WALL, clear, mark
from sumrak.games.berserk.state import FOREVER, FREE, Berserk
from sumrak.games.berserk.vocabulary.cells import PutOnCell, TakeOffCells
from sumrak.games.berserk.vocabulary.effects import Wound
from sumrak.games.berserk.vocabulary.terms import CellMarker, Side, Spot, What, Where
from sumrak.games.berserk.vocabulary.whom import Each, Those
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.rulebook import cite
from sumrak.kernel.trigger import Trigger
from sumrak.kernel.window import window

B1_4, B13_2, B20_6 = cite("B-1.4"), cite("B-13.2"), cite("B-20.6")
NUMBERS = {CellMarker.FIRE: FIRE, CellMarker.BOMB: BOMB, CellMarker.WALL: WALL}
ALL_THERE = Each(Those(What.CARD, where=Where.SAME_CELL))


# what they do by themselves
def at_start(s: Berserk, seat: int, found: tuple[list[Trigger], list[Trigger]]) -> None:
    """Bombs of whose turn begins, walls of the other's; each on the stack by itself."""
    for one in s.on_cells:
        if (one.kind == BOMB and one.seat == seat) or (one.kind == WALL and one.seat != seat):
            found[one.seat].append(Trigger(one.card, -6, 0, (one.cell, 8, one.stamp), (goes_off, one)))


def goes_off(s: Berserk, one: OnCell) -> None:
    if one not in s.on_cells:
        return
    if s.known[one.card] == EVERYBODY:
        s.note(TRIGGERED, B20_6, one.seat, one.card)
    steps: tuple[Step, ...] = ((wounds_all, one),)
    work = Work(one.card, NOWHERE, one.seat, -1, INFLUENCE, (Wound(ALL_THERE, one.number),), cell=one.cell)
    s.scope(Item(work), ((window, W_ANY, B13_2), *steps) if s.alert & W_ANY else steps)


def wounds_all(s: Berserk, k: int, one: OnCell) -> None:
    """Every card that lies there now, whoever has put the marker there; a bomb is gone then."""
    if one in s.on_cells:
        if one.kind == BOMB:
            clear(s, [one])
        effects.run(s, s.frames[k].work)


# the effects
def put(s: Berserk, work: Work, effect: PutOnCell) -> None:
    """The cell is chosen as this is carried out."""
    cells = cells_for(s, work, effect)
    if cells:
        options: list[Option] = [("to", cell) for cell in cells]
        s.ask(work.seat, B20_6, options, put_there, work, effect)
    else:
        s.note(FAILS, B1_4, work.seat, deeds.shown(s, work.card))


def put_there(s: Berserk, work: Work, effect: PutOnCell, verb: str, cell: int) -> None:
    until = FOREVER if effect.marker is CellMarker.BOMB else deeds.until_of(s, work, effect.until)
    mark(s, cell, NUMBERS[effect.marker], work.seat, until, work.card, effect.number)


def cells_for(s: Berserk, work: Work, effect: PutOnCell) -> list[int]:
    if effect.spot is Spot.ANY:
        return list(range(CELLS))
    if effect.spot is Spot.FREE:
        return [cell for cell in range(CELLS) if s.grid[cell] == FREE]
    its = spot_of(s, work)
    if its < 0:
        return []
    return [its] if effect.spot is Spot.ITS else [cell for cell in NEIGHBOURS[its] if s.grid[cell] == FREE]


def spot_of(s: Berserk, work: Work) -> int:
    """The cell of the attacked card, or the last that it had (B-14.5)."""
    f = s.frames[work.fight] if 0 <= work.fight < len(s.frames) else None
    return f.spot if isinstance(f, Chain) else s.cell[work.other] if work.other >= 0 else NOWHERE


def take_off(s: Berserk, work: Work, effect: TakeOffCells) -> None:
    whose = {Side.ANY: (0, 1), Side.YOURS: (work.seat,), Side.ENEMY: (1 - work.seat,)}[effect.side]
    clear(s, [one for one in s.on_cells if one.kind == NUMBERS[effect.marker] and one.seat in whose])


DEEDS: dict[type, Callable[[Berserk, Work, Any], None]] = {PutOnCell: put, TakeOffCells: take_off}
