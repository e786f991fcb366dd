"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse, IEEE TCIAIG 2012) for two and more seats.

Every simulation takes a guessed world that the seat cannot tell from the true one, goes down one tree of what happens to
a decision that nobody has thought about, weighs its answers by what comes of them at once, and learns from the best of
them. Each seat goes for its own value. Branches are keyed by notation, which means the same in every guess. Where seats
choose side by side in secret, each of the others goes down a tree of its own from there, so that nobody answers what he
cannot know.

All options are tried in the same worlds, in the same order: what differs between them is not the luck of the draw.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from sumrak.bots.chair import Chair
from sumrak.bots.settling import settled
from sumrak.bots.tree import TRUST, Edge, Node, Spread, added, most_promising
from sumrak.kernel.agenda import Decision, Option
from sumrak.kernel.state import State

SIMULATIONS = 200
DEPTH = 1
"""So many choices on the way to a quiet position are weighed rather than drawn, where two play. Where more do, all are drawn: it takes
half the time, and what was chosen was as good."""
FIRST_LOOK, FEWEST, MOST = 600, 3, 40
"""Before anything else every option is weighed in so many worlds, about so many times together: what one ply can tell is told well."""
SHARE = 3
"""A short search weighs them so many times for each of its simulations, which takes about a tenth of its time."""
CLOSE = 2
"""In this first look so many choices on the way are weighed, where two play."""
ONCE = 8
"""So many of the options are looked at before any is looked at again."""
BREADTH = 6.0
"""Beyond the first, a decision that was visited n times has at most so many times √n answers: it deepens all the same."""
AHEAD, LONGEST = 1, 8
"""A simulation weighs on through the turn that is thought about, over so many decisions that are new, shared out among the seats."""
STEPS, WHIM = 30, 0.02
"""From there on everybody does what was good elsewhere, give or take a whim, as far as the game wants one to look ahead
(`Spec.foresight`); over so many decisions at most."""
WAYS = 3
"""So many ways to go on are drawn where a simulation looks ahead, and what they bring is averaged: a third of the noise comes
from there, and a quarter of the time (docs/decisions/017)."""


OFTEN = 0.25
"""What was visited so often, of the visits of the most visited option, is told apart by its merit."""


class Thought(NamedTuple):
    """What a search found about one option: visits, its value for the seat that thinks, -1 … 1, and that value with what
    it gains at once.
    """

    notation: str
    visits: int
    value: float
    merit: float = 0.0


