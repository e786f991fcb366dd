"""Chapters 2 to 5: seats and setup, turns, the untap phase and contests, the master phase."""

from __future__ import annotations

import pytest

import sumrak
from sumrak.games.vtes.board import predator, prey
from sumrak.games.vtes.contests import come_back, contest, returning
from sumrak.games.vtes.moving import burn, shift
from sumrak.games.vtes.state import CONTESTED, CRYPT, HAND, LIBRARY, READY, UNCONTROLLED, ZONES
from sumrak.games.vtes.values import title_of
from sumrak.games.vtes.vocabulary import Card, Cards, GivesTitle, Of, PutOn, Title, Type, Use, Whose
from tests.coverage_plugin import exercises
from tests.vtes.table_talk import table

SEIZURE = Card(
    "seizure", 0, "Seizure", (Type.MASTER,), uses=(Use((PutOn(Cards(Of.VAMPIRE, Whose.ANY)),)),), text=(GivesTitle(Title.PRINCE, "Miami"),)
)  # fmt: skip
BARON = Card(
    "barony", 0, "Barony", (Type.MASTER,), uses=(Use((PutOn(Cards(Of.VAMPIRE, Whose.ANY)),)),), text=(GivesTitle(Title.BARON, "Miami"),)
)  # fmt: skip


# 2
@exercises("VTES-2.1.1", "VTES-2.1.2", "VTES-2.1.3", "VTES-2.2.1", "VTES-2.3.2", "VTES-2.3.3")
def test_setup() -> None:
    """30 pool, seven cards, four vampires face down; the first player is drawn; counters on them are public."""
    firsts = set()
    for seed in range(12):
        game = sumrak.new("vtes", seats=3, seed=seed)
        s = game.state
        firsts.add(s.active)
        assert s.pool == [30, 30, 30] and s.edge == -1
        for seat in range(3):
            sizes = [len(s.piles[seat * ZONES + zone]) for zone in (HAND, UNCONTROLLED, CRYPT)]
            assert sizes == [7, 4, 8] and len(s.piles[seat * ZONES + LIBRARY]) >= 53
            other = game.view((seat + 1) % 3)["places"][seat * ZONES + UNCONTROLLED]
            assert [card["def"] for card in other["cards"]] == ["", "", "", ""]
    assert len(firsts) > 1


def test_the_ring_closes_when_somebody_leaves() -> None:
    """VTES-2.1.2."""
    t = table("a: Ozmo", "b: Royce", "c: Ohanna", "b out: 1")
    s = t.game.state
    assert (prey(s, 0), predator(s, 0), prey(s, 2)) == (2, 2, 0)


# 3, 4.0
@exercises("VTES-3.1", "VTES-3.2")
def test_the_phases() -> None:
    t = table("turn: 20, a, untap", "a: Ozmo", "b: Royce", pause="a")
    seen = []
    while t.phase[0] == "a":
        if t.phase[1] not in seen:
            seen.append(t.phase[1])
        t.play("end")
    assert seen == ["untap", "master", "minion", "influence", "discard"]


@exercises("VTES-4.0.1", "VTES-4.0.2", "VTES-10.6.2")
def test_what_untaps() -> None:
    """All of one's own, but not an infernal minion: that costs 1 pool."""
    t = table("turn: 20, a, untap", "a: Ozmo@90, Midget@90", "b: Royce@90", pause="a")
    assert (t.is_tapped("ozmo"), t.is_tapped("midget"), t.is_tapped("royce")) == (False, True, True)
    t.play("untap midget")
    assert not t.is_tapped("midget") and t.pool("a") == 29


@exercises("VTES-4.0.3", "VTES-4.0.5", "VTES-4.0.6", "VTES-4.1.5", "VTES-4.1.6")
def test_contests_are_paid_or_yielded() -> None:
    """Compulsory before the phase ends, once for each card."""
    t = table(
        "turn: 20, a, untap",
        "a: Ozmo, Information Highway (contested)",
        "b: Royce, Information Highway (contested)",
        "edge: a",
    )
    assert "end" not in t.options()
    t.play("pay information-highway", "edge")
    assert t.pool("a") == 30
    t = table(
        "turn: 20, a, untap",
        "a: Ozmo, Information Highway (contested)",
        "b: Royce, Information Highway (contested)",
        pause="ab",
    )
    t.play("yield information-highway")
    assert t.zone("information-highway", 0) == "contested" and t.side("information-highway") == "b"


@exercises("VTES-4.0.7")
def test_a_penalty_is_judged_when_the_phase_ends() -> None:
    t = table("turn: 20, a, untap", "a: Ozmo, Anarch Revolt x2 (by a)", "b: Royce (anarch)", pause="a")
    assert t.pool("a") == 30
    t.play("end")
    assert t.pool("a") == 28
    t.until("hunt royce")
    assert t.pool("b") == 30, "she has a ready anarch"


