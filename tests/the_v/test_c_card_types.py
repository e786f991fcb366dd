"""Chapter C: card types (V-17 … V-35)."""

import pytest

from tests.coverage_plugin import exercises
from tests.the_v.table_talk import table

MUTE = 'card "Mute": action(text=(do(LoseText(target(Those(CARD)), THIS_TURN)),))'


def test_types_are_no_text():
    """V-21: a girl without text is still a girl, a monster still a monster, an item still an item."""
    t = table(MUTE, "me: Margo, Selistra / Mute", "opponent: Ghoul, Runaway").play("play Mute", "choose Margo")
    assert t.values("Margo") == (4, 4)
    t = table(MUTE, "me: Brute / Mute", "opponent: Ghoul, Runaway").play("play Mute", "choose opponent.Ghoul")
    assert t.why_not("attack Brute -> Runaway").cite == "V-115"
    t = table(MUTE, "me: Lady-in-Waiting, Guardsman, Margo / Mute").play("play Mute", "choose Lady-in-Waiting")
    assert t.values("Lady-in-Waiting") == (2, 1)  # "girls with Guarded": the keyword is gone


def test_a_silenced_location():
    t = table(MUTE, "turn: 1, me, actions", "me: Night Club, Temple of Skorn, Margo / Mute").play(
        "play Mute", "choose Night Club"
    )
    assert t.badges("Night Club") == ["silenced"]
    assert t.play("end").options() == ["draw 2", "pass"]


@exercises("V-22")
def test_the_title_card_untaps_with_the_characters():
    """V-22: in its own player's untap phase, one quarter back."""
    t = table("turn: 1, me, untap", "me title: Scarlet Court@180", "opponent title: Scarlet Court@180")
    assert t.turned("Scarlet Court") == 90 and t.turned("opponent.Scarlet Court") == 180
    assert t.happened("untapped") == ["Scarlet Court"]


@exercises("V-22")
@pytest.mark.parametrize("times, degrees", [(1, 90), (2, 180)])
def test_a_requirement_turns_it(times: int, degrees: int):
    oath = f'card "Oath": action(requirements=(TurnTitle({times}),))'
    t = table(oath, "me: - / Oath").play("play Oath")
    assert t.turned("House of the Reaper") == degrees and t.happened("played") == ["Oath"]


def test_the_title_card_is_no_target_for_anything_else():
    """V-23."""
    for verb in ("Destroy", "ReturnToHand", "RemoveToVoid", "ShuffleIntoDeck"):
        t = table(f'card "Hex": action(text=(do({verb}(target(Those(CARD)))),))', "me: - / Hex").play("play Hex")
        assert t.happened("nothing-happens") == ["Hex"] and t.count("me title") == t.count("opponent title") == 1
    t = table(MUTE, "me: Margo, Ghoul / Mute").play("play Mute")
    assert t.why_not("choose House of the Reaper").cite == "V-23"


def test_all_cards_means_no_title_cards():
    """V-23 holds without (+) as well."""
    end = 'card "End": action(text=(do(Destroy(Those(CARD))),))'
    t = table(end, "me: Margo, Night Club / End", "opponent: Ghoul [Blade]").play("play End")
    assert t.count("me title") == 1 and sorted(t.pile("opponent scrapheap")) == ["Blade", "Ghoul"]
    assert t.count("me characters") == t.count("me locations") == 0


def test_the_title_card_is_not_played():
    assert table("me: Margo").why_not("play House of the Reaper").cite == "V-23"


def test_one_modification_a_turn_is_counted_by_character():
    """V-26: on an enemy character too, and additional ones lie outside the number."""
    t = table("me: - / Derangement, Silk Noose", "opponent: Ghoul").play("play Derangement on opponent.Ghoul")
    assert t.why_not("play Silk Noose on opponent.Ghoul").cite == "V-26"
    more = 'card "More": action(text=(do(Play(one_of(Those(MODIFICATION, YOURS, HAND)))),))'
    t = table(more, "me: Margo / Blade, More, Charisma").play("play Blade on Margo", "play More")
    assert t.values("Margo") == (5, 5)


