"""A ring of seats in the terminal: regions by name, neighbours by what they are, and nothing is told twenty times over."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from sumrak.terminal import play
from sumrak.terminal.circle import around
from sumrak.terminal.screen import Screen
from sumrak.terminal.speech import Teller
from tests.vtes.table_talk import table

SEATED = ("Ann", "Boris", "Vera", "Gleb")


def drawn(view: dict, lang: str = "en") -> str:
    console = Console(file=StringIO(), width=100)
    console.print(Screen(Teller("vtes", lang, SEATED), 0).table(view))
    return console.file.getvalue()


def test_regions_and_neighbours_are_named():
    """Everybody's regions by name, what lies on a vampire below it; prey first, predator last, oneself nearest."""
    t = table(
        "a: Ohanna [Blood Doll]",
        "a uncontrolled: Zebulon",
        "b: Royce (torpor)",
        "c: Lolita",
        "c uncontrolled: Crusher*3, Royce*2, Ozmo",
        "d: Midget",
    )
    said = drawn(t.game.view(0))
    at = [said.index(name) for name in ("Boris (prey)", "Vera", "Gleb (predator)", "─ Ann ")]
    assert at == sorted(at)
    for region in ("Ready:", "Torpor:", "Uncontrolled:"):
        assert region in said
    lines = [line.strip("│ ").strip() for line in said.splitlines()]
    at = next(i for i, line in enumerate(lines) if line.startswith("Ohanna"))
    assert "blood" in lines[at]
    assert lines[at + 1].startswith("+ Blood Doll")
    assert "3 cards face down · blood 3, 2" in said
    assert "Edge" not in said


def test_the_seats_after_mine_come_first():
    view = {"players": [{"seat": seat} for seat in range(4)]}
    assert around(view, 1) == [2, 3, 0, 1]
    assert around({**view, "ring": [0, 2, 1, 3]}, 1) == [3, 0, 2, 1]


def test_the_same_line_is_told_once(capsys, monkeypatch):
    """Four players draw eleven cards each: four lines, each with how many."""
    monkeypatch.setattr("builtins.input", lambda *_: (_ for _ in ()).throw(EOFError))
    play.play("vtes", None, "random", None, 0, 5, None, 3, None, "ru")
    said = capsys.readouterr().out
    assert said.count("берёт карту.") == said.count("×11") == 4
