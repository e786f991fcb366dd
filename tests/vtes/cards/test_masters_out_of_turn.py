"""Out-of-turn master cards of the five decks."""

from __future__ import annotations

import pytest

from sumrak.games.vtes.vocabulary import STRIKE, By, Card, Strike, Type, Use
from tests.coverage_plugin import exercises
from tests.vtes.table_talk import Table, table


def masters(*lines: str, pause: str = "a", rules: str = "") -> Table:
    return table("turn: 20, a, master", *lines, pause=pause, rules=rules)


# Archon Investigation
def test_archon_investigation_needs_four() -> None:
    """3 are not enough; the cost is 3 pool; nobody but the one who is bled."""
    t = table("a: Ozmo / Bonding", "b: Royce@90 / Archon Investigation", "c: Ohanna@90 / Archon Investigation")
    t.play("bleed ozmo", "a: play bonding with ozmo")
    assert t.pool("b") == 27
    t = table("a: Ozmo / Conditioning", "b: Royce / Archon Investigation", "c: Ohanna@90 / Archon Investigation")
    t.play("bleed ozmo", "a: play conditioning with ozmo")
    assert "block royce" in t.options()
    t.play("b: play archon-investigation")
    assert (t.zone("ozmo"), t.pool("b")) == ("ash heap", 27), "her own refusal is the only one that was missing"


def test_archon_investigation_is_not_for_who_cannot_pay() -> None:
    t = table("a: Ozmo / Conditioning", "b: Royce@90 / Archon Investigation", "b pool: 2")
    t.play("bleed ozmo", "a: play conditioning with ozmo")
    assert t.zone("ozmo") == "ready" and t.points("a") == 2, "2 pool do not pay 3"


# Direct Intervention, Sudden Reversal
def test_direct_intervention_cancels_a_strike() -> None:
    """Another strike is chosen; 1 pool; no master card can be cancelled so."""
    t = table("a: Ozmo", "b: Violette Prentiss / Majesty", "c: Roland Bishop@90 / Direct Intervention")
    t.play("bleed ozmo", "b: block violette-prentiss").until("play majesty")
    t.play("play majesty with violette-prentiss", "c: play direct-intervention")
    assert t.pool("c") == 29 and t.blood("violette-prentiss") == 3, "nothing paid, but struck"
    t = masters("a: Ozmo / Blood Doll", "b: Royce / Direct Intervention")
    t.play("play blood-doll")
    assert t.host("blood-doll") == "ozmo"


def test_sudden_reversal_is_for_masters_only() -> None:
    t = table("a: Ozmo, Ohanna / Bonding", "b: Royce / Sudden Reversal")
    t.play("bleed ozmo", "a: play bonding with ozmo", "b: pass")
    assert t.hand("b") == ["sudden-reversal"]
    t = masters("a: Ozmo / Asylum Hunting Ground", "b: Royce / Sudden Reversal")
    t.play("play asylum-hunting-ground", "b: play sudden-reversal")
    assert (t.zone("asylum-hunting-ground"), t.pool("a"), t.pool("b")) == ("ash heap", 30, 30)


# Life Boon
def test_life_boon() -> None:
    """Pool of one's own for whoever has none; she stays, pays 1 in each of her untap phases, owes a victory point."""
    t = table("a: Ozmo", "b: Royce@90", "b pool: 2", "c: Ohanna / Life Boon", "c pool: 10", pause="b")
    t.play("bleed ozmo", "c: play life-boon")
    assert t.options()[0] == "give seat1 1" and t.options()[-1] == "give seat1 9", "she keeps 1 herself"
    t.play("give seat1 5")
    assert (t.pool("b"), t.pool("c"), t.points("a"), t.zone("life-boon")) == (5, 5, 0, "permanents")


def test_the_debt_of_a_life_boon() -> None:
    """In the untap phase of the one who was saved; her next victory point goes to who saved her."""
    lines = ("a: Ozmo@90", "b: Gilbert Duane, Royce", "c: Ohanna@90, Life Boon*2", "c pool: 5", "d: Didi Meyers@90")
    t = table("turn: 20, b, untap", *lines, pause="b")
    t.play("use seat2.life-boon")
    assert (t.pool("b"), t.pool("c")) == (29, 6) and "end" in t.options(), "once, and not because she must"
    t = table(
        "turn: 20, b, minion",
        "a: Ozmo@90",
        "b: Gilbert Duane",
        "c: Ohanna@90",
        "c pool: 1",
        "d: Didi Meyers@90, Life Boon*2",
    )
    t.play("b: bleed gilbert-duane")
    assert (t.points("b"), t.points("d"), t.zone("life-boon")) == (0, 1, "ash heap")


@exercises("VTES-9.1.9")
@pytest.mark.parametrize(
    ("rules", "points", "zone"), [("2003", (0, 1), "ash heap"), ("2003, withdraw_half true", (0.5, 0), "permanents")]
)
def test_half_a_point_is_not_owed(rules: str, points: tuple[float, float], zone: str) -> None:
    """Who withdraws with half a point keeps it; a whole one goes to who saved her."""
    at = ("a: Ozmo@90", "b: Royce@90", "c: Ohanna@90, Life Boon*2", "c pool: 5", "d: Didi Meyers@90")
    t = table(f"rules: {rules}", "turn: 20, b, untap", "b withdrawing: 1", *at, pause="b")
    t.until("bleed ohanna")
    assert ((t.points("b"), t.points("c")), t.zone("life-boon")) == (points, zone)


