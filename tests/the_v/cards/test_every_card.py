"""Every card of the set is played once, from hand or in a duel, and does not count as not played."""

import pytest

import sumrak
from sumrak.games.the_v.cards import CARDS
from sumrak.games.the_v.vocabulary.terms import Field, Kind
from tests.the_v.table_talk import Table, table

TITLES = {Field.DEATH: "House of the Reaper", Field.POWER: "Scarlet Court", Field.MADNESS: "Coven of Skorn"}
MAIN = [card for card in CARDS if card.type not in (Kind.TITLE, Kind.DUEL)]
DUEL = [card for card in CARDS if card.type is Kind.DUEL]


def answer_all(t: Table, decisions: int) -> None:
    """Say yes, and take the first of everything else."""
    for _ in range(decisions):
        if t.asked[1] in ("V-67", "V-90", "V-69") or t.game.is_over:
            return
        t.game.play("accept" if "accept" in t.options() else 0)


@pytest.mark.parametrize("card", MAIN, ids=lambda card: card.en)
def test_it_can_be_played(card):
    """Madness, a scrapheap, a hand and the right title card are there for whatever it asks."""
    field = next((r.field for r in card.requirements if hasattr(r, "field")), Field.DEATH)
    t = table(
        'card "Knife": modification(0, 1)',
        'card "Hall": location()',
        f"me title: {TITLES[field]}",
        f"me: Margo, Acolyte x5, Hall / {card.id}, Zhenya, Schoolgirl, Knife x2",
        "me scrapheap: Ghoul, Zhenya",
        "opponent: Brute@90*1 [Knife], Acolyte / Zhenya",
    )
    on = " on opponent.Brute" if card.type is Kind.MODIFICATION else ""
    t.play(f"play {card.id}{on}")
    answer_all(t, 12)
    assert t.happened("not-played") == []
    assert card.en in t.happened("played") + t.happened("laid-under")


@pytest.mark.parametrize("card", DUEL, ids=lambda card: card.en)
@pytest.mark.parametrize("side", ["me", "opponent"])
def test_it_can_be_laid(card, side: str):
    t = table(
        "me: Ghoul, Acolyte x2 / Zhenya, Margo",
        "opponent: Brute / Zhenya, Margo",
        "me scrapheap: Margo x2",
        "opponent scrapheap: Margo x2",
        f"{side} duel: {card.en}",
    ).play("attack Ghoul -> Brute")
    answer_all(t, 8)
    assert t.happened("opened-duel-card").count(card.en) == 1
    assert t.happened("duel-card-works").count(card.en) == 1 and t.happened("duel-card-fails") == []


def test_a_title_card_is_turned_and_untapped():
    """The one thing that is done with it; all three stand in a game from the start."""
    for deck, name in (("reaper", "House of the Reaper"), ("court", "Scarlet Court"), ("skorn", "Coven of Skorn")):
        assert Table(sumrak.new("the_v", decks=[deck, "skorn"], seed=1)).pile("me title") == [name]
