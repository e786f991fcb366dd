"""The vampires of the five decks that have a text."""

from __future__ import annotations

import pytest

from sumrak.games.vtes.values import claimed, title_of, votes_of
from sumrak.games.vtes.vocabulary import (
    PRESS,
    STRIKE,
    By,
    Card,
    Gets,
    Press,
    Strike,
    Title,
    Trait,
    Type,
    Use,
)
from tests.vtes.own_cards import WATCH
from tests.vtes.table_talk import Table, table

PUSH = Card("push", 0, "Push", (Type.COMBAT,), uses=(Use((Press(),), PRESS, by=By.COMBATANT),))
CLAWS = Card("claws", 0, "Claws", (Type.COMBAT,), uses=(Use((Strike(2, aggravated=True),), STRIKE, by=By.COMBATANT),))
HOUND = Card(
    "hound",
    0,
    "Hound",
    (Type.RETAINER,),
    life=1,
    traits=(Trait.ANIMAL,),
    text=(Gets(strength=1, intercept=1, bleed=1),),
)
VALET = Card("valet", 0, "Valet", (Type.RETAINER,), life=1, text=(Gets(bleed=1),))
CARDS = (PUSH, CLAWS, WATCH, HOUND, VALET)


def fight(*lines: str) -> Table:
    """a bleeds with the first minion, b blocks with the first; a has somebody else left to act."""
    t = table(*lines, cards=CARDS)
    t.play(next(option for option in t.options() if option.startswith("bleed")))
    t.until("block")
    return t.play(next(option for option in t.options() if option.startswith("block")))


def at_the_poll(t: Table) -> Table:
    while "pass" in t.options() and not any(option.startswith(("for", "choose", "give")) for option in t.options()):
        t.play("pass")
    return t


def tally(t: Table) -> tuple[int, int]:
    """Votes for and against as they stand."""
    title = next(scope["title"]["a"] for scope in t.game.view(0)["scopes"] if scope["kind"] == "poll")
    return title["before"], title["after"]


# facts
TITLES = [
    ("gilbert-duane", Title.PRINCE, "Miami"), ("timothy-crowley", Title.PRINCE, "Dallas"), ("sir-walter-nash", Title.PRINCE, "Chicago"),
    ("emerson-bridges", Title.PRINCE, "Washington, D.C."), ("volker-the-puppet-prince", Title.PRINCE, "Frankfurt"),
    ("democritus", Title.JUSTICAR, ""), ("crusher", Title.PRIMOGEN, ""), ("astrid-thomas", Title.PRIMOGEN, ""), ("lazarus", Title.PRIMOGEN, ""),
    ("alfred-benezri", Title.BISHOP, ""), ("venere-carboni", Title.PRISCUS, ""),
]  # fmt: skip


@pytest.mark.parametrize(("who", "title", "city"), TITLES)
def test_titles(who: str, title: Title, city: str) -> None:
    t = table(f"a: {who}, Ohanna / Bonding", "b: Royce")
    card = t.card(who)
    assert claimed(t.game.state, card) == (title, city) and title_of(t.game.state, card) is title
    assert votes_of(t.game.state, card) == title.votes


@pytest.mark.parametrize(
    ("who", "bleed", "strength"), [("ozmo", 2, 1), ("democritus", 2, 1), ("crusher", 1, 2), ("royce", 1, 1)]
)
def test_bleed_and_strength(who: str, bleed: int, strength: int) -> None:
    t = table(f"a: {who}, Ohanna / Bonding", "b: Lolita")
    assert [t.game.explain(who, what).value for what in ("bleed", "strength")] == [bleed, strength]


# Democritus
@pytest.mark.parametrize(("where", "price"), [("", 2), (" (torpor)", 1)])
def test_democritus(where: str, price: int) -> None:
    """Whoever contests a card with his controller pays 1 more, while he is ready."""
    lines = (
        f"a: Democritus{where}, Ohanna / Information Highway",
        "b: Royce, Lolita, Information Highway",
        "c: Evangeline",
    )
    t = table("turn: 20, a, master", *lines, pause="b")
    t.play("play information-highway")
    while "pay information-highway" not in t.options() or t.asked != "b":
        t.play("end" if "end" in t.options() else t.options()[-1])
    t.play("b: pay information-highway")
    assert t.pool("b") == 30 - price
    while t.asked != "a" or "pay information-highway" not in t.options():
        t.play("end" if "end" in t.options() else t.options()[-1])
    t.play("a: pay information-highway")
    assert t.pool("a") == 29, "he makes it dearer for others only"


# Theo Bell
def test_theo_bell_fights() -> None:
    """A directed action without stealth; any ready minion of another player; not in torpor."""
    t = table("a: Theo Bell, Ohanna", "b: Royce, Lolita (torpor)", "c: Loyal Street Gang, Evangeline")
    t.play("act theo-bell with theo-bell")
    assert set(t.options()) == {"choose seat1.royce", "choose seat2.loyal-street-gang", "choose seat2.evangeline"}
    t.play("choose seat2.evangeline")
    assert t.asked == "c"
    t.play("c: pass").until("bleed ohanna")
    assert t.blood("evangeline") == 3
    t = table("a: Theo Bell, Ohanna", "b: Royce")
    assert t.why_not("act theo-bell with ohanna") == "VTES-6.1.6.4"


