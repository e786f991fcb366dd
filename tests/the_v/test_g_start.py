"""Chapter G: the start of the game (V-60 … V-62)."""

import sumrak
from tests.coverage_plugin import exercises
from tests.the_v.table_talk import Table


def begun(seed: int = 1) -> Table:
    return Table(sumrak.new("the_v", decks=["reaper", "skorn"], seed=seed))


@exercises("V-60")
def test_title_cards_six_cards_and_the_rest():
    t = begun()
    for side in ("me", "opponent"):
        assert [t.count(f"{side} {zone}") for zone in ("title", "hand", "deck", "duel")] == [1, 6, 34, 8]
    assert len({tuple(begun(seed).pile("me hand")) for seed in range(6)}) > 1  # shuffled


def test_hands_are_decided_unseen_and_shown_together():
    t = begun()
    assert t.options("me") == t.options("opponent") == ["keep_hand", "new_hand"]
    before = t.game.view(1)
    t.play("me: new_hand")
    after = t.game.view(1)
    assert before["places"] == after["places"] and t.happened("new-hand") == []
    t.play("opponent: new_hand")
    assert t.happened("new-hand") == ["me", "opponent"] and t.count("me hand") >= 6


def test_a_new_hand_is_drawn_from_all_forty():
    t = begun(3)
    before = t.pile("me hand")
    t.play("me: new_hand", "opponent: keep_hand")
    now = t.game.at(2)
    assert now is not None and sorted(before) != sorted(t.pile("me hand"))
    assert t.count("me hand") + t.count("me deck") == 40


def test_the_lot_is_drawn_last_and_falls_both_ways():
    """V-62: the first player draws in his first turn like in any other."""
    first = set()
    for seed in range(12):
        t = begun(seed).play("me: keep_hand", "opponent: keep_hand")
        whose = t.phase[0]
        first.add(whose)
        assert t.story("kept-hand", "first-player", "started-turn")[2:4] == [
            f"first-player {whose}",
            f"started-turn {whose}",
        ]
        assert t.happened("drew") != [] and t.count(f"{whose} deck") == 33
    assert first == {"me", "opponent"}
