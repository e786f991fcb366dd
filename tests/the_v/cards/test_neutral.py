"""Cards without a group, one by one: what each text does, and how we read it."""

import pytest

from tests.the_v.table_talk import table


def test_back_in_time_twice_and_no_third_time():
    """Title 0, 90, 180, four discards besides; then it cannot be turned further."""
    t = table("me: - / Back in Time x3, Ghoul x4, Margo", pause=False)
    t.play("play Back in Time", "choose Ghoul", "play Back in Time", "choose Ghoul")
    assert t.count("me scrapheap") == 6 and t.turned("House of the Reaper") == 180
    assert t.warning("play Back in Time") == "V-79"
    t.play("play Back in Time")
    assert t.happened("not-played") == ["Back in Time"] and t.happened("extra-turn") == ["me", "me"]


def test_valkyrie_and_grey_mother():
    t = table("me: Grey Mother, Margo / Valkyrie", "opponent: Brute")
    assert t.values("Brute") == (2, 2) and t.values("Margo") == (2, 2)
    t.play("play Valkyrie")
    assert t.values("Brute") == (2, 5) and t.values("Valkyrie") == (2, 5)


def test_entry_counts_put_or_played():
    t = table("me: Valkyrie, Margo / Double Summons, Grey Mother").play("play Double Summons")
    assert t.values("Margo") == (2, 2)


def test_chronophage_overwrites_base_and_keyword_not_text():
    """Iron Maiden reads 3 + 2 + 2 alone, 2 + 2 beside Chronophage."""
    assert table("me: Iron Maiden, Ghoul").endurance("Iron Maiden") == 7
    t = table("me: Iron Maiden, Ghoul", "opponent: Chronophage")
    assert t.endurance("Iron Maiden") == 4 and t.endurance("Ghoul") == 4 and t.endurance("Chronophage") == 4


def test_standard_bearer_counts_herself():
    t = table("me: Standard-bearer, Ghoul", "opponent: Margo")
    assert [t.values(name) for name in ("Standard-bearer", "Ghoul", "Margo")] == [(2, 2), (4, 4), (3, 3)]


def test_runaway_is_guarded():
    assert table("me: Ghoul", "opponent: Runaway, Brute").why_not("attack Ghoul -> Runaway").cite == "V-115"


def test_schoolgirl_draws_when_played_only():
    assert table("me: - / Schoolgirl").play("play Schoolgirl").happened("drew") == ["Ghoul"]
    assert table("me: - / Double Summons, Schoolgirl").play("play Double Summons").happened("drew") == []


def test_nurse():
    t = table("me: Nurse, Margo*2, Zhenya").play("use Nurse")
    assert t.choices() == ["Nurse", "Margo", "Zhenya"]
    assert t.play("choose Margo").tokens("Margo") == 1


def test_nurse_may_choose_who_has_no_token():
    t = table("me: Nurse, Margo*2").play("use Nurse", "choose Nurse")
    assert t.tokens("Margo") == 2 and t.turned("Nurse") == 90


def test_monsters_with_keywords():
    t = table("me: Brute, Thing from the Sewer*1, Margo [Fortitude, Charisma]")
    assert t.endurance("Brute") == 2 and t.values("Thing from the Sewer") == (5, 5)
    assert t.endurance("Margo") == 5 and t.values("Margo") == (5, 3)


def test_unveiling_takes_any_modification():
    t = table("me: Margo [Blade] / Unveiling", "opponent: Zhenya [Crown]").play("play Unveiling")
    assert t.choices() == ["Blade", "opponent.Crown"]
    assert t.play("choose opponent.Crown").pile("opponent scrapheap") == ["Crown"]


def test_muteness_may_choose_anything_but_titles_and_inviolable_enemies():
    t = table("me: Margo, Mirror Maiden, Night Club / Muteness", "opponent: Zhenya [Blade], Mirror Maiden, Insomnia")
    t.play("play Muteness")
    ours, theirs = ["Margo", "Mirror Maiden", "Night Club"], ["Zhenya", "Insomnia", "Blade"]
    assert t.choices() == ours + [f"opponent.{name}" for name in theirs]
    assert t.why_not("choose opponent.Mirror Maiden").cite == "V-114"
    assert t.why_not("choose House of the Reaper").cite == "V-23"


