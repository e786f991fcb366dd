"""The games there are, by id. A game is loaded when it is first asked for."""

from __future__ import annotations

import importlib
from functools import lru_cache
from typing import Any

from sumrak.kernel.rulebook import Rulebook
from sumrak.kernel.spec import Spec
from sumrak.words import Said

GAMES = {
    "berserk": ("sumrak.games.berserk.game", "BerserkSpec"),
    "night_watch": ("sumrak.games.night_watch.game", "NightWatchSpec"),
    "the_v": ("sumrak.games.the_v.game", "TheVSpec"),
    "vtes": ("sumrak.games.vtes.game", "VtesSpec"),
}


class UnknownGame(Said):
    """No game of this id."""

    def __init__(self, game: object) -> None:
        super().__init__("game-unknown", found=repr(game), known=", ".join(games()))


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(sorted(GAMES))


def check_game(game: str) -> None:
    if not isinstance(game, str) or game not in GAMES:
        raise UnknownGame(game)


def spec_of(game: str) -> Spec:
    check_game(game)
    return loaded(game)


@lru_cache
def loaded(game: str) -> Spec:
    module, name = GAMES[game]
    found: Spec = getattr(importlib.import_module(module), name)()
    return found


def rulebook(game: str) -> Rulebook:
    """The rulebook of a game: numbered paragraphs in both languages."""
    check_game(game)
    return Rulebook.of(game)


def catalogue(game: str) -> dict[str, Any]:
    """Cards, groups, decks and layout of a game for a client, as plain JSON types."""
    spec = spec_of(game)
    return {**spec.catalogue(), "seats": [spec.fewest, spec.most, spec.usual]}
