"""The wire. This module, `picture` and `api` are its only source: msgspec checks it here, `tsgen` turns it into the client's types.

One WebSocket a browser at `/ws/{table}`, JSON text frames, tag `t`. What a game shows (`GameView`, `LogEntry`) is
masked for the viewer before it is encoded; the classes of `picture` name its shape.
"""

from typing import Annotated, Literal

import msgspec

from .picture import (
    Anchor,
    Card,
    Decision,
    Die,
    Entry,
    Fx,
    GameView,
    LogEntry,
    Message,
    Meter,
    Option,
    Outcome,
    Part,
    Place,
    Player,
    Reason,
    Ref,
    Scope,
    Several,
    Standing,
    Sum,
    Term,
)

PROTO = 1
FRAME_LIMIT = 4096  # bytes of a client's frame; longer ones are refused

Language = Literal["en", "ru"]
Nonce = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Number = Annotated[int, msgspec.Meta(ge=-1, le=2**53)]
Presence = Literal["online", "offline", "left", "bot", "free"]  # one for each seat; "free": nobody has taken it yet


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
    search; `line`: what is expected to follow, told by what the seat knows and guesses. `seldom`: tried too seldom for `win` to be
    compared with the others'."""

    option: Option
    win: float
    visits: int
    line: list[Step] = []
    seldom: bool = False


class Hint(ServerFrame, tag="hint"):
    """What a seat could best do after so many answers, the best first. More of them come until `done`. `played`: what it has
    done there, where one looks back."""

    n: int
    ply: int
    seat: int
    ideas: list[Idea]
    simulations: int
    done: bool = False
    played: Option | None = None


class Worth(ServerFrame, tag="worth"):
    """Who stands how well after so many answers, as shares of the game, one a seat: as `seat` sees it, null as it truly is."""

    n: int
    ply: int
    seat: int | None
    shares: list[float]


class Point(msgspec.Struct, omit_defaults=True):
    """`given`: the answers since the point before."""

    ply: int
    shares: list[float]
    given: list[Step] = []


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
    """`cell`: only about what the card could do there."""

    n: Nonce
    card: Annotated[str, msgspec.Meta(max_length=100)]
    cell: Annotated[str, msgspec.Meta(max_length=20)] = ""


class Resign(ClientFrame, tag="resign"):
    n: Nonce


class Rematch(ClientFrame, tag="rematch"):
    n: Nonce


class Study(ClientFrame, tag="study"):
    """What could best be done at the moment that the viewer looks at (`hint`), who stands how well there (`worth`) or stood
    in the whole game (`course`); "stop": no hint and no course any more. The last wish of a kind counts. `truth`: as it truly is.

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

__all__ = [
    "FRAME_LIMIT",
    "PROTO",
    "Ack",
    "Act",
    "Anchor",
    "Answer",
    "AskWhy",
    "Card",
    "ClientFrame",
    "ClientMsg",
    "ClockFace",
    "Clocks",
    "Course",
    "Decision",
    "Die",
    "Entry",
    "Err",
    "ErrCode",
    "Fx",
    "GameView",
    "Hello",
    "Hint",
    "Idea",
    "Invite",
    "Language",
    "Links",
    "LogEntry",
    "Message",
    "Meter",
    "Nonce",
    "Number",
    "Offer",
    "Online",
    "Option",
    "Outcome",
    "Part",
    "Ping",
    "Place",
    "Player",
    "Point",
    "Pong",
    "Prefer",
    "Presence",
    "Reason",
    "Ref",
    "Rematch",
    "Resign",
    "Scope",
    "Seek",
    "ServerFrame",
    "ServerMsg",
    "Several",
    "Sit",
    "Standing",
    "Step",
    "Study",
    "Sum",
    "Term",
    "Undo",
    "Use",
    "Value",
    "View",
    "Why",
    "Worth",
    "decode",
    "encode",
]
