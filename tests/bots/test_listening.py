"""Bots that listen as a WebSocket: the same lines as over a pipe, the same ends for who does not keep to them."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import threading
import time
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import serve

import sumrak
from sumrak import bots
from sumrak.bots.arena import Match, play
from sumrak.bots.program import Forfeit, Program
from sumrak.bots.wires import Socket
from sumrak.cli import main

SAMPLE = Path(__file__).parents[2] / "docs/bots/listening_bot.py"


@contextmanager
def listening(answer):
    """The address of a bot that greets, and answers each question with `answer(connection, question)`."""

    def talk(connection):
        try:
            for line in connection:
                message = json.loads(line)
                if message["t"] == "hello":
                    connection.send(json.dumps({"t": "hello", "name": "T"}))
                elif message["t"] == "ask":
                    answer(connection, message)
        except ConnectionClosed:
            pass

    server = serve(talk, "127.0.0.1", 0, close_timeout=0.1)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"ws://127.0.0.1:{server.socket.getsockname()[1]}"
    finally:
        server.shutdown()
        thread.join(5)


def says(**answer):
    return lambda connection, ask: connection.send(json.dumps({"t": "answer", "n": ask["n"], **answer}))


def chair() -> bots.Chair:
    game = sumrak.new("the_v", decks=["reaper", "skorn"], seed=3)
    return bots.chair(game, game.decision.seat)


def ask(address: str, seconds: float = 10) -> str:
    asked = chair()
    program = Program(address, "the_v", asked.seat, 2, seconds)
    try:
        assert program.name == "T"
        return program.choose(asked)
    finally:
        program.close()


def test_an_answer_by_index_and_by_id():
    options = [option.notation for option in chair().options]
    with listening(says(index=1)) as address:
        assert ask(address) == options[1]
    with listening(lambda c, q: says(option=q["options"][-1]["id"])(c, q)) as address:
        assert ask(address) == options[-1]


def test_bytes_are_a_line_too():
    with listening(lambda c, q: c.send(json.dumps({"t": "answer", "n": q["n"], "index": 0}).encode())) as address:
        assert ask(address) == chair().options[0].notation


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (lambda c, q: c.close(), "ended"),
        (lambda c, q: time.sleep(3), "silent"),
        (lambda c, q: c.send("I pass"), "no-json"),
        (lambda c, q: c.send(b"\xff\xfe"), "no-json"),
        (lambda c, q: c.send("x" * 1_100_000), "ended"),  # too long: hung up on
        (lambda c, q: c.send('{"t": "hello"}'), "no-answer"),
        (lambda c, q: says(n=7, index=0)(c, q), "stale"),
        (says(index=999), "refused"),
        (says(option="fly away"), "refused"),
    ],
)
def test_who_answers_nonsense_forfeits(answer, why):
    with listening(answer) as address, pytest.raises(Forfeit) as lost:
        ask(address, 1.0)
    assert lost.value.why == why


def test_who_sends_bit_by_bit_is_too_slow():
    """Each piece came in time, so that the whole was waited for without end."""

    def drip(connection, question):
        connection.send(f" {n}" for n in range(40) if not time.sleep(0.2))

    start = time.monotonic()
    with listening(drip) as address, pytest.raises(Forfeit) as lost:
        ask(address, 1.0)
    assert lost.value.why == "silent"
    assert time.monotonic() - start < 6


def test_nobody_there():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    for address in (f"ws://127.0.0.1:{port}", "ws://", "ws://nowhere.invalid:80"):
        with pytest.raises(Forfeit) as lost:
            Program(address, "the_v", 1, 2, 2.0)
        assert (lost.value.seat, lost.value.why) == (1, "unreachable")


def test_who_takes_the_connection_and_says_nothing():
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        deaf.listen()
        with pytest.raises(Forfeit) as lost:
            Program(f"ws://127.0.0.1:{deaf.getsockname()[1]}", "the_v", 0, 2, 0.5)
    assert lost.value.why == "unreachable"


def test_a_forfeit_is_told_at_the_terminal_and_counted(capsys, monkeypatch):
    with listening(lambda c, q: c.send("?")) as address:
        monkeypatch.setattr("builtins.input", lambda *_: "1")
        assert main(["play", "the_v", "--bot", address, "--seed", "3", "--lang", "ru"]) == 0
        assert "проигрывает без игры: это не строка JSON: ?" in " ".join(capsys.readouterr().out.split())
        lost = play(Match("the_v", (address, "random"), ("reaper", "skorn"), 1), 0)
    assert lost.winners == (1,) and "no-json" in lost.forfeit


def test_the_sample_plays_whole_games():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with subprocess.Popen([sys.executable, str(SAMPLE), str(port)], stdout=subprocess.PIPE, text=True) as bot:
        try:
            assert bot.stdout.readline() == "listening\n"
            address = f"ws://127.0.0.1:{port}"
            for number in (0, 1):
                result = play(Match("the_v", (address, "random"), ("reaper", "skorn"), 4), number)
                assert result.termination != "FORFEIT" and result.winners
        finally:
            bot.terminate()


def test_who_reads_nothing_holds_nobody_up():
    """Its buffers were full, so that the rest of a message was waited for without end, also when it was let go."""
    with listening(lambda c, q: time.sleep(4)) as address:
        start = time.monotonic()
        wire = Socket(address, 2)
        wire.send('{"t": "ask", "n": 1}')
        for _ in range(40):
            wire.send("x" * 1_000_000)
        with pytest.raises(TimeoutError):
            wire.receive(0.2)
        wire.close()
        assert time.monotonic() - start < 6
