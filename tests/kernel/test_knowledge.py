"""Who knows what: lots, secret choices, guessed worlds."""

from __future__ import annotations

from collections import Counter

import pytest

from sumrak.kernel.choice import choose_cards
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.knowledge import bit_of, choices, determinize
from sumrak.kernel.window import window
from tests.kernel.bare import DECK, HAND, LAID, PLAY, Bare, ask, over

pytestmark = pytest.mark.compiled

GUESSES = 60


def guesses(s: Bare, seat: int, *cards: int) -> set[tuple[int, ...]]:
    """What these cards are in the worlds that a seat holds possible."""
    worlds = [determinize(s, seat, seed) for seed in range(GUESSES)]
    return {tuple([w.definition[card] for card in cards]) for w in worlds}


def test_a_seat_guesses_what_it_does_not_know_and_nothing_else():
    s = Bare()
    mine = s.deal(0, HAND, 1, 2, known=1)
    theirs = s.deal(1, HAND, 3, 4, known=2)
    open_card = s.deal(1, PLAY, 5, known=EVERYBODY)
    s.lot[theirs[0]] = s.lot[theirs[1]]
    assert guesses(s, 0, *mine, *open_card) == {(1, 2, 5)}
    assert guesses(s, 0, *theirs) == {(3, 4), (4, 3)}
    assert guesses(s, 1, *theirs) == {(3, 4)}


def test_a_spectator_knows_what_all_know():
    """A guess for a spectator, who is no seat, mixed the cards on the table."""
    s = Bare()
    s.deal(0, PLAY, 1, 2, 3, 4, known=EVERYBODY)
    hand = s.deal(1, HAND, 5, 6, known=2)
    assert guesses(s, -1, 0, 1, 2, 3) == {(1, 2, 3, 4)}
    assert guesses(s, -1, *hand) == {(5, 6), (6, 5)}
    s.show(hand[0], 0b11)
    assert not s.known[hand[0]] & bit_of(-1), "two players saw it, nobody else"


def test_a_card_drawn_may_be_any_of_the_deck():
    s = Bare()
    s.deal(1, DECK, 1, 2, 3)
    (drawn,) = s.piles[s.at(1, DECK)][-1:]
    s.move(drawn, s.at(1, HAND))
    assert guesses(s, 0, drawn) == {(1,), (2,), (3,)}
    assert guesses(s, 1, drawn) == {(3,)}


def test_a_secret_choice_clears_every_card_it_could_have_been():
    """Of a hand of two one was known; it kept its bit, so the card laid face down was the other."""
    s = Bare()
    a, b = s.deal(1, HAND, 1, 2, known=2)
    s.show(a, EVERYBODY)
    s.conceal(s.piles[s.at(1, HAND)], 2, s.at(1, HAND))
    s.move(b, s.at(1, LAID))
    assert guesses(s, 0, b) == {(1,), (2,)}
    assert guesses(s, 1, b) == {(2,)}


def test_a_card_laid_face_down_may_still_be_whatever_it_might_have_been():
    """A lot of its own for the hidden choice told what the unknown card of the hand was: it left the deck's lot."""
    s = Bare()
    s.deal(1, DECK, 1, 2, 3, 4)
    (drawn,) = s.piles[s.at(1, DECK)][-1:]
    s.move(drawn, s.at(1, HAND))
    (seen,) = s.deal(1, HAND, 9, known=EVERYBODY)
    s.conceal(s.piles[s.at(1, HAND)], 2, s.at(1, LAID))
    s.move(drawn, s.at(1, LAID))
    assert {x for (x,) in guesses(s, 0, drawn)} == {1, 2, 3, 4, 9}
    assert {x for (x,) in guesses(s, 0, seen)} == {1, 2, 3, 4, 9}


def test_putting_a_card_face_down_somewhere_does_not_tell_what_it_is():
    """A hand card put on a common pile was alone in the pile's lot: no world had it otherwise."""
    s = Bare()
    s.deal(1, DECK, 1, 2, 3)
    (drawn,) = s.piles[s.at(1, DECK)][-1:]
    s.move(drawn, s.at(1, HAND))
    s.move(drawn, s.heap)
    assert guesses(s, 0, drawn) == {(1,), (2,), (3,)}


def test_shuffling_cards_from_several_hands_joins_what_they_might_have_been():
    s = Bare()
    for seat in (0, 1):
        s.deal(seat, DECK, 10 * seat, 10 * seat + 1)
        s.move(s.piles[s.at(seat, DECK)][-1], s.at(seat, HAND))
        s.move(s.piles[s.at(seat, HAND)][-1], s.heap)
    s.shuffle(s.heap)
    assert len(guesses(s, 0, *s.piles[s.heap])) > 6


