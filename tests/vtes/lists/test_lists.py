"""Deck lists as people have them, the official lists, and the commands about both. The lists here are of our own making."""

from __future__ import annotations

from pathlib import Path

import pytest

from sumrak.cli import main
from sumrak.games.vtes.lists import judging, official, reading
from sumrak.games.vtes.printed import SHEET
from sumrak.games.vtes.rules import PROFILES

CRYPT = """"Id","Name","Aka","Type","Clan","Path","Adv","Group","Capacity","Disciplines","Card Text","Set","Title","Banned","Artist"
"900001","Őry Núñez, The Late","","Vampire","Gangrel","","","2","5","ani PRO","SECRET TEXT","CE:V","","",""
"900002","Baron, The","","Vampire","Samedi","","","2","9","OBF","SECRET
TEXT","BL:R2","","",""
"900003","Ada","","Vampire","Ventrue","","","2","4","dom","","FN:U","","",""
"900004","Ada","","Vampire","Ventrue","","","6","4","dom","","V5:1","","",""
"900005","Ada","","Vampire","Ventrue","","Advanced","2","4","dom","","Gehenna:R","","",""
"900006","Zoe","","Vampire","Caitiff","","","ANY","3","","","Promo-20021201","","",""
"""
LIBRARY = """"Id","Name","Aka","Type","Clan","Path","Discipline","Pool Cost","Blood Cost","Conviction Cost","Burn Option","Card Text","Flavor Text","Set","Banned","Artist","Capacity"
"800001","Coven, The","Witches","Master","","","","1","","","","SECRET TEXT","","Jyhad:R","","",""
"800002","Run, ""Rabbit""!","","Action Modifier/Combat","","","","","","","","","","Sabbat:C","","",""
"800003","New Thing","","Reaction","","","","","","","","","","KMW:C, Promo-20051001","","",""
"""
POOL = official.read_lists([("vtescrypt.csv", CRYPT), ("vteslib.csv", LIBRARY)])
ARCHIVE = """Some Cup
Deck Name: Nightfall
Author: A. Player
Description: cards, mostly

Crypt (12 cards, min=16, max=32, avg=6.4)
-----------------------------------------
6x Ory Nunez, the late          5  ani PRO        Gangrel:2
2x The Baron                    9  OBF  2 votes   Samedi:2
1x Ada                          4  dom            Ventrue:2
1x Ada                          4  dom            Ventrue:6
2x Zoe                          3  -none-         Caitiff:ANY

Library (43 cards)
Master (40; 2 trifle)
40x Coven, The -- the whole plan

Action Modifier/Combat (3)
3x Run, "Rabbit"!
"""


def lines(deck: reading.DeckList) -> list[tuple[int, int]]:
    return [(entry.copies, entry.card.number if entry.card else 0) for entry in (*deck.crypt, *deck.library)]


WHOLE = [(6, 900001), (2, 900002), (1, 900003), (1, 900004), (2, 900006), (40, 800001), (3, 800002)]


# the official lists
def test_facts_are_kept_and_texts_are_not():
    kept = official.write(POOL)
    assert "SECRET" not in kept
    assert official.read("kept", kept).cards == POOL.cards


def test_a_name_is_found_however_it_is_written():
    for name in ("Baron, The", "The Baron", "the baron", "BARON"):
        assert POOL.find(name).number == 900002
    assert POOL.find("Witches").number == 800001
    assert POOL.find("Run Rabbit").number == 800002
    assert POOL.find("Nobody") is None


def test_vampires_of_one_name_are_told_apart_by_group_and_advancement():
    assert [POOL.find("Ada", group).number for group in (0, 2, 6)] == [900003, 900003, 900004]
    assert POOL.find("Ada", 2, advanced=True).number == 900005


def test_what_was_printed_by_2003():
    old = {card.number for card in POOL.cards if card.is_of_2003}
    assert old == {900001, 900002, 900003, 900006, 800001, 800002}


