"""A game: whose choice it is, what may be done and why not, what each seat may see, and the way back.

One noun. Everything that a caller needs of any game goes through `Game`; the rules are behind it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from sumrak.catalog import spec_of
from sumrak.deciding import Decision, IllegalMove, InvalidNotation, Option, Outcome, Reason
from sumrak.kernel import agenda, knowledge, notation, view
from sumrak.kernel.digest import digest
from sumrak.kernel.event import Event, sees
from sumrak.kernel.reason import Named, Wrong
from sumrak.kernel.reason import Reason as Refusal
from sumrak.kernel.spec import Spec
from sumrak.kernel.state import State
from sumrak.words import Explanation, Said, Unsaid, say_in_game


class Origin:
    """Where a game began: decks and a seed, or a position as text (or, for a guess, nothing that can be told).

    `start()` gives the state from which it went on, anew each time.
    """

    __slots__ = ("decks", "position", "rules", "seats", "seed", "start")

    def __init__(
        self,
        start: Callable[[], State],
        seats: int,
        decks: tuple[Any, ...],
        rules: Any,
        seed: int,
        position: str | None = None,
    ) -> None:
        self.start, self.seats = start, seats
        self.decks, self.rules, self.seed, self.position = decks, rules, seed, position


class Game:
    """One game in progress, or over. Made by `sumrak.new`, `sumrak.replay`, `sumrak.scenario`."""

    __slots__ = ("_listening", "answers", "origin", "spec", "state")

    def __init__(self, spec: Spec, origin: Origin, state: State, answers: list[tuple[int, int]]) -> None:
        self.spec, self.origin, self.state, self.answers = spec, origin, state, answers
        self._listening = False

    # whose choice it is
    @property
    def decision(self) -> Decision | None:
        """The choice to be made now (the first of several side by side), or None when the game is over."""
        state = self.state
        asked = state.asked() if state.vague else state.pending
        return None if asked is None else Decision(self, asked)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All choices that can be made now, in any order."""
        return tuple([Decision(self, raw) for raw in self.state.open_decisions()])

    @property
    def is_over(self) -> bool:
        return self.state.end is not None

    @property
    def outcome(self) -> Outcome | None:
        return None if self.state.end is None else Outcome(self.state.end)

    @property
    def hushed(self) -> int:
        """How often since the last answer a seat was passed over that on public facts could have been asked."""
        return self.state.hushed

    def is_aimed_at(self, seat: int) -> bool:
        """Whether something that is going on is aimed at this seat or what is its own, on public facts."""
        return bool(self.spec.aimed_at(self.state) >> seat & 1)

    # acting
    def play(self, choice: Option | int | str, *, seat: int | None = None) -> None:
        """Answer a decision with an option, its index or its notation.

        Raises IllegalMove(reason) or InvalidNotation; the game is untouched then.
        """
        if isinstance(choice, Option) and (decision := choice._decision) is self.state.pending:  # as it mostly is
            self.answers.append((decision.seat, choice._index))
            self.state.choose(decision, choice.raw)
        else:
            decision, i = self._find(choice, seat)
            self.answers.append((decision.seat, i))
            self.state.choose(decision, decision.options[i])

    def _find(self, choice: Option | int | str, seat: int | None) -> tuple[agenda.Decision, int]:
        if isinstance(choice, Option):
            for decision in self.state.open_decisions():
                if decision.options is choice._decision.options:  # of a copy, or of another strand
                    return decision, choice._index
            return self._find(choice.notation, choice._decision.seat)
        decision = self._decision_for(choice, seat)
        if isinstance(choice, int):
            return decision, self._index(choice, decision)
        raw = self._read(choice, decision.seat, decision)
        return decision, decision.options.index(raw)

    def _decision_for(self, choice: object, seat: int | None) -> agenda.Decision:
        """The open decision of a seat; the first one if no seat is named."""
        if seat is not None:
            self._check_seat(seat)
        for decision in self.state.open_decisions():
            if seat is None or decision.seat == seat:
                return decision
        who = seat if seat is not None else 0
        found = self.spec.why_not(
            self.state, who, ("end",) if not isinstance(choice, str) else self._meant(choice, who)
        )
        raise IllegalMove(Reason(self.spec, found)) if found is not None else InvalidNotation(choice, [])

    def _index(self, choice: int, decision: agenda.Decision) -> int:
        if isinstance(choice, bool) or not 0 <= choice < len(decision.options):
            raise InvalidNotation(choice, [f"0 to {len(decision.options) - 1}"])
        return choice

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.state.seats:
            raise ValueError(f"there is no seat {seat!r}; seats are 0 to {self.state.seats - 1}")

    def _read(self, text: str, seat: int, decision: agenda.Decision) -> agenda.Option:
        """The option of a decision that a text means."""
        if not isinstance(text, str):
            raise InvalidNotation(text, [])
        for option in decision.options:  # as bots and records write it
            if self.spec.language.format(self.state, seat, option) == text:
                return option
        found = self._matching_open(text, seat, decision.options)
        if len(found) == 1:
            return found[0]
        if found:
            raise InvalidNotation(
                text, [self.spec.language.format(self.state, seat, o) for o in found[:8]], several=True
            )
        meant = self._meant(text, seat)
        refusal = self.spec.why_not(self.state, seat, meant)
        if refusal is not None:
            raise IllegalMove(self._reason(refusal, seat, meant))
        raise InvalidNotation(text, self._near(text, seat))

    def _reason(self, refusal: Refusal, seat: int, option: agenda.Option) -> Reason:
        return Reason(self.spec, refusal, self.spec.spoken_of(self.state, seat, option, refusal))

    def _matching_open(self, text: str, seat: int, options: Sequence[agenda.Option]) -> list[agenda.Option]:
        """Those among open options that a text fits; but the first clause of a card, named in full, is never another one."""
        found = self._matching(text, seat, options)
        language = self.spec.language
        first = language.first_clause(found[0]) if found else None
        if first is None or notation.normal(language.format(self.state, seat, first)) != notation.normal(text):
            return found
        return [] if first in self.spec.conceivable(self.state, seat) else found

    def _matching(self, text: str, seat: int, options: Sequence[agenda.Option]) -> list[agenda.Option]:
        """Options that a text fits; the one whose canonical notation it is, or that it names in full, goes before others."""
        language = self.spec.language
        text = notation.normal(text)
        found = [o for o in options if language.fits(self.state, seat, o, text)]
        if len(found) > 1:
            exact = [o for o in found if notation.normal(language.format(self.state, seat, o)) == text]
            whole = [o for o in found if len(o) == min(map(len, found))]
            found = exact or (whole if len(whole) == 1 else found)
        return list(dict.fromkeys(found))

    def _meant(self, text: str, seat: int) -> agenda.Option:
        """What a text means among all that a player might name; raises InvalidNotation with near ones."""
        may_be_meant = self.spec.conceivable(self.state, seat)
        found = self._matching(text, seat, may_be_meant)
        if not found:
            self._refuse_named(text, seat, may_be_meant)
            raise InvalidNotation(text, self._near(text, seat))
        if len(found) > 1:
            refused = [o for o in found if self.spec.why_not(self.state, seat, o) is not None]
            return (refused or found)[0]
        return found[0]

    def _refuse_named(self, text: str, seat: int, may_be_meant: Sequence[agenda.Option]) -> None:
        """Raises IllegalMove where a text names cards, for what they are or because one of them is not known to be anywhere."""
        spec, state, language = self.spec, self.state, self.spec.language
        there = [
            c
            for c in range(len(state.known))
            if state.known[c] >> seat & 1 or state.places[state.place[c]].zone.in_play
        ]
        likely = {option[1]: n for n, option in reversed([*enumerate(may_be_meant)]) if len(option) > 1}
        there.sort(key=lambda c: likely.get(c, len(may_be_meant)))
        meant = language.meant(state, seat, notation.normal(text), there)
        if meant is not None:
            refusal = spec.why_not_named(state, seat, meant)
            if refusal is not None:
                raise IllegalMove(self._reason(refusal, seat, meant))
            return
        verb, named = language.verb_of(notation.normal(text))
        known = {state.definition[c] for c in there if state.known[c] >> seat & 1}
        missing = [n for n, definition in enumerate(named) if definition not in known]
        unseen = spec.why_not_unseen(verb, missing[0] == 0) if missing else None
        if unseen is not None:
            card = Named(language.names[named[missing[0]]].id) if len(named) > 1 else ""
            raise IllegalMove(Reason(spec, unseen, card))

    def _near(self, text: str, seat: int) -> list[str]:
        import difflib

        said = [
            self.spec.language.format(self.state, d.seat, o)
            for d in self.state.open_decisions()
            if d.seat == seat
            for o in d.options
        ]
        return difflib.get_close_matches(str(text), said, 5, 0.3) or said[:5]

    # judging
    def why_not(self, choice: Option | int | str, *, seat: int | None = None) -> Reason | None:
        """Why a seat (default: the one whose decision it is) may not do this now, or None if it may.

        Judged by what that seat knows. Raises InvalidNotation for what means nothing.
        """
        pending = self.state.pending
        who = seat if seat is not None else pending.seat if pending is not None else 0
        self._check_seat(who)
        try:
            asked = self._asked_about(choice, who)
        except IllegalMove as refused:  # it names cards with which nobody could do that
            return refused.reason
        refusal = self.spec.why_not(self.state, who, asked)
        return None if refusal is None else self._reason(refusal, who, asked)

    def _asked_about(self, choice: Option | int | str, seat: int) -> agenda.Option:
        """What is meant, allowed or not; an option of another game is what its notation means here."""
        if isinstance(choice, Option):
            if choice._game.state is self.state or any([d is choice._decision for d in self.state.open_decisions()]):
                return choice.raw
            choice = choice.notation
        if isinstance(choice, int):
            decision = self._decision_for(choice, seat)
            return decision.options[self._index(choice, decision)]
        if not isinstance(choice, str):
            raise InvalidNotation(choice, [])
        options = [o for d in self.state.open_decisions() if d.seat == seat for o in d.options]
        found = self._matching_open(choice, seat, options)
        return found[0] if found else self._meant(choice, seat)

    def why(self, seat: int, card: str) -> list[dict[str, Any]]:
        """Every conceivable use of a card (its id in this seat's view): notation, label, paragraph, and the reason against it."""
        self._check_seat(seat)
        self.spec.ready(self.state)
        rows = []
        for raw in self.spec.worth_asking(self.state, seat, self._card_of_view(seat, card)):
            refusal = self.spec.why_not(self.state, seat, raw)
            decision = self.state.asked() or agenda.Decision(seat, "", [], agenda.close, (), ())
            rows.append(
                {
                    "option": self.spec.language.format(self.state, seat, raw),
                    "label": view.plain(self.spec.option_label(self.state, raw, decision)),
                    "reason": None if refusal is None else view.reason_view(self.spec, refusal),
                }
            )
        return rows

    def values(self, seat: int | None, card: str) -> list[dict[str, Any]]:
        """How each value of a card (its id in this seat's view) comes about: what it is called, the number, its terms."""
        viewer = self._viewer(seat)
        self.spec.ready(self.state)
        return view.explained(self.spec, self.state, self._card_of_view(viewer, card))

    def _card_of_view(self, seat: int, card: str) -> int:
        for i in range(len(self.state.places)):
            for number, id in view.card_ids(self.spec, self.state, seat, i).items():
                if id == card:
                    return number
        raise ValueError(f"there is no card {card!r} in this view")

    def explain(self, card: str, what: str, *, seat: int | None = None) -> Explanation:
        """The terms of a value of a card (named as in notation, or by its id in a view). Raises ValueError."""
        pending = self.state.pending
        who = seat if seat is not None else pending.seat if pending is not None else 0
        self._check_seat(who)
        found = self.spec.explain(self.state, self._card(card, who), what)
        return Explanation(self.spec, found.what, found.value, found.terms)

    def _card(self, name: str, seat: int) -> int:
        if not isinstance(name, str):
            raise ValueError(f"a card is named by a text, not by {name!r}")
        if name.startswith("c") and name[1:].isdigit():
            return self._card_of_view(seat, name)
        text, state = notation.normal(name), self.state
        known = [c for c in range(len(state.known)) if state.known[c] >> seat & 1]
        found = [c for c in known if text in self.spec.language.spellings(state, seat, notation.CARD, c)]
        found = [c for c in found if state.places[state.place[c]].zone.in_play] or found
        mine = [c for c in found if state.places[state.place[c]].seat == seat]
        if not found:
            raise ValueError(f"no card {name!r} is known to seat {seat}")
        return (mine or found)[0]

    # showing
    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, as plain JSON types."""
        return view.view_of(self.spec, self.state, self._viewer(seat))

    def log(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What has happened, as a seat may read it: entries from number `since` on."""
        viewer, rows = self._viewer(seat), []
        events = self.events
        check_number(since, "the number of an entry")
        for n in range(since, len(events)):
            message = self.spec.event_message(events[n], viewer)
            if message is not None:
                ids = [f"c{x}" for x in events[n].ids if x >= 0] if sees(events[n], viewer) else []
                rows.append({"n": n, **view.plain(message), "cite": events[n].cite, "cards": ids})
        return rows

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return -1
        self._check_seat(seat)
        return seat

    @property
    def events(self) -> list[Event]:
        """All that happened, unmasked; kept from the first time somebody looks (what went before is played again)."""
        if self.state.journal is None:
            self.state.journal = self._replayed().state.journal
        assert self.state.journal is not None
        return self.state.journal

    # going back and elsewhere
    def copy(self) -> Game:
        """The same game to go on with elsewhere; quiet until somebody looks at its events."""
        return Game(self.spec, self.origin, self.state.copy(), self.answers[:])

    def determinize(self, seat: int, seed: int) -> Game:
        """A game that this seat cannot tell from the true one, with other luck; it begins at this moment."""
        self._check_seat(seat)
        check_seed(seed)
        self.state.asked()  # what there is to choose does not depend on the guess
        state = knowledge.determinize(self.state, seat, seed)
        state.hasty = True
        origin = Origin(state.copy().copy, state.seats, self.origin.decks, self.origin.rules, seed)
        return Game(self.spec, origin, state, [])

    def _replayed(self, until: int | None = None) -> Game:
        """This game again from its beginning, with a journal, up to a number of answers."""
        state = self.origin.start()
        state.journal = []
        state.run()
        again = Game(self.spec, self.origin, state, [])
        for seat, i in self.answers[:until]:
            again._answer(seat, i)
        return again

    def _answer(self, seat: int, i: int) -> None:
        for decision in self.state.open_decisions():
            if decision.seat == seat:
                self.answers.append((seat, i))
                self.state.choose(decision, decision.options[i])
                return
        raise AssertionError("an answer without a decision")

    def at(self, answers: int) -> Game:
        """This game as it was after so many answers."""
        check_number(answers, "the number of answers", len(self.answers))
        return self._replayed(answers)

    def record(self) -> str:
        """Game, decks, seed and answers as text; `sumrak.replay` reads it."""
        from sumrak import records

        return records.write(self)

    def scenario(self) -> str:
        """The last position between two effects and the answers since, as text; `sumrak.scenario` reads it."""
        from sumrak import records

        return records.write_scenario(self)

    def digest(self) -> str:
        return digest(self.state)

    def __repr__(self) -> str:
        return f"<Game {self.spec.id}, {len(self.answers)} answers, {self.outcome or self.decision}>"


