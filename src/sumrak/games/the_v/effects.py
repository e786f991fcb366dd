"""Chapters I and L: how a text is carried out: choose every (+), then effect by effect (V-77, V-80, V-81, V-120)."""

from __future__ import annotations

from typing import Any

from sumrak.games.the_v import actions
from sumrak.games.the_v.board import duel_of, is_in_play, participant
from sumrak.games.the_v.events import LOOKED, NOTHING_HAPPENS
from sumrak.games.the_v.facts import Block, Slot
from sumrak.games.the_v.state import DECK, HAND, LIMBO, SCRAPHEAP, ZONES, TheV
from sumrak.games.the_v.targets import Work, fixed, legal, some_of
from sumrak.games.the_v.vocabulary.conditions import Condition, HasTokens, IsExhausted, WasAttacked, WasExhaustedInDuel
from sumrak.games.the_v.vocabulary.effects import Draw, Play, RemoveFromScrapheap
from sumrak.games.the_v.vocabulary.whom import Ref, Some, Target, Those
from sumrak.kernel.rulebook import cite

V45, V80, V81, V120 = cite("V-45"), cite("V-80"), cite("V-81"), cite("V-120")


# a text goes off
def go_off(s: TheV, card: int, since: int, i: int, block: int, seat: int, may: bool) -> None:
    """V-120: only while the card is in play with its text (a duel card's is carried out all the same)."""
    if s.since[card] != since or (i >= 0 and (not is_in_play(s, card) or card in s.silent)):
        return
    condition = condition_of(s, card, i, block)
    work = Work(card, seat, block)
    if condition is not None and not holds(s, work, condition):
        return
    if may:
        if possible(s, work):
            s.ask(seat, V81, [("accept",), ("decline",)], decided, work)
    else:
        s.then((choose, work))


def condition_of(s: TheV, card: int, i: int, block: int) -> Condition | None:
    if i < 0:
        return s.sheet.later.get(block)
    for clause, j, _, _, _ in s.facts[card].when:
        if j == i:
            return clause.condition
    return None


def decided(s: TheV, work: Work, verb: str) -> None:
    if verb == "accept":
        s.then((choose, work))


def possible(s: TheV, work: Work) -> bool:
    """Whether "you may" can lead to anything: otherwise nobody is asked."""
    block = s.sheet.blocks[work.block]
    if not all([legal(s, work, slot) for slot in block.slots]):
        return False
    effect = block.effects[0]
    if isinstance(effect, Draw):
        return bool(s.piles[work.seat * ZONES + DECK])
    if isinstance(effect, RemoveFromScrapheap):
        return len(s.piles[work.seat * ZONES + SCRAPHEAP]) >= effect.number
    if isinstance(effect, Play) and isinstance(effect.whom, Some):
        return bool(some_of(s, work, taken(s, work, 0)))
    return True


# what it chooses
def choose(s: TheV, work: Work) -> None:
    """V-81: every (+) before anything is done; with one of them impossible nothing of the text happens."""
    block = s.sheet.blocks[work.block]
    if block.looks and not has_looked(s, work):
        s.then((look, work), (choose, work))
        return
    if len(work.chosen) == len(block.slots):
        carry_out(s, work)
        return
    cards: list[int] = []
    for slot in block.slots[len(work.chosen) :]:
        found = legal(s, work, slot)
        if not found:
            s.next((nothing, work))
            return
        cards = cards or found
    s.ask(work.seat, V80, [("choose", c) for c in cards], chosen, work)


def begin(s: TheV, work: Work) -> None:
    """Carry out a text that is no action's: at once, if nobody is to be asked."""
    if s.sheet.blocks[work.block].asks:
        s.next((choose, work))
    else:
        s.done = True
        effect(s, work, 0)


def chosen(s: TheV, work: Work, verb: str, card: int) -> None:
    now = Work(work.card, work.seat, work.block, (*work.chosen, (card, s.since[card])))
    if len(now.chosen) < len(s.sheet.blocks[work.block].slots):
        s.then((choose, now))
    else:
        carry_out(s, now)


def has_looked(s: TheV, work: Work) -> bool:
    return all([s.known[c] >> work.seat & 1 for c in s.piles[(1 - work.seat) * ZONES + HAND]])


def look(s: TheV, work: Work) -> None:
    """Looking is part of choosing: the looker knows those cards from then on."""
    hand = s.piles[(1 - work.seat) * ZONES + HAND]
    for card in hand:
        s.show(card, 1 << work.seat)
    s.note(LOOKED, V80, work.seat, cause=work.card, after=len(hand))


