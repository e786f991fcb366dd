"""The agenda: order, scopes, cuts, what is due."""

from __future__ import annotations

import pickle

import pytest

from tests.kernel.bare import Bare, ask, cut, open_scope, over, say, tell

pytestmark = pytest.mark.compiled

OUTER, INNER = 0, 1


def outer(*steps, closing=((tell, "outer closes"),)) -> Bare:
    s = Bare()
    s.then((say, "after"))
    s.scope("outer", steps, closing)
    return s


def late(s: Bare, k: int, *words: str) -> None:
    s.then(*[(tell, k, word) for word in words])


def test_what_a_step_puts_on_the_agenda_comes_before_what_was_there():
    """Nested effects end before the rest of the effect that caused them."""
    s = Bare()
    s.then((say, "a"), (late, 0, "a1", "a2"), (say, "b"))
    assert s.go() == ["a", "a1", "a2", "b"]


def test_a_step_goes_on_at_once_unless_something_is_to_be_settled_first():
    """A question that came with the step before it was asked again with that step, so that its changes were made twice."""
    s = Bare()
    s.then((say, "after"))
    s.go_on(asks_itself, 0)
    assert s.pending is not None and s.pending.step == (asks_itself, 0)
    s = Bare()
    s.unsettled = 2
    s.go_on(asks_itself, 0)
    assert s.pending is None and s.agenda == [(asks_itself, 0)]


def asks_itself(s: Bare, k: int) -> None:
    s.ask(k, "T-1", [("a",), ("b",)], late)


def looked(s: Bare, k: int) -> None:
    if s.hasty:
        s.ask_later(k, "T-1", told, k)
    else:
        s.said.append("looks")
        s.ask(k, "T-1", [("a",), ("b",)], told, k)


def told(s: Bare, k: int, verb: str) -> None:
    s.said.append(verb)


def hasty() -> Bare:
    s = Bare()
    s.then((over,))
    s.then((ask, 1, "c", "d"), (say, "after"))
    s.hasty = True
    s.go_on(looked, 0)
    return s


@pytest.mark.parametrize("look", [Bare.asked, lambda s: s.open_decisions()[0]])
def test_whoever_is_hasty_makes_options_when_somebody_looks(look):
    """Once, in a copy too; who asks, and what follows, is known before."""
    s = hasty()
    assert s.pending is not None and (s.pending.seat, s.pending.then, s.said) == (0, told, [])
    for x in (s, s.copy(), pickle.loads(pickle.dumps(s))):
        asked = look(x)
        assert asked is look(x) and asked.options == [("a",), ("b",)] and x.said == ["looks"]
        assert x.answer("b") == ["looks", "b"]
        assert x.answer("c") == ["looks", "b", "1 c", "after"]
        assert x.hasty and not x.vague and x.asked() is None


def test_a_closing_is_done_however_the_scope_ends():
    """'After the duel' was lost when a duel was stopped."""
    assert outer((tell, "a"), (tell, "b")).go() == ["a", "b", "outer closes", "after"]
    assert outer((cut, OUTER), (tell, "b")).go() == ["cut", "outer closes", "after"]


def test_scopes_inside_close_first_inside_out():
    """Cutting an action in the middle of its duel forgot the end of the duel."""
    s = outer((open_scope, "inner", (tell, "a"), (cut, OUTER), (tell, "b")), (tell, "c"))
    assert s.go() == ["a", "cut", "inner closes", "outer closes", "after"]


def test_cutting_the_inner_scope_leaves_the_outer_alone():
    s = outer((open_scope, "inner", (cut, INNER), (tell, "b")), (tell, "c"))
    assert s.go() == ["cut", "inner closes", "c", "outer closes", "after"]


def test_what_comes_instead_waits_for_the_scopes_that_still_have_to_close():
    """A redirection from inside a duel pushed the new windows of the action under the duel's frame."""
    s = outer((open_scope, "inner", (cut, OUTER, (tell, "instead"), (tell, "and")), (tell, "b")), (tell, "c"))
    assert s.go() == ["cut", "inner closes", "instead", "and", "outer closes", "after"]
    assert s.frames == []


def test_a_second_cut_of_the_same_scope_changes_nothing():
    s = outer((cut, OUTER), (tell, "b"))
    s.then((cut, 0, OUTER))
    assert s.go() == ["cut", "outer closes", "after"]


