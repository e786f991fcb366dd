"""The worked cases VC-103 … VC-116. Texts in quotation marks are test cards declared in the scenario."""

import pytest

from tests.the_v.table_talk import table


def test_vc_103_no_hand_limit_and_no_answering():
    t = table("me: - / Ghoul x10", "opponent: - / Last Breath")
    assert t.why_not("opponent: play Last Breath").cite == "V-72"
    t.play("end", "pass")
    assert t.phase[0] == "opponent" and t.count("me hand") == 11


def test_vc_104_who_discards_chooses():
    t = table("me: - / Exhumation, Toska, Zhenya, Nina", pause=False).play("play Exhumation")
    assert t.asked[0] == "me" and sorted(t.choices()) == ["Nina", "Toska", "Zhenya"]
    t.play("choose Nina")
    assert "Nina" in t.happened("discarded") and t.pile("me hand") == ["Zhenya", "Toska"]


def test_vc_105_a_text_stops_when_its_card_leaves():
    end = 'card "End": action(text=(do(Destroy(target(Those(CHARACTER, OPPONENTS)))),))'
    t = table(end, "me: - / End", "opponent: Selistra, Margo").play("play End", "choose opponent.Selistra")
    assert t.values("Margo") == (3, 3)


def test_vc_106_a_requirement_in_a_duel_is_met_even_unwillingly():
    t = table("me: Ghoul / Zhenya", "me duel: Last Word", "opponent: Gryazelda", pause=False).play(
        "attack Ghoul -> Gryazelda"
    )
    assert t.pile("me scrapheap") == ["Zhenya"] and t.pile("me hand") == []
    assert t.tokens("Gryazelda") == 2


def test_vc_107_toska_holds_characters_only():
    t = table("turn: 1, me, untap", "me title: Scarlet Court@180", "me: Ghoul@180", "opponent: Toska")
    assert t.turned("Scarlet Court") == 90 and t.turned("Ghoul") == 180


def test_vc_108_all_targets_or_nothing():
    t = table("me title: Coven of Skorn", "me: Ghoul / Curse").play("play Curse")
    assert t.tokens("Ghoul") == 0 and t.happened("nothing-happens") == ["Curse"]


def test_vc_109_start_end_and_after():
    moments = ", ".join(
        f"when({moment}, Draw(1), may=True)" for moment in ("START_OF_DUEL", "END_OF_DUEL", "AFTER_DUEL")
    )
    herald = f'card "Herald": character(MONSTER, 3, 3, text=({moments}))'
    t = table(herald, "me: Herald", "me duel: Strike, Charm", "opponent: Gryazelda").play("attack Herald -> Gryazelda")
    assert t.asked == ("me", "V-81") and t.count("me duel") == 2  # before a duel card is chosen
    t.play("decline", "lay Strike")
    assert t.values("Herald") == (3, 5) and t.happened("ended-duel") == ["Herald"]
    t.play("decline")
    assert t.values("Herald") == (3, 3) and t.happened("after-duel") == ["Herald"]
    assert t.options() == ["accept", "decline"]


@pytest.mark.parametrize("first", [0, 1])
def test_vc_110_of_two_gains_at_one_moment_the_first_wins(first: int):
    t = table(
        "me title: Coven of Skorn", "me: Ghoul*2 / Curse", "opponent: Brute*1", "me level: 8", "opponent level: 8"
    )
    t.play("play Curse")
    assert t.asked == ("me", "V-124")
    t.play(f"first_gain seat{first}")
    assert t.game.outcome.winners == (first,) and t.game.outcome.cite == "V-2"
    assert t.levels == ((10, 8), (8, 10))[first]


def test_vc_111_a_second_copy_by_an_effect():
    """The controller of the bearer chooses, the other copy goes to its owner's void."""
    wrap = "PutIntoPlay(target(Those(MODIFICATION, YOURS, HAND)), on=target(Those(CHARACTER, OPPONENTS)))"
    t = table(f'card "Wrap": action(text=(do({wrap}),))', "me: - / Wrap, Blade", "opponent: Ghoul [Blade]").play(
        "play Wrap"
    )
    assert t.asked == ("opponent", "V-28")
    t.play("opponent: keep Blade#1")
    assert t.pile("me void") == ["Blade"] and t.pile("opponent modifications") == ["Blade"]


def test_vc_112_a_cancelled_card_pays_nothing():
    t = table("me: Ghoul", "me duel: Control", "opponent: Ghoul", "opponent duel: Reflection")
    t.play("attack Ghoul -> opponent.Ghoul")
    assert t.happened("cancelled") == ["Reflection"] and t.turned("opponent.House of the Reaper") == 0
    assert t.tokens("opponent.Ghoul") == 2


@pytest.mark.parametrize("under, opened", [("", 2), ("[Scythe]", 0)])
def test_vc_113_fatality_goes_with_the_text_that_gave_it(under: str, opened: int):
    t = table(f"me: The Faceless {under} / Muteness", "opponent: Ghoul").play("play Muteness", "choose The Faceless")
    t.play("attack The Faceless -> Ghoul")
    assert len(t.happened("opened-duel-card")) == opened


def test_vc_114_right_after_it_is_opened():
    wall = 'card "Wall": character(MONSTER, 4, 4)'
    t = table(wall, "me: Ghoul", "me duel: Surprise", "opponent: Wall", "opponent duel: Control").play(
        "attack Ghoul -> Wall"
    )
    assert t.story("changed", "cancelled") == ["changed Ghoul", "cancelled Surprise"]
    assert t.tokens("Wall") == 2


def test_vc_115_a_card_that_names_itself_means_this_copy():
    t = table("me: Shilo x2", "opponent: Shilo x2").play("attack Shilo#1 -> opponent.Shilo#1")
    assert t.asked == ("me", "V-124") and t.choices() == ["Shilo#1", "opponent.Shilo#1"]
    t.play("first opponent.Shilo#1", "opponent: accept", "me: accept")
    assert [t.tokens(name) for name in ("Shilo#1", "Shilo#2")] == [1, 0]
    assert t.pile("opponent characters") == ["Shilo"] and t.tokens("opponent.Shilo") == 0


def test_vc_116_the_latest_control_rules_and_ends():
    t = table("me: - / Command", "opponent: Ghoul (of me) [Puppet Strings]").play("play Command")
    assert t.pile("me characters") == ["Ghoul"]
    strings = t.card("Puppet Strings")
    assert strings["host"] == t.card("Ghoul")["id"] and strings["controller"] == 1
    t.play("end").go_to("actions", "opponent")
    assert t.pile("opponent characters") == ["Ghoul"] and t.happened("gave-back") + t.happened("took-control") == [
        "Ghoul",
        "Ghoul",
    ]
