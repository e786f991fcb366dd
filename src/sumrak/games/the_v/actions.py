"""What each effect does. One function for each word of the vocabulary, called with the cards that it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sumrak.games.the_v import effects, playing
from sumrak.games.the_v.board import duel_of, is_irresistible, side
from sumrak.games.the_v.control import take_control
from sumrak.games.the_v.events import (
    BECAME,
    CANCELLED,
    CHANGED,
    EXTRA_TURN,
    LOST_TEXT,
    NO_EFFECT,
    NOT_CANCELLED,
    STOPPED_DUEL,
    SWAPPED,
)
from sumrak.games.the_v.exhaustion import exhaust, remove_token
from sumrak.games.the_v.facts import MOMENTS
from sumrak.games.the_v.moving import destroy, discard, draw, remove_to_void, return_to_hand, shuffle_into_deck
from sumrak.games.the_v.state import (
    CHANGE,
    CHARACTERS,
    CONTROL,
    DECK,
    EQUAL,
    HAND,
    LATER,
    SCRAPHEAP,
    SILENCE,
    SWAP,
    ZONES,
    TheV,
)
from sumrak.games.the_v.targets import Work
from sumrak.games.the_v.turning import turn_card, untap_card
from sumrak.games.the_v.values import became_other, fresh, shift
from sumrak.games.the_v.vocabulary.effects import (
    Become,
    CancelDuelCard,
    Change,
    Destroy,
    Discard,
    Draw,
    Exhaust,
    ExtraTurn,
    If,
    IfYouDo,
    Later,
    LookAndDiscard,
    LoseText,
    MadnessAtMost,
    Play,
    PutIntoPlay,
    RemoveFromScrapheap,
    RemoveToken,
    RemoveToVoid,
    ReturnToHand,
    ShuffleIntoDeck,
    StopTheDuel,
    SwapValues,
    TakeControl,
    ThatPlayer,
    Turn,
    Untap,
)
from sumrak.games.the_v.vocabulary.terms import Until
from sumrak.games.the_v.vocabulary.whom import Target
from sumrak.kernel.choice import choose_cards
from sumrak.kernel.rulebook import cite
from sumrak.kernel.state import Lasting

V21, V24, V45, V50, V58, V80 = cite("V-21"), cite("V-24"), cite("V-45"), cite("V-50"), cite("V-58"), cite("V-80")
V97, V104, V117, V131, V134, V150 = (
    cite("V-97"),
    cite("V-104"),
    cite("V-117"),
    cite("V-131"),
    cite("V-134"),
    cite("V-150"),
)
END_OF_TURN = Until.END_OF_TURN  # quicker to read


# tokens, turned states
def do_exhaust(s: TheV, work: Work, j: int, e: Exhaust, cards: list[int]) -> None:
    """V-58: all of them at the same moment, token by token; a character that left after the first takes no second."""
    objects = tuple([(c, s.since[c]) for c in cards])
    if e.times > 1:
        s.then(*[(one_token_each, objects, work.card)] * (e.times - 1))
    one_token_each(s, objects, work.card)
    s.done = bool(cards)


def one_token_each(s: TheV, objects: tuple[tuple[int, int], ...], cause: int) -> None:
    for card, since in objects:
        if s.since[card] == since:
            exhaust(s, card, V58, cause)


def do_remove_token(s: TheV, work: Work, j: int, e: RemoveToken, cards: list[int]) -> None:
    s.done = any([s.tokens[c] > 0 for c in cards])
    for c in cards:
        remove_token(s, c, e.number, work.card)


def do_turn(s: TheV, work: Work, j: int, e: Turn, cards: list[int]) -> None:
    s.done = any([s.turned[c] < 2 for c in cards])  # V-54
    for c in cards:
        turn_card(s, c, e.times, V50, work.card)


def do_untap(s: TheV, work: Work, j: int, e: Untap, cards: list[int]) -> None:
    s.done = any([s.turned[c] > 0 for c in cards])  # V-54
    for c in cards:
        untap_card(s, c, e.times, V50, work.card)


# zones
def do_destroy(s: TheV, work: Work, j: int, e: Destroy, cards: list[int]) -> None:
    for c in cards:
        destroy(s, c, work.card)
    s.done = bool(cards)


def do_return(s: TheV, work: Work, j: int, e: ReturnToHand, cards: list[int]) -> None:
    for c in cards:
        return_to_hand(s, c, work.card)
    s.done = bool(cards)


def do_void(s: TheV, work: Work, j: int, e: RemoveToVoid, cards: list[int]) -> None:
    for c in cards:
        remove_to_void(s, c, V45, work.card)
    s.done = bool(cards)


def do_shuffle(s: TheV, work: Work, j: int, e: ShuffleIntoDeck, cards: list[int]) -> None:
    for c in cards:
        shuffle_into_deck(s, c, work.card)


def do_draw(s: TheV, work: Work, j: int, e: Draw, cards: list[int]) -> None:
    s.done = len(s.piles[work.seat * ZONES + DECK]) >= e.number
    draw(s, work.seat, V80, work.card, e.number)


def do_discard(s: TheV, work: Work, j: int, e: Discard, cards: list[int]) -> None:
    """V-45: who discards chooses."""
    s.done = len(s.piles[work.seat * ZONES + HAND]) >= e.number
    choose_cards(s, work.seat, V45, work.seat * ZONES + HAND, e.number, discard_these, work.card)


def discard_these(s: TheV, cards: tuple[int, ...], cause: int) -> None:
    for c in cards:
        discard(s, c, cause)


def do_remove_from_scrapheap(s: TheV, work: Work, j: int, e: RemoveFromScrapheap, cards: list[int]) -> None:
    place = work.seat * ZONES + SCRAPHEAP
    s.done = len(s.piles[place]) >= e.number
    if s.done:
        choose_cards(s, work.seat, V45, place, e.number, remove_these, work.card)


def remove_these(s: TheV, cards: tuple[int, ...], cause: int) -> None:
    for c in cards:
        remove_to_void(s, c, V45, cause)


def do_look_and_discard(s: TheV, work: Work, j: int, e: LookAndDiscard, cards: list[int]) -> None:
    for c in cards:
        discard(s, c, work.card)


# playing, putting into play
def do_put(s: TheV, work: Work, j: int, e: PutIntoPlay, cards: list[int]) -> None:
    block = s.sheet.blocks[work.block]
    host = -1
    if e.on is not None:
        host, since = work.chosen[block.first_slot[j] + isinstance(e.whom, Target)]
        if s.since[host] != since:
            return
    for c in cards:
        playing.put_into_play(s, work.seat, c, host, work.card)


def do_play(s: TheV, work: Work, j: int, e: Play, cards: list[int]) -> None:
    for c in cards:
        playing.play_card(s, work.seat, c, -1, e.additional)


# control, turns, texts
def do_take_control(s: TheV, work: Work, j: int, e: TakeControl, cards: list[int]) -> None:
    for c in cards:
        take_control(s, c, work.seat, until(s, e.until), work.card)


def do_extra_turn(s: TheV, work: Work, j: int, e: ExtraTurn, cards: list[int]) -> None:
    s.extra.append(work.seat)
    s.note(EXTRA_TURN, V150, work.seat, cause=work.card)


def until(s: TheV, end: Until) -> int:
    """The scope that a duration ends with: the turn is the outermost."""
    return 0 if end is END_OF_TURN else s.duel


def lasts(s: TheV, work: Work, card: int, kind: int, end: Until, values: tuple[Any, ...]) -> None:
    s.clock += 1
    row = Lasting(until(s, end), card, s.since[card], work.card, kind, s.clock, values)
    s.lasting.append(row)
    if kind == CHANGE:
        shift(s, row, 1)
    else:
        became_other(s, row)


def do_lose_text(s: TheV, work: Work, j: int, e: LoseText, cards: list[int]) -> None:
    """V-21: keywords and effects, never types and the numbers of a modification."""
    for c in cards:
        lasts(s, work, c, SILENCE, e.until, ())
        s.unsettled |= CONTROL
        s.note(LOST_TEXT, V21, side(s, c), c, cause=work.card)


def do_change(s: TheV, work: Work, j: int, e: Change, cards: list[int]) -> None:
    fresh(s)
    influence = e.influence if isinstance(e.influence, int) else amount(s, e.influence)
    threat = e.threat if isinstance(e.threat, int) else amount(s, e.threat)
    for c in cards:
        if s.place[c] % ZONES == CHARACTERS:
            lasts(s, work, c, CHANGE, e.until, (influence, threat))
            s.note(CHANGED, V24, side(s, c), c, cause=work.card, before=influence, after=threat)


def amount(s: TheV, x: MadnessAtMost) -> int:
    """X is fixed when the effect works."""
    return min(max(0, s.madness), x.number)


def do_become(s: TheV, work: Work, j: int, e: Become, cards: list[int]) -> None:
    """One event for each value: `before` says which (as in `telling.VALUES`), `after` what it is now."""
    for c in cards:
        lasts(s, work, c, EQUAL, e.until, (e.influence, e.threat, e.endurance))
        for i, value in enumerate((e.influence, e.threat, e.endurance)):
            if value is not None:
                s.note(BECAME, V131, side(s, c), c, cause=work.card, before=i, after=value)


def do_swap(s: TheV, work: Work, j: int, e: SwapValues, cards: list[int]) -> None:
    for c in cards:
        lasts(s, work, c, SWAP, e.until, ())
        s.note(SWAPPED, V134, side(s, c), c, cause=work.card)


# the duel
def do_stop(s: TheV, work: Work, j: int, e: StopTheDuel, cards: list[int]) -> None:
    """V-104: on to g; what is left of a to f is dropped."""
    if s.duel >= 0:
        s.note(STOPPED_DUEL, V104, work.seat, work.card)
        s.cut(s.duel)


def do_cancel(s: TheV, work: Work, j: int, e: CancelDuelCard, cards: list[int]) -> None:
    """V-97, V-117: the opponent's duel card does nothing, unless it is Irresistible."""
    if s.duel < 0:
        return
    f = duel_of(s)
    other = f.laid[1 - work.seat]
    if other < 0:
        return
    if is_irresistible(s, other):
        s.note(NOT_CANCELLED, V117, 1 - work.seat, other, cause=work.card)
    else:
        s.frames[s.duel] = f.with_cancelled(1 - work.seat)
        s.note(CANCELLED, V97, 1 - work.seat, other, cause=work.card)


