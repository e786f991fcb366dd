"""Choices with several parts."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumrak.kernel.choice import choose_cards, several, spread
from tests.kernel.bare import HAND, PLAY, Bare

pytestmark = pytest.mark.compiled


def choose(s: Bare, n: int) -> None:
    choose_cards(s, 0, "X-2", s.at(0, HAND), n, take)


def take(s: Bare, cards: tuple[int, ...]) -> None:
    s.said.append(" ".join(str(s.definition[c]) for c in cards))
    s.said.append(" ".join(str(c) for c in cards))


def asked(names: list[int], n: int) -> Bare:
    s = Bare()
    s.deal(0, HAND, *names, known=1)
    s.then((choose, n))
    s.go()
    return s


def every_way(s: Bare) -> list[Bare]:
    if s.end is not None:
        return [s]
    found = []
    for option in s.pending.options:
        t = s.copy()
        t.choose(t.pending, option)
        found += every_way(t)
    return found


@given(st.lists(st.integers(1, 4), max_size=6), st.integers(0, 6))
def test_every_choice_can_be_made_in_one_way_and_none_leads_nowhere(names, n):
    """Three cards could be discarded in six orders, and some first parts left too little for the rest."""
    from itertools import combinations

    ends = every_way(asked(names, n))
    found = [s.said[0] for s in ends]
    wanted = {" ".join(map(str, sorted(x))) for x in combinations(names, min(n, len(names)))}
    assert sorted(found) == sorted(wanted)
    assert all(len(set(s.said[1].split())) == min(n, len(names)) for s in ends)


def test_nothing_changes_until_the_last_part():
    """Half a payment was visible, and 'back' had to undo it."""
    s = asked([1, 2, 3, 4], 3)
    before = (s.place[:], s.known[:], s.draws[:])
    s.answer("choose", 0)
    assert (s.place, s.known, s.draws) == before
    assert s.said == []


def test_with_too_few_cards_nobody_is_asked():
    assert asked([3, 1], 2).said == ["1 3", "1 0"]
    assert asked([3, 1], 5).said == ["1 3", "1 0"]
    assert asked([], 2).said == ["", ""]
    assert asked([2, 2, 2], 2).said[0] == "2 2"


def test_the_copies_that_leave_are_those_that_most_seats_know():
    s = Bare(4)
    cards = s.deal(0, HAND, 5, 5, 5, known=1)
    s.show(cards[2], 0b0110)
    s.show(cards[1], 0b1000)
    s.then((choose, 2))
    s.go()
    assert s.said[1] == f"{cards[2]} {cards[1]}"


def test_of_equal_copies_the_one_that_came_first_leaves():
    """By number it was another one in a position read back from text, where cards have other numbers."""
    s = Bare()
    cards = s.deal(0, PLAY, 5, 5, 6)
    s.move(cards[0], s.at(0, HAND))
    s.move(cards[2], s.at(0, HAND))
    s.move(cards[1], s.at(0, HAND))
    s.then((choose, 1))
    s.go()
    assert s.pending.options == [("choose", cards[0]), ("choose", cards[2])]


def test_half_a_choice_can_be_stored():
    s = asked([1, 2, 3, 4], 2)
    s.answer("choose", 1)
    t = pickle.loads(pickle.dumps(s))
    assert t.answer("choose", 3) == ["2 4", "1 3"]


@given(st.integers(0, 12), st.lists(st.integers(0, 5), min_size=1, max_size=5))
def test_no_share_is_offered_that_leaves_too_much_for_the_rest(total, room):
    """A price split over cards could not be completed after the first part was paid too small."""

    def ways(left: int, part: int) -> int:
        if part == len(room):
            assert left == 0
            return 1
        offered = spread(left, room, part)
        assert offered or left > sum(room[part:])
        return sum(ways(left - n, part + 1) for n in offered)

    if total <= sum(room):
        assert ways(total, 0) >= 1
    else:
        assert spread(total, room, 0) == []


def test_what_is_left_of_a_choice_can_be_shown_whole():
    """In any order is pointed at, in one order answered."""
    s = asked([5, 3, 3, 4, 6], 3)
    assert shown(s) == (0, 3, [3, 3, 4, 5, 6])
    s.choose(s.pending, s.pending.options[0])
    assert shown(s) == (1, 2, [3, 4, 5, 6])


def test_what_has_to_be_chosen_anyway_is_chosen_already():
    s = asked([5, 3, 3, 4], 3)
    assert shown(s) == (1, 2, [3, 4, 5])


def test_which_part_is_asked_can_be_told_where_one_was_no_question():
    """Whoever gives the parts one by one took the third for the second, and chose the copy twice."""
    s = asked([1, 2, 2, 3], 3)
    s.choose(s.pending, s.pending.options[0])
    assert shown(s) == (2, 1, [2, 3])


def shown(s: Bare) -> tuple[int, int, list[int]] | None:
    found = several(s, s.pending)
    return None if found is None else (found[0], found[1], [s.definition[c] for c in found[2]])
