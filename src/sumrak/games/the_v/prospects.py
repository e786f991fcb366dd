"""How likely a seat is to win a position of The V, as games between bots tell it: what a search sees at its horizon.

The weights are a logistic regression over what came of 58,000 positions (docs/decisions/018), so that a point more than the opponent
is a chance of 73 %. For the next answer `judgement` is the better guide: a card in hand that could be played tells little of what one
gains by playing it.
"""

from __future__ import annotations

import math

from sumrak.games.the_v import judgement
from sumrak.games.the_v.state import CHARACTERS, HAND, LOCATIONS, ZONES, TheV
from sumrak.games.the_v.values import fresh

LEVEL, CARD, LOCATION, ALONE = 0.051, 0.135, 0.31, -0.22
"""A level is worth the more, the more there are: its weight is that of its square."""
INFLUENCE, THREAT, LEFT, TURNED, BODY = 0.108, 0.055, 0.16, -0.08, -0.5
AT_STAKE = -0.036, -0.148, -0.06
"""A character is two levels for the opponent (V-4), which are worth the more, the nearer he is to 10: for each of his levels, whoever
would be fully exhausted with three or more tokens, with one, with two."""


def value(s: TheV, seat: int) -> float:
    """-1 (lost) … 1 (won); 0 where both seats win as often."""
    if s.end is not None:
        return judgement.value(s, seat)
    fresh(s)
    return math.tanh((points(s, seat) - points(s, 1 - seat)) / 2)


def points(s: TheV, seat: int) -> float:
    """What speaks for a seat, in log-odds."""
    base, level, against = seat * ZONES, s.level[seat], s.level[1 - seat]
    characters = s.piles[base + CHARACTERS]
    total = LEVEL * level * level + CARD * len(s.piles[base + HAND]) + LOCATION * len(s.piles[base + LOCATIONS])
    if len(characters) < 2:
        total += ALONE
    for c in characters:
        left = s.endurance[c] - s.tokens[c]
        total += (
            BODY + AT_STAKE[left if left < 3 else 0] * against + strength(s, c) + LEFT * left + TURNED * s.turned[c]
        )
    return total


def strength(s: TheV, card: int) -> float:
    influence, threat = s.influence[card], s.threat[card]
    return INFLUENCE * (influence if influence > 0 else 0) + THREAT * (threat if threat > 0 else 0)
