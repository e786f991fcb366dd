"""One ply: every option is played in a few guessed worlds, and what comes of it is judged.

What an option sets going is played out until no effect is half done (a duel to its end): there everybody does what
judges best for himself, but what is chosen in secret is drawn, for nobody could know better.
"""

from __future__ import annotations

from random import Random

from sumrak.bots.chair import Chair
from sumrak.bots.settling import settled
from sumrak.game import Game

PLAYOUTS, FEWEST, MOST = 60, 3, 12
"""About so many playouts a decision, in so many worlds."""
DEPTH = 2
"""So many choices on the way are weighed rather than drawn."""


def choose(chair: Chair, seed: int) -> str:
    """The best option on average; of equals the first. Options with a warning only if there are no others.

    What leaves everything else open – the same question is asked again – and is better than nothing goes first: the attack
    that would have been best still is, but it would have closed the rest.
    """
    options = chair.options
    tried = chair.worth_trying()
    if len(tried) == 1:
        return options[tried[0]].notation
    totals, stays = [0.0] * len(options), [0] * len(options)
    worlds = max(FEWEST, min(MOST, PLAYOUTS // len(tried)))
    now = 0.0
    for n in range(worlds):
        luck = seed * MOST + n
        world = chair.determinize(luck)
        now += chair.judgement(world)
        for i in tried:
            game = world.copy()
            game.play(i, seat=chair.seat)
            game = played_out(chair, game, Random(luck), DEPTH)
            totals[i] += chair.judgement(game)
            stays[i] += chair.asks_again(game)
    if chair.is_quiet(world):
        tried = [i for i in tried if stays[i] == worlds and totals[i] > now] or tried
    return options[max(tried, key=totals.__getitem__)].notation


def played_out(chair: Chair, game: Game, luck: Random, depth: int) -> Game:
    """A game gone on with until it is quiet."""
    return Game(game.spec, game.origin, settled(game.spec, game.state, luck, depth), game.answers)
