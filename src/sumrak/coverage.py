"""`sumrak rules GAME`: the rulebook printed, and for every paragraph where the code cites it and which tests made it happen.

The test run writes `build/coverage.json`: `{"finished": "2031-05-01 12:00", "paragraphs": {"V-66": [test ids]}}`.
"""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.text import Text

from sumrak.catalog import spec_of
from sumrak.kernel.rulebook import RULE, Paragraph, Rulebook
from sumrak.words import say

PACKAGE = Path(__file__).parent
RUN = Path("build/coverage.json")
SHOWN_TESTS = 3


def show(game: str, paragraph: str | None, lang: str) -> int:
    """Print a rulebook or one of its paragraphs; 0, or 2 after one sentence if there is no such game or paragraph."""
    book = _book(game, lang)
    if book is None:
        return 2
    out = Console(highlight=False, soft_wrap=False)
    if paragraph is None:
        _print_book(out, book, lang)
        return 0
    found = find(book, paragraph)
    section = [] if found is not None else section_of(book, paragraph)
    for one in section:
        _print_paragraph(out, one, lang)
    if section:
        return 0
    if found is None:
        first, last = book.paragraphs[0].id, book.paragraphs[-1].id
        like = list(book.near(paragraph))
        if _is_beyond(_meant(book, paragraph), last):
            like = [id for id in like if id in _less_a_sign(_meant(book, paragraph))]
        near = ", ".join(like)
        key = "rules-no-paragraph-near" if near else "rules-no-paragraph"
        name = spec_of(game).names[lang]
        _complain(say(lang, key, paragraph=paragraph, game=name, near=near, first=first, last=last))
        return 2
    _print_paragraph(out, found, lang)
    return 0


def _is_beyond(paragraph: str, last: str) -> bool:
    """Whether a plain number is greater than the last one."""
    number, end = paragraph.rpartition("-")[2], last.rpartition("-")[2]
    return number.isdigit() and end.isdigit() and int(number) > int(end)


def _less_a_sign(paragraph: str) -> set[str]:
    """What somebody can have meant whose finger stuck."""
    return {paragraph[:i] + paragraph[i + 1 :] for i in range(len(paragraph))}


def find(book: Rulebook, paragraph: str) -> Paragraph | None:
    """A paragraph as people write it: "V-66", "v66" or "66"."""
    return book.get(_meant(book, paragraph))


def section_of(book: Rulebook, paragraph: str) -> list[Paragraph]:
    """All paragraphs below a number that is none itself: "6.4"."""
    wanted = _meant(book, paragraph).rstrip(".")
    return [p for p in book.paragraphs if wanted and p.id.startswith(f"{wanted}.")]


def _meant(book: Rulebook, paragraph: str) -> str:
    wanted = re.fullmatch(r"([^\W\d_]*)[- ]?(\d.*)", paragraph.strip())
    prefix = book.paragraphs[0].id.partition("-")[0]
    if wanted is None or wanted[1].upper() not in ("", prefix):
        return ""
    return f"{prefix}-{wanted[2].lower()}"


def report(game: str, lang: str = "en", run: Path | None = None) -> int:
    """Print the coverage of a rulebook; 1 if a rule was not exercised or an id is unknown, 2 if no run can be read."""
    book = _book(game, lang)
    if book is None:
        return 2
    try:
        finished, exercised = _read_run(run or _last_run())
    except (OSError, ValueError):
        _complain(say(lang, "rules-no-run", file=RUN.as_posix()))
        return 2
    places = cited(PACKAGE / "games" / game)
    out = Console(highlight=False, soft_wrap=True)
    gaps = [p.id for p in book.paragraphs if p.kind == RULE and not exercised.get(p.id)]
    for p in book.paragraphs:
        _print_coverage(out, p, places.get(p.id, []), exercised.get(p.id, []), lang)
    out.print()
    unknown = _unknown(book, game, exercised)
    for paragraph, where in unknown:
        out.print(Text(say(lang, "rules-coverage-unknown", paragraph=paragraph, where=where), "red"))
    rules = sum(p.kind == RULE for p in book.paragraphs)
    tests = len({test for p in book.paragraphs for test in exercised.get(p.id, [])})
    out.print(say(lang, "rules-coverage-sum", rules=rules, done=rules - len(gaps), tests=tests, finished=finished))
    if gaps:
        some = ", ".join(gaps[:SHOWN]) + (" …" if len(gaps) > SHOWN else "")
        out.print(say(lang, "rules-coverage-whole"))
        out.print(Text(say(lang, "rules-coverage-gaps", n=len(gaps), gaps=some), "red"))
    return 1 if gaps or unknown else 0


SHOWN = 40
"""How many gaps stand in the last line; a text that is put into another one may not be long."""


def cited(package: Path) -> dict[str, list[str]]:
    """Where the sources of a package cite each paragraph: id → ["turn.py:88 domination_phase", …].

    A place is a use of the name that `V66 = cite("V-66")` binds, in whatever module, or of the id itself.
    """
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(package.rglob("*.py"))}
    names: dict[str, str] = {}
    bindings: set[ast.AST] = set()
    for tree in trees.values():
        for node in ast.walk(tree):
            for target, value in _assignments(node):
                if isinstance(target, ast.Name) and (paragraph := _cite_call(value)):
                    names[target.id] = paragraph
                    bindings.update(ast.walk(value))
    places: dict[str, list[str]] = {}
    for file, tree in trees.items():
        for node, function in _walk(tree, ""):
            paragraph = None if node in bindings else _named(node, names)
            if paragraph:
                where = f"{file.relative_to(package).as_posix()}:{getattr(node, 'lineno', 0)} {function}".rstrip()
                places.setdefault(paragraph, []).append(where)
    return places


