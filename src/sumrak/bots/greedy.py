"""One ply: every option is played in a few guessed worlds, and what comes of it is judged.

What an option sets going is played out until no effect is half done (a duel to its end): there everybody does what
judges best for himself, but what is chosen in secret is drawn, for nobody could know better.
"""

from __future__ import annotations

import math
from random import Random

from sumrak.bots.chair import Chair
from sumrak.bots.settling import settled
from sumrak.game import Game

PLAYOUTS, FEWEST, MOST = 60, 3, 12
"""About so many playouts a decision, in so many worlds: in the fewest all options, in more those between which it is open."""
DOUBT = 2.0
"""It is open as long as the mean difference is not so many times its standard error."""
DEPTH, AMONG_MANY = 2, 1
"""So many choices on the way are weighed rather than drawn; and where more than two play, for a second would take twice the time."""


def choose(chair: Chair, seed: int) -> str:
    """The best option on average; of equals the first. Options with a warning only if there are no others.

    What leaves everything else open – the same question is asked again – and is better than nothing goes first: the attack
    that would have been best still is, but it would have closed the rest.
    """
    options = chair.options
    tried = chair.worth_trying()
    if len(tried) == 1:
        return options[tried[0]].notation
    found: dict[int, list[float]] = {i: [] for i in tried}
    now, stays, spent = list[float](), set(tried), 0
    depth = DEPTH if chair.seats == 2 else AMONG_MANY
    for n in range(MOST):
        luck = seed * MOST + n
        world = chair.determinize(luck)
        now.append(chair.judgement(world))
        if not chair.is_quiet(world):
            stays.clear()
        for i in tried:
            game = world.copy()
            game.play(i, seat=chair.seat)
            game = played_out(chair, game, Random(luck), depth)
            found[i].append(chair.judgement(game))
            if not chair.asks_again(game):
                stays.discard(i)
        spent += len(tried)
        if n + 1 >= FEWEST:
            tried = still_open(tried, stays, found, now)
            if len(tried) == 1 or spent + len(tried) > PLAYOUTS:
                break
    return options[best_of(gains(tried, stays, found, now) or tried, found)].notation


def gains(tried: list[int], stays: set[int], found: dict[int, list[float]], now: list[float]) -> list[int]:
    """The options that leave everything else open and are better than nothing."""
    return [i for i in tried if i in stays and sum(found[i], 0.0) > sum(now, 0.0)]


def best_of(tried: list[int], found: dict[int, list[float]]) -> int:
    return max(tried, key=lambda i: sum(found[i], 0.0))


def still_open(tried: list[int], stays: set[int], found: dict[int, list[float]], now: list[float]) -> list[int]:
    """The options that may yet turn out to be the best; what was the same in all worlds is the same, and the first is enough."""
    first = gains(tried, stays, found, now)
    best = best_of(first or tried, found)
    if first:
        if not is_clear(found[best], now):
            return tried
        tried = first
    return [i for i in tried if i == best or not is_clear(found[best], found[i])]


def is_clear(better: list[float], worse: list[float]) -> bool:
    """Whether what was better on average in these worlds, or just as good, is so for all we know."""
    apart = [a - b for a, b in zip(better, worse)]
    mean = sum(apart, 0.0) / len(apart)
    squares = sum([(x - mean) ** 2 for x in apart], 0.0)
    return mean >= DOUBT * math.sqrt(squares / (len(apart) - 1) / len(apart))


def played_out(chair: Chair, game: Game, luck: Random, depth: int) -> Game:
    """A game gone on with until it is quiet."""
    return Game(game.spec, game.origin, settled(game.spec, game.state, luck, depth), game.answers)
