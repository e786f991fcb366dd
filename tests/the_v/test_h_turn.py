"""Chapter H: the turn (V-63 … V-72)."""

import pytest

from tests.coverage_plugin import exercises
from tests.the_v.table_talk import table


def test_the_phases_in_their_order():
    dawn = 'card "Dawn": location(text=(when(START_OF_YOUR_TURN, Exhaust(Those(GIRL))), when(END_OF_YOUR_TURN, Exhaust(Those(MONSTER)))))'
    t = table(dawn, "turn: 5, me, start", "me: Dawn, Margo@180, Brute, Ghoul@90", "opponent level: 3")
    words = ("started-turn", "exhausted", "drew", "untapped")
    assert t.story(*words) == ["started-turn me", "exhausted Margo", "drew Ghoul", "untapped Margo", "untapped Ghoul"]
    assert t.levels == (2, 3) and t.phase == ("me", "actions")
    t.play("end", "pass")
    assert t.story("ended-turn", "exhausted", "started-turn")[-4:-1] == [
        "ended-turn me",
        "exhausted Brute",
        "exhausted Ghoul",
    ]


@pytest.mark.parametrize(
    "mine, theirs, deck, levels",
    [
        ("Ghoul", "-", "Ghoul", 2),
        ("Ghoul", "Brute", "Ghoul", 0),
        ("-", "-", "Ghoul", 0),
        ("-", "-", "-", 2),
        ("Ghoul", "Brute", "-", 2),
        ("Ghoul", "-", "-", 4),
    ],
)
def test_domination(mine: str, theirs: str, deck: str, levels: int):
    t = table("turn: 1, me, domination", f"me: {mine}", f"opponent: {theirs}", f"opponent deck: {deck}")
    assert t.levels == (levels, 0)


def test_your_own_empty_deck_is_worth_nothing():
    assert table("turn: 1, me, domination", "me deck: -").levels == (0, 0)


def test_the_untap_phase_is_your_own():
    t = table("turn: 1, me, untap", "me: Margo@90", "opponent: Ghoul@90", "opponent title: Scarlet Court@180")
    assert t.turned("Margo") == 0 and t.turned("Ghoul") == 90 and t.turned("Scarlet Court") == 180


def test_one_character_any_number_of_the_rest_in_any_order():
    t = table('card "Park": location()', "me: The Mourner, Margo*1 / Zhenya, Nina, Park, Last Breath, Park, Blade")
    t.play(
        "play Park",
        "play Blade on Margo",
        "use The Mourner",
        "choose Nina",
        "play Zhenya",
        "play Park",
        "play Last Breath",
    )
    assert t.why_not("play Ghoul").cite == "V-67"
    assert t.pile("me characters") == ["The Mourner", "Margo", "Zhenya"]


def test_no_way_back_from_the_attack():
    t = table("me: Ghoul, Brute / Zhenya", "opponent: Gryazelda").play("attack Ghoul -> Gryazelda")
    assert t.phase == ("me", "attack") and t.why_not("play Zhenya").cite == "V-68"
    assert t.options() == ["attack Brute -> opponent.Gryazelda", "end"]


@pytest.mark.parametrize("answer, more", [("draw 2", 2), ("pass", 0)])
def test_additional_cards_both_or_none(answer: str, more: int):
    t = table("me: Margo").play("end")
    assert t.options() == ["draw 2", "pass"]
    t.play(answer)
    assert t.count("me hand") == 1 + more
    assert t.phase[0] == "opponent"


def test_additional_cards_after_an_attack_too():
    t = table("me: Ghoul", "opponent: Gryazelda").play("attack Ghoul -> Gryazelda")
    assert t.asked == ("me", "V-69")


def test_until_end_of_turn_ends_after_the_texts_of_the_end_of_the_turn():
    """V-70: all together."""
    boost = 'card "Boost": action(text=(do(Change(Those(CHARACTER, YOURS), 2, 2, THIS_TURN)),))'
    late = 'card "Late": location(text=(when(END_OF_YOUR_TURN, Draw(1), may=True),))'
    t = table(boost, late, "me: Late, Margo / Boost").play("play Boost", "end", "pass")
    assert t.phase == ("me", "end") and t.values("Margo") == (5, 5)
    found = t.game.explain("Margo", "influence")
    assert found.terms[-1].cite == "V-70"
    assert t.play("decline").values("Margo") == (3, 3)


@exercises("V-71")
def test_no_hand_limit():
    t = table("me: - / Margo x14").play("end", "draw 2")
    assert t.phase[0] == "opponent" and t.count("me hand") == 17 and t.happened("discarded") == []


def test_no_answering():
    """V-72: in the opponent's turn one waits; what is asked of the other is not answered either."""
    t = table("me: Margo / Last Breath", "opponent: The Mourner / Ghoul, Blade")
    for said in (
        "play Ghoul",
        "play Blade on The Mourner",
        "use The Mourner",
        "attack The Mourner -> Margo",
        "end",
        "pass",
    ):
        assert t.why_not(f"opponent: {said}").cite == "V-72"
