"""Clocks: they follow the decision, allow for the wire, outlive the server, and what happens when one has run out."""

import asyncio
import time
from types import SimpleNamespace

import pytest

from sumrak.table import clocks
from sumrak.table.store import Entry
from tests.table.people import Browser, Server
from tests.table.test_play import act, run

BANK, INCREMENT = 10_000, 2_000


async def fall() -> None:
    pass


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A clock that only the test moves."""
    hand = SimpleNamespace(ms=1000.0)
    monkeypatch.setattr(clocks, "now", lambda: hand.ms)
    return hand


def on_loop(test):
    async def scenario(now):
        test(clocks.Clock([BANK, INCREMENT], 2, fall), now)

    def run_it(now):
        asyncio.run(scenario(now))

    run_it.__name__, run_it.__doc__ = test.__name__, test.__doc__
    return run_it


def answered(clock, seat, lag=0.0):
    used = clock.used(seat, lag)
    clock.answered(Entry(0, "answer", seat, "x", None, used))
    return used


@on_loop
def test_only_who_is_asked_loses_time(clock, now):
    clock.run([1])
    now.ms += 3000
    assert (clock.remaining(0), clock.remaining(1)) == (BANK, BANK - 3000)
    clock.run([1, 0])  # the same question stands, another one comes: the first is not begun anew
    now.ms += 1000
    assert (clock.remaining(0), clock.remaining(1)) == (BANK - 1000, BANK - 4000)
    clock.run([])
    now.ms += 5000
    assert clock.remaining(0) == BANK


@on_loop
def test_a_decision_adds_its_increment(clock, now):
    clock.run([0])
    now.ms += 4500
    assert answered(clock, 0) == 4500
    assert clock.remaining(0) == BANK - 4500 + INCREMENT
    assert clock.used(0, 0) is None, "what is answered while no clock runs takes nothing"


@on_loop
def test_the_wire_is_given_back_up_to_half_a_second(clock, now):
    for lag, given in ((120.0, 120), (40_000.0, 500)):
        clock.run([0])
        now.ms += 3000
        assert answered(clock, 0, lag) == 3000 - given
    clock.run([0])
    now.ms += 50
    assert answered(clock, 0, 400) == 0, "nobody gains by a slow wire"


@on_loop
def test_a_clock_falls_when_it_is_out_and_the_wire_has_had_its_time(clock, now):
    clock.run([0])
    now.ms += BANK + 400
    assert clock.fallen() == []
    now.ms += 200
    assert clock.fallen() == [0]


@on_loop
def test_what_was_used_is_read_back_from_the_record(clock, now):
    record = [
        Entry(0, "answer", 0, "x", None, 2500),
        Entry(1, "answer", 1, "x"),
        Entry(2, "undo", 0, "1"),
        Entry(3, "answer", 0, "x", None, 500),
    ]
    clock.replay(record)
    assert clock.left == [BANK - 3000 + 2 * INCREMENT, BANK]


def timed(browser: Browser, bank: int, increment: int = 0, **more: object) -> dict:
    return browser.new_table(clocks={"bank": bank, "increment": increment}, **more)


@run
async def test_no_clock_unless_somebody_wants_one(server):
    host = Browser(server)
    seat = await host.sit(host.new_table("random")["table"])
    await seat.until("view")
    assert "clocks" not in seat.hello
    assert "clocks" not in seat.view


@run
async def test_clocks_on_the_wire(server):
    """Both are asked, so both run; an answer adds its increment, and a bot has none."""
    host = Browser(server)
    seat = await host.sit(timed(host, 60, 7, opponent="random")["table"])
    await seat.until("view")
    assert seat.hello["clocks"] == {"bank": 60_000, "increment": 7000}
    mine, bot = seat.view["clocks"]
    assert bot is None
    assert mine["runs"]
    assert 59_000 < mine["left"] <= 60_000
    await seat.send("ping", c=1, rtt=300)
    await act(seat, next(option for option in seat.options if option != "peek"))
    left = seat.view["clocks"][0]["left"]
    assert 65_000 < left <= 67_000


@run
async def test_out_of_time_is_lost_where_two_play(server):
    host = Browser(server)
    made = timed(host, 2, opponent="random")
    seat = await host.sit(made["table"])
    await seat.until("view")
    start = time.monotonic()
    while not seat.is_over:
        await seat.until("view")
    assert 1.5 < time.monotonic() - start < 12
    outcome = seat.view["view"]["outcome"]
    assert (outcome["winners"], outcome["termination"], outcome["text"]["k"]) == ([1], "TIME", "server-flag")


def test_clocks_outlive_the_server(own_server: Server):
    """What answers have taken is in the store; the time for which the server was away costs nobody anything."""

    async def before():
        host = Browser(own_server)
        made = timed(host, 30, 0, opponent="both")
        seat = await host.sit(made["table"])
        await seat.until("view")
        await asyncio.sleep(1.2)
        await act(seat, seat.options[0])
        left = seat.view["clocks"][0]["left"]
        assert 27_500 < left < 29_000
        return host, made, left

    async def after(host, made):
        seat = await host.sit(made["table"])
        await seat.until("view")
        return seat.view["clocks"]

    host, made, left = asyncio.run(before())
    own_server.kill()
    time.sleep(1.5)
    own_server.start()
    first, second = asyncio.run(after(host, made))
    assert first["left"] == left or (first["runs"] and left - first["left"] < 1000)
    assert second["runs"]
    assert 29_000 < second["left"] <= 30_000, "an open decision begins anew"


def test_where_many_play_a_bot_plays_on(tmp_path):
    """The clock of one ends nobody else's game."""

    async def scenario(server):
        host = Browser(server)
        wish = {"game": "vtes", "seats": [{"by": by} for by in ("me", "random", "random")], "clocks": {"bank": 1}}
        made = host.http.post("/api/tables", json=wish).json()
        seat = await host.sit(made["table"])
        await seat.until("view")
        while not seat.hello.get("left"):
            await seat.until("hello")
        assert (seat.hello["left"], seat.hello["state"], seat.hello["bots"][0]) == ([0], "playing", "greedy")
        seq = seat.view["seq"]
        while seat.view["seq"] < seq + 3:
            await seat.until("view")
        assert seat.view["clocks"] == [None, None, None]

    server = Server(tmp_path / "data", face="sumrak", BOT_SECONDS="0")
    try:
        asyncio.run(asyncio.wait_for(scenario(server), 60))
        assert server.errors == ""
    finally:
        server.kill()
