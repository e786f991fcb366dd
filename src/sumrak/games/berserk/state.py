"""The state of a game of Berserk: the kernel's columns and those of its own, the zones, the frames, the smallest questions."""

from __future__ import annotations

from typing import Any

from sumrak.games.berserk.board import CELLS, NAMES, NOWHERE
from sumrak.games.berserk.facts import W_DEFEND, W_TARGETS, Facts, Sheet
from sumrak.games.berserk.frames import Chain, OnCell
from sumrak.games.berserk.rules import RP5, Rules
from sumrak.kernel.agenda import Option
from sumrak.kernel.event import EVERYBODY, Event
from sumrak.kernel.place import ALL, AS_BEFORE, NOBODY, OWNER, Place, Zone, places_of
from sumrak.kernel.state import Lasting, State

# chapter 12: zones (B-12.1). Field and additional zone lie on the side of whoever controls the card, the others on the owner's
ZONE_TABLE = (
    Zone("deck", NOBODY, ordered=True),
    Zone("deal", OWNER),
    Zone("squad", OWNER),
    Zone("field", AS_BEFORE, in_play=True),
    Zone("aside", ALL, in_play=True),
    Zone("graveyard", ALL, ordered=True),
    Zone("exile", ALL),
)
DECK, DEAL, SQUAD, FIELD, ASIDE, GRAVE, EXILE = range(7)
ZONES = 7
PLACES = places_of(ZONE_TABLE, 2)
FIELDS = (FIELD, ZONES + FIELD)
ASIDES = (ASIDE, ZONES + ASIDE)
BATTLE = (*FIELDS, *ASIDES)

# bits of `flags`
(
    IS_BLESSED, IS_CURSED, IS_DYING, HAS_DEFENDED, IS_AIMING, HAS_AIMED, WAS_INCARNATED, SLEEPS, BY_ATTACK, PROMISED, HAS_RUSHED,
    HAS_FLOWN, WAS_HIDDEN, OF_POISON, WAITS, WAS_HURT,
) = [1 << i for i in range(16)]  # fmt: skip

# bits of `unsettled` beside the kernel's: what has to be looked at again
LIVES, HOSTS, BOUND, FLIGHTS = 2, 4, 8, 16

# kinds of rows of `lasting` (their `clause`)
GAIN, LOSE, LOSE_ALL, CONTROLLED, LATER, NET, SHIELD = range(7)
FOREVER = -1

FREE, BURNING = -1, -2
"""What `grid` says of a cell without a card; where a fire burns it is occupied all the same (B-20.6)."""
SPENT = 99
"""`moved` of a card that has no movement left, whatever its allowance."""


NOT_KEPT = ("facts", "field", "aside", "token")
"""Attributes that can be made again."""


