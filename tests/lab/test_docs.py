"""Every command that the pages on the lab show runs as it stands there, with fewer games."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from sumrak.catalog import spec_of
from sumrak.cli import main
from sumrak.games.berserk.deck import format_deck

DOCS = Path(__file__).parents[2] / "docs"
COMMANDS = [
    (page.name, line.strip().removeprefix(".venv/bin/sumrak ").partition(" > ")[0])
    for page in (DOCS / "lab.md", DOCS / "lab.ru.md", DOCS / "designer.md")
    for line in re.findall(r"^    \.venv/bin/sumrak lab (?:matchups|cards|fork) .*$", page.read_text("utf-8"), re.M)
]
FEWER = ["--games", "1", "--jobs", "1", "--bots", "random"]


@pytest.mark.parametrize(("doc", "command"), COMMANDS)
def test_a_command_runs_as_it_is_shown(doc, command, tmp_path, record):
    for name in ("mine.toml", "моя.toml"):
        Path(name).write_text(format_deck(spec_of("berserk").deck("b"), "ru"), "utf-8")
    Path("games").mkdir()
    Path("games/0.toml").write_text(record.read_text("utf-8"), "utf-8")
    words = [word for word in shlex.split(command) if not word.startswith("10.0.0.5")]
    words = [word for word in words if word != "--ray"]  # of that, tests/lab/test_ray.py
    if "--simulations" in words:
        words[words.index("--simulations") + 1] = "1"
        words += ["--decks", "reaper"]
    assert main([*words, *(FEWER[:4] if "--simulations" in words else FEWER)]) == 0
