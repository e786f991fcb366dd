"""Action modifiers of the five decks."""

from __future__ import annotations

import pytest

from tests.vtes.own_cards import WATCH
from tests.vtes.table_talk import Table, table


def at_the_poll(t: Table) -> Table:
    while "pass" in t.options() and not any(option.startswith(("for", "choose", "give")) for option in t.options()):
        t.play("pass")
    return t


# votes
@pytest.mark.parametrize(
    ("who", "use", "x", "votes"),
    [("Courtland Leighton", "", 2, 3), ("Violette Prentiss", " 1", 2, 5), ("Violette Prentiss", " 1", 0, 1)],
)
def test_awe(who: str, use: str, x: int, votes: int) -> None:
    """X+1 votes, or 2X+1; X is blood of the vampire that plays it, 0 too."""
    name = who.lower().replace(" ", "-")
    t = at_the_poll(
        table(f"a: {who}, Royce@90 / Domain Challenge, Awe", "b: Lolita@90").play(f"play domain-challenge with {name}")
    )
    t.play(f"play awe with {name}{use}", f"number {x}", f"for {name}")
    assert t.blood(name) == 4 - x
    assert any(scope["kind"] == "poll" and scope["title"]["a"]["before"] == votes for scope in t.game.view(0)["scopes"])


def test_vote_modifiers_are_for_political_actions() -> None:
    """Neither in another action nor in a blood hunt; only the acting vampire plays them."""
    t = table("a: Violette Prentiss, Courtland Leighton / Domain Challenge, Bewitching Oration x2, Awe", "b: Lolita")
    t.play("bleed courtland-leighton")
    assert t.asked == "b", "nothing to play"
    t = at_the_poll(
        table("a: Violette Prentiss, Courtland Leighton / Domain Challenge, Bewitching Oration", "b: Lolita@90").play(
            "play domain-challenge with violette-prentiss"
        )
    )
    assert "play bewitching-oration with violette-prentiss 1" in t.options()
    assert "play bewitching-oration with courtland-leighton" not in t.options()


@pytest.mark.parametrize(
    ("who", "use", "votes"), [("Evangeline", "", 2), ("Violette Prentiss", "", 2), ("Violette Prentiss", " 1", 4)]
)
def test_bewitching_oration(who: str, use: str, votes: int) -> None:
    name = who.lower().replace(" ", "-")
    t = at_the_poll(
        table(f"a: {who}, Royce@90 / Domain Challenge, Bewitching Oration", "b: Lolita@90").play(
            f"play domain-challenge with {name}"
        )
    )
    if who == "Evangeline":
        assert t.why_not(f"a: play bewitching-oration with {name} 1") == "VTES-1.5.4.2"
    t.play(f"play bewitching-oration with {name}{use}", f"for {name}")
    assert any(scope["kind"] == "poll" and scope["title"]["a"]["before"] == votes for scope in t.game.view(0)["scopes"])


@pytest.mark.parametrize(
    ("who", "use", "pool", "blood"), [("Courtland Leighton", "", 30, 3), ("Violette Prentiss", " 1", 32, 1)]
)
def test_voter_captivation(who: str, use: str, pool: int, blood: int) -> None:
    """Blood equal to the margin; at superior up to 2 of it goes to the pool; only of a referendum that passed."""
    name = who.lower().replace(" ", "-")
    t = table(f"a: {who}*1, Royce@90 / Domain Challenge, Voter Captivation, Bewitching Oration", "b: Lolita@90")
    at_the_poll(t.play(f"play domain-challenge with {name}"))
    t.play(f"play bewitching-oration with {name}", f"for {name}", "for domain-challenge")
    t.play(f"play voter-captivation with {name}{use}")
    if use:
        assert t.options() == ["number 2", "number 1", "number 0"]
        t.play("number 2")
    assert (t.pool("a"), t.blood(name)) == (pool - 2, blood + 1), "3 votes to none, and 2 pool of the challenge"


def test_voter_captivation_after_a_lost_vote() -> None:
    t = at_the_poll(
        table(
            "a: Violette Prentiss, Royce / Domain Challenge, Voter Captivation", "b: Gilbert Duane@90", "c: Lolita@90"
        ).play("play domain-challenge with violette-prentiss")
    )
    t.play("a: for domain-challenge", "b: against gilbert-duane").passes()
    assert "voter-captivation" in t.hand("a") and "bleed royce" in t.options()


# bleeds
def test_bonding() -> None:
    """Basic: +1 bleed. Superior with +1 stealth, only while stealth is needed. One limited bonus in an action."""
    t = table("a: Didi Meyers, Royce@90 / Bonding, Conditioning", "b: Roland Bishop")
    t.play("bleed didi-meyers", "a: pass", "b: block roland-bishop")
    t.play("a: play bonding with didi-meyers 1")
    assert t.why_not("a: play conditioning with didi-meyers") is not None
    t.passes()
    assert t.pool("b") == 28
    t = table("a: Didi Meyers, Royce@90 / Bonding, Conditioning", "b: Roland Bishop")
    t.play("bleed didi-meyers")
    assert t.why_not("a: play bonding with didi-meyers 1") == t.cite, "nobody attempts to block"
    t.play("a: play bonding with didi-meyers")
    assert t.asked == "b", "a second limited bonus is impossible"


