"""Deck files and deck building (V-10 … V-15)."""

from dataclasses import replace

import pytest

from sumrak.games.the_v import deck as decks
from sumrak.games.the_v.cards.catalogue import catalogue
from sumrak.games.the_v.cards.decks import COURT, DECKS, REAPER
from sumrak.games.the_v.deck import Deck, DeckError, check, format_deck, parse_deck
from sumrak.kernel.reason import Message, Named
from sumrak.words import say, say_message
from tests.coverage_plugin import exercises

NAMES = {id: card["names"] for id, card in catalogue()["cards"].items()}


def cites(deck: Deck) -> list[str]:
    """The paragraphs of its breaches, each said in both languages."""
    breaches = check(deck)
    for breach in breaches:
        for lang in ("en", "ru"):
            assert say_message(lang, Message(breach.key, breach.args), NAMES)
    return [breach.cite for breach in breaches]


def more(copies: tuple[tuple[str, int], ...], **changes: int) -> tuple[tuple[str, int], ...]:
    """The same with other numbers of some cards (K_03=2 stands for K-03); 0 takes a card out."""
    numbers = {**dict(copies), **{id.replace("_", "-"): number for id, number in changes.items()}}
    return tuple((id, number) for id, number in numbers.items() if number)


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.id)
def test_starting_decks_may_be_played(deck: Deck) -> None:
    assert check(deck) == []
    assert sum(n for _, n in deck.main) == 40
    assert sum(n for _, n in deck.duel) == 8


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.id)
def test_deck_files_come_back_the_same(deck: Deck, lang: str) -> None:
    assert parse_deck(format_deck(deck, lang), deck.id) == deck


@exercises("V-10")
@pytest.mark.parametrize("copies", [2, 4])
def test_main_deck_of_39_and_41(copies: int) -> None:
    deck = replace(REAPER, main=more(REAPER.main, R_01=copies))
    assert cites(deck) == (["V-10"] if copies == 2 else ["V-10", "V-13"])


@exercises("V-10")
@pytest.mark.parametrize("copies", [0, 2])
def test_duel_deck_of_7_and_9(copies: int) -> None:
    assert cites(replace(REAPER, duel=more(REAPER.duel, N_D02=copies))) == ["V-10"]


@exercises("V-10")
def test_each_card_in_its_own_deck() -> None:
    """Duel cards are no part of the main deck, nor the other way round."""
    assert cites(replace(REAPER, main=more(REAPER.main, N_10=0, N_D04=1))) == ["V-10"]
    assert cites(replace(REAPER, duel=more(REAPER.duel, N_D04=0, N_10=1))) == ["V-10"]
    assert cites(replace(REAPER, main=(*more(REAPER.main, N_10=0), ("R-T01", 1)))) == ["V-10"]


@exercises("V-11")
@pytest.mark.parametrize("title", [(), ("R-T01", "R-T01"), ("S-T01",), ("R-01",)])
def test_one_title_card_of_the_group(title: tuple[str, ...]) -> None:
    assert cites(replace(REAPER, title=title)) == ["V-11"]


@exercises("V-12", "V-15")
def test_foreign_cards() -> None:
    """Cards of another group are out in either deck; cards without a group sign are everybody's."""
    assert cites(replace(REAPER, main=more(REAPER.main, N_10=0, S_02=1))) == ["V-12"]
    assert cites(replace(REAPER, duel=more(REAPER.duel, N_D04=0, K_D01=1))) == ["V-15"]
    assert cites(replace(REAPER, main=more(REAPER.main, N_10=0, N_02=1))) == []


@exercises("V-13")
def test_three_copies_in_the_main_deck_unique_or_not() -> None:
    assert cites(replace(REAPER, main=more(REAPER.main, R_01=4, R_02=2))) == ["V-13"]
    assert cites(replace(REAPER, main=more(REAPER.main, R_08=3, R_02=2))) == []
    assert cites(replace(REAPER, main=more(REAPER.main, R_08=4, R_02=1))) == ["V-13"]


@exercises("V-14")
def test_two_copies_in_the_duel_deck_one_of_a_unique_card() -> None:
    assert cites(replace(COURT, duel=more(COURT.duel, S_D01=3, N_D05=0))) == ["V-14"]
    assert cites(replace(COURT, duel=more(COURT.duel, S_D02=2, N_D05=0))) == ["V-14"]
    assert cites(replace(COURT, duel=more(COURT.duel, S_D04=2, N_D05=0))) == []


def test_every_breach_is_named_at_once() -> None:
    deck = Deck("the_v", "", "", "R", (), (("S-02", 5),), (("N-D08", 2),))
    assert cites(deck) == ["V-11", "V-10", "V-12", "V-13", "V-10", "V-14"]


