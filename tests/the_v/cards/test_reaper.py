"""House of the Reaper, card by card: what each text does, and how we read it."""

from tests.the_v.table_talk import table

DRAIN = 'card "Drain": action(text=(do(Exhaust(Those(CHARACTER))),))'
JAB = 'card "Jab": action(text=(do(Exhaust(target(Those(CHARACTER)))),))'


def test_reapers_aura_gives_its_bearer_the_word():
    t = table("me: Ghoul / Reaper's Aura").play("play Reaper's Aura on Ghoul")
    assert t.badges("Ghoul") == ["reaper"]
    assert t.values("Ghoul") == (4, 3) and t.endurance("Ghoul") == 4


def test_lichs_breath():
    assert table("me: Margo [Lich's Breath]").values("Margo") == (3, 4)
    assert table("me: Margo*1 [Lich's Breath]").values("Margo") == (4, 5)


def test_scythe_costs_a_card():
    t = table("me: Ghoul / Scythe, Zhenya", "opponent: Ghoul", pause=False).play("play Scythe on my.Ghoul")
    assert t.values("Ghoul") == (3, 5) and t.badges("Ghoul") == ["fatality"] and t.pile("me scrapheap") == ["Zhenya"]
    t = table("me: Ghoul / Scythe", "opponent: Ghoul", pause=False).play("play Scythe")
    assert t.pile("me scrapheap") == ["Scythe"] and t.happened("not-played") == ["Scythe"]


def test_mourner_may_discard_what_she_drew():
    t = table("me: The Mourner / Zhenya", "me deck: Ghoul", "opponent: Ghoul", pause=False).play("use The Mourner")
    assert sorted(t.choices()) == ["Ghoul", "Zhenya"]
    assert t.play("choose Ghoul").pile("me hand") == ["Zhenya"]


def test_mourner_with_an_empty_deck_only_discards():
    t = table("me: The Mourner / Zhenya", "me deck: -", "opponent: Ghoul", pause=False).play("use The Mourner")
    assert t.pile("me scrapheap") == ["Zhenya"]


def test_ada_untaps_once_when_her_rival_was_exhausted():
    """From 180 she comes to 90 and cannot attack again at once. Full exhaustion counts."""
    for rival in ("Acolyte", "Acolyte*2"):
        t = table("me: Ada the Harvester, Ghoul", f"opponent: {rival}, Gryazelda").play(
            "attack Ada the Harvester -> Acolyte"
        )
        t.play("decline")  # Reaper
        assert t.turned("Ada the Harvester") == 90
        assert t.why_not("attack Ada the Harvester -> Gryazelda").cite == "V-90"
    t = table("me: Ada the Harvester, Ghoul", "opponent: Gryazelda").play("attack Ada the Harvester -> Gryazelda")
    assert t.turned("Ada the Harvester") == 180


def test_ada_untaps_when_attacked_too():
    t = table("me: Brute", "opponent: Ada the Harvester@180", "opponent duel: Black Water").play(
        "attack Brute -> Ada the Harvester"
    )
    t.play("opponent: choose opponent.Brute", "opponent: decline")
    assert t.turned("opponent.Ada the Harvester") == 90


def test_faceless_has_fatality_only_when_attacking():
    t = table("me: The Faceless", "opponent: Ghoul").play("attack The Faceless -> Ghoul")
    assert t.happened("opened-duel-card") == [] and t.endurance("The Faceless") == 2
    t = table("me: Ghoul", "opponent: The Faceless").play("attack Ghoul -> The Faceless")
    assert t.happened("opened-duel-card") == ["Blank", "Blank"]


def test_gravedigger_first_yes_or_no_then_whom():
    t = table("me: Margo / Gravedigger", "me scrapheap: Zhenya, Ghoul, Blade").play("play Gravedigger")
    assert t.options() == ["accept", "decline"]
    assert sorted(t.play("accept").choices()) == ["Ghoul", "Zhenya"]
    assert t.play("choose Zhenya").pile("me hand") == ["Zhenya"]


def test_gravedigger_does_not_ask_where_nothing_is_legal():
    t = table("me: Margo / Gravedigger", "me scrapheap: Blade").play("play Gravedigger")
    assert t.asked == ("me", "V-67")


