"""Where cards came from, as the client is told to move them."""

from sumrak.table.protocol import Fx
from sumrak.table.show import movements


def view(**places):
    """`hand0=("R-01", ...)`: a place of seat 0; a number is a count of cards that the viewer does not know."""
    rows = []
    for name, cards in places.items():
        seat = int(name[-1])
        known = [] if isinstance(cards, int) else [{"id": card, "def": card.split("@")[0]} for card in cards]
        count = cards if isinstance(cards, int) else len(cards)
        rows.append({"id": f"{seat}.{name[:-1]}", "seat": seat, "count": count, "cards": known})
    return {"places": rows}


def test_a_card_that_is_known_before_and_after_moves_from_its_old_id():
    old, new = view(hand0=("R-01@h",), play0=()), view(hand0=(), play0=("R-01@c5",))
    assert movements(old, new) == [Fx("R-01@c5", "R-01@h")]


def test_a_card_that_comes_out_of_the_unknown_moves_from_the_place_that_shrank():
    old, new = view(deck0=9, hand1=6, play1=()), view(deck0=9, hand1=5, play1=("S-05@c7",))
    assert movements(old, new) == [Fx("S-05@c7", "1.hand")]


def test_of_two_same_cards_each_comes_from_its_own_side():
    old = view(hand0=("N-01@h0",), hand1=("N-01@h1",), play0=(), play1=())
    new = view(hand0=(), hand1=(), play0=("N-01@c1",), play1=("N-01@c2",))
    assert movements(old, new) == [Fx("N-01@c1", "N-01@h0"), Fx("N-01@c2", "N-01@h1")]


def test_a_draw_is_taken_for_one_although_another_card_left_the_hand():
    old = view(deck0=9, hand0=("R-01@h",), play0=())
    new = view(deck0=8, hand0=("R-02@h",), play0=("R-01@c3",))
    assert movements(old, new) == [Fx("R-02@h", "0.deck"), Fx("R-01@c3", "R-01@h")]


def test_what_stays_does_not_move():
    old = view(play0=("R-01@c1",), deck0=4)
    assert movements(old, old) == []
