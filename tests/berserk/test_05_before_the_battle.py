"""Chapters 5 to 9: the deal, recruiting, placement, the reveal, the start of the battle."""

import pytest

import sumrak
from sumrak import bots
from tests.berserk.table_talk import Table, table
from tests.coverage_plugin import exercises


def new(seed: int = 1, rules: object = None, decks: tuple[str, str] = ("a", "c")) -> Table:
    return Table(sumrak.new("berserk", decks=list(decks), rules=rules, seed=seed))


def first_of(t: Table) -> int:
    """Whoever rolled higher goes first."""
    t.play("go_first")
    return t.game.decision.seat


# the deal
@exercises("B-5.0", "B-5.1")
def test_fifteen_cards_each_seen_by_their_owner_alone():
    t = new()
    for seat, side in enumerate(("me", "opponent")):
        assert t.count(f"{side} deal") == 15 and t.count(f"{side} deck") == 15
        assert len(t.pile(f"{side} deal")) == 15
        other = t.game.view(1 - seat)
        assert next(p for p in other["places"] if p["id"] == f"{seat}.deal")["cards"] == []
    assert t.game.view(None)["phase"] not in ("main", "start")


@exercises("B-5.1")
def test_the_size_of_the_deal_is_a_switch():
    t = new(rules={"deal_size": 10})
    assert t.count("me deal") == t.count("opponent deal") == 10


def test_the_higher_roll_chooses():
    """Ties are rolled again."""
    for seed in range(12):
        t = new(seed)
        rolls = [e for e in t.game.events if t.game.spec.event_names[e.kind] == "rolled-for-order"]
        last = {e.seat: e.after for e in rolls[-2:]}
        assert last[0] != last[1]
        assert all(a.after == b.after for a, b in zip(rolls[:-2:2], rolls[1:-2:2]))
        assert t.game.decision.seat == max(last, key=last.__getitem__)
        assert t.asked[1] == "B-5.2" and t.options() == ["go_first", "go_second"]


@pytest.mark.parametrize("said, is_first", [("go_first", True), ("go_second", False)])
def test_first_or_second_as_he_likes(said: str, is_first: bool):
    t = new()
    chooser = t.game.decision.seat
    t.play(said)
    assert (t.game.decision.seat == chooser) is is_first  # the First player decides on his deal first


def test_the_redeal():
    """As many cards again, for 1 gold each; the number of redeals is public; who keeps, keeps for good."""
    t = new().play("go_first")
    first = t.game.decision.seat
    assert t.options() == ["redeal", "keep"] and t.asked[1] == "B-5.3"
    t.play("redeal")
    assert t.game.decision.seat == first
    t.play("redeal")
    view = t.game.view(1 - first)
    assert view["players"][first]["counters"]["redeals"] == 2
    assert t.count(("me", "opponent")[first] + " deal") == 15
    t.play("keep")
    assert t.game.decision.seat == 1 - first
    t.play("keep")
    assert t.game.view(first)["own"]["gold"] == 22


@exercises("B-5.3")
def test_as_often_as_the_gold_lasts():
    t = new().play("go_first")
    first = t.game.decision.seat
    for _ in range(24):
        assert "redeal" in t.options()
        t.play("redeal")
    assert t.game.decision.seat != first  # he cannot but keep


@exercises("B-5.3")
@pytest.mark.parametrize("cost, gold", [(1, 23), (3, 21)])
def test_the_price_of_a_redeal_is_a_switch(cost: int, gold: int):
    t = new(rules={"redeal_cost": cost}).play("go_first")
    first = t.game.decision.seat
    t.play("redeal", "keep", "keep")
    assert t.game.view(first)["own"]["gold"] == gold


# recruiting
FOREST_MOUNTAINS = "Mountain Giant x2, Bonecrusher, Klaer x2, Treetop Runner, Stone Golem, Druid, Leshy, Ravine Dwarf, Hoarling, Axe Master"
GIANTS = ("me: recruit Mountain Giant", "me: recruit Mountain Giant", "me: recruit Bonecrusher")


def recruiting(*rows: str, deal: str = FOREST_MOUNTAINS) -> Table:
    return table("turn: recruit", f"me deal: {deal}", "opponent deal: Baraka x2, Drakkarh", *rows, fill=False)


