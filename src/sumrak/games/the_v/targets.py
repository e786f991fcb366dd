"""(+): which cards may be chosen, and why others may not (V-80, V-81, V-114, V-23)."""

from __future__ import annotations

from typing import NamedTuple, Optional

from sumrak.games.the_v import playing
from sumrak.games.the_v.board import fits, is_in_play, participant, pool, rival_of, side
from sumrak.games.the_v.facts import INVIOLABLE, Slot
from sumrak.games.the_v.state import CHARACTERS, HAND, OPEN, SCRAPHEAP, TITLE, ZONES, TheV
from sumrak.games.the_v.values import fresh
from sumrak.games.the_v.vocabulary.effects import Play
from sumrak.games.the_v.vocabulary.terms import Kind, Side, Zone
from sumrak.games.the_v.vocabulary.whom import Ref, Those
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

V23, V43, V81, V114 = cite("V-23"), cite("V-43"), cite("V-81"), cite("V-114")
TITLE_STAYS = Reason(V23, "title-stays")
NOT_THERE = Reason(V43, "not-there")
NOT_A_TARGET = Reason(V81, "not-a-target")
IS_INVIOLABLE = Reason(V114, "inviolable")
NO_TARGET = Reason(V81, "no-target")


class Work(NamedTuple):
    """A block of effects being carried out: the card that says so, whom it calls "you", what has been chosen for it."""

    card: int
    seat: int
    block: int
    chosen: tuple[tuple[int, int], ...] = ()  # objects (card, since), one for each (+)


def fixed(s: TheV, work: Work, ref: Ref) -> int:
    """The card that the situation fixes, or -1."""
    if ref is Ref.SELF:
        return work.card
    if ref is Ref.BEARER:
        return s.host[work.card]
    if ref is Ref.TITLE:
        return s.piles[work.seat * ZONES + TITLE][0]
    if ref is Ref.IT:
        return work.chosen[-1][0] if work.chosen else -1
    if s.duel < 0:
        return -1
    if ref is Ref.PARTICIPANT:
        return participant(s, work.seat)
    if s.place[work.card] % ZONES == OPEN:
        return participant(s, 1 - work.seat)
    return rival_of(s, s.host[work.card] if s.host[work.card] >= 0 else work.card)


def legal(s: TheV, work: Work, slot: Slot) -> list[int]:
    """What may be chosen for a (+), in a hand or scrapheap one card for each name."""
    of = slot.target.of
    if isinstance(of, Ref):
        card = fixed(s, work, of)
        return [card] if card >= 0 and why_not_target(s, work, slot, card) is None else []
    cards = [c for c in pool(s, of.zone, of.side, work.seat) if why_not_target(s, work, slot, c) is None]
    return cards if of.zone is Zone.IN_PLAY else choices(s, cards)


def why_not_target(s: TheV, work: Work, slot: Slot, card: int) -> Optional[Reason]:
    """V-81: a legal target meets every condition of the text when it is chosen."""
    fresh(s)
    of = slot.target.of
    if isinstance(of, Ref):
        if card != fixed(s, work, of):
            return NOT_A_TARGET
    else:
        if not lies_in(s, of.zone, card):
            return NOT_THERE
        if not fits(s, of, card, work.card, work.seat):
            return NOT_A_TARGET
        if of.side is not Side.ANY and of.zone is not Zone.IN_PLAY and (side(s, card) == work.seat) is not (of.side is Side.YOURS):
            return NOT_A_TARGET
    if s.facts[s.definition[card]].type is Kind.TITLE and not slot.title:
        return TITLE_STAYS
    if is_shielded(s, card, work.seat):
        return IS_INVIOLABLE
    effect = effect_of(s, work, slot)
    if isinstance(effect, Play):
        return playing.why_not_play(s, work.seat, card, effect.additional)
    return None


def is_shielded(s: TheV, card: int, seat: int) -> bool:
    """V-114: Inviolable, in play, and not this player's own."""
    return s.place[card] % ZONES == CHARACTERS and side(s, card) != seat and bool(s.keywords[card] & INVIOLABLE)


def lies_in(s: TheV, zone: Zone, card: int) -> bool:
    if zone is Zone.IN_PLAY:
        return is_in_play(s, card)
    return s.place[card] % ZONES == (HAND if zone is Zone.HAND else SCRAPHEAP)


def effect_of(s: TheV, work: Work, slot: Slot) -> object:
    block = s.sheet.blocks[work.block]
    i = block.slots.index(slot)
    return [e for e, first in zip(block.effects, block.first_slot) if first <= i][-1]


def some_of(s: TheV, work: Work, those: Those, effect: object) -> list[int]:
    """What may be taken without (+)."""
    cards = [c for c in pool(s, those.zone, those.side, work.seat) if fits(s, those, c, work.card, work.seat)]
    if isinstance(effect, Play):
        cards = [c for c in cards if playing.why_not_play(s, work.seat, c, effect.additional) is None]
    return cards if those.zone is Zone.IN_PLAY else choices(s, cards)
