"""A game's rulebook as data: numbered paragraphs in two languages, and `cite`, by which code names them.

`games/X/rulebook/en.md` and `ru.md` hold the same paragraphs in the same order:

    # The V                             title, then prose up to the first chapter
    ## H. Turn                          a chapter: key, full stop, title
    **V-64** (rule) Draw one card.      a paragraph: id, kind, text up to the next blank line
    *Reading:* Our reading where ...    from here to the paragraph's end it is our reading, not the source's word
    ## Glossary                         the last part: `- **term** – meaning`, one a line

In Russian the kinds are (правило) and (определение), the marker is *Толкование:*, the last part «Словарь».
"""

import re
from dataclasses import dataclass
from pathlib import Path

LANGUAGES = ("en", "ru")
RULE = "rule"
DEFINITION = "definition"
READING = {"en": "Reading:", "ru": "Толкование:"}
"""What opens our own reading inside `Paragraph.en` and `Paragraph.ru`; it runs to the end of the text."""

_KINDS = {
    "en": {"rule": RULE, "definition": DEFINITION},
    "ru": {"правило": RULE, "определение": DEFINITION},
}
_GLOSSARY = {"en": "Glossary", "ru": "Словарь"}
_ID = r"[A-Z]+-\d+(?:\.\d+)*[a-z]?"
_CITED = re.compile(rf"\b{_ID}(?![\w-])")
_PARAGRAPH_ID = re.compile(rf"^\*\*({_ID})\*\*", re.MULTILINE)
_PARAGRAPH = re.compile(rf"\*\*({_ID})\*\* \((\w+)\) (\S.*)")
_CHAPTER = re.compile(r"## ([A-Z0-9][A-Z0-9.]*)\. (\S.*)")
_TERM = re.compile(r"- \*\*([^*]+)\*\* – (\S.*)")


class UnknownParagraph(LookupError):
    """A paragraph is named that no rulebook has; `near` lists ids that look like it."""

    def __init__(self, paragraph: str, near: tuple[str, ...]) -> None:
        hint = f"; near: {', '.join(near)}" if near else ""
        super().__init__(f"no rulebook has a paragraph {paragraph!r}{hint}")
        self.paragraph = paragraph
        self.near = near


class RulebookError(ValueError):
    """A rulebook's text is not what the format asks for; the message begins with `file:line:`."""


@dataclass(frozen=True)
class Paragraph:
    """`kind` is "rule" or "definition"; `chapter` is the chapter's key ("H")."""

    id: str
    kind: str
    chapter: str
    en: str
    ru: str

    def text(self, lang: str) -> str:
        return self.ru if _known(lang) == "ru" else self.en

    def rule(self, lang: str) -> str:
        """The text without our reading; empty where the whole paragraph is our reading."""
        return self.text(lang).partition(READING[lang])[0].rstrip()

    def reading(self, lang: str) -> str:
        """Our reading without its marker; empty where there is none."""
        return self.text(lang).partition(READING[lang])[2].lstrip()


@dataclass(frozen=True)
class Chapter:
    key: str
    en: str
    ru: str

    def title(self, lang: str) -> str:
        return self.ru if _known(lang) == "ru" else self.en


@dataclass(frozen=True)
class Term:
    word: str
    meaning: str


class Rulebook:
    """All paragraphs of one game, in the order of the book; `book["V-66"]` is one of them."""

    def __init__(self, en: "_Page", ru: "_Page") -> None:
        _check_same(en, ru)
        self.paragraphs: tuple[Paragraph, ...] = tuple(
            Paragraph(e.id, e.kind, e.chapter, e.text, r.text) for e, r in zip(en.entries, ru.entries, strict=True)
        )
        self.chapters: tuple[Chapter, ...] = tuple(
            Chapter(key, title, ru.chapters[key]) for key, title in en.chapters.items()
        )
        self._pages: dict[str, _Page] = {"en": en, "ru": ru}
        self._by_id: dict[str, Paragraph] = {p.id: p for p in self.paragraphs}

    @staticmethod
    def read(folder: Path) -> "Rulebook":
        """Reads `en.md` and `ru.md` of a folder; raises RulebookError with file and line."""
        return Rulebook(_read_page(folder / "en.md", "en"), _read_page(folder / "ru.md", "ru"))

    @staticmethod
    def of(game: str) -> "Rulebook":
        """The rulebook of a game that comes with Sumrak, read once."""
        book = _books.get(game)
        if book is None:
            book = _books[game] = Rulebook.read(_games() / game / "rulebook")
        return book

    def __getitem__(self, paragraph: str) -> Paragraph:
        if not isinstance(paragraph, str):
            raise UnknownParagraph(paragraph, ())
        found = self._by_id.get(paragraph)
        if found is None:
            raise UnknownParagraph(paragraph, self.near(paragraph))
        return found

    def get(self, paragraph: str) -> Paragraph | None:
        return self._by_id.get(paragraph)

    def __contains__(self, paragraph: str) -> bool:
        return paragraph in self._by_id

    def cite(self, paragraph: str) -> str:
        """The id itself if the book has it; the way to cite a rulebook that doesn't come with Sumrak."""
        return self[paragraph].id

    def near(self, paragraph: str) -> tuple[str, ...]:
        return _near(paragraph, list(self._by_id))

    def title(self, lang: str) -> str:
        return self._pages[_known(lang)].title

    def preface(self, lang: str) -> str:
        """What stands before the first chapter: source, credits; blank lines between its paragraphs."""
        return self._pages[_known(lang)].preface

    def glossary(self, lang: str) -> tuple[Term, ...]:
        return tuple(self._pages[_known(lang)].terms)


