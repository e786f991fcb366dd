"""A server process, and people at its tables: real processes, real sockets."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sumrak.table import protocol as p

read_frame = msgspec.json.Decoder(p.ServerMsg).decode
"""Raises where a frame has not the shape that the wire's classes declare."""

SCRIPT = Path(__file__).with_name("open_table.py")


class Server:
    def __init__(
        self, data: Path, face: str = "tests.table.whist", own_group: bool = False, **environment: str
    ) -> None:
        self.data, self.face, self.environment, self.port = data, face, environment, 0
        self.own_group = own_group
        self.log = data.parent / f"{data.name}.log"
        self.start()

    def start(self) -> None:
        """Also after a kill: then at the same port."""
        self.process = subprocess.Popen(
            [sys.executable, str(SCRIPT), self.face, str(self.data), str(self.port)],
            stdout=subprocess.PIPE,
            stderr=self.log.open("a"),
            text=True,
            start_new_session=self.own_group,
            env={**os.environ, **self.environment},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, (line, self.log.read_text())
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(10)

    @property
    def errors(self) -> str:
        """What the server has said on stderr, but for what Python itself says after a kill.

        That is its tracker of semaphores, and a bot's process that was just being started when its server was killed.
        """
        said = "".join(line for line in self.log.open() if "resource_tracker" not in line)
        return ORPHAN.sub("", said)


ORPHAN = re.compile(
    r'Traceback \(most recent call last\):\n  File "<string>", line 1, in <module>\n(?:  .*\n)*?'
    r"  .*reduction\.pickle\.load\(from_parent\)\n(?:  .*\n)*?EOFError: Ran out of input\n"
)


class Browser:
    """Keeps a cookie, follows links, opens tables."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, follow_redirects=False, timeout=30)

    def new_table(self, opponent: str = "friend", **more: Any) -> dict[str, Any]:
        game = "the_v" if self.server.face == "sumrak" else "whist"
        deck = "odd" if game == "whist" else "reaper"
        answer = self.http.post("/api/tables", json={"game": game, "deck": deck, "opponent": opponent, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def follow(self, link: str) -> httpx.Response:
        return self.http.get(link)

    async def sit(self, table: str) -> Seat:
        cookies = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        socket = await connect(
            f"ws://127.0.0.1:{self.server.port}/ws/{table}", additional_headers=headers, max_queue=None, max_size=None
        )
        return Seat(socket)


class Seat:
    """A socket at a table. `frames` are all frames as they came; `hello` and `view` the newest of their kind."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.hello: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.n = 0
        self.sits = True
        """Takes the first free seat, if invited to one."""

    async def get(self) -> dict[str, Any]:
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        read_frame(text)
        frame: dict[str, Any] = json.loads(text)
        if frame["t"] == "hello":
            self.hello = frame
            if frame.get("may_sit") and self.sits:
                await self.socket.send(json.dumps({"t": "sit", "n": 2**50, "seat": frame["may_sit"][0]}))
                while (await self.get())["t"] != "ack":
                    pass
        elif frame["t"] == "view":
            if frame.get("live", True):
                self.view = frame
            self.log = [entry for entry in self.log if entry["n"] < frame["log_from"]] + frame["log"]
        return frame

    async def until(self, *kinds: str) -> dict[str, Any]:
        while True:
            frame = await self.get()
            if frame["t"] in kinds:
                return frame

    async def until_view(self, seq: int) -> dict[str, Any]:
        """The view of the table after entry `seq`, or a later one."""
        while not self.view or self.view["seq"] < seq:
            await self.get()
        return self.view

    async def send(self, t: str, **fields: Any) -> int:
        if t not in ("ping", "seek", "prefer"):
            self.n += 1
            fields.setdefault("n", self.n)
        await self.socket.send(json.dumps({"t": t, **fields}))
        return self.n

    async def ask(self, t: str, **fields: Any) -> dict[str, Any]:
        """Send a frame and return the `ack` or `err` to it."""
        await self.send(t, **fields)
        return await self.until("ack", "err")

    @property
    def options(self) -> list[str]:
        return [option["id"] for option in self.view["view"].get("options", ())]

    @property
    def is_over(self) -> bool:
        return bool(self.view["view"].get("outcome"))

    async def close(self) -> None:
        await self.socket.close()


__all__ = ["Browser", "ConnectionClosed", "Seat", "Server"]
