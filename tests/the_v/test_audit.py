"""Rare positions in which the rules were once broken; each docstring names the mistake."""

from tests.the_v.table_talk import table


def test_control_and_endurance_fall_back_at_one_moment():
    """Where control changed, tokens were counted twice: a character died twice, for 4 levels."""
    t = table(
        "me: Ghoul / Command",
        "opponent: Brute, Chronophage, Zhenya*2",
        "lasting: silence opponent.Chronophage",
    )
    t.play("play Command", "choose Brute", "end", "pass")
    assert t.happened("fully-exhausted") == ["Zhenya"] and t.levels == (2, 0)


def test_a_borrowed_unique_is_settled_once():
    """After the choice between two copies the one that was left was chosen again, and said so."""
    t = table("me: Court Executioner / Command", "opponent: Court Executioner")
    t.play("play Command", "keep Court Executioner#1")
    assert t.happened("keeps-one") == ["Court Executioner"]


def test_copies_that_die_at_the_same_moment_are_not_chosen_from():
    """Two copies of a unique card came together and were fully exhausted at once: the choice had nobody left."""
    t = table(
        "me: Court Executioner*2 [Puppet Strings (of opponent) (by opponent)], Chronophage",
        "opponent: Court Executioner*2",
        "lasting: silence Puppet Strings",
        "lasting: silence Chronophage",
    )
    t.play("end", "pass")
    assert t.happened("fully-exhausted") == ["Court Executioner"] * 2 and t.levels == (4, 0)


def test_a_second_copy_that_kills_its_bearer_is_not_chosen_from():
    """A second copy of a modification killed its bearer: then the one to keep was asked for all the same."""
    t = table(
        'card "Weak": modification(0, 0, keywords=(endurance(-1),))',
        'card "Wrap": action(text=(do(PutIntoPlay(target(Those(MODIFICATION, YOURS, HAND)), on=target(Those(CHARACTER)))),))',
        "me: - / Wrap, Weak",
        "opponent: Ghoul*1 [Weak]",
    )
    t.play("play Wrap")
    assert t.levels == (2, 0) and t.pile("me scrapheap") == ["Wrap", "Weak"]
