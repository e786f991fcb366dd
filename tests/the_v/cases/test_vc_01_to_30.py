"""The worked cases VC-01 … VC-30. Texts in quotation marks are test cards declared in the scenario."""

from tests.the_v.table_talk import table

BOOST = 'card "Boost": action(text=(do(Change(target(Those(CHARACTER)), 1, 3, THIS_TURN)),))'


def test_vc_01_influence_comes_first():
    """The text "+1/+3" is influence +1, threat +3, not the other way round."""
    t = table(BOOST, "me: Acolyte / Boost").play("play Boost")
    assert t.values("Acolyte") == (3, 5)


def test_vc_02_the_token_that_reaches_endurance():
    t = table("me: - / Last Breath, The Return", "opponent: Ghoul*2").play("play Last Breath")
    assert t.pile("opponent scrapheap") == ["Ghoul"] and not t.in_play("opponent.Ghoul")
    assert t.levels == (2, 0)


def test_vc_02_in_the_opponents_turn_too():
    t = table("turn: opponent", "me: Ghoul*2", "opponent: - / Last Breath").play("play Last Breath")
    assert t.pile("me scrapheap") == ["Ghoul"] and t.levels == (0, 2)


def test_vc_02_tokens_come_off():
    """The card that comes back is not exhausted any more."""
    t = table("me: Ghoul*2, Margo / Last Breath, The Return").play("play Last Breath", "play The Return")
    assert t.tokens("Ghoul") == 0


def test_vc_03_no_second_copy_under_one_character():
    t = table("me: Margo [Reaper's Aura] / Reaper's Aura")
    assert t.why_not("play Reaper's Aura on Margo").cite == "V-27"


def test_vc_04_turned_is_90_or_180():
    t = table("me: - / Execution", "opponent: Ghoul@90, Brute@180, Margo").play("play Execution")
    assert t.choices() == ["opponent.Ghoul", "opponent.Brute"]
    assert t.why_not("choose opponent.Margo").cite == "V-81"


def test_vc_05_endurance_adds_up():
    t = table("me: - / Last Breath x2", "opponent: Guardsman*4 [Fortitude]")
    assert t.endurance("Guardsman") == 6
    assert t.play("play Last Breath").tokens("Guardsman") == 5
    t.play("play Last Breath")
    assert t.levels == (2, 0) and t.pile("opponent scrapheap") == ["Fortitude", "Guardsman"]


def test_vc_06_a_requirement_that_cannot_be_met():
    """Nothing of it is carried out, and she does not use up the character of the turn."""
    t = table("me: - / Gryazelda, Schoolgirl, Zhenya", pause=False)
    assert t.warning("play Gryazelda") == "V-79"
    t.play("play Gryazelda")
    assert t.pile("me scrapheap") == ["Gryazelda"] and t.pile("me hand") == ["Zhenya", "Schoolgirl"]
    assert t.happened("not-played") == ["Gryazelda"]
    assert t.play("play Zhenya").in_play("Zhenya")


def test_vc_06_a_requirement_that_can():
    t = table("me: - / Gryazelda, Schoolgirl x3", pause=False).play("play Gryazelda")
    assert t.in_play("Gryazelda") and t.pile("me scrapheap") == ["Schoolgirl"] * 3


def test_vc_07_the_untap_phase():
    """A card at 180 goes to 90, not further."""
    t = table("turn: 1, me, untap", "me: Ghoul@180, Brute@180, Margo@90, Zhenya")
    assert [t.turned(name) for name in ("Ghoul", "Brute", "Margo", "Zhenya")] == [90, 90, 0, 0]


def test_vc_08_both_reasons_for_domination_add_up():
    t = table("turn: 1, me, domination", "me: Ghoul", "opponent deck: -")
    assert t.levels == (4, 0)


def test_vc_09_a_copy_each():
    t = table("me: Margo, Zhenya / Lich's Breath x2").play(
        "play Lich's Breath on Margo", "play Lich's Breath on Zhenya"
    )
    assert (t.values("Margo"), t.values("Zhenya")) == ((3, 4), (2, 4))


def test_vc_09_two_on_one():
    t = table("me: Margo [Lich's Breath], Zhenya / Lich's Breath")
    assert t.why_not("play Lich's Breath on Margo").cite == "V-27"
    assert t.why_not("play Lich's Breath on Zhenya") is None


def test_vc_11_a_text_that_names_no_card_adds_up():
    t = table("me: Selistra x2, Margo, Ghoul")
    assert t.values("Margo") == (5, 5)
    assert t.values("Selistra") == t.values("Selistra#2") == (3, 4)
    assert t.values("Ghoul") == (3, 3)


def test_vc_12_a_borrowed_character_serves_at_the_end_of_turn():
    """What lasts until the end of the turn is still there when the texts of the end of the turn ask."""
    t = table(BOOST, "me: Margo / Command, Boost", "opponent: Nina, Brute, Ghoul")
    t.play("play Boost", "choose Margo", "play Command", "choose opponent.Brute").go_to("end", "me")
    assert t.asked[0] == "me" and t.choices() == ["Margo", "Brute"]
    assert t.values("Margo") == (4, 6)
    t.play("choose Brute")
    assert t.tokens("opponent.Brute") == 1
    assert t.values("Margo") == (3, 3)


def test_vc_14_a_prohibition_is_for_its_phase_only():
    """Toska holds in the untap phase; Jessica untaps at the start of the turn."""
    t = table("turn: 1, me, start", "me: Toska, Jessica, Margo@180")
    assert t.turned("Margo") == 0
    t = table("turn: 1, me, start", "me: Toska, Margo@180")
    assert t.turned("Margo") == 180


