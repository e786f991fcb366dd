"""The rulebooks as data: both languages agree, ids resolve at import, and a mistake is named with file and line."""

import re
from pathlib import Path

import pytest

from sumrak.kernel.rulebook import DEFINITION, READING, RULE, Rulebook, RulebookError, UnknownParagraph, cite

ID = r"\b[A-Z]+-\d+(?:\.\d+)*[a-z]?"
EN = """# Tiny

By somebody.

## A. Winning

**T-1** (rule) Who is first, wins (T-2).
*Reading:* At once.

**T-2** (definition) First is
before others.

## Glossary

- **first** – before others
"""
RU = """# Кроха

Чья-то игра.

## A. Победа

**T-1** (правило) Кто первый, тот и победил (T-2).
*Толкование:* Сразу.

**T-2** (определение) Первый – раньше других.

## Словарь

- **первый** – раньше других
"""


def book(folder: Path, en: str = EN, ru: str = RU) -> Rulebook:
    (folder / "en.md").write_text(en, encoding="utf-8")
    (folder / "ru.md").write_text(ru, encoding="utf-8")
    return Rulebook.read(folder)


def test_a_rulebook_reads_as_it_is_written(tmp_path: Path) -> None:
    tiny = book(tmp_path)
    assert [(p.id, p.kind, p.chapter) for p in tiny.paragraphs] == [("T-1", RULE, "A"), ("T-2", DEFINITION, "A")]
    assert tiny["T-2"].en == "First is before others."
    assert tiny["T-1"].ru == "Кто первый, тот и победил (T-2). Толкование: Сразу."
    assert (tiny["T-1"].rule("en"), tiny["T-1"].reading("en")) == ("Who is first, wins (T-2).", "At once.")
    assert (tiny["T-2"].rule("ru"), tiny["T-2"].reading("ru")) == ("Первый – раньше других.", "")
    assert (tiny.title("ru"), tiny.preface("en"), tiny.chapters[0].title("ru")) == ("Кроха", "By somebody.", "Победа")
    assert [(t.word, t.meaning) for t in tiny.glossary("en")] == [("first", "before others")]


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ((EN.replace("(rule)", "(law)"), RU), r"en.md:7: T-1 is marked \(law\); it must be \(rule\) or \(definition\)"),
        ((EN, RU.replace("(правило)", "(rule)")), r"ru.md:7: T-1 is marked \(rule\); it must be \(правило\)"),
        ((EN.replace("*Reading:*", "*Note:*"), RU), r"en.md:7: T-1 holds an unknown marker; .* \*Reading:\*"),
        ((EN, RU.replace("*Толкование:*", "*Reading:*")), r"ru.md:7: T-1 holds an unknown marker"),
        ((EN.replace("At once.", "At *Reading:* once."), RU), r"en.md:7: T-1 opens its reading twice"),
        ((EN, RU.replace("T-2**", "T-3**").replace("(T-2)", "")), r"en.md:10: T-2 is missing in ru.md"),
        ((EN.replace("**T-2** (definition)", "**T-2** (rule)"), RU), r"ru.md:10: T-2 is a definition here and a rule"),
        ((EN.replace("(T-2)", "(T-9)"), RU), r"en.md:7: T-1 mentions T-9, which is no paragraph"),
        ((EN.replace("**T-2**", "**T-1**"), RU), r"en.md:10: T-1 stands twice"),
        ((EN.replace("## Glossary", "Some prose."), RU), r"en.md:13: a paragraph is `\*\*ID\*\* \(kind\) text`"),
        ((EN.replace("- **first**", "- first"), RU), r"en.md:15: the glossary holds"),
        ((EN.replace("## A. Winning", "## Winning"), RU), r"en.md:5: a chapter is `## KEY. Title`"),
        (
            (EN.replace("\n**T-2**", "\n## B. Words\n\n**T-2**"), RU),
            r"ru.md:10: T-2 stands in chapter A, in en.md in B",
        ),
        ((EN, RU.replace("## A.", "## Б.")), r"ru.md:5: a chapter is"),
    ],
)
def test_a_mistake_is_named_with_file_and_line(tmp_path: Path, wrong: tuple[str, str], says: str) -> None:
    with pytest.raises(RulebookError, match=says):
        book(tmp_path, *wrong)


