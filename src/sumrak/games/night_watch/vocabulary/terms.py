"""The closed lists the cards choose from: sides, kinds of cards, of Watchers and of Spells, Locations."""

from enum import Enum


class Watch(Enum):
    """The two sides (NW-10). Values are the stable words of the catalogue."""

    NIGHT = "night"
    DAY = "day"


class Type(Enum):
    """What kind of card it is (NW-30, NW-110)."""

    WATCHER = "watcher"
    SPELL = "spell"
    ITEM = "item"
    ACCIDENT = "accident"
    CHARACTER = "character"  # Egor and Svetlana, who are in play from the beginning


class Breed(Enum):
    """The four kinds of Watchers (NW-11)."""

    MAGE = "mage"
    SHAPESHIFTER = "shapeshifter"
    VAMPIRE = "vampire"
    WITCH = "witch"


class SpellKind(Enum):
    """NW-30."""

    ATTACK = "attack"
    PROTECTION = "protection"
    HEALING = "healing"


class Location(Enum):
    """The map (NW-200)."""

    ROOF = "roof"
    ENTRANCE = "entrance"
    METRO = "metro"
    HAIRDRESSERS = "hairdressers"
    FLAT = "flat"
    GORSVET = "gorsvet"
    KOSMOS = "kosmos"


class Where(Enum):
    """Where a Donor is laid (NW-320, NW-321); never into the Metro."""

    ANYWHERE = "anywhere"
    WITH_EGOR = "with_egor"
