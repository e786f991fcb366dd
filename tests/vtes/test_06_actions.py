"""Chapter 6.0 to 6.2: the minion phase, actions, blocks, resolution."""

from __future__ import annotations

import pytest

from sumrak.games.vtes.moving import burn, shift, tap, to_torpor
from sumrak.games.vtes.state import READY
from sumrak.games.vtes.vocabulary import (
    AFTER,
    CAMARILLA,
    STRIKE,
    A,
    AddBleed,
    AddStealth,
    B,
    BurnCard,
    By,
    C,
    Card,
    Cards,
    D,
    GainPool,
    Gets,
    Of,
    Only,
    Slave,
    Strike,
    Type,
    UntapActor,
    Use,
    Whose,
    vampire,
)
from tests.coverage_plugin import exercises
from tests.vtes.own_cards import WATCH
from tests.vtes.table_talk import table

MODIFIER, REACTION, ACTION = (Type.MODIFIER,), (Type.REACTION,), (Type.ACTION,)
SNEAK = Card("sneak", 0, "Sneak", MODIFIER, uses=(Use((AddStealth(1),), B, by=By.ACTING),))
PUMP = Card("pump", 0, "Pump", MODIFIER, uses=(Use((AddBleed(2),), A | B | C, by=By.ACTING),))
BOTH = Card(
    "both", 0, "Both", MODIFIER, uses=(Use((AddBleed(1, limited=False), AddStealth(1)), A | B | C, by=By.ACTING),)
)
REFRESH = Card("refresh", 0, "Refresh", MODIFIER, uses=(Use((UntapActor(),), AFTER, by=By.ACTING),))
WEAKEN = Card("weaken", 0, "Weaken", REACTION, uses=(Use((AddBleed(-5, limited=False),), A | C, by=By.REACTING),))


def deed(id: str, *effects: object, **facts: object) -> Card:
    return Card(id, 0, id.title(), ACTION, uses=(Use(effects, by=By.ACTING, is_action=True),), **facts)


# 6.0
@exercises("VTES-6.0.1", "VTES-6.0.2")
def test_untapped_minions_act_and_act_again() -> None:
    t = table("a: Ozmo, Ohanna / Refresh", "b: Royce@90", cards=(REFRESH,))
    t.play("bleed ozmo", "a: play refresh with ozmo")
    assert not t.is_tapped("ozmo") and t.why_not("bleed ozmo") == "VTES-6.0.7" and t.why_not("hunt ozmo") is None


@exercises("VTES-6.0.3", "VTES-6.0.4", "VTES-6.0.5", "VTES-6.1.2.3")
def test_the_hungry_act_first() -> None:
    t = table("a: Ozmo (empty), Ohanna (empty), Didi Meyers", "b: Royce@90")
    assert set(t.options()) == {"hunt ozmo", "hunt ohanna"}
    assert t.why_not("bleed didi-meyers") == "VTES-6.0.4"
    t.play("hunt ozmo")
    assert t.blood("ozmo") == 1 and t.blood("ohanna") == 1, "the second one had no choice"
    assert "bleed didi-meyers" in t.options()


@exercises("VTES-6.0.6")
def test_a_torpid_hungry_vampire_holds_up_nobody() -> None:
    t = table("a: Ozmo (empty) (torpor), Ohanna", "b: Royce@90")
    assert "bleed ohanna" in t.options() and "end" in t.options()


@exercises("VTES-6.0.7", "VTES-6.0.8", "VTES-6.0.9")
def test_no_repeated_actions() -> None:
    """The same action card, a second bleed, a second vote; hunting again is no repetition; a blocked action counts."""
    cards = (REFRESH,)
    t = table("a: Ozmo, Ohanna / Computer Hacking x2, Refresh", "b: Royce*1", "c: Didi Meyers@90", cards=cards)
    t.play("play computer-hacking with ozmo", "b: block royce").until("play refresh")
    t.play("a: play refresh with ozmo")
    assert t.why_not("play computer-hacking with ozmo") == "VTES-6.0.7"
    t = table("a: Ozmo*1, Ohanna / Refresh", "b: Royce@90", cards=cards)
    t.play("hunt ozmo").until("play refresh")
    t.play("play refresh with ozmo")
    assert t.why_not("hunt ozmo") is None
    t = table("a: Ozmo, Ohanna / Computer Hacking, Refresh", "b: Royce@90", cards=cards, rules="2003, nra false")
    t.play("bleed ozmo", "play refresh with ozmo")
    assert t.why_not("bleed ozmo") is None


