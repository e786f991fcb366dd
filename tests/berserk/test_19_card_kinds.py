"""Chapter 19: flyers, companions, parasites, artifacts, terrain. Chapter 20: life, wounds, tokens. Chapter 21: control."""

import sumrak
from tests.berserk.table_talk import Table, table
from tests.coverage_plugin import exercises


def test_flyers_strike_whom_they_like():
    t = table("me: Manticore", "opponent: Hedd@A3', Troll@E1', Drakkarh")
    assert sorted(t.offered("strike")) == [
        "Manticore -> opponent.Drakkarh",
        "Manticore -> opponent.Hedd",
        "Manticore -> opponent.Troll",
    ]
    assert t.offered("move") == []


@exercises("B-19.1")
def test_from_the_ground_a_flyer_is_out_of_reach():
    t = table("me: Nomad@C1, Garrid Archer@A1", "opponent: Drakkarh, Hedd@A3'")
    assert t.refused("strike Nomad -> opponent.Drakkarh") == "B-19.1"
    assert t.may("use Garrid Archer -> opponent.Drakkarh")


@exercises("B-12.5")
def test_nobody_is_adjacent_in_the_additional_zone():
    """Two flyers are not adjacent: a special strike does not reach, a defender beside the target does not exist."""
    t = table("me: Manticore, Kshar@C1*1", "opponent: Drakkarh, Hedd@A3'")
    assert not any("Drakkarh" in said for said in t.offered("use"))


@exercises("B-19.1a")
def test_a_flyer_target_is_defended_by_flyers():
    t = table("me: Manticore", "opponent: Drakkarh, Korpit, Hedd@A3'", dice="1 6")
    t.play("strike Manticore -> opponent.Drakkarh")
    assert t.offered("defend") == ["Korpit"]


@exercises("B-19.1a")
def test_a_struck_flyer_answers():
    t = table("me: Manticore", "opponent: Drakkarh, Hedd@A3'", dice="1 6")
    t.play("strike Manticore -> opponent.Drakkarh").both_pass()
    assert t.wounds("Manticore") == 4  # 3, +1 at flyers


@exercises("B-19.3")
def test_gaining_flight():
    """Fiend teleports back from the enemy half: he may lose Teleport and gain flight."""
    t = table("me: Fiend@C1'", "opponent: Hedd@A3'").play("leap Fiend C2")
    assert "accept" in t.options()
    t.play("accept").both_pass()
    assert t.cell("Fiend") == "" and "Imp" not in t.pile("me field") and t.offered("leap") == []
    assert t.may("strike Fiend -> opponent.Hedd")


def assert_comes_back(t: Table) -> None:
    """The same game from its text."""
    again = sumrak.scenario(t.game.scenario())
    assert again.digest() == t.game.digest()
    assert [o.notation for o in again.decision.options] == [o.notation for o in t.game.decision.options]


FLYING = 'card "Probe": creature(NEUTRAL, 3, SILVER, 9, 2, (1, 2, 3), text=(tap(Gain(one(Those(side=YOURS, other=True)), (FLIGHT,), THIS_TURN)),))'
LANDING = 'card "Bird": flyer(NEUTRAL, 3, SILVER, 5, (1, 2, 3), text=(tap(LoseKeyword(FLIGHT)),))'


@exercises("B-19.3")
def test_flight_for_a_turn_ends_on_a_free_cell():
    """It goes up at once, strikes from there, and comes down where its controller likes."""
    t = table(FLYING, "me: Probe@C2, Troll@C1", "opponent: Hedd@C1', Korpit").play("use Probe -> Troll").both_pass()
    assert t.cell("Troll") == "" and t.may("strike Troll -> opponent.Korpit")
    t.play("pass").both_pass()
    assert t.game.decision.seat == 0 and t.game.decision.cite == "B-19.3"
    assert len(t.offered("to")) == 30 - 3 and t.refused("to C2") is not None
    assert_comes_back(t)
    t.play("to A3'")
    assert t.cell("Troll") == "A3'" and t.happened("landed") == ["Troll"] and t.game.decision.seat == 1


@exercises("B-19.3")
def test_a_flyer_that_loses_flight_moves_by_one():
    t = table(LANDING, "me: Bird, Troll@A1", "opponent: Hedd@C1', Korpit").play("use Bird").both_pass().play("to C1")
    assert t.cell("Bird") == "C1" and t.closed("Bird") and "move Bird C2" not in t.options()
    assert_comes_back(t)
    t.play("pass").both_pass()
    assert t.may("strike Hedd -> opponent.Bird") and not t.may("defend Bird")
    t.play("pass").both_pass()
    assert sorted(o for o in t.offered("move") if "Bird" in o) == ["Bird B1", "Bird C2", "Bird D1"]
    t.play("move Bird C2").both_pass()
    assert [o for o in t.offered("move") if "Bird" in o] == []


@exercises("B-19.3")
def test_who_finds_no_cell_to_land_on_dies():
    own = ", ".join(f"Troll@{column}{row}" for column in "ABCDE" for row in (1, 2, 3))
    theirs = ", ".join(f"Nomad@{column}{row}'" for column in "ABCDE" for row in (1, 2, 3))
    t = Table(sumrak.scenario(f"game: berserk\n{LANDING}\nme: Bird, {own}\nopponent: {theirs}\n"))
    t.play("use Bird").both_pass()
    assert t.pile("me graveyard") == ["Bird"] and "B-19.3" in t.cites()


