"""The worked cases 20 to 40: defenders, flyers, hidden cards, stack, payment, legality."""

import pytest

from tests.berserk.table_talk import WINDOWS, table
from tests.coverage_plugin import exercises

FIRST = "turn: 1, me, main"


def card(name: str, text: str) -> str:
    return f'card "{name}": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=({text},))'


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


@exercises("B-8.3h")
def test_bc_28_all_that_qualify():
    """All hidden enemy cards are taken in and turned up; those that do not fit are left out."""
    storm = card("Storm", "tap(Wound(each(Those(side=ENEMY, max_cost=4)), 1))")
    t = table(
        FIRST, storm, "me: Storm@C1", "opponent: Baraka@C3' (hidden), Hedd@D3' (hidden), Desert of Dzar@B3' (hidden)"
    )
    t.play("use Storm").both_pass()
    assert t.wounds("opponent.Hedd") == 1 and t.wounds("opponent.Baraka") == 0
    assert sorted(t.seen("me", "opponent field")) == ["Baraka", "Hedd"] and t.pile("opponent aside") == [
        "Desert of Dzar"
    ]


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


SPARKER = card("Sparker", "tap(discharge(1)), sudden(Heal(SELF, 1))")


def test_bc_31_a_resource_already_promised():
    """Whoever declares a discharge (cost: close) cannot close for his sudden feature as well; another card can."""
    t = table(SPARKER, "me: Sparker@C1 (wounds 2), Sparker@A1 (wounds 2)", "opponent: Nomad@C2'", dice="1")
    t.play("use Sparker#1 -> opponent.Nomad")
    assert t.refused("use Sparker#1 1") == "B-1.7" and t.may("use Sparker#2 1")
    t.play("use Sparker#2 1").both_pass()
    assert t.wounds("Sparker#2") == 1 and t.wounds("Sparker#1") == 2 and t.wounds("opponent.Nomad") == 1


def test_bc_32_a_block_is_paid():
    """Temple Warrior blocks a shot on 5–6: the shooter closes, its tokens go, and there are no wounds."""
    gunner = card("Gunner", "pay(2, shot(1, 2, 3)), when(Hits(Attacks(SHOT)), Heal(SELF, 1))")
    t = table(gunner, "me: Gunner@C1*2 (wounds 1)", "opponent: Temple Warrior@C2'", dice="1 6")
    t.play("use Gunner -> opponent.Temple Warrior").both_pass()
    assert t.closed("Gunner") and t.tokens("Gunner") == 0 and t.wounds("Gunner") == 1
    assert t.wounds("opponent.Temple Warrior") == 0 and t.happened("blocked") == ["Gunner"]


@pytest.mark.parametrize("rules, moment, rolled", [("rp5", "targets", 0), ("modern", "protect", 1)])
def test_bc_32_when_a_block_is_played(rules: str, moment: str, rolled: int):
    """Before the target is fixed in РП-5, after the dice in the modern rules."""
    warden = card("Warden", "sudden(BlockIt())")
    t = table(warden, f"rules: {rules}", "me: Garrid Archer@C1", "opponent: Nomad@C2', Warden@A3'", dice="6")
    t.play("use Garrid Archer -> opponent.Nomad")
    assert t.asked == ("opponent", WINDOWS[moment] if moment != "targets" else "B-14.12")
    t.use("opponent", "Warden").both_pass()
    assert t.wounds("opponent.Nomad") == 0 and t.closed("Garrid Archer") and len(t.happened("rolled")) == rolled


def test_bc_32_cancelled_is_not_paid():
    """The target has died in the meantime: it has never been, and can be declared again."""
    slayer = card("Slayer", "sudden(Destroy(one(Those(side=YOURS, other=True))))")
    t = table(slayer, "me: Garrid Archer@C1", "opponent: Nomad@C2', Hedd@A2', Slayer@A3'", dice="6")
    t.play("use Garrid Archer -> opponent.Nomad").use("opponent", "Slayer", "Nomad").both_pass()
    assert not t.closed("Garrid Archer") and t.happened("cancelled") == ["Garrid Archer"]
    assert t.may("use Garrid Archer -> opponent.Hedd")


@exercises("B-14.6")
@pytest.mark.parametrize("target, tokens", [("Troll", 1), ("Akkenian Swordsman", 0)])
def test_bc_33_an_empty_influence(target: str, tokens: int):
    """It wounds 0 (Resilience): what is linked to it is not declared."""
    herald = card("Herald", "tap(AndThen(Wound(one(Those(side=ENEMY)), 1), GetTokens()))")
    t = table(herald, "me: Herald@C1", f"opponent: {target}@C2'").play(f"use Herald -> opponent.{target}").both_pass()
    assert t.wounds(f"opponent.{target}") == t.tokens("Herald") == tokens and t.closed("Herald")


