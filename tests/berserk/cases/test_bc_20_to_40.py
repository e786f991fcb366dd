"""The worked cases 20 to 40: defenders, flyers, hidden cards, stack, payment, legality."""

import pytest

from tests.berserk.table_talk import table


def test_bc_20_who_can_step_in():
    """Next to both, open, one only; it closes though it takes no wound."""
    t = table("me: Nomad@C1", "opponent: Hoarling@C1', Hedd@D1', Druid@B1' (closed), Izhor@E1', Troll@C2'", dice="2 4")
    t.play("strike Nomad -> opponent.Hoarling")
    assert t.offered("defend") == ["Hedd"]
    assert t.refused("opponent: defend Druid") == "B-15.2" and t.refused("opponent: defend Izhor") == "B-15.2"
    assert t.refused("opponent: defend Troll") == "B-15.2"
    t.play("defend Hedd").both_pass()
    assert t.closed("opponent.Hedd") and not t.closed("opponent.Hoarling")
    assert t.wounds("opponent.Hedd") == 0 and t.happened("became-defender") == ["Hedd"]


def test_bc_20_only_one_defender():
    t = table("me: Nomad@C1", "opponent: Hoarling@C1', Hedd@D1', Druid@B1'", dice="2 4")
    t.play("strike Nomad -> opponent.Hoarling", "defend Hedd")
    assert t.refused("opponent: defend Druid") is not None
    t.both_pass()
    assert not t.closed("opponent.Druid")


def test_bc_21_directed():
    t = table("me: Ravine Dwarf@C1", "opponent: Druid@C1', Leshy@D1'", dice="3 3")
    t.play("strike Ravine Dwarf -> opponent.Druid")
    assert t.offered("defend") == [] and t.happened("became-defender") == []
    assert not t.closed("opponent.Leshy")


def test_bc_23_a_flyer_strikes_the_ground():
    """Whoever stands next to the target, touching the flyer or not, and any open flyer."""
    t = table("me: Manticore", "opponent: Nomad@C2', Hedd@D3', Izhor@E1', Drakkarh", dice="2 4")
    t.play("strike Manticore -> opponent.Nomad")
    assert sorted(t.offered("defend")) == ["Drakkarh", "Hedd"]
    assert t.refused("opponent: defend Izhor") == "B-19.1a"


def test_bc_24_the_ground_strikes_the_ground():
    t = table("me: Nomad@C1", "opponent: Hoarling@C1', Drakkarh", dice="3 3")
    t.play("strike Nomad -> opponent.Hoarling")
    assert t.happened("became-defender") == [] and not t.closed("opponent.Drakkarh")
    assert t.wounds("opponent.Hoarling") == 1


def test_bc_25_only_flyers_are_left():
    t = table("me: Nomad@C1, Hoarling@A3", "opponent: Korpit", dice="6 1")
    assert t.refused("strike Nomad -> opponent.Korpit") == "B-19.1"
    t.play("aim Nomad").both_pass()
    assert t.closed("Nomad")
    t.end_turn().end_turn()
    t.play("strike Nomad -> opponent.Korpit").both_pass()
    assert t.wounds("opponent.Korpit") == 3
    assert t.refused("strike Hoarling -> opponent.Korpit") == "B-19.1"


def test_bc_25_the_permission_is_for_one_turn():
    t = table("me: Nomad@C1, Hoarling@A3", "opponent: Korpit").play("aim Nomad").both_pass()
    t.end_turn().end_turn()
    assert t.may("strike Nomad -> opponent.Korpit")
    t.end_turn().end_turn()
    assert t.refused("strike Nomad -> opponent.Korpit") == "B-19.1"


def test_bc_25_not_while_the_enemy_has_others():
    t = table("me: Nomad@C1", "opponent: Korpit, Hedd@A3'")
    assert t.refused("aim Nomad") == "B-19.2"


def test_bc_27_illegal_after_revealing():
    """The card stays face up, nothing happens, and mine closes all the same."""
    t = table("turn: 1, me, main", "me: Mocking Spider@C1", "opponent: Orc Cannon@C2' (hidden), Nomad@A3'")
    t.play("use Mocking Spider -> C2'").both_pass()
    assert t.game.view(0) and t.closed("Mocking Spider")
    assert "Orc Cannon" in t.seen("me", "opponent field")
    assert t.badges("opponent.Orc Cannon") == []


def test_bc_28_every_hidden_card_may_be_named():
    """Druid heals "a creature": a hidden artifact and a hidden creature are offered alike."""
    t = table("turn: 1, me, main", "me: Druid@C1", "opponent: Orc Cannon@C3' (hidden), Hedd@D3' (hidden)")
    offered = t.offered("use")
    assert any("C3'" in said for said in offered) and any("D3'" in said for said in offered)


def test_bc_29_the_owner_turns_up():
    t = table(
        "turn: 1, me, main",
        "me: Nomad@C1",
        "opponent: Hoarling@C1', Ost@C3' (hidden)",
        dice="1 4",
    )
    t.play("strike Nomad -> opponent.Hoarling").go_to("value", "opponent")
    t.play("opponent: turn_up Ost")
    assert t.asked[0] == "opponent" and len(t.stack) == 1
    assert any("Ost" in said for said in t.offered("use"))


def test_bc_31_a_resource_already_promised():
    """Ost discharges (cost: close): in the window he cannot play his sudden feature as well, another card can."""
    t = table("me: Ost@B1, Ost@C1", "opponent: Nomad@C2'")


def test_bc_32_a_block_is_paid():
    """Temple Warrior blocks a shot on 5–6: the shooter closes, its tokens go, and there are no wounds."""
    gunner = 'card "Gunner": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=(pay(2, shot(1, 2, 3)),))'
    t = table(gunner, "me: Gunner@C1*2", "opponent: Temple Warrior@C2'", dice="1 6")
    t.play("use Gunner -> opponent.Temple Warrior").both_pass()
    assert t.closed("Gunner") and t.tokens("Gunner") == 0
    assert t.wounds("opponent.Temple Warrior") == 0 and t.happened("blocked") == ["Gunner"]


@pytest.mark.parametrize("rules, moment", [("rp5", "targets"), ("modern", "protect")])
def test_bc_32_when_a_block_is_played(rules: str, moment: str): ...


def test_bc_37_losing_a_named_protection(): ...


def test_bc_39_ignoring_an_obligation(): ...


def test_bc_40_a_forced_attack_with_a_penalty(): ...
