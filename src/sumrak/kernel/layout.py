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
    also: tuple[str, ...] = ()
    """Further values that stand behind it, parted by dashes: "3-5-6"."""


@dataclass(frozen=True)
class Pips:
    """`count` of `of` small marks on a card: tokens against the number that is too many.

    `count` is "tokens" or one of the card's `marks`, `of` one of its `values`.
    """

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
    """In the lower corners of the small card, from left to right; a third and fourth in the upper ones."""
    pips: tuple[Pips, ...] = ()
    price: Number | None = None
    """What it costs: shown while it is not in play. Below zero: as much as is chosen, X."""
    or_price: Number | None = None
    """In what it is paid else; shown likewise, where the card has it."""
    tints: tuple[tuple[str, int, float], ...] = ()
    """(kind, hue, chroma): the first whose kind the card has colours it instead of its group."""


@dataclass(frozen=True)
class Badge:
    """A keyword or state: the small card shows it by a glyph, the big one by its name and paragraph."""

    id: str
    label: str
    glyph: str
    cite: str


@dataclass(frozen=True)
class Mark:
    """A number laid on a card (`marks` of a card in view): chips, wounds, poison."""

    id: str
    label: str
    glyph: str
    cite: str = ""
    tone: str = "plain"
    """"bad", "good", "plain", or "veil": the deeper, the more the card fades."""


@dataclass(frozen=True)
class Group:
    """A group, clan or side: its colour (hue in degrees and chroma as in OKLCH) and its emblem."""

    id: str
    hue: int
    chroma: float
    emblem: str


@dataclass(frozen=True)
class Area:
    """Where the cards of one zone of a seat (or of nobody) lie."""

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
    rare: bool = False
    """Shown only where it is not 0, and then without its number: a thing that one has or has not."""


@dataclass(frozen=True)
class Holding:
    """What belongs to a card on the table: the places named after it, `semyon.hand` for the zone "hand" of the card semyon."""

    zone: str
    label: str
    glyph: str
    shape: str = "hand"
    """"hand" (a hand of its own), "row" (lies open on it) or "pile" (a count)."""


@dataclass(frozen=True)
class Grid:
    """Cells on which cards of one zone lie. Each card in view has its `cell`; a seat sees its own side below."""

    zone: str
    cells: tuple[tuple[str, ...], ...]
    """Their names in rows, from the far side of the table to the near one, as `near` sees it; the others see it turned round."""
    label: str
    near: int = 0
    near_counter: str = ""
    """If given, the seat whose counter of this name is 1 sits at the near side, whatever its number."""
    halves: int = 0
    """So many rows from below belong to the near side: a line is drawn there."""


@dataclass(frozen=True)
class Node:
    """A place of a map, by its id. `at` is column and row, from 1."""

    place: str
    at: tuple[int, int]
    glyph: str = ""
    group: str = ""
    """Whose home it is: it has the colour of that group."""
    quiet: bool = False
    """Nothing happens here but passing through."""


@dataclass(frozen=True)
class Map:
    """Places with ways between them; the cards of a place lie in its node. What the places are called the catalogue says."""

    nodes: tuple[Node, ...]
    edges: tuple[tuple[str, str], ...]
    label: str


@dataclass(frozen=True)
class Track:
    """A counter of the whole table that runs along a scale."""

    id: str
    label: str
    cite: str
    low: int
    high: int
    look: str = "scale"
    """"scale" (a line with a middle, `low` and `high` are the sides' ends) or "vortex" (what grows)."""
    ends: tuple[str, str] = ("", "")
    """Groups whose colours the two ends have."""
    marks: tuple[int, ...] = ()
    """Numbers at which something happens."""
    at: tuple[int, int] | None = None
    """Where on the map it is drawn, column and row."""


@dataclass(frozen=True)
class Budget:
    """What may be spent: a private number of the seat (`Spec.private`), and perhaps what it was at the beginning."""

    id: str
    label: str
    glyph: str
    of: str = ""
    tone: str = "plain"


@dataclass(frozen=True)
class Pool:
    """A choice of cards out of many against budgets, on a screen of its own while the game is in this phase."""

    phase: str
    zone: str
    """Where the cards lie that can be chosen, of the seat that chooses."""
    chosen: str
    """Where those lie that it has chosen."""
    label: str
    chosen_label: str
    budgets: tuple[Budget, ...]
    cite: str = ""
    sort: tuple[str, ...] = ()
    """Printed numbers by which the cards are in order, the greatest first."""
    before: tuple[str, ...] = ()
    """Phases in which the cards lie on that screen already, before one may choose among them."""


