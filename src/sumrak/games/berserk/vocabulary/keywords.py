"""Named features with their numbers."""

from dataclasses import dataclass
from typing import Final

from sumrak.games.berserk.vocabulary import words
from sumrak.games.berserk.vocabulary.feature import Feature
from sumrak.games.berserk.vocabulary.teller import Teller
from sumrak.games.berserk.vocabulary.terms import Word
from sumrak.kernel.say import Phrase, Words


@dataclass(frozen=True)
class Keyword(Feature):
    """A named feature. `number` is X (0: none is printed); for Jump the range, for Vampirism what is taken off X."""

    word: Word
    number: int = 0

    def say(self, t: Teller) -> list[Phrase]:
        en, ru, _, _ = words.KEYWORDS[self.word]
        return [numbered(self, en, ru)]

    def accusative(self) -> Words:
        """As what a card gets or loses."""
        en, _, ru, _ = words.KEYWORDS[self.word]
        return numbered(self, en, ru)


def numbered(keyword: Keyword, en: str, ru: str) -> Words:
    n = keyword.number
    if keyword.word is Word.JUMP:
        return Words(f"{en}, range {n}", f"{ru}, дальность {n}") if n else Words(en, ru)
    if keyword.word is Word.VAMPIRISM:
        return (
            Words(f"{en}, {-n} less than the wounds dealt", f"{ru}, на {-n} меньше нанесённых ран")
            if n
            else Words(en, ru)
        )
    return Words(f"{en} {n}", f"{ru} {n}") if n else Words(en, ru)


def ova(number: int = 1) -> Keyword:
    return Keyword(Word.ATTACK_EXPERIENCE, number)


def ovz(number: int = 1) -> Keyword:
    return Keyword(Word.DEFENCE_EXPERIENCE, number)


def armour(number: int) -> Keyword:
    return Keyword(Word.ARMOUR, number)


def regeneration(number: int) -> Keyword:
    return Keyword(Word.REGENERATION, number)


def ovs(number: int = 1) -> Keyword:
    return Keyword(Word.SHOT_EXPERIENCE, number)


def vampirism(less: int) -> Keyword:
    """For so much less than the wounds dealt."""
    return Keyword(Word.VAMPIRISM, -less)


def fear(number: int = 1) -> Keyword:
    return Keyword(Word.FEAR, number)


def jump(range: int = 0) -> Keyword:
    return Keyword(Word.JUMP, range)


CLUMSINESS: Final = Keyword(Word.CLUMSINESS)
DIRECTED: Final = Keyword(Word.DIRECTED)
UNANSWERED: Final = Keyword(Word.UNANSWERED)
VAMPIRISM: Final = Keyword(Word.VAMPIRISM)
CORPSE_EATING: Final = Keyword(Word.CORPSE_EATING)
TELEPORT: Final = Keyword(Word.TELEPORT)
RUSH: Final = Keyword(Word.RUSH)
FLIGHT: Final = Keyword(Word.FLIGHT)
HORDE: Final = Keyword(Word.HORDE)
RESILIENCE: Final = Keyword(Word.RESILIENCE)
FROM_SHOTS: Final = Keyword(Word.FROM_SHOTS)
FROM_THROWS: Final = Keyword(Word.FROM_THROWS)
FROM_DISCHARGES: Final = Keyword(Word.FROM_DISCHARGES)
FROM_SPELLS: Final = Keyword(Word.FROM_SPELLS)
FROM_MAGIC: Final = Keyword(Word.FROM_MAGIC)
FROM_POISON: Final = Keyword(Word.FROM_POISON)
FROM_FLYERS: Final = Keyword(Word.FROM_FLYERS)
