"""Cards, piles, verbs; what holds between two steps; what lasts."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.state import Lasting
from tests.kernel.bare import DECK, HAND, LAID, PLAY, SIDE, Bare, ask, cut, say, tell

pytestmark = pytest.mark.compiled

FIX = 2


# objects
def test_what_left_and_came_back_is_another_object():
    """An effect on a character followed it through the hand and back into play."""
    s = Bare()
    (card,) = s.deal(0, PLAY, 7, known=EVERYBODY)
    before = s.since[card]
    s.move(card, s.at(0, HAND))
    s.move(card, s.at(0, PLAY))
    assert not s.is_object(card, before)


def test_a_change_of_control_leaves_the_object_the_same():
    """A borrowed card lost what lay on it, and an 'until end of turn' did not find it to give it back."""
    s = Bare()
    (card,) = s.deal(0, PLAY, 7)
    s.turned[card] = 1
    before = s.since[card]
    s.relocate(card, s.at(1, PLAY))
    assert s.is_object(card, before)
    assert (s.turned[card], s.piles[s.at(1, PLAY)], s.piles[s.at(0, PLAY)]) == (1, [card], [])


def test_top_and_bottom_of_a_pile():
    s = Bare()
    a, b = s.deal(0, DECK, 1, 2)
    (c,) = s.deal(0, HAND, 3)
    s.move(c, s.at(0, DECK), bottom=True)
    assert s.piles[s.at(0, DECK)] == [c, a, b]
    s.move(a, s.at(0, DECK))
    assert s.piles[s.at(0, DECK)] == [c, b, a]


# who knows
def dealt_out(to: int) -> Bare:
    s = Bare()
    s.deal(0, DECK, 5, 6, 7)
    s.deal(0, to, 8)
    s.known[1] = 2
    return s


def cards_of(s: Bare) -> tuple[Any, ...]:
    """All that is written of them, and what their moves were counted by."""
    return s.piles, s.place, s.since, s.known, s.lot, s.clock, s.revealed


@pytest.mark.parametrize("to", [HAND, PLAY, SIDE])
def test_a_pile_that_moves_as_a_whole_moves_card_by_card(to):
    """It was quicker, and the cards had come at the same time, or were known to nobody."""
    one, other = dealt_out(to), dealt_out(to)
    for card in one.piles[one.at(0, DECK)][:]:
        one.move(card, one.at(1, to))
    other.move_all(other.at(0, DECK), other.at(1, to))
    assert cards_of(one) == cards_of(other)


@pytest.mark.parametrize("to", [HAND, PLAY, SIDE])
@pytest.mark.parametrize("n", [0, 2, 9])
def test_what_is_dealt_moves_card_by_card_from_the_top(to, n):
    one, other = dealt_out(to), dealt_out(to)
    dealt = one.piles[one.at(0, DECK)][::-1][:n]
    for card in dealt:
        one.move(card, one.at(0, to))
    assert other.move_top(other.at(0, DECK), other.at(0, to), n) == dealt
    assert cards_of(one) == cards_of(other)


def test_the_place_says_who_learns_what_a_card_is():
    s = Bare(3)
    (card,) = s.deal(1, DECK, 7)
    s.move(card, s.at(1, HAND))
    assert s.known[card] == 0b010
    s.move(card, s.at(1, PLAY))
    assert s.known[card] == EVERYBODY
    s.move(card, s.at(1, HAND))
    assert s.known[card] == EVERYBODY, "everybody saw which card went back to the hand"
    s.move(card, s.at(1, DECK))
    assert s.known[card] == 0


def test_some_places_change_nothing_in_what_is_known():
    s = Bare(3)
    (card,) = s.deal(1, HAND, 7, known=0b011)
    s.move(card, s.at(1, SIDE))
    assert s.known[card] == 0b011


def test_new_knowledge_is_counted_and_old_knowledge_is_not():
    """Undo stayed free after a reveal, or was refused after showing what all had seen."""
    s = Bare()
    (card,) = s.deal(0, HAND, 7, known=1)
    s.show(card, 1)
    assert s.revealed == 0
    s.show(card, 2)
    assert s.revealed == 1


def test_a_shuffle_moves_what_the_cards_are_and_not_their_numbers():
    """A number seen once told later which card lay where."""
    s = Bare(seed=3)
    s.deal(0, DECK, *range(30), known=EVERYBODY)
    before = s.piles[s.at(0, DECK)][:]
    s.shuffle(s.at(0, DECK))
    assert s.piles[s.at(0, DECK)] == before
    assert s.names(0, DECK) != list(range(30))
    assert sorted(s.names(0, DECK)) == list(range(30))
    assert set(s.known) == {0}


def test_a_shuffle_of_several_owners_cards_takes_the_owners_along():
    """After a common pile was shuffled, a card belonged to whoever owned another one."""
    s = Bare(seed=3)
    for seat in (0, 1):
        for name in range(10):
            s.add_card(100 * seat + name, s.heap, seat)
    s.shuffle(s.heap)
    assert [s.definition[c] // 100 for c in range(20)] == [s.owner[c] for c in range(20)]
    t = s.copy()
    t.shuffle(t.heap)
    assert [s.definition[c] // 100 for c in range(20)] == [s.owner[c] for c in range(20)], "the copy shared its owners"


# events
def test_an_event_is_frozen_when_it_happens():
    """The line 'draws a card' told which one as soon as the card had been played."""
    s = Bare()
    s.journal = []
    (card,) = s.deal(0, HAND, 7, known=1)
    s.note(1, "X-6", 0, card)
    s.move(card, s.at(0, PLAY))
    s.definition[card] = 8
    assert (s.journal[0].seen, s.journal[0].names) == (1, (7, -1, -1))


def test_an_event_names_no_object_in_a_hidden_place():
    """The number under which a card was announced told how long it had been in the hand."""
    s = Bare()
    s.journal = []
    (card,) = s.deal(0, HAND, 7, known=1)
    s.show(card, EVERYBODY)
    s.note(1, "X-6", 0, card)
    s.move(card, s.at(0, PLAY))
    s.note(1, "X-6", 0, card)
    assert [e.ids for e in s.journal] == [(-1, -1, -1), (s.since[card], -1, -1)]


def test_only_the_card_of_an_event_may_be_a_secret():
    """A face-down card named as the other card of an event was told to everybody."""
    s = Bare()
    s.journal = []
    (card,) = s.deal(0, PLAY, 7, known=EVERYBODY)
    (hidden,) = s.deal(0, LAID, 8, known=1)
    s.note(1, "X-6", 0, hidden, other=card, cause=card)
    with pytest.raises(AssertionError):
        s.note(1, "X-6", 0, card, other=hidden)


def test_with_nobody_listening_and_no_card_watching_nothing_is_kept():
    s = Bare()
    s.note(1, "X-6", 0)
    assert (s.batch, s.unsettled, s.journal) == ([], 0, None)
    s.watching = 2
    s.note(1, "X-6", 0)
    assert not s.batch
    s.note(2, "X-6", 0)
    assert len(s.batch) == 1


# between two steps
class Fixed(Bare):
    """Its check notes an event, asks for itself to be made again, and puts a step on the agenda."""

    def checks(self, flags: int) -> None:
        self.said.append("check")
        if self.fixes:
            self.fixes -= 1
            self.unsettled |= FIX
            self.note(4, "X-7", 0)
            self.then((say, "check's step"))


def happens(s: Bare, *kinds: int) -> None:
    for kind in kinds:
        s.note(kind, "X-7", 0)
    s.unsettled |= FIX
    s.said.append("rest of the step")


def settled(fixes: int, *steps) -> Fixed:
    s = Fixed()
    s.watching, s.fixes = 7, fixes
    s.then(*steps)
    s.go()
    return s


def test_checks_wait_for_the_end_of_the_step():
    """Called from the verb, the check ousted a player before the effect had given him life back."""
    assert settled(0, (happens,)).said == ["rest of the step", "check"]


def test_checks_are_made_until_all_hold_and_triggers_are_found_once_in_all_that_happened():
    """Triggers of what a check did were a second batch, and came before those of the first."""
    s = settled(2, (happens, 1, 2), (say, "next"))
    assert s.found == [[1, 2, 4, 4]]
    assert s.said == [
        *("rest of the step", "check", "check", "check", "check's step", "check's step"),
        *("trigger 1", "trigger 2", "trigger 4", "trigger 4", "next"),
    ]


def test_no_cut_drops_what_went_off():
    """The first of two triggers stopped the duel, and the second never happened."""
    s = Bare()
    s.watching = 3
    s.scope("duel", [(happen_and_stop,), (tell, "never")], [(tell, "closes")])
    s.go()
    assert s.said == ["rest of the step", "trigger 1", "trigger 2", "closes"]


def happen_and_stop(s: Bare, k: int) -> None:
    happens(s, 1, 2)
    s.unsettled &= ~FIX
    s.cut(k)


def test_the_game_can_end_in_a_check():
    class Ending(Bare):
        def checks(self, flags: int) -> None:
            self.finish((), (), "CHECKED", "X-8")

    s = Ending()
    s.watching = 1
    s.then((happens, 1), (say, "never"))
    s.go()
    assert (s.end.termination, s.said) == ("CHECKED", ["rest of the step"])


def hold(s: Bare, k: int) -> None:
    s.hold()


def release(s: Bare, k: int) -> None:
    s.release()


def note(s: Bare, k: int, kind: int) -> None:
    s.note(kind, "X-9", 0)


def atomic(*steps) -> list[str]:
    s = Bare()
    s.watching = 7
    s.then((say, "after"))
    s.scope("atomic", [(hold,), (note, 1), (tell, "between"), *steps])
    s.go()
    assert not s.holding
    return s.said


def test_triggers_of_an_atomic_procedure_wait_for_its_end():
    """'When burned' went off in the middle of a diablerie."""
    assert atomic((note, 2), (release,), (tell, "rest")) == ["between", "trigger 1", "trigger 2", "rest", "after"]


def test_a_hold_ends_with_its_scope():
    """A cut dropped the release, and no trigger went off for the rest of the game."""
    assert atomic((cut, 0), (release,)) == ["between", "cut", "trigger 1", "after"]
    assert atomic() == ["between", "trigger 1", "after"]


def test_a_hold_inside_a_hold_does_not_end_it():
    def inner(s: Bare, k: int) -> None:
        s.scope("inner", [(hold,), (note, 2), (release,), (tell, "inner")])

    assert atomic((inner,), (tell, "outer")) == ["between", "inner", "outer", "trigger 1", "trigger 2", "after"]


# what lasts
def test_effects_end_with_their_scope_and_no_sooner():
    """'Until the end of the duel' ended with a scope inside the duel, or outlived a duel that was stopped."""
    s = Bare()
    s.deal(0, PLAY, 1, 2)

    def lasting(s: Bare, k: int) -> None:
        s.lasting = [Lasting(0, 0, 0, 1, 0, 1), Lasting(1, 1, 0, 1, 0, 2)]

    def inner(s: Bare, k: int) -> None:
        s.scope("inner", [(lasting,), (cut, 1)], [(count,)])

    def count(s: Bare, k: int) -> None:
        s.said.append(str([row.until for row in s.lasting]))

    s.scope("outer", [(inner,), (count,), (cut, 0)], [(count,)])
    assert s.go() == ["cut", "[0, 1]", "[0]", "cut", "[0]"]
    assert s.lasting == []


# copies
def test_a_copy_shares_nothing_that_changes():
    """Written out by hand, a copy forgets the column that was added last."""
    s = Bare(3, seed=1)
    for seat in range(3):
        s.deal(seat, DECK, 1, 2, 3)
    s.then((ask, 0, "a", "b"))
    s.scope("x", [(tell, "x")])
    s.lasting, s.batch = [Lasting(0, 0, 0, 0, 0, 0)], []
    s.go()
    before = pickle.dumps(s)
    t = s.copy()
    for name in ("agenda", "frames", "piles", "place", "since", "known", "lot", "turned", "host"):
        assert getattr(t, name) == getattr(s, name), name
        assert getattr(t, name) is not getattr(s, name), name
    assert all(a is not b for a, b in zip(s.piles, t.piles, strict=True))
    t.answer("b")
    t.shuffle(t.at(0, DECK))
    t.move(0, t.at(0, HAND))
    t.seal(0, 1, 2)
    t.could[0] = 7
    t.add_card(9, t.heap, 0)
    t.lasting.clear()
    assert pickle.dumps(s) == before


def test_a_copy_is_quiet():
    s = Bare()
    s.journal = []
    assert s.copy().journal is None


def test_a_state_in_the_middle_of_a_decision_is_data():
    """A closure in the agenda could be neither stored nor sent to a bot in another process."""
    s = Bare(seed=1)
    s.deal(0, DECK, *range(9))
    s.then((ask, 0, "a", "b"), (say, "rest"))
    s.scope("x", [(ask_in, 1, "c", "d"), (tell, "x")], [(tell, "closes")])
    s.go()
    t = pickle.loads(pickle.dumps(s))
    for x in (s, t):
        x.answer("d")
        x.shuffle(x.at(0, DECK))
        x.answer("b")
    assert s.said == t.said == ["1 d", "x", "closes", "0 b", "rest"]
    assert s.names(0, DECK) == t.names(0, DECK)


def ask_in(s: Bare, k: int, seat: int, *words: str) -> None:
    ask(s, seat, *words)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_state_in_the_middle_of_a_fork_is_data(seats):
    s = Bare(seats)
    s.then((fork_all,))
    s.go()
    s.answer("a", seat=1)
    t = pickle.loads(pickle.dumps(s))
    for x in (s, t):
        for seat in range(seats):
            if seat != 1:
                x.answer("b", seat=seat)
    assert s.said == t.said
    assert len(s.said) == seats


def fork_all(s: Bare) -> None:
    s.fork(*[(seat, [(ask, seat, "a", "b")]) for seat in range(s.seats)])
