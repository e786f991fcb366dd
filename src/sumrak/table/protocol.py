"""The wire. This module and `api` are its only source: msgspec checks it here, `tsgen` turns it into the client's types.

One WebSocket a browser at `/ws/{table}`, JSON text frames, tag `t`. What a game shows (`GameView`, `LogEntry`) is
masked for the viewer before it is encoded; the classes here name its shape.
"""

from typing import Annotated, Literal

import msgspec

PROTO = 1
FRAME_LIMIT = 4096  # bytes of a client's frame; longer ones are refused

Language = Literal["en", "ru"]
Nonce = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Number = Annotated[int, msgspec.Meta(ge=-1, le=2**53)]
Presence = Literal["online", "offline", "left", "bot", "free"]  # one for each seat; "free": nobody has taken it yet


# Text: a key of a Fluent message and its arguments. The reader's program says it in the reader's language.


class Ref(msgspec.Struct, omit_defaults=True):
    """Exactly one is set: a definition or a place whose name is to be said, or a seat whose player's name is."""

    card: str | None = None
    seat: int | None = None
    place: str | None = None


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


class Decision(msgspec.Struct, omit_defaults=True):
    seat: int
    cite: str
    prompt: Message
    parts: list[Part] = []  # only for the seat that decides
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


# Server → client.


class ServerFrame(msgspec.Struct, tag_field="t", omit_defaults=True):
    pass


class Invite(msgspec.Struct):
    seat: int
    path: str


class Links(msgspec.Struct, omit_defaults=True):
    """Paths, to be put behind the page's origin.

    `invites` are the seats still free, `invite` the first of them; `seat` opens my own seat on another device.
    """

    watch: str
    seat: str | None = None
    invite: str | None = None
    invites: list[Invite] = []


class Clocks(msgspec.Struct):
    """Each player's time for the whole game and what every decision adds, in milliseconds."""

    bank: int
    increment: int


class ClockFace(msgspec.Struct):
    """What a seat has left, in milliseconds, when the view was made; whether it runs."""

    left: int
    runs: bool


class Offer(ServerFrame, tag="offer"):
    """An accepted rematch names the new `table`; everybody at the old one may go to `/t/{table}`."""

    kind: Literal["undo", "rematch"]
    by: int
    state: Literal["open", "accepted", "declined"]
    table: str | None = None


class Hello(ServerFrame, tag="hello"):
    """First frame of a socket, and again whenever something in it changes.

    `seat`: whose eyes the viewer has, null for a spectator; `both`: the browser holds all seats, and the view follows
    whoever decides (`view.view.seat`). `bots[seat]`: the bot's name, "" for a person. `note` says why a frozen table does
    not go on. `build`: when it differs from the first one this page heard, the page is old and loads itself again. `seed`
    (hexadecimal) follows the end; `seed_hash` is its SHA-256. `rematch`: the table where these players went on.
    `may_sit`: the seats among which who was invited may choose. `left`: seats whose players have left or run out of time; a
    bot plays on there. `clocks`: only where the table has any.
    """

    proto: int
    build: str
    table: str
    seat: int | None
    names: list[str]
    game: str
    decks: list[str]
    state: Literal["waiting", "playing", "over", "frozen"]
    bots: list[str]
    seed_hash: str
    links: Links
    both: bool = False
    seed: str | None = None
    note: Message | None = None
    rematch: str | None = None
    may_sit: list[int] = []
    left: list[int] = []
    clocks: Clocks | None = None


class View(ServerFrame, tag="view"):
    """The whole table for one viewer.

    `seq`: how many answers, undos and resignations the record has; an `act` names it. `ply`: answers given up to what is
    shown, `last`: up to now. `live` false: a view that `seek` asked for; until `seek` -1 it comes again when the game
    goes on, with another `last`. `log`: the entries from number `log_from` on; what the client has from there on is
    replaced. `undo`: whether taking my last answer back is free, needs consent, or has no object. `spared`: my decision will be
    passed for me, as I wished. `clocks`: one for each seat, null for a bot.
    """

    seq: int
    ply: int
    last: int
    view: GameView
    log: list[LogEntry]
    log_from: int
    online: list[Presence]
    undo: Literal["free", "ask", "no"]
    live: bool = True
    fx: list[Fx] = []
    offer: Offer | None = None
    spared: bool = False
    clocks: list[ClockFace | None] = []


class Ack(ServerFrame, tag="ack"):
    n: int
    seq: int


ErrCode = Literal[
    "bad",  # not JSON, not one of these frames, or a field out of range
    "binary",
    "too_big",
    "flood",
    "stale",  # the table has moved on; the view that follows is newer
    "illegal",  # a `reason` says why, with its paragraph
    "not_yours",  # nothing is asked of this seat, or the viewer has none
    "unfair",  # hints in a game between people, or for a seat that one does not play
    "not_now",  # waiting for a player, or nothing to take back, or no such offer
    "over",
    "frozen",
    "internal",
]


