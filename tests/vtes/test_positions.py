"""Positions as text: what is written is read back as the same position, and a text that cannot be is refused in one sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sumrak
from sumrak import scenario
from sumrak.kernel.scenario import WIDEST
from sumrak.records import ScenarioError

BEGUN = """
game: vtes
turn: 31, a, master
edge: c
a: Ozmo*3 [Mr. Winthrop (contested), Fame (contested) (by c)], Royce@90 (torpor) [Laptop Computer], Information Highway (contested)
a pool: 7
a points: 1.5
a hand: Bonding (known), Bonding (known to ac)
b: Ohanna (by c) (for a while) (anarch) [Dominate (by a)], The Embrace (embraced) (kin ozmo) (empty), Loyal Street Gang (recruit)
b debt: 1
b uncontrolled: Gilbert Duane*4, Roland Bishop*2 (known) [Sport Bike]
c: Gilbert Duane [Mr. Winthrop (contested), Fame (contested) (by b)], Information Highway (contested)
c library: Bonding, Computer Hacking, Bonding
c crypt: Lazarus
d out: yes
e ash heap: Bonding x2, Computer Hacking
passing: anybody, a
once a game: Bonding
waiting: a your discard
"""


def test_everything_that_a_position_says_comes_back() -> None:
    """Also what the program writes: times of entry, luck, who knows what."""
    game = sumrak.scenario(BEGUN)
    text = game.scenario()
    again = sumrak.scenario(text)
    assert again.digest() == game.digest() and again.scenario() == text
    for viewer in (None, *range(5)):
        assert again.view(viewer) == game.view(viewer)
    s = again.state
    assert s.halves[0] == 3 and s.debt[1] == 1 and s.passing == (9, 0) and s.edge == 2 and not s.alive >> 3 & 1
    assert [s.side(c) for c in range(len(s.host)) if s.facts[c].card.id == "fame"] == [2, 1]
    for word in (
        "(contested)",
        "(embraced) (kin ozmo)",
        "(known to ac)",
        "(for a while)",
        "recruit",
        "passing: anybody, a",
    ):
        assert word in text, word


def test_a_new_game_and_one_in_the_middle_of_an_action() -> None:
    """In the middle of something: the last moment between two effects, and the answers since."""
    for seats in range(2, 6):
        game = sumrak.new("vtes", seats=seats, seed=seats)
        assert "then:" not in game.scenario()
        assert sumrak.scenario(game.scenario()).digest() == game.digest()
    game = sumrak.scenario("game: vtes\na: Ozmo\nb: Royce\nc: Ohanna")
    game.play("bleed ozmo")
    text = game.scenario()
    assert text.endswith("then:\n0 bleed ozmo\n")
    again = sumrak.scenario(text)
    assert again.digest() == game.digest() and again.decision.seat == game.decision.seat


def test_the_luck_that_was_not_spent_yet() -> None:
    """What is shuffled afterwards is shuffled alike."""
    game = sumrak.new("vtes", seats=3, seed=8)
    again = sumrak.scenario(game.scenario())
    for n in range(60):
        if game.is_over:
            break
        i = n % len(game.decision.options)
        game.play(i)
        again.play(i)
    assert again.digest() == game.digest()


def test_test_cards() -> None:
    game = sumrak.scenario("""
game: vtes
card "Windfall": library_card(Type.MASTER, uses=(Use((GainPool(4),)),))
card "Brute": crypt_card(5, clan="Brujah", sect="Camarilla", disciplines="CEL pot", text=(Gets(bleed=1),))
turn: 20, a, master
a: Brute / Windfall
b: Ozmo
then:
play windfall
""")
    assert game.state.pool == [34, 30] and game.view(0)["phase"] == "minion"
    assert sumrak.scenario(game.scenario()).digest() == game.digest()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('card "W": library_card(Type.MASTER, uses=(1,))', "uses is a tuple"),
        ('card "W": library_card()', "no game could be played with this card"),
        ('card "W": crypt_card("x")', "no game could be played with this card"),
        ('card "W": Card("w", 0)', "a card is one of library_card, crypt_card"),
        ('card "Bonding": library_card(Type.MASTER)', "there is a card Bonding already"),
        ("turn: 3, a, minion, soon", "a turn is `number, seat, phase`"),
        ("this turn: actions 3", "what may be counted: masters, transfers, given, discards"),
        ("waiting: a after combat", "it waits until your untap, your discard, while in play"),
        ("luck: 1", "luck is a whole number"),
        ("a points: many", "a points is a whole number"),
        ("a hand: Bonding (known to z)", "whose? a, b"),
        ("a: The Embrace (embraced) (kin Nobody)", "Nobody"),
    ],
)
def test_what_cannot_be(line: str, said: str) -> None:
    with pytest.raises(ScenarioError) as error:
        sumrak.scenario(f"game: vtes\na: Ozmo\nb: Royce\n{line}\n")
    assert said in str(error.value)
    assert str(error.value).startswith("line ")


def test_the_example_of_the_documentation() -> None:
    text = (Path(__file__).parents[2] / "docs" / "scenario.md").read_text(encoding="utf-8")
    found = [block for block in re.findall(r"```scenario\n(.*?)```", text, re.S) if block.startswith("game: vtes")]
    assert found and all(sumrak.scenario(block).decision is not None for block in found)


def test_long_rows_are_broken_so_that_they_can_be_read() -> None:
    """Piles keep their order."""
    text = "game: vtes\na: Ozmo / bonding x700\na library: dominate x400, bonding, deflection x400\nb: Ohanna, Roland Bishop, Gangrel Revel x300\n"
    turns = [str(7**20 + n) for n in range(400)]
    g = scenario(text + f"history: {' '.join(turns[:200])}\nhistory: {' '.join(turns[200:])}\n")
    assert len(g.state.history) == 400
    written = g.scenario()
    assert max(map(len, written.splitlines())) <= WIDEST
    again = scenario(written)
    assert again.scenario() == written and again.digest() == g.digest() and again.state.history == g.state.history