class Search:
    """A tree for one decision of one seat; `run` adds simulations, in as many portions as one likes."""

    def __init__(self, chair: Chair, seed: int, simulations: int | None = None) -> None:
        """`simulations`: how many there will be, if that is known."""
        self.chair, self.luck, self.done = chair, Random(seed), 0
        self.first_look = FIRST_LOOK if simulations is None else min(FIRST_LOOK, SHARE * simulations)
        options = chair.options
        self.places = {options[i].notation: i for i in chair.worth_trying()}
        self.worth = frozenset(self.places)
        self.root, self.worlds = Node(), list[State]()
        game = chair.determinize(seed)
        self.spec, self.seats = game.spec, game.state.seats
        self.judge, self.prospect, self.format = self.spec.judgement, self.spec.prospect, self.spec.language.format
        self.spreads = [Spread() for _ in range(self.seats)]
        self.longest = max(1, LONGEST // self.seats)
        self.close, self.depth = (CLOSE, DEPTH) if self.seats == 2 else (0, 0)
        self.turn = 0
        self.lore: dict[tuple[int, str], list[float]] = {}

    def run(self, simulations: int | None = None, seconds: float | None = None) -> None:
        """So many simulations, or as many as there is time for (one at least)."""
        start, count, longest = time.perf_counter(), 0, 0.0
        now, until = start, math.inf if seconds is None else start + seconds
        if not self.root.edges:
            self.look(until if seconds is None else start + seconds / 4)
        while simulations is None or count < simulations:
            if count and now + longest > until:
                return
            self.simulate()
            count += 1
            before, now = now, time.perf_counter()
            longest = max(longest, now - before)

    def world(self, n: int) -> State:
        """Guess number n, to be played on in."""
        while len(self.worlds) <= n:
            self.worlds.append(self.chair.determinize(self.luck.getrandbits(48)).state)
        return self.worlds[n].copy()

    def asked(self, s: State) -> Decision:
        """The decision that is thought about."""
        return next(d for d in s.open_decisions() if d.seat == self.chair.seat)

    def look(self, until: float) -> None:
        """What comes of every option at once, in the same worlds with the same luck."""
        totals: dict[str, list[float]] = {key: [] for key in self.places}
        for n in range(max(FEWEST, min(MOST, self.first_look // len(totals)))):
            s, luck = self.world(n), self.luck.getrandbits(48)
            decision = self.asked(s)
            for key, i in self.places.items():
                end = self.after(s, decision, i, Random(luck), self.close)
                totals[key].append(self.judge(end, decision.seat))
                if time.perf_counter() > until:
                    return self.begin(totals)
        self.begin(totals)

    def begin(self, totals: dict[str, list[float]]) -> None:
        """With what all options brought, in as many worlds as all were looked at in; those for which there was no time are like the others."""
        worlds = max(1, min(map(len, totals.values())))
        known = [value for found in totals.values() for value in found[:worlds]]
        usual = sum(known, 0.0) / len(known)
        self.root.add(
            {key: sum(found[:worlds], 0.0) / worlds if found else usual for key, found in totals.items()}, self.seats
        )

    def after(self, s: State, decision: Decision, i: int, luck: Random, depth: int) -> State:
        """What an answer leads to, at the next quiet moment."""
        new = s.copy()
        new.choose(decision, decision.options[i])
        return settled(self.spec, new, luck, depth)

    def simulate(self) -> None:
        """From the root down to a judged position, and what it teaches."""
        self.done += 1
        path: list[tuple[Node, Edge]] = []
        values = self.outlook(self.descend(path))
        for spread, value in zip(self.spreads, values):
            spread.add(value)
        for node, edge in path:
            node.visits += 1
            edge.visits += 1
            edge.totals = [total + value for total, value in zip(edge.totals, values)]

    def descend(self, path: list[tuple[Node, Edge]]) -> State:
        """Down the tree and some decisions beyond it."""
        me, fresh = self.chair.seat, 0
        node, here, apart = self.root, self.root, dict[int, Node]()
        key, edge = self.first()
        s = self.world(edge.visits)
        self.turn = s.turn
        decision, i = self.asked(s), self.places[key]
        while True:
            path.append((here, edge))
            in_secret = bool(s.strands) and decision.seat != me
            s.choose(decision, decision.options[i])
            if in_secret:
                apart[decision.seat] = edge.node
            else:
                node = edge.node
            if not s.strands:
                apart = {}
            if s.end is not None:
                return s
            decision = s.open_decisions()[0]
            seat, here = decision.seat, node
            if s.strands and seat != me:
                here = apart.get(seat) or node.beside(seat)
            is_new = not here.edges
            found, best = self.meet(s, decision, here)
            fresh += is_new
            if is_new and (s.turn - self.turn >= AHEAD or fresh >= self.longest):
                return best if best is not None and not s.strands else s
            i, edge = found[most_promising([edge for _, edge in found], seat, self.spreads[seat].width())]

    def outlook(self, s: State) -> list[float]:
        """What each seat can expect of a position, which is used up."""
        ways = 1 if s.end is not None or s.turn - self.turn >= self.spec.foresight else WAYS
        ends = [self.rolled(s.copy()) for _ in range(ways - 1)]
        ends.append(self.rolled(s))
        return [sum([self.prospect(end, seat) for end in ends], 0.0) / ways for seat in range(self.seats)]

    def rolled(self, s: State) -> State:
        """On without weighing anything, so that what one leaves open is paid for."""
        luck = self.luck
        for _ in range(STEPS):
            if s.end is not None or s.turn - self.turn >= self.spec.foresight:
                break
            decision = s.open_decisions()[0]
            options, seat = decision.options, decision.seat
            if not s.strands:
                option = max([options[i] for i in self.forward(decision)], key=lambda o: self.whim(s, seat, o))
            elif self.spec.is_quiet(s):
                break
            else:
                option = options[luck.randrange(len(options))]
            s.choose(decision, option)
        return settled(self.spec, s, luck, self.depth)

    def first(self) -> tuple[str, Edge]:
        """The option to look at: to begin with, the best at first sight once each."""
        edges, me = list(self.root.edges.items()), self.chair.seat
        if self.done <= min(ONCE, len(edges)):
            return max([edge for edge in edges if not edge[1].visits], key=lambda edge: edge[1].value)
        return edges[most_promising([edge for _, edge in edges], me, self.spreads[me].width())]

    def meet(self, s: State, decision: Decision, node: Node) -> tuple[list[tuple[int, Edge]], State | None]:
        """The answers to look at, those not known here yet weighed; and what the best of the new ones leads to."""
        seat, options = decision.seat, decision.options
        keys = {self.format(s, seat, options[i]): i for i in self.forward(decision)}
        new = [key for key in keys if key not in node.edges]
        most = int(BREADTH * math.sqrt(node.visits + 1)) - (len(keys) - len(new))
        if len(new) > most:
            new = sorted(new, key=lambda key: -self.repute(seat, key))[: max(0, most)]
        best, values = None, dict[str, float]()
        for key in new:
            end = self.after(s, decision, keys[key], self.luck, self.depth)
            value = self.judge(end, seat)
            if best is None or value > max(values.values()):
                best = end
            values[key] = value
        if values:
            node.add(values, self.seats)
            self.remember(seat, values)
        return [(i, node.edges[key]) for key, i in keys.items() if key in node.edges], best

    def forward(self, decision: Decision) -> Sequence[int]:
        """The options that do not only take something back, if there are any."""
        every, backward = range(len(decision.options)), self.spec.takes_back
        return [i for i in every if decision.options[i][0] not in backward] or every if backward else every

    def whim(self, s: State, seat: int, option: Option) -> float:
        return self.repute(seat, self.format(s, seat, option)) + WHIM * self.luck.random()

    def repute(self, seat: int, key: str) -> float:
        """How much better than the others an answer was wherever it was weighed."""
        count, total = self.lore.get((seat, key), (1.0, 0.0))
        return total / count

    def remember(self, seat: int, values: dict[str, float]) -> None:
        mean = sum(values.values(), 0.0) / len(values)
        for key, value in values.items():
            found = self.lore.setdefault((seat, key), [0.0, 0.0])
            found[0] += 1
            found[1] += value - mean

    def thoughts(self) -> list[Thought]:
        """The options that were tried, the best first."""
        seat, edges = self.chair.seat, self.root.edges
        more = added(edges.values(), seat)
        return ranked(
            [
                Thought(key, edge.visits, edge.totals[seat] / edge.visits, edge.estimate(seat, more, TRUST))
                for key, edge in edges.items()
                if edge.visits
            ]
        )

    def line(self, most: int = 6) -> list[str]:
        """What is expected to follow: the answers visited most, the first of them the best option."""
        found: list[str] = []
        node = self.root
        while node.edges and len(found) < most:
            key = max(node.edges, key=lambda key: node.edges[key].visits)
            if not node.edges[key].visits:
                break
            found.append(key)
            node = node.edges[key].node
        return found


def ranked(thoughts: Iterable[Thought]) -> list[Thought]:
    """By merit those that were visited often, then the others by visits: a search that has just found something better
    has not been there most often yet.
    """
    found = list(thoughts)
    often = OFTEN * max([thought.visits for thought in found], default=0)
    return sorted(found, key=lambda x: (x.visits < often, -x.merit if x.visits >= often else -x.visits, x.notation))


def think(
    chair: Chair,
    seed: int,
    simulations: int | None = SIMULATIONS,
    seconds: float | None = None,
    processes: int = 1,
) -> list[Thought]:
    """All options that were tried, the best first. With `simulations` the same seed gives the same thoughts.

    Several processes grow a tree each and share out the simulations; what they found is put together.
    """
    if seconds is not None:
        simulations = None
    if processes > 1:
        from sumrak.bots.crew import think_together

        return think_together(chair, seed, simulations, seconds, processes)
    search = Search(chair, seed, simulations)
    search.run(simulations, seconds)
    return search.thoughts()


def choose(
    chair: Chair,
    seed: int,
    simulations: int | None = SIMULATIONS,
    seconds: float | None = None,
    processes: int = 1,
) -> str:
    """The option that the search thinks best."""
    worth = chair.worth_trying()
    if len(worth) == 1:
        return chair.options[worth[0]].notation
    return think(chair, seed, simulations, seconds, processes)[0].notation
