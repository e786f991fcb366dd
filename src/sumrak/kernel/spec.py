"""What a game hands to the facade: everything that a caller outside the rules needs to ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from sumrak.kernel import mypyc_attr
from sumrak.kernel.agenda import Decision, Option
from sumrak.kernel.event import EVERYBODY, Event
from sumrak.kernel.explanation import Explanation, Term
from sumrak.kernel.notation import CARD, CELL, NUMBER, PLACE, SEAT, Language, is_known
from sumrak.kernel.reason import Message, Named, Player, Reason, Where
from sumrak.kernel.scene import Scene
from sumrak.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameSpec(Generic[S]):
    """One game with its kind of state. The facade, the bots and the table know games only through this, as `Spec`."""

    id: str = ""
    names: dict[str, str] = {}
    fewest: int = 2
    most: int = 2
    usual: int = 2
    language: Language
    event_names: dict[int, str] = {}
    takes_back: tuple[str, ...] = ()
    """Verbs that only undo what the same seat has just done: bots leave them alone, or they would go round in circles."""
    foresight: int = 0
    """Through the ends of so many turns a search plays on before it judges: what is left open is struck at, what is tied up is missed."""

    about: dict[str, int] = {}
    """By the key of a reason that says "this card" or "the target": of which card it speaks (1: the first) where several are named."""

    certainty: float = 1.0
    """How much more certain the outcome is than `prospect` says: chances are to each other as its shares to this power."""

    def of(self, s: S) -> Spec:
        """The spec that knows the cards of this state (a scenario may have declared test cards)."""
        return self

    # to begin
    def deck_ids(self) -> tuple[str, ...]:
        """The decks that come with the game; two of them when none is named."""
        raise NotImplementedError

    def deck(self, what: Any) -> Any:
        """A deck by id, by path of a file, or a deck itself; raises ValueError with one clear sentence."""
        raise NotImplementedError

    def rules(self, what: Any) -> Any:
        """The game's frozen record of switches from a profile name, a mapping, the record, or None."""
        raise NotImplementedError

    def start(self, decks: Sequence[Any], seats: int, rules: Any, seed: int) -> S:
        """A game before its first decision is reached; the caller runs it."""
        raise NotImplementedError

    def write_deck(self, deck: Any) -> Any:
        """A deck as plain values for a record; `deck` reads them back."""
        raise NotImplementedError

    def write_rules(self, rules: Any) -> Any:
        raise NotImplementedError

    def fingerprint(self) -> str:
        """A hash of every definition: a record made with other cards is recognised."""
        raise NotImplementedError

    # other cards
    def cards(self) -> tuple[Any, ...]:
        """What is printed on each card, by definition: frozen dataclasses with an `id`."""
        raise NotImplementedError

    def with_cards(self, cards: tuple[Any, ...]) -> Spec:
        """The same game with other cards under the same numbers."""
        raise NotImplementedError

    def adopt(self, s: S) -> S:
        """A copy of a state of the same game that goes on with the cards of this one."""
        raise NotImplementedError

    # to judge
    def conceivable(self, s: S, seat: int) -> list[Option]:
        """Every option that a player might name now, legal or not, out of what this seat knows."""
        raise NotImplementedError

    def why_not(self, s: S, seat: int, option: Option) -> Reason | None:
        """Why this seat may not do this now, or None; reads only what the seat knows."""
        raise NotImplementedError

    def worth_asking(self, s: S, seat: int, card: int) -> list[Option]:
        """The uses of one card that "why can't I?" speaks about."""
        raise NotImplementedError

    def why_not_named(self, s: S, seat: int, option: Option) -> Reason | None:
        """Why an option of cards that this seat knows or sees is not even conceivable: what they are, where they lie, whose they are."""
        return None

    def why_not_unseen(self, verb: str, is_first: bool) -> Reason | None:
        """Why nothing can be done with a card of the game that this seat does not know to be anywhere: the first that is named,
        or one that something would be done to."""
        return None

    def spoken_of(self, s: S, seat: int, option: Option, reason: Reason) -> Named | str:
        """Where an option names several cards: that of which a reason speaks as of "this card", by `about`; "" if of none."""
        kinds = [kind for _, kind in self.language.verbs[option[0]].operands]
        cards = [value for kind, value in zip(kinds, option[1:]) if kind == CARD]
        n = self.about.get(reason.key, 0)
        return self.named(s, seat, cards[n - 1]) if len(set(cards)) > 1 and 0 < n <= len(cards) else ""

    def warning(self, s: S, seat: int, option: Option) -> Reason | None:
        """What a player should know before taking a legal option, or None."""
        return None

    def option_cite(self, s: S, option: Option, decision: Decision) -> str:
        """The paragraph that allows an option; the decision's own where nothing more exact is known."""
        return decision.cite

    def explain(self, s: S, card: int, what: str) -> Explanation:
        """The terms of a value; raises ValueError if there is no such value."""
        raise NotImplementedError

    def values(self, s: S, card: int) -> list[str]:
        """Which values of a public card are worth explaining, in the order in which they are shown."""
        return []

    def judgement(self, s: S, seat: int) -> float:
        """How good a position is for a seat, about -1 … 1, by what is public and what the seat knows: where answers are compared."""
        raise NotImplementedError

    def prospect(self, s: S, seat: int) -> float:
        """How likely a seat wins, about -1 … 1, as games tell that began from such positions: what a search sees at its horizon."""
        return self.judgement(s, seat)

    def shares(self, winners: tuple[int, ...], scores: tuple[int, ...]) -> tuple[float, ...]:
        """What each seat has won of a game that is over, together 1: winners divide it, a draw is everybody's."""
        among = winners or tuple(range(len(scores)))
        return tuple([1 / len(among) if seat in among else 0.0 for seat in range(len(scores))])

    def is_quiet(self, s: S) -> bool:
        """Whether no effect is half done, so that `judgement` means something."""
        return True

    # to show
    def ready(self, s: S) -> None:
        """See to it that everything derived is up to date before somebody looks."""

    def seat_name(self, seat: int) -> Message:
        """What a seat is called where it is a side of its own; else it is counted."""
        return Message("seat-counted", (("n", seat + 1),))

    def prompt(self, s: S, decision: Decision, seat: int) -> Message:
        """What is being asked, as this seat (-1: a spectator) may read it."""
        name = decision.then.__name__.replace("_", "-")
        return Message(f"{self.id}-prompt-{name}", (("seat", Player(decision.seat)),))

    def parts(self, s: S, decision: Decision) -> list[tuple[int, int]]:
        """What has gone already into a choice of several parts: (card or -1, number) each. Only who chooses sees it."""
        return []

    def reason_message(self, reason: Reason) -> Message:
        return Message(f"{self.id}-reason-{reason.key}", reason.args)

    def value_message(self, what: str) -> Message:
        """What a value is called."""
        return Message(f"{self.id}-value-{what}")

    def term_message(self, term: Term, is_first: bool) -> Message:
        """One term of a value; all but the first are written with their sign."""
        args: list[tuple[str, Any]] = [("n", str(term.amount) if is_first else f"{term.amount:+d}".replace("-", "−"))]
        if term.definition >= 0:
            args.append(("card", Named(self.language.names[term.definition].id)))
        return Message(f"{self.id}-term-{term.how}", tuple(args))

    def option_label(self, s: S, option: Option, decision: Decision) -> Message:
        """What an option says on a button."""
        verb = self.language.verbs[option[0]]
        args: list[tuple[str, Any]] = []
        slots = ["card", "other", "third"]
        for (_, kind), value in zip(verb.operands, option[1:]):
            if kind == CARD:
                args.append((slots.pop(0), self.named(s, decision.seat, value)))
            elif kind == PLACE:
                args.append(("place", Where(s.places[value].id)))
            elif kind == CELL:
                args.append(("cell", self.language.cells[value]))
            elif kind == SEAT:
                args.append(("seat", Player(value)))
            elif kind == NUMBER:
                args.append(("n", value))
        key = f"{self.id}-option-{option[0]}" + ("-on" if len([a for a in args if a[0] == "other"]) else "")
        return Message(key, tuple(args))

    def named(self, s: S, seat: int, card: int) -> Named | str:
        """What a message that a seat reads calls a card: by where it lies if the seat does not know it."""
        if is_known(s, seat, card):
            return Named(self.language.names[s.definition[card]].id)
        return s.spot(card)

    def event_message(self, event: Event, seat: int) -> Message | None:
        """An event as this seat (-1: a spectator) may read it: what it did not see then stays unnamed."""
        key = f"{self.id}-log-{self.event_names[event.kind]}"
        args: list[tuple[str, Any]] = [("seat", Player(event.seat)), ("before", event.before), ("after", event.after)]
        hidden = event.card >= 0 and not (event.seen >> seat & 1 if seat >= 0 else event.seen == EVERYBODY)
        if hidden:
            key += "-hidden"
        for slot, name in zip(("card", "other", "cause"), event.names):
            if name >= 0 and not (hidden and slot == "card"):
                args.append((slot, Named(self.language.names[name].id)))
        if event.cause >= 0:
            key += "-by"
        return Message(key, tuple(args))

    def phase(self, s: S) -> str:
        """The part of the turn, as a word."""
        raise NotImplementedError

    def counters(self, s: S, seat: int) -> dict[str, int]:
        """Public numbers of a seat."""
        return {}

    def private(self, s: S, seat: int) -> dict[str, int]:
        """Numbers of a seat that it alone sees, each with a `Counter` or budget of the layout: crystals left to recruit with."""
        return {}

    def card_view(self, s: S, card: int) -> dict[str, Any]:
        """What a card in play shows besides its identity to whoever knows it; absent or zero fields are left out.

        `tokens`, `values` (numbers by name), `badges` (words), `marks` (numbers by name), `controller`.
        """
        return {}

    def held_view(self, s: S, card: int) -> dict[str, Any]:
        """The same of a card that is not in play, for whoever knows it: chips on a card in a hand."""
        return {}

    def back_view(self, s: S, card: int) -> dict[str, Any]:
        """The same of a card that lies in play face down, for whoever does not know it."""
        return {}

    def cell_badges(self, s: S) -> dict[int, list[str]]:
        """What lies on cells themselves, by their numbers: words of the layout's badges."""
        return {}

    def ring(self, s: S) -> list[int]:
        """The seats clockwise, where they do not sit as they are counted."""
        return []

    def scope_view(self, s: S, k: int) -> tuple[str, Message, list[int], tuple[int, int] | None] | None:
        """(kind, title, cards, arrow) of an open scope, or None if there is nothing to show."""
        return None

    def scenes(self, s: S) -> list[Scene]:
        """What is going on, outermost first: the open scopes, unless a game has more to show."""
        found = [self.scope_view(s, k) for k in range(len(s.frames))]
        return [Scene(kind, title, tuple(cards), arrow) for kind, title, cards, arrow in [x for x in found if x]]

    def window(self, s: S, decision: Decision) -> str:
        """What kind of window a decision is in which one may pass, as a word of the layout's stops; "" is always asked."""
        return ""

    def aimed_at(self, s: S) -> int:
        """The seats (bits) at which something that is going on is aimed, on public facts: them or what is theirs."""
        found = 0
        for scene in self.scenes(s):
            if not scene.is_over:
                for seat in scene.targets:
                    found |= 1 << seat
                if scene.arrow is not None and s.places[s.place[scene.arrow[1]]].seat >= 0:
                    found |= 1 << s.places[s.place[scene.arrow[1]]].seat
        return found

    def end_message(self, termination: str, winners: tuple[int, ...]) -> Message:
        args = (("seat", Player(winners[0])),) if winners else ()
        return Message(f"{self.id}-end-{termination.lower()}", args)

    def catalogue(self) -> dict[str, Any]:
        """Cards, groups, decks and layout for a client, as plain JSON types."""
        raise NotImplementedError

    # positions as text
    def position(self, s: S) -> str | None:
        """The text of a position between two effects, or None in the middle of one."""
        raise NotImplementedError

    def read_position(self, text: str) -> S:
        """A state from a text; raises ValueError naming line and column."""
        raise NotImplementedError


Spec = GameSpec[Any]
"""A game, whichever it is."""
