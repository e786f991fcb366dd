"""Action cards of the five decks."""

from __future__ import annotations

import pytest

from sumrak.games.vtes.values import capacity, clan_of, sect_of
from tests.vtes.table_talk import table


def test_arson() -> None:
    """Any location, also one's own; only with one on the table; the replacement waits for the end of the action."""
    t = table(
        "a: Ohanna, Royce@90, The Barrens / Arson, Bonding x6", "a library: Dodge x2", "b: Ozmo, Information Highway"
    )
    t.play("play arson with ohanna")
    assert set(t.options()) == {"choose the-barrens", "choose opponent.information-highway"}
    t.play("choose opponent.information-highway")
    assert t.asked == "b" and len(t.hand("a")) == 6
    t.play("b: pass")
    assert t.zone("information-highway") == "ash heap" and len(t.hand("a")) == 7
    t = table("a: Ohanna, Royce / Arson", "b: Ozmo [Blood Doll]")
    assert t.why_not("play arson with ohanna") == "VTES-1.6.1.5.3"


def test_bums_rush() -> None:
    """A ready minion of another player, not one in torpor; an optional maneuver for the acting minion alone."""
    t = table(
        "a: Ohanna, Royce / Bum's Rush", "b: Ozmo, Didi Meyers (torpor), Loyal Street Gang [Saturday-Night Special]"
    )
    t.play("play bums-rush with ohanna")
    assert set(t.options()) == {"choose opponent.ozmo", "choose opponent.loyal-street-gang"}
    t.play("choose opponent.ozmo", "b: pass")
    assert (t.asked, t.options()) == ("a", ["maneuver ohanna", "pass"])
    t.play("maneuver ohanna").until("end")
    assert t.blood("ozmo") == 6 and t.blood("ohanna") == 2, "at long range there was nothing to strike with"


def test_bums_rush_maneuver_is_spent_once() -> None:
    t = table("a: Ohanna, Royce / Bum's Rush, Harass", "b: Ozmo / Fake Out")
    t.play("play bums-rush with ohanna", "b: pass", "a: maneuver ohanna", "b: play fake-out with ozmo")
    assert "maneuver ohanna" not in t.options()


@pytest.mark.parametrize(
    ("whom", "legal"),
    [
        ("Ozmo", False),
        ("Ozmo@90", True),
        ("Ozmo*3", True),
        ("Ozmo*4", False),
        ("Ozmo (torpor) *1", False),
        ("Loyal Street Gang", False),
        ("Loyal Street Gang@90", True),
    ],
)
def test_harass(whom: str, legal: bool) -> None:
    """A tapped minion, or a vampire with 3 blood or less; an untapped ally with 2 life is neither."""
    t = table("a: Ohanna, Royce / Harass", f"b: {whom}, Gilbert Duane")
    assert t.why_not("play harass with ohanna") == (None if legal else "VTES-1.6.1.5.3")


def test_harass_gives_a_press_to_continue_only() -> None:
    t = table("a: Didi Meyers, Royce / Harass", "b: Ozmo@90 / Psyche!, Bonding", "c: Ohanna@90")
    t.play("play harass with didi-meyers").until("press didi-meyers")
    t.play("press didi-meyers")
    assert len([event for event in t.game.events if event.cite == "VTES-6.4.2.1"]) == 2
    t.until("end")
    assert len([event for event in t.game.events if event.cite == "VTES-6.4.2.1"]) == 2, "one press in that combat"


def test_computer_hacking() -> None:
    """Any minion; the bonus counts with an ally's own 0; it is the bleed of the turn."""
    t = table("a: Loyal Street Gang, Ohanna / Computer Hacking x2", "b: Royce@90")
    t.play("play computer-hacking with loyal-street-gang")
    assert t.pool("b") == 29
    t.play("play computer-hacking with ohanna")
    assert t.pool("b") == 27


