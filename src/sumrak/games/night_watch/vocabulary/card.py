"""A card of Night Watch as data, and the words that make one."""

from dataclasses import dataclass

from sumrak.games.night_watch.vocabulary.effect import Effect
from sumrak.games.night_watch.vocabulary.terms import Breed, Location, SpellKind, Type, Watch


@dataclass(frozen=True)
class Card:
    """What is printed on a card. Names are printed in both languages; the text is generated (`say_card`)."""

    id: str
    ru: str
    en: str
    type: Type
    watch: Watch | None = None  # whose deck it is in; None: both, or none
    breed: Breed | None = None
    initiative: int = 0
    strength: int = 0
    experience: int = 0
    cost: int = 0
    starts: Location | None = None  # where it stands from the beginning
    spell: SpellKind | None = None
    power: int = 0
    holders: tuple[str, ...] = ()  # ids of the Watchers that an Item allows; empty: every one of its Watch
    donor: bool = False
    text: tuple[Effect, ...] = ()
    gloss: str = ""  # of a test card: how it was written


def watcher(
    id: str,
    watch: Watch,
    breed: Breed,
    *,
    ru: str,
    en: str,
    initiative: int,
    strength: int = 0,
    experience: int = 0,
    cost: int = 0,
    starts: Location | None = None,
    text: tuple[Effect, ...] = (),
) -> Card:
    return Card(id, ru, en, Type.WATCHER, watch, breed, initiative, strength, experience, cost, starts, text=text)


def spell(kind: SpellKind, power: int, *, ru: str, en: str) -> Card:
    """Its Power is part of its name: Attack-3."""
    return Card(f"{kind.value}-{power}", f"{ru}-{power}", f"{en}-{power}", Type.SPELL, spell=kind, power=power)


def item(
    id: str, watch: Watch, *, ru: str, en: str, holders: tuple[str, ...] = (), text: tuple[Effect, ...] = ()
) -> Card:
    return Card(id, ru, en, Type.ITEM, watch, holders=holders, text=text)


def accident(
    id: str, watch: Watch | None, *, ru: str, en: str, donor: bool = False, text: tuple[Effect, ...] = ()
) -> Card:
    return Card(id, ru, en, Type.ACCIDENT, watch, donor=donor, text=text)


def character(
    id: str, *, ru: str, en: str, starts: Location, donor: bool = False, text: tuple[Effect, ...] = ()
) -> Card:
    """Somebody who is no Watcher and in play from the beginning."""
    return Card(id, ru, en, Type.CHARACTER, starts=starts, donor=donor, text=text)
