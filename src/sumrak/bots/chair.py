"""A chair: what a bot gets of a game. It holds a guess, so that the true state cannot be read from it by any way."""

from __future__ import annotations

from typing import Any

from sumrak.deciding import Decision, Options
from sumrak.game import Game

GUESSES = 50
"""So many guesses are tried for one in which the seat is asked what it is asked; the first is nearly always one."""


class Chair:
    """One seat of a game at one moment. It pickles, so that a bot can think in another process."""

    __slots__ = ("_guess", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        asked = _asked(game, seat)
        if asked is None:
            raise ValueError(f"seat {seat} has nothing to decide")
        for n in range(GUESSES):
            self._guess = game.determinize(seat, n)
            again = _asked(self._guess, seat)
            if again is not None and again.raw.options == asked.raw.options:
                return
        raise ValueError(f"seat {seat} is asked something that no guess explains")

    @property
    def decision(self) -> Decision:
        """The decision of this seat."""
        found = _asked(self._guess, self.seat)
        assert found is not None
        return found

    @property
    def seats(self) -> int:
        """How many play."""
        return self._guess.state.seats

    @property
    def options(self) -> Options:
        """What this seat may do: notation, labels, warnings."""
        return self.decision.options

    @property
    def takes_back(self) -> tuple[str, ...]:
        """Verbs that only undo what this seat has done: whoever weighs them may go round in circles."""
        return self._guess.spec.takes_back

    def worth_trying(self) -> list[int]:
        """The options that a bot weighs, by their places: none that only takes something back, nor one with a warning while there are others."""
        forward = [i for i, option in enumerate(self.options) if option.raw[0] not in self.takes_back]
        return [i for i in forward if self.options[i].warning is None] or forward

    def view(self) -> dict[str, Any]:
        """What this seat sees, as `Game.view`."""
        return self._guess.view(self.seat)

    def determinize(self, seed: int) -> Game:
        """A game that this seat cannot tell from the true one. Its options stand in the same order as `options`."""
        return self._guess.determinize(self.seat, seed)

    # about guessed games
    def judgement(self, game: Game, seat: int | None = None) -> float:
        """How good a guessed game stands for a seat (default: this one), -1 (lost) … 1 (won)."""
        return game.spec.judgement(game.state, self.seat if seat is None else seat)

    def prospect(self, game: Game, seat: int) -> float:
        """How likely a seat wins a guessed game, -1 … 1."""
        return game.spec.prospect(game.state, seat)

    def is_quiet(self, game: Game) -> bool:
        """Whether no effect is half done, so that a judgement means something."""
        return game.is_over or game.spec.is_quiet(game.state)

    def asks_again(self, game: Game) -> bool:
        """Whether this seat is asked the same question in a guessed game as it is now."""
        found, asked = game.state.pending, self.decision.raw
        return found is not None and found.seat == self.seat and found.then is asked.then and found.cite == asked.cite

    def is_secret(self, game: Game) -> bool:
        """Whether seats decide side by side, none knowing what the others choose."""
        return bool(game.state.strands)


def _asked(game: Game, seat: int) -> Decision | None:
    return next((decision for decision in game.decisions if decision.seat == seat), None)


def chair(game: Game, seat: int) -> Chair:
    """The chair of a seat that has something to decide."""
    return Chair(game, seat)
