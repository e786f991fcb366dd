"""What goes off at the same moment."""

from __future__ import annotations

import pytest

from sumrak.kernel.trigger import FIRST, Trigger, in_order
from tests.kernel.bare import Bare, cut, say, tell

pytestmark = pytest.mark.compiled

HAND, LIFE = 1, 2


def row(card: int, touches: int, word: str, group: tuple[int, ...] = ()) -> Trigger:
    return Trigger(card, 0, touches, group or (card,), (say, word))


def ordered(*rows: Trigger) -> Bare:
    s = Bare()
    s.then((put, rows), (say, "after"))
    s.go()
    return s


def put(s: Bare, rows: tuple[Trigger, ...]) -> None:
    in_order(s, 1, "X-2", list(rows))


def test_where_the_order_cannot_matter_nobody_is_asked():
    assert ordered(row(1, HAND, "a"), row(2, LIFE, "b")).said == ["a", "b", "after"]


def test_two_of_the_same_kind_need_no_order():
    assert ordered(row(1, HAND, "a", (9,)), row(2, HAND, "b", (9,))).said == ["a", "b", "after"]


def test_whoever_orders_says_which_is_first_and_is_asked_again_for_the_rest():
    """Ordered all at once, the second was fixed before it was seen what the first had done."""
    s = ordered(row(1, HAND, "a"), row(2, HAND, "b"), row(3, HAND, "c"))
    assert s.pending.seat == 1
    assert s.pending.options == [(FIRST, 1, 0), (FIRST, 2, 0), (FIRST, 3, 0)]
    s.answer(FIRST, 2, 0)
    assert s.said == ["b"]
    assert s.pending.options == [(FIRST, 1, 0), (FIRST, 3, 0)]
    assert s.answer(FIRST, 3, 0) == ["b", "c", "a", "after"]


def test_one_clause_that_went_off_twice_is_one_option():
    """Two equal options: a record could not say which."""
    s = ordered(row(1, HAND, "a", (1,)), row(1, HAND, "a", (1,)), row(2, HAND, "b"))
    assert s.pending.options == [(FIRST, 1, 0), (FIRST, 2, 0)]
    s.answer(FIRST, 1, 0)
    assert s.answer(FIRST, 2, 0) == ["a", "b", "a", "after"]


def test_of_two_that_are_alike_one_is_offered():
    """Two fallen of the same name lay in a scrapheap: 'first Avenger' did not say which."""
    s = ordered(row(1, HAND, "a", (9,)), row(2, HAND, "b", (9,)), row(3, HAND, "c"))
    assert s.pending.options == [(FIRST, 1, 0), (FIRST, 3, 0)]
    s.answer(FIRST, 3, 0)
    assert s.said == ["c", "a", "b", "after"]


def test_what_is_put_first_may_stop_the_scope_and_the_rest_still_goes_off():
    """'Stop the duel' swallowed the other texts of the same moment."""
    s = Bare()
    s.scope("duel", [(go_off,), (tell, "never")], [(tell, "closes")])
    s.go()
    s.answer(FIRST, 1, 0)
    assert s.said == ["cut", "b", "closes"]


def go_off(s: Bare, k: int) -> None:
    s.due((put, (Trigger(1, 0, HAND, (1,), (cut, k, 0)), row(2, HAND, "b"))))
