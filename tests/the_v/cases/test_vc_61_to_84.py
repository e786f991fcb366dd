"""The worked cases VC-61 … VC-84. Texts in quotation marks are test cards declared in the scenario."""

import pytest

from tests.the_v.table_talk import table

RAISE = 'card "Raise": action(text=(do(PutIntoPlay(target(Those(CARD, YOURS, SCRAPHEAP)))),))'
OMEN = 'card "Omen": action(key=True)'


def test_vc_61_rage_adds_up_while_exhausted():
    t = table("me: The Rabid [Blood Froth]")
    assert t.values("The Rabid") == (3, 5)
    t = table("me: The Rabid*1 [Blood Froth], Nurse")
    assert t.values("The Rabid") == (6, 8)
    t.play("use Nurse", "choose The Rabid")
    assert t.values("The Rabid") == (3, 5)


def test_vc_62_playing_from_the_scrapheap_is_playing():
    dig = 'card "Dig": action(text=(do(Play(target(Those(CHARACTER, YOURS, SCRAPHEAP)), additional=False)),))'
    t = table(dig, OMEN, "me: - / Omen, Dig", "me scrapheap: Ada the Harvester, Margo, Zhenya").play(
        "play Omen", "play Dig"
    )
    assert t.choices() == ["Margo", "Zhenya"]
    assert t.why_not("choose Ada the Harvester").cite == "V-110"


def test_vc_63_what_is_put_into_play_is_not_the_character_of_the_turn():
    t = table("me: - / The Return, Zhenya", "me scrapheap: Margo").play("play The Return", "play Zhenya")
    assert t.pile("me characters") == ["Margo", "Zhenya"]


def test_vc_64_putting_into_play_knows_no_limits():
    wrap = 'card "Wrap": action(text=(do(PutIntoPlay(target(Those(ITEM, YOURS, HAND)), on=target(Those(CHARACTER)))),))'
    t = table(
        RAISE,
        OMEN,
        wrap,
        "me: Margo (modified) / Omen, Raise, Wrap, Scythe",
        "me scrapheap: Mother of Skorn",
        pause=False,
    )
    t.play("play Omen", "play Raise")
    assert t.in_play("Mother of Skorn") and t.madness == 2
    t.play("play Wrap", "choose Margo")  # Scythe asks for a card to discard: there is none
    assert t.card("Scythe")["host"] == t.card("Margo")["id"]


def test_vc_66_no_legal_target_no_question():
    t = table("me: Shilo", "opponent: Harbinger of Skorn").play("attack Shilo -> Harbinger of Skorn")
    assert t.tokens("Harbinger of Skorn") == 1  # for the equal threat, none from Shilo
    assert t.asked[1] != "V-81"
    t = table("me: Shilo", "opponent: Gryazelda").play("attack Shilo -> Gryazelda")
    assert t.asked == ("me", "V-81")


@pytest.mark.parametrize("before, after", [(180, 90), (90, 0)])
def test_vc_67_the_title_card_untaps_like_a_character(before: int, after: int):
    t = table("turn: 1, me, untap", f"me title: House of the Reaper@{before}")
    assert t.turned("House of the Reaper") == after


def test_vc_68_a_title_card_at_180_turns_no_further():
    t = table("me: - / Command", "me title: Scarlet Court@180", "opponent: Ghoul").play("play Command")
    assert t.happened("not-played") == ["Command"] and t.pile("me scrapheap") == ["Command"]
    assert t.turned("Scarlet Court") == 180 and t.pile("opponent characters") == ["Ghoul"]


def test_vc_69_a_title_card_at_90_can_be_double_turned():
    t = table("me: - / Execution", "me title: Scarlet Court@90", "opponent: Ghoul@90").play("play Execution")
    assert t.turned("Scarlet Court") == 180 and t.pile("opponent scrapheap") == ["Ghoul"]


