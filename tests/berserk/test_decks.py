"""Chapter 4: deck files and deck building."""

from dataclasses import replace

import pytest

import sumrak
from sumrak.games.berserk.cards.catalogue import catalogue
from sumrak.games.berserk.cards.decks import DECKS, A, D
from sumrak.games.berserk.deck import Deck, DeckError, IllegalDeck, check, format_deck, load, parse_deck, playable
from sumrak.games.berserk.rules import rules_of
from sumrak.kernel.reason import Message
from sumrak.words import say_message
from tests.coverage_plugin import exercises

NAMES = {id: card["names"] for id, card in catalogue()["cards"].items()}
HEAD = 'game = "berserk"\nname = "Mine"\n'


def cites(deck: Deck, **switches: object) -> list[str]:
    """The paragraphs of its breaches, each said in both languages."""
    breaches = check(deck, rules_of(switches))
    for breach in breaches:
        for lang in ("en", "ru"):
            assert say_message(lang, Message(breach.key, breach.args), NAMES)
    return [breach.cite for breach in breaches]


def of(*numbers: int) -> Deck:
    """A deck of so many copies each of the first cards of deck A."""
    return replace(A, cards=tuple((id, n) for (id, _), n in zip(A.cards, numbers, strict=False)))


@exercises("B-4.3")
@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.id)
def test_the_four_decks_may_be_played(deck: Deck) -> None:
    assert check(deck) == [] and playable(deck) is deck
    assert sum(n for _, n in deck.cards) == 30


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.id)
def test_deck_files_come_back_the_same(deck: Deck, lang: str) -> None:
    assert parse_deck(format_deck(deck, lang), deck.id) == deck


@exercises("B-4.1")
def test_from_30_to_50_cards() -> None:
    assert cites(of(*[3] * 10)) == []
    assert cites(of(*[3] * 9, 2)) == ["B-4.1"]
    assert cites(of(*[3] * 16, 2)) == []
    whole = tuple(dict.fromkeys(id for deck in DECKS for id, _ in deck.cards))
    assert cites(replace(A, cards=tuple((id, 1) for id in whole[:50]))) == []
    assert cites(replace(A, cards=tuple((id, 1) for id in whole[:51]))) == ["B-4.1"]


@exercises("B-4.1")
def test_draft_decks_begin_at_20() -> None:
    assert cites(of(*[2] * 10)) == ["B-4.1"]
    assert cites(of(*[2] * 10), deck_min=20) == []


@exercises("B-4.2", "B-18.29")
def test_three_copies_and_five_of_a_horde() -> None:
    """The number of copies is by name; a card with Horde goes to five."""
    assert cites(of(4, *[2] * 13)) == ["B-4.2"]
    horde = dict(D.cards)
    assert cites(replace(D, cards=tuple({**horde, "30-001": 5}.items()))) == []
    assert cites(replace(D, cards=tuple({**horde, "30-001": 6}.items()))) == ["B-4.2"]
    assert cites(of(4, *[2] * 13), copies=4) == []


@exercises("B-3.6")
def test_two_copies_of_a_unique_card_are_legal_in_a_deck() -> None:
    assert dict(DECKS[1].cards)["10-021"] == 2
    assert check(DECKS[1]) == []


WRONG = [
    ("syntax", "game = "),
    ("unknown-field", HEAD + 'colour = "red"\n[cards]\n'),
    ("missing-field", HEAD),
    ("not-text", 'game = "berserk"\nname = 3\n[cards]\n'),
    ("not-a-table", HEAD + "cards = 3\n"),
    ("not-a-number", HEAD + '[cards]\n"Nomad" = 0\n'),
    ("other-game", 'game = "the_v"\nname = "x"\n[cards]\n'),
    ("unknown-card", HEAD + '[cards]\n"Xyzzy" = 1\n'),
    ("unknown-card-near", HEAD + '[cards]\n"Nomat" = 1\n'),
    ("unknown-card-near", HEAD + '[cards]\n"Кочевники" = 1\n'),
    ("twice", HEAD + '[cards]\n"Nomad" = 1\n"Кочевник" = 1\n'),
]


@pytest.mark.parametrize(("key", "text"), WRONG)
def test_what_cannot_be_read(key: str, text: str) -> None:
    """With its line, in both languages."""
    with pytest.raises(DeckError) as caught:
        parse_deck(text)
    keys = [message.key.removeprefix("berserk-deck-") for message in caught.value.messages]
    assert key in keys
    for message in caught.value.messages:
        for lang in ("en", "ru"):
            assert say_message(lang, message, NAMES)


def test_a_file(tmp_path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(format_deck(A, "ru"), encoding="utf-8")
    assert load(file) == replace(A, id="mine")
    with pytest.raises(ValueError, match="neither one of the decks"):
        load(tmp_path / "none.toml")
    with pytest.raises(IllegalDeck, match=r"B-4\.1"):
        playable(of(1))


@exercises("B-4.1")
def test_decks_are_checked_by_the_switches_of_the_game() -> None:
    small = of(*[2] * 10)
    with pytest.raises(ValueError, match=r"B-4\.1"):
        sumrak.new("berserk", decks=[small, D])
    game = sumrak.new("berserk", decks=[small, "d"], rules={"deck_min": 20}, seed=1)
    assert sumrak.replay(game.record()).digest() == game.digest()
