"""Random playouts of full games through the face, copies, guesses and imports, beside peers measured in the same run.

    python bench/playouts.py the_v --peers

Ours and the peers take turns for `RUNS` rounds; medians are printed, and each floor with whether it held. A decision
counts only if there is a choice: a forced answer is no decision, here or in a peer. Seconds are those of the processor,
so that what else the machine does matters less. It prints and exits 0.
"""

from __future__ import annotations

import argparse
import itertools
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import sumrak

RUNS = 5
POSITIONS = 24
"""Positions in the middle of a game that are copied and guessed."""
CHESS_PLIES = 400
FLOORS = {  # ratio to python-chess, copy µs with the usual seats and with more
    "the_v": (1.5, 15.0),
    "night_watch": (0.8, 15.0),
    "berserk": (0.8, 20.0),
    "vtes": (0.8, 30.0),
}
DETERMINIZE, IMPORT = 250.0, 0.15


class Pace(NamedTuple):
    """One round of playouts."""

    decisions: int
    games: int
    seconds: float


class Bench:
    """`until`: whether a round is over, asked after each game with games and seconds so far."""

    def __init__(self, games: int, seconds: float) -> None:
        self.games, self.seconds = games, seconds

    def pace(self, play_one: Callable[[random.Random], int], seed: int) -> Pace:
        rng, decisions, games = random.Random(seed), 0, 0
        start = time.process_time()
        while True:
            decisions += play_one(rng)
            games += 1
            spent = time.process_time() - start
            if games >= self.games if self.games else spent >= self.seconds:
                return Pace(decisions, games, spent)


class Ours:
    """Games of ours, every pairing of the decks that come with the game in turn."""

    def __init__(self, game: str, seats: int | None) -> None:
        decks = [deck["id"] for deck in sumrak.catalogue(game).get("decks", [])]
        self.game, self.seats = game, seats
        count = seats if seats is not None else len(sumrak.new(game, seed=1).view(None)["players"])
        self.tables = itertools.cycle(list(itertools.product(decks, repeat=count))[:200] or [None])

    def new(self, rng: random.Random) -> sumrak.Game:
        return sumrak.new(self.game, decks=next(self.tables), seats=self.seats, seed=rng.getrandbits(48))

    def play_one(self, rng: random.Random) -> int:
        game, decisions = self.new(rng), 0
        while (decision := game.decision) is not None:
            options = decision.options
            game.play(options[rng.randrange(len(options))])
            decisions += 1
        return decisions

    def positions(self) -> list[sumrak.Game]:
        """From the middle of games: after half of the answers that each will have had."""
        found: list[sumrak.Game] = []
        rng = random.Random(1)
        while len(found) < POSITIONS:
            whole = self.new(rng)
            while (decision := whole.decision) is not None:
                whole.play(rng.randrange(len(decision.options)))
            middle = whole.at(len(whole.answers) // 2).copy()
            middle.view(0)  # derived values are up to date, as after a look at the table
            found.append(middle)
        return found


def chess_one(rng: random.Random) -> int:
    import chess

    board, decisions = chess.Board(), 0
    for _ in range(CHESS_PLIES):
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= 150:
            break
        decisions += len(moves) > 1
        board.push(moves[rng.randrange(len(moves))])
    return decisions


def chess_positions() -> list[Any]:
    import chess

    found, rng = [], random.Random(1)
    for _ in range(POSITIONS):
        board = chess.Board()
        for _ in range(120):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
        found.append(board)
    return found


class Uno:
    """RLCard's uno as its users play it: `env.step`, with the observation that comes with it."""

    def __init__(self) -> None:
        import rlcard

        self.env = rlcard.make("uno", config={"seed": 1})

    def play_one(self, rng: random.Random) -> int:
        state, _ = self.env.reset()
        decisions = 0
        while not self.env.is_over():
            actions = list(state["legal_actions"])
            decisions += len(actions) > 1
            state, _ = self.env.step(actions[rng.randrange(len(actions))])
        return decisions


def each_us(call: Callable[[Any, int], object], positions: list[Any], seconds: float) -> float:
    """µs a call, over all positions."""
    for position in positions:
        call(position, 0)
    calls, start = 0, time.process_time()
    while True:
        for position in positions:
            calls += 1
            call(position, calls)
        spent = time.process_time() - start
        if spent >= seconds:
            return spent / calls * 1e6


def import_seconds() -> float:
    code = "import time; t = time.process_time(); import sumrak; print(time.process_time() - t)"
    return float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)


def is_compiled() -> bool:
    from sumrak.kernel import agenda

    return not str(agenda.__file__).endswith(".py")