class Berserk(State):
    """A game of Berserk. `field` and `aside` are its piles by seat; `grid` says which card holds a cell."""

    __slots__ = (
        "acted", "alert", "alive", "ambush", "aside", "aura_whats", "aura_words", "auras", "cell", "duties", "extra", "facts", "field", "fight", "first", "flags", "gold", "grid",
        "idle", "moved", "on_cells", "phase", "poison", "poisoner", "positions", "rebuff", "redeals", "riding", "rows_of", "rules", "shapes", "sheet", "silver", "slayer", "spent",
        "spirits", "struck", "tally", "texts", "token", "tokens", "used", "waiting", "wounds",
    )  # fmt: skip

    def __init__(self, sheet: Sheet, rules: Rules = RP5, seats: int = 0, seed: int = 0) -> None:
        super().__init__(seats, seed)
        self.sheet, self.rules, self.token = sheet, rules, object()
        if seats:
            self.lay_piles()
            # by card
            self.facts: list[Facts] = []  # of its definition
            self.cell: list[int] = []
            self.wounds: list[int] = []
            self.tokens: list[int] = []
            self.extra: list[int] = []  # additional life
            self.poison: list[int] = []
            self.moved: list[int] = []  # movement spent
            self.struck: list[int] = []  # simple strikes made
            self.spent: list[int] = []  # wounds that Armour has prevented this turn
            self.tally: list[int] = []  # incarnation tokens
            self.used: list[int] = []  # bits of clauses used this turn
            self.flags: list[int] = []
            self.rows_of: list[int] = []  # how many rows of `lasting` are about it
            self.slayer: list[int] = []  # which card gave it its last wounds (B-21.6), -1: none
            self.poisoner: list[int] = []  # which card gave it its poison
            # by cell
            self.grid: list[int] = [FREE] * CELLS
            self.on_cells: list[OnCell] = []  # markers; a new list where they change
            # by seat
            self.gold: list[int] = [0, 0]
            self.silver: list[int] = [0, 0]
            self.redeals: list[int] = [0, 0]
            self.ambush: list[bool] = [False, False]  # B-17.11
            self.rebuff: list[bool] = [False, False]  # B-18.26
            # the battle
            self.first = 0
            self.phase = ""
            self.fight = -1  # index of the innermost chain's frame
            self.idle = 0  # turns without progress (B-22.3a)
            self.acted = False  # whether there was progress this turn
            self.positions: tuple[int, ...] = ()  # B-22.3b
            self.alert = 0  # windows in which somebody may have something sudden: bits, by what is in play
            self.texts: list[int] = []  # cards whose text works by itself, in the order in which they came
            self.aura_whats = self.aura_words = 0  # bits of the numbers and words that `auras` may give
            self.auras: list[int] = []  # those with permanent features about other cards
            self.riding: list[int] = []  # symbiotes that sit on a host
            self.duties = 0  # bits of the seats with cards that must strike (B-17.13c)
            self.shapes = False  # whether somebody gives others what changes what they may do
            self.alive = 3  # bits of the seats that have creatures in play
            self.spirits = False  # whether an incorporeal creature is in play
            self.waiting = False  # whether one that would come from a graveyard finds no free cell (B-18.22)

    def __getstate__(self) -> dict[str, Any]:
        """Without `facts`, which are the sheet's, and the piles by seat."""
        return {name: x for name, x in super().__getstate__().items() if name not in NOT_KEPT}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self.token = object()
        self.lay_piles()
        self.facts = list(map(self.sheet.facts.__getitem__, self.definition))

    def make_places(self, seats: int) -> tuple[Place, ...]:
        return PLACES

    def lay_piles(self) -> None:
        """The same piles by seat."""
        piles = self.piles
        self.field, self.aside = piles[FIELD::ZONES], piles[ASIDE::ZONES]

    def blank(self) -> Berserk:
        return Berserk(self.sheet, self.rules)

    def copy(self) -> Berserk:
        new = Berserk(self.sheet, self.rules)
        self.copy_into(new)
        new.lay_piles()
        new.facts = self.facts  # shared, like `definition`
        new.cell, new.wounds, new.tokens = self.cell[:], self.wounds[:], self.tokens[:]
        new.extra, new.poison, new.moved = self.extra[:], self.poison[:], self.moved[:]
        new.struck, new.spent, new.tally = self.struck[:], self.spent[:], self.tally[:]
        new.used, new.flags, new.rows_of, new.grid = self.used[:], self.flags[:], self.rows_of[:], self.grid[:]
        new.gold, new.silver, new.redeals, new.ambush = self.gold[:], self.silver[:], self.redeals[:], self.ambush[:]
        new.first, new.phase, new.fight, new.idle = self.first, self.phase, self.fight, self.idle
        new.acted, new.positions, new.alert = self.acted, self.positions, self.alert
        new.texts, new.auras, new.slayer, new.poisoner = self.texts[:], self.auras[:], self.slayer[:], self.poisoner[:]
        new.spirits, new.waiting, new.riding = self.spirits, self.waiting, self.riding[:]
        new.alive, new.duties, new.shapes = self.alive, self.duties, self.shapes
        new.aura_whats, new.aura_words = self.aura_whats, self.aura_words
        new.on_cells, new.rebuff = self.on_cells, self.rebuff
        self.token = object()  # from now on neither may change a frame that both have
        return new

    def add(self, definition: int, place: int, known: int = 0) -> int:
        card = self.add_card(definition, place, place // ZONES, known)
        self.facts = list(map(self.sheet.facts.__getitem__, self.definition))
        self.cell.append(NOWHERE)
        self.slayer.append(-1)
        self.poisoner.append(-1)
        for column in (
            self.wounds, self.tokens, self.extra, self.poison, self.moved, self.struck, self.spent, self.tally, self.used,
            self.flags, self.rows_of,
        ):  # fmt: skip
            column.append(0)
        return card

    def marks(self, card: int) -> tuple[int, ...]:
        return (
            self.cell[card], self.wounds[card], self.tokens[card], self.extra[card], self.poison[card], self.moved[card],
            self.struck[card], self.spent[card], self.tally[card], self.used[card], self.flags[card],
        )  # fmt: skip

    def game_facts(self) -> tuple[Any, ...]:
        marks = sorted([one.facts() for one in self.on_cells])
        return (
            self.gold, self.silver, self.redeals, self.ambush, self.first, self.phase, self.idle, len(self.positions), self.rebuff, *marks,
        )  # fmt: skip

    def edit(self, k: int) -> Chain:
        """A chain's frame to be changed: a copy that has taken its place, unless this state alone has it already."""
        frame: Chain = self.frames[k]
        if frame.owner is not self.token:
            frame = frame.copy()
            frame.owner = self.token
            self.frames[k] = frame
        return frame

    def keep(self, kind: int, cite: str, seat: int, card: int, other: int, cause: int, before: int, after: int) -> None:
        """What goes on happening by a card that is back in its deck (poison, a text on the stack) is nobody's deed."""
        if cause >= 0 and self.known[cause] != EVERYBODY:
            cause = -1
        State.keep(self, kind, cite, seat, card, other, cause, before, after)

    # who, where, what
    def controller(self, card: int) -> int:
        """B-3.4: in whose squad it is."""
        return self.place[card] // ZONES

    def is_hidden(self, card: int) -> bool:
        """B-8.3: it lies face down."""
        return self.known[card] != EVERYBODY and self.place[card] % ZONES == FIELD

    def in_play(self, card: int) -> bool:
        return self.place[card] in BATTLE

    def cell_of(self, card: int) -> int:
        return self.cell[card]

    def apart(self, card: int) -> int:
        """Whoever lies face down is a copy of nothing."""
        if card < 0 or self.cell[card] < 0:
            return -1
        definition = self.definition[card]
        for side in self.field:
            for other in side:
                if other != card and self.definition[other] == definition and self.known[other] == EVERYBODY:
                    return self.cell[card]
        return -1

    def spot(self, card: int) -> str:
        return NAMES[self.cell[card]]

    def squad(self, seat: int) -> list[int]:
        """All cards that a seat has in play."""
        return self.field[seat] + self.aside[seat]

    # what holds between two steps
    def scope_ends(self, k: int) -> None:
        State.scope_ends(self, k)
        if k == self.fight:
            chain.drop_roles(self, k)

    def lasting_ended(self, rows: list[Lasting]) -> None:
        durations.ended(self, rows)

    def checks(self, flags: int) -> None:
        checks.check(self, flags)

    def triggers(self, batch: list[Event]) -> None:
        triggers.find(self, batch)

    def renamed(self) -> None:
        self.facts = list(map(self.sheet.facts.__getitem__, self.definition))

    def refreshed(self) -> None:
        presence.look_again(self)

    def plausible(self, seat: int) -> bool:
        return recruiting.is_plausible(self, seat)

    def mended(self, seat: int) -> bool:
        return guessing.mended(self, seat)

    # windows
    def window_order(self, k: int, kind: int) -> list[int]:
        return [self.active, 1 - self.active]

    def window_row(self, k: int, kind: int) -> tuple[list[int], tuple[int, int]]:
        seats = [self.active, 1 - self.active]
        if not kind & W_TARGETS:
            return seats, (kind, kind)
        return seats, (kind, kind | W_DEFEND) if self.frames[k].seat == self.active else (kind | W_DEFEND, kind)

    def window_options(self, k: int, kind: int, seat: int) -> list[Option]:
        return offering.window_options(self, k, kind, seat)

    def window_act(self, k: int, seat: int, verb: str, *operands: int) -> None:
        acting.act(self, k, seat, verb, *operands)


# these chapters change the state that is defined above
from sumrak.games.berserk import acting, chain, checks, durations, guessing, offering, presence, recruiting, triggers  # noqa: E402
