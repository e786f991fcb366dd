"""What is printed in symbols: types, Disciplines, clans, sects, titles; and the windows in which a card can be used."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final


class Type(Enum):
    """What a card is. Cards of two types have two uses."""

    VAMPIRE = "vampire"
    MASTER = "master"
    ACTION = "action"
    POLITICAL = "political"
    MODIFIER = "modifier"
    REACTION = "reaction"
    COMBAT = "combat"
    EQUIPMENT = "equipment"
    RETAINER = "retainer"
    ALLY = "ally"
    EVENT = "event"


DISCIPLINES: Final = (
    "abo", "ani", "aus", "cel", "chi", "dai", "dem", "dom", "for", "mal", "mel", "myt", "nec", "obe", "obf", "obl", "obt", "pot",
    "pre", "pro", "qui", "san", "ser", "spi", "str", "tem", "tha", "thn", "val", "vic", "vis",
)  # fmt: skip
"""Codes in lower case; a bit each in the masks of a vampire."""
BIT: Final[dict[str, int]] = {code: 1 << i for i, code in enumerate(DISCIPLINES)}
BASIC, SUPERIOR = 1, 2

CAMARILLA, SABBAT, INDEPENDENT, LAIBON, ANARCH = "Camarilla", "Sabbat", "Independent", "Laibon", "Anarch"
SECTS: Final = (CAMARILLA, SABBAT, INDEPENDENT, LAIBON, ANARCH)


CAMARILLA_CLANS: Final = ("Brujah", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue", "Caitiff")
"""VTES-10.1.1."""
SABBAT_CLANS: Final = ("Lasombra", "Tzimisce", "Pander", "Ahrimane", "Blood Brother", "Harbinger of Skulls", "Kiasyd")
"""VTES-10.2.1, beside the antitribu clans."""
LAIBON_CLANS: Final = ("Akunanse", "Guruhi", "Ishtarri", "Osebo")


def sect_of_clan(clan: str) -> str:
    """VTES-10.1.1 … 10.4.1: every other clan is Independent."""
    if clan in CAMARILLA_CLANS:
        return CAMARILLA
    if clan in SABBAT_CLANS or clan.endswith("antitribu"):
        return SABBAT
    return LAIBON if clan in LAIBON_CLANS else INDEPENDENT


class Title(Enum):
    """VTES-6.3.3.3, VTES-10.1.2 … 10.5.3: (word, votes, sect, one for each what)."""

    PRIMOGEN = ("primogen", 1, CAMARILLA, "")
    PRINCE = ("prince", 2, CAMARILLA, "city")
    JUSTICAR = ("justicar", 3, CAMARILLA, "clan")
    INNER_CIRCLE = ("inner circle", 4, CAMARILLA, "clan")
    BISHOP = ("bishop", 1, SABBAT, "")
    PRISCUS = ("priscus", 0, SABBAT, "")
    ARCHBISHOP = ("archbishop", 2, SABBAT, "city")
    CARDINAL = ("cardinal", 3, SABBAT, "")
    REGENT = ("regent", 4, SABBAT, "all")
    KHOLO = ("kholo", 2, LAIBON, "clan")
    MAGAJI = ("magaji", 2, LAIBON, "")
    BARON = ("baron", 2, ANARCH, "city")
    ONE_VOTE = ("1 vote", 1, "", "")
    TWO_VOTES = ("2 votes", 2, "", "")

    word: str
    votes: int
    sect: str
    unique: str

    def __init__(self: Any, word: str, votes: int, sect: str, unique: str) -> None:
        """`sect` "": tied to none (VTES-6.3.3.4). `unique`: for what there is one: "city", "clan", "all", or "" for any number.

        Compiled, what is made here is no Title yet: hence Any.
        """
        self.word, self.votes, self.sect, self.unique = word, votes, sect, unique


CITY_TITLES: Final = (Title.PRINCE, Title.ARCHBISHOP, Title.BARON)
TITLES: Final = tuple(Title)


class Trait(Enum):
    """Section 10.6: plain traits of a vampire or ally."""

    __hash__ = object.__hash__  # at once: members are looked up all the time

    INFERNAL = "infernal"
    STERILE = "sterile"
    BLOOD_CURSED = "blood cursed"
    SCARCE = "scarce"
    BLACK_HAND = "black hand"
    SERAPH = "seraph"
    ANARCH = "anarch"
    GHOUL = "ghoul"
    MORTAL = "mortal"
    ANIMAL = "animal"
    GUN = "gun"
    MELEE = "melee"
    VEHICLE = "vehicle"
    HUNTING_GROUND = "hunting ground"
    FLIGHT = "flight"
    WEREWOLF = "werewolf"
    MAGE = "mage"
    MUMMY = "mummy"
    WRAITH = "wraith"
    DEMON = "demon"
    CHANGELING = "changeling"
    ZOMBIE = "zombie"
    CREATURE = "gargoyle creature"
    HAVEN = "haven"
    BOON = "boon"
    CONTRACT = "contract"
    NOD = "nod fragment"
    ARCHETYPE = "archetype"
    INVESTMENT = "investment"
    WEAPON = "weapon"
    AMMO = "ammo"
    CHICAGO = "Chicago circle"
    TORRANCE = "Torrance circle"


PLAYED: Final = 1 << 0
"""As a card is played (section 1.6.1.7)."""
ANNOUNCED: Final = 1 << 1
"""As the action is announced (VTES-6.2.1.5)."""
A: Final = 1 << 2
"""During the action, no block attempt under way (VTES-6.2.2.7)."""
B: Final = 1 << 3
"""A block attempt is under way (VTES-6.2.2.12)."""
C: Final = 1 << 4
"""All blocks are declined (VTES-6.2.2.15)."""
D: Final = 1 << 5
"""The action would be successful (VTES-6.2.2.18)."""
BLOCKED: Final = 1 << 6
"""Before block resolution (VTES-6.2.3.5)."""
AFTER: Final = 1 << 7
"""After resolution (VTES-6.2.3.9)."""
BEFORE_VOTES: Final = 1 << 8
POLL: Final = 1 << 9
"""Votes are being cast (VTES-6.3.2.3)."""
BEFORE_RANGE: Final = 1 << 10
RANGE: Final = 1 << 11
"""A maneuver may be made (VTES-6.4.2.2)."""
BEFORE_STRIKES: Final = 1 << 12
STRIKE: Final = 1 << 13
"""A strike is being chosen (VTES-6.4.3.1)."""
STRIKES_CHOSEN: Final = 1 << 14
"""Before the strikes resolve (VTES-6.4.3.4)."""
MORE_STRIKES: Final = 1 << 15
"""Additional strikes are gained (VTES-6.4.3.9)."""
PREVENT: Final = 1 << 16
PRESS: Final = 1 << 17
ROUND_ENDS: Final = 1 << 18
"""At the end of the round, combat about to end (VTES-6.4.1.6)."""
AFTER_COMBAT: Final = 1 << 19
TO_TORPOR: Final = 1 << 20
"""A vampire is going to torpor (VTES-6.5.1.2)."""
OUSTING: Final = 1 << 21
"""A player has no pool (VTES-9.1.10)."""
UNTAP: Final = 1 << 22
BETWEEN: Final = 1 << 23
"""Between actions (VTES-6.0.10)."""
DIABLERIE: Final = 1 << 24
"""After a diablerie, before the blood hunt (VTES-6.5.6.1)."""
MASTER: Final = 1 << 25
"""In one's own master phase."""
INFLUENCE: Final = 1 << 26
DISCARD: Final = 1 << 27
FACING: Final = 1 << 28
"""The acting minion is about to fight whom its action aims at."""
BURNING: Final = 1 << 29
"""A vampire is about to be burned in a combat."""
WINDOWS: Final = 30
ANYTIME: Final = (
    UNTAP | MASTER | BETWEEN | INFLUENCE | DISCARD | ANNOUNCED | A | B | C | AFTER | BEFORE_VOTES | POLL | BEFORE_RANGE | BEFORE_STRIKES
    | STRIKES_CHOSEN | ROUND_ENDS
)  # fmt: skip
"""In any of the windows in which something that is not tied to an event may be used."""
DURING_ACTION: Final = A | B | C
COMBAT_WINDOWS: Final = (
    BEFORE_RANGE
    | RANGE
    | BEFORE_STRIKES
    | STRIKE
    | STRIKES_CHOSEN
    | MORE_STRIKES
    | PREVENT
    | PRESS
    | ROUND_ENDS
    | TO_TORPOR
    | BURNING
)
OTHERS: Final = WINDOWS
"""How far the bits are shifted for whoever is not the acting player."""