def test_order_must_be_the_same(tmp_path: Path) -> None:
    swapped = RU.replace("T-1**", "T-0**").replace("T-2**", "T-1**").replace("T-0**", "T-2**").replace("(T-2)", "")
    with pytest.raises(RulebookError, match=r"ru.md:7: T-2 stands where en.md has T-1"):
        book(tmp_path, EN, swapped)


def test_cite_gives_the_id_and_refuses_what_no_book_has(tmp_path: Path) -> None:
    assert cite("V-66") == "V-66"
    with pytest.raises(UnknownParagraph, match=r"'V-660'; near: V-66") as caught:
        cite("V-660")
    assert "V-66" in caught.value.near
    assert book(tmp_path).cite("T-1") == "T-1"
    with pytest.raises(UnknownParagraph, match=r"'T-3'; near: T-2, T-1"):
        book(tmp_path).cite("T-3")


def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no language 'de': en or ru"):
        book(tmp_path)["T-1"].text("de")


@pytest.fixture(scope="module")
def the_v() -> Rulebook:
    return Rulebook.of("the_v")


def test_the_v_has_all_its_paragraphs(the_v: Rulebook) -> None:
    assert [chapter.key for chapter in the_v.chapters] == list("ABCDEFGHIJKLMNO")
    numbers = [int(p.id.removeprefix("V-")) for p in the_v.paragraphs]
    assert numbers == sorted(numbers)
    assert (len(numbers), numbers[0], numbers[-1]) == (117, 1, 154)
    assert sum(p.kind == RULE for p in the_v.paragraphs) == 101
    assert the_v["V-66"].kind == RULE
    assert the_v["V-53"].kind == DEFINITION


@pytest.fixture(scope="module")
def berserk() -> Rulebook:
    return Rulebook.of("berserk")


def test_berserk_has_all_its_paragraphs(berserk: Rulebook) -> None:
    assert [chapter.key for chapter in berserk.chapters] == [str(n) for n in range(1, 29)]
    ids = [p.id for p in berserk.paragraphs]
    assert ids == sorted(ids, key=natural)
    assert (len(ids), ids[0], ids[-1]) == (325, "B-1.1", "B-28.14")
    assert sum(p.kind == RULE for p in berserk.paragraphs) == 218
    assert berserk["B-15.6"].kind == RULE
    assert berserk["B-15.6a"].kind == DEFINITION
    assert all(p.id.startswith(f"B-{p.chapter}.") for p in berserk.paragraphs)


def natural(paragraph: str) -> list[tuple[int, str]]:
    return [(int(number), letter) for number, letter in re.findall(r"(\d+)([a-z]?)", paragraph)]


def test_night_watch_has_all_its_paragraphs() -> None:
    night_watch = Rulebook.of("night_watch")
    assert [chapter.key for chapter in night_watch.chapters] == [str(n) for n in range(20)]
    numbers = [int(p.id.removeprefix("NW-")) for p in night_watch.paragraphs]
    assert (len(numbers), numbers[0], numbers[-1]) == (166, 1, 282)
    assert sum(p.kind == RULE for p in night_watch.paragraphs) == 147
    assert all(p.reading("en") for p in night_watch.paragraphs if int(p.chapter) >= 11), "those chapters are ours"


@pytest.mark.parametrize(
    ("game", "credit"), [("the_v", "shadem.ru"), ("berserk", "2003"), ("night_watch", "Astrel Games")]
)
def test_a_rulebook_is_written_for_players(game: str, credit: str) -> None:
    """Each text is in its own language, ends as a sentence does and names nothing that a reader doesn't have."""
    book = Rulebook.of(game)
    for p in book.paragraphs:
        assert bool(p.reading("en")) == bool(p.reading("ru")), p.id
        for text in (p.en, p.ru):
            assert text.endswith("."), p.id
            assert not re.search(r"\binferred\b|\bproposed\b|\bseed\b|[VBN]C-|[*`\[\]{}]", text), p.id
        assert not re.search("[а-яё]", p.en), p.id
        assert not re.search(r"[A-Za-z]{2,}", re.sub(r"\b[A-Z]+-\d", "", p.ru)), p.id
        assert set(re.findall(ID, p.en)) == set(re.findall(ID, p.ru)), p.id
    for lang in ("en", "ru"):
        assert credit in book.preface(lang)
        assert READING[lang] not in book.preface(lang)
        assert len(book.glossary(lang)) >= 20