def cite(paragraph: str) -> str:
    """The id itself if the rulebook of some game here has it, else UnknownParagraph.

    Meant for the top of a module, `V66 = cite("V-66")`, so that ids resolve at import: it looks at ids only,
    once, and parses no text.
    """
    if not _ids:
        for file in sorted(_games().glob("*/rulebook/en.md")):
            _ids.update(_PARAGRAPH_ID.findall(file.read_text(encoding="utf-8")))
    if paragraph not in _ids:
        raise UnknownParagraph(paragraph, _near(paragraph, sorted(_ids)))
    return paragraph


@dataclass(frozen=True)
class _Entry:
    id: str
    kind: str
    chapter: str
    text: str
    line: int


class _Page:
    """One language's file as read."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.title: str = ""
        self.preface: str = ""
        self.chapters: dict[str, str] = {}
        self.entries: list[_Entry] = []
        self.terms: list[Term] = []


_books: dict[str, Rulebook] = {}
_ids: set[str] = set()


def _games() -> Path:
    return Path(__file__).parent.parent / "games"


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}: {' or '.join(LANGUAGES)}")
    return lang


def _near(paragraph: str, ids: list[str]) -> tuple[str, ...]:
    import difflib  # only a mistake needs it, and importing it is slow

    return tuple(difflib.get_close_matches(paragraph.upper(), ids, n=5, cutoff=0.5))


def _read_page(file: Path, lang: str) -> _Page:
    page = _Page(file)
    lines = file.read_text(encoding="utf-8").split("\n")
    chapter = ""
    in_glossary = False
    preface: list[str] = []
    at = 0
    while at < len(lines):
        line, here = lines[at].rstrip(), at + 1
        at += 1
        if not line:
            if preface and preface[-1] and not chapter:
                preface.append("")
        elif in_glossary:
            page.terms.append(_term(line, file, here))
        elif line == f"## {_GLOSSARY[lang]}":
            in_glossary = True
        elif line.startswith("## "):
            chapter = _open_chapter(page, line, here)
        elif not chapter:
            if line.startswith("# ") and not page.title:
                page.title = line[2:]
            else:
                preface.append(line)
        else:
            block = [line]
            while at < len(lines) and lines[at].strip() and not lines[at].startswith(("**", "#")):
                block.append(lines[at].strip())
                at += 1
            page.entries.append(_entry(" ".join(block), lang, chapter, file, here))
    page.preface = "\n".join(preface).strip()
    _check_ids(page)
    return page


def _open_chapter(page: _Page, line: str, here: int) -> str:
    match = _CHAPTER.fullmatch(line)
    if match is None:
        raise _error(page.file, here, f"a chapter is `## KEY. Title`, not {line!r}")
    key, title = match.groups()
    if key in page.chapters:
        raise _error(page.file, here, f"chapter {key} stands twice")
    page.chapters[key] = title
    return str(key)


def _term(line: str, file: Path, here: int) -> Term:
    match = _TERM.fullmatch(line)
    if match is None:
        raise _error(file, here, f"the glossary holds `- **term** – meaning`, not {line!r}")
    return Term(match.group(1), match.group(2))


def _entry(block: str, lang: str, chapter: str, file: Path, here: int) -> _Entry:
    match = _PARAGRAPH.fullmatch(block)
    if match is None:
        raise _error(file, here, f"a paragraph is `**ID** (kind) text`, not {block[:40]!r}")
    kind = _KINDS[lang].get(match.group(2))
    if kind is None:
        kinds = " or ".join(f"({word})" for word in _KINDS[lang])
        raise _error(file, here, f"{match.group(1)} is marked ({match.group(2)}); it must be {kinds}")
    text = str(match.group(3)).replace(f"*{READING[lang]}*", READING[lang])
    if "*" in text:
        raise _error(file, here, f"{match.group(1)} holds an unknown marker; the only one is *{READING[lang]}*")
    if text.count(READING[lang]) > 1:
        raise _error(file, here, f"{match.group(1)} opens its reading twice")
    return _Entry(match.group(1), kind, chapter, text, here)


def _check_ids(page: _Page) -> None:
    """Ids stand once, and every id that a text mentions exists."""
    ids: set[str] = set()
    for entry in page.entries:
        if entry.id in ids:
            raise _error(page.file, entry.line, f"{entry.id} stands twice")
        ids.add(entry.id)
    for entry in page.entries:
        for mentioned in _CITED.findall(entry.text):
            if mentioned not in ids:
                raise _error(page.file, entry.line, f"{entry.id} mentions {mentioned}, which is no paragraph")


def _check_same(en: _Page, ru: _Page) -> None:
    """Both languages hold the same paragraphs, with the same kinds, in the same order and chapters."""
    in_en = {entry.id: entry for entry in en.entries}
    in_ru = {entry.id: entry for entry in ru.entries}
    for page, other, theirs in ((en, ru, in_ru), (ru, en, in_en)):
        for entry in page.entries:
            if entry.id not in theirs:
                raise _error(page.file, entry.line, f"{entry.id} is missing in {other.file.name}")
    for e, r in zip(en.entries, ru.entries, strict=True):
        if e.id != r.id:
            raise _error(ru.file, r.line, f"{r.id} stands where {en.file.name} has {e.id}")
        if e.kind != r.kind:
            raise _error(ru.file, r.line, f"{r.id} is a {r.kind} here and a {e.kind} in {en.file.name}")
        if e.chapter != r.chapter:
            raise _error(ru.file, r.line, f"{r.id} stands in chapter {r.chapter}, in {en.file.name} in {e.chapter}")
    if list(en.chapters) != list(ru.chapters):
        raise _error(ru.file, 1, f"the chapters differ from those of {en.file.name}")


def _error(file: Path, line: int, what: str) -> RulebookError:
    return RulebookError(f"{file}:{line}: {what}")
