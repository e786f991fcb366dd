"""The process is killed at random moments while people play: what was acknowledged is there, and every game goes on."""

import asyncio
import random
import sqlite3
import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidHandshake

from tests.table.people import Browser, ConnectionClosed, Server

DOWN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Person:
    """Plays at random until the game is over, coming back after every broken connection; remembers what was acknowledged."""

    def __init__(self, browser, table, chance):
        self.browser, self.table, self.chance = browser, table, chance
        self.acknowledged = []
        self.unanswered = None
        self.came_back = 0

    async def play(self):
        while True:
            try:
                seat = await self.browser.sit(self.table)
                await seat.until("view")
                await self.play_at(seat)
                await seat.close()
                return seat
            except DOWN:
                self.came_back += 1
                await asyncio.sleep(0.05)

    async def play_at(self, seat):
        while not seat.is_over:
            if self.unanswered is None:
                if not seat.options:
                    await seat.until("view")
                    continue
                n, option = self.chance.randrange(2**50), self.chance.choice(seat.options)
                self.unanswered = {"n": n, "seq": seat.view["seq"], "option": option}
            frame = self.unanswered
            answer = await seat.ask("act", **frame)
            self.unanswered = None
            if answer["t"] == "ack":
                self.acknowledged.append((answer["seq"] - 1, frame["option"]))
                await seat.until_view(answer["seq"])
            else:
                assert answer["code"] in ("stale", "not_yours", "over"), answer
                if answer["code"] == "stale":
                    await seat.until("view")


async def people_at(server, tables, chance):
    people = []
    for i in range(tables):
        host, guest = Browser(server), Browser(server)
        if i % 3 == 2:
            people.append(Person(host, host.new_table("random")["table"], chance))
            continue
        made = host.new_table("friend")
        guest.follow(made["invite"])
        people += [Person(host, made["table"], chance), Person(guest, made["table"], chance)]
    return people


async def kill_often(server, people, chance, times):
    playing = asyncio.gather(*(person.play() for person in people))
    for _ in range(times):
        await asyncio.sleep(chance.uniform(0.02, 0.5))
        server.kill()
        await asyncio.to_thread(server.start)
    return await playing


@pytest.mark.parametrize(("face", "tables", "kills"), [("tests.table.whist", 12, 6), ("sumrak", 6, 8)])
def test_nothing_acknowledged_is_lost_and_every_game_is_finished(tmp_path, face, tables, kills):
    server = Server(tmp_path / "data", face, BOT_SECONDS="0.02")
    chance = random.Random(11)

    async def play():
        people = await people_at(server, tables, chance)
        seats = await asyncio.wait_for(kill_often(server, people, chance, kills), 250)
        return people, seats

    try:
        people, seats = asyncio.run(play())
    finally:
        server.kill()
    assert sum(person.came_back for person in people) >= kills, "the kills fell into the games"
    stored = {}
    with sqlite3.connect(server.data / "sumrak.sqlite") as store:
        for table, number, body in store.execute("select table_id, number, body from entries"):
            stored[table, number] = body
    for person in people:
        assert person.acknowledged
        for number, option in person.acknowledged:
            assert stored[person.table, number] == option
    assert all(seat.is_over for seat in seats)
    for table in {person.table for person in people}:
        numbers = sorted(number for t, number in stored if t == table)
        assert numbers == list(range(len(numbers)))
    assert server.errors == ""


def children(pid):
    """Of all its threads."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for thread in threads for child in (thread / "children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="reads /proc")
def test_the_bots_processes_end_with_a_killed_server(tmp_path):
    """Killed, the server can tell nobody; a pool of orphans would stay for ever."""
    server = Server(tmp_path / "data")

    async def begin():
        host = Browser(server)
        seat = await host.sit(host.new_table("random")["table"])
        await seat.until("view")
        while seat.view["seq"] == 0:
            await seat.until("view")

    asyncio.run(asyncio.wait_for(begin(), 20))
    bots = children(server.process.pid)
    assert bots
    server.kill()
    until = time.monotonic() + 10
    while any(Path(f"/proc/{pid}/cmdline").exists() and Path(f"/proc/{pid}/cmdline").read_bytes() for pid in bots):
        assert time.monotonic() < until, "orphans"
        time.sleep(0.05)
