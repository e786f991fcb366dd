"""The face: every call of it, what it gives, and what it says to those who use it wrongly."""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import sumrak


def played(seed: int, answers: int, decks: tuple[str, str] = ("court", "skorn")) -> sumrak.Game:
    """A random game after so many answers."""
    game, rng = sumrak.new("the_v", decks=decks, seed=seed), random.Random(seed)
    for _ in range(answers):
        if game.is_over:
            break
        game.play(rng.choice(rng.choice(game.decisions).options))
    return game


def over(seed: int) -> sumrak.Game:
    return played(seed, 10_000)


def test_games_are_listed():
    assert "the_v" in sumrak.games() and list(sumrak.games()) == sorted(sumrak.games())


def test_both_are_asked_side_by_side_and_in_any_order():
    there, back = sumrak.new("the_v", seed=3), sumrak.new("the_v", seed=3)
    there.play("keep_hand", seat=0)
    there.play("new_hand", seat=1)
    back.play("new_hand", seat=1)
    back.play("keep_hand", seat=0)
    assert there.digest() == back.digest()
    assert [there.view(seat) for seat in (0, 1, None)] == [back.view(seat) for seat in (0, 1, None)]


def test_option_index_and_notation_in_both_languages_do_the_same():
    ways: list[Callable[[sumrak.Game], Any]] = [
        lambda game: game.decision.options[0],
        lambda game: 0,
        lambda game: "keep_hand",
        lambda game: "Оставить РУКУ",
    ]
    digests = set()
    for way in ways:
        game = sumrak.new("the_v", seed=5)
        game.play(way(game))
        digests.add(game.digest())
    assert len(digests) == 1


def test_every_option_is_understood_by_its_own_notation():
    for seed in range(6):
        game = played(seed, 60)
        for decision in game.decisions:
            for i, option in enumerate(decision.options):
                copy = game.copy()
                copy.play(option.notation, seat=decision.seat)
                other = game.copy()
                if len(game.decisions) == 1:
                    other.play(i)
                    assert copy.digest() == other.digest()
                assert option.label("ru") and option.label("en") and option.cite


def test_names_of_both_languages_mix_freely():
    game = sumrak.scenario("game: the_v\nme: Марго, Женя / Клинок\nopponent: Костяной Пёс, Марго")
    for text in (
        "attack Марго -> Bone Hound",
        "атаковать R-01 -> opponent.R-07",
        "Attack margo -> противник.костяной пес",
    ):
        assert game.why_not(text) is None
        copy = game.copy()
        copy.play(text)
        assert copy.decisions
    with pytest.raises(sumrak.InvalidNotation) as info:
        game.play("attack Марго")
    assert set(info.value.near) == {"attack R-01 -> opponent.R-01", "attack R-01 -> opponent.R-07"}


def test_a_second_copy_of_a_name_has_a_number_by_time_of_entry():
    game = sumrak.scenario("game: the_v\nme: Упырь@90, Упырь / Клинок\nopponent: Шило")
    assert "play N-14 on N-10#2" in [option.notation for option in game.decision.options]
    game.play("сыграть Клинок на Упырь#2")
    first, second = game.view(0)["places"][6]["cards"]
    assert (first["values"]["threat"], second["values"]["threat"]) == (3, 5)


@pytest.mark.parametrize(
    "wrong",
    ["", "fly Марго", "attack Марго -> Никто", "play Марго on", "🎲", "x" * 5000, 99, -1, True, None, 1.5, ("end",)],
)
def test_what_means_nothing_is_told_so_and_changes_nothing(wrong: Any):
    game = played(4, 30)
    before = game.digest(), game.view(0), game.record()
    with pytest.raises((sumrak.InvalidNotation, sumrak.IllegalMove)):
        game.play(wrong)
    assert (game.digest(), game.view(0), game.record()) == before


def test_what_is_refused_has_its_paragraph_and_changes_nothing():
    game = sumrak.scenario("game: the_v\nme: Марго@90 / Клинок\nopponent: Шило")
    before = game.digest()
    with pytest.raises(sumrak.IllegalMove) as info:
        game.play("attack Марго -> Шило")
    assert info.value.reason.cite == "V-90"
    assert info.value.reason.text("ru") != info.value.reason.text("en")
    with pytest.raises(sumrak.IllegalMove) as info:
        game.play("end", seat=1)
    assert info.value.reason.cite == "V-72"
    assert game.digest() == before


def test_a_card_that_nobody_has_seen_is_refused_with_its_paragraph():
    """Naming a card that lies in a deck was "no option here", as if there were no such card."""
    game = sumrak.scenario("game: the_v\nme: Марго / Клинок\nopponent: Шило")
    for text, cite in (("play Женя", "V-67"), ("сыграть Селистра", "V-67"), ("attack Женя -> Шило", "V-43")):
        assert game.why_not(text).cite == cite
        with pytest.raises(sumrak.IllegalMove) as info:
            game.play(text)
        assert info.value.reason.cite == cite


