"""All tables: made, found, and put away when nobody has been at them for a while. The record stays in the store."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from . import seats
from .play import Surroundings, Table
from .store import Link, Store, TableRow
from .thinkers import Thinkers

IDLE_SECONDS = 900.0


class House:
    def __init__(self, face: Any, store: Store, thinkers: Thinkers, bot_seconds: float, build: str) -> None:
        self.face, self.store = face, store
        self.games: tuple[str, ...] = tuple(face.games())
        self.catalogues: dict[str, dict[str, Any]] = {}
        self.around = Surroundings(
            face, store, thinkers, bot_seconds, build, self.edition, self.make_rematch, self.catalogue
        )
        self.tables: dict[str, Table] = {}
        self.used_at: dict[str, float] = {}
        self.loading: dict[str, asyncio.Lock] = {}

    def catalogue(self, game: str) -> dict[str, Any]:
        """Made once: the texts of all cards take their time."""
        if game not in self.catalogues:
            self.catalogues[game] = self.face.catalogue(game)
        return self.catalogues[game]

    def edition(self, game: str) -> str:
        return str(self.catalogue(game)["hash"])

    def make_catalogues(self) -> None:
        for game in self.games:
            self.catalogue(game)

    async def find(self, table_id: str) -> Table | None:
        """A table, read from the store if it is not in memory; None if there is none of that name."""
        self.used_at[table_id] = time.monotonic()
        if table_id in self.tables:
            return self.tables[table_id]
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.tables:
                row = await self.store.table(table_id)
                if row is None:
                    self.used_at.pop(table_id, None)
                    self.loading.pop(table_id, None)
                    return None
                table = Table(self.around, row, await self.store.links(table_id))
                await table.load()
                self.tables[table_id] = table
        return self.tables.get(table_id)

    async def make(
        self,
        game: str,
        decks: list[str],
        bots: list[str],
        names: list[str],
        holders: list[tuple[str, int]],
        clocks: list[int] | None = None,
    ) -> list[Link]:
        """A new table; `holders` are the browsers that sit at it. Returns its links."""
        row = TableRow(
            seats.new_table_id(), game, self.edition(game), decks, seats.new_seed(), bots, names, None, clocks
        )
        taken = {seat for _, seat in holders}
        links = [Link(seats.new_token(), row.id, "watch", -1)]
        for seat, bot in enumerate(bots):
            if not bot:
                links.append(Link(seats.new_token(), row.id, "seat", seat))
                if seat not in taken:
                    links.append(Link(seats.new_token(), row.id, "invite", seat))
        await self.store.add_table(row, links, holders)
        return links

    async def make_rematch(self, table: Table) -> str:
        """The same game, decks and seats with a new seed."""
        row = table.row
        holders = [(holder, seat) for holder, seat, seated in table.holders if seated]
        links = await self.make(row.game, row.decks, row.bots, row.names, holders, row.clocks)
        await self.store.set_rematch(row.id, links[0].table_id)
        return links[0].table_id

    async def close(self) -> None:
        self.around.thinkers.close()
        await self.store.close()

    async def sweep(self) -> None:
        """Forget tables that are idle; runs as long as the server does."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 10)
            now = time.monotonic()
            for table_id, table in list(self.tables.items()):
                if table.attendance.viewers or table.is_ticking or table.lock.locked() or table.thinking:
                    self.used_at[table_id] = now
                elif now - self.used_at.get(table_id, 0) > IDLE_SECONDS:
                    del self.tables[table_id]
                    self.used_at.pop(table_id, None)
                    self.loading.pop(table_id, None)
