"""What works while a card is in play, and the conditions and prices of uses."""

from __future__ import annotations

from dataclasses import dataclass

from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.fighting import Strike
from sumrak.games.vtes.vocabulary.only import Only, Price
from sumrak.games.vtes.vocabulary.terms import By, Title, Trait, Type, Whose
from sumrak.games.vtes.vocabulary.when import Condition
from sumrak.games.vtes.vocabulary.whom import Cards
from sumrak.kernel import mypyc_attr


@dataclass(frozen=True)
class Use:
    """One way to use a card. `needs`: (Discipline, level) each; `when`: bits of windows; `stealth` of an action."""

    effects: tuple[Effect, ...]
    when: int = 0
    needs: tuple[tuple[str, int], ...] = ()
    by: By = By.METHUSELAH
    only: tuple[Only | Condition, ...] = ()
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
    votes: int = 0
    """Beside those of its title, in every referendum."""
    ballots: int = 0
    whose: Whose = Whose.OWN
    """Whose hand size."""
    per_counter: bool = False
    """For each counter on the card."""
    only: tuple[Only | Condition, ...] = ()


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
    by: Cards | None = None
    """Only such minions."""


@dataclass(frozen=True)
class Weapon(Clause):
    """Strikes of the bearer; `maneuver`: one optional maneuver each combat."""

    strike: Strike
    melee: bool = False
    once: str = ""
    """Once each "round" or "combat"."""
    far: bool = False
    """Only at long range."""


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
    only: tuple[Only | Condition, ...] = ()
    price: tuple[Price, ...] = ()
    blood: int = 0
    pool: int = 0


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
class Aura(Clause):
    """Such minions (seen from the controller of the card) have what `gets` gives."""

    who: Cards
    gets: Gets


@dataclass(frozen=True)
class BlocksNot(Clause):
    """The bearer cannot block such an acting minion; `unless_blood`: but for so much blood."""

    who: Cards


@dataclass(frozen=True)
class NotBlockedBy(Clause):
    """Such minions cannot block the bearer."""

    who: Cards
    only: tuple[Only | Condition, ...] = ()


@dataclass(frozen=True)
class Costs(Clause):
    """What cards of a kind cost the bearer more or less, in blood and pool alike; never less than 0.

    `code`: those that require this Discipline; `types`: of one of these; `trait`: with it; `clan`: that require it. `for_clan`: for
    the vampires of this clan that its controller has (a card before a player).
    """

    number: int
    code: str = ""
    types: tuple[Type, ...] = ()
    trait: Trait | None = None
    for_clan: str = ""
    strikes: bool = False
    kind: str = ""
    """ "blood" or "pool": only that."""


@dataclass(frozen=True)
class AggravatedHands(Clause):
    """Damage of the bearer's hand strikes is aggravated."""

    only: tuple[Only | Condition, ...] = ()


@dataclass(frozen=True)
class MoreDamage(Clause):
    """Damaging strikes of a kind deal so much more: of cards with the Discipline, of weapons with the trait, ranged ones."""

    number: int
    code: str = ""
    trait: Trait | None = None
    ranged: bool = False
    far: bool = False
    only: tuple[Only | Condition, ...] = ()


@dataclass(frozen=True)
class FirstStrike(Clause):
    """The bearer's strikes with weapons of the trait (all its strikes, without one) are first strikes."""

    trait: Trait | None = None


@dataclass(frozen=True)
class Bites(Clause):
    """A retainer: whoever fights against its employer takes so much damage in each round, as strikes resolve."""

    number: int
    ranged: bool = False


@dataclass(frozen=True)
class BlockerBurns(Clause):
    """Such a minion that blocks the bearer burns blood, before anything else."""

    number: int
    who: Cards


@dataclass(frozen=True)
class BlocksUntapped(Clause):
    """It does not tap for blocking such a minion."""

    who: Cards


@dataclass(frozen=True)
class OnEntering(Clause):
    """When it comes from your uncontrolled region into the ready region, you may do this."""

    effect: Effect


@dataclass(frozen=True)
class Rescues(Clause):
    """What it costs this vampire to rescue another one, more or less; `itself`: to rescue it."""

    number: int
    itself: bool = False


@dataclass(frozen=True)
class HasDiscipline(Clause):
    """The bearer has this Discipline at the superior level."""

    code: str


@dataclass(frozen=True)
class OnDiscard(Clause):
    """In your discard phase so many counters of the card are burned, and the card with the last one."""

    number: int


@dataclass(frozen=True)
class StaysTapped(Clause):
    """The bearer does not untap as usual; `put`: one on which it was put in a combat."""

    put: bool = False


@dataclass(frozen=True)
class VotesInIt(Clause):
    """In the referendum that this card calls, every such vampire has so many votes more."""

    number: int
    who: Cards


@dataclass(frozen=True)
class NeverHunted(Clause):
    """No blood hunt can be called on it."""


@dataclass(frozen=True)
class Is(Clause):
    """The bearer has this trait, or is of this sect."""

    trait: Trait | None = None
    sect: str = ""


@dataclass(frozen=True)
class Forbids(Clause):
    """What the bearer cannot do: "equipment", "retainers", "allies", "votes", "political", "diablerie", "actions", "title", "hunt"."""

    what: tuple[str, ...]


@dataclass(frozen=True)
class Shuns(Clause):
    """The bearer cannot play cards that require this Discipline."""

    code: str


@dataclass(frozen=True)
class OncePerGame(Clause):
    """Only one card of its name can be played in a game."""


@dataclass(frozen=True)
class Named(Clause):
    """A text of one card only, known to the engine by this word."""

    word: str
    number: int = 0


@dataclass(frozen=True)
class AnyDiscipline(Clause):
    """This vampire plays cards as if it had one Discipline that it lacks at the basic level; master Discipline cards on it give the superior one."""


@dataclass(frozen=True)
class BurnsToAct(Clause):
    """The bearer burns so much blood when it attempts an action; `clan`: only one of this clan."""

    number: int
    clan: str = ""
    only: tuple[Only | Condition, ...] = ()


@dataclass(frozen=True)
class Silences(Clause):
    """The special abilities of the bearer cannot be used."""


@dataclass(frozen=True)
class Untargeted(Clause):
    """The bearer cannot be the target of other Methuselahs' actions."""


@dataclass(frozen=True)
class CostlyTarget(Clause):
    """Actions of other Methuselahs that are directed at the bearer, or (`masters`) any master cards, cost so much pool more."""

    pool: int
    masters: bool = False


@dataclass(frozen=True)
class KeepsEdge(Clause):
    """When your predator would get the Edge for a successful bleed of you, you get it instead."""


@dataclass(frozen=True)
class CountsEdge(Clause):
    """Whenever your prey gets the Edge anew, a counter is put on this card."""


@dataclass(frozen=True)
class OpensRival(Clause):
    """While the employer fights, the controller of the opposing minion plays with an open hand."""


@dataclass(frozen=True)
class FeedsWhoBound(Clause):
    """When the bearer announces an action, it gives so much blood to the vampire that put the card on it; with that one's readiness the card goes."""

    number: int


@dataclass(frozen=True)
class PlaysAsTitled(Clause):
    """For so much blood more this vampire plays action cards that require one of these titles."""

    titles: tuple[Title, ...]
    blood: int = 1


@dataclass(frozen=True)
class Poisons(Clause):
    """A counter for each card that requires the Discipline and is played by the bearer; with more than its capacity it burns at the end."""

    code: str
