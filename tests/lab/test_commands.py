"""`sumrak lab`: the same again whoever plays, broken off and gone on with, and one sentence for whatever is wrong."""

from __future__ import annotations

import csv
import html
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars
import pytest

import sumrak
from sumrak.bots.arena import Match, play
from sumrak.catalog import spec_of
from sumrak.games.the_v.deck import format_deck
from sumrak.lab.asked import command
from sumrak.lab.plan import MATCHUPS, entrants_of, round_robin

QUICK = ("--bots", "random", "--decks", "reaper,court", "--games", "4", "--seed", "3")


def table(folder: Path) -> list[dict[str, str]]:
    with (folder / "results.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_run_gives_the_same_results_again(sumrak_says, tmp_path):
    status, said = sumrak_says("lab", "matchups", "the_v", *QUICK, "--jobs", 1, "--out", "a")
    assert status == 0
    assert "House of the Reaper" in said and "12 games were played; bots: Random (random)." in said
    sumrak_says("lab", "matchups", "the_v", *QUICK, "--jobs", 2, "--out", "b")
    for name in ("results.csv", "plan.json", "report.html"):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()


def test_the_command_that_the_report_shows_gives_the_same(sumrak_says, tmp_path):
    sumrak_says(
        "lab", "cards", "the_v", *QUICK, "--no-mirrors", "--change", "Марго.threat=5", "--jobs", 1, "--out", "a"
    )
    page = (tmp_path / "a" / "report.html").read_text("utf-8")
    words = re.search(r"sumrak (lab cards [^<]*)<", page)[1].replace("&#x27;", "").split()
    assert sumrak_says(*words, "--jobs", 1, "--out", "b")[0] == 0
    assert table(tmp_path / "a") == table(tmp_path / "b")


def test_a_game_of_the_results_can_be_looked_at(sumrak_says, tmp_path):
    sumrak_says("lab", "matchups", "the_v", *QUICK, "--jobs", 1, "--out", "a")
    row = table(tmp_path / "a")[4]
    record = sumrak_says("lab", "game", "a", row["task"])[1]
    game = sumrak.replay(record)
    assert str(game.origin.seed) == row["deal_seed"] and len(game.answers) == int(row["answers"])
    assert [float(row["share_0"]), float(row["share_1"])] == list(
        game.spec.shares(game.outcome.winners, game.outcome.scores)
    )


def test_more_games_go_on_with_what_is_there(sumrak_says, tmp_path):
    sumrak_says("lab", "matchups", "the_v", *QUICK, "--jobs", 1, "--out", "a")
    more = [*QUICK[:-3], "6", "--out", "a", "--jobs", 1]
    assert sumrak_says("lab", "matchups", "the_v", *more)[1] == (
        "There are results in “a” already; --resume goes on with them, --out names another folder.\n"
    )
    status, said = sumrak_says("lab", "matchups", "the_v", *more, "--resume")
    assert status == 0 and "12 games were there already." in said and "18 games were played" in said
    sumrak_says("lab", "matchups", "the_v", *QUICK[:-3], "6", "--seed", 3, "--out", "b", "--jobs", 1)
    assert table(tmp_path / "a") == table(tmp_path / "b")


def test_several_bots_with_several_decks(sumrak_says, tmp_path):
    """Their pairings are counted; it says so before it begins, goes on, tells of bots and of decks, and `simulate` has its games."""
    words = ("lab", "matchups", "the_v", "--bots", "random,greedy", "--decks", "reaper,court", "--seed", 3, "--jobs", 1)
    status, said = sumrak_says(*words, "--games", 2, "--out", "a")
    said = " ".join(said.split())
    assert status == 0 and said.startswith(
        "6 games will be played: 3 pairings of bots, 2 each. 2 decks take turns, with the same deals for all bots; "
        "after 8 games of a pairing all decks have met at either seat with either bot. Who wins 6 games were played"
    )
    assert "Which deck wins" in said and "Pairings of decks" in said
    page = (tmp_path / "a" / "report.html").read_text("utf-8")
    assert "Какая колода побеждает" in page and "Пары колод" in page and "--pairings" not in page
    assert "6 games were there already." in sumrak_says(*words, "--games", 3, "--out", "a", "--resume")[1]
    sumrak_says(*words, "--games", 3, "--out", "b")
    assert table(tmp_path / "a") == table(tmp_path / "b")
    row = next(row for row in table(tmp_path / "a") if (row["bot_0"], row["bot_1"]) == ("random", "greedy"))
    match = Match("the_v", ("random", "greedy"), (row["deck_0"], row["deck_1"]), int(row["match_seed"]))
    assert str(play(match, int(row["game"])).seed) == row["deal_seed"]


def test_every_pairing_of_bots_with_decks(sumrak_says, tmp_path):
    words = (
        "lab",
        "matchups",
        "the_v",
        "--bots",
        "random,greedy",
        "--decks",
        "reaper,court",
        "--games",
        1,
        "--seed",
        3,
    )
    status, said = sumrak_says(*words, "--pairings", "all", "--no-mirrors", "--jobs", 1, "--out", "a")
    assert status == 0 and "6 games will be played: 6 pairings, 1 each." in said and "Which deck wins" not in said
    assert "--pairings all --no-mirrors" in (tmp_path / "a" / "report.html").read_text("utf-8")
    said = sumrak_says(*words, "--no-mirrors", "--jobs", 1, "--out", "a", "--resume")[1]
    assert said == (
        "The games in “a” are counted by other pairings; --pairings all goes on with them, --out names another folder.\n"
    )
    said = sumrak_says(*words, "--pairings", "all", "--jobs", 1, "--out", "a", "--resume")[1]
    assert said.startswith("“a” holds a run that was asked for otherwise (--no-mirrors, --seats).")
    assert sumrak_says(*words, "--pairings", "")[1].startswith("There are no pairings “”; there are: bots, all.")


def test_fewer_games_than_there_are(sumrak_says, tmp_path):
    """The folder stays as it is."""
    sumrak_says("lab", "matchups", "the_v", *QUICK, "--jobs", 1, "--out", "a")
    before = {file.name: file.read_bytes() for file in (tmp_path / "a").iterdir()}
    fewer = [*QUICK[:-3], "1", "--seed", 3, "--out", "a", "--jobs", 1, "--resume"]
    status, said = sumrak_says("lab", "matchups", "the_v", *fewer)
    assert status == 2 and said.startswith("“a” has more than --games 1 already; ask for as many as were asked before")
    assert {file.name: file.read_bytes() for file in (tmp_path / "a").iterdir()} == before


def test_decks_of_one_name(sumrak_says, tmp_path):
    deck = format_deck(spec_of("the_v").deck("reaper"), "en")
    for folder in ("x", "y"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "mine.toml").write_text(deck, "utf-8")
    words = ("lab", "matchups", "the_v", "--bots", "random", "--games", 1, "--seed", 3, "--jobs", 1)
    status, said = sumrak_says(*words, "--decks", "x/mine.toml,y/mine.toml")
    assert status == 2
    assert said == "“x/mine.toml” and “y/mine.toml” would both be called mine; give one of the files another name.\n"
    assert sumrak_says(*words, "--decks", "reaper,")[1].startswith("There is no deck “”")
    status, said = sumrak_says(*words, "--decks", "x/mine.toml,court", "--out", "a b")
    assert status == 0 and "--decks x/mine.toml,court" in " ".join(said.split())


@pytest.mark.parametrize("game", sumrak.games())
def test_the_command_that_is_told_asks_for_the_same_games(game):
    spec = spec_of(game)
    for seats in range(spec.fewest, spec.most + 1):
        plan = round_robin(MATCHUPS, game, entrants_of(game, ["random"], None), 1, 7, seats=seats)
        words = shlex.split(command(plan))
        told = int(words[words.index("--seats") + 1]) if "--seats" in words else spec.usual
        assert told == seats


def test_how_many_games_are_to_come_is_said_in_russian_and_of_many_at_a_table(sumrak_says):
    words = ("lab", "matchups", "vtes", "--bots", "random", "--games", 1, "--seed", 3, "--jobs", 1, "--seats", 5)
    said = sumrak_says(*words, "--lang", "ru")[1]
    assert said.startswith("Будет сыграно 5 партий за 1 столом; каждый из 5 участников сыграет от 5 до 5.")


def test_another_run_is_not_mixed_in(sumrak_says):
    sumrak_says("lab", "matchups", "the_v", *QUICK, "--jobs", 1, "--out", "a")
    said = sumrak_says("lab", "matchups", "the_v", *QUICK, "--change", "Margo.threat=5", "--out", "a", "--resume")[1]
    assert said == "“a” holds a run that was asked for otherwise (--change). --out names another folder.\n"


def test_a_row_that_was_cut_off_is_played_again(sumrak_says, tmp_path):
    sumrak_says("lab", "matchups", "the_v", *QUICK, "--jobs", 1, "--out", "a")
    before = table(tmp_path / "a")
    rows = tmp_path / "a" / "rows.jsonl"
    rows.write_bytes(rows.read_bytes()[:-100])
    assert (
        "11 games were there already." in sumrak_says("lab", "matchups", "the_v", *QUICK, "--out", "a", "--resume")[1]
    )
    assert table(tmp_path / "a") == before


def test_ctrl_c_keeps_what_is_done(tmp_path):
    """It ends at once, with status 130 and the command that goes on."""
    words = [
        "lab",
        "matchups",
        "the_v",
        "--bots",
        "random",
        "--games",
        "500",
        "--seed",
        "3",
        "--jobs",
        "2",
        "--out",
        "a",
    ]
    run = subprocess.Popen(
        [sys.executable, "-m", "sumrak", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
    )
    rows, until = tmp_path / "a" / "rows.jsonl", time.monotonic() + 60
    while not (rows.exists() and rows.read_bytes().count(b"\n") >= 4) and time.monotonic() < until:
        time.sleep(0.05)
    run.send_signal(signal.SIGINT)
    said, wrong = run.communicate(timeout=60)
    assert run.returncode == 130 and "Traceback" not in said + wrong
    done = rows.read_bytes().count(b"\n")
    assert 4 <= done < 3000 and len(table(tmp_path / "a")) == done
    assert f"Broken off after {done} of 3,000" in said and "--resume" in said


def test_parquet(sumrak_says, tmp_path):
    sumrak_says("lab", "matchups", "the_v", *QUICK, "--jobs", 1, "--format", "parquet", "--out", "a")
    found = polars.read_parquet(tmp_path / "a" / "results.parquet")
    assert found.height == 12 and found["share_0"].sum() + found["share_1"].sum() == 12
    sumrak_says("lab", "report", "a")
    assert found["drawn_0"].to_list() == [row["drawn_0"].split() for row in table(tmp_path / "a")]


def test_a_fork(sumrak_says, tmp_path, record):
    """A card that is a giant wins more; what cannot change anything changes nothing."""
    words = ("lab", "fork", record, "--at", 30, "--bots", "random", "--games", 30, "--seed", 3)
    status, said = sumrak_says(*words, "--change", "Женя.threat=40,Женя.influence=40", "--jobs", 1, "--out", "a")
    assert status == 0 and "Zhenya, threat: 3 → 40" in said
    sumrak_says(*words, "--change", "Zhenya.threat=40,Zhenya.influence=40", "--jobs", 2, "--out", "b")
    assert table(tmp_path / "a") == table(tmp_path / "b")
    rows = table(tmp_path / "a")
    gain = [float(b["share_0"]) - float(a["share_0"]) for a, b in zip(rows[::2], rows[1::2])]
    assert [row["arm"] for row in rows] == ["0", "1"] * 30 and sum(gain) > 0
    said = sumrak_says(*words, "--change", "Red Queen.threat=9", "--jobs", 1, "--out", "c")[1]
    assert "30 of 30 pairs went the same way." in said


@pytest.mark.parametrize("seen_by", [(), ("--seen-by", 0), ("--seen-by", 1)])
def test_a_fork_shuffles_what_is_not_known(sumrak_says, tmp_path, record, seen_by):
    """Hands stay as they are unless they are guessed."""
    words = (
        "lab",
        "fork",
        record,
        "--at",
        30,
        "--bots",
        "random",
        "--games",
        6,
        "--seed",
        3,
        "--change",
        "Red Queen.threat=9",
    )
    assert sumrak_says(*words, *seen_by, "--jobs", 1, "--out", "a")[0] == 0
    drawn = [[row[f"opening_{seat}"] for row in table(tmp_path / "a")] for seat in (0, 1)]
    decks = {row["drawn_0"] for row in table(tmp_path / "a")}
    assert len(decks) > 2
    if not seen_by:
        assert [len(set(hands)) for hands in drawn] == [1, 1]
    else:
        assert len(set(drawn[seen_by[1]])) == 1 and len(set(drawn[1 - seen_by[1]])) > 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("lab", "Something is missing: matchups | cards | fork | report | game."),
        ("lab matchpus the_v", "There is no command “matchpus”; did you mean matchups?"),
        ("lab matchups", "Something is missing: GAME."),
        ("lab matchups chess", "There is no game “chess”; there are: {games}."),
        ("lab matchups the_v --games 0", "--games must lie between 1 and 10,000,000, not 0."),
        ("lab matchups the_v --games many", "--games takes a whole number."),
        ("lab matchups the_v --jobs 0", "--jobs must lie between 1 and 256, not 0."),
        ("lab matchups the_v --seats 3", "This game is for 2 players, not 3."),
        ("lab matchups the_v --simulations 5", "--simulations is for ismcts, which is not among the bots."),
        ("lab matchups the_v --bots ismcts --simulations 0", "--simulations must lie between 1 and 1,000,000, not 0."),
        ("lab matchups the_v --decks wolf", "There is no deck “wolf”, nor a file of that name; there are: reaper, court, skorn."),
        ("lab matchups the_v --change Wolf.threat=1", "There is no card “Wolf”."),
        ("lab matchups the_v --change ,", "“,” is no change; write CARD.FACT=VALUE, such as Shilo.threat=3."),
        ("lab fork game.toml --at 9 --change ,", "“,” is no change; write CARD.FACT=VALUE, such as Shilo.threat=3."),
        ("lab fork game.toml --at 9 --change Margo.threat=1 --bots run:/nowhere/bot", "The bot “/nowhere/bot” does not come to the table: the program cannot be started (there is no such file)."),
        ("lab fork game.toml --at 9 --change Margo.threat=1 --bots run:/nowhere/bot --ray", "The bot “/nowhere/bot” does not come to the table: the program cannot be started (there is no such file)."),
        ("simulate the_v --bots run:,random", "The bot “” does not come to the table: no program is named behind “run:”."),
        ("lab matchups the_v --pairings decks", "There are no pairings “decks”; there are: bots, all."),
        ("lab matchups vtes --pairings bots", "Games are counted by pairings of bots only where two sit at a table, not 4: use --pairings all."),
        ("lab matchups the_v --format xlsx", "There is no format “xlsx”; there are: csv, parquet."),
        ("lab matchups the_v --resume --out nowhere", "There are no results in “nowhere”."),
        ("lab matchups the_v --ray nowhere.invalid:1", "No Ray cluster answers at “nowhere.invalid:1”: {detail}."),
        ("lab matchups the_v --ray 127.0.0.1:²", "No Ray cluster answers at “127.0.0.1:²”: HOST:PORT."),
        ("lab matchups the_v --ray nowhere", "No Ray cluster answers at “nowhere”: HOST:PORT."),
        ("lab report nowhere", "There are no results in “nowhere”."),
        ("lab game nowhere 1", "There are no results in “nowhere”."),
        ("lab fork nowhere.toml", "There is no file “nowhere.toml”."),
        ("lab fork game.toml", "Something must be changed: --change \"CARD.FACT=VALUE\"."),
        ("lab fork game.toml --at 9999 --change Margo.threat=1", "There is no answer 9,999; this game has {last}."),
        ("lab fork game.toml --change Margo.threat=1", "After answer {last} the game is over; name an earlier one with --at."),
        ("lab fork game.toml --at 9 --change Margo.threat=1 --seen-by 2", "There is no seat 2; seats are 0 to 1."),
        ("lab fork game.toml --at 9 --change Margo.threat=1 --bots greedy,greedy,greedy", "Name one bot for all seats or one for each (2); bots named: 3."),
    ],
)  # fmt: skip
def test_bad_input_is_answered_with_one_sentence(sumrak_says, record, words, sentence):
    last = len(sumrak.replay(record.read_text("utf-8")).answers)
    sentence = re.escape(sentence).replace(re.escape("{games}"), ", ".join(sumrak.games()))
    sentence = sentence.replace(re.escape("{last}"), str(last)).replace(re.escape("{detail}"), "[^.\n]+")
    status, said = sumrak_says(*words.split())
    assert status == 2 and re.fullmatch(sentence + "\n", said), said


