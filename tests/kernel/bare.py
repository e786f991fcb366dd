"""A state with no game in it: piles, and steps that say that they were done."""

from __future__ import annotations

from typing import Any

from sumrak.kernel.place import ALL, AS_BEFORE, NOBODY, OWNER, Place, Zone, places_of
from sumrak.kernel.state import State

DECK, HAND, PLAY, LAID, SIDE = range(5)
ZONES = (
    Zone("deck", NOBODY, ordered=True),
    Zone("hand", OWNER),
    Zone("play", ALL, in_play=True),
    Zone("laid", OWNER),
    Zone("side", AS_BEFORE),
)
HEAP = Zone("heap", NOBODY, ordered=True)


class Bare(State):
    said: list[str]
    found: list[list[int]]
    fixes: int

    def __init__(self, seats: int = 2, seed: int = 0) -> None:
        super().__init__(seats, seed)
        self.said, self.found, self.fixes = [], [], 0

    def make_places(self, seats: int) -> tuple[Place, ...]:
        return (*places_of(ZONES, seats), Place(HEAP, -1))

    def blank(self) -> Bare:
        return type(self)(0)

    def copy(self) -> Bare:
        new = self.blank()
        self.copy_into(new)
        new.said, new.found, new.fixes = self.said[:], [row[:] for row in self.found], self.fixes
        return new

    def at(self, seat: int, zone: int) -> int:
        return seat * len(ZONES) + zone

    @property
    def heap(self) -> int:
        return self.seats * len(ZONES)

    def deal(self, seat: int, zone: int, *names: int, known: int = 0) -> list[int]:
        """New cards at a place, as at the beginning of a game."""
        return [self.add_card(name, self.at(seat, zone), seat, known) for name in names]

    def names(self, seat: int, zone: int) -> list[int]:
        return [self.definition[card] for card in self.piles[self.at(seat, zone)]]

    def triggers(self, batch: list[Any]) -> None:
        self.found.append([e.kind for e in batch])
        self.then(*[(say, f"trigger {e.kind}") for e in batch])

    def go(self) -> list[str]:
        """Go on to the next decision or to the end of the agenda, and tell what was said."""
        if not self.agenda or self.agenda[0][0] is not over:
            self.agenda.insert(0, (over,))
        self.run()
        return self.said

    def answer(self, *option: Any, seat: int | None = None) -> list[str]:
        asked = next(x for x in self.open_decisions() if seat is None or x.seat == seat)
        assert option in asked.options, asked.options
        self.choose(asked, option)
        return self.said


def over(s: Bare) -> None:
    s.finish((), (), "OVER", "X-1")


def say(s: Bare, word: str) -> None:
    s.said.append(word)


def tell(s: Bare, k: int, word: str) -> None:
    """The same for a step of a scope."""
    s.said.append(word)


def ask(s: Bare, seat: int, *words: str) -> None:
    s.ask(seat, "X-2", [(word,) for word in words], answered, seat)


def answered(s: Bare, seat: int, word: str) -> None:
    s.said.append(f"{seat} {word}")


def cut(s: Bare, k: int, which: int, *instead: Any) -> None:
    s.said.append("cut")
    s.cut(which, *instead)


def open_scope(s: Bare, k: int, name: str, *steps: Any) -> None:
    """Open a scope from inside another."""
    s.scope(name, steps, [(tell, f"{name} closes")])
