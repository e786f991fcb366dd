"""Cards that several tests of Vampire bring along, each a single word of the vocabulary."""

from __future__ import annotations

from sumrak.games.vtes.vocabulary import POLL, AddIntercept, B, By, Card, Cards, ForceAbstain, Of, Type, Use, Whose

WATCH = Card("watch", 0, "Watch", (Type.REACTION,), uses=(Use((AddIntercept(1),), B, by=By.BLOCKER),))
HUSH = Card(
    "hush", 0, "Hush", (Type.REACTION,), uses=(Use((ForceAbstain(Cards(Of.VAMPIRE, Whose.ANY)),), POLL, by=By.REACTING),)
)  # fmt: skip
