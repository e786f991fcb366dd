"""A card of Vampire as data, and the words that make one."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sumrak.games.vtes.vocabulary.clauses import Clause, Use
from sumrak.games.vtes.vocabulary.terms import BASIC, SUPERIOR, Moment, Title, Trait, Type

X = -1
"""A cost that is chosen (VTES-1.6.1.3.8)."""


@dataclass(frozen=True)
class Card:
    """Facts and text. `id` is made of the English name; `number` is that of the official lists (0: a test card)."""

    id: str
    number: int
    en: str
    types: tuple[Type, ...]
    # crypt
    clan: str = ""
    sect: str = ""
    capacity: int = 0
    group: int = 0
    disciplines: str = ""
    """As in the lists: "AUS dom", upper case is superior."""
    title: Title | None = None
    city: str = ""
    advanced: bool = False
    # allies and retainers
    life: int = 0
    # minions
    bleed: int = 1
    strength: int = 1
    traits: tuple[Trait, ...] = ()
    # library
    for_clan: tuple[str, ...] = ()
    for_sect: str = ""
    for_titles: tuple[Title, ...] = ()
    least_capacity: int = 0
    for_trait: Trait | None = None
    improved_life: int = 0
    """More life of a retainer or ally at the superior level."""
    vampires_only: bool = False
    pool: int = 0
    blood: int = 0
    unique: bool = False
    location: bool = False
    trifle: bool = False
    out_of_turn: bool = False
    own_turn_too: bool = False
    """Of a master out of turn: it can be played in one's own turn as well."""
    burn_option: bool = False
    replaced: Moment = Moment.AT_ONCE
    uses: tuple[Use, ...] = ()
    text: tuple[Clause, ...] = ()
    merged: tuple[Clause, ...] = ()
    """Text that works only while it is merged (VTES-7.4.4)."""
    base: str = ""
    """Of an advanced vampire: the id of its base; both are one name (VTES-1.5.6.3)."""
    gloss: str = ""
    """Of a test card: how it was written."""

    @property
    def is_crypt(self) -> bool:
        return Type.VAMPIRE in self.types


def vampire(
    id: str,
    number: int,
    en: str,
    clan: str,
    sect: str,
    capacity: int,
    group: int,
    disciplines: str,
    *,
    title: Title | None = None,
    city: str = "",
    bleed: int = 1,
    strength: int = 1,
    traits: tuple[Trait, ...] = (),
    text: tuple[Clause, ...] = (),
    merged: tuple[Clause, ...] = (),
    advanced: bool = False,
    base: str = "",
) -> Card:
    """A crypt card."""
    return Card(
        id, number, en, (Type.VAMPIRE,), clan, sect, capacity, group, disciplines, title, city, advanced, 0, bleed, strength, traits,
        text=text, merged=merged, base=base,
    )  # fmt: skip


def at_levels(code: str, basic: Use, superior: Use | None = None) -> tuple[Use, ...]:
    """The basic use of a Discipline, and the superior one."""
    plain = replace(basic, needs=((code, BASIC),))
    return (plain,) if superior is None else (plain, replace(superior, needs=((code, SUPERIOR),)))
