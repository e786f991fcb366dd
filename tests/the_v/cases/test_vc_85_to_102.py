"""The worked cases VC-85 … VC-102. Texts in quotation marks are test cards declared in the scenario."""

import pytest

import sumrak
from tests.the_v.table_talk import Table, table

RAISE = 'card "Raise": action(text=(do(PutIntoPlay(target(Those(CARD, YOURS, SCRAPHEAP)))),))'
OMEN = 'card "Omen": action(key=True)'


def test_vc_85_what_was_discarded_may_be_chosen_the_action_may_not():
    rescue = "requirements=(Discard(1),), text=(do(ReturnToHand(target(Those(CARD, YOURS, SCRAPHEAP)))),)"
    t = table(f'card "Rescue": action({rescue})', "me: Ghoul / Rescue, Zhenya", "opponent: Ghoul", pause=False).play(
        "play Rescue"
    )
    assert t.pile("me hand") == ["Zhenya"] and t.pile("me scrapheap") == ["Rescue"]
    assert t.story("discarded", "returned") == ["discarded Zhenya", "returned Zhenya"]


def test_vc_86_played_for_nothing():
    """No legal (+): the requirement is paid, the action is played, nothing else happens."""
    fire = 'card "Blaze": action(requirements=(Discard(1),), text=(do(Destroy(target(Those(LOCATION))), Draw(1)),))'
    t = table(fire, "me: Ghoul / Blaze, Zhenya", "opponent: Ghoul", pause=False)
    assert t.warning("play Blaze") == "V-81"
    t.play("play Blaze")
    assert t.pile("me scrapheap") == ["Zhenya", "Blaze"] and t.pile("me hand") == []
    assert t.happened("played") == ["Blaze"] and t.happened("nothing-happens") == ["Blaze"]


def test_vc_87_a_character_comes_untapped():
    t = table("me: Zhenya / The Mourner", "opponent: Ghoul").play("play The Mourner")
    assert t.why_not("use The Mourner") is None
    assert t.why_not("attack The Mourner -> Ghoul") is None


def test_vc_88_after_the_first_attack():
    t = table("me: Ghoul, Brute, The Mourner / Zhenya", "opponent: Gryazelda").play("attack Ghoul -> Gryazelda")
    assert t.why_not("play Zhenya").cite == "V-68"
    assert t.why_not("use The Mourner").cite == "V-68"
    assert t.why_not("attack Brute -> Gryazelda") is None


def test_vc_89_loss_of_text_and_what_stays():
    ward = 'card "Ward": character(GIRL, 2, 2, keywords=(GUARDED, endurance(1)))'
    girls = 'card "Fan": location(text=(Gets(Those(GIRL), influence=1),))'
    t = table(ward, girls, "me: Ghoul, Fan / Muteness", "opponent: Ward*1 [Lich's Breath], Brute")
    assert t.why_not("attack Ghoul -> Ward").cite == "V-115" and t.endurance("Ward") == 4
    t.play("play Muteness", "choose opponent.Ward")
    assert t.why_not("attack Ghoul -> Ward") is None and t.endurance("Ward") == 3
    assert t.values("Ward") == (2 + 1 + 1, 2 + 1 + 1)  # still a girl; Rage +1 and +0/+1 of the modification stay


def test_vc_90_the_opponents_only_turned_card_is_his_title():
    t = table("me: - / Execution", "opponent title: Scarlet Court@90", "opponent: Ghoul").play("play Execution")
    assert t.happened("nothing-happens") == ["Execution"] and t.in_play("Ghoul")
    twist = 'card "Twist": action(text=(do(Turn(target(Those(CARD, OPPONENTS, turned=TURNED)))),))'
    t = table(twist, "me: - / Twist", "opponent title: Scarlet Court@90", "opponent: Ghoul").play("play Twist")
    assert t.turned("Scarlet Court") == 180


def test_vc_91_the_start_of_the_game():
    """The lot for the first turn is drawn when hands are settled."""
    t = Table(sumrak.new("the_v", decks=["court", "skorn"], seed=3))
    assert t.pile("me title") == ["Scarlet Court"] and t.pile("opponent title") == ["Coven of Skorn"]
    assert t.levels == (0, 0) and t.count("me hand") == t.count("opponent hand") == 6
    assert [d.seat for d in t.game.decisions] == [0, 1] and t.happened("first-player") == []
    t.play("opponent: new_hand")
    assert t.happened("first-player") == t.happened("new-hand") == []
    t.play("me: keep_hand")
    assert t.story("kept-hand", "new-hand", "first-player")[:2] == ["kept-hand me", "new-hand opponent"]
    assert len(t.happened("first-player")) == 1


