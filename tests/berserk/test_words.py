"""Words of the vocabulary that no printed card of the four decks needs, on test cards."""

import pytest

from tests.berserk.table_talk import table
from tests.coverage_plugin import exercises


def card(name: str, text: str, numbers: str = "9, 1, (1, 2, 3)") -> str:
    return f'card "{name}" / "{name} (проба)": creature(NEUTRAL, 3, SILVER, {numbers}, text=({text},))'


def test_forced_to_attack():
    """B-17.13a: the target is chosen by whose card the duty comes from."""
    herald = card("Herald", "tap(MustAttack(one(Those(side=ENEMY))))")
    t = table(herald, "me: Herald@C1, Nomad@B1", "opponent: Troll@C1'", dice="6 1")
    t.play("use Herald -> opponent.Troll").both_pass()
    assert t.options() == ["strike opponent.Troll -> Herald", "strike opponent.Troll -> Nomad"] and t.asked == (
        "me",
        "B-17.13a",
    )
    t.play("strike opponent.Troll -> Nomad").both_pass()
    assert t.wounds("Nomad") == 5 and t.closed("opponent.Troll") and t.closed("Herald")


@pytest.mark.parametrize(("answer", "wounds"), [("accept", 0), ("decline", 2)])
def test_a_penalty_may_be_taken_instead(answer: str, wounds: int):
    herald = card("Herald", "tap(MustAttack(one(Those(side=ENEMY)), 2))")
    t = (
        table(herald, "me: Herald@C1", "opponent: Troll@C1'", dice="6 1")
        .play("use Herald -> opponent.Troll")
        .both_pass()
    )
    assert t.asked == ("opponent", "B-17.13a")
    t.play(f"opponent: {answer}").both_pass()
    assert t.wounds("opponent.Troll") == wounds and t.closed("opponent.Troll") is (answer == "accept")


def test_who_ignores_duties_is_not_forced():
    herald = card("Herald", "tap(MustAttack(one(Those(side=ENEMY))))")
    free = card("Free", "IgnoresDuties()")
    t = (
        table(herald, free, "me: Herald@C1", "opponent: Free@C1'", dice="6 1")
        .play("use Herald -> opponent.Free")
        .both_pass()
    )
    assert not t.closed("opponent.Free")


@pytest.mark.parametrize(
    ("rules", "window", "other"), [("rp5", "targets", "protect"), ("modern", "protect", "targets")]
)
def test_a_block_is_played_in_its_time(rules: str, window: str, other: str):
    """B-14.3: paid by the attacker, no wounds, no answer."""
    warden = card("Warden", "sudden(BlockIt())")
    t = table(warden, f"rules: {rules}", "me: Talion@C1", "opponent: Troll@C1', Warden@A3'", dice="6 1")
    t.play("strike Talion -> opponent.Troll").go_to(window, "opponent").use("opponent", "Warden").both_pass()
    assert t.wounds("opponent.Troll") == t.wounds("Talion") == 0 and t.closed("Talion") and t.closed("opponent.Warden")


def test_a_redirection_and_no_second_one():
    """B-17.9: once, before the target is final; a defender comes too late then."""
    squire = card("Squire", "sudden(RedirectHere())")
    t = table(squire, "me: Talion@C1", "opponent: Troll@C1', Squire@D1', Nomad@B1'", dice="6 1")
    t.play("strike Talion -> opponent.Troll").go_to("targets", "opponent").use("opponent", "Squire").both_pass()
    assert t.wounds("opponent.Squire") == 5 and t.wounds("opponent.Troll") == 0


@exercises("B-20.7", "B-21.1")
def test_control_for_a_turn():
    """B-21.1, B-20.7: it stays where it is, with its wounds, and goes back."""
    witch = card("Witch", "tap(TakeControl(one(Those(side=ENEMY)), YOUR_NEXT_TURN))")
    t = (
        table(witch, "me: Witch@C1, Nomad@A3", "opponent: Troll@C1' (wounds 2), Nomad@A3'")
        .play("use Witch -> opponent.Troll")
        .both_pass()
    )
    assert "Troll" in t.pile("me field") and t.cell("Troll") == "C1'" and t.wounds("Troll") == 2
    t.end_turn().end_turn().end_turn()
    assert "Troll" in t.pile("opponent field")


