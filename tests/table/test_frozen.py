"""A record that does not fit any more stops its own table, with an explanation, and nothing else."""

import asyncio
import sqlite3

import pytest

from tests.table.people import Browser, Server
from tests.table.test_play import act


async def two_answers(server):
    host = Browser(server)
    made = host.new_table("both")
    seat = await host.sit(made["table"])
    await seat.until("view")
    first = seat.options[0]
    await act(seat, first)
    await act(seat, seat.options[0])
    return host, made, first


async def look(host, made):
    seat = await host.sit(made["table"])
    await seat.until("view")
    answer = await seat.ask("act", seq=seat.view["seq"], option="peek")
    return seat, answer


@pytest.mark.parametrize(("edition", "key"), [("first", "server-frozen-record"), ("second", "server-frozen-edition")])
def test_a_record_that_parted_freezes_its_table(tmp_path, edition, key):
    server = Server(tmp_path / "data")

    async def play():
        host, made, first = await two_answers(server)
        server.stop()
        server.environment = {"WHIST_POISON": first, "WHIST_EDITION": edition}
        server.start()
        seat, answer = await look(host, made)
        assert seat.hello["state"] == "frozen"
        assert seat.hello["note"] == {"k": key, "a": {"number": 1}}
        assert (answer["code"], answer["text"]["k"]) == ("frozen", key)
        assert not seat.options, "it can be looked at, not played"
        assert (await seat.ask("rematch"))["t"] == "ack", "the offer is another game"
        offer = await seat.until("offer")
        again = await host.sit(offer["table"])
        await again.until("view")
        assert again.hello["state"] == "playing"
        server.stop()
        server.environment = {}
        server.start()
        seat, answer = await look(host, made)
        assert answer["t"] == "ack", "with the old rules it goes on"

    try:
        asyncio.run(asyncio.wait_for(play(), 60))
    finally:
        server.kill()
    assert len(server.errors.splitlines()) == 1
    assert "is frozen: answer 1: RuntimeError: poison" in server.errors


def test_an_answer_that_raises_is_never_stored(tmp_path):
    server = Server(tmp_path / "data", WHIST_POISON="peek")

    async def play():
        host = Browser(server)
        made = host.new_table("both")
        seat = await host.sit(made["table"])
        await seat.until("view")
        answer = await seat.ask("act", seq=0, option="peek")
        assert (answer["t"], answer["code"]) == ("err", "internal")
        assert await act(seat, seat.options[0]) == 1, "the table stands as it was and goes on"

    try:
        asyncio.run(asyncio.wait_for(play(), 60))
    finally:
        server.kill()
    with sqlite3.connect(server.data / "sumrak.sqlite") as store:
        assert [number for (number,) in store.execute("select number from entries where body <> 'peek'")] == [0]
        assert not store.execute("select 1 from entries where body = 'peek'").fetchall()
    assert "poison" in server.errors, "a fault in a game is for its maker to read"


@pytest.mark.parametrize("spoilt", ["seat = 7", "body = 'dance'", "kind = 'undo'", "number = number + 5"])
def test_a_spoilt_store_freezes_and_does_not_crash(tmp_path, spoilt):
    server = Server(tmp_path / "data")

    async def play():
        host, made, _ = await two_answers(server)
        server.stop()
        with sqlite3.connect(server.data / "sumrak.sqlite") as store:
            store.execute(f"update entries set {spoilt} where number = 1")
        server.start()
        seat, answer = await look(host, made)
        assert (seat.hello["state"], answer["code"]) == ("frozen", "frozen")
        other = await host.sit(host.new_table("both")["table"])
        await other.until("view")
        await act(other, other.options[0])

    try:
        asyncio.run(asyncio.wait_for(play(), 60))
    finally:
        server.kill()
    assert "Traceback" not in server.errors
