"""Chapter 1, up to 1.5: terms, ownership, cards against rules, parts of a card."""

from __future__ import annotations

import sumrak
from sumrak.games.vtes.moving import burn, remove
from sumrak.games.vtes.values import capacity, is_younger
from sumrak.games.vtes.vocabulary import (
    By,
    Card,
    Cards,
    GainPool,
    Gets,
    Of,
    PutOn,
    TakeControl,
    Type,
    Use,
    Whose,
)
from tests.coverage_plugin import exercises
from tests.vtes.table_talk import table

MASTER_CARD = (Type.MASTER,)
ALLOCATED = (1, 1)
"""Points of a referendum for the first seats; the last one gets the rest."""


def master(id: str, *effects: object, **facts: object) -> Card:
    return Card(id, 0, id.title(), MASTER_CARD, uses=(Use(effects),), **facts)


# 1.0, 1.1
@exercises("VTES-1.0.5")
def test_who_has_no_pool_is_out_and_others_score() -> None:
    t = table("a: Ozmo", "b: Roland Bishop@90", "b pool: 2", "c: Ohanna")
    t.play("bleed ozmo")
    assert t.points("a") == 1 and t.pool("a") == 36
    assert t.zone("roland-bishop") == "removed"


@exercises("VTES-1.1.2")
def test_only_the_untapped_act_and_block() -> None:
    t = table("a: Ozmo@90, Ohanna", "b: Roland Bishop@90", "c: Didi Meyers")
    assert t.why_not("bleed ozmo") == "VTES-6.0.1"
    t.play("bleed ohanna")
    assert t.pool("b") == 29, "nobody could block"


@exercises("VTES-1.3.2")
def test_a_burned_card_goes_to_its_owners_ash_heap_with_all_that_is_on_it() -> None:
    """VTES-1.1.4, VTES-1.1.8, VTES-1.3.2: whoever controlled it; counters and cards on it are burned."""
    t = table("a: Ozmo (of b) [Blood Doll (by b) (of b), Laptop Computer]", "b: Roland Bishop")
    burn(t.game.state, t.card("ozmo"))
    assert (t.zone("ozmo"), t.side("ozmo"), t.blood("ozmo")) == ("ash heap", "b", 0)
    assert (t.zone("blood-doll"), t.side("blood-doll")) == ("ash heap", "b")
    assert (t.zone("laptop-computer"), t.side("laptop-computer")) == ("ash heap", "a")


@exercises("VTES-1.1.5", "VTES-11.4.1")
def test_ash_heaps_are_open_and_hands_are_not() -> None:
    t = table("a: Ozmo / Bonding", "a ash heap: Conditioning", "b: Roland Bishop / Deflection")
    seen = {place["id"]: place for place in t.game.view(1)["places"]}
    assert [card["def"] for card in seen["0.ash_heap"]["cards"]] == ["conditioning"]
    assert (seen["0.hand"]["cards"], seen["0.hand"]["count"]) == ([], 1)
    assert [card["def"] for card in seen["1.hand"]["cards"]] == ["deflection"]


@exercises("VTES-1.1.6", "VTES-1.2.7")
def test_what_is_paid_is_burned_and_the_bank_never_runs_out() -> None:
    t = table("a: Didi Meyers*3, Ozmo / Govern the Unaligned", "b: Roland Bishop@90", "b pool: 500")
    t.play("play govern-the-unaligned with didi-meyers")
    assert (t.blood("didi-meyers"), t.pool("b")) == (2, 497)


@exercises("VTES-1.1.7")
def test_a_removed_card_is_out_for_good() -> None:
    t = table("a: Ozmo, Ohanna", "b: Roland Bishop")
    remove(t.game.state, t.card("ozmo"), "VTES-1.1.7")
    assert t.zone("ozmo") == "removed"
    t.play("a: end")
    assert all("ozmo" not in option for option in t.options())


# 1.2, 1.5.5: decks
@exercises("VTES-1.2.2", "VTES-1.2.3", "VTES-1.2.4", "VTES-1.2.5", "VTES-1.5.5.2")
def test_decks_of_the_house_are_legal_and_copies_are_free() -> None:
    for deck in sumrak.catalogue("vtes")["decks"]:
        crypt, library = deck["crypt"], deck["library"]
        assert sum(crypt.values()) >= 12 and 60 <= sum(library.values()) <= 90
        assert max(library.values()) > 4


@exercises("VTES-1.2.9", "VTES-4.0.4")
def test_the_edge_gives_pool_in_the_untap_phase() -> None:
    t = table("turn: 20, a, untap", "edge: a", "a: Ozmo", "b: Roland Bishop")
    assert "edge" in t.options()
    t.play("edge")
    assert t.pool("a") == 31 and "edge" not in t.options()


