"""The beginning, a turn, and what may be done in it."""

from __future__ import annotations

from sumrak.kernel.agenda import Option
from sumrak.kernel.choice import choose_cards
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from tests.tiny import effects, raid
from tests.tiny.cards import ACTION, CARDS, DREW, FIGHTER, PLAYED, REDREW, RUINS, TREASURE, TRICKS, WARD
from tests.tiny.cards import DECK as MAIN
from tests.tiny.state import ASIDE, CHECK, DECK, HAND, PLAY, SCRAP, Skirmish, Turn
from tests.tiny.state import TRICKS as TRICK_HAND

KEEP, REDRAW, PLAY_IT, ATTACK, END = "keep", "redraw", "play", "attack", "end"
START, MOST = 4, 5
NOT_YOURS = Reason("S-10", "not-yours")
ONE_FIGHTER = Reason("S-11", "one-fighter")
NO_HOST = Reason("S-12", "no-host")
NOT_NOW = Reason("S-13", "not-now")


def new_game(seats: int, seed: int, kind: type[Skirmish] = Skirmish) -> Skirmish:
    """A game before its first decision; the caller runs it."""
    s = kind(seats, seed)
    for seat in range(seats):
        for name in MAIN:
            s.add_card(name, s.at(seat, DECK), seat)
        for name in TRICKS:
            s.add_card(name, s.at(seat, TRICK_HAND), seat, 1 << seat)
    for name in RUINS:
        s.add_card(name, s.ruins, -1)
    s.wounds = [0] * len(s.definition)
    s.then((set_up,), (begin,), (turn_loop, s.below(seats)))
    return s


def set_up(s: Skirmish) -> None:
    s.shuffle(s.ruins)
    for seat in range(s.seats):
        s.shuffle(s.at(seat, DECK))
        for _ in range(START):
            s.move(s.pile(seat, DECK)[-1], s.at(seat, HAND))


def begin(s: Skirmish) -> None:
    """Side by side: who likes draws anew, then everybody puts a trick aside, unseen."""
    s.fork(*[(seat, [(may_redraw, seat), (put_aside, seat)]) for seat in range(s.seats)])


def may_redraw(s: Skirmish, seat: int) -> None:
    s.ask(seat, "S-3", [(REDRAW,), (KEEP,)], redraw, seat)


def redraw(s: Skirmish, seat: int, verb: str) -> None:
    if verb == REDRAW:
        for card in s.pile(seat, HAND)[:]:
            s.move(card, s.at(seat, DECK))
        s.shuffle(s.at(seat, DECK))
        for _ in range(START):
            s.move(s.pile(seat, DECK)[-1], s.at(seat, HAND))
        s.note(REDREW, "S-3", seat, after=START)


def put_aside(s: Skirmish, seat: int) -> None:
    choose_cards(s, seat, "S-4", s.at(seat, TRICK_HAND), 1, set_aside, seat)


def set_aside(s: Skirmish, cards: tuple[int, ...], seat: int) -> None:
    s.conceal(s.pile(seat, TRICK_HAND), 1 << seat, s.at(seat, TRICK_HAND))
    for card in cards:
        s.move(card, s.at(seat, ASIDE))


# turns
def turn_loop(s: Skirmish, active: int) -> None:
    s.active = s.ring(active)[0]
    s.turn += 1
    s.unsettled |= CHECK
    s.then((start_turn,), (next_turn,))


def next_turn(s: Skirmish) -> None:
    s.then((turn_loop, (s.active + 1) % s.seats))


def start_turn(s: Skirmish) -> None:
    s.played = 0
    for card in s.fighters(s.active):
        s.turned[card] = 0
    s.scope(Turn(s.active), [(draw_phase,), (main_phase,)], closing=[(discard_down,)])


def draw_phase(s: Skirmish, k: int) -> None:
    draw(s, s.active)


def draw(s: Skirmish, seat: int) -> None:
    if s.pile(seat, DECK) and s.alive >> seat & 1:
        card = s.pile(seat, DECK)[-1]
        s.move(card, s.at(seat, HAND))
        s.note(DREW, "S-14", seat, card)


def main_phase(s: Skirmish, k: int) -> None:
    seat = s.active
    if s.hasty and any([raid.why_not_attack(s, seat, c) is None for c in s.fighters(seat)]):
        s.ask_later(seat, "S-10", act, k)
        return
    options: list[Option] = []
    for card in choices(s, s.pile(seat, HAND)):
        if CARDS[s.definition[card]].kind == WARD:
            options += [(PLAY_IT, card, host) for host in s.fighters(seat)]
        elif why_not_play(s, seat, card) is None:
            options.append((PLAY_IT, card))
    options += [(ATTACK, c) for c in s.fighters(seat) if raid.why_not_attack(s, seat, c) is None]
    s.ask(seat, "S-10", [*options, (END,)], act, k)


def why_not_play(s: Skirmish, seat: int, card: int, host: int = -1) -> Reason | None:
    """Reads only what the seat knows: its own hand."""
    kind = CARDS[s.definition[card]].kind
    if card not in s.pile(seat, HAND):
        return NOT_YOURS
    if kind == FIGHTER and s.played:
        return ONE_FIGHTER
    if kind == WARD:
        return None if host in s.fighters(seat) else NO_HOST
    return None if kind in (FIGHTER, ACTION, TREASURE) else NOT_NOW


def act(s: Skirmish, k: int, verb: str, *operands: int) -> None:
    if verb == END:
        return
    s.then((main_phase, k))
    if verb == ATTACK:
        raid.attack(s, *operands)
    else:
        play(s, *operands)


def play(s: Skirmish, card: int, host: int = -1) -> None:
    kind, seat = CARDS[s.definition[card]].kind, s.active
    s.show(card, EVERYBODY)
    s.note(PLAYED, "S-11", seat, card, host)
    if kind == FIGHTER:
        s.played += 1
        s.move(card, s.at(seat, PLAY))
    elif kind == WARD:
        s.move(card, s.at(seat, PLAY))
        s.host[card] = host
    else:
        s.move(card, s.gone if kind == TREASURE else s.at(seat, SCRAP))
        s.then((effects.carry_out, seat, s.definition[card]))


def discard_down(s: Skirmish, k: int) -> None:
    """In the closing of a turn, also of one that was cut."""
    hand = s.pile(s.frames[k].seat, HAND)
    if len(hand) > MOST:
        seat = s.frames[k].seat
        choose_cards(s, seat, "S-15", s.at(seat, HAND), len(hand) - MOST, effects.discard, seat)
