"""What actions and treasures do."""

from __future__ import annotations

from sumrak.kernel.choice import choose_cards
from sumrak.kernel.knowledge import choices
from sumrak.kernel.state import Lasting
from tests.tiny import checks
from tests.tiny.cards import (
    BRIBE,
    BURIED,
    BURY,
    CURSE,
    PLAGUE,
    PURGE,
    RALLY,
    RECALL,
    RELIC,
    SPY,
    STAKED,
    STORM,
)  # fmt: skip
from tests.tiny.state import DECK, HAND, SCRAP, Blows, Skirmish

CHOOSE, TARGET, STAKE = "choose", "target", "stake"


def carry_out(s: Skirmish, seat: int, name: int) -> None:
    if name == STORM:
        s.then((storm,), (open_stakes,))
    elif name == PLAGUE:
        plague(s)
    elif name == RELIC:
        s.life[seat] += 1
    elif name == CURSE:
        s.then((curse, seat))
    elif name == PURGE:
        choose_cards(s, seat, "S-20", s.at(seat, HAND), 2, purged, seat)
    elif name == BURY:
        if s.pile(seat, HAND):
            s.ask(seat, "S-21", [(CHOOSE, c) for c in choices(s, s.pile(seat, HAND))], buried, seat)
    elif name == SPY:
        s.ask(seat, "S-22", [(TARGET, x) for x in s.ring(seat)[1:]], spied, seat)
    elif name in (RALLY, RECALL, BRIBE):
        everyone = [c for x in s.ring(seat) for c in s.fighters(x)]
        if name == RALLY:
            everyone = s.fighters(seat)
        elif name == BRIBE:
            everyone = [c for c in everyone if s.controller(c) != seat]
        if everyone:
            then = rallied if name == RALLY else recalled if name == RECALL else bribed
            s.ask(seat, "S-23", [(CHOOSE, c) for c in everyone], then, seat)


def discard(s: Skirmish, cards: tuple[int, ...], seat: int) -> None:
    for card in cards:
        s.move(card, s.gone if s.owner[card] < 0 else s.at(seat, SCRAP))


def purged(s: Skirmish, cards: tuple[int, ...], seat: int) -> None:
    from tests.tiny.turn import draw

    discard(s, cards, seat)
    s.then(*[(draw, seat)] * len(cards))


def buried(s: Skirmish, seat: int, verb: str, card: int) -> None:
    """Under the deck, unseen: it may have been any card of the hand."""
    s.conceal(s.pile(seat, HAND), 1 << seat, s.at(seat, DECK))
    s.move(card, s.at(seat, DECK), bottom=True)
    s.note(BURIED, "S-21", seat, card)


def spied(s: Skirmish, seat: int, verb: str, other: int) -> None:
    for card in s.pile(other, HAND):
        s.show(card, 1 << seat)


def rallied(s: Skirmish, seat: int, verb: str, card: int) -> None:
    """Until the end of the turn; a fighter that has left and come back is another one."""
    s.clock += 1
    s.lasting.append(Lasting(0, card, s.since[card], card, 0, s.clock, (2,)))
    s.turned[card] = 0


def recalled(s: Skirmish, seat: int, verb: str, card: int) -> None:
    for c in s.attached(card):
        checks.scrap(s, c)
    s.move(card, s.at(s.owner[card], HAND))


def bribed(s: Skirmish, seat: int, verb: str, card: int) -> None:
    s.clock += 1
    s.lasting.append(Lasting(0, card, s.since[card], card, seat, s.clock))
    s.give(card, seat)


def curse(s: Skirmish, seat: int) -> None:
    checks.lose_life(s, s.ring(seat)[1], 1)


def plague(s: Skirmish) -> None:
    """A wound for everybody at one moment; each may still be taken by a ward."""
    everyone = [c for x in s.ring(s.active) for c in s.fighters(x)]
    s.scope(Blows(), [(hold,), *[(blow, c, s.since[c], 1, -1) for c in everyone]])


def hold(s: Skirmish, k: int) -> None:
    s.hold()


def blow(s: Skirmish, k: int, card: int, since: int, n: int, cause: int) -> None:
    checks.wound(s, card, since, n, cause)


def storm(s: Skirmish) -> None:
    s.fork(*[(seat, [(stake, seat)]) for seat in s.ring(s.active)])


def stake(s: Skirmish, seat: int) -> None:
    s.ask(seat, "S-24", [(STAKE, n) for n in range(min(s.life[seat], 3) + 1)], staked, seat)


def staked(s: Skirmish, seat: int, verb: str, n: int) -> None:
    s.seal(seat, n, min(s.life[seat], 3) + 1)


def open_stakes(s: Skirmish) -> None:
    """The one who staked most, if it is one, digs in the ruins; who staked nothing is struck. All pay at one moment."""
    stakes = [(seat, s.unseal(seat)) for seat in s.ring(s.active)]
    most = max(n for _, n in stakes)
    for seat, n in stakes:
        s.note(STAKED, "S-24", seat, after=n)
        checks.lose_life(s, seat, n or 2)
    first = [seat for seat, n in stakes if n == most]
    if len(first) == 1 and most:
        s.then((dig, first[0]))


def dig(s: Skirmish, seat: int) -> None:
    if not s.piles[s.ruins] and s.piles[s.gone]:
        for card in s.piles[s.gone][:]:
            s.move(card, s.ruins)
        s.shuffle(s.ruins)
    if s.piles[s.ruins] and s.alive >> seat & 1:
        s.move(s.piles[s.ruins][-1], s.at(seat, HAND))
