"""Chapter M: values (V-130 … V-134)."""

import pytest

from tests.coverage_plugin import exercises
from tests.the_v.table_talk import table

END = 'card "End": action(text=(do(Destroy(target(Those(CHARACTER, OPPONENTS)))),))'


def terms(t, card: str, what: str) -> list[tuple[int, str]]:
    return [(term.amount, term.cite) for term in t.game.explain(card, what).terms]


def test_below_zero_is_kept():
    """V-130."""
    sap = 'card "Sap": action(text=(do(Change(target(Those(CHARACTER)), -5, -5, THIS_TURN)),))'
    t = table(sap, "me: Margo / Sap, Charisma").play("play Sap")
    assert t.values("Margo") == (0, 0)
    found = t.game.explain("Margo", "influence")
    assert found.value == 0 and sum(term.amount for term in found.terms if term.cite != "V-130") == -2
    t.play("play Charisma on Margo")
    assert t.values("Margo") == (0, 0)
    t.go_to("actions", "opponent")
    assert t.values("Margo") == (5, 3)


def test_becomes_equal_replaces_the_own_value_only():
    """V-131: modifications and texts come after, its own text too."""
    herald = (
        'card "Herald": character(GIRL, 1, 1, text=(Gets(SELF, influence=4), Becomes(Those(CHARACTER), influence=2)))'
    )
    t = table(herald, "me: Herald, Margo [Charisma], Selistra")
    assert t.values("Herald")[0] == 2 + 4 + 1 and t.values("Margo")[0] == 2 + 2 + 1
    assert terms(t, "Margo", "influence") == [(2, "V-131"), (2, "V-29"), (1, "V-122")]


def test_becomes_equal_for_endurance_replaces_the_keyword():
    t = table("me: Guardsman [Fortitude], Chronophage, Brute")
    assert t.endurance("Guardsman") == 2 + 2 and t.endurance("Brute") == 2


@exercises("V-132")
def test_becomes_equal_covers_all_and_later_ones():
    """It raises as well as lowers."""
    t = table("me: Valkyrie, Gryazelda / Schoolgirl", "opponent: Brute").play("play Schoolgirl")
    assert [t.values(name)[1] for name in ("Valkyrie", "Gryazelda", "Brute", "Schoolgirl")] == [5, 5, 5, 5]
    t = table("me: Valkyrie, Schoolgirl", "opponent: Skornite, Shilo")
    assert t.values("Schoolgirl") == (1, 5) and t.values("Shilo") == (3, 5)


def test_the_last_played_wins_and_the_one_before_comes_back():
    """V-133."""
    t = table(END, "me: Valkyrie, Margo / End", "opponent: Grey Mother").play("play End")
    assert t.values("Margo") == (3, 5)
    t = table("me: Valkyrie, Margo", "opponent: Grey Mother")
    assert terms(t, "Margo", "threat") == [(2, "V-133")] and t.values("Margo") == (2, 2)


def test_put_into_play_counts_as_played():
    """V-133."""
    t = table("me: - / Double Summons, Valkyrie", "opponent: Grey Mother, Margo").play("play Double Summons")
    assert t.values("Margo") == (2, 5)


def test_the_order_of_computation():
    """V-134: own value, becomes equal, modifications, texts and effects, at least 0."""
    boost = 'card "Boost": action(text=(do(Change(Those(GIRL), 1, 1, THIS_TURN)),))'
    t = table(boost, "me: Margo*1 [Blood Froth], Grey Mother, Selistra / Boost").play("play Boost")
    assert terms(t, "Margo", "influence") == [(2, "V-131"), (1, "V-29"), (1, "V-122"), (1, "V-70"), (1, "V-116")]
    assert t.values("Margo") == (6, 6)


def test_values_are_explained_of_public_cards_only():
    """What a table shows beside a card: its values term by term, as messages; nothing of a card that lies in a hand."""
    t = table("me: Margo*1 [Blood Froth] / Ghoul", "opponent: Selistra")
    game = t.game
    ids = {card["def"]: card["id"] for place in game.view(0)["places"] for card in place["cards"]}
    names = {name.en: name.id for name in game.spec.language.names}
    shown = game.values(None, ids[names["Margo"]])
    assert shown == game.values(1, ids[names["Margo"]])
    assert [value["what"]["k"].removeprefix("the_v-value-") for value in shown] == [
        "influence",
        "threat",
        "endurance",
        "rage",
    ]
    own, modification = shown[0]["terms"][0], shown[0]["terms"][1]
    assert (own["k"], own["a"]["n"], own["cite"]) == ("the_v-term-own", "3", "V-24")
    assert (modification["a"], modification["cite"]) == ({"n": "+1", "card": {"card": names["Blood Froth"]}}, "V-29")
    title = next(place["cards"][0]["id"] for place in game.view(None)["places"] if place["id"] == "0.title")
    assert [value["what"]["k"] for value in game.values(None, title)] == ["the_v-value-level"]
    assert game.values(0, ids[names["Ghoul"]]) == []
    with pytest.raises(ValueError):
        game.values(1, ids[names["Ghoul"]])


def test_the_latest_of_a_text_and_an_effect():
    """V-133: an effect of a duel card is a "becomes equal" like any other."""
    t = table("me: Ghoul", "me duel: Possession", "opponent: Gryazelda, Grey Mother").play("attack Ghoul -> Gryazelda")
    t.play("choose opponent.Gryazelda")
    assert t.happened("won-by-influence") == ["Ghoul"]
    won = next(e for e in t.game.events if t.game.spec.event_names[e.kind] == "won-by-influence")
    assert (won.before, won.after) == (2, 1)
