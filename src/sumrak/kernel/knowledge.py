"""Knowledge: worlds that a seat cannot tell from the true one, and choices that tell nothing."""

from __future__ import annotations

from itertools import groupby

from sumrak.kernel.agenda import Decision, Strand
from sumrak.kernel.chance import key_of
from sumrak.kernel.event import SPECTATOR
from sumrak.kernel.state import State

TRIES = 200
PATIENCE = 20
"""So many guesses may be in vain before a game is asked to mend one."""


def bit_of(seat: int) -> int:
    """The bit of a seat (-1: a spectator) in `known` and in an event's `seen`."""
    return 1 << seat if seat >= 0 else SPECTATOR


def determinize(s: State, seat: int, seed: int) -> State:
    """A world that this seat (-1: a spectator) cannot tell from the true one, with other luck.

    Unknown cards are permuted inside their lot, sealed answers of the others are guessed anew, and whoever else is
    being asked is asked again in that world. Worlds that the rules exclude are thrown away, and so are those in which
    somebody would not be asked who is; what is hardly ever hit upon a game may mend. Where a couple of hundred do not give
    a better one, the last is taken.
    """
    bit = bit_of(seat)
    lots: dict[int, list[int]] = {}
    for lot, run in groupby([card for card, bits in enumerate(s.known) if not bits & bit], s.lot.__getitem__):
        lots.setdefault(lot, []).extend(run)
    sorted_lots = [in_order(s, cards) for cards in lots.values() if len(cards) > 1]
    keys, spent = [key_of(seed, -1 - i) for i in range(s.seats + 1)], 0
    for tries in range(TRIES):
        new = s.copy()
        new.seed, new.keys, new.draws = seed, keys, [0] * (s.seats + 1)
        new.draws[0] = spent
        guess(new, seat, sorted_lots)
        is_last = tries == TRIES - 1
        found = new.plausible(seat) or (tries >= PATIENCE and new.mended(seat))
        if (found or is_last) and (ask_others_again(new, seat) or is_last):
            break
        spent = new.draws[0]
    if s.pending is not None:
        new.run()
    return new


Lot = tuple[list[int], list[int], list[int], bool]
"""(cards, definitions and owners of them, sorted, whether all have one owner)"""


def in_order(s: State, cards: list[int]) -> Lot:
    """What lies in a lot, sorted: a guess starts there, so that a seed gives the same guess in every world."""
    names, owners = list(map(s.definition.__getitem__, cards)), list(map(s.owner.__getitem__, cards))
    if owners.count(owners[0]) == len(owners):
        return cards, sorted(names), owners, True
    both = sorted(zip(names, owners))
    return cards, [name for name, _ in both], [owner for _, owner in both], False


def guess(s: State, seat: int, lots: list[Lot]) -> None:
    stream, s.stream = s.stream, 0
    found: list[int] = []
    names: list[int] = []
    owners: list[int] = []
    are_ones = all([is_one for _, _, _, is_one in lots])
    for cards, sorted_names, sorted_owners, is_one in lots:
        found += cards
        theirs, whose = sorted_names[:], sorted_owners[:]
        s.mix_lot(theirs, whose, is_one)
        names += theirs
        owners += whose
    s.rename(found, names, None if are_ones else owners)
    for other in range(s.seats):
        if other != seat and s.sealed[other] >= 0:
            s.sealed[other] = s.below(s.sealed_of[other])
    s.stream = stream
    s.refreshed()


def ask_others_again(s: State, seat: int) -> bool:
    """Let the decisions of all but one seat be asked anew: what they may choose depends on what their cards are.

    False if one of them is not asked the same in this world; then it goes on as it goes on without that question.
    """
    same = True
    for i, x in enumerate(s.strands):
        if x.pending is not None and x.pending.seat != seat:
            s.strands[i] = s.advance(Strand(x.seat, [*x.agenda, x.pending.step], None, x.clock))
            same = same and is_asked(s.strands[i].pending, x.pending)
    if s.strands:
        s.join()
    elif s.pending is not None and s.pending.seat != seat:
        asked = s.pending
        s.agenda.append(asked.step)
        s.answered()
        s.step()
        same = asks(s, asked)
    return same


def asks(s: State, same: Decision) -> bool:
    return is_asked(s.pending, same)  # in a call of its own: mypyc believes that `answered` left None in pending


def is_asked(a: Decision | None, b: Decision) -> bool:
    return a is not None and a.seat == b.seat and a.cite == b.cite and a.then is b.then


def choices(s: State, pile: list[int]) -> list[int]:
    """One card for each name in a pile, in the order of definitions: the copy that most seats know, the first of them.

    So an option names what is played and tells nothing about the other copies.
    """
    best: list[int] = []
    definition, known, last = s.definition, s.known, -1
    for card in sorted(pile, key=definition.__getitem__):
        name = definition[card]
        if name != last:
            best.append(card)
            last = name
        elif known[card] != known[best[-1]] and fame(s, card) > fame(s, best[-1]):
            best[-1] = card
    return best


def fame(s: State, card: int) -> int:
    """How many seats know a card."""
    return s.known[card].bit_count()