@exercises("B-5.5")
def test_both_recruit_side_by_side_and_in_secret():
    t = recruiting()
    assert len(t.game.decisions) == 2
    t.play("me: recruit Leshy", "opponent: recruit Baraka", "me: recruit Druid")
    assert sorted(t.pile("me squad")) == ["Druid", "Leshy"] and t.pile("opponent squad") == ["Baraka"]
    for viewer in (1, None):
        assert all(p["cards"] == [] for p in t.game.view(viewer)["places"] if p["seat"] == 0)
    assert "“Leshy”" not in str(t.game.log(1)) and [row["k"] for row in t.game.log(1)] == ["berserk-log-recruited"]


@exercises("B-5.5", "B-24.1", "B-24.4")
def test_what_is_not_taken_goes_back_into_the_deck():
    t = recruiting()
    t.play("me: recruit Leshy", "me: confirm")
    assert t.game.view(1)["phase"] == "recruit"
    t.play("opponent: recruit Baraka", "opponent: confirm")
    assert t.count("me deal") == 0 and t.count("me deck") == 11 and t.count("me squad") == 1


# taking back
@exercises("B-6.3")
def test_what_was_taken_may_be_put_back_until_it_is_confirmed():
    """Crystals and the element's gold come back with it; what is judged is the squad that is confirmed."""
    t = recruiting().play("me: recruit Mountain Giant", "me: recruit Leshy")
    before = t.game.view(0)["own"]
    t.play("me: recruit Klaer")
    assert t.game.view(0)["own"] != before and t.may("me: put back Leshy")
    t.play("me: put back Klaer")
    assert t.game.view(0)["own"] == before and sorted(t.pile("me squad")) == ["Leshy", "Mountain Giant"]
    t.play("me: put back Leshy", "me: put back Mountain Giant", "me: recruit Leshy", "me: confirm")
    assert t.pile("me squad") == ["Leshy"] and t.refused("me: put back Leshy") == "B-5.5"


def test_nothing_can_be_put_back_that_was_not_taken():
    t = recruiting()
    assert t.refused("me: put back Leshy") == "B-6.3" and not [said for said in t.options("me") if "put" in said]
    with pytest.raises(sumrak.IllegalMove, match=r"B-6\.3"):
        t.play("me: put back Korpit")


def test_the_other_reads_nothing_of_what_is_put_back():
    t = recruiting().play("me: recruit Leshy", "me: put back Leshy")
    assert [row["k"] for row in t.game.log(0)] == ["berserk-log-recruited", "berserk-log-put-back"]
    assert t.game.log(1) == t.game.log(None) == []


def test_a_squad_that_costs_everything_may_still_be_changed():
    """It was confirmed by itself, and who watched knew by this that nothing could be taken any more (B-24.4)."""
    t = recruiting(deal="Mountain Giant x3, Leshy").play(*["me: recruit Mountain Giant"] * 3)
    while any(said.startswith("recruit") for said in t.options("me")):
        t.play("me: " + t.options("me")[0])
    assert t.options("me")[-1] == "confirm" and t.may("me: put back Mountain Giant")


@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts:20"])
def test_bots_never_put_back(bot: str):
    """They would take and put back for ever."""
    for seed in range(2):
        game = recruiting().game
        for _ in range(40):
            mine = next((d for d in game.decisions if d.seat == 0 and game.view(None)["phase"] == "recruit"), None)
            if mine is None:
                break
            said = bots.choose(bot, bots.chair(game, 0), seed)
            assert not said.startswith("put back")
            game.play(said, seat=0)
        assert mine is None


@pytest.mark.parametrize(
    "crystals, penalty, first, second",
    [
        ("physical", "beyond_first", (24, 22), (25, 23)),
        ("online", "beyond_second_plus_mono_bonus", (24, 22), (24, 23)),
        ("rebirth", "beyond_first", (23, 22), (24, 22)),
    ],
)
def test_the_crystals(crystals: str, penalty: str, first: tuple[int, int], second: tuple[int, int]):
    """B-6.1: three ways are recorded; online one gold more lasts until the second element comes."""
    t = recruiting(f"rules: rp5, crystals {crystals}, element_penalty {penalty}")
    for seat, wanted in ((0, first), (1, second)):
        counters = t.game.view(seat)["own"]
        assert (counters["gold"], counters["silver"]) == wanted