def test_a_public_card_put_into_a_deck_is_one_of_the_deck():
    s = Bare()
    s.deal(1, DECK, 1, 2)
    (card,) = s.deal(1, PLAY, 3, known=EVERYBODY)
    s.move(card, s.at(1, DECK))
    s.shuffle(s.at(1, DECK))
    assert {x for (x,) in guesses(s, 0, card)} == {1, 2, 3}


def test_a_guess_does_not_depend_on_the_truth():
    """The same seed permuted whatever lay there, so that a bot played differently in worlds that it could not tell apart."""
    s = Bare()
    s.deal(1, DECK, 1, 2, 3, 4)
    hand = s.deal(1, HAND, 5, 6)
    for card in hand:
        s.lot[card] = s.lot[0]
    s.owner = [1, 0, 1, 0, 1, 1]
    for seed in range(5):
        said = {
            (*w.definition, *w.owner) for w in [determinize(determinize(s, 0, other), 0, seed) for other in range(9)]
        }
        assert len(said) == 1


def test_owners_go_with_what_a_card_is():
    """A guess gave a card of the common pile to a player, and it went to his scrapheap."""
    s = Bare()
    a, b = s.add_card(1, s.heap, -1), s.add_card(2, s.heap, 1)
    worlds = [determinize(s, 0, seed) for seed in range(GUESSES)]
    assert {(w.definition[a], w.owner[a], w.owner[b]) for w in worlds} == {(1, -1, 1), (2, 1, -1)}
    assert s.owner == [-1, 1]


def test_a_guess_has_other_luck():
    """A bot that searched in a copy foresaw the dice."""
    s = Bare(seed=7)
    truth = [s.copy().below(1000), *[determinize(s, 0, seed).below(1000) for seed in (7, 7, 8)]]
    assert truth[1] == truth[2]
    assert len(set(truth)) == 3
    assert set(s.keys).isdisjoint(determinize(s, 0, 7).keys), "even with the seed of the game"


def test_a_sealed_answer_of_another_is_guessed_too():
    """An answer that is no card was read out of the copy."""
    s = Bare(3)
    s.seal(0, 2, 4)
    s.seal(1, 3, 4)
    worlds = [determinize(s, 0, seed) for seed in range(GUESSES)]
    assert {w.sealed[0] for w in worlds} == {2}
    assert {w.sealed[1] for w in worlds} == {0, 1, 2, 3}
    assert {w.sealed[2] for w in worlds} == {-1}
    assert (s.unseal(1), s.sealed[1]) == (3, -1)


def test_worlds_that_the_rules_exclude_are_thrown_away():
    class Sensible(Bare):
        def plausible(self, seat: int) -> bool:
            return self.definition[0] != 3

    s = Sensible()
    s.deal(1, HAND, 1, 2, 3, known=2)
    assert {a for (a,) in guesses(s, 0, 0)} == {1, 2}


# while somebody is being asked
def hand_question(s: Bare, seat: int) -> None:
    """Only cards with an even name can be played."""
    playable = [c for c in choices(s, s.piles[s.at(seat, HAND)]) if s.definition[c] % 2 == 0]
    s.ask(seat, "X-2", [*[("play", c) for c in playable], ("pass", -1)], played, seat)


def played(s: Bare, seat: int, verb: str, card: int) -> None:
    s.said.append(f"plays {s.definition[card]}" if verb == "play" else "passes")


def asked_of_other() -> Bare:
    s = Bare()
    s.deal(1, DECK, 1, 3, 5, 7, 2)
    s.move(s.piles[s.at(1, DECK)][-1], s.at(1, HAND))
    s.then((hand_question, 1), (ask, 0, "a", "b"))
    s.go()
    return s


def test_others_are_asked_again_in_the_guessed_world():
    """The options of the true world told what was in the other's hand, and named cards that he did not have there."""
    s = asked_of_other()
    (card,) = s.piles[s.at(1, HAND)]
    s.deal(1, DECK, 4, 6)
    found = set()
    for seed in range(GUESSES):
        w = determinize(s, 0, seed)
        found.add(w.definition[card])
        assert w.pending.seat == 1
        assert w.pending.options == [("play", card), ("pass", -1)]
        w.choose(w.pending, ("play", card))
        assert w.said == [f"plays {w.definition[card]}"]
    assert found == {2, 4, 6}, "with an odd card he would not have been asked"


def test_where_no_world_fits_the_question_goes_by():
    """Looking for a world in which he is asked never ended."""
    s = asked_of_other()
    s.definition[s.piles[s.at(1, HAND)][0]] = 9
    w = determinize(s, 0, 1)
    assert w.pending.seat == 0


def test_whoever_guesses_keeps_his_own_question():
    s = asked_of_other()
    w = determinize(s, 1, 1)
    assert w.pending is s.pending


