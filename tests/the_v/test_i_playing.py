"""Chapter I: playing cards (V-75 … V-85)."""

import pytest

from tests.coverage_plugin import exercises
from tests.the_v.table_talk import table


def test_a_character_is_announced_pays_and_enters():
    t = table("me: - / Gryazelda, Ghoul x3", pause=False).play("play Gryazelda")
    assert t.story("announced", "discarded", "played", "entered") == [
        "announced Gryazelda",
        *["discarded Ghoul"] * 3,
        "played Gryazelda",
        "entered Gryazelda",
    ]


def test_the_targets_of_a_later_text_are_chosen_later():
    """V-75: an ability chooses when it is used, after its price is paid."""
    t = table("me: Courtesan", "opponent: Ghoul, Brute").play("use Courtesan")
    assert t.turned("Courtesan") == 90 and t.asked == ("me", "V-80")


@pytest.mark.parametrize("way", ["play Ghoul", "play Double Summons"])
def test_a_lonely_monster(way: str):
    """V-76: played, not put."""
    t = table("me: Brute / Ghoul, Double Summons", "opponent: Margo").play(way)
    assert t.tokens("Ghoul") == (1 if way == "play Ghoul" else 0)


def test_a_lonely_monster_of_endurance_one():
    """V-76: it dies of it, and the opponent gains two levels."""
    t = table('card "Larva": character(MONSTER, 1, 1, keywords=(endurance(-2),))', "me: - / Larva").play("play Larva")
    assert t.pile("me scrapheap") == ["Larva"] and t.levels == (0, 2)


def test_a_lonely_monster_is_seen_before_it_enters():
    """V-76: a witch is a girl."""
    assert table("me: Acolyte / Ghoul").play("play Ghoul").tokens("Ghoul") == 0
    assert table("me: - / Ghoul", "opponent: Acolyte").play("play Ghoul").tokens("Ghoul") == 1


def test_an_action_is_buried_before_it_works():
    """V-77: so it lies in the scrapheap when its own effect looks there; it cannot be its own (+)."""
    echo = (
        'card "Echo": action(text=(do(RemoveFromScrapheap(1), ReturnToHand(target(Those(CARD, YOURS, SCRAPHEAP)))),))'
    )
    t = table(echo, "me: Margo / Echo", "me scrapheap: Zhenya", "opponent: Ghoul", pause=False).play("play Echo")
    assert sorted(t.choices()) == ["Echo", "Zhenya"]
    t.play("choose Echo")
    assert t.pile("me hand") == ["Zhenya"] and t.pile("me void") == ["Echo"]


def test_a_modification_works_for_its_character_from_then_on():
    """V-78: any player's character."""
    t = table("me: Margo / Reaper's Aura", "opponent: Ghoul").play("play Reaper's Aura on Ghoul")
    assert t.badges("Ghoul") == ["reaper"] and t.endurance("Ghoul") == 4
    assert t.card("Reaper's Aura")["controller"] == 0 and t.happened("laid-under") == ["Reaper's Aura"]


def test_a_modification_that_fails_its_requirement_asks_for_no_character():
    t = table("me: Margo / Crown").play("play Crown")
    assert t.happened("not-played") == ["Crown"] and t.asked == ("me", "V-67")


def test_all_of_a_requirement_or_nothing():
    """V-79: with one of two parts impossible neither is carried out, and no limit is used up."""
    t = table("me: - / Back in Time, Margo, Ghoul", "me title: Scarlet Court@180", pause=False)
    assert t.warning("play Back in Time") == "V-79"
    t.play("play Back in Time")
    assert t.count("me hand") == 2 and t.happened("discarded") == []
    t = table("me: - / Back in Time, Margo", pause=False).play("play Back in Time")
    assert t.turned("House of the Reaper") == 0 and t.pile("me hand") == ["Margo"]


def test_what_fails_its_requirement_uses_no_limit():
    """V-79: neither the character, nor the Key, nor the modification of the turn."""
    t = table("me: Margo / Mother of Skorn, Ada the Harvester").play("play Mother of Skorn")
    assert t.happened("not-played") == ["Mother of Skorn"] and t.why_not("play Ada the Harvester") is None
    t = table("me: Margo / Crown, Blade").play("play Crown")
    assert t.why_not("play Blade on Margo") is None


