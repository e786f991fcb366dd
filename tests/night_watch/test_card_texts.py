"""What is printed on the cards, in both languages. `python tests/night_watch/test_card_texts.py` writes the golden file anew."""

import re
from collections import Counter
from pathlib import Path

import pytest

from sumrak.games.night_watch.cards import BY_ID, CARDS
from sumrak.games.night_watch.cards.catalogue import catalogue
from sumrak.games.night_watch.cards.decks import DAY, NIGHT, SPELLS
from sumrak.games.night_watch.vocabulary import Breed, Card, SpellKind, Type, Watch, say_card, type_line
from sumrak.kernel.say import LANGUAGES
from tests.coverage_plugin import exercises

GOLDEN = Path(__file__).parent / "golden" / "cards.txt"


def golden() -> str:
    """All cards: names, facts, type and text in Russian and English."""
    return "\n".join(show(card) for card in CARDS)


def show(card: Card) -> str:
    numbers = ""
    if card.type is Type.WATCHER:
        numbers = f" {card.initiative}: {card.strength}/{card.experience}/{card.cost}"
        numbers += f" @{card.starts.value}" if card.starts else ""
    lines = [card.id + numbers]
    for lang, name in (("ru", card.ru), ("en", card.en)):
        lines.append(f"  {name} | {type_line(card, lang)} | {say_card(card, lang, BY_ID)}".rstrip(" |"))
    return "\n".join(lines) + "\n"


def test_golden() -> None:
    """A changed text is a changed card: it is seen in the review."""
    assert golden() == GOLDEN.read_text(encoding="utf-8")


@exercises("NW-300")
def test_the_watchers() -> None:
    """The table of NW-300, row by row."""
    rows = [
        (c.initiative, c.id, c.watch, c.breed, c.strength, c.experience, c.cost, c.starts and c.starts.value)
        for c in CARDS
        if c.type is Type.WATCHER
    ]
    night, day = Watch.NIGHT, Watch.DAY
    mage, witch, vampire, shapeshifter = Breed.MAGE, Breed.WITCH, Breed.VAMPIRE, Breed.SHAPESHIFTER
    assert rows == [
        (1, "larisa", day, vampire, 3, 0, 3, "hairdressers"),
        (2, "darya", day, witch, 2, 2, 3, None),
        (3, "medved", night, shapeshifter, 0, 1, 5, "gorsvet"),
        (4, "petr", day, mage, 3, 2, 4, None),
        (5, "anton", night, mage, 3, 2, 4, "gorsvet"),
        (6, "alisa", day, witch, 3, 2, 5, None),
        (7, "tigrenok", night, shapeshifter, 0, 2, 6, None),
        (8, "semyon", night, mage, 4, 3, 7, None),
        (9, "andrey", day, vampire, 5, 0, 5, "hairdressers"),
        (10, "zavulon", day, mage, 6, 4, 10, None),
        (11, "geser", night, mage, 6, 4, 10, None),
    ]


@exercises("NW-301")
def test_the_spells() -> None:
    totals = dict.fromkeys(SpellKind, 0)
    for id, n in SPELLS:
        card = BY_ID[id]
        assert card.spell is not None and id == f"{card.spell.value}-{card.power}"
        totals[card.spell] += n
    assert totals == {SpellKind.ATTACK: 48, SpellKind.PROTECTION: 31, SpellKind.HEALING: 21}


def test_the_decks_of_the_probability_lines() -> None:
    """20 cards each, and nothing in a deck that serves the other Watch."""
    for deck, watch, kinds in ((NIGHT, Watch.NIGHT, (3, 7, 10)), (DAY, Watch.DAY, (4, 6, 10))):
        count = Counter(dict.fromkeys(Type, 0))
        for id, n in deck:
            count[BY_ID[id].type] += n
            assert BY_ID[id].watch in (watch, None)
        assert (count[Type.WATCHER], count[Type.ITEM], count[Type.ACCIDENT]) == kinds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_clean(lang: str) -> None:
    """Each language stays by itself, sentences are closed, nothing of a pattern is left."""
    for card in CARDS:
        text = say_card(card, lang, BY_ID)
        foreign = r"[A-Za-z]" if lang == "ru" else r"[А-Яа-яЁё]"
        assert not re.search(foreign, text), text
        assert not re.search(r"[{}]|  | [.,;:)]|\( |\.\.|None", text), text
        assert text == "" or text.endswith("."), text
        assert bool(text) is (card.type is not Type.SPELL), card.id


def test_what_a_client_gets() -> None:
    """Numbers only where the card has them; every kind of Watcher is explained."""
    found = catalogue()
    assert found["cards"]["semyon"]["cost"] == 7 and found["cards"]["lamp"]["cost"] is None
    assert found["cards"]["attack-3"]["power"] == 3 and found["cards"]["semyon"]["power"] is None
    assert found["cards"]["cops"]["kinds"] == ["donor"] and found["cards"]["alisa"]["kinds"] == ["witch"]
    for card in found["cards"].values():
        assert card["group"] in found["groups"]
        assert set(card["kinds"]) <= {*found["keywords"], "attack", "protection", "healing"}


if __name__ == "__main__":
    GOLDEN.write_text(golden(), encoding="utf-8")
