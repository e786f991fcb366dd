"""Chapter L: texts that go off by themselves, and the order of simultaneous ones (V-120, V-124)."""

from __future__ import annotations

from sumrak.games.the_v import effects
from sumrak.games.the_v.board import duel_of, is_in_play, participant, participates, you
from sumrak.games.the_v.events import AFTER_DUEL, ENDED_DUEL, STARTED_DUEL
from sumrak.games.the_v.facts import ANYBODYS, HANDS, ITS_OWN, PARTICIPANTS, REAPER, YOURS
from sumrak.games.the_v.moving import draw
from sumrak.games.the_v.state import DECK, LATER, ZONES, TheV
from sumrak.games.the_v.values import fresh
from sumrak.games.the_v.vocabulary.clauses import When
from sumrak.kernel.event import Event
from sumrak.kernel.rulebook import cite
from sumrak.kernel.trigger import Trigger, in_order

V112, V124 = cite("V-112"), cite("V-124")
IN_DUEL = STARTED_DUEL | ENDED_DUEL | AFTER_DUEL


def find(s: TheV, batch: list[Event]) -> None:
    """All that a batch of events sets off; the player whose turn it is orders it (V-124)."""
    fresh(s)
    found: list[Trigger] = []
    for event in batch:
        found += waiting(s, event)
        if event.kind & IN_DUEL:
            if event.kind == AFTER_DUEL:
                found += reapers(s)
            if s.lasting:
                found += set_up(s, event)
    if found:
        in_order(s, s.active, V124, found)


def waiting(s: TheV, event: Event) -> list[Trigger]:
    """Texts that wait for an event: the active player's first, zone by zone."""
    kind = event.kind
    found: list[Trigger] = []
    for card in s.texts:
        facts = s.facts[card]
        if facts.watches & kind and card not in s.silent:
            for clause, i, block, kinds, whose in facts.when:
                if kinds & kind and is_its_moment(s, card, whose, event):
                    found.append(trigger(s, card, clause, i, block, kinds))
    return in_order_of_zones(s, found) if len(found) > 1 else found


def in_order_of_zones(s: TheV, found: list[Trigger]) -> list[Trigger]:
    return sorted(found, key=lambda row: (s.place[row.card] // ZONES != s.active, s.place[row.card], s.since[row.card]))


def is_its_moment(s: TheV, card: int, whose: int, event: Event) -> bool:
    """Whether an event is the one that a text on this card waits for."""
    if whose == PARTICIPANTS:
        return participates(s, subject(s, card))
    if whose == ITS_OWN:
        return event.card == card
    return whose == ANYBODYS or (event.seat == you(s, card)) is (whose == YOURS)


def subject(s: TheV, card: int) -> int:
    """The character that a text is about: a modification's is its bearer's."""
    return s.host[card] if s.host[card] >= 0 else card


def trigger(s: TheV, card: int, clause: When, i: int, block: int, kinds: int) -> Trigger:
    seat = you(s, card)
    bound = subject(s, card) if s.host[card] >= 0 or kinds & IN_DUEL else -1
    step = (effects.go_off, card, s.since[card], i, block, seat, clause.may)
    return Trigger(card, i, s.sheet.blocks[block].touches, (s.definition[card], i, seat, bound), step)


def set_up(s: TheV, event: Event) -> list[Trigger]:
    """What duel cards have set up for a later moment of the duel."""
    found = []
    for i, row in enumerate(s.lasting):
        if row.clause == LATER and row.values[0] & event.kind and row.until == s.duel:
            _, block, seat = row.values
            step = (effects.go_off, row.source, s.since[row.source], -1, block, seat, False)
            found.append(Trigger(row.source, i, s.sheet.blocks[block].touches, (row.source, i), step))
    return found


def reapers(s: TheV) -> list[Trigger]:
    """V-112: once for each participant that has the word, wherever it has it from, if its rival was exhausted."""
    found = []
    f = duel_of(s)
    for seat in (s.active, 1 - s.active):
        card = participant(s, seat)
        rival = f.attacked if seat == f.seat else f.attacker
        if card >= 0 and s.keywords[card] & REAPER and rival in f.exhausted and s.piles[seat * ZONES + DECK]:
            found.append(Trigger(card, -1, HANDS & 1 << seat, (card,), (reap, card, s.since[card], seat)))
    return found


def reap(s: TheV, card: int, since: int, seat: int) -> None:
    if s.since[card] == since and is_in_play(s, card):
        s.ask(seat, V112, [("accept",), ("decline",)], reaped, seat, card)


def reaped(s: TheV, seat: int, card: int, verb: str) -> None:
    if verb == "accept":
        draw(s, seat, V112, card)
