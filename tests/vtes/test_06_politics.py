"""Chapter 6.3 and 6.5.6: referendums, votes, the blood hunt."""

from __future__ import annotations

from sumrak.games.vtes.vocabulary import (
    CAMARILLA,
    INDEPENDENT,
    POLL,
    AddVotes,
    By,
    Card,
    Title,
    Type,
    Use,
    vampire,
)
from tests.coverage_plugin import exercises
from tests.vtes.own_cards import HUSH
from tests.vtes.table_talk import Table, table

KINE = "Kine Resources Contested"
SPEECH = Card("speech", 0, "Speech", (Type.MODIFIER,), uses=(Use((AddVotes(2),), POLL, by=By.ACTING),))
JUDGE = vampire("judge", 0, "Judge", "Gangrel", INDEPENDENT, 5, 2, "ani", title=Title.TWO_VOTES)


def called(*lines: str, cards: tuple[Card, ...] = ()) -> Table:
    """a's first vampire calls Kine Resources Contested on b and c: 1 and 3."""
    t = table(*lines, cards=cards)
    t.play(next(option for option in t.options() if "kine-resources" in option))
    return t.terms(0, 1)


@exercises("VTES-6.3.2.3", "VTES-6.3.2.5", "VTES-6.3.2.6", "VTES-6.3.3.1", "VTES-6.3.3.3", "VTES-6.3.3.5")
def test_a_vote() -> None:
    """A prince calls: 1 and 2 for; the Edge and a primogen against: 3 to 2 passes. Nothing is compulsory."""
    t = called(f"a: Gilbert Duane, Royce / {KINE}", "b: Crusher@90", "c: Ohanna@90", "edge: b")
    t.play("a: for kine-resources-contested", "a: for gilbert-duane", "b: edge_against", "b: against crusher")
    assert (t.pool("b"), t.pool("c"), t.edge) == (29, 27, "")
    t = called(f"a: Gilbert Duane, Royce / {KINE}", "b: Crusher@90", "c: Ohanna@90", "edge: b")
    assert {"for royce", "against ohanna"}.isdisjoint(t.options()), "without a title there are no votes"
    t.play("a: for kine-resources-contested", "a: pass", "b: against crusher")
    t.until("bleed royce")
    assert (t.pool("b"), t.pool("c"), t.edge) == (30, 30, "b"), "1 to 1 fails, and nobody had to vote"


@exercises("VTES-6.3.3.6", "VTES-6.3.2.4")
def test_two_prisci_against() -> None:
    """The block has 3 votes: 3 to 5 fails. All of one source goes one way."""
    priscus = vampire("elder", 0, "Elder", "Lasombra", "Sabbat", 7, 2, "dom", title=Title.PRISCUS)
    t = called(
        f"a: Gilbert Duane, Royce / {KINE}",
        "b: Crusher@90, Venere Carboni@90, Elder@90",
        "c: Ohanna@90",
        "edge: b",
        cards=(priscus,),
    )
    t.play("a: for kine-resources-contested", "a: for gilbert-duane")
    t.play("b: edge_against", "b: against crusher", "b: against elder")
    view = next(scope for scope in t.game.view(None)["scopes"] if scope["kind"] == "poll")
    assert (view["title"]["a"]["before"], view["title"]["a"]["after"]) == (3, 5)
    t.play("b: for venere-carboni")
    assert t.pool("b") == 29, "1 to 1: the block counts for neither, 3 to 2"


def test_forced_abstention_voids_a_ballot() -> None:
    priscus = vampire("elder", 0, "Elder", "Lasombra", "Sabbat", 7, 2, "dom", title=Title.PRISCUS)
    t = called(
        f"a: Ohanna, Venere Carboni / {KINE}", "b: Elder@90", "c: Roland Bishop / Hush", cards=(priscus, HUSH),
    )  # fmt: skip
    t.play(
        "a: for kine-resources-contested",
        "a: for venere-carboni",
        "b: against elder",
        "c: play hush with roland-bishop",
    )
    t.play("choose seat1.elder")
    t.passes()
    assert (t.pool("b"), t.pool("c")) == (29, 27)


def test_why_a_minion_casts_no_votes() -> None:
    seats = (f"a: Gilbert Duane, Royce / {KINE}", "b: Crusher@90", "c: Roland Bishop / Hush", "edge: a")
    t = called(*seats, cards=(HUSH,))
    t.play("a: for kine-resources-contested")
    assert t.why_not("a: for royce") == "VTES-6.3.3.1", "no title"
    t.play("a: for gilbert-duane")
    assert t.why_not("a: against gilbert-duane") == "VTES-6.3.2.4", "it stays as it was cast"
    t.until("bleed royce")
    assert t.why_not("a: for gilbert-duane") == "VTES-6.3.2.3", "there is no referendum"
    t = called(*seats, cards=(HUSH,))
    t.play("a: pass", "b: pass", "c: play hush with roland-bishop", "choose seat0.gilbert-duane")
    assert t.why_not("a: for gilbert-duane") == "VTES-6.3.3.7", "it has to abstain"


@exercises("VTES-6.3.2.4")
def test_votes_gained_later_go_the_way_that_was_cast() -> None:
    t = called(f"a: Gilbert Duane, Royce / {KINE}, Speech", "b: Sir Walter Nash@90", "c: Ohanna@90", cards=(SPEECH,))
    t.play("a: for kine-resources-contested", "a: against gilbert-duane", "a: play speech with gilbert-duane")
    t.passes()
    assert t.pool("b") == 30, "1 to 4 fails"


