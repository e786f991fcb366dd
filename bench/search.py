"""Simulations a second of our tree search, beside OpenSpiel's on gin rummy in the same run.

    python bench/search.py --peers

A simulation of ours weighs the answers to one decision and more (`sumrak.bots.ismcts`); one of OpenSpiel's plays one game to
its end at random. Positions are from the middle of games. Ours and the peers take turns for `RUNS` rounds; medians are
printed, and the floor with whether it held. Seconds are those of the processor, so that what else the machine does
matters less. It prints and exits 0.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import sumrak
from sumrak import bots
from sumrak.bots.ismcts import Search

RUNS = 5
POSITIONS = 6
"""Of each game."""
FLOORS = {"the_v": 500.0}
GIN, PYTHON = "gin rummy, C++", "gin rummy, Python"


def chairs(game: str) -> list[bots.Chair]:
    """From the middle of random games: whoever has a choice there."""
    found, luck = list[bots.Chair](), random.Random(1)
    for seed in range(POSITIONS):
        whole = sumrak.new(game, seed=seed)
        while (decision := whole.decision) is not None:
            whole.play(luck.randrange(len(decision.options)), seat=decision.seat)
        middle = whole.at(len(whole.answers) // 2)
        assert middle.decision is not None
        found.append(bots.chair(middle, middle.decision.seat))
    return found


def ours(found: list[bots.Chair]) -> Callable[[int, int], object]:
    def search(n: int, simulations: int) -> object:
        return Search(found[n % len(found)], n).run(simulations)

    return search


def gin_rummy() -> list[Any]:
    """OpenSpiel states from the middle of random games."""
    import pyspiel

    game, found, luck = pyspiel.load_game("gin_rummy"), [], random.Random(1)
    while len(found) < POSITIONS:
        whole = game.new_initial_state()
        while not whole.is_terminal():
            whole.apply_action(luck.choice(whole.legal_actions()))  # chance: all cards alike
        middle, actions = game.new_initial_state(), whole.history()
        for n, action in enumerate(actions):
            if n >= len(actions) // 2 and not middle.is_chance_node() and len(middle.legal_actions()) > 1:
                found.append(middle)
                break
            middle.apply_action(action)
    return found


def peers() -> dict[str, Callable[[int, int], object]]:
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    found = gin_rummy()
    game = found[0].get_game()

    def cpp(n: int, simulations: int) -> object:
        evaluator = pyspiel.RandomRolloutEvaluator(1, n)
        return pyspiel.ISMCTSBot(n, evaluator, 2.0, simulations).step(found[n % len(found)])

    def python(n: int, simulations: int) -> object:
        luck = numpy.random.RandomState(n)
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        return ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=luck).step(found[n % len(found)])

    return {GIN: cpp, PYTHON: python}


def pace(search: Callable[[int, int], object], simulations: int, seconds: float, numbers: Iterator[int]) -> float:
    """Simulations a second; a round goes through all positions at least once."""
    done, start = 0, time.process_time()
    while True:
        search(next(numbers), simulations)
        done += simulations
        spent = time.process_time() - start
        if done >= simulations * POSITIONS and spent >= seconds:
            return done / spent


def measure(
    searches: dict[str, Callable[[int, int], object]], simulations: int, seconds: float
) -> dict[str, list[float]]:
    series: dict[str, list[float]] = {name: [] for name in searches}
    for search in searches.values():  # warm up
        search(0, min(20, simulations))
    for run in range(RUNS):
        for name, search in searches.items():
            series[name].append(pace(search, simulations, seconds, iter(range(run * 1000, run * 1000 + 1000))))
    return series


def report(series: dict[str, list[float]]) -> None:
    for name, rates in series.items():
        middle = statistics.median(rates)
        print(f"{name:18}{middle:>10,.0f} simulations/s   ({min(rates):,.0f} … {max(rates):,.0f})")
    print()
    for game in [name for name in series if name not in (GIN, PYTHON)]:
        rate = statistics.median(series[game])
        beside = [f"{rate / statistics.median(series[peer]):.2f} × {peer}" for peer in (GIN, PYTHON) if peer in series]
        if beside:
            print(f"{game}: {', '.join(beside)}")
        if game in FLOORS:
            print(f"{'held  ' if rate >= FLOORS[game] else 'MISSED'}  {game}: at least {FLOORS[game]:g} simulations/s")


def main() -> None:
    parser = argparse.ArgumentParser(description="Simulations a second, beside OpenSpiel's ISMCTS in the same run.")
    parser.add_argument("games", nargs="*", default=[], metavar="game", help=f"of {', '.join(sumrak.games())}; all")
    parser.add_argument("--peers", action="store_true", help="OpenSpiel's ISMCTS on gin rummy (extra: rl)")
    parser.add_argument("--simulations", type=int, default=200, help="a decision")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds a run at least (5 runs each)")
    asked = parser.parse_args()
    if asked.seconds <= 0 or asked.simulations < 1:
        parser.error("--seconds is more than 0, --simulations at least 1")
    if unknown := sorted({*asked.games} - {*sumrak.games()}):
        parser.error(f"unknown game {unknown[0]!r}; there are: {', '.join(sumrak.games())}")
    searches = {game: ours(chairs(game)) for game in asked.games or sumrak.games()}
    about = f"Sumrak {sumrak.__version__}, CPython {sys.version.split()[0]}"
    if asked.peers:
        try:
            searches |= peers()
        except ImportError as error:
            parser.error(f"{error.name} is missing: pip install '.[rl]'")
        from importlib.metadata import version

        about += f"; OpenSpiel {version('open-spiel')}"
    print(f"{about}; {asked.simulations} simulations a decision")
    report(measure(searches, asked.simulations, asked.seconds))


if __name__ == "__main__":
    main()