@pytest.mark.parametrize(
    ("files", "key"),
    [
        ([("a", CRYPT)], "vtes-list-both"),
        ([("a", "x,y\n1,2\n"), ("b", LIBRARY)], "vtes-list-no-columns"),
        ([("a", CRYPT.replace('"900001"', '"many"')), ("b", LIBRARY)], "vtes-list-no-number"),
        ([("a", CRYPT + '"900007","Open'), ("b", LIBRARY)], "vtes-list-no-csv"),
    ],
)
def test_other_files_are_refused(files, key):
    with pytest.raises(official.ListError) as error:
        official.read_lists(files)
    assert error.value.key == key


# deck lists
def test_the_text_of_the_archive():
    deck = reading.read_deck(ARCHIVE, POOL)
    assert (deck.name, deck.author) == ("Nightfall", "A. Player")
    assert lines(deck) == WHOLE
    assert len(deck.sums) == 4 and not deck.wrong_sums and not deck.unknown


def test_an_export_for_jol():
    """Numbers and names alone, nothing says where the library begins."""
    text = (
        '6x Őry Núñez, The Late\n2x Baron, The\n1x Ada (G2)\n1x Ada (G6)\n2x Zoe\n\n40x Coven, The\n3x Run, "Rabbit"!\n'
    )
    assert lines(reading.read_deck(text, POOL)) == WHOLE


def test_an_export_for_lackey():
    """The library stands first, tabs between."""
    text = '40\tCoven, The\n3\tRun, "Rabbit"!\nCrypt:\n6\tŐry Núñez, The Late\n2\tBaron, The\n1\tAda\n1\tAda (G6)\n2\tZoe\n'
    assert lines(reading.read_deck(text, POOL)) == WHOLE


def test_an_export_of_a_deck_builder():
    text = (
        ARCHIVE.replace("Some Cup\n", "")
        .replace("---", "===")
        .replace("6x Ory", "  6x Ory")
        .replace("Author", "Created By")
    )
    assert lines(reading.read_deck(text, POOL)) == WHOLE


def test_an_advanced_vampire():
    for text in ("1x Ada (ADV)", "Crypt (1 cards)\n1x Ada (ADV)   4  dom  Ventrue:2", "1 Ada [Advanced]"):
        assert lines(reading.read_deck(text, POOL)) == [(1, 900005)]


def test_nothing_is_left_out_silently():
    deck = reading.read_deck(ARCHIVE.replace("3x Run", "4x Walk").replace("Library (43", "Library (44"), POOL)
    assert [(entry.copies, entry.name) for entry in deck.unknown] == [(4, 'Walk, "Rabbit"!')]
    assert [(each.what, each.stated, each.counted) for each in deck.wrong_sums] == [("Action Modifier/Combat", 3, 4)]


# judging
def judged(text: str, profile: str, players: int = 5) -> list[tuple[str, str]]:
    deck = reading.read_deck(text, POOL)
    return [(reason.cite, reason.key) for reason in judging.judge(deck, PROFILES[profile], players)]


def test_what_a_deck_breaks():
    groups = ("VTES-1.2.3", "vtes-deck-groups")
    later = ("VTES-12.1", "vtes-deck-later")
    assert judged(ARCHIVE, "2003") == [groups, later]
    assert judged(ARCHIVE, "today") == [groups, ("VTES-1.2.4", "vtes-deck-library-size")]
    sound = ARCHIVE.replace("Ventrue:6", "Ventrue:2")
    assert judged(sound, "2003") == []
    assert judged(sound.replace("40x Coven", "21x Coven"), "2003", 2) == [("VTES-1.2.4", "vtes-deck-library-size")]
    assert judged(sound.replace("40x Coven", "58x Coven"), "2003", 2) == [("VTES-1.2.4", "vtes-deck-library-size")]
    assert judged(sound.replace("40x Coven", "58x Coven"), "2003", 3) == []
    assert judged(sound.replace("40x Coven", "58x Coven"), "today", 2) == []
    assert judged(sound.replace("6x Ory", "5x Ory"), "2003") == [("VTES-1.2.2", "vtes-deck-crypt-size")]
    assert judged(sound.replace("3x Run", "3x Walk"), "2003") == [("VTES-12.1", "vtes-deck-unknown")]


