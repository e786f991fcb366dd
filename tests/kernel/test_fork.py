"""Seats side by side."""

from __future__ import annotations

import pytest

from sumrak.kernel.digest import digest
from tests.kernel.bare import DECK, HAND, LAID, Bare, ask, say, tell

pytestmark = pytest.mark.compiled


def side_by_side(*strands) -> Bare:
    s = Bare()
    s.then((part, strands), (say, "joined"))
    s.go()
    return s


def part(s: Bare, strands) -> None:
    s.fork(*strands)


def two_questions(seat: int) -> tuple[int, list]:
    return seat, [(ask, seat, "a", "b"), (ask, seat, "c", "d")]


def test_everybody_is_asked_at_once():
    """Asked one after the other, the second saw that the first had chosen."""
    s = side_by_side(two_questions(0), two_questions(1))
    assert [x.seat for x in s.open_decisions()] == [0, 1]


def test_any_order_of_answers_and_several_each():
    s = side_by_side(two_questions(0), two_questions(1))
    s.answer("b", seat=1)
    s.answer("d", seat=1)
    assert [x.seat for x in s.open_decisions()] == [0]
    s.answer("a", seat=0)
    assert s.answer("c", seat=0) == ["1 b", "1 d", "0 a", "0 c", "joined"]
    assert s.strands == []


def test_a_seat_with_nothing_to_choose_does_not_hold_up_the_others():
    s = side_by_side((0, [(say, "0 done")]), two_questions(1))
    assert [x.seat for x in s.open_decisions()] == [1]
    assert side_by_side((0, [(say, "x")]), (1, [])).said == ["x", "joined"]


def test_copies_in_the_middle_go_on_by_themselves():
    """The strands' agendas were shared between copies."""
    s = side_by_side(two_questions(0), two_questions(1))
    s.answer("a", seat=0)
    t = s.copy()
    t.answer("c", seat=0)
    s.answer("d", seat=0)
    for x in (s, t):
        x.answer("a", seat=1)
        x.answer("c", seat=1)
    assert s.said == ["0 a", "0 d", "1 a", "1 c", "joined"]
    assert t.said == ["0 a", "0 c", "1 a", "1 c", "joined"]


def luck(s: Bare, seat: int) -> None:
    s.said.append(f"{seat} rolls {s.below(1000)}")
    s.move(s.piles[s.at(seat, DECK)][-1], s.at(seat, HAND))


def test_the_order_of_arrival_does_not_matter():
    """Chance and times of entry depended on who answered first: two players could race for the better draw."""
    states = []
    for order in ((0, 1), (1, 0)):
        s = Bare(seed=5)
        for seat in (0, 1):
            s.deal(seat, DECK, 1, 2)
        s.then((part, [(seat, [(ask, seat, "a", "b"), (luck, seat), (luck, seat)]) for seat in (0, 1)]), (luck_of_all,))
        s.go()
        for seat in order:
            s.answer("a", seat=seat)
        states.append(s)
    one, other = states
    assert sorted(one.said) == sorted(other.said)
    assert one.said[-1] == other.said[-1]
    assert one.since == other.since
    assert one.clock == other.clock
    assert digest(one) == digest(other)


def luck_of_all(s: Bare) -> None:
    s.said.append(f"all {s.below(1000)}")


def watched(s: Bare, seat: int) -> None:
    s.note(1, "X-4", seat)


def test_what_must_hold_and_triggers_wait_for_the_join():
    """A trigger of one strand ran inside it, asked another seat there, and depended on who came first."""
    s = Bare()
    s.watching = 1
    s.then((part, [(seat, [(watched, seat), (ask, seat, "a", "b"), (say, f"{seat} goes on")]) for seat in (0, 1)]))
    s.go()
    s.answer("a", seat=1)
    assert s.said == ["1 a", "1 goes on"]
    assert s.answer("b", seat=0)[2:] == ["0 b", "0 goes on", "trigger 1", "trigger 1"]
    assert s.found == [[1, 1]]


def test_no_scope_no_cut_and_no_fork_inside_a_strand():
    """Frames are one stack: two strands would have opened the same index."""
    for step in ((open_one,), (cut_one,), (part, ())):
        with pytest.raises(AssertionError):
            side_by_side((0, [step]), two_questions(1))


def open_one(s: Bare) -> None:
    s.scope("x", [(tell, "x")])


def cut_one(s: Bare) -> None:
    s.cut(0)


def test_a_game_can_end_in_a_strand():
    s = side_by_side((0, [(give_up,), (say, "never")]), two_questions(1))
    assert s.end.termination == "GAVE_UP"
    assert s.said == []


def give_up(s: Bare) -> None:
    s.finish((1,), (0, 1), "GAVE_UP", "X-5")


def test_a_card_laid_in_a_strand_is_the_others_secret():
    s = Bare()
    cards = s.deal(0, HAND, 1, 2, known=1)
    s.then((part, [(0, [(lay, cards[0])]), two_questions(1)]))
    s.go()
    assert s.known[cards[0]] == 1
    assert s.names(0, LAID) == [1]


def lay(s: Bare, card: int) -> None:
    s.conceal(s.piles[s.at(0, HAND)], 1, s.at(0, HAND))
    s.move(card, s.at(0, LAID))