def test_vc_92_a_card_beats_the_rules():
    t = table("turn: 1, me, additional", "me: Night Club")
    assert t.options() == ["draw 3", "draw 2", "pass"]
    assert t.play("draw 3").count("me hand") == 1 + 3


def test_vc_93_no_character_for_a_modification():
    assert table("me: - / Blade").why_not("play Blade").cite == "V-78"


def test_vc_94_a_modification_chooses_its_character():
    t = table("me: - / Derangement", "opponent: Ghoul, Mirror Maiden")
    assert t.why_not("play Derangement on Mirror Maiden").cite == "V-114"
    t.play("play Derangement on opponent.Ghoul")
    assert t.values("Ghoul") == (2, 2)


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("active", ["me", "opponent"])
def test_vc_95_what_may_be_looked_at(viewer: int, active: str):
    heaps = [
        f"{side} {zone}" for side in ("me", "opponent") for zone in ("scrapheap: Ghoul", "void: Brute", "open: Strike")
    ]
    t = table(f"turn: {active}", *heaps, "me: - / Margo", "opponent: - / Zhenya, Toska")
    places = {place["id"]: place for place in t.game.view(viewer)["places"]}
    for seat in (0, 1):
        for zone in ("scrapheap", "void", "open"):
            assert len(places[f"{seat}.{zone}"]["cards"]) == 1
    for zone, count in (("hand", 2), ("deck", 10), ("duel", 8)):
        theirs = places[f"{1 - viewer}.{zone}"]
        pause = zone == "hand" and active == ("opponent", "me")[viewer]
        assert theirs["cards"] == [] and theirs["count"] == (count if zone != "hand" else 2 - viewer + pause)


def test_vc_96_duel_cards_are_chosen_unseen():
    t = table("me: Ghoul", "me duel: Strike, Charm", "opponent: Ghoul", "opponent duel: Strike, Charm")
    t.play("attack Ghoul -> opponent.Ghoul", "opponent: lay Charm")
    assert t.place(0, 1, "laid")["cards"] == [] and t.count("opponent laid") == 1
    assert t.place(0, 1, "duel")["cards"] == [] and t.happened("opened-duel-card") == []
    assert t.options("me") == ["lay Strike", "lay Charm"]
    t.play("me: lay Strike")
    assert t.happened("opened-duel-card") == ["Strike", "Charm"]


def test_vc_97_the_monster_that_comes_alone():
    t = table("me: - / Secret Guest, Ghoul, Blank Stare", pause=False).play(
        "play Secret Guest", "choose Blank Stare", "accept"
    )
    assert t.tokens("Ghoul") == 1
    t = table("me: - / Double Summons, Ghoul").play("play Double Summons")
    assert t.tokens("Ghoul") == 0


def test_vc_98_any_number_of_locations():
    t = table('card "Park": location()', 'card "Pier": location()', "me: - / Park, Pier, Night Club")
    t.play("play Park", "play Night Club", "play Pier")
    assert t.pile("me locations") == ["Park", "Night Club", "Pier"]


def test_vc_99_additional_does_not_lift_the_key_limit():
    t = table(OMEN, "me: - / Omen, Secret Guest, Ada the Harvester, Zhenya, Toska")
    t.play("play Omen", "play Secret Guest", "choose Toska", "accept")
    assert t.in_play("Zhenya")
    t = table(OMEN, "me: - / Omen, Secret Guest, Ada the Harvester, Zhenya, Toska, Ghoul")
    t.play("play Omen", "play Secret Guest", "choose Toska", "accept")
    assert t.choices() == ["Zhenya", "Ghoul"]
    assert t.why_not("choose Ada the Harvester").cite == "V-154"


def test_vc_100_a_key_card_that_was_put_into_play():
    t = table(RAISE, "me: - / Raise, Ada the Harvester", "me scrapheap: Mother of Skorn").play("play Raise")
    assert t.play("play Ada the Harvester").pile("me characters") == ["Mother of Skorn", "Ada the Harvester"]


def test_vc_101_the_last_card_goes_at_the_start_of_the_turn():
    dawn = 'card "Dawn": location(text=(when(START_OF_YOUR_TURN, Draw(1)),))'
    t = table(dawn, "turn: 3, me, start", "me: Dawn", "me deck: Ghoul")
    assert t.happened("drew") == ["Ghoul"]
    assert t.game.outcome.winners == (1,) and t.game.outcome.termination == "EMPTY_DECK"


def test_vc_102_a_copy_in_the_scrapheap():
    exhume = "me: Ada the Harvester / Exhumation, Toska"
    t = table(exhume, "me scrapheap: Ada the Harvester, Margo, Zhenya", pause=False).play("play Exhumation")
    assert t.choices() == ["Margo", "Zhenya", "Toska"]
    assert t.why_not("choose Ada the Harvester").cite == "V-83"
