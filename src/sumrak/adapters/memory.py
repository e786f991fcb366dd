"""What a seat remembers: all that it has been told and has answered since the beginning, as a fingerprint.

A view shows the present. Two moments that look alike are different information if what led there looked different: the
fingerprints part then. They are those of the log as the seat may read it, so that they tell nothing else.
"""

from __future__ import annotations

import hashlib
import json

from sumrak.adapters.paging import Paged
from sumrak.game import Game

BITS = 64


def mixed(before: bytes, *what: object) -> bytes:
    said = json.dumps(what, ensure_ascii=False).encode()
    return hashlib.blake2b(before + said, digest_size=BITS // 8).digest()


class Position:
    """A game as a tree search holds it: quick to copy, with what every seat remembers. It keeps no events once they are told."""

    __slots__ = ("answered", "paged", "said", "told")

    def __init__(self, paged: Paged, told: list[bytes] | None = None) -> None:
        self.paged = paged
        self.told = told if told is not None else [b""] * paged.game.state.seats
        self.answered: list[tuple[int, int, int]] = []
        """(number of events before it, seat, action) of answers not yet told. To who remembers what it saw, a number says it all."""
        self.said: dict[tuple[int, bool], str] = {}
        """What has been put into words at this moment, for whoever asks again."""
        if paged.game.state.journal is None:
            paged.game.state.journal = []

    @property
    def game(self) -> Game:
        return self.paged.game

    def play(self, action: int) -> None:
        journal = self.game.state.journal
        assert journal is not None
        answer = (len(journal), self.paged.seat, action)
        self.paged.play(action)
        self.answered.append(answer)
        if self.said:
            self.said = {}

    def memory(self, seat: int) -> bytes:
        """The fingerprint of all that a seat has been told up to now."""
        self.tell()
        return self.told[seat]

    def tell(self) -> None:
        """Let every seat read what has happened since the last time, and forget it."""
        journal = self.game.state.journal
        if not journal and not self.answered:
            return
        for seat, before in enumerate(self.told):
            own = [(n, action) for n, who, action in self.answered if who == seat]
            for row in self.game.log(seat):
                while own and own[0][0] <= row["n"]:
                    before = mixed(before, own.pop(0)[1])
                before = mixed(before, row["k"], row["a"], row["cite"], row["cards"])
            for _, action in own:
                before = mixed(before, action)
            self.told[seat] = before
        self.game.state.journal, self.answered = [], []

    def copy(self) -> Position:
        self.tell()
        return Position(self.paged.copy(), self.told[:])

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def guessed(self, seat: int, world: Game) -> Position:
        """The same moment in another world that this seat cannot tell from the true one: what the others remember is unknown there."""
        mine = self.memory(seat)
        told = [mine if other == seat else mixed(mine, other) for other in range(len(self.told))]
        return Position(Paged(world, self.paged.width, self.paged.page), told)
