"""Section 6.3: a referendum that is listed elsewhere: on a political action card in the hand, or on a card in play."""

from __future__ import annotations

from sumrak.games.vtes import minion, playing, politics
from sumrak.games.vtes.board import is_in_play, ring
from sumrak.games.vtes.events import FIZZLED, PLAYED
from sumrak.games.vtes.facts import is_called_by
from sumrak.games.vtes.frames import OFFER, Play
from sumrak.games.vtes.masks import texts
from sumrak.games.vtes.requirements import why_unfit, why_unpaid
from sumrak.games.vtes.state import HAND, HANDS, LIMBO, Vtes
from sumrak.games.vtes.vocabulary.card import X
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.knowledge import choices
from sumrak.kernel.rulebook import cite

VTES6_3_1_1, VTES6_2_3_3 = cite("VTES-6.3.1.1"), cite("VTES-6.2.3.3")


def listed(s: Vtes, play: Play) -> list[int]:
    """Political action cards of the hand, then cards in play that offer a referendum to this vampire."""
    hand = [c for c in s.pile(play.seat, HAND) if s.facts[c].is_political and c != play.card]
    found = [c for c in choices(s, hand) if use_of_hand(s, play, c) >= 0]
    cards = texts(s)
    for x in ring(s, play.seat):
        found += [c for c in cards[x] if use_in_play(s, play, c) >= 0]
    return found


def use_of_hand(s: Vtes, play: Play, card: int) -> int:
    """The first use of a political action card that this vampire meets and can pay, or -1."""
    facts = s.facts[card]
    if X in (facts.card.blood, facts.card.pool):
        return -1
    for i, use in enumerate(facts.uses):
        if is_called_by(use) is not None and minion.why_not_card(s, play.seat, card, i, use, play.minion) is None:
            return i
    return -1


def use_in_play(s: Vtes, play: Play, card: int) -> int:
    """The first referendum that a card in play offers to this vampire, or -1."""
    for i, offer in enumerate(s.facts[card].offers):
        if is_called_by(offer.use) is not None:
            if minion.why_not_offer(s, play.seat, card, i, offer, play.minion) is None:
                return i
    return -1


def announce(s: Vtes, card: int) -> None:
    """It is named with the action; until it is played it stays in the hand."""
    if s.zone(card) == HAND:
        s.show(card, EVERYBODY)


def begin(s: Vtes, play: Play, card: int, since: int, votes: int) -> None:
    """The card is played now: its requirements and its cost apply (VTES-6.3.1.1)."""
    inner = Play(play.seat, card, play.minion, play.since, 0, (), play.k)
    if s.since[card] != since:
        s.note(FIZZLED, VTES6_2_3_3, play.seat, play.minion)
    elif s.zone(card) == HAND:
        fits = [
            i for i, use in enumerate(s.facts[card].uses)
            if is_called_by(use) is not None and why_unfit(s, s.facts[card], i, play.minion) is None
        ]  # fmt: skip
        if not fits or why_unpaid(s, inner.but(use=fits[0])) is not None:
            s.note(FIZZLED, VTES6_2_3_3, play.seat, play.minion)
            return
        inner = inner.but(use=fits[0])
        playing.pay(s, inner)
        s.move(card, s.at(play.seat, LIMBO))
        s.note(PLAYED, VTES6_3_1_1, play.seat, card, play.minion)
        s.unsettled |= HANDS
        s.then((politics.call, inner, politics.ANYBODY, votes), (playing.put_away, card))
    elif is_in_play(s, card):
        offers = [i for i, offer in enumerate(s.facts[card].offers) if is_called_by(offer.use) is not None]
        politics.call(s, inner.but(source=OFFER, use=offers[0]), politics.ANYBODY, votes)
