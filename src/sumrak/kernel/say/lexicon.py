"""Words as both languages need them: Russian nouns with twelve forms, adjectives by stem, verbs that name the case they govern."""

from dataclasses import dataclass
from typing import Final

CASES: Final = ("nom", "gen", "dat", "acc", "ins", "pre")


@dataclass(frozen=True)
class Noun:
    """`singular` and `plural`: six Russian forms in the order of `CASES`; `after`: words behind it that never decline."""

    en: str
    en_plural: str
    gender: str  # "m", "f", "n"
    animate: bool
    singular: tuple[str, ...]
    plural: tuple[str, ...]
    after: str = ""


def noun(en: str, gender: str, singular: str, plural: str, *, animate: bool = False, after: str = "") -> Noun:
    """`en` is "girl", or "witch witches" where the plural is not made with -s."""
    one, _, many = en.partition("/")
    return Noun(one, many or one + "s", gender, animate, tuple(singular.split()), tuple(plural.split()), after)


# Endings of the six cases; "-" is the accusative that follows animacy: as the genitive if animate, else as the nominative.
ENDINGS: Final = {
    "hard": {
        "m": "ый ого ому - ым ом",
        "f": "ая ой ой ую ой ой",
        "n": "ое ого ому ое ым ом",
        "pl": "ые ых ым - ыми ых",
    },
    "velar": {  # друг-ой, чуж-ой
        "m": "ой ого ому - им ом",
        "f": "ая ой ой ую ой ой",
        "n": "ое ого ому ое им ом",
        "pl": "ие их им - ими их",
    },
    "stressed": {  # прост-ой
        "m": "ой ого ому - ым ом",
        "f": "ая ой ой ую ой ой",
        "n": "ое ого ому ое ым ом",
        "pl": "ые ых ым - ыми ых",
    },
    "soft": {  # соседн-ий
        "m": "ий его ему - им ем",
        "f": "яя ей ей юю ей ей",
        "n": "ее его ему ее им ем",
        "pl": "ие их им - ими их",
    },
    "unstressed": {  # магическ-ий
        "m": "ий ого ому - им ом",
        "f": "ая ой ой ую ой ой",
        "n": "ое ого ому ое им ом",
        "pl": "ие их им - ими их",
    },
    "hushing": {  # участвующ-ий
        "m": "ий его ему - им ем",
        "f": "ая ей ей ую ей ей",
        "n": "ее его ему ее им ем",
        "pl": "ие их им - ими их",
    },
}


@dataclass(frozen=True)
class Adjective:
    """`before`: Russian words in front that never decline; `clauses`: English relative clauses (one, many) instead of `en`."""

    en: str
    stem: str
    endings: str = "hard"  # a key of ENDINGS
    before: str = ""
    clauses: tuple[str, str] = ("", "")

    def russian(self, agree: str, case: str, animate: bool) -> str:
        word = self.stem + decline(ENDINGS[self.endings][agree], case, animate)
        return f"{self.before} {word}" if self.before else word


def decline(forms: str, case: str, animate: bool) -> str:
    """The form of a case in a row of six; see ENDINGS for "-"."""
    row = forms.split()
    form = row[CASES.index(case)]
    if form != "-":
        return form
    return row[1] if animate else row[0]


@dataclass(frozen=True)
class Verb:
    """Forms, and a pattern for each language in which `{v}` is the verb and `{0:acc}` its first argument in that case."""

    en: tuple[str, str]  # exhaust, exhausts
    en_pattern: str
    ru: tuple[str, str, str, str]  # истощите, истощить, истощает, истощают
    ru_pattern: str


def verb(en: str, en_pattern: str, ru: str, ru_pattern: str) -> Verb:
    base, third = en.split("/")
    imperative, infinitive, one, many = ru.split("/")
    return Verb((base, third), en_pattern, (imperative, infinitive, one, many), ru_pattern)