def _walk(node: ast.AST, function: str) -> Iterator[tuple[ast.AST, str]]:
    for child in ast.iter_child_nodes(node):
        yield child, function
        inner = child.name if isinstance(child, ast.FunctionDef | ast.ClassDef) else function
        yield from _walk(child, inner)


def _assignments(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Target and value of an assignment; `V1, V2 = cite("V-1"), cite("V-2")` holds two."""
    if isinstance(node, ast.AnnAssign) and node.value is not None:
        yield node.target, node.value
    elif isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                yield from zip(target.elts, node.value.elts)
            else:
                yield target, node.value


def _named(node: ast.AST, names: dict[str, str]) -> str | None:
    """The paragraph that an expression names, if it does."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        return names.get(node.id)
    if isinstance(node, ast.Attribute):
        return names.get(node.attr)
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and _ID.fullmatch(node.value):
        return node.value
    return None


def _cite_call(node: ast.expr) -> str | None:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cite" and node.args:
        argument = node.args[0]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            return argument.value
    return None


_ID = re.compile(r"[A-Z]+-\d+(?:\.\d+)*[a-z]?")


def _unknown(book: Rulebook, game: str, exercised: dict[str, list[str]]) -> list[tuple[str, str]]:
    """Ids with this game's prefix that the rulebook lacks: in its sources, comments included, and in the run."""
    prefix = book.paragraphs[0].id.partition("-")[0]
    mentioned = re.compile(rf"\b{prefix}-\d+(?:\.\d+)*[a-z]?\b")
    found: list[tuple[str, str]] = []
    folder = PACKAGE / "games" / game
    for file in sorted(folder.rglob("*.py")):
        for at, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
            where = f"{file.relative_to(folder).as_posix()}:{at}"
            found += [(paragraph, where) for paragraph in mentioned.findall(line) if paragraph not in book]
    for paragraph, tests in exercised.items():
        if mentioned.fullmatch(paragraph) and paragraph not in book:
            found.append((paragraph, tests[0] if tests else RUN.as_posix()))
    return found


def _read_run(file: Path) -> tuple[str, dict[str, list[str]]]:
    """When a run finished and its tests by paragraph; raises OSError or ValueError."""
    read = json.loads(file.read_text(encoding="utf-8"))
    if not isinstance(read, dict) or "finished" not in read or not isinstance(read.get("paragraphs"), dict):
        raise ValueError(f"{file} was not written by a test run")
    return read["finished"], read["paragraphs"]


def _last_run() -> Path:
    """The run of the folder one stands in, else that of the source tree this package lies in."""
    return RUN if RUN.exists() else PACKAGE.parent.parent / RUN


def _book(game: str, lang: str) -> Rulebook | None:
    if game in games_with_rulebook():
        return Rulebook.of(game)
    _complain(say(lang, "rules-no-game", game=game, games=", ".join(games_with_rulebook())))
    return None


def games_with_rulebook() -> list[str]:
    return sorted(file.parent.parent.name for file in (PACKAGE / "games").glob("*/rulebook/en.md"))


def _complain(sentence: str) -> None:
    Console(stderr=True, highlight=False, soft_wrap=True).print(Text(sentence))


def _print_book(out: Console, book: Rulebook, lang: str) -> None:
    out.print(Text(book.title(lang), "bold"))
    out.print(Text(book.preface(lang), "dim"))
    chapter = ""
    for p in book.paragraphs:
        if p.chapter != chapter:
            chapter = p.chapter
            title = next(c.title(lang) for c in book.chapters if c.key == chapter)
            out.print(Text(f"\n{chapter}. {title}\n", "bold"))
        _print_paragraph(out, p, lang)
    out.print(Text("\n" + say(lang, "rules-glossary") + "\n", "bold"))
    for term in book.glossary(lang):
        out.print(Text.assemble((term.word, "bold"), " – ", term.meaning))


def _print_paragraph(out: Console, p: Paragraph, lang: str) -> None:
    text = Text.assemble((f"{p.id} ", "bold"), (f"({say(lang, f'rules-kind-{p.kind}')}) ", "dim"), p.rule(lang))
    if p.reading(lang):
        gap = " " if p.rule(lang) else ""
        text.append(f"{gap}{say(lang, 'rules-reading')} {p.reading(lang)}", "italic cyan")
    out.print(text)


def _print_coverage(out: Console, p: Paragraph, places: list[str], tests: list[str], lang: str) -> None:
    kind = say(lang, f"rules-kind-{p.kind}")
    line = Text.assemble((p.id, "bold"), f" ({kind})")
    if p.kind == RULE and not tests:
        line.append(" " + say(lang, "rules-coverage-gap"), "bold red")
    out.print(line)
    where = "; ".join(places) if places else "–"
    shown = "; ".join(tests[:SHOWN_TESTS]) if tests else "–"
    if len(tests) > SHOWN_TESTS:
        shown = say(lang, "rules-coverage-more", shown=shown, n=len(tests) - SHOWN_TESTS)
    out.print(Text(f"    {say(lang, 'rules-coverage-code', where=where)}", "dim"))
    out.print(Text(f"    {say(lang, 'rules-coverage-tests', shown=shown)}", "dim"))
