"""Knowledge: worlds that a seat cannot tell from the true one, and choices that tell nothing."""

from __future__ import annotations

from sumrak.kernel.agenda import Strand
from sumrak.kernel.chance import key_of
from sumrak.kernel.state import State

TRIES = 50


def determinize(s: State, seat: int, seed: int) -> State:
    """A world that this seat (-1: a spectator) cannot tell from the true one, with other luck.

    Unknown cards are permuted inside their lot, sealed answers of the others are guessed anew, and whoever else is
    being asked is asked again in that world. Worlds that the game's rules exclude are thrown away.
    """
    bit = 1 << seat if seat >= 0 else 0
    lots: dict[int, list[int]] = {}
    for card, bits in enumerate(s.known):
        if not bits & bit:
            lots.setdefault(s.lot[card], []).append(card)
    new = s.copy()
    new.seed, new.keys, new.draws = seed, [key_of(seed, i) for i in range(-1, s.seats)], [0] * (s.seats + 1)
    for _ in range(TRIES):
        for cards in lots.values():
            if len(cards) > 1:
                new.permute(cards)
        new.refreshed()
        if new.plausible(seat):
            break
    for other in range(s.seats):
        if other != seat and new.sealed[other] >= 0:
            new.sealed[other] = new.below(new.sealed_of[other])
    ask_others_again(new, seat)
    return new


def ask_others_again(s: State, seat: int) -> None:
    """Let the decisions of all but one seat be asked anew: what they may choose depends on what their cards are."""
    if s.strands:
        for i, x in enumerate(s.strands):
            if x.pending is not None and x.seat != seat:
                s.strands[i] = s.advance(x.seat, [*x.agenda, x.pending.step])
        s.join()
        s.run()
    elif s.pending is not None and s.pending.seat != seat:
        s.agenda.append(s.pending.step)
        s.answered()
        s.run()


def choices(s: State, pile: list[int]) -> list[int]:
    """One card for each name in a pile, in the order of definitions: the copy that most seats know.

    So an option names what is played and tells nothing about the other copies.
    """
    best: dict[int, int] = {}
    for card in pile:
        name = s.definition[card]
        if name not in best or s.known[card] > s.known[best[name]]:
            best[name] = card
    return [best[name] for name in sorted(best)]


__all__ = ["Strand", "ask_others_again", "choices", "determinize"]
