"""Chapter D: zones (V-40 … V-46)."""

from tests.coverage_plugin import exercises
from tests.the_v.table_talk import table


@exercises("V-41", "V-46")
def test_open_zones_and_numbers_are_for_all():
    """Who is asked makes no difference: in the middle of a choice as well."""
    lines = (
        "me: Ghoul / Last Breath, Margo",
        "opponent: Brute*1, Nina*1 / Zhenya",
        "opponent scrapheap: Toska",
        "opponent void: Shilo",
    )
    t = table(*lines, "opponent open: Strike, Charm").play("play Last Breath")
    assert t.asked == ("me", "V-80")
    for viewer in (0, 1, None):
        places = {place["id"]: place for place in t.game.view(viewer)["places"]}
        assert [len(places[f"1.{zone}"]["cards"]) for zone in ("scrapheap", "void", "open", "characters", "title")] == [
            1,
            1,
            2,
            2,
            1,
        ]
        assert [places[f"{seat}.{zone}"]["count"] for seat in (0, 1) for zone in ("hand", "deck", "duel")] == [
            2,
            10,
            8,
            1,
            10,
            8,
        ]


def test_the_opponents_hand_deck_and_closed_duel_cards_are_not():
    t = table("me: - / Margo", "opponent: - / Zhenya")
    places = {place["id"]: place for place in t.game.view(0)["places"]}
    assert all(places[f"1.{zone}"]["cards"] == [] for zone in ("hand", "deck", "duel"))
    assert places["0.deck"]["cards"] == [] and len(places["0.duel"]["cards"]) == 8


def test_to_discard_is_from_hand_to_scrapheap():
    t = table('card "Drop": action(text=(do(Discard(1)),))', "me: Ghoul / Drop, Zhenya", "opponent: Ghoul", pause=False)
    assert t.play("play Drop").happened("discarded") == ["Zhenya"] and "V-42" in t.cites()


def test_no_zone_means_in_play():
    """V-43: neither hand nor scrapheap nor void."""
    blast = 'card "Blast": action(text=(do(Destroy(target(Those(GIRL)))),))'
    t = table(blast, "me: - / Blast, Margo", "me scrapheap: Margo", "opponent: Zhenya, Nina").play("play Blast")
    assert t.choices() == ["opponent.Zhenya", "opponent.Nina"]
    assert t.why_not("choose Margo").cite == "V-43"


def test_what_is_not_in_play_does_not_attack():
    """Of a card in hand the answer spoke of the text of some card."""
    t = table("me: Ghoul / Margo", "opponent: Zhenya")
    for words in ("attack Margo", "attack Margo on Zhenya", "use Margo"):
        assert "not in play" in t.why_not(words).text("en")


@exercises("V-44")
def test_the_order_of_entry_is_the_owners():
    """Of two that are put into play together the second one's text is the later one."""
    for first, second, values in (("Valkyrie", "Grey Mother", (2, 2)), ("Grey Mother", "Valkyrie", (2, 5))):
        t = table("me: Ghoul / Double Summons, Valkyrie, Grey Mother, Brute")
        t.play("play Double Summons", f"choose {first}", f"choose {second}")
        assert t.values("Ghoul") == values


def test_whose_card_it_is_who_chooses():
    """V-45: discards, cards of the scrapheap, a character to turn."""
    t = table("me: Margo, Zhenya / Reaping", "opponent: Gryazelda").play("play Reaping")
    assert t.asked == ("me", "V-45") and t.options() == ["turn Margo", "turn Zhenya"]
    both = "that_player(Discard(1))"
    toll = f'card "Toll": location(text=(when(END_OF_EACH_TURN, {both}),))'
    t = table(toll, "me: - / Margo, Zhenya", "opponent: Toll").go_to("end", "me")
    assert t.asked == ("me", "V-45") and t.choices() == ["Margo", "Zhenya", "Pause"]
