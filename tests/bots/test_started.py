"""Programs that start others: the game does not wait for those, and none of them is left behind."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sumrak.bots.program import Forfeit, Program
from sumrak.bots.wires import Pipe
from tests.bots.test_program import chair

LONG = [sys.executable, "-c", "import time; time.sleep(300)"]
pytestmark = pytest.mark.skipif(not hasattr(os, "killpg"), reason="no groups of processes here")


def wrapper(tmp_path: Path, more: str, alone: bool = False) -> str:
    """Greets, starts a child that holds its input, writes down its number and does `more`."""
    file = tmp_path / "wrapper.py"
    file.write_text(
        f"""import json, subprocess, sys, time
child = subprocess.Popen({LONG!r}, start_new_session={alone})
with open({str(tmp_path / "children")!r}, "a") as file:
    print(child.pid, file=file)
print('{{"t": "hello", "name": "T"}}', flush=True)
{more}
""",
        "utf-8",
    )
    return shlex.join([sys.executable, str(file)])


def children(tmp_path: Path, least: int = 1) -> list[int]:
    file = tmp_path / "children"
    wait_until(lambda: file.exists() and file.read_text().count("\n") >= least)
    return list(map(int, file.read_text().split()))


def runs(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def wait_until(is_so, seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.02)


AHEAD = """for n in range(1, 200): print(json.dumps({"t": "answer", "n": n, "index": 0}), flush=True)
time.sleep(300)"""


def test_the_child_of_a_bot_that_reads_nothing_holds_nobody_up(tmp_path):
    """It held the pipe that the writer waited for, also when the bot itself was gone."""
    start = time.monotonic()
    wire = Pipe(wrapper(tmp_path, AHEAD))
    wire.send("x" * 1_000_000)
    assert '"hello"' in wire.receive(30)
    wire.close()
    assert time.monotonic() - start < 30
    wait_until(lambda: not any(map(runs, children(tmp_path))), 10)


def test_who_has_left_the_group_holds_nobody_up_either(tmp_path):
    wire = Pipe(wrapper(tmp_path, AHEAD, alone=True))
    wire.send("x" * 1_000_000)
    assert '"hello"' in wire.receive(30)
    start, [left] = time.monotonic(), children(tmp_path)
    try:
        wire.close()
        assert time.monotonic() - start < 20
    finally:
        os.kill(left, signal.SIGKILL)


def test_a_child_is_not_left_behind_by_a_bot_that_ends(tmp_path):
    asked = chair()
    program = Program(wrapper(tmp_path, "sys.exit()"), "the_v", asked.seat, 2, 5)
    with pytest.raises(Forfeit):
        program.choose(asked)
    wait_until(lambda: not any(map(runs, children(tmp_path))), 10)


@pytest.mark.parametrize(("jobs", "end"), [("1", signal.SIGTERM), ("2", signal.SIGINT), ("2", signal.SIGKILL)])
def test_bots_end_with_the_command(tmp_path, jobs, end):
    """They do not hear the terminal's Ctrl-C: whoever started them tells them."""
    bot = wrapper(tmp_path, "while sys.stdin.readline(): open('asked', 'w').close()\ntime.sleep(300)")
    words = ["lab", "matchups", "the_v", "--bots", f"run:{bot}", "--decks", "reaper", "--games", "4", "--jobs", jobs]
    command = subprocess.Popen(
        [sys.executable, "-m", "sumrak", *words], cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    children(tmp_path, 2)  # the first was called once, and let go
    command.send_signal(end)
    assert b"Traceback" not in command.communicate(timeout=60)[1]
    wait_until(lambda: not any(map(runs, children(tmp_path))), 10)