@exercises("VTES-6.0.10")
def test_when_the_phase_ends() -> None:
    t = table("a: Ozmo (empty), Ohanna", "b: Royce@90")
    assert t.phase == ("a", "minion") and t.blood("ozmo") == 1, "it had to hunt"
    assert "end" in t.options()


# 6.1
@exercises("VTES-6.1.0.1", "VTES-6.1.1.1", "VTES-6.1.2.1")
def test_inherent_stealth() -> None:
    """A bleed has none, a hunt has 1; the prey is bled; one never bleeds oneself."""
    t = table("a: Ozmo*3, Ohanna", "b: Royce", "c: Didi Meyers@90")
    t.play("hunt ozmo", "b: block royce")
    t.passes()
    assert t.blood("ozmo") == 4, "intercept 0 does not reach stealth 1"
    t.play("bleed ohanna", "b: block royce")
    assert t.pool("b") == 30


@exercises("VTES-6.1.1.2", "VTES-6.1.1.4")
def test_a_bleed_of_zero() -> None:
    """The action succeeds, the bleed does not: no Edge; never below 0."""
    t = table("a: Ozmo, Ohanna", "b: Royce / Weaken", cards=(WEAKEN,))
    t.play("bleed ozmo", "b: play weaken with royce", "b: pass")
    assert (t.pool("b"), t.edge) == (30, "") and "VTES-6.2.3.2" in t.cites


@exercises("VTES-6.1.1.5")
def test_one_limited_increase() -> None:
    other = Card("other", 0, "Other", MODIFIER, uses=(Use((AddBleed(1),), A | B | C, by=By.ACTING),))
    t = table("a: Ozmo, Ohanna / Pump, Other", "b: Royce", cards=(PUMP, other))
    t.play("bleed ozmo", "a: play pump with ozmo")
    assert t.why_not("a: play other with ozmo") is not None and t.asked == "b"
    t.play("b: pass")
    assert t.pool("b") == 26


@exercises("VTES-6.1.2.2")
def test_a_full_vampire_may_hunt() -> None:
    t = table("a: Ozmo, Ohanna", "b: Royce@90")
    t.play("hunt ozmo")
    assert t.blood("ozmo") == 6 and t.is_tapped("ozmo")


@exercises("VTES-6.1.3.1", "VTES-6.1.3.2", "VTES-6.1.3.3")
def test_equipment_changes_hands() -> None:
    """Free of cost; a second of a name cannot be taken where one is the limit."""
    t = table(
        "a: Ozmo [.44 Magnum, Laptop Computer], Ohanna [Laptop Computer], Didi Meyers (torpor) [Sport Bike]",
        "b: Royce@90",
    )
    t.play("take ohanna -> ozmo")
    assert t.host("44-magnum") == "ohanna", "the computer was no choice"
    assert "take ozmo -> didi-meyers" in t.options()
    t.play("take ozmo -> didi-meyers")
    assert t.host("sport-bike") == "ozmo"


@pytest.mark.parametrize("first", ["saturday-night-special", "chainsaw"])
def test_pieces_of_equipment_are_named_in_any_order(first: str) -> None:
    """Which of them lies first does not matter; nobody is asked about those already named."""
    t = table("a: Ozmo, Ohanna [saturday-night-special, chainsaw]", "b: Roland Bishop")
    t.play("take ozmo -> ohanna", f"choose {first}")
    other = {"saturday-night-special": "chainsaw", "chainsaw": "saturday-night-special"}[first]
    assert t.options() == [f"choose {other}", "done"]
    t.play(f"choose {other}").until("end")
    assert (t.host("saturday-night-special"), t.host("chainsaw")) == ("ozmo", "ozmo")


