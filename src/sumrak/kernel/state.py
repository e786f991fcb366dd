"""The state of a game: columns by card, piles by place, and the verbs that alone change them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sumrak.kernel import mypyc_attr
from sumrak.kernel.agenda import Agenda, Option, done
from sumrak.kernel.chance import key_of, number, shuffle
from sumrak.kernel.event import EVERYBODY, Event
from sumrak.kernel.place import Place, on_table, sees
from sumrak.kernel.plain import Plain

UNWATCHED = 1
"""Bit of `unsettled`: there are events that triggers have not looked at. Games use the bits from 2 up for their checks."""


class Lasting(Plain):
    """Something that holds for a while: until scope `until` is dropped, for the object (card, since)."""

    __slots__ = ("card", "clause", "since", "source", "stamp", "until", "values")

    def __init__(
        self, until: int, card: int, since: int, source: int, clause: int, stamp: int, values: tuple[Any, ...] = ()
    ) -> None:
        self.until, self.card, self.since = until, card, since
        self.source, self.clause, self.stamp = source, clause, stamp
        self.values = values

    def parts(self) -> tuple[Any, ...]:
        return self.until, self.card, self.since, self.source, self.clause, self.stamp, self.values


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Agenda):
    """Everything about a game in progress. A card is a small int, an index into the columns.

    `definition` index into the game's list of definitions; `owner` seat; `place` index into `places`; `since` clock at
    the last change of place, so that (card, since) is the object; `known` bits of the seats that know what it is; `lot`
    the place where the others last lost sight of it: for them it may be any unknown card of that lot; `turned` quarter
    turns; `host` the card it is attached to, or -1. `sees`, by place: the bits of the seats that learn what arrives there,
    or -1 if it stays as known as it was. `on_table`, by seat, what is nobody's last: the places of the table.
    """

    __slots__ = (
        "active", "batch", "could", "definition", "draws", "heeded", "holding", "host", "journal", "keys", "known", "lasting", "lot", "on_table",
        "owner", "piles", "place", "places", "replacing", "revealed", "sealed", "sealed_of", "seats", "seed", "sees", "since", "stale", "turn",
        "turned", "watching",
    )  # fmt: skip

    def __init__(self, seats: int = 0, seed: int = 0) -> None:
        if seats:  # 0: a blank to copy or unpickle into
            self.start_agenda()
            self.seats, self.seed, self.places = seats, seed, self.make_places(seats)
            self.sees = tuple([sees(place) for place in self.places])
            self.on_table = on_table(self.places, seats)
            self.definition: list[int] = []
            self.owner: list[int] = []
            self.place: list[int] = []
            self.since: list[int] = []
            self.known: list[int] = []
            self.lot: list[int] = []
            self.turned: list[int] = []
            self.host: list[int] = []
            self.piles: list[list[int]] = [[] for _ in self.places]
            self.lasting: list[Lasting] = []
            self.batch: list[Event] = []
            self.sealed: list[int] = [-1] * seats
            self.sealed_of: list[int] = [0] * seats
            self.could: list[int] = [-1] * seats
            # whoever needs one of these bits: her pass is told though the mask made it (see `window_passed`)
            self.heeded = -1
            self.keys: list[int] = [key_of(seed, stream) for stream in range(seats + 1)]
            self.draws: list[int] = [0] * (seats + 1)
            self.turn = self.active = self.revealed = self.watching = self.replacing = self.holding = 0
            self.stale = True
            self.journal: list[Event] | None = None

    def reseed(self, seed: int) -> None:
        """Other luck from here on."""
        self.seed, self.keys = seed, [key_of(seed, stream) for stream in range(self.seats + 1)]

    def make_places(self, seats: int) -> tuple[Place, ...]:
        raise NotImplementedError

    def copy_into(self, new: State) -> None:
        """Copy everything of the kernel's into a blank, sharing nothing that changes; the copy is quiet (no journal)."""
        new.copy_agenda(self)
        new.seats, new.seed, new.heeded = self.seats, self.seed, self.heeded
        new.places, new.sees, new.on_table = self.places, self.sees, self.on_table
        new.definition, new.owner = self.definition, self.owner  # shared: where they change, they change as a whole
        new.place, new.since = self.place[:], self.since[:]
        new.known, new.lot, new.turned, new.host = self.known[:], self.lot[:], self.turned[:], self.host[:]
        new.piles = list(map(list.copy, self.piles))
        new.lasting, new.batch = self.lasting[:], self.batch[:]
        new.sealed, new.sealed_of, new.could = self.sealed[:], self.sealed_of[:], self.could[:]
        new.keys, new.draws = self.keys, self.draws[:]
        new.turn, new.active, new.revealed = self.turn, self.active, self.revealed
        new.watching, new.replacing, new.holding = self.watching, self.replacing, self.holding
        new.stale, new.journal = self.stale, None

    def __getstate__(self) -> dict[str, Any]:
        """Every attribute by name: compiled or in slots they are in no `__dict__`, but what a subclass adds may be."""
        found: Any = super().__getstate__()
        parts = found if isinstance(found, tuple) else (found, getattr(self, "__dict__", None))
        return {name: value for part in parts for name, value in (part or {}).items()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name, value in kept.items():
            setattr(self, name, value)

    def marks(self, card: int) -> tuple[int, ...]:
        """What the game keeps on a card beyond the kernel's columns (wounds, counters), for the digest."""
        return ()

    def game_facts(self) -> tuple[Any, ...]:
        """What the game keeps that belongs to no card, for the digest."""
        return ()

    def blank(self) -> State:
        """A state of this class with nothing in it, for `copy`."""
        raise NotImplementedError

    def copy(self) -> State:
        new = self.blank()
        self.copy_into(new)
        return new

    def add_card(self, definition: int, place: int, owner: int, known: int = 0) -> int:
        """Put a new card under a place during setup; it lies in the lot of that place."""
        card = len(self.definition)
        self.definition, self.owner = [*self.definition, definition], [*self.owner, owner]
        for column, value in (
            (self.place, place),
            (self.since, 0),
            (self.known, known),
            (self.lot, place),
            (self.turned, 0),
            (self.host, -1),
        ):
            column.append(value)
        self.piles[place].append(card)
        return card

    # verbs
    def move(self, card: int, place: int, bottom: bool = False) -> None:
        """Move a card to another place, on top: it is another object there. Who sees that place learns what it is."""
        piles, where = self.piles, self.place
        pile = piles[where[card]]
        if pile[-1] == card:  # quicker than to look for it, in a deck
            pile.pop()
        else:
            pile.remove(card)
        if bottom:
            piles[place].insert(0, card)
        else:
            piles[place].append(card)
        where[card] = place
        self.clock = clock = self.clock + 1
        self.since[card] = clock
        seats = self.sees[place]
        if seats > 0:
            known = self.known[card]
            if seats | known != known:
                self.known[card] = seats | known
                self.revealed += 1
        elif not seats:
            self.lose([card], 0, place)

    def move_all(self, place: int, to: int) -> None:
        """Move a pile on top of another, the lowest card first: what `move` does for each, in less time."""
        cards, self.piles[place] = self.piles[place], []
        self.piles[to] += cards
        where, since, known = self.place, self.since, self.known
        for clock, card in enumerate(cards, self.clock + 1):
            where[card], since[card] = to, clock
        self.clock += len(cards)
        seats = self.sees[to]
        if seats > 0:
            for card in cards:
                if seats & ~known[card]:
                    known[card] |= seats
                    self.revealed += 1
        elif not seats:
            self.lose(cards, 0, to)

    def move_top(self, place: int, to: int, n: int) -> list[int]:
        """Move n cards, or all there are, from the top of a pile, one after the other: what `move` does for each, in less time.

        They go where somebody sees them, or where all is as known as before. Tells which they are.
        """
        pile, seats = self.piles[place], self.sees[to]
        first = max(0, len(pile) - n)
        cards = pile[first:][::-1]
        del pile[first:]
        self.piles[to] += cards
        where, since, known = self.place, self.since, self.known
        for clock, card in enumerate(cards, self.clock + 1):
            where[card], since[card] = to, clock
            if seats > 0 and seats & ~known[card]:
                known[card] |= seats
                self.revealed += 1
        self.clock += len(cards)
        return cards

    def relocate(self, card: int, place: int) -> None:
        """Move a card that stays the same object (a change of control): no new `since`, nothing on it changes."""
        self.piles[self.place[card]].remove(card)
        pile = self.piles[place]
        later = [other for other in pile if self.since[other] > self.since[card]]
        pile.insert(len(pile) - len(later), card)  # by time of entry, like everything that came by itself
        self.place[card] = place

    def show(self, card: int, seats: int) -> None:
        """Let some seats (bits) know what a card is."""
        if seats & ~self.known[card]:
            self.known[card] |= seats
            self.revealed += 1

    def conceal(self, cards: list[int], seats: int, lot: int) -> None:
        """One of these cards was chosen unseen: only these seats (bits) still know which is which, others know the lot.

        `cards` are all that it could have been. Knowledge may be claimed too small after this, never too great: the lots
        in which they were become one.
        """
        self.lose(cards, seats, lot)

    def lose(self, cards: list[int], seats: int, lot: int) -> None:
        """Leave knowledge of these cards to these seats (bits). What others had to hold possible of them they still must."""
        known, lots, old = self.known, self.lot, set()
        if not any(map(known.__getitem__, cards)) and {*map(lots.__getitem__, cards)} == {lot}:
            return  # as mostly in a deck: nobody knew anything
        for card in cards:
            if lots[card] != lot:
                if known[card] != EVERYBODY:
                    old.add(lots[card])
                lots[card] = lot
            known[card] &= seats
        if old:
            self.join_lots(old, lot)

    def join_lots(self, old: set[int], lot: int) -> None:
        self.lot = [lot if x in old else x for x in self.lot]

    def seal(self, seat: int, answer: int, possible: int) -> None:
        """Keep a secret answer that is no card (one of 0 … possible - 1) until it is opened."""
        self.sealed[seat], self.sealed_of[seat] = answer, possible

    def unseal(self, seat: int) -> int:
        answer, self.sealed[seat], self.sealed_of[seat] = self.sealed[seat], -1, 0
        return answer

    def note(
        self,
        kind: int,
        cite: str,
        seat: int,
        card: int = -1,
        other: int = -1,
        cause: int = -1,
        before: int = 0,
        after: int = 0,
    ) -> None:
        """Say that something happened: for whoever listens and for the cards that watch for this kind of event."""
        if self.journal is not None or self.watching & kind:
            self.keep(kind, cite, seat, card, other, cause, before, after)

    def keep(self, kind: int, cite: str, seat: int, card: int, other: int, cause: int, before: int, after: int) -> None:
        """Freeze what happened, with the names and witnesses of now."""
        name, id, seen = -1, -1, EVERYBODY
        if card >= 0:
            name, id, seen = self.definition[card], self.id_of(card), self.known[card]
        names, ids = (name, -1, -1), (id, -1, -1)
        if other >= 0 or cause >= 0:
            for c in (other, cause):
                assert c < 0 or self.known[c] == EVERYBODY, "only the card of an event may be a secret"
            names = (name, self.name_of(other), self.name_of(cause))
            ids = (id, self.id_of(other), self.id_of(cause))
        event = Event(kind, cite, seat, card, other, cause, names, ids, before, after, seen)
        if self.journal is not None:
            cells = (self.apart(card), self.apart(other), self.apart(cause))
            self.journal.append(event if max(cells) < 0 else event._replace(cells=cells))
        if self.watching & kind:
            self.batch.append(event)
            self.unsettled |= UNWATCHED

    def name_of(self, card: int) -> int:
        return self.definition[card] if card >= 0 else -1

    def id_of(self, card: int) -> int:
        """The clock that names a public object; -1: hidden, or nothing."""
        return self.since[card] if card >= 0 and self.places[self.place[card]].is_open else -1

    def cell_of(self, card: int) -> int:
        """The number of the cell of a grid on which a card lies, or -1."""
        return -1

    def apart(self, card: int) -> int:
        """The cell that tells a card (-1: none) from a copy of it that lies open on the table too; -1: there is no need."""
        return -1

    def spot(self, card: int) -> str:
        """The name of a card that lies in play face down, for whoever does not know it: where it lies. Unique on the table."""
        return f"?{self.since[card]}"

    # what holds between two steps
    def settle(self) -> None:
        """Standing checks until all hold, then the triggers of the whole batch, theirs too.

        Steps that the checks push come before the triggers; no cut drops either. Between `hold` and `release` (an atomic
        procedure) the batch waits. What a check has removed has left play before triggers are found.
        """
        old = len(self.agenda)
        while self.unsettled > UNWATCHED:
            flags, self.unsettled = self.unsettled, 0
            self.checks(flags)
            if self.end is not None:
                return
        self.unsettled = 0
        if self.batch and not self.holding:
            batch, self.batch = self.batch, []
            above = self.agenda[old:] if len(self.agenda) > old else []
            if above:
                del self.agenda[old:]
            self.triggers(batch)
            if above:
                self.agenda += above
        if len(self.agenda) > old:
            self.agenda.insert(old, (done,))

    def hold(self) -> None:
        """Let triggers wait, at the latest until the innermost open scope is gone. Inside another hold this adds nothing."""
        assert self.frames, "an atomic procedure is a scope"
        if not self.holding:
            self.holding = len(self.frames)

    def release(self) -> None:
        if self.holding == len(self.frames):
            self.holding = 0
            if self.batch:
                self.unsettled |= UNWATCHED

    def checks(self, flags: int) -> None:
        """What must hold at any moment; `flags` are the bits of `unsettled` that verbs have set."""

    def triggers(self, batch: list[Event]) -> None:
        """Find what the events of a batch set off and put it on the agenda."""

    def scope_ends(self, k: int) -> None:
        if self.lasting:
            self.expire(k)
        if self.holding == k + 1:
            self.holding = 0
            if self.batch:
                self.unsettled |= UNWATCHED

    def expire(self, k: int) -> bool:
        """End all that lasts until scope k ends; true if anything did."""
        ended: list[Lasting] = []
        left: list[Lasting] = []
        for row in self.lasting:
            (ended if row.until == k else left).append(row)
        if ended:
            self.lasting = left
            self.lasting_ended(ended)
        return bool(ended)

    def lasting_ended(self, rows: list[Lasting]) -> None:
        """Called when these rows of `lasting` have gone; what is derived is stale, unless a game knows better."""
        self.stale = True

    def is_object(self, card: int, since: int) -> bool:
        """Whether the object still exists: what left and came back is another one."""
        return self.since[card] == since

    # windows (see window.py)
    def window_order(self, k: int, kind: int) -> list[int]:
        """The seats that may act in a window of scope k, in the order in which they are asked."""
        raise NotImplementedError

    def window_options(self, k: int, kind: int, seat: int) -> list[Option]:
        raise NotImplementedError

    def window_act(self, k: int, seat: int, verb: str, *operands: int) -> None:
        """Carry out an option of `window_options`."""
        raise NotImplementedError

    def window_row(self, k: int, kind: int) -> tuple[list[int], Sequence[int]]:
        """The seats in order, and the bits of `could` of which each needs one to have anything in this window: unless a
        game knows better, the first acts, the next is its target."""
        seats = self.window_order(k, kind)
        return seats, (kind, kind << 3, *[kind << 6] * (len(seats) - 2))

    def window_passed(self, k: int, kind: int, seat: int) -> bool | None:
        """Called for every pass, also for one that the mask made where that is `heeded`; true if it counts as an act
        (to decline a block)."""
        return None

    # replacements (see proposal.py)
    def replacements(self, kind: int, args: tuple[Any, ...]) -> list[tuple[int, int, int, str, bool]]:
        """(card, clause, seat that decides, paragraph, optional) of what could replace or prevent a proposed event."""
        raise NotImplementedError

    def replace(self, kind: int, args: tuple[Any, ...], card: int, clause: int) -> tuple[Any, ...] | None:
        """Let a replacement edit the proposal: its new arguments, or None if nothing is left of it."""
        raise NotImplementedError

    # knowledge (see knowledge.py)
    def plausible(self, seat: int) -> bool:
        """Whether this world, guessed by a seat, agrees with what the rules allow; a game may mend it first."""
        return True

    def mended(self, seat: int) -> bool:
        """Called with a guess that is not plausible, after many others: change what this seat does not know so that it is.

        By the luck of the guess alone, and so that views stay the same: the same in every world that looks the same.
        """
        return False

    def refreshed(self) -> None:
        """Called when definitions have changed places (a guess): caches derived from them are to be made again."""
        self.stale = True

    # chance
    def below(self, n: int) -> int:
        """A random number from 0 to n - 1, out of the stream of this strand."""
        self.draws[self.stream] += 1
        return number(self.keys[self.stream], self.draws[self.stream]) % n

    def in_random_order(self, n: int) -> list[int]:
        """The numbers from 0 to n - 1."""
        mixed = list(range(n))
        self.mix(mixed)
        return mixed

    def mix(self, items: list[int]) -> None:
        """Put a list into a random order, in place."""
        self.draws[self.stream] = shuffle(items, self.keys[self.stream], self.draws[self.stream])

    def mix_lot(self, names: list[int], owners: list[int], is_one: bool) -> None:
        """Put what cards are, and whose, into one random order, in place; where all are of one owner nothing but names is exchanged."""
        if is_one:
            self.mix(names)
        else:
            order = self.in_random_order(len(names))
            names[:], owners[:] = map(names.__getitem__, order), map(owners.__getitem__, order)

    def rename(self, cards: list[int], names: list[int], owners: list[int] | None = None) -> None:
        """Let these cards be others, in this order; of whoever has owned them, if nothing else is said."""
        definition = self.definition[:]  # copies share the old one
        for card, name in zip(cards, names):
            definition[card] = name
        self.definition = definition
        if owners is not None:
            owner = self.owner[:]
            for card, seat in zip(cards, owners):
                owner[card] = seat
            self.owner = owner
        self.renamed()

    def renamed(self) -> None:
        """Called when cards have become others: columns derived from definitions are to be made again."""

    def shuffle(self, *places: int) -> None:
        """Shuffle piles. What the cards are is exchanged, so that a number never tells; all knowledge of them is gone."""
        cards: list[int] = []
        names: list[int] = []
        owners: list[int] = []
        are_ones = True
        for place in places:
            pile = self.piles[place]
            self.lose(pile, 0, place)
            cards += pile
            theirs, whose = list(map(self.definition.__getitem__, pile)), list(map(self.owner.__getitem__, pile))
            is_one = len({*whose}) < 2
            self.mix_lot(theirs, whose, is_one)
            are_ones = are_ones and is_one
            names += theirs
            owners += whose
            self.revealed += 1
        self.rename(cards, names, None if are_ones else owners)