def test_a_cut_inside_the_closing_does_nothing():
    """A trigger of 'after the duel' that stops the duel dropped the rest of 'after the duel'."""
    assert outer(closing=[(cut, OUTER), (tell, "rest")]).go() == ["cut", "rest", "after"]


def test_nor_does_one_from_a_scope_opened_in_the_closing():
    """The marker of that scope hid the closing, and its steps were dropped."""
    s = outer(closing=[(open_scope, "inner", (cut, OUTER), (tell, "b")), (tell, "rest")])
    assert s.go() == ["cut", "b", "inner closes", "rest", "after"]


def test_cutting_the_outer_scope_inside_a_closing_finishes_the_closing():
    """An ousted turn player in 'after the duel': the turn ends, but the duel is ended properly first."""
    s = Bare()
    s.scope("outer", [(duel_and_more,)], [(tell, "outer closes")])
    assert s.go() == ["cut", "rest", "outer closes"]


def duel_and_more(s: Bare, k: int) -> None:
    s.then((tell, k, "never"))
    s.scope("inner", [], [(cut, OUTER), (tell, "rest")])


def test_a_step_reads_the_frame_and_not_a_copy_of_it():
    """Steps that carried the target with them struck the old one after a redirection."""
    s = outer((retarget, "b"), (strike,))
    assert s.go() == ["strike b", "outer closes", "after"]


def retarget(s: Bare, k: int, target: str) -> None:
    s.frames[k] = target


def strike(s: Bare, k: int) -> None:
    s.said.append(f"strike {s.frames[k]}")


def test_what_is_due_is_not_dropped():
    """Two texts go off at once and the first stops the duel: the second was lost."""
    s = outer((tell, "a"), (tell, "never"))
    s.due((cut, 0, OUTER), (say, "second"))
    assert s.go() == ["cut", "second", "outer closes", "after"]


def test_what_comes_after_what_was_due_is_dropped_again():
    s = outer((tell, "never"))
    s.due((say, "due"))
    s.then((cut, 0, OUTER))
    assert s.go() == ["cut", "due", "outer closes", "after"]
    assert s.agenda == []


def test_a_scope_opened_by_what_is_due_can_be_cut():
    s = outer((tell, "never"))
    s.due((open_scope, 0, "inner", (cut, OUTER), (tell, "dropped")), (say, "second"))
    assert s.go() == ["cut", "inner closes", "second", "outer closes", "after"]


def test_a_forced_answer_is_not_asked_but_done_as_a_step():
    """Answering at once, inside the question, ran the answer before what the question had still to push."""
    s = Bare()
    s.then((ask, 0, "only"))
    assert s.go() == ["0 only"]


def test_nothing_to_choose_is_a_mistake_that_is_seen():
    """No options at all was a decision that nobody could answer."""
    s = Bare()
    s.then((ask, 0))
    with pytest.raises(AssertionError):
        s.go()


def test_a_step_asks_once():
    """The second question of a step replaced the first."""
    s = Bare()
    s.then((ask_twice,))
    with pytest.raises(AssertionError):
        s.go()


def ask_twice(s: Bare) -> None:
    ask(s, 0, "a", "b")
    ask(s, 1, "a", "b")


def test_a_decision_knows_the_step_that_asked():
    s = Bare()
    s.then((ask, 1, "a", "b"))
    s.go()
    assert s.pending.step == (ask, 1, "a", "b")
    assert s.answer("b") == ["1 b"]


def test_the_end_stops_everything():
    s = outer((stop,), (tell, "b"))
    assert s.go() == []
    assert s.end.termination == "STOP"


def stop(s: Bare, k: int) -> None:
    s.finish((0,), (1, 0), "STOP", "X-3")


def passed_over(s: Bare) -> None:
    s.hush()


def test_who_is_passed_over_is_counted_until_the_next_answer():
    """Whether somebody had been asked told what he held; a copy had forgotten that he was not."""
    s = Bare()
    s.then((passed_over,), (passed_over,), (ask, 0, "a", "b"), (ask, 0, "c", "d"))
    s.run()
    assert s.hushed == s.copy().hushed == 2
    assert s.pending is not None
    s.choose(s.pending, s.pending.options[0])
    assert s.hushed == 0
