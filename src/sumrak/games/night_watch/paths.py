"""Chapter 11: the map (NW-200)."""

from __future__ import annotations

from sumrak.games.night_watch.facts import ENTRANCE, FLAT, GORSVET, HAIRDRESSERS, KOSMOS, LOCATIONS, METRO, ROOF

EDGES = ((ROOF, ENTRANCE), (ENTRANCE, METRO), (METRO, HAIRDRESSERS), (METRO, FLAT), (METRO, GORSVET), (METRO, KOSMOS))


def neighbours(location: int) -> list[int]:
    return [b if a == location else a for a, b in EDGES if location in (a, b)]


NEAR = tuple([tuple(sorted(neighbours(a))) for a in range(LOCATIONS)])
"""The neighbours of each Location (NW-100)."""


def within(location: int, steps: int) -> tuple[int, ...]:
    """Where so many steps may lead, the start left out."""
    found = {location}
    for _ in range(steps):
        found |= {b for a in found for b in NEAR[a]}
    return tuple(sorted(found - {location}))


FAR = tuple([tuple([within(a, n) for a in range(LOCATIONS)]) for n in range(4)])
"""FAR[n][location]: where n steps may lead."""


def first_step(a: int, b: int) -> int:
    """The neighbour of a on the only way to b (a itself if it is b)."""
    if a == b:
        return a
    return min(NEAR[a], key=lambda c: distance(c, b))


def distance(a: int, b: int) -> int:
    return min([n for n in range(LOCATIONS) if b == a or b in within(a, n)])


TOWARDS = tuple([tuple([first_step(a, b) for b in range(LOCATIONS)]) for a in range(LOCATIONS)])
"""TOWARDS[a][b]: the first step from a to b."""

DISTANCE = tuple([tuple([distance(a, b) for b in range(LOCATIONS)]) for a in range(LOCATIONS)])
"""How many steps it is from a to b."""
