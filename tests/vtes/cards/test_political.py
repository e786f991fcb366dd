"""Political actions of the five decks."""

from __future__ import annotations

from sumrak.games.vtes import board
from sumrak.games.vtes.values import claimed, title_of, votes_of
from sumrak.games.vtes.vocabulary import Title
from tests.vtes.table_talk import Table, table


def called(card: str, *lines: str) -> Table:
    """a's first vampire calls a referendum, nobody blocks; what is asked then."""
    t = table(*lines)
    t.play(next(option for option in t.options() if option.startswith(f"play {card}")))
    return at_the_poll(t)


def at_the_poll(t: Table) -> Table:
    """Nobody blocks; then the terms or the votes are asked."""
    while "pass" in t.options() and not any(option.startswith(("for", "choose", "give")) for option in t.options()):
        t.play("pass")
    return t


def vote(t: Table, *said: str) -> Table:
    t.play(*said)
    return t.passes()


def test_ancilla_empowerment() -> None:
    """1 pool for each minion, ready or in torpor, allies too; vampires that are uncontrolled do not count."""
    t = called(
        "ancilla", "a: Ohanna, Royce@90, Loyal Street Gang / Ancilla Empowerment", "a uncontrolled: Ozmo", "b: Roland Bishop@90, Didi Meyers (torpor)",
        "c: Evangeline@90 [.44 Magnum]",
    )  # fmt: skip
    vote(t, "for ancilla-empowerment")
    assert (t.pool("a"), t.pool("b"), t.pool("c")) == (27, 28, 29)


def test_a_referendum_that_fails_burns_nothing() -> None:
    t = called("ancilla", "a: Ohanna, Royce@90 / Ancilla Empowerment", "b: Gilbert Duane@90", "c: Evangeline@90")
    vote(t, "a: for ancilla-empowerment", "b: against gilbert-duane")
    assert (t.pool("a"), t.pool("b"), t.pool("c")) == (30, 30, 30) and t.zone("ancilla-empowerment") == "ash heap"


def test_domain_challenge() -> None:
    """Tapped minions count as they are at the result: the caller is one of them; torpid ones too."""
    t = called(
        "domain", "a: Ohanna, Royce / Domain Challenge", "b: Roland Bishop@90, Didi Meyers", "c: Evangeline (torpor) (tapped), Lolita@90",
    )  # fmt: skip
    vote(t, "for domain-challenge")
    assert (t.pool("a"), t.pool("b"), t.pool("c")) == (29, 29, 28)


# Banishment
def test_banishment() -> None:
    """Ready, younger than the caller, anyone's; not of the same age, not in torpor."""
    t = called(
        "banishment", "a: Sir Walter Nash, Royce@90 / Banishment", "b: Timothy Crowley@90, Ozmo [.44 Magnum]@90", "c: Didi Meyers (torpor), Lolita@90",
    )  # fmt: skip
    assert set(t.options()) == {"choose royce", "choose seat1.ozmo", "choose seat2.lolita"}
    t.play("choose seat1.ozmo", "for banishment", "for sir-walter-nash")
    t.play("b: pass")
    t.passes()
    assert (t.zone("ozmo"), t.zone("44-magnum"), t.blood("ozmo")) == ("uncontrolled", "stowed", 6)


def test_banishment_goes_to_the_permanent_controller() -> None:
    """VTES-7.3.5: whoever took it for a while does not keep it."""
    t = table("a: Sir Walter Nash, Royce@90 / Banishment", "b: Ozmo (by c)", "c: Lolita@90")
    at_the_poll(t.play("play banishment with sir-walter-nash"))
    t.play("choose seat1.ozmo", "for banishment", "for sir-walter-nash").passes()
    assert (t.zone("ozmo"), t.side("ozmo")) == ("uncontrolled", "c")


# Cardinal Benediction
def test_cardinal_benediction() -> None:
    """A Sabbat vampire calls it for a Sabbat vampire of 7 or more, anyone's; the card stands for the title."""
    t = called(
        "cardinal",
        "a: Evangeline, Royce@90 / Cardinal Benediction",
        "b: Gilbert Duane@90, Venere Carboni@90",
        "c: Alfred Benezri@90",
    )
    assert "for gilbert-duane" not in t.options()
    t.play("a: for cardinal-benediction")
    assert t.asked == "b" and t.options() == ["for venere-carboni", "against venere-carboni", "pass"], "Sabbat only"
    vote(t, "b: for venere-carboni")
    s = t.game.state
    assert title_of(s, t.card("venere-carboni")) is Title.CARDINAL and votes_of(s, t.card("venere-carboni")) == 3
    assert t.host("cardinal-benediction") == "venere-carboni"


