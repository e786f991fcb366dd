"""Sumrak: a rules-enforcing table, judge and laboratory for complex card games.

game = sumrak.new("the_v", decks=["reaper", "skorn"], seed=7)
while not game.is_over:
    game.play(game.decision.options[0])
print(game.outcome)
"""

import sumrak.games  # noqa: F401  # first: imported later, the package would hide the function of its name
from sumrak.bots import chair
from sumrak.catalog import catalogue, games, rulebook
from sumrak.game import Decision, Explanation, Game, IllegalMove, InvalidNotation, Option, Outcome, Reason, new
from sumrak.records import RecordParted, replay, scenario

__version__ = "0.1.0"

__all__ = [
    "Decision",
    "Explanation",
    "Game",
    "IllegalMove",
    "InvalidNotation",
    "Option",
    "Outcome",
    "Reason",
    "RecordParted",
    "catalogue",
    "chair",
    "games",
    "new",
    "replay",
    "rulebook",
    "scenario",
]
