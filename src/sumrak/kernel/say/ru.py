"""Phrases in Russian: cases, animacy, agreement, numerals, «свой» for what belongs to the subject."""

from typing import Final

from sumrak.kernel.say.lexicon import CASES, decline
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
)
from sumrak.kernel.say.places import split, tidy

OWN: Final = {
    "m": "свой своего своему - своим своём",
    "f": "своя своей своей свою своей своей",
    "n": "своё своего своему своё своим своём",
    "pl": "свои своих своим - своими своих",
}
YOUR: Final = {
    "m": "ваш вашего вашему - вашим вашем",
    "f": "ваша вашей вашей вашу вашей вашей",
    "n": "ваше вашего вашему ваше вашим вашем",
    "pl": "ваши ваших вашим - вашими ваших",
}
THIS: Final = {
    "m": "этот этого этому - этим этом",
    "f": "эта этой этой эту этой этой",
    "n": "это этого этому это этим этом",
    "pl": "эти этих этим - этими этих",
}
EACH: Final = {
    "m": "каждый каждого каждому - каждым каждом",
    "f": "каждая каждой каждой каждую каждой каждой",
    "n": "каждое каждого каждому каждое каждым каждом",
    "pl": "каждые каждых каждым - каждыми каждых",
}
OTHER: Final = {
    "m": "другой другого другому - другим другом",
    "f": "другая другой другой другую другой другой",
    "n": "другое другого другому другое другим другом",
    "pl": "другие других другим - другими других",
}
ONE: Final = {
    "m": "один одного одному - одним одном",
    "f": "одна одной одной одну одной одной",
    "n": "одно одного одному одно одним одном",
}
GENDERS: Final = ("m", "f", "n", "pl")
ALL: Final = "все всех всем - всеми всех"
PRONOUN: Final = {
    "m": "он его ему его им нём",
    "f": "она её ей её ей ней",
    "n": "оно его ему его им нём",
    "pl": "они их им их ими них",
}
POSSESSIVE: Final = {"m": "его", "f": "её", "n": "его", "pl": "их"}


def render(phrase: Phrase, case: str = "nom", own: bool = False) -> str:
    """`own`: what is yours belongs to the subject of the clause, so «свой»; otherwise «ваш»."""
    if isinstance(phrase, Words):
        return phrase.ru
    if isinstance(phrase, Name):
        return f"«{phrase.ru}»"
    if isinstance(phrase, Pronoun):
        return pronoun(phrase, case)
    if isinstance(phrase, ThatPlayer):
        return pronoun(Pronoun("they", "m"), case)
    if isinstance(phrase, NounPhrase):
        return noun_phrase(phrase, case, own and case != "nom")
    if isinstance(phrase, And):
        parts = [render(part, case, own) for part in phrase.parts]
        return ", ".join(parts[:-1]) + " и " + parts[-1]
    if isinstance(phrase, Clause):
        return clause(phrase)
    if isinstance(phrase, May):
        return "вы можете " + ", затем ".join(clause(part, 1) for part in phrase.clauses)
    if isinstance(phrase, Then):
        return ", затем ".join(render(part) for part in phrase.clauses)
    assert isinstance(phrase, Pattern), phrase
    return fill(phrase.ru, phrase.arguments, own)


def clause(phrase: Clause, form: int = 0) -> str:
    """`form`: 0 an order, 1 the infinitive; with a subject the third person."""
    if phrase.subject is None:
        return fill(phrase.verb.ru_pattern, phrase.arguments, True, phrase.verb.ru[form])
    agree, _ = agreement(phrase.subject)
    words = phrase.verb.ru[3 if agree == "pl" else 2]
    rest = fill(phrase.verb.ru_pattern, phrase.arguments, isinstance(phrase.subject, ThatPlayer), words, phrase.subject)
    return f"{render(phrase.subject)} {rest}"


