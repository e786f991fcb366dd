"""Scarlet Court, card by card: what each text does, and how we read it."""

from tests.the_v.table_talk import table

RAISE = 'card "Raise": action(text=(do(PutIntoPlay(target(Those(CARD, YOURS, SCRAPHEAP)))),))'


def test_red_queen_raises_her_other_girls():
    t = table("me: Red Queen, Margo, Ghoul", "opponent: Zhenya")
    assert [t.values(name) for name in ("Red Queen", "Margo", "Ghoul", "Zhenya")] == [(5, 3), (4, 3), (3, 3), (2, 3)]


def test_nina_lets_the_opponent_choose_inviolable_ones_too():
    """She exhausts without (+), and only at the end of the opponent's turn."""
    t = table("me: Mirror Maiden, Ghoul", "opponent: Nina").go_to("end", "me")
    assert t.asked[0] == "me" and t.choices() == ["Mirror Maiden", "Ghoul"]
    t.play("choose Mirror Maiden")
    assert t.tokens("Mirror Maiden") == 1
    t = table("me: Nina, Ghoul").play("end", "pass")
    assert t.tokens("Nina") == t.tokens("Ghoul") == 0 and t.phase[0] == "opponent"


def test_jessica_untaps_characters_one_step_and_not_the_title():
    t = table(
        "turn: 1, me, start",
        "me title: Scarlet Court@180",
        "me: Jessica, Toska, Margo@180, Ghoul@90",
        "opponent: Brute@90",
    )
    words = t.story("untapped")
    assert words == ["untapped Margo", "untapped Ghoul", "untapped Scarlet Court", "untapped Margo"]
    assert t.turned("Scarlet Court") == 90 and t.turned("Brute") == 90


def test_jessica_sleeps_in_the_opponents_turn():
    assert table("turn: 1, opponent, start", "me: Jessica, Margo@180").turned("Margo") == 180


def test_lady_in_waiting_is_guarded_by_a_monster():
    t = table("me: Ghoul", "opponent: Lady-in-Waiting, Brute")
    assert t.why_not("attack Ghoul -> Lady-in-Waiting").cite == "V-115"
    assert table("me: Ghoul", "opponent: Lady-in-Waiting, Margo").why_not("attack Ghoul -> Lady-in-Waiting") is None


def test_court_executioner_pays_a_double_turn():
    t = table("me: Court Executioner", "opponent: Ghoul@90, Brute@180, Margo").play("use Court Executioner")
    assert t.choices() == ["opponent.Ghoul", "opponent.Brute"]
    assert t.play("choose opponent.Brute").turned("Court Executioner") == 180
    assert t.pile("opponent scrapheap") == ["Brute"]


def test_courtesan_may_choose_who_cannot_be_turned_further():
    """At 180 a character is a legal (+): the text sets no condition. Nothing happens to it."""
    t = table("me: Courtesan", "opponent: Ghoul@180, Margo").play("use Courtesan")
    assert t.choices() == ["opponent.Ghoul", "opponent.Margo"]
    assert t.play("choose opponent.Ghoul").turned("Ghoul") == 180
    assert table("me: Courtesan", "opponent: Margo").play("use Courtesan").turned("Margo") == 90


def test_guardsman_helps_guarded_girls():
    t = table("me: Guardsman, Lady-in-Waiting, Margo")
    assert t.values("Lady-in-Waiting") == (2, 2) and t.values("Margo") == (3, 3) and t.endurance("Guardsman") == 4


def test_throne_hall_untaps_characters_twice_the_title_once():
    t = table("turn: 1, me, untap", "me title: Scarlet Court@180", "me: Throne Hall, Margo@180", "opponent: Ghoul@180")
    assert t.turned("Margo") == 0 and t.turned("Scarlet Court") == 90
    t = table("turn: 1, opponent, untap", "me: Throne Hall", "opponent: Ghoul@180")
    assert t.turned("Ghoul") == 90


def test_throne_hall_under_toska():
    """Prohibition beats permission: who lies at 180 does not move."""
    t = table("turn: 1, me, untap", "me: Throne Hall, Margo@180, Zhenya@90", "opponent: Toska")
    assert t.turned("Margo") == 180 and t.turned("Zhenya") == 0


def test_command_and_execution_in_one_turn():
    """Title 0, then 90, then 180: a double turn is possible at 90."""
    t = table("me: - / Command, Execution", "me title: Scarlet Court", "opponent: Ghoul, Brute@90")
    t.play("play Command", "choose opponent.Ghoul", "play Execution")
    assert t.pile("opponent scrapheap") == ["Brute"] and t.turned("Scarlet Court") == 180


