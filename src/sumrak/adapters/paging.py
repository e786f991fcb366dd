"""A game as an environment plays it: one seat is asked at a time, and its options fit into so many numbered rows.

Where there are more options than rows, they come page by page, and the last row goes on to the next page: nothing is left
out, and it goes on only, so that nobody can turn pages for ever.
"""

from __future__ import annotations

from sumrak.game import Game
from sumrak.kernel.agenda import Decision, Option

WIDTH = 128
"""Rows, if nothing else is said. Random games of The V, Night Watch and VTES hardly ever need half of them."""


class IllegalAction(ValueError):
    """An action that is not offered; the game is untouched."""


def known_width(width: object) -> int:
    """How many rows; raises ValueError if these cannot show all options page by page."""
    if isinstance(width, bool) or not isinstance(width, int) or width < 2:
        raise ValueError(f"the width is a number of rows, 2 or more, not {width!r}")
    return width


class Paged:
    """A game, and which page of its options is open."""

    __slots__ = ("game", "page", "width")

    def __init__(self, game: Game, width: int = WIDTH, page: int = 0) -> None:
        self.game, self.width, self.page = game, known_width(width), page

    @property
    def decision(self) -> Decision | None:
        """What is asked now: the first decision where seats go on side by side."""
        return self.game.state.asked()

    @property
    def seat(self) -> int:
        """Who is asked; -1 when the game is over."""
        pending = self.game.state.pending
        return -1 if pending is None else pending.seat

    @property
    def first(self) -> int:
        """The number of the first option on this page."""
        return self.page * (self.width - 1)

    @property
    def has_more(self) -> bool:
        """Whether the last row goes on to another page."""
        pending = self.decision
        return pending is not None and len(pending.options) - self.first > self.width

    @property
    def options(self) -> list[Option]:
        """The options on this page: option n is action n."""
        pending = self.decision
        if pending is None:
            return []
        room = self.width - 1 if self.has_more else self.width
        return pending.options[self.first : self.first + room]

    def actions(self) -> list[int]:
        """The numbers that can be played now, in order."""
        pending = self.decision
        if pending is None:
            return []
        here = len(pending.options) - self.first
        return list(range(min(here, self.width)))

    def play(self, action: int) -> None:
        """Choose an option of this page by its number, or go on to the next page; raises IllegalAction."""
        pending = self.decision
        if pending is None:
            raise IllegalAction(f"action {action} is not offered: the game is over")
        if isinstance(action, bool) or action not in range(len(self.actions())):
            raise IllegalAction(self.refusal(action))
        if self.has_more and action == self.width - 1:
            self.page += 1
            return
        number = self.first + int(action)
        self.page = 0
        self.game.play(number, seat=pending.seat)

    def refusal(self, action: object) -> str:
        names = [self.notation(n) for n in self.actions()]
        shown = ", ".join(f"{n}: {name}" for n, name in enumerate(names[:8])) + (", …" if len(names) > 8 else "")
        return f"action {action} is not offered: seat {self.seat} chooses from 0 to {len(names) - 1} ({shown})"

    def notation(self, action: int) -> str:
        """What an action of this page means, as notation; "more" goes on to the next page."""
        if self.has_more and action == self.width - 1:
            return "more"
        state = self.game.state
        return self.game.spec.language.format(state, self.seat, self.options[action])

    def copy(self) -> Paged:
        return Paged(self.game.copy(), self.width, self.page)


def zero_sum(game: Game) -> list[float]:
    """What each seat has won, together nought: 1 for all of the game, 0 for a fair share (a draw), less for less."""
    outcome = game.outcome
    if outcome is None:
        return [0.0] * game.state.seats
    n = game.state.seats
    return [(n * share - 1) / (n - 1) for share in game.spec.shares(outcome.winners, outcome.scores)]


def scores(game: Game) -> list[float]:
    """The game's own score of each seat: victory points in VTES."""
    outcome = game.outcome
    return [0.0] * game.state.seats if outcome is None else [float(x) for x in outcome.scores]


REWARDS = {"zero_sum": zero_sum, "score": scores}
