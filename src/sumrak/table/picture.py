"""What the wire shows of a game to one viewer: the classes name the shape of what a game gives, masked already."""

import msgspec

# Text: a key of a Fluent message and its arguments. The reader's program says it in the reader's language.


class Ref(msgspec.Struct, omit_defaults=True):
    """One is set: a definition or a place whose name is to be said, a seat whose player's name is; or words in both languages.

    `cell` tells a card from its copies.
    """

    card: str | None = None
    cell: str | None = None
    seat: int | None = None
    place: str | None = None
    en: str | None = None
    ru: str | None = None


class Message(msgspec.Struct):
    k: str
    a: dict[str, str | int | float | Ref] = {}


class Reason(msgspec.Struct):
    cite: str
    message: Message


# What a game shows to one viewer.


class Card(msgspec.Struct, omit_defaults=True):
    """`id` is opaque and differs by viewer; zero and absent fields are left out. Without a definition it lies face down.

    `marks`: numbers laid on it, by name; `cell`: where on a grid it lies.
    """

    id: str
    # `def` in JSON: what the card is
    definition: str = msgspec.field(name="def")
    turned: int = 0
    tokens: int = 0
    host: str | None = None
    values: dict[str, int] = {}
    badges: list[str] = []
    marks: dict[str, int] = {}
    cell: str | None = None
    controller: int | None = None
    owner: int | None = None


class Place(msgspec.Struct, omit_defaults=True):
    id: str
    seat: int | None
    zone: str
    count: int
    cards: list[Card] = []  # those that the viewer knows, in play also those that lie face down


class Player(msgspec.Struct):
    seat: int
    counters: dict[str, int]


class Term(msgspec.Struct):
    """A message like any other, with its paragraph."""

    k: str
    cite: str
    a: dict[str, str | int | float | Ref] = {}


class Die(msgspec.Struct, omit_defaults=True):
    """`rolls`: every number that it has shown, the last one counts; `terms` are added, `total` is what counts."""

    seat: int
    rolls: list[int]
    total: int
    terms: list[Term] = []
    card: str | None = None


class Entry(msgspec.Struct, omit_defaults=True):
    """A line of a reckoning: how much a card or a rule gives or takes, and why so much."""

    how: str
    amount: int
    card: str | None = None
    # `def` in JSON: what the card is, where the viewer knows it
    definition: str | None = msgspec.field(name="def", default=None)
    terms: list[Term] = []
    cite: str = ""


class Sum(msgspec.Struct, omit_defaults=True):
    """A reckoning about one thing, perhaps a card: what is laid on it and what that comes to."""

    what: Message
    total: int
    entries: list[Entry] = []
    card: str | None = None


class Meter(msgspec.Struct):
    """How far something has come: a price of which `done` of `of` is paid."""

    what: str
    done: int
    of: int


class Standing(msgspec.Struct):
    """How a seat stands to what is going on, as a word that the layout knows, and a number that belongs to it."""

    seat: int
    how: str
    n: int


class Scope(msgspec.Struct, omit_defaults=True):
    """What is going on: `kind`, `step`, `tags` are words that the layout knows, `targets` the seats at which it is aimed.

    `over`: shown once more, to be read.
    """

    kind: str
    title: Message
    cards: list[str] = []
    arrow: list[str] = []
    seat: int | None = None
    place: str | None = None
    cite: str = ""
    step: str = ""
    dice: list[Die] = []
    sums: list[Sum] = []
    meters: list[Meter] = []
    targets: list[int] = []
    standings: list[Standing] = []
    tags: list[str] = []
    over: bool = False


class Part(msgspec.Struct):
    """What has gone already into a choice of several parts: a number, perhaps of a card."""

    n: int
    card: str | None = None


class Several(msgspec.Struct):
    """`n` of these cards are to be chosen one after the other, in this order, after `done` others; one may point in any.

    Where only one name is left for a part, it is taken without a question: `done` tells which part is asked for.
    """

    done: int
    n: int
    cards: list[str]


class Decision(msgspec.Struct, omit_defaults=True):
    seat: int
    cite: str
    prompt: Message
    parts: list[Part] = []  # only for the seat that decides
    several: Several | None = None  # the same
    window: str = ""  # a window in which one may pass, as the layout's stops call it


class Anchor(msgspec.Struct, omit_defaults=True):
    """Exactly one is set: a card's id, a place's id, a cell's name, a seat, a number."""

    card: str | None = None
    place: str | None = None
    cell: str | None = None
    seat: int | None = None
    number: int | None = None


class Option(msgspec.Struct, omit_defaults=True):
    """`id` is the canonical notation; `act` sends it back."""

    id: str
    label: Message
    cite: str
    anchors: list[Anchor] = []
    warning: Reason | None = None


class Outcome(msgspec.Struct):
    winners: list[int]
    scores: list[int]
    termination: str
    cite: str
    text: Message


class GameView(msgspec.Struct, omit_defaults=True):
    game: str
    seat: int | None
    turn: int
    active: int | None
    phase: str
    players: list[Player]
    places: list[Place]
    scopes: list[Scope]
    decisions: list[Decision]
    options: list[Option] = []  # only for the seat that decides
    outcome: Outcome | None = None
    own: dict[str, int] = {}  # numbers that this seat alone sees
    ring: list[int] = []  # the seats clockwise, where they do not sit as they are counted
    cells: dict[str, list[str]] = {}  # what lies on cells of a grid themselves: badges by the cell's name


class LogEntry(msgspec.Struct, omit_defaults=True):
    """`n` counts the entries this viewer has, from 0; `seq` is after how many answers it happened."""

    n: int
    k: str
    cite: str
    seq: int
    a: dict[str, str | int | float | Ref] = {}
    cards: list[str] = []


class Fx(msgspec.Struct):
    """A card with a new id came from `src`: the id it had, or the place where it was not known. Decoration only."""

    card: str
    src: str
