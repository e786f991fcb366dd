"""Chapter L: how text works (V-120 … V-124)."""

import pytest

from tests.coverage_plugin import exercises
from tests.the_v.table_talk import table

END = 'card "End": action(text=(do(Destroy(target(Those(CHARACTER, OPPONENTS)))),))'


@exercises("V-120")
def test_text_works_in_play_only():
    """In a hand, a deck, a scrapheap or the void it does not; it stops the moment the card leaves."""
    t = table("me: Margo / Selistra", "me scrapheap: Selistra", "me void: Selistra", "me deck: Selistra")
    assert t.values("Margo") == (3, 3)
    t = table(END, "me: - / End", "opponent: Selistra, Nina").play("play End", "choose opponent.Nina", "end", "pass")
    assert t.happened("exhausted") == []


@exercises("V-120")
def test_a_text_that_has_gone_off_stops_with_its_card():
    """Two texts at one moment: the first removes the second's card."""
    axe = 'card "Axe": location(text=(when(END_OF_YOUR_TURN, Destroy(Those(GIRL))),))'
    gift = 'card "Gift": character(GIRL, 1, 1, text=(when(END_OF_YOUR_TURN, Draw(1)),))'
    t = table(axe, gift, "me: Axe, Gift").go_to("end", "me")
    assert t.asked == ("me", "V-124")
    t.play("first Axe")
    assert t.story("destroyed", "drew", "started-turn")[:2] == ["destroyed Gift", "started-turn opponent"]


@exercises("V-121")
def test_a_card_that_names_itself():
    """Each copy for itself: the one at rest does nothing."""
    t = table("me: Shilo, Shilo", "opponent: Gryazelda").play("attack Shilo#1 -> Gryazelda", "accept")
    assert t.tokens("Gryazelda") == 1 and t.asked == ("me", "V-90")


def test_a_text_that_names_no_card_adds_up():
    """V-122."""
    t = table("me: Red Queen, Selistra x2, Margo")
    found = t.game.explain("Margo", "influence")
    assert found.value == 3 + 1 + 1 + 1 and [term.cite for term in found.terms] == ["V-24", "V-122", "V-122", "V-122"]


def test_prohibition_beats_permission():
    """V-123: Toska against Throne Hall."""
    t = table("turn: 1, me, untap", "me: Throne Hall, Margo@180", "opponent: Toska")
    assert t.turned("Margo") == 180 and "V-123" in t.cites()
    card = 'card "Pin": location(text=(DoNotUntap(Those(GIRL)),))'
    t = table(card, "turn: 1, me, untap", "me: Margo@90, Ghoul@90, Pin")
    assert t.turned("Margo") == 90 and t.turned("Ghoul") == 0


@pytest.mark.parametrize("first", ["Bell", "opponent.Knell"])
def test_the_active_player_orders(first: str):
    """V-124: the enemy's too, one after the other."""
    bell = 'card "Bell": location(text=(when(END_OF_EACH_TURN, Exhaust(Those(GIRL))),))'
    knell = 'card "Knell": location(text=(when(END_OF_EACH_TURN, Destroy(Those(GIRL))),))'
    t = table(bell, knell, "me: Bell, Margo*2", "opponent: Knell").go_to("end", "me")
    assert t.asked == ("me", "V-124")
    t.play(f"first {first}")
    assert t.levels == ((0, 2) if first == "Bell" else (0, 0))


def test_a_discard_and_a_reaper_at_one_moment():
    """V-124: where the order matters it is asked."""
    moth = 'card "Moth": character(GIRL, 9, 9, keywords=(REAPER,), text=(when(AFTER_DUEL, Discard(1)),))'
    t = table(moth, "me: Moth / Zhenya", "opponent: Acolyte", pause=False).play("attack Moth -> Acolyte")
    assert t.asked == ("me", "V-124")


def test_nobody_orders_what_cannot_matter():
    """Two readers of different hands, or two copies that are alike."""
    t = table("me: Margo", "opponent: Zhenya", "opponent duel: Black Water")
    t.play("attack Margo -> Zhenya", "opponent: choose opponent.Margo")
    assert t.asked == ("me", "V-112")
    dawn = 'card "Dawn": location(text=(when(START_OF_YOUR_TURN, Draw(1)),))'
    assert table(dawn, "turn: 1, me, start", "me: Dawn x2").happened("drew") == ["Ghoul"] * 3
