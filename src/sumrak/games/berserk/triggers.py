"""Chapter 17: what goes off, from the events of a moment, and in which order it waits on the stack (B-13.6)."""

from __future__ import annotations

from sumrak.games.berserk import checks, conditions, effects, placing
from sumrak.games.berserk.dice import ignores
from sumrak.games.berserk.events import (
    BATTLE_BEGAN,
    CHAIN_BLOCKED,
    DECLINED,
    DIED,
    DYING,
    HIT,
    MISSED,
    NATURAL,
    STARTED_TURN,
    TRIGGERED,
)
from sumrak.games.berserk.facts import (
    ANY,
    CAUSE_IS_ITSELF,
    HOSTS,
    IN_GRAVE,
    INFLUENCE,
    ITSELF,
    OPPONENTS,
    OTHER_IS_ITSELF,
    W_ANY,
    YOURS,
    When,
)
from sumrak.games.berserk.frames import Chain, Item, Work
from sumrak.games.berserk.state import GRAVE, LATER, ZONES, Berserk
from sumrak.games.berserk.values import has_lost_all, in_formation
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.event import EVERYBODY, Event
from sumrak.kernel.rulebook import cite
from sumrak.kernel.trigger import Trigger, in_order
from sumrak.kernel.window import window

B1_5, B8_3F, B13_2, B13_6, B17_1 = (
    cite("B-1.5"), cite("B-8.3f"), cite("B-13.2"), cite("B-13.6"), cite("B-17.1"),
)  # fmt: skip
B18_10, B18_11, B18_13, B18_14, B18_19 = (
    cite("B-18.10"), cite("B-18.11"), cite("B-18.13"), cite("B-18.14"), cite("B-18.19"),
)  # fmt: skip
B17_5, B18_20, B18_23 = cite("B-17.5"), cite("B-18.20"), cite("B-18.23")
TEXT = 1
"""What a text may touch, for the order of simultaneous ones: a bit; bits from 8 on are of single cards."""
TIMES = 16
"""In `used` a played feature has one bit, by its number, a triggered one two from this bit on: a count."""
Found = tuple[list[Trigger], list[Trigger]]


def find(s: Berserk, batch: list[Event]) -> None:
    """B-13.6: the active player's go on the stack first, so that the other's resolve first; deaths wait below their player's own."""
    found: Found = ([], [])
    deaths: Found = ([], [])
    for event in batch:
        if event.kind == DYING:
            deaths[event.seat].append(death(s, event))
        else:
            collect(s, event, found)
    first_moves = batch[0].kind == BATTLE_BEGAN  # B-9.1
    for seat in (1 - s.active, s.active) if first_moves else (s.active, 1 - s.active):
        if deaths[seat]:
            s.then(*[row.step for row in deaths[seat]])
        if found[seat]:
            in_order(s, seat, B13_6, found[seat])


def death(s: Berserk, event: Event) -> Trigger:
    step = (falls, event.card, s.since[event.card], event.cite, bool(event.before))
    return Trigger(event.card, -1, 0, (event.card,), step)


def falls(s: Berserk, card: int, since: int, cite_of: str, outright: bool) -> None:
    """B-15.12: the destruction effect is on the stack; whoever can may still save the card."""
    steps: tuple[Step, ...] = ((fall, card, since, cite_of, outright),)
    if s.alert & W_ANY:
        seat = s.controller(card)
        s.scope(Item(Work(card, since, seat, -1, 0, ())), ((window, W_ANY, B13_2), *steps))
    else:
        checks.die(s, card, since, cite_of, outright)


def fall(s: Berserk, k: int, card: int, since: int, cite_of: str, outright: bool) -> None:
    checks.die(s, card, since, cite_of, outright)


# what an event sets off
def collect(s: Berserk, event: Event, found: Found) -> None:
    kind = event.kind
    if kind == STARTED_TURN:
        keywords.at_start(s, event.seat, found)
    elif kind & (HIT | MISSED):
        keywords.after_attack(s, event, found)
    elif kind == NATURAL:
        keywords.frenzy(s, event, found)
    elif kind == DIED:
        keywords.eaten(s, event, found)
    for c in s.texts:
        if s.facts[c].watches & kind:
            texts_of(s, c, event, found)
    if kind == DIED and event.card not in s.texts and s.facts[event.card].watches & DIED:
        texts_of(s, event.card, event, found)
    if s.lasting:
        delayed(s, event, found)


def texts_of(s: Berserk, card: int, event: Event, found: Found) -> None:
    """The triggered features of one card that this event sets off."""
    if has_lost_all(s, card) or is_ignored(s, card, event):
        return
    for when in s.facts[card].whens:
        if when.events & event.kind and goes_off(s, card, when, event):
            seat = event.seat if event.card == card and event.kind == DIED else s.controller(card)
            row = trigger(s, card, seat, when, event)
            if repeats(s, row.step[1]):
                s.note(CHAIN_BLOCKED, B1_5, seat, card if s.known[card] == EVERYBODY else -1)
            else:
                found[seat].append(row)


