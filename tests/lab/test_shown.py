"""What is found as text, also in a narrow window or a pipe: names, numbers and seeds are whole."""

from __future__ import annotations

import csv
import re
import shlex
import sys
from pathlib import Path

import pytest

from tests.lab.test_commands import QUICK

SAMPLE = Path(__file__).parents[2] / "docs/bots/random_bot.py"


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("width", [40, 80, 200])
def test_pairings_have_names_and_seeds(sumrak_says, monkeypatch, tmp_path, lang, width):
    """Names became empty columns, and seeds were cut."""
    sumrak_says("lab", "matchups", "the_v", *QUICK, "--jobs", 1, "--out", "a")
    monkeypatch.setenv("COLUMNS", str(width))
    said = sumrak_says("lab", "report", "a", "--lang", lang)[1]
    told = [line for line in said.splitlines() if len(line) > width]
    assert [line.partition(" ")[0] for line in told] in ([], ["Command:"], ["Команда:"])  # which is there to be copied
    part = said[re.search(r"^(Pairings|Пары)$", said, re.M).start() : re.search(r"^(Seats|Места)", said, re.M).start()]
    one, other = ("Дом Жнеца", "Алый Двор") if lang == "ru" else ("House of the Reaper", "Scarlet Court")
    lines = part.splitlines()
    assert any(one in line and other in line for line in lines) or any(f"{one} –" in line for line in lines)
    with (tmp_path / "a" / "results.csv").open(encoding="utf-8", newline="") as file:
        assert all(row["match_seed"] in part for row in csv.DictReader(file))
    assert not re.search(r"\S…|…\S", part)


@pytest.mark.parametrize("width", [40, 80, 200])
def test_a_bot_with_a_long_command(sumrak_says, monkeypatch, width):
    """It cut the numbers with itself; and the last row had no name."""
    monkeypatch.setenv("COLUMNS", str(width))
    bot = f"run:{shlex.join([sys.executable, str(SAMPLE)])}"
    words = ("simulate", "the_v", "--bots", f"{bot},random", "--games", 1, "--jobs", 1, "--seed", 3)
    status, said = sumrak_says(*words)
    assert status == 0 and bot.replace(" ", "") in re.sub(r"\s", "", said)
    assert "95 % interval" in said and "20.7 … 100.0 %" in said and "0.0 … 79.3 %" in said
    assert "All of them" in said and "Seat 1" in said and not re.search(r"^\s*%", said, re.M)
    russian = sumrak_says(*words, "--lang", "ru")[1]
    assert "Все вместе" in russian and "20,7 … 100,0 %" in russian


def test_the_command_can_be_copied(sumrak_says, monkeypatch):
    """It was broken into lines of a table."""
    monkeypatch.setenv("COLUMNS", "40")
    words = ("lab", "matchups", "the_v", *QUICK)
    said = sumrak_says(*words, "--jobs", 1, "--out", "a")[1]
    told = shlex.split(re.search(r"^Command: sumrak (.*)$", said, re.M)[1])
    assert told == [str(word) for word in words]