@pytest.mark.parametrize(
    "lines, said, paragraph",
    [
        (("me: Margo / Zhenya", "this turn: characters 1"), "play Zhenya", "V-67"),
        (("me: Margo (modified) / Blade",), "play Blade on Margo", "V-26"),
        (("me: Margo [Blade] / Blade",), "play Blade on Margo", "V-27"),
        (("me: Valkyrie / Valkyrie",), "play Valkyrie", "V-83"),
        (("me: - / Red Queen", "this turn: keys 1"), "play Red Queen", "V-110"),
        (("me: - / Blade",), "play Blade", "V-78"),
    ],
)
def test_what_a_limit_forbids_is_refused(lines: tuple[str, ...], said: str, paragraph: str):
    """V-79: it does not "count as not played"; it stays in hand."""
    t = table(*lines)
    assert t.why_not(said).cite == paragraph
    assert not any(option.startswith("play " + said.split()[1]) for option in t.options())


def test_a_target_must_be_chosen_if_there_is_one():
    """V-80, V-81: even your own card."""
    jab = 'card "Jab": action(text=(do(Exhaust(target(Those(CHARACTER)))),))'
    t = table(jab, "me: Margo / Jab").play("play Jab")
    assert t.tokens("Margo") == 1
    t = table(jab, "me: Margo, Zhenya / Jab").play("play Jab")
    assert t.asked == ("me", "V-80") and t.options() == ["choose Margo", "choose Zhenya"]


def test_a_text_with_several_targets_needs_all():
    """V-81."""
    deal = "do(Exhaust(target(Those(CHARACTER, YOURS))), Destroy(target(Those(LOCATION))), Draw(1))"
    t = table(f'card "Deal": action(text=({deal},))', "me: Margo / Deal").play("play Deal")
    assert t.tokens("Margo") == 0 and t.happened("drew") == [] and t.happened("nothing-happens") == ["Deal"]


def test_a_target_that_left_is_nobody():
    """Effects come one after the other: who was chosen and has left is not found again."""
    both = "do(ReturnToHand(target(Those(CHARACTER, YOURS))), Exhaust(IT), Draw(1))"
    t = table(f'card "Both": action(text=({both},))', "me: Margo / Both").play("play Both")
    assert t.happened("exhausted") == [] and t.happened("drew") == ["Ghoul"]


def test_an_ability_is_for_the_action_phase():
    """V-82."""
    assert table("me: Margo").why_not("use Margo").cite == "V-82"
    assert table("me: The Mourner@180").why_not("use The Mourner").cite == "V-82"
    t = table("me: The Shrieker, Margo@90").play("use The Shrieker", "choose Margo")
    assert t.turned("The Shrieker") == 180 and t.why_not("use The Shrieker").cite == "V-82"


def test_a_silenced_character_has_no_ability():
    t = table("me: The Mourner, Margo / Muteness").play("play Muteness", "choose The Mourner")
    assert t.why_not("use The Mourner").cite == "V-120"


def test_uniqueness_is_for_one_side():
    """V-83: the opponent's copy does not matter, and a unique card may come again once it has left."""
    assert table("me: - / Valkyrie", "opponent: Valkyrie").why_not("play Valkyrie") is None
    assert table("me: - / Valkyrie", "me scrapheap: Valkyrie").why_not("play Valkyrie") is None


@exercises("V-84")
def test_the_printed_explanation_is_optional():
    """Reaper with its explanation (Margo) and without (Zhenya) is one word."""
    for name in ("Margo", "Zhenya"):
        t = table(f"me: {name}", "opponent: Acolyte").play(f"attack {name} -> Acolyte")
        assert t.asked == ("me", "V-112") and t.badges(name) == ["reaper"]


@exercises("V-85")
def test_cards_enter_untapped():
    t = table("me: Margo / The Return, Zhenya", "me scrapheap: Ghoul", "opponent: Brute").play(
        "play Zhenya", "play The Return"
    )
    assert t.turned("Zhenya") == t.turned("Ghoul") == 0
    assert t.why_not("attack Zhenya -> Brute") is None and t.why_not("attack Ghoul -> Brute") is None


def test_when_you_play_is_for_modifications_too():
    card = 'card "Gift": modification(0, 0, text=(when(PLAYED, Draw(1)),))'
    assert table(card, "me: Margo / Gift").play("play Gift on Margo").happened("drew") == ["Ghoul"]
