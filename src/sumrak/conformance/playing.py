"""Random games to look at."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from sumrak.catalog import spec_of
from sumrak.game import Game, begin

Source = str | Callable[[int, int], Game]
"""The id of a game, or a function of (seats, seed) that makes one."""
Seats = int | Sequence[int] | None
"""How many seats; several are taken in turn; None: all that the game is for (2 where only a function is known)."""
CAP = 20_000


class Broken(AssertionError):
    """Something that a game must hold, and does not. The game, as it was then, is `game`."""

    def __init__(self, what: str, run: Run) -> None:
        super().__init__(f"{what}\n  {run}")
        self.game, self.seats, self.seed = run.game, run.seats, run.seed


class Run:
    """One random game from its beginning. The same source, seats and seed give the same game."""

    def __init__(self, source: Source, seats: int, seed: int) -> None:
        self.source, self.seats, self.seed = source, seats, seed
        self.random = random.Random(f"{seed}/{seats}")
        self.game = self.made()
        self.boldness = self.random.choice([0.0, 0.5, 0.9])

    def made(self) -> Game:
        if callable(self.source):
            return self.source(self.seats, self.seed)
        spec = spec_of(self.source)
        decks = [self.random.choice(spec.deck_ids()) for _ in range(self.seats)]
        return begin(spec, decks, self.seats, None, self.seed)

    def decisions(self, cap: int = CAP) -> Iterator[None]:
        """Stops at every decision, then gives a random answer, until the game is over."""
        while not self.game.is_over:
            if len(self.game.answers) >= cap:
                raise Broken(f"the game does not end: {cap} answers were given", self)
            if not self.game.decisions:
                raise Broken("the game is not over, and nobody has anything to decide", self)
            yield
            self.answer(self.game)

    def some_decisions(self, share: float) -> Iterator[None]:
        """Stops at some of them only, but at least at the first."""
        for n, _ in enumerate(self.decisions()):
            if n == 0 or self.random.random() < share:
                yield

    def answer(self, game: Game) -> None:
        decision = self.random.choice(game.decisions)
        count = len(decision.options)
        # what ends or passes stands last; games without it go deeper
        if count > 1 and self.random.random() < self.boldness:
            count -= 1
        game.play(self.random.randrange(count), seat=decision.seat)

    def finish(self, game: Game, cap: int = CAP) -> None:
        """Play another game on to its end."""
        for _ in range(cap):
            if game.is_over:
                return
            self.answer(game)
        raise Broken(f"a game that began here does not end: {cap} answers were given", self)

    def need(self, holds: bool, what: str) -> None:
        if not holds:
            raise Broken(what, self)

    def __str__(self) -> str:
        decks = self.game.origin.decks
        return f"{self.game.spec.id}, {self.seats} seats, decks {decks_said(decks)}, seed {self.seed}, after {len(self.game.answers)} answers"


def decks_said(decks: Sequence[object]) -> str:
    return ", ".join([str(getattr(deck, "id", deck)) for deck in decks])


def runs(source: Source, games: int, seats: Seats, seed: int) -> Iterator[Run]:
    """So many random games, with consecutive seeds."""
    if seats is None:
        spec = None if callable(source) else spec_of(source)
        counts: Sequence[int] = range(spec.fewest, spec.most + 1) if spec is not None else (2,)
    else:
        counts = (seats,) if isinstance(seats, int) else seats
    for i in range(games):
        yield Run(source, counts[(seed + i) % len(counts)], seed + i)
