"""The worked cases VC-32 … VC-59. Texts in quotation marks are test cards declared in the scenario."""

import pytest

import sumrak
from tests.the_v.table_talk import Table, table

JAB = 'card "Jab": action(text=(do(Exhaust(target(Those(CHARACTER)))),))'


def test_vc_32_reaper_whatever_exhausted_the_rival():
    """Once, whatever number of sources the word has."""
    t = table("me: Margo [Reaper's Aura]", "me duel: Black Water", "opponent: Gryazelda")
    t.play("attack Margo -> Gryazelda", "choose opponent.Gryazelda")
    assert t.happened("won-by-influence") == t.happened("won-by-threat") == []
    assert t.asked == ("me", "V-112")
    hand = t.count("me hand")
    t.play("accept")
    assert t.count("me hand") == hand + 1 and t.asked[1] != "V-112"


def test_vc_34_inviolable():
    t = table(JAB, "me: Ghoul / Jab, Interrogation", "opponent: Mirror Maiden, Zhenya / Mirror Maiden, Brute")
    t.play("play Jab")
    assert t.why_not("choose opponent.Mirror Maiden").cite == "V-114"
    t.play("choose opponent.Zhenya", "play Interrogation", "choose opponent.Mirror Maiden")
    assert t.pile("opponent scrapheap") == ["Mirror Maiden"]
    assert t.why_not("attack Ghoul -> Mirror Maiden") is None


@pytest.mark.parametrize("girl, tokens", [("-", 1), ("Margo", 0)])
def test_vc_35_a_monster_without_a_girl(girl: str, tokens: int):
    assert table(f"me: {girl} / Ghoul").play("play Ghoul").tokens("Ghoul") == tokens


def test_vc_36_only_full_exhaustion_gives_levels():
    t = table("me: Court Executioner", "opponent: Ghoul@90").play("use Court Executioner")
    assert t.pile("opponent scrapheap") == ["Ghoul"] and t.levels == (0, 0)
    t = table(JAB, "me: - / Jab", "opponent: Ghoul*2").play("play Jab")
    assert t.pile("opponent scrapheap") == ["Ghoul"] and t.levels == (2, 0)


def test_vc_37_numbers_of_a_modification_are_no_text():
    t = table("me: Margo [Reaper's Aura] / Muteness, Unveiling").play("play Muteness", "choose Reaper's Aura")
    assert t.values("Margo") == (4, 3) and t.endurance("Margo") == 3
    t.play("play Unveiling")
    assert "Reaper's Aura" in t.pile("me scrapheap")  # still a modification


@pytest.mark.parametrize("verb", ["Destroy", "ReturnToHand", "ShuffleIntoDeck", "RemoveToVoid"])
def test_vc_38_a_title_card_never_leaves(verb: str):
    t = table(f'card "Sweep": action(text=(do({verb}(target(Those(CARD)))),))', "me: Ghoul / Sweep", "opponent: Brute")
    t.play("play Sweep")
    assert t.choices() == ["Ghoul", "opponent.Brute"]
    assert t.why_not("choose opponent.House of the Reaper").cite == "V-23"


def test_vc_38_but_it_can_be_turned():
    t = table('card "Twist": action(text=(do(Turn(target(Those(CARD, OPPONENTS)))),))', "me: - / Twist").play(
        "play Twist"
    )
    assert t.turned("opponent.House of the Reaper") == 90


def test_vc_39_one_modification_a_turn_on_one_character():
    t = table("me: Margo, Zhenya / Lich's Breath, Blade").play("play Lich's Breath on Margo")
    assert t.why_not("play Blade on Margo").cite == "V-26"
    assert t.why_not("play Blade on Zhenya") is None
    t.play("end").go_to("actions", "opponent").go_to("actions", "me")
    assert t.why_not("play Blade on Margo") is None


def test_vc_40_only_an_untapped_character_uses_abilities():
    assert table("me: The Mourner@90").why_not("use The Mourner").cite == "V-82"
    assert table("me: The Mourner").play("use The Mourner").turned("The Mourner") == 90


def test_vc_41_only_an_untapped_character_attacks():
    assert table("me: Ghoul@90", "opponent: Ghoul").why_not("attack Ghoul -> opponent.Ghoul").cite == "V-90"
    assert table("me: Ghoul", "opponent: Brute").play("attack Ghoul -> Brute").turned("Ghoul") == 180


def test_vc_44_the_last_duel_card_brings_all_back():
    seven = "Charm x2, Mob Fury x2, Tight Guard x2, Strike"
    t = table("me: Ghoul", "me duel: Strike", f"me open: {seven}", "opponent: Guardsman").play(
        "attack Ghoul -> Guardsman"
    )
    assert t.count("me duel") == 8 and t.count("me open") == 0
    assert t.count("opponent duel") == 7 and t.count("opponent open") == 1
    assert t.happened("duel-deck-renewed") == ["me"]


def test_vc_44b_to_stop_the_duel_is_to_jump_to_its_after():
    texts = "when(END_OF_DUEL, Draw(1)), when(AFTER_DUEL, Change(SELF, 1, 1, THIS_TURN))"
    herald = f'card "Herald": character(MONSTER, 9, 9, text=({texts}))'
    t = table(herald, "me: Herald", "me duel: Dissolution", "opponent: Ghoul").play("attack Herald -> Ghoul")
    assert t.tokens("Ghoul") == 0 and t.happened("drew") == []
    assert t.values("Herald") == (10, 10)


def test_vc_45_endurance_is_never_below_one():
    t = table('card "Frailty": modification(0, 0, keywords=(endurance(-5),))', "me: Ghoul [Frailty]")
    assert t.endurance("Ghoul") == 1


