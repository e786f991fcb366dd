"""Skirmish, each time with one thing wrong. Every check of the kit must see what it is there for."""

from __future__ import annotations

import random
from typing import Any

from sumrak.kernel.agenda import Option
from sumrak.kernel.event import Event
from sumrak.kernel.knowledge import determinize
from sumrak.kernel.notation import Language, Verb
from sumrak.kernel.reason import Message, Named, Reason
from sumrak.kernel.state import Lasting, State
from sumrak.kernel.window import PASS, respond
from tests.tiny import effects, raid, turn
from tests.tiny.cards import SPY, A
from tests.tiny.spec import VERBS, SkirmishSpec
from tests.tiny.state import CHECK, DECK, HAND, LIFE, SCRAP, Skirmish, Turn


# copies
class SharedLife(Skirmish):
    """A column that `copy` forgot to copy."""

    def copy(self) -> Skirmish:
        new = super().copy()
        new.life = self.life
        return new


class ForgottenColumn(Skirmish):
    """A fact that `copy` forgot: the copy begins with it anew."""

    def copy(self) -> Skirmish:
        new = super().copy()
        new.score = [0] * self.seats
        return new


class Restless(SkirmishSpec):
    """Looking changes something."""

    def ready(self, s: State) -> None:
        s.revealed += 1


# records
class OwnDice(Skirmish):
    """Chance that is not the state's."""

    dice = random.Random(1)

    def below(self, n: int) -> int:
        return self.dice.randrange(n)


class Immortal(Skirmish):
    """Nobody ever loses, and no turn is the last."""

    def checks(self, flags: int) -> None:
        self.life = [LIFE] * self.seats


# names and refusals
class Mumbling(SkirmishSpec):
    """The copies of a name are not told apart."""

    def __init__(self) -> None:
        super().__init__()
        verbs = tuple([Verb(verb.word, verb.ru) for verb in VERBS])
        self.language = Language(verbs, self.language.names)


class Contradicting(SkirmishSpec):
    """What is offered is refused when asked about."""

    def why_not(self, s: State, seat: int, option: Option) -> Reason | None:
        return turn.NOT_NOW if option[0] == "attack" else super().why_not(s, seat, option)


class Unreasoned(SkirmishSpec):
    """What is not offered has no reason against it."""

    def why_not(self, s: State, seat: int, option: Option) -> Reason | None:
        return None


class Speechless(SkirmishSpec):
    """An option without a text."""

    def option_label(self, s: State, option: Option, decision: Any) -> Message:
        return Message("skirmish-option-nothing")


class LostForWords(SkirmishSpec):
    """An event without a text."""

    def event_message(self, event: Event, seat: int) -> Message | None:
        return Message("skirmish-log-wounded")


class Pointless(SkirmishSpec):
    """A forced answer is asked."""

    def start(self, decks: Any, seats: int, rules: Any, seed: int) -> State:
        s = super().start(decks, seats, rules, seed)
        s.agenda.append((no_choice,))
        return s


def no_choice(s: State) -> None:
    s.ask(0, "S-1", [("keep",), ("keep",)], chosen)
    assert s.pending is not None
    s.pending.options.pop()


def chosen(s: State, verb: str) -> None: ...


# what a seat may know
class NextCard(SkirmishSpec):
    """The view tells the top card of a deck."""

    def counters(self, s: State, seat: int) -> dict[str, int]:
        assert isinstance(s, Skirmish)
        deck = s.pile(seat, DECK)
        return {**super().counters(s, seat), "next": s.definition[deck[-1]] if deck else -1}


class Gossip(SkirmishSpec):
    """The log names what was drawn."""

    def event_message(self, event: Event, seat: int) -> Message | None:
        message = super().event_message(event, seat)
        if message is not None and message.key.endswith("-hidden"):
            card = Named(self.language.names[event.names[0]].id)
            return Message(message.key.removesuffix("-hidden"), (*message.args, ("card", card)))
        return message


class Clairvoyant(SkirmishSpec):
    """A position is judged by the others' hands."""

    def judgement(self, s: State, seat: int) -> float:
        assert isinstance(s, Skirmish)
        return sum(s.definition[c] for x in range(s.seats) for c in s.pile(x, HAND)) / 1000


class Indiscreet(SkirmishSpec):
    """The reason against a thing depends on another's hand."""

    def why_not(self, s: State, seat: int, option: Option) -> Reason | None:
        found = super().why_not(s, seat, option)
        assert isinstance(s, Skirmish)
        hands = [s.definition[c] for x in range(s.seats) if x != seat for c in s.pile(x, HAND)]
        return raid.BOUND if found is not None and sum(hands) % 2 else found