class By(Enum):
    """Whose a use is."""

    METHUSELAH = "methuselah"
    ACTING = "acting"
    """The acting minion."""
    HELPER = "helper"
    """Another ready minion of the acting player."""
    BLOCKER = "blocker"
    """The minion that is attempting to block."""
    REACTING = "reacting"
    """A ready untapped or woken minion of another player."""
    SLEEPER = "sleeper"
    """A tapped ready minion of another player: a wake."""
    COMBATANT = "combatant"
    BEARER = "bearer"
    """The minion on which the card lies (or which it is)."""
    ANY_READY = "any ready"
    OPPONENTS = "opponents"
    """Every Methuselah but the controller of the card."""
    RIVAL = "rival"
    """The minion that fights the one whose text it is."""


class Whose(Enum):
    OWN = "own"
    OTHERS = "others"
    ANY = "any"
    PREY = "prey"
    PREDATOR = "predator"
    NEIGHBOURS = "prey or predator"


class Moment(Enum):
    """Until when the replacement of a card waits (VTES-1.6.1.2.3)."""

    AT_ONCE = "at once"
    AFTER_ACTION = "after action"
    AFTER_COMBAT = "after combat"
    YOUR_UNTAP = "your untap"
    YOUR_DISCARD = "your discard"
    NEVER = "while in play"