def test_a_new_object_has_had_no_modification():
    """V-26: a character that left and came back is another one."""
    back = 'card "Back": action(text=(do(ReturnToHand(target(Those(CHARACTER)))),))'
    t = table(back, "me: Margo / Blade, Back, Charisma").play("play Blade on Margo", "play Back", "play Margo")
    assert t.why_not("play Charisma on Margo") is None


def test_copies_on_different_characters():
    """V-27: each may carry its own."""
    t = table("me: Margo [Blade], Zhenya / Blade")
    assert t.why_not("play Blade on Margo").cite == "V-27" and t.why_not("play Blade on Zhenya") is None


@pytest.mark.parametrize("kept", [1, 2])
def test_two_copies_that_came_together(kept: int):
    """V-28: one at once, the rest to the void."""
    wrap = "PutIntoPlay(target(Those(MODIFICATION, YOURS, HAND)), on=target(Those(CHARACTER)))"
    t = table(f'card "Wrap": action(text=(do({wrap}),))', "me: Ghoul [Blade] / Wrap, Blade").play("play Wrap")
    assert t.asked == ("me", "V-28")
    t.play(f"keep Blade#{kept}")
    assert t.pile("me modifications") == ["Blade"] and t.pile("me void") == ["Blade"] and t.values("Ghoul") == (3, 5)


def test_numbers_survive():
    """V-29."""
    t = table(MUTE, "me: Ghoul [Silk Noose], Margo / Mute").play("play Mute", "choose Silk Noose")
    assert t.values("Ghoul") == (1, 2)
    assert t.game.explain("Ghoul", "influence").terms[1].cite == "V-29"


@exercises("V-30", "V-31")
def test_what_lies_under_a_character_goes_with_it():
    """Fully exhausted: scrapheap; shuffled into the deck: scrapheap; returned: hand."""
    t = table("me: - / Last Breath", "opponent: Ghoul*2 [Blade, Derangement (of me) (by me)]").play("play Last Breath")
    assert t.pile("opponent scrapheap") == ["Blade", "Ghoul"] and "Derangement" in t.pile("me scrapheap")


@exercises("V-32")
def test_actions_any_number_and_then_the_scrapheap():
    t = table("me: Margo*2 / Last Breath x3", "opponent: Gryazelda*1").play(
        "play Last Breath", "choose opponent.Gryazelda"
    )
    t.play("play Last Breath", "choose opponent.Gryazelda", "play Last Breath", "choose opponent.Gryazelda")
    assert t.pile("me scrapheap") == ["Last Breath"] * 3 and t.levels == (2, 0)


def test_locations_any_number():
    """V-33: they stay until an effect destroys them, and have no turned state."""
    t = table('card "Park": location()', "me: - / Park x2, Night Club").play(
        "play Park", "play Park", "play Night Club"
    )
    assert t.count("me locations") == 3
    twist = 'card "Twist": action(text=(do(Turn(target(Those(CARD, YOURS, turned=NOT_FULLY_TURNED)))),))'
    t = table(twist, "me title: Scarlet Court@180", "me: Night Club / Twist").play("play Twist")
    assert t.happened("nothing-happens") == ["Twist"]


def test_duel_cards_are_for_duels():
    """V-34."""
    assert table("me: Margo").why_not("play Blank").cite == "V-34"


@exercises("V-35")
def test_the_sign_alone_does_nothing():
    """V-35: +0/+2 in the corner of a card without text is no bonus."""
    bluff = 'card "Bluff": duel_card(sign="+9/+9")'
    t = table(bluff, "me: Ghoul", "me duel: Bluff", "opponent: Gryazelda").play("attack Ghoul -> Gryazelda")
    assert t.tokens("Gryazelda") == 0 and t.happened("changed") == []
