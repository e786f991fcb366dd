"""Chapter J: attack and duel (V-90 … V-105)."""

import pytest

from tests.coverage_plugin import exercises
from tests.the_v.table_talk import table

WALL = 'card "Wall": character(MONSTER, 9, 9)'


def test_one_attack_after_another():
    t = table("me: Ghoul, Brute, Margo@90", "opponent: Gryazelda").play("attack Ghoul -> Gryazelda")
    assert t.options() == ["attack Brute -> opponent.Gryazelda", "end"]
    t.play("attack Brute -> Gryazelda")
    assert t.turned("Ghoul") == t.turned("Brute") == 180 and t.asked == ("me", "V-69")


@pytest.mark.parametrize(
    "said, paragraph",
    [
        ("attack Margo -> Brute", "V-90"),  # at 90
        ("attack Ghoul -> Margo", "V-90"),  # one's own
        ("attack Ghoul -> Night Club", "V-90"),  # no character
        ("attack Brute -> Ghoul", "V-90"),  # not yours
    ],
)
def test_who_attacks_whom(said: str, paragraph: str):
    assert table("me: Ghoul, Margo@90", "opponent: Brute, Night Club").why_not(said).cite == paragraph


def test_nobody_to_attack():
    assert table("me: Ghoul").why_not("attack Ghoul").cite == "V-90"


@exercises("V-91")
def test_an_attack_is_no_target():
    """Inviolable does not help against it."""
    t = table("me: Ghoul", "opponent: Mirror Maiden").play("attack Ghoul -> Mirror Maiden")
    assert t.tokens("Mirror Maiden") == 2


def test_start_of_the_duel_comes_before_the_cards():
    """V-94."""
    scout = 'card "Scout": character(MONSTER, 3, 3, text=(when(START_OF_DUEL, Exhaust(target(RIVAL))),))'
    t = table(scout, "me: Scout", "me duel: Strike, Charm", "opponent: Wall", WALL).play("attack Scout -> Wall")
    assert t.tokens("Wall") == 1 and t.options() == ["lay Strike", "lay Charm"]


def test_a_duel_card_must_be_one_of_the_closed():
    """V-95."""
    t = table("me: Ghoul", "me duel: Strike, Charm", "me open: Mob Fury", "opponent: Wall", WALL).play(
        "attack Ghoul -> Wall"
    )
    assert t.why_not("lay Mob Fury").cite == "V-95"
    assert {decision.cite for decision in t.game.decisions} == {"V-95"}


def test_right_after_opening_the_attackers_first():
    """V-96: and both before any effect of step c."""
    t = table("me: Ghoul", "me duel: Surprise", "opponent: Wall", "opponent duel: Sleeve Dagger", WALL).play(
        "attack Ghoul -> Wall"
    )
    assert t.story("opened-duel-card", "duel-card-works")[:4] == [
        "opened-duel-card Surprise",
        "opened-duel-card Sleeve Dagger",
        "duel-card-works Surprise",
        "duel-card-works Sleeve Dagger",
    ]
    assert "V-96" in t.cites()


@pytest.mark.parametrize(
    "mine, theirs, order",
    [
        ("Strike", "Charm", ["Strike", "Charm"]),
        ("Strike", "Control", ["Control"]),
        ("Control", "Strike", ["Control"]),
        ("Control", "Reflection", ["Control"]),
        ("Reflection", "Control", ["Reflection"]),
    ],
)
def test_the_order_of_effects(mine: str, theirs: str, order: list[str]):
    """V-97: the attacker's first, unless only the attacked's is a cancel."""
    t = table("me: Ghoul", f"me duel: {mine}", "opponent: Wall", f"opponent duel: {theirs}", WALL).play(
        "attack Ghoul -> Wall"
    )
    assert t.happened("duel-card-works") == order


def test_the_targets_of_a_duel_card_are_chosen_when_it_works():
    """V-97: so the second one sees what the first has done."""
    t = table("me: Ghoul", "me duel: Black Water", "opponent: Wall*2", "opponent duel: Black Water", WALL)
    t.play("attack Ghoul -> Wall", "choose opponent.Wall")
    assert t.levels == (2, 0) and t.tokens("Ghoul") == 1  # the only participant that is left


def test_used_duel_cards_stay_open():
    t = table("me: Ghoul", "me duel: Strike x2", "opponent: Wall", WALL).play("attack Ghoul -> Wall")
    assert t.pile("me open") == ["Strike"] and t.pile("me duel") == ["Strike"]


