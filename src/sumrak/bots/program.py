"""A bot in any language: a program that reads a line of JSON and answers with one. docs/bots.md describes the lines.

A program that is silent, slow, or answers what it may not forfeits the game: `Forfeit` says why.
"""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Sequence
from typing import IO, Any

from sumrak import bots
from sumrak.bots.chair import Chair
from sumrak.deciding import IllegalMove, InvalidNotation, Outcome

PROTOCOL = 1
SECONDS = 10.0
"""For its greeting and for every answer, if nothing else is agreed on."""
LONGEST = 1_000_000
"""Characters of a line."""
PREFIX = "run:"


class Forfeit(Exception):
    """A program that has lost its game; `why` is one of the words below, `detail` what it said, cut short."""

    WORDS = ("not-started", "ended", "silent", "no-json", "no-answer", "stale", "refused")

    def __init__(self, seat: int, why: str, detail: str = "") -> None:
        super().__init__(f"seat {seat} forfeits: {why}" + (f" ({detail})" if detail else ""))
        self.seat, self.why, self.detail = seat, why, detail


class Program:
    """A running program on one seat of one game."""

    def __init__(self, command: str, game: str, seat: int, seats: int, seconds: float = SECONDS) -> None:
        self.seat, self.seconds, self.asked, self.name = seat, seconds, 0, command
        self.lines: queue.Queue[str | None] = queue.Queue()
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError) as error:
            raise Forfeit(seat, "not-started", str(error)[:200]) from error
        assert self.process.stdout is not None
        threading.Thread(target=listen, args=(self.process.stdout, self.lines), daemon=True).start()
        self.say(t="hello", protocol=PROTOCOL, game=game, seat=seat, seats=seats, seconds=seconds)
        greeting = self.hear()
        if greeting.get("t") != "hello":
            raise self.lost("no-answer", json.dumps(greeting))
        self.name = str(greeting.get("name", command))[:60]

    def choose(self, chair: Chair) -> str:
        """The notation of one of the options; raises Forfeit."""
        self.asked += 1
        decision = chair.decision
        options = [{"id": o.notation, "label": o.label("en"), "cite": o.cite} for o in decision.options]
        prompt = decision.prompt("en")
        self.say(
            t="ask",
            n=self.asked,
            prompt=prompt,
            cite=decision.cite,
            view=chair.view(),
            options=options,
            seconds=self.seconds,
        )
        answer = self.hear()
        if answer.get("t") != "answer":
            raise self.lost("no-answer", json.dumps(answer))
        if answer.get("n") != self.asked:
            raise self.lost("stale", json.dumps(answer))
        return self.understood(chair, answer)

    def understood(self, chair: Chair, answer: dict[str, Any]) -> str:
        """An option by index, or by any notation that fits it."""
        choice = answer.get("option", answer.get("index"))
        game = chair.determinize(0)
        try:
            game.play(choice if isinstance(choice, (str, int)) else json.dumps(choice), seat=self.seat)
        except (IllegalMove, InvalidNotation) as error:
            raise self.lost("refused", str(error)) from error
        return chair.options[game.answers[-1][1]].notation

    def end(self, outcome: Outcome | None) -> None:
        """Tell it how the game ended, and let it go."""
        told = None
        if outcome is not None:
            told = {
                "winners": outcome.winners,
                "scores": outcome.scores,
                "termination": outcome.termination,
                "cite": outcome.cite,
            }
        with contextlib.suppress(Forfeit):
            self.say(t="end", outcome=told)
        self.close()

    def close(self) -> None:
        """It has a moment to end by itself."""
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    # lines
    def say(self, **message: Any) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except (OSError, ValueError) as error:
            raise self.lost("ended") from error

    def hear(self) -> dict[str, Any]:
        """Its next line. What is no JSON object is no answer."""
        until = time.monotonic() + self.seconds
        try:
            line = self.lines.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise self.lost("silent", f"{self.seconds:g} s") from None
        if line is None:
            raise self.lost("ended")
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            raise self.lost("no-json", line.strip()) from None
        if not isinstance(message, dict):
            raise self.lost("no-json", line.strip())
        return message

    def lost(self, why: str, detail: str = "") -> Forfeit:
        self.close()
        return Forfeit(self.seat, why, detail[:200])


class Programs:
    """Who answers on each seat of one game: programs, which are started and let go here, or bots of ours."""

    def __init__(self, game: str, names: Sequence[str]) -> None:
        self.game, self.names = game, names
        self.running: dict[int, Program] = {}

    def __enter__(self) -> Programs:
        try:
            for seat, name in enumerate(self.names):
                if name.startswith(PREFIX):
                    self.running[seat] = Program(name.removeprefix(PREFIX), self.game, seat, len(self.names))
        except Forfeit:
            self.end(None)
            raise
        return self

    def __exit__(self, *error: object) -> None:
        self.end(None)

    def choose(self, seat: int, chair: Chair, seed: int) -> str:
        """The answer of whoever sits there, as notation; raises Forfeit."""
        program = self.running.get(seat)
        return bots.choose(self.names[seat], chair, seed) if program is None else program.choose(chair)

    def end(self, outcome: Outcome | None) -> None:
        """Once: who was let go is gone."""
        while self.running:
            self.running.popitem()[1].end(outcome)


def listen(stdout: IO[str], lines: queue.Queue[str | None]) -> None:
    """In a thread of its own: whoever waits for a line can stop waiting. A line that never ends is the last."""
    while True:
        line = stdout.readline(LONGEST)
        if not line:
            break
        lines.put(line)
        if not line.endswith("\n") and len(line) >= LONGEST:
            break
    lines.put(None)
