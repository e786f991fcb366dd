"""Text from a phrase tree, in Russian and English, so that what a card says cannot differ from what it does."""

from typing import Final

from sumrak.kernel.say import en, ru
from sumrak.kernel.say.lexicon import Adjective, Noun, Verb, noun, verb
from sumrak.kernel.say.phrase import (
    Agreeing,
    And,
    Clause,
    May,
    Name,
    NounPhrase,
    Owner,
    Pattern,
    Phrase,
    Predicate,
    Pronoun,
    ThatPlayer,
    Then,
    Which,
    Words,
    join,
)

LANGUAGES: Final = ("en", "ru")


def render(phrase: Phrase, lang: str) -> str:
    return ru.render(phrase) if lang == "ru" else en.render(phrase)


def sentence(phrase: Phrase, lang: str) -> str:
    """With a capital and a full stop."""
    text = render(phrase, lang)
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


__all__ = [
    "LANGUAGES",
    "Adjective",
    "Agreeing",
    "And",
    "Clause",
    "May",
    "Name",
    "Noun",
    "NounPhrase",
    "Owner",
    "Pattern",
    "Phrase",
    "Predicate",
    "Pronoun",
    "ThatPlayer",
    "Then",
    "Verb",
    "Which",
    "Words",
    "join",
    "noun",
    "render",
    "sentence",
    "verb",
]