def test_copies_are_quiet_and_apart():
    game = played(7, 40)
    digest, copy = game.digest(), game.copy()
    for _ in range(30):
        if copy.is_over:
            break
        copy.play(0)
    assert game.digest() == digest != copy.digest()


def test_a_guess_shows_its_seat_the_same_and_differs_with_the_seed():
    game = played(8, 50)
    for seat in (0, 1):
        guesses = [game.determinize(seat, seed) for seed in range(5)]
        assert all(guess.view(seat) == game.view(seat) for guess in guesses)
        assert len({guess.digest() for guess in guesses}) > 1


def test_a_guess_that_has_gone_on_goes_back_to_where_it_began():
    guess = played(8, 20).determinize(0, 7)
    began = guess.digest()
    for _ in range(10):
        guess.play(0)
    now = guess.digest()
    assert (guess.at(0).digest(), guess.at(10).digest()) == (began, now) and began != now
    assert guess.log(None)


def test_options_of_a_guess_are_made_when_somebody_looks():
    """Most positions that a search meets are only judged. Whoever looks finds what would have been there at once."""
    game, rng, vague = sumrak.new("berserk", seed=3), random.Random(3), 0
    guess = game.determinize(0, 0)
    assert guess.state.hasty and not game.state.hasty
    calm = guess.copy()
    calm.state.hasty = False
    while calm.decision is not None and len(calm.answers) < 150:
        vague += guess.state.vague
        if guess.state.vague:
            other = guess.copy().determinize(calm.decision.seat, 1)
            assert other.decision.raw.options == calm.decision.raw.options
        choice = rng.randrange(len(calm.decision.options))
        assert guess.decision.raw.options == calm.decision.raw.options and not guess.state.vague
        for one in (guess, calm):
            one.play(choice)
    assert vague > 20 and guess.digest() == calm.digest()


def test_views_are_plain_json():
    game = played(9, 70)
    for seat in (0, 1, None):
        assert json.loads(json.dumps(game.view(seat))) == game.view(seat)


def test_events_are_complete_from_whenever_one_looks():
    early, late = sumrak.new("the_v", seed=6), sumrak.new("the_v", seed=6)
    assert early.events
    for game in (early, late):
        for _ in range(40):
            game.play(0)
    assert early.events == late.events
    assert early.log(None) and len(early.log(0, since=10)) < len(early.log(0))


def test_a_record_replays_to_the_same_digest():
    for seed in range(4):
        for game in (played(seed, 25), over(seed)):
            again = sumrak.replay(game.record())
            assert again.digest() == game.digest() and again.record() == game.record()
            assert again.outcome == game.outcome


def test_a_record_with_names_of_cards_is_read_too():
    game = played(2, 20)
    said = game.record().replace("K-05", "Селистра").replace("play ", "сыграть ")
    assert sumrak.replay(said).digest() == game.digest()


def test_a_record_that_parted_says_at_which_answer():
    lines = played(3, 30).record().splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("answers"))
    lines[first + 4] = '  "0 play Ничего",'
    with pytest.raises(sumrak.RecordParted) as info:
        sumrak.replay("\n".join(lines))
    assert info.value.answer == 4 and "answer 4" in str(info.value)


def test_what_is_wrong_is_said_in_russian_too():
    """Details of positions, records and rules were English whatever the language."""

    def said(do) -> str:
        with pytest.raises(ValueError) as info:
            do()
        return info.value.text("ru")

    assert said(lambda: sumrak.scenario("game: the_v\nme: Ghoul [Ghoul]\n")) == (
        "строка 2, столбец 12: Ghoul – не изменение и ни под кем не лежит (V-25)"
    )
    assert said(lambda: sumrak.scenario("game: the_v\nme: - / Ghoul\nthen:\nplay Margo\n")).endswith(
        "Карты играют из руки, а этой там нет. (V-67)"
    )
    assert said(lambda: sumrak.new("berserk", rules={"speed": 1})).startswith("переключателя «speed» нет; есть profile")
    record = played(3, 30).record()
    assert said(lambda: sumrak.replay(record.replace("answers", "answer"))) == (
        "в записи нет списка ответов (answers = [ … ])"
    )
    mark = record[record.index(" = ", record.index("answers = [") + 12) + 3 :][:16]
    assert said(lambda: sumrak.replay(record.replace(mark, "0" * 16))) == (
        "запись расходится с правилами на ответе 20: позиция не та, что записана"
    )
    assert said(lambda: sumrak.new("chess")).startswith("игры 'chess' нет; есть berserk")


