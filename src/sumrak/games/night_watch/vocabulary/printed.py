"""What is printed on a card, in either language: the line of types and the text."""

from sumrak.games.night_watch.vocabulary import words
from sumrak.games.night_watch.vocabulary.card import Card
from sumrak.games.night_watch.vocabulary.terms import Type
from sumrak.kernel.say import Pattern, Phrase, Words, render, sentence


def type_line(card: Card, lang: str) -> str:
    """маг Ночного Дозора; предмет; донор"""
    what: Phrase = words.TYPES[card.type]
    if card.breed is not None:
        noun = words.BREEDS[card.breed]
        what = Words(noun.en, noun.singular[0])
    if card.watch is not None:
        what = Pattern("{0} {1}", "{0} {1}", (what, words.OF_WATCH[card.watch]))
    line = render(what, lang)
    return f"{line}, {render(words.DONOR, lang)}" if card.donor else line


def say_card(card: Card, lang: str, names: dict[str, Card]) -> str:
    """Who it is or who may use it, and what it does; empty on a Spell, whose name says all. `names`: Watchers by id."""
    parts: list[str] = []
    if card.breed is not None:
        parts.append(sentence(words.REMINDERS[card.breed], lang))
    if card.type is Type.ITEM:
        parts.append(sentence(say_holders(card, names), lang))
    parts += [sentence(phrase, lang) for effect in card.text for phrase in effect.say()]
    return " ".join(parts)


def say_holders(card: Card, names: dict[str, Card]) -> Phrase:
    if card.holders:
        found = [names[id] for id in card.holders]
        who: Phrase = words.either(tuple([Words(watcher.en, watcher.ru) for watcher in found]))
    else:
        assert card.watch is not None, card.id
        who = Pattern("any Watcher {0}", "любой Дозорный {0}", (words.OF_WATCH[card.watch],))
    return Pattern("Holder: {0}", "Носитель: {0}", (who,))
