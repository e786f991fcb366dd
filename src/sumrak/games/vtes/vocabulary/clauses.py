"""What works while a card is in play, and the conditions and prices of uses."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.fighting import Strike
from sumrak.games.vtes.vocabulary.terms import By, Title
from sumrak.kernel import mypyc_attr


class Only(Enum):
    """Conditions of a use."""

    BLEED = "bleed"
    BLEED_OF_YOU = "bleed of you"
    BLEED_OF_FOUR = "bleed of you for 4 or more"
    POLITICAL = "political action"
    PASSED = "political action that passed"
    SUCCESSFUL = "successful action"
    WAS_BLOCKED = "blocked action"
    IS_BLOCKED = "blocked now"
    YOUNGER_ACTOR = "the acting vampire is younger and about to fight this one"
    NOT_FIRST_ROUND = "not in the first round"
    CLOSE = "close range"
    LONG = "long range"
    ONCE_A_ROUND = "one in a round"
    ONCE_A_COMBAT = "one in a combat"
    BOTH_READY = "both combatants ready"
    OPPONENT_IS_VAMPIRE = "against a vampire"
    TAPPED = "tapped"
    AGGRAVATED_STRIKE = "struck at by aggravated damage that reaches"
    NO_POOL = "another player has no pool"
    IN_TORPOR = "in torpor"
    READY = "ready"
    AGAINST_ALLY = "against an ally"
    MERGED = "merged"
    BLEEDS = "when bleeding"
    YOUR_BLOCKER = "a minion of yours attempts to block"
    IMPROVED = "employed at the superior level"
    OTHERS_BLOCKER = "a minion of another player attempts to block"


class Price(Enum):
    TAP = "tap"
    BURN = "burn it"
    ONCE_A_TURN = "once a turn"
    ONCE_A_COMBAT = "once a combat"
    ONCE_AN_ACTION = "once an action"
    ONCE_A_PHASE = "once a phase"
    SHARED = "together with the other uses of the card"


@dataclass(frozen=True)
class Use:
    """One way to use a card. `needs`: (Discipline, level) each; `when`: bits of windows; `stealth` of an action."""

    effects: tuple[Effect, ...]
    when: int = 0
    needs: tuple[tuple[str, int], ...] = ()
    by: By = By.METHUSELAH
    only: tuple[Only, ...] = ()
    price: tuple[Price, ...] = ()
    blood: int = 0
    pool: int = 0
    stealth: int = 0
    is_action: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Clause:
    """Something that works while the card is in play."""


@dataclass(frozen=True)
class Gets(Clause):
    """The bearer (the card itself, if it is a minion) has so much more."""

    bleed: int = 0
    strength: int = 0
    stealth: int = 0
    intercept: int = 0
    capacity: int = 0
    hunt: int = 0
    hand: int = 0
    """To the hand size of the controller."""
    transfers: int = 0
    masters: int = 0
    discards: int = 0
    only: tuple[Only, ...] = ()


@dataclass(frozen=True)
class GivesDiscipline(Clause):
    """One level more, and +1 capacity (VTES-1.6.2.2.1)."""

    code: str


@dataclass(frozen=True)
class GivesTitle(Clause):
    title: Title
    city: str = ""


@dataclass(frozen=True)
class Ability(Clause):
    """A use that the card offers while it is in play."""

    use: Use


@dataclass(frozen=True)
class Offers(Clause):
    """An action that the card offers. `who`: minions of its controller, of others, only the bearer, any but the bearer."""

    use: Use
    who: str = "own"


@dataclass(frozen=True)
class Weapon(Clause):
    """Strikes of the bearer; `maneuver`: one optional maneuver each combat."""

    strike: Strike
    melee: bool = False


@dataclass(frozen=True)
class BearerCannotBlock(Clause):
    titles: tuple[Title, ...] = ()
    """Only vampires with one of these, if any are named."""


@dataclass(frozen=True)
class YoungerCannotBlock(Clause):
    """Younger vampires of this clan cannot block it."""

    clan: str


@dataclass(frozen=True)
class Upkeep(Clause):
    """In the untap phase: `who` is "controller", "others", "each", "bearer's controller"; `must` or may."""

    effects: tuple[Effect, ...]
    who: str = "controller"
    must: bool = True
    only: tuple[Only, ...] = ()


@dataclass(frozen=True)
class PlaysAsVampire(Clause):
    """An ally that plays cards of these Disciplines as a vampire (VTES-1.6.3.10)."""

    disciplines: str


@dataclass(frozen=True)
class GivesClan(Clause):
    """The bearer is of another clan (VTES-10.0.3)."""

    clan: str


@dataclass(frozen=True)
class Slave(Clause):
    """A slave to this clan (VTES-6.2.4.1, VTES-6.2.4.2)."""

    clan: str


@dataclass(frozen=True)
class Vulnerable(Clause):
    """Damage from weapons with this trait is aggravated (VTES-10.6.3)."""

    trait: str


@dataclass(frozen=True)
class OnePerMinion(Clause):
    """VTES-6.1.3.3; of this name, or of this trait."""

    trait: str = ""


@dataclass(frozen=True)
class Named(Clause):
    """A text of one card only, known to the engine by this word."""

    word: str
    number: int = 0
