"""Scenes that judges have ruled on: what comes after a queued combat, windows that close, terms that are short, levels left out."""

from __future__ import annotations

import pytest

from sumrak.deciding import IllegalMove
from sumrak.games.vtes.vocabulary import CAMARILLA, POLL, Card, GainPool, Type, Use, vampire
from tests.vtes.table_talk import Table, table

TITHE = Card("tithe", 0, "Tithe", (Type.MASTER,), out_of_turn=True, pool=9, uses=(Use((GainPool(0),), POLL),))
ADEPT = vampire("adept", 0, "Adept", "Caitiff", CAMARILLA, 9, 1, "CEL PRO")
NOBODY = vampire("nobody", 0, "Nobody", "Caitiff", CAMARILLA, 5, 1, "CEL PRO")


# a queued combat (case 23)
def mist(*plan: str) -> Table:
    t = table("a: Adept, Ohanna / Form of Mist", "b: Nobody / Psyche!", cards=(ADEPT, NOBODY))
    t.play("bleed adept", "b: block nobody").until("play form-of-mist with adept 1")
    return t.play("play form-of-mist with adept 1", *plan)


def test_a_queued_combat_kills_what_was_to_come_after_the_mist() -> None:
    """The second combat has been fought: nobody may burn blood any more to go on with the action."""
    t = mist().until("play psyche with nobody 1")
    t.play("b: play psyche with nobody 1")
    for _ in range(40):
        said = t.options()
        assert "number 1" not in said, t.cite
        if "bleed ohanna" in said:
            break
        t.play(next(x for x in ("pass", "strike adept", "strike nobody", *said) if x in said))
    assert "bleed ohanna" in t.options() and t.pool("b") == 30


def test_without_one_the_mist_may_go_on() -> None:
    t = mist().until("number 1")
    assert t.cite == "VTES-6.2.3.11"


# the as-announced window (VTES-6.2.1.5)
def announced(*said: str) -> Table:
    t = table("a: Didi Meyers, Royce@90 / Seduction", "b: Gilbert Duane@90, Ohanna / Forced Awakening", "c: Ozmo@90")
    return t.play("bleed didi-meyers", *said)


def test_a_wake_closes_the_window_of_the_announcement() -> None:
    """It is no effect "as the action is announced": a has had her chance."""
    t = announced()
    assert "play seduction with didi-meyers" in t.options()
    t.play("a: pass", "b: play forced-awakening with gilbert-duane")
    assert t.cite == "VTES-6.2.2.7" and not any(x.startswith("play seduction") for x in t.options())
    t = announced("a: play seduction with didi-meyers", "b: pass")
    assert (t.asked, t.cite) == ("b", "VTES-6.2.1.5"), "an effect of that window closes nothing"


# terms that are short (case 36)
def parity(given: int, tithes: int = 1) -> Table:
    """c pays for what she plays in the polling, so that 2 pool are left of which 3 were to move."""
    t = table(
        "a: Sir Walter Nash, Ohanna / Parity Shift", "a pool: 10", "b: Roland Bishop@90", "b pool: 9", "c: Lolita@90",
        "c pool: 11", f"c hand: Tithe x{tithes}", cards=(TITHE,),
    )  # fmt: skip
    t.play("play parity-shift with sir-walter-nash").terms(given)
    t.until("for sir-walter-nash").play("for sir-walter-nash").until("play tithe").play("c: play tithe")
    return t.until("give") if given in (1, 2) else t.until("end")


@pytest.mark.parametrize("mine", [0, 1])
def test_who_called_it_says_who_gets_what_there_is(mine: int) -> None:
    """1 for her and 2 for b were named; of 2 that are left she takes 1 or none."""
    t = parity(1)
    assert (t.asked, t.cite, t.pool("c")) == ("a", "VTES-6.3.2.7", 2)
    assert t.options() == ["give seat0 1", "give seat0 0"]
    t.play(f"a: give seat0 {mine}")
    assert not t.options() or not t.options()[0].startswith("give"), "the rest follows"
    assert (t.pool("a"), t.pool("b")) == (10 + mine, 9 + 2 - mine + 6), "6 since c is ousted"
    assert t.pool("c") <= 0


@pytest.mark.parametrize("mine", [0, 3])
def test_nobody_is_asked_where_one_gets_it_all(mine: int) -> None:
    t = parity(mine)
    assert "VTES-6.3.2.7" in t.cites and t.pool("c") == 0


# what a name without its level means
def woken() -> Table:
    t = table("a: Ozmo, Ohanna", "b: Gilbert Duane@90 / Deflection, Forced Awakening", "c: Lolita")
    t.play("bleed ohanna", "b: play forced-awakening with gilbert-duane")
    return t.until("play deflection")


def test_the_basic_level_is_never_taken_for_the_superior_one() -> None:
    """Its price is a tap (VTES-6.2.2.23): written without a level it is refused, and stays in the hand."""
    t = woken()
    assert (
        "play deflection with gilbert-duane 1" in t.options()
        and "play deflection with gilbert-duane" not in t.options()
    )
    assert t.why_not("b: play deflection with gilbert-duane") == "VTES-6.2.2.23"
    with pytest.raises(IllegalMove) as refused:
        t.play("b: play deflection with gilbert-duane")
    assert refused.value.reason.cite == "VTES-6.2.2.23" and t.hand("b") == ["deflection"]
    t.play("b: play deflection with gilbert-duane 1")
    assert not t.hand("b")


def test_who_plays_it_may_still_be_left_out() -> None:
    t = woken()
    assert t.why_not("b: play deflection") is None
