"""The store: SQLite in the data directory, or PostgreSQL by URL. What is in it survives the death of the process."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .schema import HEAD, entries, holders, links, tables

WATCHER = -1


class StoreTooNew(Exception):
    """The store was made by a newer version."""


class Taken(Exception):
    """Another process has written this number of the table, or this nonce is already there."""


class Entry(NamedTuple):
    """One line of a table's record; see `schema.entries`."""

    number: int
    kind: str
    seat: int
    body: str
    nonce: str | None = None
    used: int | None = None


class TableRow(NamedTuple):
    """What a table was made with; see `schema.tables`."""

    id: str
    game: str
    edition: str
    decks: list[str]
    seed: str
    bots: list[str]
    names: list[str]
    rematch: str | None = None
    clocks: list[int] | None = None


class Link(NamedTuple):
    token: str
    table_id: str
    kind: str
    seat: int


def engine_of(url: str | sa.URL) -> AsyncEngine:
    if sa.make_url(url).get_backend_name() != "sqlite":
        return create_async_engine(url)
    engine = create_async_engine(url, pool_size=1, max_overflow=0)
    sa.event.listen(engine.sync_engine, "connect", configure_sqlite)
    return engine


def configure_sqlite(connection: Any, _: object) -> None:
    """In WAL mode a commit is in the file before it is acknowledged: the death of the process loses nothing."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: sa.Connection) -> None:
    """Bring the store to this version. Alembic is imported only if there is something to do."""
    if sa.inspect(connection).has_table("alembic_version"):
        version = connection.execute(sa.text("select version_num from alembic_version")).scalar()
        if version == HEAD:
            return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    folder = str(Path(__file__).with_name("migrations"))
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreTooNew(str(error)) from None


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: list[tuple[dict[str, Any], asyncio.Future[None]]] = []
        self.writing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str | sa.URL) -> Store:
        """Raises StoreTooNew, or SQLAlchemy's and the system's errors if the place cannot be used."""
        engine = engine_of(url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        if self.writing is not None:
            await self.writing
        await self.engine.dispose()

    async def rows(self, query: sa.Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def add_table(self, row: TableRow, new_links: list[Link], seated: list[tuple[str, int]]) -> None:
        """A table with its private links and (holder, seat) of those who sit at it already."""
        async with self.engine.begin() as connection:
            await connection.execute(tables.insert().values(made_at=now_ms(), **row._asdict()))
            await connection.execute(links.insert(), [link._asdict() for link in new_links])
            if seated:
                await connection.execute(
                    holders.insert(),
                    [{"table_id": row.id, "holder": h, "seat": seat, "seated": True} for h, seat in seated],
                )

    async def table(self, table_id: str) -> TableRow | None:
        columns = [tables.c[name] for name in TableRow._fields]
        found = await self.rows(sa.select(*columns).where(tables.c.id == table_id))
        return TableRow(*found[0]) if found else None

    async def set_rematch(self, table_id: str, rematch: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(tables.update().where(tables.c.id == table_id).values(rematch=rematch))

    async def set_seating(self, table_id: str, decks: list[str], names: list[str]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(tables.update().where(tables.c.id == table_id).values(decks=decks, names=names))

    async def entries(self, table_id: str) -> list[Entry]:
        columns = [entries.c[name] for name in Entry._fields]
        query = sa.select(*columns).where(entries.c.table_id == table_id).order_by(entries.c.number)
        return [Entry(*row) for row in await self.rows(query)]

    async def append(self, table_id: str, entry: Entry) -> None:
        """When this returns, the entry is in the store for good. Raises Taken.

        What comes while a transaction is on its way goes into the next one together.
        """
        written = asyncio.get_running_loop().create_future()
        self.waiting.append(({"table_id": table_id, "at": now_ms(), **entry._asdict()}, written))
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self.write())
        await written

    async def write(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting, []
            if len(batch) > 1:
                try:
                    await self.insert([values for values, _ in batch])
                except Exception:
                    for one in batch:  # one of them is taken: the others must not suffer
                        await self.write_one(*one)
                else:
                    for _, written in batch:
                        answer(written, None)
            else:
                await self.write_one(*batch[0])

    async def write_one(self, values: dict[str, Any], written: asyncio.Future[None]) -> None:
        try:
            await self.insert([values])
        except IntegrityError:
            answer(written, Taken())
        except Exception as error:
            answer(written, error)
        else:
            answer(written, None)

    async def insert(self, rows: list[dict[str, Any]]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(entries.insert(), rows)

    async def link(self, token: str) -> Link | None:
        found = await self.rows(sa.select(links).where(links.c.token == token))
        return Link(*found[0]) if found else None

    async def links(self, table_id: str) -> list[Link]:
        return [Link(*row) for row in await self.rows(sa.select(links).where(links.c.table_id == table_id))]

    async def hold(self, table_id: str, holder: str, seat: int, seated: bool) -> None:
        """Let a browser sit (or, not yet `seated`, be invited to sit) at a seat; WATCHER watches."""
        key = (holders.c.table_id == table_id, holders.c.holder == holder, holders.c.seat == seat)
        async with self.engine.begin() as connection:
            found = (await connection.execute(sa.select(holders.c.seated).where(*key))).first()
            if found is None:
                values = {"table_id": table_id, "holder": holder, "seat": seat, "seated": seated}
                await connection.execute(holders.insert(), values)
            elif seated and not found[0]:
                await connection.execute(holders.update().where(*key).values(seated=True))

    async def holders(self, table_id: str) -> list[tuple[str, int, bool]]:
        """(holder, seat, seated) of a table."""
        query = sa.select(holders.c.holder, holders.c.seat, holders.c.seated).where(holders.c.table_id == table_id)
        return [(row[0], row[1], row[2]) for row in await self.rows(query)]


def answer(written: asyncio.Future[None], error: Exception | None) -> None:
    """Tell who waits; it may have gone."""
    if written.done():
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)


def now_ms() -> int:
    return int(time.time() * 1000)
