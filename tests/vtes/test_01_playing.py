"""Chapter 1.6: playing cards, master cards, minion cards."""

from __future__ import annotations

import pytest

from sumrak.games.vtes.moving import burn, shift
from sumrak.games.vtes.state import READY
from sumrak.games.vtes.values import capacity
from sumrak.games.vtes.vocabulary import (
    BIT,
    A,
    AddBleed,
    B,
    By,
    C,
    Card,
    GainPool,
    StayInPlay,
    Type,
    Use,
)
from tests.coverage_plugin import exercises
from tests.vtes.table_talk import table

MASTER_CARD = (Type.MASTER,)
ALLOCATED = (1, 1)
"""Points of a referendum for the first seats; the last one gets the rest."""


def master(id: str, *effects: object, **facts: object) -> Card:
    return Card(id, 0, id.title(), MASTER_CARD, uses=(Use(effects),), **facts)


# 1.6.1
@exercises("VTES-1.6.1.1.2", "VTES-1.6.3.1", "VTES-1.6.1.3.7")
def test_who_plays_what() -> None:
    """A minion plays minion cards, the Methuselah masters; what costs blood or asks for a Discipline is for vampires."""
    t = table("a: Loyal Street Gang, Ohanna / Computer Hacking, Govern the Unaligned, Blood Doll", "b: Ozmo@90")
    assert "play computer-hacking with loyal-street-gang" in t.options()
    assert t.why_not("play govern-the-unaligned with loyal-street-gang") == "VTES-1.6.1.3.7"
    assert t.why_not("play blood-doll") == "VTES-1.6.2.0.2"


@exercises("VTES-1.6.1.1.5", "VTES-1.6.1.2.1")
def test_a_card_is_replaced_before_its_effect() -> None:
    """Declared, shown, paid, replaced, then its effect; the card goes to the ash heap."""
    t = table("turn: 20, a, master", "a: Ohanna*1 / Minion Tap, Bonding x6", "a library: Dodge", "b: Ozmo")
    t.play("play minion-tap")
    assert "dodge" in t.hand("a") and t.zone("minion-tap") == "ash heap"
    kinds = [event.cite for event in t.game.events]
    assert kinds.index("VTES-1.6.1.1.4") < kinds.index("VTES-1.6.1.2.1") < len(kinds) - 1


@exercises("VTES-1.6.1.2.3")
def test_a_card_that_is_not_replaced_at_once() -> None:
    """Until its moment the hand is one smaller."""
    t = table(
        "a: Ozmo", "b: Gilbert Duane@90 / Wake with Evening's Freshness, Bonding x6", "b library: Dodge x5", "c: Ohanna@90", pause="b",
    )  # fmt: skip
    t.play("bleed ozmo", "b: play wake-with-evenings-freshness with gilbert-duane")
    assert len(t.hand("b")) == 6
    while t.phase != ("b", "master"):
        t.play(t.options()[-1])
    assert len(t.hand("b")) == 7


@exercises("VTES-1.6.1.2.4")
def test_with_an_empty_library_one_plays_on() -> None:
    t = table("a: Ozmo / Scouting Mission", "b: Ohanna@90")
    t.play("play scouting-mission with ozmo")
    assert t.hand("a") == [] and not t.game.is_over


@exercises("VTES-1.6.1.2.5")
@pytest.mark.parametrize(("rules", "hand"), [("2003", 7), ("2003, no_draw_in_referendum true", 6)])
def test_replacement_during_a_referendum(rules: str, hand: int) -> None:
    t = table(
        "a: Violette Prentiss / Kine Resources Contested, Bewitching Oration, Bonding x5", "a library: Dodge x3", "b: Ozmo@90",
        "c: Ohanna@90", rules=rules,
    )  # fmt: skip
    t.play("play kine-resources-contested with violette-prentiss")
    t.terms(*ALLOCATED)
    t.play("play bewitching-oration with violette-prentiss 1")
    assert len(t.hand("a")) == hand


@exercises("VTES-1.6.1.2.6", "VTES-1.6.1.2.2")
def test_a_hand_that_is_too_large_is_discarded_at_once() -> None:
    t = table("a: Ohanna / Bonding x8, Dodge", "b: Ozmo / Bonding x8")
    assert (t.asked, t.cite) == ("a", "VTES-1.6.1.2.2")
    t.play("choose bonding")
    assert len(t.hand("a")) == 7 and len(t.hand("b")) == 7


