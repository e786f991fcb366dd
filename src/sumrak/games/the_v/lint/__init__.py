"""The linter of card files: file, line, what to change. Nothing of a file that is more than data is ever run."""

import re
import runpy
import traceback
from pathlib import Path

from sumrak.games.the_v import vocabulary
from sumrak.games.the_v.lint.pattern import counted_nouns
from sumrak.games.the_v.lint.sense import Sense
from sumrak.games.the_v.vocabulary import Card, say_card
from sumrak.kernel.card_file import CardFile, Finding, finding
from sumrak.kernel.say import LANGUAGES

__all__ = ["Finding", "counted_nouns", "lint"]

FOREIGN = {"en": re.compile(r"[А-Яа-яЁё]+"), "ru": re.compile(r"[A-Za-z]{2,}")}
UNSAID = re.compile(r"[{}]|  | [.,;:)]|\( |None")


def lint(files: list[Path]) -> list[Finding]:
    """Everything wrong with these card files, taken together: ids and names must differ over all of them."""
    found: list[Finding] = []
    places: dict[str, str] = {}
    for file in files:
        source = CardFile(str(file), file.read_text(encoding="utf-8"), vocabulary.__name__, vocabulary.__all__)
        found += source.findings
        if source.findings:
            continue
        try:
            cards = runpy.run_path(str(file))["CARDS"]
        except Exception as error:
            lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(file)]
            found.append(finding(str(file), lines[-1] or 1 if lines else 1, "fails", detail=str(error)))
            continue
        for card in cards:
            line = source.lines.get(card.id, 1)
            found += unique(card, str(file), line, places)
            sense = Sense(card, str(file), line)
            found += sense.findings or say(card, str(file), line)
    return found


def unique(card: Card, file: str, line: int, places: dict[str, str]) -> list[Finding]:
    """Notation knows a card by its id and by either name."""
    found = []
    for word in dict.fromkeys((card.id, card.ru, card.en)):
        key = word.casefold()
        if word and key in places:
            found.append(finding(file, line, "taken", card=card.id, word=word, where=places[key]))
        places.setdefault(key, f"{file}:{line}")
    return found


def say(card: Card, file: str, line: int) -> list[Finding]:
    found = []
    for lang in LANGUAGES:
        try:
            text = say_card(card, lang)
        except Exception as error:
            detail = f"{type(error).__name__}: {error}"
            found.append(finding(file, line, "unsayable", card=card.id, language=lang, detail=detail))
            continue
        wrong = UNSAID.search(text) or FOREIGN[lang].search(text.replace(card.en, "") if lang == "ru" else text)
        if wrong is not None:
            found.append(finding(file, line, "unsayable", card=card.id, language=lang, detail=wrong.group()))
    return found