def test_nobody_is_old_enough_for_a_cardinal() -> None:
    """The action succeeds and does nothing; who is no Sabbat vampire cannot call it."""
    t = table("a: Evangeline, Ohanna / Cardinal Benediction", "b: Gilbert Duane@90", "c: Alfred Benezri@90")
    assert t.why_not("play cardinal-benediction with ohanna") == "VTES-1.6.1.3.2"
    t.play("play cardinal-benediction with evangeline").passes()
    assert "VTES-6.3.2.2" in t.cites and t.zone("cardinal-benediction") == "ash heap" and t.is_tapped("evangeline")


# Kine Resources Contested
def test_kine_resources_contested() -> None:
    """4 points over two or more players, the caller too; together and at once."""
    t = called("kine", "a: Ohanna, Royce@90 / Kine Resources Contested", "b: Roland Bishop@90", "c: Lolita@90")
    t.terms(1, 0)
    vote(t, "for kine-resources-contested")
    assert (t.pool("a"), t.pool("b"), t.pool("c")) == (29, 30, 27)


def test_two_players_are_ousted_together() -> None:
    t = called(
        "kine", "a: Ohanna, Royce@90 / Kine Resources Contested", "b: Roland Bishop@90", "b pool: 2", "c: Lolita@90", "c pool: 2", "d: Ozmo@90",
    )  # fmt: skip
    t.terms(0, 2, 2)
    vote(t, "for kine-resources-contested")
    assert (t.points("a"), t.points("b"), t.pool("a")) == (1, 1, 36), "c's point is her predator's, who is out herself"


# Parity Shift
def test_parity_shift() -> None:
    """A prince or justicar; a player with more pool than the caller; 3 of it go to one or more others."""
    t = called(
        "parity", "a: Sir Walter Nash, Royce@90 / Parity Shift", "a pool: 10", "b: Roland Bishop@90", "b pool: 10", "c: Lolita@90", "c pool: 11",
    )  # fmt: skip
    t.terms(2)
    assert t.pool("c") == 11, "no vote yet"
    vote(t, "for parity-shift", "for sir-walter-nash")
    assert (t.pool("a"), t.pool("b"), t.pool("c")) == (12, 11, 8)


def test_parity_shift_is_not_for_everybody() -> None:
    t = table("a: Violette Prentiss, Crusher / Parity Shift", "a pool: 10", "b: Royce@90")
    assert t.why_not("play parity-shift with violette-prentiss") == "VTES-1.6.1.3.2"
    assert t.why_not("play parity-shift with crusher") == "VTES-1.6.1.3.2", "a primogen is neither"


def test_parity_shift_without_a_richer_player() -> None:
    """Terms are chosen when it has succeeded: nobody has more, so it does nothing."""
    t = called("parity", "a: Sir Walter Nash, Royce@90 / Parity Shift", "b: Roland Bishop@90", "c: Lolita@90")
    assert "VTES-6.3.2.2" in t.cites and (t.pool("a"), t.pool("b"), t.pool("c")) == (30, 30, 30)


# Praxis Seizure
def test_praxis_seizure() -> None:
    """The caller is Prince of Dallas; the card lies on it; only a Camarilla vampire."""
    t = table("a: Violette Prentiss, Evangeline / Praxis Seizure: Dallas", "b: Roland Bishop@90")
    assert t.why_not("play praxis-seizure-dallas with evangeline") == "VTES-1.6.1.3.2"
    at_the_poll(t.play("play praxis-seizure-dallas with violette-prentiss"))
    vote(t, "for praxis-seizure-dallas")
    assert title_of(t.game.state, t.card("violette-prentiss")) is Title.PRINCE
    assert t.host("praxis-seizure-dallas") == "violette-prentiss"


def test_praxis_seizure_is_contested() -> None:
    """While two claim Dallas neither has the title, nor its votes; a torpid prince claims it too."""
    t = called(
        "praxis", "a: Violette Prentiss, Royce@90 / Praxis Seizure: Dallas", "b: Timothy Crowley@90", "c: Lolita@90"
    )
    t.play("a: for praxis-seizure-dallas")
    assert t.asked == "b"
    vote(t, "b: for timothy-crowley")
    s = t.game.state
    assert title_of(s, t.card("violette-prentiss")) is None and title_of(s, t.card("timothy-crowley")) is None
    assert "VTES-4.2.1" in t.cites


def test_a_new_title_replaces_the_old_one() -> None:
    """VTES-10.0.1."""
    t = called("praxis", "a: Sir Walter Nash, Royce@90 / Praxis Seizure: Dallas", "b: Lolita@90", "c: Evangeline@90")
    vote(t, "for praxis-seizure-dallas", "for sir-walter-nash")
    assert claimed(t.game.state, t.card("sir-walter-nash")) == (Title.PRINCE, "Dallas")