@exercises("VTES-1.6.1.3.2", "VTES-1.6.1.3.4")
def test_requirements_are_checked_when_a_card_is_played() -> None:
    t = table("a: Ohanna / Praxis Seizure: Dallas, Parity Shift, Cardinal Benediction", "b: Ozmo", "b pool: 40")
    assert t.why_not("play cardinal-benediction with ohanna") == "VTES-1.6.1.3.2", "the wrong sect"
    assert t.why_not("play parity-shift with ohanna") == "VTES-1.6.1.3.2", "no title"
    assert t.why_not("play praxis-seizure-dallas with ohanna") is None


@exercises("VTES-1.6.1.3.6")
def test_a_cost_that_cannot_be_paid() -> None:
    t = table("a: Didi Meyers*1, Ozmo / Govern the Unaligned, .44 Magnum", "a pool: 1", "b: Ohanna@90")
    assert t.why_not("play 44-magnum with ozmo") == "VTES-1.6.1.3.6"
    t.play("play govern-the-unaligned with didi-meyers")
    assert t.blood("didi-meyers") == 0, "the last blood may be paid"


@exercises("VTES-1.6.1.3.8")
def test_x_is_chosen_and_may_be_zero() -> None:
    t = table("a: Violette Prentiss*3 / Kine Resources Contested, Awe", "b: Ozmo@90", "c: Ohanna@90")
    t.play("play kine-resources-contested with violette-prentiss")
    t.terms(*ALLOCATED)
    t.play("play awe with violette-prentiss 1")
    assert t.options() == ["number 0", "number 1", "number 2", "number 3"]
    t.play("number 2")
    assert t.blood("violette-prentiss") == 1
    t.play("for violette-prentiss")
    assert any(scope["kind"] == "poll" and scope["title"]["a"]["before"] == 5 for scope in t.game.view(0)["scopes"])


@exercises("VTES-1.6.1.3.9")
def test_burn_option() -> None:
    """Whoever controls no minion that meets the requirements may discard it in any untap phase, one in a phase."""
    odd = Card(
        "odd",
        0,
        "Odd",
        (Type.ACTION,),
        for_clan=("Giovanni",),
        burn_option=True,
        uses=(Use((GainPool(1),), by=By.ACTING, is_action=True),),
    )
    t = table("turn: 20, a, untap", "a: Ohanna", "b: Ozmo / Odd x2, Bonding x5", "b library: Dodge x3", cards=(odd,))
    t.until("discard odd")
    assert t.asked == "b"
    t.play("discard odd")
    assert t.hand("b").count("odd") == 1 and "dodge" in t.hand("b")
    assert "discard odd" not in t.options()


@exercises("VTES-1.6.1.4.1", "VTES-4.1.1")
def test_unique_cards_are_contested() -> None:
    t = table("turn: 20, a, master", "a: Ohanna / Information Highway", "b: Ozmo, Information Highway")
    t.play("play information-highway")
    assert {t.zone("information-highway", n) for n in (0, 1)} == {"contested"}


@exercises("VTES-1.6.1.5.1", "VTES-1.6.1.5.2", "VTES-1.6.1.5.3")
def test_targets() -> None:
    """Torpid vampires are legal, uncontrolled ones are not; without a target the card cannot be played."""
    t = table(
        "turn: 20, a, master",
        "a: Ohanna (torpor) / Minion Tap, Fame",
        "a uncontrolled: Royce",
        "b: Hector Sosa (torpor)",
    )
    assert "play minion-tap" in t.options()
    assert t.why_not("play fame") == "VTES-1.6.1.5.3", "it asks for a ready vampire"


@exercises("VTES-1.6.1.5.4")
def test_an_uncontrolled_target_is_not_revealed() -> None:
    t = table("a: Didi Meyers / Govern the Unaligned", "a uncontrolled: Royce, Ohanna", "b: Ozmo@90")
    t.play("play govern-the-unaligned with didi-meyers 1")
    assert t.options() == ["choose royce", "choose ohanna"]
    t.play("choose royce")
    assert t.blood("royce") == 3
    lines = [row for row in t.game.log(1) if row["k"].startswith("vtes-log-put-on")]
    assert lines and "card" not in lines[-1]["a"]


