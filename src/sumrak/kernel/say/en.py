"""Phrases in English."""

from sumrak.kernel.say.lexicon import Verb
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

OBJECTIVE = {"it": "it", "he": "him", "she": "her", "they": "them"}
POSSESSIVE = {"it": "its", "he": "his", "she": "her", "they": "their"}


def render(phrase: Phrase, case: str = "", theirs: bool = False) -> str:
    """`case`: "nom", "poss" or any other; `theirs`: "your" is said of a third player."""
    if isinstance(phrase, Words):
        return phrase.en
    if isinstance(phrase, Name):
        return possessive(phrase.en) if case == "poss" else phrase.en
    if isinstance(phrase, Pronoun):
        return phrase.en if case == "nom" else POSSESSIVE[phrase.en] if case == "poss" else OBJECTIVE[phrase.en]
    if isinstance(phrase, ThatPlayer):
        return "that player"
    if isinstance(phrase, NounPhrase):
        text = noun_phrase(phrase, theirs)
        return possessive(text) if case == "poss" else text
    if isinstance(phrase, And):
        parts = [render(part, case, theirs) for part in phrase.parts]
        return ", ".join(parts[:-1]) + " and " + parts[-1]
    if isinstance(phrase, Clause):
        return clause(phrase)
    if isinstance(phrase, May):
        return "you may " + ", then ".join(clause(part) for part in phrase.clauses)
    if isinstance(phrase, Then):
        return ", then ".join(render(part) for part in phrase.clauses)
    assert isinstance(phrase, Pattern), phrase
    return fill(phrase.en, phrase.arguments, theirs)


def possessive(text: str) -> str:
    return text + ("'" if text.endswith("s") else "'s")


def clause(phrase: Clause) -> str:
    verb: Verb = phrase.verb
    if phrase.subject is None:
        return fill(verb.en_pattern, phrase.arguments, False, verb.en[0])
    words = verb.en[0 if is_plural(phrase.subject) else 1]
    rest = fill(verb.en_pattern, phrase.arguments, isinstance(phrase.subject, ThatPlayer), words)
    return f"{render(phrase.subject, 'nom')} {rest}"


def fill(pattern: str, arguments: tuple[Phrase, ...], theirs: bool, verb: str = "") -> str:
    text = ""
    for words, place, case in split(pattern):
        text += words
        if place == "v":
            text += verb
        elif place:
            part = arguments[int(place)]
            text += part.en if isinstance(part, (Agreeing, Predicate)) else render(part, case, theirs)
    return tidy(text)


def is_plural(phrase: Phrase) -> bool:
    if isinstance(phrase, NounPhrase):
        return phrase.which in (Which.ALL, Which.BARE) or (phrase.which is Which.COUNT and phrase.number != 1)
    if isinstance(phrase, Pattern):
        return is_plural(phrase.arguments[0])
    return isinstance(phrase, And) or (isinstance(phrase, Pronoun) and phrase.en == "they")


def noun_phrase(np: NounPhrase, theirs: bool) -> str:
    which, number = np.which, np.number
    mine = np.owner is Owner.YOU
    many = which in (Which.ALL, Which.BARE) or (which in (Which.COUNT, Which.UP_TO) and number != 1)
    many = many or which is Which.AT_LEAST or which is Which.OF or (which is Which.EACH and mine)
    core = [
        "other" if np.other else "",
        *[adjective.en for adjective in np.adjectives],
        "enemy" if np.owner is Owner.OPPONENT else "",
        np.noun.en_plural if many else np.noun.en,
    ]
    text = " ".join(word for word in core if word)
    your = ("their" if theirs else "your") if mine else ""
    if np.possessor is not None:
        your = POSSESSIVE[np.possessor.en]
    if which is Which.CHOSEN:
        text = f"{your} (+) {text}" if np.possessor is not None else f"(+) {text}"
        text += (" of theirs" if theirs else " of yours") if mine else ""
    elif which is Which.THIS:
        text = f"this {text}"
    elif which is Which.EACH:
        text = f"each of {your} {text}" if your else f"each {text}"
    elif which is Which.ALL:
        text = f"all {your} {text}"
    elif which is Which.OF:
        text = f"{'one' if number == 1 else number} of {your or 'the'} {text}"
    elif which is Which.COUNT:
        text = f"{number} of {your} {text}" if your else f"{number} {text}"
    elif which is Which.UP_TO:
        text = f"up to {number} of {your} {text}" if your else f"up to {number} {text}"
    elif which is Which.AT_LEAST:
        text = f"{number} or more of {your} {text}" if your else f"{number} or more {text}"
    elif your:
        text = f"{your} {text}"
    elif which is Which.THE:
        text = f"the {text}"
    elif which is Which.ONE:
        text = ("an " if text[0] in "aeiou" else "a ") + text
    several = many and not (which is Which.OF and number == 1)
    clauses = [adjective.clauses[1 if several else 0] for adjective in np.adjectives]
    return tidy(" ".join([text, *clauses, *[render(tail, theirs=theirs) for tail in np.tails]]))
