"""Night Watch as text: the city, who holds what as far as the reader knows, and the battle as it will be reckoned."""

import io

import pytest
from rich.console import Console

from sumrak.terminal.screen import Screen
from sumrak.terminal.speech import Teller
from tests.night_watch.table_talk import table


def shown(seat: int | None, lang: str) -> str:
    t = table(
        "turn: 6, play", "vortex: 8", "balance: day 2", "roof: Larisa*1 [Scissors], Medved, Anton (level 1)", "larisa hand: attack-3, healing-1",
        "anton hand: protection-2", "medved maneuvers: attack-1", "spells: healing-2 x5", "entrance: Egor",
    ).play("play attack-3 -> medved")  # fmt: skip
    out = Console(record=True, width=160, file=io.StringIO())
    out.print(Screen(Teller("night_watch", lang), seat).table(t.game.view(seat)))
    return " ".join(out.export_text().split())


def test_the_city_in_english():
    text = shown(0, "en")
    assert "Turn 6 · Battle · Vortex 8/12 · Balance 2 (Day)" in text
    assert (
        "Roof Larisa ●○○○ Spells: 1 Items: Scissors Played: Attack-3 Medved ○○○○ Spells: Healing-2 Maneuvers: Attack-1"
        in text
    )
    assert "Anton Gorodetsky ○○○○ Gloom 1 · Price of the Gloom 1 Spells: Protection-2" in text
    assert "Entrance Egor ○○○" in text and "Kosmos –" in text
    assert "Battle: Roof Medved: new wounds 3 = Attack-3 +3" in text and "Medved acts" in text


def test_the_city_in_russian():
    assert "Бой: Крыша Медведь: новые раны 3 = Атака-3 +3" in shown(1, "ru")


@pytest.mark.parametrize(("seat", "known"), [(0, "Protection-2"), (1, "Healing-1"), (None, "")])
def test_nobody_reads_what_he_does_not_know(seat: int | None, known: str):
    text = shown(seat, "en")
    assert [word for word in ("Protection-2", "Healing-1") if word in text] == ([known] if known else [])