@pytest.mark.parametrize(
    ("friend", "hunted"),
    [("Gilbert Duane", False), ("Democritus", False), ("Gilbert Duane (torpor)", True), ("Crusher", True)],
)
def test_no_blood_hunt_on_theo_bell(friend: str, hunted: bool) -> None:
    """While his controller has a ready prince or justicar."""
    t = table(f"a: Theo Bell, Ohanna, {friend}", "b: Royce@90, Lolita (torpor)", "c: Evangeline@90")
    t.play("diablerize theo-bell -> seat1.lolita").until("bleed ohanna")
    assert ("VTES-6.5.6.1" in t.cites) == hunted and t.zone("lolita") == "ash heap"


# Volker, Crusher
def test_volker_does_not_block_primogen() -> None:
    t = table("a: Crusher, Ohanna", "b: volker-the-puppet-prince")
    t.play("bleed crusher")
    assert t.pool("b") == 29, "nobody could block"
    t.play("bleed ohanna")
    assert t.asked == "b" and "block volker-the-puppet-prince" in t.options()


def test_crusher_dodges_once_a_combat() -> None:
    """For 1 blood, in a combat once."""
    t = fight("a: Crusher, Ohanna / Push", "b: Gilbert Duane / Claws")
    t.play("a: use crusher", "b: play claws with gilbert-duane")
    assert t.blood("crusher") == 8 and t.zone("crusher") == "ready"
    t.until("play push").play("a: play push with crusher").until("bleed ohanna")
    assert t.blood("gilbert-duane") == 5, "in the second round he strikes"
    t = fight("a: Crusher*2, Ohanna", "b: Gilbert Duane")
    t.play("a: use crusher").until("bleed ohanna")
    assert t.blood("crusher") == 1


# Tremere
def test_aisling_sturbridge() -> None:
    """Younger Tremere cannot block her; others can, and older ones."""
    t = table("a: Aisling Sturbridge, Ohanna", "b: Sarah Cobbler, Roland Bishop, Merrill Molitor")
    t.play("bleed aisling-sturbridge")
    assert t.why_not("b: block sarah-cobbler") == "VTES-1.4.1"
    assert t.why_not("b: block roland-bishop") is None, "younger, but no Tremere"
    assert t.why_not("b: block merrill-molitor") is None, "a Tremere of the same age"


def test_merrill_molitor() -> None:
    """1 aggravated damage counts as normal, once a combat."""
    t = fight("a: Ozmo [Ivory Bow], Ohanna / Push", "b: Merrill Molitor")
    t.until("strike ivory-bow").play("strike ivory-bow").until("use merrill-molitor")
    t.play("b: use merrill-molitor")
    assert (t.zone("merrill-molitor"), t.blood("merrill-molitor")) == ("ready", 4)
    t.until("play push").play("a: play push with ozmo").until("strike ivory-bow").play("strike ivory-bow")
    assert "use merrill-molitor" not in t.options()
    t.until("bleed ohanna")
    assert t.zone("merrill-molitor") == "torpor"


def test_astrid_thomas_takes_all_tremere_along() -> None:
    """At the tally, whoever controls them; not who has not voted; not if she does not vote herself."""
    lines = ("a: Astrid Thomas, Ohanna / Domain Challenge", "b: Lazarus@90, Gilbert Duane@90", "c: Lolita@90")
    t = at_the_poll(table(*lines).play("play domain-challenge with ohanna"))
    t.play("a: for domain-challenge", "a: for astrid-thomas", "b: against lazarus")
    assert tally(t) == (3, 0), "1 of the card, 1 of her own, and that of Lazarus"
    t = at_the_poll(table(*lines).play("play domain-challenge with ohanna"))
    t.play("a: for domain-challenge", "a: pass", "b: against lazarus")
    assert tally(t) == (1, 1), "she has not voted"


def test_lazarus_strikes_at_any_range() -> None:
    """1 at any range; no maneuver comes with it."""
    t = fight("a: Lazarus, Ohanna", "b: Gilbert Duane / Fake Out")
    t.play("b: play fake-out with gilbert-duane").until("use lazarus").play("a: use lazarus").until("bleed ohanna")
    assert (t.blood("gilbert-duane"), t.blood("lazarus")) == (6, 9)


def test_advanced_lazarus() -> None:
    """One optional maneuver in each combat; not the press, nor the strike of the base, while it is alone."""
    t = fight("a: lazarus-adv, Ohanna / Push", "b: Gilbert Duane")
    assert t.options() == ["use lazarus-adv", "pass"]
    t.play("use lazarus-adv").until("play push").play("a: play push with lazarus-adv")
    assert t.blood("gilbert-duane") == 6, "the second round is at close range: the maneuver is once a combat"
    t.until("bleed ohanna")
    assert len([event for event in t.game.events if event.cite == "VTES-6.4.2.1"]) == 2


