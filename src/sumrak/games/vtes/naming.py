"""What is said to whoever names cards with which that is never done: what they are, where they lie, whose they are."""

from __future__ import annotations

from sumrak.games.vtes import basic, influence, judging, minion, torpor
from sumrak.games.vtes.board import controller, is_in_play, is_minion, minions
from sumrak.games.vtes.state import HAND, Vtes
from sumrak.kernel.agenda import Option
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES1_6_1_1_2, VTES1_6_3_6, VTES6_0_1 = cite("VTES-1.6.1.1.2"), cite("VTES-1.6.3.6"), cite("VTES-6.0.1")
NO_MINION = Reason(VTES6_0_1, "not-a-minion")
TARGET_NO_MINION = Reason(VTES6_0_1, "target-not-a-minion")
PLAYED_BY_NO_MINION = Reason(VTES1_6_1_1_2, "played-by-nobody")
FROM_ITSELF = Reason(cite("VTES-6.1.3.2"), "takes-from-another")
NOT_POLITICAL = Reason(VTES1_6_3_6, "not-political")
ABOUT = {
    "not-in-hand": 1, "not-in-play": 1, "not-offered": 1, "played-by-nobody": 1, "needs-a-minion": 1, "not-a-minion": 1,
    "not-yours": 1, "minion-not-yours": 2, "target-not-a-minion": 2, "no-torpid-vampire": 2, "no-equipment": 2,
    "takes-from-another": 2, "allies-do-not": 1, "diablerist-not-ready": 1,
}  # fmt: skip
"""Of which card a reason speaks where two are named."""
OF_TWO = ("take", "rescue", "diablerize")


def why_not_named(s: Vtes, seat: int, option: Option) -> Reason | None:
    """Why an option that is not conceivable cannot be, out of cards that are known or in play."""
    if s.end is not None:
        return judging.GAME_OVER
    verb, card, other = option[0], option[1], option[2] if len(option) > 2 else -1
    is_held = s.zone(card) == HAND and s.side(card) == seat
    if verb == "play":
        return why_not_play(s, seat, card, other) if is_held else judging.NOT_IN_HAND
    if verb in ("discard", "burn_for", "burn_against"):
        return NOT_POLITICAL if is_held else judging.NOT_IN_HAND
    if verb == "act":
        return why_not_act(s, seat, card, other)
    if verb == "use":
        return judging.NOT_IN_PLAY
    if verb in judging.TRANSFERS:
        return influence.NOT_UNCONTROLLED
    if verb in OF_TWO or verb in judging.OF_MINIONS or verb in ("for", "against"):
        return why_not_minion(s, seat, card) or why_not_to(s, seat, verb, card, other)
    return why_not_chosen(s, seat, verb)


def why_not_play(s: Vtes, seat: int, card: int, other: int) -> Reason | None:
    if s.facts[card].is_master or s.facts[card].is_event:
        return PLAYED_BY_NO_MINION
    return None if other < 0 else TARGET_NO_MINION


def why_not_act(s: Vtes, seat: int, card: int, other: int) -> Reason:
    if not is_in_play(s, card):
        return judging.NOT_IN_PLAY
    if other >= 0 and other not in minions(s, seat):
        return judging.MINION_NOT_YOURS if is_a_minion(s, other) else TARGET_NO_MINION
    return minion.NOT_OFFERED


def is_a_minion(s: Vtes, card: int) -> bool:
    return is_in_play(s, card) and is_minion(s, card)


def why_not_minion(s: Vtes, seat: int, card: int) -> Reason | None:
    """Only a minion of one's own does it."""
    if not is_a_minion(s, card):
        return NO_MINION
    return None if controller(s, card) == seat else minion.NOT_YOURS


def why_not_to(s: Vtes, seat: int, verb: str, card: int, other: int) -> Reason | None:
    if verb == "take":
        if other == card:
            return FROM_ITSELF
        if other >= 0 and other not in minions(s, seat):
            return judging.MINION_NOT_YOURS if is_a_minion(s, other) else TARGET_NO_MINION
        return basic.NO_EQUIPMENT
    if verb in OF_TWO:
        return torpor.NO_SUCH_VAMPIRE if other != card else minion.NOT_READY
    return None


def why_not_chosen(s: Vtes, seat: int, verb: str) -> Reason:
    """What is said only when one is asked for it."""
    decision = judging.decision_of(s, seat)
    if decision is None:
        return judging.NOT_ASKED
    return Reason(decision.cite, "not-among" if decision.options[0][0] == verb else "not-now")


def why_not_unseen(verb: str, is_first: bool) -> Reason | None:
    """A card that this seat does not know to be where that could be done."""
    return judging.why_not_unseen(verb)