# 1.6.1.6, 1.6.1.7
@exercises(
    "VTES-1.6.1.6.1", "VTES-1.6.1.6.2", "VTES-1.6.1.6.3", "VTES-11.1.1", "VTES-11.1.2", "VTES-11.1.3", "VTES-11.1.4"
)
def test_the_impulse_returns_to_the_acting_player() -> None:
    """First a, then the defender c (b is no target of it), then the others; whatever is used gives it back to a."""
    ping = Card("ping", 0, "Ping", MASTER_CARD, out_of_turn=True, uses=(Use((GainPool(1),), A | C),))
    rush = "Bum's Rush"
    t = table(
        f"a: Ohanna / {rush}, Pump x2", "b: Ozmo@90 / Ping", "c: Roland Bishop@90 / Ping", cards=(ping, pump()),
    )  # fmt: skip
    t.play("play bums-rush with ohanna", "choose seat2.roland-bishop")
    assert t.asked == "c"
    t.play("c: play ping")
    assert t.asked == "b"
    t.play("b: pass")
    assert t.pool("c") == 31


def pump() -> Card:
    return Card(
        "pump", 0, "Pump", (Type.MODIFIER,), uses=(Use((AddBleed(1, limited=False),), A | B | C, by=By.ACTING),)
    )


@exercises("VTES-1.6.1.7.2")
def test_a_cancelling_card_can_be_cancelled() -> None:
    t = table(
        "turn: 20, a, master", "a: Ohanna / Minion Tap", "b: Ozmo / Sudden Reversal", "c: Roland Bishop / Sudden Reversal"
    )  # fmt: skip
    t.play("play minion-tap", "number 1", "b: play sudden-reversal", "c: play sudden-reversal")
    assert t.pool("a") == 31


def test_a_cancelled_card_is_replaced() -> None:
    """VTES-1.6.1.7.3: it has been played; its cost is not paid where the text says so; the master action is spent."""
    t = table(
        "turn: 20, a, master",
        "a: Ohanna / Asylum Hunting Ground, Blood Doll, Bonding x5",
        "a library: Dodge",
        "b: Ozmo / Sudden Reversal",
        pause="a",
    )
    t.play("play asylum-hunting-ground", "b: play sudden-reversal")
    assert (t.zone("asylum-hunting-ground"), t.pool("a")) == ("ash heap", 30) and "dodge" in t.hand("a")
    assert t.why_not("play blood-doll") == "VTES-5.2"
    t = table("a: Ohanna, Ozmo / Blood Doll", "b: Roland Bishop")
    assert t.why_not("play blood-doll") == "VTES-1.6.2.0.2", "in no other phase"
    t = table("turn: 20, a, master", "a: Ohanna / Blood Doll", "a debt: 1", "b: Roland Bishop", pause="a")
    assert "play blood-doll" not in t.options(), "a debt takes the one action of the phase"


@exercises("VTES-1.6.1.7.5")
def test_what_is_fetched_into_play_opens_no_window() -> None:
    t = table(
        "a: Sarah Cobbler, Ohanna / Magic of the Smith, Bonding x6",
        "a library: Dodge, .44 Magnum",
        "b: Ozmo@90 / Direct Intervention",
    )
    t.play("play magic-of-the-smith with sarah-cobbler", "b: pass")
    t.play("choose 44-magnum")
    assert t.host("44-magnum") == "sarah-cobbler", "b was not asked"


# 1.6.2
@exercises("VTES-1.6.2.0.2", "VTES-5.1", "VTES-5.2")
def test_one_master_in_a_phase() -> None:
    t = table("turn: 20, a, master", "a: Ohanna, Ozmo / Blood Doll x2", "b: Roland Bishop", pause="a")
    t.play("play blood-doll", "choose ohanna")
    assert t.why_not("play blood-doll") == "VTES-5.2"


@exercises("VTES-1.6.2.0.3")
def test_a_master_on_anothers_card_is_controlled_by_who_played_it() -> None:
    t = table("turn: 20, a, master", "a: Ohanna / Fame", "b: Ozmo")
    t.play("play fame", "choose seat1.ozmo")
    card = next(c for place in t.game.view(0)["places"] for c in place["cards"] if c["def"] == "fame")
    assert card["controller"] == 0