# 1.3
@exercises("VTES-1.3.1", "VTES-1.3.4")
def test_control_moves_a_minion_with_everything_on_it() -> None:
    """As tapped as it was; it does not enter play; its owner stays its owner."""
    steal = master("steal", TakeControl(Cards(Of.MINION, Whose.OTHERS)))
    t = table("turn: 20, a, master", "a: Ohanna / Steal", "b: Ozmo@90*2 [Laptop Computer]", cards=(steal,))
    since = t.game.state.since[t.card("ozmo")]
    t.play("play steal")
    assert (t.side("ozmo"), t.is_tapped("ozmo"), t.blood("ozmo"), t.host("laptop-computer")) == ("a", True, 2, "ozmo")
    assert t.side("laptop-computer") == "a" and t.game.state.since[t.card("ozmo")] == since
    assert t.game.state.owner[t.card("ozmo")] == 1


@exercises("VTES-1.3.3", "VTES-9.1.3")
def test_cards_of_the_ousted_that_others_control_stay() -> None:
    t = table("a: Ozmo", "b: Roland Bishop@90", "b pool: 1", "c: Ohanna (of b), Didi Meyers", "edge: b")
    t.play("bleed ozmo")
    assert (t.zone("ohanna"), t.zone("roland-bishop")) == ("ready", "removed")


# 1.4
@exercises("VTES-1.4.2", "VTES-1.4.3")
def test_cannot_beats_can() -> None:
    """A permission lifts only the restriction that it names: Eagle's Sight lets an outsider block, Pentex forbids."""
    t = table(
        "a: Ozmo, Ohanna",
        "b: Roland Bishop@90",
        "c: remilliard-devout-crusader [pentex-subversion (by a)] / Eagle's Sight",
    )
    t.play("bleed ozmo")
    assert t.pool("b") == 28


@exercises("VTES-1.4.4")
def test_what_achieves_nothing_may_be_played_except_where_its_object_is_missing() -> None:
    t = table("turn: 20, a, master", "a: Ohanna / Effective Management, Tribute to the Master", "b: Ozmo")
    assert "play tribute-to-the-master" in t.options()
    assert t.why_not("play effective-management") == "VTES-1.4.4", "the crypt is empty"


@exercises("VTES-1.4.5")
def test_during_a_phase_means_once_for_each_copy() -> None:
    t = table("turn: 20, a, master", "a: Ozmo [Blood Doll, Blood Doll], Ohanna", "b: Roland Bishop", pause="a")
    uses = [option for option in t.options() if option.startswith("use")]
    assert len(uses) == 2, "nothing can be moved back to a full vampire"
    t.play(uses[0])
    assert t.blood("ozmo") == 5
    assert t.why_not("use blood-doll#1 1") == "VTES-1.4.5", "either way once for each"


@exercises("VTES-1.4.6")
def test_as_much_as_possible_is_taken_where_an_effect_names_more() -> None:
    t = table("a: Gregory Winter*3, Ozmo", "b: Ohanna*1", "c: Didi Meyers@90")
    t.play("act gregory-winter with gregory-winter")
    t.passes()
    assert t.blood("gregory-winter") in (3, 4)


@exercises("VTES-1.4.7")
def test_a_search_is_private_and_the_deck_is_shuffled() -> None:
    """Who searches knows the library until it is shuffled; the others learn what is played."""
    t = table(
        "a: Sarah Cobbler, Ohanna / Magic of the Smith, Bonding x6", "a pool: 10", "a library: Dodge, .44 Magnum, Bonding x7", "b: Ozmo@90",
    )  # fmt: skip
    t.play("play magic-of-the-smith with sarah-cobbler")
    assert set(t.options()) == {"choose 44-magnum", "done"}
    t.play("choose 44-magnum")
    assert t.host("44-magnum") == "sarah-cobbler" and t.pool("a") == 8
    s = t.game.state
    assert all(not s.known[c] & 2 for c in s.piles[1])


# 1.5
@exercises("VTES-1.5.1.1", "VTES-1.5.1.2", "VTES-4.1.1")
def test_a_second_copy_of_a_vampire_is_contested() -> None:
    t = table("turn: 20, a, influence", "a: Ohanna", "a uncontrolled: Roland Bishop*4", "b: Roland Bishop")
    t.until("bleed")
    assert {t.zone("roland-bishop", n) for n in (0, 1)} == {"contested"}