def fill(pattern: str, arguments: tuple[Phrase, ...], own: bool, verb: str = "", subject: Phrase | None = None) -> str:
    text = ""
    for words, place, case in split(pattern):
        text += words
        if place == "v":
            text += verb
        elif place:
            part = arguments[int(place)]
            if isinstance(part, Agreeing):
                with_whom = subject if part.argument < 0 else arguments[part.argument]
                assert with_whom is not None, pattern
                agree, animate = agreement(with_whom)
                text += part.adjective.russian(agree, part.case, animate)
            elif isinstance(part, Predicate):
                text += part.ru[GENDERS.index(agreement(arguments[part.argument])[0])]
            elif case.endswith("+") and isinstance(part, Pronoun):
                form = pronoun(part, case[:-1])
                text += form if form.startswith("н") else "н" + form
            else:
                text += render(part, case.rstrip("+") or "nom", own)
    return tidy(text)


def pronoun(phrase: Pronoun, case: str) -> str:
    return decline(PRONOUN[phrase.gender], case, True)


def agreement(phrase: Phrase) -> tuple[str, bool]:
    """("m", "f", "n" or "pl"; whether animate)"""
    if isinstance(phrase, NounPhrase):
        many = phrase.which in (Which.ALL, Which.BARE) or (
            phrase.which is Which.COUNT and not ends_in_one(phrase.number)
        )
        return "pl" if many else phrase.noun.gender, phrase.noun.animate
    if isinstance(phrase, And):
        return "pl", agreement(phrase.parts[0])[1]
    if isinstance(phrase, (Pronoun, Name)):
        return phrase.gender, True
    if isinstance(phrase, Pattern):
        return agreement(phrase.arguments[0])
    return "m", True


def ends_in_one(number: int) -> bool:
    return number % 10 == 1 and number % 100 != 11


def is_few(number: int) -> bool:
    return number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)


def noun_phrase(np: NounPhrase, case: str, own: bool) -> str:
    noun = np.noun
    animate, number, which = noun.animate, np.number, np.which
    agree, adjective_case, noun_case, forms = noun.gender, case, case, noun.singular
    start: list[str] = []
    if which is Which.CHOSEN:
        start.append("(+)")
    elif which is Which.THIS:
        start.append(decline(THIS[agree], case, animate))
    elif which is Which.EACH:
        start.append(decline(EACH[agree], case, animate))
        if np.owner is Owner.YOU:  # каждого из своих персонажей
            start.append("из")
            agree, adjective_case, noun_case, forms = "pl", "gen", "gen", noun.plural
    elif which in (Which.ALL, Which.BARE):
        agree, forms = "pl", noun.plural
        if which is Which.ALL:
            start.append(decline(ALL, case, animate))
    elif which is Which.OF:
        start.append(decline(ONE[agree], case, animate) if number == 1 else str(number))
        start.append("из")
        agree, adjective_case, noun_case, forms = "pl", "gen", "gen", noun.plural
    elif which in (Which.UP_TO, Which.AT_LEAST):
        start.append(f"до {number}" if which is Which.UP_TO else f"не меньше {number}")
        adjective_case = noun_case = "gen"
        if not ends_in_one(number):
            agree, forms = "pl", noun.plural
    elif which is Which.COUNT:
        start.append(str(number))
        if not ends_in_one(number):
            agree, forms = "pl", noun.plural
            if case == "nom" or (case == "acc" and not animate):  # the noun is governed by the number: 2 карты, 5 карт
                adjective_case = noun_case = "gen"
                forms = noun.singular if is_few(number) else noun.plural
    if np.other:
        start.append(decline(OTHER[agree], adjective_case, animate))
    if np.owner is Owner.YOU:
        start.append(decline((OWN if own else YOUR)[agree], adjective_case, animate))
    words = [
        *([POSSESSIVE[np.possessor.gender]] if np.possessor else []),
        *start,
        *[adjective.russian(agree, adjective_case, animate) for adjective in np.adjectives],
        forms[CASES.index(noun_case)],
        noun.after,
        "противника" if np.owner is Owner.OPPONENT else "",
        *[render(tail, own=own) for tail in np.tails],
    ]
    return tidy(" ".join(words))
