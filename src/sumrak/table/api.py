"""What goes over HTTP: games, catalogues, rules, and a table to be made."""

from typing import Annotated, Any, Literal

import msgspec

from .protocol import Language, Message

BotName = Literal["random", "greedy", "ismcts-quick", "ismcts-steady", "ismcts-deep"]


class NewSeat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits there, with which deck. A friend may bring another one; without any, it is one of the game's list."""

    by: BotName | Literal["me", "friend"]
    deck: str = ""


class NewClocks(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Seconds for the whole game and for every decision."""

    bank: Annotated[int, msgspec.Meta(ge=1, le=24 * 3600)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class NewTable(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Body of `POST /api/tables`. `deck2`: the other seat's deck; without it, the next deck of the game's list.

    `seat`: which of the seats the maker takes; a game without decks of one's own needs no `deck`. `seats`, if given, says all
    of that seat by seat. `clocks`: none unless given.
    """

    game: str
    opponent: BotName | Literal["friend", "both"] | None = None
    deck: str = ""
    deck2: str | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    lang: Language = "en"
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=12)] = []
    clocks: NewClocks | None = None


class TableMade(msgspec.Struct, omit_defaults=True):
    """Paths. `invites`: to the seats of friends, `invite` is the first of them."""

    table: str
    url: str
    watch: str
    invite: str | None = None
    invites: list[str] = []


class HttpError(msgspec.Struct):
    """`text` is the sentence in the request's language, `error` the same as a message."""

    error: Message
    text: str


class DeckName(msgspec.Struct):
    id: str
    names: dict[str, str]


class GameInfo(msgspec.Struct):
    """One of `GET /api/games`. `accent` and `sign`: its colour and what stands for it, as in its layout."""

    id: str
    names: dict[str, str]
    decks: list[DeckName]
    bots: list[BotName]
    seats: list[int]  # the fewest, the most, and how many usually sit
    accent: int = 75
    sign: str = ""


class CardFace(msgspec.Struct, omit_defaults=True):
    """What is printed on a card; texts by language."""

    id: str
    names: dict[str, str]
    group: str
    type: str
    kinds: list[str] = []
    extra: list[str] = []
    unique: bool = False
    key: bool = False
    influence: int | None = None
    threat: int | None = None
    sign: str | int | None = None
    specialisation: dict[str, str] | None = None
    values: dict[str, int] = {}  # printed numbers by name
    gloss: str | None = None
    line: dict[str, str] = {}
    text: dict[str, str] = {}


class DeckFace(msgspec.Struct, omit_defaults=True):
    id: str
    names: dict[str, str]
    group: str
    title: str | list[str] = ""
    main: dict[str, int] = {}
    duel: dict[str, int] = {}


class Keyword(msgspec.Struct):
    names: dict[str, str]
    text: dict[str, str]


class Catalogue(msgspec.Struct):
    """`GET /api/catalogue/{game}`. `cards` and `keywords` by id."""

    game: str
    hash: str
    names: dict[str, str]
    cards: dict[str, CardFace]
    groups: dict[str, dict[str, str]]
    decks: list[DeckFace]
    layout: Any
    keywords: dict[str, Keyword] = {}
    places: dict[str, dict[str, str]] = {}  # what places are called, by id and language


class Paragraph(msgspec.Struct, omit_defaults=True):
    """One of `GET /api/rules/{game}`. `opens`: the title of the chapter whose first paragraph it is, by language."""

    id: str
    kind: Literal["rule", "definition"]
    chapter: str
    en: str
    ru: str
    opens: dict[str, str] = {}
