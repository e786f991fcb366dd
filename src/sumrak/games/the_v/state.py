"""The state of a game of The V: the kernel's columns and those of its own, the zones, the smallest questions."""

from __future__ import annotations

from typing import Any

from sumrak.games.the_v.facts import Facts, Sheet
from sumrak.kernel.event import Event
from sumrak.kernel.place import ALL, NOBODY, OWNER, Place, Zone, places_of
from sumrak.kernel.plain import Plain
from sumrak.kernel.state import Lasting, State

# chapter D: zones (V-40); cards in play lie in four of them
ZONE_TABLE = (
    Zone("deck", NOBODY, ordered=True),
    Zone("hand", OWNER),
    Zone("duel", OWNER),
    Zone("laid", OWNER),
    Zone("open", ALL),
    Zone("title", ALL, in_play=True),
    Zone("characters", ALL, in_play=True),
    Zone("locations", ALL, in_play=True),
    Zone("modifications", ALL, in_play=True),
    Zone("scrapheap", ALL),
    Zone("void", ALL),
    Zone("limbo", ALL),
)
DECK, HAND, DUEL, LAID, OPEN, TITLE, CHARACTERS, LOCATIONS, MODIFICATIONS, SCRAPHEAP, VOID, LIMBO = range(12)
ZONES = 12
IN_PLAY = (TITLE, CHARACTERS, LOCATIONS, MODIFICATIONS)
PLACES = places_of(ZONE_TABLE, 2)

# bits of `unsettled` beside the kernel's: what has to be looked at again
TOKENS, COPIES, CONTROL = 2, 4, 8

# kinds of rows of `lasting`
CHANGE, EQUAL, SWAP, SILENCE, CONTROLLED, LATER = range(6)


