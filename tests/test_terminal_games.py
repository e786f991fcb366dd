"""Every game is told and shown in a terminal: table, log, options and cards, in both languages."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import sumrak
from sumrak.terminal.judge import log_line
from sumrak.terminal.screen import Screen
from sumrak.terminal.speech import Teller, find_card
from sumrak.words import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sumrak.games())
def test_a_game_is_shown_to_every_seat_and_to_spectators(game, lang):
    played, luck, told = sumrak.new(game, seed=5), Random(5), 0
    seats = range(len(played.view(None)["players"]))
    teller, console = Teller(game, lang), Console(width=120, record=True, file=StringIO())
    teller.players = tuple([f"P{seat}" for seat in seats])
    while not played.is_over and len(played.answers) < 240:
        if len(played.answers) % 60 == 0:
            for seat in (*seats, None):
                console.print(Screen(teller, seat).table(played.view(seat)))
            for decision in played.decisions:
                console.print(decision.prompt(lang), *[option.label(lang) for option in decision.options])
        decision = luck.choice(played.decisions)
        played.play(luck.randrange(len(decision.options)), seat=decision.seat)
    for seat in (*seats, None):
        for row in played.log(seat, told):
            console.print(log_line(row, teller))
    said = console.export_text()
    assert "{" not in said and "⟦" not in said and len(said) > 2000


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sumrak.games())
def test_every_card_is_shown(game, lang):
    console = Console(width=120, record=True, file=StringIO())
    screen = Screen(Teller(game, lang), None)
    for card in sumrak.catalogue(game)["cards"].values():
        console.print(screen.close_up(card))
    assert "{" not in console.export_text()


def test_a_card_of_vampire_says_its_numbers_and_its_cost_and_nothing_twice():
    """The capacity, the bleed and what a card costs were not to be seen; sect and name stood there twice."""
    console = Console(width=120, record=True, file=StringIO())
    for name in ("Ozmo", "Deflection"):
        console.print(Screen(Teller("vtes", "en"), None).close_up(find_card("vtes", name)))
    said = console.export_text()
    assert "bleed 2 · strength 1 · capacity 6" in said and "blood cost 1" in said
    assert said.count("Camarilla") == said.count("Ozmo") == said.count("Deflection") == 1 and "ozmo" not in said
