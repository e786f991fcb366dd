"""Chapter 17: what goes off, from the events of a moment, and in which order it waits on the stack (B-13.6)."""

from __future__ import annotations

from sumrak.games.berserk import changes, checks, conditions, effects, incarnation, leaving, placing
from sumrak.games.berserk.board import IS_NEAR, SIDES
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
    ATTACKS,
    CAUSE_IS_ITSELF,
    CORPSE_EATER,
    HOSTS,
    IN_GRAVE,
    INCORPOREAL,
    INFLUENCE,
    ITSELF,
    OPPONENTS,
    OTHER_IS_ITSELF,
    RANGED,
    REGENERATION,
    RUSH,
    SIMPLE,
    VAMPIRE,
    VAMPIRE_LESS,
    W_ANY,
    YOURS,
    When,
)
from sumrak.games.berserk.frames import Chain, Item, Work
from sumrak.games.berserk.reach import has_word, is_flyer
from sumrak.games.berserk.state import BY_ATTACK, GRAVE, HAS_RUSHED, LATER, ZONES, Berserk
from sumrak.games.berserk.values import has, has_lost_all, in_formation, total
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
        at_start(s, event.seat, found)
    elif kind & (HIT | MISSED):
        after_attack(s, event, found)
    elif kind == NATURAL:
        frenzy(s, event, found)
    elif kind == DIED:
        eaten(s, event, found)
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
    s.note(TRIGGERED, cite_of, work.seat, work.card)
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


# keywords at the start of a turn
def at_start(s: Berserk, seat: int, found: Found) -> None:
    """B-10.5: Poison and Regeneration of open creatures, what comes out of the graveyard, and Valhalla."""
    rows = found[seat]
    for c in s.squad(seat):
        if s.turned[c] or not s.facts[c].is_creature:
            continue
        bit = 1 << 8 + c
        if s.poison[c]:
            rows.append(Trigger(c, -1, bit, (c, 0), (suffer, c, s.since[c])))
        facts = s.facts[c]
        if facts.numbers[REGENERATION] or facts.by_what[REGENERATION] or s.rows_of[c]:
            number = total(s, c, REGENERATION)
            if number and s.wounds[c] + s.poison[c]:
                rows.append(Trigger(c, -2, bit, (c, 1), (regenerate, c, s.since[c], number)))
    for c in s.piles[seat * ZONES + GRAVE]:
        facts = s.facts[c]
        if facts.incarnation and incarnation.may_come(s, c):
            rows.append(Trigger(c, -3, 0, (c, 2), (incarnation.grow, c, s.since[c])))
        if facts.valhalla is not None and s.flags[c] & BY_ATTACK:
            work = Work(c, s.since[c], seat, -1, INFLUENCE, facts.valhalla)
            rows.append(Trigger(c, -4, TEXT, (s.definition[c], 3), (go_off, work, False, False, B18_23)))


def suffer(s: Berserk, card: int, since: int) -> None:
    """B-18.11: no attack, so that Armour does not help."""
    if s.since[card] == since and s.in_play(card) and s.poison[card]:
        changes.wound(s, card, s.poison[card], B18_11, s.poisoner[card])


def regenerate(s: Berserk, card: int, since: int, number: int) -> None:
    """B-18.10."""
    if s.since[card] == since and s.in_play(card):
        changes.heal(s, card, number, B18_10, card)


# keywords in a combat
def after_attack(s: Berserk, event: Event, found: Found) -> None:
    """Vampirism, Rush."""
    f = s.frames[s.fight]
    card, other = event.card, event.other
    words = s.facts[card].all_words if not s.rows_of[card] else -1
    if (
        f.kind == SIMPLE
        and event.after > 0
        and words & (VAMPIRE | VAMPIRE_LESS)
        and has(s, card, VAMPIRE | VAMPIRE_LESS)
    ):
        if s.facts[other].is_creature and not has(s, other, INCORPOREAL) and not is_ignored(s, card, event):
            number = event.after - (0 if has(s, card, VAMPIRE) else 1)
            row = Trigger(card, -1, 1 << 8 + card, (card, 4), (feed, card, s.since[card], number))
            found[s.controller(card)].append(row)
    if card == f.card and words & RUSH and has(s, card, RUSH) and not s.flags[card] & HAS_RUSHED and s.cell[card] >= 0:
        found[s.controller(card)].append(Trigger(card, -2, TEXT, (card, 5), (rush, card, s.since[card])))


def feed(s: Berserk, card: int, since: int, number: int) -> None:
    """B-18.13: what is more than its wounds becomes additional life."""
    if s.since[card] == since and s.in_play(card):
        healed = changes.heal(s, card, number, B18_13, card)
        changes.add_life(s, card, number - healed, B18_13, card)


def rush(s: Berserk, card: int, since: int) -> None:
    """B-18.19: the cell is chosen as this resolves."""
    if s.since[card] != since or not s.in_play(card) or s.cell[card] < 0 or changes.is_dying(s, card):
        return
    options: list[Option] = [("to", cell) for cell in SIDES[s.cell[card]] if s.grid[cell] < 0]
    if options:
        s.ask(s.controller(card), B18_19, [*options, ("decline",)], rushed, card)


def rushed(s: Berserk, card: int, verb: str, cell: int = -1) -> None:
    if verb == "to":
        s.flags[card] |= HAS_RUSHED
        placing.relocate(s, card, cell, B18_19, card)


def frenzy(s: Berserk, event: Event, found: Found) -> None:
    """B-18.20: by the natural number of the last roll, when it attacks in its own turn."""
    card = event.card
    mad = s.facts[card].frenzy
    f = s.frames[s.fight]
    if mad is None or f.card != card or not f.kind & ATTACKS or s.active != s.controller(card) or has_lost_all(s, card):
        return
    number = event.before if s.rules.frenzy_die == "natural" else event.after
    if number <= mad[0] and not is_ignored(s, card, event):
        work = Work(card, s.since[card], s.controller(card), -1, INFLUENCE, mad[1], -1, 0, s.fight, f.target, number)
        found[s.controller(card)].append(Trigger(card, -1, TEXT, (card, 6), (go_off, work, False, False, B18_20)))


def eaten(s: Berserk, event: Event, found: Found) -> None:
    """B-18.14: by whom it destroyed, in reach of its mouth."""
    by, dead = event.cause, event.card
    if by < 0 or not s.in_play(by) or s.controller(by) == event.seat or not has_word(s, by, CORPSE_EATER):
        return
    f = s.frames[s.fight] if s.fight >= 0 else None
    if f is not None and f.card == by and f.kind & RANGED:
        return
    if not s.facts[dead].is_creature or s.facts[dead].all_words & INCORPOREAL:
        return
    if not (is_flyer(s, by) or event.after < 0 or is_beside(s, by, event.after)):
        return
    row = Trigger(by, -5, 1 << 8 + by, (by, 7), (eat, by, s.since[by], dead, s.since[dead]))
    found[s.controller(by)].append(row)


def is_beside(s: Berserk, card: int, cell: int) -> bool:
    return s.cell[card] >= 0 and IS_NEAR[s.cell[card]][cell]


def eat(s: Berserk, card: int, since: int, dead: int, dead_since: int) -> None:
    if s.since[card] != since or not s.in_play(card):
        return
    changes.heal(s, card, s.wounds[card], B18_14, dead)
    changes.cure(s, card, B18_14, dead)
    if s.rules.corpse_eating_exiles and s.since[dead] == dead_since:
        leaving.exile(s, dead, B18_14, card)
