"""Chapters 15 to 17: the Vortex, the Balance, the end (NW-250 … NW-263)."""

import pytest

from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import Table, table


def in_the_flat(vortex: int, night: str, day: str) -> Table:
    """Geser and Zavulon on level 3, each with up to four cards that all go to Svetlana."""
    t = table(
        "turn: 3, play", f"vortex: {vortex}", "flat: Geser (level 3), Zavulon (level 3)", f"geser hand: {night or '-'}",
        f"zavulon hand: {day or '-'}",
    )  # fmt: skip
    for hand in (day, night):
        cards = [card for card in hand.split(", ") if card]
        if cards:
            t.reach("wound").play("wound 3")
        for card in cards:
            t.play(f"play {card} -> svetlana")
    return t


@exercises("NW-251")
@pytest.mark.parametrize("night, day, after", [
    ("protection-1", "", 6), ("healing-2", "", 6), ("protection-3", "", 5), ("healing-3", "", 5),
    ("protection-1, protection-2", "", 5), ("protection-1, protection-1, protection-1", "", 4),
    ("protection-3, protection-3", "", 4), ("protection-1, protection-1, healing-1, healing-1", "", 4),
    ("", "attack-1", 8), ("", "attack-4", 8), ("", "attack-1, attack-2", 9), ("", "attack-1, attack-1, attack-3", 9),
    ("protection-3", "attack-1", 6), ("protection-3, healing-3", "attack-1, attack-1", 6),
])  # fmt: skip
def test_what_is_played_on_svetlana(night: str, day: str, after: int):
    """From 7: 1 for Power 1 or 2, 2 for more, at most 3; an Attack 1, at most 2; one is set off against the other."""
    assert in_the_flat(7, night, day).numbers("vortex-moved")[:1] == [after]


@exercises("NW-251")
def test_a_card_of_no_power_does_nothing_to_the_vortex():
    t = table("turn: 3, play", "vortex: 7", "flat: Alisa, Anton", "alisa amulet: attack-1")
    t.play("amulet attack-1 -> svetlana").next_turn()
    assert t.numbers("vortex-moved") == [8]  # the next turn


@exercises("NW-251", "NW-233")
def test_only_in_the_flat_and_only_light_mages_and_the_dark():
    t = table("turn: 3, play", "roof: Anton, Petr", "anton hand: protection-1", "petr hand: attack-1")
    assert not any("svetlana" in said for said in t.options())
    t = table("turn: 3, play", "flat: Medved, Petr", "spells: protection-1", "petr hand: healing-1")
    assert not any("svetlana" in said for said in t.options())
    assert t.play("end").why_not("play healing-1 -> svetlana").cite == "NW-233"


@exercises("NW-252", "NW-262")
def test_attacks_may_burst_it():
    t = in_the_flat(11, "", "attack-1")
    assert t.winner == "day" and t.game.outcome.termination == "BURST" and t.game.outcome.scores == (0, 4)


@exercises("NW-252")
def test_accidents_have_no_part_in_the_limits():
    t = table("turn: 3, window", "night hand: Svetlana's Insight x2", "flat: Geser (level 1), Larisa", "geser hand: protection-3, healing-3",
              "vortex: 9")  # fmt: skip
    t.play("play insight", "play insight").reach("level geser").play("level geser 1").reach("wound").play("wound 1")
    t.play("play protection-3 -> svetlana", "play healing-3 -> svetlana")
    assert t.numbers("vortex-moved")[:3] == [8, 7, 4]


@exercises("NW-252", "NW-262")
def test_at_zero_at_the_end_of_battle_it_is_dispelled():
    t = in_the_flat(2, "protection-1, protection-1", "")
    assert t.winner == "night" and t.game.outcome.termination == "DISPELLED"


@exercises("NW-260", "NW-261", "NW-263")
@pytest.mark.parametrize("balance, tokens, winner, scores", [
    ("day 4", 0, "night", (4, 4)),  # equal, and the Vortex is at 0
    ("day 5", 0, "day", (4, 5)),
    ("day 5", 2, "night", (6, 5)),
    ("night 1", 0, "night", (5, 0)),
])  # fmt: skip
def test_the_award_is_four_points(balance: str, tokens: int, winner: str, scores: tuple[int, int]):
    t = table("turn: 3, gloom", "vortex: 0", f"balance: {balance}", f"tokens: night {tokens}, day 0", "roof: Anton")
    t.play("level anton 0")
    assert t.game.outcome.scores == scores and t.winner == winner


@exercises("NW-262")
@pytest.mark.parametrize("cards, termination, scores", [
    ("roof: Anton*3 (level 1), Larisa", "WIPED_OUT", (0, 4)),
    ("roof: Anton*3 (level 1), Petr*3 (level 1)", "WIPED_OUT", (0, 0)),
])  # fmt: skip
def test_who_has_nobody_left_loses_the_award(cards: str, termination: str, scores: tuple[int, int]):
    t = table("turn: 3, gloom", cards, "vortex: 6", idle=False)
    while not t.game.is_over:
        t.do_nothing()
    assert (t.game.outcome.termination, t.game.outcome.scores) == (termination, scores)


@exercises("NW-262")
def test_a_watcher_of_the_other_watch_in_hand_keeps_nobody_alive():
    t = table("rules: probability_decks one", "turn: 3, play", "roof: Larisa", "night hand: Alisa", idle=False)
    assert t.winner == "day"


@exercises("NW-262")
def test_turn_15_is_the_last():
    t = table("turn: 14, receiving", "balance: night 1", "vortex: 1")
    t.next_turn().next_turn()
    assert t.game.is_over and t.game.outcome.termination == "TURN_LIMIT" and t.turn == 15
    assert t.game.outcome.scores == (1, 0) and t.winner == "night"


@exercises("NW-255", "NW-118")
def test_nothing_else_moves_the_chip():
    t = table(
        "turn: 3, play", "balance: night 2", "roof: Anton*3, Larisa*3", "larisa hand: attack-1", "anton hand: attack-1"
    )
    t.play("play attack-1 -> anton", "play attack-1 -> larisa", "heal 0").next_turn()
    assert t.points == (2, 0) and t.happened("balance-moved") == []
