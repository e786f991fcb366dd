"""The patterns of the vocabulary: a counted noun changes with its number, so it is a noun phrase and never part of a pattern."""

import ast
import re
from typing import Final

from sumrak.games.the_v.lint.finding import Finding, finding
from sumrak.games.the_v.vocabulary import words
from sumrak.kernel.say import Noun

COUNTED: Final = re.compile(r"(?:\d|\{n\}) +(\w+)")


def noun_forms() -> frozenset[str]:
    nouns = [value for value in vars(words).values() if isinstance(value, Noun)]
    forms = [form for noun in nouns for form in (noun.en, noun.en_plural, *noun.singular, *noun.plural)]
    return frozenset(form.split()[-1] for form in forms)


def counted_nouns(file: str, text: str) -> list[Finding]:
    """A source file of the vocabulary: texts in which a number stands right before a noun."""
    forms = noun_forms()
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.JoinedStr):
            pieces = [part.value if isinstance(part, ast.Constant) else "{n}" for part in node.values]
            said = "".join(map(str, pieces))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            said = node.value
        else:
            continue
        found += [
            finding(file, node.lineno, "counted-noun", noun=match.group(1))
            for match in COUNTED.finditer(said)
            if match.group(1).lower() in forms
        ]
    return found
