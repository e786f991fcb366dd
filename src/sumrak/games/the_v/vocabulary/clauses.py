"""Clauses: the parts of a card's text. The i-th clause of a card has the address (card, i)."""

from dataclasses import dataclass

from sumrak.games.the_v.vocabulary.conditions import Condition
from sumrak.games.the_v.vocabulary.effects import Effect
from sumrak.games.the_v.vocabulary.keywords import Keyword
from sumrak.games.the_v.vocabulary.terms import Moment, Price
from sumrak.games.the_v.vocabulary.whom import Ref, Those


class Clause:
    """Base of all clauses."""


@dataclass(frozen=True)
class Do(Clause):
    """The one-off text of an action or a duel card (step c)."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Ability(Clause):
    """TURN: … or DOUBLE TURN: … (V-82)."""

    price: Price
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class When(Clause):
    """Goes off at a moment. `may`: first yes or no, then (+); nobody is asked where nothing is legal."""

    moment: Moment
    effects: tuple[Effect, ...]
    may: bool = False
    condition: Condition | None = None


class Continuous(Clause):
    """Base of the clauses that hold as long as the card is in play with its text."""


@dataclass(frozen=True)
class Gets(Continuous):
    """+influence/+threat and keywords (texts add after "becomes equal", V-134)."""

    whom: Those | Ref
    influence: int = 0
    threat: int = 0
    keywords: tuple[Keyword, ...] = ()


@dataclass(frozen=True)
class Becomes(Continuous):
    """Own values are equal to these; `None` is left alone (V-131 … V-133)."""

    whom: Those | Ref
    influence: int | None = None
    threat: int | None = None
    endurance: int | None = None


@dataclass(frozen=True)
class UntapTwice(Continuous):
    """These untap twice in your untap phase."""

    whom: Those


@dataclass(frozen=True)
class DoNotUntap(Continuous):
    """A prohibition (V-123): these do not untap in the untap phase, whoever's it is."""

    whom: Those


@dataclass(frozen=True)
class NoAbilities(Continuous):
    """A prohibition: `whom` cannot use abilities."""

    whom: Those | Ref = Ref.BEARER


@dataclass(frozen=True)
class Controlled(Continuous):
    """The bearer is controlled by the player who played this modification or put it into play."""


@dataclass(frozen=True)
class PhaseSeven(Continuous):
    """In phase 7 you may draw this many instead of two."""

    number: int


@dataclass(frozen=True)
class PlayOnlyOn(Clause):
    """A modification: which characters it may be played on."""

    whom: Those


def do(*effects: Effect) -> Do:
    return Do(effects)


def ability(price: Price, *effects: Effect) -> Ability:
    return Ability(price, effects)


def when(moment: Moment, *effects: Effect, may: bool = False, condition: Condition | None = None) -> When:
    return When(moment, effects, may, condition)
