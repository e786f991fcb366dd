"""Chapter K: keywords (V-110 … V-118)."""

import pytest

from tests.coverage_plugin import exercises
from tests.the_v.table_talk import table


def test_key_is_one_number_for_all_types():
    """V-110: a location, a character, an action, a modification."""
    for first in ("Night Club", "Red Queen", "Fire", "Puppet Strings"):
        where = " on opponent.Ghoul" if first == "Puppet Strings" else ""
        t = table(f"me: Margo / {first}, Old Graveyard, Zhenya, Toska", "opponent: Ghoul, Insomnia").play(
            f"play {first}{where}"
        )
        if first == "Puppet Strings":
            t.play("choose Zhenya", "choose Toska")
        assert t.why_not("play Old Graveyard").cite == "V-110"


@exercises("V-111")
def test_endurance_plus_and_minus():
    t = table("me: Brute [Fortitude], The Faceless [Reaper's Aura]")
    assert t.endurance("Brute") == 4 and t.endurance("The Faceless") == 3
    terms = t.game.explain("Brute", "endurance").terms
    assert [(term.amount, term.cite) for term in terms] == [(3, "V-55"), (-1, "V-111"), (2, "V-111")]


@pytest.mark.parametrize("said, drawn", [("accept", ["Ghoul"]), ("decline", [])])
def test_reaper_may(said: str, drawn: list[str]):
    t = table("me: Margo", "opponent: Acolyte").play("attack Margo -> Acolyte")
    assert t.asked == ("me", "V-112")
    assert t.play(said).happened("drew") == drawn


def test_reaper_must_still_be_there():
    """V-112: at g, with its word."""
    t = table("me: Margo*2", "me duel: Black Water", "opponent: Acolyte", "opponent duel: Black Water")
    t.play("attack Margo -> Acolyte", "choose opponent.Acolyte", "opponent: choose opponent.Margo")
    assert t.pile("me scrapheap") == ["Margo"] and t.asked[1] != "V-112"


def test_reaper_after_a_stopped_duel():
    """V-104, V-112: "after the duel" comes however the duel ends."""
    stop = 'card "Stop": duel_card(text=(do(Exhaust(target(RIVAL)), StopTheDuel()),))'
    t = table(stop, "me: Margo", "me duel: Stop", "opponent: Acolyte").play("attack Margo -> Acolyte")
    assert t.tokens("Acolyte") == 1 and t.asked == ("me", "V-112")


def test_both_reap():
    t = table("me: Margo", "me duel: Blank", "opponent: Zhenya", "opponent duel: Black Water")
    t.play("attack Margo -> Zhenya", "opponent: choose opponent.Margo")
    assert t.tokens("Margo") == 1 and t.tokens("Zhenya") == 2
    t.play("me: accept", "opponent: accept")
    assert t.happened("drew") == ["Ghoul", "Ghoul"]


@exercises("V-113")
def test_fatality():
    """Duel cards are not used when it attacks; when it is attacked they are."""
    t = table("me: Ghoul [Scythe]", "opponent: Brute").play("attack Ghoul -> Brute")
    assert t.happened("chose-duel-card") == [] and t.tokens("Brute") == 1
    t = table("me: Brute", "opponent: Ghoul [Scythe]").play("attack Brute -> Ghoul")
    assert len(t.happened("opened-duel-card")) == 2


def test_inviolable_only_in_play():
    t = table("me: - / Exhumation, Toska", "me scrapheap: Mirror Maiden, Margo").play("play Exhumation", "choose Toska")
    assert "Mirror Maiden" in t.choices()


def test_inviolable_is_no_help_against_texts_without_a_target():
    drain = 'card "Drain": action(text=(do(Exhaust(Those(CHARACTER, OPPONENTS))),))'
    t = table(drain, "me: - / Drain", "opponent: Mirror Maiden").play("play Drain")
    assert t.tokens("Mirror Maiden") == 1


def test_a_borrowed_inviolable_character_is_your_own():
    """V-114, V-143."""
    jab = 'card "Jab": action(text=(do(Exhaust(target(Those(CHARACTER)))),))'
    t = table(jab, "me: Mirror Maiden (of opponent) [Puppet Strings] / Jab").play("play Jab")
    assert t.tokens("Mirror Maiden") == 1


def test_guarded_is_about_monsters_of_her_side():
    """V-115: she may attack herself."""
    t = table("me: Lady-in-Waiting, Brute", "opponent: Ghoul")
    assert t.why_not("attack Lady-in-Waiting -> Ghoul") is None
    t = table("turn: opponent", "me: Lady-in-Waiting, Brute", "opponent: Ghoul")
    assert t.why_not("opponent: attack Ghoul -> Lady-in-Waiting").cite == "V-115"


def test_rage_needs_a_token():
    """V-116."""
    assert table("me: Bone Hound").values("Bone Hound") == (3, 5)
    t = table("me: Bone Hound*1 [Blood Froth]")
    assert t.values("Bone Hound") == (3 + 1 + 2, 5 + 1 + 2)
    assert "V-116" in {term.cite for term in t.game.explain("Bone Hound", "threat").terms}


def test_rage_in_the_middle_of_a_duel():
    """The token of a duel card makes it stronger before values are compared."""
    t = table("me: Bone Hound", "me duel: Black Water", "opponent: Gryazelda").play("attack Bone Hound -> Gryazelda")
    t.play("choose Bone Hound")
    assert t.happened("won-by-threat") == ["Bone Hound"] and t.happened("won-by-influence") == []


def test_madness_is_one_number():
    """V-118: both players' cards, for both."""
    t = table("me: Acolyte", "opponent: Temple of Skorn, Ghoul [Derangement]")
    found = t.game.explain("Acolyte", "madness")
    assert found.value == t.madness == 4 and {term.cite for term in found.terms} == {"V-118"}


def test_madness_goes_with_its_card_and_its_text():
    t = table("me: Margo / Muteness", "opponent: Acolyte, Harbinger of Skorn").play(
        "play Muteness", "choose opponent.Acolyte"
    )
    assert t.madness == 1
