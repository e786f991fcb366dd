"""Chapter O: extra turns, playing and putting (V-150 … V-154)."""

import pytest

from tests.coverage_plugin import exercises
from tests.the_v.table_talk import table

OMEN = 'card "Omen": action(key=True)'


def test_extra_turns_come_before_the_opponents():
    t = table("extra turns: me", "me: Margo / Ghoul").play("end", "pass")
    assert t.phase == ("me", "actions") and t.levels == (2, 0) and t.game.view(None)["turn"] == 2
    assert t.game.view(None)["players"][0]["counters"]["extra_turns"] == 0


def test_an_extra_turn_in_the_opponents_turn():
    """V-150: the current turn ends first."""
    gift = 'card "Gift": location(text=(when(END_OF_EACH_TURN, ExtraTurn()),))'
    t = table(gift, "turn: opponent", "me: Gift", "opponent: - / Zhenya").play("end", "pass")
    assert t.phase == ("me", "actions")
    assert t.game.view(None)["players"][0]["counters"]["extra_turns"] == 0


@exercises("V-151")
@pytest.mark.parametrize("additional", [False, True])
def test_playing_from_the_scrapheap_knows_all_limits(additional: bool):
    """Key, requirement, uniqueness; once per turn unless it is additional."""
    raise_ = f"Play(target(Those(CHARACTER, YOURS, SCRAPHEAP)), additional={additional})"
    dig = f'card "Dig": action(text=(do({raise_}),))'
    heap = "me scrapheap: Mother of Skorn, Valkyrie, Gryazelda, Margo, Zhenya"
    t = table(dig, "me: Valkyrie / Dig, Ghoul", heap, "this turn: keys 1", pause=False).play("play Dig")
    assert t.choices() == ["Margo", "Zhenya", "Gryazelda"]
    assert t.why_not("choose Valkyrie").cite == "V-83"
    t.play("choose Gryazelda")  # one card in hand, she asks for three
    assert t.happened("not-played") == ["Gryazelda"] and "Gryazelda" in t.pile("me scrapheap")
    t = table(dig, "me: Valkyrie / Dig", heap, "this turn: characters 1").play("play Dig")
    assert ("Margo" in t.choices()) is additional


def test_putting_into_play_knows_none():
    """V-152: and uses none up."""
    raise_ = 'card "Raise": action(text=(do(PutIntoPlay(target(Those(CHARACTER, YOURS, SCRAPHEAP)))),))'
    t = table(raise_, OMEN, "me: - / Raise, Zhenya, Omen", "me scrapheap: Gryazelda", "this turn: keys 0").play(
        "play Raise"
    )
    assert t.in_play("Gryazelda") and t.happened("discarded") == [] and t.happened("played") == ["Raise"]
    assert t.why_not("play Zhenya") is None and t.why_not("play Omen") is None
    assert "V-152" in t.cites()


def test_putting_into_play_is_not_playing_for_phase_seven():
    t = table("me: - / Double Summons, Margo, Zhenya").play("play Double Summons", "choose Margo", "end")
    assert t.asked == ("me", "V-69")


def test_additional_lies_outside_the_number():
    """V-153: any amount, before and after the character of the turn."""
    t = table("me: - / The Ball x2, Zhenya, Margo, Nina, Toska").play("play The Ball", "accept", "choose Margo")
    assert t.why_not("play Zhenya") is None
    t.play("play Zhenya", "play The Ball", "accept", "choose Nina")
    assert t.pile("me characters") == ["Margo", "Zhenya", "Nina"] and t.why_not("play Toska").cite == "V-67"
    assert "V-153" in t.cites()


def test_additional_modifications_obey_the_copy_rule():
    """V-153, V-27."""
    more = 'card "More": action(text=(do(Play(one_of(Those(MODIFICATION, YOURS, HAND)))),))'
    t = table(more, "me: Margo (modified) [Blade] / More, Blade, Charisma").play("play More")
    assert t.values("Margo") == (5, 5) and t.pile("me hand") == ["Blade"]


def test_additional_key_cards_use_the_key_limit():
    """V-154."""
    t = table("me: - / The Ball, Red Queen, Margo, Fire").play("play The Ball", "accept", "choose Red Queen")
    assert t.why_not("play Fire").cite == "V-110"
    t = table(OMEN, "me: - / Omen, The Ball, Red Queen, Margo, Zhenya").play("play Omen", "play The Ball", "accept")
    assert t.why_not("choose Red Queen").cite == "V-154"


def test_only_what_stays_can_be_put_into_play():
    """V-81, V-152: an action is no legal target for it, nor a modification without a character to lie under."""
    raise_ = 'card "Raise": action(text=(do(PutIntoPlay(target(Those(CARD, YOURS, SCRAPHEAP)))),))'
    t = table(raise_, "me: Ghoul / Raise", "me scrapheap: Fire, Blade, Margo, Night Club").play("play Raise")
    assert t.choices() == ["Margo", "Night Club"] and t.why_not("choose Blade").cite == "V-81"
