"""The phrase tree: what a text says, in no language yet."""

from dataclasses import dataclass
from enum import Enum

from sumrak.kernel.say.lexicon import Adjective, Noun, Verb


class Phrase:
    """Base of all phrases."""


class Which(Enum):
    """How many of what a noun phrase names, and how they are picked out."""

    ONE = "one"  # a card
    THE = "the"  # the card
    THIS = "this"  # this card
    CHOSEN = "chosen"  # (+) card
    EACH = "each"  # each card
    ALL = "all"  # all cards
    BARE = "bare"  # cards
    PLAIN = "plain"  # card: a name of something, without article
    COUNT = "count"  # 3 cards
    OF = "of"  # 3 of your cards, one of your cards
    UP_TO = "up_to"  # up to 3 cards
    AT_LEAST = "at_least"  # 3 or more cards


class Owner(Enum):
    NOBODY = "nobody"
    YOU = "you"
    OPPONENT = "opponent"


@dataclass(frozen=True)
class Words(Phrase):
    """Fixed words. No counted noun belongs here: its form follows the number."""

    en: str
    ru: str


@dataclass(frozen=True)
class Name(Phrase):
    """A printed name: in «» in Russian, and never declined."""

    en: str
    ru: str
    gender: str  # "m", "f", "n"


@dataclass(frozen=True)
class Pronoun(Phrase):
    """Of the third person. `en` is "it", "she", "he" or "they"."""

    en: str
    gender: str  # "m", "f", "n", "pl"


@dataclass(frozen=True)
class ThatPlayer(Phrase):
    """A player already named, as the subject of what he does: "your" turns into "their", «ваш» into «свой»."""


@dataclass(frozen=True)
class NounPhrase(Phrase):
    noun: Noun
    which: Which = Which.ONE
    owner: Owner = Owner.NOBODY
    adjectives: tuple[Adjective, ...] = ()
    number: int = 1
    other: bool = False
    possessor: Pronoun | None = None  # its rival, её оппонент
    tails: tuple[Phrase, ...] = ()  # from your hand, with Guarded; in no case of their own


@dataclass(frozen=True)
class And(Phrase):
    """Several phrases in the same case: A, B and C."""

    parts: tuple[Phrase, ...]


@dataclass(frozen=True)
class Agreeing(Phrase):
    """An adjective that agrees with the argument of that number, or with the subject (-1)."""

    en: str
    adjective: Adjective
    case: str
    argument: int = -1


@dataclass(frozen=True)
class Predicate(Phrase):
    """What is said of an argument of the pattern, in past or short forms: was exhausted, был/была/было/были …"""

    en: str
    ru: tuple[str, str, str, str]  # m, f, n, pl
    argument: int = 0


@dataclass(frozen=True)
class Clause(Phrase):
    """Somebody does something; without a subject the reader is told to do it."""

    verb: Verb
    arguments: tuple[Phrase, ...] = ()
    subject: Phrase | None = None


@dataclass(frozen=True)
class May(Phrase):
    """The reader may do it (a clause without subject), or do one and then the other."""

    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Then(Phrase):
    """Orders carried out one after the other: do this, then do that."""

    clauses: tuple[Phrase, ...]


@dataclass(frozen=True)
class Pattern(Phrase):
    """Fixed words with phrases in them: "if {0}, {1}", «если {0}, {1}»; a place may name a case: {0:gen}."""

    en: str
    ru: str
    arguments: tuple[Phrase, ...]


def join(parts: tuple[Phrase, ...]) -> Phrase:
    return parts[0] if len(parts) == 1 else And(parts)