@exercises("VTES-1.6.2.1.1")
def test_a_location_is_used_from_its_first_turn_on() -> None:
    t = table("turn: 20, a, master", "a: Ohanna / The Barrens, Dodge", "b: Ozmo")
    t.play("play the-barrens")
    assert "use the-barrens" in t.options()
    t.play("use the-barrens")
    assert t.hand("a") == [] and t.is_tapped("the-barrens")


@exercises("VTES-1.6.2.1.2", "VTES-6.1.6.3")
def test_arson_burns_a_location_and_is_directed() -> None:
    t = table("a: Ohanna, Royce / Arson", "b: Ozmo", "c: Roland Bishop, Information Highway")
    t.play("play arson with ohanna")
    assert t.asked == "c" and "block roland-bishop" in t.options(), "only its controller may block"
    t.play("c: pass")
    assert t.zone("information-highway") == "ash heap"


@exercises("VTES-1.6.2.2.1", "VTES-1.6.2.2.2")
def test_discipline_cards() -> None:
    """A level more and +1 capacity, without blood; not on a superior; when it goes the surplus drains."""
    t = table("turn: 20, a, master", "a: Ozmo / Dominate", "b: Didi Meyers")
    t.play("play dominate")
    s = t.game.state
    assert capacity(s, t.card("ozmo")) == 7 and t.blood("ozmo") == 6 and s.superior[t.card("ozmo")] & BIT["dom"]
    s.blood[t.card("ozmo")] = 7
    burn(s, t.card("dominate"))
    t.play("end")
    assert t.blood("ozmo") == 6 and not s.superior[t.card("ozmo")] & BIT["dom"]


@exercises("VTES-1.6.2.3.1", "VTES-1.6.2.3.2", "VTES-1.6.2.3.3", "VTES-5.4")
def test_out_of_turn_masters_are_paid_for_later() -> None:
    """Never in one's own turn, one at a time, and the debt stands although the card is cancelled."""
    t = table(
        "turn: 20, a, master",
        "a: Ohanna / Blood Doll, Sudden Reversal",
        "b: Ozmo / Sudden Reversal x2, Blood Doll",
        "c: Royce",
        pause="ab",
    )
    assert t.why_not("play sudden-reversal") == "VTES-1.6.2.3.1"
    t.play("play blood-doll", "b: play sudden-reversal")
    assert t.game.state.debt == [0, 1, 0]
    while t.phase != ("b", "master"):
        t.play(t.options()[-1])
    assert t.why_not("b: play blood-doll") == "VTES-5.2", "the debt took the action"


@exercises("VTES-1.6.2.4.1", "VTES-1.6.2.4.2")
@pytest.mark.parametrize(("rules", "second"), [("2003", "VTES-1.6.2.4.2"), ("today", None)])
def test_trifles(rules: str, second: str | None) -> None:
    """A trifle gives back its action, once a turn."""
    t = table("turn: 20, a, master", "a: Ohanna*1, Ozmo*1 / Life in the City x2", "b: Royce", rules=rules, pause="a")
    t.play("play life-in-the-city", "choose ohanna")
    assert t.game.state.masters == 1
    assert t.why_not("play life-in-the-city") == second
    if second is None:
        t.play("play life-in-the-city", "choose ozmo")
        assert t.phase != ("a", "master") or t.game.state.masters == 0


@exercises("VTES-1.6.2.5.1")
def test_other_masters_are_discarded_after_use() -> None:
    t = table("turn: 20, a, master", "a: Ohanna*2 / Tribute to the Master", "b: Ozmo")
    t.play("play tribute-to-the-master")
    assert (t.pool("a"), t.blood("ohanna"), t.zone("tribute-to-the-master")) == (31, 1, "ash heap")


