"""Master cards of the five decks: what each one does, and the mistake that one would make with it."""

from __future__ import annotations

import pytest

from sumrak.games.vtes.values import capacity
from sumrak.games.vtes.vocabulary import BIT
from tests.vtes.table_talk import Table, table


def untaps(*lines: str, seat: str = "a", pause: str = "ab") -> Table:
    """The untap phase of this player begins."""
    return table(f"turn: 20, {seat}, untap", *lines, pause=pause)


def masters(*lines: str, pause: str = "a", rules: str = "") -> Table:
    return table("turn: 20, a, master", *lines, pause=pause, rules=rules)


GROUNDS = [
    ("academic-hunting-ground", "Sarah Cobbler"),
    ("asylum-hunting-ground", "Ozmo"),
    ("uptown-hunting-ground", "Violette Prentiss"),
    ("warzone-hunting-ground", "Hector Sosa"),
]


@pytest.mark.parametrize(("ground", "kin"), GROUNDS)
def test_hunting_grounds_ask_for_their_clan(ground: str, kin: str) -> None:
    """One ready vampire of the clan is enough, and 2 pool; the blood may go to a vampire of any clan."""
    t = masters(f"a: {kin} / {ground}, Bonding", "b: Royce")
    t.play(f"play {ground}")
    assert t.pool("a") == 28 and t.zone(ground) == "permanents"
    t = masters(f"a: {kin} (torpor), Evangeline / {ground}, Bonding", "b: Royce")
    assert t.why_not(f"play {ground}") == "VTES-1.6.1.3.3", "in torpor"
    t = untaps(f"a: Evangeline*1, {kin}*1, {ground}", "b: Royce")
    t.play(f"use {ground}", "choose evangeline")
    assert t.blood("evangeline") == 2


def test_a_vampire_uses_one_hunting_ground_a_turn() -> None:
    """A second one feeds somebody else, or nobody; not a vampire in torpor."""
    t = untaps("a: Ozmo*1, Ohanna (torpor) (empty), Asylum Hunting Ground, Warzone Hunting Ground", "b: Royce")
    t.play("use asylum-hunting-ground")
    assert t.blood("ozmo") == 2, "nobody else is ready"
    assert "use warzone-hunting-ground" not in t.options() and "end" in t.options()


def test_a_hunting_ground_may_be_left_alone() -> None:
    t = untaps("a: Ozmo*1, Ohanna*1, Asylum Hunting Ground", "b: Royce")
    t.play("end")
    assert (t.blood("ozmo"), t.blood("ohanna")) == (1, 1)


@pytest.mark.parametrize(
    ("card", "whom", "code"),
    [("celerity", "ozmo", "cel"), ("dominate", "royce", "dom"), ("thaumaturgy", "ozmo", "tha")],
)
def test_discipline_cards(card: str, whom: str, code: str) -> None:
    """One level and +1 capacity, on any controlled vampire; without blood."""
    t = masters(f"a: Ohanna / {card}, Bonding", f"b: {whom}")
    t.play(f"play {card}", f"choose seat1.{whom}")
    s = t.game.state
    who = t.card(whom)
    before = 1 if whom == "royce" else 6
    assert capacity(s, who) == before + 1 and t.blood(whom) == before
    assert s.basic[who] & BIT[code]
    assert bool(s.superior[who] & BIT[code]) == (card == "dominate"), "from basic to superior, from nothing to basic"


def test_no_discipline_card_on_a_superior_holder() -> None:
    t = masters("a: Didi Meyers / Dominate, Bonding", "b: Gilbert Duane")
    assert t.why_not("play dominate") == "VTES-1.6.1.5.3"


def test_a_discipline_in_torpor() -> None:
    """Any controlled vampire, so a torpid one too; an uncontrolled one is none."""
    t = masters("a: Ozmo (torpor) / Celerity, Bonding", "a uncontrolled: Gilbert Duane", "b: Royce")
    t.play("play celerity")
    assert set(t.options()) == {"choose ozmo", "choose opponent.royce"}