TWO = ("Mountain Giant", "Leshy")
THREE = ("Mountain Giant", "Leshy", "Baraka")


@exercises("B-6.1", "B-6.1a")
@pytest.mark.parametrize(
    "names, beyond_first, online",
    [(("Mountain Giant",), 18, 18), (TWO, 17, 17), (THREE, 9, 9), (("Mercenary",), 24, 24)],
)
def test_the_element_rules_come_to_the_same(names: tuple[str, ...], beyond_first: int, online: int):
    """For a First player; neutral cards are of no element."""
    deal = "Mountain Giant, Leshy, Baraka, Mercenary"
    for rules, gold in (
        ("rp5", beyond_first),
        ("rp5, crystals online, element_penalty beyond_second_plus_mono_bonus", online),
    ):
        t = recruiting(f"rules: {rules}", deal=deal)
        t.play(*[f"me: recruit {name}" for name in names])
        counters = t.game.view(0)["own"]
        assert counters["gold"] == gold, rules


def test_an_elite_card_is_paid_in_gold_only():
    t = recruiting("me counts: redeals 19")  # 5 gold
    assert t.refused("me: recruit Mountain Giant") == "B-6.2"
    assert t.may("me: recruit Klaer")


@exercises("B-6.2")
def test_silver_is_spent_first():
    t = recruiting().play("me: recruit Klaer")
    counters = t.game.view(0)["own"]
    assert (counters["gold"], counters["silver"]) == (24, 17)


SWARM = "Chained Hound x5, Fiend x5, Velite x5, Leshy x2"


def test_fifteen_cards_at_most():
    t = recruiting(deal=SWARM)
    t.play(*["me: recruit Chained Hound"] * 5, *["me: recruit Velite"] * 5, *["me: recruit Fiend"] * 5)
    assert t.count("me squad") == 15 and t.count("me deal") == 2
    assert not [said for said in t.options("me") if said.startswith("recruit")]
    t = recruiting("rules: rp5, max_squad 3", deal=SWARM).play(*["me: recruit Chained Hound"] * 3)
    assert t.count("me squad") == 3 and t.options("me") == ["put_back Chained Hound", "confirm"]


@exercises("B-6.4")
@pytest.mark.parametrize("limit, copies", [(15, 3), (8, 2)])
def test_crystals_in_flyers(limit: int, copies: int):
    t = recruiting(f"rules: rp5, fly_limit {limit}", deal="Korpit x4, Leshy")
    t.play(*["me: recruit Korpit"] * copies)
    assert t.refused("me: recruit Korpit") == "B-6.4" and t.may("me: recruit Leshy")


@exercises("B-6.4")
def test_one_terrain():
    t = recruiting(deal="Desert of Dzar x2, Leshy").play("me: recruit Desert of Dzar")
    assert t.refused("me: recruit Desert of Dzar") == "B-6.4"


def test_one_copy_of_a_unique_card():
    t = recruiting(deal="Mercenary x2, Leshy").play("me: recruit Mercenary")
    assert t.refused("me: recruit Mercenary") == "B-3.6" and t.may("me: recruit Leshy")


def test_a_squad_without_creatures_is_warned_of():
    t = recruiting(deal="Orc Cannon, Leshy, Druid").play("me: recruit Orc Cannon")
    assert t.warning_of("me: confirm") == "B-6.5"
    t.play("me: recruit Leshy")
    assert t.warning_of("me: confirm") is None


def test_what_begins_with_tokens():
    """B-6.6: Osklizg begins the battle with a token if its player goes second."""
    deal = "Osklizg"
    t = table("turn: recruit", f"me deal: {deal}", f"opponent deal: {deal}", fill=False)
    t.play(
        "me: recruit Osklizg",
        "opponent: recruit Osklizg",
        "me: confirm",
        "opponent: confirm",
        "place Osklizg C1",
        "place Osklizg C1'",
    )
    to_battle(t)
    assert t.tokens("Osklizg") == 0 and t.tokens("opponent.Osklizg") == 1


# placement
def placing(mine: str, theirs: str = "Baraka", *rows: str) -> Table:
    return table("turn: place", f"me recruited: {mine}", f"opponent recruited: {theirs}", *rows, fill=False)


