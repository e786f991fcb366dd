"""Chapter 5: the master phase."""

from __future__ import annotations

from sumrak.games.vtes import conditions, effects, playing, using
from sumrak.games.vtes.events import PHASE
from sumrak.games.vtes.frames import Play
from sumrak.games.vtes.requirements import why_nobody, why_unpaid
from sumrak.games.vtes.state import HAND, ZONES, Vtes
from sumrak.games.vtes.values import from_cards
from sumrak.games.vtes.vocabulary.terms import BETWEEN, MASTER
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES3_1, VTES5_1, VTES5_2, VTES5_3 = cite("VTES-3.1"), cite("VTES-5.1"), cite("VTES-5.2"), cite("VTES-5.3")
VTES1_6_2_3_1, VTES1_6_2_4_2 = cite("VTES-1.6.2.3.1"), cite("VTES-1.6.2.4.2")
NO_ACTION_LEFT = Reason(VTES5_2, "no-master-action")
ONE_TRIFLE = Reason(VTES1_6_2_4_2, "one-trifle")
OUT_OF_TURN = Reason(VTES1_6_2_3_1, "own-turn")


def phase(s: Vtes, k: int) -> None:
    """VTES-5.1; a debt is settled when the phase begins, even if nothing is left then (VTES-5.4)."""
    s.phase = "master"
    seat = s.active
    if s.journal is not None:
        s.note(PHASE, VTES3_1, seat, after=2)
    s.masters = max(0, 1 + from_cards(s, seat, "masters") - s.debt[seat])
    s.debt[seat] = 0
    s.go_on(menu, k)


def menu(s: Vtes, k: int) -> None:
    seat = s.active
    found = masters(s, k, seat) + using.uses(s, k, MASTER | BETWEEN, seat)
    if found:
        found.append(("end",))
        s.ask(seat, VTES5_3, found, act, k)
    else:
        act(s, k, "end")


def masters(s: Vtes, k: int, seat: int) -> list[Option]:
    found: list[Option] = []
    facts = s.facts
    hand = [c for c in s.piles[seat * ZONES + HAND] if facts[c].is_master] if s.masters > 0 else []
    for c in choices(s, hand) if len(hand) > 1 else hand:
        for i in range(len(s.facts[c].uses)):
            if why_not_master(s, k, seat, c, i) is None:
                found.append(("play", c) if not i else ("play_as", c, i))
    return found


def why_not_master(s: Vtes, k: int, seat: int, card: int, i: int) -> Reason | None:
    facts = s.facts[card]
    use = facts.uses[i]
    if facts.card.out_of_turn:
        return OUT_OF_TURN
    if facts.once_a_game and facts.number in s.events_played:
        return using.ONE_A_GAME
    if s.masters < 1:
        return NO_ACTION_LEFT
    if facts.card.trifle and s.trifle and not s.rules.second_trifle_allowed:
        return ONE_TRIFLE
    play = Play(seat, card, -1, -1, i, (), k)
    found = why_nobody(s, seat, facts) if facts.asks_more else None
    found = found or why_unpaid(s, play) or (conditions.why_not(s, play, use) if use.only else None)
    return found or effects.why_none(s, play, 0) or (using.why_copy(s, play, use) if facts.unique else None)


def act(s: Vtes, k: int, verb: str, *operands: int) -> None:
    if verb == "end":
        using.between(s, k, VTES5_3)
        return
    s.next((menu, k))
    if verb == "play_as":
        playing.begin(s, k, s.active, "play", operands[0], -1, operands[1])
    else:
        playing.begin(s, k, s.active, verb, *operands)


STEPS: tuple[Step, ...] = ((phase,),)
