"""(+): which cards may be chosen, and why others may not (V-80, V-81, V-114, V-23)."""

from __future__ import annotations

from typing import Any

from sumrak.games.the_v import playing
from sumrak.games.the_v.board import IN_HAND, ON_TABLE, fits, is_in_play, participant, picked, pool, rival_of
from sumrak.games.the_v.facts import INVIOLABLE, Slot
from sumrak.games.the_v.state import CHARACTERS, HAND, OPEN, SCRAPHEAP, TITLE, ZONES, TheV
from sumrak.games.the_v.values import fresh
from sumrak.games.the_v.vocabulary.terms import Zone
from sumrak.games.the_v.vocabulary.whom import Ref
from sumrak.kernel.knowledge import choices
from sumrak.kernel.plain import Plain
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

V23, V43, V81, V114 = cite("V-23"), cite("V-43"), cite("V-81"), cite("V-114")
TITLE_STAYS = Reason(V23, "title-stays")
NOT_THERE = Reason(V43, "not-there")
NOT_A_TARGET = Reason(V81, "not-a-target")
IS_INVIOLABLE = Reason(V114, "inviolable")
NO_TARGET = Reason(V81, "no-target")
SELF, BEARER, PARTICIPANT, TITLE_CARD, IT = Ref.SELF, Ref.BEARER, Ref.PARTICIPANT, Ref.TITLE, Ref.IT  # quicker to read


class Work(Plain):
    """A block of effects being carried out: the card that says so, whom it calls "you", what has been chosen for it.

    `chosen` are objects (card, since), one for each (+).
    """

    __slots__ = ("block", "card", "chosen", "seat")

    def __init__(self, card: int, seat: int, block: int, chosen: tuple[tuple[int, int], ...] = ()) -> None:
        self.card, self.seat = card, seat
        self.block, self.chosen = block, chosen

    def parts(self) -> tuple[Any, ...]:
        return self.card, self.seat, self.block, self.chosen


def fixed(s: TheV, work: Work, ref: Ref | None) -> int:
    """The card that the situation fixes, or -1."""
    if ref is PARTICIPANT:
        return participant(s, work.seat) if s.duel >= 0 else -1
    if ref is SELF:
        return work.card
    if ref is BEARER:
        return s.host[work.card]
    if ref is TITLE_CARD:
        return s.piles[work.seat * ZONES + TITLE][0]
    if ref is IT:
        card, since = work.chosen[-1] if work.chosen else (-1, -1)
        return card if card >= 0 and s.since[card] == since else -1
    if s.duel < 0:
        return -1
    if s.place[work.card] % ZONES == OPEN:
        return participant(s, 1 - work.seat)
    return rival_of(s, s.host[work.card] if s.host[work.card] >= 0 else work.card)


def legal(s: TheV, work: Work, slot: Slot) -> list[int]:
    """What may be chosen for a (+), in a hand or scrapheap one card for each name."""
    fresh(s)
    if slot.pick is None:
        card = fixed(s, work, slot.ref)
        return [card] if card >= 0 and why_not_chosen(s, work, slot, card) is None else []
    cards: list[int] = []
    for c in picked(s, slot.pick, pool(s, slot.zone, slot.pick, work.seat), work.card):
        if why_not_chosen(s, work, slot, c) is None:
            cards.append(c)
    return cards if slot.zone is ON_TABLE else choices(s, cards)


def why_not_target(s: TheV, work: Work, slot: Slot, card: int) -> Reason | None:
    """V-81: a legal target meets every condition of the text when it is chosen."""
    fresh(s)
    if slot.pick is None:
        if card != fixed(s, work, slot.ref):
            return NOT_A_TARGET
    elif not lies_in(s, slot.zone, card):
        return NOT_THERE
    elif not fits(s, slot.pick, card, work.card, work.seat):
        return NOT_A_TARGET
    return why_not_chosen(s, work, slot, card)


def why_not_chosen(s: TheV, work: Work, slot: Slot, card: int) -> Reason | None:
    """What keeps a card from being chosen although the text means it (V-23, V-114)."""
    facts = s.facts[card]
    if not facts.kinds & slot.kinds:
        return NOT_A_TARGET
    if facts.is_character and s.place[card] % ZONES == CHARACTERS:
        if s.keywords[card] & INVIOLABLE and s.place[card] // ZONES != work.seat:
            return IS_INVIOLABLE
    elif facts.is_title and not slot.title:
        return TITLE_STAYS
    return playing.why_not_play(s, work.seat, card, slot.additional) if slot.play else None


def lies_in(s: TheV, zone: Zone, card: int) -> bool:
    if zone is ON_TABLE:
        return is_in_play(s, card)
    return s.place[card] % ZONES == (HAND if zone is IN_HAND else SCRAPHEAP)


def some_of(s: TheV, work: Work, slot: Slot) -> list[int]:
    """What a text means without (+)."""
    assert slot.pick is not None
    fresh(s)
    cards: list[int] = []
    for c in picked(s, slot.pick, pool(s, slot.zone, slot.pick, work.seat), work.card):
        facts = s.facts[c]
        if not facts.kinds & slot.kinds or (facts.is_title and not slot.title):  # V-23
            continue
        if not slot.play or playing.why_not_play(s, work.seat, c, slot.additional) is None:
            cards.append(c)
    return cards if slot.zone is ON_TABLE else choices(s, cards)


def effect_of(s: TheV, work: Work, slot: Slot) -> object:
    """The effect that a (+) is chosen for."""
    block = s.sheet.blocks[work.block]
    i = block.slots.index(slot)
    return [e for e, first in zip(block.effects, block.first_slot, strict=True) if first <= i][-1]
