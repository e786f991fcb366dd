"""What is printed on the cards, in both languages. `python tests/berserk/test_card_texts.py` writes the golden file anew."""

import re
from collections import Counter
from pathlib import Path

import pytest

from sumrak.games.berserk.cards import BY_ID, CARDS
from sumrak.games.berserk.cards.catalogue import catalogue
from sumrak.games.berserk.cards.decks import DECKS
from sumrak.games.berserk.vocabulary import Card, Element, Type, say_card, type_line
from sumrak.kernel.say import LANGUAGES

GOLDEN = Path(__file__).parent / "golden" / "cards.txt"


def golden() -> str:
    """All cards: names, facts, type and text in Russian and English."""
    return "\n".join(show(card) for card in CARDS)


def show(card: Card) -> str:
    strike = "" if card.strike is None else "-".join(map(str, card.strike))
    life = "" if card.life is None else f"♥{card.life}"
    move = "" if card.move is None else f"→{card.move}"
    facts = [card.id, "★" if card.unique else "", f"{card.cost}{card.crystal.name[0]}", life, move, strike]
    lines = [" ".join(part for part in facts if part)]
    for lang, name in (("ru", card.ru), ("en", card.en)):
        lines.append(f"  {name} | {type_line(card, lang)} | {say_card(card, lang)}".rstrip(" |"))
    return "\n".join(lines) + "\n"


def test_golden() -> None:
    """A changed text is a changed card: it is seen in the review."""
    assert golden() == GOLDEN.read_text(encoding="utf-8")


def test_the_four_decks() -> None:
    cards = {id for deck in DECKS for id, _ in deck.cards}
    assert len(cards) == 66
    assert Counter(BY_ID[id].type for id in cards) == {
        Type.GROUND: 58,
        Type.FLYER: 3,
        Type.COMPANION: 2,
        Type.PARASITE: 1,
        Type.ARTIFACT: 1,
        Type.TERRAIN: 1,
    }
    elements = [Counter(BY_ID[id].element for id, n in deck.cards for _ in range(n)) for deck in DECKS]
    assert elements == [
        {Element.FOREST: 16, Element.MOUNTAINS: 14},
        {Element.STEPPE: 19, Element.SWAMPS: 11},
        {Element.DARKNESS: 19, Element.NEUTRAL: 11},
        {Element.STEPPE: 16, Element.DARKNESS: 12, Element.NEUTRAL: 2},
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_clean(lang: str) -> None:
    """Each language stays by itself, sentences are closed, nothing of a pattern is left."""
    for card in CARDS:
        text = say_card(card, lang)
        foreign = r"[F-WYZa-z]" if lang == "ru" else r"[А-Яа-яЁё]"  # A … E are columns, X a number
        assert not re.search(foreign, text), text
        assert not re.search(r"[{}]|  | [.,;:)]|\( |\.\.|,:|::|None", text), text
        assert text == "" or text.endswith("."), text
        assert text.count("(") == text.count(")"), text
        assert "-" not in re.sub(r"[A-Za-z]-[a-z]|(?<=\d)-(?=\d)|-м ", "", text), text  # a minus is printed as a minus


def test_without_text() -> None:
    """A card without features has no text, and nothing is invented for it."""
    assert say_card(BY_ID["10-001"], "en") == say_card(BY_ID["10-001"], "ru") == ""


def test_catalogue() -> None:
    found = catalogue()
    assert set(found["cards"]) == {card.id for card in CARDS}
    assert all(card["group"] in found["groups"] for card in found["cards"].values())
    assert all(name in found["classes"] for card in found["cards"].values() for name in card["classes"])
    assert [deck["id"] for deck in found["decks"]] == ["a", "b", "c", "d"]
    assert [deck["names"]["ru"] for deck in found["decks"]][0] == "Леса и Горы"


TEXTS = [
    (
        "10-005",
        "Внезапно, закрыть: воздействие – сведите простой удар вашего существа к сильному. Закрыть: разряд на 1.",
    ),
    ("10-016", "Защита от слабых простых ударов. Строй: +1 к слабому простому удару."),
    ("10-040", "+1 к метанию по картам с опытом в атаке, опытом в защите или бронёй."),
    ("10-103", "+1 к кубику, когда атакует карты во 2-м ряду противника."),
    ("10-137", "Инкарнация 3. При инкарнации получает полёт."),
    ("30-148", "−2 от немагических атак существ с проклятием."),
    ("10-145", "«закрыть: магический удар на 3»"),
    ("10-109", "перераспределите до 4 ран с соседнего болотного существа на себя"),
    ("30-005", "излечите каждое из ваших существ с благословением на 1"),
]


@pytest.mark.parametrize(("id", "said"), TEXTS)
def test_texts_as_players_say_them(id: str, said: str) -> None:
    """Cases, plurals and the words of the game."""
    assert said in say_card(BY_ID[id], "ru")


if __name__ == "__main__":
    GOLDEN.write_text(golden(), encoding="utf-8")
