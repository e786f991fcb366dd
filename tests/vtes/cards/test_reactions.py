"""Reaction cards of the five decks."""

from __future__ import annotations

import pytest

from sumrak.games.vtes.vocabulary import AddStealth, B, By, Card, Type, Use
from tests.vtes.table_talk import Table, table

SNEAK = Card("sneak", 0, "Sneak", (Type.MODIFIER,), uses=(Use((AddStealth(1),), B, by=By.ACTING),))
SNEAK2 = Card("sneak2", 0, "Sneak2", (Type.MODIFIER,), uses=(Use((AddStealth(2),), B, by=By.ACTING),))


def at_the_poll(t: Table) -> Table:
    while "pass" in t.options() and not any(option.startswith(("for", "choose", "give")) for option in t.options()):
        t.play("pass")
    return t


# redirection
def test_deflection() -> None:
    """1 blood; basic taps the vampire that plays it, superior does not; never to the bleeder's controller."""
    t = table("a: Ozmo, Ohanna", "b: Roland Bishop / Deflection", "c: Lolita@90", "d: Evangeline@90")
    t.play("bleed ozmo", "b: play deflection with roland-bishop")
    assert t.options() == ["target seat2", "target seat3"]
    t.play("target seat3")
    assert (t.pool("d"), t.pool("b"), t.blood("roland-bishop"), t.is_tapped("roland-bishop")) == (28, 30, 3, True)
    t = table("a: Ozmo, Ohanna", "b: Gilbert Duane / Deflection", "c: Lolita@90")
    t.play("bleed ozmo", "b: play deflection with gilbert-duane 1")
    assert not t.is_tapped("gilbert-duane") and t.pool("c") == 28


def test_deflection_is_for_who_is_bled() -> None:
    """Not before blocks are declined, not for somebody else, not with two players."""
    t = table("a: Ozmo, Ohanna", "b: Gilbert Duane, Royce", "c: Roland Bishop / Deflection", "d: Lolita@90")
    t.play("bleed ozmo", "b: pass")
    assert t.pool("b") == 28
    t = table("a: Ozmo, Ohanna", "b: Gilbert Duane / Deflection")
    t.play("bleed ozmo")
    assert t.why_not("b: play deflection with gilbert-duane 1") == "VTES-1.6.1.5.3", "to whom?"


def test_a_woken_vampire_pays_no_tap() -> None:
    """VTES-6.2.2.23: what costs a tap stays closed to it; the superior use is open."""
    lines = ("a: Ozmo, Ohanna", "b: {}@90 / Wake with Evening's Freshness, Deflection", "c: Lolita@90")
    t = table(lines[0], lines[1].format("Roland Bishop"), lines[2])
    t.play("bleed ozmo", "b: play wake-with-evenings-freshness with roland-bishop")
    assert t.why_not("b: play deflection with roland-bishop") == "VTES-6.2.2.23"
    t = table(lines[0], lines[1].format("Gilbert Duane"), lines[2])
    t.play("bleed ozmo", "b: play wake-with-evenings-freshness with gilbert-duane")
    assert t.why_not("b: play deflection with gilbert-duane 1") is None


def test_telepathic_misdirection() -> None:
    """Basic: intercept where it is needed. Superior: taps, and redirects a bleed. 1 blood either way."""
    t = table("a: Ozmo, Ohanna / Sneak", "b: Roland Bishop / Telepathic Misdirection", "c: Lolita@90", cards=(SNEAK,))
    t.play(
        "bleed ozmo",
        "b: block roland-bishop",
        "a: play sneak with ozmo",
        "b: play telepathic-misdirection with roland-bishop",
    )
    t.until("bleed ohanna")
    assert t.is_tapped("roland-bishop") and t.pool("b") == 30
    t = table("a: Ozmo, Ohanna", "b: Gilbert Duane / Telepathic Misdirection", "c: Lolita@90")
    t.play("bleed ozmo", "b: play telepathic-misdirection with gilbert-duane 1")
    assert (t.is_tapped("gilbert-duane"), t.blood("gilbert-duane"), t.pool("c")) == (True, 6, 28)
    t = table("a: Ozmo*2, Ohanna", "b: Gilbert Duane / Telepathic Misdirection", "c: Lolita@90")
    t.play("hunt ozmo")
    assert t.why_not("b: play telepathic-misdirection with gilbert-duane 1") is not None, "no bleed"


