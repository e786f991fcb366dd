"""What is legal and does nothing, or kills, is offered with a warning that names its paragraph."""

from __future__ import annotations

import pytest

from tests.night_watch.table_talk import Table, table


def warned(t: Table, said: str) -> str | None:
    """The paragraph of the warning on an option."""
    option = next(option for option in t.game.decision.options if option.notation == said)
    return None if option.warning is None else option.warning.cite


def test_a_protection_of_which_nothing_is_left():
    """Bug: the Minus for oneself was looked at only when the card lay on the table."""
    t = table("turn: 3, play", "roof: Anton, Semyon", "anton hand: protection-1, attack-1").reach("play")
    assert warned(t, "play protection-1 -> anton") == "NW-234"
    assert warned(t, "play protection-1 -> semyon") is None


def test_a_shapeshifter_may_need_a_protection_of_no_power():
    """NW-66: it opens the Maneuvers."""
    t = table("turn: 3, play", "roof: Medved, Andrey", "spells: protection-1").reach("play protection-1")
    assert warned(t, "play protection-1 -> medved") is None


@pytest.mark.parametrize(("wounds", "cite"), [("", "NW-237"), ("*1", None)])
def test_healing_where_nothing_hurts(wounds, cite):
    t = table("turn: 3, play", f"roof: Anton, Semyon{wounds}", "anton hand: healing-2, attack-1").reach("play")
    assert warned(t, "play healing-2 -> semyon") == cite


def test_an_amulet_without_power_destroys_an_item_and_nothing_else():
    t = table("turn: 3, play", "roof: Darya, Anton [Gorsvet Lamp]", "darya amulet: attack-1").reach("amulet")
    assert warned(t, "amulet attack-1 -> anton") == "NW-234"
    assert warned(t, "amulet attack-1 -> opponent.lamp") is None


def test_who_cannot_pay_for_staying_is_told():
    """NC-107."""
    t = table("turn: 3, gloom", "roof: Anton*3 (level 1)").reach("level anton")
    assert {warned(t, said) for said in t.options() if said.startswith("level")} == {"NW-243"}


@pytest.mark.parametrize(("vortex", "cite"), [(0, "NW-323"), (4, None)])
def test_an_insight_at_0(vortex, cite):
    t = table("turn: 3, slots, anton", f"vortex: {vortex}", "flat: Anton", "night hand: insight").reach("play insight")
    assert warned(t, "play insight") == cite


def test_an_evil_eye_on_an_empty_hand():
    t = table("turn: 3, slots, zavulon", "roof: Zavulon", "entrance: Semyon", "day hand: evil-eye").reach(
        "play evil-eye"
    )
    assert {warned(t, said) for said in t.options() if said.endswith("semyon")} == {"NW-345"}
