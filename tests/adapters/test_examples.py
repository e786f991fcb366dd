"""The example for researchers learns, saves what it has learned, and refuses it where the arrays are others."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from sumrak.adapters.schema import schema

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs/examples/train_policy.py"
FEW = {"--games": "2", "--seconds": "0.5"}
"""The commands of the page are run as they stand but for these numbers."""
ELSEWHERE = ("bench/", " lab ", "pip install")


def example(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(EXAMPLE), *words], capture_output=True, text=True, check=False)


def commands() -> list[str]:
    """What the page for researchers shows to be run; installing and the benchmarks among it are no matter for a test."""
    page = (ROOT / "docs/researcher.md").read_text("utf-8")
    found = re.findall(r"^    (\.venv/bin/.+)$|`(\.venv/bin/[^`]+)`", page, re.MULTILINE)
    return [line or inline for line, inline in found if not any(words in line + inline for words in ELSEWHERE)]


@pytest.mark.parametrize("command", commands())
def test_a_command_of_the_page_runs(command, tmp_path):
    for name in ("docs", "src"):
        (tmp_path / name).symlink_to(ROOT / name)
    words = shlex.split(command)
    words = [FEW.get(before, word) for before, word in zip(["", *words], words)]
    program = [sys.executable] if words[0].endswith("python") else [sys.executable, "-m", "sumrak"]
    done = subprocess.run([*program, *words[1:]], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_policy_is_kept_with_its_schema(tmp_path):
    kept = tmp_path / "policy.npz"
    done = example("the_v", "--seconds", "1", "--games", "4", "--save", str(kept))
    assert re.search(r"trained on \d+ games in 1 s\n[\d.]+% of 4 games against random", done.stdout), done.stderr
    policy = np.load(kept)
    assert str(policy["schema"]) == schema("the_v").stamp and np.abs(policy["weights"]).max() > 0
    assert example("the_v", "--games", "2", "--load", str(kept)).returncode == 0
    wrong = example("night_watch", "--games", "2", "--load", str(kept))
    assert "SchemaChanged: this policy was trained on other arrays: game the_v, now night_watch" in wrong.stderr
