"""Plain objects: what they are made of is all that they are."""

from __future__ import annotations

import pickle
from typing import Any

from sumrak.kernel.agenda import Agenda
from sumrak.kernel.plain import Current


class Scene(Current):
    __slots__ = ("actors", "place")

    def __init__(self, place: str, actors: tuple[int, ...] = ()) -> None:
        self.place, self.actors = place, actors

    def parts(self) -> tuple[Any, ...]:
        return self.place, self.actors


def test_the_same_but_for_a_part() -> None:
    """What it was made from would have changed with it."""
    whole = Scene("roof", (1, 2))
    assert whole.but(actors=(3,)) == Scene("roof", (3,))
    assert whole == Scene("roof", (1, 2))


def test_a_copy_goes_its_own_way() -> None:
    whole = Scene("roof")
    again = whole.copy()
    again.place = "yard"
    assert whole == Scene("roof") != again
    assert pickle.loads(pickle.dumps(again)) == again


def test_a_copy_of_an_agenda_has_scopes_of_its_own() -> None:
    """Each game had to see to that by itself, or a copy went on in the original."""
    whole, again = Agenda(), Agenda()
    whole.start_agenda()
    whole.scope(Scene("roof"), [])
    again.copy_agenda(whole)
    again.frames[0].place = "yard"
    assert whole.frames == [Scene("roof")]
