"""What a use does to hands, libraries, crypts and ash heaps."""

from __future__ import annotations

from dataclasses import dataclass

from sumrak.games.vtes.vocabulary.deeds import OnPlayer
from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.terms import Trait, Type
from sumrak.games.vtes.vocabulary.whom import Cards, Own, Slot


@dataclass(frozen=True)
class Draw(Effect):
    """So many cards; then down to the hand size."""

    number: int


@dataclass(frozen=True)
class MoreHand(Effect):
    """To your hand size until the end of the turn."""

    number: int


@dataclass(frozen=True)
class BurnTop(OnPlayer):
    """The top cards of that player's library are burned (or of her crypt)."""

    number: int = 1
    crypt: bool = False


@dataclass(frozen=True)
class LookAtHand(OnPlayer):
    """You look at that hand; `discard`: and discard a card of it that you choose."""

    discard: bool = False
    one: bool = False
    """At one card, by chance."""


@dataclass(frozen=True)
class LookAtTop(OnPlayer):
    """You look at the top cards of that player's library (or crypt)."""

    number: int = 1
    crypt: bool = False


@dataclass(frozen=True)
class Search(Effect):
    """A card of your library to your hand: of one of these types, with this trait, of this name, requiring a Discipline."""

    types: tuple[Type, ...] = ()
    trait: Trait | None = None
    named: str = ""
    code: str = ""
    weapon: bool = False
    reveal: bool = False
    not_location: bool = False


@dataclass(frozen=True)
class FromCrypt(Effect):
    """A vampire of your crypt (of this clan) to your uncontrolled region, with so much blood."""

    clan: str = ""
    blood: int = 0
    scarce: bool = False
    code: str = ""
    reveal: bool = True


@dataclass(frozen=True)
class FromAshHeap(Effect):
    """Library cards of your ash heap, up to so many: into your library, or into your hand."""

    number: int
    to_hand: bool = False
    remove_this: bool = False


@dataclass(frozen=True)
class EquipWeapon(Effect):
    """Equip with a non-unique weapon from the hand; its requirements and cost apply; of no more than so much pool and damage."""

    most_pool: int = 2
    """99: any weapon at all, unique ones too."""
    most_damage: int = 3


@dataclass(frozen=True)
class LookAtHands(Effect):
    """You look at the hand of every player who controls such a card."""

    who: Cards


@dataclass(frozen=True)
class ExchangeWithAsh(Effect):
    """A card of your hand for a library card of your ash heap."""

    def slots(self) -> tuple[Slot, ...]:
        return (Own(), Own(ash=True))
