"""The patterns of the vocabulary: a counted noun changes with its number, so it is a noun phrase and never part of a pattern."""

from sumrak.games.the_v.vocabulary import words
from sumrak.kernel import card_file
from sumrak.kernel.card_file import Finding
from sumrak.kernel.say import Noun


def counted_nouns(file: str, text: str) -> list[Finding]:
    """A source file of the vocabulary: texts in which a number stands right before a noun."""
    return card_file.counted_nouns(file, text, [value for value in vars(words).values() if isinstance(value, Noun)])