def test_what_an_extra_is_missing_for_is_named(sumrak_says, monkeypatch):
    for name in ("ray", "polars"):
        monkeypatch.setitem(sys.modules, name, None)
    words = ("lab", "matchups", "the_v", *QUICK)
    assert (
        sumrak_says(*words, "--ray")[1]
        == '--ray needs an extra; in the folder of Sumrak: .venv/bin/pip install ".[ray]".\n'
    )
    assert sumrak_says(*words, "--format", "parquet")[1] == (
        'Parquet needs an extra; in the folder of Sumrak: .venv/bin/pip install ".[lab]". Without it, --format csv.\n'
    )


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_help_is_said(sumrak_says, lang):
    for words in (["lab"], *[["lab", name] for name in ("matchups", "cards", "fork", "report", "game")]):
        status, said = sumrak_says(*words, "--help", "--lang", lang)
        assert status == 0 and "lab-" not in said and "cli-" not in said


def test_a_position_that_another_card_cannot_take_over(sumrak_says, tmp_path):
    """The places of Night Watch stand in the order of Initiative: it cannot change under them."""
    game = sumrak.new("night_watch", seed=1)
    game.play(0)
    (tmp_path / "night.toml").write_text(game.record(), "utf-8")
    words = ("lab", "fork", "night.toml", "--bots", "random", "--games", 2, "--jobs", 1, "--seed", 1)
    status, said = sumrak_says(*words, "--change", "anton.initiative=99")
    assert status == 2 and said.startswith("From this position the game cannot go on with other cards: who comes first")
    assert sumrak_says(*words, "--change", "Антон.сила=9", "--out", "a")[0] == 0


