"""Cards of the Forest, one by one."""

from tests.berserk.table_talk import struck, table


def test_leshy_heals_itself():
    t = table("me: Leshy@C1 (wounds 5)").play("use Leshy").both_pass()
    assert t.wounds("Leshy") == 0 and t.closed("Leshy")


def test_druid_heals_and_cures():
    """Any creature: also an enemy's, also himself."""
    t = table("me: Druid@C1, Hedd@A3 (wounds 3) (poison 2)").play("use Druid -> Hedd").both_pass()
    assert t.wounds("Hedd") == 1 and t.poison("Hedd") == 0


def test_druid_is_not_poisoned():
    t = struck("Hedd", "Druid (closed)", "5").both_pass()
    assert t.wounds("opponent.Druid") == 2 and t.poison("opponent.Druid") == 0


def test_korpit_feeds():
    """It destroys an enemy creature by its strike: healed, and the poison gone; under modern the victim is exiled."""
    line = ("me: Korpit (wounds 4) (poison 1)", "opponent: Nomad@C1' (closed) (wounds 7), Troll@A3'")
    t = table(*line, dice="3").play("strike Korpit -> opponent.Nomad").both_pass()
    assert t.wounds("Korpit") == 0 and t.poison("Korpit") == 0 and t.pile("opponent graveyard") == ["Nomad"]
    t = table("rules: modern", *line, dice="3").play("strike Korpit -> opponent.Nomad").both_pass()
    assert t.pile("opponent exile") == ["Nomad"]


def test_mocking_spider_draws_the_flyers():
    t = table("me: Korpit", "opponent: Mocking Spider@C1', Nomad@D1'", dice="3 3")
    assert t.refused("strike Korpit -> opponent.Nomad") == "B-17.13b"
    assert t.may("strike Korpit -> opponent.Mocking Spider")


def test_mocking_spider_nets():
    """The bearer neither moves nor acts; the next attack at it is blocked, paid for, and takes the net away."""
    t = table("me: Mocking Spider@C1, Nomad@D1, Hedd@B1", "opponent: Talion@C2'", dice="6 6 6")
    t.play("use Mocking Spider -> opponent.Talion").both_pass()
    assert "net" in t.badges("opponent.Talion")
    t.play("move Nomad D1'").both_pass()
    t.play("strike Nomad -> opponent.Talion").both_pass()
    assert t.wounds("opponent.Talion") == 0 and t.closed("Nomad") and t.wounds("Nomad") == 0
    assert "net" not in t.badges("opponent.Talion")


def test_mocking_spider_holds_for_a_turn():
    t = (
        table("me: Mocking Spider@C1", "opponent: Nomad@C2', Hedd@A3'")
        .play("use Mocking Spider -> opponent.Nomad")
        .both_pass()
        .end_turn()
    )
    assert t.phase == ("opponent", "main")
    assert t.refused("opponent: move Nomad C3'") == "B-18.35"
    assert t.refused("opponent: strike Nomad -> Mocking Spider") is not None
    t.end_turn()
    assert "net" not in t.badges("opponent.Nomad")


def test_mocking_spider_needs_a_creature_within_two_cells():
    t = table("me: Mocking Spider@C1", "opponent: Nomad@C3', Korpit")
    assert t.offered("use") == []


def test_treetop_runner_in_front_and_behind():
    """At the start of any turn: +1 to her shot in the 1st row, a directed strike in the 3rd."""
    t = table(
        "turn: 2, opponent, main", "me: Treetop Runner@C1", "opponent: Baraka@C2', Nomad@A3'", dice="5"
    ).end_turn()
    t.play("use Treetop Runner -> opponent.Baraka").both_pass()
    assert t.wounds("opponent.Baraka") == 3
    t = (
        table("me: Treetop Runner@C1", "opponent: Baraka@C2'", dice="5")
        .play("use Treetop Runner -> opponent.Baraka")
        .both_pass()
    )
    assert t.wounds("opponent.Baraka") == 2


def test_treetop_runner_directed():
    t = table(
        "turn: 2, opponent, main", "me: Treetop Runner@C3", "opponent: Cyclops@C2, Nomad@D2", dice="5 5"
    ).end_turn()
    t.play("strike Treetop Runner -> opponent.Cyclops")
    assert t.offered("defend") == []


def test_klaer_as_a_defender():
    """+2 and attack experience 1 from the moment she steps in to the end of my next turn."""
    t = table("me: Nomad@C1", "opponent: Troll@C1' (closed), Klaer@D1'", dice="2 6")
    t.play("strike Nomad -> opponent.Troll", "opponent: defend Klaer", "opponent: full").both_pass()
    assert t.wounds("Nomad") == 4 and t.strike("opponent.Klaer") == (3, 4, 6)
    t.end_turn()
    assert t.strike("opponent.Klaer") == (3, 4, 6)
    t.end_turn()
    assert t.strike("opponent.Klaer") == (1, 2, 4)


def test_kobold_licks_its_wounds():
    """By the printed strike, at the strength it has just struck with, of the creature before it, friend or enemy."""
    t = table("me: Kobold@C1 (wounds 6)", "opponent: Talion@C1' (closed), Nomad@A3'", dice="4")
    t.play("strike Kobold -> opponent.Talion").go("accept")
    assert t.wounds("Kobold") == 3
    t = table("me: Kobold@C1 (wounds 6)", "opponent: Talion@D1' (closed), Nomad@A3'", dice="4")
    t.play("strike Kobold -> opponent.Talion").go("accept")
    assert t.wounds("Kobold") == 6


def test_kobold_with_a_lunge():
    t = table("me: Kobold@C1 (wounds 6), Talion@C2", "opponent: Nomad@C2', Talion@C1'")
    assert t.refused("use Kobold -> opponent.Nomad") == "B-16.9"


def test_yetun_ignores_what_its_victim_has():
    """Protection, triggers, prevention; not the −2, which is none of these under rp5."""
    t = struck("Yetun", "Minotaur (closed)", "2").both_pass()
    assert t.wounds("opponent.Minotaur") == 3
    t = struck("Yetun", "Uriil (closed)", "2").both_pass()
    t.end_turn().end_turn()
    assert not t.closed("Yetun")


def test_cyclops_looks_straight_ahead():
    t = table("me: Cyclops@C1", "opponent: Nomad@C1', Troll@D1'", dice="2 2")
    assert t.refused("strike Cyclops -> opponent.Troll") == "B-17.13b"
    assert t.may("strike Cyclops -> opponent.Nomad")
    t.play("use Cyclops -> opponent.Troll").both_pass()
    assert t.wounds("opponent.Troll") == 2
