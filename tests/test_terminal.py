"""At the table in the terminal: what may be typed, how copies are told apart, what is wrong before a game begins."""

from __future__ import annotations

import random
import shlex
import sys

import pytest

import sumrak
from sumrak.cli import main
from sumrak.terminal.answers import hinted
from sumrak.terminal.offered import offered
from sumrak.terminal.speech import Teller
from sumrak.words import LANGUAGES


@pytest.fixture(autouse=True)
def wide(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")


@pytest.fixture
def says(capsys, monkeypatch):
    """Run the command with these lines at the table: its exit status and all that it printed."""

    def run(words: str, *lines: str) -> tuple[int, str]:
        left = list(lines)

        def answer(self, prompt="", **_):
            if not left:
                raise EOFError
            return left.pop(0)

        monkeypatch.setattr("rich.console.Console.input", answer)
        status = main(shlex.split(words))
        printed = capsys.readouterr()
        return status, printed.out + printed.err

    return run


def program(tmp_path, text: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(f"import sys\nsys.stdin.readline()\n{text}\n", "utf-8")
    return shlex.join([sys.executable, str(file)])


# what may be typed
@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("ru", ("Ходить первым", "оставить раздачу", "1", "Подтвердить отряд")),
        ("ru", ("1.", "оставить", "1", "готово")),
        ("en", ("go first", "Keep the deal", "1", "confirm the")),
    ],
)
def test_an_option_is_called_by_number_label_beginning_or_notation(says, lang, lines):
    """«подтвердить отряд», as it stands there, was not understood."""
    status, said = says(f"play berserk --seed 7 --bot random --lang {lang}", *lines)
    assert (
        status == 0
        and ("Игрок 1 заканчивает набор отряда" if lang == "ru" else "Player 1 has recruited the squad") in said
    )


def test_what_means_nothing_is_answered_with_how_to_type(says):
    words = ("абракадабра", "99999999999", "почему 1", "почему 9")
    said = says("play berserk --seed 7 --bot random --lang ru", *words)[1]
    assert "Отвечают номером (от 1 до 2), названием варианта или словами, например: ходить первым" in said
    assert "Варианта 99999999999 нет" in said and "«1»: так можно." in said and "Варианта 9 нет" in said


def test_the_beginning_of_several_labels_lists_them_with_their_numbers(says):
    said = says("play berserk --seed 7 --bot random --lang ru", "1", "2", "взять в отряд", "набрать")[1]
    assert "«взять в отряд» – что именно: 1 Взять в отряд: «Каменный голем»; 2 " in said
    assert "«набрать» – что именно: набрать Каменный голем; " in said


def test_words_go_without_arrows_and_lines_below():
    """`strike bonecrusher uriil` was answered with a card that is not in play."""
    game = sumrak.scenario("game: berserk\nme: Mountain Giant@C1\nopponent: Nomad@C1'\n")
    assert game.why_not("ударить горный великан кочевник") is None and game.why_not("put_back nomad") is not None


def test_words_of_a_label_are_enough(says):
    """«прямой эфир», «антон метро» were not understood; what several options mean is asked."""
    said = says(
        "play night_watch --seed 5 --bot random --lang ru", "прямой эфир", "медведь", "медведь метро", "?сов", "стопки"
    )[1]
    assert "Игрок 1 играет карту «Прямой эфир»." in said and "Медведь: Горсвет → Метро." in said
    assert "«медведь» – что именно: 1 Медведь → Метро; 2 Медведь остаётся?" in said
    assert "Сова" in said and "Сброс Линий: Прямой эфир" in said
    assert "Линии Вероятности 6: Пётр, Алиса, Завулон" in said  # what the card has shown
    assert "Игрок 1 · Ночной Дозор" in said and "Баланс 0" in said


def test_a_name_alone_is_enough_where_something_is_to_be_chosen():
    game = sumrak.scenario("game: berserk\nme: Druid@C1\nopponent: Nomad@C1', Baraka@B1'\n")
    decision = game.decision
    (number,) = hinted("удар барака", decision)
    assert (
        decision.options[number].label("en") == "Strike: “Druid” → “Baraka”"
        and len(hinted("друид барака", decision)) == 2
    )
    assert hinted("ab", decision) == [] and hinted("", decision) == []