@exercises("VTES-4.0.8")
def test_the_others_may_use_something_in_the_untap_phase() -> None:
    odd = Card("odd", 0, "Odd", (Type.ACTION,), for_clan=("Giovanni",), burn_option=True)
    t = table("turn: 20, a, untap", "a: Ozmo", "b: Royce / Odd", "c: Ohanna / Odd", cards=(odd,), pause="a")
    t.play("end")
    assert t.asked == "b"
    t.play("b: discard odd")
    assert t.asked == "c"


# 4.1
@exercises("VTES-4.1.2", "VTES-4.1.11")
def test_what_is_contested_does_nothing_and_remembers() -> None:
    t = table(
        "turn: 20, a, master",
        "a: Gilbert Duane*3 [Laptop Computer], Royce / Minion Tap",
        "b: Gilbert Duane, Ohanna",
        pause="a",
    )
    assert {t.zone("gilbert-duane", n) for n in (0, 1)} == {"contested"}
    assert t.zone("laptop-computer") == "stowed"
    t.play("play minion-tap")
    assert t.pool("a") == 31, "Royce alone could be chosen"


@exercises("VTES-1.1.8", "VTES-4.1.2")
def test_a_contested_card_goes_with_its_bearer() -> None:
    """It is still on the minion: burned with it, stolen with it, and out of play with it although its own contest is over."""
    at = ("turn: 20, a, untap", "a: Ozmo [Mr. Winthrop]", "b: Ohanna [Mr. Winthrop], Royce")
    t = table(*at, pause="a")
    assert {t.zone("mr-winthrop", n) for n in (0, 1)} == {"contested"}
    burn(t.game.state, t.card("ohanna"))
    assert t.zone("mr-winthrop", 0) == "contested" and len([host for host in t.game.state.host if host >= 0]) == 1
    t.play("pay mr-winthrop").until("bleed royce").until("bleed ozmo")
    assert (t.zone("mr-winthrop"), t.host("mr-winthrop")) == ("attached", "ozmo")

    t = table(*at, pause="a")
    s = t.game.state
    shift(s, t.card("ohanna"), 0, READY)
    assert [s.side(c) for c in s.pile(0, CONTESTED)] == [0, 0] and s.host[s.pile(0, CONTESTED)[1]] == t.card("ohanna")

    t = table(*at, pause="a")
    contest(t.game.state, t.card("ozmo"))
    burn(t.game.state, t.card("ohanna"))
    returning(t.game.state, 0)
    assert (t.zone("ozmo"), t.zone("mr-winthrop"), t.host("mr-winthrop")) == ("ready", "attached", "ozmo")
    t = table(*at, pause="a")
    contest(t.game.state, t.card("ozmo"))
    come_back(t.game.state, t.card("mr-winthrop"), 0)
    assert (t.zone("ozmo"), t.zone("mr-winthrop"), t.host("mr-winthrop")) == ("contested", "stowed", "ozmo")


@exercises("VTES-4.1.7")
def test_the_last_copy_returns() -> None:
    """In step 2 of the next untap phase of its controller, untapped and without payment."""
    t = table("turn: 20, a, untap", "a: Ozmo, Information Highway (contested)", "b: Royce", pause="a")
    assert (t.zone("information-highway"), t.pool("a")) == ("permanents", 30)


@exercises("VTES-4.1.3")
def test_a_third_copy_joins_the_contest() -> None:
    t = table(
        "turn: 20, c, master", "a: Ozmo, Information Highway (contested)", "b: Royce, Information Highway (contested)",
        "c: Ohanna / Information Highway", pause="c",
    )  # fmt: skip
    t.play("c: play information-highway")
    assert {t.zone("information-highway", n) for n in range(3)} == {"contested"}


@exercises("VTES-4.1.4", "VTES-7.3.4")
@pytest.mark.parametrize(("rules", "pool"), [("2003", 27), ("today", 30)])
def test_scarce_is_paid_before_a_contest(rules: str, pool: int) -> None:
    """In 2003 anybody's vampires of the clan count, today one's own."""
    from sumrak.games.vtes.vocabulary import INDEPENDENT, Trait, vampire

    rare = vampire("rare", 0, "Rare", "Salubri", INDEPENDENT, 1, 2, "aus", traits=(Trait.SCARCE,))
    t = table(
        "turn: 20, a, influence", "a: Ohanna", "a uncontrolled: Rare*1", "b: Rare", cards=(rare,), rules=rules, pause="a"
    )  # fmt: skip
    if rules == "today":
        t.play("bring rare")
    t.play("end")
    assert t.pool("a") == pool
    assert {t.zone("rare", n) for n in (0, 1)} == {"contested"}


@exercises("VTES-4.1.8", "VTES-4.1.9")
@pytest.mark.parametrize("rules", ["2003", "today", "2003, self_contest true"])
def test_nobody_contests_with_herself(rules: str) -> None:
    t = table(
        "turn: 20, a, master", "a: Ohanna, Information Highway / Information Highway", "b: Ozmo", rules=rules, pause="a"
    )
    may = t.why_not("play information-highway") is None
    assert may is ("self_contest" in rules)
    t = table("turn: 20, a, influence", "a: Ohanna", "a uncontrolled: Ohanna*2", "b: Ozmo", rules=rules, pause="a")
    if rules == "today":
        assert t.why_not("bring ohanna#2") == "VTES-4.1.9"
        return
    t.play("end")
    zones = {t.zone("ohanna", n) for n in (0, 1)} if "self" in rules else {t.zone("ohanna", 0)}
    assert zones == ({"contested"} if "self" in rules else {"ready"})


