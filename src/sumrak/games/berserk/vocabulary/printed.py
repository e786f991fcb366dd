"""What is printed on a card, in either language: the line of its type and the text."""

from sumrak.games.berserk.vocabulary import words
from sumrak.games.berserk.vocabulary.card import Card
from sumrak.games.berserk.vocabulary.teller import Teller
from sumrak.kernel.say import Words, sentence


def type_line(card: Card, lang: str) -> str:
    """Горы · рядовая · существо · Гном"""
    parts = [words.ELEMENTS[card.element], words.CRYSTALS[card.crystal], words.TYPES[card.type]]
    parts += [words.CLASSES[name] for name in card.classes]
    return " · ".join([said(part, lang) for part in parts])


def said(part: Words, lang: str) -> str:
    return part.ru if lang == "ru" else part.en


def say_card(card: Card, lang: str) -> str:
    """The features in their order; empty where there is no text."""
    return " ".join([say_feature(card, index, lang) for index in range(len(card.text))])


def say_feature(card: Card, index: int, lang: str) -> str:
    """The feature with the address (card, index)."""
    return " ".join([sentence(phrase, lang) for phrase in card.text[index].say(Teller(card.type))])