def said(spec: Spec, do: Callable[[], Any]) -> Any:
    """What it gives; what the game finds wrong with it gets its words."""
    try:
        return do()
    except Wrong as error:
        raise Unsaid(spec, error.message) from error
    except ValueError as error:
        wrong = [say_in_game(spec, "en", message) for message in getattr(error, "messages", ())]
        cites = [f" ({reason.cite})" for reason in getattr(error, "reasons", ())] or [""] * len(wrong)
        if wrong:
            error.args = (" ".join(map("".join, zip(wrong, cites))),)
        raise


def deck_of(spec: Spec, what: Any) -> Any:
    """A deck as the game takes it; where a word is neither one of its decks nor a file, those that there are are named.

    A game of one box says itself that there is nothing to choose.
    """
    ids = spec.deck_ids()
    if len(ids) > 1 and isinstance(what, str) and "\n" not in what and what not in ids and not is_file(what):
        raise Said("game-no-deck", deck=what, known=", ".join(ids))
    return said(spec, partial(spec.deck, what))


def is_file(path: str) -> bool:
    try:
        return Path(path).is_file()
    except (OSError, ValueError):
        return False


def check_seed(seed: int) -> None:
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise Said("game-seed", found=repr(seed))


def check_number(n: int, what: str, most: int | None = None) -> None:
    if isinstance(n, bool) or not isinstance(n, int) or n < 0 or (most is not None and n > most):
        raise ValueError(f"{what} is {'0 or more' if most is None else f'0 to {most}'}, not {n!r}")


