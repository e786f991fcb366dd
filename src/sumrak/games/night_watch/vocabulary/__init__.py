"""The words of the cards: a card file starts with `from sumrak.games.night_watch.vocabulary import *`."""

from typing import Final

from sumrak.games.night_watch.vocabulary.accidents import (
    BearsTheVortex,
    DrawSpells,
    FirstAttack,
    GuardsEgor,
    HoldBack,
    LayDown,
    LookAtHand,
    LoseSpell,
    MoveVortex,
    NoDonorAttacks,
    NoLevelChange,
    StaysUntilDrained,
    Truce,
    Withdraws,
)
from sumrak.games.night_watch.vocabulary.card import Card, accident, character, item, spell, watcher
from sumrak.games.night_watch.vocabulary.effect import Effect
from sumrak.games.night_watch.vocabulary.items import (
    AmuletWhole,
    BitesAs,
    CheaperGloom,
    DrawsMore,
    Guards,
    LookAtDeck,
    LookAtSpells,
    NoMinus,
    NoToken,
    Steps,
    Stronger,
    StrongerOnce,
)
from sumrak.games.night_watch.vocabulary.printed import say_card, type_line
from sumrak.games.night_watch.vocabulary.terms import Breed, Location, SpellKind, Type, Watch, Where

NIGHT: Final = Watch.NIGHT
DAY: Final = Watch.DAY

MAGE: Final = Breed.MAGE
SHAPESHIFTER: Final = Breed.SHAPESHIFTER
VAMPIRE: Final = Breed.VAMPIRE
WITCH: Final = Breed.WITCH

ATTACK: Final = SpellKind.ATTACK
PROTECTION: Final = SpellKind.PROTECTION
HEALING: Final = SpellKind.HEALING

ROOF: Final = Location.ROOF
FLAT: Final = Location.FLAT
GORSVET: Final = Location.GORSVET
HAIRDRESSERS: Final = Location.HAIRDRESSERS

ANYWHERE: Final = Where.ANYWHERE
WITH_EGOR: Final = Where.WITH_EGOR

__all__ = [
    "ANYWHERE",
    "ATTACK",
    "DAY",
    "FLAT",
    "GORSVET",
    "HAIRDRESSERS",
    "HEALING",
    "MAGE",
    "NIGHT",
    "PROTECTION",
    "ROOF",
    "SHAPESHIFTER",
    "VAMPIRE",
    "WITCH",
    "WITH_EGOR",
    "AmuletWhole",
    "BearsTheVortex",
    "BitesAs",
    "Breed",
    "Card",
    "CheaperGloom",
    "DrawSpells",
    "DrawsMore",
    "Effect",
    "FirstAttack",
    "Guards",
    "GuardsEgor",
    "HoldBack",
    "LayDown",
    "Location",
    "LookAtDeck",
    "LookAtHand",
    "LookAtSpells",
    "LoseSpell",
    "MoveVortex",
    "NoDonorAttacks",
    "NoLevelChange",
    "NoMinus",
    "NoToken",
    "SpellKind",
    "StaysUntilDrained",
    "Steps",
    "Stronger",
    "StrongerOnce",
    "Truce",
    "Type",
    "Watch",
    "Where",
    "Withdraws",
    "accident",
    "character",
    "item",
    "say_card",
    "spell",
    "type_line",
    "watcher",
]