def test_banishment_of_an_embraced_vampire() -> None:
    """A card that has become a vampire of capacity 1 comes back for 1 counter, not for nothing."""
    t = table("a: Evangeline, Royce@90 / The Embrace, Bonding", "b: Sir Walter Nash / Banishment", pause="ab")
    t.play("play the-embrace with evangeline").passes()
    t.until("play banishment").play("play banishment with sir-walter-nash")
    while not any(option.startswith("choose") for option in t.options()):
        t.play("pass")
    t.play("choose opponent.the-embrace")
    t.play("for sir-walter-nash").passes()
    assert t.zone("the-embrace") == "uncontrolled"
    t.game.state.blood[t.card("the-embrace")] = 0
    while t.phase != ("a", "discard"):
        t.play("end" if "end" in t.options() else t.options()[-1])
    assert t.zone("the-embrace") == "uncontrolled"


def test_praxis_seizure_against_a_prince_of_ones_own() -> None:
    """VTES-4.2.8: two vampires of one player contest the title too; each pays with her own blood."""
    t = called(
        "praxis", "a: Violette Prentiss, Timothy Crowley / Praxis Seizure: Dallas", "b: Lolita@90", "c: Evangeline@90"
    )
    vote(t, "for praxis-seizure-dallas")
    s = t.game.state
    assert title_of(s, t.card("violette-prentiss")) is None and title_of(s, t.card("timothy-crowley")) is None
    while "pay timothy-crowley" not in t.options():
        t.play("end" if "end" in t.options() else t.options()[-1])
    t.play("pay timothy-crowley", "yield violette-prentiss")
    assert t.blood("timothy-crowley") == 6 and t.zone("praxis-seizure-dallas") == "ash heap"


# the order around the table
RING = ("a: Ohanna, Royce@90 / {}", "b: Roland Bishop@90", "c: Lolita@90", "d: Evangeline@90")


def upheaved(target: str, card: str = "Dramatic Upheaval", way: str = "for") -> Table:
    t = called(card.lower().split()[0], RING[0].format(card), *RING[1:])
    t.play(f"target {target}") if target in str(t.options()) else t
    return vote(t, f"{way} {card.lower().replace(' ', '-')}")


def test_dramatic_upheaval() -> None:
    """The caller changes places with whom she chose, here c: clockwise from a then sit d, c, b."""
    t = upheaved("seat2")
    s = t.game.state
    assert [board.prey(s, x) for x in range(4)] == [3, 0, 1, 2] and board.ring(s, 0) == [0, 3, 2, 1]
    assert t.game.view(0)["ring"] == [0, 3, 2, 1] and "VTES-2.1.1" in t.cites
    assert t.game.scenario().count("seating: a d c b") == 1


def test_the_new_order_holds_for_everything() -> None:
    """Turns, bleeds, blocks, points."""
    lines = ("seating: a c b d", "a: Ozmo, Royce", "b: Roland Bishop", "c: Lolita", "d: Evangeline")
    t = table(*lines).play("bleed ozmo")
    assert t.asked == "c" and "pass" in t.options()
    t.play("c: pass").until("end")
    assert (t.pool("c"), t.pool("b")) == (28, 30)
    t.play("end").until("bleed")
    assert t.phase[0] == "c"
    t = table("c pool: 2", *lines).play("bleed ozmo", "c: pass").until("end")
    assert t.points("a") == 1 and board.prey(t.game.state, 0) == 1, "c is out: b is next"


def test_an_upheaval_that_fails_moves_nobody() -> None:
    t = upheaved("seat2", way="against")
    assert board.ring(t.game.state, 0) == [0, 1, 2, 3] and "ring" not in t.game.view(0)


def test_two_who_change_places_are_as_before() -> None:
    """With two players every order is the same."""
    t = called("dramatic", "a: Ohanna, Royce@90 / Dramatic Upheaval", "b: Roland Bishop@90")
    vote(t, "for dramatic-upheaval")
    assert board.prey(t.game.state, 0) == 1 and board.ring(t.game.state, 0) == [0, 1]


def test_kindred_restructure() -> None:
    """A prince or justicar; who sits where is chosen one after the other, clockwise from the caller."""
    t = table(
        "a: Gilbert Duane, Royce@90 / Kindred Restructure", "b: Roland Bishop@90", "c: Lolita@90", "d: Evangeline@90"
    )
    t.play("play kindred-restructure with gilbert-duane")
    at_the_poll(t)
    while not any(option.startswith("target") for option in t.options()):
        t.play("pass")
    t.play("target seat3", "target seat1")
    vote(t, "for kindred-restructure")
    assert board.ring(t.game.state, 0) == [0, 3, 1, 2]
    t = table("a: Ohanna / Kindred Restructure", "b: Roland Bishop@90", "c: Lolita@90")
    assert t.why_not("play kindred-restructure with ohanna") == "VTES-1.6.1.3.2"
