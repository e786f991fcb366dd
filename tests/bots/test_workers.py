"""Processes that do tasks: what becomes of one that dies, and of all at Ctrl-C, also while they are still starting."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sumrak.bots import workers
from sumrak.cli import main

MATCH = ["the_v", "--bots", "random,random", "--seed", "1", "--jobs", "2", "--games", "4000"]


def test_a_simulation_that_cannot_go_on_says_so(monkeypatch, capsys):
    monkeypatch.setattr(workers.Worker, "take", lambda worker: [])
    assert main(["simulate", *MATCH, "--lang", "ru"]) == 1
    assert capsys.readouterr().err.endswith(" обрушила свой процесс 3 раза подряд; симуляция остановлена.\n")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="it is looked up there who has been started")
@pytest.mark.parametrize("words", [["simulate", *MATCH], ["lab", "matchups", *MATCH]], ids=lambda words: words[0])
def test_ctrl_c_while_processes_start(tmp_path, words):
    """The terminal sends it to all of them, and each printed where it was."""
    run = subprocess.Popen(
        [sys.executable, "-m", "sumrak", *words],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    children, until = Path(f"/proc/{run.pid}/task/{run.pid}/children"), time.monotonic() + 60
    while len(children.read_text().split()) < 2 and time.monotonic() < until:
        time.sleep(0.005)
    os.killpg(run.pid, signal.SIGINT)
    said = run.communicate(timeout=60)[0]
    assert run.returncode == 130 and "Traceback" not in said, said


def test_ctrl_c_before_anything_has_begun(monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("sumrak.terminal.simulate.simulate", interrupted)
    assert main(["simulate", "the_v"]) == 130