def test_vc_15_extra_turns_add_up():
    t = table("me: - / Back in Time x2, Ghoul x4", pause=False)
    t.play("play Back in Time", "choose Ghoul", "play Back in Time")
    whose = []
    for turn in (2, 3, 4):
        while t.game.view(None)["turn"] < turn:
            t.play("pass" if "pass" in t.options() else "end")
        whose.append(t.phase[0])
    assert whose == ["me", "me", "opponent"]


def test_vc_16_below_zero_is_kept_and_read_as_zero():
    wither = 'card "Wither": action(text=(do(Change(target(Those(CHARACTER)), -4, -4, THIS_TURN)),))'
    grow = 'card "Grow": action(text=(do(Change(target(Those(CHARACTER)), 2, 2, THIS_TURN)),))'
    t = table(wither, grow, "me: Zhenya / Wither, Grow, Blank Stare", "opponent: Acolyte [Blood Froth]")
    t.play("play Wither", "choose opponent.Acolyte")
    assert t.values("Acolyte") == (0, 0)
    t.play("play Blank Stare")
    assert t.tokens("Acolyte") == 1
    t.play("play Grow", "choose opponent.Acolyte")
    assert t.values("Acolyte") == (2, 2)  # 2 + 1 + 1 (Rage) - 4 + 2: nothing of the -4 was lost


def test_vc_18_becomes_equal_raises_and_lowers():
    """It covers what enters later as well."""
    frail = 'card "Frail": character(GIRL, 1, 1, keywords=(endurance(-2),))'
    t = table(frail, "me: Chronophage, Guardsman / Ghoul", "opponent: Frail")
    t.play("play Ghoul")
    assert t.endurance("Frail") == 2
    assert (t.endurance("Guardsman"), t.endurance("Ghoul"), t.endurance("Chronophage")) == (2, 2, 2)


def test_vc_20_one_additional_one_normal_no_third():
    t = table("me: - / The Ball x2, Margo, Zhenya, Nina, Toska").play(
        "play The Ball", "accept", "choose Margo", "play Zhenya"
    )
    assert t.why_not("play Nina").cite == "V-67"
    t.play("play The Ball", "accept", "choose Nina")
    assert t.pile("me characters") == ["Margo", "Zhenya", "Nina"] and t.why_not("play Toska").cite == "V-67"


def test_vc_21_what_adds_comes_after_what_becomes_equal():
    t = table("me: - / Unveiling", "opponent: Chronophage, Ghoul*1 [Fortitude]")
    assert t.endurance("Ghoul") == 4
    t.play("play Unveiling")
    assert t.endurance("Ghoul") == 2 and t.tokens("Ghoul") == 1


def test_vc_21_endurance_drops_to_the_tokens():
    for tokens in (2, 3):
        t = table("me: - / Unveiling", f"opponent: Chronophage, Ghoul*{tokens} [Fortitude]").play("play Unveiling")
        assert t.pile("opponent scrapheap") == ["Fortitude", "Ghoul"] and t.levels == (2, 0)


def test_vc_23_the_last_one_rules():
    t = table("me: Valkyrie, Margo", "opponent: Grey Mother")
    assert t.values("Margo") == (2, 2)
    t = table("me: Valkyrie^2, Margo", "opponent: Grey Mother^1")
    assert t.values("Margo") == (2, 5)


def test_vc_25_irresistible():
    t = table("me: Ghoul", "me duel: Control", "opponent: Margo", "opponent duel: Dissolution").play(
        "attack Ghoul -> Margo"
    )
    words = ("duel-card-works", "not-cancelled", "stopped-duel")
    assert t.story(*words) == [
        "duel-card-works Control",
        "not-cancelled Dissolution",
        "duel-card-works Dissolution",
        "stopped-duel Dissolution",
    ]
    assert t.tokens("Margo") == 0


def test_vc_27_the_active_player_orders_the_opponents_text_too():
    bell = 'card "Bell": location(text=(when(END_OF_EACH_TURN, Draw(1)),))'
    knell = 'card "Knell": location(text=(when(END_OF_EACH_TURN, Discard(1)),))'
    t = table(bell, knell, "me: Bell, Margo", "me deck: Ghoul", "opponent: Knell / Zhenya")
    t.play("end").play("pass")
    assert t.asked == ("me", "V-124") and t.choices() == ["Bell", "opponent.Knell"]
    t.play("first opponent.Knell")
    assert t.story("discarded", "drew")[:2] == ["discarded Zhenya", "drew Ghoul"]


def test_vc_28_madness_is_one_number_for_both():
    t = table("me: Toska / Temple of Skorn, Choir of Voices", "opponent: Acolyte / Choir of Voices")
    assert t.madness == 1 and t.warning("play Choir of Voices") == "V-79"
    t.play("play Temple of Skorn")
    assert t.madness == 3 and t.warning("play Choir of Voices") is None
    t.play("play Choir of Voices").go_to("actions", "opponent").play("play Choir of Voices")
    assert t.values("Toska") == (0, 0)


def test_vc_29_one_key_card_a_turn():
    t = table("me: - / Ada the Harvester, The Return", "me scrapheap: Ghoul").play("play Ada the Harvester")
    assert t.why_not("play The Return").cite == "V-110"
    t.play("end").go_to("actions", "me").play("play The Return")
    assert t.in_play("Ghoul")


def test_vc_30_endurance_of_two_modifications():
    assert table("me: Margo [Fortitude, Reaper's Aura]").endurance("Margo") == 6