@dataclass(frozen=True)
class Side:
    """What lies before a seat, from the middle of the table outwards."""

    board: tuple[Area, ...]
    counters: tuple[Counter, ...]
    piles: tuple[Area, ...]
    hand: tuple[Area, ...]
    passing: tuple[Area, ...] = ()
    """Where cards are only while something is carried out: drawn in the middle."""
    holdings: tuple[Holding, ...] = ()


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
class Happening:
    """How a scene of one kind is shown: an object of the stack, a battle, a price."""

    kind: str
    label: str
    glyph: str
    steps: tuple[tuple[str, str], ...] = ()
    """(word, label): the steps through which it goes, in their order."""
    look: str = "row"
    """"row" (an object on the stack, the last one on top), "battle" (its reckonings laid out card by card),
    "price" (what is left to pay) or "slot" (whose turn it is to act)."""
    entries: tuple[tuple[str, str, str], ...] = ()
    """(how, label, glyph) of the lines of its reckonings."""
    meters: tuple[tuple[str, str, str], ...] = ()
    """(what, label, glyph)."""
    standings: tuple[tuple[str, str, str], ...] = ()
    """(how, label, glyph) of how seats stand to it."""
    tags: tuple[tuple[str, str], ...] = ()
    """(word, label)."""
    ways: tuple[tuple[str, str], ...] = ()
    """(verb, label) of the options that lie as chips on the cards that can pay: `n` is the option's number, `left` the
    argument `rest` of its label, or else what the first number on the card's face comes to."""


@dataclass(frozen=True)
class Stop:
    """Windows of one name in which a player may wish not to be asked."""

    id: str
    label: str
    windows: tuple[str, ...]
    """Words that decisions have as their `window`."""
    own: bool = True
    others: bool = True
    """Whether one is asked there, in one's own turn and in the others', if one has wished nothing."""


@dataclass(frozen=True)
class Ring:
    """More than two seats in a ring, clockwise. The neighbours mean something; who is out is passed over."""

    left: str
    """Label of the next one clockwise."""
    right: str
    """Label of the one before."""
    out: str = ""
    """The counter that is 1 for whoever is out of the game."""
    chief: str = ""
    """The counter that is written largest."""


@dataclass(frozen=True)
class Retold:
    """The lines of the log, by how their keys begin, in which an action is told: it is drawn once more when it is over."""

    begins: tuple[str, ...]
    rolled: str
    """`card` has rolled `after`; a line that begins with it is a first roll."""
    rerolled: str
    changes: str
    """Something is added to the die of `card`: said as it stands."""
    total: str
    """What the die of `card` comes to: `after`."""
    outcome: tuple[str, ...]
    """What came of it: said as it stands."""
    passed_over: tuple[str, ...] = ()
    """Belongs to it and is not said again."""


@dataclass(frozen=True)
class Phase:
    id: str
    label: str
    cite: str
    part: str = ""
    """Phases of one part are shown together: those before a battle, those of a turn."""


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
    scopes: tuple[Versus, ...] = ()
    happenings: tuple[Happening, ...] = ()
    retold: Retold | None = None
    stops: tuple[Stop, ...] = ()
    ring: Ring | None = None
    marks: tuple[Mark, ...] = ()
    grid: Grid | None = None
    map: Map | None = None
    tracks: tuple[Track, ...] = ()
    pools: tuple[Pool, ...] = ()
    common: tuple[Area, ...] = ()
    """Places of nobody that are no nodes of a map: common decks and discards."""
    idle: tuple[str, ...] = ()
    """Verbs that are always there: where nothing else but to pass is offered, a player who wants to be spared is not asked."""
    final: tuple[str, ...] = ()
    """Verbs of secret answers at a card that are not to be taken back: a tap on it alone does not give them."""
    sign: str = "skyline"
    """The motif that stands for the game where one is chosen."""
    turned: str = ""
    """What a card is called that is turned by a quarter; without it the degrees are said."""
    sides: tuple[str, ...] = ()
    """The group of each seat, in a game in which the seats are not alike: one chooses a side and no deck."""
    common_turn: bool = False
    """All act in every turn: it is nobody's."""


def layout_json(layout: Layout) -> dict[str, Any]:
    """The layout as plain JSON types, as it goes to the client inside the catalogue."""
    return asdict(layout)
