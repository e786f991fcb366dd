"""A plan: which games are played. Game n of a plan is the same whoever plays it, however many others are played."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from math import ceil
from random import Random
from typing import Any

from msgspec import Struct

import sumrak
from sumrak.bots.arena import Match
from sumrak.catalog import catalogue, spec_of
from sumrak.kernel.spec import Spec
from sumrak.lab.changes import game_with
from sumrak.lab.wrong import Wrong

MATCHUPS, CARDS, FORK = "matchups", "cards", "fork"
BOTS, ALL = "bots", "all"
"""What the games are counted by: pairings of bots, whose decks take turns, or pairings of bots with decks."""


class Entrant(Struct, frozen=True):
    """A bot with a deck. `deck` is what it is called (empty: the game has none), `list` what `sumrak.new` takes."""

    bot: str
    deck: str
    list: Any = None


class Table(Struct, frozen=True):
    """Who plays with whom, as numbers of entrants, and the seed of these games: that of `sumrak simulate`."""

    entrants: tuple[int, ...]
    seed: int


class Plan(Struct, frozen=True):
    """What was asked for, whole: it goes to every worker and into the folder of results.

    `games` at each table, or where there are `groups` (pairings of bots) at the tables of each of them, which take turns; of a
    fork: continuations, each played twice. `asked` is the number that was given. `cards` is the hash of the cards as they are
    printed here, so that another Sumrak does not go on with it; `decks` are as they were named, where they were. A fork has a
    `record` (out of a `file`), the number of answers `at` which it begins, and the seat by whose knowledge the rest is guessed (-1: of all
    together).
    """

    kind: str
    game: str
    entrants: tuple[Entrant, ...]
    tables: tuple[Table, ...]
    games: int
    seed: int
    rules: Any = None
    change: str = ""
    record: str = ""
    at: int = 0
    seen_by: int = -1
    asked: int = 0
    cards: str = ""
    version: str = sumrak.__version__
    groups: tuple[tuple[int, ...], ...] = ()
    decks: tuple[str, ...] = ()
    file: str = ""

    def spec(self) -> Spec:
        return game_with(self.game, self.change)

    @property
    def in_turn(self) -> bool:
        """Whether one table follows the other, each from every seat: that of more than two, which are drawn for all games."""
        return len(self.tables[0].entrants) > 2 and self.kind != FORK

    @property
    def pairings(self) -> int:
        """How many there are that play so many games each."""
        return len(self.groups) or len(self.tables)

    @property
    def size(self) -> int:
        """How many tasks: 0 … size - 1."""
        return self.games * self.pairings

    def place(self, number: int) -> tuple[int, int]:
        """(table, game there) of a task, so that what is broken off is even, and more games only follow.

        Pairings take turns, and the tables of a group by two games, which have the same deal.
        """
        if self.in_turn:
            return divmod(number, self.games)
        game, pairing = divmod(number, self.pairings)
        if not self.groups:
            return pairing, game
        tables = self.groups[pairing]
        deal, swapped = divmod(game, 2)
        lap, turn = divmod(deal, len(tables))
        return tables[turn], 2 * lap + swapped

    def match(self, table: int) -> Match:
        """What is played at a table, as the arena has it."""
        who = [self.entrants[i] for i in self.tables[table].entrants]
        decks = None if any([entrant.list is None for entrant in who]) else tuple([entrant.list for entrant in who])
        return Match(
            self.game, tuple([entrant.bot for entrant in who]), decks, self.tables[table].seed, rules=self.rules
        )


def seed_of(seed: int, *words: str) -> int:
    """A seed of its own for whatever these words name, so that what else is played does not matter."""
    text = "/".join([str(seed), *words]).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=6).digest(), "big")


def entrants_of(game: str, bots: Sequence[str], decks: Sequence[str] | None) -> tuple[Entrant, ...]:
    """Every bot with every deck (default: those of the game, if one chooses among them). Raises Wrong: two decks of one name."""
    spec = spec_of(game)
    ids = [deck["id"] for deck in catalogue(game)["decks"]]
    names = list(decks) if decks is not None else ids
    if not names:
        return tuple([Entrant(bot, "") for bot in bots])
    for i, name in enumerate(names):
        if alike := [other for other in names[:i] if called(other) == called(name)]:
            raise Wrong("lab-same-name", one=alike[0], other=name, name=called(name))
    lists = {name: spec.write_deck(spec.deck(name)) for name in names}
    return tuple([Entrant(bot, called(name), lists[name]) for bot in bots for name in names])


def called(deck: str) -> str:
    """A deck file goes by its name without folder and ending."""
    return deck.replace("\\", "/").rpartition("/")[2].removesuffix(".toml")


def round_robin(
    kind: str,
    game: str,
    entrants: tuple[Entrant, ...],
    games: int,
    seed: int,
    *,
    seats: int,
    rules: Any = None,
    change: str = "",
    mirrors: bool = True,
    pairings: str | None = None,
    decks: Sequence[str] = (),
) -> Plan:
    """Two at a table: every pairing (`pairings`: BOTS or ALL, else what is usual), also with itself, so many games each.

    More: everybody plays about so many games. `decks`: as they were named. Raises Wrong.
    """
    groups: list[tuple[int, ...]] = []
    counted = usual_pairings(entrants, seats) if pairings is None else pairings
    if counted not in (BOTS, ALL):
        raise Wrong("lab-bad-pairings", pairings=counted)
    if seats > 2:
        if counted == BOTS:
            raise Wrong("lab-pairings-of-two", seats=seats)
        tables, each = mixed(entrants, games, seats, seed), seats
    elif counted == BOTS:
        tables, each = [], games
        for group in of_bots(entrants, seed, mirrors):
            groups.append(tuple(range(len(tables), len(tables) + len(group))))
            tables += group
    else:
        pairs = combinations_with_replacement if mirrors or len(entrants) == 1 else combinations
        tables = [Table(pair, seed_at(seed, entrants, pair)) for pair in pairs(range(len(entrants)), 2)]
        each = games
    return Plan(
        kind, game, entrants, tuple(tables), each, seed, rules, change, asked=games, cards=spec_of(game).fingerprint(),
        groups=tuple(groups), decks=tuple(decks),
    )  # fmt: skip


def usual_pairings(entrants: Sequence[Entrant], seats: int) -> str:
    """Whoever names several bots asks which is better; who names one, which deck."""
    return BOTS if seats == 2 and len(bots_of(entrants)) > 1 and len(decks_of(entrants)) > 1 else ALL


def bots_of(entrants: Sequence[Entrant]) -> list[str]:
    return list(dict.fromkeys([entrant.bot for entrant in entrants]))


def decks_of(entrants: Sequence[Entrant]) -> list[Entrant]:
    """The decks, each as an entrant without a bot."""
    found: list[Entrant] = []
    for entrant in entrants:
        deck = Entrant("", entrant.deck, entrant.list)
        if deck not in found:
            found.append(deck)
    return found


def of_bots(entrants: tuple[Entrant, ...], seed: int, mirrors: bool) -> Iterator[list[Table]]:
    """For every pairing of bots the tables at which it plays: two decks either way round, one pair of decks after the other.

    The seed of a table is that of its decks, so that all bots have the same deals with them, whoever else plays.
    """
    bots, decks = bots_of(entrants), decks_of(entrants)
    pairs = combinations_with_replacement if mirrors or len(bots) == 1 else combinations
    for a, b in pairs(bots, 2):
        tables = []
        for x, y in rounds(len(decks)):
            if a == b and x == y and not mirrors and len(decks) > 1:
                continue
            names = sorted([decks[x].deck, decks[y].deck])
            for one, two in [(x, y)] if a == b or x == y else [(x, y), (y, x)]:
                who = [Entrant(a, decks[one].deck, decks[one].list), Entrant(b, decks[two].deck, decks[two].list)]
                tables.append(Table(tuple(map(entrants.index, who)), seed_of(seed, "decks", *names)))
        yield tables


def rounds(n: int) -> Iterator[tuple[int, int]]:
    """All pairs of n in the order of a tournament, so that everybody comes up about as often; at the end each with himself."""
    row = [*range(n), *[-1] * (n % 2)]
    for _ in range(len(row) - 1):
        for i in range(len(row) // 2):
            a, b = sorted([row[i], row[-1 - i]])
            if a >= 0:
                yield a, b
        row = [row[0], row[-1], *row[1:-1]]
    for i in range(n):
        yield i, i


def mixed(entrants: tuple[Entrant, ...], games: int, seats: int, seed: int) -> list[Table]:
    """Tables drawn from a shuffled row of all, again and again; at each of them everybody plays from every seat."""
    luck, row, tables = Random(seed), list[int](), list[Table]()
    for n in range(ceil(games * len(entrants) / seats / seats)):
        while len(row) < seats:
            more = list(range(len(entrants)))
            luck.shuffle(more)
            row += more
        who, row = tuple(row[:seats]), row[seats:]
        tables.append(Table(who, seed_at(seed, entrants, who, str(n))))
    return tables


def seed_at(seed: int, entrants: tuple[Entrant, ...], who: tuple[int, ...], *more: str) -> int:
    return seed_of(seed, *[f"{entrants[i].bot} {entrants[i].deck}" for i in who], *more)
