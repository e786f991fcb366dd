"""A card file as its linter reads it, the same for all games: data only, in the words of a vocabulary. Nothing of it is run."""

from __future__ import annotations

import ast
import re
import runpy
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from sumrak.kernel.reason import Message
from sumrak.kernel.say import LANGUAGES, Noun

FOREIGN = {"en": re.compile(r"[А-Яа-яЁё]+"), "ru": re.compile(r"[A-Za-z]{2,}")}
UNSAID = re.compile(r"[{}]|  | [.,;:)]|\( |None")
COUNTED = re.compile(r"(?:\d|\{n\}) +(\w+)")


class Finding(NamedTuple):
    """Where it is and what to change: `message` is a text of `lint.ftl`."""

    file: str
    line: int
    message: Message


def finding(file: str, line: int, key: str, **args: Any) -> Finding:
    return Finding(file, line, Message(f"lint-{key}", tuple(args.items())))


class CardFile:
    """A card file read but not run. It may import `Final` and the words of the module `vocabulary`, which are `words`."""

    def __init__(self, file: str, text: str, vocabulary: str, words: Iterable[str]) -> None:
        self.file, self.imports, self.words = file, ("typing", vocabulary), frozenset(words)
        self.findings: list[Finding] = []
        self.lines: dict[str, int] = {}  # by card id
        self.names: dict[str, int] = {}  # of constants
        self.listed: list[str] = []
        try:
            tree = ast.parse(text)
        except SyntaxError as error:
            self.note(error.lineno or 1, "syntax", detail=error.msg)
            return
        for statement in tree.body:
            self.read(statement)
        for name, line in self.names.items():
            if name != "CARDS" and name not in self.listed:
                self.note(line, "not-listed", name=name)

    def note(self, line: int, key: str, **args: object) -> None:
        self.findings.append(finding(self.file, line, key, **args))

    def read(self, statement: ast.stmt) -> None:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            return  # the docstring
        if isinstance(statement, ast.ImportFrom):
            if statement.module not in self.imports:
                self.note(statement.lineno, "import", module=statement.module or "")
            return
        target: ast.expr | None = statement.target if isinstance(statement, ast.AnnAssign) else None
        if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            target = statement.targets[0]
        value = statement.value if isinstance(statement, (ast.Assign, ast.AnnAssign)) else None
        if not isinstance(target, ast.Name) or value is None:
            self.note(statement.lineno, "not-data", what=type(statement).__name__)
            return
        self.names[target.id] = statement.lineno
        if target.id == "CARDS" and isinstance(value, ast.Tuple):
            self.listed = [item.id for item in value.elts if isinstance(item, ast.Name)]
            for item in value.elts:
                if isinstance(item, ast.Name) and item.id not in self.names:
                    self.note(item.lineno, "unknown-word", name=item.id)
            return
        if isinstance(value, ast.Call) and value.args and isinstance(value.args[0], ast.Constant):
            self.lines.setdefault(str(value.args[0].value), statement.lineno)
        self.check(value)

    def check(self, node: ast.expr) -> None:
        """Calls of the vocabulary, its constants, numbers, texts and tuples; nothing else."""
        if isinstance(node, ast.Constant):
            return
        if isinstance(node, ast.Name):
            if node.id not in self.words and node.id not in self.names:
                self.note(node.lineno, "unknown-word", name=node.id)
        elif isinstance(node, ast.Tuple):
            for item in node.elts:
                self.check(item)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.UAdd)):
            self.check(node.operand)
        elif isinstance(node, ast.Call):
            self.check(node.func)
            for argument in [*node.args, *[keyword.value for keyword in node.keywords]]:
                self.check(argument)
        else:
            self.note(node.lineno, "not-data", what=type(node).__name__)


def cards_of(file: Path, vocabulary: str, words: Iterable[str]) -> tuple[list[tuple[Any, int]], list[Finding]]:
    """The cards of a file, each with its line, and what is wrong with the file; it is run only if it is data."""
    source = CardFile(str(file), file.read_text(encoding="utf-8"), vocabulary, words)
    if source.findings:
        return [], source.findings
    try:
        cards = runpy.run_path(str(file))["CARDS"]
    except Exception as error:
        lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(file)]
        return [], [finding(str(file), lines[-1] or 1 if lines else 1, "fails", detail=str(error))]
    return [(card, source.lines.get(card.id, 1)) for card in cards], []


def taken(id: str, words: Iterable[str], file: str, line: int, places: dict[str, str]) -> list[Finding]:
    """Notation knows a card by its id and by either name; `places` are those of the cards before, and of this one after."""
    found = []
    for word in dict.fromkeys(words):
        key = word.casefold()
        if word and key in places:
            found.append(finding(file, line, "taken", card=id, word=word, where=places[key]))
        places.setdefault(key, f"{file}:{line}")
    return found


def unsayable(id: str, name: str, say: Callable[[str], str], file: str, line: int) -> list[Finding]:
    """A text that cannot be said in a language, or says something of the pattern or in the other language (but its name)."""
    found = []
    for lang in LANGUAGES:
        try:
            text = say(lang)
        except Exception as error:
            detail = f"{type(error).__name__}: {error}"
            found.append(finding(file, line, "unsayable", card=id, language=lang, detail=detail))
            continue
        wrong = UNSAID.search(text) or FOREIGN[lang].search(text.replace(name, "") if lang == "ru" else text)
        if wrong is not None:
            found.append(finding(file, line, "unsayable", card=id, language=lang, detail=wrong.group()))
    return found


def forms_of(nouns: Iterable[Noun]) -> frozenset[str]:
    """Every form of these nouns, in both languages; of several words the last."""
    forms = [form for noun in nouns for form in (noun.en, noun.en_plural, *noun.singular, *noun.plural)]
    return frozenset([form.split()[-1].lower() for form in forms])


def counted_nouns(file: str, text: str, nouns: Iterable[Noun]) -> list[Finding]:
    """A source file of a vocabulary: texts in which a number stands right before a noun. Its form follows the number, so
    it is a noun phrase and never part of a pattern."""
    forms = forms_of(nouns)
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
