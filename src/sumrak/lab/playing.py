"""Game n of a plan, as a row: a function of the plan and the number alone, wherever and whenever it is called."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from sumrak import records
from sumrak.bots.arena import play_on, played
from sumrak.bots.program import forfeit_told
from sumrak.game import Game, Origin
from sumrak.kernel.chance import key_of
from sumrak.kernel.knowledge import TRIES, ask_others_again, determinize, in_order
from sumrak.kernel.state import State
from sumrak.lab.plan import FORK, Plan
from sumrak.lab.watching import watched
from sumrak.lab.wrong import Wrong


class Row(Struct, frozen=True):
    """One game. By seat: `entrants` (numbers of the plan), `shares` of the game (together 1), and cards by id.

    `number` is that of the task, `arm` 1 where a fork has the changed card; `seed` that of the deal; `first` the seat that had the
    first turn (-1: nobody had one).
    """

    number: int
    arm: int
    table: int
    game: int
    seed: int
    entrants: tuple[int, ...]
    shares: tuple[float, ...]
    first: int
    ending: str
    turns: int
    answers: int
    deck: list[list[str]]
    opening: list[list[str]]
    drawn: list[list[str]]
    played: list[list[str]]
    forfeit: str = ""
    cite: str = ""
    """The paragraph under which the game ended."""


def play(plan: Plan, number: int) -> list[Row]:
    """The row of a task; of a fork two, the same position as it is and with the change."""
    return [row_of(plan, number, arm, game, forfeit) for arm, game, forfeit in games_of(plan, number)]


def games_of(plan: Plan, number: int) -> list[tuple[int, Game, str]]:
    """The games themselves: arm, game, and why it was forfeited if it was."""
    if plan.kind == FORK:
        return [(arm, *continued(plan, number, arm)) for arm in (0, 1)]
    table, n = plan.place(number)
    game, result = played(plan.match(table), n, plan.spec())
    return [(0, game, result.forfeit)]


def row_of(plan: Plan, number: int, arm: int, game: Game, forfeit: str) -> Row:
    table, n = plan.place(number)
    seats = game.state.seats
    who = plan.tables[table].entrants
    entrants = who if plan.kind == FORK else tuple([who[(seat + n) % seats] for seat in range(seats)])
    seen, outcome = watched(game), game.outcome
    if outcome is None:
        loser = forfeit_told(forfeit)[1].seat
        shares = tuple([0.0 if seat == loser else 1 / (seats - 1) for seat in range(seats)])
    else:
        shares = tuple(map(float, game.spec.shares(outcome.winners, outcome.scores)))
    return Row(
        number,
        arm,
        table,
        n,
        game.origin.seed,
        entrants,
        shares,
        seen.first,
        "FORFEIT" if outcome is None else outcome.termination,
        seen.turns,
        len(game.answers),
        seen.deck,
        seen.opening,
        seen.drawn,
        seen.played,
        forfeit,
        "" if outcome is None else outcome.cite,
    )


# forks
def continued(plan: Plan, number: int, arm: int) -> tuple[Game, str]:
    """One continuation: the same luck in both arms, for as long as they go the same way."""
    seed = key_of(plan.seed, number)
    spec = plan.spec() if arm else position(plan.record, plan.at).spec
    state = spec.adopt(redrawn(position(plan.record, plan.at).state, plan.seen_by, seed))
    ask_others_again(state, -1)
    state.run()
    game = Game(spec, Origin(state.copy().copy, state.seats, (), None, seed), state, [])
    lost = play_on(game, plan.match(0).bots, key_of(seed, -1))
    return game, "" if lost is None else str(lost)


@lru_cache(4)
def position(record: str, at: int) -> Game:
    return records.replay(record).at(at)


def redrawn(s: State, seat: int, seed: int) -> State:
    """The position with other luck: what this seat does not know is guessed, or (-1) what all together do not know."""
    if seat >= 0:
        return determinize(s, seat, seed)
    everybody, lots = (1 << s.seats) - 1, dict[int, list[int]]()
    for card, bits in enumerate(s.known):
        if not bits & everybody:
            lots.setdefault(s.lot[card], []).append(card)
    spent = 0
    for _ in range(TRIES):
        new = s.copy()
        new.seed, new.keys, new.draws = (
            seed,
            [key_of(seed, stream) for stream in range(s.seats + 1)],
            [0] * (s.seats + 1),
        )
        new.draws[0], stream, new.stream = spent, new.stream, 0
        for cards in lots.values():
            _, names, owners, _ = in_order(s, cards)
            mixed = new.in_random_order(len(cards))
            new.rename(cards, [names[i] for i in mixed], [owners[i] for i in mixed])
        spent, new.stream = new.draws[0], stream
        if all([new.plausible(seat) for seat in range(s.seats)]):
            break
    new.refreshed()
    return new


# the same cards everywhere
def check(plan: Plan) -> None:
    """That the cards here are those of the plan; raises Wrong."""
    from sumrak.catalog import spec_of

    if spec_of(plan.game).fingerprint() != plan.cards:
        raise Wrong("lab-other-cards")
