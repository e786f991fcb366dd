"""Places: where a card can be. A table of them says whose, in what order, and who sees what lies there."""

from __future__ import annotations

from typing import NamedTuple

from sumrak.kernel.event import EVERYBODY

NOBODY, OWNER, ALL, AS_BEFORE = 0, 1, 2, 3


class Zone(NamedTuple):
    """A kind of place. `sees`: who learns what a card is when it arrives there."""

    name: str
    sees: int
    ordered: bool = False
    in_play: bool = False


class Place(NamedTuple):
    """One pile of the state: a zone of a seat (seat -1: common to all), with a name of its own where there are several of it."""

    zone: Zone
    seat: int
    name: str = ""

    @property
    def id(self) -> str:
        return self.name or (f"{self.seat}.{self.zone.name}" if self.seat >= 0 else self.zone.name)

    @property
    def is_open(self) -> bool:
        """Whether everybody sees that a card lies here, although perhaps not what it is."""
        return self.zone.sees == ALL or self.zone.in_play


def places_of(zones: tuple[Zone, ...], seats: int) -> tuple[Place, ...]:
    """Seat by seat, zone by zone: the place of zone z of seat s is number s * len(zones) + z."""
    return tuple([Place(zone, seat) for seat in range(seats) for zone in zones])


def sees(place: Place) -> int:
    """The bits of the seats that learn what a card is when it arrives there, or -1: it stays as known as it was."""
    bits = {NOBODY: 0, OWNER: 1 << max(0, place.seat), ALL: EVERYBODY, AS_BEFORE: -1}
    return bits[place.zone.sees]


def on_table(places: tuple[Place, ...], seats: int) -> tuple[tuple[int, ...], ...]:
    """The numbers of the places in which cards are in play, by seat; the last are nobody's."""
    found: list[list[int]] = [[] for _ in range(seats + 1)]
    for i, place in enumerate(places):
        if place.zone.in_play:
            found[place.seat].append(i)
    return tuple(map(tuple, found))
