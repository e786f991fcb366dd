"""Wounds, falling, ousting, and the texts that go off."""

from __future__ import annotations

from typing import Any

from sumrak.kernel.event import Event
from sumrak.kernel.proposal import happen
from sumrak.kernel.trigger import Trigger, in_order
from tests.tiny.cards import AVENGER, CARDS, CHRONICLER, COWARD, FELL, FIGHTER, OUSTED, RING, SHIELD, VULTURE, WOUNDED
from tests.tiny.state import ASIDE, CAP, CHECK, DECK, HAND, LAID, OPEN, PLAY, SCRAP, TOUGHNESS, TRICKS, Raid, Skirmish

HIT = "hit"


# wounds are proposed: a ward may take them
def wound(s: Skirmish, card: int, since: int, n: int, cause: int) -> None:
    if s.is_object(card, since):
        happen(s, WOUNDED, wounded, card, since, n, cause)


def wounded(s: Skirmish, card: int, since: int, n: int, cause: int) -> None:
    if s.is_object(card, since) and s.zone(card) == PLAY:
        before = s.wounds[card]
        s.wounds[card] += n
        s.unsettled |= CHECK
        s.note(WOUNDED, "S-31", s.controller(card), card, cause=cause, before=before, after=before + n)


def replacements(s: Skirmish, args: tuple[Any, ...]) -> list[tuple[int, int, int, str, bool]]:
    wards = [c for c in s.attached(args[0]) if CARDS[s.definition[c]].replaces]
    return [(c, 0, s.controller(c), "S-32", s.definition[c] == SHIELD) for c in wards]


def replace(s: Skirmish, args: tuple[Any, ...], card: int) -> tuple[Any, ...] | None:
    """A Shield takes the wound and breaks; a Martyr's Ring sends it back to whoever dealt it, if he is there."""
    target, _, n, cause = args
    if s.definition[card] == SHIELD:
        scrap(s, card)
        return None
    if s.definition[card] == RING and cause >= 0 and s.zone(cause) == PLAY:
        return (cause, s.since[cause], n, target)
    return args


def scrap(s: Skirmish, card: int) -> None:
    for c in s.attached(card):
        scrap(s, c)
    s.move(card, s.at(s.owner[card], SCRAP))


def lose_life(s: Skirmish, seat: int, n: int) -> None:
    s.life[seat] -= n
    s.unsettled |= CHECK


# what holds at any moment
def stand(s: Skirmish) -> None:
    for c in s.in_play():
        if s.wounds[c] >= TOUGHNESS and CARDS[s.definition[c]].kind == FIGHTER:
            s.note(FELL, "S-33", s.controller(c), c)
            scrap(s, c)
    out = [seat for seat in s.ring(s.active) if s.life[seat] <= 0]
    if out:
        oust(s, out)
    alive = s.ring(0)
    if len(alive) < 2 or s.turn > CAP:
        best = max(s.score)
        s.finish(
            tuple([x for x in range(s.seats) if s.score[x] == best]),
            tuple(s.score),
            "LAST" if alive else "NOBODY",
            "S-2",
        )


def oust(s: Skirmish, out: list[int]) -> None:
    """All who have no life left leave together; whoever raids them gets the point, and the life only if he stays."""
    for seat in out:
        back = [x % s.seats for x in range(seat - 1, seat - s.seats, -1)]
        hunter = next((x for x in back if s.alive >> x & 1), seat)
        if hunter != seat:
            s.score[hunter] += 1
            if hunter not in out:
                s.life[hunter] += 2
        s.note(OUSTED, "S-34", seat)
    for seat in out:
        s.alive &= ~(1 << seat)
    for card in range(len(s.definition)):
        if s.owner[card] in out and s.zone(card) in (PLAY, HAND, DECK, TRICKS, LAID, OPEN, ASIDE):
            scrap(s, card)
    for seat in out:
        for card in s.pile(seat, HAND)[:]:  # what came out of the ruins
            s.move(card, s.gone)
        for card in s.fighters(seat):
            s.give(card, s.owner[card])
        for card in s.pile(seat, PLAY)[:]:
            scrap(s, card)
    for k, frame in enumerate(s.frames):
        if type(frame) is Raid and (frame.target in out or s.active in out):
            s.cut(k)
    if s.active in out:
        s.cut(0)


# what goes off
def go_off(s: Skirmish, batch: list[Event]) -> None:
    found: list[tuple[int, Trigger]] = []
    for e in batch:
        for c in dict.fromkeys([*s.in_play(), e.card]):
            if c >= 0 and CARDS[s.definition[c]].watches & e.kind and matches(s, c, e):
                seat = e.seat if c == e.card else s.controller(c)
                step = (perform, seat, s.definition[c], c)
                found.append((seat, Trigger(c, 0, CARDS[s.definition[c]].touches, (s.definition[c], seat), step)))
    for seat in reversed(s.ring(s.active)):
        mine = [row for whose, row in found if whose == seat]
        if mine:
            in_order(s, seat, "S-35", mine)


def matches(s: Skirmish, card: int, e: Event) -> bool:
    name = s.definition[card]
    if e.kind == WOUNDED:
        return s.zone(card) == PLAY and (name == CHRONICLER or (name == COWARD and e.card == card))
    if name == AVENGER:
        return e.card == card or (e.seat == s.controller(card) and s.zone(card) == PLAY)
    return name == VULTURE and e.card != card and s.zone(card) == PLAY


def perform(s: Skirmish, seat: int, name: int, card: int) -> None:
    from tests.tiny.turn import draw

    if not s.alive >> seat & 1:
        return
    if name == CHRONICLER:
        draw(s, seat)
    elif name == COWARD:
        for k, frame in enumerate(s.frames):
            if type(frame) is Raid:
                s.cut(k)
    elif name == VULTURE:
        s.life[seat] += 1
        s.then((draw, seat))
    elif name == AVENGER:
        s.ask(seat, "S-36", [(HIT, x) for x in s.ring(seat)[1:]], avenged)


def avenged(s: Skirmish, verb: str, seat: int) -> None:
    if s.alive >> seat & 1:
        lose_life(s, seat, 1)