def test_gravedigger_comes_by_an_effect_too():
    """The words "when it enters play" are for playing and for putting into play."""
    t = table("me: - / Double Summons, Gravedigger", "me scrapheap: Zhenya").play("play Double Summons")
    assert t.options() == ["accept", "decline"]


def test_old_graveyard_takes_three_of_your_choice():
    t = table("turn: 1, me, start", "me: Old Graveyard", "me scrapheap: Zhenya, Ghoul, Blade, Margo")
    t.play("accept", "choose Margo", "choose Zhenya", "choose Blade")
    assert sorted(t.pile("me void")) == ["Blade", "Margo", "Zhenya"] and t.pile("me scrapheap") == ["Ghoul"]
    assert t.happened("drew") == ["Ghoul", "Ghoul"]  # its own and the draw phase's


def test_old_graveyard_takes_all_three_or_none():
    t = table("turn: 1, me, start", "me: Old Graveyard", "me scrapheap: Zhenya, Ghoul")
    assert t.asked == ("me", "V-67") and len(t.pile("me scrapheap")) == 2
    t = table("turn: 1, me, start", "me: Old Graveyard", "me scrapheap: Zhenya x3").play("decline")
    assert t.count("me scrapheap") == 3 and len(t.happened("drew")) == 1


def test_old_graveyard_sleeps_in_the_opponents_turn():
    assert table("turn: 1, opponent, start", "me: Old Graveyard", "me scrapheap: Zhenya x3").asked == (
        "opponent",
        "V-67",
    )


def test_the_return_asks_for_the_specialisation():
    t = table("me: - / The Return", "me title: Scarlet Court", "me scrapheap: Ghoul").play("play The Return")
    assert t.happened("not-played") == ["The Return"]
    t = table("me: - / The Return", "me scrapheap: Ghoul").play("play The Return")
    assert t.in_play("Ghoul") and t.tokens("Ghoul") == 0


def test_last_breath_only_for_the_exhausted():
    t = table("me: Ghoul / Last Breath", "opponent: Margo*1").play("play Last Breath")
    assert t.tokens("Margo") == 2 and t.tokens("Ghoul") == 0


def test_reaping_turns_an_untapped_character_twice():
    """ "Untapped" means at 0."""
    t = table("me: Margo, Zhenya, Nina@90 / Reaping", "opponent: Gryazelda").play("play Reaping")
    assert t.choices() == ["Margo", "Zhenya"]
    t.play("turn Zhenya", "choose opponent.Gryazelda")
    assert t.turned("Zhenya") == 180 and t.tokens("Gryazelda") == 2
    t = table("me: Nina@90 / Reaping", "opponent: Gryazelda").play("play Reaping")
    assert t.happened("not-played") == ["Reaping"] and t.turned("Nina") == 90


def test_reaping_gives_one_token_after_the_other():
    """Who dies of the first takes no second."""
    t = table("me: Margo / Reaping", "opponent: Ghoul*2").play("play Reaping", "choose opponent.Ghoul")
    assert t.happened("exhausted") == ["Ghoul"] and t.levels == (2, 0)


def test_exhumation_is_additional():
    t = table("me: - / Zhenya, Exhumation, Toska", "me scrapheap: Margo, Nina", pause=False)
    t.play("play Zhenya", "play Exhumation", "choose Margo")
    assert t.pile("me characters") == ["Zhenya", "Margo"]


def test_exhumation_of_somebody_with_a_requirement():
    """Failing it she stays in the scrapheap and is not played."""
    t = table("me: - / Exhumation, Toska", "me scrapheap: Gryazelda, Margo").play(
        "play Exhumation", "choose Toska", "choose Gryazelda"
    )
    assert "Gryazelda" in t.pile("me scrapheap") and t.happened("not-played") == ["Gryazelda"]


def test_sister_morgue_draws_for_the_opponents_losses():
    t = table(JAB, "me: Sister Morgue / Jab", "opponent: Ghoul*2").play("play Jab", "choose opponent.Ghoul")
    assert t.options() == ["accept", "decline"] and t.levels == (2, 0)
    t.play("accept")
    assert t.happened("drew") == ["Ghoul"]


