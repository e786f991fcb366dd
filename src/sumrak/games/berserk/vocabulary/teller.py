"""Whom a text is about, in words."""

from typing import Final

from sumrak.games.berserk.vocabulary import words
from sumrak.games.berserk.vocabulary.terms import Ref, Type, What, Where
from sumrak.games.berserk.vocabulary.whom import Chosen, Each, Whom, those_phrase
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Pronoun, Verb, Which, Words


class Teller:
    """Tells one card's text."""

    def __init__(self, type: Type) -> None:
        self.type = type
        self.it: Phrase = Pronoun("it", "n")
        self.named: list[Ref] = []  # cards of an attack, in this text

    def this(self) -> Phrase:
        return NounPhrase(words.OWN_NOUNS[self.type], Which.THIS)

    def whom(self, whom: Whom) -> Phrase:
        if isinstance(whom, Chosen):
            if whom.of.what is What.CARD and whom.of.type is None:
                self.it = Pronoun("it", "f")
            if whom.number > 1:
                return those_phrase(whom.of, Which.UP_TO, whom.number)
            return those_phrase(whom.of, Which.THE if whom.of.where is Where.IN_FRONT else Which.ONE)
        if isinstance(whom, Each):
            return those_phrase(whom.of, Which.EACH)
        if whom is Ref.SELF:
            return self.this()
        if whom is Ref.HOST:
            return NounPhrase(words.HOST, Which.THE)
        if whom in self.named:
            return Pronoun("it", "f")
        if whom is Ref.ATTACKED or whom is Ref.ATTACKER:
            self.named.append(whom)
        if whom is Ref.ATTACKED:
            return NounPhrase(words.CARD, Which.THE, adjectives=(words.ATTACKED,))
        if whom is Ref.ATTACKER:
            return NounPhrase(words.CARD, Which.THE, adjectives=(words.ATTACKING,))
        return self.it


PLAIN: Final = 0
MAY: Final = 1
AND_MAY: Final = 2  # what goes on after "may"
PLACE: Final = "{v}"


def order(verb: Verb, *arguments: Phrase, mood: int) -> Phrase:
    """You do it, or may."""
    en = (verb.en[0], f"you may {verb.en[0]}", verb.en[0])[mood]
    ru = (verb.ru[0], f"можете {verb.ru[1]}", verb.ru[1])[mood]
    return Pattern(verb.en_pattern.replace(PLACE, en), verb.ru_pattern.replace(PLACE, ru), arguments)


def does(verb: Verb, *arguments: Phrase, mood: int) -> Phrase:
    """The card itself does it, or may; it goes without saying which card."""
    en = (verb.en[1], f"may {verb.en[0]}", verb.en[0])[mood]
    ru = (verb.ru[2], f"может {verb.ru[1]}", verb.ru[1])[mood]
    return Pattern(verb.en_pattern.replace(PLACE, en), verb.ru_pattern.replace(PLACE, ru), arguments)


def subject(verb: Verb, who: Phrase, *arguments: Phrase, mood: int) -> Phrase:
    """Somebody does it, or may. The places of the arguments are counted after `who`."""
    en, ru = verb.en_pattern, verb.ru_pattern
    for i in range(len(arguments) - 1, -1, -1):
        here, there = "{" + str(i), "{" + str(i + 1)
        en, ru = en.replace(here, there), ru.replace(here, there)
    many = is_several(who)
    en = en.replace(PLACE, verb.en[0 if many else 1] if mood == PLAIN else f"may {verb.en[0]}")
    ru = ru.replace(
        PLACE, verb.ru[3 if many else 2] if mood == PLAIN else f"{'могут' if many else 'может'} {verb.ru[1]}"
    )
    return Pattern("{0:nom} " + en, "{0:nom} " + ru, (who, *arguments))


def is_several(who: Phrase) -> bool:
    return isinstance(who, NounPhrase) and who.which in (Which.ALL, Which.BARE)


def for_number(number: object) -> Words:
    """By how much: "by 2", «на 2»."""
    return Words(f"by {number}", f"на {number}")
