"""Chapter 12: the two profiles and the switches apart; those that no chapter's test turns round."""

from __future__ import annotations

import pytest

import sumrak
from sumrak.games.vtes.moving import burn
from sumrak.games.vtes.rules import Rules
from sumrak.games.vtes.values import sect_of, title_of
from sumrak.games.vtes.vocabulary import (
    CAMARILLA,
    INDEPENDENT,
    A,
    By,
    C,
    Card,
    Cards,
    GainPool,
    GivesClan,
    Of,
    PutOn,
    Region,
    SendAndBurn,
    Title,
    Type,
    Use,
    Whose,
    vampire,
)
from tests.coverage_plugin import exercises
from tests.vtes.table_talk import Table, table

PING = Card("ping", 0, "Ping", (Type.MASTER,), out_of_turn=True, uses=(Use((GainPool(1),), A | C),))
CHANGE = Card(
    "change", 0, "Change", (Type.MASTER,), uses=(Use((PutOn(Cards(Of.VAMPIRE)),)),), text=(GivesClan("Giovanni"),)
)


def test_rules_are_a_profile_or_switches() -> None:
    assert sumrak.new("vtes", rules="today", seed=1).origin.rules.events
    assert sumrak.new("vtes", rules={"profile": "today", "events": False}, seed=1).origin.rules == Rules(
        **{**sumrak.new("vtes", rules="today", seed=1).origin.rules.__dict__, "events": False}
    )
    game = sumrak.new("vtes", rules={"nra": False}, seed=1)
    assert sumrak.replay(game.record()).origin.rules == game.origin.rules


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        ("1998", "there are: 2003, today"),
        ({"colour": 1}, "no switch 'colour'"),
        ({"nra": 2}, "one of true, false"),
        ({"scarce_scope": "none"}, "one of all, own"),
        ({"turn_limit": 0}, "a whole number from 1 on"),
        ({"imbued": True}, "not built"),
        (7, "a profile, a mapping"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(rules: object, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        sumrak.new("vtes", rules=rules)


@exercises("VTES-1.6.1.6.2", "VTES-11.1.2")
@pytest.mark.parametrize(("rules", "second"), [("2003", "c"), ("today", "d")])
def test_the_impulse_on_an_undirected_action(rules: str, second: str) -> None:
    """Clockwise, or prey, predator, then the rest."""
    t = table(
        "a: Ozmo*1, Ohanna",
        "b: Royce@90",
        "c: Didi Meyers / Ping",
        "d: Roland Bishop@90 / Ping",
        cards=(PING,),
        rules=rules,
    )
    t.play("hunt ozmo")
    assert t.asked == second


@exercises("VTES-7.1.2")
@pytest.mark.parametrize(("rules", "left"), [("2003", 3), ("today", 5)])
def test_transfers_of_a_card_that_leaves(rules: str, left: int) -> None:
    t = table(
        "turn: 20, a, influence", "a: Ohanna, Information Highway", "a uncontrolled: Zebulon", "b: Royce", rules=rules
    )
    burn(t.game.state, t.card("information-highway"))
    t.play("transfer zebulon 1")
    assert t.game.state.transfers == left


@exercises("VTES-10.0.3", "VTES-10.0.2")
@pytest.mark.parametrize(("rules", "sect"), [("2003", INDEPENDENT), ("today", CAMARILLA)])
def test_a_clan_of_another_sect(rules: str, sect: str) -> None:
    """The sect changes with the clan, and a title of the old one sleeps."""
    t = table("a: Gilbert Duane [Change]", "b: Royce", cards=(CHANGE,), rules=rules)
    card = t.card("gilbert-duane")
    assert sect_of(t.game.state, card) == sect
    assert (title_of(t.game.state, card) is None) is (rules == "2003")


@exercises("VTES-10.1.2", "VTES-4.2.1")
@pytest.mark.parametrize(("rules", "title"), [("2003", None), ("2003, inner_circle_unique false", Title.INNER_CIRCLE)])
def test_the_inner_circle(rules: str, title: Title | None) -> None:
    cards = tuple(
        vampire(f"elder{n}", 0, f"Elder{n}", "Brujah", CAMARILLA, 11, 2, "POT", title=Title.INNER_CIRCLE)
        for n in (1, 2)
    )
    t = table("a: Elder1", "b: Elder2", cards=cards, rules=rules)
    assert title_of(t.game.state, t.card("elder1")) is title


@exercises("VTES-6.5.6.1")
def test_a_blood_hunt_on_call() -> None:
    """As in 1998: nobody calls, nobody votes."""
    lines = ("a: Ohanna, Royce", "b: Ozmo (torpor), Gilbert Duane@90", "c: Didi Meyers@90")
    t = table(*lines, rules="2003, blood_hunt_auto false")
    t.play("diablerize ohanna -> seat1.ozmo", "a: decline", "b: decline", "c: decline")
    assert t.zone("ohanna") == "ready" and "VTES-6.3.2.6" not in t.cites
    t = table(*lines, rules="2003, blood_hunt_auto false")
    t.play("diablerize ohanna -> seat1.ozmo", "a: decline", "b: hunt_down seat0.ohanna", "b: for gilbert-duane")
    assert t.zone("ohanna") == "ash heap"


def gone(rules: str) -> Table:
    t = table("turn: 20, a, untap", "a: Ohanna / Dodge", "b: Royce", "c: Ozmo", pause="abc", rules=rules)
    t.play("withdraw")
    for _ in range(40):
        if t.zone("ohanna") == "removed":
            break
        t.play("end" if "end" in t.options() else t.options()[-1])
    return t


@exercises("VTES-9.2.3")
def test_half_a_point_for_withdrawing() -> None:
    assert gone("2003").points("a") == 1
    assert gone("2003, withdraw_half true").points("a") == 0.5


@exercises("VTES-6.5.1.3")
@pytest.mark.parametrize(("answer", "passes"), [("through_torpor ozmo", True), ("burn ozmo", False)])
def test_burned_and_sent_to_torpor_at_one_moment(answer: str, passes: bool) -> None:
    """Its controller chooses whether it passes through torpor: whoever waits for that is served or not."""
    end = Card(
        "end-it", 0, "End It", (Type.ACTION,),
        uses=(Use((SendAndBurn(Cards(Of.VAMPIRE, Whose.OTHERS, Region.READY)),), by=By.ACTING, is_action=True),),
    )  # fmt: skip
    t = table("a: Ohanna, Royce / End It", "b: Ozmo@90", cards=(end,))
    t.play("play end-it with ohanna")
    assert (t.asked, t.cite) == ("b", "VTES-6.5.1.3")
    t.play(f"b: {answer}")
    went = any(event.cite == "VTES-6.5.1.3" and event.kind == 1 << 43 for event in t.game.events)
    assert t.zone("ozmo") == "ash heap" and went is passes