# Anarch Revolt
def test_anarch_revolt() -> None:
    """At the end of the untap phase of everybody without a ready anarch, also of its own player; copies add up."""
    t = untaps("a: Ohanna, Anarch Revolt x2", "b: Royce (anarch)")
    t.play("end", "b: pass")
    assert t.pool("a") == 28
    while t.phase != ("b", "master"):
        t.play(t.options()[-1])
    assert t.pool("b") == 30


def test_anarch_revolt_can_be_voted_away() -> None:
    """Any vampire, whoever's, calls it at +1 stealth; no card, so the caller has no vote of one, but may burn one."""
    t = table(
        "a: Ohanna, Gilbert Duane, Evangeline / Domain Challenge", "b: Royce, Lolita, Anarch Revolt", "c: Roland Bishop@90", "d: Didi Meyers"
    )  # fmt: skip
    t.play("act anarch-revolt with ohanna", "b: block royce")
    t.play("b: pass")
    assert t.asked == "d", "undirected, at +1 stealth"
    t.play("d: pass")
    assert "for anarch-revolt" not in t.options() and "burn_for domain-challenge" in t.options()
    t.play("for gilbert-duane")
    t.passes()
    assert t.zone("anarch-revolt") == "ash heap" and t.is_tapped("ohanna")


def test_allies_do_not_call_a_vote_on_anarch_revolt() -> None:
    t = table("a: Loyal Street Gang, Ohanna", "b: Royce, Anarch Revolt")
    assert t.why_not("act anarch-revolt with loyal-street-gang") == "VTES-6.1.6.4"
    assert t.why_not("act anarch-revolt with ohanna") is None


def test_one_referendum_for_each_vampire() -> None:
    """VTES-6.0.8: whoever has called a vote by a card does not call one here."""
    t = table("a: Sir Walter Nash / Ancilla Empowerment, Freak Drive", "b: Royce@90, Anarch Revolt")
    t.play("play ancilla-empowerment with sir-walter-nash").until("play freak-drive")
    t.play("play freak-drive with sir-walter-nash")
    assert t.why_not("act anarch-revolt with sir-walter-nash") == "VTES-6.0.7"


# The Barrens
def test_the_barrens() -> None:
    """A card is discarded and one drawn, once until it untaps."""
    t = masters("a: Ohanna, The Barrens / Bonding x6, Dodge", "a library: Blur", "b: Royce")
    t.play("use the-barrens", "choose dodge")
    assert "blur" in t.hand("a") and len(t.hand("a")) == 7 and t.is_tapped("the-barrens")
    assert t.why_not("use the-barrens") == "VTES-1.1.3"


# Blood Doll
def test_blood_doll_both_ways_once_a_phase() -> None:
    t = masters("a: Ohanna*1 [Blood Doll], Ozmo [Blood Doll]", "b: Royce")
    t.play("use blood-doll 1") if "use blood-doll 1" in t.options() else t.play(t.options()[1])
    s = t.game.state
    assert t.pool("a") == 29 and s.blood[t.card("ohanna")] == 2
    assert len([option for option in t.options() if option.startswith("use blood-doll")]) == 1, (
        "Ozmo's, out of a full vampire"
    )


def test_blood_doll_belongs_to_the_vampires_controller() -> None:
    """In the master phase of whoever controls the vampire; in torpor too; never from an empty one."""
    t = masters("a: Ozmo", "b: Ohanna (torpor) [Blood Doll (by a)]", pause="ab")
    assert all("blood-doll" not in option for option in t.options())
    while t.phase != ("b", "master"):
        t.play(t.options()[-1])
    assert t.asked == "b" and "use blood-doll" in t.options()
    t.play("use blood-doll")
    assert (t.pool("b"), t.blood("ohanna")) == (31, 1)
    t = masters("a: Ohanna (empty) (torpor) [Blood Doll]", "b: Royce")
    assert t.options() == ["use blood-doll 1", "end"]


