"""The store: migrations, what must be unique, what is told to whoever has the wrong version."""

import asyncio
import os

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from sumrak.table.app import Settings, database_url
from sumrak.table.schema import HEAD, metadata
from sumrak.table.store import Entry, Link, Store, StoreTooNew, TableRow, Taken

ROW = TableRow("one", "whist", "first", ["odd", "even"], "0f", ["", ""], ["Anna", ""])
POSTGRES = os.environ.get("SUMRAK_TEST_DATABASE")
"""The URL of an empty PostgreSQL database, to run these tests on it, too."""


def stores(tmp_path):
    yield f"sqlite+aiosqlite:///{tmp_path / 'a.sqlite'}"
    if POSTGRES:
        yield database_url(Settings(tmp_path, POSTGRES))


async def emptied(url):
    store = await Store.open(url)
    async with store.engine.begin() as connection:
        for table in reversed(metadata.sorted_tables):
            await connection.execute(table.delete())
    return store


def on_each_store(scenario):
    def test(tmp_path):
        async def all_stores():
            for url in stores(tmp_path):
                store = await emptied(url)
                await scenario(store)
                await store.close()

        asyncio.run(all_stores())

    test.__name__, test.__doc__ = scenario.__name__, scenario.__doc__
    return test


@on_each_store
async def test_migrations_make_the_tables_of_the_schema(store):
    def differences(connection):
        assert connection.execute(sa.text("select version_num from alembic_version")).scalar() == HEAD
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


@on_each_store
async def test_a_number_and_a_nonce_are_taken_once(store):
    await store.add_table(ROW, [Link("t", "one", "watch", -1)], [("me", 0)])
    await store.append("one", Entry(0, "answer", 0, "peek", "me:0:1"))
    with pytest.raises(Taken):
        await store.append("one", Entry(0, "answer", 1, "peek"))
    with pytest.raises(Taken):
        await store.append("one", Entry(1, "answer", 0, "peek", "me:0:1"))
    await store.append("one", Entry(1, "answer", 1, "peek"))
    await store.append("one", Entry(2, "answer", 1, "peek"))
    assert [entry.number for entry in await store.entries("one")] == [0, 1, 2]


@on_each_store
async def test_what_went_in_comes_out(store):
    await store.add_table(ROW, [Link("t", "one", "seat", 0)], [("me", 0)])
    assert await store.table("one") == ROW
    assert await store.table("two") is None
    assert await store.link("t") == Link("t", "one", "seat", 0)
    await store.hold("one", "you", 1, False)
    await store.hold("one", "you", 1, False)
    assert sorted(await store.holders("one")) == [("me", 0, True), ("you", 1, False)]
    await store.hold("one", "you", 1, True)
    assert ("you", 1, True) in await store.holders("one")
    await store.set_rematch("one", "two")
    assert (await store.table("one")).rematch == "two"


@on_each_store
async def test_a_store_of_a_newer_version_is_left_alone(store):
    async with store.engine.begin() as connection:
        await connection.execute(sa.text("update alembic_version set version_num = '9999'"))
    try:
        with pytest.raises(StoreTooNew):
            await Store.open(store.engine.url.render_as_string(hide_password=False))
    finally:
        async with store.engine.begin() as connection:
            await connection.execute(sa.text(f"update alembic_version set version_num = '{HEAD}'"))


def test_sqlite_writes_ahead(tmp_path):
    """In WAL mode what is committed survives the death of the process; without waiting for a lock nothing is lost to it."""

    async def pragmas():
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'a.sqlite'}")
        async with store.engine.connect() as connection:
            rows = [await connection.execute(sa.text(f"pragma {name}")) for name in ("journal_mode", "busy_timeout")]
            return [row.scalar() for row in rows]

    assert asyncio.run(pragmas()) == ["wal", 5000]
