"""Words of the vocabulary that no printed card of the four decks needs, on test cards."""

import pytest

import sumrak
from sumrak.games.berserk.facts import ARMOUR, OVA
from sumrak.games.berserk.state import Berserk
from sumrak.games.berserk.values import total
from tests.berserk.table_talk import Table, table
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


# concentration, rebuff, additional life
QUIET = card("Quiet", "Concentration((GetTokens(),))")


@exercises("B-18.21")
@pytest.mark.parametrize("struck, tokens", [(False, 1), (True, 0)])
def test_concentration(struck: bool, tokens: int):
    """At the end of the enemy's turn, if it took no wounds in it; what it took before does not count."""
    t = table(QUIET, "turn: 2, opponent, main", "me: Quiet@C1 (wounds 2)", "opponent: Troll@C1'", dice="6 1")
    if struck:
        t.play("strike Troll -> opponent.Quiet").both_pass()
        assert t.wounds("Quiet") > 2
    t.end_turn()
    assert t.tokens("Quiet") == tokens


def test_concentration_is_not_at_the_end_of_ones_own_turn():
    t = table(QUIET, "turn: 1, me, main", "me: Quiet@C1", "opponent: Troll@C3'").end_turn()
    assert t.tokens("Quiet") == 0
    again = Table(sumrak.scenario(t.game.scenario()))
    assert again.end_turn().tokens("Quiet") == 1


def test_whether_it_was_hurt_this_turn_is_part_of_the_position():
    t = table(QUIET, "turn: 2, opponent, main", "me: Quiet@C1 (hurt)", "opponent: Troll@C3'")
    assert "(hurt)" in t.game.scenario() and t.end_turn().tokens("Quiet") == 0


PROUD = card("Proud", "Rebuff((FROM_SPELLS, ova(2)))")


@exercises("B-18.26")
@pytest.mark.parametrize("mine, works", [("Proud@C1", True), ("Proud@C1, Nomad@A1, Nomad@E1", False)])
def test_rebuff(mine: str, works: bool):
    """Counted before the turn begins: what dies in it changes nothing until the next."""
    t = table(PROUD, "turn: 2, opponent, main", f"me: {mine}", "opponent: Troll@C3', Hedd@A3'", alone=True).end_turn()
    assert (t.game.explain("Proud", "ova").value == 2 if works else "ova" not in str(t.game.view(0))) is True
    assert ("rebuff" in t.game.scenario()) is True
    again = Table(sumrak.scenario(t.game.scenario()))
    assert again.game.digest() == t.game.digest()


@pytest.mark.parametrize("whom", ["SELF", "one(Those(side=YOURS, other=True))"])
def test_additional_life(whom: str):
    """B-20.1."""
    giver = card("Giver", f"tap(AddLife({whom}, 2))")
    t = table(giver, "me: Giver@C1, Nomad@B1", "opponent: Troll@C3'", alone=True)
    t.play("use Giver" if whom == "SELF" else "use Giver -> Nomad").both_pass()
    assert t.life("Giver" if whom == "SELF" else "Nomad") == (11 if whom == "SELF" else 10)


@pytest.mark.parametrize("cost, may", [(3, True), (4, False)])
def test_of_at_least_such_a_cost(cost: int, may: bool):
    giver = card("Giver", f"tap(Heal(one(Those(min_cost={cost})), 1))")
    t = table(giver, "me: Giver@C1, Nomad@B1 (wounds 1)", "opponent: Troll@C3'", alone=True)
    assert t.may("use Giver -> Nomad") is may


# several attacks
STORM = card("Storm", "tap(discharge(1), MoreAttacks(discharge(1), 2))")


@exercises("B-16.7")
def test_more_attacks_at_other_cards():
    """Each of its own, with a die and a target of its own; one may stop; it closes once, in the end."""
    foes = "opponent: Nomad@C1', Troll@A1', Mercenary@E1', Leshy@B3'"
    t = table(STORM, "me: Storm@C3", foes, dice="3 3 3").play("use Storm -> opponent.Troll").both_pass()
    assert t.asked == ("me", "B-16.7") and "choose opponent.Troll" not in t.options() and t.options()[-1] == "decline"
    t.play("choose opponent.Mercenary").both_pass()
    assert "choose opponent.Mercenary" not in t.options() and not t.closed("Storm")
    t.play("choose opponent.Leshy").both_pass()
    assert [t.wounds(f"opponent.{name}") for name in ("Nomad", "Troll", "Mercenary", "Leshy")] == [0, 1, 1, 1]
    assert t.closed("Storm") and t.asked == ("me", "B-10.6")


