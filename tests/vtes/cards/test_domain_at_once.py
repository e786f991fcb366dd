"""Master cards of the wider pool that do at once what they do."""

from __future__ import annotations

import pytest

from sumrak.games.vtes.values import capacity
from sumrak.games.vtes.vocabulary import Card
from tests.vtes.cards.company import follow, of_clan, seat
from tests.vtes.table_talk import Table

SABBAT = "Sabbat"


def kin(clan: str, sect: str = "Camarilla", **facts: object) -> Card:
    return of_clan(clan, sect=sect, **facts)


def at(phase: str, *lines: str, cards: tuple[Card, ...] = ()) -> Table:
    return seat(f"turn: 20, a, {phase}", *lines, cards=cards, pause="a")


def test_ascendance() -> None:
    assert at("master", "a: Royce / Ascendance", "b: Other").play("play ascendance").pool("a") == 31


def test_giants_blood() -> None:
    """To the full capacity; once in a game, whoever plays it."""
    t = at("master", "a: Dummy*1 / Giant's Blood x2", "b: Other").play("play giants-blood")
    follow(t, "choose dummy", steps=1)
    assert t.blood("dummy") == capacity(t.game.state, t.card("dummy")) == 9


@pytest.mark.parametrize(
    ("card", "sect", "now"), [("into-the-fire", "Camarilla", SABBAT), ("out-of-the-frying-pan", SABBAT, "Camarilla")]
)
def test_sects_change(card: str, sect: str, now: str) -> None:
    """A trifle."""
    t = at("master", f"a: Kin / {card}, Ascendance", "b: Other", cards=(kin("Caitiff", sect),)).play(f"play {card}")
    assert "play ascendance" in t.options() and now


def test_letter_from_vienna() -> None:
    """All ready Tremere tap."""
    t = at("master", "a: Royce / Letter from Vienna", "b: Kin, Other", cards=(kin("Tremere"),)).play(
        "play letter-from-vienna"
    )
    assert t.is_tapped("kin") and not t.is_tapped("other")


def test_misdirection() -> None:
    t = at("master", "a: Royce / Misdirection", "b: Other").play("play misdirection", "choose opponent.other")
    assert t.is_tapped("other") and t.pool("a") == 29


def test_out_of_control() -> None:
    young = kin("Brujah antitribu", SABBAT, capacity=5)
    t = at("master", "a: Royce / Out of Control", "b: Kin, Other", cards=(young,)).play("play out-of-control")
    assert (t.zone("kin"), t.pool("a")) == ("ash heap", 28)
    assert "play out-of-control" not in at("master", "a: Royce / Out of Control", "b: Other").options()


@pytest.mark.parametrize(("card", "pool"), [("unnatural-disaster", 2), ("vulnerability", 1)])
def test_burned_at_once(card: str, pool: int) -> None:
    """A location; a torpid vampire."""
    t = at("master", f"a: Royce / {card}", "b: Other (torpor), Elder Library").play(f"play {card}")
    assert (
        t.zone("elder-library" if card == "unnatural-disaster" else "other") == "ash heap" and t.pool("a") == 30 - pool
    )


def test_zillahs_valley() -> None:
    """4 blood to an uncontrolled vampire of capacity 8 or more."""
    t = at("master", "a: Royce / Zillah's Valley", "a uncontrolled: Dummy, Small", "b: Other")
    t.s.blood[t.card("dummy")] = 0
    t.play("play zillahs-valley")
    assert (t.blood("dummy"), t.pool("a")) == (4, 25)


@pytest.mark.parametrize(("card", "pool"), [("coroners-contact", 1), ("recruitment", 2), ("stranger-among-us-the", 1)])
def test_from_the_crypt(card: str, pool: int) -> None:
    """From the crypt: of the Samedi, any, of a scarce clan."""
    t = at("master", f"a: Royce / {card}", "a crypt: Dummy, Other", "b: Other")
    t.play(f"play {card}")
    assert t.pool("a") == 30 - pool and ("choose dummy" in t.options()) is (card == "recruitment")
