"""Scenes of actions that judges have ruled on: blocks, redirection, timing. a acts, b is a's prey."""

from __future__ import annotations

from sumrak.games.vtes.vocabulary import (
    CAMARILLA,
    STRIKE,
    A,
    AddBleed,
    B,
    BurnBlood,
    By,
    C,
    Card,
    Cards,
    FailAction,
    GainPool,
    Of,
    Strike,
    Type,
    Use,
    Whose,
    vampire,
)
from tests.coverage_plugin import exercises
from tests.vtes.own_cards import WATCH
from tests.vtes.table_talk import table

PUMP = Card("pump", 0, "Pump", (Type.MODIFIER,), uses=(Use((AddBleed(2),), A | B | C, by=By.ACTING),))
DRAIN = Card(
    "drain", 0, "Drain", (Type.REACTION,),
    uses=(Use((BurnBlood(Cards(Of.VAMPIRE, Whose.OTHERS)),), A, by=By.REACTING),),
)  # fmt: skip
COSTLY = Card(
    "costly", 0, "Costly", (Type.ACTION,), blood=2, uses=(Use((GainPool(3),), by=By.ACTING, is_action=True),)
)  # fmt: skip
FIZZ = Card("fizz", 0, "Fizz", (Type.REACTION,), uses=(Use((FailAction(),), A, by=By.REACTING),))
BASH = Card("bash", 0, "Bash", (Type.COMBAT,), uses=(Use((Strike(3),), STRIKE, by=By.COMBATANT),))


@exercises("VTES-6.2.2.13", "VTES-6.2.2.17")
def test_a_failed_block_is_the_refusal_that_deflection_needs() -> None:
    """b has another vampire that could try; after one attempt has failed its own refusal is the only one missing."""
    t = table("a: Ozmo / Lost in Crowds", "b: Gilbert Duane, Royce / Deflection", "c: Didi Meyers")
    t.play("bleed ozmo", "b: block royce")
    assert "play deflection with gilbert-duane 1" not in t.options(), "an attempt is under way"
    t.play("a: play lost-in-crowds with ozmo")
    assert t.asked == "b" and {"block gilbert-duane", "play deflection with gilbert-duane 1"} <= set(t.options())
    t.play("b: play deflection with gilbert-duane 1")
    assert t.asked == "c" and t.why_not("b: block gilbert-duane") is not None
    t.passes()
    assert (t.pool("b"), t.pool("c")) == (30, 28)


@exercises("VTES-6.1.1.2", "VTES-6.1.1.3", "VTES-6.2.2.9", "VTES-6.2.2.10", "VTES-6.2.2.15", "VTES-6.2.2.16")
def test_a_pump_after_the_refusal_and_a_redirection() -> None:
    """b declines, a pumps to 3, b sends it to c, who alone may block and declines: c burns 3, a takes the Edge."""
    t = table(
        "a: Didi Meyers / Pump",
        "b: Gilbert Duane, Royce / Deflection",
        "c: Zebulon",
        "d: Roland Bishop",
        "edge: d",
        cards=(PUMP,),
    )
    t.play("bleed didi-meyers", "a: pass", "b: pass")
    assert t.why_not("b: block royce") is not None
    t.play("a: play pump with didi-meyers", "b: play deflection with gilbert-duane 1")
    assert set(t.options()) == {"target seat2", "target seat3"}, "never to the acting player"
    t.play("b: target seat2")
    assert t.asked == "c" and "block zebulon" in t.options()
    assert t.why_not("b: block royce") is not None and t.why_not("d: block roland-bishop") is not None
    t.play("c: pass")
    t.passes()
    assert [t.pool(seat) for seat in "abcd"] == [30, 30, 27, 30] and t.edge == "a"


@exercises("VTES-6.2.2.15")
def test_sent_back_it_may_be_blocked_by_who_has_declined() -> None:
    t = table(
        "a: Didi Meyers / Pump",
        "b: Gilbert Duane, Royce / Deflection",
        "c: Violette Prentiss, Aisling Sturbridge / Deflection",
        "d: Roland Bishop",
        cards=(PUMP,),
    )
    t.play("bleed didi-meyers", "a: pass", "b: pass", "a: play pump with didi-meyers")
    assert t.asked == "b" and t.why_not("b: block royce") is not None, "b has declined"
    t.play("b: play deflection with gilbert-duane 1", "b: target seat2")
    t.play(next(option for option in t.options() if option.startswith("play deflection")), "c: target seat1")
    assert t.asked == "b" and "block royce" in t.options(), "a new chance"
    t.play("b: pass").passes()
    assert [t.pool(seat) for seat in "abcd"] == [30, 27, 30, 30]