@exercises("VTES-6.1.4.1", "VTES-6.1.4.2", "VTES-6.1.4.3")
def test_retainers() -> None:
    """They come with their life, go along to torpor, are burned with the employer; the level fixes the version."""
    wolf = Card(
        "wolf", 0, "Wolf", (Type.RETAINER,), life=2,
        uses=(
            Use((employ(),), by=By.ACTING, is_action=True, stealth=1, needs=(("ani", 1),)),
            Use((employ(),), by=By.ACTING, is_action=True, stealth=1, needs=(("ani", 2),)),
        ),
        text=(Gets(bleed=1), Gets(strength=1, only=(Only.IMPROVED,))),
    )  # fmt: skip
    beast = vampire("beast", 0, "Beast", "Gangrel", CAMARILLA, 5, 2, "ANI")
    t = table("a: Beast, Ohanna / Wolf x2", "b: Royce@90", cards=(wolf, beast))
    t.play("play wolf with beast 1")
    s = t.game.state
    assert t.blood("wolf") == 2 and t.host("wolf") == "beast"
    assert [t.game.explain("beast", what).value for what in ("bleed", "strength")] == [2, 2]
    to_torpor(s, t.card("beast"))
    assert t.side("wolf") == "a" and t.zone("wolf") == "attached"
    burn(s, t.card("beast"))
    assert t.zone("wolf", -1) == "ash heap" or t.zone("wolf") == "ash heap"


def employ() -> object:
    from sumrak.games.vtes.vocabulary import Employ

    return Employ()


@exercises("VTES-6.1.5.1", "VTES-6.1.5.2", "VTES-6.1.5.4")
@pytest.mark.parametrize(("rules", "where"), [("2003", "recruits"), ("today", "ready")])
def test_recruiting(rules: str, where: str) -> None:
    """Not to act in this turn; in 2003 laid aside until its end; burned at 0 life."""
    t = table("a: Hector Sosa, Ohanna / Loyal Street Gang", "b: Royce@90", rules=rules)
    t.play("play loyal-street-gang with hector-sosa")
    assert (t.zone("loyal-street-gang"), t.blood("loyal-street-gang"), t.pool("a")) == (where, 2, 29)
    assert all("loyal" not in option for option in t.options())
    t.play("end")
    t.until("hunt royce")
    assert t.zone("loyal-street-gang") == "ready"
    t.game.state.blood[t.card("loyal-street-gang")] = 0
    t.game.state.unsettled |= 16
    t.play(t.options()[0])
    assert t.zone("loyal-street-gang") == "ash heap"


@exercises("VTES-6.1.5.3")
def test_an_ally_that_comes_otherwise_may_act_at_once() -> None:
    t = table("a: Violette Prentiss, Ohanna / Entrancement", "b: Royce@90, Loyal Street Gang")
    t.play("play entrancement with violette-prentiss 1")
    t.passes()
    assert t.side("loyal-street-gang") == "a" and "bleed loyal-street-gang" in t.options()


@exercises("VTES-6.1.6.1", "VTES-6.1.6.2")
def test_action_cards() -> None:
    """No stealth unless printed, open to allies; a bleed from a card counts as the bleed of the turn."""
    t = table("a: Loyal Street Gang, Ohanna / Computer Hacking", "b: Royce")
    t.play("play computer-hacking with loyal-street-gang", "b: block royce")
    assert "VTES-6.2.3.6" in t.cites


@exercises("VTES-6.1.6.4", "VTES-6.1.6.5")
def test_actions_that_cards_offer() -> None:
    """Haven Uncovered lets the minions of others fight; its bearer may burn it."""
    t = table("a: Ohanna, Hector Sosa", "b: Royce@90 [Haven Uncovered (by a)], Didi Meyers@90", "c: Ozmo")
    t.play("act haven-uncovered with hector-sosa")
    assert "strike hector-sosa" not in t.options() and "VTES-6.4.0.1" in t.cites
    t = table("turn: 20, b, minion", "a: Ohanna", "b: Royce [Haven Uncovered (by a)], Ozmo", "c: Didi Meyers")
    t.play("b: act haven-uncovered with royce 1")
    t.passes()
    assert t.zone("haven-uncovered") == "ash heap"


@exercises("VTES-6.1.7.1", "VTES-6.3.1.1", "VTES-6.3.1.2")
def test_a_political_action_is_never_directed() -> None:
    """+1 stealth; blocks by prey and predator; its terms are chosen only when it has succeeded."""
    t = table("a: Sir Walter Nash, Ohanna / Banishment", "b: Royce", "c: Roland Bishop", "d: Didi Meyers")
    t.play("play banishment with sir-walter-nash")
    assert t.asked == "b" and "block royce" in t.options()
    t.play("b: pass")
    assert t.asked == "d", "c is neither prey nor predator"
    t.play("d: pass")
    assert t.asked == "a" and t.cite == "VTES-6.3.2.2"