def main_phase_in_haste(s: Skirmish, k: int) -> None:
    """Asks whoever has nothing but the end."""
    if s.hasty:
        s.ask_later(s.active, "S-10", turn.act, k)
    else:
        MAIN_PHASE(s, k)


MAIN_PHASE = turn.main_phase


def spied_by_need(s: Skirmish, seat: int, name: int) -> None:
    """Offers only whom it would be worth to spy on."""
    if name != SPY:
        return carry_out(s, seat, name)
    worth = [x for x in s.ring(seat)[1:] if sum(s.definition[c] for c in s.pile(x, HAND)) % 2]
    if worth:
        s.ask(seat, "S-22", [("target", x) for x in worth] + [("decline",)], may_spy, seat)
    return None


def may_spy(s: Skirmish, seat: int, verb: str, other: int = -1) -> None:
    if other >= 0:
        effects.spied(s, seat, verb, other)


carry_out = effects.carry_out


class Forgetful(Skirmish):
    """A guess changes what the seat holds in its own hand."""

    def refreshed(self) -> None:
        super().refreshed()
        for seat in range(self.seats):
            hand = self.pile(seat, HAND)
            if len(hand) > 1:
                a, b = hand[0], hand[-1]
                self.definition[a], self.definition[b] = self.definition[b], self.definition[a]


def determinize_without_seed(s: State, seat: int, seed: int) -> State:
    """Every seed gives the same guess."""
    return determinize(s, seat, 1)


# windows, questions, scopes
class Blinkered(Skirmish):
    """The mask forgets that a fighter can block."""

    def refresh(self, seat: int) -> None:
        super().refresh(seat)
        self.could[seat] &= ~(A << 3 | A << 6)


def window_without_bookkeeping(s: Skirmish, k: int, kind: int, cite: str, turn: int = 0, passed: int = 0) -> None:
    """A seat that the mask skips has not passed."""
    seats, masks = s.window_row(k, kind)
    while passed < len(seats):
        seat = seats[turn]
        if s.could[seat] & masks[turn]:
            options = s.window_options(k, kind, seat)
            if options:
                s.doing = (window_without_bookkeeping, k, kind, cite, turn, passed)
                s.ask(seat, cite, [*options, (PASS,)], respond, k, kind, cite, turn, passed, seat)
                return
            s.window_passed(k, kind, seat)
        turn, passed = (turn + 1) % len(seats), passed + 1


def main_phase_that_counts(s: Skirmish, k: int) -> None:
    """Asks, and counts how often it did."""
    s.revealed += 1
    main_phase(s, k)


def main_phase_that_hurts(s: Skirmish, k: int) -> None:
    """Asks, and leaves something to be checked."""
    main_phase(s, k)
    if s.pending is not None:
        s.unsettled |= CHECK


main_phase = turn.main_phase


def start_turn_inside_the_last(s: Skirmish) -> None:
    """The next turn is begun by the closing of this one."""
    s.scope(Turn(s.active), [(turn.draw_phase,), (turn.main_phase,)], closing=[(next_turn,)])


def next_turn(s: Skirmish, k: int) -> None:
    turn.next_turn(s)


def rallied_for_ever(s: Skirmish, seat: int, verb: str, card: int) -> None:
    """An effect of a scope that there is not."""
    s.lasting.append(Lasting(9, card, s.since[card], card, 0, 0, (2,)))


def draw_and_keep(s: Skirmish, seat: int) -> None:
    """The card is in the hand and still in the deck."""
    if s.pile(seat, DECK):
        s.pile(seat, HAND).append(s.pile(seat, DECK)[-1])


def scrap_without_wards(s: Skirmish, card: int) -> None:
    """What was attached stays where it is."""
    s.move(card, s.at(s.owner[card], SCRAP))


def attack_without_an_end(s: Skirmish, card: int) -> None:
    """A frame that nothing takes off."""
    s.turned[card] = 1
    s.frames.append(raid.Raid(card, s.since[card], 0))


def spec_of(kind: type[Skirmish]) -> type[SkirmishSpec]:
    """The spec of a state with something wrong."""
    return type(f"{kind.__name__}Spec", (SkirmishSpec,), {"kind": kind})


SharedLifeSpec, ForgottenColumnSpec, OwnDiceSpec, ImmortalSpec = map(
    spec_of, (SharedLife, ForgottenColumn, OwnDice, Immortal)
)
ForgetfulSpec, BlinkeredSpec = map(spec_of, (Forgetful, Blinkered))