def test_archon_investigation_comes_too_late_after_a_stored_bleed() -> None:
    """VTES-6.2.2.18: the stored card makes it 4 as the bleed would succeed; nothing of an earlier moment follows."""
    t = table("a: Zebulon [Spying Mission*2, Laptop Computer], Ohanna", "b: Roland Bishop@90 / Archon Investigation")
    t.play("bleed zebulon")
    assert "bleed ohanna" in t.options(), "it was 2, and then it was too late"
    assert (t.zone("zebulon"), t.pool("b"), t.hand("b")) == ("ready", 26, ["archon-investigation"])


@exercises("VTES-1.6.1.7.4")
def test_a_cancelled_action_card() -> None:
    """Nothing taps, nothing is paid; the card is spent, the same action may be announced again."""
    t = table("a: Didi Meyers*3 / Govern the Unaligned x2", "b: Ohanna@90 / Direct Intervention")
    t.play("play govern-the-unaligned with didi-meyers", "b: play direct-intervention")
    assert not t.is_tapped("didi-meyers") and t.blood("didi-meyers") == 3
    assert t.pool("b") == 29 and t.hand("a") == ["govern-the-unaligned"]
    assert {t.zone("govern-the-unaligned", n) for n in (0, 1)} == {"hand", "ash heap"}
    assert "play govern-the-unaligned with didi-meyers" in t.options()


@exercises("VTES-6.2.2.11")
def test_an_outsider_tries_once_and_an_own_refusal_stands() -> None:
    """Eagle's Sight lifts the bar on who is not attacked, and no other."""
    t = table(
        "a: Ozmo / Lost in Crowds", "b: Royce", "c: Gilbert Duane, Didi Meyers / Eagle's Sight", "d: Roland Bishop"
    )
    t.play("bleed ozmo", "b: pass")
    assert t.asked == "c" and not any(option.startswith("block") for option in t.options())
    t.play("c: play eagles-sight with gilbert-duane 1", "a: play lost-in-crowds with ozmo").passes()
    assert t.pool("b") == 28 and not t.is_tapped("gilbert-duane"), "a single attempt"

    t = table("a: Zebulon*3", "b: Gilbert Duane, Royce / Eagle's Sight", "c: Ohanna", "d: Roland Bishop")
    t.play("hunt zebulon", "b: pass")
    assert t.why_not("b: play eagles-sight with gilbert-duane 1") is not None
    t.play("d: pass")
    assert t.blood("zebulon") == 4 and t.hand("b") == ["eagles-sight"], "b has declined and is not asked again"


def test_who_failed_under_faceless_night_reacts_before_it_taps() -> None:
    """VTES-1.4.1: only who failed after the card, and only as the action resolves: it deflects untapped."""
    t = table(
        "a: Zebulon, Ohanna / Faceless Night, Lost in Crowds",
        "b: Gilbert Duane, Roland Bishop / Watch, Deflection",
        "c: Ozmo",
        cards=(WATCH,),
    )
    t.play("bleed zebulon", "b: block roland-bishop", "a: play lost-in-crowds with zebulon", "b: pass")
    t.play("b: block gilbert-duane", "b: play watch with gilbert-duane", "a: play faceless-night with zebulon 1")
    assert t.asked == "b" and not t.is_tapped("gilbert-duane")
    t.play("b: play deflection with gilbert-duane 1")
    assert not t.is_tapped("gilbert-duane")
    t.passes()
    assert (t.pool("b"), t.pool("c")) == (30, 29)
    assert (t.is_tapped("gilbert-duane"), t.is_tapped("roland-bishop")) == (True, False)