def test_command_ends_with_the_turn():
    t = table("me: - / Command", "opponent: Ghoul, Acolyte").play("play Command", "choose opponent.Ghoul")
    t.play("attack Ghoul -> Acolyte")
    assert t.tokens("Acolyte") == 2
    t.go_to("actions", "opponent")
    assert sorted(t.pile("opponent characters")) == ["Acolyte", "Ghoul"] and t.pile("me characters") == []


def test_execution_takes_characters_only_in_practice():
    """Title cards are out, locations and modifications have no turned state."""
    t = table(
        "me: - / Execution",
        "opponent title: Coven of Skorn@90",
        "opponent: Ghoul@90 [Blade], Margo@180, Night Club",
    ).play("play Execution")
    assert t.choices() == ["opponent.Ghoul", "opponent.Margo"]


def test_crown_shields_its_bearer_not_itself():
    t = table("me: - / Curse", "me title: Coven of Skorn", "opponent: Margo [Crown]").play("play Curse")
    assert t.tokens("Margo") == 0
    t = table("me: - / Unveiling", "opponent: Margo [Crown]").play("play Unveiling")
    assert t.pile("opponent scrapheap") == ["Crown"] and t.values("Margo") == (3, 3)


def test_crown_asks_for_the_specialisation():
    t = table("me: Margo / Crown", "me title: Scarlet Court").play("play Crown on Margo")
    assert t.values("Margo") == (5, 3) and t.badges("Margo") == ["reaper", "inviolable"]
    assert table("me: Margo / Crown").play("play Crown").happened("not-played") == ["Crown"]


def test_puppet_strings_are_for_the_opponents_characters():
    t = table("me: Margo / Puppet Strings, Zhenya, Toska", "opponent: Ghoul@90*2 [Blade]", pause=False)
    assert t.why_not("play Puppet Strings on Margo").cite == "V-78"
    t.play("play Puppet Strings on Ghoul")
    assert t.pile("me characters") == ["Margo", "Ghoul"] and t.count("me scrapheap") == 2
    assert (t.turned("Ghoul"), t.tokens("Ghoul"), t.values("Ghoul")) == (90, 2, (3, 5))
    t.go_to("actions", "opponent")
    assert t.pile("me characters") == ["Margo", "Ghoul"]


def test_puppet_strings_destroyed():
    """The character goes back at once, as it is."""
    t = table("me: Ghoul@180*1 (of opponent) [Puppet Strings, Lich's Breath (of opponent)] / Unveiling")
    t.play("play Unveiling", "choose Puppet Strings")
    assert t.pile("opponent characters") == ["Ghoul"] and t.pile("opponent modifications") == ["Lich's Breath"]
    assert (t.turned("Ghoul"), t.tokens("Ghoul")) == (180, 1) and "Puppet Strings" in t.pile("me scrapheap")


def test_puppet_strings_without_their_text():
    """Control ends, and comes back with the text."""
    t = table("me: Ghoul (of opponent) [Puppet Strings], Margo / Muteness").play(
        "play Muteness", "choose Puppet Strings"
    )
    assert t.pile("opponent characters") == ["Ghoul"]
    t.go_to("actions", "opponent")
    assert sorted(t.pile("me characters")) == ["Ghoul", "Margo"]


def test_puppet_strings_put_into_play():
    """ "Who played this" is then who put it."""
    wrap = "PutIntoPlay(target(Those(MODIFICATION, YOURS, HAND)), on=target(Those(CHARACTER, OPPONENTS)))"
    t = table(f'card "Wrap": action(text=(do({wrap}),))', "me: - / Wrap, Puppet Strings", "opponent: Ghoul").play(
        "play Wrap"
    )
    assert t.pile("me characters") == ["Ghoul"]


def test_puppet_strings_and_uniqueness_on_the_new_side():
    t = table("me: Valkyrie / Puppet Strings, Zhenya, Toska", "opponent: Valkyrie", pause=False)
    t.play("play Puppet Strings on opponent.Valkyrie")
    assert t.asked == ("me", "V-83")


def test_puppet_strings_are_a_key_card():
    t = table("me: - / Puppet Strings, Zhenya, Toska, Command", "me title: Scarlet Court", "opponent: Ghoul, Brute")
    t.play("play Command", "choose opponent.Brute")
    assert t.why_not("play Puppet Strings").cite == "V-110"