def test_the_first_player_lays_first_and_the_second_sees_backs():
    t = placing("Leshy, Druid")
    assert t.asked == ("me", "B-7.1")
    t.play("place Leshy C1", "place Druid C2")
    assert t.asked[0] == "opponent"
    field = next(p for p in t.game.view(1)["places"] if p["id"] == "0.field")
    assert field["count"] == 2 and all(card["def"] == "" for card in field["cards"])
    assert sorted(card["cell"] for card in field["cards"]) == ["C1", "C2"]


@exercises("B-7.1")
def test_every_card_must_be_placed():
    t = placing("Leshy, Druid").play("place Leshy C1")
    assert t.asked == ("me", "B-7.1") and {said.split(" ")[0] for said in t.options()} == {"place"}


@exercises("B-7.2")
def test_one_card_on_a_cell_while_placing():
    t = placing("Leshy, Druid").play("place Leshy C1")
    assert t.refused("place Druid C1") is not None


@exercises("B-7.3", "B-24.1")
def test_the_second_player_lays_unseen_too():
    t = placing("Leshy", "Baraka, Hedd").play("place Leshy C1", "place Baraka C1'")
    field = next(p for p in t.game.view(0)["places"] if p["id"] == "1.field")
    assert [card["cell"] for card in field["cards"]] == ["C1'"] and field["cards"][0]["def"] == ""


# the reveal
def revealing(theirs: str, mine: str = "Leshy@C1") -> Table:
    """The Second player chooses what to keep hidden."""
    return table("turn: reveal", f"me: {mine}", f"opponent: {theirs}", fill=False)


def test_the_second_keeps_cards_of_his_third_row_hidden():
    t = revealing("Baraka@C1', Hedd@C3', Troll@D3'")
    assert t.asked == ("opponent", "B-8.1")
    assert sorted(t.offered("hide")) == ["C3'", "D3'"] or sorted(t.offered("hide")) == ["Hedd", "Troll"]
    assert t.refused("opponent: hide Baraka") == "B-8.1"
    t.play("hide Hedd", "done").both_pass()
    assert t.seen("me", "opponent field") == ["Baraka", "Troll"]
    assert t.seen("opponent", "opponent field") == ["Baraka", "Hedd", "Troll"]


@exercises("B-8.1")
def test_the_first_player_turns_up_everything():
    t = revealing("Baraka@C1'", "Leshy@C3, Druid@B3")
    to_battle(t)
    assert t.seen("opponent", "me field") == ["Leshy", "Druid"]


def test_flyers_and_terrain_go_aside_and_free_their_cells():
    t = revealing("Baraka@C1', Drakkarh@D3', Desert of Dzar@B2'")
    to_battle(t)
    assert sorted(t.pile("opponent aside")) == ["Desert of Dzar", "Drakkarh"]
    assert t.cell("opponent.Drakkarh") == ""


@exercises("B-8.2")
def test_a_companion_gets_a_host():
    t = revealing("Baraka@C1'", "Leshy@C1, Uri@B1, Druid@D1")
    to_hosts(t)
    assert t.asked == ("me", "B-8.2") and t.offered("host") == ["Uri on Leshy", "Uri on Druid"]
    t.play("host Uri on Druid")
    assert t.cell("Uri") == "D1"


@exercises("B-8.2", "B-19.5")
def test_a_parasite_sits_in_the_enemys_first_row():
    t = revealing("Baraka@C1', Hedd@C2'", "Leshy@C1, Und the Dwarfling@B1")
    to_battle(t)
    assert t.cell("Und the Dwarfling") == "C1'"


def test_without_a_host_it_dies():
    """B-9.1: to the graveyard, at the start of the battle."""
    t = revealing("Drakkarh@C1'", "Leshy@C1, Und the Dwarfling@B1")
    to_battle(t)
    assert t.pile("me graveyard") == ["Und the Dwarfling"] and "B-9.1" in t.cites()


def to_battle(t: Table) -> None:
    while t.phase[1] != "main":
        t.play("done" if "done" in t.options() else "pass")


def to_hosts(t: Table) -> None:
    while not t.offered("host"):
        t.play("done" if "done" in t.options() else "pass")


@exercises("B-9.3", "B-10.12")
def test_then_the_first_players_first_turn_begins():
    t = revealing("Baraka@C1'")
    to_battle(t)
    assert t.phase == ("me", "main") and t.game.view(None)["turn"] == 1
    assert t.may("strike Leshy -> opponent.Baraka") and t.may("move Leshy C2")
