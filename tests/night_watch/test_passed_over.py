"""NW-213: that somebody is not asked must not tell what he holds: where he could have been asked the table waits (`hushed`)."""

from __future__ import annotations

import pytest

from tests.night_watch.table_talk import table


def passed_over(*lines: str) -> int:
    """How many questions are passed over between Medved's slot and the next thing that is asked."""
    t = table("turn: 3, slots, medved", "roof: Medved, Geser", *lines).reach("stay")
    return t.play("stay").game.hushed


@pytest.mark.parametrize("held", ["jam", "semyon"])
def test_a_watcher_may_be_in_a_hand_or_not(held):
    """Whether Night holds Semyon, his slot takes its time: there is a question, or there is a pause."""
    t = table("turn: 3, slots, medved", "roof: Medved, Geser", f"night hand: {held}").reach("stay").play("stay")
    is_asked = t.offers("introduce semyon")
    assert is_asked == (held == "semyon")
    assert is_asked or t.game.hushed


def test_nobody_waits_for_one_who_cannot_come():
    """The dead do not come back, an empty hand holds nobody, and the chip is for all to see."""
    night = passed_over("night hand: jam")
    assert night > passed_over("night hand: jam", "gone: semyon") > passed_over("night hand: -")
    assert passed_over("night hand: jam", "balance: day 9") == passed_over("night hand: -")


def test_an_answer_begins_the_count_anew():
    t = table("turn: 3, slots, medved", "roof: Medved, Geser", "night hand: jam").reach("stay").play("stay")
    assert t.game.hushed
    t.play("stay")
    assert not t.game.hushed or t.phase != "movement"
