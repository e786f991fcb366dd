"""Live tables on one server process: how long from an answer to the view that shows it, and what an update costs.

    python bench/table.py --tables 100 --seconds 20

Every table has a person, played at random by this process over a real WebSocket, and a bot of the server's. A person
thinks for `--think` seconds on average. Server, bots and people share the machine's cores.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

SERVE = """
import sys
from pathlib import Path
from sumrak.table.app import serve
serve(port=0, data=Path(sys.argv[1]), open_browser=False)
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=1.0, help="seconds a person thinks, on average")
    parser.add_argument("--bots", default="random,greedy", help="dealt out to the tables in turn")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen([sys.executable, "-c", SERVE, data], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+?:(\d+)/", server.stdout.readline())
            assert found is not None, "the server did not start"
            asyncio.run(measure(server.pid, int(found[1]), options))
        finally:
            server.terminate()
            server.wait()
    return 0


async def measure(server: int, port: int, options: argparse.Namespace) -> None:
    bots = options.bots.split(",")
    people = [Person(port, bots[i % len(bots)], options.think, random.Random(i)) for i in range(options.tables)]
    playing = [asyncio.create_task(person.play()) for person in people]
    await asyncio.sleep(3 + options.think)  # all have sat down, the bots' processes are there
    for person in people:
        person.waits.clear()
        person.updates = 0
    cpu, began = cpu_seconds(server), time.perf_counter()
    await asyncio.sleep(options.seconds)
    cpu, took = cpu_seconds(server) - cpu, time.perf_counter() - began
    for task in playing:
        task.cancel()
    for failed in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(failed, Exception):
            raise failed
    report(people, cpu, took)


def report(people: list[Person], cpu: float, took: float) -> None:
    waits = [wait for person in people for wait in person.waits]
    updates = sum(person.updates for person in people)
    cuts = quantiles(waits, n=100)
    print(f"{len(people)} tables, {took:.0f} s, {os.cpu_count()} cores")
    print(f"answers of people  {len(waits) / took:8.1f} /s")
    print(f"updates sent       {updates / took:8.1f} /s  (answers of bots among them)")
    print(
        f"answer → update    p50 {cuts[49]:.1f} ms   p90 {cuts[89]:.1f} ms   p99 {cuts[98]:.1f} ms   (p50 ≤ 15, p99 ≤ 60)"
    )
    print(f"server process     {100 * cpu / took:8.1f} % of a core, {1000 * cpu / max(1, updates):.2f} ms per update")


def cpu_seconds(pid: int) -> float:
    """User and system time of one process, without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Person:
    def __init__(self, port: int, bot: str, think: float, chance: random.Random) -> None:
        self.port, self.bot, self.think, self.chance = port, bot, think, chance
        self.waits: list[float] = []  # ms
        self.updates = 0

    def new_table(self) -> tuple[str, str]:
        body = {"game": "the_v", "deck": self.chance.choice(["reaper", "court", "skorn"]), "opponent": self.bot}
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/tables",
            json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)["table"], answer.headers["set-cookie"].split(";")[0]

    async def play(self) -> None:
        while True:
            table, cookie = await asyncio.to_thread(self.new_table)
            async with connect(
                f"ws://127.0.0.1:{self.port}/ws/{table}", additional_headers={"Cookie": cookie}
            ) as socket:
                await self.play_at(socket)

    async def play_at(self, socket: ClientConnection) -> None:
        """One game. An answer's time runs until the view that shows it has been read."""
        view: dict[str, Any] = {}
        n = asked_at = wanted = 0
        answering: asyncio.Task[None] | None = None

        async def answer() -> None:
            nonlocal n, asked_at
            await asyncio.sleep(self.chance.expovariate(1 / self.think))
            n, option = n + 1, self.chance.choice(view["view"]["options"])["id"]
            asked_at = time.perf_counter_ns()
            await socket.send(json.dumps({"t": "act", "n": n, "seq": view["seq"], "option": option}))

        try:
            async for text in socket:
                now, frame = time.perf_counter_ns(), json.loads(text)
                if frame["t"] == "ack":
                    wanted = frame["seq"]
                elif frame["t"] == "err":
                    raise RuntimeError(text)
                elif frame["t"] == "view":
                    self.updates += 1
                    view = frame
                    if wanted and view["seq"] >= wanted:
                        self.waits.append((now - asked_at) / 1e6)
                        wanted, answering = 0, None
                    if view["view"].get("outcome"):
                        return
                    if view["view"].get("options") and answering is None:
                        answering = asyncio.create_task(answer())
        finally:
            if answering is not None:
                answering.cancel()


if __name__ == "__main__":
    sys.exit(main())