# Delaying Tactics
def delayed(*more: str) -> Table:
    t = table(
        "a: Sir Walter Nash, Emerson Bridges / Ancilla Empowerment x2, Domain Challenge, Freak Drive", "b: Ohanna / Delaying Tactics", *more,
    )  # fmt: skip
    t.play("play ancilla-empowerment with sir-walter-nash")
    return at_the_poll(t).play("a: for ancilla-empowerment", "a: pass", "b: play delaying-tactics with ohanna")


def test_delaying_tactics() -> None:
    """Cancelled whatever has been voted: the caller untaps, the card comes back to the hand; 1 blood."""
    t = delayed("c: Lolita@90")
    assert not t.is_tapped("sir-walter-nash") and t.blood("ohanna") == 1
    assert t.hand("a").count("ancilla-empowerment") == 2 and t.pool("a") == 30


def test_delaying_tactics_bars_the_referendum() -> None:
    """No minion of that player may call it again in this turn; another one it may, but not the same vampire."""
    t = delayed("c: Lolita@90")
    t.until("end")
    assert t.why_not("play ancilla-empowerment with emerson-bridges") == "VTES-6.3.2.9"
    assert t.why_not("play domain-challenge with emerson-bridges") is None
    assert t.why_not("play domain-challenge with sir-walter-nash") == "VTES-6.0.7", "it has taken its political action"


def test_delaying_tactics_against_a_card_in_play() -> None:
    """It stays in play; the referendum of another copy is another one."""
    t = table("a: Ohanna, Royce", "b: Evangeline / Delaying Tactics", "c: Lolita@90, Anarch Revolt x2")
    t.play(next(option for option in t.options() if option.startswith("act")), "b: pass")
    t.play("b: play delaying-tactics with evangeline")
    assert t.zone("anarch-revolt") == "permanents" and not t.is_tapped("ohanna")
    said = [option for option in t.options() if option.startswith("act")]
    assert len(said) == 1, "Royce may call that of the other card"


def test_delaying_tactics_is_for_the_polling_of_political_actions() -> None:
    t = table("a: Ozmo, Royce", "b: Ohanna / Delaying Tactics", "c: Lolita@90")
    t.play("bleed ozmo")
    assert t.why_not("b: play delaying-tactics with ohanna") == t.cite


# intercept
@pytest.mark.parametrize(
    ("who", "use", "intercept"), [("Roland Bishop", "", 1), ("Gilbert Duane", "", 1), ("Gilbert Duane", " 1", 2)]
)
def test_enhanced_senses(who: str, use: str, intercept: int) -> None:
    """+1 or +2, only while it attempts to block and is short of intercept."""
    name = who.lower().replace(" ", "-")
    t = table("a: Ozmo, Ohanna / Sneak2", f"b: {who} / Enhanced Senses", cards=(SNEAK2,))
    t.play("bleed ozmo")
    assert t.why_not(f"b: play enhanced-senses with {name}{use}") is not None
    t.play(f"b: block {name}", "a: play sneak2 with ozmo", f"b: play enhanced-senses with {name}{use}").passes()
    assert t.is_tapped(name) == (intercept == 2) and t.pool("b") == (30 if intercept == 2 else 28)


def test_eagles_sight() -> None:
    """An outsider attempts to block when all have declined; what bars it otherwise bars it still."""
    lines = ("b: Royce", "c: Gilbert Duane / Eagle's Sight", "d: Lolita@90")
    t = table("a: Didi Meyers, Ohanna / Seduction", *lines)
    t.play("bleed didi-meyers", "a: pass")
    assert t.asked == "b", "b has not declined yet"
    t.play("b: pass", "c: play eagles-sight with gilbert-duane 1").until("bleed ohanna")
    assert t.is_tapped("gilbert-duane") and t.pool("b") == 30
    t = table("a: Didi Meyers, Ohanna / Seduction", *lines)
    t.play("bleed didi-meyers", "a: play seduction with didi-meyers 1", "choose seat2.gilbert-duane", "b: pass")
    assert t.pool("b") == 29, "it cannot block this one"