def test_bleed_modifiers_are_for_bleeds() -> None:
    t = table("a: Didi Meyers*3, Royce@90 / Bonding, Conditioning", "b: Roland Bishop")
    t.play("hunt didi-meyers")
    assert t.asked == "b"


@pytest.mark.parametrize(("who", "use", "bleed"), [("Ozmo", "", 2), ("Didi Meyers", "", 2), ("Didi Meyers", " 1", 3)])
def test_conditioning(who: str, use: str, bleed: int) -> None:
    """1 blood, paid at once; +2 or +3."""
    name = who.lower().replace(" ", "-")
    t = table(f"a: {who}, Royce@90 / Conditioning", "b: Roland Bishop@90")
    full = t.blood(name)
    t.play(f"bleed {name}", f"a: play conditioning with {name}{use}")
    assert t.pool("b") == 30 - bleed - (2 if name == "ozmo" else 1) and t.blood(name) == full - 1


# stealth
def test_cloak_the_gathering() -> None:
    """Superior: by another ready vampire, tapped or not, never the acting one; basic by the acting one alone."""
    t = table("a: Roland Bishop, Zebulon@90, Gilbert Duane (torpor) / Cloak the Gathering x2", "b: Ohanna")
    t.play("bleed roland-bishop", "b: block ohanna")
    assert set(t.options()) == {
        "play cloak-the-gathering with roland-bishop",
        "play cloak-the-gathering with zebulon 1",
        "pass",
    }
    t.play("a: play cloak-the-gathering with zebulon 1")
    t.passes()
    assert t.pool("b") == 29


def test_cloak_the_gathering_by_the_acting_vampire() -> None:
    t = table("a: Zebulon, Ozmo / Cloak the Gathering", "b: Ohanna")
    t.play("bleed zebulon", "b: block ohanna")
    assert t.options() == ["play cloak-the-gathering with zebulon", "pass"], "Ozmo has the basic level only"


def test_faceless_night() -> None:
    """Superior: who from now on fails is tapped before resolution, not who has failed before; until then it reacts."""
    lines = ("a: Zebulon, Royce@90 / Faceless Night, Lost in Crowds", "b: Roland Bishop, Didi Meyers, Ohanna")
    t = table(*lines)
    t.play("bleed zebulon", "b: block didi-meyers", "a: play faceless-night with zebulon 1")
    assert not t.is_tapped("didi-meyers"), "only when the action resolves"
    t.play("b: block ohanna").passes()
    assert (t.is_tapped("didi-meyers"), t.is_tapped("ohanna"), t.is_tapped("roland-bishop")) == (True, True, False)


def test_faceless_night_comes_too_late_for_an_earlier_attempt() -> None:
    t = table(
        "a: Zebulon, Ohanna / Faceless Night, Lost in Crowds", "b: Roland Bishop, Didi Meyers / Watch", cards=(WATCH,)
    )
    t.play("bleed zebulon", "b: block roland-bishop", "a: play lost-in-crowds with zebulon")
    t.play("b: pass", "b: block didi-meyers", "b: play watch with didi-meyers")
    t.play("a: play faceless-night with zebulon 1").passes()
    assert (t.is_tapped("roland-bishop"), t.is_tapped("didi-meyers")) == (False, True)


def test_faceless_night_basic() -> None:
    t = table("a: Ozmo, Royce@90 / Faceless Night", "b: Didi Meyers")
    t.play("bleed ozmo", "b: block didi-meyers", "a: play faceless-night with ozmo").passes()
    assert not t.is_tapped("didi-meyers") and t.pool("b") == 28


@pytest.mark.parametrize(("who", "use", "stealth"), [("Ozmo", "", 1), ("Zebulon", "", 1), ("Zebulon", " 1", 2)])
def test_lost_in_crowds(who: str, use: str, stealth: int) -> None:
    """+1 or +2, and not a second one of the name in the same action."""
    name = who.lower()
    t = table(f"a: {who}, Royce@90 / Lost in Crowds x2", "b: Roland Bishop / Watch", cards=(WATCH,))
    t.play(f"bleed {name}", "b: block roland-bishop", f"a: play lost-in-crowds with {name}{use}")
    blocked = stealth == 1
    t.play("b: play watch with roland-bishop")
    if blocked:
        assert t.why_not(f"a: play lost-in-crowds with {name}") is not None
    t.passes()
    assert ("VTES-6.2.3.6" in t.cites) == blocked


# the rest
def test_change_of_target_untaps_and_bars() -> None:
    """Any minion, an ally too; only when it is blocked."""
    t = table("a: Loyal Street Gang, Ohanna / Change of Target, Computer Hacking", "b: Roland Bishop")
    t.play("play computer-hacking with loyal-street-gang", "b: block roland-bishop")
    t.play("a: play change-of-target with loyal-street-gang")
    assert not t.is_tapped("loyal-street-gang") and not t.is_tapped("roland-bishop")
    assert t.zone("computer-hacking") == "ash heap" and "bleed ohanna" in t.options()
    assert t.why_not("bleed loyal-street-gang") == "VTES-6.0.7"
    t = table("a: Ohanna, Royce@90 / Change of Target", "b: Roland Bishop@90")
    t.play("bleed ohanna")
    assert t.hand("a") == ["change-of-target"]