def test_the_embrace() -> None:
    """2 blood; a vampire of clan and sect of its maker, of capacity 1, which hunts at once; it is not unique."""
    t = table("a: Evangeline, Royce@90 / The Embrace x2", "b: Ohanna@90")
    t.play("play the-embrace with evangeline")
    s = t.game.state
    made = t.card("the-embrace")
    assert (clan_of(s, made), sect_of(s, made), capacity(s, made)) == ("Brujah antitribu", "Sabbat", 1)
    assert t.blood("evangeline") == 2 and t.blood("the-embrace") == 1 and t.is_tapped("the-embrace")
    t = table("a: Loyal Street Gang, Ohanna*1 / The Embrace", "b: Royce")
    assert t.why_not("play the-embrace with loyal-street-gang") == "VTES-1.6.1.3.7"
    assert t.why_not("play the-embrace with ohanna") == "VTES-1.6.1.3.6"


FEEDERS = [
    ("enchant-kindred", "Violette Prentiss", "Courtland Leighton", 1, 2, 0),
    ("govern-the-unaligned", "Didi Meyers", "Ozmo", 2, 3, 1),
    ("scouting-mission", "Didi Meyers", "Ozmo", 1, 2, 0),
]


@pytest.mark.parametrize(("card", "superior", "basic", "bleed", "blood", "price"), FEEDERS)
def test_cards_that_bleed_or_feed(card: str, superior: str, basic: str, bleed: int, blood: int, price: int) -> None:
    """Basic: a bleed without stealth. Superior: +1 stealth, blood onto a younger uncontrolled vampire of one's own."""
    t = table(f"a: {superior}, Royce@90 / {card}", "a uncontrolled: Gilbert Duane, Ohanna", "b: Roland Bishop")
    who = t.game.state.sheet.cards[t.game.state.definition[t.card(superior.lower().replace(" ", "-"))]].id
    t.play(f"play {card} with {who} 1")
    assert t.asked == "b", "the younger one is the only choice"
    t.play("b: block roland-bishop")
    t.passes()
    assert t.blood("ohanna") == blood and t.pool("b") == 30
    t = table(f"a: {basic}, Royce@90 / {card}", "a uncontrolled: Ohanna", "b: Roland Bishop")
    who = t.game.state.sheet.cards[t.game.state.definition[t.card(basic.lower().replace(" ", "-"))]].id
    assert t.why_not(f"play {card} with {who} 1") == "VTES-1.5.4.2"
    t.play(f"play {card} with {who}", "b: pass")
    assert t.pool("b") == 30 - bleed - (2 if who == "ozmo" else 1)
    assert t.blood(who) == t.game.state.capacity[t.card(who)] - price


def test_nobody_younger_is_uncontrolled() -> None:
    """Younger is below, not equal; the superior use cannot be played without a target, the basic one can."""
    t = table("a: Didi Meyers, Royce / Govern the Unaligned", "a uncontrolled: Zebulon", "b: Roland Bishop")
    assert t.why_not("play govern-the-unaligned with didi-meyers 1") == "VTES-1.6.1.5.3"
    assert t.why_not("play govern-the-unaligned with didi-meyers") is None


def test_entrancement() -> None:
    """Superior: an ally of another player comes over, as tapped as it was; basic: a bleed for 1 more."""
    t = table("a: Violette Prentiss, Royce / Entrancement", "b: Ohanna@90, Loyal Street Gang@90 [Laptop Computer]")
    t.play("play entrancement with violette-prentiss 1")
    assert t.side("loyal-street-gang") == "a" and t.is_tapped("loyal-street-gang")
    assert t.side("laptop-computer") == "a"
    t = table("a: Violette Prentiss, Loyal Street Gang / Entrancement", "b: Ohanna@90")
    assert t.why_not("play entrancement with violette-prentiss 1") == "VTES-1.6.1.5.3", "one's own is no target"
    t.play("play entrancement with violette-prentiss")
    assert t.pool("b") == 28