def test_exile_is_no_death():
    priest = card("Priest", "tap(Exile(one(Those(side=ENEMY))))")
    t = (
        table(priest, "me: Priest@C1", "opponent: Steppe Werewolf@C1', Nomad@A3'")
        .play("use Priest -> opponent.Steppe Werewolf")
        .both_pass()
    )
    assert t.pile("opponent exile") == ["Steppe Werewolf"] and t.happened("triggered") == []


TAMER = card("Tamer", "tap(LoseAllFeatures(one(Those(side=ENEMY))))")


@exercises("B-17.4")
def test_features_lost_while_a_card_is_there():
    """B-17.4: back as soon as it is gone, and lost no more if it returns."""
    t = table(
        TAMER, "me: Tamer@C1 (wounds 8), Nomad@B1", "opponent: Stone Golem@C1' (closed), Talion@D1'", dice="6 6 6 6"
    )
    t.play("use Tamer -> opponent.Stone Golem").both_pass()
    t.play("strike Nomad -> opponent.Stone Golem").both_pass()
    assert t.wounds("opponent.Stone Golem") == 3
    t.end_turn().play("opponent: strike Talion -> Tamer").both_pass()
    assert not t.in_play("Tamer")
    t.end_turn().play("strike Nomad -> opponent.Stone Golem").both_pass()
    assert t.totals() == (6, 5) and t.wounds("opponent.Stone Golem") == 3  # clumsy again, and 1 − 2 is nothing


def test_a_named_protection_is_lost():
    """B-17.3: and it does not come back from elsewhere."""
    thief = card("Thief", "tap(Lose(one(Those(side=ENEMY)), FROM_SHOTS))")
    t = (
        table(thief, "me: Thief@C1, Garrid Archer@B1", "opponent: Klaer@C2'", dice="4")
        .play("use Thief -> opponent.Klaer")
        .both_pass()
    )
    t.play("use Garrid Archer -> opponent.Klaer").both_pass()
    assert t.wounds("opponent.Klaer") == 2


def test_later_this_turn():
    """B-17.5: once."""
    sage = card("Sage", "tap(Later(EndOfTurn(), (Heal(SELF, 3),)))")
    t = table(sage, "me: Sage@C1 (wounds 7)").play("use Sage").both_pass()
    assert t.wounds("Sage") == 7
    t.end_turn()
    assert t.wounds("Sage") == 4
    t.end_turn().end_turn()
    assert t.wounds("Sage") == 4


@exercises("B-17.10e", "B-18.32")
@pytest.mark.parametrize(("text", "wounds"), [("HORDE", 2), ("IgnoresFear()", 0), ("Keyword(Word.FEAR, 1)", 0)])
def test_fear(text: str, wounds: int):
    """B-18.32, B-17.10e."""
    text = text.replace("Keyword(Word.FEAR, 1)", "fear(1)")
    t = table(card("Brave", text), card("Ogre", "fear(2)"), "me: Brave@C1", "opponent: Ogre@C1' (closed)", dice="3")
    t.play("strike Brave -> opponent.Ogre").both_pass()
    assert t.wounds("Brave") == wounds and t.wounds("opponent.Ogre") == 1


def test_armour_ignored():
    t = table(card("Awl", "IgnoresArmour()"), "me: Awl@C1", "opponent: Minotaur@C1' (closed)", dice="3")
    t.play("strike Awl -> opponent.Minotaur").both_pass()
    assert t.wounds("opponent.Minotaur") == 1


@exercises("B-17.8", "B-17.10g")
@pytest.mark.parametrize(("text", "place"), [("HORDE", "deck"), ("IgnoresReplacements()", "graveyard")])
def test_instead_of_dying(text: str, place: str):
    """B-17.8, B-17.10g."""
    t = table(
        card("Foe", text),
        card("Seed", "ReturnsToDeck()"),
        "me: Foe@C1",
        "opponent: Seed@C1' (closed) (wounds 8), Nomad@A3'",
        dice="3",
    )
    t.play("strike Foe -> opponent.Seed").both_pass()
    assert t.count(f"opponent {place}") == 1


def test_an_enemy_gets_a_token():
    mage = card("Mage", "when(EnemyGetsTokens(), GetTokens())")
    t = table(mage, "me: Kshar@C1", "opponent: Mage@C2'").play("gather Kshar").both_pass()
    assert t.tokens("Kshar") == 1 and t.tokens("opponent.Mage") == 1