def test_names_in_either_language_and_ids_mixed() -> None:
    text = 'game = "the_v"\nname = "Моя"\ngroup = "Дом Жнеца"\ntitle = ["house of the reaper"]\n'
    text += '[main]\nR-01 = 3\n"Костяной Пес" = 2\n"LICH\'S BREATH" = 1\n[duel]\n"Контроль" = 1\n'
    deck = parse_deck(text, "mine")
    assert deck == Deck(
        "the_v", "mine", "Моя", "R", ("R-T01",), (("R-01", 3), ("R-07", 2), ("R-04", 1)), (("N-D02", 1),)
    )


def wrong(text: str) -> list[tuple[str, dict[str, object]]]:
    """What a file is refused for, each said in both languages."""
    with pytest.raises(DeckError) as caught:
        parse_deck(text)
    for message in caught.value.messages:
        for lang in ("en", "ru"):
            assert say_message(lang, message, NAMES)
    return [(message.key.removeprefix("the_v-deck-"), dict(message.args)) for message in caught.value.messages]


GOOD = 'game = "the_v"\nname = "Mine"\ngroup = "R"\ntitle = ["R-T01"]\n[main]\n"Margo" = 3\n[duel]\n"Control" = 1\n'


@pytest.mark.parametrize(
    ("old", "new", "key", "args"),
    [
        ('"Mine"', "", "syntax", {"line": 2, "column": 8}),
        ("[duel]", "[duel", "syntax", {"line": 7, "column": 6}),
        ('"Mine"', '"Mine', "syntax", {"line": 2, "column": 13}),
        ('"Control" = 1\n', '"Control" = ', "syntax", {"line": 8, "column": 13}),
        ('"the_v"', '"berserk"', "other-game", {"game": "berserk", "line": 1}),
        ('"Mine"', "7", "not-text", {"field": "name", "line": 2}),
        ('["R-T01"]', '"R-T01"', "not-a-list", {"field": "title", "line": 4}),
        ('["R-T01"]', '["R-T01", 3]', "not-a-list", {"field": "title", "line": 4}),
        ('"R"\n', '"N"\n', "unknown-group", {"group": "N", "line": 3}),
        ("name", "nome", "unknown-field", {"field": "nome", "line": 2}),
        ('name = "Mine"\n', "", "missing-field", {"field": "name"}),
        ('"Margo" = 3', '"Margo" = 0', "not-a-number", {"name": "Margo", "line": 6}),
        ('"Margo" = 3', '"Margo" = true', "not-a-number", {"name": "Margo", "line": 6}),
        ('"Margo" = 3', '"Margo" = "3"', "not-a-number", {"name": "Margo", "line": 6}),
        ('"Margo" = 3', '"Margo" = 1\nR-01 = 2', "twice", {"card": Named("R-01"), "line": 7}),
        ('"Margo"', '"Margot"', "unknown-card-near", {"name": "Margot", "near": "Margo", "line": 6}),
        ('"Margo"', '"Марга"', "unknown-card-near", {"name": "Марга", "near": "Марго", "line": 6}),
        ('"Margo"', '"Xyzzy"', "unknown-card", {"name": "Xyzzy", "line": 6}),
        ('[main]\n"Margo" = 3', "main = 3", "not-a-table", {"field": "main", "line": 5}),
    ],
)
def test_wrong_files(old: str, new: str, key: str, args: dict[str, object]) -> None:
    """Line and column of wrong syntax; the line and near names of an unknown card."""
    assert old in GOOD
    found = dict(wrong(GOOD.replace(old, new, 1)))
    assert args.items() <= found[key].items()


def test_all_that_is_wrong_is_said_at_once() -> None:
    assert [key for key, _ in wrong('game = "the_v"\nnome = ""\n[main]\n"Margaux" = 0\n')] == [
        "unknown-field",
        "missing-field",
        "missing-field",
        "missing-field",
        "missing-field",
        "unknown-card-near",
        "not-a-number",
    ]


def test_cards_are_found_by_any_of_their_names() -> None:
    for card in catalogue()["cards"].values():
        for name in (card["id"], card["names"]["en"], card["names"]["ru"], card["names"]["ru"].upper()):
            assert decks.NAMES.find(name) == card["id"]


def test_plurals_of_breaches() -> None:
    assert say("ru", "the_v-deck-main-size", n=41) == "В основной колоде 41 карта, а должно быть ровно 40."
    assert say("ru", "the_v-deck-main-size", n=42) == "В основной колоде 42 карты, а должно быть ровно 40."
    assert say("ru", "the_v-deck-main-size", n=39) == "В основной колоде 39 карт, а должно быть ровно 40."
    assert say("en", "the_v-deck-title-count", n=0) == "There is no title card; a deck has exactly one."