def test_who_is_there_is_not_said_not_to_be_there():
    """`идти Тигрёнок квартира`, with no such place, was answered by a rule on Spells."""
    game = sumrak.new("night_watch", seed=5)
    with pytest.raises(sumrak.InvalidNotation):
        game.why_not("идти Антон Городецкий подвал", seat=0)
    assert game.why_not("идти Завулон Метро", seat=0) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_crystals_that_are_left_are_shown_while_recruiting(says, lang):
    said = says(f"play berserk --seed 7 --bot random --lang {lang}", "1", "2", "1")[1]
    gold, silver = ("Золото", "Серебро") if lang == "ru" else ("Gold", "Silver")
    assert f"{gold} 24/24  {silver} 22/22" in said and f"{gold} 24/24  {silver} 17/22" in said
    assert ("Отряд:" if lang == "ru" else "Squad:") in said


def test_copies_are_told_apart_by_their_cells():
    """They were `defend 12#1` and `defend 12#2`."""
    game = sumrak.scenario(
        "game: berserk\nme: Mountain Giant@C1, Nomad@B1, Nomad@D1\nopponent: Baraka@C1'\nturn: 2, opponent, main\n"
    )
    game.play("strike Baraka -> Mountain Giant", seat=1)
    (asked,) = [decision for decision in game.decisions if decision.seat == 0]
    rows = [row.plain for row in offered(asked, game, Teller("berserk", "ru"), 100)]
    assert [" ".join(row.split()) for row in rows[:2]] == ["1 Защитить: «Кочевник D1»", "2 Защитить: «Кочевник B1»"]


def test_cards_face_down_are_no_copies_of_each_other():
    """Their cells stood behind labels that had named them."""
    game = sumrak.scenario(
        "game: berserk\nme: Crossbowman@C1\nopponent: Baraka@C3' (hidden), Troll@A3' (hidden)\nturn: 1, me, main\n"
    )
    rows = [row.plain for row in offered(game.decision, game, Teller("berserk", "en"), 100)]
    assert rows[:2] == ["  1 Shot: “Crossbowman” → “C3'”", "  2 Shot: “Crossbowman” → “A3'”"]


def test_what_differs_in_its_end_alone_shares_a_line():
    game = sumrak.scenario("game: berserk\nme: Mountain Giant@C2\nopponent: Nomad@C3'\n")
    rows = [row.plain for row in offered(game.decision, game, Teller("berserk", "en"), 100)]
    assert rows == ["    “Mountain Giant” to …:  1 C1  2 C3  3 D2  4 B2", "  5 End the turn"]
    game = sumrak.scenario("game: berserk\nme: Nomad@C1, Nomad@A3, Druid@E3\nopponent: Baraka@C3'\n")
    rows = [row.plain for row in offered(game.decision, game, Teller("berserk", "en"), 100)]
    rows = [row.replace("\N{NO-BREAK SPACE}", " ") for row in rows]
    assert any([row.startswith("    “Nomad C1” to …:  1 ") for row in rows])
    assert any(
        [" Nomad C1 " in row and " Nomad A3" in row for row in rows if row.startswith("    “Druid” → …: influence")]
    )


def test_the_field_is_drawn(says, tmp_path):
    file = tmp_path / "field.txt"
    file.write_text(
        "game: berserk\nme: Mountain Giant@C1 (closed)\nopponent: Nomad@C1', Baraka@A3' (hidden)\n", "utf-8"
    )
    status, said = says(f"scenario {file} --seat 0 --lang en")
    assert status == 0 and "▲ (Mountain Giant)" in said and "▼ Nomad" in said and "▼ ?" in said
    assert "17/2-3-5/1" in said and said.index("▼ Nomad") < said.index("▲ (Mountain Giant)")


def test_the_numbers_of_a_card_stand_in_one_order_and_are_named(says, tmp_path):
    """Recruiting showed cost, life, movement, strike, and the field life, strike, movement."""
    file = tmp_path / "field.txt"
    file.write_text("game: berserk\nme: Mountain Giant@C1\nopponent: Nomad@C1'\n", "utf-8")
    for lang, field, hand in (
        ("en", "life/strike/movement", "cost / life / strike / movement"),
        ("ru", "жизни/удар/движение", "стоимость / жизни / удар / движение"),
    ):
        said = says(f"scenario {file} --lang {lang}")[1]
        assert field in said and "17/2-3-5/1" in said
        assert hand in says(f"play berserk --seed 3 --bot random --lang {lang}", "1", "quit")[1]
    assert "6 / 17 / 2-3-5 / 1" in says("cards berserk 'Mountain Giant' --lang en")[1]


