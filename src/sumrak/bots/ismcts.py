"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse, IEEE TCIAIG 2012) for two and more seats.

Every simulation guesses a world that the seat cannot tell from the true one, goes down one tree of what happens, adds a
branch and judges where that leads. Each seat goes for its own value. Branches are keyed by notation, which means the
same in every guess. Where seats choose side by side in secret, each of the others goes down a tree of its own from
there, so that nobody answers what he cannot know.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from sumrak.bots.chair import Chair
from sumrak.bots.greedy import played_out
from sumrak.game import Game
from sumrak.kernel import agenda

SIMULATIONS = 200
EXPLORATION = 0.3
"""Against values that are stretched to 0 … 1 by the worst and the best seen."""
WIDENING = 2.0
"""Below the root a node that was visited n times has at most so many times √n branches: it deepens all the same."""
DEPTH = 1


class Edge:
    """One answer: how often it was offered and taken, what each seat had of it, and where it leads."""

    __slots__ = ("node", "offered", "totals", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = self.offered = 0
        self.totals = [0.0] * seats
        self.node = Node()


class Node:
    """A decision as one seat sees it. `aside`: where others begin who decide in secret at the same time."""

    __slots__ = ("aside", "edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[str, Edge] = {}
        self.aside: dict[int, Node] = {}


class Thought(NamedTuple):
    """What a search found about one option: visits, and its value for the seat that thinks, -1 … 1."""

    notation: str
    visits: int
    value: float


class Search:
    """A tree for one decision of one seat; `run` adds simulations, in as many portions as one likes."""

    def __init__(self, chair: Chair, seed: int) -> None:
        self.chair, self.luck, self.done = chair, Random(seed), 0
        options = chair.options
        self.worth = frozenset([options[i].notation for i in chair.worth_trying()])
        self.root = Node()
        seats = chair.determinize(seed).state.seats
        self.low, self.high = [1.0] * seats, [-1.0] * seats

    def run(self, simulations: int | None = None, seconds: float | None = None) -> None:
        """So many simulations, or as many as there is time for (one at least)."""
        start, count, longest = time.perf_counter(), 0, 0.0
        now = start
        while simulations is None or count < simulations:
            if seconds is not None and count and now + longest > start + seconds:
                return
            self.simulate()
            count += 1
            before, now = now, time.perf_counter()
            longest = max(longest, now - before)

    def simulate(self) -> None:
        """One guess, from the root to a judged position, and what it teaches."""
        self.done += 1
        game = self.chair.determinize(self.luck.getrandbits(48))
        path = self.descend(game)
        game = self.roll_out(game)
        values = [self.chair.judgement(game, seat) for seat in range(game.state.seats)]
        for seat, value in enumerate(values):
            self.low[seat], self.high[seat] = min(self.low[seat], value), max(self.high[seat], value)
        for node, edge in path:
            node.visits += 1
            edge.visits += 1
            edge.totals = [total + value for total, value in zip(edge.totals, values)]

    def descend(self, game: Game) -> list[tuple[Node, Edge]]:
        """Down the tree to the first new branch, and along it."""
        path: list[tuple[Node, Edge]] = []
        node, apart = self.root, dict[int, Node]()
        while not game.is_over:
            decision = self.first(game, path)
            seat = decision.seat
            in_secret = bool(game.state.strands) and seat != self.chair.seat
            here = apart.get(seat) or node.aside.setdefault(seat, Node()) if in_secret else node
            index, edge = self.pick(game, decision, here)
            path.append((here, edge))
            game.play(index, seat=seat)
            if in_secret:
                apart[seat] = edge.node
            else:
                node = edge.node
            if not game.state.strands:
                apart = {}
            if not edge.visits:
                break
        return path

    def first(self, game: Game, path: list[tuple[Node, Edge]]) -> agenda.Decision:
        """The decision to go on with: the one that is thought about, then the first of those that are open."""
        decisions = game.state.open_decisions()
        return decisions[0] if path else next(d for d in decisions if d.seat == self.chair.seat)

    def pick(self, game: Game, decision: agenda.Decision, node: Node) -> tuple[int, Edge]:
        """A branch by upper confidence bounds over those that are possible in this world, or a new one."""
        language, seat = game.spec.language, decision.seat
        known: list[tuple[int, Edge]] = []
        fresh: list[tuple[int, str]] = []
        for i, option in enumerate(decision.options):
            key = language.format(game.state, seat, option)
            if node is self.root and key not in self.worth:
                continue
            edge = node.edges.get(key)
            if edge is None:
                fresh.append((i, key))
            else:
                edge.offered += 1
                known.append((i, edge))
        if fresh and (node is self.root or len(known) < WIDENING * math.sqrt(node.visits + 1)):
            i, key = fresh[self.luck.randrange(len(fresh))]
            edge = node.edges[key] = Edge(game.state.seats)
            edge.offered = 1
            return i, edge
        low, width = self.low[seat], max(1e-9, self.high[seat] - self.low[seat])
        return max(known, key=lambda one: bound(one[1], seat, low, width))

    def roll_out(self, game: Game) -> Game:
        """On to a quiet position, everybody doing what is good for himself."""
        return played_out(self.chair, game, self.luck, DEPTH)

    def thoughts(self) -> list[Thought]:
        """The options that were tried, the best first."""
        return ranked(
            [
                Thought(key, edge.visits, edge.totals[self.chair.seat] / max(1, edge.visits))
                for key, edge in self.root.edges.items()
            ]
        )

    def line(self, most: int = 6) -> list[str]:
        """What is expected to follow: the answers visited most, the first of them the best option."""
        found: list[str] = []
        node = self.root
        while node.edges and len(found) < most:
            key = max(node.edges, key=lambda key: node.edges[key].visits)
            found.append(key)
            node = node.edges[key].node
        return found


def bound(edge: Edge, seat: int, low: float, width: float) -> float:
    """UCB1 among the branches that were offered with it, its value stretched to what has been seen."""
    value = (edge.totals[seat] / edge.visits - low) / width
    return value + EXPLORATION * math.sqrt(math.log(edge.offered) / edge.visits)


def ranked(thoughts: Iterable[Thought]) -> list[Thought]:
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.value, thought.notation))


def think(
    chair: Chair, seed: int, simulations: int | None = SIMULATIONS, seconds: float | None = None
) -> list[Thought]:
    """All options that were tried, the best first. With `simulations` the same seed gives the same thoughts."""
    search = Search(chair, seed)
    search.run(None if seconds is not None else simulations, seconds)
    return search.thoughts()


def choose(chair: Chair, seed: int, simulations: int | None = SIMULATIONS, seconds: float | None = None) -> str:
    """The option that the search came back to most often."""
    return think(chair, seed, simulations, seconds)[0].notation