def merged(first: str, second: str) -> Table:
    lines = (f"a: {first}*5, Ohanna / Deflection", f"a uncontrolled: {second}", "b: Gilbert Duane, Royce")
    t = table("turn: 20, a, influence", *lines, pause="a")
    t.play(f"merge {second}")
    assert t.pool("a") == 29
    while t.phase != ("a", "minion"):
        t.play("end" if "end" in t.options() else t.options()[-1])
    return t


@pytest.mark.parametrize(("first", "second"), [("lazarus", "lazarus-adv"), ("lazarus-adv", "lazarus")])
def test_lazarus_merged(first: str, second: str) -> None:
    """Whichever is out first: the advanced text, the press for 1 blood, and the strike of the base; blood stays."""
    t = merged(first, second)
    assert t.blood("lazarus-adv") == 5 and t.host("lazarus") == "lazarus-adv"
    t.play("bleed lazarus-adv", "b: block gilbert-duane")
    assert t.options() == ["use lazarus-adv", "pass"]
    t.play("use lazarus-adv")
    strikes = [option for option in t.options() if option.startswith("use")]
    assert strikes, "the strike of the base is his too"
    t.play(strikes[0]).until("use lazarus-adv 1")
    t.play("use lazarus-adv 1")
    assert t.blood("lazarus-adv") == 4
    t.until("bleed ohanna")
    assert len([event for event in t.game.events if event.cite == "VTES-6.4.2.1"]) == 2, (
        "the press is his once a combat"
    )


# Sabbat
def test_royce() -> None:
    """-1 stealth when bleeding: it takes 1 more to sneak past; not when he hunts."""
    t = table("a: Royce, Ohanna / Spying Mission", "b: Lolita / Watch", cards=CARDS)
    t.play("bleed royce", "b: block lolita")
    assert "VTES-6.2.3.6" in t.cites
    t = table("a: Royce*1, Ohanna", "b: Lolita / Watch", cards=CARDS)
    t.play("hunt royce", "b: block lolita", "b: play watch with lolita")
    assert "VTES-6.2.3.6" in t.cites, "1 is needed and enough"
    t = table("a: Royce [Sport Bike], Ohanna", "b: Lolita", cards=CARDS)
    assert t.game.explain("royce", "stealth").value == 0


def test_midget_silences_animals() -> None:
    """While he acts or fights, animal retainers have no abilities, anyone's; afterwards they have."""
    t = table("a: Midget, Ohanna / Bonding", "b: Ozmo [Hound, Valet]", cards=CARDS)
    assert [t.game.explain("ozmo", what).value for what in ("bleed", "strength", "intercept")] == [4, 2, 1]
    t.play("bleed midget")
    assert [t.game.explain("ozmo", what).value for what in ("bleed", "strength", "intercept")] == [3, 1, 0]
    t.play("b: pass")
    assert t.game.explain("ozmo", "strength").value == 2
    t = table("turn: 20, b, minion", "a: Midget", "b: Ozmo [Hound], Lolita", cards=CARDS)
    t.play("b: bleed ozmo", "a: block midget")
    assert t.blood("midget") == 2, "the hound does not help while Midget fights"


def test_midget_is_infernal() -> None:
    """He does not untap as usual; 1 pool untaps him."""
    t = table("turn: 20, a, untap", "a: Midget@90, Ohanna@90", "b: Royce", pause="a")
    assert t.is_tapped("midget") and not t.is_tapped("ohanna")
    t.play("untap midget")
    assert not t.is_tapped("midget") and t.pool("a") == 29


def test_alfred_benezri() -> None:
    """-1 strength against an ally."""
    t = fight("a: Alfred Benezri, Ohanna", "b: Loyal Street Gang")
    t.until("bleed ohanna")
    assert t.blood("loyal-street-gang") == 2
    t = fight("a: Alfred Benezri, Ohanna", "b: Gilbert Duane")
    t.until("bleed ohanna")
    assert t.blood("gilbert-duane") == 6


def test_venere_carboni() -> None:
    """In torpor in his untap phase he may burn 1 blood to become ready; nobody has to."""
    t = table("turn: 20, a, untap", "a: Venere Carboni*2 (torpor), Ohanna", "b: Royce", pause="a")
    assert "end" in t.options()
    t.play("use venere-carboni")
    assert (t.zone("venere-carboni"), t.blood("venere-carboni")) == ("ready", 1)
    t = table("turn: 20, a, untap", "a: Venere Carboni (torpor) (empty), Ohanna", "b: Royce", pause="a")
    assert "use venere-carboni" not in t.options()
    t = table("turn: 20, a, untap", "a: Venere Carboni, Ohanna", "b: Royce", pause="a")
    assert "use venere-carboni" not in t.options()