# 6.2.0, 6.2.1
@exercises("VTES-6.2.0.2", "VTES-6.2.2.19")
def test_modifiers_last_for_the_action() -> None:
    t = table("a: Ozmo, Ohanna / Sneak x2", "b: Royce, Didi Meyers", cards=(SNEAK,))
    t.play("bleed ozmo", "b: block royce", "a: play sneak with ozmo", "b: block didi-meyers")
    t.passes()
    assert t.pool("b") == 28, "the stealth is still there; the second attempt fails by itself"
    t.play("bleed ohanna", "b: block royce")
    assert t.asked == "a" and "play sneak with ohanna" in t.options()


@exercises("VTES-6.2.1.1", "VTES-6.2.1.2", "VTES-6.2.1.3")
def test_announcing() -> None:
    """Everything is declared; the card lies in limbo until the action is over."""
    t = table("a: Ohanna, Royce@90 / Bum's Rush", "b: Ozmo, Didi Meyers", "c: Roland Bishop")
    t.play("play bums-rush with ohanna")
    assert set(t.options()) == {"choose seat1.ozmo", "choose seat1.didi-meyers", "choose seat2.roland-bishop"}
    t.play("choose seat2.roland-bishop")
    assert t.zone("bums-rush") == "limbo" and t.asked == "c"


# 6.2.2
@exercises("VTES-6.2.2.1", "VTES-6.2.2.5")
def test_who_may_block_a_directed_action() -> None:
    t = table("a: Ozmo, Ohanna", "b: Royce", "c: Didi Meyers", "d: Roland Bishop")
    t.play("bleed ozmo")
    assert t.why_not("c: block didi-meyers") == "VTES-11.1.1" and t.asked == "b"
    t.play("b: pass")
    assert t.pool("b") == 28, "d was not asked"


@exercises("VTES-6.2.2.2", "VTES-6.2.2.8", "VTES-6.2.2.9", "VTES-6.2.2.10")
def test_undirected_two_refusals() -> None:
    """First the prey, then the predator; who has declined cannot block any more."""
    t = table(
        "a: Ozmo*1, Ohanna",
        "b: Royce, Frederick the Weak",
        "c: Didi Meyers",
        "d: Roland Bishop / Watch x2",
        cards=(WATCH,),
    )
    t.play("hunt ozmo", "b: pass")
    assert t.asked == "d" and "block roland-bishop" in t.options()
    t.play("d: block roland-bishop", "d: play watch with roland-bishop")
    assert "VTES-6.2.3.6" in t.cites and t.is_tapped("roland-bishop")


@exercises("VTES-6.2.2.2")
def test_with_two_players_the_opponent_is_asked_once() -> None:
    t = table("a: Ozmo*1, Ohanna", "b: Royce")
    t.play("hunt ozmo", "b: pass")
    assert t.blood("ozmo") == 2


@exercises("VTES-6.2.2.3")
def test_own_targets_and_ash_heaps_make_no_direction() -> None:
    t = table("a: Ozmo, Didi Meyers (torpor)", "b: Royce", "c: Ohanna", "d: Roland Bishop")
    t.play("rescue ozmo -> didi-meyers", "number 0", "b: pass")
    assert t.asked == "d", "the predator too: it is undirected"


@exercises("VTES-6.2.2.4")
@pytest.mark.parametrize(("rules", "asked"), [("2003", "c"), ("2003, multi_target_undirected true", "b")])
def test_targets_of_several_players(rules: str, asked: str) -> None:
    slot = Cards(Of.LOCATION, Whose.OTHERS)
    blast = deed("blast", BurnCard(slot), BurnCard(slot))
    t = table(
        "a: Ohanna, Royce / Blast", "b: Ozmo", "c: Didi Meyers, The Barrens", "d: Roland Bishop, Information Highway", cards=(blast,),
        rules=rules,
    )  # fmt: skip
    t.play("play blast with ohanna", "choose seat2.the-barrens", "choose seat3.information-highway")
    assert t.asked == asked


@exercises("VTES-6.2.2.6", "VTES-6.2.2.7")
def test_declaring_a_block_taps_nobody() -> None:
    t = table("a: Ozmo, Ohanna / Sneak", "b: Royce", cards=(SNEAK,))
    t.play("bleed ozmo", "b: block royce")
    assert not t.is_tapped("royce") and t.asked == "a"


