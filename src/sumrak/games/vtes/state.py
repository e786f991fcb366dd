"""The state of a game of Vampire: the kernel's columns and those of its own, the zones, what the kernel asks the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sumrak.games.vtes.facts import Facts, Sheet, Way, Ways
from sumrak.games.vtes.frames import Action, Combat
from sumrak.games.vtes.rules import Rules
from sumrak.games.vtes.vocabulary.terms import OTHERS, A
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.place import ALL, NOBODY, OWNER, Place, Zone, places_of
from sumrak.kernel.state import Lasting, State

ZONE_TABLE = (
    Zone("crypt", NOBODY, ordered=True),
    Zone("library", NOBODY, ordered=True),
    Zone("hand", OWNER),
    Zone("uncontrolled", OWNER, in_play=True),
    Zone("ready", ALL, in_play=True),
    Zone("torpor", ALL, in_play=True),
    Zone("recruits", ALL, in_play=True),
    Zone("permanents", ALL, in_play=True),
    Zone("attached", ALL, in_play=True),
    Zone("contested", ALL, in_play=True),
    Zone("stowed", ALL, in_play=True),
    Zone("limbo", ALL),
    Zone("ash_heap", ALL),
    Zone("removed", ALL),
)
(
    CRYPT, LIBRARY, HAND, UNCONTROLLED, READY, TORPOR, RECRUITS, PERMANENTS, ATTACHED, CONTESTED, STOWED, LIMBO, ASH, REMOVED,
) = range(14)  # fmt: skip
ZONES = 14
IN_PLAY = (READY, TORPOR, RECRUITS, PERMANENTS, ATTACHED)
"""Under somebody's control (VTES-1.1.9)."""
MINIONS = (READY, TORPOR, RECRUITS)
LOST, TABLE, ALL_HANDS, ALL_SIDES = 8, 16, 0x1F, 0x1F
ALL_DIRTY = ALL_HANDS | ALL_SIDES << TABLE
"""Bits of `dirty`: a seat's hand; LOST further up, that a card has left it; TABLE further up what is in play on its side."""
ANYTHING = -1
"""As long as it is not known what texts in play speak about."""
MOMENT = 1 << 5
"""Another one: an action or combat begins or ends, or is not what it was."""
CLAIMING = (*IN_PLAY, CONTESTED)
"""Where a unique card is claimed."""
OF_ZONE = [1 if zone == HAND else 1 << TABLE if zone in CLAIMING else 0 for zone in range(ZONES)]
DIRT = tuple([OF_ZONE[zone] << seat for seat in range(5) for zone in range(ZONES)])
"""By place: what can be used from there, or is claimed there."""
DIRT_LEFT = tuple([dirt << LOST if dirt & ALL_HANDS else dirt for dirt in DIRT])
"""The same for the place that a card leaves: a hand can do no more than before."""
ON_TABLE = (UNCONTROLLED, READY, TORPOR, RECRUITS, PERMANENTS, ATTACHED, CONTESTED, STOWED)
ARE_ON_TABLE = tuple([zone in ON_TABLE for _ in range(5) for zone in range(ZONES)])
"""By place."""
PLACES = {seats: places_of(ZONE_TABLE, seats) for seats in range(2, 6)}

# bits of `unsettled` beside the kernel's: what has to be looked at again
POOLS, COPIES, LIVES, FIGHT = 2, 8, 16, 32
HAND_OF: Final = 8
HANDS: Final = ALL_HANDS << HAND_OF
"""A bit for each seat, from HAND_OF on."""
HAND_BIT = tuple([(dirt & ALL_HANDS) << HAND_OF for dirt in DIRT])
"""By place: the bit of a hand."""

# bits of `flags`, by card
LOST_TITLE, ANARCH, TITLE_CONTESTED, HELD, MUST_HUNT, FROM_TORPOR, EMBRACED, TEMPORARY = 1, 2, 4, 8, 16, 32, 64, 128
IMPROVED, NOW_SABBAT, NOW_CAMARILLA, ORDAINED, ALIEN, NEWLY = 256, 512, 1024, 2048, 4096, 8192

# kinds of rows of `lasting`
INTERCEPT, CAN_BLOCK = range(2)

