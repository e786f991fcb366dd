"""Scenes that judges have ruled on. Players a, b, c sit clockwise; a acts, so b is a's prey."""

from __future__ import annotations

from sumrak.games.vtes.vocabulary import (
    STRIKE,
    A,
    AddBleed,
    B,
    By,
    C,
    Card,
    Strike,
    Type,
    Use,
)
from tests.coverage_plugin import exercises
from tests.vtes.table_talk import Table, table

PUMP = Card("pump", 0, "Pump", (Type.MODIFIER,), uses=(Use((AddBleed(2),), A | B | C, by=By.ACTING),))


@exercises("VTES-6.2.2.20")
def test_stealth_only_when_needed() -> None:
    """A modifier for stealth was offered although nobody attempted to block."""
    t = table("a: Ozmo / Lost in Crowds", "b: Roland Bishop")
    t.play("bleed ozmo")
    assert t.asked == "b"
    assert t.why_not("b: block roland-bishop") is None
    t.play("b: block roland-bishop")
    assert t.asked == "a" and "play lost-in-crowds with ozmo" in t.options()
    t.play("a: play lost-in-crowds with ozmo")
    assert t.pool("b") == 28, "the attempt has failed"


@exercises("VTES-6.2.2.15", "VTES-6.2.2.16")
def test_a_redirected_bleed_keeps_its_pump() -> None:
    t = table("a: Ozmo / Pump", "b: Gilbert Duane / Deflection", "c: Didi Meyers / Deflection", cards=(PUMP,))
    t.play("bleed ozmo", "a: play pump with ozmo")
    assert "play deflection with gilbert-duane 1" in t.options(), "b's own refusal is the only one that is missing"
    t.play("b: play deflection with gilbert-duane 1")
    assert t.asked == "c"
    assert "block didi-meyers" in t.options()
    t.play("c: play deflection with didi-meyers 1")
    assert t.asked == "b" and "block gilbert-duane" in t.options(), "b gets a new chance to block"
    t.play("b: pass")
    t.passes()
    assert (t.pool("b"), t.pool("c"), t.pool("a")) == (26, 30, 30)


def test_archon_investigation() -> None:
    t = table("a: Ozmo / Pump", "b: Roland Bishop@90 / Archon Investigation", cards=(PUMP,))
    t.play("bleed ozmo", "a: play pump with ozmo")
    assert (t.asked, t.options()) == ("b", ["play archon-investigation", "pass"])
    t.play("b: play archon-investigation")
    assert (t.zone("ozmo"), t.pool("b")) == ("ash heap", 27)
    assert t.edge == ""


def test_the_edge_goes_to_the_acting_minions_controller() -> None:
    """VTES-6.1.1.3: whoever was bled in the end, and whoever had it."""
    t = table("a: Ozmo", "b: Gilbert Duane / Deflection", "c: Didi Meyers@90", "edge: c")
    t.play("bleed ozmo", "b: play deflection with gilbert-duane 1")
    t.passes()
    assert (t.edge, t.pool("c"), t.pool("b")) == ("a", 28, 30)


@exercises("VTES-6.2.1.4", "VTES-6.2.1.5")
def test_the_as_announced_window_comes_first() -> None:
    """Seduction was played after an ordinary modifier."""
    t = table("a: Didi Meyers / Seduction, Conditioning", "b: Roland Bishop")
    t.play("bleed didi-meyers")
    assert t.options() == ["play seduction with didi-meyers", "play seduction with didi-meyers 1", "pass"]
    t.play("a: pass")
    assert "play conditioning with didi-meyers" in t.options()
    assert t.why_not("a: play seduction with didi-meyers 1") == t.cite, "another moment"


def test_seduction_keeps_a_vampire_from_blocking() -> None:
    t = table("a: Didi Meyers / Seduction", "b: Roland Bishop")
    t.play("bleed didi-meyers", "a: play seduction with didi-meyers")
    assert t.pool("b") == 29, "nobody else could block"


