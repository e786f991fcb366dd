"""What is said to whoever names cards with which that is never done: what they are, where they lie, whose they are."""

from __future__ import annotations

from sumrak.games.berserk import acting, effects, judging, reach, reveal
from sumrak.games.berserk.state import Berserk
from sumrak.kernel.agenda import Option
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

B10_6, B17_1, B19_4 = cite("B-10.6"), cite("B-17.1"), cite("B-19.4")
NO_SYMBIOTE = Reason(B19_4, "not-a-symbiote")
AIMS_AT_NOTHING = Reason(B17_1, "aims-at-nothing")
NOT_SEEN = Reason(B10_6, "not-seen")
ABOUT = {
    "not-yours": 1, "not-in-play": 1, "closed": 1, "promised": 1, "no-tokens": 1, "used-already": 1, "netted": 1, "no-strike": 1,
    "struck-already": 1, "no-feature": 1, "not-sudden": 1, "not-mobile": 1, "moved-already": 1, "only-in-front": 1,
    "must-choose-another": 1, "bound-to-parasite": 1, "no-condition": 1, "no-formation": 1, "not-now": 1, "only-ground": 1,
    "not-a-symbiote": 1, "aims-at-nothing": 1, "cannot-give-wounds": 1, "no-free-cell": 1, "not-an-enemy": 2, "not-adjacent": 2,
    "too-near": 2, "out-of-range": 2, "no-lunge": 2, "lunge-blocked": 2, "is-terrain": 2, "is-flying": 2, "not-a-target": 2,
    "already-closed": 2, "target-not-in-play": 2, "not-a-host": 2, "has-symbiote": 2, "not-enemy-first-row": 2,
    "not-to-be-finished": 2, "too-much-life": 2, "protected": 2, "not-seen": 1,
}  # fmt: skip
"""Of which card a reason speaks where two are named."""


def why_not_named(s: Berserk, seat: int, option: Option) -> Reason | None:
    """Why an option that is not conceivable cannot be, out of cards that are known or in play."""
    if s.end is not None:
        return judging.GAME_OVER
    verb, card = option[0], option[1]
    if verb in ("recruit", "put_back"):
        early = s.phase == "recruit"
        return (
            (judging.NOT_DEALT if verb == "recruit" else judging.NOT_RECRUITED_YET) if early else judging.NOT_RECRUITING
        )
    if verb == "place":
        return judging.NOT_PLACING if s.in_play(card) or s.phase != "place" else judging.NOT_RECRUITED
    if verb == "hide" and s.phase != "reveal":
        return judging.NOT_REVEALING
    if verb == "host" and s.phase != "reveal":
        return judging.NOT_HOSTING
    if verb in ("first", "plus", "minus", "choose", "reroll"):
        return why_not_chosen(s, seat, verb, card)
    if not s.in_play(card):
        return judging.NOT_THERE
    if s.controller(card) != seat:
        return acting.NOT_YOURS
    return why_not_with(s, verb, card, option[-1])


def why_not_chosen(s: Berserk, seat: int, verb: str, card: int) -> Reason:
    """What is said only when one is asked for it."""
    decision = judging.decision_of(s, seat)
    if decision is None:
        return judging.OPPONENT_DECIDES
    if decision.options[0][0] == verb:
        return Reason(decision.cite, "not-among")
    if verb in ("plus", "minus"):
        return effects.NO_DIE
    return judging.answer(decision)


def why_not_with(s: Berserk, verb: str, card: int, target: int) -> Reason | None:
    """With a card of one's own."""
    if verb == "strike":
        return reach.NOT_ENEMY if s.in_play(target) else reach.NOT_IN_PLAY
    if verb == "host":
        return NO_SYMBIOTE if not s.facts[card].is_symbiote else reveal.NOT_A_HOST
    if verb == "use" and s.facts[card].acts:
        if any([acting.needs_target(act) for act in s.facts[card].acts]):
            return None if s.in_play(target) else reach.NOT_IN_PLAY
        return AIMS_AT_NOTHING
    return acting.NO_FEATURE if verb in ("use", "leap") else None


def why_not_unseen(verb: str, is_first: bool) -> Reason | None:
    """A card that this seat does not know to be anywhere: it may lie there face down."""
    if not is_first:
        return NOT_SEEN
    found = judging.why_not_unseen(verb)
    return NOT_SEEN if found is judging.NOT_THERE else found
