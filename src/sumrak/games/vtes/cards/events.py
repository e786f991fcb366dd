# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Two events, for games that are played with them (VTES-1.6.4.1)."""

from typing import Final

from sumrak.games.vtes.vocabulary import *

EVENT: Final = (Type.EVENT,)

THE_UNMASKING: Final = Card(
    "the-unmasking",
    102079,
    "The Unmasking",
    EVENT,
    replaced=Moment.YOUR_DISCARD,
    uses=(Use((StayInPlay(),)),),
    text=(Named("unmasking", 1),),
)
DRAGONBOUND: Final = Card(
    "dragonbound",
    100581,
    "Dragonbound",
    EVENT,
    replaced=Moment.NEVER,
    uses=(Use((StayInPlay(),)),),
    text=(Named("dragonbound", 1),),
)
