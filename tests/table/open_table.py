"""Run a table server for a test: `python open_table.py FACE DATA [PORT]`, FACE is the module `sumrak` or stands in for it."""

import importlib
import os
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))


def same_games() -> None:
    """Every game of the same decks is dealt the same, and bots draw the same lots in it."""
    from sumrak.table import seats, thinkers

    thinks = thinkers.Thinkers.choose

    async def choose(self: Any, bot: str, game: Any, seat: int, seed: int, seconds: float = 0.0) -> str:
        return await thinks(self, bot, game, seat, 1009 * len(game.answers) + seat, seconds)

    seats.new_seed = lambda: f"{7:032x}"
    thinkers.Thinkers.choose = choose  # type: ignore[method-assign]


def main() -> int:
    from sumrak.table import app

    if os.environ.get("GAMES") == "same":
        same_games()

    name, data, port = sys.argv[1], Path(sys.argv[2]), int((*sys.argv, 0)[3])
    settings = app.Settings(data, bot_seconds=float(os.environ.get("BOT_SECONDS", "0")), bot_processes=1)
    if name != "sumrak":
        face = importlib.import_module(name)
        settings = settings._replace(face=face, bots=face)
    return app.serve("127.0.0.1", port, open_browser=False, settings=settings)


if __name__ == "__main__":
    sys.exit(main())
