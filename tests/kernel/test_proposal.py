"""What is proposed can be replaced before it happens."""

from __future__ import annotations

from typing import Any

import pytest

from sumrak.kernel.proposal import LEAVE, REPLACE, happen
from tests.kernel.bare import Bare, say

pytestmark = pytest.mark.compiled

HURT = 1


class Warded(Bare):
    """Wards are (number, seat, optional, change): a change of 0 leaves nothing of the wound."""

    wards: list[tuple[int, int, bool, int]]

    def replacements(self, kind: int, args: tuple[Any, ...]) -> list[tuple[int, int, int, str, bool]]:
        return [(card, 0, seat, "X-2", optional) for card, seat, optional, change in self.wards]

    def replace(self, kind: int, args: tuple[Any, ...], card: int, clause: int) -> tuple[Any, ...] | None:
        change = next(row[3] for row in self.wards if row[0] == card)
        self.said.append(f"ward {card}")
        return (args[0] + change,) if change else None


def hurt(s: Warded, n: int) -> None:
    s.said.append(f"hurt {n}")


def propose(s: Warded, n: int) -> None:
    happen(s, HURT, hurt, n)


def proposed(*wards: tuple[int, int, bool, int]) -> Warded:
    s = Warded()
    s.wards, s.replacing = list(wards), HURT if wards else 0
    s.then((propose, 1), (say, "what follows"))
    s.go()
    return s


def test_with_nothing_that_replaces_it_is_a_call():
    s = Warded()
    s.wards = []
    happen(s, HURT, hurt, 1)
    assert s.said == ["hurt 1"]


def test_what_follows_waits_for_the_answer():
    """The line after the wound compared values before it was known whether the wound was prevented."""
    s = proposed((7, 1, True, 0))
    assert s.said == []
    assert (s.pending.seat, s.pending.options) == (1, [(REPLACE, 7, 0), (LEAVE, -1, -1)])
    assert s.answer(REPLACE, 7, 0) == ["ward 7", "what follows"]


def test_left_alone_it_happens():
    assert proposed((7, 1, True, 0)).answer(LEAVE, -1, -1) == ["hurt 1", "what follows"]


def test_each_replacement_edits_it_once():
    """Two that change the same wound replaced each other for ever."""
    s = proposed((7, 0, False, 1), (8, 1, False, 10))
    assert s.said == ["ward 7", "ward 8", "hurt 12", "what follows"]


def test_of_several_the_owner_chooses_which_comes_first():
    s = proposed((7, 0, False, 1), (8, 0, False, 0))
    assert s.pending.options == [(REPLACE, 7, 0), (REPLACE, 8, 0)], "they must, so there is nothing to leave"
    assert s.answer(REPLACE, 8, 0) == ["ward 8", "what follows"]


def test_one_that_must_be_used_is_not_left_together_with_those_that_may():
    s = proposed((7, 0, False, 1), (8, 0, True, 10))
    assert (LEAVE, -1, -1) not in s.pending.options
    s.answer(REPLACE, 7, 0)
    assert s.pending.options == [(REPLACE, 8, 0), (LEAVE, -1, -1)]
    assert s.answer(LEAVE, -1, -1) == ["ward 7", "hurt 2", "what follows"]


def test_a_copy_in_the_middle_of_a_proposal_decides_for_itself():
    s = proposed((7, 1, True, 0))
    t = s.copy()
    t.wards = s.wards
    assert t.answer(LEAVE, -1, -1) == ["hurt 1", "what follows"]
    assert s.answer(REPLACE, 7, 0) == ["ward 7", "what follows"]