# symbiotes
@exercises("B-19.4")
def test_a_companion_goes_along_and_fights_for_itself():
    t = table("me: Hedd@C1 [Salamander]", "opponent: Nomad@D1', Troll@A3'", dice="3 3")
    t.play("strike Salamander -> opponent.Nomad").both_pass()
    assert t.wounds("opponent.Nomad") == 1 and t.closed("Salamander") and not t.closed("Hedd")
    t.play("move Hedd B1").both_pass()
    assert t.cell("Salamander") == "B1" and t.happened("moved") == ["Hedd"]


@exercises("B-19.4")
def test_a_companion_defends_its_host():
    t = table("turn: 2, opponent, main", "me: Hedd@C1 [Uri]", "opponent: Nomad@C1'", dice="2 4")
    t.play("strike Nomad -> opponent.Hedd")
    assert t.offered("defend") == ["Uri"]
    t.play("defend Uri").both_pass()
    assert t.happened("became-defender") == ["Uri"]


def test_host_and_companion_in_the_graveyard():
    t = table("me: Nomad@C1", "opponent: Hedd@C1' (wounds 7) (closed) [Uri], Troll@A3'", dice="3")
    t.play("strike Nomad -> opponent.Hedd").both_pass()
    assert t.pile("opponent graveyard") == ["Hedd", "Uri"] and "B-19.4a" in t.cites()


@exercises("B-19.5", "B-17.13b")
def test_a_parasite_binds_its_host():
    """Und the Dwarfling: his host declares nothing but attacks on him, moving apart; only his host wounds him."""
    t = table(
        "me: Nomad@C1, Troll@B1", "opponent: Hedd@C1' [Und the Dwarfling (by me)], Druid@A3'", "turn: 2, opponent, main"
    )
    assert t.refused("opponent: strike Hedd -> opponent.Nomad") == "B-19.5"
    assert t.may("opponent: strike Hedd -> opponent.Und the Dwarfling")
    assert t.may("opponent: move Hedd D1'")


# artifacts, terrain
@exercises("B-19.6")
def test_an_artifact():
    """Treated as closed when attacked; it is no creature: not healed, not moved, no defender; its feature closes it."""
    t = table("me: Orc Cannon@C1, Druid@A1, Nomad@B1", "opponent: Hedd@C2', Troll@C1'", dice="3")
    assert t.offered("move") and not any("Orc Cannon" in said for said in t.offered("move"))
    assert not any(said.endswith("-> Orc Cannon") for said in t.offered("use"))
    t.play("use Orc Cannon -> opponent.Hedd").both_pass()


@exercises("B-19.6")
def test_an_artifact_does_not_defend():
    t = table("me: Nomad@C1", "opponent: Hedd@C1', Orc Cannon@D1'", dice="2 4")
    t.play("strike Nomad -> opponent.Hedd").both_pass()
    assert t.happened("became-defender") == []


@exercises("B-19.7")
def test_terrain():
    t = table("me: Manticore, Desert of Dzar", "opponent: Desert of Dzar, Hedd@A3'")
    assert not any("Dzara" in said for said in t.offered("strike"))
    t.play("use Desert of Dzar -> opponent.Hedd").both_pass()
    assert t.closed("Desert of Dzar") and t.wounds("opponent.Hedd") == 1


# chapter 20
def test_life_that_is_left():
    """B-20.1: printed and additional life less wounds."""
    t = table("me: Nomad@C1 (wounds 3) (life 2)")
    assert t.life("Nomad") == 7
    assert [cite for _, cite in t.explain("Nomad", "life")][-1] == "B-20.1"


@exercises("B-20.2")
def test_wounding_itself_is_not_stopped_by_resilience():
    zealot = 'card "Zealot": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=(RESILIENCE, tap(Wound(SELF, 2))))'
    t = table(zealot, "me: Zealot@C1").play("use Zealot").both_pass()
    assert t.wounds("Zealot") == 2


def test_who_accumulates():
    t = table("me: Kshar@C1, Troll@A1").play("gather Kshar")
    assert t.tokens("Kshar") == 1 and t.closed("Kshar") and "B-20.4" in t.cites()
    assert t.refused("gather Troll") == "B-20.3"


@exercises("B-20.4", "B-13.4")
def test_accumulating_is_slow():
    t = table("turn: 2, opponent, main", "me: Kshar@C1", "opponent: Hedd@C1'")
    assert t.refused("me: gather Kshar") is not None


@exercises("B-20.3")
def test_a_printed_maximum():
    t = table("me: Crossbowman@C1*4")
    assert t.may("use Crossbowman 1")  # a text may be used for nothing
    t = table("me: Crossbowman@C1*3").play("use Crossbowman 1").both_pass()
    assert t.tokens("Crossbowman") == 4 and t.closed("Crossbowman")


@exercises("B-12.3")
def test_what_leaves_play_loses_everything():
    """B-12.3."""
    t = table("me: Nomad@C1", "opponent: Hedd@C1' (wounds 7) (closed) (poison 1) (blessed), Troll@A3'", dice="3")
    t.play("strike Nomad -> opponent.Hedd").both_pass()
    grave = t.place("opponent graveyard")[1]["cards"]
    assert len(grave) == 1 and not set(grave[0]) & {"wounds", "poison", "badges", "cell"}
