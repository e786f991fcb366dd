"""A bot in any language: a program that reads a line of JSON and answers with one. docs/bots.md describes the lines.

A program that is silent, slow, or answers what it may not forfeits the game: `Forfeit` says why.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from sumrak import bots
from sumrak.bots.chair import Chair
from sumrak.bots.wires import PREFIX, Unreached, is_program, wire
from sumrak.deciding import IllegalMove, InvalidNotation, Outcome
from sumrak.kernel.reason import Foreign
from sumrak.words import Said, said, say

PROTOCOL = 1
TOLD = re.compile(
    r"(?:(?P<bot>.*?): )?seat (?P<seat>\d+) forfeits: (?P<why>[a-z-]+)(?: \((?P<detail>.*)\))?", re.DOTALL
)
"""What results and rows of the lab say of a forfeit."""
SECONDS = 10.0
"""For its greeting and for every answer, if nothing else is agreed on."""


class Forfeit(Exception):
    """A program that has lost its game; `why` is one of the words below, `detail` what it said, cut short."""

    WORDS = ("no-command", "not-started", "unreachable", "ended", "silent", "no-json", "no-answer", "stale", "refused")

    def __init__(self, seat: int, why: str, detail: str = "") -> None:
        super().__init__(f"seat {seat} forfeits: {why}" + (f" ({detail})" if detail else ""))
        self.seat, self.why, self.detail = seat, why, detail

    def text(self, lang: str) -> str:
        """Why, in "en" or "ru"."""
        detail: Any = self.detail
        if self.why in ("not-started", "unreachable", "refused"):
            detail = said(
                self.__cause__ if isinstance(self.__cause__, (Said, IllegalMove)) else Foreign(self.detail), lang
            )
        return say(lang, f"cli-forfeit-{self.why}", detail=detail)


def forfeit_told(told: str) -> tuple[str, Forfeit]:
    """The bot ("" if it is not named) and its forfeit, out of what a result says: "bot: seat 0 forfeits: …"."""
    found = TOLD.fullmatch(told)
    assert found is not None, told
    return found["bot"] or "", Forfeit(int(found["seat"]), found["why"], found["detail"] or "")


def forfeited(told: str, lang: str) -> str:
    """What a result says of a forfeit, in "en" or "ru"."""
    bot, lost = forfeit_told(told)
    return f"{bot.removeprefix(PREFIX)}: {lost.text(lang)}" if bot else lost.text(lang)


class Program:
    """A program on one seat of one game: a command that is started here, or an address (`ws://…`) where one listens."""

    def __init__(self, name: str, game: str, seat: int, seats: int, seconds: float = SECONDS) -> None:
        self.seat, self.seconds, self.asked, self.name = seat, seconds, 0, name
        try:
            self.wire = wire(name, seconds)
        except Unreached as error:
            raise Forfeit(seat, error.why, str(error)[:200]) from error
        self.say(t="hello", protocol=PROTOCOL, game=game, seat=seat, seats=seats, seconds=seconds)
        greeting = self.hear()
        if greeting.get("t") != "hello":
            raise self.lost("no-answer", json.dumps(greeting))
        self.name = str(greeting.get("name", name))[:60]

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
        self.say(t="end", outcome=told)
        self.close()

    def close(self) -> None:
        """It has a moment to end by itself."""
        self.wire.close()

    # lines
    def say(self, **message: Any) -> None:
        self.wire.send(json.dumps(message, ensure_ascii=False))

    def hear(self) -> dict[str, Any]:
        """Its next line. What is no JSON object is no answer."""
        try:
            line = self.wire.receive(self.seconds)
        except TimeoutError:
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
    """Who answers on each seat of one game: programs, which are called and let go here, or bots of ours."""

    def __init__(self, game: str, names: Sequence[str]) -> None:
        self.game, self.names = game, names
        self.running: dict[int, Program] = {}

    def __enter__(self) -> Programs:
        try:
            for seat, name in enumerate(self.names):
                if is_program(name):
                    self.running[seat] = Program(name, self.game, seat, len(self.names))
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