# 1.6.3
@exercises("VTES-1.6.3.2", "VTES-1.6.3.3", "VTES-1.6.3.7")
def test_where_minion_cards_go() -> None:
    """Equipment goes on the acting minion and is its controller's; the rest is burned."""
    t = table("a: Ohanna / Laptop Computer, Computer Hacking", "b: Ozmo@90")
    t.play("play laptop-computer with ohanna")
    assert t.host("laptop-computer") == "ohanna" and t.game.explain("ohanna", "bleed").value == 2
    shift(t.game.state, t.card("ohanna"), 1, READY)
    assert t.side("laptop-computer") == "b", "its controller is that of the minion"
    burn(t.game.state, t.card("ohanna"))
    assert t.zone("laptop-computer") == "ash heap" and t.side("laptop-computer") == "a"
    t = table("a: Ohanna / Computer Hacking", "b: Ozmo@90")
    t.play("play computer-hacking with ohanna")
    assert t.zone("computer-hacking") == "ash heap" and t.pool("b") < 30


@exercises("VTES-1.6.3.4", "VTES-6.0.2")
def test_one_action_card_for_an_action() -> None:
    t = table("a: Ohanna, Royce / Computer Hacking x2", "b: Ozmo@90 / Direct Intervention")
    t.play("play computer-hacking with ohanna", "b: pass")
    assert t.is_tapped("ohanna") and t.pool("b") == 28


@exercises("VTES-1.6.3.5", "VTES-1.6.3.9")
def test_one_of_a_name_for_each_minion_and_action() -> None:
    t = table("a: Ohanna, Royce / Pump x2", "b: Ozmo", cards=(pump(),))
    t.play("bleed ohanna", "a: play pump with ohanna")
    assert t.why_not("a: play pump with ohanna") is not None
    assert t.asked == "b"


@exercises("VTES-1.6.3.6", "VTES-6.3.3.2")
def test_a_political_card_is_burned_for_a_vote() -> None:
    """One for each player and referendum, also of somebody else's; no requirements."""
    t = table(
        "a: Ohanna, Royce / Kine Resources Contested", "b: Loyal Street Gang / Parity Shift x2", "c: Ozmo@90",
    )  # fmt: skip
    t.play("play kine-resources-contested with ohanna")
    t.terms(*ALLOCATED)
    t.play("a: for kine-resources-contested", "b: burn_against parity-shift")
    assert t.zone("parity-shift") in ("ash heap", "hand") and t.hand("b") == ["parity-shift"]
    assert (t.pool("b"), t.pool("c")) == (30, 30), "1 to 1 fails"


@exercises("VTES-1.6.3.8", "VTES-6.4.0.4")
def test_combat_cards_are_for_combatants() -> None:
    t = table("a: Ohanna, Crusher / Dodge", "b: Ozmo / Dodge", "c: Royce / Dodge")
    t.play("bleed ohanna", "b: block ozmo")
    assert t.options() == ["play dodge with ohanna", "strike ohanna"]
    assert t.why_not("a: play dodge with crusher") is not None


@exercises("VTES-1.6.3.13", "VTES-6.1.5.5")
def test_what_allies_cannot_do() -> None:
    t = table("a: Loyal Street Gang, Ohanna / Kine Resources Contested", "b: Ozmo (torpor)")
    assert t.why_not("hunt loyal-street-gang") == "VTES-6.1.5.5"
    assert t.why_not("play kine-resources-contested with loyal-street-gang") == "VTES-1.6.1.3.7"
    assert t.why_not("rescue loyal-street-gang -> opponent.ozmo") == "VTES-6.5.3.2"


def test_the_embrace_makes_a_vampire() -> None:
    """VTES-1.6.3.14: clan, sect and capacity by its text; it must hunt; in an ash heap it is a library card again."""
    t = table("a: Evangeline, Royce / The Embrace", "b: Ozmo@90", "c: Ohanna@90")
    t.play("play the-embrace with evangeline")
    assert t.blood("the-embrace") == 1 and t.is_tapped("the-embrace"), "it had to hunt at once"
    burn(t.game.state, t.card("the-embrace"))
    assert t.zone("the-embrace") == "ash heap" and t.side("the-embrace") == "a"


@exercises("VTES-1.6.4.1", "VTES-8.2")
def test_there_are_no_events_in_2003() -> None:
    doom = Card("doom", 0, "Doom", (Type.EVENT,), uses=(Use((StayInPlay(),)),))
    t = table("turn: 20, a, discard", "a: Ohanna / Doom, Bonding", "b: Ozmo", cards=(doom,))
    assert all(not option.startswith("play") for option in t.options())
