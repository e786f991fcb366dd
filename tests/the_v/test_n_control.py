"""Chapter N: ownership and control (V-140 … V-145)."""

import pytest

from tests.coverage_plugin import exercises
from tests.the_v.table_talk import table


@exercises("V-141")
@pytest.mark.parametrize(
    "verb, zone",
    [("Destroy", "scrapheap"), ("ReturnToHand", "hand"), ("RemoveToVoid", "void"), ("ShuffleIntoDeck", "deck")],
)
def test_a_card_goes_home(verb: str, zone: str):
    """To its owner's zone, whoever controlled it; so does what lay under it."""
    move = f'card "Move": action(text=(do({verb}(target(Those(CHARACTER)))),))'
    t = table(move, "me: Brute (of opponent) [Puppet Strings] / Move")
    before = t.count(f"opponent {zone}")
    t.play("play Move")
    assert t.count(f"opponent {zone}") == before + 1 and t.count("opponent hand") == (zone == "hand")
    assert "Puppet Strings" in t.pile(f"me {'hand' if zone == 'hand' else 'scrapheap'}")


@exercises("V-141")
def test_a_unique_card_that_is_not_kept():
    t = table("me: Valkyrie / Command", "opponent: Valkyrie").play("play Command", "keep Valkyrie#1")
    assert t.pile("opponent void") == ["Valkyrie"] and t.pile("me void") == []


@exercises("V-142", "V-144")
def test_what_is_on_it_stays_both_ways():
    t = table("me: - / Command, Last Breath, Derangement", "opponent: Gryazelda@90*1 [Blade]").play("play Command")
    assert (t.turned("Gryazelda"), t.tokens("Gryazelda"), t.values("Gryazelda")) == (90, 1, (6, 7))
    t.play("play Last Breath", "play Derangement on Gryazelda")
    t.go_to("actions", "opponent")
    assert t.pile("opponent characters") == ["Gryazelda"] and t.tokens("Gryazelda") == 2
    assert t.pile("opponent modifications") == ["Blade", "Derangement"] and t.values("Gryazelda") == (5, 6)


def test_it_is_yours():
    """V-143: it fights for you, your texts count it, your own (+) finds it, the enemy's do not."""
    t = table("me: Standard-bearer / Command, Curse", "opponent: Ghoul, Brute").play(
        "play Command", "choose opponent.Ghoul"
    )
    assert t.values("Ghoul") == (4, 4) and t.why_not("attack Ghoul -> Brute") is None
    ours = 'card "Ours": action(text=(do(Exhaust(target(Those(CHARACTER, YOURS)))),))'
    t = table(ours, "me: - / Command, Ours", "opponent: Ghoul").play("play Command", "play Ours")
    assert t.tokens("Ghoul") == 1


def test_its_ability_is_yours():
    t = table("me: - / Command", "opponent: Courtesan, Ghoul").play("play Command", "choose opponent.Courtesan")
    t.play("use Courtesan")
    assert t.turned("Ghoul") == 90


def test_its_text_says_you_of_its_controller():
    """V-143."""
    t = table("me: Margo / Command", "opponent: Selistra, Zhenya").play("play Command", "choose opponent.Selistra")
    assert t.values("Margo") == (4, 4) and t.values("Zhenya") == (2, 3)


@exercises("V-145")
def test_a_modification_belongs_to_who_played_it():
    """A change of control of the bearer moves it along without changing that."""
    leech = 'card "Leech": modification(0, 0, text=(when(END_OF_YOUR_TURN, Draw(1)),))'
    t = table(leech, "turn: opponent", "me: Ghoul [Leech (of opponent) (by opponent)]").play("end", "pass")
    assert t.story("drew", "started-turn")[:1] == ["drew Ghoul"]
    assert t.count("opponent hand") == 2
    t = table(leech, "me: Ghoul [Leech (of opponent) (by opponent)]").play("end", "pass")
    assert t.story("drew", "started-turn")[0].startswith("started-turn")


@exercises("V-145")
def test_this_character_is_the_bearer():
    grow = 'card "Root": modification(0, 0, text=(Gets(BEARER, threat=3),))'
    t = table(grow, "me: - / Command", "opponent: Ghoul [Root]").play("play Command")
    assert t.values("Ghoul") == (3, 6)


def test_control_that_ends_in_the_middle_of_a_turn():
    """V-105: a participant that goes back is not compared."""
    rip = 'card "Rip": duel_card(text=(do(Destroy(target(Those(MODIFICATION)))),))'
    t = table(rip, "me: Brute (of opponent) [Puppet Strings]", "opponent: Acolyte", "opponent duel: Rip").play(
        "attack Brute -> Acolyte"
    )
    assert sorted(t.pile("opponent characters")) == ["Acolyte", "Brute"] and t.tokens("Acolyte") == 0