def test_a_cost_that_cannot_be_paid_any_more() -> None:
    """VTES-6.2.3.3: what is there is paid, the action is successful and does nothing."""
    lines = ("a: Violette Prentiss*2, Ohanna / Costly", "b: Roland Bishop / Drain")
    t = table(*lines, cards=(COSTLY, DRAIN))
    t.play("play costly with violette-prentiss", "b: pass").passes()
    assert (t.blood("violette-prentiss"), t.pool("a")) == (0, 33)
    t = table(*lines, cards=(COSTLY, DRAIN))
    t.play("play costly with violette-prentiss", "b: play drain with roland-bishop", "choose seat0.violette-prentiss")
    assert t.blood("violette-prentiss") == 1
    t.until("bleed ohanna")
    assert (t.blood("violette-prentiss"), t.pool("a"), t.zone("costly")) == (0, 30, "ash heap")
    assert "VTES-6.2.3.3" in t.cites and t.is_tapped("violette-prentiss")


@exercises("VTES-6.2.3.9")
def test_freak_drive_after_a_combat_and_not_after_a_mere_failure() -> None:
    """After all combats of the action: superior if it was blocked; an action that failed otherwise was not."""
    t = table("a: Courtland Leighton, Emerson Bridges / Freak Drive", "b: Ohanna")
    t.play("bleed emerson-bridges", "b: block ohanna")
    assert t.asked == "a" and t.blood("ohanna") == 1, "combat is over"
    assert t.options() == ["play freak-drive with emerson-bridges 1", "pass"]
    t.play("a: play freak-drive with emerson-bridges 1")
    assert not t.is_tapped("emerson-bridges")

    t = table("a: Emerson Bridges, Ohanna / Freak Drive", "b: Roland Bishop / Fizz", cards=(FIZZ,))
    t.play("bleed emerson-bridges", "b: play fizz with roland-bishop").until("bleed ohanna")
    assert t.is_tapped("emerson-bridges") and t.pool("b") == 30 and t.hand("a") == ["freak-drive"]

    t = table("a: Emerson Bridges, Ohanna / Freak Drive", "b: Roland Bishop@90")
    t.play("bleed emerson-bridges")
    assert t.options() == ["play freak-drive with emerson-bridges", "pass"], "successful: basic"


@exercises("VTES-6.3.2.1")
def test_freak_drive_after_a_referendum() -> None:
    """The referendum is part of the resolution: what follows the action follows it."""
    t = table("a: Emerson Bridges, Ohanna / Freak Drive, Kine Resources Contested", "b: Royce@90", "c: Ozmo@90")
    t.play("play kine-resources-contested with emerson-bridges").terms(0, 1)
    assert not any("freak-drive" in option for option in t.options())
    t.play("for kine-resources-contested").until("play freak-drive")
    assert (t.pool("b"), t.pool("c")) == (29, 27), "the result first"
    t.play("play freak-drive with emerson-bridges")
    assert not t.is_tapped("emerson-bridges")


@exercises("VTES-6.5.0.2")
def test_no_reaction_from_torpor() -> None:
    """Cats' Guidance untaps who has blocked, after the combat, if the blocker is still ready."""
    guide = vampire("guide", 0, "Guide", "Gangrel", CAMARILLA, 5, 2, "ANI")
    for blood, ready in ((5, True), (1, False)):
        t = table(
            "a: Ozmo, Ohanna / Bash",
            f"b: Guide*{blood}, Royce@90 / Cats' Guidance",
            "c: Lolita@90",
            cards=(guide, BASH),
        )
        t.play("bleed ozmo", "b: block guide", "a: play bash with ozmo").until(
            "bleed ohanna" if not ready else "play cats"
        )
        assert t.is_tapped("guide") and t.zone("guide") == ("ready" if ready else "torpor")
        assert t.hand("b") == ["cats-guidance"] and ("play cats-guidance with guide" in t.options()) is ready
    assert t.why_not("b: play cats-guidance with guide") is not None


@exercises("VTES-6.2.2.2", "VTES-6.2.2.8")
def test_undirected_and_the_predator_fails() -> None:
    """b declines, c has nothing to decline, d fails and passes: b could not block any more."""
    t = table(
        "a: Ozmo*1, Ohanna",
        "b: Royce, Frederick the Weak",
        "c: Didi Meyers",
        "d: Roland Bishop, Lolita",
        cards=(WATCH,),
    )
    t.play("hunt ozmo")
    assert t.asked == "b" and t.why_not("c: block didi-meyers") is not None
    t.play("b: pass", "d: block roland-bishop")
    t.until("block lolita")
    assert t.asked == "d" and t.why_not("b: block royce") is not None
    t.play("d: pass")
    assert t.blood("ozmo") == 2 and not t.is_tapped("royce") and not t.is_tapped("roland-bishop")
