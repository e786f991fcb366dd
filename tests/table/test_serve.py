"""Starting and stopping the server."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time

import httpx
import pytest

from tests.table.people import SCRIPT, Browser, Server


def test_ctrl_c_stops_it_cleanly(own_server):
    """Also with a socket open and a bot at work."""

    async def open_a_table():
        browser = Browser(own_server)
        seat = await browser.sit(browser.new_table("greedy")["table"])
        await seat.until("view")
        assert await asyncio.to_thread(own_server.stop) == 0

    asyncio.run(open_a_table())


def test_ctrl_c_in_a_terminal_reaches_the_bots_processes_too(tmp_path):
    """There the whole group gets the signal; nobody may answer it with a traceback or outlive the server."""
    server = subprocess.Popen(
        [sys.executable, str(SCRIPT), "tests.table.whist", str(tmp_path / "data")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert "http://127.0.0.1:" in server.stdout.readline()
    os.killpg(server.pid, signal.SIGINT)
    _, errors = server.communicate(timeout=10)
    assert (server.returncode, errors) == (0, "")


@pytest.mark.parametrize("gap", [0.0, 0.05, 0.2, 0.5])
def test_who_presses_ctrl_c_twice_gets_no_traceback(tmp_path, gap):
    """Nor do the bots' processes, whether they are at work or just being started."""
    server = Server(tmp_path / "data", own_group=True)

    async def open_a_table():
        browser = Browser(server)
        seat = await browser.sit(browser.new_table("greedy")["table"])
        await seat.until("view")

    asyncio.run(open_a_table())
    for _ in range(2):
        os.killpg(server.process.pid, signal.SIGINT)
        time.sleep(gap)
    assert server.process.wait(10) == 0
    assert server.log.read_text() == ""


def test_a_port_in_use_is_one_sentence(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [sys.executable, str(SCRIPT), "tests.table.whist", str(tmp_path), port],
            capture_output=True,
            text=True,
            timeout=20,
        )
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert port in done.stderr
    offered = re.search(r"--port (\d+)", done.stderr)
    assert offered is not None and offered[1] != port
    with socket.socket() as free:
        free.bind(("127.0.0.1", int(offered[1])))


def test_a_data_directory_that_cannot_be_used_is_one_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "tests.table.whist", str(tmp_path / "file")],
        capture_output=True,
        text=True,
        timeout=20,
    )
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1


def test_a_restart_signs_nobody_out(own_server):
    browser = Browser(own_server)
    made = browser.new_table("both")
    record = f"/api/tables/{made['table']}/record"
    before = browser.http.get(record).text
    own_server.stop()
    own_server.start()
    assert browser.http.get(record).text == before


def test_a_path_with_spaces_and_cyrillic(tmp_path):
    server = Server(tmp_path / "мой стол 100%")
    try:
        assert Browser(server).new_table("both")
        for name in ("sumrak.sqlite", "key"):
            assert (server.data / name).stat().st_mode & 0o077 == 0, "nobody else may read seeds and keys"
    finally:
        assert server.stop() == 0


def test_pages_and_headers(server):
    answer = httpx.get(f"{server.url}/api/games")
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cache-control"] == "no-store"
    assert httpx.get(f"{server.url}/").headers["cache-control"] in ("no-cache", "no-store")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    catalogue = httpx.get(f"{server.url}/api/catalogue/whist")
    assert catalogue.json()["cards"]["W-01"]["names"]["ru"] == "1"
    again = httpx.get(f"{server.url}/api/catalogue/whist", headers={"if-none-match": catalogue.headers["etag"]})
    assert again.status_code == 304
    assert httpx.get(f"{server.url}/api/rules/whist").json()[0]["id"] == "W-1"


def test_two_processes_may_serve_one_table(own_server):
    """Nothing is written twice under one number: who comes second is told that the table has moved on, and then goes on."""

    async def play():
        other = Server(own_server.data)
        try:
            host, guest = Browser(own_server), Browser(own_server)
            made = host.new_table("friend")
            guest.follow(made["invite"])
            guest.server = other
            first, second = await host.sit(made["table"]), await guest.sit(made["table"])
            await first.until("view")
            await second.until("view")
            await first.close()  # the host's process heard nothing of the guest
            await asyncio.to_thread(own_server.stop)
            await asyncio.to_thread(own_server.start)
            first = await host.sit(made["table"])
            await first.until("view")
            assert (await first.ask("act", seq=0, option=first.options[0]))["seq"] == 1
            answer = await second.ask("act", seq=0, option=second.options[0])
            assert answer["code"] == "stale"
            await second.until_view(1)
            assert (await second.ask("act", seq=1, option=second.options[0]))["seq"] == 2
        finally:
            other.kill()

    asyncio.run(asyncio.wait_for(play(), 60))