def test_the_life_that_is_left_is_called_so(says, tmp_path):
    """The end was "0 : 73"."""
    game, luck = sumrak.new("berserk", seed=5), random.Random(5)
    while not game.is_over:
        game.play(luck.choice(luck.choice(game.decisions).options))
    file = tmp_path / "over.toml"
    file.write_text(game.record(), "utf-8")
    left, right = game.outcome.scores
    assert f"Life left in the squad: Player 1 – {left}, Player 2 – {right}." in says(f"replay {file} --lang en")[1]
    assert f"Осталось жизней в отряде: Игрок 1 – {left}, Игрок 2 – {right}." in says(f"replay {file} --lang ru")[1]


def test_help_speaks_of_this_game(says):
    said = says("play night_watch --seed 3 --bot random --lang ru", "?", "почему")[1]
    assert "the_v" not in said and "Марго" not in said and "play night_watch --resume" in said and "правила NW-" in said


def test_why_a_verb_alone_is_asked_of_what(says, tmp_path):
    """`--why play` said that it may be done."""
    file = tmp_path / "duel.txt"
    file.write_text("game: the_v\nme: Margo / Blade, Ghoul\nopponent: Shilo\n", "utf-8")
    status, said = says(f"scenario {file} --why play --lang en")
    assert status == 2 and said.startswith("“play” – what? Now one may: play ")
    assert says(f"scenario {file} --why 'play Ghoul'")[0] == 0
    status, said = says(f"scenario {file} --why лечь --lang ru")
    assert status == 2 and "такого здесь не делают" in said
    assert says(f"scenario {file} --why attack --seat 1 --lang ru") == (
        1,
        "Сейчас не ваш ход: действуют в свой. (V-72)\n",
    )


# before a game begins
@pytest.mark.parametrize(
    "words",
    ["play the_v --bot {bot}", "simulate the_v --games 2 --bots {bot},random", "lab matchups the_v --bots {bot}"],
)
def test_a_bot_that_does_not_come_is_noticed_at_once(says, tmp_path, monkeypatch, words):
    """It lost every game, with status 0."""
    monkeypatch.chdir(tmp_path)
    status, said = says(words.format(bot="run:/nowhere/bot") + " --lang ru")
    assert (status, said) == (2, "Бот «/nowhere/bot» за стол не сел: программу не запустить (такого файла нет).\n")
    status, said = says(words.format(bot=shlex.quote(f"run:{program(tmp_path, '')}")) + " --lang en")
    assert status == 2 and said.endswith("does not come to the table: the program has ended or hung up.\n")
    assert list(tmp_path.iterdir()) == [tmp_path / "bot.py"]


PRINTS = """print('{"t": "hello"}', flush=True)"""


def test_forfeits_are_told_in_the_language_asked(says, tmp_path):
    bots = shlex.quote(f"run:{program(tmp_path, PRINTS)},random")
    status, said = says(f"simulate the_v --games 2 --jobs 1 --bots {bots} --seed 1 --lang ru")
    assert (
        status == 0 and "Поражение без игры: 2" in said and "bot.py: программа завершилась или прервала связь." in said
    )


@pytest.mark.parametrize(
    ("lang", "end"), [("ru", "Доминация дошла до 10 (V-2): "), ("en", "Domination has reached 10 (V-2): ")]
)
def test_endings_are_said_with_their_paragraph(says, lang, end):
    status, said = says(f"simulate the_v --games 4 --jobs 1 --bots random,random --seed 1 --lang {lang}")
    assert status == 0 and end in said and "DOMINATION" not in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play the_v --seats 3", "В этой игре игроков 2, а не 3.\n"),
        ("play vtes --seats 6", "--seats – от 2 до 5, а не 6.\n"),
        ("simulate berserk --rules modern,turn_cap=x", "Правил «modern,turn_cap=x» в игре berserk нет: переключатель turn_cap – целое число от 0, а не 'x'.\n"),
        ("simulate berserk --rules new,turn_cap=5", "Правил «new,turn_cap=5» в игре berserk нет: правил «new» нет; есть rp5, modern.\n"),
    ],
)  # fmt: skip
def test_what_is_asked_for_and_is_not_there(says, words, sentence):
    assert says(f"{words} --lang ru") == (2, sentence)


