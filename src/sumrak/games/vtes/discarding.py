"""Chapter 8: the discard phase and the end of the turn."""

from __future__ import annotations

from sumrak.games.vtes import hands, playing, using
from sumrak.games.vtes.board import after, controller, in_play, is_vampire, ring
from sumrak.games.vtes.counters import burn_pool
from sumrak.games.vtes.events import PHASE
from sumrak.games.vtes.frames import ABILITY, Play
from sumrak.games.vtes.in_deeds import get
from sumrak.games.vtes.masks import texts
from sumrak.games.vtes.moving import burn, discard, shift, untap
from sumrak.games.vtes.occasions import DISCARDS
from sumrak.games.vtes.state import HAND, READY, RECRUITS, TORPOR, UNTAPS_AT_END, ZONES, Vtes
from sumrak.games.vtes.targets import cards
from sumrak.games.vtes.values import from_cards
from sumrak.games.vtes.vocabulary.clauses import OnDiscard
from sumrak.games.vtes.vocabulary.phases import PassesOn
from sumrak.games.vtes.vocabulary.terms import BETWEEN, DISCARD, Moment
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES3_1, VTES8_1, VTES8_2, VTES8_3 = cite("VTES-3.1"), cite("VTES-8.1"), cite("VTES-8.2"), cite("VTES-8.3")
VTES1_4_1 = cite("VTES-1.4.1")
VTES6_1_5_2, VTES1_6_4_1 = cite("VTES-6.1.5.2"), cite("VTES-1.6.4.1")
NO_DISCARD = Reason(VTES8_1, "no-discard")
NO_EVENTS = Reason(VTES8_2, "no-events")
ONE_EVENT = Reason(VTES1_6_4_1, "one-event")
EVENT = -51
"""A word in `used`: the event of this phase."""
YOUR_DISCARD = Moment.YOUR_DISCARD
"""Named here, since to look up a member of an Enum takes three times as long as a call."""


def phase(s: Vtes, k: int) -> None:
    s.phase = "discard"
    seat = s.active
    if s.journal is not None:
        s.note(PHASE, VTES3_1, seat, after=5)
    s.discards = 1 + from_cards(s, seat, "discards")
    if s.delayed:
        hands.release(s, YOUR_DISCARD, seat)
    torpid = len([c for c in s.pile(seat, TORPOR) if is_vampire(s, c)]) if s.rules.events else 0
    for c in in_play(s) if torpid else ():
        for named in s.facts[c].named:
            if named.word == "dragonbound":
                burn_pool(s, seat, named.number * torpid, VTES1_4_1, c)
    if s.says & DISCARDS:
        run_out(s, seat)
    s.go_on(menu, k)


def run_out(s: Vtes, seat: int) -> None:
    """Cards that burn a counter in each of these phases, and go with the last."""
    for c in [c for c in texts(s)[seat] if s.facts[c].on_discard]:
        for clause in s.facts[c].card.text:
            if isinstance(clause, OnDiscard) and controller(s, c) == seat:
                s.blood[c] = max(0, s.blood[c] - clause.number)
                if not s.blood[c]:
                    burn(s, c, VTES1_4_1)


def menu(s: Vtes, k: int) -> None:
    seat = s.active
    found: list[Option] = []
    if s.discards:
        hand = choices(s, s.piles[seat * ZONES + HAND])
        found = [("discard", c) for c in hand]
        if s.rules.events:
            found += [("play", c) for c in hand if s.facts[c].is_event and why_not_event(s, seat, c) is None]
    if s.dirty or s.could[seat] & (DISCARD | BETWEEN):
        found += using.uses(s, k, DISCARD | BETWEEN, seat)
    if found:
        found.append(("end",))
        s.ask(seat, VTES8_1, found, act, k)


def why_not_event(s: Vtes, seat: int, card: int) -> Reason | None:
    """VTES-1.6.4.1, VTES-8.2: for a discard, one in a phase, each once a game."""
    facts = s.facts[card]
    if not facts.is_event or not s.rules.events:
        return NO_EVENTS
    if not s.discards:
        return NO_DISCARD
    if any([word == EVENT for _, _, word in s.used]) or facts.number in s.events_played:
        return ONE_EVENT
    return None


def act(s: Vtes, k: int, verb: str, *operands: int) -> None:
    if verb == "end":
        return
    s.next((menu, k))
    if verb == "discard":
        s.discards -= 1
        discard(s, operands[0], VTES8_1)
    elif verb == "play" and s.facts[operands[0]].is_event:
        s.discards -= 1
        s.used = [*s.used, (operands[0], -1, EVENT)]
        s.events_played = [*s.events_played, s.facts[operands[0]].number]
        playing.begin(s, k, s.active, verb, *operands)
    else:
        playing.begin(s, k, s.active, verb, *operands)


def pass_on(s: Vtes) -> None:
    """Cards whose control goes on, at the end of the phase: counter-clockwise, to the first who has what they ask for."""
    for c in [c for c in texts(s)[s.active] if s.facts[c].on_discard]:
        for clause in s.facts[c].card.text:
            if isinstance(clause, PassesOn) and controller(s, c) == s.active:
                row = after(s, s.active)[::-1]  # her predator first, herself last
                around = [x for x in row if x != s.active] + [s.active]
                to = [x for x in around if cards(s, Play(x, c, source=ABILITY), clause.who)]
                if not to:
                    burn(s, c, VTES1_4_1)
                elif to[0] != s.active:
                    get(s, c, to[0], -1)


def end_of_turn(s: Vtes, k: int) -> None:
    """VTES-8.3; recruits become ready (VTES-6.1.5.2)."""
    if s.says & DISCARDS:
        pass_on(s)
    for seat in ring(s, s.active) if any(s.piles[RECRUITS::ZONES]) else ():
        for c in s.piles[seat * ZONES + RECRUITS][:]:
            shift(s, c, seat, READY)
    for card, since, word in s.used:
        if word == UNTAPS_AT_END and s.since[card] == since:
            untap(s, card, VTES8_3)
    if s.used:
        hands.back_to_size(s)


STEPS: tuple[Step, ...] = ((phase,), (end_of_turn,))