def test_entrancement_is_directed() -> None:
    t = table(
        "a: Violette Prentiss, Royce / Entrancement", "b: Ohanna", "c: Roland Bishop, Loyal Street Gang", "d: Ozmo"
    )
    t.play("play entrancement with violette-prentiss 1")
    assert t.asked == "c"


def test_legal_manipulations() -> None:
    """The pool at superior only, and only if the bleed was for 1 or more."""
    t = table("a: Evangeline, Royce@90 / Legal Manipulations", "b: Ohanna@90")
    t.play("play legal-manipulations with evangeline")
    assert (t.pool("a"), t.pool("b"), t.blood("evangeline")) == (30, 27, 3)
    t = table("a: Violette Prentiss, Royce@90 / Legal Manipulations", "b: Ohanna@90")
    t.play("play legal-manipulations with violette-prentiss 1")
    assert (t.pool("a"), t.pool("b"), t.blood("violette-prentiss")) == (31, 27, 3)


def test_magic_of_the_smith() -> None:
    """The equipment is paid for; what cannot be paid is no choice; +1 and +3 stealth."""
    t = table(
        "a: Sarah Cobbler, Royce@90 / Magic of the Smith, Bonding x6",
        "a library: Dodge x2, .44 Magnum, Leather Jacket",
        "a pool: 1",
        "b: Ohanna@90",
    )
    t.play("play magic-of-the-smith with sarah-cobbler 1")
    assert set(t.options()) == {"choose leather-jacket", "done"}, "2 pool for the gun are not there"
    t.play("choose leather-jacket")
    assert t.host("leather-jacket") == "sarah-cobbler" and t.blood("sarah-cobbler") == 3
    t = table(
        "a: Sarah Cobbler, Royce@90 / Magic of the Smith, Bonding x6", "a library: Dodge, .44 Magnum", "b: Ohanna@90"
    )
    t.play("play magic-of-the-smith with sarah-cobbler", "choose 44-magnum")
    assert (t.host("44-magnum"), t.pool("a")) == ("sarah-cobbler", 28)


@pytest.mark.parametrize(("use", "blocked"), [("", True), (" 1", False)])
def test_magic_of_the_smith_and_stealth(use: str, blocked: bool) -> None:
    """+1 is reached by a vampire with 1 intercept, +3 is not."""
    lines = ("a: Sarah Cobbler, Royce@90 / Magic of the Smith, Bonding x6", "a library: Dodge, .44 Magnum")
    t = table(*lines, "b: Ohanna [Sport Bike]")
    t.play(f"play magic-of-the-smith with sarah-cobbler{use}", "b: block ohanna")
    t.passes()
    assert ("VTES-6.2.3.6" in t.cites) == blocked and ("choose 44-magnum" in t.options()) != blocked


def test_magic_of_the_smith_and_what_one_minion_or_player_has_already() -> None:
    """A second unique one is no choice, nor a second one where a minion has one only."""
    lines = ("Magic of the Smith, Bonding x6", "a library: Dodge, Ivory Bow, Laptop Computer")
    t = table(f"a: Sarah Cobbler, Royce@90 [Ivory Bow] / {lines[0]}", lines[1], "b: Ohanna@90")
    t.play("play magic-of-the-smith with sarah-cobbler")
    assert t.options() == ["choose laptop-computer", "done"]
    t = table(f"a: Sarah Cobbler [Laptop Computer], Royce@90 / {lines[0]}", lines[1], "b: Ohanna@90")
    t.play("play magic-of-the-smith with sarah-cobbler")
    assert t.options() == ["choose ivory-bow", "done"]


def test_the_library_is_searched_in_vain() -> None:
    """Nothing has to be found; the blood is paid."""
    t = table("a: Sarah Cobbler, Royce@90 / Magic of the Smith, Bonding x6", "a library: Dodge x2", "b: Ohanna@90")
    t.play("play magic-of-the-smith with sarah-cobbler")
    assert t.blood("sarah-cobbler") == 3 and "VTES-6.2.3.2" in t.cites