@exercises("VTES-6.2.2.23", "VTES-1.6.1.7.1")
def test_wake_then_react() -> None:
    """Waking allows reactions for the whole action and obliges to nothing; the vampire stays tapped."""
    t = table("a: Ozmo", "b: Gilbert Duane@90 / Wake with Evening's Freshness, Deflection", "c: Didi Meyers@90")
    t.play("bleed ozmo", "b: play wake-with-evenings-freshness with gilbert-duane")
    assert t.is_tapped("gilbert-duane")
    assert "block gilbert-duane" in t.options()
    t.play("b: play deflection with gilbert-duane 1")
    t.passes()
    assert t.pool("c") == 28


@exercises("VTES-6.2.2.23")
def test_forced_awakening_costs_blood_without_a_block() -> None:
    t = table("a: Ozmo", "b: Roland Bishop@90 / Forced Awakening")
    t.play("bleed ozmo", "b: play forced-awakening with roland-bishop", "b: pass")
    assert t.blood("roland-bishop") == 3
    t = table("a: Ozmo", "b: Roland Bishop@90 / Forced Awakening")
    t.play("bleed ozmo", "b: play forced-awakening with roland-bishop", "b: block roland-bishop")
    t.passes()
    assert t.blood("roland-bishop") == 3, "blocked, and hit by a hand strike"


@exercises("VTES-6.2.3.4", "VTES-6.2.3.5", "VTES-6.2.3.8")
def test_change_of_target() -> None:
    """The blocker does not tap, there is no combat, the same action is barred."""
    t = table("a: Ozmo / Change of Target", "b: Roland Bishop")
    t.play("bleed ozmo", "b: block roland-bishop", "a: play change-of-target with ozmo")
    assert not t.is_tapped("ozmo") and not t.is_tapped("roland-bishop")
    assert t.asked == "a" and t.why_not("bleed ozmo") == "VTES-6.0.7"


@exercises("VTES-6.2.3.5", "VTES-6.2.3.8")
def test_obedience() -> None:
    """Ends the action at once: at basic level the acting vampire untaps, at superior it stays tapped."""
    t = table("a: Ohanna", "b: Didi Meyers / Obedience")
    t.play("bleed ohanna", "b: block didi-meyers")
    assert "play obedience with didi-meyers" in t.options()
    t.play("b: play obedience with didi-meyers 1")
    assert t.is_tapped("ohanna") and not t.is_tapped("didi-meyers")
    assert t.pool("b") == 30


def fight(*lines: str, cards: tuple[Card, ...] = ()) -> Table:
    """a bleeds with the first vampire, b blocks with the first: they fight."""
    t = table(*lines, cards=cards)
    actor = next(option for option in t.options() if option.startswith("bleed"))
    t.play(actor)
    t.until("block")
    t.play(next(option for option in t.options() if option.startswith("block")))
    return t


@exercises("VTES-6.4.5.4")
def test_combat_ends_beats_a_gun() -> None:
    t = fight("a: Violette Prentiss / Majesty", "b: Ohanna [.44 Magnum]")
    t.until("play majesty")
    t.play("play majesty with violette-prentiss 1")
    t.until("strike 44-magnum")
    t.play("strike 44-magnum")
    t.passes()
    assert t.blood("violette-prentiss") == 3, "the price alone"
    assert not t.is_tapped("violette-prentiss"), "it untaps before combat ends"
    assert t.asked == "a"


@exercises("VTES-6.4.2.3", "VTES-6.4.3.3")
def test_immortal_grapple_against_a_committed_gun() -> None:
    """Committed to the gun, the minion has no strike when only hand strikes are allowed."""
    t = fight("a: Hector Sosa / Immortal Grapple, Fake Out x2", "b: Ohanna [.44 Magnum]")
    t.until("maneuver 44-magnum") if "maneuver 44-magnum" not in t.options() else None
    t.play("maneuver 44-magnum", "play fake-out with hector-sosa")
    t.until("play immortal-grapple")
    t.play("play immortal-grapple with hector-sosa")
    t.until("strike") if "strike hector-sosa" in t.options() else None
    t.passes()
    assert t.blood("ohanna") == 1 and t.blood("hector-sosa") == 4