def test_a_stopped_duel_renews_the_duel_deck_too():
    """V-98."""
    t = table("me: Ghoul", "me duel: Dissolution", "me open: Strike x2", "opponent: Wall", WALL).play(
        "attack Ghoul -> Wall"
    )
    assert t.count("me duel") == 3 and t.count("me open") == 0


def test_with_fatality_no_card_is_used():
    """V-98, V-113: the last closed card stays closed."""
    t = table("me: The Faceless", "me duel: Strike", "opponent: Ghoul", "opponent duel: Strike").play(
        "attack The Faceless -> Ghoul"
    )
    assert t.count("me duel") == t.count("opponent duel") == 1 and t.happened("duel-deck-renewed") == []


def test_a_requirement_that_fails_in_a_duel():
    """V-99: the card stays open without effect, nothing is paid."""
    t = table("me: Ghoul", "me duel: Last Word", "opponent: Wall", WALL, pause=False).play("attack Ghoul -> Wall")
    assert t.happened("duel-card-fails") == ["Last Word"] and "V-99" in t.cites()


@pytest.mark.parametrize(
    "theirs, won",
    [
        ((3, 4), ["influence"]),
        ((4, 3), ["threat"]),
        ((3, 3), ["influence", "threat"]),
        ((4, 4), []),
        ((0, 0), ["influence", "threat"]),
    ],
)
def test_equal_or_more_wins(theirs: tuple[int, int], won: list[str]):
    """V-100, V-101: a token for each win; the attacker never gets one."""
    card = f'card "Rock": character(MONSTER, {theirs[0]}, {theirs[1]})'
    t = table(card, "me: Ghoul", "opponent: Rock").play("attack Ghoul -> Rock")
    assert [word for word in ("influence", "threat") if t.happened(f"won-by-{word}")] == won
    assert t.tokens("Rock") == len(won) and t.tokens("Ghoul") == 0


def test_what_reads_as_zero_is_compared_as_zero():
    sap = 'card "Sap": modification(-9, -9)'
    t = table(sap, "me: Ghoul [Sap]", "opponent: Acolyte [Sap]").play("attack Ghoul -> Acolyte")
    assert t.tokens("Acolyte") == 2


def test_the_first_token_may_be_enough():
    """V-101: who fell by the first win is not there for the second."""
    t = table("me: Brute", "opponent: Ghoul*2").play("attack Brute -> Ghoul")
    assert t.happened("exhausted") == ["Ghoul"] and t.levels == (2, 0)


def test_the_end_and_the_after_of_a_duel():
    """V-102, V-103: participating until g; what lasts for the duel stops before g."""
    watch = 'card "Watch": character(MONSTER, 3, 3, text=(when(AFTER_DUEL, Exhaust(target(RIVAL))),))'
    t = table(watch, "me: Watch", "me duel: Strike", "opponent: Wall", WALL).play("attack Watch -> Wall")
    assert t.tokens("Wall") == 1 and t.values("Watch") == (3, 3)
    assert t.game.view(None)["scopes"] == []


def test_stop_skips_d_e_and_f():
    """V-104."""
    t = table("me: Shilo", "me duel: Dissolution", "opponent: Acolyte").play("attack Shilo -> Acolyte")
    assert t.tokens("Acolyte") == 0 and t.happened("ended-duel") == [] and t.happened("after-duel") == ["Shilo"]


def test_a_participant_that_changes_sides():
    """V-105: nothing to compare, but f and g take place."""
    lure = 'card "Lure": duel_card(text=(do(TakeControl(RIVAL, THIS_TURN)),))'
    t = table(lure, "me: Shilo", "me duel: Lure", "opponent: Acolyte").play("attack Shilo -> Acolyte")
    assert sorted(t.pile("me characters")) == ["Acolyte", "Shilo"] and t.tokens("Acolyte") == 0
    assert t.happened("ended-duel") == t.happened("after-duel") == ["Shilo"] and "V-105" in t.cites()


def test_what_would_be_done_to_a_missing_character_is_not():
    t = table("me: Ghoul", "me duel: Black Water", "opponent: Acolyte*2", "opponent duel: Strike")
    t.play("attack Ghoul -> Acolyte", "choose opponent.Acolyte")
    assert t.happened("duel-card-works") == ["Black Water", "Strike"] and t.happened("changed") == []
