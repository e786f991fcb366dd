"""What is printed on a card, in either language: the line of types and the text."""

from sumrak.games.the_v.vocabulary import words
from sumrak.games.the_v.vocabulary.card import Card
from sumrak.games.the_v.vocabulary.teller import Teller
from sumrak.games.the_v.vocabulary.terms import Kind
from sumrak.kernel.say import Name, Pattern, Phrase, Words, join, render, sentence

TITLE_CARD = Words("title card", "титульная карта")


def type_line(card: Card, lang: str) -> str:
    """персонаж – девушка (ведьма)"""
    line = render(TITLE_CARD, lang) if card.type is Kind.TITLE else say_kind(card.type, lang)
    if card.kinds:
        line += " – " + ", ".join(say_kind(kind, lang) for kind in card.kinds)
    if card.extra:
        line += " (" + ", ".join(say_kind(kind, lang) for kind in card.extra) + ")"
    return line


def say_kind(kind: Kind, lang: str) -> str:
    noun = words.NOUNS[kind]
    return noun.singular[0] if lang == "ru" else noun.en


def teller(card: Card) -> Teller:
    return Teller(card.type, Name(card.en, card.ru, "m" if card.is_a(Kind.MONSTER) else "f"))


def say_card(card: Card, lang: str) -> str:
    """Keywords, requirement, clauses; empty where there is no text."""
    parts = say_keywords(card, lang)
    if card.requirements:
        parts.append(say_requirements(card, lang))
    parts += [say_clause(card, index, lang) for index in range(len(card.text))]
    return " ".join(parts)


def say_keywords(card: Card, lang: str) -> list[str]:
    said = [sentence(words.KEY, lang)] if card.key else []
    for keyword in card.keywords:
        text = render(keyword.say(), lang)
        if keyword in card.explained:
            text += f" ({render(keyword.explanation(), lang)})"
        said.append(text + ".")
    return said


def say_requirements(card: Card, lang: str) -> str:
    t = teller(card)
    what = join(tuple(requirement.say(t) for requirement in card.requirements))
    return sentence(Pattern("REQUIREMENT ({0})", "ТРЕБОВАНИЕ ({0})", (what,)), lang)


def say_clause(card: Card, index: int, lang: str) -> str:
    """The clause with the address (card, index)."""
    phrases: list[Phrase] = card.text[index].say(teller(card))
    return " ".join(sentence(phrase, lang) for phrase in phrases)