# commands
@pytest.fixture
def says(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)
    Path("vtescrypt.csv").write_text(CRYPT, "utf-8")
    Path("vteslib.csv").write_text(LIBRARY, "utf-8")
    Path("cup.txt").write_text(ARCHIVE, "utf-8")

    def call(*words: str) -> tuple[int, str]:
        status = main(["vtes", *words])
        streams = capsys.readouterr()
        return status, streams.out + streams.err

    return call


def test_import_and_check(says):
    status, said = says("import", "vteslib.csv", "vtescrypt.csv")
    assert status == 0 and "6 vampires and 3 library cards" in said
    status, said = says("check", "cup.txt")
    assert status == 1 and "Nightfall: crypt 12, library 43" in said and "VTES-1.2.3" in said
    status, said = says("check", "cup.txt", "--lang", "ru")
    assert status == 1 and "Nightfall: крипта 12, библиотека 43" in said and "напечатана после 2003 года" in said


def test_a_card_without_a_number_and_one_card_alone(says):
    """`x3 Coven` was passed over without a word, a sum was of "crypt" in Russian, and one card was cards."""
    Path("odd.txt").write_text(
        "Crypt (4 cards)\n1x Ada\nLibrary\n1 The Coven\nx3 Coven, The\nThe Coven 2\nthanks to all\n", "utf-8"
    )
    says("import", "vteslib.csv", "vtescrypt.csv")
    status, said = says("check", "odd.txt", "--lang", "ru")
    assert status == 1 and "Строка 1: в списке для крипты указано 4, а по строкам выходит 1." in said
    assert "Строка 5 не считается: в «x3 Coven, The» перед названием нет числа." in said
    assert "Строка 6 не считается: в «The Coven 2»" in said and "thanks" not in said
    assert "The crypt has one card; at least 12 are needed." in says("check", "odd.txt")[1]


def test_what_plays_here(says):
    """The starter decks do, with no list read in; what is unknown is named."""
    own = [card for card in SHEET.cards if card.number]
    Path("own.txt").write_text("".join([f"1x {card.en}\n" for card in own]), "utf-8")
    status, said = says("supported", "own.txt")
    assert status == 0 and "Card for card can be played: 1 of 1" in said
    status, said = says("supported", "own.txt", "cup.txt")
    assert status == 1 and "1 of 2" in said and "Ada" in said
    Path("odd.txt").write_text(f"2x {own[0].en}\n1x Zzz Foo\n", "utf-8")
    assert "Zzz Foo (unknown name)" in " ".join(says("supported", "odd.txt")[1].split())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["import", "vtescrypt.csv"], "Both lists are needed; vteslib.csv is not among the files."),
        (["import", "cup.txt", "vteslib.csv"], "“cup.txt” is neither vtescrypt.csv nor vteslib.csv"),
        (["check", "nowhere.txt"], "There is no file “nowhere.txt”."),
        (["check", "cup.txt", "--players", "9"], "--players must lie between 2 and 6, not 9."),
        (["supported", "empty.txt"], "“empty.txt” is no deck list: no line has a number and a name."),
        (["suported", "x"], "There is no command “suported”; did you mean supported?"),
    ],
)
def test_bad_input_is_one_sentence(says, words, sentence):
    Path("empty.txt").write_text("A good deck\n", "utf-8")
    status, said = says(*words)
    assert status == 2 and said.startswith(sentence) and said.count("\n") == 1


def test_a_damaged_file_of_ours_says_what_to_do(says):
    says("import", "vtescrypt.csv", "vteslib.csv")
    (kept,) = Path(".").rglob("vtes_cards.json")
    kept.write_text('[{"number": 1}]', "utf-8")
    assert says("check", "cup.txt")[0] == 2
