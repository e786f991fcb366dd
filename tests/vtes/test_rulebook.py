"""The rulebook of Vampire: The Eternal Struggle: every paragraph of the ten sections in both languages."""

import re

from sumrak.kernel.rulebook import RULE, Rulebook

ID = r"\b[A-Z]+-\d+(?:\.\d+)*[a-z]?"
CARDS = "ANY|Arson|The Embrace|Spying Mission|Change of Target|Obedience|Immortal Grapple|Rötschreck|Red List"
CARDS += "|Amaranth|Banishment|Life Boon|NR|today"


def test_vtes_has_all_its_paragraphs() -> None:
    book = Rulebook.of("vtes")
    ids = [p.id for p in book.paragraphs]
    assert (len(ids), ids[0], ids[-1]) == (404, "VTES-1.0.1", "VTES-12.2")
    assert sum(p.kind == RULE for p in book.paragraphs) == 367
    assert ids == sorted(ids, key=lambda i: [int(n) for n in re.findall(r"\d+", i)])
    assert all(p.id.rpartition(".")[0] == f"VTES-{p.chapter}" for p in book.paragraphs)


def test_it_is_written_for_players() -> None:
    """Each text is in its own language, ends as a sentence does and names nothing that a reader doesn't have."""
    book = Rulebook.of("vtes")
    for p in book.paragraphs:
        assert bool(p.reading("en")) == bool(p.reading("ru")), p.id
        for text in (p.en, p.ru):
            assert text.endswith((".", ".)")), p.id
            assert not re.search(r"flag|\bseed\b|[*`\[\]{}]", text), p.id
        assert not re.search("[а-яё]", p.en), p.id
        assert not re.search(r"[A-Za-z]{2,}", re.sub(rf"{ID}|{CARDS}", "", p.ru)), p.id
        assert set(re.findall(ID, p.en)) == set(re.findall(ID, p.ru)), p.id
    for lang in ("en", "ru"):
        assert "Dark Pack" in book.preface(lang)
        assert len(book.glossary(lang)) >= 20