@pytest.mark.parametrize(
    "effect, zone",
    [
        ("Destroy", "scrapheap"),
        ("RemoveToVoid", "scrapheap"),
        ("ReturnToHand", "hand"),
        ("ShuffleIntoDeck", "scrapheap"),
    ],
)
def test_vc_46_what_becomes_of_modifications(effect: str, zone: str):
    """Each goes to its own owner, wherever its bearer goes."""
    sweep = f'card "Sweep": action(text=(do({effect}(target(Those(CHARACTER)))),))'
    t = table(sweep, "me: Margo [Blade, Silk Noose (of opponent) (by opponent)] / Sweep").play("play Sweep")
    assert "Blade" in t.pile(f"me {zone}") and t.pile(f"opponent {zone}") == ["Silk Noose"]


def test_vc_47_an_empty_deck_loses_in_the_draw_phase_only():
    t = table("turn: 2, me, draw", "me deck: -")
    assert t.game.outcome.winners == (1,) and t.game.outcome.cite == "V-6"
    t = table("turn: 2, me, additional", "me deck: Ghoul")
    assert t.options() == ["draw 1", "pass"]
    assert not t.play("draw 1").game.is_over
    assert not table("turn: 2, me, additional", "me deck: -").game.is_over


def test_vc_48_additional_cards_are_for_who_played_no_character():
    t = table("me: Margo").play("end")
    assert t.asked == ("me", "V-69") and t.options() == ["draw 2", "pass"]
    assert t.play("draw 2").count("me hand") == 1 + 2
    t = table("me: Margo / Schoolgirl").play("play Schoolgirl", "end")
    assert t.phase == ("opponent", "actions")
    assert table("me: - / Ghoul").play("play Ghoul").why_not("draw 2").cite == "V-69"


def test_vc_49_a_copy_of_a_unique_card():
    t = table("me: Ada the Harvester, Margo / Ada the Harvester, Double Summons")
    assert t.why_not("play Ada the Harvester").cite == "V-83"
    t.play("play Double Summons")
    assert t.asked == ("me", "V-83") and t.choices() == ["Ada the Harvester#1", "Ada the Harvester#2"]
    t.play("keep Ada the Harvester#2")
    assert t.pile("me void") == ["Ada the Harvester"] and t.pile("me characters") == ["Margo", "Ada the Harvester"]


@pytest.mark.parametrize(
    "effect, before, after", [("Turn", 90, 180), ("Untap", 90, 0), ("Untap", 180, 0), ("Turn", 0, 180)]
)
def test_vc_50_double_turns(effect: str, before: int, after: int):
    t = table(f'card "Spin": action(text=(do({effect}(target(Those(CHARACTER)), 2)),))', f"me: Ghoul@{before} / Spin")
    assert t.play("play Spin").turned("Ghoul") == after


def test_vc_51_a_text_without_a_zone_means_in_play():
    t = table(JAB, "me: Margo / Jab, Ghoul", "me scrapheap: Brute", "opponent: Zhenya", "opponent void: Ghoul").play(
        "play Jab"
    )
    assert t.choices() == ["Margo", "opponent.Zhenya"]
    assert t.why_not("choose Brute").cite == "V-43"


def test_vc_53_levels_go_by_control_cards_by_ownership():
    t = table("me: - / Command, Last Breath", "opponent: Ghoul@90*2 [Blade]").play("play Command")
    assert (t.turned("Ghoul"), t.tokens("Ghoul"), t.values("Ghoul")) == (90, 2, (3, 5))
    assert t.pile("me characters") == ["Ghoul"] and t.pile("me modifications") == ["Blade"]
    t.play("play Last Breath")
    assert t.levels == (0, 2)
    assert t.pile("opponent scrapheap") == ["Blade", "Ghoul"]


def started(*answers: str) -> Table:
    game = sumrak.new("the_v", decks=["reaper", "skorn"], seed=7)
    for seat, answer in enumerate(answers):
        game.play(answer, seat=seat)
    return Table(game)


def test_vc_54_the_first_player_does_not_skip_his_draw():
    t = started("keep_hand", "keep_hand")
    first = t.phase[0]
    assert t.count(f"{first} hand") == 7 and t.count(f"{first} deck") == 33


def test_vc_55_a_hand_is_changed_once():
    t = started("new_hand")
    assert t.why_not("me: new_hand").cite == "V-61"
    t.play("opponent: keep_hand")
    assert t.why_not("me: new_hand").cite == "V-61"
    assert t.happened("new-hand") == ["me"] and t.happened("kept-hand") == ["opponent"]


@pytest.mark.parametrize("values, tokens", [("3, 3", 2), ("3, 4", 1), ("4, 4", 0)])
def test_vc_56_equal_is_enough(values: str, tokens: int):
    t = table(f'card "Wall": character(MONSTER, {values})', "me: Ghoul", "opponent: Wall").play("attack Ghoul -> Wall")
    assert t.tokens("Wall") == tokens and t.tokens("Ghoul") == 0


def test_vc_57_a_duel_card_is_compulsory():
    t = table("me: Ghoul", "me duel: Last Word, Strike", "opponent: Brute", pause=False).play("attack Ghoul -> Brute")
    assert t.why_not("pass").cite == "V-99"
    t.play("lay Last Word")
    assert t.pile("me open") == ["Last Word"] and t.happened("duel-card-fails") == ["Last Word"]
    assert t.happened("changed") == []


def test_vc_59_keywords_work_without_their_explanation():
    t = table("me: Zhenya, Red Queen", "opponent: Acolyte").play("attack Zhenya -> Acolyte")
    assert t.asked == ("me", "V-112")
    assert t.endurance("Red Queen") == 4
