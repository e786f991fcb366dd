"""What is printed on the cards, in both languages. `python tests/vtes/test_card_texts.py` writes the golden file anew."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sumrak.games.vtes.cards.plain_crypt import PLAIN_VAMPIRES
from sumrak.games.vtes.printed import SHEET
from sumrak.games.vtes.sayings import clauses, conditions, effects, say_card, type_line, words
from sumrak.games.vtes.vocabulary.deeds import OnCard, OnPlayer
from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.only import Only, Price
from sumrak.games.vtes.vocabulary.terms import Title, Trait, Type
from sumrak.games.vtes.vocabulary.when import Condition
from sumrak.kernel.say import LANGUAGES

GOLDEN = Path(__file__).parent / "golden" / "cards.txt"


def golden() -> str:
    """Every card with a text, and the facts of the others."""
    rows: list[str] = []
    for card in SHEET.cards:
        rows.append(f"{card.id} ({card.en})")
        for lang in ("ru", "en"):
            text = say_card(card, lang)
            rows += [f"  {type_line(card, lang)}", *([f"  {text}"] if text else [])]
    return "\n".join(rows) + "\n"


def kinds_of(base: type) -> set[type]:
    return {kind for child in base.__subclasses__() for kind in (child, *kinds_of(child))}


def test_golden() -> None:
    assert golden() == GOLDEN.read_text(encoding="utf-8")


def test_every_word_is_said() -> None:
    """A new word of the vocabulary without a sentence would leave a card silent about what it does."""
    assert set(effects.SAY) == kinds_of(Effect) - {OnCard, OnPlayer}
    assert set(conditions.ONLY) == set(Only) and set(conditions.OF) == kinds_of(Condition)
    assert set(Price) == set(clauses.PRICES)
    assert set(words.TYPES) == set(Type)
    assert set(words.TITLES) == set(Title) and set(words.TRAITS) == set(Trait)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_clean(lang: str) -> None:
    for card in SHEET.cards:
        for text in (say_card(card, lang), type_line(card, lang)):
            assert not re.search(r"[{}]|  |\.\.| [,.;:]|,,|None", text), (card.id, text)
            if lang == "en":
                assert not re.search(r"[а-яё]", text, re.I), (card.id, text)


def test_facts_alone_say_no_more() -> None:
    assert {card.id for card in PLAIN_VAMPIRES if say_card(card, "en")} == {
        card.id for card in PLAIN_VAMPIRES if card.text
    }


def test_numbers_take_their_nouns_along() -> None:
    by_id = {card.id: card for card in SHEET.cards}
    assert "получите 2 голоса" in say_card(by_id["bewitching-oration"], "ru")
    assert "удар: 1 повреждение на любой дистанции" in say_card(by_id["thrown-gate"], "ru")
    assert "удар: 2 неизлечимых повреждения" in say_card(by_id["walk-of-flame"], "ru")
    assert "ещё 2 удара" in say_card(by_id["blur"], "ru")
    assert type_line(by_id["ivory-bow"], "ru") == "снаряжение, уникальное"


if __name__ == "__main__":
    GOLDEN.write_text(golden(), encoding="utf-8")
