"""The linter of card files: file, line, what to change. Nothing of a file that is more than data is ever run."""

from pathlib import Path

from sumrak.games.berserk import vocabulary
from sumrak.games.berserk.lint.sense import Sense
from sumrak.games.berserk.vocabulary import Card, say_card, words
from sumrak.kernel.card_file import Finding, cards_of, taken, unsayable
from sumrak.kernel.card_file import counted_nouns as counted
from sumrak.kernel.say import Noun

__all__ = ["Finding", "counted_nouns", "lint"]


def lint(files: list[Path]) -> list[Finding]:
    """Everything wrong with these card files, taken together: ids and names must differ over all of them."""
    found: list[Finding] = []
    places: dict[str, str] = {}
    for file in files:
        cards, wrong = cards_of(file, vocabulary.__name__, vocabulary.__all__)
        found += wrong
        for card, line in cards:
            found += taken(card.id, (card.id, card.ru, card.en), str(file), line, places)
            found += Sense(card, str(file), line).findings or says_nothing_wrong(card, str(file), line)
    return found


def says_nothing_wrong(card: Card, file: str, line: int) -> list[Finding]:
    return unsayable(card.id, card.en, lambda lang: say_card(card, lang), file, line)


def counted_nouns(file: str, text: str) -> list[Finding]:
    """A source file of the vocabulary: numbers that stand right before a noun."""
    return counted(file, text, [value for value in vars(words).values() if isinstance(value, Noun)])
