"""Chapter F: endurance and exhaustion (V-55 … V-58)."""

from __future__ import annotations

from sumrak.games.the_v.board import duel_of, participant, side
from sumrak.games.the_v.domination import FIRST_TO, gain
from sumrak.games.the_v.events import EXHAUSTED, FULLY_EXHAUSTED, REMOVED_TOKEN
from sumrak.games.the_v.moving import leave, went_along
from sumrak.games.the_v.state import SCRAPHEAP, TOKENS, ZONES, TheV
from sumrak.games.the_v.values import rages
from sumrak.kernel.rulebook import cite

V4, V7, V56, V57, V58, V124 = cite("V-4"), cite("V-7"), cite("V-56"), cite("V-57"), cite("V-58"), cite("V-124")


def exhaust(s: TheV, card: int, where: str = V58, cause: int = -1) -> None:
    """V-58: one token. In a duel it is remembered that the participant was exhausted in it (V-112)."""
    tokens, seat = s.tokens[card] + 1, s.place[card] // ZONES
    s.tokens[card] = tokens
    if tokens == 1:
        rages(s, card, 1)
    tokens_changed(s, card)
    if s.duel >= 0 and card == participant(s, seat):
        remember(s, card)
    s.note(EXHAUSTED, where, seat, card, -1, cause, tokens - 1, tokens)


def remember(s: TheV, card: int) -> None:
    """V-112: a participant was exhausted in this duel, for whatever reason."""
    f = duel_of(s)
    if card not in f.exhausted:
        s.frames[s.duel] = f.with_token(card)


def tokens_changed(s: TheV, card: int) -> None:
    """Texts may speak of exhausted characters; V-56 is looked at where it may have come to that."""
    s.stale = s.stale or s.sheet.reads_states
    if s.stale or s.tokens[card] >= s.endurance[card]:
        s.unsettled |= TOKENS


def remove_token(s: TheV, card: int, number: int, cause: int = -1) -> None:
    before = s.tokens[card]
    s.tokens[card] = max(0, before - number)
    if s.tokens[card] != before:
        if not s.tokens[card]:
            rages(s, card, -1)
        tokens_changed(s, card)
        s.note(REMOVED_TOKEN, V57, side(s, card), card, cause=cause, before=before, after=s.tokens[card])


def fully_exhaust(s: TheV, cards: tuple[int, ...]) -> None:
    """V-56. Might both players reach 10 by it, the active player says whose levels come first (V-124)."""
    if len(cards) > 1 and both_might_win(s, [1 - side(s, card) for card in cards]):
        s.ask(s.active, V124, [("first_gain", seat) for seat in (s.active, 1 - s.active)], first_gain, cards)
    else:
        first_gain(s, cards, "", 1 - s.active)


def both_might_win(s: TheV, gains: list[int]) -> bool:
    return all([s.level[seat] + 2 * gains.count(seat) >= FIRST_TO for seat in (0, 1)])


def first_gain(s: TheV, cards: tuple[int, ...], verb: str, first: int) -> None:
    """V-56: tokens off, to the owner's scrapheap, all at one moment, and with it two levels for each.

    They go to the opponent of whoever controlled the character (V-4), though he may own it (V-7).
    """
    rows: list[tuple[int, str]] = []
    for card in cards:
        seat = 1 - side(s, card)
        rows.append((seat, V7 if s.owner[card] == seat else V4))
        if s.duel >= 0 and card == participant(s, 1 - seat):
            remember(s, card)
        under = leave(s, card, SCRAPHEAP)
        s.note(FULLY_EXHAUSTED, V56, 1 - seat, card)
        went_along(s, under, card)
    for now in (first, 1 - first):
        for seat, where in rows:
            if seat == now and s.end is None:
                gain(s, seat, 2, where)
