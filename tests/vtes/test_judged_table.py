"""Scenes of referendums, contests and ousting that judges have ruled on."""

from __future__ import annotations

from sumrak.games.vtes.events import PUT_ON
from sumrak.games.vtes.values import title_of
from sumrak.games.vtes.vocabulary import Title, vampire
from tests.coverage_plugin import exercises
from tests.vtes.own_cards import HUSH
from tests.vtes.table_talk import Table, table

KINE = "Kine Resources Contested"
ELDER = vampire("elder", 0, "Elder", "Lasombra", "Sabbat", 7, 2, "dom", title=Title.PRISCUS)
YOUNG = vampire("young", 0, "Young", "Caitiff", "Camarilla", 2, 2, "pre")


def called(*lines: str) -> Table:
    t = table(*lines, cards=(HUSH, ELDER, YOUNG))
    t.play(next(option for option in t.options() if "kine-resources" in option))
    return t.terms(0, 1)


def sums(t: Table) -> tuple[int, int]:
    """For and against, as everybody sees them."""
    title = next(scope for scope in t.game.view(None)["scopes"] if scope["kind"] == "poll")["title"]["a"]
    return title["before"], title["after"]


@exercises("VTES-6.3.2.10", "VTES-6.3.3.6", "VTES-6.3.3.7")
def test_two_prisci_and_a_forced_abstention() -> None:
    """A ballot each: 3 to 0; against each other 0 to 0; the one that abstains after all leaves 3 to 0."""
    t = called(f"a: Ohanna, Elder / {KINE}", "b: Venere Carboni@90", "c: Roland Bishop / Hush")
    t.play("a: for elder")
    assert sums(t) == (3, 0)
    t.until("against venere-carboni").play("b: against venere-carboni")
    assert sums(t) == (0, 0)
    t.until("play hush").play("c: play hush with roland-bishop", "choose seat1.venere-carboni")
    assert sums(t) == (3, 0)
    assert t.why_not("b: against venere-carboni") is not None
    t.until("bleed ohanna")
    assert (t.pool("b"), t.pool("c")) == (29, 27)


@exercises("VTES-6.3.2.10")
def test_a_forced_abstention_voids_votes() -> None:
    """1 and 2 of a prince; without the prince 1 against nothing."""
    t = called(f"a: Gilbert Duane, Royce / {KINE}", "b: Venere Carboni@90", "c: Roland Bishop / Hush")
    t.play("a: for kine-resources-contested", "a: for gilbert-duane")
    assert sums(t) == (3, 0)
    t.until("play hush").play("c: play hush with roland-bishop", "choose seat0.gilbert-duane")
    assert sums(t) == (1, 0)


@exercises("VTES-6.3.2.6", "VTES-6.3.3.2", "VTES-6.3.3.3", "VTES-6.3.3.5", "VTES-6.3.3.6")
def test_two_prisci_turn_a_vote() -> None:
    """The card's 1 and the prince's 2 against the Edge and a primogen pass; with the prisci's 3 it fails at 3 to 5."""
    for prisci in (False, True):
        b = "Crusher@90, Venere Carboni@90, Elder@90" if prisci else "Crusher@90"
        t = called(f"a: Gilbert Duane, Royce / {KINE}", f"b: {b}", "c: Ohanna@90", "edge: b")
        t.play("a: for kine-resources-contested")
        assert sums(t) == (1, 0)
        t.play("a: for gilbert-duane", "b: edge_against")
        assert sums(t) == (3, 1) and t.edge == ""
        t.play("b: against crusher")
        if prisci:
            assert sums(t) == (3, 2)
            t.play("b: against elder")
            assert sums(t) == (3, 5)
            t.play("b: against venere-carboni")
        t.until("bleed royce")
        assert (t.pool("b"), t.pool("c")) == ((30, 30) if prisci else (29, 27))


@exercises("VTES-4.1.1", "VTES-4.1.5", "VTES-4.1.6", "VTES-4.1.7")
def test_a_contest_from_its_beginning_to_its_end() -> None:
    """Both face down; the rival pays once, I pay, the rival yields; in my next untap phase it is mine, without payment."""
    name = "information-highway"
    t = table("turn: 20, a, master", "a: Ohanna / Information Highway", "b: Royce, Information Highway", pause="ab")
    t.play(f"play {name}")
    assert {t.zone(name, 0), t.zone(name, 1)} == {"contested"}
    assert {t.side(name, 0), t.side(name, 1)} == {"a", "b"}
    t.until(f"pay {name}")
    assert t.phase == ("b", "untap")
    t.play(f"b: pay {name}")
    assert t.pool("b") == 29
    t.until(f"pay {name}")
    assert t.phase == ("a", "untap")
    t.play(f"a: pay {name}")
    assert t.pool("a") == 29
    t.until(f"yield {name}")
    t.play(f"b: yield {name}")
    while t.phase != ("a", "untap"):
        t.play("end" if "end" in t.options() else t.options()[-1])
    assert (t.zone(name), t.side(name), t.is_tapped(name), t.pool("a")) == ("permanents", "a", False, 29)
    assert (t.pool("b"), t.zone(name, 0)) == (29, "permanents")


@exercises("VTES-9.1.1")
def test_the_last_pool_is_paid() -> None:
    """Ousted as soon as the cost is paid: what was paid for does not happen; the predator has 1 point and 6 pool."""
    for pool in (3, 2):
        t = table("a: Ozmo, Ohanna / .44 Magnum", f"a pool: {pool}", "b: Royce@90", "c: Lolita@90", "c pool: 10")
        t.play("play 44-magnum with ozmo")
        assert (PUT_ON in {event.kind for event in t.game.events}) is (pool == 3)
    assert (t.points("c"), t.pool("c"), t.points("b")) == (1, 16, 0)
    assert t.zone("44-magnum") == "removed" and t.zone("ozmo") == "removed" and t.phase[0] == "b"


@exercises("VTES-7.3.5")
def test_a_banished_vampire_comes_back() -> None:
    """Capacity 2 while it is out of play, with 3 blood on it; then untapped, with its card, its title and all its blood."""
    t = table(
        "a: Sir Walter Nash, Royce / Banishment",
        "b: Young*3@90 [Dominate, Praxis Seizure: Dallas], Crusher@90",
        "c: Roland Bishop@90",
        pause="b",
        cards=(YOUNG,),
    )
    assert title_of(t.s, t.card("young")) is Title.PRINCE
    t.play("play banishment with sir-walter-nash").until("choose").play("choose seat1.young")
    t.play("for sir-walter-nash", "for banishment").until("bleed royce")
    assert (t.zone("young"), t.side("young"), t.blood("young")) == ("uncontrolled", "b", 3)
    assert t.zone("dominate") == "stowed" and t.host("dominate") == "young"
    t.play("end").until("transfer")
    assert t.phase == ("b", "influence")
    t.play("end")
    assert (t.zone("young"), t.is_tapped("young"), t.blood("young")) == ("ready", False, 3)
    assert t.host("dominate") == "young" and t.zone("dominate") == "attached"
    assert t.game.explain("young", "capacity").value == 3 and title_of(t.s, t.card("young")) is Title.PRINCE