def test_life_boon_when_who_saved_her_is_ousted_herself() -> None:
    """Her victory points are the other's until that one is being ousted: no point for her own end."""
    lines = ("a: Ozmo@90", "b: Gilbert Duane, Royce", "c: Ohanna@90, Life Boon*2", "c pool: 1", "d: Didi Meyers@90")
    t = table("turn: 20, b, minion", *lines)
    t.play("b: bleed gilbert-duane")
    assert (t.points("b"), t.points("c"), t.pool("b")) == (1, 0, 36)


def test_life_boon_is_not_for_oneself() -> None:
    t = table("a: Ozmo", "b: Royce@90 / Life Boon", "b pool: 2", "c: Ohanna@90")
    t.play("bleed ozmo")
    assert t.points("a") == 1


# Rötschreck
def test_rotschreck_holds_the_vampire() -> None:
    """It goes to torpor tapped, does not untap in its next untap phase, at whose end the card is burned."""
    t = table(
        "a: Ozmo [Ivory Bow]", "b: Ohanna, Royce", "c: Didi Meyers / Rötschreck", pause="b",
    )  # fmt: skip
    t.play("bleed ozmo", "b: block ohanna").until("strike ivory-bow")
    t.play("strike ivory-bow", "c: play rotschreck")
    assert (t.zone("ohanna"), t.is_tapped("ohanna"), t.blood("ohanna")) == ("torpor", True, 2)
    assert t.blood("ozmo") == 6, "no strike has resolved"
    while t.phase != ("b", "master"):
        t.play("end" if "end" in t.options() else t.options()[-1])
    assert t.is_tapped("ohanna") and t.zone("rotschreck") == "ash heap"
    assert t.game.state.debt[2] == 1 or t.phase[0] != "b"


def test_a_new_combat_after_rotschreck() -> None:
    """The combat ends with both still ready: a new one may be queued, and then the vampire stays; Amaranth never comes in."""
    lines = ("b: Ohanna [Ivory Bow] / Amaranth", "c: Didi Meyers / Rötschreck")
    t = table("a: volker-the-puppet-prince, Royce / Psyche!", *lines)
    t.play("bleed volker-the-puppet-prince", "b: block ohanna").until("strike ivory-bow")
    t.play("strike ivory-bow", "c: play rotschreck")
    assert t.options() == ["play psyche with volker-the-puppet-prince 1", "pass"]
    t.play("a: play psyche with volker-the-puppet-prince 1")
    assert t.zone("volker-the-puppet-prince") == "ready" and t.host("rotschreck") == "volker-the-puppet-prince"
    assert len([event for event in t.game.events if event.cite == "VTES-6.4.0.1"]) == 2
    t = table("a: volker-the-puppet-prince, Royce", *lines)
    t.play("bleed volker-the-puppet-prince", "b: block ohanna").until("strike ivory-bow")
    t.play("strike ivory-bow", "c: play rotschreck")
    assert t.zone("volker-the-puppet-prince") == "torpor" and t.hand("b") == ["amaranth"]


def test_rotschreck_and_fame() -> None:
    t = table("a: Ozmo [Ivory Bow], Royce", "b: Ohanna [Fame (by a)]", "c: Didi Meyers / Rötschreck")
    t.play("bleed ozmo", "b: block ohanna").until("strike ivory-bow").play("strike ivory-bow", "c: play rotschreck")
    assert t.zone("ohanna") == "torpor" and t.pool("b") == 27


def test_rotschreck_chooses_where_both_are_struck_at() -> None:
    claws = Card(
        "claws", 0, "Claws", (Type.COMBAT,), uses=(Use((Strike(hand=True, aggravated=True),), STRIKE, by=By.COMBATANT),)
    )
    t = table("a: Ozmo / Claws", "b: Ohanna / Claws", "c: Didi Meyers / Rötschreck", cards=(claws,))
    t.play("bleed ozmo", "b: block ohanna").until("play claws")
    t.play("a: play claws with ozmo", "c: pass", "b: play claws with ohanna")
    assert t.asked == "c"
    t.play("c: play rotschreck")
    assert set(t.options()) == {"choose seat0.ozmo", "choose seat1.ohanna"}
    t.play("choose seat0.ozmo")
    assert (t.zone("ozmo"), t.zone("ohanna")) == ("torpor", "ready")


def test_archon_investigation_of_whom_the_bleed_was_sent_to() -> None:
    """The one who is bled in the end; an ally is burned too."""
    t = table(
        "a: Ozmo, Royce / Conditioning",
        "b: Gilbert Duane / Deflection",
        "c: Lolita@90 / Archon Investigation",
        "d: Ohanna@90",
    )
    t.play("bleed ozmo", "a: play conditioning with ozmo", "b: play deflection with gilbert-duane 1", "target seat2")
    t.play("c: play archon-investigation")
    assert (t.zone("ozmo"), t.pool("c"), t.edge) == ("ash heap", 27, "")


def test_direct_intervention_of_reactions_and_late_modifiers() -> None:
    """Obedience cancelled: they fight. Spying Mission cancelled: the bleed goes through, and nothing may follow."""
    t = table("a: Ohanna, Royce", "b: Gilbert Duane / Obedience", "c: Ozmo@90 / Direct Intervention")
    t.play(
        "bleed ohanna",
        "b: block gilbert-duane",
        "b: play obedience with gilbert-duane 1",
        "c: play direct-intervention",
    )
    assert "VTES-6.4.0.1" in t.cites and t.zone("obedience") == "ash heap"
    t = table("a: Zebulon, Royce / Spying Mission", "b: Lolita@90", "c: Ozmo@90 / Direct Intervention")
    t.play("bleed zebulon", "play spying-mission with zebulon 1", "c: play direct-intervention")
    assert (t.pool("b"), t.zone("spying-mission"), t.edge) == (29, "ash heap", "a")
