"""What goes over HTTP: games, catalogues, rules, and a table to be made."""

from typing import Annotated, Any, Literal

import msgspec

from .protocol import Language, Message

BotName = Literal["random", "greedy", "ismcts-quick", "ismcts-steady", "ismcts-deep"]


class NewTable(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Body of `POST /api/tables`. `deck2`: the other seat's deck; without it, the next deck of the game's list.

    `seat`: which of the seats the maker takes; a game without decks of one's own needs no `deck`.
    """

    game: str
    opponent: BotName | Literal["friend", "both"]
    deck: str = ""
    deck2: str | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    lang: Language = "en"
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class TableMade(msgspec.Struct, omit_defaults=True):
    """Paths. `invite` only where the opponent is a friend."""

    table: str
    url: str
    watch: str
    invite: str | None = None


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
