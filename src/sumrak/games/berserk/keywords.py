"""Chapter 18: the named features that trigger: Poison, Regeneration, Vampirism, Rush, Frenzy, Corpse-eating, what comes out of graveyards."""

from __future__ import annotations

from sumrak.games.berserk import changes, incarnation, leaving, marking, placing, triggers
from sumrak.games.berserk.board import IS_NEAR, SIDES
from sumrak.games.berserk.facts import (
    ATTACKS,
    CORPSE_EATER,
    INCORPOREAL,
    INFLUENCE,
    RANGED,
    REGENERATION,
    RUSH,
    SIMPLE,
    VAMPIRE,
    VAMPIRE_LESS,
)
from sumrak.games.berserk.frames import Work
from sumrak.games.berserk.reach import has_word, is_flyer
from sumrak.games.berserk.state import BY_ATTACK, FREE, GRAVE, HAS_RUSHED, ZONES, Berserk
from sumrak.games.berserk.values import has, has_lost_all, total
from sumrak.kernel.agenda import Option
from sumrak.kernel.event import Event
from sumrak.kernel.rulebook import cite
from sumrak.kernel.trigger import Trigger

B18_10 = cite("B-18.10")
B18_11 = cite("B-18.11")
B18_13 = cite("B-18.13")
B18_14 = cite("B-18.14")
B18_19 = cite("B-18.19")
B18_20 = cite("B-18.20")
B18_23 = cite("B-18.23")


# keywords at the start of a turn
def at_start(s: Berserk, seat: int, found: triggers.Found) -> None:
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
    if s.on_cells:
        marking.at_start(s, seat, found)
    for c in s.piles[seat * ZONES + GRAVE]:
        facts = s.facts[c]
        if facts.incarnation and incarnation.may_come(s, c):
            rows.append(Trigger(c, -3, 0, (c, 2), (incarnation.grow, c, s.since[c])))
        if facts.valhalla is not None and s.flags[c] & BY_ATTACK:
            work = Work(c, s.since[c], seat, -1, INFLUENCE, facts.valhalla)
            rows.append(
                Trigger(c, -4, triggers.TEXT, (s.definition[c], 3), (triggers.go_off, work, False, False, B18_23))
            )


def suffer(s: Berserk, card: int, since: int) -> None:
    """B-18.11: no attack, so that Armour does not help."""
    if s.since[card] == since and s.in_play(card) and s.poison[card]:
        changes.wound(s, card, s.poison[card], B18_11, s.poisoner[card])


def regenerate(s: Berserk, card: int, since: int, number: int) -> None:
    """B-18.10."""
    if s.since[card] == since and s.in_play(card):
        changes.heal(s, card, number, B18_10, card)


# keywords in a combat
def after_attack(s: Berserk, event: Event, found: triggers.Found) -> None:
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
        if s.facts[other].is_creature and not has(s, other, INCORPOREAL) and not triggers.is_ignored(s, card, event):
            number = event.after - (0 if has(s, card, VAMPIRE) else 1)
            row = Trigger(card, -1, 1 << 8 + card, (card, 4), (feed, card, s.since[card], number))
            found[s.controller(card)].append(row)
    if card == f.card and words & RUSH and has(s, card, RUSH) and not s.flags[card] & HAS_RUSHED and s.cell[card] >= 0:
        found[s.controller(card)].append(Trigger(card, -2, triggers.TEXT, (card, 5), (rush, card, s.since[card])))


def feed(s: Berserk, card: int, since: int, number: int) -> None:
    """B-18.13: what is more than its wounds becomes additional life."""
    if s.since[card] == since and s.in_play(card):
        healed = changes.heal(s, card, number, B18_13, card)
        changes.add_life(s, card, number - healed, B18_13, card)


def rush(s: Berserk, card: int, since: int) -> None:
    """B-18.19: the cell is chosen as this resolves."""
    if s.since[card] != since or not s.in_play(card) or s.cell[card] < 0 or changes.is_dying(s, card):
        return
    options: list[Option] = [("to", cell) for cell in SIDES[s.cell[card]] if s.grid[cell] == FREE]
    if options:
        s.ask(s.controller(card), B18_19, [*options, ("decline",)], rushed, card)


def rushed(s: Berserk, card: int, verb: str, cell: int = -1) -> None:
    if verb == "to":
        s.flags[card] |= HAS_RUSHED
        placing.relocate(s, card, cell, B18_19, card)


def frenzy(s: Berserk, event: Event, found: triggers.Found) -> None:
    """B-18.20: by the natural number of the last roll, when it attacks in its own turn."""
    card = event.card
    mad = s.facts[card].frenzy
    f = s.frames[s.fight]
    if mad is None or f.card != card or not f.kind & ATTACKS or s.active != s.controller(card) or has_lost_all(s, card):
        return
    number = event.before if s.rules.frenzy_die == "natural" else event.after
    if number <= mad[0] and not triggers.is_ignored(s, card, event):
        work = Work(card, s.since[card], s.controller(card), -1, INFLUENCE, mad[1], -1, 0, s.fight, f.target, number)
        found[s.controller(card)].append(
            Trigger(card, -1, triggers.TEXT, (card, 6), (triggers.go_off, work, False, False, B18_20))
        )


def eaten(s: Berserk, event: Event, found: triggers.Found) -> None:
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
