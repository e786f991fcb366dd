"""Vampires of the pool of 2003 whose card says more: facts in `speaking_vampires.csv`, texts in the words of the vocabulary."""

from __future__ import annotations

from typing import Final

from sumrak.games.vtes.cards import crypt_abilities, crypt_bonuses, crypt_ways
from sumrak.games.vtes.cards.plain_crypt import of_row, rows_of

TEXTS: Final = {**crypt_bonuses.TEXTS, **crypt_abilities.TEXTS, **crypt_ways.TEXTS}
SPEAKING_VAMPIRES: Final = tuple([of_row(row, TEXTS[row["name"]]) for row in rows_of("speaking_vampires.csv")])