@exercises("VTES-6.4.3.4")
def test_rotschreck_only_where_the_strike_reaches() -> None:
    fiery = Card(
        "claws", 0, "Claws", (Type.COMBAT,), uses=(Use((Strike(hand=True, aggravated=True),), STRIKE, by=By.COMBATANT),)
    )
    t = fight("a: Ozmo / Claws", "b: Ohanna / Fake Out", "c: Didi Meyers / Rötschreck", cards=(fiery,))
    t.until("play fake-out")
    t.play("b: play fake-out with ohanna")
    t.play("a: play claws with ozmo")
    assert "play rotschreck" not in t.options(), "long range"
    t = fight("a: Ozmo / Claws", "b: Ohanna", "c: Didi Meyers / Rötschreck", cards=(fiery,))
    t.until("play claws")
    t.play("a: play claws with ozmo")
    assert (t.asked, t.options()) == ("c", ["play rotschreck", "pass"])
    t.play("c: play rotschreck")
    assert t.zone("ohanna") == "torpor" and t.is_tapped("ohanna") and t.blood("ohanna") == 2


@exercises("VTES-6.4.0.5", "VTES-6.4.1.6")
def test_taste_of_vitae_after_an_early_end() -> None:
    """The end of the round takes place although the opponent went to torpor."""
    t = fight("a: Crusher*2 / Taste of Vitae, Undead Strength", "b: Ohanna*1")
    t.until("play undead-strength")
    t.play("play undead-strength with crusher 1")
    assert t.asked == "a" and t.options() == ["play taste-of-vitae with crusher", "pass"]
    assert t.zone("ohanna") == "torpor"
    t.play("play taste-of-vitae with crusher")
    assert t.blood("crusher") == 2 - 1 + 1


@exercises("VTES-6.5.2.2", "VTES-6.2.3.6")
def test_a_blocked_leave_torpor() -> None:
    """No combat; the blocker taps and may diablerize at once; nothing is paid."""
    t = table("a: Ozmo (torpor), Ohanna", "b: Roland Bishop*1 [Sport Bike]")
    t.play("leave ozmo", "b: block roland-bishop")
    assert t.options() == ["diablerize roland-bishop -> seat0.ozmo", "decline"] or t.asked == "b"
    t.play(t.options()[-1])
    assert t.is_tapped("roland-bishop") and t.blood("ozmo") == 6 and t.zone("ozmo") == "torpor"


@exercises("VTES-6.3.3.3", "VTES-6.5.0.2")
def test_tapped_and_torpid_voters() -> None:
    """The tapped prince votes, the torpid one does not."""
    t = table(
        "a: Ohanna, Royce / Kine Resources Contested", "b: Gilbert Duane@90", "c: Sir Walter Nash (torpor)", "d: Roland Bishop@90",
    )  # fmt: skip
    t.play("play kine-resources-contested with ohanna")
    t.passes()
    while t.options() and t.options()[0].startswith("give"):
        t.game.play(0)
    said = t.options()
    assert t.asked == "a" and "for kine-resources-contested" in said
    t.play("for kine-resources-contested")
    assert t.asked == "b" and "against gilbert-duane" in t.options()
    t.play("b: against gilbert-duane")
    assert t.asked == "a", "the vote has failed: c had none"


@exercises("VTES-6.3.2.2")
def test_points_are_for_two_or_more_players() -> None:
    """Not all four on one; yourself is allowed; more than a player's pool is allowed."""
    t = table("a: Ohanna / Kine Resources Contested", "b: Roland Bishop@90", "b pool: 2", "c: Didi Meyers@90")
    t.play("play kine-resources-contested with ohanna")
    t.passes()
    assert t.options() == [f"give seat0 {n}" for n in range(4)]
    t.play("give seat0 0")
    assert t.options() == [f"give seat1 {n}" for n in (1, 2, 3)]
    t.play("give seat1 3")
    t.play("for kine-resources-contested")
    assert t.points("a") == 1 and t.pool("c") == 29
