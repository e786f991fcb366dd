"""Chapters 12, 14 and 21: zones, what an action leaves undone, and who has destroyed."""

import re

from tests.berserk.table_talk import table
from tests.coverage_plugin import exercises


def card(name: str, text: str) -> str:
    return f'card "{name}": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=({text},))'


@exercises("B-12.2")
def test_a_card_goes_to_its_owners_zone():
    """Under control of the other side it dies into its owner's graveyard."""
    t = table("me: Nomad@C1", "opponent: Hedd@C1' (closed) (wounds 7) (of me), Troll@A3'", dice="3")
    t.play("strike Nomad -> opponent.Hedd").both_pass()
    assert t.pile("me graveyard") == ["Hedd"] and t.pile("opponent graveyard") == []


@exercises("B-12.4")
def test_a_deck_that_a_card_returns_to_is_shuffled():
    places = set()
    for seed in range(6):
        t = table(
            card("Seed", "ReturnsToDeck()"),
            f"seed: {seed}",
            "me: Nomad@C1",
            "opponent: Seed@C1' (closed) (wounds 8), Nomad@A3'",
            "opponent deck: Troll x12",
            dice="3",
        )
        t.play("strike Nomad -> opponent.Seed").both_pass()
        deck = re.search(r"opponent deck: (.*)", t.game.scenario())
        assert deck is not None
        names = [name.strip() for name in deck[1].split(",")]
        assert len(names) == 13
        places.add(names.index('"Seed"'))
    assert len(places) > 1


@exercises("B-14.4")
def test_an_impossible_part_is_skipped():
    """Druid heals 2 and takes the poison off: of an unwounded creature he takes the poison, and closes."""
    t = table("me: Druid@C1, Hedd@B1 (poison 1)").play("use Druid -> Hedd").both_pass()
    assert not t.poison("Hedd") and t.closed("Druid")


@exercises("B-21.6")
def test_who_gave_the_poison_has_destroyed():
    """The Champion of the Order may have the killer blessed: it is Hedd, whose poison it was."""
    t = table(
        "turn: 1, me, main",
        "me: Hedd@C1^7, Champion of the Order@A1",
        "opponent: Nomad@C1' (poison 1 by 7) (wounds 7), Troll@A3'",
    )
    t.play("pass").go("accept")
    assert t.badges("Hedd") == ["blessed"] and t.pile("opponent graveyard") == ["Nomad"]