def test_the_latest_control_rules():
    """The end of an earlier one changes nothing then."""
    t = table("me: - / Command, Unveiling", "opponent: Ghoul (of me) [Puppet Strings]").play("play Command")
    assert t.pile("me characters") == ["Ghoul"]
    t.play("play Unveiling")
    assert t.pile("me characters") == ["Ghoul"] and t.pile("opponent scrapheap") == ["Puppet Strings"]


def test_silk_noose_forbids_abilities_only():
    t = table("me: The Mourner [Silk Noose (of opponent) (by opponent)]", "opponent: Gryazelda")
    assert t.why_not("use The Mourner").cite == "V-123" and t.values("The Mourner") == (0, 0)
    assert t.why_not("attack The Mourner -> Gryazelda") is None


def test_the_ball_is_for_girls():
    """Yes or no first; then the card is compulsory."""
    t = table("me: - / The Ball, Zhenya, Margo, Ghoul").play("play The Ball")
    assert t.options() == ["accept", "decline"]
    t.play("accept")
    assert t.choices() == ["Margo", "Zhenya"]
    t.play("choose Margo", "play Zhenya")
    assert t.pile("me characters") == ["Margo", "Zhenya"]


def test_the_ball_asks_nobody_without_a_girl():
    assert table("me: - / The Ball, Ghoul").play("play The Ball").asked == ("me", "V-67")


def test_the_ball_offers_only_who_may_be_played():
    t = table("this turn: keys 1", "me: - / The Ball, Red Queen, Margo, Zhenya").play("play The Ball", "accept")
    assert t.choices() == ["Margo", "Zhenya"]


def test_interrogation_looks_before_it_chooses():
    """The looker knows those cards from then on."""
    t = table("me: - / Interrogation", "opponent: - / Zhenya, Brute")
    assert t.place(0, 1, "hand")["cards"] == []
    t.play("play Interrogation")
    assert t.choices() == ["opponent.Zhenya", "opponent.Brute"]
    t.play("choose opponent.Brute")
    assert t.pile("opponent scrapheap") == ["Brute"]
    assert [card["def"] for card in t.place(0, 1, "hand")["cards"]] == ["R-02"]
    assert t.happened("looked") == ["me"]


def test_interrogation_of_an_empty_hand():
    t = table("me: - / Interrogation").play("play Interrogation")
    assert t.pile("me scrapheap") == ["Interrogation"] and t.happened("nothing-happens") == ["Interrogation"]


def test_curtsey():
    t = table("me: Ghoul", "me duel: Curtsey", "opponent: Harbinger of Skorn").play(
        "attack Ghoul -> Harbinger of Skorn"
    )
    assert t.happened("won-by-influence") == ["Ghoul"] and t.happened("won-by-threat") == []


def test_royal_mercy_untaps_and_stops():
    """Irresistible: a cancel does nothing to it."""
    t = table("me: Ghoul", "me duel: Royal Mercy", "opponent: Acolyte, Gryazelda", "opponent duel: Control").play(
        "attack Ghoul -> Acolyte"
    )
    assert t.turned("Ghoul") == 90 and t.tokens("Acolyte") == 0
    assert t.happened("not-cancelled") == ["Royal Mercy"]


def test_order_of_silence_cancels_for_the_attacked():
    t = table("me: Ghoul", "me duel: Strike", "opponent: Shilo", "opponent duel: Order of Silence").play(
        "attack Ghoul -> Shilo"
    )
    assert t.happened("cancelled") == ["Strike"]
    assert t.story("duel-card-works") == ["duel-card-works Order of Silence"]


def test_order_of_silence_of_the_attacker_does_nothing():
    t = table("me: Ghoul", "me duel: Order of Silence", "opponent: Shilo", "opponent duel: Strike").play(
        "attack Ghoul -> Shilo"
    )
    assert t.happened("cancelled") == [] and t.happened("changed") == ["Shilo"]


def test_order_of_silence_is_a_cancel_even_when_its_condition_fails():
    """So it goes first: a cancel of the attacked's does not overtake the attacker's."""
    t = table("me: Ghoul", "me duel: Order of Silence", "opponent: Shilo", "opponent duel: Control").play(
        "attack Ghoul -> Shilo"
    )
    assert t.story("duel-card-works", "cancelled") == [
        "duel-card-works Order of Silence",
        "duel-card-works Control",
        "cancelled Order of Silence",
    ]


def test_sleeve_dagger_stabs_before_it_can_be_cancelled():
    t = table("me: Ghoul", "me duel: Sleeve Dagger", "opponent: Shilo", "opponent duel: Control").play(
        "attack Ghoul -> Shilo"
    )
    assert t.tokens("Shilo") == 2 and t.happened("cancelled") == ["Sleeve Dagger"]