def test_in_a_fork_the_others_are_asked_again_and_i_am_not():
    s = Bare()
    s.deal(0, HAND, 2, 4, known=1)
    s.deal(1, HAND, 6, 8, known=2)
    s.then((both,))
    s.go()
    mine, theirs = s.open_decisions()
    for seed in range(GUESSES):
        again = determinize(s, 0, seed).open_decisions()
        assert again[0] is mine
        assert again[1] is not theirs
        assert sorted(again[1].options) == sorted(theirs.options), "numbers of cards, by what they are there"


def both(s: Bare) -> None:
    s.fork((0, [(hand_question, 0)]), (1, [(hand_question, 1)]))


def two_of_three(s: Bare, seat: int) -> None:
    choose_cards(s, seat, "X-3", s.at(seat, HAND), 2, take, seat)


def take(s: Bare, cards: tuple[int, ...], seat: int) -> None:
    s.said.append(f"takes {[s.definition[c] for c in cards]}")


def test_a_choice_half_made_by_another_is_made_anew():
    """His first card was 'the third of the row' in the guessed world, and no second one came after it."""
    s = Bare()
    cards = s.deal(1, HAND, 1, 2, 3, 4, known=2)
    s.then((two_of_three, 1))
    s.go()
    s.answer("choose", cards[2])
    seen = Counter()
    for seed in range(GUESSES):
        w = determinize(s, 0, seed)
        while w.end is None:
            w.choose(w.pending, w.pending.options[-1])
        seen.update(w.said)
    assert seen == {"takes [3, 4]": GUESSES}


def test_a_choice_whose_first_part_is_forced_is_asked_again_as_well():
    """Of 5, 5, 6 two: one 5 is certain. Asked again from the beginning nobody was asked, and no world seemed to fit."""
    s = Bare()
    s.deal(1, HAND, 5, 5, 6, known=2)
    s.then((two_of_three, 1))
    s.go()
    for seed in range(GUESSES):
        w = determinize(s, 0, seed)
        assert w.pending is not None
        assert w.pending.seat == 1


class Windows(Bare):
    """Seats with an even card may act."""

    def window_order(self, k: int, kind: int) -> list[int]:
        return [0, 1, 2]

    def window_options(self, k: int, kind: int, seat: int) -> list:
        return [("use", c) for c in choices(self, self.piles[self.at(seat, HAND)]) if self.definition[c] % 2 == 0]

    def window_act(self, k: int, seat: int, verb: str, *operands: int) -> None:
        self.move(operands[0], self.at(seat, PLAY))

    def window_passed(self, k: int, kind: int, seat: int) -> None:
        self.said.append(f"{seat} passed")


def test_in_a_window_it_is_still_that_seats_turn():
    """Seat 1 has nothing, seat 2 is asked: in a world where 1 has something, 1 was asked and had not yet passed."""
    s = Windows(3)
    s.deal(1, HAND, 1, known=2)
    s.deal(1, DECK, 2, 4, 6)
    s.lot = [0] * 4
    s.deal(2, HAND, 8, known=4)
    s.scope("x", [(window, 1, "X-4")])
    s.go()
    assert s.pending.seat == 2
    for seed in range(GUESSES):
        w = determinize(s, 0, seed)
        assert w.pending.seat == 2
        assert w.said == ["0 passed", "1 passed"]


# options from a hidden pile
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_copy_that_leaves_is_the_one_that_most_seats_know(seat):
    """Of two copies the unknown one was played: the view said which, and what the other one was."""
    s = Bare(4)
    cards = s.deal(seat, HAND, 5, 5, 3, 5, known=1 << seat)
    s.show(cards[3], 0b1000)
    s.show(cards[1], 0b0111)
    assert choices(s, s.piles[s.at(seat, HAND)]) == [cards[2], cards[1]]


def test_guessing_leaves_the_true_state_alone():
    s = asked_of_other()
    s.agenda[0] = (over,)
    before = (s.definition[:], s.agenda[:], s.pending, s.draws[:], s.known[:])
    determinize(s, 0, 3)
    assert (s.definition, s.agenda, s.pending, s.draws, s.known) == before


class Picky(Bare):
    """Only one order of these cards will do, and hardly a guess hits upon it."""

    def plausible(self, seat: int) -> bool:
        return [self.definition[card] for card in self.piles[self.at(1, HAND)]] == list(range(12))

    def mended(self, seat: int) -> bool:
        cards = self.piles[self.at(1, HAND)]
        self.rename(cards, sorted(map(self.definition.__getitem__, cards)), [1] * len(cards))
        return self.plausible(seat)


def test_a_game_mends_what_is_hardly_ever_hit_upon():
    s = Picky()
    s.deal(1, HAND, *reversed(range(12)), known=2)
    world = determinize(s, 0, 5)
    assert isinstance(world, Picky) and world.plausible(0) and not s.plausible(0)