def test_a_program_that_does_not_play_loses(sumrak_says, tmp_path):
    bot = tmp_path / "silent.py"
    bot.write_text("""import sys\nsys.stdin.readline()\nprint('{"t": "hello"}', flush=True)\n""", "utf-8")
    name = f"run:{shlex.join([sys.executable, str(bot)])}"
    words = ("--bots", f"{name},random", "--decks", "reaper", "--games", 2, "--seed", 1, "--no-mirrors", "--jobs", 1)
    status, said = sumrak_says("lab", "matchups", "the_v", *words, "--out", "a")
    assert status == 0 and f"Forfeited: {name.removeprefix('run:')}: the program has ended or hung up." in " ".join(
        said.split()
    )
    assert [(row["bot_0"], row["share_0"]) for row in table(tmp_path / "a")] == [
        (name, "0.0"),
        ("random", "1.0"),
    ]


def test_more_games_of_many_at_a_table(sumrak_says, tmp_path):
    """Tables are drawn one after the other, so that more games are more tables; it was refused."""
    words = ("lab", "matchups", "vtes", "--bots", "random", "--decks", "a,b", "--seats", 3, "--seed", 3, "--jobs", 1)
    sumrak_says(*words, "--games", 3, "--out", "a")
    few = table(tmp_path / "a")
    status, said = sumrak_says(*words, "--games", 6, "--out", "a", "--resume")
    assert status == 0 and f"{len(few)} games were there already." in said
    sumrak_says(*words, "--games", 6, "--out", "b")
    assert table(tmp_path / "a") == table(tmp_path / "b")
    assert sumrak_says(*words, "--games", 3, "--out", "a", "--resume")[1].startswith(
        "“a” has more than --games 3 already"
    )


def test_the_command_of_a_fork_names_its_record(sumrak_says, tmp_path, record):
    """It said RECORD, and could not be pasted."""
    (tmp_path / "my games").mkdir()
    record.rename(tmp_path / "my games" / "one.toml")
    words = ("--at", 30, "--bots", "random", "--games", 2, "--seed", 3, "--change", "Red Queen.threat=9")
    sumrak_says("lab", "fork", "my games/one.toml", *words, "--jobs", 1, "--out", "a")
    page = (tmp_path / "a" / "report.html").read_text("utf-8")
    told = shlex.split(html.unescape(re.search(r"sumrak (lab fork [^<]*)<", page)[1]))
    assert told[:3] == ["lab", "fork", "my games/one.toml"]
    assert sumrak_says(*told, "--jobs", 1, "--out", "b")[0] == 0
    assert table(tmp_path / "a") == table(tmp_path / "b")