class Err(ServerFrame, tag="err"):
    """`n` is the frame's, -1 where it could not be read."""

    n: int
    code: ErrCode
    text: Message
    reason: Reason | None = None


class Pong(ServerFrame, tag="pong"):
    c: float
    at: float


class Online(ServerFrame, tag="presence"):
    online: list[Presence]
    watching: int = 0


class Use(msgspec.Struct, omit_defaults=True):
    """One conceivable use of a card; `reason` is null where nothing forbids it, `cite` its paragraph."""

    option: str
    label: Message
    cite: str
    reason: Message | None = None


class Value(msgspec.Struct):
    """What a public card has now; `terms` say in their order how it comes about."""

    what: Message
    value: int
    terms: list[Term]


class Why(ServerFrame, tag="why", omit_defaults=True):
    """`answers`: empty for a spectator, who can do nothing. Both speak of the moment that the viewer looks at."""

    n: int
    card: str
    answers: list[Use]
    values: list[Value] = []


class Step(msgspec.Struct):
    """An answer that is expected of a seat."""

    seat: int
    label: Message
    cite: str


class Idea(msgspec.Struct, omit_defaults=True):
    """An option that may be given: `win` is the share of the game that is expected of it, 0 to 1, after so many `visits` of a
    search; `line`: what is expected to follow, told by what the seat knows and guesses."""

    option: Option
    win: float
    visits: int
    line: list[Step] = []


class Hint(ServerFrame, tag="hint"):
    """What a seat could best do after so many answers, the best first. More of them come until `done`."""

    n: int
    ply: int
    seat: int
    ideas: list[Idea]
    simulations: int
    done: bool = False


class Worth(ServerFrame, tag="worth"):
    """Who stands how well after so many answers, as shares of the game, one a seat: as `seat` sees it, null as it truly is."""

    n: int
    ply: int
    seat: int | None
    shares: list[float]


class Point(msgspec.Struct):
    ply: int
    shares: list[float]


class Course(ServerFrame, tag="course"):
    """The same for a whole game that is over; more points come until `done`."""

    n: int
    seat: int | None
    points: list[Point]
    done: bool = False


ServerMsg = Hello | View | Ack | Err | Pong | Offer | Online | Why | Hint | Worth | Course


# Client → server. `n` is the client's own number for the frame, drawn at random or counted up: a frame sent again after a
# broken connection keeps its `n` and `seq`, and is then answered with the same `ack` instead of counting twice.


class ClientFrame(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    pass


class Act(ClientFrame, tag="act"):
    n: Nonce
    seq: Number
    option: Annotated[str, msgspec.Meta(max_length=400)]


class Undo(ClientFrame, tag="undo"):
    n: Nonce
    seq: Number


class Answer(ClientFrame, tag="answer"):
    n: Nonce
    kind: Literal["undo", "rematch"]
    yes: bool


class Seek(ClientFrame, tag="seek"):
    """-1 goes back to live. `seat` (another seat's eyes, -1 for a spectator's) only after the end."""

    ply: Number
    seat: Number | None = None


class AskWhy(ClientFrame, tag="why"):
    n: Nonce
    card: Annotated[str, msgspec.Meta(max_length=100)]


class Resign(ClientFrame, tag="resign"):
    n: Nonce


class Rematch(ClientFrame, tag="rematch"):
    n: Nonce


class Study(ClientFrame, tag="study"):
    """What could best be done at the moment that the viewer looks at (`hint`), who stands how well there (`worth`) or stood
    in the whole game (`course`); "stop": nothing of that any more. The last wish of a kind counts. `truth`: as it truly is.

    Only alone against bots, by what one's own seat sees; in a game that is over everybody may, with any eyes and `truth`.
    """

    n: Nonce
    what: Literal["hint", "worth", "course", "stop"]
    truth: bool = False


class Ping(ClientFrame, tag="ping"):
    """`rtt`: how long the last answer took to come back, in milliseconds: clocks allow for it."""

    c: float
    rtt: Annotated[float, msgspec.Meta(ge=0, le=60_000)] = 0


class Sit(ClientFrame, tag="sit"):
    """Takes a free seat, with a deck and a name; while the table waits also to change them."""

    n: Nonce
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)]
    deck: Annotated[str, msgspec.Meta(max_length=80)] = ""
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Prefer(ClientFrame, tag="prefer"):
    """In which windows this viewer does not want to be asked: passes are given for him there.

    `off`: a stop's id and "own" or "others", as "block:others". `wake`: asked all the same where he is aimed at. `spare`: not
    asked where only verbs that the layout calls idle are offered. `until`: nothing is asked until his next turn.
    """

    off: Annotated[list[Annotated[str, msgspec.Meta(max_length=60)]], msgspec.Meta(max_length=200)] = []
    wake: bool = True
    spare: bool = True
    until: Literal["", "turn"] = ""


ClientMsg = Act | Undo | Answer | Seek | AskWhy | Resign | Rematch | Ping | Sit | Prefer | Study

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMsg).decode