class Turn(Plain):
    """The scope of a turn (V-63 … V-70)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def parts(self) -> tuple[Any, ...]:
        return (self.seat,)


class Duel(Plain):
    """The scope of a duel (V-92): whose attack it is, two objects (cards and since when, by seat), and what has happened.

    `exhausted` are participants that got a token in it (V-112); `laid` the duel cards, by seat; `cancelled` bits of the
    seats whose duel card does nothing.
    """

    __slots__ = ("attacked", "attacker", "cancelled", "cards", "exhausted", "laid", "seat", "since")

    def __init__(
        self,
        seat: int,
        cards: tuple[int, int],
        since: tuple[int, int],
        exhausted: tuple[int, ...] = (),
        laid: tuple[int, int] = (-1, -1),
        cancelled: int = 0,
    ) -> None:
        self.seat, self.cards, self.since = seat, cards, since
        self.attacker, self.attacked = cards[seat], cards[1 - seat]
        self.exhausted, self.laid, self.cancelled = exhausted, laid, cancelled

    def parts(self) -> tuple[Any, ...]:
        return self.seat, self.cards, self.since, self.exhausted, self.laid, self.cancelled

    def with_token(self, card: int) -> Duel:
        return Duel(self.seat, self.cards, self.since, (*self.exhausted, card), self.laid, self.cancelled)

    def with_open(self, laid: tuple[int, int]) -> Duel:
        return Duel(self.seat, self.cards, self.since, self.exhausted, laid, self.cancelled)

    def with_cancelled(self, seat: int) -> Duel:
        return Duel(self.seat, self.cards, self.since, self.exhausted, self.laid, self.cancelled | 1 << seat)


class TheV(State):
    """A game of The V. `characters`, `modifications`, `hand`, `deck` and `closed` (duel cards) are its piles by seat."""

    __slots__ = (
        "characters", "characters_counted", "characters_played", "closed", "deck", "done", "duel", "endurance", "extra", "facts",
        "givers", "hand", "influence", "keys_played", "keywords", "level", "madness", "modifications", "modified", "phase",
        "player", "rage", "sheet", "silent", "texts", "threat", "tokens",
    )  # fmt: skip

    def __init__(self, sheet: Sheet, seats: int = 0, seed: int = 0) -> None:
        super().__init__(seats, seed)
        self.sheet = sheet
        if seats:
            self.lay_piles()
            # by card
            self.facts: list[Facts] = []  # of its definition
            self.tokens: list[int] = []
            self.player: list[int] = []  # who played a modification (V-145)
            self.influence: list[int] = []
            self.threat: list[int] = []
            self.endurance: list[int] = []
            self.rage: list[int] = []
            self.keywords: list[int] = []
            # by seat
            self.level: list[int] = [0, 0]
            # the turn
            self.phase = ""
            self.extra: list[int] = []  # seats with extra turns to come (V-150)
            self.modified: list[int] = []  # entry times of characters that got a modification this turn (V-26)
            self.characters_played = self.characters_counted = self.keys_played = 0
            self.madness = 0
            self.duel = -1  # index of the duel's frame
            self.done = True  # whether the last effect was carried out
            self.texts: list[int] = []  # cards in play whose text works by itself, in the order in which they came
            self.givers: list[int] = []  # those of them that set values
            self.silent: frozenset[int] = frozenset()  # cards that have lost their game text

    def __getstate__(self) -> dict[str, Any]:
        """Without `facts`, which are the sheet's."""
        return {name: value for name, value in super().__getstate__().items() if name != "facts"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self.renamed()

    def make_places(self, seats: int) -> tuple[Place, ...]:
        return PLACES

    def lay_piles(self) -> None:
        """The same piles by seat."""
        piles = self.piles
        self.characters, self.modifications = piles[CHARACTERS::ZONES], piles[MODIFICATIONS::ZONES]
        self.hand, self.deck, self.closed = piles[HAND::ZONES], piles[DECK::ZONES], piles[DUEL::ZONES]

    def blank(self) -> TheV:
        return TheV(self.sheet)

    def copy(self) -> TheV:
        new = TheV(self.sheet)
        self.copy_into(new)
        new.lay_piles()
        new.facts = self.facts  # shared, like `definition`
        new.tokens, new.player = self.tokens[:], self.player[:]
        new.influence, new.threat, new.endurance = self.influence[:], self.threat[:], self.endurance[:]
        new.rage, new.keywords = self.rage[:], self.keywords[:]
        new.level, new.extra, new.modified = self.level[:], self.extra[:], self.modified[:]
        new.texts, new.givers = self.texts[:], self.givers[:]
        new.phase, new.characters_played, new.characters_counted = (
            self.phase,
            self.characters_played,
            self.characters_counted,
        )
        new.keys_played, new.madness, new.duel, new.done, new.silent = (
            self.keys_played,
            self.madness,
            self.duel,
            self.done,
            self.silent,
        )
        return new

    def add(self, definition: int, place: int, known: int = 0) -> int:
        card = self.add_card(definition, place, place // ZONES, known)
        self.renamed()
        for column, value in (
            (self.tokens, 0),
            (self.player, place // ZONES),
            (self.influence, 0),
            (self.threat, 0),
            (self.endurance, 0),
            (self.rage, 0),
            (self.keywords, 0),
        ):
            column.append(value)
        return card

    def marks(self, card: int) -> tuple[int, ...]:
        return (self.tokens[card], self.player[card] if self.host[card] >= 0 else -1)

    def game_facts(self) -> tuple[Any, ...]:
        modified = len([time for time in self.modified if time in self.since])  # those that have left do not matter
        return (
            self.level,
            self.phase,
            self.extra,
            modified,
            self.characters_played,
            self.characters_counted,
            self.keys_played,
        )

    def renamed(self) -> None:
        self.facts = list(map(self.sheet.facts.__getitem__, self.definition))

    # what holds between two steps
    def changed(self) -> None:
        """Something happened that values may depend on."""
        self.stale = True
        self.unsettled |= TOKENS

    def scope_ends(self, k: int) -> None:
        State.scope_ends(self, k)  # quicker than super()
        if k == self.duel:  # V-103: nobody is attacker, attacked or participating any more
            self.duel = -1
            self.stale = self.stale or self.sheet.reads_states

    def lasting_ended(self, rows: list[Lasting]) -> None:
        others: list[Lasting] = []
        for row in rows:
            if row.clause == CHANGE:
                values.shift(self, row, -1)
            elif row.clause == LATER:
                self.listen()
            else:
                others.append(row)
        for row in others:  # now that no sum of them is left
            if row.clause != CONTROLLED:
                values.became_other(self, row)
            if row.clause in (SILENCE, CONTROLLED):
                self.unsettled |= CONTROL

    def comes(self, card: int) -> None:
        """The text of a card begins to work by itself."""
        facts = self.facts[card]
        if facts.speaks:
            self.texts.append(card)
            if facts.sets_values:
                self.givers.append(card)
            self.watching |= facts.watches

    def goes(self, card: int) -> None:
        """A card leaves play, and its text with it."""
        facts = self.facts[card]
        if facts.speaks:
            self.texts.remove(card)
            if facts.sets_values:
                self.givers.remove(card)
            self.listen()

    def listen(self) -> None:
        """What somebody still waits for."""
        self.watching = 0
        for card in self.texts:
            self.watching |= self.facts[card].watches
        for row in self.lasting:
            if row.clause == LATER:
                self.watching |= row.values[0]

    def checks(self, flags: int) -> None:
        checks.check(self, flags)

    def triggers(self, batch: list[Event]) -> None:
        triggers.find(self, batch)


# these chapters change the state that is defined above
from sumrak.games.the_v import checks, triggers, values  # noqa: E402
