"""Chapters 13 and 14: priority, the stack, a game action step by step."""

from tests.berserk.table_talk import table
from tests.coverage_plugin import exercises

DUEL = ("me: Nomad@C1, Ost@A1", "opponent: Hedd@C1', Glorm@A1'")


@exercises("B-13.1", "B-13.3", "B-13.5")
def test_last_in_first_out():
    """Something sudden is carried out to its end, payment included, before the strike below it goes on."""
    t = table(*DUEL, dice="3 3").play("strike Nomad -> opponent.Hedd").go_to("value", "opponent")
    t.use("opponent", "Glorm", "").both_pass()
    assert t.closed("opponent.Glorm") and t.wounds("opponent.Hedd") == 1
    story = t.story("closed")
    assert story.index(next(s for s in story if "Glorm" in s)) < story.index(next(s for s in story if "Nomad" in s))


@exercises("B-13.4")
def test_sudden_in_both_turns_slow_in_neither():
    t = table(*DUEL, dice="3 3").play("strike Nomad -> opponent.Hedd").go_to("value", "opponent")
    assert t.refused("opponent: gather Glorm") is not None
    assert t.offered("use") != []


@exercises("B-13.5a")
def test_closed_before_the_roll_it_neither_rolls_nor_answers():
    monk = 'card "Monk": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=(sudden(Heal(SELF, 1)),))'
    t = table(monk, "me: Nomad@C1", "opponent: Monk@C1' (wounds 2)", dice="1 6").play("strike Nomad -> opponent.Monk")
    t.use("opponent", "Monk").both_pass()
    assert t.happened("rolled") == ["Nomad"] and t.wounds("Nomad") == 0 and t.wounds("opponent.Monk") == 2
    t = table(monk, "me: Nomad@C1", "opponent: Monk@C1' (wounds 2)", dice="1 6").play("strike Nomad -> opponent.Monk")
    t.go_to("roll").use("opponent", "Monk").both_pass()
    assert t.wounds("Nomad") == 2 and t.closed("opponent.Monk")  # after the dice closing changes nothing


@exercises("B-14.1")
def test_without_dice_there_is_no_roll():
    t = table("me: Druid@C1, Nomad@B1 (wounds 2)").play("use Druid -> my.Nomad").both_pass()
    assert t.happened("rolled") == [] and t.closed("Druid")


@exercises("B-14.8")
def test_targets_are_named_at_declaration():
    """A cell to relocate to is chosen when the step is carried out (Rush), a target when it is declared."""
    t = table("me: Velite@C1", "opponent: Hedd@C1'", dice="3 3")
    assert all(" -> " in said for said in t.offered("strike"))
    assert not any("B1" in said for said in t.offered("strike"))
    t.play("strike Velite -> opponent.Hedd")
    assert "B1" in t.offered("to")


STEPS = ("declared-strike", "initiated", "became-defender", "rolled", "total", "result", "value", "wounded", "closed")


@exercises("B-14.11", "B-14.12", "B-14.13", "B-14.14", "B-14.15", "B-14.16", "B-14.17", "B-14.18", "B-14.19")
def test_the_steps_in_their_order():
    t = table("me: Nomad@C1", "opponent: Druid@C1', Hedd@D1'", dice="3 3")
    t.play("strike Nomad -> opponent.Druid", "defend Hedd").both_pass()
    found = [word.partition(" ")[0] for word in t.story(*STEPS)]
    assert [word for i, word in enumerate(found) if word not in found[:i]] == list(STEPS)
    assert t.story("closed") != [] and t.stack == []


@exercises("B-14.2", "B-14.18")
def test_payment_is_at_the_end():
    """While the strike is on the stack the striker is open."""
    t = table(*DUEL, dice="3 3").play("strike Nomad -> opponent.Hedd").go_to("value", "opponent")
    assert not t.closed("Nomad")
    t.both_pass()
    assert t.closed("Nomad")


@exercises("B-13.7")
def test_what_the_rules_do_by_themselves():
    """A dead host's companion dies, the loser loses: before anybody has priority again."""
    t = table("me: Nomad@C1", "opponent: Hedd@C1' (wounds 7) (closed) [Uri]", dice="3")
    t.play("strike Nomad -> opponent.Hedd").both_pass()
    assert t.game.is_over and t.game.outcome.cite == "B-22.1"


@exercises("B-14.20")
def test_triggers_of_a_step_come_before_the_next_step():
    """Frenzy goes off with the roll: its wound comes before those of the strike."""
    t = table("me: Chained Hound@C1", "opponent: Hedd@C1', Nomad@D1'", dice="3 2")
    t.play("strike Chained Hound -> opponent.Nomad").both_pass()
    assert [row.split(" ")[1] for row in t.story("wounded")] == ["Hedd", "Nomad"]


@exercises("B-14.5")
def test_a_trigger_resolves_wherever_its_source_is():
    """Steppe Werewolf's special strike on death comes from his last cell."""
    t = table("me: Nomad@C1", "opponent: Steppe Werewolf@C1' (wounds 6) (closed), Troll@A3'", dice="3 3")
    t.play("strike Nomad -> opponent.Steppe Werewolf")
    while t.offered("choose"):
        t.play("choose Nomad")
    t.both_pass()
    assert t.wounds("Nomad") == 2 and t.pile("opponent graveyard") == ["Steppe Werewolf"]