@pytest.mark.parametrize("threat, theirs, tokens", [(5, "Blank", 1), (6, "Blank", 0), (4, "Control", 0)])
def test_vc_70_the_sign_of_a_duel_card_is_a_reminder(threat: int, theirs: str, tokens: int):
    """+0/+2 in the corner and in the text is one +0/+2; cancelled, it is none."""
    wall = f'card "Wall": character(MONSTER, 9, {threat})'
    t = table(wall, "me: Ghoul", "me duel: Strike", "opponent: Wall", f"opponent duel: {theirs}").play(
        "attack Ghoul -> Wall"
    )
    assert t.tokens("Wall") == tokens


def test_vc_71_madness_counts_in_play_only():
    seer = 'card "Seer": character(GIRL, 1, 1, keywords=(madness(1),), requirements=(MadnessAtLeast(3),), text=(when(PLAYED, Draw(1)),))'
    t = table(seer, "me: Acolyte / Seer, Acolyte", "me scrapheap: Acolyte", "opponent: Acolyte").play("play Seer")
    assert t.madness == 2
    assert "Seer" in t.pile("me scrapheap") and t.happened("drew") == []


def test_vc_72_an_empty_deck_is_worth_two_levels_by_itself():
    t = table("turn: 1, me, domination", "opponent: Ghoul", "opponent deck: -")
    assert t.levels == (2, 0)


def test_vc_73_a_character_that_counts_as_not_played():
    t = table("me: - / Gryazelda").play("play Gryazelda")
    assert t.play("end").asked == ("me", "V-69")


def test_vc_74_put_is_not_played_additional_is():
    t = table("me: - / The Return", "me scrapheap: Margo").play("play The Return", "end")
    assert t.asked == ("me", "V-69")
    t = table("me: - / The Ball, Zhenya").play("play The Ball", "accept", "end")
    assert t.in_play("Zhenya") and t.phase == ("opponent", "actions")


def test_vc_75_the_stopped_duel():
    """The attacked's card does nothing, both stay open, nobody gets a token, what lasted for the duel is over."""
    halt = 'card "Halt": duel_card(text=(do(Change(PARTICIPANT, 0, 2, THIS_DUEL), StopTheDuel()),))'
    t = table(halt, "me: Ghoul", "me duel: Halt, Strike", "opponent: Zhenya", "opponent duel: Black Water, Strike")
    t.play("attack Ghoul -> Zhenya", "me: lay Halt", "opponent: lay Black Water")
    assert t.happened("duel-card-works") == ["Halt"]
    assert t.pile("me open") == ["Halt"] and t.pile("opponent open") == ["Black Water"]
    assert t.tokens("Ghoul") == t.tokens("Zhenya") == 0
    assert t.values("Ghoul") == (3, 3) and t.turned("Ghoul") == 180


def test_vc_76_the_attacked_leaves_in_the_middle():
    """Its duel card works as far as it can, nothing is compared, Reaper still reaps."""
    t = table("me: Margo", "me duel: Black Water", "opponent: Ghoul*2", "opponent duel: Black Water")
    t.play("attack Margo -> Ghoul", "choose opponent.Ghoul")
    assert t.levels == (2, 0) and t.pile("opponent scrapheap") == ["Ghoul"]
    assert t.happened("duel-card-works") == ["Black Water", "Black Water"] and t.tokens("Margo") == 1
    assert t.happened("ended-duel") == ["Margo"] and t.asked == ("me", "V-112")


def test_vc_77_the_attacker_leaves_in_the_middle():
    t = table("me: Ghoul*2", "opponent: Acolyte", "opponent duel: Black Water")
    t.play("attack Ghoul -> Acolyte", "opponent: choose opponent.Ghoul")
    assert t.levels == (0, 2) and t.pile("me scrapheap") == ["Ghoul"]
    assert t.tokens("Acolyte") == 0 and t.happened("won-by-threat") == []