def test_a_profile_may_be_followed_by_switches(says):
    assert says("simulate berserk --games 1 --jobs 1 --bots random,random --rules modern,turn_cap=3 --seed 1")[0] == 0


def test_the_record_of_another_game_is_not_gone_on_with(says, tmp_path):
    file = tmp_path / "v.toml"
    file.write_text(sumrak.new("the_v", seed=1).record(), "utf-8")
    assert says(f"play vtes --resume {file} --lang ru") == (2, f"«{file}» – запись другой игры: the_v.\n")


def test_a_record_that_parts_is_said_once(says, tmp_path):
    game = sumrak.new("the_v", seed=1)
    game.play(0)
    file = tmp_path / "v.toml"
    file.write_text(game.record().replace("keep_hand", "attack R-01"), "utf-8")
    said = says(f"replay {file} --lang ru")[1]
    assert said.count("ответ") == 1 and said.startswith(f"«{file}»: запись расходится с правилами на ответе 1: ")


@pytest.mark.parametrize("command", ["scenario", "replay", "deck check"])
def test_a_mark_at_the_beginning_of_a_text_is_no_fault(says, tmp_path, command):
    """Some editors write one: the scenario began with no game."""
    texts = {
        "scenario": "game: the_v\nme: Margo\n",
        "replay": sumrak.new("the_v", seed=1).record(),
        "deck check": 'game = "berserk"\nname = "Mine"\n[cards]\n"Nomad" = 3\n',
    }
    file = tmp_path / "text"
    file.write_text(texts[command], "utf-8-sig")
    assert says(f"{command} {file}")[0] == (1 if command == "deck check" else 0)
    assert sumrak.scenario("\ufeffgame: the_v\n").spec.id == "the_v" and sumrak.replay("\ufeff" + texts["replay"])


TABLE = "╭"


def test_the_table_is_shown_again_only_where_it_has_changed(says):
    """Whole before every question, it drowned what had just happened, for whoever listens to it most of all."""
    lines = ["1", "?", "почему укусить", "стол", "1"]
    words = "play vtes --seats 3 --seed 3 --bot random --lang ru"
    shown = [says(words, *lines[:n])[1].count(TABLE) for n in range(len(lines) + 1)]
    steps = [after - before for before, after in zip([0, *shown], shown)]
    assert steps[0] == 3, "at first everything"
    assert steps[1] == 1, "a transfer changes what lies before me alone"
    assert steps[2:4] == [0, 0]
    assert steps[4] == 3, "whoever wants to see it whole says so"
    assert steps[5] == 1


@pytest.fixture
def nearly_over(tmp_path):
    """The file of a game in which one answer of the first seat is missing at most."""
    game = sumrak.new("the_v", seed=3)
    while not game.is_over:
        game.play(game.decision.options[0])
    mine = [n for n, (seat, _) in enumerate(game.answers) if seat == 0]
    file = tmp_path / "game.toml"
    file.write_text(game.at(mine[-1]).record(), "utf-8")
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_the_end_one_may_take_back_or_begin_anew(says, nearly_over, lang):
    """Nothing said so, and nobody could; `?` repeated one line."""
    over = "Партия окончена" if lang == "ru" else "The game is over"
    undo, new = ("назад", "заново") if lang == "ru" else ("undo", "new")
    words = f"play the_v --resume {nearly_over} --bot greedy --seed 1 --lang {lang}"  # the bot draws lots, too
    status, said = says(words, *["1"] * 40, "?", undo, "1", new)
    assert status == 0
    assert said.count(over) == 2 and undo in said and new in said
    assert "V-61" in said[said.rindex(over) :], "it goes on with the beginning of another game"


def test_that_several_are_chosen_in_order_is_said(says, tmp_path):
    """What stood above the one that was named was offered no more, and nobody had said so."""
    game, chance = sumrak.new("night_watch", seed=1), random.Random(1)
    while game.decision.seat != 0 or "several" not in game.view(0)["decisions"][0]:
        game.play(chance.choice(game.decision.options))
    file = tmp_path / "game.toml"
    file.write_text(game.record(), "utf-8")
    said = says(f"play night_watch --resume {file} --bot random --lang ru")[1]
    n = game.view(0)["decisions"][0]["several"]["n"]
    assert f"Ещё {n} карты, по порядку списка" in said
    assert "in the order of the list" in says(f"play night_watch --resume {file} --bot random --lang en")[1]
