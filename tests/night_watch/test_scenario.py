"""Positions of Night Watch as text: what is filled in, what comes back, and what is refused, in one sentence that says where."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sumrak
from sumrak.records import ScenarioError
from tests.night_watch.table_talk import Table, table
from tests.reading import assert_read_or_refused, spoiled

WHOLE = """game: night_watch
rules: self_minus healing_only, loose_items own
turn: 4, slots, alisa
seed: 5
luck: 3 0 0
vortex: 7
balance: night 5
tokens: night 1, day 0
this turn: licence check, blackout
card "Test" / "Проба": watcher(NIGHT, MAGE, initiative=12, strength=2, cost=2)
roof: Egor*1^9 (moved), Cops (guest) (called), Medved*2 (fresh 1) [Gorsvet Truck]
gorsvet: Anton*1^7 (level 2) [Gorsvet Lamp, First-aid Kit], Mirror Shard
metro: Alisa (ambushed), Test
hairdressers: Larisa (called), Andrey (jammed) [Scissors]
anton hand: attack-2 x2, healing-1
test hand: protection-1 (known to day)
medved maneuvers: attack-1, attack-3
alisa amulet: healing-2
andrey hand: attack-1 x3, protection-2
night hand: Geser (known), Traffic Jam
day hand: Curse, Evil Eye
day lines: Zavulon, Ambush (known to day)
spells: attack-4, attack-1 x9, healing-3
spell discard: protection-1, protection-1
lines discard: Traffic Jam (of day), Live Broadcast
gone: Semyon
then:
move alisa kosmos
"""


def refused(*rows: str) -> str:
    with pytest.raises(ScenarioError) as error:
        sumrak.scenario("\n".join(["game: night_watch", *rows]))
    return str(error.value)


def same(a: sumrak.Game, b: sumrak.Game) -> None:
    assert a.digest() == b.digest() and a.outcome == b.outcome
    for viewer in (None, 0, 1):
        assert a.view(viewer) == b.view(viewer)


def test_the_talk_in_russian():
    t = Table(
        sumrak.scenario(
            "game: night_watch\nход: 3, play\nВоронка: 7\nБаланс: ночной 3\nкрыша: Антон Городецкий*1 [Лампа Горсвета], Лариса\n"
            "Антон Городецкий рука: Атака-2\nЛариса рука: Защита-1\nдневной рука: Сглаз\nвне игры: Егор\n"
        )
    )
    assert (t.vortex, t.points, t.wounds("anton")) == (7, (3, 0), 1)
    t.play("сыграть Защита-1 -> Лариса", "сыграть Атака-2 -> Лариса")
    assert t.wounds("larisa") == 3 and t.where("egor") == "gone"


def test_what_is_left_out_is_filled_in():
    t = Table(sumrak.scenario("game: night_watch\nturn: 1, calls\nroof: Larisa\n"))
    assert (t.vortex, t.points, t.turn) == (5, (0, 0), 1)
    assert t.where("egor") == "roof" and t.where("svetlana") == "flat"
    assert [t.where(name) for name in ("anton", "medved", "andrey")] == ["gone"] * 3
    assert [t.count(id) for id in ("spell_deck", "night.lines", "day.lines", "night.hand")] == [100, 20, 20, 0]


def test_a_deck_has_what_lies_nowhere_else():
    t = table(
        "turn: 1, slots", "roof: Semyon [Gorsvet Lamp]", "semyon hand: attack-4 x2", "day hand: Curse, Traffic Jam"
    )
    assert t.count("spell_deck") == 98 and t.count("night.lines") == 18 and t.count("day.lines") == 18
    t = table("rules: probability_decks one", "turn: 1, slots", "roof: Semyon", "day hand: Curse")
    assert t.count("lines") == 38 and t.count("night.lines") == t.count("day.lines") == 0


def test_decks_that_are_filled_differ_by_seed():
    def first(seed: int) -> list[str]:
        return table(f"seed: {seed}", "turn: 3, play", "roof: Tigrenok, Larisa").pile("tigrenok.hand")

    assert first(1) == first(1) and len({tuple(first(seed)) for seed in range(12)}) > 3


def test_the_top_of_a_deck_is_written_first():
    t = table("turn: 3, lines", "day lines: Curse, Ambush, Evil Eye")
    assert t.pile("day.hand") == ["curse", "ambush"]


def test_who_knows_a_card():
    t = table(
        "turn: 3, slots", "roof: Darya", "darya hand: attack-1, attack-2 (known to night)", "day hand: Curse (known)"
    )
    assert t.pile("darya.hand", "night") == ["attack-2"] and t.pile("day.hand", "night") == ["curse"]


def test_a_whole_position_comes_back():
    game = sumrak.scenario(WHOLE)
    again = sumrak.scenario(game.scenario())
    same(again, game)
    assert 'card "Test" / "Проба": watcher(NIGHT, MAGE, initiative=12, strength=2, cost=2)' in game.scenario()
    assert "rules: self_minus healing_only, loose_items own" in game.scenario()
    assert Table(again).where("test") == "metro"


@pytest.mark.parametrize(
    "step",
    ["vortex", "lines", "window", "window, night", "calls", "slots", "slots, anton", "gloom", "play", "receiving"],
)
def test_every_step_is_a_beginning(step: str):
    t = table(
        f"turn: 5, {step}", "roof: Anton, Petr, Larisa", "anton hand: attack-1", "day hand: Curse", "flat: Zavulon"
    )
    assert t.turn == 5 and t.game.decision is not None
    same(sumrak.scenario(t.game.scenario()), t.game)


def test_answers_may_follow():
    text = "game: night_watch\nturn: 3, play\nroof: Anton, Andrey\nanton hand: attack-1\nandrey hand: attack-2\nthen:\nplay attack-1 -> andrey\n"
    t = Table(sumrak.scenario(text))
    assert t.asked[0] == "day" and len(t.game.answers) == 1
    assert "line 7, column 1: " in refused(*text.splitlines()[1:-1], "play attack-1 -> anton")


def test_in_the_midst_of_a_battle_the_answers_are_written():
    t = table(
        "turn: 3, gloom", "roof: Anton, Larisa, Andrey", "anton hand: attack-1, attack-2", "larisa hand: attack-1"
    )
    t.play("level anton 1", "play attack-1 -> anton", "weaken attack-2 1")
    text = t.game.scenario()
    assert "then:" in text and "turn: 3, gloom" in text
    same(sumrak.scenario(text), t.game)


@pytest.mark.parametrize(
    "rows, sentence",
    [
        (["roof: Anton Gorodetzki"], "line 2, column 7: no card is called 'Anton Gorodetzki'; near: anton gorodetsky"),
        (["roof: Attack-1"], "line 2, column 7: Attack-1 is a Spell: Watchers hold them, or they are in the deck or the discards (NW-13)"),
        (["roof: Curse"], "line 2, column 7: Curse does not stay in play: it is in a hand, a deck or the discards (NW-130)"),
        (["roof: Anton*4"], "line 2, column 7: Anton with 4 wounds would be dead (NW-15)"),
        (["roof: Egor*3"], "line 2, column 7: Egor with 3 wounds would be drained (NW-240)"),
        (["roof: Gorsvet Lamp*1, Anton"], "line 2, column 7: Gorsvet Lamp bears no wounds here: Watchers and Donors in play do (NW-33, NW-240)"),
        (["roof: Anton", "metro: Anton"], "line 3, column 8: Anton stands here twice"),
        (["roof: Larisa (level 1)"], "line 2, column 7: Larisa (level 1): mages and witches are on levels 0 to 3 (NW-50, NW-230)"),
        (["roof: Anton (level 4)"], "line 2, column 7: Anton (level 4): mages and witches are on levels 0 to 3 (NW-50, NW-230)"),
        (["roof: Anton (called)"], "line 2, column 7: Anton (called): only vampires call (NW-80)"),
        (["roof: Anton (fresh 1)"], "line 2, column 7: Anton (fresh 1): it has 0 wounds (NW-281)"),
        (["roof: Medved [Gorsvet Lamp]"], "line 2, column 15: Medved cannot use Gorsvet Lamp (NW-120)"),
        (["roof: Anton [Curse]"], "line 2, column 14: Curse lies on nobody: Items do (NW-120)"),
        (["roof: Egor [Gorsvet Lamp]"], "line 2, column 13: Egor holds nothing: Items lie on Watchers in play (NW-120)"),
        (["roof: Svetlana"], "line 2, column 7: Svetlana is in her Flat and nowhere else (NW-210)"),
        (["lines discard: Egor"], "line 2, column 16: Egor is in play until drained, then out of the game (NW-350)"),
        (["gone: Gorsvet Lamp"], "line 2, column 7: Gorsvet Lamp cannot lie there: destroyed Items are among the discards (NW-123)"),
        (["night hand: Anton"], "line 2, column 13: Anton is in play from the beginning and never in a hand (NW-211, NW-117)"),
        (["lines discard: Geser"], "line 2, column 16: Geser is a Watcher: in play, in a hand or a deck, or out of the game (NW-238)"),
        (["night hand: Alisa"], "line 2, column 13: Alisa is of the other Watch's deck (NW-212)"),
        (["lines: Curse"], "line 2, column 8: each side has its own deck: `night lines`, `day lines` (NW-212)"),
        (["rules: probability_decks one", "day lines: Curse"], "line 3, column 12: there is one deck for both: write it as `lines` (NW-277)"),
        (["anton hand: attack-1"], "line 2, column 13: Anton Gorodetsky is not in play and holds nothing (NW-13)"),
        (["roof: Anton", "anton hand: Curse"], "line 3, column 13: Curse is no Spell (NW-30)"),
        (["roof: Anton", "anton hand: attack-1 x4"], "line 3, column 13: Anton Gorodetsky holds 4 Spells, more than Strength 3 (NW-42)"),
        (["roof: Medved", "medved hand: attack-1"], "line 3, column 14: Medved holds no Spells between battles (NW-60, NW-63)"),
        (["roof: Darya", "darya amulet: attack-1 x2"], "line 3, column 15: Darya has 2 Amulets; there is one at most (NW-91)"),
        (["roof: Anton", "anton maneuvers: attack-1"], "line 3, column 18: Anton Gorodetsky has no 'maneuvers'; there are: hand"),
        (["spells: attack-4 x5"], "line 2, column 9: attack-4: there are only 4 of it (NW-301)"),
        (["night hand: Owl x2"], "line 2, column 13: Owl: there is only 1 of it (NW-301)"),
        (["roof: Anton^5, Larisa^5"], "line 2, column 16: Larisa^5: another card has that time of entry"),
        (["clock: 3", "roof: Anton^5"], "line 2, column 8: the clock says 3, and something here is of the time 5"),
        (["roof: Anton@90"], "line 2, column 7: Anton@…: nothing is turned here, and there are no cells"),
        (["roof: Anton (asleep)"], "line 2, column 7: Anton: unknown word (asleep) here; docs/scenario.md says which there are"),
        (["night hand: Geser (seen)"], "line 2, column 13: unknown word (seen); there is: known to night/day/both/nobody"),
        (["roof: Anton x99"], "line 2, column 7: Anton x99: from 1 to 60 copies may stand here"),
        (["vortex: 12"], "line 2, column 9: the Vortex is at 0 to 11: at 12 the game is over (NW-262), not '12'"),
        (["balance: night 11"], "line 2, column 10: the Treaty chip is on 0, or on `night` or `day` with 1 to 10 (NW-255)"),
        (["tokens: dusk 1"], "line 2, column 9: tokens: night N, day N"),
        (["luck: 1 2"], "line 2, column 7: luck is three numbers: how many have been drawn from each stream of chance"),
        (["this turn: lunch"], "line 2, column 12: this turn: licence check, blackout, not 'lunch'"),
        (["rules: self_minus some"], "line 2, column 8: the switch self_minus is one of both, healing_only, not 'some'"),
        (["rules: luck good"], "line 2, column 8: there is no switch 'luck'; there are: self_minus, "),
        (["turn: 16"], "line 2, column 7: a turn is a number (1 to 15), a step ("),
        (["turn: 3, lunch"], "line 2, column 10: a turn is a number (1 to 15), a step ("),
        (["moon: Anton"], "line 2, column 7: unknown line 'moon'"),
        (["roof: Anton", "roof: Larisa"], "line 3, column 7: 'roof' stands here twice"),
        (["roof: Anton [Mirror Shard"], "line 2, column 13: a bracket [ is not closed"),
    ],
)  # fmt: skip
def test_contradictions(rows: list[str], sentence: str):
    assert refused(*rows).startswith(sentence)


@pytest.mark.parametrize(
    "row, sentence",
    [
        ('card "X": joker()', "a card is one of watcher, item, accident(…)"),
        ('card "X": watcher(', "this is no card: "),
        ('card "X": watcher(NIGHT)', "this is no card: "),
        ('card "X": watcher(NIGHT, MAGE, initiative="a")', "this card makes no sense: x: Card.initiative is a"),
        ('card "X": watcher(NIGHT, MAGE, initiative=5)', "Anton Gorodetsky has Initiative 5: they all differ (NW-300)"),
        ('card "X": watcher(NIGHT, SHAPESHIFTER, initiative=12, strength=2)', "this card makes no sense: x: strength says nothing here"),
        ('card "X": item(NIGHT, text=(Guards(1)))', "holders and text are tuples: write (…,) with a comma"),
        ('card "X": item(NIGHT, text=(HoldBack(),))', "this card makes no sense: x: HoldBack does not go with"),
        ('card "X": item(NIGHT, text=(__import__("os"),))', "the vocabulary has no word '__import__'"),
        ('card "X": item(NIGHT, text=(Guards(1 + 1),))', "only words of the vocabulary, numbers, texts and tuples may stand here"),
        ('card "Anton Gorodetsky": watcher(NIGHT, MAGE, initiative=12)', "there is a card 'Anton Gorodetsky' already"),
        ('card "Roof": watcher(NIGHT, MAGE, initiative=12)', "there is a card 'roof' already"),
        ('card "": watcher(NIGHT, MAGE, initiative=12)', 'a test card is declared as `card "Name": …`'),
    ],
)  # fmt: skip
def test_test_cards_that_are_none(row: str, sentence: str):
    said = refused(row)
    assert re.match(r"line 2, column \d+: ", said) and sentence in said


def test_an_item_and_an_accident_of_ones_own():
    t = table(
        'card "Shield": item(DAY, text=(Guards(2),))', 'card "Omen": accident(NIGHT, text=(MoveVortex(-2, NIGHT),))',
        "turn: 3, window", "flat: Anton, Larisa [Shield]", "anton hand: attack-3", "night hand: Omen",
    ).play("play omen")  # fmt: skip
    assert t.vortex == 3
    assert t.fight("play attack-3 -> larisa").wounds("larisa") == 1


# whatever is written
@settings(max_examples=120)
@given(st.integers(0, 2**32))
def test_whatever_is_written_is_read_or_refused(seed: int):
    assert_read_or_refused(spoiled(WHOLE, seed))


def test_the_watcher_that_was_dealt_is_remembered():
    """NW-212: whoever guesses the other's hand knows that it is a Watcher."""
    game = sumrak.new("night_watch", seed=4)
    again = sumrak.scenario(game.scenario())
    names = {"geser", "semyon", "tigrenok", "zavulon", "petr", "alisa", "darya"}
    for seat in (0, 1):
        for seed in range(12):
            hand = next(
                p for p in again.determinize(seat, seed).view(1 - seat)["places"] if p["id"] == f"{1 - seat}.hand"
            )
            assert names & {card["def"] for card in hand["cards"]}
    assert game.scenario().count("(dealt)") == 2