def new(
    game: str,
    *,
    decks: Sequence[Any] | None = None,
    seats: int | None = None,
    rules: Any = None,
    seed: int | None = None,
) -> Game:
    """A new game, up to its first decision.

    `decks`: one per seat, each a deck id, a path of a deck file or a Deck; `rules`: a profile name, a mapping of
    switches or the game's Rules; `seed`: an int, None draws one. Raises ValueError with one clear sentence.
    """
    return begin(spec_of(game), decks, seats, rules, seed)


def begin(spec: Spec, decks: Sequence[Any] | None, seats: int | None, rules: Any, seed: int | None) -> Game:
    count = seats if seats is not None else len(decks) if isinstance(decks, Sequence) else spec.usual
    if isinstance(count, bool) or not isinstance(count, int) or not spec.fewest <= count <= spec.most:
        key = "game-seats" if spec.fewest < spec.most else "game-seats-exactly"
        raise Said(key, fewest=spec.fewest, most=spec.most, found=repr(count))
    if decks is not None and (
        not isinstance(decks, Sequence) or isinstance(decks, (str, bytes)) or len(decks) != count
    ):
        raise Said("game-decks", n=count, found=repr(decks))
    if seed is not None:
        check_seed(seed)
    ids = spec.deck_ids()
    chosen = tuple(
        [deck_of(spec, what) for what in (decks if decks is not None else [ids[i % len(ids)] for i in range(count)])]
    )
    number = secrets.randbits(64) if seed is None else seed
    record = said(spec, partial(spec.rules, rules))
    start = partial(spec.start, chosen, count, record, number)
    state = said(spec, start)
    state.run()
    return Game(spec, Origin(start, count, chosen, record, number), state, [])


__all__ = [
    "Decision",
    "Explanation",
    "Game",
    "IllegalMove",
    "InvalidNotation",
    "Option",
    "Outcome",
    "Reason",
    "begin",
    "new",
]
