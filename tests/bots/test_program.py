"""Bots as programs of their own: asked in lines of JSON, and out of the game when they do not answer as they should."""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path

import pytest

import sumrak
from sumrak import bots
from sumrak.bots.arena import Match, play
from sumrak.bots.program import Forfeit, Program
from sumrak.bots.wires import Pipe
from sumrak.cli import main

SAMPLE = Path(__file__).parents[2] / "docs/bots/random_bot.py"
HELLO = 'print(json.dumps({"t": "hello", "name": "T"}), flush=True)'


def command(tmp_path: Path, body: str) -> str:
    """A program that greets, reads one question and then does `body`; `ask` is the question."""
    file = tmp_path / "bot.py"
    file.write_text(
        f"import json, sys, time\nsys.stdin.readline()\n{HELLO}\nask = json.loads(sys.stdin.readline())\n{body}\n",
        "utf-8",
    )
    return shlex.join([sys.executable, str(file)])


def chair() -> bots.Chair:
    game = sumrak.new("the_v", decks=["reaper", "skorn"], seed=3)
    return bots.chair(game, game.decision.seat)


def answer(tmp_path: Path, body: str, seconds: float = 10) -> str:
    asked = chair()
    program = Program(command(tmp_path, body), "the_v", asked.seat, 2, seconds)
    try:
        return program.choose(asked)
    finally:
        program.close()


def test_an_answer_by_id_by_index_and_by_name(tmp_path):
    say = 'print(json.dumps({"t": "answer", "n": ask["n"], %s}), flush=True)'
    options = [option.notation for option in chair().options]
    assert answer(tmp_path, say % '"option": ask["options"][-1]["id"]') == options[-1]
    assert answer(tmp_path, say % '"index": 0') == options[0]


def test_it_sees_what_its_seat_sees(tmp_path):
    out = tmp_path / "seen.json"
    body = f'open({str(out)!r}, "w").write(json.dumps(ask["view"]))\nprint(json.dumps({{"t": "answer", "n": ask["n"], "index": 0}}), flush=True)'
    answer(tmp_path, body)
    import json

    assert json.loads(out.read_text("utf-8")) == json.loads(json.dumps(chair().view()))


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("", "ended"),
        ("time.sleep(30)", "silent"),
        ('print("I pass", flush=True)', "no-json"),
        ('print("[1]", flush=True)', "no-json"),
        ('print("[" * 100000, flush=True)', "no-json"),
        ('print(json.dumps({"t": "hello"}), flush=True)', "no-answer"),
        ('print(json.dumps({"t": "answer", "n": 7, "index": 0}), flush=True)', "stale"),
        ('print(json.dumps({"t": "answer", "n": 1, "index": 999}), flush=True)', "refused"),
        ('print(json.dumps({"t": "answer", "n": 1, "option": "fly away"}), flush=True)', "refused"),
        ('print(json.dumps({"t": "answer", "n": 1, "option": None}), flush=True)', "refused"),
    ],
)
def test_who_answers_nonsense_forfeits(tmp_path, body, why):
    with pytest.raises(Forfeit) as lost:
        answer(tmp_path, body, 1.5)
    assert lost.value.why == why


def test_a_program_that_is_not_there_forfeits():
    with pytest.raises(Forfeit) as lost:
        Program("/nowhere/bot", "the_v", 1, 2)
    assert (lost.value.seat, lost.value.why) == (1, "not-started")


def test_who_reads_nothing_holds_nobody_up():
    """The line did not fit into the pipe, and the game hung."""
    start = time.monotonic()
    wire = Pipe(shlex.join([sys.executable, "-c", "import time; time.sleep(30)"]))
    wire.send("x" * 1_000_000)
    with pytest.raises(TimeoutError):
        wire.receive(0.2)
    wire.close()
    assert wire.process.returncode is not None and time.monotonic() - start < 10


def test_it_plays_a_whole_game():
    result = play(
        Match("the_v", (f"run:{shlex.join([sys.executable, str(SAMPLE)])}", "random"), ("reaper", "skorn"), 4), 1
    )
    assert result.termination != "FORFEIT" and result.winners


def test_a_forfeit_is_counted_and_told(tmp_path, capsys):
    bad = command(tmp_path, 'print("?", flush=True)')
    assert main(["simulate", "the_v", "--games", "2", "--jobs", "1", "--bots", f"run:{bad},random", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert "Forfeited: 2" in said and "no line of JSON: ?" in " ".join(said.split())
    lost = play(Match("the_v", (f"run:{bad}", "random"), ("reaper", "skorn"), 1), 0)
    assert lost.winners == (1,) and lost.shares == (0.0, 1.0)


def test_at_the_terminal_a_forfeit_ends_the_game(tmp_path, capsys, monkeypatch):
    bad = command(tmp_path, 'print("?", flush=True)')
    monkeypatch.setattr("builtins.input", lambda *_: "1")
    assert main(["play", "the_v", "--bot", bad, "--seed", "3", "--lang", "ru"]) == 0
    assert "проигрывает без игры: это не строка JSON: ?" in " ".join(capsys.readouterr().out.split())
