"""Scenes of combat that judges have ruled on. The vampire of a acts, that of b has blocked it."""

from __future__ import annotations

import pytest

from sumrak.games.vtes.vocabulary import (
    BEFORE_RANGE,
    CAMARILLA,
    STRIKE,
    By,
    Card,
    MoreDamage,
    MoreStrength,
    Strike,
    Type,
    Use,
    vampire,
)
from tests.coverage_plugin import exercises
from tests.vtes.table_talk import Table, table


def blow(id: str, effect: object, when: int = STRIKE) -> Card:
    return Card(id, 0, id.title(), (Type.COMBAT,), uses=(Use((effect,), when, by=By.COMBATANT),))


ALL = (
    vampire("adept", 0, "Adept", "Caitiff", CAMARILLA, 9, 2, "CEL POT PRE FOR DOM OBF ANI PRO THA AUS"),
    vampire("dummy", 0, "Dummy", "Caitiff", CAMARILLA, 5, 2, "CEL POT PRE FOR DOM OBF ANI PRO THA AUS"),
    vampire("drinker", 0, "Drinker", "Caitiff", CAMARILLA, 5, 2, "THA"),
    vampire("brute", 0, "Brute", "Caitiff", CAMARILLA, 9, 2, "CEL PRE", text=(MoreDamage(1),)),
    blow("claws", Strike(hand=True, aggravated=True)),
    blow("quick", Strike(3, first=True)),
    blow("snatch", Strike(steal_equipment=True, ranged=True)),
    blow("flames", Strike(1, ranged=True, aggravated=True, backfires=1)),
    blow("melt", Strike(5, aggravated=True)),
    blow("strong", MoreStrength(1), BEFORE_RANGE),
)


def fight(a: str, b: str, c: str = "c: Lolita@90") -> Table:
    t = table(f"a: {a}", f"b: {b}", c, cards=ALL)
    t.play(next(option for option in t.options() if option.startswith("bleed"))).until("block")
    return t.play(next(option for option in t.options() if option.startswith("block")))


@exercises("VTES-6.4.3.5", "VTES-6.4.5.9")
def test_combat_ends_before_a_first_strike_and_what_it_would_do() -> None:
    """No damage, nothing stolen, and what the other strike would do to the striker does not happen."""
    for card in ("quick", "snatch", "flames", "dodge"):
        t = fight("Adept [Laptop Computer], Ohanna / Majesty", f"Dummy / {card.title()}")
        t.until("play majesty").play("play majesty with adept").until(f"play {card}")
        t.play(next(option for option in t.options() if option.startswith(f"play {card}"))).passes()
        assert (t.blood("adept"), t.blood("dummy")) == (9 - 1, 5), card
        assert t.host("laptop-computer") == "adept" and "bleed ohanna" in t.options(), card
    t = fight("Adept [Laptop Computer], Ohanna", "Dummy / Flames")
    t.until("play flames").play("b: play flames with dummy").passes()
    assert (t.zone("adept"), t.blood("dummy"), t.zone("dummy")) == ("torpor", 4, "torpor"), "otherwise it does"


@exercises("VTES-6.4.5.5")
@pytest.mark.parametrize(
    ("one", "other", "after"), [(1, 5, (2, 4)), (5, 5, (5, 5)), (4, 5, (4, 5)), (5, 1, (4, 2)), (2, 2, (2, 2))]
)
def test_both_steal_blood(one: int, other: int, after: tuple[int, int]) -> None:
    """Each takes of what the other had before; the surplus drains after both, not in between."""
    t = fight(f"Dummy*{one}, Ohanna / Theft of Vitae", f"Drinker*{other} / Theft of Vitae")
    t.until("play theft")
    t.play("play theft-of-vitae with dummy 1", "b: play theft-of-vitae with drinker 1").passes()
    assert (t.blood("dummy"), t.blood("drinker")) == after


@exercises("VTES-6.4.6.10")
def test_added_damage_is_nothing_without_damage() -> None:
    """Strength and added damage make neither a dodge nor an end of combat hurt; on claws it is aggravated."""
    for card in ("dodge", "majesty"):
        t = fight(f"Adept, Ohanna / Strong, {card.title()}", "Dummy*3")
        t.play("play strong with adept").until(f"play {card}").play(f"play {card} with adept").until("bleed ohanna")
        assert (t.blood("dummy"), t.zone("dummy")) == (3, "ready"), card
    for card, blood in (("dodge", 3), ("majesty", 3), ("", 1)):
        t = fight(f"Brute, Ohanna{' / ' + card.title() if card else ''}", "Dummy*3")
        if card:
            t.until(f"play {card}").play(f"play {card} with brute")
        t.until("bleed ohanna")
        assert t.blood("dummy") == blood, card or "a hand strike: 1 and 1 more"
    t = fight("Adept, Ohanna / Strong, Claws", "Dummy*3")
    t.play("play strong with adept").until("play claws").play("play claws with adept").until("bleed ohanna")
    assert (t.zone("dummy"), t.blood("dummy")) == ("torpor", 2), (
        "one point to torpor, the other is aggravated too: 1 blood"
    )


@exercises("VTES-6.4.3.4")
@pytest.mark.parametrize("after_the_dodge", [False, True])
def test_rotschreck_before_or_after_the_dodge(after_the_dodge: bool) -> None:
    """At close range; combat ends, no strike resolves, the vampire is tapped and in torpor."""
    t = fight("Adept, Ohanna / Claws", "Dummy*4 / Dodge", "c: Lolita@90 / Rötschreck")
    t.until("play claws").play("a: play claws with adept")
    if after_the_dodge:
        t.play("c: pass", "b: play dodge with dummy")
    assert (t.asked, t.options()) == ("c", ["play rotschreck", "pass"])
    t.play("c: play rotschreck")
    assert (t.zone("dummy"), t.is_tapped("dummy"), t.blood("dummy"), t.blood("adept")) == ("torpor", True, 4, 9)
    assert "bleed ohanna" in t.options()


@exercises("VTES-6.4.0.5", "VTES-6.4.1.6")
def test_taste_of_vitae_of_a_burned_opponent() -> None:
    """The end of the round takes place although the opponent was burned; an ally has no blood to be tasted."""
    t = fight("Adept*4, Ohanna / Melt, Taste of Vitae", "Dummy*2")
    t.until("play melt").play("play melt with adept").until("play taste-of-vitae")
    assert t.zone("dummy") == "ash heap"
    t.play("play taste-of-vitae with adept")
    assert t.blood("adept") == 4 - 1 + 2
    t = fight("Adept*4, Ohanna / Melt, Taste of Vitae", "Loyal Street Gang")
    t.until("play melt").play("play melt with adept").until("bleed ohanna")
    assert t.zone("loyal-street-gang") == "ash heap" and "taste-of-vitae" in t.hand("a")
