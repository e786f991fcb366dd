"""`Those` made ready: conditions as bits, so that asking whether a card meets them is quick."""

from __future__ import annotations

from sumrak.games.the_v.vocabulary.card import Card
from sumrak.games.the_v.vocabulary.terms import Kind, Side, Turned
from sumrak.games.the_v.vocabulary.whom import Those

KIND_BITS = {kind: 1 << i for i, kind in enumerate(Kind)}
ANY, YOURS, OPPONENTS = 0, 1, 2
SIDES = {Side.ANY: ANY, Side.YOURS: YOURS, Side.OPPONENTS: OPPONENTS}
QUARTERS = {Turned.UNTAPPED: 0b001, Turned.TURNED: 0b110, Turned.FULLY_TURNED: 0b100, Turned.NOT_FULLY_TURNED: 0b011}
"""V-53: the turned states, in quarter turns, that a word means, a bit for each."""


def kinds_of(card: Card) -> int:
    """A bit for each kind of card that this is."""
    return sum([KIND_BITS[kind] for kind in Kind if card.is_a(kind)])


class Pick:
    """`more`: there are conditions beside kind, side and "other"; `characters`: nothing else can meet them.

    `turned`: bits of the turned states that fit, 0 where all do.
    """

    def __init__(self, those: Those) -> None:
        self.those = those
        self.kinds = KIND_BITS[those.kind]
        self.characters = those.kind in (Kind.CHARACTER, Kind.GIRL, Kind.MONSTER)
        self.side = SIDES[those.side]
        self.other = those.other
        self.turned = QUARTERS[those.turned] if those.turned is not None else 0
        states = (those.keyword, those.turned, those.exhausted, those.zero, those.participating)
        self.more = any([bool(state) for state in states])
        self.reads_states = bool(those.turned or those.exhausted or those.zero or those.participating)
