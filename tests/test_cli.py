"""The command: what it prints, and one sentence for whatever is wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import sumrak
from sumrak.cli import main
from sumrak.terminal.play import Sitting
from sumrak.words import LANGUAGES, bundle


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def sumrak_says(capsys):
    """Run the command: its exit status and all that it printed."""

    def run(*words: str) -> tuple[int, str]:
        status = main([str(word) for word in words])
        printed = capsys.readouterr()
        return status, printed.out + printed.err

    return run


@pytest.fixture
def record(tmp_path):
    """The record of a game of random answers, whole."""
    game, luck = sumrak.new("the_v", decks=["reaper", "court"], seed=4), Random(4)
    while (decision := game.decision) is not None:
        game.play(luck.randrange(len(decision.options)))
    file = tmp_path / "game.toml"
    file.write_text(game.record(), "utf-8")
    return file


@pytest.fixture
def deck(tmp_path):
    """A deck file that breaks V-10 and V-13."""
    file = tmp_path / "deck.toml"
    lines = [
        'game = "the_v"',
        'name = "Ночь"',
        'group = "R"',
        'title = ["Дом Жнеца"]',
        "[main]",
        '"Марго" = 4',
        "[duel]",
        '"Strike" = 8',
    ]
    file.write_text("\n".join(lines), "utf-8")
    return file


# what is wrong
RULEBOOKS = [folder.parent.name for folder in sorted(Path(sumrak.__file__).parent.glob("games/*/rulebook"))]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("plya the_v", "There is no command “plya”; did you mean play, replay?"),
        ("deck chekc x", "There is no command “chekc”; did you mean check?"),
        ("deck", "Something is missing: check | show."),
        ("play", "Something is missing: GAME."),
        ("table --prot 8000", "There is no option --prot here."),
        ("--port many", "--port takes a whole number."),
        ("--port 70000", "--port must lie between 0 and 65535, not 70000."),
        ("table --port", "Something is missing: --port …."),
        ("rules the_v V-66 V-67", "There is something too much: V-67."),
        ("rules the_v --lang de", "There is no language “de”; there are: en, ru."),
        ("rules the_v --lang", "There is no language “”; there are: en, ru."),
        ("rules chess", "There is no rulebook of chess; there are: {rulebooks}."),
        ("rules the_v V-999", "The rulebook of The V has no paragraph V-999; did you mean V-99? They go from V-1 to V-154."),
        ("play chess", "There is no game “chess”; there are: {games}."),
        ("play the_v --deck wolf", "There is no deck “wolf”, nor a file of that name; there are: reaper, court, skorn."),
        ("play the_v --bot deep", "There is no bot “deep”; there are: random, greedy, ismcts, ismcts:200, ismcts:2s."),
        ("play the_v --seat 2", "There is no seat 2; seats are 0 to 1."),
        ("cards chess", "There is no game “chess”; there are: {games}."),
        ("cards the_v Morgo", "There is no card “Morgo”; did you mean Margo?"),
        ("deck show wolf", "There is no deck “wolf”, nor a file of that name; there are: reaper, court, skorn."),
        ("simulate the_v --games 0", "--games must lie between 1 and 10,000,000, not 0."),
        ("simulate the_v --bots greedy", "This game is for 2 players; bots named: 1."),
        ("simulate the_v --decks reaper", "One deck is needed for each bot (2); decks named: 1."),
        ("simulate the_v --rules night", "There are no rules “night” of the_v: there are no rules 'night'; there are: 1.5.1."),
        ("play the_v --seats 3", "This game is for 2 players, not 3."),
        ("simulate the_v --bots greedy,deep", "There is no bot “deep”; there are: random, greedy, ismcts, ismcts:200, ismcts:2s."),
        ("replay nowhere.toml", "There is no file “nowhere.toml”."),
        ("scenario nowhere.txt", "There is no file “nowhere.txt”."),
        ("deck check nowhere.toml", "There is no file “nowhere.toml”."),
        ("replay /", "“/” is a folder, not a file."),
        ("play night_watch --deck x", "There are no decks of one's own in night_watch: everybody plays with the cards of its box."),
        (f"play the_v --deck {'a' * 300}", f"There is no deck “{'a' * 300}”, nor a file of that name; there are: reaper, court, skorn."),
        ("simulate the_v --rules turn_cap=" + "9" * 5000, "There are no rules “turn_cap=" + "9" * 891 + "…” of the_v: there is no switch 'turn_cap': this game is played in one way only."),
    ],
)  # fmt: skip
def test_bad_input_is_answered_with_one_sentence(sumrak_says, words, sentence):
    sentence = sentence.replace("{games}", ", ".join(sumrak.games())).replace("{rulebooks}", ", ".join(RULEBOOKS))
    assert sumrak_says(*words.split()) == (2, sentence + "\n")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('game = "vtes"', "Колоды «Вампиров» – списки, какие есть у всех"),
        ('game = "night_watch"', "В night_watch своих колод не бывает"),
        ('game = "chess"', "Игры «chess» нет; есть berserk"),
        ("", "Не хватает «game»."),
    ],
)
def test_a_deck_file_of_another_kind(sumrak_says, tmp_path, text, sentence):
    """A deck of Vampire was a traceback, an unknown game was called Berserk, and `play` spoke English."""
    file = tmp_path / "deck.toml"
    file.write_text(f'{text}\nname = "x"\n' if text else "", "utf-8")
    for words in (("deck", "check", file), ("play", "the_v", "--deck", file)):
        status, said = sumrak_says("--lang", "ru", *words)
        assert status == 2 and sentence in said


def test_a_section_of_a_rulebook(sumrak_says):
    """A number that only has paragraphs below it was said not to exist."""
    status, said = sumrak_says("rules", "vtes", "VTES-6.5")
    assert status == 0 and "VTES-6.5.6.4" in said and "VTES-6.4" not in said.replace("VTES-6.4.", "")


def test_what_is_wrong_is_said_in_the_language_of_the_moment(sumrak_says, monkeypatch):
    assert sumrak_says("--lang", "ru", "cards", "the_v", "Морго")[1] == "Карты «Морго» нет. Похожие: Марго.\n"
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert sumrak_says("replay", "нет.toml")[1] == "Файла «нет.toml» нет.\n"
    assert sumrak_says("play", "chess", "--lang=en")[1].startswith("There is no game")


def test_a_record_that_is_damaged(sumrak_says, record, tmp_path):
    text = record.read_text("utf-8")
    broken = tmp_path / "broken.toml"
    for bad, sentence in [
        ("", "is no record that can be read"),
        ("[[[", "is no record that can be read"),
        (text.replace("sumrak = 1", "sumrak = 99"), "a record of version 99"),
        (text.replace('game = "the_v"', 'game = "chess"'), "unknown game 'chess'"),
        (text.replace("keep_hand", "attack R-01"), "the record parts at answer"),
        (text.replace("seed = ", "seed = 7 #"), "the record's seed"),
    ]:
        broken.write_text(bad, "utf-8")
        status, said = sumrak_says("replay", broken)
        assert status == 2 and sentence in said and said.count("\n") == 1
    broken.write_bytes(b"\xff\xfe\x00")
    assert sumrak_says("replay", broken) == (2, f"The file “{broken}” is not a text.\n")


def test_a_scenario_that_contradicts_itself(sumrak_says, tmp_path):
    file = tmp_path / "bad.txt"
    for text in ("", "game: chess\n", "game: the_v\nnonsense\n"):
        file.write_text(text, "utf-8")
        status, said = sumrak_says("scenario", file)
        assert status == 2 and "is no scenario that can be read" in said and said.count("\n") == 1


# what is shown
def test_version_games_cards_and_decks(sumrak_says):
    assert sumrak_says("--version") == (0, f"sumrak {sumrak.__version__}\n")
    assert "the_v" in sumrak_says("games")[1]
    status, said = sumrak_says("cards", "the_v", "женя", "--lang", "ru")
    assert status == 0 and "Женя" in said and "Жнец" in said
    status, said = sumrak_says("cards", "the_v")
    assert status == 0 and "N-D10" in said and "Reflection" in said
    status, said = sumrak_says("deck", "show", "skorn", "--lang", "ru")
    assert status == 0 and "Шабаш Скорна" in said and "Основная колода: 40" in said


def test_cards_and_decks_of_berserk(sumrak_says, tmp_path):
    status, said = sumrak_says("cards", "berserk")
    assert status == 0 and "1-2-3" in said
    status, said = sumrak_says("deck", "show", "a", "--game", "berserk")
    assert status == 0 and "Main deck: 30" in said and "Duel deck" not in said
    file = tmp_path / "mine.toml"
    file.write_text('game = "berserk"\nname = "Mine"\n\n[cards]\n"Nomad" = 4\n', "utf-8")
    status, said = sumrak_says("deck", "check", file)
    assert (status, {line.split()[0] for line in said.splitlines()[:-1]}) == (1, {"B-4.1", "B-4.2"})
    status, said = sumrak_says("deck", "show", file, "--game", "berserk", "--lang", "ru")
    assert status == 0 and "4×" in said


def test_a_deck_file_is_checked_with_paragraphs(sumrak_says, deck):
    status, said = sumrak_says("deck", "check", deck)
    assert status == 1
    assert {line.split()[0] for line in said.splitlines()[:-1]} == {"V-10", "V-13", "V-14"}
    assert said.splitlines()[-1] == "The deck “Ночь” breaks 3 rules."
    assert "нарушения" in sumrak_says("deck", "check", deck, "--lang", "ru")[1]
    status, said = sumrak_says("play", "the_v", "--deck", deck)
    assert (status, said) == (2, f"The deck “{deck}” breaks the rules; sumrak deck check says which.\n")


def test_a_deck_file_with_wrong_syntax(sumrak_says, deck):
    deck.write_text(deck.read_text("utf-8").replace('"Марго" = 4', '"Марго" 4'), "utf-8")
    status, said = sumrak_says("deck", "check", deck)
    assert status == 2 and said.splitlines()[1].startswith("Line 6, column 9")


def test_rules(sumrak_says):
    status, said = sumrak_says("rules", "the_v", "66")
    assert status == 0 and said.startswith("V-66 ")


def test_a_game_is_told_and_shown_as_it_was(sumrak_says, record):
    status, said = sumrak_says("replay", record, "--lang", "ru")
    assert status == 0 and "Ход 1:" in said and "Победа" in said
    status, said = sumrak_says("replay", record, "--at", "10", "--seat", "1")
    assert status == 0 and "Player 2" in said
    assert sumrak_says("replay", record, "--at", "1000")[0] == 2


def test_a_judge_asks(sumrak_says, tmp_path):
    game, luck = sumrak.new("the_v", decks=["reaper", "court"], seed=4), Random(4)
    while game.state.turn < 9:
        game.play(luck.randrange(len(game.decision.options)))
    file = tmp_path / "position.txt"
    file.write_text(game.scenario(), "utf-8")
    status, said = sumrak_says("scenario", file)
    assert status == 0 and game.decision.options[0].notation in said
    assert sumrak_says("scenario", file, "--why", game.decision.options[0].notation)[0] == 0
    status, said = sumrak_says("scenario", file, "--why", "lay N-D01")
    assert status == 1 and "(V-" in said
    status, said = sumrak_says("scenario", file, "--why", "dance")
    assert status == 2 and "nothing that is done here" in said
    card = next(p["cards"][0]["id"] for p in game.view(None)["places"] if p["zone"] == "characters" and p["cards"])
    status, said = sumrak_says("scenario", file, "--explain", f"{card} threat")
    assert status == 0 and "(V-" in said
    assert sumrak_says("scenario", file, "--explain", f"{card} beauty")[0] == 2
    status, said = sumrak_says("scenario", file, "--explain", f"{card} Угроза", "--lang", "ru")
    assert status == 0 and said.startswith("угроза ")


# playing
def sit_down(monkeypatch, *lines: str):
    """Say these lines at the table, then the last one for ever; an end of input if there are none."""
    said = list(lines)

    def answer(self, prompt="", **_):
        if not said:
            raise EOFError
        return said.pop(0) if len(said) > 1 else said[0]

    monkeypatch.setattr("rich.console.Console.input", answer)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_the_terminal(sumrak_says, monkeypatch, lang, tmp_path):
    """The first option, always."""
    sit_down(monkeypatch, "1")
    monkeypatch.setattr(Sitting, "last_words", lambda sitting: sitting.save(str(tmp_path / "game.toml")))
    status, said = sumrak_says("play", "the_v", "--seed", "5", "--bot", "random", "--lang", lang)
    assert status == 0
    assert sumrak.replay((tmp_path / "game.toml").read_text("utf-8")).is_over


def test_words_at_the_table(sumrak_says, monkeypatch, tmp_path):
    file = tmp_path / "kept.toml"
    words = [
        "?",
        "?Марго",
        "1",
        "why play Shilo",
        "why",
        "rules V-66",
        "dance",
        "99",
        "log",
        "undo",
        "1",
        f"save {file}",
        "quit",
    ]
    sit_down(monkeypatch, *words)
    status, said = sumrak_says("play", "the_v", "--seed", "3", "--deck", "court")
    assert status == 0
    for part in (
        "number",
        "Марго",
        "V-67",
        "Why – what?",
        "V-66",
        "“dance” is not understood here",
        "There is no option 99",
        "taken back",
        "Saved:",
        "You leave the table.",
    ):
        assert part in said
    sit_down(monkeypatch, "quit")
    status, said = sumrak_says("play", "the_v", "--resume", file)
    assert status == 0 and "You leave the table." in said


def test_what_is_near_is_said_as_one_may_type_it(sumrak_says, monkeypatch):
    """It was English verbs with Russian names, and any five options where nothing was near."""
    sit_down(monkeypatch, "сминить руку", "stol", "quit")
    status, said = sumrak_says("play", "the_v", "--seed", "3", "--lang", "ru")
    assert status == 0
    assert "Похожее: сменить руку" in said
    assert "«stol»: здесь это непонятно. Отвечают номером (от 1 до 2)" in said


def test_the_end_of_input_leaves_the_table(sumrak_says, monkeypatch):
    sit_down(monkeypatch)
    assert sumrak_says("play", "the_v", "--seed", "3")[0] == 0


# simulation
def test_a_simulation_is_the_same_again(sumrak_says, tmp_path):
    words = [
        "simulate",
        "the_v",
        "--games",
        "4",
        "--bots",
        "random,random",
        "--decks",
        "reaper,skorn",
        "--seed",
        "3",
        "--jobs",
        "1",
    ]
    status, first = sumrak_says(*words)
    second = sumrak_says(*words, "--records", str(tmp_path / "games"))[1]
    assert status == 0 and first.rsplit(";", 1)[0] == second.rsplit(";", 1)[0]
    assert "4 games" in first and "Seed 3" in first
    assert [sumrak.replay(file.read_text("utf-8")).is_over for file in (tmp_path / "games").iterdir()] == [True] * 4


# texts
def test_both_languages_have_the_same_texts():
    keys = [{key for key in bundle(lang)._messages if key.startswith("cli-")} for lang in LANGUAGES]
    assert keys[0] == keys[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_help_is_said(sumrak_says, lang):
    for words in (
        [],
        ["table"],
        ["play"],
        ["simulate"],
        ["replay"],
        ["scenario"],
        ["rules"],
        ["games"],
        ["cards"],
        ["deck"],
        ["deck", "check"],
    ):
        status, said = sumrak_says(*words, "--help", "--lang", lang)
        assert status == 0 and "cli-" not in said


def test_the_command_runs_as_a_module():
    words = [sys.executable, "-m", "sumrak", "--version"]
    assert subprocess.run(words, capture_output=True, text=True, check=True).stdout == f"sumrak {sumrak.__version__}\n"


def test_the_face_loads_without_what_only_the_table_needs():
    """`import sumrak` took half a second with web and terminal libraries."""
    code = "import sys, sumrak; print([name for name in ('rich', 'typer', 'starlette', 'sqlalchemy', 'fluent', 'msgspec', 'asyncio') if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


@pytest.mark.parametrize(
    ("asked", "en", "ru"),
    [
        ("сыграть Меч", "There is no card “Меч”.", "Карты «Меч» нет."),
        ("attack Марго -> Никто", "There is no card “Никто”.", "Карты «Никто» нет."),
        ("play Клинк on Марго", "There is no card “Клинк”; did you mean Клинок", "Карты «Клинк» нет. Похожие: Клинок"),
        ("fly", "“fly” is nothing that is done here. One may ask about: play, use,", "«fly»: такого здесь не делают. Спросить можно о таком: сыграть,"),
    ],
)  # fmt: skip
def test_a_question_that_means_nothing_is_told_which_word_is_none(tmp_path, capsys, asked: str, en: str, ru: str):
    """It was to be "answered by number (1 to 6)", though nothing had been asked."""
    file = tmp_path / "position.txt"
    file.write_text("game: the_v\nme: Марго / Клинок\nopponent: Фрейлина\n", "utf-8")
    for lang, said in (("en", en), ("ru", ru)):
        assert main(["scenario", str(file), "--why", asked, "--lang", lang]) == 2
        assert capsys.readouterr().err.startswith(said)