def test_vc_78_reaper_works_for_the_attacked():
    t = table("me: Ghoul", "opponent: Margo", "opponent duel: Black Water")
    t.play("attack Ghoul -> Margo", "opponent: choose opponent.Ghoul")
    assert t.asked == ("opponent", "V-112")


def test_vc_78_earlier_tokens_do_not_count():
    t = table("me: Ghoul*2", "opponent: Margo", "opponent duel: Blank").play("attack Ghoul -> Margo")
    assert t.phase[0] == "me" and t.asked[1] != "V-112"


def test_vc_79_unique_cards_on_two_sides():
    t = table("me: - / Ada the Harvester", "opponent: Ada the Harvester")
    t.play("play Ada the Harvester")
    assert t.in_play("opponent.Ada the Harvester") and t.pile("me characters") == ["Ada the Harvester"]


@pytest.mark.parametrize("kept, void", [(1, "opponent"), (2, "me")])
def test_vc_79_two_unique_cards_on_one_side(kept: int, void: str):
    """The one that is not kept goes to the void of its own owner."""
    t = table("me: Ada the Harvester / Command", "opponent: Ada the Harvester").play("play Command")
    assert t.asked == ("me", "V-83")
    t.play(f"keep Ada the Harvester#{kept}")
    assert t.pile(f"{void} void") == ["Ada the Harvester"] and len(t.pile("me characters")) == 1


def test_vc_80_a_guarded_girl_without_her_monster():
    t = table("me: Margo / Command", "opponent: Lady-in-Waiting, Ghoul")
    assert t.why_not("attack Margo -> Lady-in-Waiting").cite == "V-115"
    assert t.play("play Command", "choose opponent.Ghoul").pile("me characters") == ["Margo", "Ghoul"]
    assert t.why_not("attack Margo -> Lady-in-Waiting") is None


def test_vc_81_when_the_later_leaves_the_earlier_rules_again():
    calm = 'card "Calm": character(GIRL, 1, 1, text=(Becomes(Those(CHARACTER), threat=2),))'
    end = 'card "End": action(text=(do(Destroy(target(Those(CHARACTER, OPPONENTS)))),))'
    t = table(calm, end, "me: Valkyrie, Margo [Blade] / End", "opponent: Calm")
    assert t.values("Margo") == (3, 4)
    t.play("play End")
    assert t.values("Margo") == (3, 7)


def test_vc_82_an_extra_turn_is_a_full_turn():
    t = table(
        "this turn: characters 1, keys 1",
        "extra turns: me",
        "me: Margo (modified) / Blade, Ghoul, Ada the Harvester",
        "me level: 1",
    )
    refused = ("play Ghoul", "play Ada the Harvester", "play Blade on Margo")
    assert [t.why_not(said).cite for said in refused] == ["V-67", "V-67", "V-26"]
    t.play("end")
    assert t.phase == ("me", "actions") and t.game.view(None)["turn"] == 2
    assert t.levels == (3, 0) and t.happened("drew") == ["Ghoul"]
    assert [t.why_not(said) for said in refused] == [None] * 3


def test_vc_83_rage_is_summed_before_it_is_read():
    damp = 'card "Damp": modification(0, 0, keywords=(rage(-3),))'
    fury = 'card "Fury": modification(0, 0, keywords=(rage(3),))'
    t = table(damp, fury, "me: Bone Hound*1 [Damp] / Fury")
    assert t.values("Bone Hound") == (3, 5) and t.game.explain("Bone Hound", "rage").value == 0
    t.play("play Fury on Bone Hound")
    assert t.values("Bone Hound") == (4, 6)


def test_vc_84_inviolable_is_no_shield_against_its_own_side():
    jab = 'card "Jab": action(text=(do(Exhaust(target(Those(CHARACTER, YOURS)))),))'
    assert table(jab, "me: Mirror Maiden / Jab").play("play Jab").tokens("Mirror Maiden") == 1