def test_eagles_sight_basic() -> None:
    t = table("a: Ozmo, Ohanna / Sneak", "b: Roland Bishop / Eagle's Sight", cards=(SNEAK,))
    t.play("bleed ozmo", "b: block roland-bishop", "a: play sneak with ozmo", "b: play eagles-sight with roland-bishop")
    t.until("bleed ohanna")
    assert t.is_tapped("roland-bishop")


def precognition(level: str) -> Table:
    t = table("a: Ozmo, Ohanna / Sneak", "b: Gilbert Duane / Precognition", cards=(SNEAK,))
    return t.play(
        "bleed ozmo",
        "b: block gilbert-duane",
        "a: play sneak with ozmo",
        f"b: play precognition with gilbert-duane{level}",
    )


def test_precognition() -> None:
    """Superior: the blocker can prevent 1 damage in the first round, as it likes; basic: intercept alone."""
    t = precognition(" 1").until("prevent")
    assert t.options() == ["prevent gilbert-duane", "pass"] and t.asked == "b"
    t.play("prevent gilbert-duane").until("bleed ohanna")
    assert (t.blood("gilbert-duane"), t.blood("ozmo")) == (7, 5)
    t = precognition("").until("bleed ohanna")
    assert t.blood("gilbert-duane") == 6


def test_precognition_may_be_left_unused() -> None:
    t = precognition(" 1").until("prevent")
    t.play("b: pass").until("bleed ohanna")
    assert t.blood("gilbert-duane") == 6


def test_precognition_prevents_one_point_once() -> None:
    """Of 3 damage 2 are left."""
    t = table("a: Hector Sosa, Ohanna / Sneak, Undead Strength x2", "b: Gilbert Duane / Precognition", cards=(SNEAK,))
    t.play(
        "bleed hector-sosa",
        "b: block gilbert-duane",
        "a: play sneak with hector-sosa",
        "b: play precognition with gilbert-duane 1",
    )
    t.until("play undead").play("play undead-strength with hector-sosa 1").until("prevent")
    t.play("b: prevent gilbert-duane").until("bleed ohanna")
    assert t.blood("gilbert-duane") == 5


# waking
def test_wake_with_evenings_freshness() -> None:
    """Only a tapped vampire; it may block; the replacement waits for the next untap phase."""
    t = table(
        "a: Ozmo, Ohanna", "b: Roland Bishop@90, Loyal Street Gang@90, Royce / Wake with Evening's Freshness", pause="b"
    )
    t.play("bleed ozmo")
    assert t.why_not("b: play wake-with-evenings-freshness with royce") is not None
    assert t.why_not("b: play wake-with-evenings-freshness with loyal-street-gang") == "VTES-1.6.1.3.7"
    t.play("b: play wake-with-evenings-freshness with roland-bishop", "b: block roland-bishop").until("bleed ohanna")
    assert t.is_tapped("roland-bishop") and t.pool("b") == 30
    t.play("bleed ohanna")
    assert t.why_not("b: block roland-bishop") == "VTES-6.2.2.6", "for that action only"


def test_forced_awakening() -> None:
    """1 blood before resolution for whoever does not block, also if somebody else does."""
    t = table("a: Ozmo, Ohanna", "b: Roland Bishop@90, Royce / Forced Awakening")
    t.play("bleed ozmo", "b: play forced-awakening with roland-bishop", "b: block royce").until("bleed ohanna")
    assert t.blood("roland-bishop") == 3
    t = table("a: Ozmo, Ohanna", "b: Roland Bishop@90 (empty) / Forced Awakening")
    t.play("bleed ozmo", "b: play forced-awakening with roland-bishop", "b: pass")
    assert t.blood("roland-bishop") == 0 and t.pool("b") == 28, "what it has not it does not burn"


# Obedience
def test_obedience_against_an_older_or_equal_actor() -> None:
    for actor in ("Zebulon", "Gilbert Duane"):
        name = actor.lower().replace(" ", "-")
        t = table(f"a: {actor}, Ohanna", "b: Didi Meyers / Obedience")
        t.play(f"bleed {name}", "b: block didi-meyers")
        assert t.hand("b") == ["obedience"] and "VTES-6.4.0.1" in t.cites