@exercises("VTES-6.2.2.11")
def test_an_outsider_blocks_when_all_have_declined() -> None:
    t = table(
        "a: Ozmo, Ohanna",
        "b: Royce",
        "c: Remy / Eagle's Sight",
        cards=(vampire("remy", 0, "Remy", "Tremere", CAMARILLA, 4, 2, "AUS"),),
    )
    t.play("bleed ozmo")
    assert t.asked == "b"
    t.play("b: pass")
    assert t.asked == "c" and "play eagles-sight with remy 1" in t.options()
    t.play("c: play eagles-sight with remy 1")
    assert t.is_tapped("remy") and t.pool("b") == 30


@exercises("VTES-6.2.2.12")
def test_bleed_blocked_late() -> None:
    """0 against 0; +1 stealth; +1 intercept: blocked."""
    t = table("a: Ozmo, Ohanna / Sneak", "b: Royce / Watch", cards=(SNEAK, WATCH))
    t.play("bleed ozmo", "b: block royce", "a: play sneak with ozmo", "b: play watch with royce")
    assert t.is_tapped("royce") and t.pool("b") == 30


@exercises("VTES-6.2.2.14")
def test_an_attempt_fails_when_the_blocker_is_tapped() -> None:
    t = table("a: Ozmo, Ohanna / Sneak", "b: Royce", cards=(SNEAK,))
    t.play("bleed ozmo", "b: block royce")
    tap(t.game.state, t.card("royce"), "VTES-1.1.1")
    t.play("a: pass")
    assert t.pool("b") == 28


@exercises("VTES-6.2.2.18")
def test_nothing_earlier_follows_what_would_be_successful() -> None:
    late = Card("late", 0, "Late", MODIFIER, uses=(Use((GainPool(1),), D, by=By.ACTING),))
    t = table("a: Ozmo, Ohanna / Late, Pump", "b: Royce@90", cards=(late, PUMP))
    t.play("bleed ozmo")
    assert "play pump with ozmo" in t.options() and "play late with ozmo" not in t.options()
    t.play("a: pass", "a: pass")
    assert t.options() == ["play late with ozmo", "pass"]
    t.play("play late with ozmo")
    assert (t.pool("a"), t.pool("b")) == (31, 28)


@exercises("VTES-6.2.2.21")
def test_reducing_is_always_legal_and_negative_counts() -> None:
    """Royce has -1 stealth when bleeding: a blocker with -0 reaches it."""
    slow = Card("slow", 0, "Slow", REACTION, uses=(Use((AddStealth(-1, always=True),), A | B | C, by=By.REACTING),))
    t = table("a: Ozmo*1, Ohanna", "b: Didi Meyers, Roland Bishop / Slow", cards=(slow,))
    t.play("hunt ozmo", "b: play slow with roland-bishop", "b: block didi-meyers")
    t.passes()
    assert t.is_tapped("didi-meyers")


@exercises("VTES-6.2.2.22")
def test_stealth_with_another_effect_waits_until_it_is_needed() -> None:
    t = table("a: Ozmo, Ohanna / Both", "b: Royce", cards=(BOTH,))
    t.play("bleed ozmo")
    assert t.asked == "b"
    t.play("b: block royce")
    assert t.options() == ["play both with ozmo", "pass"]


# 6.2.3, 6.2.4
@exercises("VTES-6.2.3.1")
def test_an_actor_that_is_not_ready_ends_the_action() -> None:
    """Who only changed controller goes on."""
    t = table("a: Didi Meyers, Ohanna / Govern the Unaligned, Pump", "b: Royce", cards=(PUMP,))
    t.play("play govern-the-unaligned with didi-meyers")
    to_torpor(t.game.state, t.card("didi-meyers"))
    t.passes()
    assert t.pool("b") == 30 and t.blood("didi-meyers") == 5


@exercises("VTES-6.2.3.2", "VTES-6.2.3.7")
def test_costs_on_success() -> None:
    """The action card is paid on success, a modifier when it is played."""
    t = table("a: Didi Meyers*5, Ohanna / Govern the Unaligned, Conditioning", "b: Royce / Watch", cards=(WATCH,))
    t.play("play govern-the-unaligned with didi-meyers", "a: play conditioning with didi-meyers", "b: block royce")
    t.until("bleed ohanna")
    assert t.blood("didi-meyers") in (3, 4) and t.pool("b") == 30


