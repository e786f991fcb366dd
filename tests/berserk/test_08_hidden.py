"""Chapters 8 and 24: hidden cards, and what each player may see."""

import json

import pytest

import sumrak
from tests.berserk.table_talk import Table, table
from tests.coverage_plugin import exercises

FIRST = "turn: 1, me, main"


@exercises("B-8.3a", "B-17.13b")
@pytest.mark.parametrize("mark, free", [(" (hidden)", True), ("", False)])
def test_a_hidden_card_obliges_nobody(mark: str, free: bool):
    """Mocking Spider: enemy flyers may attack only him; while he is hidden the feature is not in the game."""
    t = table(FIRST, "me: Manticore", f"opponent: Mocking Spider@C3'{mark}, Hedd@C1'")
    assert t.may("strike Manticore -> opponent.Hedd") is free


@exercises("B-8.3a", "B-26.0")
def test_auto_reveal_is_a_switch():
    """The online rule: it is turned up as soon as its permanent feature begins to matter."""
    t = table(
        FIRST,
        "rules: rp5, hidden_permanent auto_reveal",
        "me: Manticore",
        "opponent: Mocking Spider@C3' (hidden), Hedd@C1'",
    )
    assert t.seen("me", "opponent field") == ["Mocking Spider", "Hedd"] or len(t.seen("me", "opponent field")) == 2


@exercises("B-8.3b")
def test_permanent_features_of_others_do_not_turn_up():
    t = table(FIRST, "me: Nomad@C1", "opponent: Hedd@C3' (hidden), Mocking Spider@D1'")
    assert t.seen("me", "opponent field") == ["Mocking Spider"]


@exercises("B-8.3c", "B-14.7")
def test_named_and_turned_up():
    t = table(FIRST, "me: Horned Demon@C2'", "opponent: Hedd@C3' (hidden), Nomad@A1'", dice="3 3")
    t.play("strike Horned Demon -> C3'").both_pass()
    assert t.seen("me", "opponent field") == ["Hedd", "Nomad"] and t.wounds("opponent.Hedd") == 2


@exercises("B-8.3c")
@pytest.mark.parametrize("row", ["Desert of Dzar@C3' (hidden)", "Drakkarh@C3' (hidden)"])
def test_not_carried_out_but_paid(row: str):
    """A strike from the ground at what proves to be a terrain or a flyer."""
    t = table(FIRST, "me: Horned Demon@C2'", f"opponent: {row}, Nomad@A1'", dice="3 3")
    t.play("strike Horned Demon -> C3'").both_pass()
    assert t.closed("Horned Demon") and t.happened("rolled") == []
    assert len(t.pile("opponent aside")) == 1


@exercises("B-8.3j")
def test_a_shot_at_what_proves_to_be_a_flyer_goes_on():
    t = table(FIRST, "me: Treetop Runner@C2", "opponent: Drakkarh@C3' (hidden), Nomad@A1'", dice="6")
    t.play("use Treetop Runner -> C3'").both_pass()
    assert t.wounds("opponent.Drakkarh") == 1 and t.cell("opponent.Drakkarh") == ""


@exercises("B-8.3j")
def test_a_hidden_flyer_blocks_its_cell():
    t = table(FIRST, "me: Nomad@C2'", "opponent: Drakkarh@C3' (hidden), Hedd@A1'")
    assert t.refused("move Nomad C3'") == "B-2.9"


def test_the_owner_may_turn_up():
    """B-8.3e: whenever he has priority; he keeps it, and nothing is paid."""
    t = table(FIRST, "opponent: Hedd@C3' (hidden), Ost@D3' (hidden)").play("pass")
    assert t.asked[0] == "opponent" and t.offered("turn_up") == ["Hedd", "Ost"]
    t.play("turn_up Hedd")
    assert t.asked[0] == "opponent" and t.offered("turn_up") == ["Ost"] and not t.closed("opponent.Hedd")
    assert t.seen("me", "opponent field") == ["Hedd"] and "B-8.3e" in t.cites()