def test_sister_morgue_is_not_asked_without_a_deck_or_for_your_own():
    t = table(JAB, "me: Sister Morgue / Jab", "me deck: -", "opponent: Ghoul*2").play(
        "play Jab", "choose opponent.Ghoul"
    )
    assert t.asked == ("me", "V-67")
    t = table(JAB, "me: Sister Morgue, Ghoul*2 / Jab").play("play Jab", "choose Ghoul")
    assert t.asked == ("me", "V-67")


def test_sister_morgue_does_not_see_who_leaves_with_her():
    t = table(DRAIN, "me: Sister Morgue*2 / Drain", "opponent: Ghoul*2").play("play Drain")
    assert t.levels == (2, 2) and t.asked == ("me", "V-67")


def test_scythe_sweep_looks_at_the_tokens_when_it_works():
    """+0/+2; +1/+0 more if its rival is exhausted then."""
    wall = 'card "Wall": character(MONSTER, 4, 5)'
    for tokens, wins in ((0, ["threat"]), (1, ["influence", "threat"])):
        t = table(wall, "me: Ghoul", "me duel: Scythe Sweep", f"opponent: Wall*{tokens} [Fortitude]").play(
            "attack Ghoul -> Wall"
        )
        assert [kind for kind in ("influence", "threat") if t.happened(f"won-by-{kind}")] == wins


def test_death_grip_waits_for_the_end_of_the_duel():
    """It looks at tokens and (+) there: two tokens of this duel are enough."""
    t = table("me: Brute", "me duel: Death Grip", "opponent: Acolyte").play("attack Brute -> Acolyte")
    assert t.pile("opponent scrapheap") == ["Acolyte"] and t.levels == (2, 0)
    t = table("me: Brute", "me duel: Death Grip", "opponent: Mirror Maiden").play("attack Brute -> Mirror Maiden")
    assert t.tokens("Mirror Maiden") == 2
    wall = 'card "Wall": character(MONSTER, 9, 1)'
    t = table(wall, "me: Brute", "me duel: Death Grip", "opponent: Wall").play("attack Brute -> Wall")
    assert t.tokens("Wall") == 1


def test_death_grip_cancelled_or_the_duel_stopped():
    for card in ("Control", "Dissolution"):
        t = table("me: Brute", "me duel: Death Grip", "opponent: Acolyte*1 [Fortitude]", f"opponent duel: {card}")
        t.play("attack Brute -> Acolyte")
        assert t.tokens("Acolyte") == (3 if card == "Control" else 1)


def test_eternal_rest_silences_an_inviolable_rival_but_not_what_lies_under_it():
    t = table(
        "me: Ghoul",
        "me duel: Eternal Rest",
        "me scrapheap: Margo x2",
        "opponent: Harbinger of Skorn [Blood Froth], Acolyte",
    )
    t.play("attack Ghoul -> Harbinger of Skorn")
    assert t.happened("lost-text") == ["Harbinger of Skorn"] and t.count("me void") == 2
    assert t.badges("Harbinger of Skorn") == ["inviolable", "rage"] and t.madness == 2  # it is over


def test_eternal_rest_asks_for_two_cards_of_the_scrapheap():
    t = table("me: Ghoul", "me duel: Eternal Rest", "me scrapheap: Margo", "opponent: Shilo").play(
        "attack Ghoul -> Shilo"
    )
    assert t.happened("duel-card-fails") == ["Eternal Rest"] and t.count("me scrapheap") == 1


def test_eternal_rest_takes_the_text_of_the_end_of_the_duel():
    t = table("me: Ghoul", "me duel: Eternal Rest", "me scrapheap: Margo x2", "opponent: Shilo").play(
        "attack Ghoul -> Shilo"
    )
    assert t.tokens("Ghoul") == 0 and t.phase == ("me", "additional")


def test_grave_chill():
    t = table("me: Ghoul", "me duel: Grave Chill", "opponent: Gryazelda").play("attack Ghoul -> Gryazelda")
    assert t.happened("won-by-threat") == ["Ghoul"] and t.happened("won-by-influence") == []
