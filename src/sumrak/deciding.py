"""What a caller asks of a game and gets: decisions, options, reasons, the outcome, and refusals of what means nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, overload

from sumrak.kernel import agenda, view
from sumrak.kernel.reason import Message, Named
from sumrak.kernel.reason import Reason as Refusal
from sumrak.kernel.spec import Spec
from sumrak.kernel.state import State
from sumrak.words import Said
from sumrak.words import say_in_game as say


class InProgress(Protocol):
    """A game as its decisions see it."""

    spec: Spec
    state: State


class IllegalMove(ValueError):
    """The choice means something, but it may not be done now. `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        """The sentence in "en" or "ru" with its paragraph."""
        return f"{self.reason.text(lang)} ({self.reason.cite})"


class InvalidNotation(Said):
    """The text fits no option or several; `near` lists notation that is understood."""

    def __init__(self, text: object, near: Sequence[str], several: bool = False) -> None:
        self.near, self.several = tuple(near), several
        key = "notation-several" if several else "notation-near" if near else "notation-unknown"
        super().__init__(key, found=repr(text), near=", ".join(near))


class Reason:
    """Why something may not be done: `cite` is the paragraph. `card`: of which of several cards that were named it speaks."""

    __slots__ = ("_message", "_spec", "card", "cite")

    def __init__(self, spec: Spec, refusal: Refusal, card: Named | str = "") -> None:
        self.cite, self.card = refusal.cite, card
        self._spec, self._message = spec, spec.reason_message(refusal)

    @property
    def message(self) -> Message:
        return self._message

    def text(self, lang: str) -> str:
        """The sentence in "en" or "ru"; with the card that is meant, where several were named."""
        if not self.card:
            return say(self._spec, lang, self._message)
        return say(self._spec, lang, Message("reason-of", (("reason", self._message), ("card", self.card))))

    def __repr__(self) -> str:
        return f"Reason({self.cite}: {self.text('en')})"


class Option:
    """One thing that may be done now. `anchors` are what it is about on the table, as in a view."""

    __slots__ = ("_decision", "_game", "_index", "raw")

    def __init__(self, game: InProgress, decision: agenda.Decision, index: int) -> None:
        self._game, self._decision = game, decision
        self._index, self.raw = index, decision.options[index]

    @property
    def notation(self) -> str:
        return self._game.spec.language.format(self._game.state, self._decision.seat, self.raw)

    @property
    def cite(self) -> str:
        return self._game.spec.option_cite(self._game.state, self.raw, self._decision)

    @property
    def anchors(self) -> tuple[dict[str, Any], ...]:
        return tuple(view.anchors(self._game.spec, self._game.state, self._decision.seat, self.raw))

    @property
    def warning(self) -> Reason | None:
        """What to know before taking it (V-79: it would count as not played), or None."""
        found = self._game.spec.warning(self._game.state, self._decision.seat, self.raw)
        return None if found is None else Reason(self._game.spec, found)

    def label(self, lang: str) -> str:
        spec = self._game.spec
        return say(spec, lang, spec.option_label(self._game.state, self.raw, self._decision))

    def __repr__(self) -> str:
        return f"Option({self.notation!r})"


class Options(Sequence[Option]):
    """The options of a decision, made when looked at."""

    __slots__ = ("_decision", "_game")

    def __init__(self, game: InProgress, decision: agenda.Decision) -> None:
        self._game, self._decision = game, decision

    def __len__(self) -> int:
        return len(self._decision.options)

    @overload
    def __getitem__(self, i: int) -> Option: ...
    @overload
    def __getitem__(self, i: slice) -> list[Option]: ...
    def __getitem__(self, i: int | slice) -> Option | list[Option]:
        if isinstance(i, slice):
            return list(self)[i]
        return Option(self._game, self._decision, range(len(self))[i] if i < 0 else i)

    def __iter__(self) -> Iterator[Option]:
        return iter([Option(self._game, self._decision, n) for n in range(len(self))])

    def __repr__(self) -> str:
        return repr(list(self))


class Decision:
    """A choice of one seat: who, what is asked, under which paragraph."""

    __slots__ = ("_game", "cite", "options", "raw", "seat")

    def __init__(self, game: InProgress, raw: agenda.Decision) -> None:
        self._game, self.raw, self.options = game, raw, Options(game, raw)
        self.seat, self.cite = raw.seat, raw.cite

    @property
    def window(self) -> str:
        """What kind of window it is in which one may pass, as the layout's stops call it; "" if one is always asked."""
        return self._game.spec.window(self._game.state, self.raw)

    def prompt(self, lang: str) -> str:
        return say(self._game.spec, lang, self._game.spec.prompt(self._game.state, self.raw, self.seat))

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, cite={self.cite!r}, {len(self.options)} options)"


class Outcome:
    """How a game ended: the winners (none: a draw), a score a seat, a word for how, and its paragraph."""

    __slots__ = ("cite", "scores", "termination", "winners")

    def __init__(self, end: agenda.End) -> None:
        self.winners, self.scores, self.termination, self.cite = end.winners, end.scores, end.termination, end.cite

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and repr(self) == repr(other)

    def __repr__(self) -> str:
        return (
            f"Outcome(winners={self.winners}, scores={self.scores}, termination={self.termination}, cite={self.cite!r})"
        )
