"""How a game lies on the table, as data: the client draws any game from its layout, its view and the anchors of its options.

Words for pictures (`glyph`, `motif`, `emblem`, `frame`) name drawings that the client has. Labels are keys of Fluent messages.
"""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Number:
    """A number on the face of a card: `value` names it in the `values` of a card in view and among its printed facts."""

    value: str
    label: str
    glyph: str
    signed: bool = False
    """Written with its sign: a bonus."""


@dataclass(frozen=True)
class Pips:
    """`count` of `of` small marks on a card: tokens against the number that is too many."""

    count: str
    of: str
    label: str
    glyph: str


@dataclass(frozen=True)
class Face:
    """How cards of one type look."""

    type: str
    frame: str
    """"portrait", "landscape" (printed sideways), "round" (the picture in a circle) or "slip" (lies under others)."""
    motifs: tuple[tuple[str, str], ...]
    """(kind, motif): the first whose kind the card has; kind "" fits all."""
    numbers: tuple[Number, ...] = ()
    """In the lower corners of the small card, from left to right."""
    pips: tuple[Pips, ...] = ()


@dataclass(frozen=True)
class Badge:
    """A keyword or state: the small card shows it by a glyph, the big one by its name and paragraph."""

    id: str
    label: str
    glyph: str
    cite: str


@dataclass(frozen=True)
class Group:
    """A group, clan or side: its colour (hue in degrees and chroma as in OKLCH) and its emblem."""

    id: str
    hue: int
    chroma: float
    emblem: str


@dataclass(frozen=True)
class Area:
    """Where the cards of one zone of a seat lie."""

    zone: str
    shape: str
    """"row", "fan" (a hand), "pile" (a count that opens to look) or "stake" (shown in the middle, face down until known)."""
    label: str
    glyph: str = ""
    under: str = ""
    """The zone whose cards lie under the cards here, each under the one it names as `host`."""


@dataclass(frozen=True)
class Counter:
    """A counter of a player: a track with a top, or a plain number (`top` 0)."""

    id: str
    label: str
    glyph: str
    top: int = 0
    cite: str = ""


@dataclass(frozen=True)
class Side:
    """What lies before a seat, from the middle of the table outwards."""

    board: tuple[Area, ...]
    counters: tuple[Counter, ...]
    piles: tuple[Area, ...]
    hand: tuple[Area, ...]
    passing: tuple[Area, ...] = ()
    """Where cards are only while something is carried out: drawn in the middle."""


@dataclass(frozen=True)
class Told:
    """The lines of the log, by their keys, in which a scope between two cards is told: it is drawn again when it is over."""

    begins: str
    """`card` against `other`."""
    opens: str
    """A side's `card` is staked openly."""
    compares: tuple[tuple[str, str, str], ...]
    """(value, the line where the first wins, the line where it does not): `before` is its number, `after` the other's."""
    ends: tuple[str, ...]
    """Comes to its end without or after a comparison: said as it stands."""
    strikes: tuple[str, ...] = ()
    """Takes a staked `card` its effect."""
    marks: tuple[str, ...] = ()
    """One of the two cards gets a mark; `after` is how many it has."""
    follows: tuple[str, ...] = ()
    """Belongs to it where it comes next: said as it stands."""


@dataclass(frozen=True)
class Versus:
    """A scope between two cards: an arrow from the first to the second, their numbers side by side.

    The scope's further cards are what the sides have staked.
    """

    kind: str
    label: str
    compare: tuple[Number, ...]
    sign: str
    """The relation by which the first wins, as it is written: "≥"."""
    told: Told | None = None


@dataclass(frozen=True)
class Phase:
    id: str
    label: str
    cite: str


@dataclass(frozen=True)
class Layout:
    game: str
    accent: int
    """The one accent of the game: a hue in degrees (OKLCH)."""
    groups: tuple[Group, ...]
    faces: tuple[Face, ...]
    badges: tuple[Badge, ...]
    phases: tuple[Phase, ...]
    side: Side
    shared: tuple[Counter, ...]
    """Counters of the whole table: every player's view of them is the same number."""
    scopes: tuple[Versus, ...]


def layout_json(layout: Layout) -> dict[str, Any]:
    """The layout as plain JSON types, as it goes to the client inside the catalogue."""
    return asdict(layout)