def test_a_digest_that_does_not_fit_is_found():
    record = played(3, 30).record()
    mark = record[record.index(" = ", record.index("answers = [") + 12) + 3 :][:16]
    with pytest.raises(sumrak.RecordParted) as info:
        sumrak.replay(record.replace(mark, "0" * 16))
    assert info.value.answer == 20


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "sumrak = 2", 'sumrak = 1\ngame = "chess"\nanswers = []', "sumrak = 1", "\x00\x01", 'sumrak = 1\ngame = "the_v"\nanswers = [1]',
     'sumrak = 1\ngame = "the_v"\nseed = "x"\ndecks = ["court", "skorn"]\nanswers = []',
     'sumrak = 1\ngame = "the_v"\nseed = "1"\ndecks = ["court", "nobody"]\nanswers = []',
     'sumrak = 1\ngame = "the_v"\nseed = "1"\ndecks = ["court", "skorn"]\nanswers = ["x"]'],
)  # fmt: skip
def test_what_is_no_record_is_refused_in_one_sentence(text: str):
    with pytest.raises(ValueError) as info:
        sumrak.replay(text)
    assert "\n" not in str(info.value)


def test_a_scenario_goes_on_in_the_middle_of_a_duel():
    game = sumrak.scenario("game: the_v\nme: Марго\nopponent: Шило\nthen:\nattack Марго -> Шило\nme lay Удар\n")
    assert [decision.seat for decision in game.decisions] == [1]
    again = sumrak.scenario(game.scenario())
    assert again.digest() == game.digest()
    assert [again.view(seat) for seat in (0, 1, None)] == [game.view(seat) for seat in (0, 1, None)]


@pytest.mark.parametrize(
    "arguments",
    [
        {"game": "chess"},
        {"game": 7},
        {"game": "the_v", "seats": 3},
        {"game": "the_v", "seats": "2"},
        {"game": "the_v", "decks": ["court"]},
        {"game": "the_v", "decks": "court"},
        {"game": "the_v", "decks": ["court", "no such deck"]},
        {"game": "the_v", "decks": ["court", 5]},
        {"game": "the_v", "seed": "seven"},
        {"game": "the_v", "seed": 1.5},
        {"game": "the_v", "rules": "2003"},
        {"game": "the_v", "rules": {"no_such_switch": True}},
    ],
)
def test_a_game_that_cannot_begin_says_why(arguments: dict[str, Any]):
    with pytest.raises(ValueError) as info:
        sumrak.new(arguments.pop("game"), **arguments)
    assert 10 < len(str(info.value)) < 400 and "\n" not in str(info.value)


@pytest.mark.parametrize("seat", [2, -1, "0", 0.5, True])
def test_there_are_only_two_seats(seat: Any):
    game = played(1, 10)
    for ask in (game.view, game.log, lambda x: game.determinize(x, 1), lambda x: game.why_not("end", seat=x)):
        with pytest.raises(ValueError):
            ask(seat)


def test_an_unknown_language_is_named():
    game = played(1, 10)
    for say in (game.decision.prompt, game.decision.options[0].label):
        with pytest.raises(ValueError, match="unknown language 'de'"):
            say("de")


def test_explain_names_what_there_is():
    game = sumrak.scenario("game: the_v\nme: Марго [Клинок]\nopponent: Шило")
    assert game.explain("Марго", "threat").text("en") == "threat 5 = 3 own (V-24), +2 “Blade” (V-29)"
    for card, what in (("Марго", "wings"), ("Никто", "threat"), ("Удар", "threat")):
        with pytest.raises(ValueError):
            game.explain(card, what)


def test_the_outcome_says_how_it_ended():
    game = over(11)
    assert game.is_over and game.decision is None and game.decisions == ()
    assert game.outcome.termination in ("DOMINATION", "EMPTY_DECK") and game.outcome.cite.startswith("V-")
    assert len(game.outcome.winners) == 1 and len(game.outcome.scores) == 2
    with pytest.raises(sumrak.IllegalMove):
        game.play("end", seat=0)


def test_a_seed_is_drawn_where_none_is_given():
    assert len({sumrak.new("the_v").digest() for _ in range(4)}) == 4


def test_importing_the_face_brings_no_third_party_code():
    code = "import sys, sumrak; print([m for m in ('fluent', 'starlette', 'msgspec', 'numpy', 'typer', 'rich') if m in sys.modules])"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"
    )


def test_the_last_of_several_cards_is_told_from_a_choice_of_one():
    """The table answered it with what had been meant for a part that was no question."""
    game, chance, last = sumrak.new("night_watch", seed=1), random.Random(1), None
    while last is None:
        game.play(chance.choice(game.decision.options))
        asks = game.view(game.decision.seat)["decisions"][0].get("several")
        last = asks if asks and asks["n"] == 1 else None
    assert last["done"] >= 1 and len(last["cards"]) > 1
