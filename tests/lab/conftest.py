"""The command in English, and small plans of random bots, which are quick."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import sumrak
from sumrak.cli import main
from sumrak.lab.plan import MATCHUPS, Plan, entrants_of, round_robin


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def sumrak_says(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """Run the command: its exit status and all that it printed."""

    def run(*words: object) -> tuple[int, str]:
        status = main([str(word) for word in words])
        printed = capsys.readouterr()
        return status, printed.out + printed.err

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a game of random answers, whole."""
    game, luck = sumrak.new("the_v", decks=["reaper", "skorn"], seed=4), Random(4)
    while (decision := game.decision) is not None:
        game.play(luck.randrange(len(decision.options)))
    file = tmp_path / "game.toml"
    file.write_text(game.record(), "utf-8")
    return file


@pytest.fixture
def plan() -> Plan:
    """Two decks of The V, also against themselves."""
    return small_plan()


def small_plan(game: str = "the_v", games: int = 4, bots: tuple[str, ...] = ("random",), change: str = "") -> Plan:
    decks = ["reaper", "court"] if game == "the_v" else None
    spec = sumrak.catalog.spec_of(game)
    return round_robin(MATCHUPS, game, entrants_of(game, bots, decks), games, 7, seats=spec.usual, change=change)