@exercises("VTES-4.1.10")
def test_a_contest_ends_temporary_control() -> None:
    """The vampire lies before its permanent controller."""
    t = table(
        "turn: 20, c, influence", "a: Roland Bishop (by b)", "b: Royce", "c: Ohanna", "c uncontrolled: Roland Bishop*4"
    )
    t.until("hunt")
    sides = {t.side("roland-bishop", n) for n in (0, 1)}
    assert sides == {"b", "c"}


@exercises("VTES-4.1.12")
def test_a_vampire_that_becomes_contested_while_acting() -> None:
    """Its action ends."""

    t = table("a: Ozmo, Ohanna / Bonding", "b: Royce")
    t.play("bleed ozmo")
    contest(t.game.state, t.card("ozmo"))
    t.passes()
    assert t.pool("b") == 30


# 4.2
@exercises("VTES-4.2.1", "VTES-4.2.2", "VTES-4.2.3", "VTES-4.2.4")
def test_contested_titles() -> None:
    """Both count as untitled; 1 blood each, or the title is gone for good; in torpor it must be yielded."""
    t = table(
        "turn: 20, a, untap",
        "a: Gilbert Duane*5, Ohanna",
        "b: Didi Meyers [Seizure], Royce",
        cards=(SEIZURE,),
        pause="ab",
    )
    s = t.game.state
    assert title_of(s, t.card("gilbert-duane")) is None and title_of(s, t.card("didi-meyers")) is None
    t.play("pay gilbert-duane")
    assert t.blood("gilbert-duane") == 4
    t.until("yield didi-meyers")
    t.play("yield didi-meyers")
    assert t.zone("seizure") == "ash heap"
    t = table(
        "turn: 20, a, untap",
        "a: Gilbert Duane (torpor), Ohanna",
        "b: Didi Meyers [Seizure]",
        cards=(SEIZURE,),
        pause="a",
    )
    assert [option for option in t.options() if "duane" in option] == ["yield gilbert-duane"]


@exercises("VTES-4.2.5")
def test_the_title_comes_back() -> None:
    t = table(
        "turn: 20, a, untap", "a: Gilbert Duane*5, Ohanna", "b: Didi Meyers [Seizure]", cards=(SEIZURE,), pause="a"
    )
    t.play("pay gilbert-duane")
    from sumrak.games.vtes.moving import burn

    burn(t.game.state, t.card("seizure"))
    for _ in range(60):
        if t.phase == ("b", "untap") or t.game.is_over:
            break
        t.play("end" if "end" in t.options() else t.options()[-1])
    assert title_of(t.game.state, t.card("gilbert-duane")) is None
    while t.phase != ("a", "master"):
        t.play("end" if "end" in t.options() else t.options()[-1])
    assert title_of(t.game.state, t.card("gilbert-duane")) is Title.PRINCE


@exercises("VTES-4.2.6", "VTES-10.5.3")
@pytest.mark.parametrize(("rules", "price"), [("2003", 2), ("today", 1)])
def test_a_baron_pays_more(rules: str, price: int) -> None:
    """Only an anarch is a baron."""
    t = table(
        "turn: 20, a, untap", "a: Didi Meyers*5 (anarch) [Barony], Ohanna", "b: Gilbert Duane", cards=(BARON,), rules=rules, pause="a"
    )  # fmt: skip
    t.play("pay didi-meyers")
    assert t.blood("didi-meyers") == 5 - price
    t = table("a: Ohanna [Barony]", "b: Royce", cards=(BARON,))
    assert title_of(t.game.state, t.card("ohanna")) is None


@exercises("VTES-4.2.7", "VTES-10.0.1", "VTES-10.0.5")
def test_a_new_title_yields_a_contested_one() -> None:
    t = table(
        "a: Timothy Crowley, Royce / Praxis Seizure: Dallas", "b: Gilbert Duane@90", "c: Didi Meyers@90", cards=(SEIZURE,),
    )  # fmt: skip
    t.play("play praxis-seizure-dallas with timothy-crowley")
    t.passes() if "for timothy-crowley" not in t.options() else None
    t.play("for timothy-crowley") if "for timothy-crowley" in t.options() else None
    t.passes()
    assert t.game.state.end is None


@exercises("VTES-4.2.8")
def test_two_vampires_of_one_player_contest_a_title() -> None:
    t = table(
        "turn: 20, a, untap", "a: Gilbert Duane*5, Didi Meyers*4 [Seizure]", "b: Royce", cards=(SEIZURE,), pause="a"
    )
    assert [option for option in t.options() if option.startswith("pay")] == ["pay gilbert-duane", "pay didi-meyers"]
