"""What stands beside the sentence that says what is going on: at whom it is aimed, who may still block, votes, strikes, range."""

from __future__ import annotations

from sumrak.games.vtes import blocks, politics, strikes
from sumrak.games.vtes.board import controller, is_in, is_object
from sumrak.games.vtes.frames import BURNED_CARD, EDGE, GOING, Action, Blow, Combat, Poll
from sumrak.games.vtes.state import Vtes
from sumrak.kernel.reason import Message, Named, Player
from sumrak.kernel.scene import Entry, Standing, Sum


def named(s: Vtes, card: int) -> Named:
    return Named(s.sheet.cards[s.definition[card]].id)


# actions
def aims(s: Vtes, f: Action) -> tuple[int, ...]:
    """The players at whom an action is directed."""
    return tuple([x for x in range(s.seats) if f.targets >> x & 1 or (f.is_bleed and f.bled == x)])


def who_may_block(s: Vtes, f: Action) -> tuple[Standing, ...]:
    """VTES-6.2.2.8: whose turn it is to block, who comes after, who has declined."""
    if f.result != GOING:
        return ()
    turn = blocks.turn_to_block(s, f)
    rows = []
    for x in blocks.entitled(s, f):
        rows.append(Standing(x, "declined" if f.declined >> x & 1 else "may-block" if x == turn else "may-block-later"))
    return tuple(rows)


def numbers(s: Vtes, f: Action, bleed: int) -> tuple[Sum, ...]:
    """The bleed, the stealth, and the intercept against it."""
    found = []
    if f.is_bleed:
        found.append(Sum(Message("vtes-sum-bleed"), bleed, card=f.actor))
    if f.result == GOING:
        found.append(Sum(Message("vtes-sum-stealth"), blocks.stealth(s, f), card=f.actor))
        if f.blocker >= 0 and is_object(s, f.blocker, f.blocker_since):
            found.append(Sum(Message("vtes-sum-intercept"), blocks.intercept(s, f), card=f.blocker))
    return tuple(found)


# referendums
def tally(s: Vtes, f: Poll) -> tuple[Sum, ...]:
    """Votes for and against, each source a line."""
    if not f.casting:
        return ()
    mine, theirs = politics.count(s, f)
    sides: tuple[list[Entry], list[Entry]] = ([], [])
    for source, n, ballot, way in f.cast:
        more = sum([x for c, x in f.extra if c == source]) if source >= 0 else 0
        how = "ballot" if ballot else "vote" if source >= 0 else "burned" if source <= BURNED_CARD else "edge"
        sides[way < 0].append(Entry(how, max(0, n + more), source if source >= 0 else -1))
    return (
        Sum(Message("vtes-sum-for"), mine, tuple(sides[0])),
        Sum(Message("vtes-sum-against"), theirs, tuple(sides[1])),
    )


def voters(s: Vtes, f: Poll) -> tuple[Standing, ...]:
    """How each player has voted, and with how much."""
    rows = []
    for x in range(s.seats):
        if not f.casting or not is_in(s, x):
            continue
        for way, how in ((politics.FOR, "for"), (politics.AGAINST, "against")):
            cast = [n + ballot for source, n, ballot, w in f.cast if w == way and voter(s, source) == x]
            if cast:
                rows.append(Standing(x, how, sum(cast)))
    return tuple(rows)


def voter(s: Vtes, source: int) -> int:
    if source >= 0:
        return controller(s, source)
    return (BURNED_CARD if source <= BURNED_CARD else EDGE) - source


def terms(s: Vtes, f: Poll) -> tuple[Sum, ...]:
    """What the referendum is about, as far as it has been named: players and points."""
    return tuple([Sum(Message("vtes-sum-points", (("seat", Player(x)),)), n) for x, n in enumerate(f.points) if n])


# combat
def range_of(f: Combat) -> tuple[str, ...]:
    return ("far" if f.far else "close",)


def blows(s: Vtes, f: Combat) -> tuple[Sum, ...]:
    """The strike that each side has chosen."""
    found = []
    for side, blow in enumerate(f.blows):
        if blow is not None and is_object(s, f.minions[side], f.since[side]):
            what = Message(f"vtes-sum-strike-{kind_of(blow)}", (("card", named(s, f.minions[side])),))
            found.append(Sum(what, strikes.amount(s, f, side, blow), card=f.minions[side]))
    return tuple(found)


def kind_of(blow: Blow) -> str:
    if blow.dodge:
        return "dodge"
    if blow.ends:
        return "ends"
    if blow.steal:
        return "steal"
    if blow.destroy or blow.seize or blow.object >= 0:
        return "equipment"
    if blow.hand:
        return "hand"
    return "ranged" if blow.ranged else "damage"