def test_blood_doll_goes_on_a_vampire_of_ones_own() -> None:
    t = masters("a: Loyal Street Gang / Blood Doll, Bonding", "b: Royce")
    assert t.why_not("play blood-doll") == "VTES-1.6.1.5.3"


# Effective Management, Information Highway, Life in the City, Minion Tap, Tribute
def test_effective_management() -> None:
    """From the crypt to the uncontrolled region, face down; not out of an empty crypt."""
    t = masters("a: Ozmo / Effective Management, Bonding", "a crypt: Ohanna", "b: Royce")
    t.play("play effective-management")
    assert t.zone("ohanna") == "uncontrolled" and t.blood("ohanna") == 0
    t = masters("a: Ozmo / Effective Management, Bonding", "b: Royce")
    assert t.why_not("play effective-management") == "VTES-1.4.4"


def test_information_highway() -> None:
    """Two more transfers, only for whoever controls it."""
    t = table("turn: 20, a, influence", "a: Ozmo, Information Highway", "a uncontrolled: Gilbert Duane", "b: Royce")
    assert "transfer gilbert-duane 6" in t.options()


def test_life_in_the_city() -> None:
    """Any ready vampire, not one in torpor, not an ally."""
    t = masters("a: Ozmo*2, Ohanna (torpor) / Life in the City, Bonding", "b: Royce (empty), Loyal Street Gang")
    t.play("play life-in-the-city")
    assert set(t.options()) == {"choose ozmo", "choose opponent.royce"}
    t.play("choose seat1.royce")
    assert t.blood("royce") == 1


def test_minion_tap() -> None:
    """An amount of at least 1, of one vampire; all of it is possible; in torpor too."""
    t = masters("a: Ozmo (torpor) *4 / Minion Tap, Bonding", "b: Royce")
    t.play("play minion-tap")
    assert t.options() == [f"number {n}" for n in range(1, 5)]
    t.play("number 4")
    assert (t.pool("a"), t.blood("ozmo")) == (34, 0)


def test_minion_tap_needs_blood() -> None:
    """An empty vampire is no choice; with nothing but empty ones it cannot be played."""
    t = masters("a: Ozmo (empty), Ohanna / Minion Tap, Bonding", "b: Royce")
    t.play("play minion-tap")
    assert t.options() == ["number 1", "number 2"]
    t = masters("a: Ozmo (empty) / Minion Tap, Bonding", "b: Royce")
    assert t.why_not("play minion-tap") == "VTES-1.6.1.5.3"


def test_tribute_to_the_master() -> None:
    """1 of each ready vampire: not of an ally, not in torpor, nothing of an empty one."""
    t = masters(
        "a: Ozmo, Ohanna (empty), Didi Meyers (torpor), Loyal Street Gang / Tribute to the Master, Bonding", "b: Royce"
    )
    t.play("play tribute-to-the-master")
    assert t.pool("a") == 31 and t.blood("ozmo") == 5 and t.blood("didi-meyers") == 5


# Fame
def test_fame() -> None:
    """3 pool of the controller when it has gone to torpor; then 1 in everybody's untap phase, while it is there."""
    t = table("a: Crusher / Bum's Rush", "b: Ohanna*1 [Fame (by a)], Ozmo", "c: Royce", pause="abc")
    t.play("play bums-rush with crusher", "choose seat1.ohanna").until("strike crusher")
    t.play("strike crusher").until("end")
    assert (t.zone("ohanna"), t.pool("a"), t.pool("b"), t.pool("c")) == ("torpor", 30, 27, 30)
    assert t.zone("fame") == "attached", "it stays on the vampire"
    while t.phase != ("c", "minion"):
        t.play("use fame" if "use fame" in t.options() else "end" if "end" in t.options() else t.options()[-1])
    assert (t.pool("a"), t.pool("b"), t.pool("c")) == (30, 26, 29)