def test_muteness_takes_the_keywords_that_came_from_a_modification():
    t = table("me: Ghoul [Reaper's Aura], Margo / Muteness").play("play Muteness", "choose Reaper's Aura")
    assert t.badges("Ghoul") == [] and t.values("Ghoul") == (4, 3)


def test_muteness_of_a_character_leaves_its_modifications_alone():
    t = table("me: Margo [Reaper's Aura] / Muteness").play("play Muteness", "choose Margo")
    assert t.badges("Margo") == ["reaper", "silenced"] and t.endurance("Margo") == 4
    t = table("me: Margo, Ghoul / Muteness").play("play Muteness", "choose Margo")
    assert t.badges("Margo") == ["silenced"]


def test_muteness_ends_with_the_turn():
    t = table("me: Selistra, Margo / Muteness").play("play Muteness", "choose Selistra")
    assert t.values("Margo") == (3, 3)
    assert t.go_to("actions", "opponent").values("Margo") == (4, 4)


def test_fire_is_a_key_card_against_locations():
    t = table("me: - / Fire, Double Summons", "opponent: Night Club").play("play Fire")
    assert t.pile("opponent scrapheap") == ["Night Club"]
    assert t.why_not("play Double Summons").cite == "V-110"


def test_blank_stare():
    meek = 'card "Meek": character(GIRL, 0, 0)'
    t = table(meek, "me: Acolyte [Silk Noose], Margo / Blank Stare", "opponent: Meek, Zhenya [Silk Noose]").play(
        "play Blank Stare"
    )
    assert t.tokens("Meek") == 1  # 0/1 is not 0/0


def test_secret_guest_yes_or_no_then_who():
    t = table("me: - / Secret Guest, Blade, Margo, Ghoul", pause=False).play("play Secret Guest", "choose Blade")
    assert t.options() == ["accept", "decline"]
    t.play("accept")
    assert t.choices() == ["Margo", "Ghoul"]
    t.play("choose Ghoul", "play Margo")
    assert t.pile("me characters") == ["Ghoul", "Margo"]


def test_secret_guest_declined():
    t = table("me: - / Secret Guest, Blade, Margo", pause=False).play("play Secret Guest", "choose Blade", "decline")
    assert t.pile("me hand") == ["Margo"]


def test_double_summons_two_of_your_choice_in_your_order():
    """The second sees what the first did."""
    t = table("me: - / Double Summons, Margo, Zhenya, Gravedigger", "me scrapheap: Brute").play("play Double Summons")
    assert t.choices() == ["Margo", "Zhenya", "Gravedigger"]
    t.play("choose Gravedigger", "accept")
    assert sorted(t.choices()) == ["Brute", "Margo", "Zhenya"]
    t.play("choose Brute")
    assert t.pile("me characters") == ["Gravedigger", "Brute"] and t.turned("House of the Reaper") == 180


def test_double_summons_with_one_character():
    assert table("me: - / Double Summons, Margo").play("play Double Summons").pile("me characters") == ["Margo"]


def test_double_summons_with_the_title_at_90():
    t = table("me: - / Double Summons, Margo", "me title: Scarlet Court@90").play("play Double Summons")
    assert t.in_play("Margo")


def test_escape_returns_and_draws():
    t = table("me: Margo [Blade] / Escape", "opponent: Ghoul").play("play Escape")
    assert sorted(t.pile("me hand")) == ["Blade", "Ghoul", "Margo"]


def test_escape_without_anybody_draws_nothing():
    t = table("me: - / Escape", "opponent: Ghoul").play("play Escape")
    assert t.happened("drew") == [] and t.pile("me scrapheap") == ["Escape"]


def test_escape_of_a_borrowed_character():
    """It is yours, and it returns to its owner's hand."""
    t = table("me: - / Command, Escape", "opponent: Brute").play("play Command", "play Escape")
    assert t.pile("opponent hand") == ["Brute"] and t.happened("drew") == ["Ghoul"]


@pytest.mark.parametrize(
    "deck, options",
    [("Ghoul x5", ["3", "2"]), ("Ghoul x3", ["3", "2"]), ("Ghoul x2", ["2"]), ("Ghoul", ["1"]), ("-", [])],
)
def test_night_club(deck: str, options: list[str]):
    t = table("turn: 1, me, additional", "me: Night Club", f"me deck: {deck}")
    if options:
        assert t.options() == [*[f"draw {n}" for n in options], "pass"]
    else:
        assert t.phase[0] == "opponent"


