"""Priority."""

from __future__ import annotations

from typing import Any

import pytest

from sumrak.kernel.window import window
from tests.kernel.bare import HAND, PLAY, Bare, say, tell

pytestmark = pytest.mark.compiled

A, B = 1, 2


class Windows(Bare):
    """Three seats; a card in hand may be used in any window, an odd one cuts the scope, a big one opens another."""

    def window_order(self, k: int, kind: int) -> list[int]:
        return [(self.active + i) % self.seats for i in range(self.seats)]

    def window_options(self, k: int, kind: int, seat: int) -> list[Any]:
        return [("use", c) for c in self.piles[self.at(seat, HAND)]]

    def window_act(self, k: int, seat: int, verb: str, *operands: int) -> None:
        name = self.definition[operands[0]]
        self.said.append(f"{seat} uses {name}")
        self.move(operands[0], self.at(seat, PLAY))
        if name % 2:
            self.cut(k, (tell, "instead"))
        elif name > 10:
            self.then((say, "effect"), (window, k, B, "X-2"))

    def window_passed(self, k: int, kind: int, seat: int) -> None:
        self.said.append(f"{seat} passes")


def opened(hands: dict[int, list[int]], **facts: Any) -> Windows:
    s = Windows(3)
    for seat, names in hands.items():
        s.deal(seat, HAND, *names, known=1 << seat)
    for name, value in facts.items():
        setattr(s, name, value)
    s.scope("x", [(window, A, "X-1"), (tell, "window closed")], [(tell, "scope closed")])
    s.go()
    return s


def test_a_window_that_nobody_can_use_costs_no_question_and_is_passed_by_all():
    """Whoever had nothing had not declined either, and others could not block after him."""
    assert opened({}).said == ["0 passes", "1 passes", "2 passes", "window closed", "scope closed"]


def test_the_order_is_that_of_the_game_and_passing_stands_last():
    s = opened({2: [2], 1: [2]}, active=2)
    assert s.pending.seat == 2
    assert s.pending.options == [("use", 0), ("pass",)]
    s.answer("pass")
    assert s.pending.seat == 1
    assert s.said == ["2 passes", "0 passes"]


def test_whoever_acts_gives_the_first_another_chance():
    """After the third seat had acted the window went on to the fourth."""
    s = opened({0: [2, 4], 2: [6]})
    s.answer("pass")
    assert s.pending.seat == 2
    s.answer("use", 2)
    assert s.pending.seat == 0
    s.answer("use", 0)
    s.answer("pass")
    assert s.said[-2:] == ["window closed", "scope closed"]


def test_all_must_pass_in_a_row():
    s = opened({0: [2], 1: [2, 4]})
    s.answer("pass")
    s.answer("use", 1)
    assert s.pending.seat == 0, "his pass was before seat 1 acted"
    s.answer("pass")
    assert s.pending.seat == 1


def test_what_an_option_pushes_comes_before_the_window_goes_on():
    s = opened({0: [12, 2]})
    s.answer("use", 0)
    assert s.said == ["0 uses 12", "effect"]
    assert s.pending.cite == "X-2"
    assert s.pending.args[1] == B
    s.answer("pass")
    assert s.pending.args[1] == A


def test_what_an_option_cuts_takes_the_window_with_it():
    """The old window stayed on the agenda after a redirection, and the action was carried out twice."""
    s = opened({0: [3, 2]})
    assert s.answer("use", 0) == ["0 uses 3", "instead", "scope closed"]


def test_one_bit_skips_a_seat():
    """The bit is necessary, not enough: role 0 acts, 1 is the target, 2 all others."""
    s = opened({0: [2], 1: [2], 2: [2]}, could=[0, A << 3, A << 3])
    assert s.said == ["0 passes"]
    assert s.pending.seat == 1
    s.answer("pass")
    assert s.said == ["0 passes", "1 passes", "2 passes", "window closed", "scope closed"]


class Noting(Windows):
    """A pass is an event here, which a card watches for."""

    def window_passed(self, k: int, kind: int, seat: int) -> None:
        super().window_passed(k, kind, seat)
        self.note(1, "X-3", seat)


def test_a_step_that_passed_for_somebody_does_not_ask_as_well():
    """What went off when the first seat was skipped waited until the second had chosen."""
    s = Noting(3)
    s.watching = 1
    s.deal(1, HAND, 2, known=2)
    s.scope("x", [(window, A, "X-1")])
    s.go()
    assert s.said == ["0 passes", "trigger 1"]
    assert (s.pending.seat, s.unsettled, s.batch) == (1, 0, [])
    s.answer("pass")
    assert s.said.count("0 passes") == 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_asked_again_it_is_the_same_question(seat):
    """Asked again in another seat's guess, the window began anew."""
    s = opened({seat: [2, 4]})
    again = s.copy()
    again.agenda.append(again.pending.step)
    again.answered()
    again.step()
    assert again.pending == s.pending
    assert again.said == s.said


class Declining(Windows):
    """To pass in window A is to decline, once: it gives the window back to the first."""

    def window_passed(self, k: int, kind: int, seat: int) -> bool | None:
        super().window_passed(k, kind, seat)
        declines = f"{seat} declines"
        if kind != A or not seat or declines in self.said:
            return None
        self.said.append(declines)
        return True


def test_a_pass_that_counts_as_an_act_returns_the_window_to_the_first():
    """The acting player could not answer a refusal to block; a seat that the mask passes over declines as well."""
    s = Declining(3)
    s.deal(0, HAND, 2, known=1)
    s.deal(2, HAND, 4, known=4)
    s.scope("x", [(window, A, "X-1"), (tell, "window closed")], [])
    s.go()
    asked = []
    while s.pending is not None:
        asked.append(s.pending.seat)
        s.answer("pass")
    assert asked == [0, 0, 2, 0, 2]
    assert s.said[-1] == "window closed"
