"""A plan: which games are played. Game n of a plan is the same whoever plays it, however many others are played."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
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

MATCHUPS, CARDS, FORK = "matchups", "cards", "fork"


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

    `games` at each table; of a fork: continuations, each played twice. `asked` is the number that was given. `cards` is the hash of the cards as they are printed
    here, so that another Sumrak does not go on with it. A fork has a `record`, the number of answers `at` which it begins, and
    the seat by whose knowledge the rest is guessed (-1: of all together).
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

    def spec(self) -> Spec:
        return game_with(self.game, self.change)

    @property
    def size(self) -> int:
        """How many tasks: 0 … size - 1."""
        return self.games * len(self.tables)

    def place(self, number: int) -> tuple[int, int]:
        """(table, game there) of a task: tables take turns, so that what is broken off is even, and more games only follow."""
        game, table = divmod(number, len(self.tables))
        return table, game

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
    """Every bot with every deck (default: those of the game, if one chooses among them)."""
    spec = spec_of(game)
    ids = [deck["id"] for deck in catalogue(game)["decks"]]
    names = list(decks) if decks is not None else ids
    if not names:
        return tuple([Entrant(bot, "") for bot in bots])
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
) -> Plan:
    """Two at a table: every pairing, also with itself, so many games each. More: everybody plays about so many games."""
    if seats == 2:
        pairs = combinations_with_replacement if mirrors or len(entrants) == 1 else combinations
        tables = [Table(pair, seed_at(seed, entrants, pair)) for pair in pairs(range(len(entrants)), 2)]
        each = games
    else:
        tables, each = mixed(entrants, games, seats, seed), seats
    return Plan(
        kind, game, entrants, tuple(tables), each, seed, rules, change, asked=games, cards=spec_of(game).fingerprint()
    )


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
