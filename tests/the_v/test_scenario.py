"""Positions as text: what is filled in, what comes back, and what is refused, in one sentence that says where."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sumrak
from sumrak.records import ScenarioError
from tests.reading import assert_read_or_refused, spoiled
from tests.the_v.table_talk import Table, table

DOCS = Path(__file__).parents[2] / "docs" / "scenario.md"


def refused(*rows: str) -> str:
    with pytest.raises(ScenarioError) as error:
        sumrak.scenario("\n".join(["game: the_v", *rows]))
    return str(error.value)


def test_the_talk_in_russian():
    t = Table(
        sumrak.scenario(
            "game: the_v\nход: 3, я, actions\nя: Марго [Аура Жнеца] / Аура Жнеца, Упырь\nя уровень: 2\n"
            "противник: Женя@90*1\nпротивник титул: Шабаш Скорна\nпротивник свалка: Упырь x2\nпротивник колода: Громила\n"
        )
    )
    assert t.why_not("сыграть Аура Жнеца на Марго").cite == "V-27"
    assert t.levels == (2, 0) and t.tokens("Zhenya") == 1 and t.pile("opponent scrapheap") == ["Ghoul", "Ghoul"]
    t.play("сыграть Упырь")
    assert t.in_play("Ghoul")


def test_what_is_left_out_is_filled_in():
    t = Table(sumrak.scenario("game: the_v\nme: - / Ghoul\n"))
    assert t.phase == ("me", "actions") and t.pile("opponent title") == ["House of the Reaper"]
    assert [t.count(f"opponent {zone}") for zone in ("hand", "deck", "duel", "open", "scrapheap", "void")] == [
        0,
        10,
        8,
        0,
        0,
        0,
    ]


def test_the_top_of_a_deck_is_written_first():
    t = table("turn: 1, me, draw", "me deck: Margo, Zhenya, Nina")
    assert t.happened("drew") == ["Margo"]


def test_who_knows_a_card():
    t = table("opponent: - / Margo, Zhenya (known to me), Nina (known)")
    assert [card["def"] for card in t.place(0, 1, "hand")["cards"]] == ["R-02", "S-02"]
    t = table("me deck: Margo (known to me), Zhenya")
    assert [card["def"] for card in t.place(0, 0, "deck")["cards"]] == ["R-01"] and t.place(1, 0, "deck")["cards"] == []


def test_a_position_from_the_start_of_the_game():
    t = Table(sumrak.scenario("game: the_v\nturn: setup\nme: - / Margo x6\nopponent: - / Zhenya x6\n"))
    assert t.options("me") == t.options("opponent") == ["keep_hand", "new_hand"]


def test_answers_may_follow():
    text = "game: the_v\nme: Ghoul / Last Breath, Zhenya\nopponent: Margo*1, Brute*1\nthen:\nplay Last Breath\nchoose Brute\n"
    t = Table(sumrak.scenario(text))
    assert t.pile("opponent scrapheap") == ["Brute"] and len(t.game.answers) == 2
    assert "line 6, column 1: " in refused(
        "me: Ghoul / Last Breath", "opponent: Margo*1, Brute*1", "then:", "play Last Breath", "choose Nina"
    )


def test_an_effect_that_lasts():
    t = table(
        "me: Margo, Zhenya, Ghoul",
        "opponent: Selistra",
        "lasting: change Margo -1/+2",
        "lasting: equal Zhenya 5/-",
        "lasting: swap Ghoul",
    )
    assert t.values("Margo") == (2, 5) and t.values("Zhenya") == (5, 3)
    t.go_to("actions", "opponent")
    assert t.values("Margo") == (3, 3)


def test_borrowed_until_the_end_of_the_turn():
    t = table("me: Ghoul (of opponent), Margo", "lasting: control Ghoul me by House of the Reaper")
    assert t.pile("me characters") == ["Ghoul", "Margo"]
    assert t.go_to("actions", "opponent").pile("opponent characters") == ["Ghoul"]


@pytest.mark.parametrize(
    "rows, sentence",
    [
        (["me: Marga"], "line 2, column 5: no card is called 'Marga'; near: margo"),
        (["me: Margo@45"], "line 2, column 5: Margo: a card is turned by 0, 90 or 180, not 45 (V-50)"),
        (["me: Ghoul, Blade"], "line 2, column 12: Blade: a modification lies under a character: write it in [ ] (V-25)"),
        (["me: Ghoul, Fire"], "line 2, column 12: Fire does not stay in play; characters and locations do (V-32, V-34)"),
        (["me: Margo [Zhenya]"], "line 2, column 12: Zhenya is no modification and lies under nobody (V-25)"),
        (["me: Night Club@90"], "line 2, column 5: Night Club has no turned state here: characters in play and title cards have one (V-33)"),
        (["me: Margo [Blade@90]"], "line 2, column 12: Blade has no turned state here: characters in play and title cards have one (V-33)"),
        (["me: Night Club*1"], "line 2, column 5: Night Club bears no exhaustion tokens here: characters in play do (V-56)"),
        (["me scrapheap: Margo [Blade]"], "line 2, column 15: nothing lies under Margo: modifications lie under characters in play (V-25)"),
        (["me: Margo*3"], "line 2, column 5: Margo has 3 tokens and endurance 3: it would be in the scrapheap (V-56)"),
        (["me: Margo [Blade, Blade]"], "line 2, column 19: Margo has two copies of Blade (V-27)"),
        (["me: Margo [Blade x2]"], "line 2, column 12: Margo has two copies of Blade (V-27)"),
        (["me: Valkyrie, Ghoul, Valkyrie"], "line 2, column 22: me has Valkyrie twice, and it is unique (V-83)"),
        (["me: Ghoul (of opponent)"], "line 2, column 5: Ghoul is under the control of opponent: nothing here gives it to me (V-143)"),
        (["me: Ghoul [Puppet Strings (by opponent)]"], "line 2, column 5: Ghoul is under the control of opponent: nothing here gives it to me (V-143)"),
        (["me title: -"], "line 2, column 11: me has 0 title cards; there must be one (V-11)"),
        (["me title: Scarlet Court x2"], "line 2, column 11: me has 2 title cards; there must be one (V-11)"),
        (["me title: Ghoul"], "line 2, column 11: Ghoul cannot lie there: title cards never leave play, and nothing else is one (V-23)"),
        (["me scrapheap: Scarlet Court"], "line 2, column 15: Scarlet Court cannot lie there: title cards never leave play, and nothing else is one (V-23)"),
        (["me: - / Strike"], "line 2, column 9: Strike cannot lie there: duel cards are closed or open, no others are (V-10, V-98)"),
        (["me duel: Ghoul"], "line 2, column 10: Ghoul cannot lie there: duel cards are closed or open, no others are (V-10, V-98)"),
        (["me duel: -"], "line 2, column 10: me has no closed duel card: when the last is open they become the duel deck again (V-98)"),
        (["me level: 10"], "line 2, column 11: a domination level is 0 to 9: at 10 the game is over (V-2), not '10'"),
        (["me: Margo^5, Ghoul^5"], "line 2, column 14: Ghoul^5: another card has that time of entry (V-133)"),
        (["clock: 3", "me: Margo^5"], "line 2, column 8: the clock says 3, and something here is of the time 5"),
        (["me: Ghoul x99"], "line 2, column 5: Ghoul x99: from 1 to 60 copies may stand here"),
        (["me: Night Club (modified)"], "line 2, column 5: Night Club (modified): only a character gets modifications (V-26)"),
        (["me: Ghoul (by me)"], "line 2, column 5: Ghoul (by me): who played it is kept for modifications only (V-145)"),
        (["me void: Ghoul (of opponent)"], "line 2, column 10: Ghoul (of opponent): a card lies with its owner; only characters change sides (V-141)"),
        (["me: Ghoul (asleep)"], "line 2, column 5: unknown word (asleep); there are: modified, of me/opponent, by me/opponent"),
        (["me: - / Ghoul (seen)"], "line 2, column 9: unknown word (seen); there is: known to me/opponent/both/nobody"),
        (["me: Ghoul", "me: Margo"], "line 3, column 5: 'me' stands here twice"),
        (["me: - / Ghoul", "me hand: Margo"], "line 3, column 10: 'me hand' stands here twice"),
        (["me purse: Ghoul"], "line 2, column 11: me has no 'purse'; there are: level, hand, title, deck, duel, open, scrapheap, void"),
        (["them: Ghoul"], "line 2, column 7: unknown line 'them'; the lines are: game, seed, clock, luck, extra turns, this turn, turn, lasting, card …, me, opponent, me level, " + ", ".join(f"me {w}" for w in ("hand", "title", "deck", "duel", "open", "scrapheap", "void"))),
        (["Ghoul"], "line 2, column 1: a line of a scenario is `what: value`, not 'Ghoul'"),
        (["turn: 1, me, lunch"], "line 2, column 14: a turn is a number, whose it is, and a phase (setup, start, draw, untap, domination, actions, attack, additional, end), not 'lunch'"),
        (["this turn: keys 2"], "line 2, column 12: 2 keys in one turn: there is at most 1 (V-110)"),
        (["this turn: characters 2"], "line 2, column 12: 2 characters in one turn: there is at most 1 (V-67)"),
        (["this turn: jokes 1"], "line 2, column 12: this turn: characters N, counted N, keys N"),
        (["extra turns: me, nobody"], "line 2, column 18: whose? `me` or `opponent`, not 'nobody'"),
        (["luck: 1 2"], "line 2, column 7: luck is three numbers: how many have been drawn from each stream of chance"),
        (["seed: x"], "line 2, column 7: seed is a whole number, not 'x'"),
        (["me: Margo [Blade"], "line 2, column 11: a bracket [ is not closed"),
        (["me: Margo, , Ghoul"], "line 2, column 11: here a card's name should stand"),
        (["me: Margo] "], "line 2, column 10: unexpected ']'"),
        (["me: Margo@B1'"], "line 2, column 5: Margo@B1': there are no cells here; @90 and @180 are turned states (V-50)"),
        (["lasting: bend Margo"], "line 2, column 10: a lasting effect is one of change, equal, swap, silence, control, then a card, then its numbers"),
        (["me: Margo", "lasting: change Margo"], "line 3, column 10: its numbers are missing or wrong: influence and threat, such as +1/-2"),
        (["me: Margo", "lasting: control Margo"], "line 3, column 10: whose control? me or opponent"),
        (["me: Margo", "lasting: swap Ghoul x"], "line 3, column 15: no card 'Ghoul x' is there for a lasting effect"),
        (["me scrapheap: Margo", "lasting: swap Margo"], "line 3, column 10: swap is for characters in play (V-43)"),
        (["lasting: swap ^99"], "line 2, column 15: no card has the time of entry ^99"),
    ],
)  # fmt: skip
def test_contradictions(rows: list[str], sentence: str):
    assert refused(*rows) == sentence


@pytest.mark.parametrize(
    "row, sentence",
    [
        ('card "X": joker()', "a card is one of character, modification, action, location, duel_card, title(…)"),
        ('card "X": action(', "this is no card: "),
        ('card "X": character(GIRL)', "this is no card: "),
        ('card "X": character(GIRL, "a", 1)', "influence of Card cannot be 'a'"),
        ('card "X": character(GIRL, True, 1)', "influence of Card cannot be True"),
        ('card "X": action(text=(do(Draw(1))))', "text is a tuple: write (…,) with a comma, not Do(…)"),
        ('card "X": action(text=(Draw(1),))', "text of Card cannot be Draw(…)"),
        ('card "X": action(text=(do(Exhaust(CHARACTER)),))', "whom of Exhaust cannot be "),
        ('card "X": action(text=(do(Draw("many")),))', "number of Draw cannot be 'many'"),
        ('card "X": character(GIRL, 1, 1, keywords=(endurance,))', "keywords of Card cannot be endurance"),
        ('card "X": action(text=(do(),))', "this card makes no sense: T-01: Do does nothing"),
        ('card "X": action(text=(do(StopTheDuel()),))', "this card makes no sense: T-01: StopTheDuel needs a duel"),
        (
            'card "X": character(GIRL, 1, 1, text=(Gets(BEARER, 1, 1),))',
            "this card makes no sense: T-01: BEARER does not go with a card of type “character”",
        ),
        ('card "X": action(text=(do(__import__("os")),))', "the vocabulary has no word '__import__'"),
        ('card "X": action(text=open("x"))', "the vocabulary has no word 'open'"),
        (
            'card "X": action(text=(do(Draw(1 + 1)),))',
            "only words of the vocabulary, numbers, texts and tuples may stand here",
        ),
        ('card "Margo": action()', "there is a card 'Margo' already: a test card has a name of its own"),
        ('card "X" / "Марго": action()', "there is a card 'Марго' already: a test card has a name of its own"),
        ('card "": action()', 'a test card is declared as `card "Name": …` or `card "English" / "Русский": …`'),
    ],
)
def test_test_cards_that_are_none(row: str, sentence: str):
    said = refused(row)
    assert re.match(r"line 2, column \d+: ", said) and sentence in said


def test_two_test_cards_of_one_name():
    assert "there is a card 'x' already" in refused('card "X": action()', 'card "x": location()')


def test_a_test_card_comes_back_as_it_was_written():
    card = 'card "Jab" / "Тычок": action(text=(do(Exhaust(target(Those(CHARACTER)))),))'
    t = table(card, "me: Ghoul / Jab")
    again = Table(sumrak.scenario(t.game.scenario()))
    assert card in t.game.scenario() and again.game.digest() == t.game.digest()
    assert again.play("сыграть Тычок").tokens("Ghoul") == 1


def test_no_game_and_another_game():
    for text, sentence in (
        ("me: Ghoul\n", "line 1, column 1: a scenario begins with its game, such as `game: the_v`"),
        ("// nothing\ngame: chess\n", "line 2, column 1: unknown game 'chess'"),
        ("", "line 1, column 1: a scenario begins with its game"),
    ):
        with pytest.raises(ScenarioError, match=re.escape(sentence)):
            sumrak.scenario(text)


# the page that describes it
def examples() -> list[str]:
    return re.findall(r"```scenario\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)


def test_the_page_has_examples():
    assert len(examples()) >= 5


@pytest.mark.parametrize("text", examples() if DOCS.exists() else [])
def test_the_examples_of_the_page(text: str):
    game = sumrak.scenario(text)
    assert sumrak.scenario(game.scenario()).digest() == game.digest()


# whatever is written
WHOLE = """game: the_v
turn: 3, me, actions
seed: 5
luck: 0 0 0
this turn: characters 1, counted 1, keys 0
extra turns: me
card "Jab": action(text=(do(Exhaust(target(Those(CHARACTER)))),))
card "Oath" / "Клятва": modification(1, 2, keywords=(endurance(1),), requirements=(Discard(1),))
me: Margo@90*1^7 (modified) [Blade^9, Oath], Ghoul x2 / Jab, Zhenya (known), Brute x2
me level: 3
me title: House of the Reaper@90
me deck: Ghoul x5, Margo (known to me)
me duel: Strike, Charm
me open: Mob Fury
me scrapheap: Toska, Shilo
opponent: Gryazelda*2 [Silk Noose (by me)], Night Club / Nina
lasting: change Margo +1/-2 by Toska
lasting: silence opponent.Gryazelda
then:
play Jab
choose Margo
"""


@settings(max_examples=150)
@given(st.integers(0, 2**32))
def test_whatever_is_written_is_read_or_refused(seed: int):
    assert_read_or_refused(spoiled(WHOLE, seed))