def test_fame_asks_for_a_ready_vampire_and_is_unique() -> None:
    t = masters("a: Ozmo, Ohanna (torpor) / Fame, Bonding", "b: Royce (torpor), Loyal Street Gang")
    t.play("play fame")
    assert t.host("fame") == "ozmo", "the only ready vampire"
    t = masters("a: Ozmo [Fame], Ohanna / Fame, Bonding", "b: Royce")
    assert t.why_not("play fame") == "VTES-4.1.8"


def test_fame_is_compulsory() -> None:
    t = untaps("a: Ozmo, Ohanna", "b: Royce (torpor) [Fame (by a)]")
    assert "end" not in t.options()
    t.play("use opponent.fame")
    assert t.pool("a") == 29 and "end" in t.options()


# Haven Uncovered
def test_haven_uncovered() -> None:
    """Minions of others, allies too, at +1 stealth, directed at the vampire's controller; not those of her own."""
    t = table(
        "a: Loyal Street Gang, Hector Sosa", "b: Royce, Didi Meyers [Haven Uncovered (by a)], Ozmo", "c: Roland Bishop"
    )
    t.play("act haven-uncovered with loyal-street-gang", "b: block royce")
    assert t.asked in ("b", "a")
    t.until("strike")
    assert "VTES-6.4.0.1" in t.cites
    t = table("turn: 20, b, minion", "a: Loyal Street Gang", "b: Royce, Didi Meyers [Haven Uncovered (by a)]")
    assert t.why_not("b: act haven-uncovered with royce") == "VTES-6.1.6.4"


def test_haven_uncovered_is_burned_against_its_controller() -> None:
    """Only by the vampire itself; directed at whoever controls the card."""
    lines = ("a: Ohanna", "b: Royce [Haven Uncovered (by c)], Ozmo", "c: Didi Meyers")
    t = table("turn: 20, b, minion", *lines)
    assert t.why_not("b: act haven-uncovered with ozmo 1") == "VTES-6.1.6.4"
    t.play("b: act haven-uncovered with royce 1")
    assert t.asked == "c" and "block didi-meyers" in t.options()
    t.play("c: pass")
    assert t.zone("haven-uncovered") == "ash heap"


def test_nobody_fights_a_haven_in_torpor() -> None:
    t = table("a: Hector Sosa, Ohanna", "b: Royce (torpor) [Haven Uncovered (by a)]")
    assert t.why_not("act haven-uncovered with hector-sosa") is not None


# KRCG News Radio
def test_krcg_news_radio() -> None:
    """Only where intercept is needed; free for a minion of one's own, for 1 pool for somebody else's."""
    t = table("a: Ozmo, Evangeline / Lost in Crowds", "b: Royce", "c: Ohanna@90, KRCG News Radio")
    t.play("bleed ozmo", "b: block royce")
    assert t.asked == "a", "not needed yet"
    t.play("a: play lost-in-crowds with ozmo", "c: use krcg-news-radio 1")
    assert (t.pool("c"), t.is_tapped("royce"), t.is_tapped("krcg-news-radio")) == (29, True, True)
    t = table("a: Ozmo, Evangeline / Lost in Crowds", "b: Royce, KRCG News Radio", "c: Ohanna@90")
    t.play("bleed ozmo", "b: block royce", "a: play lost-in-crowds with ozmo")
    assert (t.asked, t.options()) == ("b", ["use krcg-news-radio", "pass"])
    t.play("use krcg-news-radio")
    assert (t.pool("b"), t.is_tapped("royce")) == (30, True)


# Pentex Subversion
def test_pentex_subversion() -> None:
    """The minion cannot block; any other one, whoever's, may burn the card, but not itself."""
    t = table("a: Ozmo, Ohanna", "b: Royce [pentex-subversion (by a)], Loyal Street Gang")
    t.play("bleed ozmo")
    assert t.why_not("b: block royce") == "VTES-1.4.1" and t.why_not("b: block loyal-street-gang") is None
    lines = ("a: Ozmo", "b: Royce [pentex-subversion (by a)], Loyal Street Gang", "c: Ohanna")
    t = table("turn: 20, b, minion", *lines)
    assert t.why_not("b: act pentex-subversion with royce") == "VTES-6.1.6.4"
    t.play("b: act pentex-subversion with loyal-street-gang")
    assert t.asked == "a" and t.options()[0] == "block ozmo", "directed at its controller, without stealth"
    t.play("a: pass")
    assert t.zone("pentex-subversion") == "ash heap"