@exercises("VTES-6.2.3.3")
def test_a_target_that_is_gone() -> None:
    """The action is successful, is paid, and does nothing."""
    burner = deed("burner", BurnCard(Cards(Of.LOCATION, Whose.OTHERS)), blood=1)
    t = table("a: Ohanna*2, Royce / Burner, Pump", "b: Ozmo, The Barrens", cards=(burner, PUMP))
    t.play("play burner with ohanna")
    burn(t.game.state, t.card("the-barrens"))
    t.play("b: pass") if t.asked == "b" else None
    assert t.blood("ohanna") == 1 and "VTES-6.2.3.3" in t.cites


@exercises("VTES-6.2.3.10")
def test_what_waits_for_the_end_of_the_action() -> None:
    t = table("a: Ohanna, Royce / Bum's Rush, Dodge x6", "a library: Bonding", "b: Ozmo")
    t.play("play bums-rush with ohanna")
    assert len(t.hand("a")) == 6
    t.until("bleed royce")
    assert len(t.hand("a")) >= 6 and "bonding" in t.hand("a")


@exercises("VTES-6.2.3.11")
def test_as_if_unblocked() -> None:
    """The card is back in limbo, who had declined stays so, others may block again; what was added stays."""
    mist = Card(
        "mist", 0, "Mist", (Type.COMBAT,), uses=(Use((Strike(ends=True, goes_on=True),), STRIKE, by=By.COMBATANT),)
    )
    t = table("a: Ozmo, Ohanna / Computer Hacking, Mist", "b: Royce, Didi Meyers", cards=(mist,))
    t.play("play computer-hacking with ozmo", "b: block royce").until("play mist")
    t.play("play mist with ozmo")
    assert t.asked == "b" and "block didi-meyers" in t.options() and "block royce" not in t.options()
    t.play("b: pass")
    assert t.pool("b") == 27


@exercises("VTES-6.2.4.1", "VTES-6.2.4.2")
def test_slaves() -> None:
    """No directed action without a ready master; one fights in the place of the master that was blocked."""
    gargoyle = vampire("gargoyle", 0, "Gargoyle", "Gargoyle", CAMARILLA, 4, 2, "pot", text=(Slave("Tremere"),))
    t = table("a: Gargoyle, Ohanna", "b: Royce", cards=(gargoyle,))
    assert t.why_not("bleed gargoyle") == "VTES-6.2.4.1" and t.why_not("hunt gargoyle") is None
    t = table("a: Gargoyle, Sarah Cobbler", "b: Royce", cards=(gargoyle,))
    assert t.why_not("bleed gargoyle") is None
    t.play("bleed sarah-cobbler", "b: block royce", "use_slave gargoyle")
    assert t.is_tapped("gargoyle") and not t.is_tapped("sarah-cobbler") and t.is_tapped("royce")
    assert t.blood("royce") == 0 and t.blood("sarah-cobbler") == 4


@exercises("VTES-6.2.3.8", "VTES-6.2.3.9")
def test_control_of_the_acting_minion_changes() -> None:
    """VTES-1.3.4: stealing the acting minion does not end the action; the Edge goes to its new controller."""
    t = table("a: Ozmo, Ohanna / Pump", "b: Royce", cards=(PUMP,))
    t.play("bleed ozmo")
    s = t.game.state
    shift(s, t.card("ozmo"), 1, READY)
    t.passes()
    assert "VTES-6.2.3.2" in t.cites


@exercises("VTES-6.2.2.13")
def test_the_same_minion_does_not_try_in_vain_for_ever() -> None:
    """A bot attempted six hundred times with a minion that could not reach the stealth."""
    t = table(
        "a: Ozmo*1, Ohanna",
        "b: Royce, Didi Meyers / Slow",
        cards=(Card("slow", 0, "Slow", REACTION, uses=(Use((AddBleed(0, limited=False),), A | C, by=By.REACTING),)),),
    )
    t.play("hunt ozmo", "b: block royce")
    assert t.asked == "b" and t.why_not("b: block royce") == "VTES-6.2.2.13" and "block didi-meyers" in t.options()
