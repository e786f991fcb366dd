"""No card of the decks is without a test of what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from sumrak.games.vtes.cards.decks import DECKS
from sumrak.games.vtes.printed import SHEET
from sumrak.games.vtes.sayings import say_card

TESTS = "\n".join([file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py")])
IDS = sorted({id for deck in DECKS for id, _ in (*deck.crypt, *deck.library)} | {"the-unmasking", "dragonbound"})


@pytest.mark.parametrize("id", [id for id in IDS if say_card(SHEET.cards[SHEET.number[id]], "en")])
def test_every_text_is_tested(id: str) -> None:
    assert id in TESTS or SHEET.cards[SHEET.number[id]].en in TESTS