def test_freak_drive() -> None:
    """Basic after success, superior after a block; not the other way round; 1 blood."""
    t = table("a: Sir Walter Nash, Royce@90 / Freak Drive", "b: Ohanna@90")
    t.play("bleed sir-walter-nash")
    assert t.options() == ["play freak-drive with sir-walter-nash", "pass"]
    t.play("play freak-drive with sir-walter-nash")
    assert not t.is_tapped("sir-walter-nash") and t.blood("sir-walter-nash") == 6
    t = table("a: Courtland Leighton, Royce / Freak Drive", "b: Lolita")
    t.play("bleed courtland-leighton", "b: block lolita").until("end")
    assert t.is_tapped("courtland-leighton") and t.hand("a") == ["freak-drive"], "blocked, and only basic Fortitude"


def test_freak_drive_is_not_for_an_action_that_was_ended() -> None:
    t = table("a: Sir Walter Nash, Royce / Freak Drive, Change of Target", "b: Ohanna")
    t.play("bleed sir-walter-nash", "b: block ohanna", "a: play change-of-target with sir-walter-nash")
    assert "bleed royce" in t.options()


def test_freak_drive_is_not_for_the_torpid() -> None:
    t = table("a: Lolita*1, Royce / Freak Drive", "b: Hector Sosa / Undead Strength")
    t.play("bleed lolita", "b: block hector-sosa").until("end")
    assert t.zone("lolita") == "torpor" and t.hand("a") == ["freak-drive"]


def test_seduction() -> None:
    """As the action is announced; basic names a younger vampire only, superior anyone; allies are never named."""
    t = table(
        "a: Didi Meyers, Royce / Seduction", "b: Gilbert Duane, Roland Bishop, Ohanna, Loyal Street Gang", "c: Ozmo"
    )
    t.play("bleed didi-meyers", "a: play seduction with didi-meyers")
    assert set(t.options()) == {"choose seat1.roland-bishop", "choose seat1.ohanna"}
    t.play("choose seat1.ohanna")
    assert t.why_not("b: block ohanna") == "VTES-1.4.1" and t.why_not("b: block gilbert-duane") is None
    t = table("a: Didi Meyers, Royce@90 / Seduction", "b: Gilbert Duane, Loyal Street Gang", "c: Ozmo")
    t.play("bleed didi-meyers", "a: play seduction with didi-meyers 1")
    assert set(t.options()) == {"choose seat1.gilbert-duane", "choose seat2.ozmo"}
    t.play("choose seat1.gilbert-duane")
    assert t.why_not("b: block gilbert-duane") == "VTES-1.4.1" and t.why_not("b: block loyal-street-gang") is None


def test_basic_seduction_without_a_younger_vampire() -> None:
    t = table("a: Ohanna, Royce@90 / Seduction", "b: Gilbert Duane")
    t.play("bleed ohanna")
    assert t.asked == "b"


def test_spying_mission() -> None:
    """Superior: no pool, no Edge, no bleed's success; the next one against the same player has 2 more."""
    t = table("a: Zebulon, Royce@90 / Spying Mission", "b: Ohanna@90", "c: Lolita@90", pause="a")
    t.play("bleed zebulon")
    assert t.options() == ["play spying-mission with zebulon 1", "pass"]
    t.play("play spying-mission with zebulon 1")
    assert (t.pool("b"), t.edge, t.host("spying-mission")) == (30, "", "zebulon")
    while t.phase != ("a", "minion") or t.game.state.turn == 20:
        t.play("end" if "end" in t.options() else t.options()[-1])
    t.play("bleed zebulon").passes()
    assert (t.pool("b"), t.edge, t.zone("spying-mission")) == (27, "a", "ash heap")


def test_a_stored_bleed_is_for_the_same_player() -> None:
    """Redirected to somebody else it stays; several go off together."""
    t = table("a: Zebulon [Spying Mission*2]", "b: Gilbert Duane / Deflection", "c: Lolita@90")
    t.play("bleed zebulon", "b: play deflection with gilbert-duane 1").passes()
    assert t.pool("c") == 29 and t.host("spying-mission") == "zebulon"
    t = table("a: Zebulon [Spying Mission*2, Spying Mission*2], Royce", "b: Gilbert Duane@90", "c: Lolita@90")
    assert t.pool("b") == 30
    t.play("bleed zebulon")
    assert t.pool("b") == 25


def test_basic_spying_mission() -> None:
    t = table("a: Ozmo, Royce@90 / Spying Mission", "b: Ohanna")
    t.play("bleed ozmo", "b: block ohanna", "a: play spying-mission with ozmo").passes()
    assert t.pool("b") == 28 and t.zone("spying-mission") == "ash heap"
