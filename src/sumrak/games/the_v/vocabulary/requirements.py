"""Requirements (V-79): all of them or nothing. `Discard` and `RemoveFromScrapheap` are the effects of these names."""

from dataclasses import dataclass

from sumrak.games.the_v.vocabulary.effects import Discard, RemoveFromScrapheap
from sumrak.games.the_v.vocabulary.terms import Field


@dataclass(frozen=True)
class TurnTitle:
    """Turn your title card this many times; at 90° it can still be double-turned (V-51)."""

    times: int = 1


@dataclass(frozen=True)
class TurnOwn:
    """Turn one of your untapped characters this many times."""

    times: int = 1


@dataclass(frozen=True)
class Specialisation:
    """Your title card names this field."""

    field: Field


@dataclass(frozen=True)
class MadnessAtLeast:
    """The madness in play is this much or more (V-118)."""

    number: int


Requirement = Discard | RemoveFromScrapheap | TurnTitle | TurnOwn | Specialisation | MadnessAtLeast
