"""What is said to whoever names cards with which that is never done: what they are, where they lie, whose they are."""

from __future__ import annotations

from sumrak.games.the_v import duel, judging, playing
from sumrak.games.the_v.board import is_in_play
from sumrak.games.the_v.state import HAND, ZONES, TheV
from sumrak.games.the_v.vocabulary.terms import Kind
from sumrak.kernel.agenda import Option
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

V34, V43, V75, V78 = cite("V-34"), cite("V-43"), cite("V-75"), cite("V-78")
NOT_ON_ANYTHING = {
    Kind.CHARACTER: Reason(V75, "not-on-anything"),
    Kind.ACTION: Reason(cite("V-77"), "not-on-anything"),
    Kind.LOCATION: Reason(cite("V-33"), "not-on-anything"),
    Kind.DUEL: playing.FOR_DUELS,
    Kind.TITLE: playing.TITLE_STAYS,
}
NO_HOST_THERE = Reason(V78, "host-not-in-play")
NO_CHARACTER = Reason(V78, "host-not-a-character")
TARGET_NOT_IN_PLAY = Reason(V43, "target-not-in-play")
NO_DUEL_CARD = Reason(V34, "not-a-duel-card")
ABOUT = {
    "not-in-hand": 1, "not-on-anything": 1, "for-duels": 1, "title-stays": 1, "has-copy": 1, "requirement": 1, "only-on": 1,
    "not-in-play": 1, "attacker-not-yours": 1, "attacker-not-untapped": 1, "host-not-in-play": 2, "host-not-a-character": 2,
    "target-not-in-play": 2, "carries-copy": 2, "one-modification": 2, "inviolable": 2, "not-an-enemy": 2, "guarded": 2,
    "not-a-character": 1, "target-not-a-character": 2,
}  # fmt: skip
"""Of which card a reason speaks where two are named."""


def why_not_named(s: TheV, seat: int, option: Option) -> Reason | None:
    """Why an option that is not conceivable cannot be, out of known cards."""
    if s.end is not None:
        return judging.GAME_OVER
    verb, card, other = option[0], option[1], option[2] if len(option) > 2 else -1
    if verb == "play":
        return why_not_play(s, seat, card, other)
    if verb == "attack":
        return why_not_attack(s, seat, card, other)
    if verb == "use":
        return None if is_in_play(s, card) else judging.NOT_IN_PLAY
    return NO_DUEL_CARD if verb == "lay" else None


def why_not_play(s: TheV, seat: int, card: int, host: int) -> Reason | None:
    kind = s.facts[card].type
    if s.place[card] != seat * ZONES + HAND:
        return judging.why_not_held(s, card)
    if kind in NOT_ON_ANYTHING:
        return NOT_ON_ANYTHING[kind]
    return NO_CHARACTER if is_in_play(s, host) else NO_HOST_THERE


def why_not_attack(s: TheV, seat: int, attacker: int, attacked: int) -> Reason | None:
    if not is_in_play(s, attacker):
        return judging.NOT_IN_PLAY
    if attacked >= 0 and not is_in_play(s, attacked):
        return TARGET_NOT_IN_PLAY
    return duel.why_not_attack(s, seat, attacker, attacked)


def why_not_unseen(verb: str, is_first: bool) -> Reason | None:
    """A card in a deck, or in no deck at all, is not where it could be played, laid or chosen, or have something done to it."""
    if not is_first and verb in ("play", "attack"):
        return NO_HOST_THERE if verb == "play" else TARGET_NOT_IN_PLAY
    return judging.why_not_unseen(verb)