def measure(ours: Ours, bench: Bench, peers: bool) -> dict[str, list[float]]:
    """Every series, a value a run."""
    middle, share = ours.positions(), min(0.3, bench.seconds / 4)
    playouts: dict[str, Callable[[random.Random], int]] = {ours.game: ours.play_one}
    copies: dict[str, Callable[[], float]] = {
        "copy": lambda: each_us(lambda g, n: g.copy(), middle, share),
        "determinize": lambda: each_us(lambda g, n: g.determinize(n & 1, n), middle, share),
    }
    if peers:
        boards = chess_positions()
        playouts |= {"python-chess": chess_one, "RLCard uno": Uno().play_one}
        copies["Board.copy"] = lambda: each_us(lambda b, n: b.copy(stack=False), boards, share)
    series: dict[str, list[float]] = {}
    for play_one in playouts.values():  # warm up
        Bench(0, min(0.5, bench.seconds)).pace(play_one, 0)
    for run in range(RUNS):
        for name, play_one in playouts.items():
            pace = bench.pace(play_one, run + 1)
            series.setdefault(f"{name} decisions/s", []).append(pace.decisions / pace.seconds)
            series.setdefault(f"{name} games/s", []).append(pace.games / pace.seconds)
            series.setdefault(f"{name} decisions/game", []).append(pace.decisions / pace.games)
        for name, one in copies.items():
            series.setdefault(name, []).append(one())
        series.setdefault("import", []).append(import_seconds())
    return series


def report(game: str, series: dict[str, list[float]], peers: bool) -> None:
    def median(name: str) -> float:
        return statistics.median(series[name])

    def spread(name: str, digits: int) -> str:
        return f"{min(series[name]):,.{digits}f} … {max(series[name]):,.{digits}f}"

    for name in [game, *(["python-chess", "RLCard uno"] if peers else [])]:
        rate, games, length = (median(f"{name} {what}") for what in ("decisions/s", "games/s", "decisions/game"))
        runs = spread(f"{name} decisions/s", 0)
        print(
            f"{name:14}{rate:>10,.0f} real decisions/s {games:>9,.1f} games/s {length:>7.1f} decisions/game   ({runs})"
        )
    print(f"{'copy':14}{median('copy'):>10.1f} µs   ({spread('copy', 1)})")
    print(f"{'determinize':14}{median('determinize'):>10.1f} µs   ({spread('determinize', 1)})")
    if peers:
        print(f"{'Board.copy':14}{median('Board.copy'):>10.1f} µs   ({spread('Board.copy', 1)})")
    print(f"{'import':14}{median('import'):>10.3f} s    ({spread('import', 3)})")
    ratio_floor, copy_floor = FLOORS.get(game, (0.8, 15.0))
    print()
    if peers:
        rates = zip(series[f"{game} decisions/s"], series["python-chess decisions/s"])
        ratio = statistics.median([own / peer for own, peer in rates])
        uno = median(f"{game} decisions/s") / median("RLCard uno decisions/s")
        print(f"{uno:.2f} × RLCard uno; copy {median('copy') / median('Board.copy'):.1f} × Board.copy(stack=False)")
        held(f"playouts: {ratio:.2f} × python-chess, at least {ratio_floor}", ratio >= ratio_floor)
    held(f"copy: {median('copy'):.1f} µs, at most {copy_floor:g}", median("copy") <= copy_floor)
    held(f"determinize: {median('determinize'):.1f} µs, at most {DETERMINIZE:g}", median("determinize") <= DETERMINIZE)
    held(f"import sumrak: {median('import'):.3f} s, at most {IMPORT}", median("import") <= IMPORT)


def held(what: str, is_held: bool) -> None:
    print(f"{'held  ' if is_held else 'MISSED'}  {what}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Random playouts through the face, beside peers in the same run.")
    parser.add_argument("game", nargs="?", default="the_v", choices=sumrak.games())
    parser.add_argument(
        "--peers", action="store_true", help="python-chess and RLCard uno in the same run (extra: bench)"
    )
    parser.add_argument("--games", type=int, default=0, help="games a run, instead of seconds")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds a run (5 runs each)")
    parser.add_argument("--seats", type=int, help="players, where a game allows several numbers")
    asked = parser.parse_args()
    if asked.seconds <= 0 or asked.games < 0:
        parser.error("--seconds is more than 0, and --games is not negative")
    try:
        ours = Ours(asked.game, asked.seats)
        ours.new(random.Random(0))
    except ValueError as error:
        parser.error(str(error))
    if asked.peers:
        try:
            import chess
            import rlcard
        except ImportError as error:
            parser.error(f"{error.name} is missing: pip install '.[bench]'")
        peers = f"python-chess {chess.__version__}, RLCard {rlcard.__version__}"
    kind = "compiled" if is_compiled() else "interpreted"
    about = f"Sumrak {sumrak.__version__} {kind}, CPython {sys.version.split()[0]}"
    print(f"{about}; {peers}" if asked.peers else about)
    report(asked.game, measure(ours, Bench(asked.games, asked.seconds), asked.peers), asked.peers)


if __name__ == "__main__":
    main()
