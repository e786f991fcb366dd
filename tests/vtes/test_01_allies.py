"""VTES-1.6.3.10 … 1.6.3.12: allies that play cards as vampires."""

from __future__ import annotations

import pytest

from sumrak.games.vtes.vocabulary import Card, PlaysAsVampire, Type
from tests.coverage_plugin import exercises
from tests.vtes.table_talk import table

ODDITY = Card("oddity", 0, "Oddity", (Type.ALLY,), life=3, text=(PlaysAsVampire("dom"),))


@exercises("VTES-1.6.3.10", "VTES-1.6.3.11")
def test_life_is_blood_and_the_age_is_one() -> None:
    """It pays with life, only for the Disciplines that its text names, and is younger than nearly everybody."""
    t = table("a: Oddity, Ohanna / Govern the Unaligned, Legal Manipulations", "b: Ozmo@90", cards=(ODDITY,))
    assert t.why_not("play legal-manipulations with oddity") == "VTES-1.5.4.2"
    assert t.why_not("play govern-the-unaligned with oddity 1") == "VTES-1.5.4.2"
    t.play("play govern-the-unaligned with oddity")
    assert (t.blood("oddity"), t.pool("b")) == (2, 27)


@exercises("VTES-1.6.3.12")
@pytest.mark.parametrize(("rules", "obeys"), [("2003", False), ("today", True)])
def test_how_long_it_counts_as_a_vampire(rules: str, obeys: bool) -> None:
    """For an action that it takes as a vampire; today also for the rest of an action in which it played something so."""
    t = table("a: Oddity, Ohanna / Govern the Unaligned", "b: Didi Meyers / Obedience", cards=(ODDITY,), rules=rules)
    t.play("play govern-the-unaligned with oddity", "b: block didi-meyers")
    assert "play obedience with didi-meyers" in t.options()
    t = table("a: Oddity, Ohanna / Conditioning", "b: Didi Meyers / Obedience", cards=(ODDITY,), rules=rules)
    t.play("bleed oddity", "a: play conditioning with oddity", "b: block didi-meyers")
    assert ("play obedience with didi-meyers" in t.options()) is obeys