def nothing(s: TheV, work: Work) -> None:
    s.note(NOTHING_HAPPENS, V81, work.seat, work.card)
    bury(s, work)


def carry_out(s: TheV, work: Work) -> None:
    """V-77: an action goes to the scrapheap once all is chosen, then it is carried out."""
    s.done = True
    if (s.place[work.card] % ZONES == LIMBO and bury(s, work)) or s.sheet.blocks[work.block].is_some[0]:
        s.next((effect, work, 0))
    else:
        effect(s, work, 0)


def bury(s: TheV, work: Work) -> bool:
    if s.place[work.card] % ZONES == LIMBO and s.facts[work.card].is_action:
        s.move(work.card, s.owner[work.card] * ZONES + SCRAPHEAP)
        return True
    return False


# effect by effect
def effect(s: TheV, work: Work, j: int) -> None:
    block = s.sheet.blocks[work.block]
    if j + 1 < len(block.effects) and not block.one_moment[j]:
        s.next((effect, work, j + 1))
    if block.is_some[j]:
        take_some(s, work, j, block)
    else:
        one, whom = block.effects[j], block.whom[j]
        actions.RUN[type(one)](s, work, j, one, who(s, work, block, j, whom) if whom is not None else [])
        if block.one_moment[j]:
            effect(s, work, j + 1)


def take_some(s: TheV, work: Work, j: int, block: Block) -> None:
    one, whom = block.effects[j], block.whom[j]
    assert isinstance(whom, Some)
    if isinstance(one, Play) and one.may and some_of(s, work, taken(s, work, j)):
        s.ask(work.seat, V81, [("accept",), ("decline",)], some_decided, work, j, whom.number)
    else:
        s.next((some, work, j, whom.number))


def apply(s: TheV, work: Work, j: int, cards: list[int]) -> None:
    one = s.sheet.blocks[work.block].effects[j]
    actions.RUN[type(one)](s, work, j, one, cards)


def who(s: TheV, work: Work, block: Block, j: int, whom: Any) -> list[int]:
    """The cards that an effect is about now: what was chosen and has left is nobody."""
    if isinstance(whom, Target):
        card, since = work.chosen[block.first_slot[j]]
        return [card] if s.since[card] == since else []
    if isinstance(whom, Ref):
        card = fixed(s, work, whom)
        return [card] if card >= 0 else []
    if isinstance(whom, Those):
        return some_of(s, work, taken(s, work, j))
    return []


def taken(s: TheV, work: Work, j: int) -> Slot:
    """What an effect takes without (+)."""
    slot = s.sheet.blocks[work.block].takes[j]
    assert slot is not None
    return slot


def some_decided(s: TheV, work: Work, j: int, left: int, verb: str) -> None:
    s.done = verb == "accept"
    if verb == "accept":
        s.then((some, work, j, left))


def some(s: TheV, work: Work, j: int, left: int) -> None:
    """V-45: one after the other, each of the player's choice, in a step of its own."""
    cards = some_of(s, work, taken(s, work, j))
    if cards and left:
        s.ask(work.seat, V45, [("choose", c) for c in cards], some_chosen, work, j, left)


def some_chosen(s: TheV, work: Work, j: int, left: int, verb: str, card: int) -> None:
    if left > 1:
        s.then((some, work, j, left - 1))
    apply(s, work, j, [card])


# conditions
def holds(s: TheV, work: Work, condition: Condition) -> bool:
    if s.duel < 0 and not isinstance(condition, (IsExhausted, HasTokens)):
        return False
    card = fixed(s, work, condition.whom)
    if isinstance(condition, WasExhaustedInDuel):
        return was_exhausted(s, work, condition.whom)
    if card < 0:
        return False
    if isinstance(condition, WasAttacked):
        return card == participant(s, 1 - duel_of(s).seat)
    if isinstance(condition, IsExhausted):
        return s.tokens[card] > 0
    return s.tokens[card] >= condition.number


def was_exhausted(s: TheV, work: Work, whom: Ref) -> bool:
    """V-112: for whatever reason, full exhaustion included, so the participant may have left."""
    f = duel_of(s)
    subject = s.host[work.card] if s.host[work.card] >= 0 else work.card
    mine = subject if whom is not Ref.PARTICIPANT else fixed(s, work, whom)
    rival = f.attacked if mine == f.attacker else f.attacker
    return (rival if whom is Ref.RIVAL else mine) in f.exhausted