def test_pentex_on_ready_minions() -> None:
    t = masters("a: Ozmo / pentex-subversion, Bonding", "b: Royce (torpor), Loyal Street Gang")
    t.play("play pentex-subversion")
    assert set(t.options()) == {"choose ozmo", "choose opponent.loyal-street-gang"}
    t.play("choose opponent.loyal-street-gang")
    assert t.pool("a") == 28 and t.host("pentex-subversion") == "loyal-street-gang"


# Smiling Jack
def test_smiling_jack() -> None:
    """One more counter in each of its controller's untap phases; the others pay for each, in pool or in blood."""
    t = untaps("a: Ozmo, smiling-jack-the-anarch*1", "b: Royce, Ohanna*1")
    t.play("use smiling-jack-the-anarch") if "use smiling-jack-the-anarch" in t.options() else None
    assert (t.pool("a"), t.blood("smiling-jack-the-anarch")) == (29, 2), "not a choice"
    while "use opponent.smiling-jack-the-anarch 1" not in t.options():
        t.play("end" if "end" in t.options() else t.options()[-1])
    t.play("use opponent.smiling-jack-the-anarch 1")
    assert set(t.options()) == {"choose royce", "choose ohanna", "pay_pool"}
    t.play("choose ohanna")
    t.play("pay_pool")
    assert (t.blood("ohanna"), t.pool("b"), t.blood("royce")) == (0, 29, 1)


def test_smiling_jack_can_be_burned_by_a_vampire() -> None:
    lines = ("a: Ozmo", "b: Royce, Loyal Street Gang", "c: Ohanna, smiling-jack-the-anarch*1")
    t = table("turn: 20, b, minion", *lines)
    assert t.why_not("b: act smiling-jack-the-anarch with loyal-street-gang") == "VTES-6.1.6.4"
    t.play("b: act smiling-jack-the-anarch with royce")
    assert t.asked == "c" and "block ohanna" in t.options()
    t.play("c: pass")
    assert t.zone("smiling-jack-the-anarch") == "ash heap"


# Ventrue Headquarters
def test_ventrue_headquarters_in_a_blood_hunt() -> None:
    t = table("a: Crusher, Ohanna", "b: Lolita (torpor), Ventrue Headquarters", "c: Gilbert Duane@90")
    t.play("diablerize crusher -> seat1.lolita", "a: pass")
    assert (t.asked, t.cite) == ("b", "VTES-6.5.6.2") and "use ventrue-headquarters" in t.options()
    t.play("b: use ventrue-headquarters").play("a: pass", "b: for ventrue-headquarters").until("bleed ohanna")
    assert t.zone("crusher") == "ash heap"


def test_ventrue_headquarters() -> None:
    """3 votes in any referendum, also somebody else's; a tap; no Ventrue needed any more."""
    t = table("a: Ohanna, Evangeline / Ancilla Empowerment", "b: Royce@90, Ventrue Headquarters", "c: Roland Bishop@90")
    t.play("play ancilla-empowerment with ohanna").until("for ancilla")
    t.play("a: for ancilla-empowerment", "b: use ventrue-headquarters")
    t.play("a: pass") if t.asked == "a" else None
    t.play("b: against ventrue-headquarters")
    t.passes()
    assert t.is_tapped("ventrue-headquarters") and t.pool("a") == 30
    t = masters("a: Ohanna / Ventrue Headquarters, Bonding", "b: Royce")
    assert t.why_not("play ventrue-headquarters") == "VTES-1.6.1.3.3"
