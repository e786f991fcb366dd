"""A card of The V as data, and the words that make one."""

from dataclasses import dataclass

from sumrak.games.the_v.vocabulary.clauses import Clause
from sumrak.games.the_v.vocabulary.keywords import Keyword
from sumrak.games.the_v.vocabulary.requirements import Requirement
from sumrak.games.the_v.vocabulary.terms import Field, Kind


@dataclass(frozen=True)
class Card:
    """What is printed on a card. Names are printed in both languages; the text is generated (`say_card`)."""

    id: str
    ru: str
    en: str
    group: str  # "R", "S", "K" or "N" (no group sign)
    type: Kind  # the main type
    kinds: tuple[Kind, ...] = ()
    extra: tuple[Kind, ...] = ()  # printed in parentheses
    unique: bool = False
    key: bool = False
    influence: int | None = None  # characters: own value; modifications: bonus (V-29); else None
    threat: int | None = None
    sign: str = ""  # reminder on a duel card, no bonus of its own (V-35)
    keywords: tuple[Keyword, ...] = ()
    explained: tuple[Keyword, ...] = ()  # those of `keywords` whose explanation is printed
    requirements: tuple[Requirement, ...] = ()
    text: tuple[Clause, ...] = ()
    specialisation: Field | None = None  # title cards; not game text
    gloss: str = ""  # what the name means; no part of it

    def is_a(self, kind: Kind) -> bool:
        return kind is Kind.CARD or kind is self.type or kind in self.kinds or kind in self.extra

    def has(self, keyword: Keyword) -> bool:
        """Printed on it; the number is of no account."""
        return any(k.word is keyword.word for k in self.keywords)


def group_of(id: str) -> str:
    """Ids begin with the group: "R-01", "S-D01". Anything else is neutral."""
    prefix = id.split("-")[0]
    return prefix if prefix in ("R", "S", "K") else "N"


def title(id: str, *, ru: str, en: str, specialisation: Field) -> Card:
    return Card(id, ru, en, group_of(id), Kind.TITLE, specialisation=specialisation)


def character(
    id: str,
    kind: Kind,
    influence: int,
    threat: int,
    *,
    ru: str,
    en: str,
    extra: tuple[Kind, ...] = (),
    unique: bool = False,
    key: bool = False,
    keywords: tuple[Keyword, ...] = (),
    explained: tuple[Keyword, ...] = (),
    requirements: tuple[Requirement, ...] = (),
    text: tuple[Clause, ...] = (),
    gloss: str = "",
) -> Card:
    """A girl or a monster with its own influence and threat; a witch is a girl with `extra=(WITCH,)`."""
    return Card(
        id,
        ru,
        en,
        group_of(id),
        Kind.CHARACTER,
        (kind,),
        extra,
        unique,
        key,
        influence,
        threat,
        "",
        keywords,
        explained,
        requirements,
        text,
        None,
        gloss,
    )


def modification(
    id: str,
    influence: int,
    threat: int,
    *,
    ru: str,
    en: str,
    extra: tuple[Kind, ...] = (),
    unique: bool = False,
    key: bool = False,
    keywords: tuple[Keyword, ...] = (),
    explained: tuple[Keyword, ...] = (),
    requirements: tuple[Requirement, ...] = (),
    text: tuple[Clause, ...] = (),
) -> Card:
    """Numbers are bonuses for the bearer, and no game text (V-29)."""
    return Card(
        id,
        ru,
        en,
        group_of(id),
        Kind.MODIFICATION,
        (),
        extra,
        unique,
        key,
        influence,
        threat,
        "",
        keywords,
        explained,
        requirements,
        text,
    )


def location(
    id: str,
    *,
    ru: str,
    en: str,
    unique: bool = False,
    key: bool = False,
    keywords: tuple[Keyword, ...] = (),
    requirements: tuple[Requirement, ...] = (),
    text: tuple[Clause, ...] = (),
) -> Card:
    return Card(
        id,
        ru,
        en,
        group_of(id),
        Kind.LOCATION,
        unique=unique,
        key=key,
        keywords=keywords,
        requirements=requirements,
        text=text,
    )


def action(
    id: str,
    *,
    ru: str,
    en: str,
    key: bool = False,
    keywords: tuple[Keyword, ...] = (),
    requirements: tuple[Requirement, ...] = (),
    text: tuple[Clause, ...] = (),
) -> Card:
    return Card(id, ru, en, group_of(id), Kind.ACTION, key=key, keywords=keywords, requirements=requirements, text=text)


def duel_card(
    id: str,
    *,
    ru: str,
    en: str,
    sign: str = "",
    kinds: tuple[Kind, ...] = (),
    unique: bool = False,
    keywords: tuple[Keyword, ...] = (),
    requirements: tuple[Requirement, ...] = (),
    text: tuple[Clause, ...] = (),
) -> Card:
    """`sign` is the reminder in the corner; the text does everything (V-35). A cancel has `kinds=(CANCEL,)`."""
    return Card(
        id,
        ru,
        en,
        group_of(id),
        Kind.DUEL,
        kinds,
        unique=unique,
        sign=sign,
        keywords=keywords,
        requirements=requirements,
        text=text,
    )