@exercises("B-14.6")
@pytest.mark.parametrize("wounds, tokens", [(3, 1), (2, 1), (1, 0)])
def test_bc_33_less_healed_than_required(wounds: int, tokens: int):
    leech = card("Leech", "tap(AndThen(Heal(one(Those(side=YOURS, other=True)), 2), GetTokens()))")
    t = table(leech, f"me: Leech@C1, Troll@D1 (wounds {wounds})").play("use Leech -> Troll").both_pass()
    assert t.wounds("Troll") == max(0, wounds - 2) and t.tokens("Leech") == tokens


def test_bc_35_loop():
    """C gains a token; each mage gains when an enemy card does: an exact repetition is blocked."""
    mage = card("Mage", "when(EnemyGetsTokens(), GetTokens())")
    t = table(mage, "me: Kshar@C1, Mage@A1", "opponent: Mage@C2'").play("gather Kshar").both_pass()
    assert (t.tokens("Kshar"), t.tokens("Mage"), t.tokens("opponent.Mage")) == (1, 1, 2)
    assert "B-1.5" in t.cites()


def test_bc_36_cannot_beats_can():
    """A card of one's own lets all of them accumulate; one says that it cannot."""
    patron = card("Patron", "Has(Those(side=YOURS), MayAccumulate())")
    dry = card("Dry", "CannotAccumulate()")
    t = table(patron, dry, "me: Patron@C1, Troll@B1, Dry@D1")
    assert t.may("gather Troll") and t.refused("gather Dry") == "B-20.3"


@exercises("B-17.3")
def test_bc_37_losing_a_named_protection():
    """Robbed of protection from magic it has none from its formation either."""
    thief = card("Thief", "tap(Lose(one(Those(side=ENEMY)), FROM_MAGIC))")
    guard = card("Guard", "formation(FROM_MAGIC)")
    rows = (thief, guard, "me: Thief@A1, Ost@C1", "opponent: Guard@C2', Guard@D2'")
    t = table(*rows, dice="1").play("use Ost -> opponent.Guard#1").both_pass()
    assert t.wounds("opponent.Guard#1") == 0
    t = table(*rows, dice="1").play("use Thief -> opponent.Guard#1").both_pass()
    t.play("use Ost -> opponent.Guard#1").both_pass()
    assert t.wounds("opponent.Guard#1") == 1


@exercises("B-17.10a", "B-17.13b")
@pytest.mark.parametrize("text, free", [("HORDE", False), ("IgnoresDuties()", True), ("IgnoresFeatures()", True)])
def test_bc_39_ignoring_an_obligation(text: str, free: bool):
    """Enemy flyers may attack only Mocking Spiders, either of two; who ignores that chooses freely."""
    wyvern = f'card "Test Wyvern": flyer(NEUTRAL, 3, SILVER, 9, (1, 2, 3), text=({text},))'
    t = table(wyvern, "me: Test Wyvern", "opponent: Mocking Spider@C1', Mocking Spider@D1', Hedd@A1'")
    assert t.may("strike Test Wyvern -> opponent.Mocking Spider#1") and t.may(
        "strike Test Wyvern -> opponent.Mocking Spider#2"
    )
    assert t.may("strike Test Wyvern -> opponent.Hedd") is free


@pytest.mark.parametrize("wounds, options", [(0, 1), (2, 2)])
def test_bc_40_a_forced_attack_with_a_penalty(wounds: int, options: int):
    """With a penalty its controller may take that; without one it attacks, and whom says the forcing side."""
    herald = card("Herald", f"tap(MustAttack(one(Those(side=ENEMY)), {wounds}))")
    t = table(herald, "me: Herald@C1, Nomad@B1", "opponent: Troll@C1'", dice="6 1")
    t.play("use Herald -> opponent.Troll").both_pass()
    if wounds:
        assert t.asked == ("opponent", "B-17.13a") and t.options() == ["accept", "decline"]
        t.play("decline").both_pass()
        assert t.wounds("opponent.Troll") == 2 and not t.closed("opponent.Troll")
    else:
        assert t.asked == ("me", "B-17.13a") and t.offered("strike") == [
            f"opponent.Troll -> {who}" for who in ("Herald", "Nomad")
        ]
        t.play("strike opponent.Troll -> Nomad").both_pass()
        assert t.wounds("Nomad") == 5 and t.closed("opponent.Troll")
