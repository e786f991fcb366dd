"""What is true in a game of Skirmish, what must hold at any moment, and what goes off when something happens."""

from __future__ import annotations

from typing import Any, NamedTuple

from sumrak.kernel.place import ALL, NOBODY, OWNER, Place, Zone, places_of
from sumrak.kernel.state import Lasting, State
from tests.tiny.cards import CARDS, FIGHTER, TRUCE, A

DECK, HAND, PLAY, SCRAP, TRICKS, LAID, OPEN, ASIDE = range(8)
ZONES = (
    Zone("deck", NOBODY, ordered=True),
    Zone("hand", OWNER),
    Zone("play", ALL, in_play=True),
    Zone("scrap", ALL, ordered=True),
    Zone("tricks", OWNER),
    Zone("laid", OWNER),
    Zone("open", ALL),
    Zone("aside", OWNER),
)
COMMON = (Zone("ruins", NOBODY, ordered=True), Zone("gone", ALL, ordered=True))
CHECK = 2
TOUGHNESS, LIFE, CAP = 2, 5, 60


class Turn(NamedTuple):
    seat: int


class Raid(NamedTuple):
    """An attack on a seat, which somebody may block and which may be turned on another seat."""

    raider: int
    since: int
    target: int
    bleed: int = 1
    evade: int = 0
    seek: int = 0
    blocker: int = -1
    declined: int = 0


class Duel(NamedTuple):
    raider: int
    raider_since: int
    blocker: int
    blocker_since: int


class Blows(NamedTuple):
    """Wounds that are dealt at one moment: what they set off waits for the last of them."""


class Skirmish(State):
    wounds: list[int]
    life: list[int]
    score: list[int]
    alive: int
    played: int

    def __init__(self, seats: int = 0, seed: int = 0) -> None:
        super().__init__(seats, seed)
        if seats:
            self.wounds, self.life, self.score = [], [LIFE] * seats, [0] * seats
            self.alive, self.played = (1 << seats) - 1, 0

    def make_places(self, seats: int) -> tuple[Place, ...]:
        return (*places_of(ZONES, seats), *[Place(zone, -1) for zone in COMMON])

    def blank(self) -> Skirmish:
        return type(self)()

    def copy(self) -> Skirmish:
        new = self.blank()
        self.copy_into(new)
        new.wounds, new.life, new.score = self.wounds[:], self.life[:], self.score[:]
        new.alive, new.played = self.alive, self.played
        return new

    def marks(self, card: int) -> tuple[int, ...]:
        return (self.wounds[card],)

    def game_facts(self) -> tuple[Any, ...]:
        return tuple(self.life), tuple(self.score), self.alive, self.played

    # where things are
    def at(self, seat: int, zone: int) -> int:
        return seat * len(ZONES) + zone

    def pile(self, seat: int, zone: int) -> list[int]:
        return self.piles[seat * len(ZONES) + zone]

    @property
    def ruins(self) -> int:
        return self.seats * len(ZONES)

    @property
    def gone(self) -> int:
        return self.seats * len(ZONES) + 1

    def zone(self, card: int) -> int:
        return self.place[card] % len(ZONES) if self.places[self.place[card]].seat >= 0 else -1

    def controller(self, card: int) -> int:
        return self.places[self.place[card]].seat

    def ring(self, seat: int) -> list[int]:
        """The seats that are still in, from this one on: the next one is whom a seat raids."""
        row = [x % self.seats for x in range(seat, seat + self.seats)]
        return [x for x in row if self.alive >> x & 1]

    def in_play(self) -> list[int]:
        return [c for seat in range(self.seats) for c in self.pile(seat, PLAY)]

    def fighters(self, seat: int) -> list[int]:
        return [c for c in self.pile(seat, PLAY) if CARDS[self.definition[c]].kind == FIGHTER]

    def attached(self, card: int) -> list[int]:
        return [c for c in self.in_play() if self.host[c] == card]

    def is_bound(self, card: int) -> bool:
        """A Truce forbids, whatever allows."""
        return any(self.definition[c] == TRUCE for c in self.attached(card))

    def power(self, card: int) -> int:
        more = [
            row.values[0] for row in self.lasting if row.card == card and row.since == self.since[card] and row.values
        ]
        return max(0, CARDS[self.definition[card]].power + sum(more))

    # verbs
    def move(self, card: int, place: int, bottom: bool = False) -> None:
        old = self.place[card]
        super().move(card, place, bottom)
        self.wounds[card], self.turned[card], self.host[card] = 0, 0, -1
        self.entered(card, old)

    def relocate(self, card: int, place: int) -> None:
        old = self.place[card]
        super().relocate(card, place)
        self.entered(card, old)

    def entered(self, card: int, old: int) -> None:
        if self.zone(card) == PLAY:
            self.watching |= CARDS[self.definition[card]].watches
            self.replacing |= CARDS[self.definition[card]].replaces
        for seat in {self.places[old].seat, self.controller(card)} - {-1}:
            self.refresh(seat)

    def refresh(self, seat: int) -> None:
        bits = A << 3 | A << 6 if self.fighters(seat) else 0
        for card in self.pile(seat, HAND):
            bits |= CARDS[self.definition[card]].windows
        self.could[seat] = bits

    def refreshed(self) -> None:
        super().refreshed()
        for seat in range(self.seats):
            self.refresh(seat)

    def lasting_ended(self, rows: list[Lasting]) -> None:
        """Control is derived: the latest bribe that still holds, else the owner."""
        for card in self.in_play():
            if CARDS[self.definition[card]].kind == FIGHTER:
                rows = [
                    row for row in self.lasting if row.card == card and row.since == self.since[card] and not row.values
                ]
                seat = rows[-1].clause if rows and self.alive >> rows[-1].clause & 1 else self.owner[card]
                if seat != self.controller(card):
                    self.give(card, seat)

    def give(self, card: int, seat: int) -> None:
        for c in [card, *self.attached(card)]:
            self.relocate(c, self.at(seat, PLAY))

    # the kernel's questions; imported late, since the rules stand on this page
    def checks(self, flags: int) -> None:
        from tests.tiny import checks

        checks.stand(self)

    def triggers(self, batch: list[Any]) -> None:
        from tests.tiny import checks

        checks.go_off(self, batch)

    def window_order(self, k: int, kind: int) -> list[int]:
        from tests.tiny import raid

        return raid.order(self, k)

    def window_options(self, k: int, kind: int, seat: int) -> list[Any]:
        from tests.tiny import raid

        return raid.usable(self, k, kind, seat)

    def window_act(self, k: int, seat: int, verb: str, *operands: int) -> None:
        from tests.tiny import raid

        raid.act(self, k, seat, verb, *operands)

    def window_passed(self, k: int, kind: int, seat: int) -> None:
        from tests.tiny import raid

        raid.passed(self, k, kind, seat)

    def replacements(self, kind: int, args: tuple[Any, ...]) -> list[tuple[int, int, int, str, bool]]:
        from tests.tiny import checks

        return checks.replacements(self, args)

    def replace(self, kind: int, args: tuple[Any, ...], card: int, clause: int) -> tuple[Any, ...] | None:
        from tests.tiny import checks

        return checks.replace(self, args, card)