@exercises("B-1.3")
def test_cannot_accumulate_is_stronger_than_may():
    """B-1.3."""
    patron = card("Patron", "Has(Those(side=YOURS), MayAccumulate())")
    dry = card("Dry", "CannotAccumulate()")
    t = table(patron, dry, "me: Patron@C1, Nomad@B1, Dry@D1")
    assert t.may("gather Nomad") and t.refused("gather Dry") == "B-20.3"


def test_an_enemy_dies_of_poison():
    """A card next to the dead one may be poisoned, one's own too."""
    sower = card("Sower", "when(EnemyDiesOfPoison(), Poison(one(Those(where=AROUND_IT)), 1), may=True, times=1)")
    t = table(
        "turn: 1, me, main",
        sower,
        "me: Sower@A3, Nomad@C1",
        "opponent: Hoarling@C1' (poison 1) (wounds 6), Troll@D2', Nomad@A3'",
    )
    t.play("pass").go("accept")
    assert sorted(t.offered("choose")) == ["Nomad", "opponent.Troll"]
    t.play("choose opponent.Troll").both_pass()
    assert t.poison("opponent.Troll") == 1


def test_surface_and_depth():
    """B-2.7."""
    t = table(
        card("Newt", "while_(OnSurface(False), bonus(2, SIMPLE)), while_(OnSurface(True), bonus(1, SIMPLE))"),
        "me: Newt@C1, Nomad@A1",
    )
    assert t.strike("Newt") == (3, 4, 5)
    t.play("move Newt B1").both_pass()
    assert t.strike("Newt") == (3, 4, 5)


def test_diagonal_movement():
    t = table(card("Cat", "MovesDiagonally()"), "me: Cat@C1, Nomad@A3")
    assert t.may("move Cat B1'") and t.refused("move Nomad B2") is not None


def test_a_text_that_goes_on_after_its_attack():
    """The rest of it follows the wounds, also after a miss of nothing; a blocked attack has no rest."""
    archer = card("Bowman", "tap(shot(1, 2, 2), GetTokens(), Poison(ATTACKED, 1))")
    t = table(archer, "me: Bowman@C1", "opponent: Troll@C2'", dice="4").play("use Bowman -> opponent.Troll").both_pass()
    assert t.wounds("opponent.Troll") == 2 and t.tokens("Bowman") == 1 and t.poison("opponent.Troll") == 1
    t = (
        table(archer, "me: Bowman@C1", "opponent: Temple Warrior@C2'", dice="4 6")
        .play("use Bowman -> opponent.Temple Warrior")
        .both_pass()
    )
    assert t.tokens("Bowman") == 0 and t.poison("opponent.Temple Warrior") == 0 and t.closed("Bowman")


def test_wounds_that_count():
    """X is the number of wounds on it when the value is worked out (B-15.9)."""
    thrower = card("Martyr", "tap(Attack(Kind.THROW, x=Count.ITS_WOUNDS))")
    t = (
        table(thrower, "me: Martyr@C1 (wounds 4)", "opponent: Troll@C2'", dice="1")
        .play("use Martyr -> opponent.Troll")
        .both_pass()
    )
    assert t.wounds("opponent.Troll") == 4


def test_striking_back():
    t = table(
        card("Thorn", "when(IsHit(Attacks(MELEE)), special(2, back=True))"),
        "me: Troll@C1",
        "opponent: Thorn@C1' (closed)",
        dice="3 3",
    )
    t.play("strike Troll -> opponent.Thorn").both_pass()
    assert t.wounds("Troll") == 2


def test_a_curse_taken_off():
    healer = card("Healer", "tap(Cure(one(Those())), TakeOff(CURSE, IT))")
    t = table(healer, "me: Healer@C1, Hedd@B1 (cursed) (poison 1)").play("use Healer -> Hedd").both_pass()
    assert t.badges("Hedd") == [] and t.poison("Hedd") == 0


def test_along_a_diagonal():
    """B-2.6: −2 from strikes along a diagonal only."""
    for cell, wounds in (("C1", 2), ("B1", 0)):
        t = (
            table(f"me: Talion@{cell}", "opponent: Gobrakh@C1' (closed)", dice="1")
            .play("strike Talion -> opponent.Gobrakh")
            .both_pass()
        )
        assert t.wounds("opponent.Gobrakh") == wounds