@exercises("B-26.0")
def test_turning_up_may_be_forbidden():
    """The online rule: only Stealth would allow it."""
    rows = (
        FIRST,
        "rules: rp5, owner_may_reveal false",
        "me: Nomad@C1",
        "opponent: Hoarling@C1', Troll@D1', Hedd@C3' (hidden)",
    )
    t = table(*rows, dice="3 3").play("strike Nomad -> opponent.Hoarling")
    assert t.asked[0] == "opponent" and t.offered("turn_up") == [] and t.refused("turn_up Hedd") == "B-8.3e"


@exercises("B-8.3f")
def test_whatever_it_declares_turns_it_up():
    t = table("turn: 1, me, main", "me: Nomad@C2'", "opponent: Hedd@C3' (hidden), Druid@D3'", dice="3 3")
    t.play("strike Nomad -> opponent.Druid", "defend Hedd").both_pass()
    assert "Hedd" in t.seen("me", "opponent field") and t.happened("became-defender") == ["Hedd"]


def test_what_is_face_up_is_not_turned_up():
    t = table(FIRST, "opponent: Hedd@C1', Druid@C3' (hidden)").play("pass")
    assert t.asked[0] == "opponent" and t.refused("opponent: turn_up Hedd") == "B-8.3g"


@exercises("B-8.3i", "B-22.1")
@pytest.mark.parametrize("row, over", [("Hedd@C3' (hidden)", False), ("Orc Cannon@C3' (hidden)", True)])
def test_hidden_creatures_count(row: str, over: bool):
    t = table(FIRST, "me: Nomad@C1", f"opponent: {row}, Nomad@C1' (wounds 7) (closed)", dice="3")
    t.play("strike Nomad -> opponent.Nomad").both_pass()
    assert t.game.is_over is over


@exercises("B-8.3d")
def test_the_moment_of_turning_up():
    """B-8.3d: in step Targets, only the final target."""
    t = table(FIRST, "me: Horned Demon@C2'", "opponent: Hedd@C3' (hidden), Troll@D3', Nomad@A1'", dice="3 3")
    t.play("strike Horned Demon -> C3'")
    assert t.seen("me", "opponent field") == ["Troll", "Nomad"] and t.asked[0] == "opponent"
    t.play("defend Troll").both_pass()
    assert t.seen("me", "opponent field") == ["Troll", "Nomad"]


# what each may see
LEAKS = ("Hedd", "Drakkarh", "Orc Cannon", "Desert of Dzar", "Ost", "Hermitess", "Mocking Spider", "Mercenary")


def offered(t: Table, seat: int) -> list[str]:
    return [option.notation for d in t.game.decisions if d.seat == seat for option in d.options]


@exercises("B-24.2", "B-13.8", "B-8.3c")
@pytest.mark.parametrize("name", LEAKS)
def test_a_hidden_card_leaks_neither_by_view_nor_by_options(name: str):
    """Whatever it is: same view, same options, same questions for the First player at every step of his turn."""
    stories = []
    for other in (name, "Leshy"):
        t = table(
            FIRST,
            "me: Nomad@C2', Druid@B1, Garrid Archer@A1, Manticore, Executioner@D2', Mocking Spider@B2'",
            f"opponent: {other}@C3' (hidden), Troll@A3'",
            dice="3 3 3",
        )
        told = [t.game.view(0), offered(t, 0)]
        t.play("use Druid -> Nomad")
        told += [t.game.view(0), offered(t, 0)]
        while t.asked[0] == "opponent":
            t.play("pass")
        told += [t.game.view(0), offered(t, 0), t.game.log(0)]
        stories.append(json.dumps(told, ensure_ascii=False))
    assert stories[0] == stories[1]


@exercises("B-24.3")
def test_the_order_of_the_deck_is_nobodys():
    game = sumrak.new("berserk", decks=["a", "c"], seed=3)
    for viewer in (0, 1, None):
        for place in game.view(viewer)["places"]:
            if place["zone"] == "deck":
                assert place["cards"] == [] and place["count"] == 15


@exercises("B-24.4")
def test_crystals_spent_are_secret_until_the_squads_are_seen():
    t = table("turn: recruit", "me deal: Leshy, Druid", "opponent deal: Baraka", fill=False)
    before = t.game.view(1)["players"][0]["counters"]
    t.play("me: recruit Leshy")
    assert t.game.view(1)["players"][0]["counters"] == before