(
    UNTAPS_AT_END, FED, MORE_HAND, UNTAPS_IN_DISCARD, SEES_HANDS, WAS_UNTAPPED, HAS_PASSED, NO_BLEEDS,
) = (-31, -41, -61, -71, -81, -91, -101, -111)  # fmt: skip
"""Words in `used`: a minion that untaps at the end of the turn, a vampire that has used a hunting ground, a larger hand, a player who sees
all hands, a card that was untapped as the turn began, a vampire whose referendum has passed, a player whose minions
do not bleed any more."""

POOL, HAND_SIZE, CRYPT_DEALT = 30, 7, 4


class Vtes(State):
    """A game of Vampire.

    By card: `blood` (blood, life or other counters), `player` (who controls a master card that lies on another's, or a
    minion's permanent controller), `flags`, and what is derived while `stale` is false: `capacity`, `basic` and `superior`
    (bits of Disciplines), `bleed`, `strength`, `stealth`, `intercept`. By seat: `pool`, `halves` (of victory points), `debt`
    (of an out-of-turn master), `owed` (cards played that are not replaced yet), `could` (see the kernel). `alive` bits of
    the seats still in; `edge` a seat or -1; `delayed` (seat, moment, scope) of replacements that wait; `acted`, `used` what
    may not be repeated in this turn or phase.
    """

    __slots__ = (
        "acted", "acting", "alive", "altered", "anybody", "at_hand", "auras", "basic", "bleed", "blood", "bonds", "cancelled", "capacity", "claims", "debt", "delayed", "dirty", "discards", "due_pool",
        "edge", "events_played", "facts", "fighting", "fitted", "flags", "gifted", "given", "halves", "hand_bonus", "history", "in_hand", "intercept", "kin", "left_alone", "masters",
        "offering", "owed", "passing", "phase", "player", "pool", "rules", "says", "seating", "sheet", "shining", "sizes", "spoken", "stealth", "strength", "superior", "talking", "timely", "titled", "transfers", "trifle",
        "turns", "uneven", "until", "used", "vain", "voices", "withdrawing",
    )  # fmt: skip

    def __init__(self, sheet: Sheet, rules: Rules, seats: int = 0, seed: int = 0) -> None:
        super().__init__(seats, seed)
        self.sheet, self.rules = sheet, rules
        if seats:
            self.facts: list[Facts] = []
            # by card
            self.blood: list[int] = []
            self.player: list[int] = []
            self.flags: list[int] = []
            self.kin: list[int] = []  # of an embraced vampire: the definition whose clan and sect it has
            self.capacity: list[int] = []
            self.basic: list[int] = []
            self.superior: list[int] = []
            self.bleed: list[int] = []
            self.strength: list[int] = []
            self.stealth: list[int] = []
            self.intercept: list[int] = []
            # by seat
            self.pool: list[int] = [POOL] * seats
            self.due_pool: list[int] = [0] * seats  # what a player owes beyond her pool (VTES-9.1.10)
            self.halves: list[int] = [0] * seats
            self.debt: list[int] = [0] * seats
            self.owed: list[int] = [0] * seats
            self.hand_bonus: list[int] = [0] * seats
            self.turns: list[int] = [0] * seats
            self.withdrawing: list[int] = [0] * seats  # 0 no, 1 announced, 2 spoilt
            # the scopes of the action and the combat that are under way, or -1
            self.acting = self.fighting = -1
            # the game
            self.alive = (1 << seats) - 1
            self.edge = -1
            self.delayed: list[tuple[int, int, int]] = []
            self.history: list[int] = []
            self.events_played: list[int] = []  # definitions, once a game
            # the turn
            self.phase = ""
            self.masters = self.transfers = self.discards = self.given = 0
            self.trifle = self.cancelled = self.left_alone = False
            self.acted: list[tuple[int, int, int, int]] = []
            self.used: list[tuple[int, int, int]] = []
            self.altered = 0  # bits of the sides whose values are `stale`
            self.uneven = False  # lives and surplus blood are to be looked at (see `values.compute`)
            # what could be used (see `masks`), of the seats that are not `dirty`
            self.dirty = ALL_DIRTY
            self.anybody = 0  # all of `could`, or more
            self.heeded = masks.ALWAYS  # who needs no card may refuse a block by passing
            self.spoken = 0  # windows in which some card in play offers something
            self.says = ANYTHING  # what texts in play speak about, for all that is known (see `occasions.SAYINGS`)
            self.offering: list[int] = []  # cards in play that offer actions; never changes
            self.shining: list[int] = []  # cards with a hand size or something for others; never changes
            self.timely: list[list[tuple[int, Ways]]] = [[] for _ in range(seats)]  # how cards in her hand can be used
            self.at_hand: list[list[tuple[int, Way]]] = [[] for _ in range(seats)]  # what of that fits the moment
            self.in_hand: list[int] = [0] * seats
            self.fitted = 0  # bits of the seats of which that is known
            self.voices: list[int] = [0] * seats  # of cards in play
            self.gifted: list[tuple[int, int]] = [(0, 0)] * seats  # the Disciplines of all her minions
            self.talking: list[list[int]] = [[] for _ in range(seats)]  # cards with a text; a list never changes
            self.claims: list[list[int]] = [[] for _ in range(seats)]  # unique names on her side; as above
            # her minions that may have a title that is unique; as above
            self.titled: list[list[int]] = [[] for _ in range(seats)]
            self.passing: tuple[int, ...] = ()  # whose next referendum passes by itself
            self.auras: tuple[int, ...] = ()  # cards in play that give something to others
            self.seating = seats  # the order around the table, as one number (see `board.order_of`)
            # what holds until a player's untap phase (see `bonuses.of_until`); hand sizes as they were (see `hands.pay_instead`)
            self.until: tuple[tuple[int, int, int, int], ...] = ()
            self.sizes: tuple[tuple[int, int, int], ...] = ()
            # times of entry: of a card that knows another one, and of that one (see `bonds`)
            self.bonds: tuple[tuple[int, int], ...] = ()
            # who has bled in vain, and bits of those who have had no turn since
            self.vain: tuple[tuple[int, int], ...] = ()

    def __getstate__(self) -> dict[str, Any]:
        """Without `facts`, which are the sheet's."""
        return {name: value for name, value in super().__getstate__().items() if name != "facts"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self.renamed()

    def make_places(self, seats: int) -> tuple[Place, ...]:
        return PLACES[seats]

    def blank(self) -> Vtes:
        return Vtes(self.sheet, self.rules)

    def copy(self) -> Vtes:
        new = Vtes(self.sheet, self.rules)
        self.copy_into(new)
        new.facts = self.facts  # shared, like `definition`
        new.blood, new.player, new.flags, new.kin = self.blood[:], self.player[:], self.flags[:], self.kin[:]
        new.capacity, new.basic, new.superior = self.capacity[:], self.basic[:], self.superior[:]
        new.bleed, new.strength, new.stealth = self.bleed[:], self.strength[:], self.stealth[:]
        new.intercept = self.intercept[:]
        new.pool, new.due_pool, new.halves, new.debt = self.pool[:], self.due_pool[:], self.halves[:], self.debt[:]
        new.owed, new.hand_bonus, new.turns = self.owed[:], self.hand_bonus[:], self.turns[:]
        new.withdrawing = self.withdrawing[:]
        new.alive, new.edge, new.delayed, new.history = self.alive, self.edge, self.delayed[:], self.history[:]
        new.phase, new.masters, new.transfers = self.phase, self.masters, self.transfers
        new.discards, new.trifle, new.cancelled = self.discards, self.trifle, self.cancelled
        new.acted, new.used, new.dirty, new.left_alone = self.acted[:], self.used[:], self.dirty, self.left_alone
        new.altered, new.timely, new.at_hand, new.fitted = self.altered, self.timely[:], self.at_hand[:], self.fitted
        new.given, new.uneven, new.acting, new.fighting = self.given, self.uneven, self.acting, self.fighting
        new.anybody, new.spoken, new.in_hand, new.talking = self.anybody, self.spoken, self.in_hand[:], self.talking[:]
        new.shining, new.offering, new.claims, new.titled = self.shining, self.offering, self.claims[:], self.titled[:]
        new.says, new.voices, new.gifted = self.says, self.voices[:], self.gifted[:]
        new.events_played, new.auras, new.passing = self.events_played[:], self.auras, self.passing
        new.seating, new.until, new.sizes, new.vain = self.seating, self.until, self.sizes, self.vain
        new.bonds = self.bonds
        return new

    def add(self, definition: int, place: int, owner: int, known: int = 0) -> int:
        card = self.add_card(definition, place, owner, known)
        self.renamed()
        for column in (
            self.blood, self.flags, self.capacity, self.basic, self.superior, self.bleed, self.strength, self.stealth, self.intercept,
        ):  # fmt: skip
            column.append(0)
        self.player.append(owner)
        self.kin.append(-1)
        return card

    def add_all(self, definitions: list[int], place: int, owner: int) -> None:
        """Many unknown cards at once."""
        n, first = len(definitions), len(self.definition)
        self.definition, self.owner = [*self.definition, *definitions], [*self.owner, *[owner] * n]
        for column, value in (
            (self.place, place), (self.since, 0), (self.known, 0), (self.lot, place), (self.turned, 0), (self.host, -1), (self.blood, 0),
            (self.flags, 0), (self.capacity, 0), (self.basic, 0), (self.superior, 0), (self.bleed, 0), (self.strength, 0),
            (self.stealth, 0), (self.intercept, 0), (self.player, owner), (self.kin, -1),
        ):  # fmt: skip
            column += [value] * n
        self.piles[place] += list(range(first, first + n))
        self.renamed()

    def marks(self, card: int) -> tuple[int, ...]:
        return (
            self.blood[card],
            self.player[card],
            self.flags[card],
            self.kin[card],
            *self.whereabouts(self.bound_to(card)),
        )

    def game_facts(self) -> tuple[Any, ...]:
        return (
            self.pool, self.halves, self.debt, self.owed, self.alive, self.edge, len(self.delayed), self.phase, self.masters,
            self.transfers, self.discards, self.trifle, len(self.acted), len(self.used), self.withdrawing, self.turns, self.passing,
            self.seating, self.until, sorted([(self.whereabouts(card), *row) for card, *row in self.sizes]), self.vain,
        )  # fmt: skip

    def whereabouts(self, card: int) -> tuple[int, int]:
        """Where a card lies, which does not depend on its number."""
        return (-1, -1) if card < 0 else (self.place[card], self.piles[self.place[card]].index(card))

    def bound_to(self, card: int) -> int:
        """The card on the table that this one knows, or -1."""
        for mine, time in self.bonds:
            if mine == self.since[card]:
                for other, since in enumerate(self.since):
                    if since == time and ARE_ON_TABLE[self.place[other]]:
                        return other
        return -1

    def renamed(self) -> None:
        self.dirty |= ALL_HANDS
        self.facts = list(map(self.sheet.facts.__getitem__, self.definition))

    def refreshed(self) -> None:
        """What is in play is known to all: no value has changed, only hands."""
        self.dirty |= ALL_HANDS

    def reprinted(self) -> None:
        """Any card may say something else than before: all that is kept of cards is looked at anew."""
        self.dirty, self.says = ALL_DIRTY | MOMENT, ANYTHING
        self.changed()

    # where things are
    def at(self, seat: int, zone: int) -> int:
        return seat * ZONES + zone

    def pile(self, seat: int, zone: int) -> list[int]:
        return self.piles[seat * ZONES + zone]

    def zone(self, card: int) -> int:
        return self.place[card] % ZONES

    def side(self, card: int) -> int:
        """Before whom it lies: the controller of every card but a master on another's card (see `board.controller`)."""
        return self.place[card] // ZONES

    # verbs
    def move(self, card: int, place: int, bottom: bool = False) -> None:
        """To another place as another object; what leaves the table loses all that was on it."""
        left = self.place[card]
        State.move(self, card, place, bottom)
        dirt = DIRT[place] | DIRT_LEFT[left]
        self.dirty |= dirt
        self.unsettled |= HAND_BIT[place] | HAND_BIT[left]
        if dirt >> TABLE:
            self.says = ANYTHING
        if not ARE_ON_TABLE[place]:
            self.player[card] = self.owner[card]
            if ARE_ON_TABLE[left]:
                self.leave_table(card, left % ZONES)
                self.altered |= 1 << left // ZONES
        elif left % ZONES != CRYPT:
            self.altered |= 1 << left // ZONES | 1 << place // ZONES
            self.stale = True
            self.unsettled |= COPIES | FIGHT

    def move_all(self, place: int, to: int) -> None:
        """Between places that are not on the table."""
        player, owner = self.player, self.owner
        for card in self.piles[place]:
            player[card] = owner[card]
        State.move_all(self, place, to)
        self.dirty |= DIRT[place] | DIRT[to]
        self.unsettled |= HANDS

    def move_top(self, place: int, to: int, n: int) -> list[int]:
        """From a deck."""
        cards = State.move_top(self, place, to, n)
        player, owner = self.player, self.owner
        for card in cards:
            player[card] = owner[card]
        self.dirty |= DIRT[to]
        self.unsettled |= HAND_BIT[to]
        return cards

    def leave_table(self, card: int, zone: int) -> None:
        self.blood[card] = self.flags[card] = self.turned[card] = 0
        self.host[card] = self.kin[card] = -1
        if zone == ATTACHED:  # it may have made a clan or a title what it was
            self.unsettled |= COPIES
        self.stale = True
        self.unsettled |= FIGHT
        if self.delayed:
            self.unsettled |= HANDS

    def relocate(self, card: int, place: int) -> None:
        """To another place as the same object."""
        old = self.place[card]
        if old != place:
            State.relocate(self, card, place)
            self.dirty |= DIRT[old] | DIRT[place]
            self.says = ANYTHING
            self.altered |= 1 << old // ZONES | 1 << place // ZONES
            self.stale = True
            self.unsettled |= COPIES | FIGHT

    def changed(self) -> None:
        """Something happened that values, names and titles depend on."""
        self.altered = ALL_SIDES
        self.stale = True  # and with it lives and surplus blood (see `values.compute`)
        self.unsettled |= COPIES | FIGHT

    def scope(self, frame: Any, steps: Iterable[Step], closing: Iterable[Step] = ()) -> int:
        k = State.scope(self, frame, steps, closing)
        if isinstance(frame, Action):
            self.acting = k
            self.dirty |= MOMENT
        elif isinstance(frame, Combat):
            self.fighting = k
            self.dirty |= MOMENT
        return k

    def innermost(self, kind: type[Any]) -> int:
        """The innermost open scope of a kind, or -1."""
        for k in range(len(self.frames) - 1, -1, -1):
            if isinstance(self.frames[k], kind):
                return k
        return -1

    def scope_ends(self, k: int) -> None:
        if k == self.acting:
            self.acting = self.innermost(Action)
            self.dirty |= MOMENT
        elif k == self.fighting:
            self.fighting = self.innermost(Combat)
            self.dirty |= MOMENT
        if self.lasting:
            self.expire(k)

    def lasting_ended(self, rows: list[Lasting]) -> None:
        """Whoever asks for intercept looks at them."""

    def checks(self, flags: int) -> None:
        checks.check(self, flags)

    def window_order(self, k: int, kind: int) -> list[int]:
        return self.window_row(k, kind)[0]

    def window_row(self, k: int, kind: int) -> tuple[list[int], list[int]]:
        if self.dirty:
            masks.refresh(self)
        if kind != A and not (self.anybody & (kind | kind << OTHERS) and masks.is_awaited(self, kind)):
            return [], []  # in A a pass may be a refusal; elsewhere nothing is lost where nobody has anything
        return impulse.row(self, k, kind)

    def window_options(self, k: int, kind: int, seat: int) -> list[Option]:
        return impulse.options(self, k, kind, seat)

    def window_act(self, k: int, seat: int, verb: str, *operands: int) -> None:
        impulse.act(self, k, seat, verb, *operands)

    def window_passed(self, k: int, kind: int, seat: int) -> bool:
        return kind == A and impulse.passed(self, k, seat)

    def plausible(self, seat: int) -> bool:
        return checks.is_plausible(self, seat)


# these chapters change the state that is defined above
from sumrak.games.vtes import checks, impulse, masks  # noqa: E402