def test_one_may_stop_after_the_first():
    foes = "opponent: Nomad@C1', Troll@A1'"
    t = table(STORM, "me: Storm@C3", foes, dice="3").play("use Storm -> opponent.Troll").both_pass()
    t.play("decline").both_pass()
    assert t.wounds("opponent.Nomad") == 0 and t.closed("Storm")


def test_the_second_attack_that_must_be_made():
    twice = card("Twice", "tap(magic(2), MoreAttacks(magic(2), must=True))")
    t = (
        table(twice, "me: Twice@C1", "opponent: Nomad@B1', Troll@C1', Druid@D1'", dice="3 3")
        .play("use Twice -> opponent.Troll")
        .both_pass()
    )
    assert sorted(t.options()) == ["choose opponent.Druid", "choose opponent.Nomad"]
    alone = (
        table(twice, "me: Twice@C1", "opponent: Troll@C1'", dice="3").play("use Twice -> opponent.Troll").both_pass()
    )
    assert alone.asked == ("me", "B-10.6") and alone.closed("Twice")


# formation with somebody in particular; strikes and misses
FORMED = card(
    "Formed",
    "formation(ovz(1)), while_(InFormationWith(Those(elite=True)), armour(2)), while_(InFormationWith(Those(), 2), ova(2))",
)
ELITE = 'card "Elite": creature(NEUTRAL, 5, GOLD, 9, 1, (1, 2, 3), text=(formation(ovz(1)),))'


@exercises("B-18.16")
@pytest.mark.parametrize(
    ("others", "armour", "experience"),
    [
        ("Elite@B1", 2, 0),
        ("Elite@B2", 0, 0),
        ("Formed@B1, Formed@D1", 0, 2),
        ("Elite@B1, Nomad@D1", 2, 0),
        ("Elite@B1, Formed@C2", 2, 2),
    ],
)
def test_in_formation_with_somebody(others: str, armour: int, experience: int):
    """In row or column, with Formation of its own; as many as the text says."""
    t = table(FORMED, ELITE, f"me: Formed@C1^1, {others}", "opponent: Troll@C3'", alone=True)
    state = t.game.state
    assert isinstance(state, Berserk)
    assert (total(state, 0, ARMOUR), total(state, 0, OVA)) == (armour, experience)


@pytest.mark.parametrize(("dice", "mine", "theirs"), [("6 1", 1, 0), ("3 6", 0, 1), ("4 6", 1, 0)])
def test_a_strike_or_a_miss_of_its_own(dice: str, mine: int, theirs: int):
    """By table: 6 to 1 a hit; 3 to 6 a miss that is answered; 4 to 6 a miss without answer. An answer that misses does not count."""
    sharp = card("Sharp", "when(HitsOrMisses(Attacks(STRIKES)), GetTokens())")
    t = (
        table(sharp, "me: Sharp@C1", "opponent: Sharp@C1'", dice=dice)
        .play("strike Sharp -> opponent.Sharp")
        .both_pass()
    )
    if "full" in t.options():
        t.play("full").both_pass()
    assert t.tokens("Sharp") == 1 and t.tokens("opponent.Sharp") == theirs


def test_poison_by_a_card_that_is_back_in_its_deck():
    """Who gave it is hidden now, and the event of its wounds may not name it."""
    bouncer = card("Bouncer", "ReturnsToDeck(), tap(Poison(one(Those(side=ENEMY)), 1))")
    rows = ("turn: 1, me, main", "me: Bouncer@C1 (wounds 8), Nomad@A1", "opponent: Troll@C1'")
    t = table(bouncer, *rows, dice="6").play("use Bouncer -> opponent.Troll").both_pass().end_turn()
    t.play("strike Troll -> opponent.Bouncer").both_pass()
    assert t.count("me deck") == 1 and not t.in_play("Bouncer")
    t.end_turn().end_turn()
    assert t.happened("wounded")[-1] == "Troll" and t.poison("Troll") == 1
