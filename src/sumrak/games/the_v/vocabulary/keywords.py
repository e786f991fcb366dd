"""Keywords (chapter K of the rules): a word, and a number where it adds up."""

from dataclasses import dataclass
from typing import Final

from sumrak.games.the_v.vocabulary.terms import Word


@dataclass(frozen=True)
class Keyword:
    word: Word
    number: int = 0  # 0 where the word takes none


def endurance(number: int) -> Keyword:
    return Keyword(Word.ENDURANCE, number)


def rage(number: int) -> Keyword:
    return Keyword(Word.RAGE, number)


def madness(number: int) -> Keyword:
    return Keyword(Word.MADNESS, number)


REAPER: Final = Keyword(Word.REAPER)
FATALITY: Final = Keyword(Word.FATALITY)
INVIOLABLE: Final = Keyword(Word.INVIOLABLE)
GUARDED: Final = Keyword(Word.GUARDED)
IRRESISTIBLE: Final = Keyword(Word.IRRESISTIBLE)
