"""Chapter A: the golden rule, winning, losing (V-1 … V-8)."""

import pytest

from tests.coverage_plugin import exercises
from tests.the_v.table_talk import table

JAB = 'card "Jab": action(text=(do(Exhaust(target(Those(CHARACTER)))),))'
DRAIN = 'card "Drain": action(text=(do(Exhaust(Those(CHARACTER))),))'


def test_card_text_beats_the_rules():
    """V-1: an untap phase of two steps, three additional cards."""
    t = table("turn: 1, me, untap", "me: Throne Hall, Margo@180")
    assert t.turned("Margo") == 0 and "V-1" in t.cites()
    t = table("turn: 1, me, additional", "me: Night Club")
    assert [option.cite for option in t.game.decision.options] == ["V-1", "V-69", "V-69"]


@pytest.mark.parametrize("level", [8, 9])
def test_ten_or_more_wins_at_once(level: int):
    """V-2: the rest of the effect and of the turn does not happen."""
    t = table(
        DRAIN, f"me level: {level}", "opponent level: 7", "me: - / Drain", "opponent: Ghoul*2, Sister Morgue"
    ).play("play Drain")
    assert t.game.is_over and t.game.outcome.winners == (0,) and t.game.outcome.scores == (level + 2, 7)
    assert t.game.outcome.termination == "DOMINATION" and t.game.outcome.cite == "V-2"
    assert t.game.decision is None and t.why_not("play Pause").cite == "V-2"


def test_winning_in_the_domination_phase():
    t = table("turn: 1, me, domination", "me level: 8", "me: Ghoul")
    assert t.game.outcome.winners == (0,)


def test_levels_lie_on_the_title_card():
    """V-3."""
    t = table("me level: 4", "opponent level: 7")
    levels = [t.game.explain(card, "level") for card in ("my.House of the Reaper", "opponent.House of the Reaper")]
    assert [found.value for found in levels] == [4, 7] and levels[0].terms[0].cite == "V-3"


def test_two_levels_for_each_character():
    """V-4: whatever the reason, in a duel too."""
    t = table(DRAIN, "me: - / Drain", "opponent: Ghoul*2, Brute*1").play("play Drain")
    assert t.levels == (4, 0)
    t = table("me: Gryazelda", "opponent: Ghoul*1").play("attack Gryazelda -> Ghoul")
    assert t.levels == (2, 0)


def test_no_text_comes_between_a_fall_and_its_levels():
    """V-2, V-4: the levels come with the full exhaustion; what the opponent's text would do then is too late."""
    spite = (
        'card "Spite": character(GIRL, 1, 1, text=(when(OPPONENTS_CHARACTER_EXHAUSTED, Exhaust(Those(CHARACTER))),))'
    )
    t = table(JAB, spite, "me level: 8", "opponent level: 8", "me: Spite, Margo*2 / Jab", "opponent: Ghoul*2").play(
        "play Jab"
    )
    t.play("choose opponent.Ghoul")
    assert t.game.outcome.winners == (0,) and t.tokens("Margo") == 2


def test_a_destroyed_character_gives_nothing():
    """V-5."""
    end = 'card "End": action(text=(do(Destroy(Those(CHARACTER))),))'
    t = table(end, "me: Ghoul*2 / End", "opponent: Brute*1").play("play End")
    assert t.levels == (0, 0) and t.count("me characters") == t.count("opponent characters") == 0


def test_other_draws_take_what_there_is():
    """V-6: only the draw phase loses."""
    greed = 'card "Greed": action(text=(do(Draw(3)),))'
    t = table(greed, "me: - / Greed", "me deck: Ghoul").play("play Greed")
    assert t.happened("drew") == ["Ghoul"] and not t.game.is_over
    t = table("turn: 2, opponent, draw", "opponent deck: -")
    assert t.game.outcome.winners == (0,) and t.game.outcome.scores == (0, 0)


def test_levels_for_a_borrowed_character_go_to_its_owner():
    """V-7: the opponent of its controller gains, though he owns it."""
    t = table(JAB, "me: Ghoul*2 (of opponent) [Puppet Strings], Margo / Jab").play("play Jab", "choose Ghoul")
    assert t.levels == (0, 2) and "V-7" in t.cites() and t.pile("opponent scrapheap") == ["Ghoul"]


@exercises("V-7")
def test_a_character_of_yours_on_the_other_side():
    """It is the opponent who loses it: you gain."""
    t = table(JAB, "me: - / Jab", "opponent: Ghoul*2 (of me) [Puppet Strings]").play("play Jab")
    assert t.levels == (2, 0) and "Ghoul" in t.pile("me scrapheap")
