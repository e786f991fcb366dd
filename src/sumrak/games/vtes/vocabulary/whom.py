"""What a use chooses when it is declared (VTES-1.6.1.1.3): cards, players, amounts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from sumrak.games.vtes.vocabulary.terms import Title, Trait, Whose


class Of(Enum):
    MINION = "minion"
    VAMPIRE = "vampire"
    ALLY = "ally"
    UNCONTROLLED = "uncontrolled"
    """A vampire in an uncontrolled region; only one's own is ever chosen."""
    LOCATION = "location"
    EQUIPMENT = "equipment"
    RETAINER = "retainer"
    CARD = "card"
    """Any card in play."""


class Region(Enum):
    READY = "ready"
    TORPOR = "torpor"
    ANY = "any"


@dataclass(frozen=True)
class Cards:
    """One card of a kind. `younger`: than the minion that plays it; `titles`: one of these."""

    of: Of
    whose: Whose = Whose.OWN
    region: Region = Region.ANY
    younger: bool = False
    tapped: bool = False
    most_blood: int = -1
    """-1: any; with `tapped` one of the two is enough."""
    least_capacity: int = 0
    sect: str = ""
    titles: tuple[Title, ...] = ()
    trait: Trait | None = None
    other: bool = False
    """Not the minion that plays it."""
    gains: str = ""
    """A Discipline that it does not have at the superior level (VTES-1.6.2.2.1)."""
    older: bool = False
    untapped: bool = False
    most_capacity: int = 0
    clans: tuple[str, ...] = ()
    """One of these; `not_clans`: none of them."""
    not_clans: tuple[str, ...] = ()
    not_sect: str = ""
    titled: bool | None = None
    discipline: str = ""
    """One that it has."""
    named: str = ""
    """The English name of a card."""
    lacks: str = ""
    """A Discipline that it does not have."""
    not_titles: tuple[Title, ...] = ()
    fed: bool = False
    """With blood on it."""
    not_trait: Trait | None = None
    of_rival: bool = False
    """On the opposing minion in a combat."""
    unlike: bool = False
    """Not unique."""
    fresh: bool = False
    """It came into the ready region in its controller's last influence phase."""
    on_minion: bool = False
    """On a minion of that player."""
    not_for: str = ""
    """One that does not require this clan."""
    within: bool = False
    """With no more blood than there are counters on the card."""


@dataclass(frozen=True)
class Players:
    """One player. `richer`: with more pool than you; `not_actor`: not the controller of the acting minion."""

    whose: Whose = Whose.OTHERS
    richer: bool = False
    not_actor: bool = False
    in_vain: bool = False
    """Whose minion has attempted a bleed in vain since your last turn."""


@dataclass(frozen=True)
class Amount:
    """A number from `least` on: X, paid in blood by the minion, or blood that is on the first chosen card.

    `spare`: so much blood must be left for something else.
    """

    least: int = 0
    of_chosen: bool = False
    spare: int = 0


@dataclass(frozen=True)
class Clans:
    """A clan of those that are on the table."""


@dataclass(frozen=True)
class Points:
    """`total` points among `least` or more players, in the terms of a referendum (VTES-6.3.2.2)."""

    total: int
    """0: as many as there are players."""
    least: int = 1
    among_others_of: bool = False
    """Not for the player who was chosen before."""


@dataclass(frozen=True)
class Referenda:
    """A referendum that the acting vampire could call: of a political action card in your hand, or of a card in play."""


@dataclass(frozen=True)
class Own:
    """A card of your hand, or a library card of your ash heap, which is named."""

    ash: bool = False


@dataclass(frozen=True)
class Seating:
    """An order around the table: who sits after whom, one after the other (in the terms of a referendum)."""


Slot = Cards | Players | Amount | Points | Clans | Referenda | Seating | Own
