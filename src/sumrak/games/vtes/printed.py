"""The sheet of the cards that are built in."""

from __future__ import annotations

from typing import Final

from sumrak.games.vtes.cards.catalogue import CARDS
from sumrak.games.vtes.facts import Sheet

SHEET: Final = Sheet(CARDS)