def test_night_club_is_for_its_player():
    assert table("turn: 1, opponent, additional", "me: Night Club").options() == ["draw 2", "pass"]


def test_insomnia_turns_any_character_of_that_player():
    """Inviolable too, for there is no (+); one at 180 is no choice."""
    t = table("me: Mirror Maiden, Margo@90, Ghoul@180, Insomnia").go_to("end", "me")
    assert t.asked[0] == "me" and t.choices() == ["Mirror Maiden", "Margo"]
    assert t.play("choose Margo").turned("Margo") == 180


def test_insomnia_in_the_opponents_turn():
    t = (
        table("turn: opponent", "me: Insomnia, Ghoul", "opponent: Margo, Zhenya@180")
        .go_to("additional", "opponent")
        .play("pass")
    )
    assert t.happened("turned") == ["Margo"]


# duel cards
def test_dissolution_stops():
    t = table("me: Brute", "me duel: Dissolution", "opponent: Acolyte").play("attack Brute -> Acolyte")
    assert t.tokens("Acolyte") == 0 and t.happened("ended-duel") == []


def test_control_cancels():
    t = table("me: Brute", "me duel: Control", "opponent: Acolyte", "opponent duel: Dissolution, Strike")
    t.play("attack Brute -> Acolyte", "opponent: lay Strike")
    assert t.happened("cancelled") == ["Strike"] and t.happened("changed") == []


def test_black_water_may_have_to_hit_your_own():
    t = table("me: Ghoul", "me duel: Black Water", "opponent: Mirror Maiden").play("attack Ghoul -> Mirror Maiden")
    assert t.tokens("Ghoul") == 1


@pytest.mark.parametrize(
    "card, bonus",
    [("Strike", (0, 2)), ("Charm", (2, 0)), ("Mob Fury", (1, 1)), ("Surprise", (1, 1)), ("Last Word", (3, 3))],
)
def test_bonuses_of_duel_cards(card: str, bonus: tuple[int, int]):
    """Exactly that much: equal values win, one more does not."""
    for more in (0, 1):
        wall = f'card "Wall": character(MONSTER, {3 + bonus[0] + more}, {3 + bonus[1] + more})'
        t = table(wall, "me: Ghoul / Margo", f"me duel: {card}", "opponent: Wall", pause=False).play(
            "attack Ghoul -> Wall"
        )
        assert t.tokens("Wall") == 2 - 2 * more


def test_tight_guard_is_for_the_attacked():
    t = table("me: Ghoul", "opponent: Acolyte", "opponent duel: Tight Guard").play("attack Ghoul -> Acolyte")
    assert t.tokens("Acolyte") == 0
    t = table("me: Ghoul", "me duel: Tight Guard", "opponent: Gryazelda").play("attack Ghoul -> Gryazelda")
    assert t.tokens("Gryazelda") == 0 and t.happened("changed") == []


def test_reflection_turns_the_title_cancels_and_strengthens():
    wall = 'card "Wall": character(MONSTER, 4, 4)'
    t = table(wall, "me: Ghoul", "me duel: Reflection", "opponent: Wall", "opponent duel: Strike").play(
        "attack Ghoul -> Wall"
    )
    assert t.turned("House of the Reaper") == 90 and t.tokens("Wall") == 2 and t.happened("cancelled") == ["Strike"]


def test_reflection_against_irresistible():
    """The cancel has no effect, the rest of it works."""
    flood = 'card "Flood": duel_card(keywords=(IRRESISTIBLE,), text=(do(Change(PARTICIPANT, 0, 1, THIS_DUEL)),))'
    t = table(flood, "me: Ghoul", "me duel: Reflection", "opponent: Shilo", "opponent duel: Flood").play(
        "attack Ghoul -> Shilo"
    )
    assert t.story("not-cancelled", "changed") == ["not-cancelled Flood", "changed Ghoul", "changed Shilo"]


def test_reflection_without_a_title_to_turn():
    t = table(
        "me title: Scarlet Court@180", "me: Ghoul", "me duel: Reflection", "opponent: Shilo", "opponent duel: Strike"
    )
    t.play("attack Ghoul -> Shilo")
    assert t.happened("duel-card-fails") == ["Reflection"] and t.happened("changed") == ["Shilo"]