@exercises("VTES-6.3.3.4", "VTES-10.4.1")
def test_printed_votes_are_a_title() -> None:
    t = called(f"a: Ohanna, Royce / {KINE}", "b: Judge@90", "c: Didi Meyers@90", cards=(JUDGE,))
    t.play("a: for kine-resources-contested", "b: against judge")
    assert t.pool("b") == 30


@exercises("VTES-6.3.3.8")
def test_the_votes_of_a_vampire_are_never_below_zero() -> None:
    shame = Card("shame", 0, "Shame", (Type.REACTION,), uses=(Use((AddVotes(-5),), POLL, by=By.REACTING),))
    t = called(f"a: Ohanna, Royce / {KINE}", "b: Gilbert Duane / Shame", "c: Didi Meyers@90", cards=(shame,))
    t.play("a: for kine-resources-contested", "b: against gilbert-duane", "b: play shame with gilbert-duane")
    t.passes()
    assert t.pool("b") == 29, "1 to 0"


@exercises("VTES-6.3.2.7", "VTES-6.3.2.8")
def test_numbers_are_counted_at_the_result() -> None:
    """What is lost through one referendum is lost together."""
    t = table("a: Ohanna, Royce / Domain Challenge", "b: Ozmo@90, Didi Meyers@90", "c: Roland Bishop")
    t.play("play domain-challenge with ohanna")
    t.passes()
    if "for domain-challenge" in t.options():
        t.play("for domain-challenge")
    assert (t.pool("a"), t.pool("b"), t.pool("c")) in ((29, 28, 30), (30, 30, 30))


@exercises("VTES-6.3.2.9")
def test_a_cancelled_referendum_has_no_result() -> None:
    t = called(f"a: Ohanna, Royce / {KINE}", "b: Gilbert Duane / Delaying Tactics", "c: Didi Meyers@90")
    t.play("a: for kine-resources-contested", "b: play delaying-tactics with gilbert-duane")
    assert not t.is_tapped("ohanna") and "kine-resources-contested" in t.hand("a") and t.pool("b") == 30


@exercises("VTES-6.5.6.1", "VTES-6.5.6.2", "VTES-6.5.6.3", "VTES-6.5.4.1", "VTES-6.5.5.1")
def test_the_blood_hunt() -> None:
    """After a diablerie; whose turn it is is asked first; no calling vote; if it passes the diablerist is burned."""
    t = table("a: Ohanna, Royce", "b: Ozmo (torpor), Gilbert Duane@90", "c: Didi Meyers@90")
    t.play("diablerize ohanna -> seat1.ozmo")
    assert t.zone("ozmo") == "ash heap" and t.blood("ohanna") == 2
    assert t.asked == "b"
    t.play("b: for gilbert-duane")
    assert t.zone("ohanna") == "ash heap"


@exercises("VTES-6.5.5.2", "VTES-6.5.5.3", "VTES-6.5.5.4", "VTES-6.5.5.5")
def test_what_the_diablerist_gets() -> None:
    """The blood, any equipment, and a Discipline if the victim was older."""
    t = table(
        "a: Ohanna*1, Royce / Celerity", "a library: Dodge x2, Dominate, Bonding x4", "b: Ozmo*4 (torpor) [.44 Magnum, Laptop Computer]",
        "c: Didi Meyers@90",
    )  # fmt: skip
    t.play("diablerize ohanna -> seat1.ozmo")
    assert set(t.options()) == {"choose seat1.44-magnum", "choose seat1.laptop-computer", "done"}
    t.play("choose seat1.44-magnum", "done")
    said = [option for option in t.options() if option.startswith("learn")]
    assert "learn celerity on 0.hand" in said or any("celerity" in option for option in said)
    assert {option.label("en") for option in t.game.decision.options} == {
        "“Celerity” from the hand", "“Dominate” from the hand", "Done"
    }  # fmt: skip
    t.play(next(option for option in said if "celerity" in option))
    assert (
        t.host("celerity") == "ohanna" and t.host("44-magnum") == "ohanna" and t.zone("laptop-computer") == "ash heap"
    )
    assert t.blood("ohanna") == 2, "the surplus drained before the capacity rose"


@exercises("VTES-6.5.6.4")
def test_a_diablerie_in_combat() -> None:
    """Amaranth: the hunt is held at once."""
    t = table("a: Crusher, Royce / Amaranth, Undead Strength", "b: Roland Bishop*1", "c: Gilbert Duane@90")
    t.play("bleed crusher", "b: block roland-bishop").until("play undead-strength")
    t.play("play undead-strength with crusher 1").until("play amaranth")
    t.play("play amaranth with crusher")
    assert t.zone("roland-bishop") == "ash heap"
    assert "VTES-6.5.6.1" in t.cites


@exercises("VTES-10.6.1")
def test_the_blood_cursed_commit_no_diablerie() -> None:
    from sumrak.games.vtes.vocabulary import Trait

    cursed = vampire(
        "cursed", 0, "Cursed", "Assamite", CAMARILLA, 5, 2, "cel", traits=(Trait.BLOOD_CURSED, Trait.STERILE)
    )
    t = table("a: Cursed, Ohanna / The Embrace", "b: Ozmo (torpor)", cards=(cursed,))
    assert all(not option.startswith("diablerize cursed") for option in t.options())
    assert t.why_not("play the-embrace with cursed") == "VTES-10.6.1"