def test_older_and_younger() -> None:
    """VTES-1.5.2.2: with equal capacity neither is."""
    t = table("a: Ozmo, Didi Meyers, Zebulon", "b: Roland Bishop")
    s = t.game.state
    assert is_younger(s, t.card("zebulon"), t.card("ozmo"))
    assert not is_younger(s, t.card("didi-meyers"), t.card("zebulon")) and not is_younger(
        s, t.card("zebulon"), t.card("didi-meyers")
    )


@exercises("VTES-1.5.2.4")
def test_capacity_is_never_below_one() -> None:
    curse = Card("curse", 0, "Curse", MASTER_CARD, uses=(Use((PutOn(Cards(Of.VAMPIRE)),)),), text=(Gets(capacity=-5),))
    t = table("a: Ohanna [Curse]", "b: Ozmo", cards=(curse,))
    assert capacity(t.game.state, t.card("ohanna")) == 1 and t.blood("ohanna") == 1


@exercises("VTES-1.5.3.2", "VTES-1.6.1.3.3")
def test_a_master_with_a_clan_needs_one_ready_minion_of_it() -> None:
    t = table("turn: 20, a, master", "a: Ohanna (torpor), Hector Sosa / Asylum Hunting Ground", "b: Ozmo")
    assert t.why_not("play asylum-hunting-ground") == "VTES-1.6.1.3.3"
    t = table("turn: 20, a, master", "a: Ohanna / Asylum Hunting Ground", "b: Ozmo")
    t.play("play asylum-hunting-ground")
    assert (t.zone("asylum-hunting-ground"), t.pool("a")) == ("permanents", 28)


@exercises("VTES-1.5.4.2", "VTES-1.5.4.3", "VTES-1.5.4.4")
def test_levels_of_disciplines() -> None:
    """The basic level opens the basic effect, the superior one either, and the choice is declared with the card."""
    t = table(
        "a: Ohanna, Didi Meyers, Hector Sosa / Govern the Unaligned", "a uncontrolled: Royce", "b: Ozmo@90"
    )  # fmt: skip
    offered = [option for option in t.options() if "govern" in option]
    assert offered == [
        "play govern-the-unaligned with ohanna",
        "play govern-the-unaligned with didi-meyers",
        "play govern-the-unaligned with didi-meyers 1",
    ]
    assert t.why_not("play govern-the-unaligned with ohanna 1") == "VTES-1.5.4.2"
    assert t.why_not("play govern-the-unaligned with hector-sosa") == "VTES-1.5.4.2"


@exercises("VTES-1.5.4.5")
def test_a_card_with_two_disciplines() -> None:
    both = Card(
        "both", 0, "Both", (Type.ACTION,),
        uses=(
            Use((GainPool(1),), by=By.ACTING, is_action=True, needs=(("dom", 1),)),
            Use((GainPool(2),), by=By.ACTING, is_action=True, needs=(("dom", 1), ("pot", 2))),
        ),
    )  # fmt: skip
    t = table("a: Ohanna, Theo Bell / Both", "b: Ozmo@90", cards=(both,))
    assert [option for option in t.options() if "both" in option] == [
        "play both with ohanna", "play both with theo-bell", "play both with theo-bell 1",
    ]  # fmt: skip


@exercises("VTES-1.5.6.2", "VTES-1.5.6.3", "VTES-1.5.6.4")
def test_an_advanced_vampire_is_the_same_vampire() -> None:
    """It contests the base, and comes out as usual."""
    t = table("turn: 20, a, influence", "a: Ohanna", "a uncontrolled: lazarus-adv*9", "b: Lazarus")
    t.until("bleed")
    assert (t.zone("lazarus-adv"), t.zone("lazarus")) == ("contested", "contested")
    t = table("turn: 20, a, influence", "a: Lazarus*1", "a uncontrolled: lazarus-adv*2", "b: Ohanna", pause="a")
    t.play("merge lazarus-adv")
    assert t.pool("a") == 29 and t.zone("lazarus-adv") == "ready" and t.host("lazarus") == "lazarus-adv"
    t = table("turn: 20, a, influence", "a: Ohanna", "a uncontrolled: lazarus-adv*2", "b: Lazarus", pause="a")
    assert t.why_not("merge lazarus-adv") == "VTES-7.4.1", "the other version is somebody else's"


@exercises("VTES-1.5.7.1", "VTES-1.5.7.2")
def test_default_values() -> None:
    t = table("a: Ozmo, Loyal Street Gang", "b: Roland Bishop")
    assert [t.game.explain("ozmo", what).value for what in ("bleed", "strength", "stealth", "intercept")] == [
        2,
        1,
        0,
        0,
    ]
    assert [t.game.explain("loyal-street-gang", what).value for what in ("bleed", "strength")] == [0, 1]
    assert t.blood("loyal-street-gang") == 2
