"""Hints, who stands how well, the course of a game: alone against bots and after the end, never between people."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.table.people import Browser, Seat, Server


@pytest.fixture(scope="module")
def the_v(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("studies") / "data", face="sumrak")
    yield server
    server.stop()
    assert server.errors == ""


def within(seconds: float, what: Any) -> None:
    asyncio.run(asyncio.wait_for(what, seconds))


async def alone(server: Server, opponent: str = "random") -> tuple[Browser, str, Seat]:
    browser = Browser(server)
    table = browser.new_table(opponent)["table"]
    seat = await browser.sit(table)
    await my_turn(seat)
    return browser, table, seat


async def my_turn(seat: Seat) -> None:
    """Until nobody but me is asked, or the game is over."""
    while not seat.view or not (seat.is_over or (seat.options and len(seat.view["view"]["decisions"]) == 1)):
        await seat.until("view")


async def find(seat: Seat, what: str, **fields: Any) -> list[dict[str, Any]]:
    """All frames of an answer, or the refusal."""
    n, frames = await seat.send("study", what=what, **fields), []
    while True:
        frame = await seat.until("hint", "worth", "course", "err")
        if frame["n"] == n:
            frames.append(frame)
            if frame["t"] in ("worth", "err") or frame.get("done"):
                return frames


def test_a_game_between_people_has_no_hints(the_v):
    """Nobody there is told anything: not who plays, looking back or not, nor who watches; and the sentence says why."""

    async def test():
        host, guest, watcher = Browser(the_v), Browser(the_v), Browser(the_v)
        made = host.new_table("friend")
        guest.follow(made["invite"])
        watcher.follow(made["watch"])
        seats = [await browser.sit(made["table"]) for browser in (host, guest, watcher)]
        for seat in seats:
            await seat.until("view")
        for seat in seats:
            for what in ("hint", "worth", "course"):
                for truth in (False, True):
                    (refusal,) = await find(seat, what, truth=truth)
                    assert (refusal["code"], refusal["text"]["k"]) == ("unfair", "server-unfair")
            await seat.send("seek", ply=0)
            await seat.until("view")
            assert (await find(seat, "hint"))[0]["code"] == "unfair"
        assert not any(
            frame.startswith(('{"t":"hint"', '{"t":"worth"', '{"t":"course"')) for s in seats for frame in s.frames
        )
        both = await host.sit(host.new_table("both")["table"])
        await both.until("view")
        assert (await find(both, "hint"))[0]["code"] == "unfair", "two people may sit at one screen"

    within(120, test())


def test_who_watches_somebody_alone_is_told_nothing(the_v):
    async def test():
        browser, watcher = Browser(the_v), Browser(the_v)
        made = browser.new_table("random")
        watcher.follow(made["watch"])
        seat = await watcher.sit(made["table"])
        await seat.until("view")
        for what in ("hint", "worth"):
            (refusal,) = await find(seat, what)
            assert (refusal["code"], refusal["text"]["k"]) == ("unfair", "server-unfair-watching")

    within(120, test())


def test_alone_against_a_bot_one_is_told_what_one_may_know(the_v):
    async def test():
        _, _, seat = await alone(the_v)
        hints = await find(seat, "hint")
        assert [hint.get("done", False) for hint in hints] == [False] * (len(hints) - 1) + [True]
        assert hints[-1]["simulations"] > 0
        for hint in hints:
            assert (hint["ply"], hint["seat"]) == (seat.view["ply"], 0)
        options = {option["id"]: option for option in seat.view["view"]["options"]}
        for idea in hints[-1]["ideas"]:
            offered = options[idea["option"]["id"]]
            assert {key: offered[key] for key in idea["option"]} == idea["option"], (
                "as it is offered, with its paragraph"
            )
            assert {"id", "label", "cite"} <= set(idea["option"])
            assert 0 <= idea["win"] <= 1
        (worth,) = await find(seat, "worth")
        assert (worth["ply"], worth["seat"]) == (seat.view["ply"], 0)
        assert sum(worth["shares"]) == pytest.approx(1)
        for what, truth in (("worth", True), ("hint", True), ("course", False)):
            (refusal,) = await find(seat, what, truth=truth)
            assert (refusal["code"], refusal["text"]["k"]) == ("unfair", "server-study-over-only")

    within(120, test())


def test_only_the_last_wish_of_a_kind_counts(the_v):
    """Also what is known already is told at once, and "stop" ends it."""

    async def test():
        _, _, seat = await alone(the_v)
        for _ in range(4):
            await seat.send("study", what="hint")
        while not (frame := await seat.until("hint")).get("done"):
            pass
        assert frame["n"] == seat.n
        answered = {n for n in range(1, seat.n + 1) if any(f'"hint","n":{n},' in text for text in seat.frames)}
        assert answered == {seat.n}, "nothing was found out for the earlier ones"
        again = await find(seat, "hint")
        assert len(again) == 1
        assert again[0]["ideas"] == frame["ideas"], "looked up"
        (option,) = seat.options[:1]
        await seat.ask("act", seq=seat.view["seq"], option=option)
        await my_turn(seat)
        wish = await seat.send("study", what="hint")
        await seat.send("study", what="stop")
        await seat.send("ping", c=1)
        await seat.until("pong")
        await asyncio.sleep(1)
        await seat.send("ping", c=2)
        await seat.until("pong")
        assert not any(f'"hint","n":{wish},' in text for text in seat.frames)

    within(120, test())


def test_after_the_end_everybody_may_look_at_everything(the_v):
    async def test():
        browser, table, seat = await alone(the_v)
        for _ in range(6):
            await seat.ask("act", seq=seat.view["seq"], option=seat.options[0])
            await my_turn(seat)
        await seat.ask("resign")
        while not seat.is_over:
            await seat.until("view")
        last = seat.view["last"]
        points: dict[int, list[float]] = {}
        for frame in await find(seat, "course", truth=True):
            points |= {point["ply"]: point["shares"] for point in frame["points"]}
        assert sorted(points) == list(range(last + 1))
        await seat.send("seek", ply=2, seat=1)
        await seat.until("view")
        (worth,) = await find(seat, "worth")
        assert (worth["ply"], worth["seat"]) == (2, 1)
        (truth,) = await find(seat, "worth", truth=True)
        assert "seat" not in truth or truth["seat"] is None
        hint = (await find(seat, "hint"))[-1]
        assert hint["ply"] == 2
        assert hint["ideas"]
        watcher = Browser(the_v)
        watcher.follow(f"{seat.hello['links']['watch']}")
        spectator = await watcher.sit(table)
        await spectator.until("view")
        await spectator.send("seek", ply=2)
        await spectator.until("view")
        assert (await find(spectator, "hint"))[-1]["ideas"]
        await spectator.send("seek", ply=-1)
        await spectator.until("view")

    within(120, test())


def test_nobody_waits_for_bots_that_think(tmp_path):
    """Six bots think as long as a file is not there. Meanwhile two people play a whole game at another table."""
    gate = tmp_path / "go"
    server = Server(tmp_path / "data", WHIST_GATE=str(gate))

    async def test():
        thinking = []
        for _ in range(6):
            browser = Browser(server)
            seat = await browser.sit(browser.new_table("random")["table"])
            await seat.until("view")
            thinking.append(seat)
        host, guest = Browser(server), Browser(server)
        made = host.new_table("friend")
        guest.follow(made["invite"])
        first, second = await host.sit(made["table"]), await guest.sit(made["table"])
        await second.until("view")
        await first.until_view(0)
        while not first.is_over:
            for seat in (first, second):
                if seat.options:
                    answer = await seat.ask("act", seq=seat.view["seq"], option=seat.options[0])
                    assert answer["t"] == "ack"
                    await first.until_view(answer["seq"])
                    await second.until_view(answer["seq"])
        for seat in thinking:
            await seat.send("ping", c=1)
            await seat.until("pong")
            assert seat.view["seq"] == 0, "still thinking"
        gate.touch()
        for seat in thinking:
            await seat.until_view(1)

    try:
        within(120, test())
    finally:
        server.stop()
    assert server.errors == ""


@pytest.mark.skipif(os.name != "posix", reason="kills")
@pytest.mark.parametrize("times", [1, 2])
def test_a_bot_whose_process_is_killed_thinks_again_or_another_answers(tmp_path, times):
    gate = tmp_path / "go"
    server = Server(tmp_path / "data", WHIST_GATE=str(gate))

    def kill_one(before: set[int]) -> set[int]:
        """One that has left its mark, since it thinks."""
        until = time.monotonic() + 60
        while not (new := {int(mark.suffix[1:]) for mark in tmp_path.glob("go.*")} - before):
            assert time.monotonic() < until
            time.sleep(0.02)
        (one,) = new
        os.kill(one, signal.SIGKILL)
        return before | new

    async def test():
        browser = Browser(server)
        seat = await browser.sit(browser.new_table("random")["table"])
        await seat.until("view")
        killed: set[int] = set()
        for _ in range(times):
            killed = await asyncio.to_thread(kill_one, killed)
        if times == 1:
            gate.touch()
        await seat.until_view(1)

    try:
        within(120, test())
    finally:
        server.stop()
    errors = server.errors
    assert ("Bot random does not answer, greedy does" in errors) == (times == 2)
    assert "Traceback" not in errors