# effects that hold others
def do_if_you_do(s: TheV, work: Work, j: int, e: IfYouDo, cards: list[int]) -> None:
    if s.done:
        begin_inner(s, work, j, work.seat)


def do_if(s: TheV, work: Work, j: int, e: If, cards: list[int]) -> None:
    if effects.holds(s, work, e.condition):
        begin_inner(s, work, j, work.seat)
    elif not j:
        s.note(NO_EFFECT, V97, work.seat, work.card)


def do_that_player(s: TheV, work: Work, j: int, e: ThatPlayer, cards: list[int]) -> None:
    begin_inner(s, work, j, s.active)


def begin_inner(s: TheV, work: Work, j: int, seat: int) -> None:
    s.then((effects.choose, Work(work.card, seat, s.sheet.blocks[work.block].inner[j])))


def do_later(s: TheV, work: Work, j: int, e: Later, cards: list[int]) -> None:
    """A trigger for a later moment of this duel."""
    kind = MOMENTS[e.moment]
    row = (kind, s.sheet.blocks[work.block].inner[j], work.seat)
    s.lasting.append(Lasting(s.duel, work.card, s.since[work.card], work.card, LATER, s.clock, row))
    s.watching |= kind


RUN: dict[type, Callable[..., None]] = {
    Exhaust: do_exhaust,
    RemoveToken: do_remove_token,
    Turn: do_turn,
    Untap: do_untap,
    Destroy: do_destroy,
    ReturnToHand: do_return,
    RemoveToVoid: do_void,
    ShuffleIntoDeck: do_shuffle,
    Draw: do_draw,
    Discard: do_discard,
    RemoveFromScrapheap: do_remove_from_scrapheap,
    LookAndDiscard: do_look_and_discard,
    PutIntoPlay: do_put,
    Play: do_play,
    TakeControl: do_take_control,
    ExtraTurn: do_extra_turn,
    LoseText: do_lose_text,
    Change: do_change,
    Become: do_become,
    SwapValues: do_swap,
    StopTheDuel: do_stop,
    CancelDuelCard: do_cancel,
    IfYouDo: do_if_you_do,
    If: do_if,
    ThatPlayer: do_that_player,
    Later: do_later,
}
