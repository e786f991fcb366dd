"""How lines get to a bot and back: to a program that is started here, or to one that listens somewhere as a WebSocket.

A wire never waits longer than it is told, also where nobody reads at the other end: a thread of its own does the writing.
"""

from __future__ import annotations

import contextlib
import queue
import socket
import threading

from sumrak.bots.started import MOMENT, ended, kill, started

LONGEST = 1_000_000
"""Characters of a line, bytes of a message."""
PREFIX = "run:"
ADDRESSES = ("ws://", "wss://")


class Unreached(Exception):
    """There is no bot there: `why` is a word of `Forfeit.WORDS`."""

    def __init__(self, why: str, detail: str) -> None:
        super().__init__(detail)
        self.why = why


class Wire:
    """Lines to one bot and back."""

    def __init__(self) -> None:
        self.outbox: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.pass_on, daemon=True)
        self.writer.start()

    def send(self, line: str) -> None:
        """At once; that nobody reads it any more is found out when nothing comes back."""
        self.outbox.put(line)

    def receive(self, seconds: float) -> str | None:
        """The next line, None if there will be none; raises TimeoutError."""
        raise NotImplementedError

    def close(self) -> None:
        """Once everything is written, and after a moment in any case."""
        self.outbox.put(None)
        self.writer.join(MOMENT)
        self.hang_up(self.writer.is_alive())

    def pass_on(self) -> None:
        """In a thread of its own."""
        with contextlib.suppress(Exception):  # whatever it is, the other end is gone, and `receive` says so
            while (line := self.outbox.get()) is not None:
                self.write(line)

    def write(self, line: str) -> None:
        raise NotImplementedError

    def hang_up(self, is_stuck: bool) -> None:
        raise NotImplementedError


class Pipe(Wire):
    """To a program that is started here: a line of its input, a line of its output."""

    def __init__(self, command: str) -> None:
        try:
            self.process = started(command)
        except IndexError as error:
            raise Unreached("no-command", "") from error
        except (OSError, ValueError) as error:
            raise Unreached("not-started", str(error)) from error
        self.inbox: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        threading.Thread(target=self.listen, daemon=True).start()
        super().__init__()

    def listen(self) -> None:
        """In a thread of its own: whoever waits for a line can stop waiting. A line that never ends is the last."""
        assert self.process.stdout is not None
        while True:
            line = self.process.stdout.readline(LONGEST)
            if not line:
                break
            self.inbox.put(line)
            if not line.endswith("\n") and len(line) >= LONGEST:
                break
        self.inbox.put(None)

    def receive(self, seconds: float) -> str | None:
        try:
            return self.inbox.get(timeout=seconds)
        except queue.Empty:
            raise TimeoutError from None

    def write(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hang_up(self, is_stuck: bool) -> None:
        assert self.process.stdin is not None
        if is_stuck:
            kill(self.process)
            self.writer.join(MOMENT)
        if not self.writer.is_alive():  # else somebody who has left the group still holds the pipe
            with contextlib.suppress(OSError):
                self.process.stdin.close()
        ended(self.process)


class Socket(Wire):
    """To a bot that listens as a WebSocket: a message is a line."""

    def __init__(self, address: str, seconds: float) -> None:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        self.call = contextlib.ExitStack()
        try:
            self.connection = self.call.enter_context(
                connect(
                    address,
                    open_timeout=seconds,
                    close_timeout=MOMENT,
                    max_size=LONGEST,
                    ping_interval=None,  # who thinks need not answer pings: its time is kept here
                    proxy=None,
                )
            )
        except (OSError, ValueError, WebSocketException) as error:
            raise Unreached("unreachable", str(error) or type(error).__name__) from error
        super().__init__()

    def receive(self, seconds: float) -> str | None:
        from websockets.exceptions import ConnectionClosed

        try:
            message = self.connection.recv(timeout=seconds)
        except ConnectionClosed:
            return None
        return message if isinstance(message, str) else message.decode("utf-8", "replace")

    def write(self, line: str) -> None:
        self.connection.send(line)

    def hang_up(self, is_stuck: bool) -> None:
        if is_stuck:  # it holds what `close` would wait for
            with contextlib.suppress(OSError):
                self.connection.socket.shutdown(socket.SHUT_RDWR)
            self.writer.join(MOMENT)
        self.call.close()


def wire(name: str, seconds: float) -> Wire:
    """By the command that starts a bot, or by the address where it listens; raises Unreached."""
    return Socket(name, seconds) if name.startswith(ADDRESSES) else Pipe(name.removeprefix(PREFIX))


def is_program(name: str) -> bool:
    """Whether a bot of this name is somebody's program."""
    return name.startswith((PREFIX, *ADDRESSES))