def test_obedience_basic_untaps_the_actor_and_bars_the_action() -> None:
    t = table("a: Ohanna, Royce", "b: Roland Bishop / Obedience")
    t.play("bleed ohanna", "b: block roland-bishop", "b: play obedience with roland-bishop")
    assert not t.is_tapped("ohanna") and not t.is_tapped("roland-bishop")
    assert t.why_not("bleed ohanna") == "VTES-6.0.7" and t.why_not("hunt ohanna") is None


def test_obedience_of_whom_the_action_aims_at() -> None:
    """Bum's Rush against an older vampire: no combat; the same card is barred, another one is not."""
    t = table("a: Ohanna, Royce / Bum's Rush x2, Harass", "b: Didi Meyers, Gilbert Duane@90 / Obedience")
    t.play("play bums-rush with ohanna", "choose opponent.didi-meyers", "b: pass")
    assert "play obedience with didi-meyers 1" in t.options() and "maneuver ohanna" not in t.options()
    t.play("b: play obedience with didi-meyers")
    assert "VTES-6.4.0.1" not in t.cites and not t.is_tapped("ohanna") and t.asked == "a"
    assert t.why_not("play bums-rush with ohanna") == "VTES-6.0.7"
    t = table("a: Ohanna, Royce / Bum's Rush", "b: Didi Meyers@90 / Obedience")
    t.play("play bums-rush with ohanna")
    assert t.hand("b") == ["obedience"] and "VTES-6.4.0.1" in t.cites, "a tapped vampire does not react"


def test_obedience_before_a_queued_combat() -> None:
    """An untapped older vampire need not fight a second time."""
    t = table("a: volker-the-puppet-prince, Royce / Psyche!", "b: Sir Walter Nash / Obedience, Majesty", "c: Lolita@90")
    t.play("bleed volker-the-puppet-prince", "b: block sir-walter-nash", "b: pass").until("play majesty")
    t.play("b: play majesty with sir-walter-nash 1", "a: play psyche with volker-the-puppet-prince 1")
    assert (t.asked, t.cite) == ("b", "VTES-6.2.3.5")
    t.play("b: play obedience with sir-walter-nash 1")
    assert len([event for event in t.game.events if event.cite == "VTES-6.4.0.1"]) == 1


def test_obedience_is_not_against_allies() -> None:
    t = table("a: Loyal Street Gang, Ohanna", "b: Didi Meyers / Obedience")
    t.play("bleed loyal-street-gang", "b: block didi-meyers")
    assert "VTES-6.4.0.1" in t.cites


# Second Tradition
def test_second_tradition_intercept() -> None:
    """A prince or justicar; +2 where it is needed."""
    t = table("a: Ozmo, Ohanna / Sneak2", "b: Gilbert Duane, Crusher / Second Tradition: Domain", cards=(SNEAK2,))
    t.play("bleed ozmo", "b: block crusher", "a: play sneak2 with ozmo")
    assert "second-tradition-domain" in t.hand("b") and t.asked == "b"
    assert t.why_not("b: play second-tradition-domain with crusher") is not None, (
        "a primogen, and its attempt has failed"
    )
    t.play("b: block gilbert-duane", "b: play second-tradition-domain with gilbert-duane").until("bleed ohanna")
    assert t.is_tapped("gilbert-duane") and t.pool("b") == 30


def test_second_tradition_untaps_and_attempts() -> None:
    """Only a tapped one; 1 blood; the attempt has +2, needed or not; who cannot block cannot use it."""
    t = table("a: Ozmo, Ohanna / Sneak2", "b: Gilbert Duane@90 / Second Tradition: Domain", cards=(SNEAK2,))
    t.play("bleed ozmo", "b: play second-tradition-domain with gilbert-duane 1")
    assert t.blood("gilbert-duane") == 6 and not t.is_tapped("gilbert-duane")
    t.passes()
    assert t.asked == "a" and "VTES-6.4.0.1" in t.cites
    t = table("a: Ozmo, Ohanna", "b: Gilbert Duane / Second Tradition: Domain")
    t.play("bleed ozmo")
    assert t.why_not("b: play second-tradition-domain with gilbert-duane 1") is not None, "it is untapped"
    t = table("a: Ozmo, Ohanna", "b: Gilbert Duane@90 (empty) / Second Tradition: Domain")
    t.play("bleed ozmo")
    assert t.pool("b") == 28, "no blood for it"