def repeats(s: Berserk, work: Work) -> bool:
    """B-1.5: the same source has done the same for the same cause in what is going on."""
    for frame in s.frames:
        if isinstance(frame, Item):
            old = frame.work
            if old.card == work.card and old.clause == work.clause and old.other == work.other and old.clause >= 0:
                return True
    return False


def is_ignored(s: Berserk, card: int, event: Event) -> bool:
    """B-17.10b: in its attacks, whoever ignores features ignores what they set off as well."""
    if s.fight < 0 or not isinstance(s.frames[s.fight], Chain):
        return False
    f: Chain = s.frames[s.fight]
    other = f.card if card == f.target else f.target if card == f.card else -1
    return other >= 0 and event.card in (card, other) and ignores(s, other, card)


def goes_off(s: Berserk, card: int, when: When, event: Event) -> bool:
    in_grave = s.place[card] % ZONES == GRAVE and not (event.kind == DIED and event.card == card)
    if in_grave != (when.place == IN_GRAVE) or not is_whose(s, card, when, event):
        return False
    if when.times and times(s, card, when) >= when.times:
        return False
    if not conditions.suits(s, when, event, card):
        return False
    if when.formation and not in_formation(s, card):
        return False
    return when.condition is None or conditions.holds(s, when.condition, card, s.fight)


def is_whose(s: Berserk, card: int, when: When, event: Event) -> bool:
    whose = when.whose
    if whose == ITSELF:
        return event.card == card
    if whose == OTHER_IS_ITSELF:
        return event.other == card
    if whose == CAUSE_IS_ITSELF:
        return event.cause == card
    if whose == HOSTS:
        return event.card >= 0 and s.host[card] == event.card
    if whose == ANY:
        return True
    seat = s.owner[card] if s.place[card] % ZONES == GRAVE else s.controller(card)
    return (event.seat == seat) == (whose == YOURS) if whose in (YOURS, OPPONENTS) else False


def times(s: Berserk, card: int, when: When) -> int:
    return s.used[card] >> TIMES + 2 * when.clause & 3


def trigger(s: Berserk, card: int, seat: int, when: When, event: Event) -> Trigger:
    other = event.other if event.card == card else event.cause if event.kind == DIED else event.card
    cell = event.after if event.kind == DIED and event.card == card else s.cell[card]
    work = Work(
        card, s.since[card], seat, when.clause, when.kind, when.effects, -1, 0, s.fight, other, event.before, event.after, cell
    )  # fmt: skip
    step = (go_off, work, when.may, when.times > 0, B17_1)
    return Trigger(card, when.clause, TEXT, (s.definition[card], when.clause, other), step)


def go_off(s: Berserk, work: Work, may: bool, counts: bool, cite_of: str) -> None:
    """B-17.1: it is declared now, unless it is optional and not wanted; a hidden card turns up (B-8.3f)."""
    if may:
        if effects.possible(s, work):
            options: list[Option] = [("accept",), ("decline",)]
            s.ask(work.seat, cite_of, options, may_go_off, work, counts, cite_of)
    else:
        goes_on_stack(s, work, counts, cite_of)


def may_go_off(s: Berserk, work: Work, counts: bool, cite_of: str, verb: str) -> None:
    if verb == "accept":
        goes_on_stack(s, work, counts, cite_of)
    elif s.known[work.card] == EVERYBODY:
        s.note(DECLINED, cite_of, work.seat, work.card)


def goes_on_stack(s: Berserk, work: Work, counts: bool, cite_of: str) -> None:
    if s.in_play(work.card):
        placing.turn_up(s, work.card, B8_3F)
    if counts:
        s.used[work.card] += 1 << TIMES + 2 * work.clause
    if s.known[work.card] == EVERYBODY:  # it may have gone back to a deck meanwhile
        s.note(TRIGGERED, cite_of, work.seat, work.card, before=work.clause + 1)
    steps: tuple[Step, ...] = ((resolve,),)
    s.scope(Item(work), ((window, W_ANY, B13_2), *steps) if s.alert & W_ANY else steps)


def resolve(s: Berserk, k: int) -> None:
    effects.run(s, s.frames[k].work)


def delayed(s: Berserk, event: Event, found: Found) -> None:
    """B-17.5: what was put off until now; once."""
    for row in s.lasting[:]:
        if row.clause == LATER and row.values[0] & event.kind:
            _, seat, effects_ = row.values[:3]
            if event.kind == STARTED_TURN and event.seat != seat:
                continue
            s.lasting.remove(row)
            if row.card >= 0:
                s.rows_of[row.card] -= 1
            work = Work(row.card, row.since, seat, -1, INFLUENCE, effects_, -1, 0, s.fight)
            found[seat].append(Trigger(row.card, -1, TEXT, (row.stamp,), (go_off, work, False, False, B17_5)))


from sumrak.games.berserk import keywords  # noqa: E402  # they are found and go off by what stands above
