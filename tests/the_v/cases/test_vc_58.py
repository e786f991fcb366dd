"""The worked case VC-58: what a deck must be, asked of a new game."""

import re
from dataclasses import replace

import pytest

import sumrak
from sumrak.games.the_v.cards.decks import REAPER
from sumrak.games.the_v.deck import Deck, format_deck
from tests.coverage_plugin import exercises


def changed(deck: Deck, **copies: int) -> Deck:
    """R_01=2 stands for two copies of R-01; 0 takes a card out."""
    numbers = {id.replace("_", "-"): n for id, n in copies.items()}
    rows = [
        tuple(
            (id, n)
            for id, n in {**dict(pile), **{i: n for i, n in numbers.items() if is_duel == ("-D" in i)}}.items()
            if n
        )
        for pile, is_duel in ((deck.main, False), (deck.duel, True))
    ]
    return replace(deck, main=rows[0], duel=rows[1])


def begin(deck: Deck) -> sumrak.Game:
    return sumrak.new("the_v", decks=[format_deck(deck, "en"), "skorn"], seed=1)


@exercises("V-10", "V-11", "V-12", "V-13", "V-14", "V-15")
@pytest.mark.parametrize(
    "copies, paragraph",
    [
        ({"N_10": 0}, "V-10"),
        ({"N_10": 2}, "V-10"),
        ({"N_D04": 0}, "V-10"),
        ({"N_D05": 1}, "V-10"),
        ({"R_01": 4, "N_10": 0}, "V-13"),
        ({"R_D03": 2, "N_D04": 0}, "V-14"),
        ({"R_D01": 3, "N_D04": 0}, "V-14"),
        ({"S_01": 1, "N_10": 0}, "V-12"),
        ({"K_D01": 1, "N_D04": 0}, "V-15"),
    ],
)
def test_vc_58_decks_that_are_refused(copies: dict[str, int], paragraph: str):
    with pytest.raises(ValueError) as error:
        begin(changed(REAPER, **copies))
    assert re.findall(r"V-\d+", str(error.value)) == [paragraph]


@exercises("V-11")
@pytest.mark.parametrize("titles", [(), ("S-T01",), ("R-T01", "R-T01")])
def test_vc_58_one_title_card_of_the_group(titles: tuple[str, ...]):
    with pytest.raises(ValueError, match="V-11"):
        begin(replace(REAPER, title=titles))


@exercises("V-12", "V-13")
def test_vc_58_three_copies_of_a_unique_card_and_neutral_cards_are_fine():
    deck = changed(REAPER, R_08=3, N_02=1, R_03=0)
    assert sum(n for _, n in deck.main) == 40
    assert begin(deck).decision is not None
